"""The 16 market tiles of *Ignorance Is Bliss*: penalty with and without an own star, its end by a star, cost, recruits.

As with the tiles of the base game, each stands on market_ea and is tested at a turn of P1, who is penalised, who has a
star on the tile, or who has just put one there at the Incinerator (R72).
"""

import pytest
from helpers import build, faces, legal, play, seat

ONE = {"dice": {"hand": [1, 2]}}
ROW = ("bat", "bear", "book", "box")
COMMODITIES = ("energy", "water", "food", "bliss")


def start(me, *others, **board):
    """P1's turn in the expansion, with a full bazaar unless told otherwise."""
    return build(me, *(others or (ONE,)), edition="ignorance", bazaar=board.pop("bazaar", ROW), **board)


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


def count(items):
    """How many cards `2 bat box` are."""
    return sum(int(word) - 1 if word.isdigit() else 1 for word in items.split()) if items != "nothing" else 0


def freed(me, tile, *others, **board):
    """P1's turn after P1 has put a star on the tile at the Incinerator, with a 6 and three balloons just for that."""
    me = dict(me)
    dice = dict(me.pop("dice"))
    dice["hand"] = [*dice.get("hand", ()), 6]
    hand = me.pop("hand", "nothing")
    morale = max(me.pop("morale", 1), count(hand) + 3)
    me.update(dice=dice, hand=f"{'' if hand == 'nothing' else hand + ' '}3 balloon", morale=morale)
    game = start(me, *others, tiles={**board.pop("tiles", {}), "market_ea": tile}, **board)
    play(game, "place 6 incinerator", "pay 3 balloon")
    for answer in ("star market_ea", "stop"):  # each only where it is asked
        if answer in legal(game):
            play(game, answer)
    while game.active:
        play(game, "place 1 cloud_mine" if "place 1 cloud_mine" in legal(game) else legal(game)[0])
    assert (game.to_move, game.kind, seat(game)["tile_stars"]) == (0, "turn", ["market_ea"])
    return game


def check(tile, bites, me, *others, after=None, **board):
    """`bites` is true of a penalised P1 and false of P1 with a star on the tile, placed long ago or just now.

    after: what P1 has in the last of these cases, where the penalty would not let the star be placed otherwise.
    """
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    assert bites(start(me, *others, tiles=tiles, **board))
    assert not bites(start({**me, "tile_stars": ["market_ea"]}, *others, tiles=tiles, **board))
    del tiles["market_ea"]
    assert not bites(start(me, *others, tiles=tiles, **board))
    assert not bites(freed(after or me, tile, *others, tiles=tiles, **board))


def check_visit(tile, goods, hand):
    """The tile costs exactly these goods and artifacts; each is needed; the visit gives star and track (R69, R71)."""
    me = {**ONE, "goods": goods or "nothing", "hand": hand, "morale": 2}
    for own in ((), ("market_ea",)):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": tile})
        play(game, "place 1 market_ea")
        if not own:
            assert "star market_ea" in legal(game) or seat(game)["tile_stars"] == ["market_ea"]  # Agoraphobia
        if game.kind == "star":
            play(game, "star market_ea")
        assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 9 - len(own))
        assert game.summary()["territories"]["euphorian"] == [len(own), 0]
        assert game.summary()["tracks"] == [1, 0, 0, 0]
        assert sum(game.summary()["discard"]) == count(hand)
    words, cards = goods.split(), hand.split()
    for i in range(len(words)):
        short = {**me, "goods": " ".join(words[:i] + words[i + 1 :]) or "nothing"}
        assert "market_ea" not in spaces(start(short, tiles={"market_ea": tile}))
    for i in range(len(cards)):
        short = {**me, "hand": " ".join(cards[:i] + cards[i + 1 :]) or "nothing"}
        assert "market_ea" not in spaces(start(short, tiles={"market_ea": tile}))
    for other in ("balloon", "bat", "bear", "bifocals", "book", "box"):
        if len(cards) == 1 and other != hand:
            assert "market_ea" not in spaces(start({**me, "hand": other}, tiles={"market_ea": tile}))


# ---------------------------------------------------------------- self-bumps

AGENCY = "agency_of_progressive_backstabbing"
BUMPER = {"dice": {"hand": [2], "tunnel_subterran": [3]}}


def test_agency_of_progressive_backstabbing():
    """agency_of_progressive_backstabbing, R26, R72, R105: a self-bump needs a commodity on top of the cost."""
    check(AGENCY, lambda game: "tunnel_subterran" not in spaces(game), {**BUMPER, "goods": "water"})


@pytest.mark.parametrize(("goods", "asked"), [
    ("water food", None), ("2 water", None), ("2 water food", ["pay food", "pay water"]),
    ("water energy bliss", ["pay bliss", "pay energy"]),
])  # fmt: skip
def test_agency_is_paid_before_the_bump(goods, asked):
    """agency_of_progressive_backstabbing: after the die is put down, with what leaves the cost payable, then the roll."""
    game = play(start({**BUMPER, "goods": goods}, tiles={"market_ea": AGENCY}), "place 2 tunnel_subterran")
    if asked:
        assert (game.kind, legal(game)) == ("pay", asked)
        play(game, asked[0])
    assert game.kind == "roll"
    assert sum(seat(game)["goods"].values()) == count(goods) - 1
    play(game, "roll 1", "take stone")
    assert sum(seat(game)["goods"].values()) == count(goods) - 1  # the water for a stone
    assert seat(game)["goods"]["stone"] == 1


def test_agency_takes_commodities_only():
    """agency_of_progressive_backstabbing: a resource or an artifact does not pay it."""
    me = {**BUMPER, "goods": "water 2 gold", "hand": "bat"}
    assert "tunnel_subterran" not in spaces(start(me, tiles={"market_ea": AGENCY}))


def test_agency_and_other_bumps():
    """agency_of_progressive_backstabbing: bumping others and joining oneself on an area cost nothing more."""
    me = {"goods": "water", "dice": {"hand": [2], "farm": [3]}}
    game = start(me, {"dice": {"hand": [1], "tunnel_subterran": [3]}}, tiles={"market_ea": AGENCY})
    assert {"farm", "tunnel_subterran"} <= spaces(game)
    play(game, "place 2 tunnel_subterran", "roll 1", "take stone")
    assert seat(game)["goods"] == {"stone": 1}


def test_agency_where_the_space_is_free():
    """agency_of_progressive_backstabbing, R60: at a tunnel's end just the one commodity is due."""
    me = {"recruits": ["joseph_the_antiquer"], "dice": {"hand": [2], "tunnel_end_subterran": [3]}}
    board = {"tiles": {"market_ea": AGENCY}, "miners": (0, 9, 0)}
    assert "tunnel_end_subterran" not in spaces(start(me, **board))
    game = play(start({**me, "goods": "bliss"}, **board), "place 2 tunnel_end_subterran", "roll 1")
    assert seat(game)["goods"] == {"food": 3}


def test_agency_leaves_the_cost_payable():
    """agency_of_progressive_backstabbing: at the Breeze Bar with 2 bliss and a food the surcharge is the bliss."""
    me = {"dice": {"hand": [2], "breeze_bar": [3]}}
    assert "breeze_bar" not in spaces(start({**me, "goods": "bliss food"}, tiles={"market_ea": AGENCY}))
    game = play(start({**me, "goods": "2 bliss food"}, tiles={"market_ea": AGENCY}), "place 2 breeze_bar")
    assert (game.kind, seat(game)["goods"]) == ("roll", {"bliss": 1, "food": 1})


