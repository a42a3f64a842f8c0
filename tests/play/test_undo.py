"""What may be taken back, and what may not."""

import pytest
from play.sessions import play_on, resume

from euphoria_ai import CHANCE
from euphoria_ai.cli.play.history import undo_point
from euphoria_ai.errors import EuphoriaError


def test_undo_goes_back_to_the_own_decision(begin, path):
    session = begin(2, chosen=("1=human", "2=human"))
    while session.game.kind != "turn":
        session.step() or session.decide(session.game.to_move, next(iter(session.legal(session.game.to_move))))
    seat, before = session.game.to_move, session.game.clone()
    session.decide(seat, next(text for text in session.legal(seat) if text.startswith("place")))
    assert session.undo(seat) == 1
    assert session.game == before
    assert resume(path).game == before
    session.decide(seat, next(text for text in session.legal(seat) if text.startswith("place")))


def test_undo_stops_at_dice_and_at_other_people(begin):
    session = begin(2, chosen=("1=human", "2=human"))
    session.advance()
    with pytest.raises(EuphoriaError, match="you have made no decision yet"):
        session.undo(0)
    session.decide(0, next(iter(session.legal(0))))
    session.decide(1, next(iter(session.legal(1))))
    with pytest.raises(EuphoriaError, match="P2 has decided since"):
        session.undo(0)
    session.advance()
    with pytest.raises(EuphoriaError, match="since"):
        session.undo(1)


def test_undo_any_goes_across_everything(begin, path):
    session = begin(2, free_undo=True)
    play_on(session, 12)
    session.advance()
    count = 0
    while any(step.seat == 0 for step in session.steps):
        session.undo(0)
        assert session.game.to_move == 0
        assert resume(path).game == session.game
        count += 1
    assert count == 12
    assert session.game.kind == "recruits"


def test_what_is_rolled_again_after_an_undo_is_the_same(begin):
    session = begin(2, free_undo=True)
    session.advance()
    first = next(iter(session.legal(0)))
    session.decide(0, first)
    session.advance()
    log = session.log(0)
    session.undo(0)
    session.decide(0, first)
    session.advance()
    assert session.log(0) == log


def test_every_allowed_undo_told_nothing(begin):
    """Whatever fair undo allows leaves the seat with the knowledge it had."""
    session = begin(3, chosen=("1=human", "2=policy", "3=policy"))
    allowed = refused = 0
    while not session.over:
        if session.waits_for == "person":
            index, reason = undo_point(session.steps, session.game, 0, session.people)
            if index is not None and reason is None:
                allowed += 1
                assert all(step.seat != CHANCE for step in session.steps[index:])
                before, after = (game.view(0).fields() for game in (session.steps[index].before, session.game))
                for old, new in zip(before["seats"], after["seats"], strict=True):
                    assert new["recruits"].count(255) == old["recruits"].count(255)
            elif index is not None:
                refused += 1
            session.decide(0, next(iter(session.legal(0))))
        else:
            session.step()
    assert allowed > 3
    assert refused > 3
