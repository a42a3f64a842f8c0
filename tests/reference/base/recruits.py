"""Recruit abilities around a placement and a retrieval, in the order of the rules."""

from .. import board
from ..board import RESOURCES, SPACES
from ..events import (
    accepts,
    draw,
    draw_card,
    finish_event,
    hand_limits,
    knowledge_or_good,
    morale_or_good,
    offer,
    roll,
    take,
    take_good,
)
from ..table import Decision, Die


class Placement:
    """What the abilities need to know about the placement that is going on."""

    def __init__(self, table, seat, die, space):
        self.seat = seat
        self.die = die
        self.space = space
        self.place = SPACES[space]
        self.levels = dict(table.tracks)  # R82
        self.victim = None  # seat of the bumped die
        self.bumped_face = None
        self.star_at = None  # where the visit's star went
        self.new_die = None  # a worker Chase may place next
        self.way = None  # Ignorance Is Bliss: how it was paid
        self.knowledge_gained = False  # ... the area's own point (Brenda)

    @property
    def bumped_other(self):
        return self.victim not in (None, self.seat)


# ---------------------------------------------------------------- step 2: the bumped die


def bumped_die(table, now, die):
    """R24: Amanda, then Julia; then the die is set or rolled, with all of R35."""
    victim, seat = now.victim, now.seat
    face = None
    if (
        table.works(victim, "amanda_the_broker")
        and table.seats[victim].goods["bliss"]
        and (yield from offer(table, victim, "amanda_the_broker"))
    ):
        table.seats[victim].goods["bliss"] -= 1
        face = yield from choose_face(victim)
    if (
        now.bumped_other
        and table.works(seat, "julia_the_thought_inspector")
        and table.can_lose_morale(seat, 1)
        and (yield from offer(table, seat, "julia_the_thought_inspector"))
    ):
        table.lose_morale(seat, 1)
        yield from take_good(table, seat, RESOURCES)
        yield from hand_limits(table)
        if face is None:
            face = now.die.face
    if face is None:
        yield from roll(table, victim, [die])
    else:
        die.face = face
        yield from roll(table, victim, [], [die])


def choose_face(seat):
    answer = yield Decision("face", seat, [f"face {face}" for face in range(1, 7)])
    return int(answer.split()[1])


# ---------------------------------------------------------------- step 3: bump exchanges


def bump_exchanges(table, now):
    """R25: Laura, Dave, Phil, Xander, Lee, Maxime, Rebecca."""
    seat, place = now.seat, now.place
    who, victim = table.seats[seat], table.seats[now.victim]
    tunnel = place.group == "tunnel"

    if (
        (tunnel or place.group == "tank")
        and who.goods["gold"]
        and (yield from uses(table, seat, "laura_the_philanthropist"))
    ):
        who.goods["gold"] -= 1
        victim.goods["gold"] += 1
        yield from draw(table, seat)
        yield from draw(table, seat)
        yield from hand_limits(table)
    if tunnel and (yield from uses(table, seat, "major_dave_the_demolitionist", knowledge=1)):
        who.goods[place.resource] += 1
        table.move_miner(place.faction)
        yield from hand_limits(table)
    if not victim.has_active("subterran") and (yield from uses(table, seat, "phil_the_spy", knowledge=1)):
        yield from draw(table, seat)
        yield from hand_limits(table)
    if (
        tunnel
        and now.bumped_face > now.die.face
        and (yield from uses(table, seat, "xander_the_excavator", knowledge=1))
    ):
        who.goods[place.resource] += 1
        yield from hand_limits(table)
    if (yield from uses(table, seat, "lee_the_gossip", morale=1)):
        table.gain_knowledge(now.victim, 1)
        yield from take_good(table, seat, board.COMMODITIES)
        yield from hand_limits(table)
    if (yield from uses(table, seat, "maxime_the_ambassador", morale=2)):
        table.gain_knowledge(now.victim, 1)
        yield from draw(table, seat)
        yield from hand_limits(table)
    if (yield from uses(table, seat, "rebecca_the_peddler", morale=2)):
        table.gain_knowledge(now.victim, 1)
        yield from take_good(table, seat, RESOURCES)
        yield from hand_limits(table)


def uses(table, seat, recruit, morale=0, knowledge=0):
    """Offer an ability whose price is morale or knowledge; the price is paid when used (G2)."""
    if not (
        table.works(seat, recruit) and table.can_lose_morale(seat, morale) and table.can_gain_knowledge(seat, knowledge)
    ):
        return False
    if not (yield from offer(table, seat, recruit)):
        return False
    table.lose_morale(seat, morale)
    table.gain_knowledge(seat, knowledge)
    return True


