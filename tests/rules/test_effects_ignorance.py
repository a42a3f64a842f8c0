"""Several effects at one moment, one use per trigger, free actions in *Ignorance Is Bliss* (R89, R89a, R89b)."""

import pytest
from helpers import ONE_TWO, faces, legal, play, seat, turn_beside

# ---------------------------------------------------------------- several effects at one moment


def completed(first, second):
    """P1 completes a market with P2's help; each has a recruit that answers stars."""
    goods = {"terri_the_bliss_trader": "bliss", "taed_the_brick_trader": "clay"}
    me = {"goods": f"gold {goods[first]}" if goods[first] == "clay" else f"{goods[first]} gold", "recruits": [first]}
    q = {"goods": goods[second], "recruits": [second], "dice": {"hand": [1], "build_sa_2": [3]}}
    me["dice"] = {"hand": [1, 2]}
    return play(turn_beside(me, q), "place 1 build_sa_1", "tile the_carousel")


def test_active_player_first():
    """R89a, terri_the_bliss_trader, taed_the_brick_trader: the active player's effect, then the others' clockwise."""
    for first, second in (
        ("taed_the_brick_trader", "terri_the_bliss_trader"),
        ("terri_the_bliss_trader", "taed_the_brick_trader"),
    ):
        game = completed(first, second)
        assert (game.to_move, legal(game)) == (0, [f"decline {first}", f"use {first}"])
        play(game, f"decline {first}")
        assert (game.to_move, legal(game)) == (1, [f"decline {second}", f"use {second}"])


@pytest.mark.parametrize("order", [1, -1])
def test_order_of_the_file(order):
    """R89a, I4: within a player recruits answer in the order of the file, wherever they lie."""
    pair = ["terri_the_bliss_trader", "taed_the_brick_trader"][::order]
    game = play(turn_beside({**ONE_TWO, "goods": "3 gold bliss clay", "recruits": pair}), "place 1 nimbus_loft")
    if game.kind == "pay":
        play(game, "pay 3 gold")
    assert legal(game) == ["decline terri_the_bliss_trader", "use terri_the_bliss_trader"]
    play(game, "decline terri_the_bliss_trader")
    assert legal(game) == ["decline taed_the_brick_trader", "use taed_the_brick_trader"]
    pair = ["ha_joon_the_gold_trader", "shaheena_the_digger"][::order]
    game = play(turn_beside({**ONE_TWO, "goods": "gold stone", "recruits": pair}), "place 1 farm")
    assert legal(game) == ["decline ha_joon_the_gold_trader", "use ha_joon_the_gold_trader"]
    play(game, "decline ha_joon_the_gold_trader")
    assert legal(game) == ["decline shaheena_the_digger", "use shaheena_the_digger"]


def test_owner_of_the_bumped_die_first():
    """R89a, I4, julia_the_acolyte, khaleef_the_bruiser: Julia's owner is asked before the player who bumped."""
    me = {**ONE_TWO, "goods": "water", "recruits": ["khaleef_the_bruiser"]}
    q = {"recruits": ["julia_the_acolyte"], "dice": {"hand": [1], "tunnel_subterran": [3]}}
    game = play(turn_beside(me, q), "place 1 tunnel_subterran")
    assert (game.to_move, game.kind) == (1, "use")
    play(game, "decline julia_the_acolyte")
    assert (game.to_move, legal(game)) == (0, ["decline khaleef_the_bruiser", "use khaleef_the_bruiser"])


def test_keb_before_amina():
    """R89a, I4, keb_the_information_trader, amina_the_bliss_bringer: at 16 Keb's good comes before Amina's morale."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}}
    me["recruits"] = ["amina_the_bliss_bringer", "keb_the_information_trader"]
    game = play(turn_beside(me), "retrieve 3@farm", "roll 6")
    assert (game.kind, seat(game)["morale"]) == ("take", 1)
    play(game, "take gold")
    assert (seat(game)["morale"], faces(game)) == (2, [6, 6])


@pytest.mark.parametrize("recruit", ["youssef_the_tunneler", "mwiche_the_flusher"])
def test_both_benefits_before_lieve_and_ted(recruit):
    """R89a, I4, lieve_the_briber, ted_the_contingency_planner: where both are due already neither answers."""
    me = {**ONE_TWO, "goods": "energy 3 water bliss", "morale": 2}
    me["recruits"] = ["lieve_the_briber", "ted_the_contingency_planner", recruit]
    game = play(
        turn_beside(me), "place 1 tunnel_euphorian", "pay 3 water" if recruit.startswith("mwiche") else "pay energy"
    )
    assert (game.kind, seat(game)["goods"]["gold"]) == ("buy", 1)
    assert seat(game)["morale"] == (4 if recruit.startswith("mwiche") else 2)


def test_tiles_before_recruits():
    """R89a, R103, athenaeum_of_mandatory_guidelines, terri_the_bliss_trader: the tile's loss precedes the question."""
    me = {**ONE_TWO, "goods": "bliss 3 gold", "morale": 3, "recruits": ["terri_the_bliss_trader"]}
    game = play(turn_beside(me, tiles={"market_ea": "athenaeum_of_mandatory_guidelines"}), "place 1 nimbus_loft")
    assert (game.kind, seat(game)["morale"]) == ("use", 2)


