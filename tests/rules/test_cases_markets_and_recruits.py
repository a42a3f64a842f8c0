"""The scenario cases of the rules (T..) that can come up with the base cards, each as it is told."""

import pytest
from helpers import ONE_TWO, build, faces, legal, open_spaces, play, seat

from euphoria_ai.errors import EuphoriaError


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_dice_needed(seats, needed):
    """T44: any 2 spaces with 2 or 3 players, any 3 with 4, all 4 with 5 or 6, at the same time."""
    there = dict(zip(("build_wb_2", "build_wb_3", "build_wb_4")[: needed - 1], ([1], [1], [1]), strict=False))
    game = build({**ONE_TWO, "goods": "gold"}, {"dice": {"hand": [1], **there}}, seats=seats)
    assert play(game, "place 1 build_wb_1").kind == "tile"
    there.pop(f"build_wb_{needed}")
    game = build({**ONE_TWO, "goods": "gold"}, {"dice": {"hand": [1, 1], **there}}, seats=seats)
    assert play(game, "place 1 build_wb_1").kind == "turn"


def test_a_penalty_lasts_until_a_star_is_there():
    """T46: the star of the artifact market frees from the tile it is put on; on the territory it does not."""
    me = {"hand": "2 bat", "morale": 2, "goods": "food gold", "dice": {"hand": [1, 2], "farm": [3]}}
    for place, bites in (("market_sa", False), ("territory_subterran", True)):
        game = play(build(me, ONE_TWO, tiles={"market_sa": "bemusement_park"}), "place 1 free_press")
        assert legal(game) == ["star market_sa", "star territory_subterran"]
        play(game, f"star {place}")
        assert game.summary()["tracks"] == [0, 1, 0, 0]
        play(game, "place 1 farm", "retrieve 3@farm", "free", "roll 3")
        assert (game.kind == "lose") == bites


def test_full_territory():
    """T48: with 3 players and 3 stars on the territory a visit is legal, paid, moves the track, and places no star."""
    others = [{**ONE_TWO, "territory": {"euphorian": n}} for n in (2, 1)]
    game = build(
        {**ONE_TWO, "goods": "food", "hand": "book"}, *others, tiles={"market_ea": "center_for_reduced_literacy"}
    )
    play(game, "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 10)
    assert (game.summary()["tracks"], game.summary()["territories"]["euphorian"]) == ([1, 0, 0, 0], [0, 2, 1])


def test_academy_of_mandatory_equality():
    """T50: without a star there no ability works, but allegiance bonuses and stars at level 11 do."""
    tiles = {"market_ea": "academy_of_mandatory_equality"}
    me = {"goods": "food", "recruits": ["ian_the_horticulturist"], "dice": {"hand": [1, 1, 2]}}
    game = play(build(me, ONE_TWO, tiles=tiles, tracks=(0, 0, 10, 0), deck="bat"), "place 1 farm")
    assert seat(game)["goods"] == {"food": 3}  # tier 1, but no water
    assert seat(game)["recruit_stars"] == {"ian_the_horticulturist": 1}
    play(game, "place 1 tunnel_wastelander")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"food": 2, "clay": 1}, {"bat": 1})


def test_courthouse_of_hasty_judgment():
    """T52: without a star there the pair does not pay an artifact market."""
    tiles = {"market_ea": "courthouse_of_hasty_judgment"}
    game = build({**ONE_TWO, "hand": "2 book bat", "morale": 3}, ONE_TWO, tiles=tiles)
    play(game, "place 1 free_press")
    assert seat(game)["hand"] == {}
    assert "free_press" not in open_spaces(build({**ONE_TWO, "hand": "2 book", "morale": 3}, tiles=tiles))


