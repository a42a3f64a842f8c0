"""What spaces, dilemmas and the bazaar cost a seat, and whether it can pay: in numbers and in words.

All functions take `fields()` of a game or of what a seat knows of one.
"""

from __future__ import annotations

from euphoria_ai.catalog import (
    ARTIFACTS,
    BAZAAR_PRICES,
    GOODS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    TILES,
)
from euphoria_ai.core.engine import questions
from euphoria_ai.moves.full_names import full_name, item
from euphoria_ai.state.seat import (
    dice_in_hand,
    occupant,
    penalty,
    site_of,
)
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable

    from euphoria_ai.moves.shapes import Way
    from euphoria_ai.state.shapes import Cost, Row


TRACKS = ("morale", "knowledge")
PIECES = {
    "any_artifact": "artifact",
    "identical_artifacts": "equal artifact",
    "any_resource": "resource",
    "any_commodity": "commodity",
    "nonbliss_commodity": "other commodity",
    "morale": "morale",
    "knowledge": "knowledge gained",
    "artifact": "artifact",
    "sacrifice": "other available worker",
}


def clause(text: str) -> str:
    """The first part of a sentence of the data, without its end and without what stands in brackets."""
    import re

    text = re.sub(r"\s*\([^)]*\)", "", text)
    for mark in ".;":
        text = text.split(mark)[0]
    return text.strip()


def piece_text(n: int, piece: str) -> str:
    """`3 energy`, `2 artifacts`, `1 baseball bat`."""
    word = piece.removeprefix("artifact_")
    if word in ARTIFACTS and piece not in PIECES:
        return item(n, word)
    word = PIECES.get(piece, piece)
    if n != 1 and piece in PIECES and piece not in TRACKS:
        word = word.replace("commodity", "commodities") if "commodity" in word else word + "s"
    return f"{n} {word}"


def cost_text(cost: Cost) -> str:
    return listed(piece_text(n, piece) for piece, n in cost.items()) or "nothing"


def owned(me: Row, piece: str) -> int:
    """How much of a piece of a cost a seat has."""
    if piece in GOODS:
        return me["goods"][GOODS.index(piece)]
    if piece.startswith("artifact_") or piece in ARTIFACTS:
        return me["hand"][ARTIFACTS.index(piece.removeprefix("artifact_"))]
    goods = me["goods"]
    return {
        "any_artifact": me["hand_n"],
        "artifact": me["hand_n"],
        "identical_artifacts": max(me["hand"]),
        "any_resource": sum(goods[4:]),
        "any_commodity": sum(goods[:4]),
        "nonbliss_commodity": sum(goods[:3]),
        "morale": me["morale"],
        "knowledge": me["knowledge"],
        "sacrifice": max(0, dice_in_hand(me) - 1),
    }[piece]


def have_text(me: Row, pieces: Iterable[str]) -> str:
    """What the seat has of the pieces of a cost."""
    out = []
    for piece in pieces:
        n = owned(me, piece)
        out.append(
            f"{piece} {n}"
            if piece in TRACKS
            else f"at most {piece_text(n, piece)}"
            if piece == "identical_artifacts"
            else piece_text(n, piece)
        )
    return listed(out)


def payable(fields: Row, seat: int, cost: Cost, spare: int = 0) -> bool:
    """Can the seat pay all of this now (R22, R90)?  spare: available dice that are not to be given up, such as the one
    to be placed.
    """
    row = {"any_artifact" if piece == "artifact" else piece: n for piece, n in cost.items()}
    return questions.payable(fields, seat, row, spare)


# ---------------------------------------------------------------- costs


def kind_of(piece: str) -> str:
    return "artifact" if "artifact" in piece else piece


def worded(rows: Iterable[tuple[Cost, int]], printed: Iterable[Cost]) -> list[Way]:
    """[(cost, recruit that allows it or None)] of the core's rows.

    Pieces stand in the order in which the `printed` costs name them, then others, then tracks.
    """
    order = [kind_of(piece) for cost in printed for piece in cost if piece not in TRACKS]

    def rank(piece: str) -> int:
        return order.index(kind_of(piece)) if kind_of(piece) in order else len(order) + (piece in TRACKS)

    return [
        ({piece: cost[piece] for piece in sorted(cost, key=rank)}, RECRUIT_IDS[card - 1] if card else None)
        for cost, card in rows
    ]


def printed_costs(fields: Row, space: Row) -> Iterable[Cost]:
    if space["group"] != "market":
        return space["cost"]
    tile = fields["tiles"][site_of(space)]
    return TILES[tile - 1]["cost"] if tile else ()


def own_costs(card: int) -> Iterable[Cost]:
    """Costs that a recruit's card names itself."""
    return [row["cost"] for row in RECRUITS[card - 1]["abilities"] if "cost" in row] if card else []


def space_costs(fields: Row, seat: int, space: Row) -> list[Way]:
    """[(cost, recruit that allows it or None)] of every way to pay the space; empty if there is none (R60)."""
    rows = questions.costs(fields, seat, SPACE_IDS.index(space["id"]))
    printed = printed_costs(fields, space)
    return [way for row in rows for way in worded([row], [*printed, *own_costs(row[1])])]


def placement_costs(fields: Row, seat: int, space: Row) -> list[Way]:
    """The same for a worker that is still to be placed: with the tile's commodity for a self-bump."""
    costs = space_costs(fields, seat, space)
    there = occupant(fields, SPACE_IDS.index(space["id"])) if space["bumpable"] else None
    if there and there[0] == seat and penalty(fields, seat, "pay_to_self_bump"):
        costs = [({**cost, "any_commodity": cost.get("any_commodity", 0) + 1}, by) for cost, by in costs]
    return costs


def dilemma_costs(fields: Row, seat: int) -> list[Way]:
    """R95, as far as the card is known; with what wildcards allow."""
    return worded(questions.dilemma_costs(fields, seat), ())


def bazaar_price(fields: Row, seat: int, slot: int, free: bool = False) -> tuple[int, Row | None]:
    """(commodities that the seat pays for the card in this slot, tile that adds one of them or None) (R53).

    slot: from 0, left to right.
    """
    price = 0 if free else questions.bazaar_price(fields, seat, slot)
    return price, penalty(fields, seat, "bazaar_surcharge") if price and BAZAAR_PRICES[slot] else None


def ways_text(costs: list[Way]) -> str:
    """`3 artifacts or 2 equal artifacts or, by Jacko, 1 artifact`."""
    out = [
        cost_text(cost) if by is None else f"{cost_text({p: n for p, n in cost.items() if n})} (by {full_name(by)})"
        for cost, by in costs
    ]
    return " or ".join(dict.fromkeys(out))


def cannot_pay(me: Row, costs: list[Way]) -> str:
    """`costs 3 energy, you have 2 energy`."""
    pieces = dict.fromkeys(piece for cost, _ in costs[:4] for piece, n in cost.items() if n)
    return f"costs {ways_text(costs[:4])}, you have {have_text(me, pieces)}"
