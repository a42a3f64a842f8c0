"""The bazaar: prices, slide and refill, an empty deck, the option of free trades (R53 to R55)."""

import pytest
from helpers import BAZAAR, ONE_TWO, build, legal, play, seat, turn_beside

from euphoria_ai.catalog import ARTIFACTS
from euphoria_ai.core.engine.game import CHANCE


@pytest.mark.parametrize(("free", "slots"), [(False, "4"), (True, "1234")])
@pytest.mark.parametrize("recruit", ["shaheena_the_digger", "ha_joon_the_gold_trader"])
def test_option_free_trades(recruit, free, slots):
    """R53, I8, ha_joon_the_gold_trader, shaheena_the_digger: with free_trades their cards cost no bazaar price."""
    me = {"goods": "gold stone", "recruits": [recruit], "dice": {"hand": [1], "farm": [1]}}
    game = play(turn_beside(me, options={"free_trades": free}), "retrieve 1@farm", "roll 1", f"use {recruit}")
    if free:
        assert sorted(move.split()[1] for move in legal(game)) == list(slots)
        play(game, "buy 1 bat")
        assert seat(game)["hand"] == {"bat": 1}
    else:
        assert seat(game)["hand"] == {"box": 1}
    assert sum(seat(game)["goods"].values()) == 1


def test_free_trades_leave_other_prices():
    """R53: with free_trades every other card costs its price."""
    game = turn_beside({**ONE_TWO, "goods": "energy water"}, options={"free_trades": True})
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert [move.split()[1] for move in legal(game)] == ["2", "3", "4"]


def dig(goods="", me=None, **board):
    """P1 takes an artifact at the Euphorian tunnel with these goods left."""
    me = {**ONE_TWO, "goods": f"energy {goods}".strip(), **(me or {})}
    return play(turn_beside(me, **board), "place 1 tunnel_euphorian", "take artifact")


def bar(goods="", me=None, **board):
    """P1 has paid for the two artifacts of the Breeze Bar with these goods left."""
    me = {**ONE_TWO, "goods": f"food bliss {goods}".strip() if goods else "food bliss", "morale": 4, **(me or {})}
    return turn_beside(me, **board)


def row(game):
    return game.summary()["bazaar"]


def buys(game):
    return [move for move in legal(game) if move.startswith("buy")]


# ---------------------------------------------------------------- price


@pytest.mark.parametrize(
    ("goods", "slots"), [("water", "234"), ("2 water", "1234"), ("water food", "1234"), ("gold water", "234")]
)
def test_prices(goods, slots):
    """R53, T84, T86: 2, 1, 1, 0 commodities of any mix from left to right; what can be paid may be taken."""
    game = dig(goods)
    assert (game.kind, "".join(move.split()[1] for move in buys(game))) == ("buy", slots)
    assert buys(game) == [f"buy {n} {BAZAAR[int(n) - 1]}" for n in slots]


def test_only_the_free_card_without_commodities():
    """R53, T86: without a commodity only the rightmost can be taken; resources do not pay."""
    game = dig("3 gold")
    assert (seat(game)["hand"], seat(game)["goods"], game.kind) == ({"box": 1}, {"gold": 3}, "refill")


@pytest.mark.parametrize(("slot", "price"), [(1, 2), (2, 1), (3, 1), (4, 0)])
def test_price_is_paid(slot, price):
    """R53: in commodities of choice."""
    game = play(dig("3 water"), f"buy {slot} {BAZAAR[slot - 1]}")
    assert (seat(game)["goods"]["water"], seat(game)["hand"]) == (3 - price, {BAZAAR[slot - 1]: 1})


def test_commodities_of_choice():
    """R53: every way to pay the price is offered."""
    game = play(dig("2 water food"), "buy 1 bat")
    assert (game.kind, legal(game)) == ("price", ["pay 2 water", "pay water food"])
    play(game, "pay water food")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"water": 1}, {"bat": 1})
    game = play(dig("water food bliss"), "buy 2 bear")
    assert legal(game) == ["pay bliss", "pay food", "pay water"]


