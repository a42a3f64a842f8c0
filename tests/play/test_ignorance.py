"""A table of *Ignorance Is Bliss*: played to its end, saved, resumed, taken back."""

import pytest

from euphoria_ai.cli.play import layout, views
from euphoria_ai.cli.play.history import NOBODY
from euphoria_ai.cli.play.seating import chairs_of
from euphoria_ai.cli.play.session import Session
from euphoria_ai.cli.play.table import BY_FACE
from euphoria_ai.cli.text import plain, trimmed
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.games.replay import verify
from euphoria_ai.positions.data import position_data


@pytest.fixture
def begin(tmp_path):
    made = []

    def begin(seats, seed=5, chosen=("1=human", "2=policy"), **more):
        path = str(tmp_path / f"game{len(made)}.jsonl")
        made.append(Session.new(path, chairs_of(seats, None, chosen, "1"), seed, edition="ignorance", **more))
        return made[-1]

    yield begin
    for session in made:
        session.close()


def play_until(session, stop, pick=0):
    """Let the people take their moves by number until `stop(session)` or the end."""
    count = 0
    while True:
        session.advance()
        if session.over or stop(session):
            return session
        seat = session.game.to_move
        texts = list(session.legal(seat))
        session.decide(seat, texts[(pick + count) % len(texts)])
        count += 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_is_played_and_recorded_to_its_end(begin, seats):
    chosen = ("1=human", *(f"{seat}=policy" for seat in range(2, seats + 1)))
    session = play_until(begin(seats, chosen=chosen), lambda session: session.game.turn > 250, 3)
    path = session.record.path
    assert all(note.startswith("the game is not finished") for note in verify(path))
    session.close()
    again = Session.resume(path)
    again.close()
    assert again.game == session.game and again.log(0) == session.log(0)
    for observer in (NOBODY, 0):
        told = "\n".join(session.log(observer))
        assert "comes into the bazaar" in told and "from bazaar slot " in told


def test_the_screen_of_a_purchase(begin):
    """Slots are typed by their numbers, so the menu has none of its own."""
    from euphoria_ai.narration.choices import choices
    from euphoria_ai.narration.prompts import decision_prompt

    session = play_until(begin(2), lambda session: session.game.kind == "buy" and session.game.to_move == 0, 5)
    assert session.game.kind == "buy" and "buy" in BY_FACE
    position = session.view(0)
    found = choices(position)[0]
    slots = [int(choice.text.split()[1]) for choice in found]
    assert slots == sorted(slots) and [choice.text for choice in found] == list(session.legal(0))
    lines = [plain(line) for line in views.menus(decision_prompt(position), found, 80, 24, numbered=False)[0]]
    assert max(map(len, lines)) <= 80 and any(line.startswith(f"   slot {slots[0]}: ") for line in lines)
    for picture in layout.pictures(position_data(position), 80)[:-1]:
        shown = [plain(trimmed(line)) for line in picture]
        assert max(map(len, shown)) <= 80 and any(line.startswith("bazaar 1: ") for line in shown)
    slot = slots[-1]
    session.decide(0, str(slot))
    assert session.steps[-1].text.startswith(f"buy {slot} ")


def test_a_purchase_is_not_taken_back(begin):
    """The card that followed it into the row has been seen."""
    session = play_until(begin(2), lambda session: session.game.kind == "buy" and session.game.to_move == 0, 5)
    session.decide(0, "4")
    session.advance()
    with pytest.raises(EuphoriaError, match="come into the bazaar|been rolled|been shown"):
        session.undo(0)
