"""`status()` finds every planted fault: a sound state, one number changed, and the name of what is broken."""

import copy
import itertools

import pytest
from helpers import build

from euphoria_ai.core.engine.game import Game

SPECS = (
    {"hand": "bat", "morale": 3, "goods": "gold", "hidden": ["lee_the_gossip"], "recruits": ["ian_the_horticulturist"]},
    {"dice": {"farm": [2], "hand": [3]}, "territory": {"euphorian": 1}, "dilemma": "bear"},
)


def sound():
    return build(*SPECS, tiles={"market_ea": "bemusement_park"})


def planted(*changes):
    """The sound state with fields changed: each (path, value)."""
    fields = copy.deepcopy(sound().fields())
    for path, value in changes:
        where = fields
        for key in path[:-1]:
            where = where[key]
        where[path[-1]] = value(where[path[-1]]) if callable(value) else value
    return fields


def plus(number):
    return lambda old: old + number


FAULTS = {
    "one artifact too many": ("artifacts_conserved", (("deck", 0), plus(1)), (("deck_n",), plus(1))),
    "one artifact lost": ("artifacts_conserved", (("deck", 3), plus(-1)), (("deck_n",), plus(-1))),
    "an artifact twice": ("artifacts_conserved", (("discard", 0), plus(1))),
    "an artifact in the bazaar too": ("artifacts_conserved", (("bazaar", 3), 2)),
    "hand miscounted": ("hand_count", (("seats", 0, "hand_n"), 2)),
    "hand of nobody's count": ("hand_count", (("seats", 1, "hand_n"), 1)),
    "a star too few": ("stars_conserved", (("seats", 0, "stars_left"), 9)),
    "an 11th star": ("stars_conserved", (("seats", 0, "stars_left"), 11)),
    "a star on the dilemma too": ("stars_conserved", (("seats", 1, "dilemma_use"), 1)),
    "a star on a recruit too": ("stars_conserved", (("seats", 0, "recruit_flags", 0), 7)),
    "a star on no tile": ("stars_conserved", (("seats", 0, "tile_stars"), 2), (("seats", 0, "stars_left"), 9)),
    "a territory too full": ("territory", (("seats", 0, "territory", 0), 2), (("seats", 0, "stars_left"), 8)),
    "no worker": ("owned", (("seats", 0, "loc"), [63] * 4), (("seats", 0, "face"), [0] * 4)),
    "a face above six": ("die_face", (("seats", 0, "face", 0), 7)),
    "a face in the pool": ("die_face", (("seats", 0, "face", 3), 2)),
    "a blank die on the board": ("die_face", (("seats", 1, "face", 0), 0)),
    "morale 0": ("track_range", (("seats", 1, "morale"), 0)),
    "morale 7": ("track_range", (("seats", 1, "morale"), 7)),
    "knowledge 0": ("track_range", (("seats", 1, "knowledge"), 0)),
    "knowledge 7": ("track_range", (("seats", 1, "knowledge"), 7)),
    "a track beyond its end": ("tracks", (("tracks", 1), 12)),
    "a miner beyond the end": ("tracks", (("miners", 2), 10)),
    "a recruit twice": (
        "recruits",
        (("seats", 1, "recruits", 0), lambda _: sound().fields()["seats"][0]["recruits"][0]),
    ),
    "a recruit owned and in the deck": ("recruits", (("seats", 1, "recruits", 0), 1)),
    "a recruit owned and gone": (
        "recruits",
        (("gone",), lambda _: 1 << sound().fields()["seats"][0]["recruits"][0] - 1),
    ),
    "a recruit of another edition": ("recruits", (("seats", 1, "recruits", 0), 60)),
    "a refused recruit in the deck": ("recruits", (("seats", 1, "refused", 0), 1)),
    "flags of no card": ("recruits", (("seats", 1, "recruit_flags", 0), 3)),
    "known to be held but not": ("known", (("seats", 1, "known", 0), 1)),
    "over before time": ("stack_overflow", (("over",), 255)),
    "nothing to do": ("no_decision", (("stack",), [])),
}


def test_the_unchanged_state_is_sound():
    assert Game.from_fields(planted()) == sound()
    assert sound().status() == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_named(name):
    invariant, *changes = FAULTS[name]
    with pytest.raises(ValueError) as error:
        Game.from_fields(planted(*changes))
    assert invariant in str(error.value).removeprefix("broken invariants: ").split(", ")


def test_a_hand_above_the_limit_at_a_turn():
    """R49, R50: between two turns nobody holds more cards than morale allows; in the middle of a turn one may."""
    fields = build({"hand": "2 bat", "morale": 2}).fields()
    fields["seats"][0]["morale"] = 1
    assert fields["stack"][-1]["kind"] != fields["stack"][0]["kind"]
    with pytest.raises(ValueError, match="hand_limit"):
        Game.from_fields(fields)


