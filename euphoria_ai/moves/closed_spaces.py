"""Why a space is closed to a worker of the deciding seat, with the rule."""

from euphoria_ai.catalog import CONSTANTS, FACTIONS, KNOWLEDGE_MAX, SITES, SPACE_IDS, SPACES, at_spaces
from euphoria_ai.core.state.ids import EXTRA_MOVE_LAST, EXTRA_SAME_SPACE, LOC_HAND, R_WORKING
from euphoria_ai.moves.costs import cannot_pay, clause, payable, placement_costs, space_costs
from euphoria_ai.moves.names import short_name
from euphoria_ai.state.seat import cards_of, occupant, penalties, penalty, site_of


def region(space):
    return space["faction"].capitalize()


def is_closed(k, space):
    """Why nobody, or not this seat, may use the space at all; None if it is open."""
    number, group, name = SPACE_IDS.index(space["id"]), space["group"], space["id"]
    if group == "tunnel_end":
        step, end = k.f["miners"][FACTIONS.index(space["faction"])], CONSTANTS["tunnel"]["completion_step"]
        if step < end:
            return f"{name} opens when the miner of its tunnel arrives at step {end}; it is at {step} (R59)"
        if not space_costs(k.f, k.seat, space):
            return f"{name} is only for a player with an active {region(space)} recruit (R60)"
    elif group == "market" and not k.f["tiles"][site_of(space)]:
        return f"no market stands on {name} yet: its site is not finished (R64, R69)"
    elif group == "slot":
        return slot_closed(k, space, number)
    return None


def slot_closed(k, space, number):
    if k.f["tiles"][site_of(space)]:
        return f"the market of this site is built, so {space['id']} is closed for good (R64)"
    holder = occupant(k.f, number)
    if holder:
        return f"{space['id']} is taken by {'your own worker' if holder[0] == k.seat else f'a worker of P{holder[0] + 1}'} (R22)"
    first = next(
        slot
        for slot in SITES[site_of(space)]["slots"]
        if SPACES[SPACE_IDS.index(slot)]["cost"] == space["cost"] and not occupant(k.f, SPACE_IDS.index(slot))
    )
    if first != space["id"]:
        return f"of the empty slots that ask for the same resource only the first is offered: {first} (R22)"
    return None


def own_worker_on(k, space):
    return SPACE_IDS.index(space["id"]) in k.me["loc"]


def others_on_site(k, space):
    slots = [SPACE_IDS.index(slot) for slot in SITES[site_of(space)]["slots"]]
    return any(loc in slots for seat, row in enumerate(k.f["seats"]) if seat != k.seat for loc in row["loc"])


def faces_out(k):
    """Faces of the seat's workers on the board."""
    return [face for loc, face in zip(k.me["loc"], k.me["face"], strict=True) if loc < LOC_HAND]


BANS = {  # penalty code: does it close the space to the seat?
    "no_self_bump": lambda k, space: space["bumpable"] and own_worker_on(k, space),
    "no_icarus_placement": lambda k, space: space["faction"] == "icarite",
    "one_worker_per_commodity_area": lambda k, space: space["group"] == "area" and own_worker_on(k, space),
    "no_visit_without_own_star": lambda k, space: (
        space["group"] == "market" and not k.me["tile_stars"] >> site_of(space) & 1
    ),
    "no_shared_construction": lambda k, space: space["group"] == "slot" and others_on_site(k, space),
    "no_placement_with_6_on_board": lambda k, space: 6 in faces_out(k),
    "no_placement_with_2_on_board": lambda k, space: len(faces_out(k)) > 1,
    "self_bump_costs_knowledge": lambda k, space: (
        space["bumpable"] and own_worker_on(k, space) and k.me["knowledge"] >= KNOWLEDGE_MAX
    ),
}


def is_banned(k, space):
    """The tile or recruit that closes the space to this seat, as a reason; None if there is none."""
    for _, row in cards_of(k.me, R_WORKING):
        if any(ability["on"] == "ban" and space["id"] in at_spaces(ability["at"]) for ability in row["abilities"]):
            return f"{row['name']} closes {space['id']} to you while active (R22)"
    for row in penalties(k.f, k.seat):
        if row["penalty_code"] in BANS and BANS[row["penalty_code"]](k, space):
            return f"{row['name']} forbids {space['id']} to you: {clause(row['penalty'])} (R22, R105{', R107' * ('on_board' in row['penalty_code'])})"
    return None


def is_unpaid(k, space):
    """What is missing to pay the space; None if it can be paid."""
    costs = placement_costs(k.f, k.seat, space)
    if any(payable(k.f, k.seat, cost, 1) for cost, _ in costs):
        return None
    tile = penalty(k.f, k.seat, "no_artifact_pairs")
    more = (
        f"; {tile['name']} takes no pairs from you (R105)"
        if tile and any("identical_artifacts" in c for c in space.get("cost", ()))
        else ""
    )
    tile = penalty(k.f, k.seat, "pay_to_self_bump")
    if tile and costs != space_costs(k.f, k.seat, space):
        more = f"; {tile['name']} asks 1 commodity of you for bumping your own worker (R105)"
    return f"{space['id']} {cannot_pay(k.me, costs)} (R22){more}"


def space_reason(k, name):
    if name not in SPACE_IDS:  # a market called by a tile
        return f"{short_name(name)} is not face up on any site (R68)"
    space = SPACES[SPACE_IDS.index(name)]
    return is_closed(k, space) or is_elsewhere(k, space) or is_banned(k, space) or is_unpaid(k, space)


def is_elsewhere(k, space):
    """An extra placement may be bound to the space used last, or to another one."""
    last = (
        SPACE_IDS[k.f["placement"]["space"]]
        if k.kind == "place" and k.top["extra"] in (EXTRA_MOVE_LAST, EXTRA_SAME_SPACE)
        else None
    )
    if last and k.top["extra"] == EXTRA_SAME_SPACE and space["id"] != last:
        return f"the extra placement goes on the same space once more: {last} (Darren)"
    if last and k.top["extra"] == EXTRA_MOVE_LAST and space["id"] == last:
        return f"the worker moves to another space than {last} (Lars)"
    return None
