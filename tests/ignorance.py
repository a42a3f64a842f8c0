"""What the tests of the expansion's recruits share: positions with a bazaar, what is asked, what a seat has."""

from helpers import build, legal, play, seat

BOARD = ("tiles", "tracks", "miners", "bazaar", "deck", "discard", "seats", "options")
ROW = ("bat", "box", "bear", "book")  # of the bazaar; their prices: 2, 1, 1, nothing


def has(game, number=0):
    """Morale, knowledge, goods and hand of a seat."""
    who = seat(game, number)
    return who["morale"], who["knowledge"], who["goods"], who["hand"]


def ign(*specs, tile=None, **board):
    """A position of Ignorance Is Bliss; `tile` is one tile in the Wastelands without a star of anybody."""
    board.setdefault("bazaar", ("bat", "box", "bear", "book"))
    if tile:
        board["tiles"] = {**board.get("tiles", {}), "market_wb": tile}
    return build(*specs, edition="ignorance", **board)


def start(recruits=(), others=(), face=1, where="recruits", **spec):
    """P1's turn with these recruits active (or hidden), a worker showing `face` and one that does not match it."""
    board = {key: spec.pop(key) for key in (*BOARD, "tile") if key in spec}
    return ign({where: recruits, "dice": {"hand": [face, 7 - face]}, **spec}, *others, **board)


def go(space, recruits=(), *moves, face=1, **spec):
    """P1 places its worker showing `face` on a space."""
    return play(start(recruits, face=face, **spec), f"place {face} {space}", *moves)


def at(space, *there):
    """Another seat with workers on a space."""
    return ({"dice": {"hand": [1], space: list(there)}},)


def table(*specs, row=ROW, **board):
    """A game of the expansion at P1's turn."""
    return build(*specs, edition="ignorance", bazaar=row, **board)


def owner(recruits=(), hand=(1, 6), where="recruits", cards="nothing", on=(), **spec):
    """A seat with these recruits active (hidden; nobody's), dice in hand and on the board, cards."""
    recruits = {"nobody": {}}.get(where, {where: recruits})
    return {**recruits, "dice": {"hand": list(hand), **dict(on)}, "hand": cards, **spec}


def goods(game, number=0):
    return seat(game, number)["goods"]


def can_use(game):
    """Recruits that may be used in a turn or a menu."""
    return [text.removeprefix("use ") for text in legal(game) if text.startswith("use ")]


def now(game):
    """What must be decided (for a recruit: `use ID`) and by which seat."""
    what = next(text for text in legal(game) if text.startswith("use ")) if game.kind == "use" else game.kind
    return what, game.to_move


def asked(game):
    """What must be decided (for a recruit: its id) and by which seat."""
    if game.kind != "use":
        return game.kind, game.to_move
    return legal(game)[1].removeprefix("use "), game.to_move
