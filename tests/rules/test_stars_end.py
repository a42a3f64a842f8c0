"""Stars, the end of the game and its winner (R100-R104, R109-R113)."""

import pytest
from helpers import CHANCE, ONE_TWO, build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError

THEATER = "theater_of_revelatory_propaganda"
FIVE = {
    "market_eb": "clinic_of_blind_hindsight",
    "market_sa": "center_for_reduced_literacy",
    "market_sb": "friendly_local_game_bonfire",
    "market_wa": "stadium_of_guaranteed_home_runs",
    "market_wb": "disassemble_a_teddy_bear_shop",
}


# ---------------------------------------------------------------- placing stars


def test_one_player_may_fill_a_territory():
    """R100: a territory has no limit per player."""
    me = {"hand": "4 bat", "morale": 4, "territory": {"euphorian": 1}, "dice": {"hand": [1, 1]}}
    game = play(build(me, ONE_TWO, ONE_TWO), "place 1 incinerator", "pay 2 bat", "place 1 incinerator", "roll 2")
    assert game.summary()["territories"]["euphorian"] == [3, 0, 0]
    assert seat(game)["stars_left"] == 7


def test_one_star_on_a_tile():
    """R100, R73: a tile never takes a second star of a player: not at an artifact market, not at a visit."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 2, "tile_stars": ["market_ea"]}
    game = play(build(me, ONE_TWO, tiles={"market_ea": "bemusement_park"}), "place 1 incinerator")
    assert seat(game)["tile_stars"] == ["market_ea"]
    assert game.summary()["territories"]["euphorian"] == [1, 0]


def test_several_players_on_a_tile():
    """R100: each player may have a star on the same tile."""
    q = {**ONE_TWO, "tile_stars": ["market_ea"]}
    game = build({**ONE_TWO, "hand": "2 bat", "morale": 2}, q, tiles={"market_ea": "bemusement_park"})
    play(game, "place 1 incinerator", "star market_ea")
    assert [seat(game, i)["tile_stars"] for i in (0, 1)] == [["market_ea"], ["market_ea"]]


def test_stars_never_come_back():
    """R100: nothing but the placing of stars changes their number: not a bump, a retrieval, a lost worker."""
    me = {"tile_stars": ["market_ea"], "territory": {"icarite": 1}, "knowledge": 6, "dice": {"hand": [6], "farm": [1]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": "bemusement_park"}), "retrieve 1@farm", "roll 6")
    assert seat(game)["owned"] == 1
    assert (seat(game)["stars_left"], seat(game)["tile_stars"]) == (8, ["market_ea"])


def test_choice_among_the_open_places():
    """R101: the star must be placed; its owner chooses where, there is no refusal."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 2}
    game = play(build(me, ONE_TWO, tiles={"market_sa": "bemusement_park"}), "place 1 free_press")
    assert (game.to_move, game.kind, legal(game)) == (0, "star", ["star market_sa", "star territory_subterran"])