@pytest.mark.parametrize("order", [1, -1])
def test_steve_after_the_other_recruits(order):
    """R84, R110, steve_the_double_agent: with one star left the faction's own recruit gets it, not Steve."""
    pair = ["steve_the_double_agent", "taed_the_brick_trader"][::order]
    game = play(
        turn_beside({**ONE_TWO, "recruits": pair, "stars_left": 1}, tracks=(0, 0, 10, 0), seats=4), "place 1 farm"
    )
    assert (game.over, seat(game)["recruit_stars"]) == (True, {"taed_the_brick_trader": 1})


# ---------------------------------------------------------------- one use per trigger, free actions


def test_each_placement_is_a_trigger_of_its_own():
    """R89, I1, zara_the_solipsist: asked at every placement that qualifies, once."""
    me = {"morale": 2, "recruits": ["zara_the_solipsist"], "dice": {"hand": [5, 5]}}
    game = play(turn_beside(me), "place 5 farm")
    assert legal(game) == ["decline zara_the_solipsist", "use zara_the_solipsist"]
    play(game, "use zara_the_solipsist")
    assert game.kind == "more"
    play(game, "another", "place 5 aquifer")
    assert legal(game) == ["decline zara_the_solipsist", "use zara_the_solipsist"]


def test_each_bump_and_star_is_a_trigger_of_its_own():
    """R89, I1, terri_the_bliss_trader, R84: two stars in one event are two offers."""
    me = {**ONE_TWO, "goods": "2 bliss", "recruits": ["terri_the_bliss_trader", "brenda_the_knowledge_bringer"]}
    game = play(turn_beside(me, tracks=(0, 0, 0, 10)), "place 1 cloud_mine")
    for _ in range(2):
        assert legal(game) == ["decline terri_the_bliss_trader", "use terri_the_bliss_trader"]
        play(game, "use terri_the_bliss_trader", "take food")
    assert (seat(game)["goods"], game.to_move) == ({"food": 2, "bliss": 2}, 1)  # 2 were gained, tier 1 included


def test_an_effect_may_be_used_though_its_gain_is_void():
    """R89, I3, samuel_the_zapper: his morale is void at the top of the track."""
    me = {"goods": "energy", "morale": 6, "recruits": ["samuel_the_zapper"], "dice": {"hand": [2, 5]}}
    game = play(turn_beside(me), "place 2 aquifer", "use samuel_the_zapper", "roll 1")
    assert (seat(game)["morale"], seat(game)["goods"]) == (6, {"water": 1})


FREE = {
    "rowena_the_mentor": {},
    "lionel_the_cook": {"goods": "2 food"},
    "borna_the_storyteller": {"hand": "2 book", "morale": 2},
    "chaga_the_gamer": {"hand": "2 box", "morale": 2, "hidden": ["steve_the_double_agent", "gwen_the_mineralogist"]},
}


def free(recruit, **more):
    me = {**ONE_TWO, **FREE[recruit], "recruits": [recruit], **more}
    return turn_beside(me, tiles={"market_ea": "the_carousel"})


def done(game, recruit):
    """The free action is carried out."""
    play(game, f"use {recruit}")
    while game.kind in ("take", "ignore", "activate"):
        play(game, legal(game)[-1])
    return game


@pytest.mark.parametrize("recruit", FREE)
def test_free_actions_before_the_turn(recruit):
    """R89b, I7: before the action, once a turn; the turn goes on, whatever it is."""
    game = free(recruit, dice={"hand": [1], "farm": [2]})
    assert f"use {recruit}" in legal(game)
    done(game, recruit)
    assert (game.to_move, game.kind) == (0, "turn")
    assert f"use {recruit}" not in legal(game)
    assert {move.split()[0] for move in legal(game)} == {"place", "retrieve"}


@pytest.mark.parametrize("recruit", FREE)
def test_free_actions_before_a_dilemma(recruit):
    """R89b: they may precede a dilemma turn, too."""
    card = FREE[recruit].get("hand", "2 bat").split()[1]
    game = free(recruit, dilemma=card, hand=f"3 {card}", morale=3)
    done(game, recruit)
    assert "dilemma" in legal(game)
    play(game, "dilemma")
    if game.kind == "pay":
        play(game, legal(game)[0])
    play(game, "outcome star")
    assert game.to_move == 1


@pytest.mark.parametrize("recruit", FREE)
def test_free_actions_between_placements(recruit):
    """R89b, I7: while a further placement is possible; nothing has to follow."""
    game = play(free(recruit, dice={"hand": [1, 1, 5]}, morale=3), "place 1 cloud_mine")
    assert legal(game) == sorted(["another", "stop", f"use {recruit}"])
    done(game, recruit)
    assert legal(game) == ["another", "stop"]
    play(game, "stop")
    assert (game.to_move, seat(game)["morale"]) == (1, 3)


@pytest.mark.parametrize("recruit", FREE)
def test_no_free_action_without_a_further_placement(recruit):
    """R89b: with no other equal die, or at morale 1, the turn is over."""
    assert play(free(recruit, dice={"hand": [1, 5]}, morale=3), "place 1 cloud_mine").to_move == 1
    if "hand" not in FREE[recruit]:
        assert play(free(recruit, dice={"hand": [1, 1]}, morale=1), "place 1 cloud_mine").to_move == 1


def test_free_actions_of_others():
    """R89b, I7: only in the own turn."""
    game = turn_beside(ONE_TWO, {**ONE_TWO, "recruits": ["rowena_the_mentor"]}, tiles={"market_ea": "the_carousel"})
    assert not [move for move in legal(game) if move.startswith("use")]
