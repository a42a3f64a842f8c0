"""No seat sees what it cannot know, and counsel is what the asking seat could have found."""

from play.sessions import TINY, play_on, text_of

from euphoria_ai import CHANCE, Rng
from euphoria_ai.cli.play import counsel, layout, views
from euphoria_ai.cli.play.history import NOBODY, Step, step_lines
from euphoria_ai.positions.data import position_data

# ---------------------------------------------------------------- secrets


def twin_of(game, seat, seed):
    """A game that the seat cannot tell from this one, with other cards where it can."""
    return game.view(seat).determinize(Rng(seed))


def test_the_log_of_a_seat_tells_nothing_hidden(begin):
    """In a world that differs only in what a seat cannot know, the same thing happening reads the same."""
    session = begin(3, 9, ("1=human", "2=policy", "3=policy"))
    play_on(session)
    compared = different = 0
    for index, step in enumerate(session.steps):
        for observer in (0, 1):
            twin = twin_of(step.before, observer, index)
            if twin.to_move != step.before.to_move or twin.kind != step.before.kind:
                continue
            move = step.entries[0][2]
            if step.seat == CHANCE and step.kind != "roll" and move not in [int(m) for m in twin.legal_moves()]:
                move = twin.legal_moves()[0]
            if step.kind == "recruits" and step.seat != observer:
                move = twin.legal_moves()[0]
            if move not in twin.legal_moves():
                continue
            after = twin.clone()
            after.log = []
            after.apply(move)
            if after.view(observer) != session.after(index).view(observer):
                continue
            other = Step(twin, step.n, step.seat, step.kind, step.text, tuple(after.log))
            assert step_lines(other, after, session.names, observer) == session.lines(index, observer), step.text
            compared += 1
            different += twin != step.before
    assert compared > 200
    assert different > 100


def test_hints_and_reasons_use_the_view_only(begin):
    session = begin(3, chosen=("1=human", "2=policy", "3=policy"))
    play_on(session, 8)
    session.advance()
    texts = list(session.legal(0))

    def told():
        advice = counsel.hint(session, 0, TINY)
        advice.pop("timing")
        index = counsel.last_move(session)
        return (
            advice,
            counsel.compare(session, 0, texts[-1], TINY),
            counsel.compare(session, 0, "place 6 market_ea", TINY),
            counsel.judge(session, 0, index, TINY),
            list(session.legal(0)),
            [text_of(picture) for picture in layout.pictures(position_data(session.view(0)), 80)],
        )

    one = told()
    session.record.game = twin_of(session.game, 0, 3)
    index = counsel.last_move(session)
    session.steps[index] = session.steps[index]._replace(before=twin_of(session.steps[index].before, 0, 4))
    assert told() == one


def test_nobody_is_told_no_secrets(begin):
    session = begin(2, chosen=("1=policy", "2=policy"))
    session.advance()
    assert session.over
    log = "\n".join(session.log(NOBODY))
    assert "is dealt an ethical dilemma" in log
    assert "is dealt Ethical" not in log
    assert "keep " not in log.split("begins")[0]


# ---------------------------------------------------------------- counsel


def test_hint_plays_nothing_and_names_a_legal_move(begin):
    session = begin()
    session.advance()
    before = session.game.clone()
    advice = counsel.hint(session, 0, TINY)
    assert session.game == before
    assert advice["turns"][0]["move"] in session.legal(0)
    assert text_of(views.hint_lines(advice, 80)).startswith("best turns, with your chance to win (60 iterations):\n1. ")


def test_why_not_compares_or_tells_the_rule(begin):
    session = begin()
    play_on(session, 2)
    session.advance()
    found = counsel.compare(session, 0, next(iter(session.legal(0))), TINY)
    assert found.reason is None
    turn = found.advice["turns"][found.number]
    assert turn["label"] == found.text
    assert turn["win"][0]["low"] <= turn["win"][0]["win"] <= turn["win"][0]["high"]
    assert found.advice["turns"][0]["label"] in session.legal(0)
    assert "you win" in text_of(views.comparison_lines(found, 80))
    refused = counsel.compare(session, 0, "place 6 market_ea", TINY)
    assert "(R" in refused.reason


def test_why_looks_at_the_last_move_from_the_own_seat(begin):
    session = begin(chosen=("1=human", "2=policy"))
    session.advance()
    assert counsel.last_move(session) is None
    session.decide(0, next(iter(session.legal(0))))
    session.advance()
    index = next(i for i, step in enumerate(session.steps) if step.kind == "recruits" and step.seat == 1)
    secret = counsel.judge(session, 0, index, TINY)
    assert secret.secret
    assert session.steps[index].text not in text_of(views.judgement_lines(secret, "P2", 80))
    while session.steps[counsel.last_move(session)].kind != "turn":
        play_on(session, 1)
        session.advance()
    found = counsel.judge(session, 0, counsel.last_move(session), TINY)
    assert found.seat == 1
    assert found.text in [text for text, *_ in found.rows]
    assert all(low <= win <= high for _, _, win, low, high in found.rows)
    assert not set(found.reasons) & set(found.told)
    assert not any("your" in reason for reason in found.reasons)
    assert "<- played" in text_of(views.judgement_lines(found, "P2", 80))
