"""Trades: the text of an offer and what is handed over (R21)."""

import re

from . import board
from .board import items_text
from .events import hand_limits
from .table import Decision


def parse_trade(table, text):
    """(canonical text, partner, given, wanted) of an offer that may be made (R21), or None."""
    match = re.fullmatch(r"trade p([1-6]) give (.+) for (.+)", " ".join(text.lower().split()))
    if not match:
        return None
    partner = int(match[1]) - 1
    given, wanted = parse_items(match[2]), parse_items(match[3])
    if given is None or wanted is None or not (given or wanted):
        return None
    if partner >= len(table.seats) or partner == table.active:
        return None
    own, other = table.seats[table.active], table.seats[partner]
    holdings = {**own.goods, **own.hand}
    if any(holdings[item] < count for item, count in given.items()):
        return None
    # Goods are public, cards are not: an offer for a missing card may be made.
    if any(other.goods.get(item, count) < count for item, count in wanted.items()):
        return None
    text = f"trade P{partner + 1} give {items_text(given)} for {items_text(wanted)}"
    return text, partner, given, wanted


def parse_items(text):
    if text == "nothing":
        return {}
    items, count = {}, 1
    for word in text.split():
        if word.isdigit() and count == 1 and int(word) > 0:
            count = int(word)
        elif word in board.GOODS + board.ARTIFACTS and word not in items:
            items[word], count = count, 1
        else:
            return None
    return items or None if count == 1 else None


def trade(table, text):
    """R21: the partner answers; both sides hand over at once; then the hand limit."""
    _, partner, given, wanted = parse_trade(table, text)
    own, other = table.seats[table.active], table.seats[partner]
    options = ["decline"]
    if all(other.hand.get(item, count) >= count for item, count in wanted.items()):
        options.append("accept")
    answer = yield Decision("trade", partner, options)
    if answer == "decline":
        return
    for items, giver, taker in ((given, own, other), (wanted, other, own)):
        for item, count in items.items():
            pile = "goods" if item in board.GOODS else "hand"
            getattr(giver, pile)[item] -= count
            getattr(taker, pile)[item] += count
    yield from hand_limits(table)
