"""The penalties of the Ignorance Is Bliss tiles (R105-R108) that ask for no decision."""

from .. import board
from ..board import SPACES

AGENCY = "agency_of_progressive_backstabbing"
ALONE_CAMP = "together_we_work_alone_camp"
CAROUSEL = "the_carousel"
INSTITUTE = "institute_of_orwellian_optimism"
PRISON = "dilemmas_prison"
STORAGE = "storage_of_insufficient_capacity"
THOUGHT_POLICE = "thought_police_of_the_open_mind"


# ---------------------------------------------------------------- gains (I9)


def commodity_amount(table, seat, amount):
    """Theater of Endless Monotony: each gain of one effect is 1 smaller, never below 1."""
    if amount >= 2 and table.penalised(seat, "theater_of_endless_monotony"):
        return amount - 1
    return amount


def room(table, seat, kind):
    """How many of a good the seat can still gain: Lottery and Palace."""
    goods = table.seats[seat].goods
    if kind in board.COMMODITIES and table.penalised(seat, "lottery_of_diminishing_returns"):
        return max(0, 2 - goods[kind])
    if kind in board.RESOURCES and table.penalised(seat, "palace_of_forced_altruism"):
        return max(0, 3 - sum(goods[resource] for resource in board.RESOURCES))
    return 99


def resource_amount(table, seat, amount):
    """Palace of Forced Altruism: the cap is applied before the types are chosen."""
    return min(amount, room(table, seat, board.RESOURCES[0]))


def morale_gain_cap(table, seat):
    return 3 if table.penalised(seat, "concert_hall_of_harmonious_dischord") else 6


def territory_allowed(table, seat, faction):
    """Field of Agoraphobia (C23)."""
    return sum(table.territories[faction]) > 0 or not table.penalised(seat, "field_of_agoraphobia")


# ---------------------------------------------------------------- placements (R107)


def bumps_self(table, seat, space):
    return SPACES[space].bumpable and any(owner == seat for owner, _ in table.dice_on(space))


def placement_allowed(table, seat, space):
    who = table.seats[seat]
    out = who.on_board
    if len(out) >= 2 and table.penalised(seat, "bureau_of_restricted_tourism"):
        return False
    if any(die.face == 6 for die in out) and table.penalised(seat, "natural_fluoridated_spring"):
        return False
    if SPACES[space].group == "tank" and table.works(seat, "kofi_the_hermit"):
        return False
    return not (who.knowledge >= 6 and bumps_self(table, seat, space) and table.penalised(seat, ALONE_CAMP))