# ---------------------------------------------------------------- step 4: answers to the payment


def payment_bonus(table, now, items):
    """Michael's gold and Flartner's artifact: before the hand limit is looked at."""
    if now.place.group != "slot":
        return
    if table.works(now.seat, "michael_the_engineer") and items.get("gold"):
        table.gain_morale(now.seat, 1)
        table.gain_knowledge(now.seat, 1)
    if table.works(now.seat, "flartner_the_luddite") and any(kind in items for kind in board.ARTIFACTS):
        table.gain_morale(now.seat, 1)


def payment_answers(table, now, items, food_for_bliss):
    """Brian's knowledge and step, Jacko's opponents: effects of their own."""
    if food_for_bliss and now.place.non_icarite_market:
        table.gain_knowledge(now.seat, 1)
        table.track_step("wastelander")
        yield from finish_event(table)
        yield from hand_limits(table)
    if now.space == "ark" and sum(items.get(kind, 0) for kind in board.ARTIFACTS) == 1:
        for other in table.opponents(now.seat):
            if (yield from accepts(other)):
                yield from draw(table, other)
        yield from hand_limits(table)


# ---------------------------------------------------------------- step 5: before the benefit


def before_benefit(table, now):
    """Nakagawa, Jonathan the Artist, Reitz, Zong."""
    seat, place = now.seat, now.place
    if place.group == "slot":
        if table.tracks["euphorian"] < board.LAST_LEVEL and (yield from uses(table, seat, "dr_nakagawa_the_tribute")):
            table.track_step("euphorian")
            yield from finish_event(table)
            yield from hand_limits(table)
        if alone_highest(now.die, table.dice_on_site(place.site)) and (
            yield from uses(table, seat, "jonathan_the_artist", knowledge=1)
        ):
            yield from draw(table, seat)
            yield from hand_limits(table)
    if (
        place.group == "tunnel"
        and now.victim is None
        and (yield from uses(table, seat, "professor_reitz_the_archeologist", knowledge=2))
    ):
        yield from draw(table, seat)
        table.move_miner(place.faction)
        yield from hand_limits(table)
    if now.space == "cloud_mine" and (yield from uses(table, seat, "zong_the_astronomer", knowledge=1)):
        yield from draw(table, seat)
        for other in table.opponents(seat):
            if (yield from accepts(other)):
                table.seats[other].goods["bliss"] += 1
        yield from hand_limits(table)


def alone_highest(die, there):
    """R92: alone in that position, or the only worker."""
    return all(other is die or other.face < die.face for _, other in there)


def alone_lowest(die, there):
    return all(other is die or other.face > die.face for _, other in there)


# ---------------------------------------------------------------- step 5: inside the benefit


def extra_commodity(table, now):
    """Katy, Faith, Ian: together with the goods of the area."""
    who = table.seats[now.seat]
    if now.space == "generator" and not who.hand_size and table.works(now.seat, "katy_the_dietician"):
        who.goods["food"] += 1
    if now.space == "aquifer" and not who.hand_size and table.works(now.seat, "faith_the_hydroelectrician"):
        who.goods["energy"] += 1
    if now.space == "farm" and who.no_resource() and table.works(now.seat, "ian_the_horticulturist"):
        who.goods["water"] += 1


def andrew(table, now):
    """After a Euphorian or Wastelander tunnel's resource."""
    if (
        now.place.faction != "subterran"
        and not table.seats[now.seat].hand_size
        and table.works(now.seat, "andrew_the_spelunker")
    ):
        yield from draw(table, now.seat)


def new_worker_exchanges(table, seat):
    """Pete (b), Sheppard (b): the die is taken, not yet rolled."""
    if (yield from uses(table, seat, "pete_the_cannibal", knowledge=2)):
        yield from draw(table, seat)
        yield from hand_limits(table)
    if (yield from uses(table, seat, "dr_sheppard_the_lobotomist", morale=2)):
        yield from draw(table, seat)
        yield from hand_limits(table)


# ---------------------------------------------------------------- step 5: after the benefit


def after_benefit(table, now):
    if now.star_at is not None and now.place.non_icarite_market:
        yield from after_visit(table, now)
    elif now.place.group == "area":
        yield from after_area(table, now)
    elif now.place.group == "tunnel":
        yield from chase_sacrifice(table, now)


