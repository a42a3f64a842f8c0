"""What each tile of the expansion is asked: does its penalty bite, does a star end it, what does a visit cost."""

from cards.shared.names import BRIBE_DEPARTMENT
from helpers import ONE_TWO, legal, open_spaces, play, seat, turn_beside


def count_cards(items):
    """How many cards `2 bat box` are."""
    return sum(int(word) - 1 if word.isdigit() else 1 for word in items.split()) if items != "nothing" else 0


def after_own_star(me, tile, *others, **board):
    """P1's turn after P1 has put a star on the tile at the Incinerator, with a 6 and three balloons just for that."""
    me = dict(me)
    dice = dict(me.pop("dice"))
    dice["hand"] = [*dice.get("hand", ()), 6]
    hand = me.pop("hand", "nothing")
    morale = max(me.pop("morale", 1), count_cards(hand) + 3)
    me.update(dice=dice, hand=f"{'' if hand == 'nothing' else hand + ' '}3 balloon", morale=morale)
    game = turn_beside(me, *others, tiles={**board.pop("tiles", {}), "market_ea": tile}, **board)
    play(game, "place 6 incinerator", "pay 3 balloon")
    for answer in ("star market_ea", "stop"):  # each only where it is asked
        if answer in legal(game):
            play(game, answer)
    while game.active:
        play(game, "place 1 cloud_mine" if "place 1 cloud_mine" in legal(game) else legal(game)[0])
    assert (game.to_move, game.kind, seat(game)["tile_stars"]) == (0, "turn", ["market_ea"])
    return game


def check_penalty(tile, bites, me, *others, after=None, **board):
    """`bites` is true of a penalised P1 and false of P1 with a star on the tile, placed long ago or just now.

    after: what P1 has in the last of these cases, where the penalty would not let the star be placed otherwise.
    """
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    assert bites(turn_beside(me, *others, tiles=tiles, **board))
    assert not bites(turn_beside({**me, "tile_stars": ["market_ea"]}, *others, tiles=tiles, **board))
    del tiles["market_ea"]
    assert not bites(turn_beside(me, *others, tiles=tiles, **board))
    assert not bites(after_own_star(after or me, tile, *others, tiles=tiles, **board))


def check_visit(tile, goods, hand):
    """The tile costs exactly these goods and artifacts; each is needed; the visit gives star and track (R69, R71)."""
    me = {**ONE_TWO, "goods": goods or "nothing", "hand": hand, "morale": 2}
    for own in ((), ("market_ea",)):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": tile})
        play(game, "place 1 market_ea")
        if not own:
            assert "star market_ea" in legal(game) or seat(game)["tile_stars"] == ["market_ea"]  # Agoraphobia
        if game.kind == "star":
            play(game, "star market_ea")
        assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 9 - len(own))
        assert game.summary()["territories"]["euphorian"] == [len(own), 0]
        assert game.summary()["tracks"] == [1, 0, 0, 0]
        assert sum(game.summary()["discard"]) == count_cards(hand)
    words, cards = goods.split(), hand.split()
    for i in range(len(words)):
        short = {**me, "goods": " ".join(words[:i] + words[i + 1 :]) or "nothing"}
        assert "market_ea" not in open_spaces(turn_beside(short, tiles={"market_ea": tile}))
    for i in range(len(cards)):
        short = {**me, "hand": " ".join(cards[:i] + cards[i + 1 :]) or "nothing"}
        assert "market_ea" not in open_spaces(turn_beside(short, tiles={"market_ea": tile}))
    for other in ("balloon", "bat", "bear", "bifocals", "book", "box"):
        if len(cards) == 1 and other != hand:
            assert "market_ea" not in open_spaces(turn_beside({**me, "hand": other}, tiles={"market_ea": tile}))


BUMPER = {"dice": {"hand": [2], "tunnel_subterran": [3]}}


def slots_for_sale(game):
    return "".join(move.split()[1] for move in legal(game) if move.startswith("buy"))


def dig_for_artifact(commodities, *recruits, tile=BRIBE_DEPARTMENT, hand="nothing", own=(), **board):
    """P1 has taken an artifact at the Euphorian tunnel, with so many commodities left."""
    me = {**ONE_TWO, "goods": f"energy {commodities} bliss" if commodities else "energy", "hand": hand, "morale": 4}
    me.update(recruits=recruits, tile_stars=own)
    return play(turn_beside(me, tiles={"market_ea": tile}, **board), "place 1 tunnel_euphorian", "take artifact")
