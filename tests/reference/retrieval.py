"""Retrieving workers (R37, R38)."""

from . import board
from .base import recruits
from .events import hand_limits, roll
from .ignorance import recruits as ignorance_recruits
from .table import Decision


def retrieval_moves(dice):
    """{move text: dice}: every non-empty multiset of these workers on the board (R37)."""
    dice = sorted(dice, key=lambda die: (board.SPACE_ORDER[die.where], die.face))
    moves = {}
    for picks in range(1, 2 ** len(dice)):
        chosen = [die for number, die in enumerate(dice) if picks >> number & 1]
        text = " ".join(f"{die.face}@{die.where}" for die in chosen)
        moves.setdefault("retrieve " + text, chosen)
    return moves


def retrieve(table, seat, dice):
    """R38, R39, R35. True if nothing was paid."""
    who = table.seats[seat]
    dice = list(dice)
    spaces = [die.where for die in dice]
    for die in dice:
        table.take_off(die)
    answer = yield Decision("retrieve_pay", seat, retrieve_prices(table, seat))
    if answer == "free":
        extra = table.penalised(seat, "cafeteria_of_nameless_meat")
        table.lose_morale(seat, 2 if extra else 1)
    elif answer == "pay energy by jefferson_the_shock_artist":
        who.goods["energy"] -= 1
        table.gain_morale(seat, 1)
        table.lose_knowledge(seat, 1)
    elif answer == "pay bliss by gidget_the_hypnotist":
        who.goods["bliss"] -= 1
        table.lose_knowledge(seat, 2)
    else:
        who.goods[answer.removeprefix("pay ")] -= 1
        table.gain_morale(seat, 2)
    yield from hand_limits(table)
    yield from recruits.sacrifices(table, seat, dice)
    yield from ignorance_recruits.retrieved(table, seat, len(dice))
    set_dice = []
    if answer == "free":
        set_dice = yield from recruits.yordy(table, seat, dice)
    yield from roll(table, seat, dice, set_dice)
    yield from recruits.maggie(table, seat, spaces)
    return answer == "free"


def retrieve_prices(table, seat):
    goods = table.seats[seat].goods
    options = ["free"]
    options += ["pay " + kind for kind in ("food", "bliss") if goods[kind]]
    if goods["energy"] and table.works(seat, "jefferson_the_shock_artist"):
        options.append("pay energy by jefferson_the_shock_artist")
    if goods["bliss"] and table.works(seat, "gidget_the_hypnotist"):
        options.append("pay bliss by gidget_the_hypnotist")
    return options
