"""What a placement, or the dilemma, may be paid with."""

from functools import cache
from itertools import product

from . import board
from .board import SPACES, items_text, multisets
from .ignorance import payments as ignorance_payments


def _ways(key, amount, brian):
    """All ways to pay one entry of a cost: pairs (items, whether food stood in for bliss)."""
    if key == "any_artifact":
        return [(items, False) for items in multisets(board.ARTIFACTS, amount)]
    if key == "identical_artifacts":
        return [({kind: amount}, False) for kind in board.ARTIFACTS]
    if key == "any_resource":
        return [(items, False) for items in multisets(board.RESOURCES, amount)]
    if key == "any_commodity":
        return [(items, False) for items in multisets(board.COMMODITIES, amount)]
    if key == "nonbliss_commodity":
        return [(items, False) for items in multisets(board.COMMODITIES[:3], amount)]
    if key == "bliss" and brian:
        return [({"bliss": amount - food, "food": food}, food > 0) for food in range(amount + 1)]
    return [({key.removeprefix("artifact_"): amount}, False)]


def _affordable(table, seat, items):
    who = table.seats[seat]
    for item, count in items.items():
        if item in who.goods:
            fine = who.goods[item] >= count
        elif item in who.hand:
            fine = who.hand[item] >= count
        elif item == "morale":
            fine = table.can_lose_morale(seat, count)
        else:
            fine = table.can_gain_knowledge(seat, count)
        if not fine:
            return False
    return True


@cache
def _all_payments(alternative, brian):
    """Every payment of one alternative, ((key, amount), ...): (items, food for bliss) pairs."""
    found = []
    for choice in product(*(_ways(key, amount, brian) for key, amount in alternative)):
        items, food_for_bliss = {}, False
        for part, by_brian in choice:
            food_for_bliss = food_for_bliss or by_brian
            for item, count in part.items():
                items[item] = items.get(item, 0) + count
        found.append((items, food_for_bliss))
    return found


def _options(table, seat, alternatives, brian):
    """{move text: (items, brian used)} of all alternatives the seat can pay."""
    found = {}
    for alternative in alternatives:
        for items, food_for_bliss in _all_payments(tuple(alternative.items()), brian):
            if _affordable(table, seat, items):
                found.setdefault(items_text(items), {})[food_for_bliss] = items
    texts = {}
    for text, uses in found.items():
        for food_for_bliss, items in uses.items():
            suffix = " by brian_the_viticulturist" if food_for_bliss and len(uses) > 1 else ""
            texts["pay " + text + suffix] = (items, food_for_bliss)
    return texts


def _cost(table, seat, space, bumps_other):
    """The alternatives of a space's price for this seat, permissions of recruits included."""
    place = SPACES[space]
    who = table.seats[seat]
    if place.group == "market":
        cost = [dict(board.TILE_COST[table.tiles[space]])]
    else:
        cost = [dict(alternative) for alternative in place.cost]

    if cost[-1].get("identical_artifacts") and table.penalised(seat, "courthouse_of_hasty_judgment"):  # C18
        cost.pop()
    if place.group == "slot":
        if table.works(seat, "michael_the_engineer"):
            cost.append({"any_resource": 1})
        if table.works(seat, "flartner_the_luddite"):
            cost.append({"any_artifact": 1})
    if space == "ark" and table.works(seat, "jacko_the_archivist"):
        cost.append({"any_artifact": 1})
    if place.group == "market" and table.works(seat, "josh_the_negotiator"):
        for kind in ("any_resource",) + board.RESOURCES:
            if kind in cost[0]:
                swapped = dict(cost[0])
                del swapped[kind]
                swapped["bliss"] = swapped.get("bliss", 0) + 1
                cost.append(swapped)
    if place.group == "tunnel" and bumps_other and table.works(seat, "matthew_the_thief"):
        cost.append({"knowledge": 1})
    if place.group == "tunnel_end" and not who.has_active(place.faction):  # Kadan
        cost = [{"knowledge": 2}]
    if place.faction == "icarite" and table.works(seat, "brian_the_viticulturist"):
        cost = [{**alternative, "morale": 1} for alternative in cost]
    return cost


def for_space(table, seat, space, bumps_other):
    """R27: {move text: (items, brian used)}; empty when the space cannot be paid."""
    return _options(table, seat, _cost(table, seat, space, bumps_other), table.works(seat, "brian_the_viticulturist"))


def for_dilemma(table, seat):
    """R95: {move text: (items, whether a wildcard was used)}."""
    if table.ignorance:
        return ignorance_payments.for_dilemma(table, seat)
    card = table.seats[seat].dilemma.removeprefix("dilemma_")
    return _options(table, seat, [{card: 1}, {"any_artifact": 2}], False)


def hand_over(table, seat, items):
    """The items leave the seat: goods to the supply, cards to the discard pile (R52)."""
    who = table.seats[seat]
    for item, count in items.items():
        if item in who.goods:
            who.goods[item] -= count
        elif item in who.hand:
            table.throw_away(seat, {item: count})
    table.lose_morale(seat, items.get("morale", 0))
    table.gain_knowledge(seat, items.get("knowledge", 0))


def can_place(table, seat, space):
    """R22: open and payable with what the seat holds now."""
    if not table.space_open(seat, space):
        return False
    if table.ignorance:
        return ignorance_payments.can_pay(table, seat, space)
    bumps_other = SPACES[space].bumpable and any(owner != seat for owner, _ in table.dice_on(space))
    brian = table.works(seat, "brian_the_viticulturist")
    return any(
        _affordable(table, seat, items)
        for alternative in _cost(table, seat, space, bumps_other)
        for items, _ in _all_payments(tuple(alternative.items()), brian)
    )
