"""Scenario cases (T..), recruits and random games of Ignorance Is Bliss for the slow game."""

import random

import pytest

from . import board
from .slow import SlowGame
from .table import Die
from .test_slow import active, dice, hand, play, tile

KOFI, LARS = "kofi_the_hermit", "lars_the_ballooneer"


def position(seats=2, arrange=None, row=("bat", "bear", "book", "box"), **options):
    """P1's turn; dice 1 2 in hand, the row as given (None: a gap), unless arranged."""

    def prepare(table):
        for seat, dilemma in zip(table.seats, board.DILEMMAS):
            seat.dice = [Die(1), Die(2)]
            seat.dilemma = dilemma
        table.bazaar = list(row)
        for card in filter(None, row):
            table.deck[card] -= 1
        arrange(table)

    return SlowGame.from_position(seats, prepare, edition="ignorance", **options)


def me(game):
    return game.table.seats[0]


def hold(table, seat, **cards):
    """Cards from the deck into a hand."""
    for card, count in cards.items():
        table.seats[seat].hand[card] += count
        table.deck[card] -= count


# ---------------------------------------------------------------- setup


def deal(game, hands):
    for cards in hands:
        play(game, *("deal " + card for card in cards))


def filler(hands):
    """Fill hands up to four cards of the four factions."""
    used = {card for cards in hands for card in cards}
    spare = iter([name for name in board.IIB_RECRUITS if name not in used and not board.factionless(name)])
    return [(*cards, *(next(spare) for _ in range(4 - len(cards)))) for cards in hands]


def test_t76_minority_bonus_and_setup():
    pairs = [
        ("lieve_the_briber", "ahmed_the_artifact_dealer"),
        ("keb_the_information_trader", "zara_the_solipsist"),
        ("mosi_the_patron", "jon_the_amateur_handyman"),
        ("cary_the_carebear", "doug_the_builder"),
        ("pmai_the_nurse", "steve_the_double_agent"),
        ("milos_the_brainwasher", "lars_the_ballooneer"),
    ]
    game = SlowGame(6, edition="ignorance")
    deal(game, filler(pairs))
    play(game, *(f"keep {active} {hidden}" for active, hidden in pairs))
    while game.kind == "deal_dilemma":
        play(game, game.legal()[0])
    assert game.kind == "refill" and game.probabilities()["refill bat"] * 6 == 1
    play(game, "refill bat", "refill bear", "refill bat", "refill box")
    assert game.summary()["bazaar"] == ["box", "bat", "bear", "bat"]
    play(game, *["roll 1 1"] * 5, "roll 6 6")
    for seat in (5, 3, 4):
        assert (game.kind, game.seat, len(game.legal())) == ("bonus", seat, 10)
        play(game, "take energy water")
    assert (game.kind, game.seat) == ("turn", 5)


def test_factionless_owners_do_not_count_for_the_bonus():
    game = SlowGame(3, edition="ignorance")
    first = [(KOFI,), ("lieve_the_briber",), ("doug_the_builder",)]
    hands = filler(first)
    deal(game, hands)
    play(game, *(f"keep {cards[0]} {cards[1]}" for cards in hands))
    while game.kind != "roll":
        play(game, game.legal()[0])
    assert game.legal() == [f"roll {face}" for face in range(1, 7)]  # Kofi (a)
    play(game, "roll 6", "roll 1 1", "roll 1 1")
    assert (game.kind, game.seat) == ("turn", 0)


def test_t79_factionless_at_the_deal():
    game = SlowGame(2, edition="ignorance")
    two = (KOFI, "christine_the_anarchist", "lieve_the_briber", "doug_the_builder")
    deal(game, filler([two, ()]))
    assert (game.kind, game.seat) == ("redraw", 0)
    assert game.legal() == ["refuse christine_the_anarchist", "refuse " + KOFI]
    play(game, "refuse christine_the_anarchist")
    assert "deal christine_the_anarchist" not in game.legal()
    play(
        game,
        "deal youssef_the_tunneler",
        "refuse youssef_the_tunneler",
        "deal jeroen_the_hoarder",
        "refuse " + KOFI,
        "deal cary_the_carebear",
    )
    assert game.kind == "recruits" and len(game.legal()) == 9
    assert not [move for move in game.legal() if move.endswith("jeroen_the_hoarder")]
    assert "keep jeroen_the_hoarder cary_the_carebear" in game.legal()


