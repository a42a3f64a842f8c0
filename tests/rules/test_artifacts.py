"""Artifacts and the hand limit (R49-R52)."""

import pytest
from helpers import ONE_TWO, build, legal, play, seat

DIG = {"goods": "energy", "dice": {"hand": [1, 2]}}


@pytest.mark.parametrize("morale", [1, 2, 3, 4, 5, 6])
def test_hand_limit_is_morale(morale):
    """R49: the limit is the morale level."""
    below = play(
        build({**DIG, "morale": morale, "hand": f"{morale - 1} bat"}, ONE_TWO, deck="bear"),
        "place 1 tunnel_euphorian",
        "take artifact",
    )
    assert (below.kind, sum(seat(below)["hand"].values())) == ("turn", morale)
    above = play(
        build({**DIG, "morale": morale, "hand": f"{morale} bat"}, ONE_TWO, deck="bear"),
        "place 1 tunnel_euphorian",
        "take artifact",
    )
    assert (above.kind, above.to_move) == ("discard", 0)
    assert legal(above) == ["discard bat", "discard bear"]


def test_limit_after_a_gain():
    """R50: the owner chooses what to discard, the new card included."""
    game = play(
        build({**DIG, "morale": 2, "hand": "bat box"}, ONE_TWO, deck="bear"),
        "place 1 tunnel_euphorian",
        "take artifact",
    )
    assert legal(game) == ["discard bat", "discard bear", "discard box"]
    play(game, "discard box")
    assert seat(game)["hand"] == {"bat": 1, "bear": 1}
    assert game.to_move == 1


def test_limit_after_a_loss_of_morale():
    """R50: a loss of morale is followed at once by the discard."""
    game = play(build({"morale": 3, "hand": "2 bat box", "dice": {"farm": [2], "aquifer": [1]}}), "retrieve 2@farm")
    assert legal(game) == ["discard bat", "discard box"]


def test_limit_in_the_turn_of_others():
    """R50: it binds at once outside the own turn, too: Ben's owner pays 2 morale while another player rolls."""
    ben = {**ONE_TWO, "recruits": ["ben_the_ludologist"], "morale": 3, "hand": "bat bear box"}
    game = play(build({"dice": {"hand": [4], "farm": [1]}}, ben), "retrieve 1@farm", "roll 4")
    play(game, "use ben_the_ludologist", "take gold")
    assert (game.to_move, game.active, game.kind) == (1, 0, "discard")
    play(game, "discard bat bear")
    assert seat(game, 1)["hand"] == {"box": 1}


def test_whole_gain_before_the_limit():
    """R50, C29: two artifacts of one gain are both drawn before the discard."""
    game = play(
        build({**ONE_TWO, "goods": "bliss food", "morale": 1}, ONE_TWO, deck="bat bear"),
        "place 1 breeze_bar",
        "draw bear",
    )
    assert legal(game) == ["discard bat", "discard bear"]


def test_price_and_gain_are_one_effect():
    """R50: Maxime's morale, then the card, then one discard."""
    me = {**ONE_TWO, "goods": "water", "morale": 3, "hand": "2 bat", "recruits": ["maxime_the_ambassador"]}
    q = {"dice": {"hand": [1], "tunnel_subterran": [1]}}
    game = play(build(me, q, deck="box"), "place 1 tunnel_subterran", "roll 1", "use maxime_the_ambassador")
    assert seat(game)["morale"] == 1
    assert legal(game) == ["discard 2 bat", "discard bat box"]


def test_morale_of_a_payment_comes_before_the_limit():
    """R50: a payment is one effect: Brian's morale and the artifacts leave together, then the limit."""
    me = {**ONE_TWO, "morale": 3, "hand": "2 bat box", "recruits": ["brian_the_viticulturist"]}
    game = play(build(me, ONE_TWO), "place 1 wind_saloon", "pay 2 bat morale")
    assert (seat(game)["morale"], seat(game)["hand"], game.to_move) == (2, {"box": 1}, 1)


def test_benefit_of_one_space_is_one_effect():
    """R50: tier-2 artifact and Andrew's artifact come together, then one discard."""
    me = {**DIG, "morale": 1, "recruits": ["andrew_the_spelunker", "ray_the_foreman"]}
    game = play(build(me, ONE_TWO, tracks=(5, 0, 0, 0), deck="bat bear"), "place 1 tunnel_euphorian", "draw bat")
    assert legal(game) == ["discard bat", "discard bear"]
    assert seat(game)["goods"] == {"gold": 1}