def test_fountain_of_wishful_thinking():
    """T55: without a star there one placement a turn; with one, pairs may be played."""
    tiles = {"market_ea": "fountain_of_wishful_thinking"}
    game = play(
        build({"dice": {"hand": [4, 4]}}, {"dice": {"hand": [4, 4]}, "tile_stars": ["market_ea"]}, tiles=tiles),
        "place 4 farm",
    )
    assert (game.to_move, faces(game)) == (1, [4])
    play(game, "place 4 farm")
    assert (game.to_move, game.kind) == (1, "more")


def test_lounge_of_opulent_frugality():
    """T57: without a star there a site with foreign workers is closed; alone one may start, go on and finish."""
    tiles = {"market_ea": "lounge_of_opulent_frugality"}
    me = {"goods": "2 clay", "dice": {"hand": [1, 1]}}
    game = build(me, {"dice": {"hand": [1], "build_wb_2": [3]}}, tiles=tiles)
    assert {name for name in open_spaces(game) if name.startswith("build_w")} == {"build_wa_2"}
    play(game, "place 1 build_wa_2", "place 1 build_wa_3", "tile bemusement_park")
    assert seat(game)["tile_stars"] == ["market_wa"]


def test_registry_of_personal_secrets():
    """T59: without a star there no extra commodity, tunnels give one thing, no Icarite card; level 8 still reveals."""
    tiles = {"market_ea": "registry_of_personal_secrets"}
    me = {**ONE_TWO, "goods": "food 3 gold", "recruits": ["nick_the_understudy", "lee_the_gossip"]}
    board = {"tiles": tiles, "tracks": (7, 5, 6, 6), "deck": "bat"}
    assert seat(play(build(me, ONE_TWO, **board), "place 1 farm"))["goods"] == {"food": 2, "gold": 3}
    assert legal(play(build(me, ONE_TWO, **board), "place 1 tunnel_wastelander")) == ["take artifact", "take clay"]
    assert seat(play(build(me, ONE_TWO, **board), "place 1 nimbus_loft"))["hand"] == {}
    game = play(build({**ONE_TWO, "hidden": ["ray_the_foreman"]}, ONE_TWO, **board), "place 1 generator")
    assert seat(game)["recruits"] == {"ray_the_foreman": "active"}


def test_price_of_bar_and_lounge():
    """T60: exactly 1 bliss and 1 commodity that is no bliss; 2 artifacts, or 2 resources in any mix."""
    assert not {"breeze_bar", "sky_lounge"} & open_spaces(build({**ONE_TWO, "goods": "3 bliss"}))
    bar = play(build({**ONE_TWO, "goods": "bliss food", "morale": 2}, ONE_TWO, deck="2 bat"), "place 1 breeze_bar")
    assert (seat(bar)["goods"], seat(bar)["hand"], bar.summary()["tracks"]) == ({}, {"bat": 2}, [0, 0, 0, 1])
    lounge = play(build({**ONE_TWO, "goods": "bliss food"}, ONE_TWO), "place 1 sky_lounge", "take gold clay")
    assert (seat(lounge)["goods"], lounge.summary()["tracks"]) == ({"gold": 1, "clay": 1}, [0, 0, 0, 1])


def test_second_tier_icarite_card_timing():
    """T62: the Wind Saloon visit that reaches level 5 gives no extra artifact."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 3, "recruits": ["lee_the_gossip"]}
    game = play(build(me, ONE_TWO, tracks=(0, 0, 0, 4), deck="box"), "place 1 wind_saloon")
    assert (seat(game)["hand"], game.summary()["tracks"][3], seat(game)["stars_left"]) == ({}, 5, 9)


@pytest.mark.parametrize(
    ("recruit", "spec", "allowed"),
    [
        ("maxime_the_ambassador", {"morale": 2}, False),
        ("maxime_the_ambassador", {"morale": 3}, True),
        ("professor_reitz_the_archeologist", {"knowledge": 5}, False),
        ("professor_reitz_the_archeologist", {"knowledge": 4}, True),
    ],
)
def test_prices_in_full(recruit, spec, allowed):
    """T64: 2 morale need morale 3; 2 knowledge need knowledge 4 or less."""
    board = {"tunnel_subterran": [1]} if recruit == "maxime_the_ambassador" else {}
    game = build(
        {**ONE_TWO, "goods": "water", "recruits": [recruit], **spec}, {"dice": {"hand": [1], **board}}, deck="3 bat"
    )
    play(game, "place 1 tunnel_subterran", *(["roll 1"] if board else []))
    assert (f"use {recruit}" in legal(game)) == allowed


def test_paying_for_the_dilemma():
    """T65: the artifact shown alone or any two cards, the choice is the player's; without it two cards."""
    game = play(build({**ONE_TWO, "dilemma": "bear", "hand": "bear 2 book", "morale": 3}, ONE_TWO), "dilemma")
    assert legal(game) == ["pay 2 book", "pay bear", "pay bear book"]
    game = play(
        build({**ONE_TWO, "dilemma": "bear", "hand": "bat book", "morale": 2}, ONE_TWO), "dilemma", "outcome star"
    )
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({}, 9)


