"""What each tile of the base game is asked: does its penalty bite, does a star end it, what does a visit cost.

Every tile stands on market_ea.
"""

from helpers import ONE_TWO, build, legal, open_spaces, play, seat

RICH = {
    "dice": {"hand": [1]},
    "goods": "9 energy 9 water 9 food 9 bliss 9 gold 9 clay 9 stone",
    "morale": 6,
    "hand": "balloon bat bear bifocals book box",
}


def after_own_star(me, tile, *others, **board):
    """P1's turn after P1 has put a star on the tile at the Incinerator, with a 6 and three balloons just for that."""
    me = dict(me)
    dice = dict(me.pop("dice"))
    dice["hand"] = [*dice.get("hand", ()), 6]
    hand = me.pop("hand", "nothing")
    me.update(dice=dice, hand=f"{'' if hand == 'nothing' else hand + ' '}3 balloon", morale=6)
    others = others or (ONE_TWO,)
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    game = build(me, *others, tiles=tiles, **board)
    play(game, "place 6 incinerator")
    if game.kind == "pay":
        play(game, "pay 3 balloon")
    play(game, "star market_ea")
    while game.active:
        play(game, "place 1 cloud_mine" if "place 1 cloud_mine" in legal(game) else legal(game)[0])
    assert (game.to_move, game.kind, seat(game)["tile_stars"]) == (0, "turn", ["market_ea"])
    return game


def check_penalty(tile, bites, me, *others, **board):
    """`bites` is true of a penalised P1 and false of P1 with a star on the tile, placed long ago or just now."""
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    others = others or (ONE_TWO,)
    assert bites(build(me, *others, tiles=tiles, **board))
    assert not bites(build({**me, "tile_stars": ["market_ea"]}, *others, tiles=tiles, **board))
    del tiles["market_ea"]
    assert not bites(build(me, *others, tiles=tiles, **board))
    assert not bites(after_own_star(me, tile, *others, tiles=tiles, **board))


def check_visit(tile, goods, hand, penalised=True):
    """The tile costs exactly these goods and artifacts; each is needed; the visit gives star and track."""
    me = {**ONE_TWO, "goods": goods or "nothing", "hand": hand or "nothing", "morale": 3}
    if not penalised:
        me["tile_stars"] = ["market_ea"]
    game = build(me, ONE_TWO, tiles={"market_ea": tile})
    stars = seat(game)["stars_left"]
    play(game, "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, stars - 1)
    assert (game.summary()["territories"]["euphorian"], game.summary()["tracks"]) == ([1, 0], [1, 0, 0, 0])
    assert sum(game.summary()["discard"]) == len(hand.split())
    for short in shorter(goods, hand):
        assert "market_ea" not in open_spaces(build({**me, **short}, tiles={"market_ea": tile}))


def shorter(goods, hand):
    """The same holdings with one unit less of each thing in turn."""
    words = goods.split()
    for i, word in enumerate(words):
        if word.isdigit():
            continue
        count = int(words[i - 1]) if i and words[i - 1].isdigit() else 1
        rest = words[: i - 1] if count > 1 else words[:i]
        left = [*rest, *([str(count - 1), word] if count > 1 else []), *words[i + 1 :]]
        yield {"goods": " ".join(left) or "nothing"}
    if hand:
        yield {"hand": "nothing"}


def check_face_tile(tile, face, artifact):
    """The tile punishes this face and no other, per die, and costs any commodity and its artifact."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [2], "farm": [3]}, "knowledge": 1}

    def lost(game, roll):
        """Goods asked for after P1's die rolls `roll`."""
        play(game, "retrieve 3@farm", f"roll {roll}")
        return legal(game) if game.kind == "lose" else None

    check_penalty(tile, lambda game: lost(game, face) is not None, me)
    for roll in range(1, 7):
        assert lost(build(me, ONE_TWO, tiles={"market_ea": tile}), roll) == (
            ["lose gold", "lose water"] if roll == face else None
        )
    game = play(build(me, ONE_TWO, tiles={"market_ea": tile}), "retrieve 3@farm", f"roll {face}", "lose gold")
    assert (seat(game)["goods"], game.to_move) == ({"water": 2, "gold": 1}, 1)
    for commodity in ("energy", "water", "food", "bliss"):
        check_visit(tile, commodity, artifact)
    other = "box" if artifact != "box" else "bat"
    assert "market_ea" not in open_spaces(build({**ONE_TWO, "goods": "food", "hand": other}, tiles={"market_ea": tile}))
    assert "market_ea" not in open_spaces(
        build({**ONE_TWO, "goods": "gold", "hand": artifact}, tiles={"market_ea": tile})
    )
