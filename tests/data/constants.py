"""Plays by changed rules: what each constant of board.toml steers, before and after it is changed.

Prints a line of JSON a constant: its path, its value, what was played with it, the other value,
what was played with that. A process of its own, since every change takes one of the rule sets that a process can hold.
"""

import json

from helpers import BAZAAR, ONE_TWO, build, legal, play, seat

from euphoria_ai import editions
from euphoria_ai.catalog import TABLES, TILES
from euphoria_ai.core.engine.game import CHANCE, Game, Rng

CONSTANTS = TABLES["board"]["constants"]
EU = "katy_the_dietician"


def new_game(seats=2, edition="base", seed=1, until=("turn",), **options):
    """A game dealt at random up to one of these kinds of decision."""
    game, rng = Game.new(edition, seats, options=options), Rng(seed)
    while game.kind not in until:
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(game.legal_moves()[0])
    return game


def first_seat(**options):
    return new_game(**options).fields()["seats"][0]


def area(*there, knowledge=3):
    """What a die at the farm beside others changes: food, track, knowledge."""
    game = play(build({"dice": {"hand": [1, 6], "farm": list(there)}, "knowledge": knowledge}), "place 1 farm")
    return seat(game)["goods"].get("food"), game.summary()["tracks"][2], seat(game)["knowledge"]


def retrieved(pay):
    game = build({"goods": "food", "morale": 3, "dice": {"hand": [1], "farm": [1]}})
    return seat(play(game, "retrieve 1@farm", pay))["morale"]


def workers_after(roll, knowledge=6):
    """How many workers are left after a roll."""
    game = build({"goods": "food", "knowledge": knowledge, "dice": {"hand": [5], "farm": [1]}})
    return seat(play(game, "retrieve 1@farm", "pay food", f"roll {roll}"))["owned"]


def tunnel_from(step):
    """A hidden recruit after a step of the Euphorian miner, and what is open then."""
    me = {"hidden": [EU], "goods": "2 energy", "dice": {"hand": [1, 2]}}
    game = play(build(me, miners=(step, 0, 0)), "place 1 tunnel_euphorian", "take gold")
    return seat(game)["recruits"], game.summary()["miners"]


def ends(step):
    game = build({"recruits": [EU], "dice": {"hand": [1, 2]}}, miners=(step, 0, 0))
    return [text for text in legal(game) if "tunnel_end" in text]


def tier_one(level):
    game = build({"recruits": [EU], "dice": {"hand": [1, 6]}}, tracks=(level, 0, 0, 0))
    return seat(play(game, "place 1 generator"))["goods"]


def tier_two(level):
    me = {"recruits": ["ray_the_foreman"], "goods": "energy", "dice": {"hand": [1, 6]}}
    return legal(play(build(me, tracks=(level, 0, 0, 0)), "place 1 tunnel_euphorian"))


def track_after(level, state="hidden"):
    """The recruit and its stars after an Euphorian track of this level goes up one."""
    game = build({state: ["ray_the_foreman"], "dice": {"hand": [1, 6]}}, tracks=(level, 0, 0, 0))
    play(game, "place 1 generator")
    return seat(game)["recruits"], seat(game)["recruit_stars"], game.summary()["tracks"][0]


def finished(seats):
    """Is a site finished by one worker?"""
    return play(build({"goods": "gold", **ONE_TWO}, seats=seats), "place 1 build_ea_2").kind == "tile"


def room(seats):
    """Where a star may go when each other seat has one on the territory of the Incinerator."""
    me = {"hand": "bat bear box", "morale": 3, **ONE_TWO, "stars_left": 10}
    game = play(build(me, {"territory": {"euphorian": 1}}, seats=seats), "place 1 incinerator")
    return seat(game)["stars_left"]


def equal_dice(morale):
    """The morale after a second equal die is announced; None: it may not be."""
    game = play(build({"dice": {"hand": [2, 2]}, "morale": morale}, options={"iib_tweaks": True}), "place 2 farm")
    return seat(play(game, "another"))["morale"] if game.kind == "more" else None


def bonus():
    """The choices of whoever has the minority bonus in the first deal that gives one."""
    games = (new_game(4, "ignorance", seed, until=("bonus", "turn")) for seed in range(100))
    return legal(next(game for game in games if game.kind == "bonus"))


def prices():
    game = build({"goods": "energy water", **ONE_TWO}, edition="ignorance", bazaar=BAZAAR)
    return legal(play(game, "place 1 tunnel_euphorian", "take artifact"))


def end_of_game(left):
    """A star for a player who has so many left."""
    me = {"hand": "bat bear box", "morale": 3, "stars_left": left, "dice": {"hand": [1, 2]}}
    game = play(build(me, seats=6), "place 1 wind_saloon")
    while not game.over and game.kind == "star":
        play(game, legal(game)[0])
    return game.over


