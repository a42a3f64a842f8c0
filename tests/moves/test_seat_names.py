"""Names of the people at the table, where seats are typed and shown."""

import pytest

from euphoria_ai.errors import InvalidMoveError
from euphoria_ai.moves.seat_names import clean_name, labels, reads_as_seat, seats_called, split_seat, with_seats

NAMES = ["Ana", "Ben", "José María", None, "Anatol", "Mr. T the 2nd"]


def test_labels():
    assert labels(NAMES, 6) == ["P1 Ana", "P2 Ben", "P3 José María", "P4", "P5 Anatol", "P6 Mr. T the 2nd"]
    assert labels((), 2) == ["P1", "P2"]
    assert labels([None, "Christopher Robin Milne"], 2) == ["P1", "P2 Christopher Robi"]


def test_a_clean_name():
    assert clean_name(" A\x1b[2Jnn:\n B ") == "A [2Jnn B"
    assert len(clean_name("x" * 500)) == 40
    assert [name for name in ("P2", "2", "player 3", "p1 Ann", "Pete", "Player One", "") if reads_as_seat(name)] == [
        "P2",
        "2",
        "player 3",
        "p1 Ann",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ana", [0]),
        ("ANA ", [0]),
        ("an", [0, 4]),
        ("anat", [4]),
        ("be", [1]),
        ("jose maria", [2]),
        ("José", [2]),
        ("P4", [3]),
        ("4", [3]),
        ("player 4", [3]),
        ("p2 ben", [1]),
        ("P2 Ana", []),
        ("P9", []),
        ("zoe", []),
        ("", []),
        ("mr. t the 2nd", [5]),
    ],
)
def test_seats_called(text, found):
    assert seats_called(text, 6, NAMES) == found


@pytest.mark.parametrize("seat", range(6))
def test_what_is_printed_is_read(seat):
    """A label stands for its seat, alone, in front of a move and in front of what is shown."""
    called = labels(NAMES, 6)[seat]
    assert split_seat(f"{called}: place 3 farm", 6, NAMES) == (seat, "place 3 farm")
    assert split_seat(f"{called} shows bear", 6, NAMES, ("shows",)) == (seat, "shows bear")
    assert with_seats(f"trade {called} give gold for bat", NAMES) == f"trade P{seat + 1} give gold for bat"


def test_split_seat():
    assert split_seat("place 3 farm", 6, NAMES) == (None, "place 3 farm")
    assert split_seat("shows bear", 6, NAMES, ("shows",)) == (None, "shows bear")
    assert split_seat("José María reveals Lee", 6, NAMES, ("reveals",)) == (2, "reveals Lee")
    with pytest.raises(InvalidMoveError, match="'an' may be P1 or P5"):
        split_seat("an: stop", 6, NAMES)
    with pytest.raises(InvalidMoveError, match="'zoe' is no seat; the seats are P1 Ana, P2 Ben"):
        split_seat("zoe: stop", 6, NAMES)


@pytest.mark.parametrize(
    ("text", "kind", "read"),
    [
        ("trade ana give gold for bat", "turn", "trade P1 give gold for bat"),
        ("trade Anatol give gold for bat", "turn", "trade P5 give gold for bat"),
        ("trade P2 give gold for bat", "turn", "trade P2 give gold for bat"),
        ("bump Ben 5", "bump", "bump P2 5"),
        ("ben 5", "bump", "P2 5"),
        ("Ana", "start", "P1"),
        ("use Ben the Ludologist", "use", "use Ben the Ludologist"),
        ("ben", "use", "ben"),
    ],
)
def test_with_seats(text, kind, read):
    """A name is a seat only where a seat is meant: recruits have names too."""
    assert with_seats(text, NAMES, kind) == read
