"""What spaces, dilemmas and the bazaar cost a seat, and whether it can pay: in numbers and in words.

All functions take `fields()` of a game or of what a seat knows of one.
"""

from euphoria_ai.catalog import (
    ARTIFACTS,
    BAZAAR_PRICES,
    GOODS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    TILES,
    at_spaces,
    change_of,
)
from euphoria_ai.core.state.vocabulary import CHANGES
from euphoria_ai.moves.names import short_name
from euphoria_ai.state.seat import (
    UNKNOWN,
    WORKING,
    cards_of,
    dice_in_hand,
    has_access,
    holder_of,
    knowledge_cap,
    occupant,
    penalty,
    site_of,
)

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


def listed(words, last="and"):
    """`a, b and c`."""
    words = [str(word) for word in words]
    return f" {last} ".join([*([", ".join(words[:-1])] if words[1:] else []), *words[-1:]])


def clause(text):
    """The first part of a sentence of the data, without its end."""
    for mark in ".;(":
        text = text.split(mark)[0]
    return text.strip()


def amount(n, piece):
    """`3 energy`, `2 artifacts`, `1 bat`."""
    word = PIECES.get(piece, piece.removeprefix("artifact_"))
    if n != 1 and piece in PIECES and piece not in ("morale", "knowledge"):
        word = word.replace("commodity", "commodities") if "commodity" in word else word + "s"
    return f"{n} {word}"


def cost_text(cost):
    return listed(amount(n, piece) for piece, n in cost.items()) or "nothing"


def owned(me, piece):
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


def have_text(me, pieces):
    """What the seat has of the pieces of a cost."""
    out = []
    for piece in pieces:
        n = owned(me, piece)
        out.append(
            f"{piece} {n}"
            if piece in ("morale", "knowledge")
            else f"at most {amount(n, piece)}"
            if piece == "identical_artifacts"
            else amount(n, piece)
        )
    return listed(out)


def payable(me, cost, spare=0):
    """Can the seat pay all of this now (R22, R90)?  spare: available dice that are not to be given up, as the one to be placed."""
    goods = [n - cost.get(name, 0) for name, n in zip(GOODS, me["goods"], strict=True)]
    hand = [n - cost.get(f"artifact_{name}", 0) for name, n in zip(ARTIFACTS, me["hand"], strict=True)]
    other = cost.get("nonbliss_commodity", 0)
    return (
        min(goods) >= 0
        and min(hand) >= 0
        and sum(goods[4:]) >= cost.get("any_resource", 0)
        and sum(goods[:4]) >= cost.get("any_commodity", 0) + other
        and sum(goods[:3]) >= other
        and sum(hand) >= cost.get("any_artifact", 0) + cost.get("artifact", 0)
        and max(hand) >= cost.get("identical_artifacts", 0)
        and not ("sacrifice" in cost and dice_in_hand(me) < cost["sacrifice"] + spare)
        and me["morale"] > cost.get("morale", 0)
        and me["knowledge"] + cost.get("knowledge", 0) <= knowledge_cap(me)
    )


def printed_costs(fields, seat, space):
    if space["group"] == "market":
        tile = fields["tiles"][site_of(space)]
        return list(TILES[tile - 1]["cost"]) if tile else []
    if space["group"] == "tunnel_end" and not has_access(fields, seat, space):
        return []
    pairs = not penalty(fields, seat, "no_artifact_pairs")
    return [cost for cost in space["cost"] if pairs or "identical_artifacts" not in cost]


def applies(fields, seat, space, ability):
    """Does this row about costs work at the space now?"""
    if "at" in ability and space["id"] not in at_spaces(ability["at"]):
        return False
    there = holder_of(fields, SPACE_IDS.index(space["id"]))
    if change_of(ability)[0] == "free_if_empty":
        return there is None
    return all(
        {"no_access": not has_access(fields, seat, space), "bumps_other": there not in (None, seat)}[condition]
        for condition in ability.get("when", ())
    )


def without_resource(cost):
    """The cost with bliss in the place of its resources."""
    out = {piece: n for piece, n in cost.items() if piece not in (*GOODS[4:], "any_resource")}
    n = sum(cost.values()) - sum(out.values())
    return {**out, "bliss": out.get("bliss", 0) + n} if n else None