def test_agency_and_payments_of_recruits():
    """agency_of_progressive_backstabbing, I5, mosi_the_patron, davaa_the_shredder: the surcharge stays on top."""
    me = {"recruits": ["mosi_the_patron"], "hand": "bat", "goods": "2 bliss", "dice": {"hand": [2], "ark": [3]}}
    assert "ark" not in spaces(start(me, tiles={"market_ea": AGENCY}))
    assert "ark" in spaces(start({**me, "goods": "3 bliss"}, tiles={"market_ea": AGENCY}))
    me = {**BUMPER, "recruits": ["davaa_the_shredder"], "goods": "water"}
    assert "tunnel_subterran" not in spaces(start(me, tiles={"market_ea": AGENCY}))
    assert "tunnel_euphorian" in spaces(start(me, tiles={"market_ea": AGENCY}))  # unoccupied: free


def test_agency_and_darren():
    """agency_of_progressive_backstabbing, darren_the_repeater: his bump of the own worker costs it, too."""
    me = {"recruits": ["darren_the_repeater"], "morale": 2, "dice": {"hand": [2, 5]}}
    board = {"tiles": {"market_ea": AGENCY}}
    poor = play(start({**me, "goods": "2 energy"}, **board), "place 2 tunnel_euphorian", "take gold")
    assert poor.to_move == 1
    game = play(start({**me, "goods": "2 energy water"}, **board), "place 2 tunnel_euphorian", "take gold")
    play(game, "use darren_the_repeater")
    assert (game.kind, seat(game)["goods"]) == ("roll", {"energy": 1, "gold": 1})


def test_agency_visit():
    """agency_of_progressive_backstabbing, R69: a balloon and a stone."""
    check_visit(AGENCY, "stone", "balloon")


CAMP = "together_we_work_alone_camp"


def test_together_we_work_alone_camp():
    """together_we_work_alone_camp, R26, R72, R105: a self-bump gives 1 knowledge before the bumped die is rolled."""

    def bites(game):
        play(game, "place 2 tunnel_subterran")
        assert game.kind == "roll"
        return {3: False, 4: True}[seat(game)["knowledge"]]

    check(CAMP, bites, {**BUMPER, "goods": "water"})


@pytest.mark.parametrize(("knowledge", "allowed"), [(4, True), (5, True), (6, False)])
def test_camp_needs_room(knowledge, allowed):
    """together_we_work_alone_camp: only with knowledge 5 or less."""
    game = start({**BUMPER, "goods": "water", "knowledge": knowledge}, tiles={"market_ea": CAMP})
    assert ("tunnel_subterran" in spaces(game)) == allowed


def test_camp_counts_in_the_check():
    """together_we_work_alone_camp, R31: the point counts in the check of the bumped die."""
    me = {"goods": "water", "knowledge": 4, "dice": {"hand": [2, 6], "tunnel_subterran": [3]}}
    for own, left in (((), [5]), (("market_ea",), [5, 6])):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": CAMP})
        assert faces(play(game, "place 2 tunnel_subterran", "roll 5")) == left  # 6 + 5 + 5 = 16


def test_camp_and_other_bumps():
    """together_we_work_alone_camp: bumping others, and being bumped by others, gives nothing."""
    me = {"goods": "water", "knowledge": 6, "dice": {"hand": [2]}}
    q = {"goods": "water", "dice": {"hand": [1], "tunnel_subterran": [3]}}
    game = play(start(me, q, tiles={"market_ea": CAMP}), "place 2 tunnel_subterran", "roll 1", "take stone")
    assert (seat(game)["knowledge"], seat(game, 1)["knowledge"]) == (6, 3)


def test_camp_and_bok():
    """together_we_work_alone_camp, bok_the_game_master: it never blocks Bok's owner; the point is void at 4."""
    me = {**BUMPER, "goods": "water", "knowledge": 4, "recruits": ["bok_the_game_master"]}
    game = play(start(me, tiles={"market_ea": CAMP}), "place 2 tunnel_subterran")
    assert (game.kind, seat(game)["knowledge"]) == ("roll", 4)


def test_camp_and_darren():
    """together_we_work_alone_camp, darren_the_repeater: his bump counts."""
    me = {"recruits": ["darren_the_repeater"], "goods": "2 energy", "morale": 2, "dice": {"hand": [2, 5]}}
    for knowledge in (5, 6):
        game = start({**me, "knowledge": knowledge}, tiles={"market_ea": CAMP})
        play(game, "place 2 tunnel_euphorian", "take gold")
        assert (game.to_move == 0) == (knowledge == 5)
    game = play(start(me, tiles={"market_ea": CAMP}), "place 2 tunnel_euphorian", "take gold")
    play(game, "use darren_the_repeater")
    assert (game.kind, seat(game)["knowledge"]) == ("roll", 4)


def test_agency_and_camp_add_up():
    """R106, agency_of_progressive_backstabbing, together_we_work_alone_camp: both for one self-bump."""
    tiles = {"market_ea": AGENCY, "market_eb": CAMP}
    game = play(start({**BUMPER, "goods": "2 water"}, tiles=tiles), "place 2 tunnel_subterran")
    assert (game.kind, seat(game)["goods"], seat(game)["knowledge"]) == ("roll", {"water": 1}, 4)


def test_camp_visit():
    """together_we_work_alone_camp, R69: a bat and a clay."""
    check_visit(CAMP, "clay", "bat")


# ---------------------------------------------------------------- gains of goods

LOTTERY = "lottery_of_diminishing_returns"


def test_lottery_of_diminishing_returns():
    """lottery_of_diminishing_returns, R72, R105: no commodity is gained beyond 2 of its type."""
    check(LOTTERY, lambda game: seat(play(game, "place 1 farm"))["goods"]["food"] == 2, {**ONE, "goods": "2 food"})