def test_unwanted_star_is_placed():
    """R101, C16: with one open place the star goes there, even if the Theater makes it unwelcome."""
    me = {**ONE_TWO, "goods": "3 gold", "knowledge": 5}
    game = play(build(me, ONE_TWO, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert (seat(game)["stars_left"], seat(game)["knowledge"]) == (9, 6)


def test_no_open_place():
    """R102: with no place open the star is not placed, the rest of the benefit stands."""
    q = {**ONE_TWO, "territory": {"icarite": 2}}
    game = play(build({**ONE_TWO, "goods": "3 gold"}, q), "place 1 nimbus_loft")
    assert (seat(game)["stars_left"], seat(game)["goods"]) == (10, {})
    assert game.summary()["tracks"] == [0, 0, 0, 1]


def test_no_stars_left():
    """R104: a player without stars places none; the rest stands."""
    game = build({**ONE_TWO, "goods": "3 gold", "stars_left": 0}, ONE_TWO, seats=3)
    before = game.summary()["territories"]
    play(game, "place 1 nimbus_loft")
    assert game.summary()["territories"] == before
    assert game.summary()["tracks"] == [0, 0, 0, 1]


# ---------------------------------------------------------------- effects of a star


@pytest.mark.parametrize("way", ["loft", "visit", "artifact market", "completion", "track", "dilemma"])
def test_theater_counts_every_star(way):
    """R103, C16: any star of a penalised player gives 1 knowledge, wherever it is placed."""
    tiles = {"market_ea": THEATER, "market_sb": "center_for_reduced_literacy"}
    specs, moves, tracks = {
        "loft": ({**ONE_TWO, "goods": "3 gold"}, ["place 1 nimbus_loft"], 0),
        "visit": ({**ONE_TWO, "goods": "food", "hand": "book"}, ["place 1 market_sb"], 0),
        "artifact market": ({**ONE_TWO, "hand": "2 bat", "morale": 2}, ["place 1 free_press", "star market_sb"], 0),
        "completion": (
            {"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [1]}},
            ["place 1 build_sa_1", "tile bemusement_park", "roll 1 1"],
            0,
        ),
        "track": ({**ONE_TWO, "recruits": ["ian_the_horticulturist"]}, ["place 1 farm"], 10),
        "dilemma": ({**ONE_TWO, "hand": "bat", "dilemma": "bat"}, ["dilemma", "outcome star"], 0),
    }[way]
    game = play(build(specs, ONE_TWO, tiles=tiles, tracks=(0, 0, tracks, 0)), *moves)
    assert (seat(game)["stars_left"], seat(game)["knowledge"]) == (9, 4)
    free = build({**specs, "tile_stars": ["market_ea"]}, ONE_TWO, tiles=tiles, tracks=(0, 0, tracks, 0))
    play(free, *moves)
    assert (seat(free)["stars_left"], seat(free)["knowledge"]) == (8, 3)


def test_two_stars_of_one_event_count_twice():
    """R103: two recruits of a faction at level 11 are two stars."""
    me = {**ONE_TWO, "recruits": ["ian_the_horticulturist", "nick_the_understudy"], "morale": 2}
    game = play(build(me, ONE_TWO, tiles={"market_ea": THEATER}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert (seat(game)["stars_left"], seat(game)["knowledge"]) == (8, 5)


def test_star_on_the_theater_itself():
    """C17, R103: tested after the star is down: the star that lands on the tile is exempt, and so are its builders."""
    game = build({**ONE_TWO, "hand": "2 bat", "morale": 2}, ONE_TWO, tiles={"market_ea": THEATER})
    play(game, "place 1 incinerator", "star market_ea")
    assert (seat(game)["stars_left"], seat(game)["knowledge"]) == (9, 3)
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [1]}}
    game = play(build(me, ONE_TWO), "place 1 build_sa_1", f"tile {THEATER}")
    assert (seat(game)["stars_left"], seat(game)["knowledge"]) == (9, 3)


def test_answers_come_before_the_rest_of_the_benefit():
    """R103: Esme answers a star on the Icarite territory before the tier-2 artifact is drawn."""
    me = {**ONE_TWO, "goods": "3 gold", "hand": "bat", "morale": 2, "recruits": ["esme_the_fireman", "lee_the_gossip"]}
    game = play(build(me, ONE_TWO, tracks=(0, 0, 0, 6), deck="box"), "place 1 nimbus_loft")
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]
    assert seat(game)["hand"] == {"bat": 1}
    play(game, "decline esme_the_fireman")
    assert seat(game)["hand"] == {"bat": 1, "box": 1}


def test_answers_come_before_ray_and_the_rolls():
    """R103: at a completion Esme answers before Ray, and before the dice go home."""
    me = {
        "goods": "gold",
        "hand": "bat",
        "recruits": ["esme_the_fireman", "ray_the_foreman"],
        "knowledge": 4,
        "dice": {"hand": [1, 2], "build_sa_2": [1]},
    }
    game = play(build(me, ONE_TWO), "place 1 build_sa_1", "tile bemusement_park")
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]
    assert seat(game)["morale"] == 1
    assert ["build_sa_1", 1] in seat(game)["dice"]
    play(game, "decline esme_the_fireman")
    assert (game.to_move, seat(game)["morale"]) == (CHANCE, 3)


# ---------------------------------------------------------------- the end


def test_the_tenth_star_ends_the_game():
    """R109, C27: the game ends with a player's 10th star, not the 9th, and that player wins."""
    me = {**ONE_TWO, "goods": "3 gold"}
    nine = play(build({**me, "stars_left": 2}, ONE_TWO, seats=6), "place 1 nimbus_loft")
    assert (nine.over, seat(nine)["stars_left"]) == (False, 1)
    ten = play(build({**me, "stars_left": 1}, ONE_TWO, seats=6), "place 1 nimbus_loft")
    assert (ten.over, ten.kind, ten.to_move) == (True, None, None)
    assert ten.returns() == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    with pytest.raises(IllegalMoveError):
        play(ten, "place 2 farm")


def test_nothing_is_done_after_the_end():
    """R109, R113: the workers of the site just completed stay on it, unrolled and unchecked."""
    me = {"goods": "gold", "stars_left": 1, "knowledge": 6, "dice": {"hand": [1, 6, 6], "build_sa_2": [6]}}
    game = play(build(me, ONE_TWO, seats=3), "place 1 build_sa_1", "tile bemusement_park")
    assert game.over
    assert ["build_sa_1", 1] in seat(game)["dice"]
    assert ["build_sa_2", 6] in seat(game)["dice"]
    assert seat(game)["owned"] == 4


def test_draws_and_discards_are_not_made_after_the_end():
    """R113, R109: an end inside a benefit leaves its artifacts undrawn and nobody has to discard."""
    me = {**ONE_TWO, "goods": "bliss food", "hand": "bat"}
    q = {**ONE_TWO, "recruits": ["lee_the_gossip"], "stars_left": 1}
    game = play(build(me, q, seats=6, tracks=(0, 0, 0, 10)), "place 1 breeze_bar")
    assert game.over
    assert (seat(game)["hand"], game.returns()[1]) == ({"bat": 1}, 1.0)


def test_winning_in_the_turn_of_another():
    """R109, R84: a star on a recruit ends the game in an opponent's turn."""
    q = {**ONE_TWO, "recruits": ["nick_the_understudy"], "stars_left": 1}
    game = play(build(ONE_TWO, q, seats=3, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert game.over
    assert game.returns() == [0.0, 1.0, 0.0]


# ---------------------------------------------------------------- one event


def test_star_before_track():
    """C4, R28: with one star left it goes to the territory, not to the recruit that the track step would mark."""
    me = {**ONE_TWO, "goods": "3 gold", "recruits": ["lee_the_gossip"], "stars_left": 1}
    game = play(build(me, ONE_TWO, seats=6, tracks=(0, 0, 0, 10)), "place 1 nimbus_loft")
    assert game.over
    assert seat(game)["recruit_stars"] == {}
    assert game.summary()["territories"]["icarite"][0] == 1
    assert game.summary()["tracks"][3] == 11


def test_star_and_track_are_one_event():
    """C4, R110: the visitor's 10th star and an opponent's 10th by the same step tie; the tie-break decides."""
    p = {**ONE_TWO, "goods": "3 gold", "stars_left": 1, "morale": 1}
    q = {**ONE_TWO, "recruits": ["lee_the_gossip"], "stars_left": 1, "morale": 2}
    game = play(build(p, q, seats=6, tracks=(0, 0, 0, 10)), "place 1 nimbus_loft")
    assert game.over
    assert game.returns()[:2] == [0.0, 1.0]


def test_all_stars_of_a_track_are_one_event():
    """R110, R84: two players whose 10th stars come from the same level 11 tie."""
    p, q = (
        {**ONE_TWO, "recruits": [name], "stars_left": 1, "knowledge": k}
        for name, k in (("ian_the_horticulturist", 3), ("nick_the_understudy", 2))
    )
    game = play(build(ONE_TWO, p, q, seats=6, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert game.over
    assert game.returns() == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


def test_a_recruit_effect_is_its_own_event():
    """R110: Nakagawa's step to level 11 ends the game before the market's stars are placed."""
    me = {"goods": "gold", "stars_left": 1, "recruits": ["dr_nakagawa_the_tribute"], "dice": {"hand": [1, 2]}}
    q = {"stars_left": 1, "morale": 6, "dice": {"hand": [1, 2], "build_sa_2": [6]}}
    game = play(build(me, q, seats=6, tracks=(10, 0, 0, 0)), "place 1 build_sa_1")
    assert not game.over
    three = [{"dice": {"hand": [1], "build_sa_3": [2]}}, {"dice": {"hand": [1], "build_sa_4": [2]}}]
    game = play(
        build(me, q, *three, seats=6, tracks=(10, 0, 0, 0)), "place 1 build_sa_1", "use dr_nakagawa_the_tribute"
    )
    assert game.over
    assert game.returns() == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert game.summary()["tiles"]["market_sa"] is None


def test_a_dilemma_is_an_event():
    """R110, R98: the star on the dilemma can be the 10th."""
    game = build({**ONE_TWO, "hand": "bat", "dilemma": "bat", "stars_left": 1}, ONE_TWO, seats=3)
    play(game, "dilemma", "outcome star")
    assert game.returns() == [1.0, 0.0, 0.0]


# ---------------------------------------------------------------- ties


def finish(p, q):
    """P1 completes a market on which P2 stands too; both place their 10th star in that event."""
    base = [
        {
            "goods": "clay",
            "tile_stars": list(FIVE),
            "territory": {"euphorian": 1, "subterran": 1},
            "knowledge": 3,
            "recruits": ["katy_the_dietician", "gary_the_electrician"],
            "starred": ["katy_the_dietician", "gary_the_electrician"],
            "dice": {"hand": [1, 2]},
        },
        {
            "tile_stars": list(FIVE),
            "territory": {"euphorian": 1, "subterran": 1},
            "knowledge": 3,
            "recruits": ["nick_the_understudy", "ian_the_horticulturist"],
            "starred": ["nick_the_understudy", "ian_the_horticulturist"],
            "dice": {"hand": [1, 2], "build_ea_2": [4]},
        },
    ]
    game = build({**base[0], **p}, {**base[1], **q}, tiles=FIVE, tracks=(11, 0, 11, 0))
    assert [seat(game, i)["stars_left"] for i in (0, 1)] == [1, 1]
    return play(game, "place 1 build_ea_1", "tile bemusement_park")


FOUR_TILES = {"tile_stars": list(FIVE)[:4], "dilemma": "bat", "dilemma_use": "star"}
ONE_TERRITORY = {"territory": {"wastelander": 2}}


@pytest.mark.parametrize(
    ("p", "q", "winner"),
    [
        ({"morale": 3}, {"morale": 2}, 0),
        ({"morale": 2}, {"morale": 3}, 1),
        ({"morale": 3, "knowledge": 6, **FOUR_TILES, **ONE_TERRITORY}, {"morale": 2, "knowledge": 1}, 0),
        ({"knowledge": 2}, {"knowledge": 3}, 0),
        ({"knowledge": 3}, {"knowledge": 2}, 1),
        ({"knowledge": 2, **FOUR_TILES, **ONE_TERRITORY}, {"knowledge": 3}, 0),
        ({}, FOUR_TILES, 0),
        (FOUR_TILES, {}, 1),
        ({}, {**FOUR_TILES, "dilemma": "box"}, 0),
        (ONE_TERRITORY, {**FOUR_TILES}, 0),
        ({}, ONE_TERRITORY, 0),
        (ONE_TERRITORY, {}, 1),
    ],
)
def test_order_of_the_tie_breakers(p, q, winner):
    """R111: morale, then lower knowledge, then tiles with own stars, then territories with own stars."""
    game = finish(p, q)
    assert game.over
    assert game.returns() == [1.0 - winner, float(winner)]


def test_roll_off():
    """R112, R111, C15: each tied player rolls all workers owned, on the board or not; the lowest total wins."""
    game = finish({}, {})
    assert (game.over, game.kind) == (False, "roll")
    assert len(game.legal_moves()) == 21  # P1's 2
    play(game, "roll 5 6")
    assert len(game.legal_moves()) == 56  # P2's 3
    play(game, "roll 3 4 5")
    assert game.over
    assert game.returns() == [1.0, 0.0]
    assert play(finish({}, {}), "roll 5 6", "roll 3 3 4").returns() == [0.0, 1.0]


def test_roll_off_is_repeated():
    """R112: equal totals roll again."""
    game = play(finish({}, {}), "roll 5 6", "roll 3 4 4")
    assert (game.over, game.kind) == (False, "roll")
    play(game, "roll 1 1", "roll 1 1 1")
    assert game.returns() == [1.0, 0.0]


def test_repeat_among_those_still_tied():
    """R112: who is not among the lowest drops out of the next roll."""
    players = [
        {**ONE_TWO, "recruits": [name], "stars_left": 1, "dice": {"hand": dice}}
        for name, dice in (
            ("ian_the_horticulturist", [1, 2]),
            ("nick_the_understudy", [1, 2, 3]),
            ("steven_the_scholar", [1, 2]),
        )
    ]
    specs = [
        {**one, "territory": {name: 6}, "tile_stars": list(FIVE)[:3]}
        for one, name in zip(players, ("euphorian", "subterran", "icarite"), strict=True)
    ]
    game = play(build(*specs, ONE_TWO, seats=6, active=3, tiles=FIVE, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert (game.over, game.kind) == (False, "roll")
    play(game, "roll 2 3", "roll 2 3 4", "roll 1 4")
    assert (game.over, len(game.legal_moves())) == (False, 21)
    play(game, "roll 3 3", "roll 1 2")  # P1 and P3 only
    assert game.over
    assert game.returns() == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


def test_only_players_of_the_event_tie():
    """R110: a player who reaches 10 in the event wins, however good the others' standing."""
    game = play(
        build({**ONE_TWO, "goods": "3 gold", "stars_left": 1}, {**ONE_TWO, "stars_left": 1, "morale": 6}, seats=6),
        "place 1 nimbus_loft",
    )
    assert game.returns()[:2] == [1.0, 0.0]
    assert faces(game) == [2]
