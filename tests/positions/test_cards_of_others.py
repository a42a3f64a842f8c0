"""Cards that a seat does not see, while it follows the game: hands that are shown, the last kind of card of a deck,
payments and discards that settle by themselves."""

import pytest
from helpers import build, play, turn_beside
from positions.following import follow

from euphoria_ai.catalog import ARTIFACTS
from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import IllegalMoveError
from euphoria_ai.moves.trades import parse_items

GAMBLER = {"recruits": ["jonathan_the_gambler"], "dice": {"hand": [4]}, "goods": "water", "morale": 4}
WAITING = {"dice": {"farm": [3]}, "morale": 4}  # a seat that can only retrieve
USED = "use jonathan_the_gambler"


def gambler(deck, hand="bear box"):
    """P2 is about to draw by Jonathan the Gambler."""
    game = build(WAITING, {**GAMBLER, "hand": hand}, WAITING, active=1, deck=deck)
    return play(game, "place 4 tunnel_subterran", "take artifact")


def hand(position, seat):
    return position.fields()["seats"][seat]["hand"]


def counts(items):
    return parse_items(items)[-len(ARTIFACTS) :]


@pytest.mark.parametrize("deck", ["4 bat", "4 bat 2 book", "6 bat 6 book 5 bear"])
@pytest.mark.parametrize("typed", ["together", "one by one"])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_shown_hand_is_the_typed_one(deck, typed, seat):
    """R93: whoever draws next, and whatever is left in the deck."""
    view, texts = gambler(deck).view(seat), [USED, "P2 shows 2 bat bear box"]
    after = follow(view, texts) if typed == "together" else follow(follow(view, texts[:1]), texts[1:])
    assert hand(after, 1) == counts("2 bat bear box")
    if typed == "together":
        assert (after.kind, after.to_move) == ("draw_artifact", CHANCE) and after.fields()["stack"][-1]["seat"] == seat


@pytest.mark.parametrize("known", ["nothing", "box", "bear box"])
def test_a_hand_is_shown_of_which_something_was_known(known):
    """R93: what was known of it is no reason to take other cards for known."""
    fields = gambler("bat book").view(0).fields()
    mask = sum(n << 4 * i for i, n in enumerate(counts(known)))
    fields["seats"][1] |= {"hand": counts(known), "known": [mask, 0, mask, 0, 0, 0]}
    view = Position.from_fields(fields, 0)
    for seed in range(4):
        assert hand(follow(view, [USED, "P2 shows bat bear book box"], seed), 1) == counts("bat bear book box")


def test_after_a_shown_hand_the_next_turn_is_typed():
    """The turn of P3 has one move: in the true game it makes itself."""
    shown = [USED, "P2 shows bat bear book box", "retrieve 3@farm", "free", "roll 2"]
    for seat in (0, 2):
        after = follow(gambler("bat book").view(seat), shown)
        assert hand(after, 1) == counts("bat bear book box") and after.to_move == 0


def test_the_last_kind_of_its_deck_is_typed_by_who_draws_it():
    """R93: the draws of others are not taken for one's own, though all are of one kind; an own draw is asked for."""
    texts = [USED, "P2 shows 2 bat bear box"]
    for seat, own in ((0, "P1: draw bat"), (2, "P3: draw bat")):
        asked = follow(gambler("4 bat").view(seat), texts)
        assert asked.fields()["stack"][-1]["seat"] == seat and asked.kind == "draw_artifact"
        assert sum(hand(asked, seat)) == 0
        after = follow(asked, [own])
        assert hand(after, seat) == counts("bat") and after.fields()["deck_n"] == 0 and after.kind == "turn"
        with pytest.raises(IllegalMoveError):
            follow(asked, [own, own])


def test_a_game_by_cards_asks_for_every_card():
    """Even for the last kind of its deck; otherwise such a card draws itself."""
    game = gambler("4 bat")
    assert play(game.clone(), USED).kind == "roll" and not game.by_cards  # P3 retrieves meanwhile
    view = game.view(0)
    assert view.determinize(Rng(1), by_cards=True).clone().by_cards
    game.by_cards = True
    play(game, USED)
    for drawn in range(4):
        assert (game.kind, game.to_move, game.fields()["deck_n"]) == ("draw_artifact", CHANCE, 4 - drawn)
        play(game, "draw bat")
    assert game.kind == "roll"


@pytest.mark.parametrize("named", ["", "P2: "])
def test_a_payment_that_settles_after_a_roll_is_the_typed_one(named):
    """R24, R27: the pair and the third card are the last of their kinds, so hardly a deal has them by luck; a star in
    Icarus brings a card, after which nothing tells what was paid."""
    payer = {"dice": {"hand": [4]}, "hand": "2 balloon book", "morale": 4, "recruits": ["sarinee_the_cloud_miner"]}
    thrown, tracks = "4 balloon 5 book", (0, 0, 0, 6)
    game = build({"dice": {"wind_saloon": [2]}}, payer, WAITING, active=1, discard=thrown, tracks=tracks)
    for seed in range(4):
        after = follow(game.view(2), ["place 4 wind_saloon", "roll 1", f"{named}pay 2 balloon book"], seed)
        assert after.fields()["seats"][1]["hand_n"] == 1 and after.fields()["discard"] == counts("6 balloon 6 book")


def test_the_card_that_borna_discards_is_told():
    """I7: which of the two types leaves the hand is for all to see, even if its owner has no choice."""
    owner = {"recruits": ["borna_the_storyteller"], "dice": {"hand": [1, 2]}, "hand": "book bat", "morale": 2}
    game = turn_beside({"dice": {"hand": [3]}}, owner, active=1)
    used = "use borna_the_storyteller"
    for seed in range(6):
        after = follow(game.view(0), [used, "discard book", "take clay"], seed)
        assert after.fields()["discard"] == counts("book") and after.fields()["seats"][1]["hand_n"] == 1
    with pytest.raises(IllegalMoveError, match="pays or discards cards that are not known here"):
        follow(game.view(0), [used, "take clay"])
    assert play(game.clone(), used).kind == "take"
