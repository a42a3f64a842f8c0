"""Damaged saved states and fields, tried out in a process of their own: `python damage.py bytes|flips|fields`.

Every attempt must end in a ValueError or in a game that can be played on. What is being tried is written out first,
so that the last line tells what a crash or an endless loop is due to. Exit code 0: all went well.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from core.sealing import sealed
from core.walk import states
from helpers import build, play
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euphoria_ai.core.engine.game import MARK, Game, Rng
from euphoria_ai.core.state.layouts import FRAME_PARTS
from euphoria_ai.core.state.tables import SIZES

STATES = [game for seed in (1, 2) for game in states(seed, every=23)]
SAVED = [game.to_bytes() for game in STATES]
FEW = {"deadline": None, "derandomize": True, "database": None, "suppress_health_check": list(HealthCheck)}
KIND = st.sampled_from(sorted(FRAME_PARTS))
SMALL = st.sampled_from([0, 1, 2, 3, 5, 6, 7, 8, 15, 16, 17, 32, 60, 61, 62, 63, 64, 100, 127, 128, 200, 254, 255])


def told(*what):
    print(*what, flush=True)


def on(game):
    """Twelve decisions, if there are as many."""
    rng = Rng(1)
    for _ in range(12):
        moves = game.legal_moves()
        if not moves:
            return
        game.apply(int(moves[rng.below(len(moves))]))


def change(where, key, value):
    """A frame of another kind has other parts: what the two share stays, the rest is 0."""
    if key == "kind":
        where |= {part: where.get(part, 0) for part in FRAME_PARTS[value]}
    where[key] = value


def load(make, data):
    try:
        game = make(data)
    except ValueError:
        return
    on(game)


@settings(max_examples=600, **FEW)
@given(
    st.one_of(
        st.binary(max_size=60),
        st.binary(max_size=60).map(MARK.__add__),
        st.tuples(st.sampled_from(SAVED), st.integers(0, 1200)).map(lambda it: it[0][: it[1]]),
        st.tuples(st.sampled_from(SAVED), st.binary(min_size=1, max_size=40)).map(lambda it: it[0] + it[1]),
        st.tuples(st.sampled_from(SAVED), st.binary(min_size=SIZES["state"], max_size=SIZES["state"])).map(
            lambda it: sealed(it[0][: -SIZES["state"]] + it[1])
        ),
    )
)
def garbage(data):
    told("bytes", data[:40].hex(), "in all", len(data))
    load(Game.from_bytes, data)


@settings(max_examples=900, **FEW)
@given(
    st.integers(0, len(SAVED) - 1),
    st.lists(st.tuples(st.integers(0, SIZES["state"] - 1), st.integers(1, 255)), min_size=1, max_size=3),
)
def flips(number, changes):
    data = bytearray(SAVED[number])
    start = len(data) - SIZES["state"]
    for place, bits in changes:
        data[start + place] ^= bits
    told("flips", STATES[number], STATES[number].stack(), changes)
    load(Game.from_bytes, sealed(bytes(data)))


@settings(max_examples=900, **FEW)
@given(st.integers(0, len(STATES) - 1), st.data())
def fields(number, data):
    """One number of the fields changed: of a frame, of a seat or of the rest."""
    values = STATES[number].fields()
    where, path = values, []
    while isinstance(where, (dict, list)):
        if not where:
            return
        key = (
            data.draw(st.sampled_from(sorted(where)))
            if isinstance(where, dict)
            else data.draw(st.integers(0, len(where) - 1))
        )
        path.append(key)
        above, where = where, where[key]
    change(above, path[-1], data.draw(KIND if path[-1] == "kind" else SMALL))
    told("fields", STATES[number], STATES[number].stack(), path, where, "->", above[path[-1]])
    load(Game.from_fields, values)


def known():
    """Single damages that a careless engine follows into the void."""
    two = {"dice": {"hand": [1, 2]}}
    taking = play(build({**two, "goods": "energy"}, two), "place 1 tunnel_euphorian")
    paying = play(build({"goods": "food", "dice": {"hand": [1], "farm": [2]}}, two), "retrieve 2@farm")
    for game, path, value in (
        (taking, ("stack", -1, "n"), 61),
        (taking, ("preset",), 8),
        (taking, ("stack", 1, "kind"), "retrieval"),
        (taking, ("stack", 1, "step"), 200),
        (paying, ("stack", 1, "dice"), 185),
        (paying, ("stack", 1, "seat"), 1),
        (build(two, two), ("over",), 1),
        (build(two, two), ("rules",), 255),
        (taking, ("deck_n",), 60),
        (taking, ("placement", "victim"), 200),
        (taking, ("placement", "space"), 255),
    ):
        values = game.fields()
        where = values
        for key in path[:-1]:
            where = where[key]
        assert type(where[path[-1]]) is type(value)
        change(where, path[-1], value)
        told("known", game, game.stack(), path, value)
        load(Game.from_fields, values)


if __name__ == "__main__":
    import faulthandler

    faulthandler.dump_traceback_later(100, exit=True)
    {"bytes": garbage, "flips": flips, "fields": fields, "known": known}[sys.argv[1]]()
