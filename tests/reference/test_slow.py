"""Scenario cases (T..) and random games for the slow reference game."""

import random

import pytest

from . import board
from .slow import SlowGame
from .table import Die

CASH = {"energy": 9, "water": 9, "food": 9, "bliss": 9, "gold": 9, "clay": 9, "stone": 9}


def position(seats=2, arrange=None, **options):
    """A game at the start of P1's turn. Everybody has dice 1 2 in hand unless arranged."""

    def prepare(table):
        for seat, dilemma in zip(table.seats, board.DILEMMAS):
            seat.dice = [Die(1), Die(2)]
            seat.dilemma = dilemma
        arrange(table)

    return SlowGame.from_position(seats, prepare, **options)


def dice(seat, *faces, **on_board):
    """Dice in hand and dice on the board: space=face."""
    seat.dice = [Die(face) for face in faces]
    seat.dice += [Die(face, space) for space, face in on_board.items()]


def play(game, *moves):
    for move in moves:
        game.apply(move)


def hand(game, seat):
    return sorted(die.face for die in game.table.seats[seat].available)


def active(table, seat, *recruits):
    table.seats[seat].recruits.update(dict.fromkeys(recruits, "active"))


def tile(table, market, name, *stars):
    table.tiles[market] = name
    for seat in stars:
        table.seats[seat].tile_stars.add(market)


# ---------------------------------------------------------------- checks, retrieval, turns


