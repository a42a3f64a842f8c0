"""The course of the game and a turn of the base game (R16 to R19)."""

from .. import board, payments
from ..board import SPACES
from ..dilemma import dilemma
from ..ending import find_winner
from ..events import hand_limits
from ..retrieval import retrieval_moves, retrieve
from ..setup import setup
from ..table import Decision, GameOver
from ..trades import trade
from .placement import place


def whole_game(table, one_turn):
    yield from setup(table)
    yield from turns(table, one_turn)


def turns(table, one_turn):
    """Turns until somebody's 10th star is down; then the winner is found."""
    try:
        while True:
            if not (yield from one_turn(table)):  # else Kofi: the same player again
                table.active = (table.active + 1) % len(table.seats)
    except GameOver:
        table.winner = yield from find_winner(table)


def turn(table):
    """R16."""
    seat = table.active
    table.begin_turn()
    while True:
        options, retrievals = turn_moves(table, seat)
        move = yield Decision("turn", seat, options)
        if not move.startswith("trade "):
            break
        yield from trade(table, move)
    if move == "dilemma":
        yield from dilemma(table, seat)
    elif move in retrievals:
        yield from retrieve(table, seat, retrievals[move])
    else:
        yield from placing_turn(table, seat, move)


def turn_moves(table, seat):
    """What the turn may be, and the retrievals among it as {move text: dice}."""
    who = table.seats[seat]
    retrievals = retrieval_moves(who.on_board)
    options = placement_moves(table, seat, {die.face for die in who.available})
    options += list(retrievals)
    if who.dilemma_use == "unused" and payments.for_dilemma(table, seat):  # R94
        options.append("dilemma")
    return options, retrievals


def placement_moves(table, seat, faces):
    spaces = [space for space in SPACES if payments.can_place(table, seat, space)]
    return [f"place {face} {space}" for face in faces for space in spaces]


def placing_turn(table, seat, move):
    """R18, R19: the first placement, then the other dice of its group."""
    face, space = int(move.split()[1]), move.split()[2]
    for die in table.seats[seat].available:
        die.group = die.face == face
    yield from place_and_chase(table, seat, group_die(table, seat), space)
    while group_die(table, seat):
        if table.tweaks:
            move = yield from another(table, seat, face)
        else:
            options = placement_moves(table, seat, [face])
            if not options:
                return
            move = yield Decision("more", seat, options + ["stop"])
        if move.startswith("trade "):
            yield from trade(table, move)
        elif move == "stop":
            return
        else:
            yield from place_and_chase(table, seat, group_die(table, seat), move.split()[2])


def group_die(table, seat):
    return next((die for die in table.seats[seat].available if die.group), None)


def another(table, seat, face):
    """R19: announce, lose 1 morale, discard to the limit, then choose the space."""
    if not another_allowed(table, seat):
        return "stop"
    move = yield Decision("more", seat, ["another", "stop"])
    if move != "another":
        return move
    table.lose_morale(seat, 1)
    yield from hand_limits(table)
    options = placement_moves(table, seat, [face])
    if not options:
        return "stop"
    return (yield Decision("place", seat, options))


def another_allowed(table, seat):
    """R19: would any choice of discards after the morale loss leave a legal placement?"""
    who = table.seats[seat]
    if not table.can_lose_morale(seat, 1):
        return False
    before = who.morale, who.knowledge, who.hand
    table.lose_morale(seat, 1)
    excess = max(0, sum(before[2].values()) - who.morale)
    found = False
    for cards in board.multisets(board.ARTIFACTS, excess, before[2]):
        who.hand = {kind: count - cards.get(kind, 0) for kind, count in before[2].items()}
        found = any(payments.can_place(table, seat, space) for space in SPACES)
        if found:
            break
    who.morale, who.knowledge, who.hand = before
    return found


def place_and_chase(table, seat, die, space):
    """A placement, then Chase (b)'s new worker, as the very next placement or never."""
    new_die = yield from place(table, seat, die, space)
    while new_die in table.seats[seat].available and table.works(seat, "chase_the_miner"):
        options = placement_moves(table, seat, [new_die.face])
        if not options:
            return
        move = yield Decision("place", seat, options + ["decline chase_the_miner"])
        if move == "decline chase_the_miner":
            return
        new_die = yield from place(table, seat, new_die, move.split()[2])
