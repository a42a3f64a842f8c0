"""Ignorance Is Bliss inside one roll (R35): Milos, Baron, Keb, Amina, Xyon, Dusty, the tiles."""

from .. import board, events
from . import tiles as ignorance_tiles

MILOS = "milos_the_brainwasher"
BARON = "high_general_baron"
AMINA = "amina_the_bliss_bringer"
XYON = "xyon_the_brain_surgeon"
DUSTY = "dusty_the_enforcer"


def milos(table, seat):
    """Before the dice: True if no check is made for this roll."""
    goods = table.seats[seat].goods
    if goods["water"] and table.works(seat, MILOS) and (yield from events.offer(table, seat, MILOS)):
        goods["water"] -= 1
        return True
    return False


def baron(table, seat, fresh):
    """Rolls all of them once more, also a die that Julia has set."""
    goods = table.seats[seat].goods
    if goods["food"] and table.works(seat, BARON) and (yield from events.offer(table, seat, BARON)):
        goods["food"] -= 1
        for die in fresh:
            die.face = 0
        yield from events.throw_dice(fresh)


def counted(table, seat, die, fresh):
    """The Institute: a fresh 1 or 2 counts as 3."""
    if die.face <= 2 and die in fresh and table.penalised(seat, ignorance_tiles.INSTITUTE):
        return 3
    return die.face


def total_answers(table, seat, total):
    """Keb, then Amina (R35)."""
    if total >= 14 and table.works(seat, "keb_the_information_trader"):
        kind = yield from events.take(seat, board.GOODS)
        yield from events.gain(table, seat, {kind: 1})
    if total == 16 and table.works(seat, AMINA):
        table.gain_morale(seat, 1)


def threshold(table, seat):
    """R32."""
    if table.works(seat, AMINA):
        return 17
    return 14 if table.penalised(seat, ignorance_tiles.CAROUSEL) else 16


def saved(table, seat):
    """Xyon, then Dusty: True if the worker is kept."""
    who = table.seats[seat]
    if who.hand_size and table.works(seat, XYON) and (yield from events.offer(table, seat, XYON)):
        yield from events.discard(table, seat, 1)
        table.lose_knowledge(seat, 2)
        return True
    if (
        who.hand["bat"]
        and table.can_lose_morale(seat, 1)
        and table.works(seat, DUSTY)
        and (yield from events.offer(table, seat, DUSTY))
    ):
        table.lose_morale(seat, 1)
        yield from events.hand_limits(table)
        return True
    return False


def thought_police(table, seat):
    shown = [die.face for die in table.seats[seat].available]
    if len(set(shown)) < len(shown) and table.penalised(seat, ignorance_tiles.THOUGHT_POLICE):
        table.gain_knowledge(seat, 1)