@pytest.mark.parametrize(("had", "has"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_lottery_keeps_larger_stocks(had, has):
    """lottery_of_diminishing_returns: the surplus of a gain is lost, a larger stock from earlier is kept."""
    me = {"goods": f"{had} food 3 water" if had else "3 water", "dice": {"hand": [6], "farm": [3]}}
    game = play(start(me, tiles={"market_ea": LOTTERY}), "place 6 farm")
    assert seat(game)["goods"] == {"food": has, "water": 3}
    assert seat(game)["knowledge"] == 4  # R28: the rest of the benefit stands


def test_lottery_at_a_tunnel_end():
    """lottery_of_diminishing_returns, R60: of the 3 food 2 are gained; resources are not limited."""
    me = {**ONE, "goods": "water 5 stone", "recruits": ["joseph_the_antiquer"]}
    board = {"tiles": {"market_ea": LOTTERY}, "miners": (0, 9, 0)}
    game = play(start(me, **board), "place 1 tunnel_end_subterran")
    assert seat(game)["goods"]["food"] == 2
    game = play(start(me, **board), "place 1 tunnel_subterran", "take stone")
    assert seat(game)["goods"] == {"stone": 6}


def test_lottery_and_the_choice_of_a_commodity():
    """lottery_of_diminishing_returns, I9, khaleef_the_bruiser: a type already at 2 may be chosen, to no effect."""
    me = {**ONE, "goods": "water 2 food", "recruits": ["khaleef_the_bruiser"]}
    q = {"dice": {"hand": [1], "tunnel_subterran": [3]}}
    game = play(start(me, q, tiles={"market_ea": LOTTERY}), "place 1 tunnel_subterran", "use khaleef_the_bruiser")
    assert legal(game) == sorted(f"take {name}" for name in COMMODITIES)
    play(game, "take food")
    assert (seat(game)["goods"], seat(game, 1)["knowledge"]) == ({"water": 1, "food": 2}, 2)


def test_lottery_and_pamhidzai():
    """lottery_of_diminishing_returns, pamhidzai_the_reader: of 3 commodities of one type 2 are gained."""
    me = {**ONE, "goods": "energy", "recruits": ["pamhidzai_the_reader"]}
    game = start(me, tiles={"market_ea": LOTTERY}, bazaar=("bat", "bear", "box", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader", "take 3 bliss")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"bliss": 2}, {})


@pytest.mark.parametrize(("energy", "offered"), [(0, True), (1, False), (2, False)])
def test_lottery_and_joseph(energy, offered):
    """lottery_of_diminishing_returns, joseph_the_antiquer: he needs a gain of 2 after it."""
    me = {"goods": f"{energy} energy" if energy else "nothing", "recruits": ["joseph_the_antiquer"]}
    me["dice"] = {"hand": [6], "generator": [3]}
    game = play(start(me, tiles={"market_ea": LOTTERY}), "place 6 generator")
    assert (game.kind == "use") == offered


def test_lottery_and_frazer():
    """lottery_of_diminishing_returns, frazer_the_motivator: only energy really gained counts."""
    me = {**ONE, "recruits": ["frazer_the_motivator", "lars_the_ballooneer"]}
    for own, asked in (((), False), (("market_ea",), True)):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": LOTTERY}, miners=(0, 0, 9))
        assert (play(game, "place 1 tunnel_end_wastelander").kind == "use") == asked


def test_lottery_and_cary():
    """lottery_of_diminishing_returns, cary_the_carebear: it can void either of her two goods."""
    me = {**ONE, "goods": "energy 2 food", "recruits": ["cary_the_carebear"]}
    game = start(me, tiles={"market_ea": LOTTERY}, bazaar=("bat", "book", "box", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "buy 4 bear", "refill bat", "take water")
    assert seat(game)["goods"] == {"food": 2, "water": 1}


def test_lottery_visit():
    """lottery_of_diminishing_returns, R69: a box, a food and a bliss."""
    check_visit(LOTTERY, "food bliss", "box")


MONOTONY = "theater_of_endless_monotony"


def test_theater_of_endless_monotony():
    """theater_of_endless_monotony, R43, R72, R105: one commodity less, here at a total of 9."""
    me = {"dice": {"hand": [6], "generator": [3]}}
    check(MONOTONY, lambda game: seat(play(game, "place 6 generator"))["goods"]["energy"] == 1, me)


@pytest.mark.parametrize(("face", "level", "gain"), [(1, 0, 1), (1, 2, 1), (6, 0, 1), (6, 2, 1)])
def test_monotony_after_the_tier_one_extra(face, level, gain):
    """theater_of_endless_monotony, R44: the extra is added first; never below 1."""
    me = {"recruits": ["jon_the_amateur_handyman"], "dice": {"hand": [face]}}
    game = play(start(me, tiles={"market_ea": MONOTONY}, tracks=(level, 0, 0, 0)), f"place {face} generator")
    assert seat(game)["goods"] == {"energy": gain}


def test_monotony_of_three():
    """theater_of_endless_monotony: 3 become 2: total 9 with the extra, and a tunnel's end."""
    me = {"recruits": ["jon_the_amateur_handyman"], "dice": {"hand": [6, 1], "generator": [3]}}
    board = {"tiles": {"market_ea": MONOTONY}, "tracks": (2, 0, 0, 0), "miners": (9, 0, 0)}
    assert seat(play(start(me, **board), "place 6 generator"))["goods"] == {"energy": 2}
    assert seat(play(start(me, **board), "place 1 tunnel_end_euphorian"))["goods"] == {"water": 2}


def test_monotony_leaves_resources():
    """theater_of_endless_monotony: resources and artifacts are not commodities."""
    game = play(start({**ONE, "goods": "bliss food"}, tiles={"market_ea": MONOTONY}), "place 1 sky_lounge")
    assert "take gold clay" in legal(game)


def test_monotony_and_christine():
    """theater_of_endless_monotony, I9, christine_the_anarchist: of the 2 commodities for three workers 1 is gained."""
    me = {"recruits": ["christine_the_anarchist"], "dice": {"farm": [1, 1], "aquifer": [2]}}
    for own, ways in (((), 4), (("market_ea",), 10)):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": MONOTONY})
        play(game, "retrieve 2@aquifer 1@farm 1@farm")
        assert (game.kind, len(legal(game))) == ("take", ways)


def test_monotony_and_pamhidzai():
    """theater_of_endless_monotony, I9, pamhidzai_the_reader: 2 commodities instead of 3."""
    me = {**ONE, "goods": "energy", "recruits": ["pamhidzai_the_reader"]}
    game = start(me, tiles={"market_ea": MONOTONY}, bazaar=("bat", "bear", "box", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader")
    assert len(legal(game)) == 10
    assert seat(play(game, "take food bliss"))["goods"] == {"food": 1, "bliss": 1}


def test_monotony_and_gains_one_by_one():
    """theater_of_endless_monotony, I9, cary_the_carebear, pedro_the_collector: single commodities are not reduced."""
    me = {**ONE, "goods": "energy", "recruits": ["cary_the_carebear"]}
    game = start(me, tiles={"market_ea": MONOTONY}, bazaar=("bat", "book", "box", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill bat", "take food")
    assert seat(game)["goods"] == {"food": 2}
    me = {**ONE, "hand": "bat book box", "morale": 3, "recruits": ["pedro_the_collector"]}
    game = play(start(me, tiles={"market_sa": MONOTONY}), "place 1 incinerator")
    assert len(legal(game)) == 12  # a resource and a commodity


@pytest.mark.parametrize(("level", "offered"), [(0, False), (2, True)])
def test_monotony_and_joseph(level, offered):
    """theater_of_endless_monotony, joseph_the_antiquer: asked if 2 are left of the gain."""
    me = {"recruits": ["joseph_the_antiquer"], "dice": {"hand": [6], "aquifer": [3]}}
    game = play(start(me, tiles={"market_ea": MONOTONY}, tracks=(0, level, 0, 0)), "place 6 aquifer")
    assert (game.kind == "use") == offered


def test_monotony_and_gwen():
    """theater_of_endless_monotony, gwen_the_mineralogist: she replaces 1 of what is left."""
    me = {"recruits": ["gwen_the_mineralogist"], "dice": {"hand": [6], "aquifer": [3]}}
    game = play(start(me, tiles={"market_ea": MONOTONY}), "place 6 aquifer", "use gwen_the_mineralogist")
    assert seat(game)["goods"] == {"stone": 1}


def test_monotony_visit():
    """theater_of_endless_monotony, R69: a book and a stone."""
    check_visit(MONOTONY, "stone", "book")


PALACE = "palace_of_forced_altruism"
SINGLE = ["take clay", "take gold", "take stone"]


def test_palace_of_forced_altruism():
    """palace_of_forced_altruism, R72, R105: resources stop at 3 in all; the cap comes before types are chosen."""
    me = {**ONE, "goods": "bliss food 2 gold"}
    check(PALACE, lambda game: legal(play(game, "place 1 sky_lounge")) == SINGLE, me)


@pytest.mark.parametrize(("goods", "gain"), [
    ("gold", 2), ("gold clay", 1), ("gold clay stone", 0), ("2 gold 3 stone", 0),
])  # fmt: skip
def test_palace_counts_all_types(goods, gain):
    """palace_of_forced_altruism: gold, clay and stone together; larger stocks from earlier are kept."""
    game = play(start({**ONE, "goods": f"bliss food {goods}"}, tiles={"market_ea": PALACE}), "place 1 sky_lounge")
    if gain:
        play(game, legal(game)[0])
    assert sum(seat(game)["goods"].values()) == count(goods) + gain
    assert game.to_move == 1


def test_palace_offers_no_discards():
    """palace_of_forced_altruism, C19: at the cap the resource of a tunnel may be chosen; nothing can be thrown away."""
    me = {**ONE, "goods": "energy 3 clay"}
    game = play(start(me, tiles={"market_ea": PALACE}), "place 1 tunnel_euphorian")
    assert legal(game) == ["take artifact", "take gold"]
    play(game, "take gold")
    assert (seat(game)["goods"], game.to_move) == ({"clay": 3}, 1)


def test_palace_leaves_commodities():
    """palace_of_forced_altruism: commodities are not limited."""
    me = {"goods": "3 gold 2 food", "dice": {"hand": [6], "farm": [3]}}
    assert seat(play(start(me, tiles={"market_ea": PALACE}), "place 6 farm"))["goods"] == {"gold": 3, "food": 4}


def test_palace_and_taed():
    """palace_of_forced_altruism, I9, taed_the_brick_trader: room is counted after the clay is paid."""
    me = {**ONE, "recruits": ["taed_the_brick_trader"]}
    for goods, resources in (("3 gold clay", {"stone": 1}), ("3 gold 3 clay", {"clay": 2, "stone": 1})):
        game = play(start({**me, "goods": goods}, tiles={"market_ea": PALACE}), "place 1 nimbus_loft")
        if game.kind == "pay":
            play(game, "pay 3 gold")
        play(game, "use taed_the_brick_trader", "take stone")
        assert seat(game)["goods"] == {**resources, "water": 1}
    game = play(
        start({**me, "goods": "4 gold 3 clay"}, tiles={"market_ea": PALACE}), "place 1 nimbus_loft", "pay 3 gold"
    )
    play(game, "use taed_the_brick_trader")
    assert (seat(game)["goods"], game.to_move) == ({"gold": 1, "clay": 2, "water": 1}, 1)  # three already


def test_palace_and_other_recruits():
    """palace_of_forced_altruism, I9, borna_the_storyteller, lieve_the_briber: a void gain may be chosen and is paid."""
    me = {**ONE, "goods": "3 gold", "hand": "book", "recruits": ["borna_the_storyteller"]}
    game = play(start(me, tiles={"market_ea": PALACE}), "use borna_the_storyteller")
    assert legal(game) == ["take artifact", *SINGLE]
    assert seat(play(game, "take stone"))["goods"] == {"gold": 3}
    assert seat(game)["hand"] == {}
    me = {**ONE, "goods": "energy bliss 3 gold", "recruits": ["lieve_the_briber"]}
    game = play(start(me, tiles={"market_ea": PALACE}), "place 1 tunnel_euphorian", "use lieve_the_briber")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 3}, {"box": 1})


def test_palace_visit():
    """palace_of_forced_altruism, R69: a book and any artifact, which may be a second book."""
    for other in ("balloon", "bat", "bear", "bifocals", "box"):
        cards = " ".join(sorted(("book", other)))
        check_visit(PALACE, "", cards)
    game = start({**ONE, "hand": "2 book", "morale": 2}, tiles={"market_ea": PALACE})
    play(game, "place 1 market_ea", "star market_ea")
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({}, 9)
    assert "market_ea" not in spaces(start({**ONE, "hand": "2 bat", "morale": 2}, tiles={"market_ea": PALACE}))


# ---------------------------------------------------------------- checks

INSTITUTE = "institute_of_orwellian_optimism"


def test_institute_of_orwellian_optimism():
    """institute_of_orwellian_optimism, T90, R72, R105: rolled 1s and 2s count as 3 in the check."""

    def bites(game):
        play(game, "retrieve 3@farm 3@farm", "roll 1 2")
        assert faces(game)[:2] == [1, 2]  # the faces stay
        return faces(game) == [1, 2]

    check(INSTITUTE, bites, {"knowledge": 4, "dice": {"hand": [6], "farm": [3, 3]}})


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_institute_makes_low_faces_equal(roll):
    """institute_of_orwellian_optimism: with 6, 3 and knowledge 4 a 1 or 2 makes 16 as a 3 does, not 14 or 15."""
    me = {"knowledge": 4, "dice": {"hand": [6, 3], "farm": [3]}}
    game = play(start(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == sorted([3, roll])
    game = play(start(me), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == sorted([3, roll] if roll >= 3 else [3, roll, 6])


def test_institute_looks_at_rolled_dice_only():
    """institute_of_orwellian_optimism: old 1s and 2s in hand keep their value."""
    me = {"knowledge": 6, "dice": {"hand": [1, 2], "farm": [3]}}
    game = play(start(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm", "roll 6")
    assert faces(game) == [1, 2, 6]  # 15, not 18


def test_institute_in_the_turn_of_others():
    """institute_of_orwellian_optimism, R105: a bumped die that shows 1 counts as 3."""
    q = {"knowledge": 4, "dice": {"hand": [3, 6], "tunnel_subterran": [3]}}
    me = {**ONE, "goods": "water"}
    game = play(start(me, q, tiles={"market_ea": INSTITUTE}), "place 1 tunnel_subterran", "roll 1")
    assert faces(game, 1) == [1, 3]


def test_institute_and_recruits_of_the_check():
    """institute_of_orwellian_optimism, keb_the_information_trader, amina_the_bliss_bringer: they see its total."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3, 3]}, "recruits": ["keb_the_information_trader"]}
    game = play(start(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm 3@farm", "roll 1 1")
    assert (game.kind, len(legal(game))) == ("take", 7)  # 16, not 12
    me["recruits"] = ["amina_the_bliss_bringer"]
    game = play(start(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm 3@farm", "roll 1 1")
    assert (faces(game), seat(game)["morale"]) == ([1, 1, 6], 2)  # safe at 16, 1 morale


def test_institute_visit():
    """institute_of_orwellian_optimism, R69: a balloon, an energy and a bliss."""
    check_visit(INSTITUTE, "energy bliss", "balloon")


CAROUSEL = "the_carousel"


def test_the_carousel():
    """the_carousel, R32, R72, R105: a worker is lost at 14."""

    def bites(game):
        play(game, "retrieve 3@farm", "roll 4")
        return faces(game) == [4]

    check(CAROUSEL, bites, {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}})


@pytest.mark.parametrize(("roll", "left"), [("3", [3, 6]), ("4", [4]), ("6", [6])])
def test_carousel_at_its_threshold(roll, left):
    """the_carousel, R32: 13 is safe, 14 is not."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}}
    game = play(start(me, tiles={"market_ea": CAROUSEL}), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == left


def test_carousel_in_the_turn_of_others():
    """the_carousel, R105: a bump by somebody else is a check as well."""
    q = {"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [3]}}
    me = {**ONE, "goods": "water"}
    game = play(start(me, q, tiles={"market_ea": CAROUSEL}), "place 1 tunnel_subterran", "roll 4")
    assert faces(game, 1) == [4]


def test_carousel_and_amina():
    """the_carousel, amina_the_bliss_bringer, R32: her threshold stays 17."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}, "recruits": ["amina_the_bliss_bringer"]}
    game = play(start(me, tiles={"market_ea": CAROUSEL}), "retrieve 3@farm", "roll 5")
    assert faces(game) == [5, 6]


def test_carousel_may_take_the_last_but_one_only():
    """the_carousel, R17: with one worker the total is 12 at most, so the last is never lost."""
    game = play(start({"knowledge": 6, "dice": {"farm": [1]}}, tiles={"market_ea": CAROUSEL}), "roll 6")
    assert faces(game) == [6]


def test_carousel_and_institute():
    """R106, the_carousel, institute_of_orwellian_optimism: 6 + 1 as 3 + 5 = 14."""
    me = {"knowledge": 5, "dice": {"hand": [6], "farm": [3]}}
    game = start(me, tiles={"market_ea": CAROUSEL, "market_eb": INSTITUTE})
    assert faces(play(game, "retrieve 3@farm", "roll 1")) == [1]


def test_carousel_visit():
    """the_carousel, R69: a bat and a stone."""
    check_visit(CAROUSEL, "stone", "bat")


POLICE = "thought_police_of_the_open_mind"


def test_thought_police_of_the_open_mind():
    """thought_police_of_the_open_mind, R35, R72, R105: equal available dice after a check give 1 knowledge."""

    def bites(game):
        before = seat(game)["knowledge"]
        play(game, "retrieve 3@farm", "roll 4")
        return {0: False, 1: True}[seat(game)["knowledge"] - before]

    check(POLICE, bites, {"knowledge": 1, "dice": {"hand": [4], "farm": [3]}})


@pytest.mark.parametrize(("hand", "roll", "knowledge", "after", "left"), [
    ([4], "3", 1, 1, [3, 4]),
    ([2, 2], "5", 1, 2, [2, 2, 5]),  # old dice count
    ([1, 1, 2], "2", 1, 2, [1, 1, 2, 2]),  # two pairs are one point
    ([6, 3], "3", 3, 4, [3, 3, 6]),
    ([6, 3], "6", 3, 3, [3, 6]),  # 18: after the loss no two are equal
    ([6, 6], "3", 3, 3, [3, 6]),
    ([6, 6], "6", 3, 4, [6, 6]),
])  # fmt: skip
def test_police_after_the_loss(hand, roll, knowledge, after, left):
    """thought_police_of_the_open_mind, R32, R35: what is left after a loss is looked at."""
    me = {"knowledge": knowledge, "dice": {"hand": hand, "farm": [3]}}
    game = play(start(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", f"roll {roll}")
    assert (faces(game), seat(game)["knowledge"]) == (left, after)


def test_police_only_after_checks():
    """thought_police_of_the_open_mind, R36: equal dice without a roll, and at the top of the track, give nothing."""
    game = play(start({"dice": {"hand": [1, 2, 2]}}, tiles={"market_ea": POLICE}), "place 1 farm")
    assert seat(game)["knowledge"] == 3
    me = {"knowledge": 6, "dice": {"hand": [2], "farm": [3]}}
    game = play(start(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", "roll 2")
    assert seat(game)["knowledge"] == 6


def test_police_in_the_turn_of_others():
    """thought_police_of_the_open_mind, R105: a bump by somebody else is a check as well."""
    q = {"dice": {"hand": [4], "tunnel_subterran": [3]}}
    me = {**ONE, "goods": "water"}
    game = play(start(me, q, tiles={"market_ea": POLICE}), "place 1 tunnel_subterran", "roll 4")
    assert seat(game, 1)["knowledge"] == 4


def test_police_and_milos():
    """thought_police_of_the_open_mind, milos_the_brainwasher: not when the check is skipped."""
    me = {"goods": "water", "dice": {"hand": [4], "farm": [3]}, "recruits": ["milos_the_brainwasher"]}
    for answer, knowledge in (("use", 3), ("decline", 4)):
        game = start(me, tiles={"market_ea": POLICE})
        play(game, "retrieve 3@farm", f"{answer} milos_the_brainwasher", "roll 4")
        assert seat(game)["knowledge"] == knowledge


def test_police_and_saved_losses():
    """thought_police_of_the_open_mind, xyon_the_brain_surgeon: still looked at after a saved loss."""
    me = {"hand": "bat", "knowledge": 4, "dice": {"hand": [6], "farm": [3]}, "recruits": ["xyon_the_brain_surgeon"]}
    game = play(start(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", "roll 6", "use xyon_the_brain_surgeon")
    assert (faces(game), seat(game)["knowledge"]) == ([6, 6], 3)  # 4 - 2 + 1


def test_police_visit():
    """thought_police_of_the_open_mind, R69: bifocals and a clay."""
    check_visit(POLICE, "clay", "bifocals")


# ---------------------------------------------------------------- bans

SPRING = "natural_fluoridated_spring"
SIX = {"dice": {"hand": [1], "farm": [6], "aquifer": [3]}}


def test_natural_fluoridated_spring():
    """natural_fluoridated_spring, T92, R72, R105: no placement while an own 6 lies on the board."""
    check(SPRING, lambda game: not spaces(game), SIX, after={"dice": {"hand": [1]}})
    assert {move.split()[0] for move in legal(start(SIX, tiles={"market_ea": SPRING}))} == {"retrieve"}


@pytest.mark.parametrize("space", ["generator", "tunnel_subterran", "ark", "build_wa_1", "tank_water"])
def test_spring_on_any_space(space):
    """natural_fluoridated_spring: wherever the 6 lies."""
    me = {"dice": {"hand": [1], space: [6], "aquifer": [3]}}
    assert not spaces(start(me, tiles={"market_ea": SPRING}, seats=4))


def test_spring_and_other_dice():
    """natural_fluoridated_spring: a 6 in hand, other faces and other players' sixes do not matter."""
    me = {"dice": {"hand": [6], "aquifer": [3]}}
    assert "farm" in spaces(start(me, {"dice": {"hand": [6], "farm": [6]}}, tiles={"market_ea": SPRING}))


def test_spring_is_tested_for_each_placement():
    """natural_fluoridated_spring, R107, C32: after the first of two sixes the second cannot follow."""
    me = {"morale": 3, "dice": {"hand": [6, 6]}}
    assert play(start(me, tiles={"market_ea": SPRING}), "place 6 farm").to_move == 1
    assert play(start({**me, "tile_stars": ["market_ea"]}, tiles={"market_ea": SPRING}), "place 6 farm").kind == "more"
    two = {"morale": 3, "dice": {"hand": [5, 5]}}
    assert play(start(two, tiles={"market_ea": SPRING}), "place 5 farm").kind == "more"


@pytest.mark.parametrize("recruit", ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator", "darren_the_repeater"])
def test_spring_and_extra_placements(recruit):
    """natural_fluoridated_spring, I6, R107: extra placements of recruits are bound as well."""
    me = {"morale": 3, "goods": "2 water", "recruits": [recruit], "dice": {"hand": [6, 1]}}
    for own, offered in (((), False), (("market_ea",), True)):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": SPRING})
        play(game, "place 6 tunnel_subterran", "take stone")
        assert (game.to_move == 0 and f"use {recruit}" in legal(game)) == offered


def test_spring_leaves_the_dilemma():
    """natural_fluoridated_spring: the dilemma is no placement."""
    me = {**SIX, "dilemma": "bat", "hand": "bat"}
    assert "dilemma" in legal(start(me, tiles={"market_ea": SPRING}))


def test_spring_visit():
    """natural_fluoridated_spring, R69: bifocals, a water and a bliss."""
    check_visit(SPRING, "water bliss", "bifocals")


BUREAU = "bureau_of_restricted_tourism"
AWAY = {"dice": {"hand": [1], "farm": [4], "aquifer": [3]}}


def test_bureau_of_restricted_tourism():
    """bureau_of_restricted_tourism, T92, R72, R105: no placement with 2 own workers on the board."""
    check(BUREAU, lambda game: not spaces(game), AWAY, after={"dice": {"hand": [1], "farm": [4]}})
    assert {move.split()[0] for move in legal(start(AWAY, tiles={"market_ea": BUREAU}))} == {"retrieve"}


@pytest.mark.parametrize(("out", "allowed"), [([], True), ([4], True), ([4, 4], False), ([4, 4, 4], False)])
def test_bureau_counts_own_workers(out, allowed):
    """bureau_of_restricted_tourism: 2 or more; on one space or on several; other players' do not count."""
    me = {"dice": {"hand": [1], "farm": out}}
    game = start(me, {"dice": {"hand": [1], "farm": [3, 3, 3]}}, tiles={"market_ea": BUREAU})
    assert bool(spaces(game)) == allowed


def test_bureau_counts_before_the_bump():
    """bureau_of_restricted_tourism: a self-bump would leave the number as it is, but is a placement."""
    me = {"goods": "2 water", "dice": {"hand": [1], "tunnel_subterran": [4], "build_wa_1": [2]}}
    assert not spaces(start(me, tiles={"market_ea": BUREAU}, seats=4))


def test_bureau_is_tested_for_each_placement():
    """bureau_of_restricted_tourism, R107, C32, T92: a set of equal dice is cut short."""
    me = {"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}
    game = play(start(me, tiles={"market_ea": BUREAU}), "place 2 farm", "another", "place 2 aquifer")
    assert (game.to_move, faces(game)) == (1, [2, 2])
    me = {"morale": 3, "dice": {"hand": [2, 2], "farm": [4]}}
    assert play(start(me, tiles={"market_ea": BUREAU}), "place 2 farm").to_move == 1


@pytest.mark.parametrize("recruit", ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator", "darren_the_repeater"])
def test_bureau_and_extra_placements(recruit):
    """bureau_of_restricted_tourism, I6, R107: extra placements of recruits are bound as well."""
    me = {"morale": 3, "goods": "2 water", "recruits": [recruit], "dice": {"hand": [2, 5], "farm": [4]}}
    for own, offered in (((), False), (("market_ea",), True)):
        game = start({**me, "tile_stars": own}, tiles={"market_ea": BUREAU})
        play(game, "place 2 tunnel_subterran", "take stone")
        assert (game.to_move == 0 and f"use {recruit}" in legal(game)) == offered


def test_bureau_and_workers_gone_home():
    """bureau_of_restricted_tourism, samuel_the_zapper: workers taken back in the turn make room again."""
    me = {"morale": 3, "goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2, 2], "farm": [4]}}
    game = play(start(me, tiles={"market_ea": BUREAU}), "place 2 aquifer", "use samuel_the_zapper")
    play(game, "retrieve 4@farm", "roll 1")
    assert (game.kind, legal(game)) == ("more", ["another", "stop"])


def test_bureau_visit():
    """bureau_of_restricted_tourism, R69: a book and a clay."""
    check_visit(BUREAU, "clay", "book")


# ---------------------------------------------------------------- stars and morale

FIELD = "field_of_agoraphobia"


def test_field_of_agoraphobia():
    """field_of_agoraphobia, T94, R72, R105: no star goes to a territory on which nobody has one."""

    def bites(game):
        play(game, "place 1 nimbus_loft")
        return game.summary()["territories"]["icarite"] == [0, 0]

    check(FIELD, bites, {**ONE, "goods": "3 gold"})


@pytest.mark.parametrize("who", [0, 1])
def test_field_and_occupied_territories(who):
    """field_of_agoraphobia: a star of anybody there opens the territory."""
    specs = [{**ONE, "goods": "3 gold"}, dict(ONE)]
    specs[who]["territory"] = {"icarite": 1}
    game = play(start(*specs, tiles={"market_ea": FIELD}), "place 1 nimbus_loft")
    assert sum(game.summary()["territories"]["icarite"]) == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_field_and_blocked_spaces(seats):
    """field_of_agoraphobia, C23: only stars count, not the spaces blocked with few players."""
    game = start({**ONE, "goods": "3 gold"}, tiles={"market_ea": FIELD}, seats=seats)
    play(game, "place 1 nimbus_loft")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (10, [0, 0, 0, 1])  # the track still moves


def test_field_and_a_visit():
    """field_of_agoraphobia, T94, R71: the star of a visit may still go on the market tile."""
    me = {**ONE, "goods": "stone", "hand": "bat"}
    tiles = {"market_sa": FIELD, "market_ea": CAROUSEL}
    game = play(start(me, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.to_move, game.summary()["tracks"]) == (["market_ea"], 1, [1, 0, 0, 0])
    game = play(start({**me, "tile_stars": ["market_ea"]}, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (9, [1, 0, 0, 0])  # none placed
    game = play(start(me, {**ONE, "territory": {"euphorian": 1}}, tiles=tiles), "place 1 market_ea")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_field_and_artifact_markets():
    """field_of_agoraphobia, R74: at an artifact market face-up tiles of the region stay open."""
    me = {**ONE, "hand": "2 bat", "morale": 2}
    game = play(start(me, tiles={"market_sa": FIELD}), "place 1 incinerator")
    assert (seat(game)["stars_left"], game.to_move) == (10, 1)
    game = play(start(me, tiles={"market_sa": FIELD}), "place 1 free_press")
    assert seat(game)["tile_stars"] == ["market_sa"]


def test_field_and_other_stars():
    """field_of_agoraphobia, R100: recruits and dilemma cards are no territories."""
    me = {**ONE, "recruits": ["gwen_the_mineralogist"]}
    game = play(start(me, tiles={"market_ea": FIELD}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {"gwen_the_mineralogist": 1}
    me = {**ONE, "hand": "bat", "dilemma": "bat"}
    game = play(start(me, tiles={"market_ea": FIELD}), "dilemma", "outcome star")
    assert seat(game)["stars_left"] == 9


def test_field_and_the_icarite_artifact():
    """field_of_agoraphobia, R79: no star, no artifact of tier 2."""
    me = {**ONE, "goods": "3 gold", "recruits": ["lieve_the_briber"]}
    game = play(start(me, tiles={"market_ea": FIELD}, tracks=(0, 0, 0, 6)), "place 1 nimbus_loft")
    assert (seat(game)["hand"], game.to_move) == ({}, 1)


def test_field_visit():
    """field_of_agoraphobia, R69: a book, an energy and a water."""
    check_visit(FIELD, "energy water", "book")


ATHENAEUM = "athenaeum_of_mandatory_guidelines"


def test_athenaeum_of_mandatory_guidelines():
    """athenaeum_of_mandatory_guidelines, R72, R103, R105: each star placed costs 1 morale."""

    def bites(game):
        before = seat(game)["morale"]
        play(game, "place 1 nimbus_loft")
        return {0: False, 1: True}[before - seat(game)["morale"]]

    check(ATHENAEUM, bites, {**ONE, "goods": "3 gold", "morale": 3})


def test_athenaeum_at_morale_one():
    """athenaeum_of_mandatory_guidelines, R108: at morale 1 the star is placed all the same."""
    game = play(start({**ONE, "goods": "3 gold"}, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (seat(game)["morale"], seat(game)["stars_left"]) == (1, 9)


def test_athenaeum_and_the_hand_limit():
    """athenaeum_of_mandatory_guidelines, R50: the lower limit binds when the benefit is done."""
    me = {**ONE, "goods": "3 gold", "hand": "bat box", "morale": 2}
    game = play(start(me, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (seat(game)["morale"], legal(game)) == (1, ["discard bat", "discard box"])


def test_athenaeum_and_its_own_star():
    """athenaeum_of_mandatory_guidelines, C17, R103: tested when the star is down, so one on the tile itself is free."""
    me = {**ONE, "goods": "gold", "hand": "bear", "morale": 3}
    for place, morale in (("market_ea", 3), ("territory_euphorian", 2)):
        game = play(start(me, tiles={"market_ea": ATHENAEUM}), "place 1 market_ea", f"star {place}")
        assert seat(game)["morale"] == morale


@pytest.mark.parametrize("way", ["completion", "track", "dilemma"])
def test_athenaeum_and_every_star(way):
    """athenaeum_of_mandatory_guidelines, R103: stars of completions, tracks and dilemmas count."""
    tiles = {"market_ea": ATHENAEUM}
    if way == "completion":
        me = {"goods": "gold", "morale": 3, "dice": {"hand": [1], "build_sa_2": [3]}}
        game = play(start(me, tiles=tiles), "place 1 build_sa_1", f"tile {CAROUSEL}")
    elif way == "track":
        me = {**ONE, "morale": 3, "recruits": ["gwen_the_mineralogist"]}
        game = play(start(me, tiles=tiles, tracks=(0, 0, 10, 0)), "place 1 farm")
    else:
        me = {**ONE, "morale": 3, "hand": "bat", "dilemma": "bat"}
        game = play(start(me, tiles=tiles), "dilemma", "outcome star")
    assert (seat(game)["morale"], seat(game)["stars_left"]) == (2, 9)


def test_athenaeum_turned_up_by_its_builders():
    """athenaeum_of_mandatory_guidelines, C5, R64: the builders' stars lie on it, so they lose nothing."""
    me = {"goods": "gold", "morale": 3, "dice": {"hand": [1], "build_sa_2": [3]}}
    game = play(start(me), "place 1 build_sa_1", f"tile {ATHENAEUM}")
    assert seat(game)["morale"] == 3


def test_athenaeum_without_a_star():
    """athenaeum_of_mandatory_guidelines: no star placed, no morale lost."""
    q = {**ONE, "territory": {"icarite": 2}}
    me = {**ONE, "goods": "3 gold", "morale": 3}
    assert seat(play(start(me, q, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft"))["morale"] == 3


def test_athenaeum_in_the_turn_of_others():
    """athenaeum_of_mandatory_guidelines, steve_the_double_agent, R105: Steve's star in another player's turn."""
    q = {**ONE, "morale": 3, "recruits": ["steve_the_double_agent"]}
    game = play(start({**ONE, "morale": 3}, q, tiles={"market_ea": ATHENAEUM}, tracks=(0, 10, 0, 0)), "place 1 aquifer")
    assert [seat(game, i)["morale"] for i in range(2)] == [3, 2]
    assert seat(game, 1)["recruit_stars"] == {"steve_the_double_agent": 1}


def test_athenaeum_and_terri():
    """athenaeum_of_mandatory_guidelines, R103, terri_the_bliss_trader: the morale goes before Terri is asked."""
    me = {**ONE, "goods": "3 gold bliss", "morale": 3, "recruits": ["terri_the_bliss_trader"]}
    game = play(start(me, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (game.kind, seat(game)["morale"]) == ("use", 2)


def test_athenaeum_visit():
    """athenaeum_of_mandatory_guidelines, R69: a bear and a gold."""
    check_visit(ATHENAEUM, "gold", "bear")


CONCERT = "concert_hall_of_harmonious_dischord"


def test_concert_hall_of_harmonious_dischord():
    """concert_hall_of_harmonious_dischord, R38, R72, R105: morale gains stop at 3."""

    def bites(game):
        play(game, "retrieve 3@farm", "pay food")
        return seat(game)["morale"] == 3

    check(CONCERT, bites, {"morale": 2, "goods": "food", "dice": {"hand": [2], "farm": [3]}})


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 3), (4, 4), (6, 6)])
def test_concert_hall_stops_gains(before, after):
    """concert_hall_of_harmonious_dischord: at 3 or more a gain has no effect; what is above 3 is kept."""
    me = {"morale": before, "goods": "3 water", "dice": {"hand": [2]}}
    game = play(start(me, tiles={"market_ea": CONCERT}), "place 2 tank_water")
    assert (game.kind, seat(game)["morale"]) == ("roll", after)


def test_concert_hall_and_losses():
    """concert_hall_of_harmonious_dischord: losses are untouched; a paid retrieval without effect stays allowed."""
    me = {"morale": 5, "goods": "food", "dice": {"hand": [2], "farm": [3]}}
    for text, morale, goods in (("free", 4, {"food": 1}), ("pay food", 5, {})):
        game = play(start(me, tiles={"market_ea": CONCERT}), "retrieve 3@farm", text)
        assert (seat(game)["morale"], seat(game)["goods"]) == (morale, goods)


@pytest.mark.parametrize(("recruit", "goods", "before", "after"), [
    ("mwiche_the_flusher", "3 water", 2, 3),
    ("ted_the_contingency_planner", "energy", 2, 3),
    ("ted_the_contingency_planner", "energy", 3, 3),
])  # fmt: skip
def test_concert_hall_and_tunnels(recruit, goods, before, after):
    """concert_hall_of_harmonious_dischord, I9, mwiche_the_flusher, ted_the_contingency_planner: their morale is capped."""
    me = {**ONE, "morale": before, "goods": goods, "recruits": [recruit]}
    game = play(start(me, tiles={"market_ea": CONCERT}), "place 1 tunnel_euphorian")
    assert seat(game)["morale"] == after


def test_concert_hall_and_samuel():
    """concert_hall_of_harmonious_dischord, samuel_the_zapper: he may be used though the morale is void."""
    me = {"morale": 3, "goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2], "farm": [4]}}
    game = play(start(me, tiles={"market_ea": CONCERT}), "place 2 aquifer", "use samuel_the_zapper")
    play(game, "retrieve 4@farm", "roll 1")
    assert seat(game)["morale"] == 3


def test_concert_hall_and_amina():
    """concert_hall_of_harmonious_dischord, amina_the_bliss_bringer, R105: also in another player's turn."""
    q = {"knowledge": 4, "morale": 3, "dice": {"hand": [6], "tunnel_subterran": [3]}}
    q["recruits"] = ["amina_the_bliss_bringer"]
    for own, morale in (((), 3), (("market_ea",), 4)):
        game = start({**ONE, "goods": "water"}, {**q, "tile_stars": own}, tiles={"market_ea": CONCERT})
        assert seat(play(game, "place 1 tunnel_subterran", "roll 6"), 1)["morale"] == morale


def test_concert_hall_visit():
    """concert_hall_of_harmonious_dischord, R69: a box and a gold."""
    check_visit(CONCERT, "gold", "box")


# ---------------------------------------------------------------- artifacts

DEPARTMENT = "department_of_bribe_regulation"


def slots(game):
    return "".join(move.split()[1] for move in legal(game) if move.startswith("buy"))


def dig(commodities, *recruits, tile=DEPARTMENT, hand="nothing", own=(), **board):
    """P1 has taken an artifact at the Euphorian tunnel, with so many commodities left."""
    me = {**ONE, "goods": f"energy {commodities} bliss" if commodities else "energy", "hand": hand, "morale": 4}
    me.update(recruits=recruits, tile_stars=own)
    return play(start(me, tiles={"market_ea": tile}, **board), "place 1 tunnel_euphorian", "take artifact")


def test_department_of_bribe_regulation():
    """department_of_bribe_regulation, T86, R53, R72, R105: 1 commodity more, but for the free slot."""

    def bites(game):
        play(game, "place 1 tunnel_euphorian")
        play(game, "take artifact")
        return slots(game) == "234"

    check(DEPARTMENT, bites, {**ONE, "goods": "energy 2 bliss"})


@pytest.mark.parametrize(
    ("commodities", "own", "ahmed"), [(0, "4", "4"), (1, "4", "234"), (2, "234", "1234"), (3, "1234", "1234")]
)
def test_department_prices(commodities, own, ahmed):
    """department_of_bribe_regulation, T86, ahmed_the_artifact_dealer: 3, 2, 2, 0, and 2, 1, 1, 0 with Ahmed."""
    for expected, recruits in ((own, ()), (ahmed, ("ahmed_the_artifact_dealer",))):
        game = dig(commodities, *recruits)
        if expected == "4":
            assert seat(game)["hand"] == {"box": 1}  # no choice
        else:
            assert (game.kind, slots(game)) == ("buy", expected)


@pytest.mark.parametrize(("slot", "price"), [("1 bat", 3), ("2 bear", 2), ("3 book", 2), ("4 box", 0)])
def test_department_is_paid(slot, price):
    """department_of_bribe_regulation: the whole price is paid."""
    game = play(dig(5), f"buy {slot}")
    assert seat(game)["goods"].get("bliss", 0) == 5 - price


def test_department_and_free_cards():
    """department_of_bribe_regulation, borna_the_storyteller, I8: Borna's card is free of any price."""
    me = {**ONE, "hand": "book", "recruits": ["borna_the_storyteller"]}
    game = play(start(me, tiles={"market_ea": DEPARTMENT}), "use borna_the_storyteller", "take artifact")
    assert slots(game) == "1234"


def test_department_and_cards_of_recruits():
    """department_of_bribe_regulation, shaheena_the_digger, I8: other cards of recruits cost it, too."""
    me = {**ONE, "goods": "stone 2 bliss", "recruits": ["shaheena_the_digger"]}
    game = play(start(me, tiles={"market_ea": DEPARTMENT}), "place 1 cloud_mine", "use shaheena_the_digger")
    play(game, "buy 1 bat")
    assert seat(game)["goods"] == {}


def test_department_visit():
    """department_of_bribe_regulation, R69: bifocals and a gold."""
    check_visit(DEPARTMENT, "gold", "bifocals")


STORAGE = "storage_of_insufficient_capacity"


def test_storage_of_insufficient_capacity():
    """storage_of_insufficient_capacity, R55, R72, R105: no artifact of a type already held."""

    def bites(game):
        play(game, "place 1 tunnel_euphorian", "take artifact")
        return seat(game)["hand"] == {"box": 1}  # only the free box can be afforded

    check(STORAGE, bites, {**ONE, "goods": "energy", "hand": "box", "morale": 2})


def test_storage_leaves_other_types():
    """storage_of_insufficient_capacity, R55: affordable cards of new types can be taken, and one must be."""
    game = dig(2, tile=STORAGE, hand="bear box")
    assert (game.kind, slots(game)) == ("buy", "13")
    game = dig(1, tile=STORAGE, hand="bear box")
    assert seat(game)["hand"] == {"bear": 1, "book": 1, "box": 1}
    game = dig(5, tile=STORAGE, hand="bat bear book box")
    assert (seat(game)["hand"], game.to_move) == ({"bat": 1, "bear": 1, "book": 1, "box": 1}, 1)


def test_storage_within_one_benefit():
    """storage_of_insufficient_capacity, R53, C29: the second card of the Breeze Bar sees the first in the hand."""
    me = {**ONE, "goods": "bliss food", "morale": 2}
    game = start(me, tiles={"market_ea": STORAGE}, bazaar=("bat", "bear", "box", "box"))
    play(game, "place 1 breeze_bar", "refill bat")
    assert (seat(game)["hand"], game.to_move) == ({"box": 1}, 1)  # again only a box was free


def test_storage_and_pamhidzai():
    """storage_of_insufficient_capacity, pamhidzai_the_reader: it decides first whether the card may be taken."""
    game = dig(0, "pamhidzai_the_reader", tile=STORAGE, hand="book", bazaar=("bat", "bear", "box", "book"))
    assert (seat(game)["goods"], game.to_move) == ({}, 1)
    game = dig(0, "pamhidzai_the_reader", tile=STORAGE, bazaar=("bat", "bear", "box", "book"))
    assert game.kind == "use"


def test_storage_and_void_choices():
    """storage_of_insufficient_capacity, I9, ha_joon_the_gold_trader, R89: an effect may be used though no card comes."""
    me = {**ONE, "goods": "gold", "hand": "box", "recruits": ["ha_joon_the_gold_trader"]}
    q = {"dice": {"hand": [1], "farm": [4]}}
    game = start(me, q, tiles={"market_ea": STORAGE}, bazaar=("box", "box", "box", "box"))
    play(game, "place 1 farm", "use ha_joon_the_gold_trader")
    assert (seat(game)["goods"], seat(game)["hand"], game.to_move) == ({"food": 1}, {"box": 1}, 1)


def test_storage_and_free_cards():
    """storage_of_insufficient_capacity, borna_the_storyteller: Borna's free card is a gain; his discard is gone first."""
    me = {**ONE, "hand": "bat book", "morale": 2, "recruits": ["borna_the_storyteller"]}
    game = play(start(me, tiles={"market_ea": STORAGE}), "use borna_the_storyteller", "take artifact")
    assert slots(game) == "234"


def test_storage_visit():
    """storage_of_insufficient_capacity, R69: a box and a clay."""
    check_visit(STORAGE, "clay", "box")


# ---------------------------------------------------------------- retrievals

PRISON = "dilemmas_prison"
CELL = {"dice": {"hand": [1], "farm": [2], "aquifer": [3]}}
OUT = {"dice": {"hand": [1], "farm": [2]}}


def test_dilemmas_prison():
    """dilemmas_prison, R41, R72, R105: a retrieval of all own workers lets a neighbour take one back."""
    tiles = {"market_ea": PRISON}
    for own, asked in (((), True), (("market_ea",), False)):
        game = play(start({**OUT, "tile_stars": own}, CELL, tiles=tiles), "retrieve 2@farm", "roll 1")
        assert (game.kind == "prison") == asked
    assert play(start(OUT, CELL), "retrieve 2@farm", "roll 1").kind == "turn"
    game = freed({"dice": {"hand": [1]}}, PRISON, CELL)
    assert play(game, "retrieve 6@incinerator", "roll 1").kind == "turn"


def test_prison_only_when_all_come_back():
    """dilemmas_prison: with a worker left on the board nobody is asked."""
    me = {"dice": {"farm": [2], "aquifer": [3]}}
    game = play(start(me, CELL, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert game.kind == "turn"
    game = play(start(me, CELL, tiles={"market_ea": PRISON}), "retrieve 3@aquifer 2@farm", "roll 1 1")
    assert game.kind == "prison"


def test_prison_is_free_for_the_neighbour():
    """dilemmas_prison, R41: no cost, no change of morale; the worker is rolled and checked."""
    q = {"morale": 3, "goods": "food", "knowledge": 4, "dice": {"hand": [6], "farm": [2], "aquifer": [3]}}
    game = play(start(OUT, q, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert (game.to_move, legal(game)) == (1, ["decline", "retrieve 2@farm", "retrieve 3@aquifer"])
    play(game, "retrieve 3@aquifer", "roll 6")
    assert (seat(game, 1)["morale"], seat(game, 1)["goods"], faces(game, 1)) == (3, {"food": 1}, [6])
    assert (game.to_move, game.kind) == (1, "turn")


def test_prison_needs_a_worker_to_take_back():
    """dilemmas_prison: a neighbour without a worker on the board is not asked."""
    game = play(start(OUT, ONE, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert game.kind == "turn"


def test_prison_and_recruits():
    """dilemmas_prison, samuel_the_zapper, christine_the_anarchist: only the retrieve action counts, for either side."""
    me = {"goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2]}}
    game = play(start(me, CELL, tiles={"market_ea": PRISON}), "place 2 aquifer", "use samuel_the_zapper", "roll 1")
    assert game.kind == "turn"
    q = {**CELL, "recruits": ["christine_the_anarchist"]}
    game = play(start(OUT, q, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1", "retrieve 2@farm")
    assert game.kind == "roll"


def test_prison_visit():
    """dilemmas_prison, R69: a bear, an energy and a food."""
    check_visit(PRISON, "energy food", "bear")


# ---------------------------------------------------------------- all of them


def test_all_bind_the_penalised_only():
    """R105: of two players only the one without a star is bound."""
    p = {"dice": {"hand": [1], "farm": [6], "aquifer": [2]}}
    q = {**p, "tile_stars": ["market_ea"]}
    game = start(p, q, tiles={"market_ea": SPRING})
    play(game, "retrieve 6@farm", "roll 1")
    assert (game.to_move, bool(spaces(game))) == (1, True)


def test_penalties_add_up():
    """R106, lottery_of_diminishing_returns, theater_of_endless_monotony: 3 less 1 are 2, of which 1 fits."""
    me = {**ONE, "goods": "water", "recruits": ["jon_the_amateur_handyman"]}
    tiles = {"market_ea": LOTTERY, "market_eb": MONOTONY}
    game = play(start(me, tiles=tiles, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert seat(game)["goods"] == {"water": 2}
    game = play(start({**me, "goods": "nothing"}, tiles=tiles, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert seat(game)["goods"] == {"water": 2}


@pytest.mark.parametrize(("tile", "recruit"), [(SPRING, "rowena_the_mentor"), (BUREAU, "lionel_the_cook")])
def test_recruits_that_lift_penalties(tile, recruit):
    """natural_fluoridated_spring, bureau_of_restricted_tourism, rowena_the_mentor, lionel_the_cook: for one turn."""
    me = {"goods": "food", "recruits": [recruit], "dice": {"hand": [1], "farm": [6], "aquifer": [2]}}
    game = start(me, tiles={"market_ea": tile})
    assert not spaces(game)
    play(game, f"use {recruit}")
    assert "cloud_mine" in spaces(game)
    play(game, "place 1 cloud_mine", "place 1 generator")
    assert game.to_move == 0
    assert not spaces(game)
