"""The features of the learned evaluation: each what its name says, in their order, and nothing that is hidden."""

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from helpers import build
from search.middle import games as middle_games
from search.slow_features import slow_features
from search.starts import games

from euphoria_ai.catalog import ARTIFACTS, GOODS, RECRUITS, SPACES
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.features import game_features
from euphoria_ai.editions import EDITIONS
from euphoria_ai.search.feature_names import CARDS, FACTIONS, FACTS, GROUPS, board_names, features_hash, seat_names
from euphoria_ai.search.feature_names import SPACES as ROOM
from euphoria_ai.search.observation import features, mean_features

DOCS = Path(__file__).parents[2] / "docs" / "features.md"
WORDS = {"FACTION": FACTIONS, "GOOD": GOODS, "ARTIFACT": ARTIFACTS}


def kind_of(name):
    """The name without what it is of: `FACTION level`, `taken N`, `RIVAL hand`."""
    words = name.split(" ")
    if words[0] in ("leader", "mean", "next") and words[1] in FACTS:
        words[0] = "RIVAL"
    elif words[0] == "on" and words[1] in GROUPS:
        words[1] = "GROUP"
    else:
        words = [next((kind for kind, names in WORDS.items() if word in names), word) for word in words]
    return re.sub(r"\d+", "N", " ".join(words))


BOARD_KINDS, SEAT_KINDS = Counter(map(kind_of, board_names())), Counter(map(kind_of, seat_names()))


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("names", [board_names(), seat_names()], ids=["board", "seat"])
def test_names_are_unique(names):
    assert len(set(names)) == len(names)


def test_as_many_names_as_the_core_writes():
    for _, game in games()[::20]:
        board, seats = game_features(game)
        assert len(board) == len(board_names())
        assert {len(seat) for seat in seats} == {len(seat_names())}
        assert len(seats) == game.seats


def test_names_are_pinned():
    """Networks are trained on these features: another hash means that all of them are trained anew."""
    assert features_hash() == "ee4327cef93f2d1a"


def test_there_is_room_for_cards_and_spaces():
    assert len(RECRUITS) <= CARDS
    assert len(SPACES) <= ROOM


# ---------------------------------------------------------------- values


EDITIONS_AND_SEATS = [(edition, seats) for edition in EDITIONS for seats in range(2, 7)]

# not before a roll, which is never the start of a turn; a factionless recruit is never hidden (R11, R99)
NEVER = {"not rolled", "hidden factionless"}


def test_the_games_are_many_and_show_every_kind_of_feature():
    assert len(games()) > 500
    assert {where[:2] for where, _ in games()} == set(EDITIONS_AND_SEATS)
    met = set()
    for _, game in games():
        board, seats = game_features(game)
        for names, values in ((board_names(), board), *((seat_names(), values) for values in seats)):
            met |= {name for name, value in zip(names, values, strict=True) if value}
    assert {*BOARD_KINDS, *SEAT_KINDS} - set(map(kind_of, met)) == NEVER


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seats"), EDITIONS_AND_SEATS)
def test_values_are_what_the_names_say(edition, seats):
    """Against the same features counted from the fields; legal spaces and dilemmas from the reference program."""
    differing = {}
    for where, game in games():
        if where[:2] != (edition, seats):
            continue
        values, slow = game_features(game), slow_features(game)
        sides = [("board", board_names(), values[0], slow[0])]
        sides += [(f"seat {i}", seat_names(), values[1][i], slow[1][i]) for i in range(seats)]
        for who, names, found, wanted in sides:
            assert set(wanted) <= set(names)
            for name, value in zip(names, found, strict=True):
                if value != wanted.get(name, 0):
                    told = f"{where}, turn {game.turn}, {who}: {value}, not {int(wanted.get(name, 0))}"
                    differing.setdefault(name, told)
    assert differing == {}


def test_legal_spaces_of_the_seat_to_move_are_its_moves():
    """Beside the reference program: the core's own list of moves."""
    first = seat_names().index("legal 0")
    tried = 0
    for _, game in games()[::2]:
        texts = [game.text(move).split() for move in game.legal_moves()]
        places = {words[2] for words in texts if words[0] == "place"}
        if places:
            _, seats = game_features(game)
            legal = seats[game.active][first : first + ROOM]
            assert {SPACES[i]["id"] for i, bit in enumerate(legal) if bit} == places
            tried += 1
    assert tried > 100


