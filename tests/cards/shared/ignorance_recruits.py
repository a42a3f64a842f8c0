"""Positions for the recruits of Ignorance Is Bliss: a bazaar lies open, workers are placed, bumped or retrieved."""

from cards.shared.names import DOUG, LARS, LIEVE, SHAHEENA
from helpers import Game, build, legal, play, seat

BOARD_KEYS = ("tiles", "tracks", "miners", "bazaar", "deck", "discard", "seats", "options")
BAZAAR_ROW = ("bat", "box", "bear", "book")  # their prices: 2, 1, 1, nothing
BEAR_FIRST = ("bat", "box", "book", "bear")  # the bear is the free one
THREE_WITH_FACTION = (LIEVE, DOUG, LARS)
FOUR_OTHERS = ("zara_the_solipsist", "cary_the_carebear", "taed_the_brick_trader", "pedro_the_collector")


def build_ignorance(*specs, tile=None, **board):
    """A position of Ignorance Is Bliss; `tile` is one tile in the Wastelands without a star of anybody."""
    board.setdefault("bazaar", BAZAAR_ROW)
    if tile:
        board["tiles"] = {**board.get("tiles", {}), "market_wb": tile}
    return build(*specs, edition="ignorance", **board)


def build_table(*specs, row=BAZAAR_ROW, **board):
    """A game of the expansion at P1's turn with these cards in the bazaar."""
    return build(*specs, edition="ignorance", bazaar=row, **board)


def turn_with(recruits=(), others=(), face=1, where="recruits", **spec):
    """P1's turn with these recruits active (or hidden), a worker showing `face` and one that does not match it."""
    board = {key: spec.pop(key) for key in (*BOARD_KEYS, "tile") if key in spec}
    return build_ignorance({where: recruits, "dice": {"hand": [face, 7 - face]}, **spec}, *others, **board)


def place_at(space, recruits=(), *moves, face=1, **spec):
    """P1 places its worker showing `face` on a space."""
    return play(turn_with(recruits, face=face, **spec), f"place {face} {space}", *moves)


def other_seat_at(space, *there):
    """Another seat with workers on a space."""
    return ({"dice": {"hand": [1], space: list(there)}},)


def equal_workers(recruits, *moves, n=2, morale=3, face=1, **spec):
    """P1's turn with several equal workers."""
    return play(turn_with(recruits, dice={"hand": [face] * n}, morale=morale, **spec), *moves)


def owner_with(recruits=(), hand=(1, 6), where="recruits", cards="nothing", on=(), **spec):
    """A seat with these recruits active (hidden; nobody's), dice in hand and on the board, cards."""
    recruits = {"nobody": {}}.get(where, {where: recruits})
    return {**recruits, "dice": {"hand": list(hand), **dict(on)}, "hand": cards, **spec}


def hand_of(game, number=0):
    """The artifacts of a seat."""
    return seat(game, number)["hand"]


def recruits_of(game, number=0):
    """The recruits of a seat and their state."""
    return seat(game, number)["recruits"]


def usable_recruits(game):
    """Recruits that may be used in a turn or a menu."""
    return [text.removeprefix("use ") for text in legal(game) if text.startswith("use ")]


def dig_at(
    recruits,
    *moves,
    space="tunnel_euphorian",
    goods="energy",
    tiles=(),
    row=BAZAAR_ROW,
    board=(),
    hand=(1, 6),
    **spec,
):
    """P1 places its first die on a tunnel."""
    me = owner_with(recruits, hand, goods=goods, **spec)
    game = build_table(me, owner_with(), tiles=dict(tiles), row=row, **dict(board))
    return play(game, f"place {hand[0]} {space}", *moves)


def dig_with_shaheena(
    *moves,
    recruits=(),
    goods="stone",
    row=BAZAAR_ROW,
    tiles=(),
    place="place 1 farm",
    hand=(1, 6),
    options=None,
    **spec,
):
    """The turn of Shaheena's owner ends after a worker on the farm: it holds a food then."""
    me = owner_with([SHAHEENA, *recruits], hand, goods=goods, **spec)
    game = build_table(me, owner_with(), row=row, tiles=dict(tiles), options=options)
    return play(game, place, *moves)