def under_the_carousel(roll):
    """How many workers are left after a roll beside a 5, at knowledge 5, for whom the tile binds."""
    me = {"goods": "food", "knowledge": 5, "dice": {"hand": [5], "farm": [1]}}
    game = build(me, edition="ignorance", bazaar=BAZAAR, tiles={"market_ea": "the_carousel"})
    return seat(play(game, "retrieve 1@farm", "pay food", f"roll {roll}"))["owned"]


BAND = "commodity_area"
SEATS = range(2, 7)

# Constant -> (another value, what is played, as a function of nothing).
CHANGES = {
    ("dice_at_start",): (3, lambda: first_seat()["owned"]),
    ("stars_per_player",): (9, lambda: first_seat()["stars_left"]),
    ("stars_to_win",): (9, lambda: end_of_game(2)),
    ("recruits_dealt",): (3, lambda: len(legal(new_game(until=("recruits",))))),
    ("artifact_copies_each",): (5, lambda: new_game().summary()["deck"]),
    ("morale", "start"): (2, lambda: first_seat()["morale"]),
    ("knowledge", "max"): (5, lambda: area(5, 6, knowledge=5)),
    ("knowledge", "start"): (4, lambda: first_seat()["knowledge"]),
    ("knowledge", "check_threshold"): (15, lambda: [workers_after(roll) for roll in (3, 4, 5)]),
    ("retrieve", "paid_morale"): (1, lambda: retrieved("pay food")),
    ("retrieve", "free_morale"): (-2, lambda: retrieved("free")),
    (BAND, "band_mid", "min"): (4, lambda: area(3)),
    (BAND, "band_high", "min"): (8, lambda: area(1, 6)),
    **{
        (BAND, band, key): (value, lambda there=there: area(*there))
        for band, there in (("band_low", ()), ("band_mid", (5,)), ("band_high", (5, 6)))
        for key, value in (("commodity", 3), ("allegiance", 2), ("knowledge", -2))
    },
    ("tunnel", "start_step_base"): (1, lambda: new_game().summary()["miners"]),
    ("tunnel", "reveal_step"): (5, lambda: [tunnel_from(step) for step in (3, 4, 5)]),
    ("tunnel", "completion_step"): (8, lambda: [ends(step) for step in (7, 8)]),
    ("allegiance", "tier1"): (3, lambda: [tier_one(level) for level in (1, 2, 3)]),
    ("allegiance", "tier2"): (4, lambda: [tier_two(level) for level in (3, 4, 5)]),
    ("allegiance", "tier3"): (7, lambda: [track_after(level) for level in (5, 6, 7)]),
    ("allegiance", "tier4"): (10, lambda: [track_after(level, "recruits") for level in (8, 9, 10)]),
    ("allegiance", "last_level"): (10, lambda: track_after(10, "recruits")),
    ("bazaar_iib", "slot_cost_any_commodity"): ([1, 1, 1, 0], prices),
    ("iib", "extra_equal_die_morale"): (-2, lambda: [equal_dice(morale) for morale in (2, 3)]),
    ("iib", "minority_bonus_any_commodity"): (1, bonus),
}
for seats in SEATS:
    n = str(seats)
    CHANGES |= {
        ("territory", "capacity", n): (1, lambda seats=seats: room(seats)),
        ("construction", "workers_required", n): (1, lambda seats=seats: finished(seats)),
        ("tunnel", "start_step_iib", n): (5, lambda seats=seats: new_game(seats, iib_tweaks=True).summary()["miners"]),
    }


def leaves(table, path=()):
    """(path, value) of everything that is not a table."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def changed(table, path, value):
    """A copy of nested tables with one entry changed."""
    first, *rest = path
    return {**table, first: changed(table[first], rest, value) if rest else value}


def play_by(constants, tiles=TILES):
    """From now on new rule sets come from these constants and tiles."""
    editions.BOARD = {**TABLES["board"], "constants": constants}
    editions.TILES = tiles
    editions._by_key.clear()
    editions._resolved.clear()


def with_threshold(total):
    """All tiles, of which the one that lowers the total of a lost check lowers it to this."""
    return [
        {**row, "penalty_params": {"threshold": total}} if "threshold" in row.get("penalty_params", ()) else row
        for row in TILES
    ]


def scene_of_a_tile():
    return [under_the_carousel(roll) for roll in (2, 3, 4, 5)]


if __name__ == "__main__":
    for path, value in leaves(CONSTANTS):
        if path not in CHANGES:
            print(json.dumps({"path": path, "unread": True}))
            continue
        other, scene = CHANGES.pop(path)
        play_by(CONSTANTS)
        before = scene()
        play_by(changed(CONSTANTS, path, other))
        print(json.dumps({"path": path, "value": value, "other": other, "before": before, "after": scene()}))
    play_by(CONSTANTS)
    before = scene_of_a_tile()
    play_by(CONSTANTS, with_threshold(13))
    after = scene_of_a_tile()
    print(json.dumps({"path": ["tile", "threshold"], "value": 14, "other": 13, "before": before, "after": after}))
    for path in CHANGES:
        print(json.dumps({"path": path, "gone": True}))
