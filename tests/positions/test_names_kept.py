"""Names of players and comments: read from a file, typed in it, and still there in the file that is written."""

import re
import tomllib
from pathlib import Path

import pytest

from euphoria_ai import Rng, from_code, loads, template, to_code
from euphoria_ai.errors import EuphoriaError, PositionError
from euphoria_ai.narration.choices import choices
from euphoria_ai.positions.advance import carry_on
from euphoria_ai.positions.codes import parse_code
from euphoria_ai.positions.files import dumps, parse, read, save
from euphoria_ai.positions.keeping import updated
from euphoria_ai.positions.reading import names_of

ROOT = Path(__file__).resolve().parents[2]
FULL = (ROOT / "docs" / "position-format.md").read_text(encoding="utf-8").split("## A full example")[1]
FULL = FULL.split("```toml\n")[1].split("```")[0]
EXAMPLES = sorted((ROOT / "examples").glob("*.toml"))


def two(extra="", first="", second=""):
    return (
        f'{extra}\n[[player]]\nname = "Ana"\navailable = 3\nrecruits = "Lee"\n{first}\n'
        f'[[player]]\nname = "Ben Ø \\"x\\""\navailable = 4\nrecruits = "Nick"\n{second}\n'
    )


@pytest.mark.parametrize("key", ["you", "to_move", "first"])
@pytest.mark.parametrize("word", ["ana", "ANA", "An", "P1", 1])
def test_a_seat_by_name(key, word):
    written = word if isinstance(word, int) else f'"{word}"'
    assert loads(
        two("you = 2\nto_move = 2\nfirst = 2\nturn = 9\n".replace(f"{key} = 2", f"{key} = {written}"))
    ) == loads(two("you = 2\nto_move = 2\nfirst = 2\nturn = 9\n".replace(f"{key} = 2", f"{key} = 1")))


def test_shown_by_name():
    by_name = two("", 'hand = "bat box"\nmorale = 2\nshown = { Ben = "bat" }')
    assert loads(by_name) == loads(by_name.replace("Ben =", "P2 ="))
    assert loads(by_name) == loads(by_name.replace('Ben = "bat"', "bat = 1"))


def test_names_that_mean_no_seat():
    with pytest.raises(PositionError, match='you = "Zoe": a seat is expected, 1 to 2, or a player\'s name'):
        loads(two('you = "Zoe"'))
    with pytest.raises(PositionError, match='you = "Be": .*it fits P1, P2'):
        loads(two('you = "Be"').replace("Ana", "Bea"))
    with pytest.raises(PositionError, match='player 1 \\(P2\\), name = "P2": a name that reads as a seat'):
        loads(two().replace("Ana", "P2"))


def test_names_survive_file_and_code():
    file = read(two())
    assert file.names == ["Ana", 'Ben Ø "x"']
    assert read(dumps(file.position, names=file.names)).names == file.names
    code = to_code(file.position, file.names)
    assert from_code(code) == file.position and names_of(parse_code(code)) == file.names


def after(text, *moves):
    """(PositionFile, text of the file after the moves)."""
    file = read(text)
    position = list(carry_on(file.position, moves, Rng(1), file.names))[-1][0]
    new = updated(text, parse(text)[0], position, file.names)
    assert loads(new) == loads(dumps(position)) and read(new).names == file.names
    return new


def comments(text):
    return re.findall(r"#.*", text)


def test_a_file_is_changed_where_its_meaning_is():
    """One move changes a few lines; all others stay, aliases and comments too."""
    new = after(FULL, "Ben: place 6 generator")
    gone = [line for line in FULL.splitlines() if line not in new.splitlines()]
    assert [line.split(" =")[0] for line in gone] == ["goods", "knowledge", "available", "workers"]
    assert set(comments(FULL)) <= set(comments(new))
    assert 'wb = "plaza"' in new and 'hidden = "Nick"' in new


def test_a_comment_behind_a_changed_value_stays():
    text = two("[tracks]\neuphorian = 1   # the track\n", "# about goods\ngoods = 'energy'  # all I have\n")
    new = after(text, "place 3 generator")
    assert "# about goods\n" in new and "# all I have" in new and "# the track" in new
    assert new.count("[[player]]") == 2


def test_the_program_s_own_remarks_are_true():
    text = dumps(loads(FULL), names=("Ana", "Ben", "Cleo"))
    assert "P2 decides: turn." in text and "moment inside" not in text
    new = after(text, "place 6 generator")
    assert "P2 decides: more." in new and "P2 decides: turn" not in new
    newer = after(new, "stop")
    assert "P3 decides: turn." in newer
    for kept in (new, newer):
        assert kept.count("moment inside") == kept.count("\npending = ")


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_a_filled_in_template_keeps_its_explanations(edition):
    text = template(edition, 3)
    file = read(text)
    new = after(text, "place 1 farm")
    assert comments(text) == [line for line in comments(new) if line in comments(text)]
    assert file.names == [None] * 3


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_whole_turns_of_the_examples(path):
    """Comments are kept through many moves, and the text always means the position."""
    text = path.read_text(encoding="utf-8")
    file = read(text)
    position, kept, rng = file.position, text, Rng(7)
    for _ in range(12):
        if position.kind is None:
            break
        position = a_step(position, rng, file.names)
        kept = updated(kept, parse(kept)[0], position, file.names)
        assert loads(kept) == loads(dumps(position)) and read(kept).names == file.names
    alone = [
        line for line in text.splitlines() if line.startswith("#") and " as P" not in line and "moment" not in line
    ]
    assert set(alone) <= set(comments(kept))


def a_step(position, rng, names=()):
    """The position after the last legal move that asks for no more to be typed."""
    for text in [choice.text for choice in reversed(choices(position)[0])] or ["?"]:
        try:
            return list(carry_on(position, [text], rng, names))[-1][0]
        except EuphoriaError:
            continue
    raise AssertionError("no move goes on")


@pytest.mark.parametrize(
    "text",
    [
        "player = [{ available = 3, recruits = 'Lee' }, { available = 4, recruits = 'Nick' }]\n",
        two("moves = ['place 3 generator']"),
        two('[tracks]\nEuphorian = 1\n"wastelander" = 2\n'),
        two().replace("\n", "\r\n"),
        two("", "[player.stars]\neuphorian = 1 # mine\n"),
        "tracks.euphorian = 2\n" + two(),
    ],
)
def test_any_layout(text):
    """However a file is laid out: what is written means the position."""
    file = read(text)
    position = file.position
    for _ in range(4):
        position = a_step(position, Rng(3), file.names)
        new = updated(text, parse(text)[0], position, file.names)
        assert loads(new) == loads(dumps(position))
        tomllib.loads(new)


def test_save_like(tmp_path):
    file = read(FULL)
    save(tmp_path / "a.toml", file.position, like=file)
    assert (tmp_path / "a.toml").read_text(encoding="utf-8") == FULL
    code = read(to_code(file.position, file.names))
    save(tmp_path / "b.toml", file.position, like=code)
    assert read((tmp_path / "b.toml").read_text(encoding="utf-8")).names == ["Ana", "Ben", "Cleo"]