def test_t1_only_available_dice_count():
    def arrange(table):
        table.seats[0].morale = 2
        dice(table.seats[0], 5, generator=1, aquifer=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer", "roll 3 5")
    assert hand(game, 0) == [3, 5]
    assert game.table.seats[0].morale == 1
    assert len(game.table.seats[0].dice) == 2


def test_t3_two_workers_are_not_immune():
    def arrange(table):
        table.seats[0].knowledge = 4
        dice(table.seats[0], generator=1, aquifer=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer", "roll 6 6")
    assert hand(game, 0) == [6]


def test_t5_bumped_in_an_opponents_turn():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.seats[1].knowledge = 4
        dice(table.seats[1], 6, 3, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 3")
    assert hand(game, 1) == [3, 3]


def test_t7_finished_market_one_check():
    def arrange(table):
        table.seats[0].goods.update(clay=1, gold=1)
        dice(table.seats[0], 4, 3, build_ea_1=2)

    game = position(2, arrange)
    play(game, "place 4 build_ea_2", "tile bemusement_park", "roll 5 6")
    assert hand(game, 0) == [3, 5]
    assert game.summary()["seats"][0]["tile_stars"] == ["market_ea"]
    assert game.table.seats[0].stars_left == 9


def test_t9_dice_left_out_do_not_count():
    def arrange(table):
        table.seats[0].knowledge = 4
        dice(table.seats[0], generator=6, aquifer=6, farm=6)

    game = position(2, arrange)
    play(game, "retrieve 6@generator 6@aquifer", "roll 5 6")
    assert hand(game, 0) == [5, 6]
    assert len(game.table.seats[0].dice) == 3


def test_t11_t14_a_pair_one_after_the_other():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.miners["subterran"] = 2
        dice(table.seats[0], 4, 4)

    game = position(2, arrange)
    play(game, "place 4 farm")
    assert game.table.tracks["wastelander"] == 1 and game.table.seats[0].goods["food"] == 1
    assert game.kind == "more" and "stop" in game.legal()
    play(game, "place 4 tunnel_subterran", "take stone")
    assert game.table.miners["subterran"] == 3
    assert game.table.seats[0].goods["stone"] == 1
    assert (game.kind, game.seat) == ("turn", 1)


def test_t16_t65_dilemma():
    def arrange(table):
        table.seats[0].dilemma = "dilemma_bear"
        table.seats[0].morale = 3
        table.seats[0].hand.update(bear=1, book=2)
        dice(table.seats[0], 6, 6)

    game = position(2, arrange)
    play(game, "dilemma")
    assert game.legal() == ["pay 2 book", "pay bear", "pay bear book"]
    play(game, "pay bear", "outcome star")
    assert (game.kind, game.seat) == ("turn", 1)
    assert game.table.seats[0].stars_left == 9

    game = position(2, arrange)
    play(game, "place 6 farm")
    assert "dilemma" not in game.legal()


def test_t18_no_passing():
    game = position(2, lambda table: dice(table.seats[0], generator=1, farm=1))
    assert game.legal() == ["retrieve 1@farm", "retrieve 1@generator", "retrieve 1@generator 1@farm"]
    game = position(2, lambda table: None)
    assert all(move.startswith("place") for move in game.legal())


def test_t19_bump_first():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.seats[1].knowledge = 5
        dice(table.seats[1], 5, 3, tunnel_subterran=1)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 4")
    assert game.kind == "take" and hand(game, 1) == [3, 4]
    play(game, "take artifact", "draw bat")
    assert game.table.miners["subterran"] == 1


def test_t20_t24_one_payment():
    def arrange(table):
        table.seats[0].morale = 2
        table.seats[0].knowledge = 1
        table.seats[0].goods["food"] = 1
        dice(table.seats[0], generator=1, farm=1, aquifer=1, cloud_mine=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer 1@farm 1@cloud_mine", "pay food", "roll 1 1 1 1")
    assert game.table.seats[0].morale == 4 and game.table.seats[0].goods["food"] == 0

    def at_cap(table):
        arrange(table)
        table.seats[0].morale = 6

    game = position(2, at_cap)
    play(game, "retrieve 1@generator", "pay food")
    assert game.table.seats[0].morale == 6


def test_t22_morale_loss_costs_cards():
    def arrange(table):
        table.seats[0].morale = 3
        table.seats[0].hand.update(book=2, bat=1)
        dice(table.seats[0], 1, farm=1)

    game = position(2, arrange)
    play(game, "retrieve 1@farm")
    assert game.kind == "discard" and game.legal() == ["discard bat", "discard book"]
    play(game, "discard bat")
    assert game.table.seats[0].hand["book"] == 2 and game.kind == "roll"


# ---------------------------------------------------------------- areas, tracks, tunnels


@pytest.mark.parametrize("face, energy, knowledge, level", [(1, 1, 3, 1), (2, 1, 2, 0), (6, 2, 4, 0)])
def test_t26_area_total(face, energy, knowledge, level):
    def arrange(table):
        dice(table.seats[0], face)
        dice(table.seats[1], 1, generator=3)

    game = position(2, arrange)
    play(game, f"place {face} generator")
    who = game.table.seats[0]
    assert (who.goods["energy"], who.knowledge) == (energy, knowledge)
    assert game.table.tracks["euphorian"] == level
    assert game.table.seats[1].goods["energy"] == 0


def test_t28_t30_first_tier_from_the_next_placement():
    def arrange(table):
        table.tracks["wastelander"] = 1
        active(table, 0, "jacko_the_archivist", "geek_the_oracle")
        dice(table.seats[0], 2, 2)

    game = position(2, arrange)
    play(game, "place 2 farm")
    assert game.table.seats[0].goods["food"] == 1
    play(game, "place 2 farm")
    assert game.table.seats[0].goods["food"] == 3
    assert game.table.tracks["wastelander"] == 3


def test_t32_allegiance_wins_in_anothers_turn():
    def arrange(table):
        table.tracks["icarite"] = 10
        table.seats[1].stars_left = 1
        active(table, 1, "lee_the_gossip")
        dice(table.seats[0], 4)

    game = position(2, arrange)
    play(game, "place 4 cloud_mine")
    assert game.kind is None and game.seat is None and game.legal() == []
    assert game.returns() == [0.0, 1.0]
    assert game.table.seats[0].goods["bliss"] == 1
    assert game.summary()["seats"][1]["recruit_stars"] == {"lee_the_gossip": 1}


def test_t33_level_8_reveals_for_all():
    def arrange(table):
        table.tracks["wastelander"] = 7
        table.seats[1].recruits["geek_the_oracle"] = "hidden"
        table.seats[2].recruits["nick_the_understudy"] = "hidden"

    game = position(3, arrange)
    play(game, "place 1 farm")
    assert game.table.seats[1].recruits["geek_the_oracle"] == "active"
    assert game.table.seats[2].recruits["nick_the_understudy"] == "active"


@pytest.mark.parametrize("level, state", [(7, "hidden"), (8, "active")])
def test_t38_dilemma_recruit(level, state):
    def arrange(table):
        table.tracks["icarite"] = level
        table.seats[0].hand["balloon"] = 1
        table.seats[0].dilemma = "dilemma_balloon"

    game = position(2, arrange)
    play(game, "dilemma", "outcome recruits", "deal lee_the_gossip", "deal geek_the_oracle")
    assert game.kind == "draft"
    play(game, "keep lee_the_gossip")
    assert game.table.seats[0].recruits == {"lee_the_gossip": state}
    assert "geek_the_oracle" not in game.table.recruit_deck


def test_t39_own_action_reveals_own_recruit():
    def arrange(table):
        table.tracks["euphorian"] = 6
        table.miners["euphorian"] = 5
        table.seats[0].goods["energy"] = 1
        table.seats[0].recruits["gary_the_electrician"] = "hidden"

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian")
    assert game.legal() == ["take artifact", "take gold"]
    play(game, "take gold")
    assert game.table.seats[0].recruits["gary_the_electrician"] == "active"


@pytest.mark.parametrize(
    "level, recruit, registry, both",
    [(4, True, False, False), (5, True, False, True), (5, False, False, False), (5, True, True, False)],
)
def test_t40_t59_or_becomes_and(level, recruit, registry, both):
    def arrange(table):
        table.tracks["wastelander"] = level
        table.seats[0].goods["food"] = 1
        if recruit:
            active(table, 0, "flartner_the_luddite")
        if registry:
            tile(table, "market_ea", "registry_of_personal_secrets")

    game = position(2, arrange)
    play(game, "place 1 tunnel_wastelander")
    assert game.kind == ("draw_artifact" if both else "take")


def test_t42_exclusive_space():
    def arrange(table):
        table.miners["subterran"] = 9
        table.tracks["subterran"] = 6
        table.seats[0].recruits["phil_the_spy"] = "hidden"
        active(table, 1, "brett_the_lockpicker")
        dice(table.seats[0], 6)

    game = position(2, arrange)
    assert "place 6 tunnel_end_subterran" not in game.legal()
    play(game, "place 6 generator", "place 1 tunnel_end_subterran")
    assert game.table.seats[1].goods["food"] == 3 and game.table.miners["subterran"] == 9


# ---------------------------------------------------------------- markets and tiles


@pytest.mark.parametrize("seats, needed", [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_t44_dice_needed(seats, needed):
    def arrange(table):
        table.seats[0].goods.update(gold=3, clay=1)
        dice(table.seats[0], 1, 1, 1, 1)

    game = position(seats, arrange)
    play(game, "place 1 build_ea_1")
    for slot in range(2, needed + 1):
        assert game.kind == "more"
        play(game, f"place 1 build_ea_{slot}")
    assert game.kind == "tile"


def test_t46_star_on_tile_ends_penalty():
    def arrange(table):
        tile(table, "market_sa", "apothecary_of_productive_dreams")
        table.seats[0].morale = 2
        table.seats[0].hand["book"] = 2
        dice(table.seats[0], 1, 1)

    game = position(2, arrange)
    assert "place 1 cloud_mine" not in game.legal()
    play(game, "place 1 free_press")
    assert game.legal() == ["star market_sa", "star territory_subterran"]
    play(game, "star market_sa")
    assert "place 1 cloud_mine" in game.legal()
    assert game.table.tracks["subterran"] == 1


def test_t48_full_territory():
    def arrange(table):
        tile(table, "market_ea", "courthouse_of_hasty_judgment", 0, 1, 2)
        table.territories["euphorian"] = [3, 0, 0]
        table.seats[0].goods.update(energy=4, stone=1)

    game = position(3, arrange)
    play(game, "place 1 market_ea")
    assert game.table.tracks["euphorian"] == 1 and game.table.seats[0].stars_left == 10
    assert game.table.seats[0].goods["energy"] == 0


def test_t50_academy():
    def arrange(table):
        tile(table, "market_ea", "academy_of_mandatory_equality")
        active(table, 0, "gary_the_electrician", "katy_the_dietician")
        table.tracks["euphorian"] = 2
        dice(table.seats[0], 1)
        dice(table.seats[1], 1, generator=1)

    game = position(2, arrange)
    play(game, "place 1 generator")
    assert game.table.seats[0].goods["energy"] == 2 and game.table.seats[0].goods["food"] == 0
    assert game.seat == 1


def test_t52_courthouse():
    def arrange(table):
        tile(table, "market_ea", "courthouse_of_hasty_judgment")
        table.seats[0].morale = 4
        table.seats[0].hand.update(book=2, bat=1)

    game = position(2, arrange)
    play(game, "place 1 incinerator")
    assert game.table.seats[0].hand_size == 0

    def pair_only(table):
        arrange(table)
        table.seats[0].hand["bat"] = 0

    game = position(2, pair_only)
    assert not [move for move in game.legal() if "incinerator" in move or "wind" in move]


def test_t55_fountain():
    def arrange(table):
        tile(table, "market_ea", "fountain_of_wishful_thinking", 1)
        dice(table.seats[0], 4, 4)
        dice(table.seats[1], 4, 4)

    game = position(2, arrange)
    play(game, "place 4 farm")
    assert (game.kind, game.seat) == ("turn", 1)
    play(game, "place 4 farm")
    assert (game.kind, game.seat) == ("more", 1)


def test_t57_lounge():
    def arrange(table):
        tile(table, "market_wb", "lounge_of_opulent_frugality")
        table.seats[0].goods.update(CASH)
        dice(table.seats[1], 1, build_ea_1=2)

    game = position(2, arrange)
    assert not [move for move in game.legal() if "build_ea" in move]
    assert "place 1 build_eb_2" in game.legal()


def test_t60_breeze_bar_and_sky_lounge():
    game = position(2, lambda table: table.seats[0].goods.update(bliss=3))
    assert "place 1 breeze_bar" not in game.legal()

    game = position(2, lambda table: table.seats[0].goods.update(bliss=1, food=1))
    play(game, "place 1 sky_lounge")
    assert len(game.legal()) == 6
    play(game, "take gold stone")
    assert game.table.tracks["icarite"] == 1 and game.table.seats[0].goods["stone"] == 1


def test_t62_icarite_card_level_before_placement():
    def arrange(table):
        table.tracks["icarite"] = 4
        table.seats[0].morale = 2
        table.seats[0].hand["bat"] = 2
        active(table, 0, "lee_the_gossip")

    game = position(2, arrange)
    play(game, "place 1 wind_saloon")
    assert game.table.tracks["icarite"] == 5 and game.seat == 1
    assert game.table.territories["icarite"] == [1, 0]


@pytest.mark.parametrize("morale, offered", [(2, False), (3, True)])
def test_t64_price_in_full(morale, offered):
    def arrange(table):
        table.seats[0].morale = morale
        table.seats[0].goods["water"] = 1
        active(table, 0, "rebecca_the_peddler")
        dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 1")
    assert (game.kind == "use") == offered


def test_t67_two_finish_on_one_market():
    def arrange(table):
        for seat in (1, 2):
            table.seats[seat].stars_left = 1
        dice(table.seats[1], 1, build_ea_1=1)
        dice(table.seats[2], 1, build_ea_2=1)
        dice(table.seats[3], 1)
        table.seats[0].goods["gold"] = 1
        table.seats[2].morale = 2

    game = position(4, arrange)
    play(game, "place 1 build_ea_3", "tile bemusement_park")
    assert game.returns() == [0.0, 0.0, 1.0, 0.0]
    assert game.table.dice_on("build_ea_1")


def test_roll_off():
    def arrange(table):
        for seat in (0, 1):
            table.seats[seat].stars_left = 1
        dice(table.seats[1], 1, build_ea_1=1)
        table.seats[0].goods["gold"] = 1

    game = position(3, arrange)
    play(game, "place 1 build_ea_2", "tile bemusement_park", "roll 3 3", "roll 1 5")
    assert game.kind == "roll" and not game.summary()["over"]
    play(game, "roll 3 3", "roll 1 4")
    assert game.returns() == [0.0, 1.0, 0.0] and game.summary()["over"]


def test_t70_trading():
    def arrange(table):
        table.seats[0].goods["gold"] = 1
        table.seats[1].hand["bat"] = 1

    game = position(2, arrange, trading=True)
    for bad in (
        "trade P2 give nothing for nothing",
        "trade P1 give gold for bat",
        "trade P2 give 2 gold for bat",
        "trade P2 give gold for water",
        "trade P2 give gold for morale",
    ):
        with pytest.raises(ValueError):
            game.apply(bad)
    play(game, "trade P2 give gold for book")  # P2 has none: declines
    assert game.kind == "turn" and game.table.seats[0].goods["gold"] == 1
    play(game, "trade P2 give gold for bat")
    assert (game.kind, game.seat, game.legal()) == ("trade", 1, ["accept", "decline"])
    play(game, "accept")
    assert (game.kind, game.seat) == ("turn", 0)
    assert game.table.seats[0].hand["bat"] == 1 and game.table.seats[1].goods["gold"] == 1
    with pytest.raises(ValueError):
        position(2, arrange).apply("trade P2 give gold for bat")


# ---------------------------------------------------------------- recruits


def test_t72_sacrifice_needs_a_second_worker():
    def arrange(table):
        active(table, 0, "pete_the_cannibal", "dr_sheppard_the_lobotomist")
        dice(table.seats[0], generator=1, farm=2)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 2@farm", "use pete_the_cannibal", "take gold")
    assert game.kind == "roll" and game.table.seats[0].goods["food"] == 4
    assert game.legal() == [f"roll {face}" for face in range(1, 7)]


def test_t74_draw_changes_do_not_combine():
    def arrange(table):
        active(table, 0, "geek_the_oracle", "jonathan_the_gambler")
        table.seats[0].goods["water"] = 1

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "take artifact")
    assert game.kind == "draw"
    assert game.legal() == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    play(game, "use geek_the_oracle", "draw bat", "draw bat", "draw box")
    assert game.legal() == ["discard 2 bat", "discard bat box"]
    play(game, "discard bat box")
    assert game.table.seats[0].hand_size == 1 and game.table.seats[0].knowledge == 4


def test_gambler_pair_lets_opponents_draw():
    def arrange(table):
        active(table, 0, "jonathan_the_gambler")
        active(table, 2, "geek_the_oracle")
        table.seats[0].goods["water"] = 1

    game = position(3, arrange)
    play(
        game,
        "place 1 tunnel_subterran",
        "take artifact",
        "use jonathan_the_gambler",
        "draw bat",
        "draw bat",
        "draw box",
    )
    assert (game.kind, game.seat) == ("draw", 2)
    play(game, "draw", "draw bat")
    # Limits after the benefit, active player first; two equal cards settle.
    assert game.table.seats[0].hand_size == 1 and game.seat == 1


def test_amanda_then_julia():
    def arrange(table):
        active(table, 0, "julia_the_thought_inspector")
        active(table, 1, "amanda_the_broker")
        table.seats[0].morale = 2
        table.seats[0].goods["water"] = 1
        table.seats[1].goods["bliss"] = 1
        dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(
        game,
        "place 1 tunnel_subterran",
        "use amanda_the_broker",
        "face 6",
        "use julia_the_thought_inspector",
        "take gold",
    )
    assert hand(game, 1) == [1, 6] and game.kind == "take"


def test_brian_food_for_bliss():
    def arrange(table):
        active(table, 0, "brian_the_viticulturist", "josh_the_negotiator")
        tile(table, "market_ea", "academy_of_mandatory_equality", 0)
        table.seats[0].goods.update(food=5, gold=1, bliss=1)

    game = position(2, arrange)
    assert "place 1 cloud_mine" not in game.legal()
    play(game, "place 1 market_ea")
    assert game.legal() == ["pay 4 food bliss", "pay 4 food gold", "pay 5 food"]
    play(game, "pay 5 food")
    assert game.table.tracks["wastelander"] == 1 and game.table.seats[0].knowledge == 4


def test_brian_pays_morale_in_icarus():
    def arrange(table):
        active(table, 0, "brian_the_viticulturist")
        table.seats[0].morale = 2
        table.seats[0].goods.update(food=2, bliss=1)

    game = position(2, arrange)
    play(game, "place 1 sky_lounge")
    assert game.legal() == ["pay 2 food morale", "pay food bliss morale"]
    play(game, "pay 2 food morale", "take 2 clay")
    assert game.table.seats[0].morale == 1 and game.table.seats[0].knowledge == 3


def test_unpayable_after_bump_exchange():
    def arrange(table):
        active(table, 0, "major_dave_the_demolitionist", "matthew_the_thief")
        table.seats[0].knowledge = 5
        dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 1", "use major_dave_the_demolitionist")
    assert game.seat == 1 and game.kind == "turn"  # R27
    assert game.table.miners["subterran"] == 1 and game.table.seats[0].goods["stone"] == 1


def test_chase_places_the_new_worker():
    def arrange(table):
        active(table, 0, "chase_the_miner")
        table.seats[0].goods["water"] = 4
        dice(table.seats[0], 2, 2)

    game = position(2, arrange)
    play(game, "place 2 tank_water", "roll 5")
    assert game.kind == "place" and "decline chase_the_miner" in game.legal()
    play(game, "place 5 tunnel_subterran", "take stone", "use chase_the_miner")
    assert game.table.seats[0].goods["stone"] == 3 and game.kind == "more"
    assert "place 2 farm" in game.legal()


def test_esme_answers_each_star():
    def arrange(table):
        active(table, 0, "esme_the_fireman", "katy_the_dietician")
        table.tracks["euphorian"] = 10
        table.seats[0].morale = 2
        table.seats[0].hand.update(book=1, bat=1)
        dice(table.seats[0], 1)

    game = position(2, arrange)
    play(game, "place 1 generator", "use esme_the_fireman", "discard book")
    who = game.table.seats[0]
    assert (who.morale, who.knowledge, who.goods["energy"]) == (4, 1, 4)
    assert game.legal() == ["decline esme_the_fireman", "use esme_the_fireman"]
    play(game, "use esme_the_fireman")
    assert (who.morale, who.knowledge, who.goods["energy"]) == (5, 1, 5)


# ---------------------------------------------------------------- tweaks


def deal_all(game, hands):
    """Deal and keep: hands[seat] = (active, hidden)."""
    kept = {card for pair in hands for card in pair}
    spare = iter([name for name in board.RECRUITS if name not in kept])
    for pair in hands:
        play(game, *(f"deal {name}" for name in (*pair, next(spare), next(spare))))
    for pair in hands:
        play(game, "keep {} {}".format(*pair))


def test_t76_minority_bonus_and_t88_miners():
    game = SlowGame(6, iib_tweaks=True)
    deal_all(
        game,
        [
            ("lee_the_gossip", "katy_the_dietician"),
            ("zong_the_astronomer", "phil_the_spy"),
            ("josh_the_negotiator", "geek_the_oracle"),
            ("gary_the_electrician", "pete_the_cannibal"),
            ("ray_the_foreman", "nick_the_understudy"),
            ("brett_the_lockpicker", "esme_the_fireman"),
        ],
    )
    while game.kind == "deal_dilemma":
        play(game, game.legal()[0])
    play(game, *["roll 1 1"] * 4, "roll 6 6", "roll 6 6")
    assert game.kind == "start" and game.legal() == ["start P5", "start P6"]
    play(game, "start P6")
    for seat in (5, 3, 4):
        assert (game.kind, game.seat, len(game.legal())) == ("bonus", seat, 10)
        play(game, "take energy water")
    assert (game.kind, game.seat) == ("turn", 5)
    assert game.summary()["miners"] == [0, 0, 0]
    assert SlowGame(3, iib_tweaks=True).summary()["miners"] == [2, 2, 2]


def test_t81_doubles_cost_morale():
    def arrange(table):
        table.seats[0].morale = 3
        dice(table.seats[0], 2, 2, 2)

    game = position(2, arrange, iib_tweaks=True)
    play(game, "place 2 farm")
    assert game.legal() == ["another", "stop"]
    play(game, "another")
    assert game.kind == "place" and "stop" not in game.legal()
    play(game, "place 2 farm", "another", "place 2 farm")
    assert game.table.seats[0].morale == 1 and game.seat == 1


def test_star_on_visited_tile_with_tweaks():
    def arrange(table):
        tile(table, "market_ea", "courthouse_of_hasty_judgment")
        table.seats[0].goods.update(energy=4, stone=1)

    game = position(2, arrange, iib_tweaks=True)
    play(game, "place 1 market_ea")
    assert game.legal() == ["star market_ea", "star territory_euphorian"]


# ---------------------------------------------------------------- whole games


def conserved(game):
    table = game.table
    for kind in board.ARTIFACTS:
        held = sum(seat.hand[kind] for seat in table.seats)
        assert table.deck[kind] + table.discard[kind] + table.side[kind] + held == 6
    for number, seat in enumerate(table.seats):
        placed = (
            sum(stars[number] for stars in table.territories.values())
            + len(seat.tile_stars)
            + sum(seat.recruit_stars.values())
            + (seat.dilemma_use == "star")
        )
        assert seat.stars_left + placed == 10 and seat.stars_left >= 0
        assert 1 <= seat.morale <= 6 and 1 <= seat.knowledge <= 6
        assert 1 <= len(seat.dice) <= 4
        assert min(seat.goods.values()) >= 0 and min(seat.hand.values()) >= 0
        assert all(table.tiles[market] for market in seat.tile_stars)
        if game.kind == "turn":
            assert seat.hand_size <= seat.morale
            assert all(die.face for die in seat.dice)
    for stars in table.territories.values():
        assert sum(stars) <= len(table.seats)
    for name, space in board.SPACES.items():
        assert space.group == "area" or len(table.dice_on(name)) <= 1


@pytest.mark.parametrize("seed", range(30))
def test_random_game(seed):
    rng = random.Random(seed)
    game = SlowGame(2 + seed % 5, iib_tweaks=bool(seed // 5 % 2), refused_recruits=("aside", "deck")[seed // 10 % 2])
    for number in range(3000):
        if game.kind is None:
            break
        moves = game.legal()
        assert len(moves) >= 2 and moves == sorted(set(moves))
        if game.seat == -1:
            chances = game.probabilities()
            assert sorted(chances) == moves and sum(chances.values()) == 1
        game.apply(rng.choice(moves))
        if number % 5 == 0:
            conserved(game)
    conserved(game)
    if game.kind is None:
        assert sorted(game.returns())[-2:] == [0.0, 1.0] and game.summary()["over"]


def test_illegal_moves_are_refused():
    game = SlowGame(2)
    with pytest.raises(ValueError):
        game.apply("keep a b")
    with pytest.raises(ValueError):
        SlowGame(7)
