"""The ethical dilemma (R94 to R99)."""

from . import bazaar, board, payments
from .events import finish_event, hand_limits, take_good
from .setup import deal
from .table import Decision


def dilemma(table, seat):
    """R94-R98."""
    who = table.seats[seat]
    ways = payments.for_dilemma(table, seat)
    answer = yield Decision("pay", seat, list(ways))
    items, wildcard = ways[answer]
    payments.hand_over(table, seat, items)
    yield from bazaar.restock(table)
    if wildcard:  # I10
        yield from take_good(table, seat, board.COMMODITIES)
    outcome = yield Decision("outcome", seat, ["outcome star", "outcome recruits"])
    who.dilemma_use = outcome.removeprefix("outcome ")
    if outcome == "outcome star":
        table.put_star_on_dilemma(seat)
        yield from finish_event(table)
        yield from hand_limits(table)
        return
    drawn = []
    while table.recruit_deck and len(drawn) < 2:
        card = yield from deal(table, "deal_recruit", table.recruit_deck)
        if not (board.factionless(card) and any(map(board.factionless, who.recruits))):  # R99
            drawn.append(card)
    if not drawn:
        return
    answer = yield Decision("draft", seat, ["keep " + recruit for recruit in drawn])
    kept = answer.removeprefix("keep ")
    who.recruits[kept] = "hidden"
    if board.factionless(kept) or table.activated(board.RECRUIT_FACTION[kept]):  # R97, C22
        table.activate(seat, kept)
        yield from finish_event(table)
        yield from hand_limits(table)