def test_options():
    game = SlowGame(2, edition="ignorance", factionless=False)
    assert len(game.legal()) == 48
    assert len(SlowGame(2, edition="ignorance").legal()) == 54
    assert "bazaar" not in SlowGame(2).summary()
    with pytest.raises(ValueError):
        SlowGame(2, edition="essential")


def test_t88_miner_start():
    for seats, step in ((2, 3), (3, 2), (4, 1), (5, 0), (6, 0)):
        assert SlowGame(seats, edition="ignorance").summary()["miners"] == [step] * 3


# ---------------------------------------------------------------- turns


def test_t81_doubles_cost_morale():
    def arrange(table):
        table.seats[0].morale = 3
        dice(table.seats[0], 2, 2, 2, 2)

    game = position(2, arrange)
    play(game, "place 2 farm")
    assert game.legal() == ["another", "stop"]
    play(game, "another", "place 2 farm", "another", "place 2 farm")
    assert me(game).morale == 1 and game.seat == 1 and hand(game, 0) == [2]


def test_t92_bureau_and_spring():
    def bureau(table):
        table.seats[0].morale = 3
        tile(table, "market_ea", "bureau_of_restricted_tourism", 1)
        dice(table.seats[0], 2, 2, 2, farm=1)

    game = position(2, bureau)
    play(game, "place 2 farm")
    assert game.seat == 1  # cut short: no menu

    def spring(table):
        tile(table, "market_ea", "natural_fluoridated_spring", 1)
        dice(table.seats[0], 2, farm=6)

    game = position(2, spring)
    assert game.kind == "roll" and me(game).on_board == []  # the retrieval settled


def test_t94_agoraphobia():
    def arrange(table):
        tile(table, "market_ea", "field_of_agoraphobia", 1)
        tile(table, "market_eb", "the_carousel", 1)
        table.seats[0].goods["stone"] = 1
        hold(table, 0, bat=1)

    game = position(2, arrange)
    play(game, "place 1 market_eb")
    assert me(game).tile_stars == {"market_eb"}
    assert game.table.territories["euphorian"] == [0, 0]
    assert game.table.tracks["euphorian"] == 1

    def occupied(table):
        arrange(table)
        table.territories["euphorian"] = [0, 1]
        table.seats[1].stars_left -= 1

    game = position(2, occupied)
    play(game, "place 1 market_eb")
    assert game.legal() == ["star market_eb", "star territory_euphorian"]


# ---------------------------------------------------------------- the bazaar


def tunnel_position(*recruits, energy=1, **goods):
    def arrange(table):
        active(table, 0, *recruits)
        table.seats[0].goods.update(energy=energy, **goods)

    return arrange


def test_t84_slide():
    game = position(2, tunnel_position(energy=3), ("bat", "bear", "book", "box"))
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.legal() == ["buy 1 bat", "buy 2 bear", "buy 3 book", "buy 4 box"]
    play(game, "buy 2 bear")
    assert game.kind == "refill" and me(game).goods["energy"] == 1
    play(game, "refill balloon")
    assert game.table.bazaar == ["balloon", "bat", "book", "box"]
    assert me(game).hand["bear"] == 1


def test_t86_only_the_free_one():
    game = position(2, tunnel_position())
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.kind == "refill" and me(game).hand["box"] == 1


@pytest.mark.parametrize(
    "ahmed, commodities, slots",
    [(False, 1, "4"), (False, 2, "234"), (False, 3, "1234"), (True, 1, "234"), (True, 0, "4")],
)
def test_t86_bribe_regulation(ahmed, commodities, slots):
    def arrange(table):
        tile(table, "market_ea", "department_of_bribe_regulation", 1)
        table.seats[0].goods.update(energy=1, water=commodities)
        if ahmed:
            active(table, 0, "ahmed_the_artifact_dealer")

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take artifact")
    if len(slots) == 1:
        assert me(game).hand["box"] == 1
    else:
        assert [move.split()[1] for move in game.legal()] == list(slots)


def test_short_row_is_refilled_from_the_discards():
    def arrange(table):
        table.deck = dict.fromkeys(board.ARTIFACTS, 0)
        table.seats[0].morale = 2
        table.seats[0].hand.update(bat=1, book=1)
        dice(table.seats[0], 1, farm=1)

    game = position(2, arrange, (None, None, "bear", "box"))
    play(game, "retrieve 1@farm", "discard bat")
    # a single card: its refill settles
    assert game.table.bazaar == [None, "bat", "bear", "box"]


