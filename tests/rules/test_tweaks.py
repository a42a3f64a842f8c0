"""The rules that the option iib_tweaks brings, with base cards (R12, R13, R19, R71)."""

import pytest
from helpers import Game, build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError

ON = {"iib_tweaks": True}
ONE = {"dice": {"hand": [1, 2]}}
FACTIONS = {
    "Ic": ["lee_the_gossip", "maxime_the_ambassador", "rebecca_the_peddler", "amanda_the_broker"],
    "Eu": ["gary_the_electrician", "katy_the_dietician", "ray_the_foreman", "michael_the_engineer"],
    "Su": ["andrew_the_spelunker", "brett_the_lockpicker", "faith_the_hydroelectrician", "curtis_the_propagandist"],
    "Wa": ["ian_the_horticulturist", "nick_the_understudy", "steven_the_scholar", "kyle_the_scavenger"],
}
PLAIN = [
    "bradley_the_futurist",
    "esme_the_fireman",
    "laura_the_philanthropist",
    "jefferson_the_shock_artist",
    "chase_the_miner",
    "phil_the_spy",
    "soulless_the_plumber",
    "josiah_the_hacker",
    "zong_the_astronomer",
    "josh_the_negotiator",
    "kadan_the_infiltrator",
    "matthew_the_thief",
    "geek_the_oracle",
    "jacko_the_archivist",
    "brian_the_viticulturist",
    "flartner_the_luddite",
    "xander_the_excavator",
    "julia_the_thought_inspector",
]


def set_up(words, options=ON):
    """A game set up with the active factions of the seats, e.g. `Ic Ic Eu`; the first seat starts."""
    active = {name: iter(cards) for name, cards in FACTIONS.items()}
    rest = iter(PLAIN)
    game = Game.new("base", len(words.split()), options=options)
    kept = []
    for word in words.split():
        cards = [next(active[word]), next(rest), next(rest), next(rest)]
        play(game, *(f"deal {card}" for card in cards))
        kept.append(f"keep {cards[0]} {cards[1]}")
    play(game, *kept)
    while game.kind == "deal_dilemma":
        play(game, legal(game)[0])
    bonus = bonuses(game)
    play(game, "roll 6 6", *["roll 1 2"] * (len(kept) - 1))
    return game, bonus + bonuses(game)


def bonuses(game):
    """Answer all bonus decisions; the seats that were asked."""
    asked = []
    while game.kind == "bonus":
        asked.append(game.to_move)
        play(game, "take energy food")
    return asked


# ---------------------------------------------------------------- minority bonus


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("Ic Ic Ic Eu Eu Su", [3, 4, 5]),
        ("Eu Eu Su", [2]),
        ("Eu Su", []),
        ("Eu Eu Su Su Wa", [4]),
        ("Wa Wa Wa", []),
        ("Su Ic Su", [1]),
    ],
)
def test_minority_bonus(words, seats):
    """R12, T76: players outside the most frequent active factions gain 2 commodities before the first turn."""
    game, asked = set_up(words)
    assert asked == seats
    assert (game.to_move, game.kind) == (0, "turn")
    for number in range(len(words.split())):
        assert seat(game, number)["goods"] == ({"energy": 1, "food": 1} if number in seats else {})


def test_minority_bonus_is_of_choice():
    """R12: 2 commodities of choice, of one type or two: 10 ways."""
    game = Game.new("base", 3, options=ON)
    for cards in (
        ("gary_the_electrician", *PLAIN[:3]),
        ("katy_the_dietician", *PLAIN[3:6]),
        ("lee_the_gossip", *PLAIN[6:9]),
    ):
        play(game, *(f"deal {card}" for card in cards))
    play(
        game,
        f"keep gary_the_electrician {PLAIN[0]}",
        f"keep katy_the_dietician {PLAIN[3]}",
        f"keep lee_the_gossip {PLAIN[6]}",
    )
    while game.kind != "bonus":
        play(game, "roll 1 2" if game.kind == "roll" else legal(game)[0])
    words = ("energy", "water", "food", "bliss")
    pairs = [f"take {a} {b}" for i, a in enumerate(words) for b in words[i + 1 :]]
    assert legal(game) == sorted([*pairs, *(f"take 2 {a}" for a in words)])


