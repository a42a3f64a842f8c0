"""The New Antiques Bazaar of Ignorance Is Bliss (R14, R53-R55)."""

from fractions import Fraction

from . import board, events
from .board import items_text, multisets
from .ignorance import tiles as ignorance_tiles
from .table import Decision

PAMHIDZAI = "pamhidzai_the_reader"


# ---------------------------------------------------------------- the row


def refill(table, slot):
    """A card from the deck; an empty deck is renewed first. Nothing if both are empty."""
    if not sum(table.deck.values()):
        table.deck, table.discard = table.discard, dict.fromkeys(board.ARTIFACTS, 0)
    total = sum(table.deck.values())
    if not total:
        return
    answer = yield Decision(
        "refill", -1, chances={"refill " + kind: Fraction(count, total) for kind, count in table.deck.items() if count}
    )
    card = answer.removeprefix("refill ")
    table.deck[card] -= 1
    table.bazaar[slot] = card


def restock(table):
    """R54 (and R14): a short row is filled from right to left while there are cards."""
    if not table.ignorance:
        return
    for slot in (3, 2, 1, 0):
        if table.bazaar[slot] is None:
            yield from refill(table, slot)


def slide(table, gap):
    """R53: the cards left of the gap move right, slot 0 is filled."""
    table.bazaar[: gap + 1] = [None] + table.bazaar[:gap]
    yield from refill(table, 0)


# ---------------------------------------------------------------- a gain


def price(table, seat, slot):
    """Bribe Regulation first, then Ahmed."""
    amount = board.BAZAAR_PRICE[slot]
    if amount and table.penalised(seat, "department_of_bribe_regulation"):
        amount += 1
    if table.works(seat, "ahmed_the_artifact_dealer"):
        amount = max(0, amount - 1)
    return amount


def offers(table, seat, free):
    """{move text: (slot, card, price)} of what may be taken (R53, R55, Storage)."""
    who = table.seats[seat]
    commodities = sum(who.goods[kind] for kind in board.COMMODITIES)
    found = {}
    for slot, card in enumerate(table.bazaar):
        if card is None:
            continue
        if who.hand[card] and table.penalised(seat, ignorance_tiles.STORAGE):
            continue
        amount = 0 if free else price(table, seat, slot)
        if amount <= commodities:
            found[f"buy {slot + 1} {card}"] = (slot, card, amount)
    return found


def buy(table, seat, free=False):
    """One artifact gain, without the hand limit."""
    who = table.seats[seat]
    found = offers(table, seat, free)
    if not found:
        return
    answer = yield Decision("buy", seat, list(found))
    slot, card, amount = found[answer]

    ways = {"pay " + items_text(items): items for items in multisets(board.COMMODITIES, amount, who.goods)}
    answer = yield Decision("price", seat, list(ways))
    for kind, count in ways[answer].items():
        who.goods[kind] -= count

    who.hand[card] += 1
    table.bazaar[slot] = None
    if (
        card in ("book", "bifocals")
        and table.works(seat, PAMHIDZAI)
        and (yield from events.offer(table, seat, PAMHIDZAI))
    ):
        who.hand[card] -= 1
        table.bazaar[slot] = card
        yield from events.take_many(table, seat, board.COMMODITIES, 3)
        return
    if card == "balloon" and table.works(seat, "lars_the_ballooneer"):
        table.balloon = True
    yield from slide(table, slot)
    if card == "bear" and table.works(seat, "cary_the_carebear"):
        yield from events.gain(table, seat, {"food": 1})
        yield from events.take_good(table, seat, board.COMMODITIES)