def with_wildcard(cost, kind):
    """The ways to pay a cost with one card of this type in the place of a named one, or of one of a pair."""
    out = []
    card = f"artifact_{kind}"
    if cost.get("identical_artifacts") == 2:
        rest = {piece: n for piece, n in cost.items() if piece != "identical_artifacts"}
        out.append({card: 1, **rest, "any_artifact": 1})
    for piece in cost:
        if piece.startswith("artifact_") and piece != card:
            out.append({card if name == piece else name: n for name, n in cost.items()})
    return out


def is_wildcard(name):
    return any(change_of(ability)[0] == "wildcard" for ability in RECRUITS[RECRUIT_IDS.index(name)]["abilities"])


def changed(costs, op, ability, name):
    """The list of (cost, recruit) after one recruit's change."""
    if op == "free_if_empty":
        return [({}, name)]
    if op == "alternative":
        return [*costs, (ability["cost"], name)]
    if op == "wildcard":
        plain = [cost for cost, by in costs if by is None or not is_wildcard(by)]
        return costs + [(way, name) for cost in plain for way in with_wildcard(cost, change_of(ability)[1])]
    if op == "surcharge":
        return [({**cost, **ability["cost"]}, by or name) for cost, by in costs]
    if op == "bliss_for_resource":
        return costs + [(without_resource(cost), name) for cost, _ in costs if without_resource(cost)]
    return costs + [
        ({**cost, "bliss": cost["bliss"] - n, "food": cost.get("food", 0) + n}, name)
        for cost, _ in costs
        for n in range(1, cost.get("bliss", 0) + 1)
    ]


def space_costs(fields, seat, space):
    """[(cost, recruit that allows it or None)] of every way to pay the space."""
    costs = [(cost, None) for cost in printed_costs(fields, seat, space)]
    if penalty(fields, seat, "no_recruit_abilities"):
        return costs
    for op in CHANGES:  # in the order in which they apply
        for _, row in cards_of(fields["seats"][seat], WORKING):
            for ability in row["abilities"]:
                if change_of(ability)[0] == op and applies(fields, seat, space, ability):
                    costs = changed(costs, op, ability, row["id"])
    return costs


def placement_costs(fields, seat, space):
    """The same for a worker that is still to be placed: with the tile's commodity for a self-bump."""
    costs = space_costs(fields, seat, space)
    number = SPACE_IDS.index(space["id"])
    there = occupant(fields, number) if space["bumpable"] else None
    if there and there[0] == seat and penalty(fields, seat, "pay_to_self_bump"):
        costs = [({**cost, "any_commodity": cost.get("any_commodity", 0) + 1}, by) for cost, by in costs]
    return costs


def dilemma_costs(me):
    """R95, as far as the card is known; with what wildcards allow."""
    known = 0 < me["dilemma"] < UNKNOWN
    own = [({f"artifact_{ARTIFACTS[me['dilemma'] - 1]}": 1}, None)] if known else []
    wild = [
        (way, row["id"])
        for _, row in cards_of(me, WORKING)
        for ability in row["abilities"]
        if change_of(ability)[0] == "wildcard"
        for cost, _ in own
        for way in with_wildcard(cost, change_of(ability)[1])
    ]
    return [*own, ({"any_artifact": 2}, None), *wild]


def bazaar_price(fields, seat, slot, free=False):
    """(commodities that the seat pays for the card in this slot, numbered from 0; tile that adds one, or None) (R53)."""
    price, me = BAZAAR_PRICES[slot], fields["seats"][seat]
    tile = penalty(fields, seat, "bazaar_surcharge") if price else None
    price += tile is not None
    price -= sum(ability.get("price_less", 0) for _, row in cards_of(me, WORKING) for ability in row["abilities"])
    return (0, None) if free or price <= 0 else (price, tile)


def ways_text(costs):
    """`3 artifacts or 2 equal artifacts or, by Jacko, 1 artifact`."""
    out = [
        cost_text(cost) if by is None else f"{cost_text({p: n for p, n in cost.items() if n})} (by {short_name(by)})"
        for cost, by in costs
    ]
    return " or ".join(dict.fromkeys(out))


def cannot_pay(me, costs):
    """`costs 3 energy, you have 2 energy`."""
    pieces = dict.fromkeys(piece for cost, _ in costs[:4] for piece, n in cost.items() if n)
    return f"costs {ways_text(costs[:4])}, you have {have_text(me, pieces)}"
