"""Why a recruit of the deciding seat cannot be used now, with the rule."""

from __future__ import annotations

from euphoria_ai.catalog import RECRUIT_IDS, RECRUITS, word_of
from euphoria_ai.core.engine import questions
from euphoria_ai.core.state.ids import CARD_UNKNOWN, R_ACTIVE, R_WORKING
from euphoria_ai.moves.at_hand import EVENTS_AT
from euphoria_ai.moves.costs import cannot_pay, clause, listed, owned, payable
from euphoria_ai.state.seat import penalty

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from typing import Any

    from euphoria_ai.moves.at_hand import AtHand
    from euphoria_ai.state.shapes import Row


def recruit_reason(at: AtHand, name: str) -> str:
    """Why this recruit of the own seat cannot be used now."""
    row = RECRUITS[RECRUIT_IDS.index(name)]
    slot = next(
        (i for i, card in enumerate(at.me["recruits"]) if 0 < card < CARD_UNKNOWN and RECRUIT_IDS[card - 1] == name),
        None,
    )
    if slot is None:
        return f"{row['name']} is not one of your recruits (R89)"
    if not at.me["recruit_flags"][slot] & R_ACTIVE:
        return f"{row['name']} is still hidden (R83, R58)"
    tile = penalty(at.f, at.seat, "no_recruit_abilities")
    if tile:
        return f"{tile['name']} silences your recruits (R105)"
    if not at.me["recruit_flags"][slot] & R_WORKING:
        return f"{row['name']} works only once the placement that revealed it is over (R85)"
    if at.me["used"] >> slot & 1:
        return f"{row['name']} was used in this turn already (once per turn, R89)"
    if at.kind == "more" and at.f["stack"][0]["late"] >> slot & 1:
        return f"{row['name']} does not answer the placement before it came active (R85)"
    trigger = row["trigger"].rstrip(".") if row["trigger"].startswith("(") else clause(row["trigger"])
    return price_reason(at, row) or f"{row['name']} does not answer this; its trigger: {trigger}{unpaid(at, row)} (R89)"


def unpaid(at: AtHand, row: Row) -> str:
    """`, and it costs 1 energy, you have 0 energy`: why it would not have been asked about either way (R90)."""
    prices = [ability["price"] for ability in row["abilities"] if "price" in ability]
    if not prices or any(payable(at.f, at.seat, price) for price in prices):
        return ""
    return f", and it {cannot_pay(at.me, [(price, None) for price in prices])}"


NEEDS = {  # condition of a menu: (does it hold?, what is missing of its operands)
    "holds": (lambda at, *cards: any(owned(at.me, card) for card in cards), "needs {} in your hand"),
    "has_hidden": (
        lambda at: any(
            card and not flags & R_ACTIVE for card, flags in zip(at.me["recruits"], at.me["recruit_flags"], strict=True)
        ),
        "needs a hidden recruit",
    ),
    "penalising_market": (
        lambda at: any(tile and not at.me["tile_stars"] >> i & 1 for i, tile in enumerate(at.f["tiles"])),
        "needs a built market without your star",
    ),
    "balloon_marked": (lambda at: at.f["balloon"], "needs a balloon gained in this turn, and no other choice since"),
}


def always(at: AtHand, *operands: Any) -> bool:
    return True


def price_reason(at: AtHand, row: Row) -> str | None:
    """What an ability of the menu at hand, or of a draw, needs and the seat does not have."""
    for ability in row["abilities"]:
        if ability["on"] not in EVENTS_AT.get(at.kind, ()):
            continue
        for condition in ability.get("when", ()):
            word, *operands = word_of(condition)
            holds, missing = NEEDS.get(word, (always, ""))
            if not holds(at, *operands):
                cards = listed([card if card == "bifocals" else f"a {card}" for card in operands], "or")
                return f"{row['name']} {missing.format(cards)} (R89)"
        price = ability.get("price", {})
        if not payable(at.f, at.seat, price):
            limit = f" of {questions.knowledge_cap(at.f, at.seat)}" * ("knowledge" in price)
            return f"{row['name']} {cannot_pay(at.me, [(price, None)])}{limit} (R90)"
        if ability["on"] == "extra":
            left = "no worker that could be placed at the start of the turn, or no space for it, would be left"
            return f"{left} for {row['name']} (R20, R22)"
    return None