def after_visit(table, now):
    """Bradley, Brett, Flavio: the visit's star went to a territory or a tile."""
    seat = now.seat
    if (yield from uses(table, seat, "bradley_the_futurist", knowledge=2)):
        yield from bradley(table, seat)
        yield from hand_limits(table)
    if (yield from uses(table, seat, "brett_the_lockpicker", knowledge=1)):
        yield from take_good(table, seat, RESOURCES)
        yield from hand_limits(table)
    if (yield from uses(table, seat, "flavio_the_merchant", knowledge=1)):
        yield from draw(table, seat)
        yield from hand_limits(table)


def bradley(table, seat):
    """Two cards beside the hand: one is kept, the other discarded."""
    for _ in range(2):
        kind = yield from draw_card(table)
        if kind:
            table.side[kind] += 1
    kinds = [kind for kind in board.ARTIFACTS if table.side[kind]]
    if sum(table.side.values()) == 2:
        answer = yield Decision("discard", seat, ["discard " + kind for kind in kinds])
        thrown = answer.removeprefix("discard ")
        table.side[thrown] -= 1
        table.discard[thrown] += 1
    for kind in kinds:
        table.seats[seat].hand[kind] += table.side[kind]
        table.side[kind] = 0


def after_area(table, now):
    """Gary, Josiah, Soulless, Kyle, Scarby, Sarinee."""
    seat, space, die = now.seat, now.space, now.die
    there = table.dice_on(space)
    alone = len(there) == 1
    if (
        space == "generator"
        and table.works(seat, "gary_the_electrician")
        and any(other is not die and other.face == die.face for _, other in there)
    ):
        yield from morale_or_good(table, seat, "energy")
        yield from hand_limits(table)
    if space != "aquifer" and table.works(seat, "josiah_the_hacker"):
        present = {owner for owner, _ in there}
        for other in table.opponents(seat):
            if other in present:
                table.gain_knowledge(other, 1)
        table.gain_morale(seat, 1)
        yield from hand_limits(table)
    if space == "aquifer" and alone_lowest(die, there) and table.works(seat, "soulless_the_plumber"):
        yield from morale_or_good(table, seat, "water")
        yield from hand_limits(table)
    if space != "cloud_mine" and alone and (yield from uses(table, seat, "kyle_the_scavenger", knowledge=2)):
        yield from draw(table, seat)
        yield from hand_limits(table)
    if space == "farm" and alone_highest(die, there) and table.works(seat, "sir_scarby_the_harvester"):
        yield from knowledge_or_good(table, seat, "food")
    if space == "cloud_mine" and alone and table.works(seat, "sarinee_the_cloud_miner"):
        yield from knowledge_or_good(table, seat, "bliss")


def chase_sacrifice(table, now):
    """Chase (a): the worker just placed for two more resources (R91)."""
    who = table.seats[now.seat]
    if len(who.dice) >= 2 and (yield from uses(table, now.seat, "chase_the_miner")):
        who.dice.remove(now.die)
        who.goods[now.place.resource] += 2


def gain_worker(table, now):
    """R47, R30: take a die, the exchanges, then its roll."""
    seat = now.seat
    if not table.may_gain_worker(seat):
        return
    die = Die()
    table.seats[seat].dice.append(die)
    yield from new_worker_exchanges(table, seat)
    chase = table.works(seat, "chase_the_miner")
    yield from roll(table, seat, [die])
    if chase and die in table.seats[seat].dice:
        now.new_die = die


# ---------------------------------------------------------------- step 6: a finished market


def ray(table, builders):
    for seat in table.order():
        if table.works(seat, "ray_the_foreman"):
            if seat in builders:
                table.gain_morale(seat, 2)
            else:
                table.lose_knowledge(seat, 2)


# ---------------------------------------------------------------- retrieval


def sacrifices(table, seat, dice):
    """Pete (a), then Sheppard (a); `dice` are the retrieved workers, unrolled."""
    who = table.seats[seat]
    for recruit, kind in (("pete_the_cannibal", "food"), ("dr_sheppard_the_lobotomist", "bliss")):
        if dice and len(who.dice) >= 2 and (yield from uses(table, seat, recruit)):
            who.dice.remove(dice.pop())
            who.goods[kind] += 4
            yield from take_good(table, seat, RESOURCES)


def yordy(table, seat, dice):
    """Sets one retrieved die; gives back the dice set."""
    who = table.seats[seat]
    if dice and who.goods["energy"] and (yield from uses(table, seat, "yordy_the_demotivator")):
        who.goods["energy"] -= 1
        die = dice.pop()
        die.face = yield from choose_face(seat)
        return [die]
    return []


def maggie(table, seat, spaces):
    if all(SPACES[space].faction == "subterran" for space in spaces) and table.works(seat, "maggie_the_outlaw"):
        kind = yield from take(seat, ["water", "stone"])
        table.seats[seat].goods[kind] += 1
