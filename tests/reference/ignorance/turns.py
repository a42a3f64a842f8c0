"""A turn of Ignorance Is Bliss: free actions, placements, the menu between them (I6, I7)."""

from .. import bazaar, board, payments
from ..base import placement as base_placement
from ..base.placement import completion, reveals
from ..base.recruits import Placement
from ..base.turns import another_allowed, group_die, placement_moves, turn_moves
from ..board import SPACES
from ..dilemma import dilemma
from ..events import hand_limits
from ..retrieval import retrieval_moves, retrieve
from ..table import Decision
from ..trades import trade
from . import payments as ignorance_payments
from . import recruits as ignorance_recruits
from . import tiles as ignorance_tiles
from .recruits import still_there

LARS = "lars_the_ballooneer"
DARREN = "darren_the_repeater"
JADWIGA = "jadwiga_the_sleep_deprivator"
SPIROS = "spiros_the_model_citizen"

# Extra placements: (morale, knowledge) to pay.
EXTRA_PRICE = {JADWIGA: (0, 2), LARS: (0, 0), DARREN: (1, 0), SPIROS: (1, 0)}


def turn(table):
    """R16. True if Kofi gives the same player another turn."""
    seat = table.active
    table.begin_turn()
    while True:
        options, retrievals = turn_moves(table, seat)
        free = ignorance_recruits.free_actions(table, seat)
        move = yield Decision("turn", seat, options + list(free))
        if move in free:
            yield from ignorance_recruits.free_action(table, seat, free[move])
        elif move.startswith("trade "):
            yield from trade(table, move)
        else:
            break
    if move == "dilemma":
        yield from dilemma(table, seat)
        return False
    again = False
    if move in retrievals:
        unpaid = yield from retrieve(table, seat, retrievals[move])
        yield from ignorance_recruits.prison(table, seat)
        again = unpaid and table.works(seat, ignorance_recruits.KOFI)
    else:
        yield from placing_turn(table, seat, move)
    yield from ignorance_recruits.end_of_turn(table, seat)
    return again


def placing_turn(table, seat, move):
    """R18, R19, I6."""
    face, space = int(move.split()[1]), move.split()[2]
    for die in table.seats[seat].available:
        die.group = die.face == face
    last = yield from place(table, seat, group_die(table, seat), space)
    while last:
        last = yield from further_placement(table, seat, face, last)


# ---------------------------------------------------------------- the menu after a placement


def further_placement(table, seat, face, last):
    """The menu of I6: the next placement when it is over, or None."""
    while True:
        further = []
        if group_die(table, seat) and another_allowed(table, seat):
            further.append("another")
        further += ["use " + recruit for recruit in EXTRA_PRICE if extra_allowed(table, seat, recruit, last)]
        if not further:
            return None
        free = ignorance_recruits.free_actions(table, seat)
        move = yield Decision("more", seat, ["stop"] + further + list(free))
        if move in free:
            yield from ignorance_recruits.free_action(table, seat, free[move])
        elif move.startswith("trade "):
            yield from trade(table, move)
        else:
            break
    if move == "stop":
        return None
    recruit = move.removeprefix("use ")
    if recruit != LARS:
        table.balloon = False  # refused
    if recruit == "another":
        table.lose_morale(seat, 1)
    else:
        table.used.add(recruit)
        for die in table.seats[seat].dice:
            die.group = False
        morale, knowledge = EXTRA_PRICE[recruit]
        table.lose_morale(seat, morale)
        table.gain_knowledge(seat, knowledge)
    yield from hand_limits(table)
    same = recruit == "another"
    options = placement_moves(table, seat, [face]) if same else extra_moves(table, seat, recruit, last)
    if not options:  # R19, I6
        return None
    move = yield Decision("place", seat, options)
    face, space = int(move.split()[1]), move.split()[2]
    if recruit == "another":
        die = group_die(table, seat)
    elif recruit == LARS:
        die = last.die
    else:
        die = next(die for die in startable(table, seat) if die.face == face)
    return (yield from place(table, seat, die, space))


def startable(table, seat):
    """Workers that could be placed at the start of the turn and still can (R20)."""
    return [die for die in table.seats[seat].available if die.start]