def test_legal_spaces_of_others_are_those_of_their_own_turn():
    """The same table with another seat to move, where that seat has a choice."""
    first = seat_names().index("legal 0")
    tried = 0
    for _, game in games()[::5]:
        _, seats = game_features(game)
        for seat in range(game.seats):
            fields = game.fields()
            fields["active"] = seat
            for frame in fields["stack"]:
                frame["seat"] = seat
            moved = Game.from_fields(fields)
            places = {text.split()[2] for text in map(moved.text, moved.legal_moves()) if text.startswith("place ")}
            if moved.fields() == fields and places:  # else the turn was forced
                legal = seats[seat][first : first + ROOM]
                assert {SPACES[i]["id"] for i, bit in enumerate(legal) if bit} == places
                tried += seat != game.active
    assert tried > 100


def test_large_numbers_stop_at_a_byte():
    """Absurd riches: every value stays a byte and none runs over into a neighbour."""
    rich = build({"goods": "300 energy 300 gold"}, {"goods": "9000 water"}, {}, turn=60_000)
    board, seats = features(rich)
    slow_board, slow_seats = slow_features(rich)
    assert [int(slow_board.get(name, 0)) for name in board_names()] == board.tolist()
    for mine, slow in zip(seats, slow_seats, strict=True):
        values = [min(255, int(slow.get(name, 0))) for name in seat_names()]
        assert values == mine.tolist()


# ---------------------------------------------------------------- arrays; what a seat knows


def test_features_as_arrays():
    for _, game in games()[::40]:
        board, seats = features(game)
        assert board.dtype == seats.dtype == np.uint8
        assert (board.shape, seats.shape) == ((len(board_names()),), (game.seats, len(seat_names())))
        assert (board.tobytes(), [row.tobytes() for row in seats]) == game_features(game)


def test_means_over_worlds():
    game = dict(middle_games())["base 4 turn"]
    position = game.view(game.to_move)
    rng = Rng(5)
    dealt = [features(position.determinize(rng)) for _ in range(10)]
    board, seats = mean_features(position, worlds=10, seed=5)
    assert board.dtype == seats.dtype == np.float32
    assert board == pytest.approx(np.mean([part for part, _ in dealt], axis=0))
    assert seats == pytest.approx(np.mean([part for _, part in dealt], axis=0))
    assert (board == features(game)[0]).all()  # all of the board is public
    assert not (seats == seats.round()).all()
    with pytest.raises(ValueError, match="worlds = 0"):
        mean_features(position, worlds=0)


@pytest.mark.parametrize("name", [name for name, _ in middle_games()])
def test_means_over_worlds_hold_nothing_hidden(name):
    """Equal for games that the seat cannot tell apart, though the games' own features differ."""
    game = dict(middle_games())[name]
    position = game.view(game.to_move)
    board, seats = mean_features(position, worlds=8)
    for seed in (1, 2):
        twin = position.determinize(Rng(seed))
        other_board, other_seats = mean_features(twin.view(game.to_move), worlds=8)
        assert (other_board == board).all()
        assert (other_seats == seats).all()


def test_features_of_the_twins_differ():
    """Or the test above would say nothing."""
    differing = 0
    for _, game in middle_games():
        twin = game.view(game.to_move).determinize(Rng(1))
        differing += game_features(twin) != game_features(game)
    assert differing > 0.8 * len(middle_games())


# ---------------------------------------------------------------- the document


def table_of(heading):
    """{kind: how many} of the table below a heading of the document."""
    text = DOCS.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    return Counter(
        {name: int(count) for name, count in re.findall(r"^\| `([^`]+)` \| (\d+) \| \S", text, re.MULTILINE)}
    )


def test_every_feature_is_described():
    """One row for each kind, with how many there are of it."""
    assert table_of("The board") == BOARD_KINDS
    assert table_of("A seat") == Counter({kind: n for kind, n in SEAT_KINDS.items() if not kind.startswith("RIVAL")})
    rivals = {kind.removeprefix("RIVAL "): n for kind, n in SEAT_KINDS.items() if kind.startswith("RIVAL")}
    assert table_of("Rivals") == Counter(rivals)


def test_the_document_counts_right():
    text = DOCS.read_text(encoding="utf-8")
    assert f"{len(board_names())} features of the board" in text
    assert f"{len(seat_names())} of a seat" in text


def test_the_shown_calls_work():
    lines = re.findall(r"^    (\S.*)$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    game = Game.new("ignorance", 3, seed=4)
    found = {"game": game, "position": game.view(0)}
    exec("\n".join(lines), found)
    assert (found["board"].shape, found["seats"].shape) == ((len(board_names()),), (3, len(seat_names())))
