"""Why a space is closed to a worker of the deciding seat, with the rule."""

from __future__ import annotations

from euphoria_ai.catalog import CONSTANTS, FACTIONS, KNOWLEDGE_MAX, SITES, SPACE_IDS, SPACES, at_spaces
from euphoria_ai.core.state.ids import EXTRA_MOVE_LAST, EXTRA_SAME_SPACE, LOC_HAND, R_WORKING
from euphoria_ai.moves.costs import cannot_pay, clause, payable, placement_costs, space_costs
from euphoria_ai.moves.full_names import full_name
from euphoria_ai.state.seat import cards_of, occupant, penalties, penalty, site_of

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.moves.at_hand import AtHand
    from euphoria_ai.state.shapes import Row


def region(space: Row) -> str:
    return space["faction"].capitalize()


def is_closed(at: AtHand, space: Row) -> str | None:
    """Why nobody, or not this seat, may use the space at all; None if it is open."""
    number, group, name = SPACE_IDS.index(space["id"]), space["group"], at.told(space["id"])
    if group == "tunnel_end":
        step, end = at.f["miners"][FACTIONS.index(space["faction"])], CONSTANTS["tunnel"]["completion_step"]
        if step < end:
            return f"{name} opens when the miner of its tunnel arrives at step {end}; it is at {step} (R59)"
        if not space_costs(at.f, at.seat, space):
            return f"{name} is only for a player with an active {region(space)} recruit (R60)"
    elif group == "market" and not at.f["tiles"][site_of(space)]:
        return f"there is no {name} yet: its site is not finished (R64, R69)"
    elif group == "slot":
        return slot_closed(at, space, number)
    return None


def slot_closed(at: AtHand, space: Row, number: int) -> str | None:
    if at.f["tiles"][site_of(space)]:
        return f"the market of this site is built, so {at.told(space['id'])} is closed for good (R64)"
    holder = occupant(at.f, number)
    if holder:
        who = "your own worker" if holder[0] == at.seat else f"a worker of {at.name(holder[0])}"
        return f"{at.told(space['id'])} is taken by {who} (R22)"
    first = next(
        slot
        for slot in SITES[site_of(space)]["slots"]
        if SPACES[SPACE_IDS.index(slot)]["cost"] == space["cost"] and not occupant(at.f, SPACE_IDS.index(slot))
    )
    if first != space["id"]:
        return f"of the empty slots that ask for the same resource only the first is offered: {at.told(first)} (R22)"
    return None


def own_worker_on(at: AtHand, space: Row) -> bool:
    return SPACE_IDS.index(space["id"]) in at.me["loc"]


def others_on_site(at: AtHand, space: Row) -> bool:
    slots = [SPACE_IDS.index(slot) for slot in SITES[site_of(space)]["slots"]]
    return any(loc in slots for seat, row in enumerate(at.f["seats"]) if seat != at.seat for loc in row["loc"])


def faces_out(at: AtHand) -> list[int]:
    """Faces of the seat's workers on the board."""
    return [face for loc, face in zip(at.me["loc"], at.me["face"], strict=True) if loc < LOC_HAND]


BANS = {  # penalty code: does it close the space to the seat?
    "no_self_bump": lambda at, space: space["bumpable"] and own_worker_on(at, space),
    "no_icarus_placement": lambda at, space: space["faction"] == "icarite",
    "one_worker_per_commodity_area": lambda at, space: space["group"] == "area" and own_worker_on(at, space),
    "no_visit_without_own_star": lambda at, space: (
        space["group"] == "market" and not at.me["tile_stars"] >> site_of(space) & 1
    ),
    "no_shared_construction": lambda at, space: space["group"] == "slot" and others_on_site(at, space),
    "no_placement_with_6_on_board": lambda at, space: 6 in faces_out(at),
    "no_placement_with_2_on_board": lambda at, space: len(faces_out(at)) > 1,
    "self_bump_costs_knowledge": lambda at, space: (
        space["bumpable"] and own_worker_on(at, space) and at.me["knowledge"] >= KNOWLEDGE_MAX
    ),
}


def is_banned(at: AtHand, space: Row) -> str | None:
    """The tile or recruit that closes the space to this seat, as a reason; None if there is none."""
    for _, row in cards_of(at.me, R_WORKING):
        if any(ability["on"] == "ban" and space["id"] in at_spaces(ability["at"]) for ability in row["abilities"]):
            return f"{row['name']} closes {at.told(space['id'])} to you while active (R22)"
    for row in penalties(at.f, at.seat):
        if row["penalty_code"] in BANS and BANS[row["penalty_code"]](at, space):
            rules = "R22, R105, R107" if "on_board" in row["penalty_code"] else "R22, R105"
            return f"{row['name']} forbids {at.told(space['id'])} to you: {clause(row['penalty'])} ({rules})"
    return None


def is_unpaid(at: AtHand, space: Row) -> str | None:
    """What is missing to pay the space; None if it can be paid."""
    costs = placement_costs(at.f, at.seat, space)
    if any(payable(at.f, at.seat, cost, 1) for cost, _ in costs):
        return None
    tile = penalty(at.f, at.seat, "no_artifact_pairs")
    more = (
        f"; {tile['name']} takes no pairs from you (R105)"
        if tile and any("identical_artifacts" in c for c in space.get("cost", ()))
        else ""
    )
    tile = penalty(at.f, at.seat, "pay_to_self_bump")
    if tile and costs != space_costs(at.f, at.seat, space):
        more = f"; {tile['name']} asks 1 commodity of you for bumping your own worker (R105)"
    return f"{at.told(space['id'])} {cannot_pay(at.me, costs)} (R22){more}"


def space_reason(at: AtHand, name: str) -> str | None:
    if name not in SPACE_IDS:  # a market called by a tile
        return f"{full_name(name)} is not face up on any site (R68)"
    space = SPACES[SPACE_IDS.index(name)]
    return is_closed(at, space) or is_elsewhere(at, space) or is_banned(at, space) or is_unpaid(at, space)


def is_elsewhere(at: AtHand, space: Row) -> str | None:
    """An extra placement may be bound to the space used last, or to another one."""
    last = (
        SPACE_IDS[at.f["placement"]["space"]]
        if at.kind == "place" and at.top["extra"] in (EXTRA_MOVE_LAST, EXTRA_SAME_SPACE)
        else None
    )
    if last and at.top["extra"] == EXTRA_SAME_SPACE and space["id"] != last:
        return f"the extra placement goes on the same space once more: {at.told(last)} (Darren)"
    if last and at.top["extra"] == EXTRA_MOVE_LAST and space["id"] == last:
        return f"the worker moves to another space than {at.told(last)} (Lars)"
    return None