@pytest.mark.parametrize("better", [1, 2])
def test_two_players_finish_on_one_market(better):
    """T67: both place their last star; the tie-break decides between them, the completing third player does not win."""
    p, q = (
        {"stars_left": 1, "morale": 2 + (better == i), "dice": {"hand": [1], f"build_wa_{i + 1}": [2]}} for i in (1, 2)
    )
    s = {"dice": {"hand": [1], "build_wa_4": [3]}}
    game = build({**ONE_TWO, "goods": "stone", "morale": 6}, p, q, s, seats=6)
    play(game, "place 1 build_wa_1", "tile bemusement_park")
    assert game.over
    assert [seat(game, i)["stars_left"] for i in range(3)] == [9, 0, 0]
    assert game.returns() == [float(i == better) for i in range(6)]


def test_trading():
    """T70: on the own turn, with anyone, any mix; no stars, dice, recruits, dilemmas; then the hand limit."""
    options = {"trading": True}
    p, q = {**ONE_TWO, "goods": "gold energy"}, {**ONE_TWO, "goods": "food", "hand": "bat bear", "morale": 2}
    game = play(build(p, q, ONE_TWO, options=options), "trade P2 give gold energy for food bat bear")
    assert (game.to_move, game.kind) == (1, "trade")
    play(game, "accept")
    assert (game.to_move, game.kind, seat(game)["goods"]) == (0, "discard", {"food": 1})
    play(game, "discard bat")
    assert seat(game)["hand"] == {"bear": 1}
    for thing in ("star", "die", "recruit", "dilemma"):
        with pytest.raises(EuphoriaError):
            play(game, f"trade P2 give food for {thing}")


def test_sacrifice():
    """T72: only if a worker remains, on the board or not; it can be gained again; no check for it."""

    def dig(dice):
        me = {"goods": "water", "knowledge": 6, "dice": dice, "recruits": ["chase_the_miner"]}
        return play(build(me, ONE_TWO), "place 1 tunnel_subterran", "take stone")

    assert dig({"hand": [1]}).to_move == 1
    for dice, left in (({"hand": [1, 6, 6]}, 2), ({"hand": [1], "farm": [2]}, 1)):
        game = play(dig(dice), "use chase_the_miner")
        assert seat(game)["owned"] == left
        assert (seat(game)["goods"], game.to_move) == ({"stone": 3}, 1)


def test_two_draw_changing_abilities():
    """T74: with two active recruits that change a draw one of them is picked for that draw."""
    me = {**ONE_TWO, "goods": "energy", "morale": 6, "recruits": ["jonathan_the_gambler", "geek_the_oracle"]}
    game = play(build(me, ONE_TWO, deck="6 bat"), "place 1 tunnel_euphorian", "take artifact")
    assert legal(game) == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    for name, cards in (("jonathan_the_gambler", 2), ("geek_the_oracle", 1)):
        one = play(game.clone(), f"use {name}")
        assert (one.to_move, seat(one)["hand"]) == (1, {"bat": cards})
