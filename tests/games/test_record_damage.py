"""Damaged records are refused with their line."""

import json
import random

import pytest
from positions.games import random_game

from euphoria_ai.errors import RecordError
from euphoria_ai.games.record import Recorder
from euphoria_ai.games.replay import replay, verify


def changed(lines, number, **changes):
    """The lines with keys of one (1-based) replaced, or left out where None."""
    entry = json.loads(lines[number - 1]) | changes
    text = json.dumps({key: value for key, value in entry.items() if value is not None}) + "\n"
    return [*lines[: number - 1], text, *lines[number:]]


def with_kind(lines, kind, forced=False):
    """Number of the first line of a kind."""
    return next(i for i, line in enumerate(lines, 1) if f'"kind": "{kind}"' in line and ('"forced"' in line) == forced)


DAMAGE = {
    "nothing": (lambda ls: [], ["empty"]),
    "no record": (lambda ls: ["hello\n", *ls], ["line 1", "not a JSON object", "game record"]),
    "a list": (lambda ls: ["[1]\n", *ls], ["line 1", "not a JSON object"]),
    "no header": (lambda ls: ls[1:], ["line 1", "no header", "euphoria-record"]),
    "format": (lambda ls: changed(ls, 1, format="chess"), ["line 1", "euphoria-record"]),
    "version": (lambda ls: changed(ls, 1, version=2), ["line 1", "version 2", "reads version 1"]),
    "rules": (lambda ls: changed(ls, 1, rules="0" * 64), ["line 1", "other rules data", "000000000000"]),
    "no rules": (lambda ls: changed(ls, 1, rules=None), ["line 1", "other rules data"]),
    "edition": (lambda ls: changed(ls, 1, edition="none"), ["line 1", "unknown edition 'none'", "base"]),
    "edition a list": (lambda ls: changed(ls, 1, edition=[1]), ["line 1"]),
    "option": (lambda ls: changed(ls, 1, options={"speed": True}), ["line 1", "unknown option 'speed'"]),
    "options a list": (lambda ls: changed(ls, 1, options=[1]), ["line 1"]),
    "seats": (lambda ls: changed(ls, 1, seats=7), ["line 1", "seats = 7", "2 to 6"]),
    "other seats": (lambda ls: changed(ls, 1, seats=3), ["line 10"]),
    "seats a text": (lambda ls: changed(ls, 1, seats="2"), ["line 1", "2 to 6"]),
    "broken line": (lambda ls: [*ls[:20], ls[20][:-9] + "\n", *ls[21:]], ["line 21", "damaged"]),
    "empty line": (lambda ls: [*ls[:20], "\n", *ls[20:]], ["line 21", "damaged"]),
    "deep line": (lambda ls: [*ls[:20], "[" * 100_000 + "\n", *ls[20:]], ["line 21", "damaged"]),
    "missing line": (lambda ls: ls[:20] + ls[21:], ["line 21", "decision 21 where 20 should follow"]),
    "line twice": (lambda ls: ls[:20] + ls[19:], ["line 21", "decision 19 where 20 should follow"]),
    "lines swapped": (lambda ls: [*ls[:20], ls[21], ls[20], *ls[22:]], ["line 21", "decision 21 where 20"]),
    "no number": (lambda ls: changed(ls, 15, n=None), ["line 15", "decision None where 14"]),
    "no move": (lambda ls: changed(ls, 15, move=None), ["line 15", 'no "move"']),
    "empty move": (lambda ls: changed(ls, 15, move=""), ["line 15"]),
    "move a number": (lambda ls: changed(ls, 15, move=7), ["line 15", 'no "move"']),
    "another seat": (lambda ls: changed(ls, with_kind(ls, "turn"), seat=5), ["seat 5", "decides: turn"]),
    "chance decides": (lambda ls: changed(ls, with_kind(ls, "turn"), seat="chance"),
                       ["seat 'chance'", "decides: turn"]),
    "another kind": (lambda ls: changed(ls, with_kind(ls, "turn"), kind="more"), ["kind 'more'", "decides: turn"]),
    "illegal move": (lambda ls: changed(ls, with_kind(ls, "turn"), move="place 7 farm"), ["place 7 farm"]),
    "move no move": (lambda ls: changed(ls, with_kind(ls, "turn"), move="sing"), ["sing"]),
    "wrong deal": (lambda ls: changed(ls, 3, move=json.loads(ls[1])["move"]), ["line 3", "deal"]),
    "forced denied": (lambda ls: changed(ls, with_kind(ls, "pay", True), forced=None),
                      ["the forced move 'pay", "first"]),
    "forced claimed": (lambda ls: changed(ls, with_kind(ls, "turn"), forced=True), ["marked as forced", "choice"]),
    "forced otherwise": (lambda ls: changed(ls, with_kind(ls, "pay", True), move="pay 7 gold"),
                         ["pay 7 gold", "but the forced move is"]),
    "result too early": (lambda ls: [*ls[:40], ls[-1]], ["line 41", "not over"]),
    "another result": (lambda ls: changed(ls, len(ls), result=json.loads(ls[-1])["result"][::-1]),
                       ["result", "but the game ended"]),
    "other stars": (lambda ls: changed(ls, len(ls), stars=[1, 2]), ["stars [1, 2]", "but the game ended"]),
    "who gave up": (lambda ls: changed(ls, len(ls), gave_up=[3]), ["gave_up = [3]; a list of seats"]),
    "who gave up, no list": (lambda ls: changed(ls, len(ls), gave_up="1"), ["gave_up = '1'"]),
    "more after the end": (lambda ls: [*ls, ls[-2]], ["after the result"]),
    "more after the last move": (lambda ls: [*ls[:-1], json.dumps(json.loads(ls[-2]) | {"n": len(ls) - 1}) + "\n"],
                                 ["after the end of the game"]),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_refused_with_its_line(lines, tmp_path, name):
    damage, words = DAMAGE[name]
    path = tmp_path / "game.jsonl"
    path.write_text("".join(damage(lines)))
    with pytest.raises(RecordError) as caught:
        verify(path)
    message = str(caught.value)
    assert message.startswith(str(path))
    assert not [word for word in words if word not in message], message
    with pytest.raises(RecordError):
        Recorder.resume(path)


def test_every_line_matters(lines):
    """Leaving out any one line but the last is noticed."""
    for i in range(1, len(lines) - 1, 7):
        with pytest.raises(RecordError):
            verify(lines[:i] + lines[i + 1 :])


def test_other_rules_may_be_asked_for(lines):
    other = changed(lines, 1, rules="0" * 64)
    assert replay(other, other_rules=True) == replay(lines)
    assert verify(other, other_rules=True) == []


def test_less_may_be_checked(lines):
    number = with_kind(lines, "turn")
    assert replay(changed(lines, number, seat=2, kind="none"), check=False) == replay(lines)


def test_files_that_are_no_records(tmp_path):
    with pytest.raises(RecordError, match="there is no such file"):
        replay(tmp_path / "none.jsonl")
    with pytest.raises(RecordError, match="a folder"):
        replay(tmp_path)
    (tmp_path / "binary").write_bytes(bytes(range(128, 256)) * 3)
    with pytest.raises(RecordError, match="line 1: not a JSON object"):
        replay(tmp_path / "binary")


def test_random_damage_never_ends_in_anything_but_an_error(lines):
    rnd = random.Random(1)
    data = "".join(lines[:80])
    for _ in range(150):
        at = rnd.randrange(len(data))
        text = data[:at] + rnd.choice('0"}{,x\n ') + data[at + rnd.randrange(3) :]
        try:
            verify(text.splitlines(keepends=True))
        except RecordError:
            pass


def test_games_of_the_helper_end():
    *_, game = random_game(2, 3)
    assert game.over