def extra_moves(table, seat, recruit, last):
    """The placements an extra placement may be, at the moment."""
    if recruit == LARS:
        last.die.where = "lifted"  # the space it leaves is empty
        moves = placement_moves(table, seat, [last.die.face])
        last.die.where = last.space
        return [move for move in moves if move.split()[2] != last.space]
    faces = {die.face for die in startable(table, seat)}
    if recruit == DARREN:
        if payments.can_place(table, seat, last.space):
            return [f"place {face} {last.space}" for face in faces]
        return []
    return placement_moves(table, seat, faces)


def extra_allowed(table, seat, recruit, last):
    """I6: conditions, price, and a legal space for some choice of discards."""
    if recruit in table.used | table.late or not table.works(seat, recruit):
        return False
    morale, knowledge = EXTRA_PRICE[recruit]
    if not (table.can_lose_morale(seat, morale) and table.can_gain_knowledge(seat, knowledge)):
        return False
    if recruit == LARS:
        if not (table.balloon and still_there(table, last)):
            return False
    elif not startable(table, seat):
        return False
    if recruit == DARREN and not (SPACES[last.space].bumpable and still_there(table, last)):
        return False

    who = table.seats[seat]
    before = who.morale, who.knowledge, who.hand
    table.lose_morale(seat, morale)
    table.gain_knowledge(seat, knowledge)
    excess = max(0, who.hand_size - who.morale)
    found = False
    for cards in board.multisets(board.ARTIFACTS, excess, before[2]):
        who.hand = {kind: count - cards.get(kind, 0) for kind, count in before[2].items()}
        found = bool(extra_moves(table, seat, recruit, last))
        if found:
            break
    who.morale, who.knowledge, who.hand = before
    return found


# ---------------------------------------------------------------- one placement

BENEFIT = {
    **base_placement.BENEFIT,
    "area": ignorance_recruits.benefit_area,
    "tank": ignorance_recruits.benefit_tank,
    "tunnel": ignorance_recruits.benefit_tunnel,
}


def place(table, seat, die, space):
    """R23 with the windows of the expansion. Gives back what was placed."""
    now = Placement(table, seat, die, space)
    table.placements += 1
    table.late.clear()
    bumped = table.dice_on(space) if now.place.bumpable else []
    surcharge = ignorance_tiles.bumps_self(table, seat, space) and table.penalised(seat, ignorance_tiles.AGENCY)
    die.where, die.group = space, False  # 1
    if surcharge:
        answer = yield Decision(
            "pay", seat, ["pay " + kind for kind in ignorance_payments.surcharges(table, seat, space)]
        )
        table.seats[seat].goods[answer.removeprefix("pay ")] -= 1
    for victim, old in bumped:  # 2, 3: there is at most one
        yield from ignorance_recruits.bump(table, now, victim, old)
    ways = ignorance_payments.for_space(table, seat, space, bool(bumped))  # 4
    if ways:  # else R27
        answer = yield Decision("pay", seat, list(ways))
        now.way = ways[answer]
        if now.way.worker:
            ignorance_recruits.sacrifice(table, seat, now.way.worker)
        payments.hand_over(table, seat, now.way.items)
        yield from bazaar.restock(table)
        yield from ignorance_recruits.after_payment(table, now, now.way)
        yield from hand_limits(table)
        yield from BENEFIT[now.place.group](table, now)  # 5
        yield from hand_limits(table)
        yield from ignorance_recruits.brenda(table, now)
        if now.place.group == "slot":
            yield from completion(table, now.place.site)  # 6
    yield from reveals(table)  # 7
    yield from hand_limits(table)  # 8
    # I2: a Samuel or George revealed just now has not seen this placement.
    answering = [
        ability
        for name, ability in (("samuel_the_zapper", samuel), ("george_the_lazy_craftsman", ignorance_recruits.george))
        if table.works(seat, name)
    ]
    table.just_revealed.clear()  # R85
    for ability in answering:
        yield from ability(table, now)
    return now


def samuel(table, now):
    yield from ignorance_recruits.samuel(table, now, retrieval_moves)