UNSOUND = {
    "cards of the deck miscounted": ((("deck_n",), plus(3)),),
    "recruits of the deck miscounted": ((("recruit_deck_n",), 3),),
    "a tile face up and unseen": ((("tiles_unseen",), lambda old: old | 1 << sound().fields()["tiles"][0] - 1),),
    "a tile face up twice": ((("tiles", 1), lambda _: sound().fields()["tiles"][0]),),
    "a dilemma dealt and in the deck": ((("dilemma_deck",), 63),),
    "a dilemma dealt twice": ((("seats", 0, "dilemma"), lambda _: sound().fields()["seats"][1]["dilemma"]),),
    "over with a turn to play": ((("over",), 1),),
    "a face chosen above six": ((("preset",), 9),),
    "a group of sevens": ((("group_face",), 7),),
    "a winner who does not play": ((("winners",), 64),),
    "two dice on one slot": ((("seats", 1, "loc"), [40, 40, 63, 63]), (("seats", 1, "face"), [1, 1, 0, 0])),
    "a die on no space": ((("seats", 1, "loc", 0), 60),),
    "a turn of no seat": ((("active",), 9),),
    "a card that is none in the bazaar": ((("bazaar", 0), 7),),
    "too few seats": ((("seats",), lambda old: old[:1]),),
    "no such rules": ((("rules",), 63),),
    "no such frame": (
        (("stack",), [dict.fromkeys(("seat", "step", "a", "b", "c", "d", "e", "mask", "x"), 0) | {"kind": 99}]),
    ),
    "too many frames": ((("stack",), lambda old: old[:1] * 17),),
    "less than none": ((("deck", 0), -1),),
    "more than a byte": ((("seats", 0, "morale"), 300),),
}


@pytest.mark.parametrize("name", UNSOUND)
def test_other_unsound_fields_are_refused(name):
    """Whatever is wrong with the fields, the answer is a ValueError."""
    with pytest.raises(ValueError):
        Game.from_fields(planted(*UNSOUND[name]))


@pytest.mark.parametrize("key", ["rules", "seats", "deck", "stack", "tracks", "placement"])
def test_a_missing_field_is_named(key):
    fields = sound().fields()
    del fields[key]
    with pytest.raises((KeyError, ValueError), match=key):
        Game.from_fields(fields)


PAIRS = {
    "area totals": (({"dice": {"farm": [2], "hand": [3]}},), ({"dice": {"farm": [3], "hand": [3]}},)),
    "occupied spaces": (
        ({"dice": {"hand": [1], "tunnel_euphorian": [2]}},),
        ({"dice": {"hand": [1], "tunnel_subterran": [2]}},),
    ),
    "workers of a site": (({"dice": {"build_ea_1": [2], "hand": [3]}},), ({"dice": {"hand": [2, 3]}},)),
    "workers owned": (({"dice": {"hand": [3, 4]}},), ({"dice": {"hand": [3, 4, 0]}},)),
    "stars of a territory": (({"territory": {"icarite": 1}},), ({"territory": {"icarite": 2}},)),
    "a space that changes owner": (
        ({"dice": {"tunnel_euphorian": [2], "hand": [2]}}, {"dice": {"hand": [2, 2]}}),
        ({"dice": {"hand": [2, 2]}}, {"dice": {"tunnel_euphorian": [2], "hand": [2]}}),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_cache_that_does_not_fit_is_refused(name):
    """Two sound states differ in several bytes; a part of the differences alone is no sound state, since caches are
    recomputed.
    """
    one, two = (build(*specs).to_bytes() for specs in PAIRS[name])
    places = [i for i in range(len(one)) if one[i] != two[i]]
    assert len(one) == len(two)
    assert len(places) > 1
    for part in [part for n in range(1, len(places)) for part in itertools.combinations(places, n)]:
        mixed = bytearray(one)
        for i in part:
            mixed[i] = two[i]
        with pytest.raises(ValueError):
            Game.from_bytes(bytes(mixed))


def test_what_a_recruit_answers_is_recomputed():
    """The bits of the events that working recruits answer belong to the recruits: neither goes without the other."""
    fields = sound().fields()
    one = Game.from_fields(fields).to_bytes()
    fields["seats"][0]["recruit_flags"][0] = 1
    two = Game.from_fields(fields).to_bytes()
    places = [i for i in range(len(one)) if one[i] != two[i]]
    assert len(places) > 1
    for i in places:
        with pytest.raises(ValueError):
            Game.from_bytes(one[:i] + two[i : i + 1] + one[i + 1 :])
