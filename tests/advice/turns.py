"""Games for the tests of advice, and what is said of a turn."""

from helpers import build

from euphoria_ai import suggest

ME = {"recruits": ["lee_the_gossip"], "hidden": ["maxime_the_ambassador"], "dilemma": "bat"}
OTHER = {"recruits": ["pete_the_cannibal"], "hidden": ["steven_the_scholar"], "dilemma": "box"}
COURTHOUSE = {"market_ea": "courthouse_of_hasty_judgment"}

# Chance to lose a worker by knowledge + faces in hand, for one to four dice; the check is at 16.
CHECKS = {
    1: (0, 0, 0.093, 0.444),
    2: (0, 0, 0.162, 0.556),
    3: (0, 0, 0.259, 0.664),
    4: (0, 0.028, 0.375, 0.761),
    5: (0, 0.083, 0.500, 0.841),
    6: (0, 0.167, 0.625, 0.903),
    7: (0, 0.278, 0.741, 0.946),
    8: (0, 0.417, 0.838, 0.973),
    9: (0, 0.583, 0.907, 0.988),
    10: (0.167, 0.722, 0.954, 0.996),
    12: (0.500, 0.917, 0.995, 1),
    14: (0.833, 1, 1, 1),
}


def table(me, other=None, **more):
    return build(ME | me, OTHER | (other or {"dice": {"hand": [2], "aquifer": [3]}}), **more)


def turn_of(game, move, seat=0, **more):
    """The suggested turn that begins with this move, among all of them."""
    turns = suggest(game.view(seat), iterations=more.pop("iterations", 1500), top=999, **more).turns
    return next(turn for turn in turns if turn.move == move)


def notes(turn):
    """{code: numbers} of reasons and warnings; codes that come more than once hold their last."""
    return {note.code: note.numbers for note in turn.reasons + turn.warnings}


def texts(turn, code):
    return [note.text for note in turn.reasons + turn.warnings if note.code == code]
