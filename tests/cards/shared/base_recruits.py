"""Positions for the recruits of the base game: one worker is placed, or two are retrieved."""

from cards.shared.names import COURTHOUSE
from helpers import build, play


def owner_showing(recruits, where="recruits", face=1, **spec):
    """A seat with these recruits active (or hidden), a worker showing `face` and one that does not match it."""
    return {where: recruits, "dice": {"hand": [face, 7 - face]}, **spec}


def place_first(spec, *others, space, moves=(), where="recruits", **board):
    """P1 (one worker 1, one worker 2, unless said otherwise) places the first of its dice on a space."""
    spec = {"dice": {"hand": [1, 2]}, **spec}
    if where == "hidden":
        spec["hidden"] = spec.pop("recruits")
    return play(build(spec, *others, **board), f"place {spec['dice']['hand'][0]} {space}", *moves)


def bump_two(
    recruits,
    *moves,
    space="tunnel_subterran",
    victim=(),
    hand_dice=(4, 1),
    where="recruits",
    tiles=None,
    miners=(0, 0, 0),
    **spec,
):
    """P1 places the first of its dice on P2's 2 (unless `victim` says otherwise)."""
    return place_first(
        {where: recruits, "goods": "water", "dice": {"hand": list(hand_dice)}, **spec},
        {"dice": {"hand": [1], space: [2]}, **dict(victim)},
        space=space,
        moves=moves,
        tiles=tiles,
        miners=miners,
    )


def bump_four(
    recruits,
    *moves,
    space="tunnel_subterran",
    goods="water",
    where="recruits",
    tiles=None,
    miners=(0, 0, 0),
    face=3,
    bumped=4,
    roll="1",
    victim=(),
    **spec,
):
    """P1's 3 bumps P2's 4, which rolls a 1 first of all."""
    return place_first(
        owner_showing(recruits, where, face, goods=goods, **spec),
        {"dice": {"hand": [1], space: [bumped]}, **dict(victim)},
        space=space,
        moves=(f"roll {roll}", *moves),
        tiles=tiles,
        miners=miners,
    )


def bump_own_four(recruits, *moves, **spec):
    """P1's 1 bumps its own 4, which rolls a 1."""
    return place_first(
        {"recruits": recruits, "goods": "water", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}, **spec},
        space="tunnel_subterran",
        moves=("roll 1", *moves),
    )


def place_on_tunnel(
    recruits,
    *moves,
    space="tunnel_subterran",
    goods="water",
    where="recruits",
    tiles=None,
    tracks=(0, 0, 0, 0),
    miners=(0, 0, 0),
    other=(),
    **spec,
):
    """P1 places a worker on a free tunnel."""
    return place_first(
        {"recruits": recruits, "goods": goods, **spec},
        dict(other),
        space=space,
        moves=moves,
        where=where,
        tiles=tiles,
        tracks=tracks,
        miners=miners,
    )


def place_on_area(area, recruits, *moves, face=1, there=(), where="recruits", tiles=None, tracks=(0, 0, 0, 0), **spec):
    """P1 places `face` on a commodity area, where P2 has workers."""
    return place_first(
        owner_showing(recruits, where, face, **spec),
        {"dice": {"hand": [1], area: list(there)}},
        space=area,
        moves=moves,
        tiles=tiles,
        tracks=tracks,
    )


def place_on_generator(recruits, face=2, there=(2,), **spec):
    """P1 places `face` on the Generator, where P2 has workers."""
    return place_on_area("generator", recruits, face=face, there=there, **spec)


def place_on_aquifer(recruits, *moves, **spec):
    """P1 places a worker on the Aquifer, where P2 may have workers."""
    return place_on_area("aquifer", recruits, *moves, **spec)


def place_on_farm(recruits, *moves, **spec):
    """P1 places a worker on the Farm, where P2 may have workers."""
    return place_on_area("farm", recruits, *moves, **spec)


def place_on_site(recruits, *moves, space="build_ea_1", where="recruits", tiles=None, **spec):
    """P1 places a 1 on a construction site (clay for slot 1 of Euphoria A, gold for the others)."""
    return place_first({where: recruits, **spec}, space=space, moves=moves, tiles=tiles)


def visit_tile(tile, spec, *others, tiles=(), moves=(), **board):
    """P1 visits this tile in Euphoria, where its star is already."""
    return place_first(
        {"tile_stars": ["market_ea"], **spec},
        *others,
        space="market_ea",
        tiles={"market_ea": tile, **dict(tiles)},
        moves=moves,
        **board,
    )


def visit_courthouse(spec, *others, **board):
    """P1, whose star is on it already, visits the Courthouse in Euphoria (4 energy and a stone)."""
    return visit_tile(COURTHOUSE, {"goods": "4 energy stone", **spec}, *others, **board)


def retrieve_two(recruits, *moves, where="recruits", tiles=None, dice=(), **spec):
    """P1 retrieves a 2 and a 3 from the Farm."""
    game = build({where: recruits, "dice": {"farm": [2, 3], **dict(dice)}, **spec}, tiles=tiles)
    return play(game, "retrieve 2@farm 3@farm", *moves)
