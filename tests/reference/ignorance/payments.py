"""What a placement, or the dilemma, may be paid with in Ignorance Is Bliss (I5, I10)."""

from .. import board, payments
from ..board import SPACES, items_text
from . import tiles as ignorance_tiles

WILDCARDS = {
    "ekaterina_the_cheater": "box",
    "miroslav_the_con_artist": "bear",
    "alexandra_the_heister": "balloon",
    "jose_the_persuader": "bat",
    "makoto_the_forger": "bifocals",
    "javier_the_underground_librarian": "book",
}


class Way:
    """One way to pay: items, or a sacrificed worker; what follows from it."""

    def __init__(self, items, by=None, worker=None):
        self.items = items
        self.by = by  # "wildcard", "mwiche", "doug"
        self.worker = worker  # the face of the worker Doug gives up

    @property
    def text(self):
        return f"pay worker {self.worker}" if self.worker else "pay " + items_text(self.items)


def wild_kinds(table, seat):
    return [kind for recruit, kind in WILDCARDS.items() if table.seats[seat].hand[kind] and table.works(seat, recruit)]


def affordable(table, seat, items):
    goods, hand = table.seats[seat].goods, table.seats[seat].hand
    return all((goods if item in goods else hand)[item] >= count for item, count in items.items())


def _every(table, seat, cost):
    """The payments of one table of a cost the seat can make."""
    who = table.seats[seat]
    for key, amount in cost.items():  # only to be quick
        if "artifact" in key and who.hand_size < amount:
            return []
    return [items for items, _ in payments._all_payments(tuple(cost.items()), False) if affordable(table, seat, items)]


def _all_ways(table, seat, space, occupied):
    """Every way to pay a space but Doug's; those without substitution first.

    occupied: somebody is bumped, or was (Davaa); it matters at tunnels only.
    """
    place = SPACES[space]

    def works(recruit):
        return table.works(seat, recruit)

    if place.group == "market":
        cost = [board.TILE_COST[table.tiles[space]]]
    elif place.group == "tunnel" and not occupied and works("davaa_the_shredder"):
        cost = board.FREE
    else:
        cost = place.cost
    for alternative in cost:
        for items in _every(table, seat, alternative):
            yield Way(items)

    if place.group == "tank" and works("gary_the_forgetter"):
        for items in _every(table, seat, {"bliss": 3}):
            yield Way(items)
    elif place.group == "tunnel":
        if works("ted_the_contingency_planner"):
            for items in _every(table, seat, {"bliss": 1}):
                yield Way(items)
        if works("mwiche_the_flusher"):
            for items in _every(table, seat, {"water": 3}):
                yield Way(items, "mwiche")
    elif place.group == "slot":
        if works("jon_the_amateur_handyman"):
            for items in _every(table, seat, {"any_commodity": 3}):
                yield Way(items)
    elif place.group == "market":
        for kind in wild_kinds(table, seat):
            for key in cost[0]:
                if key.startswith("artifact_") and key != "artifact_" + kind:
                    rest = {other: count for other, count in cost[0].items() if other != key}
                    for items in _every(table, seat, {"artifact_" + kind: 1, **rest}):
                        yield Way(items, "wildcard")
    elif cost == board.THREE_OR_PAIR:
        for kind in wild_kinds(table, seat):
            for other in board.ARTIFACTS:
                if other != kind and table.seats[seat].hand[other]:
                    yield Way({kind: 1, other: 1}, "wildcard")
        if works("mosi_the_patron"):
            for items in _every(table, seat, {"any_artifact": 1, "bliss": 2}):
                yield Way(items)


def _doug(table, seat, space):
    return SPACES[space].group == "slot" and table.works(seat, "doug_the_builder")


def for_space(table, seat, space, occupied):
    """R27: {move text: Way}; the worker to place stands on the space already."""
    ways = list(_all_ways(table, seat, space, occupied))
    if _doug(table, seat, space):
        ways += [Way({}, "doug", face) for face in {die.face for die in table.seats[seat].available}]
    found = {}
    for way in ways:
        found.setdefault(way.text, way)  # I10: the same cards without substitution
    return found


def for_dilemma(table, seat):
    """R95: {move text: (items, whether a wildcard was used)}."""
    card = table.seats[seat].dilemma.removeprefix("dilemma_")
    ways = [Way(items) for items in _every(table, seat, {card: 1})]
    ways += [Way(items) for items in _every(table, seat, {"any_artifact": 2})]
    ways += [Way({kind: 1}, "wildcard") for kind in wild_kinds(table, seat)]
    found = {}
    for way in ways:
        found.setdefault(way.text, (way.items, way.by == "wildcard"))
    return found


# ---------------------------------------------------------------- legality (R22)


def can_pay(table, seat, space):
    """The whole price of a space, the Agency's surcharge included, with what is held now."""
    if table.penalised(seat, ignorance_tiles.AGENCY) and ignorance_tiles.bumps_self(table, seat, space):
        return bool(surcharges(table, seat, space))
    return _payable(table, seat, space, _occupied(table, space))


def _occupied(table, space):
    return SPACES[space].group == "tunnel" and bool(table.dice_on(space))


def _payable(table, seat, space, occupied):
    who = table.seats[seat]
    if _doug(table, seat, space):
        # The worker to place is one of the available ones, unless Lars moves it (I6).
        moved = any(die.where == "lifted" for die in who.dice)
        if len(who.available) >= (1 if moved else 2):
            return True
    return any(True for _ in _all_ways(table, seat, space, occupied))


def surcharges(table, seat, space):
    """Agency: the commodities that may be paid, those that leave the space payable."""
    goods = table.seats[seat].goods
    found = []
    for kind in board.COMMODITIES:
        if goods[kind]:
            goods[kind] -= 1
            if _payable(table, seat, space, True):
                found.append(kind)
            goods[kind] += 1
    return found