def test_equal_cards_in_different_slots():
    """R53: two cards of a type are two choices; they cost differently and leave other rows."""
    assert buys(dig("2 water", bazaar=("bat", "bat", "bat", "bat"))) == [f"buy {n} bat" for n in range(1, 5)]


def test_it_is_never_the_deck():
    """R53, C29: a gain is one of the four cards, whatever lies on the deck."""
    game = dig("2 water", deck="3 balloon")
    assert buys(game) == [f"buy {n} {name}" for n, name in enumerate(BAZAAR, 1)]


# ---------------------------------------------------------------- slide and refill


@pytest.mark.parametrize(("slot", "after"), [
    (1, ["new", "bear", "book", "box"]),
    (2, ["new", "bat", "book", "box"]),
    (3, ["new", "bat", "bear", "box"]),
    (4, ["new", "bat", "bear", "book"]),
])  # fmt: skip
def test_slide(slot, after):
    """R53, T84: the cards left of the gap move right; slot 0 is filled from the deck."""
    game = play(dig("2 water"), f"buy {slot} {BAZAAR[slot - 1]}")
    assert (game.kind, game.to_move) == ("refill", CHANCE)
    play(game, "refill balloon")
    assert row(game) == ["balloon" if name == "new" else name for name in after]
    assert game.to_move == 1


def test_refill_is_a_random_card_of_the_deck():
    """R53: each card left in the deck is as likely."""
    game = play(dig(deck="3 bat bear"))
    assert {game.text(move): move.probability for move in game.legal_moves()} == {
        "refill bat": 0.75,
        "refill bear": 0.25,
    }


def test_two_cards_one_after_the_other():
    """R53, C29: payment, slide and refill are done for the first card before the second is chosen; limit after both."""
    me = {"morale": 1}
    game = play(bar("3 water", me), "place 1 breeze_bar", "pay food bliss", "buy 1 bat", "refill balloon")
    assert buys(game) == ["buy 2 bear", "buy 3 book", "buy 4 box"]  # one water left
    assert seat(game)["hand"] == {"bat": 1}
    play(game, "buy 2 bear", "refill bifocals")
    assert row(game) == ["bifocals", "balloon", "book", "box"]
    assert (game.kind, legal(game)) == ("discard", ["discard bat", "discard bear"])


def test_the_new_card_may_be_taken_next():
    """R53, C29: the card that has just come may be the second."""
    game = play(bar("2 water"), "place 1 breeze_bar", "pay food bliss", "buy 4 box", "refill balloon")
    assert "buy 1 balloon" in buys(game)


# ---------------------------------------------------------------- an empty deck


def test_the_deck_is_renewed_from_the_discards():
    """R53, R51: with an empty deck the discard pile is shuffled before the slot is filled."""
    game = play(dig(deck="nothing", bazaar=BAZAAR))
    assert game.kind == "refill"
    summary = game.summary()
    assert sum(summary["discard"]) == 0  # the discards have become the deck
    assert sum(summary["deck"]) == 32


def items(cards):
    counts = [(name, cards.count(name)) for name in ARTIFACTS if name in cards]
    return " ".join(f"{n} {name}" if n > 1 else name for name, n in counts) or "nothing"


def empty(filled, mine, **more):
    """P1's turn of six seats; these cards lie in the row, pushed right, and the others are in hands: no deck, no
    discards.
    """
    cards = [name for name in ARTIFACTS for _ in range(6)]
    for name in [*filled, *mine]:
        cards.remove(name)
    assert len(mine) == 6 - len(filled)
    others = [{**ONE_TWO, "hand": items(cards[i::5]), "morale": 6} for i in range(5)]
    me = {**ONE_TWO, "hand": items(mine), "morale": 6, **more}
    game = build(me, *others, edition="ignorance", bazaar=(*[None] * (4 - len(filled)), *filled))
    assert sum(game.summary()["deck"]) + sum(game.summary()["discard"]) == 0
    return game


def test_both_empty_leaves_the_row_short():
    """R54: nothing to refill with: the row stays short, the cards are pushed to the right."""
    game = empty(BAZAAR, ["bat", "box"], goods="energy 2 water")
    play(game, "place 1 tunnel_euphorian", "take artifact", "buy 3 book")
    assert (row(game), game.to_move) == ([None, "bat", "bear", "box"], 1)


