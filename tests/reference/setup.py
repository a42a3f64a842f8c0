"""The setup of both editions (R7, R8, R9, R11, R12, R14)."""

from fractions import Fraction

from . import bazaar, board
from .events import take_many, throw
from .ignorance import recruits as ignorance_recruits
from .table import Decision


def deal(table, kind, deck):
    """One random card of a set of ids."""
    answer = yield Decision(kind, -1, chances={"deal " + card: Fraction(1, len(deck)) for card in deck})
    card = answer.removeprefix("deal ")
    deck.remove(card)
    return card


def setup(table):
    """R7, R11, R8, R14, R9, R12."""
    numbers = range(len(table.seats))
    dealt = []
    for _ in numbers:
        cards = []
        for _ in range(4):
            card = yield from deal(table, "deal_recruit", table.recruit_deck)
            cards.append(card)
        dealt.append(cards)
    for seat in numbers:
        yield from redraw(table, seat, dealt[seat])
    for seat in numbers:
        cards = dealt[seat]
        answer = yield Decision(
            "recruits",
            seat,
            [
                f"keep {active} {hidden}"
                for active in cards
                for hidden in cards
                if active != hidden and not board.factionless(hidden)
            ],
        )
        _, active, hidden = answer.split()
        table.seats[seat].recruits = {active: "active", hidden: "hidden"}
        if table.refused_recruits == "deck":
            table.recruit_deck.update(set(cards) - {active, hidden})
    for seat in numbers:  # shown by all at the same time (R7)
        if ignorance_recruits.KOFI in table.seats[seat].recruits:
            table.seats[seat].dice.pop()  # R2
    for seat in numbers:
        table.seats[seat].dilemma = yield from deal(table, "deal_dilemma", table.dilemma_deck)
    yield from bazaar.restock(table)
    for seat in numbers:
        dice = table.seats[seat].dice
        for die, face in zip(dice, (yield from throw(len(dice))), strict=True):
            die.face = face
    sums = [sum(die.face for die in seat.dice) for seat in table.seats]
    tied = [seat for seat in numbers if sums[seat] == max(sums)]
    answer = yield Decision("start", -1, chances={f"start P{seat + 1}": Fraction(1, len(tied)) for seat in tied})
    table.active = int(answer.removeprefix("start P")) - 1
    if table.tweaks:
        yield from minority_bonus(table)


def redraw(table, seat, cards):
    """R11: all but one of the factionless cards are replaced; they leave the game."""
    while sum(map(board.factionless, cards)) > 1:
        answer = yield Decision("redraw", seat, ["refuse " + card for card in cards if board.factionless(card)])
        cards.remove(answer.removeprefix("refuse "))
        cards.append((yield from deal(table, "deal_recruit", table.recruit_deck)))


def minority_bonus(table):
    """R12, C21."""
    factions = []
    for seat in table.seats:
        active = next(name for name, state in seat.recruits.items() if state == "active")
        factions.append(board.RECRUIT_FACTION[active])
    most = max(factions.count(faction) for faction in board.FACTIONS)
    for seat in table.order():
        if factions[seat] in board.FACTIONS and factions.count(factions[seat]) < most:
            yield from take_many(table, seat, board.COMMODITIES, 2, "bonus")