def test_empty_row_gives_nothing():
    def arrange(table):
        table.deck = dict.fromkeys(board.ARTIFACTS, 0)
        table.seats[0].goods["energy"] = 1

    game = position(2, arrange, (None,) * 4)
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.seat == 1 and game.table.miners["euphorian"] == 4


def test_storage():
    def arrange(table):
        tile(table, "market_ea", "storage_of_insufficient_capacity", 1)
        table.seats[0].goods.update(energy=2)
        table.seats[0].morale = 3
        hold(table, 0, box=1, bear=1)

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take artifact")  # only the book can be taken
    assert game.kind == "refill" and me(game).hand["book"] == 1
    assert me(game).goods["energy"] == 0


def test_pamhidzai_returns_the_card():
    game = position(2, tunnel_position("pamhidzai_the_reader"), ("bat", "bear", "book", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader")
    assert game.kind == "take" and len(game.legal()) == 20
    play(game, "take energy 2 bliss")
    assert game.table.bazaar == ["bat", "bear", "book", "book"] and me(game).hand_size == 0
    assert me(game).goods["bliss"] == 2


def test_cary_is_paid_after_the_refill():
    game = position(2, tunnel_position("cary_the_carebear"), ("bat", "bear", "book", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill box")
    assert me(game).goods["food"] == 1 and game.kind == "take"
    play(game, "take food")
    assert me(game).goods["food"] == 2


# ---------------------------------------------------------------- checks


def retrieve_with(*recruits, knowledge=4, tiles=(), **goods):
    """P1 has a 6 in hand and two dice on the generator."""

    def arrange(table):
        who = table.seats[0]
        active(table, 0, *recruits)
        who.knowledge = knowledge
        who.goods.update(goods)
        who.dice = [Die(6), Die(1, "generator"), Die(1, "generator")]
        for number, name in enumerate(tiles):
            tile(table, board.MARKETS[number], name, 1)

    return arrange


def roll_two(game, faces, *moves):
    play(game, "retrieve 1@generator 1@generator", *moves, "roll " + faces)


def test_t90_institute():
    game = position(2, retrieve_with(tiles=["institute_of_orwellian_optimism"]))
    roll_two(game, "1 2")
    assert hand(game, 0) == [1, 2]
    game = position(2, retrieve_with())
    roll_two(game, "1 2")
    assert hand(game, 0) == [1, 2, 6]


@pytest.mark.parametrize("faces, left, morale", [("1 5", 3, 2), ("2 5", 2, 1), ("1 4", 3, 1)])
def test_t100_amina(faces, left, morale):
    game = position(2, retrieve_with("amina_the_bliss_bringer", tiles=["the_carousel"]))
    roll_two(game, faces)
    assert len(hand(game, 0)) == left and me(game).morale == morale


def test_t100_bok():
    def arrange(table):
        table.seats[0].knowledge = 6
        table.seats[0].recruits["bok_the_game_master"] = "hidden"
        active(table, 0, "chaga_the_gamer")
        hold(table, 0, box=1)
        dice(table.seats[0], 6, farm=6)

    game = position(2, arrange)
    play(game, "use chaga_the_gamer")
    assert me(game).knowledge == 4 and game.kind == "turn"
    assert "use chaga_the_gamer" not in game.legal()
    play(game, "place 6 farm")
    assert me(game).knowledge == 4


def test_t100_milos():
    game = position(2, retrieve_with("milos_the_brainwasher", "keb_the_information_trader", water=1))
    roll_two(game, "6 6", "use milos_the_brainwasher")
    assert hand(game, 0) == [6, 6, 6] and game.seat == 1 and me(game).goods["water"] == 0


def test_carousel_keb_xyon_dusty():
    def arrange(table):
        retrieve_with(
            "keb_the_information_trader", "xyon_the_brain_surgeon", "dusty_the_enforcer", tiles=["the_carousel"]
        )(table)
        table.seats[0].morale = 3
        hold(table, 0, bat=1, book=1)

    game = position(2, arrange)
    roll_two(game, "1 3")
    assert game.kind == "take" and len(game.legal()) == 7
    play(game, "take gold", "decline xyon_the_brain_surgeon", "use dusty_the_enforcer")
    assert game.kind == "discard" and me(game).morale == 1
    play(game, "discard bat")
    assert hand(game, 0) == [1, 3, 6] and not me(game).lost_worker


def test_baron_and_thought_police():
    game = position(
        2, retrieve_with("high_general_baron", food=2, knowledge=1, tiles=["thought_police_of_the_open_mind"])
    )
    roll_two(game, "4 4", "free")
    play(game, "use high_general_baron", "roll 2 6")
    assert hand(game, 0) == [2, 6, 6] and me(game).knowledge == 2


def test_prison():
    def arrange(table):
        tile(table, "market_ea", "dilemmas_prison")
        dice(table.seats[0], 1, farm=1)
        for seat in (1, 2):
            dice(table.seats[seat], 1, farm=2, aquifer=3)
        dice(table.seats[3], 1, farm=1)

    game = position(4, arrange)
    play(game, "retrieve 1@farm", "roll 1")
    assert (game.kind, game.seat) == ("retrieve_one", 3)
    play(game, "retrieve 1@farm", "roll 2")
    assert (game.kind, game.seat) == ("retrieve_one", 1)
    assert game.legal() == ["decline", "retrieve 2@farm", "retrieve 3@aquifer"]
    play(game, "decline")
    assert (game.kind, game.seat) == ("turn", 1)


# ---------------------------------------------------------------- Kofi, Christine


def test_t98_kofi_free_retrieval_gives_another_turn():
    def arrange(table):
        active(table, 0, KOFI, "ha_joon_the_gold_trader")
        table.seats[0].goods.update(energy=3, gold=1)
        table.seats[0].recruits["doug_the_builder"] = "hidden"
        dice(table.seats[0], farm=1)

    game = position(2, arrange)
    play(game, "roll 3", "decline ha_joon_the_gold_trader")  # retrieval settled
    assert (game.kind, game.seat) == ("turn", 0)
    assert not [move for move in game.legal() if "tank" in move]


def test_t98_kofi_leaves():
    def arrange(table):
        table.miners["euphorian"] = 5
        table.tracks["icarite"] = 8
        table.seats[0].goods.update(energy=1)
        active(table, 1, KOFI)
        table.seats[1].recruits.update(dict.fromkeys(["samuel_the_zapper", "joseph_the_antiquer"], "hidden"))

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert (game.kind, game.seat) == ("activate", 1)
    play(game, "activate joseph_the_antiquer")
    assert game.table.seats[1].recruits == dict.fromkeys(["samuel_the_zapper", "joseph_the_antiquer"], "active")


def test_christine_and_monotony():
    game = position(2, retrieve_with("christine_the_anarchist"))
    play(game, "retrieve 1@generator 1@generator")
    assert game.kind == "take"

    def three(table):
        active(table, 0, "christine_the_anarchist")
        tile(table, "market_ea", "theater_of_endless_monotony", 1)
        dice(table.seats[0], generator=1, farm=1, aquifer=1)

    game = position(2, three)
    play(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert game.kind == "take" and len(game.legal()) == 4


# ---------------------------------------------------------------- areas


def area_position(face, *recruits, there=(), tiles=(), level=0, **goods):
    def arrange(table):
        active(table, 0, *recruits)
        table.seats[0].goods.update(goods)
        table.tracks["euphorian"] = level
        table.seats[0].dice = [Die(face), Die(1)]
        table.seats[1].dice = [Die(1)] + [Die(other, "generator") for other in there]
        for number, name in enumerate(tiles):
            tile(table, board.MARKETS[number], name, 1)

    return arrange


def test_zara_pmai_gwen():
    game = position(2, area_position(4, "pmai_the_nurse", "zara_the_solipsist", there=[1]))
    play(game, "place 4 generator")
    assert game.legal() == ["decline pmai_the_nurse", "use pmai_the_nurse"]
    play(game, "use pmai_the_nurse")
    assert game.table.tracks["euphorian"] == 1

    game = position(2, area_position(5, "zara_the_solipsist", "gwen_the_mineralogist"))
    play(game, "place 5 generator", "use zara_the_solipsist", "use gwen_the_mineralogist")
    goods = me(game).goods
    assert (goods["energy"], goods["gold"], me(game).knowledge) == (1, 1, 4)


def test_frazer_and_monotony():
    game = position(2, area_position(6, "frazer_the_motivator", there=[3], level=2))
    play(game, "place 6 generator", "use frazer_the_motivator", "take bliss")
    assert (me(game).goods["energy"], me(game).goods["bliss"]) == (2, 1)
    game = position(
        2, area_position(6, "frazer_the_motivator", there=[3], level=2, tiles=["theater_of_endless_monotony"])
    )
    play(game, "place 6 generator")
    assert me(game).goods["energy"] == 2 and game.seat == 1


@pytest.mark.parametrize("energy, offered", [(0, True), (1, False)])
def test_joseph_and_lottery(energy, offered):
    game = position(
        2, area_position(6, "joseph_the_antiquer", there=[3], energy=energy, tiles=["lottery_of_diminishing_returns"])
    )
    play(game, "place 6 generator")
    assert (game.kind == "use") == offered
    if offered:
        play(game, "use joseph_the_antiquer", "refill bat")
        assert me(game).hand["box"] == 1 and me(game).goods["energy"] == 0
    else:
        assert me(game).goods["energy"] == 2


def test_jedidiah_julia_khaleef():
    def arrange(table):
        area_position(6, "jedidiah_the_inciter", "khaleef_the_bruiser", there=[3, 3])(table)
        active(table, 1, "julia_the_acolyte")

    game = position(2, arrange)
    play(game, "place 6 generator", "use jedidiah_the_inciter")
    assert game.kind == "use" and game.seat == 1  # one choice: bump P2 3 settled
    play(game, "use julia_the_acolyte")
    assert game.legal() == ["face 3", "face 6"]
    play(game, "face 6", "use khaleef_the_bruiser", "take water")
    assert hand(game, 1) == [1, 6] and game.table.seats[1].knowledge == 2
    assert me(game).goods["energy"] == 2  # 6 + 3


def test_samuel_and_brenda():
    def arrange(table):
        active(table, 0, "samuel_the_zapper", "brenda_the_knowledge_bringer")
        table.seats[0].goods["energy"] = 1
        dice(table.seats[0], 6, 1, cloud_mine=3)

    game = position(2, arrange)
    play(game, "place 6 cloud_mine", "use brenda_the_knowledge_bringer", "buy 4 box")
    assert me(game).knowledge == 5 and game.kind == "refill"
    play(game, "refill bat", "use samuel_the_zapper")
    assert game.kind == "retrieve_areas" and len(game.legal()) == 3
    play(game, "retrieve 3@cloud_mine", "roll 1")
    assert me(game).morale == 2 and hand(game, 0) == [1, 1] and game.seat == 1


# ---------------------------------------------------------------- tunnels, tank


def test_lieve_ted_davaa_mwiche():
    game = position(
        2,
        tunnel_position(
            "lieve_the_briber",
            "ted_the_contingency_planner",
            "davaa_the_shredder",
            "mwiche_the_flusher",
            bliss=2,
            water=3,
        ),
    )
    play(game, "place 1 tunnel_euphorian")
    assert game.legal() == ["pay 3 water", "pay bliss", "pay nothing"]
    play(game, "pay bliss", "decline lieve_the_briber", "take gold")
    assert me(game).morale == 2 and me(game).goods["bliss"] == 1

    game = position(2, tunnel_position("mwiche_the_flusher", "lieve_the_briber", bliss=1, water=3))
    play(game, "place 1 tunnel_euphorian", "pay 3 water")
    assert me(game).morale == 3 and me(game).goods["gold"] == 1 and game.kind == "buy"


def test_albert_and_gary():
    def arrange(table):
        active(table, 0, "albert_the_founder", "gary_the_forgetter")
        table.seats[0].goods.update(energy=3, bliss=3)

    game = position(2, arrange)
    play(game, "place 1 tank_energy", "pay 3 bliss", "use albert_the_founder", "take gold")
    assert me(game).knowledge == 1 and len(me(game).dice) == 4
    assert game.kind == "roll" and len(game.legal()) == 21


# ---------------------------------------------------------------- payments


def market_position(name, *recruits, cards, **goods):
    def arrange(table):
        active(table, 0, *recruits)
        tile(table, "market_ea", name, 1)
        table.seats[0].morale = 4
        table.seats[0].goods.update(goods)
        hold(table, 0, **cards)

    return arrange


def test_t96_makoto():
    game = position(
        2, market_position("palace_of_forced_altruism", "makoto_the_forger", cards={"bifocals": 2, "book": 1})
    )
    play(game, "place 1 market_ea")
    assert game.legal() == ["pay 2 bifocals", "pay bifocals book"]
    play(game, "pay bifocals book")
    assert game.kind == "star"
    game = position(2, market_position("palace_of_forced_altruism", "makoto_the_forger", cards={"bifocals": 2}))
    play(game, "place 1 market_ea", "take food")
    assert me(game).goods["food"] == 1 and game.kind == "star"

    def pair(table):
        market_position(
            "the_carousel", "makoto_the_forger", "jose_the_persuader", cards={"bifocals": 1, "bat": 1, "box": 1}
        )(table)

    game = position(2, pair)
    play(game, "place 1 wind_saloon")
    assert game.legal() == ["pay bat bifocals", "pay bat bifocals box", "pay bat box", "pay bifocals box"]
    play(game, "pay bat bifocals", "take food")
    assert game.seat == 1 and me(game).goods["food"] == 1


def test_t96_shaheena_once_and_paid():
    def arrange(table):
        active(table, 0, "shaheena_the_digger")
        table.seats[0].goods.update(stone=2)

    for free, price in ((False, 1), (True, 0)):
        game = position(2, arrange, free_trades=free)
        play(game, "place 1 farm", "use shaheena_the_digger")
        assert len(game.legal()) == (4 if free else 3)  # a food has just been gained
        play(game, "buy 3 book")
        play(game, "refill bat")
        assert game.seat == 1
        assert me(game).goods["stone"] == 1 and me(game).goods["food"] == 1 - price


def test_mosi_pedro():
    def arrange(table):
        active(table, 0, "mosi_the_patron", "pedro_the_collector")
        table.seats[0].morale = 4
        table.seats[0].goods["bliss"] = 2
        hold(table, 0, bat=1, book=1, box=1)

    game = position(2, arrange)
    play(game, "place 1 ark")
    assert game.legal() == ["pay 2 bliss bat", "pay 2 bliss book", "pay 2 bliss box", "pay bat book box"]
    play(game, "pay bat book box")
    assert game.kind == "take" and len(game.legal()) == 12
    play(game, "take food clay")
    assert me(game).goods["food"] == 1 and me(game).goods["clay"] == 1


def test_doug_and_jon():
    def arrange(table):
        active(table, 0, "doug_the_builder", "jon_the_amateur_handyman")
        table.seats[0].goods["food"] = 3
        dice(table.seats[0], 3, 5)

    game = position(2, arrange)
    play(game, "place 3 build_ea_1")
    assert game.legal() == ["pay 3 food", "pay worker 5"]
    play(game, "pay worker 5")
    assert len(me(game).dice) == 1 and me(game).goods["clay"] == 1

    def alone(table):
        arrange(table)
        dice(table.seats[0], 3)
        table.seats[0].goods["food"] = 0

    game = position(2, alone)
    assert not [move for move in game.legal() if "build" in move]


def test_dilemma_with_a_wildcard():
    def arrange(table):
        active(table, 0, "ekaterina_the_cheater")
        tile(table, "market_ea", "athenaeum_of_mandatory_guidelines", 1)
        table.seats[0].dilemma = "dilemma_bear"
        table.seats[0].morale = 2
        hold(table, 0, box=1, bat=1)

    game = position(2, arrange)
    play(game, "dilemma")
    assert game.legal() == ["pay bat box", "pay box"]
    play(game, "pay box", "take food", "outcome star")
    assert me(game).morale == 1 and me(game).stars_left == 9 and game.seat == 1


def test_dilemma_factionless():
    def arrange(table):
        active(table, 0, "spiros_the_model_citizen")
        table.seats[0].dilemma = "dilemma_bear"
        hold(table, 0, bear=1)

    game = position(2, arrange)
    play(
        game,
        "dilemma",
        "outcome recruits",
        "deal " + KOFI,
        "deal doug_the_builder",
        "deal jeroen_the_hoarder",
        "deal lieve_the_briber",
    )
    assert game.legal() == ["keep doug_the_builder", "keep lieve_the_briber"]

    def free(table):
        arrange(table)
        table.seats[0].recruits.clear()

    game = position(2, free)
    play(game, "dilemma", "outcome recruits", "deal " + KOFI, "deal doug_the_builder", "keep " + KOFI)
    assert me(game).recruits == {KOFI: "active"} and len(me(game).dice) == 2


# ---------------------------------------------------------------- stars


def test_steve_terri_taed():
    def arrange(table):
        active(table, 1, "steve_the_double_agent", "terri_the_bliss_trader", "taed_the_brick_trader")
        table.tracks.update(subterran=10, euphorian=10)
        table.seats[1].goods.update(bliss=1, clay=1)
        table.seats[0].goods["water"] = 1

    game = position(2, arrange)
    play(game, "place 1 aquifer", "use terri_the_bliss_trader", "take bliss", "use taed_the_brick_trader", "take clay")
    other = game.table.seats[1]
    assert other.recruit_stars == {"steve_the_double_agent": 1}
    assert (other.goods["bliss"], other.goods["clay"], other.goods["water"]) == (1, 1, 1)
    play(game, "place 1 generator")
    assert other.recruit_stars == {"steve_the_double_agent": 1}


def test_george_goes_home():
    game = position(2, market_position("the_carousel", "george_the_lazy_craftsman", cards={"bat": 1}, stone=1))
    play(game, "place 1 market_ea", "star market_ea", "use george_the_lazy_craftsman", "roll 5", "take gold")
    assert hand(game, 0) == [2, 5] and me(game).goods["gold"] == 1


# ---------------------------------------------------------------- extra placements, free actions


def test_lars_moves_the_last_worker():
    def arrange(table):
        active(table, 0, LARS, "spiros_the_model_citizen")
        table.seats[0].goods.update(energy=1)
        table.seats[0].morale = 2
        dice(table.seats[0], 3, 3, 5)

    row = ("bat", "bear", "book", "balloon")
    game = position(2, arrange, row)
    play(game, "place 3 tunnel_euphorian", "take artifact", "refill box")
    assert game.legal() == ["another", "stop", "use " + LARS, "use spiros_the_model_citizen"]
    play(game, "use " + LARS)
    assert all(move.startswith("place 3 ") for move in game.legal())
    assert "place 3 tunnel_euphorian" not in game.legal()
    play(game, "place 3 farm")
    assert game.legal() == ["stop", "use spiros_the_model_citizen"]  # no equal dice now
    play(game, "use spiros_the_model_citizen")
    assert "place 5 tunnel_wastelander" in game.legal()  # with the food
    play(game, "place 5 aquifer")
    assert game.seat == 1 and hand(game, 0) == [3]

    game = position(2, arrange, row)
    play(game, "place 3 tunnel_euphorian", "take artifact", "refill box", "another")
    play(game, "place 3 farm")
    assert game.seat == 1  # Lars was refused


def test_darren_agency_alone_camp():
    def arrange(table):
        active(table, 0, "darren_the_repeater")
        tile(table, "market_ea", "agency_of_progressive_backstabbing", 1)
        tile(table, "market_eb", "together_we_work_alone_camp", 1)
        table.seats[0].goods.update(energy=2, water=1)
        table.seats[0].morale = 2
        dice(table.seats[0], 1, 5)

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take gold", "use darren_the_repeater")
    # placed with the 5; the surcharge must be the water, the energy pays the tunnel
    assert game.kind == "roll" and me(game).knowledge == 4
    assert me(game).goods["water"] == 0 and me(game).goods["energy"] == 1
    play(game, "roll 2", "take gold")
    assert me(game).goods["gold"] == 2 and game.seat == 1 and me(game).morale == 1


def test_jadwiga_only_with_workers_of_the_start():
    def arrange(table):
        active(table, 0, "jadwiga_the_sleep_deprivator")
        table.seats[0].goods["energy"] = 3
        dice(table.seats[0], 1)

    game = position(2, arrange)
    play(game, "place 1 tank_energy", "roll 4")
    assert game.seat == 1


def test_rowena_and_lionel():
    def arrange(table):
        active(table, 0, "rowena_the_mentor", "lionel_the_cook")
        tile(table, "market_ea", "natural_fluoridated_spring", 1)
        tile(table, "market_eb", "the_carousel", 1)
        table.seats[0].goods["food"] = 1
        dice(table.seats[0], 1, farm=6)

    game = position(2, arrange)
    assert "place 1 farm" not in game.legal()
    play(game, "use lionel_the_cook", "ignore market_ea")
    assert "place 1 farm" in game.legal() and "use lionel_the_cook" not in game.legal()
    game = position(2, arrange)
    play(game, "use rowena_the_mentor")
    assert me(game).knowledge == 4 and "place 1 farm" in game.legal()


def test_borna():
    def arrange(table):
        active(table, 0, "borna_the_storyteller")
        hold(table, 0, book=1)
        dice(table.seats[0], 1, 1)

    game = position(2, arrange)
    play(game, "use borna_the_storyteller")
    assert game.legal() == ["take artifact", "take clay", "take gold", "take stone"]
    play(game, "take artifact", "buy 1 bat", "refill bat")
    assert game.kind == "turn" and me(game).hand["bat"] == 1
    assert "use borna_the_storyteller" not in game.legal()


def test_palace():
    def arrange(table):
        tile(table, "market_ea", "palace_of_forced_altruism", 1)
        table.seats[0].goods.update(bliss=1, food=1, gold=2)

    game = position(2, arrange)
    play(game, "place 1 sky_lounge")
    assert game.legal() == ["take clay", "take gold", "take stone"]
    play(game, "take clay")
    assert game.seat == 1


def test_concert_hall():
    def arrange(table):
        tile(table, "market_ea", "concert_hall_of_harmonious_dischord", 1)
        table.seats[0].goods["food"] = 1
        table.seats[0].morale = 2
        dice(table.seats[0], 1, farm=1)

    game = position(2, arrange)
    play(game, "retrieve 1@farm", "pay food")
    assert me(game).morale == 3


# ---------------------------------------------------------------- whole games


def conserved(game):
    table = game.table
    for kind in board.ARTIFACTS:
        held = sum(seat.hand[kind] for seat in table.seats)
        assert table.deck[kind] + table.discard[kind] + table.bazaar.count(kind) + held == 6
    owned = [name for seat in table.seats for name in seat.recruits]
    assert len(owned) == len(set(owned)) and not table.recruit_deck & set(owned)
    for number, seat in enumerate(table.seats):
        placed = (
            sum(stars[number] for stars in table.territories.values())
            + len(seat.tile_stars)
            + sum(seat.recruit_stars.values())
            + (seat.dilemma_use == "star")
        )
        assert seat.stars_left + placed == 10 and seat.stars_left >= 0
        assert 1 <= seat.morale <= 6 and 1 <= seat.knowledge <= 6
        if seat.recruits.get("bok_the_game_master") == "active":
            assert seat.knowledge <= 4
        assert 1 <= len(seat.dice) <= 4
        assert min(seat.goods.values()) >= 0 and min(seat.hand.values()) >= 0
        assert all(table.tiles[market] for market in seat.tile_stars)
        factionless = [name for name in seat.recruits if board.factionless(name)]
        assert len(factionless) <= 1
        assert all(seat.recruits[name] == "active" for name in factionless)
        if game.kind == "turn":
            assert seat.hand_size <= seat.morale
            assert all(die.face for die in seat.dice)
    if game.kind in ("turn", "more", "place"):
        row = [card is not None for card in table.bazaar]
        assert row == sorted(row)
        assert all(row) or not table.cards_left()
    assert not [die for seat in table.seats for die in seat.dice if die.where == "lifted"]
    for stars in table.territories.values():
        assert sum(stars) <= len(table.seats)
    if game.kind != "pay":  # Agency: the die is down, the old one not bumped yet
        for name, space in board.SPACES.items():
            assert space.group == "area" or len(table.dice_on(name)) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_random_game(seed):
    rng = random.Random(seed)
    game = SlowGame(
        2 + seed % 5,
        edition="ignorance",
        trading=seed % 3 == 0,
        factionless=seed % 4 != 0,
        free_trades=seed % 2 == 0,
        refused_recruits=("aside", "deck")[seed // 5 % 2],
    )
    eager = seed % 2
    for number in range(2000):
        if game.kind is None:
            break
        moves = game.legal()
        assert moves == sorted(set(moves))
        assert len(moves) >= 2 or game.table.trading and game.kind in ("turn", "more")
        if game.seat == -1:
            chances = game.probabilities()
            assert sorted(chances) == moves and sum(chances.values()) == 1
        liked = [move for move in moves if move.startswith(("use ", "another", "place ")) and "farm" not in move]
        if eager and liked and rng.random() < 0.7:
            moves = liked
        game.apply(rng.choice(moves))
        if number % 10 == 0:
            conserved(game)
    conserved(game)
    if game.kind is None:
        assert sorted(game.returns())[-2:] == [0.0, 1.0] and game.summary()["over"]