def place_beside(recruits, face, *moves, space="farm", there=(), tiles=(), tracks=(0, 0, 0, 0), row=BAZAAR_ROW, **spec):
    """P1 places a face on an area beside P2's workers."""
    game = build_table(
        owner_with(recruits, (face, 1), **spec),
        owner_with((), (1,), on={space: list(there)}),
        tiles=dict(tiles),
        tracks=tracks,
        row=row,
    )
    return play(game, f"place {face} {space}", *moves)


def bump_owner(
    recruits,
    *moves,
    hand=(6,),
    knowledge=4,
    space="tunnel_subterran",
    bumper=(),
    tiles=(),
    face=3,
    pays="water",
    **spec,
):
    """P1's 3 bumps P2's 4; P2 owns the recruits."""
    game = build_table(
        owner_with(bumper, (face, 6), goods=pays),
        owner_with(recruits, hand, on={space: [4]}, knowledge=knowledge, **spec),
        tiles=dict(tiles),
    )
    return play(game, f"place {face} {space}", *moves)


def visit_with_cards(
    recruit, space, cards, *moves, tile=None, where="recruits", goods="nothing", hand=(1, 6), recruits=(), **spec
):
    """P1, with a star on the tile in Euphoria, visits a space with these cards."""
    if tile:
        spec["tile_stars"] = ["market_ea"]
    me = owner_with([recruit, *recruits], hand, where, cards=cards, goods=goods, morale=6, **spec)
    game = build_table(me, tiles={"market_ea": tile} if tile else {})
    return play(game, f"place {hand[0]} {space}", *moves)


def retrieve_all(recruits, on, *moves, hand=(), pay=None, tiles=(), **spec):
    """P1 takes all its workers back from the board."""
    game = build_table(owner_with(recruits, hand, on=on, **spec), owner_with(), tiles=dict(tiles))
    if game.kind == "turn" and game.to_move == 0:
        order = ["generator", "aquifer", "farm", "cloud_mine"]
        play(game, "retrieve " + " ".join(f"{face}@{space}" for space in order for face in dict(on).get(space, ())))
    if pay:
        play(game, pay)
    return play(game, *moves)


def retrieve_one(recruits, *moves, knowledge=4, hand=(6,), pay="free", cards="nothing", tiles=(), **spec):
    """P1 (morale 3, then 2) takes back its 1 from the farm for nothing; it is not rolled yet."""
    spec = {"morale": 3, **spec}
    me = owner_with(recruits, hand, cards=cards, on={"farm": [1]}, knowledge=knowledge, **spec)
    game = play(build_table(me, owner_with(), tiles=dict(tiles)), "retrieve 1@farm")
    if game.kind == "retrieve_pay":
        play(game, pay)
    return play(game, *moves)


def retrieve_and_roll(recruits, *moves, roll="6", **spec):
    """P1 takes back its 1 as above and rolls: 6 + 6 + 4 unless told otherwise."""
    return retrieve_one(recruits, f"roll {roll}", *moves, **spec)


def retrieve_and_roll_two(recruits, rolled, *moves, hand=(), cards="nothing", where="recruits", tile=None, **spec):
    """P1 retrieves two workers for nothing and rolls them; `hand` are its other available workers, `cards` its
    artifacts."""
    dice = {"hand": list(hand), "farm": [2, 3]}
    game = build_ignorance({where: recruits, "hand": cards, "dice": dice, **spec}, tile=tile)
    play(game, "retrieve 2@farm 3@farm")
    if game.kind == "retrieve_pay":
        play(game, "free")
    return play(game, *((f"roll {rolled}",) if rolled else ()), *moves)


def deal_recruits(first, second=FOUR_OTHERS, **options):
    """A new game with the recruits dealt to two players."""
    game = Game.new("ignorance", 2, options=options)
    return play(game, *(f"deal {card}" for card in (*first, *second)))