def test_several_players_discard_in_order():
    """R50: several players at once: the active one first, then clockwise."""
    me = {**DIG, "morale": 1, "recruits": ["jonathan_the_gambler"]}
    full = {**ONE_TWO, "morale": 1, "hand": "bat"}
    game = build(full, me, full, active=1, deck="6 box")
    play(game, "place 1 tunnel_euphorian", "take artifact", "use jonathan_the_gambler")
    order = []
    while game.kind == "discard":
        order.append(game.to_move)
        play(game, "discard bat")
    assert order == [2, 0]  # the active player's two boxes leave by themselves
    assert [seat(game, i)["hand"] for i in range(3)] == [{"box": 1}] * 3


def test_draw_from_the_deck():
    """R51: in the base game an artifact gain draws the top card: one chance decision for each card."""
    game = play(build(DIG, ONE_TWO, deck="2 bat bear"), "place 1 tunnel_euphorian", "take artifact")
    assert (game.kind, legal(game)) == ("draw_artifact", ["draw bat", "draw bear"])
    assert [move.probability for move in game.legal_moves()] == pytest.approx([2 / 3, 1 / 3])


def test_empty_deck_is_renewed():
    """R51: with the deck empty the discard pile becomes the new deck."""
    hands = [{**ONE_TWO, "hand": f"6 {name}", "morale": 6} for name in ("bear", "book", "box", "bifocals", "balloon")]
    game = build({**DIG, "hand": "5 bat", "morale": 6}, *hands, deck="nothing")
    assert game.summary()["discard"] == [0, 1, 0, 0, 0, 0]
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert seat(game)["hand"] == {"bat": 6}
    assert game.summary()["discard"] == [0, 0, 0, 0, 0, 0]


def test_deck_runs_out_between_two_cards():
    """R51: the renewal happens at the draw that finds the deck empty."""
    game = build({**ONE_TWO, "goods": "bliss food", "morale": 6}, ONE_TWO, deck="bat")
    play(game, "place 1 breeze_bar")  # the bat comes by itself, then the 35 others are the deck
    assert sum(game.summary()["deck"]) == 35
    assert game.summary()["discard"] == [0, 0, 0, 0, 0, 0]
    assert len(legal(game)) == 6
    play(game, "draw box")
    assert seat(game)["hand"] == {"bat": 1, "box": 1}


def test_no_card_anywhere():
    """R51, C25: with deck and discard pile empty no card is gained."""
    hands = [{**ONE_TWO, "hand": f"6 {name}", "morale": 6} for name in ("bear", "book", "box", "bifocals", "balloon")]
    game = play(build({**DIG, "hand": "6 bat", "morale": 6}, *hands), "place 1 tunnel_euphorian", "take artifact")
    assert (game.to_move, seat(game)["hand"], seat(game)["goods"]) == (1, {"bat": 6}, {})
    assert game.summary()["miners"] == [1, 0, 0]


def test_one_card_left_for_two():
    """R51, C25: of two cards only those that there are."""
    hands = [{**ONE_TWO, "hand": f"6 {name}", "morale": 6} for name in ("bear", "book", "box", "bifocals", "balloon")]
    me = {**ONE_TWO, "goods": "bliss food", "hand": "5 bat", "morale": 6}
    game = play(build(me, *hands), "place 1 breeze_bar")
    assert (game.to_move, seat(game)["hand"]) == (1, {"bat": 6})


@pytest.mark.parametrize(
    "moves", ["place 1 ark; pay 2 bat", "place 1 wind_saloon; pay 2 bat", "dilemma; pay 2 bat; outcome star"]
)
def test_paid_artifacts_go_to_the_discard_pile(moves):
    """R52: artifacts paid for a market or a dilemma go to the discard pile."""
    game = build({**ONE_TWO, "hand": "2 bat bear", "morale": 4, "dilemma": "bear"}, ONE_TWO)
    play(game, *moves.split(";"))
    assert game.summary()["discard"] == [0, 2, 0, 0, 0, 0]
    assert seat(game)["hand"] == {"bear": 1}


def test_artifact_of_a_tile_goes_to_the_discard_pile():
    """R52: so does the artifact of a market tile's cost."""
    game = build(
        {**ONE_TWO, "goods": "food", "hand": "book"}, ONE_TWO, tiles={"market_ea": "center_for_reduced_literacy"}
    )
    assert play(game, "place 1 market_ea").summary()["discard"] == [0, 0, 0, 0, 1, 0]


def test_discarded_artifacts_go_to_the_discard_pile():
    """R52: discards of the hand limit go there, too."""
    game = play(
        build({**DIG, "morale": 1, "hand": "bat"}, ONE_TWO, deck="6 bear 6 box 6 book 6 balloon 6 bifocals 5 bat"),
        "place 1 tunnel_euphorian",
        "take artifact",
        "draw bear",
        "discard bat",
    )
    assert game.summary()["discard"] == [0, 1, 0, 0, 0, 0]