def test_no_minority_bonus_in_the_base_game():
    """R12: without the option nobody gains anything at setup."""
    game, asked = set_up("Ic Ic Eu", {})
    assert asked == []
    assert [seat(game, i)["goods"] for i in range(3)] == [{}, {}, {}]


# ---------------------------------------------------------------- miners


@pytest.mark.parametrize(("seats", "step"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_miners_start_further_on(seats, step):
    """R13, T88: every miner starts at 3, 2, 1, 0, 0 with 2, 3, 4, 5, 6 players; in the base game at 0."""
    assert Game.new("base", seats, options=ON).summary()["miners"] == [step] * 3
    assert Game.new("base", seats).summary()["miners"] == [0, 0, 0]


def test_reveal_and_end_are_unchanged():
    """R13, T88: reveal still at 6, the end space still at 9."""
    me = {**ONE, "goods": "energy", "hidden": ["gary_the_electrician"]}
    for step, state in ((4, "hidden"), (5, "active")):
        game = play(build(me, options=ON, miners=(step, 3, 3)), "place 1 tunnel_euphorian", "take gold")
        assert seat(game)["recruits"] == {"gary_the_electrician": state}
    for step, opened in ((8, False), (9, True)):
        game = build({**ONE, "recruits": ["gary_the_electrician"]}, options=ON, miners=(step, 3, 3))
        assert ("place 1 tunnel_end_euphorian" in legal(game)) == opened


# ---------------------------------------------------------------- equal dice


def test_each_further_die_costs_morale():
    """R19, C12, C13, T81: the second, third and fourth equal die cost 1 morale each; the first is free."""
    game = build({"morale": 4, "dice": {"hand": [1, 1, 1, 1]}}, ONE, options=ON)
    for number, space in enumerate(("farm", "generator", "aquifer", "cloud_mine")):
        if number:
            assert (game.kind, legal(game)) == ("more", ["another", "stop"])
            play(game, "another")
        assert seat(game)["morale"] == 4 - number
        play(game, f"place 1 {space}")
    assert (faces(game), seat(game)["morale"], game.to_move) == ([], 1, 1)


def test_morale_one_stops():
    """R19, T81: at morale 1 no further die may be placed."""
    game = play(build({"morale": 1, "dice": {"hand": [2, 2, 2]}}, ONE, options=ON), "place 2 farm")
    assert game.to_move == 1
    game = play(
        build({"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}, ONE, options=ON),
        "place 2 farm",
        "another",
        "place 2 farm",
        "another",
        "place 2 farm",
    )
    assert (seat(game)["morale"], faces(game), game.to_move) == (1, [2], 1)


def test_stopping_costs_nothing():
    """R19: without a further placement no morale is lost."""
    game = play(build({"morale": 3, "dice": {"hand": [2, 2]}}, ONE, options=ON), "place 2 farm", "stop")
    assert (seat(game)["morale"], game.to_move) == (3, 1)


def test_morale_then_discards_then_the_space():
    """R19, R50: announce, lose the morale, discard to the limit, then choose the space."""
    game = play(
        build({"morale": 3, "hand": "bat bear box", "dice": {"hand": [2, 2]}}, ONE, options=ON),
        "place 2 farm",
        "another",
    )
    assert (game.kind, seat(game)["morale"]) == ("discard", 2)
    play(game, "discard box")
    assert game.kind == "place"
    assert not [
        move for move in legal(game) if "wind_saloon" in move or "ark" in move
    ]  # the three cards are no longer there


def test_after_the_morale_a_placement_must_follow():
    """R19: once the morale is lost there is no stopping."""
    game = play(build({"morale": 2, "dice": {"hand": [2, 2]}}, ONE, options=ON), "place 2 farm", "another")
    assert all(move.startswith("place 2 ") for move in legal(game))
    with pytest.raises(IllegalMoveError):
        play(game, "stop")


def test_no_announcement_without_a_legal_placement():
    """R19: the announcement is refused if no placement could follow: Fountain of Wishful Thinking."""
    tiles = {"market_ea": "fountain_of_wishful_thinking"}
    game = play(build({"morale": 3, "dice": {"hand": [2, 2]}}, ONE, options=ON, tiles=tiles), "place 2 farm")
    assert (game.to_move, seat(game)["morale"]) == (1, 3)


def test_gain_of_the_first_die_can_pay_the_fee():
    """R19: morale gained by the first placement counts."""
    game = play(
        build({"morale": 1, "goods": "3 water", "dice": {"hand": [2, 2]}}, ONE, options=ON),
        "place 2 tank_water",
        "roll 1",
    )
    assert legal(game) == ["another", "stop"]
    play(game, "another", "place 2 farm")
    assert seat(game)["morale"] == 2


def test_the_fee_counts_before_the_space_is_chosen():
    """R19: Brian's morale for Icarus comes on top of the fee."""
    me = {"morale": 2, "recruits": ["brian_the_viticulturist"], "dice": {"hand": [2, 2]}}
    game = play(build(me, ONE, options=ON), "place 2 farm", "another")
    assert "place 2 cloud_mine" not in legal(game)
    game = play(build({**me, "morale": 3}, ONE, options=ON), "place 2 farm", "another", "place 2 cloud_mine")
    assert seat(game)["morale"] == 1


def test_placements_given_by_a_recruit_are_free():
    """R19: the new worker that Chase's owner places at once costs no morale."""
    me = {"morale": 3, "goods": "3 energy", "recruits": ["chase_the_miner"], "dice": {"hand": [2, 5]}}
    game = play(build(me, ONE, options=ON), "place 2 tank_energy", "roll 4", "place 4 farm")
    assert (seat(game)["morale"], seat(game)["goods"]) == (3, {"food": 1})


def test_equal_at_the_start_of_the_turn():
    """R19, R20, T81: a die that only now shows the number is no further equal die."""
    game = play(
        build({"morale": 3, "goods": "water", "dice": {"hand": [2], "tunnel_subterran": [5]}}, ONE, options=ON),
        "place 2 tunnel_subterran",
        "roll 2",
        "take stone",
    )
    assert game.to_move == 1


# ---------------------------------------------------------------- visits

TILE = {"market_ea": "center_for_reduced_literacy"}
VISITOR = {**ONE, "goods": "energy", "hand": "book"}


@pytest.mark.parametrize("place", ["market_ea", "territory_euphorian"])
def test_star_of_a_visit_may_go_on_the_tile(place):
    """R71, C30: without an own star there, the visit's star may go on the tile; the track moves in either case."""
    game = play(build(VISITOR, ONE, options=ON, tiles=TILE), "place 1 market_ea")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]
    play(game, f"star {place}")
    assert seat(game)["tile_stars"] == (["market_ea"] if place == "market_ea" else [])
    assert game.summary()["territories"]["euphorian"] == [int(place != "market_ea"), 0]
    assert game.summary()["tracks"] == [1, 0, 0, 0]
    assert seat(game)["stars_left"] == 9


def test_full_territory_leaves_the_tile():
    """R71, R101, C30: with the territory full the tile is the only place."""
    game = play(build(VISITOR, {**ONE, "territory": {"euphorian": 2}}, options=ON, tiles=TILE), "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.summary()["tracks"]) == (["market_ea"], [1, 0, 0, 0])


def test_own_star_leaves_the_territory():
    """R71, R73: with an own star on the visited tile the star goes to the territory; with that full nowhere."""
    game = play(build({**VISITOR, "tile_stars": ["market_ea"]}, ONE, options=ON, tiles=TILE), "place 1 market_ea")
    assert game.summary()["territories"]["euphorian"] == [1, 0]
    me = {**VISITOR, "tile_stars": ["market_ea"]}
    game = play(build(me, {**ONE, "territory": {"euphorian": 2}}, options=ON, tiles=TILE), "place 1 market_ea")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (9, [1, 0, 0, 0])


def test_only_the_visited_tile():
    """R71: the visit's star does not go on another tile of the region."""
    game = play(build(VISITOR, ONE, options=ON, tiles={**TILE, "market_eb": "bemusement_park"}), "place 1 market_ea")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_star_on_the_tile_ends_its_penalty():
    """R71, R72: the star on the visited tile frees its owner from it."""
    game = play(build(VISITOR, {**ONE, "goods": "gold"}, options=ON, tiles=TILE), "place 1 market_ea", "star market_ea")
    play(game, "place 1 farm", "retrieve 1@market_ea", "roll 6", "place 2 farm")
    assert seat(game)["goods"] == {}
    assert game.to_move == 0