def test_prices_in_a_short_row():
    """R54, R53: cards cost what the slot costs in which they lie."""
    game = empty(("book", "box"), ["bat", "bat", "bear", "box"], goods="energy water")
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert buys(game) == ["buy 3 book", "buy 4 box"]
    play(game, "buy 4 box")
    assert row(game) == [None, None, None, "book"]
    assert seat(game)["goods"] == {"water": 1}


def test_a_discard_refills_the_row_at_once():
    """R54: as soon as a card reaches the discard pile, here for the hand limit, it fills the gap."""
    game = empty(("bat", "bear", "box"), ["bat", "bear", "box"], morale=3, goods="energy 2 water")
    play(game, "place 1 tunnel_euphorian", "take artifact", "buy 4 box")
    assert (game.kind, row(game)) == ("discard", [None, None, "bat", "bear"])
    play(game, "discard bat")
    assert row(game) == [None, "bat", "bat", "bear"]
    assert game.to_move == 1


def test_a_payment_refills_from_right_to_left():
    """R54: cards that reach the discard pile together are shuffled first; the gap farthest right is filled first."""
    game = empty(("book", "box"), ["bat", "bear", "bifocals", "box"])
    play(game, "place 1 incinerator", "pay bat bear bifocals")
    chances = {game.text(move): move.probability for move in game.legal_moves()}
    assert set(chances) == {"refill bat", "refill bear", "refill bifocals"}
    assert set(chances.values()) == {1 / 3}
    play(game, "refill bear")
    assert row(game) == [None, "bear", "book", "box"]
    play(game, "refill bat")
    assert row(game) == ["bat", "bear", "book", "box"]
    assert sum(game.summary()["deck"]) + sum(game.summary()["discard"]) == 1  # the bifocals


def test_a_refill_inside_a_benefit():
    """R54, R53: the second card of one benefit is chosen from the row as it lies then."""
    me = {"goods": "bliss food", "morale": 6}
    game = empty(("box",), ["bat", "bat", "bear", "bear", "book"], **me)
    play(game, "place 1 breeze_bar")
    assert (row(game), game.to_move) == ([None] * 4, 1)  # one card gained, then the row was empty
    assert sum(seat(game)["hand"].values()) == 6


def test_bornas_discard_comes_first():
    """R54, borna_the_storyteller: his book has filled the empty row when the free card is chosen."""
    game = empty((), ["bat", "bat", "bear", "bear", "book", "box"], recruits=["borna_the_storyteller"])
    play(game, "use borna_the_storyteller")
    assert row(game) == [None, None, None, "book"]
    play(game, "take artifact")
    assert (seat(game)["hand"]["book"], row(game), game.kind) == (1, [None] * 4, "turn")


# ---------------------------------------------------------------- no gain


def test_no_gain_from_an_empty_row():
    """R55, R54: the choice of an artifact stays allowed; it is void."""
    game = empty((), ["bat", "bat", "bear", "bear", "book", "box"], goods="energy 3 water")
    play(game, "place 1 tunnel_euphorian")
    assert legal(game) == ["take artifact", "take gold"]
    play(game, "take artifact")
    assert (sum(seat(game)["hand"].values()), seat(game)["goods"], game.to_move) == (6, {"water": 3}, 1)
    assert game.summary()["miners"][0] == 1


def test_no_gain_where_storage_forbids_what_can_be_paid():
    """R55, storage_of_insufficient_capacity: the choice of an artifact is void, nothing is paid."""
    me = {"hand": "book box", "morale": 3}
    game = dig(
        "water", me, tiles={"market_sa": "storage_of_insufficient_capacity"}, bazaar=("bat", "box", "book", "box")
    )
    assert (seat(game)["hand"], seat(game)["goods"], game.to_move) == ({"book": 1, "box": 1}, {"water": 1}, 1)
    game = dig(
        "2 water", me, tiles={"market_sa": "storage_of_insufficient_capacity"}, bazaar=("bat", "box", "book", "box")
    )
    assert (seat(game)["hand"], seat(game)["goods"]) == ({"bat": 1, "book": 1, "box": 1}, {})
