"""One placement of the base game: bump, payment, benefit, completion, reveals (R23)."""

from fractions import Fraction

from .. import board, payments
from ..board import SPACES
from ..events import draw, finish_event, gain, hand_limits, place_star, roll, take, take_many
from ..ignorance import recruits as ignorance_recruits
from ..ignorance import tiles as ignorance_tiles
from ..table import Decision
from . import recruits
from .recruits import Placement


def place(table, seat, die, space):
    """R23. Gives back a worker that Chase (b) may place next, or None."""
    now = Placement(table, seat, die, space)
    table.placements += 1
    bumped = table.dice_on(space) if now.place.bumpable else []
    die.where, die.group = space, False  # 1
    for now.victim, old in bumped:  # 2: there is at most one
        now.bumped_face = old.face
        table.take_off(old)
        yield from recruits.bumped_die(table, now, old)
    if now.bumped_other:  # 3
        yield from recruits.bump_exchanges(table, now)
    ways = payments.for_space(table, seat, space, now.bumped_other)  # 4
    if ways:  # else R27
        answer = yield Decision("pay", seat, list(ways))
        items, food_for_bliss = ways[answer]
        payments.hand_over(table, seat, items)
        recruits.payment_bonus(table, now, items)
        yield from hand_limits(table)
        yield from recruits.payment_answers(table, now, items, food_for_bliss)
        yield from recruits.before_benefit(table, now)
        yield from BENEFIT[now.place.group](table, now)  # 5
        yield from hand_limits(table)
        yield from recruits.after_benefit(table, now)
        if now.place.group == "slot":
            yield from completion(table, now.place.site)  # 6
    yield from reveals(table)  # 7
    yield from hand_limits(table)  # 8
    table.just_revealed.clear()  # R85
    return now.new_die


def benefit_area(table, now):
    """R43, R44."""
    seat, place = now.seat, now.place
    total = sum(die.face for _, die in table.dice_on(now.space))
    amount = 2 if total >= 9 else 1
    if table.bonus(seat, place.faction, 2, now.levels):
        amount += 1
    table.seats[seat].goods[place.commodity] += amount
    recruits.extra_commodity(table, now)
    if total <= 4:
        table.track_step(place.faction)
        yield from finish_event(table)
    elif total <= 8:
        table.lose_knowledge(seat, 1)
    else:
        table.gain_knowledge(seat, 1)


def benefit_tank(table, now):
    """R46, R47."""
    if now.space == "tank_energy":
        table.lose_knowledge(now.seat, 2)
    else:
        table.gain_morale(now.seat, 2)
    yield from recruits.gain_worker(table, now)


def benefit_tunnel(table, now):
    """R56-R58."""
    seat, place = now.seat, now.place
    if table.bonus(seat, place.faction, 5, now.levels):
        chosen = [place.resource, "artifact"]
    else:
        chosen = [(yield from take(seat, [place.resource, "artifact"]))]
    if place.resource in chosen:
        table.seats[seat].goods[place.resource] += 1
        yield from recruits.andrew(table, now)
    if "artifact" in chosen:
        yield from draw(table, seat)
    table.move_miner(place.faction)


def benefit_tunnel_end(table, now):
    """R60."""
    kind, amount = now.place.goods
    amount = ignorance_tiles.commodity_amount(table, now.seat, amount)
    yield from gain(table, now.seat, {kind: amount})


def benefit_slot(table, now):
    """R62."""
    return
    yield


def benefit_market(table, now):
    """R69-R71."""
    markets = [now.space] if table.tweaks else []
    now.star_at = yield from place_star(table, now.seat, now.place.faction, markets)
    table.track_step(now.place.faction)
    yield from finish_event(table)


def benefit_artifact_market(table, now):
    """R74, R75."""
    faction = now.place.faction
    markets = [market for market in board.MARKETS if SPACES[market].faction == faction]
    now.star_at = yield from place_star(table, now.seat, faction, markets)
    table.track_step(faction)
    yield from finish_event(table)


def benefit_icarite_market(table, now):
    """R76, R77, R79."""
    seat = now.seat
    if now.space in ("wind_saloon", "nimbus_loft"):
        now.star_at = yield from place_star(table, seat, "icarite", [])
    table.track_step("icarite")
    yield from finish_event(table)
    if now.star_at and table.bonus(seat, "icarite", 5, now.levels):
        yield from draw(table, seat)
    if now.space == "sky_lounge":
        yield from take_many(table, seat, board.RESOURCES, 2)
    if now.space == "breeze_bar":
        yield from draw(table, seat)
        yield from draw(table, seat)


BENEFIT = {
    "area": benefit_area,
    "tank": benefit_tank,
    "tunnel": benefit_tunnel,
    "tunnel_end": benefit_tunnel_end,
    "slot": benefit_slot,
    "market": benefit_market,
    "artifact_market": benefit_artifact_market,
    "icarite_market": benefit_icarite_market,
}


def completion(table, site):
    """R63-R68."""
    workers = table.dice_on_site(site)
    if len(workers) < board.WORKERS_TO_BUILD[len(table.seats)]:
        return
    unseen = [tile for tile in table.tile_names if tile not in table.tiles.values()]
    answer = yield Decision("tile", -1, chances={"tile " + tile: Fraction(1, len(unseen)) for tile in unseen})
    market = "market_" + site
    table.tiles[market] = answer.removeprefix("tile ")
    builders = {owner for owner, _ in workers}
    for seat in table.order():
        if seat in builders and table.seats[seat].stars_left:  # R67
            table.put_star_on_tile(seat, market)
    yield from finish_event(table)
    recruits.ray(table, builders)
    yield from hand_limits(table)
    for _, die in workers:
        table.take_off(die)
    for seat in table.order():
        if seat in builders:
            yield from roll(table, seat, [die for owner, die in workers if owner == seat])


def reveals(table):
    """R58, R83, R85, R87."""
    yield from ignorance_recruits.kofi_leaves(table)
    found = [
        (seat, recruit)
        for seat in table.order()
        for recruit in table.recruit_names
        if table.seats[seat].recruits.get(recruit) == "hidden" and table.activated(board.RECRUIT_FACTION[recruit])
    ]
    table.just_revealed.update(recruit for _, recruit in found)
    for seat, recruit in found:
        table.activate(seat, recruit)
    yield from finish_event(table)
