"""Recruits of Ignorance Is Bliss around a placement, a retrieval, the end of a turn."""

from .. import bazaar, board
from ..board import COMMODITIES, RESOURCES, SPACES
from ..events import finish_event, gain, hand_limits, offer, roll, take, take_good, take_many
from ..table import Decision, Die
from . import tiles as ignorance_tiles

KOFI = "kofi_the_hermit"
DAVAA = "davaa_the_shredder"
YOUSSEF = "youssef_the_tunneler"

AREA_RESOURCE = {"generator": "gold", "aquifer": "stone", "farm": "clay"}


def wants(table, seat, recruit, morale=0, knowledge=0):
    """Offer an ability whose price, if any, is morale or knowledge (R90)."""
    if not (
        table.works(seat, recruit) and table.can_lose_morale(seat, morale) and table.can_gain_knowledge(seat, knowledge)
    ):
        return False
    if not (yield from offer(table, seat, recruit)):
        return False
    table.lose_morale(seat, morale)
    table.gain_knowledge(seat, knowledge)
    return True


# ---------------------------------------------------------------- the bump


def bump(table, now, victim, die):
    """R24: Alone Camp, Julia, Khaleef, then the roll of the bumped die (C3)."""
    seat, kept = now.seat, die.face
    table.take_off(die)
    if victim == seat and table.penalised(seat, ignorance_tiles.ALONE_CAMP):
        table.gain_knowledge(seat, 1)
    face = None
    if (yield from wants(table, victim, "julia_the_acolyte")):
        answer = yield Decision("face", victim, [f"face {choice}" for choice in {kept, now.die.face}])
        face = int(answer.split()[1])
    if victim != seat and table.seats[victim].knowledge >= 3 and (yield from wants(table, seat, "khaleef_the_bruiser")):
        table.lose_knowledge(victim, 1)
        yield from take_good(table, seat, COMMODITIES)
    if face is None:
        yield from roll(table, victim, [die])
    else:
        yield from roll(table, victim, [], [die], face)


def jedidiah(table, now):
    """A bump off a commodity area (R24)."""
    others = [(owner, die) for owner, die in table.dice_on(now.space) if owner != now.seat]
    if not others or not (yield from wants(table, now.seat, "jedidiah_the_inciter")):
        return
    choices = {f"bump P{owner + 1} {die.face}": (owner, die) for owner, die in others}
    answer = yield Decision("bump", now.seat, list(choices))
    yield from bump(table, now, *choices[answer])


# ---------------------------------------------------------------- right after the payment


def sacrifice(table, seat, face):
    """R91: of equal faces one that cannot be placed this turn goes first."""
    who = table.seats[seat]
    dice = [die for die in who.available if die.face == face]
    who.dice.remove(min(dice, key=lambda die: (die.start, die.group)))


def after_payment(table, now, way):
    """Doug's resource, Pedro, the wildcard's commodity."""
    seat = now.seat
    if way.by == "doug":
        yield from gain(table, seat, {now.place.resource: 1})
    kinds = [kind for kind in board.ARTIFACTS if kind in way.items]
    if len(kinds) == 3 and now.place.cost == board.THREE_OR_PAIR and table.works(seat, "pedro_the_collector"):
        yield from pedro(table, seat)
    if way.by == "wildcard":
        yield from take_good(table, seat, COMMODITIES)


def pedro(table, seat):
    """A resource and a commodity of choice, one gain."""
    resources = RESOURCES if ignorance_tiles.resource_amount(table, seat, 1) else (None,)
    ways = {}
    for commodity in COMMODITIES:
        for resource in resources:
            items = {commodity: 1}
            if resource:
                items[resource] = 1
            ways["take " + board.items_text(items)] = items
    answer = yield Decision("take", seat, list(ways))
    yield from gain(table, seat, ways[answer])


# ---------------------------------------------------------------- benefits


def tier(total):
    return 0 if total <= 4 else 1 if total <= 8 else 2


def benefit_area(table, now):
    """R43, R44 with Jedidiah, Zara, Pmai, Christine, Gwen, Joseph."""
    seat, place = now.seat, now.place
    yield from jedidiah(table, now)
    total = sum(die.face for _, die in table.dice_on(now.space))
    doubled = 2 * now.die.face
    if tier(doubled) != tier(total) and (yield from wants(table, seat, "zara_the_solipsist")):
        total = doubled
    elif total in (5, 9) and (yield from wants(table, seat, "pmai_the_nurse")):
        total -= 1

    amount = 2 if tier(total) == 2 else 1
    if table.bonus(seat, place.faction, 2, now.levels) and not table.works(seat, "christine_the_anarchist"):
        amount += 1
    amount = ignorance_tiles.commodity_amount(table, seat, amount)
    if tier(total) == 2 and now.space in AREA_RESOURCE and (yield from wants(table, seat, "gwen_the_mineralogist")):
        yield from gain(table, seat, {place.commodity: amount - 1, AREA_RESOURCE[now.space]: 1})
    elif min(amount, ignorance_tiles.room(table, seat, place.commodity)) >= 2 and (
        yield from wants(table, seat, "joseph_the_antiquer")
    ):
        yield from bazaar.buy(table, seat)
    else:
        yield from gain(table, seat, {place.commodity: amount})

    before = table.seats[seat].knowledge
    if tier(total) == 0:
        table.track_step(place.faction)
        yield from finish_event(table)
    elif tier(total) == 1:
        table.lose_knowledge(seat, 1)
    else:
        table.gain_knowledge(seat, 1)
    now.knowledge_gained = table.seats[seat].knowledge > before


def benefit_tank(table, now):
    """R46, R47 with Gary and Albert."""
    seat = now.seat
    who = table.seats[seat]
    if now.space == "tank_energy":
        table.lose_knowledge(seat, 2)
    else:
        table.gain_morale(seat, 2)
    if table.works(seat, "gary_the_forgetter"):
        table.lose_knowledge(seat, 2)
    if not table.may_gain_worker(seat):
        return
    dice = [Die()]
    who.dice += dice
    if table.may_gain_worker(seat) and (yield from wants(table, seat, "albert_the_founder")):
        dice.append(Die())
        who.dice.append(dice[1])
        yield from take_good(table, seat, RESOURCES)
    yield from roll(table, seat, dice)


def benefit_tunnel(table, now):
    """R56-R58 with Youssef, Mwiche, Lieve, Ted."""
    seat, place = now.seat, now.place
    who = table.seats[seat]
    both = table.bonus(seat, place.faction, 5, now.levels) or table.works(seat, YOUSSEF)
    if now.way.by == "mwiche":
        both = True
        table.gain_morale(seat, 2)
    if not both and who.goods["bliss"] and (yield from wants(table, seat, "lieve_the_briber")):
        who.goods["bliss"] -= 1
        both = True
    if not both and table.works(seat, "ted_the_contingency_planner"):
        table.gain_morale(seat, 1)
    chosen = [place.resource, "artifact"]
    if not both:
        chosen = [(yield from take(seat, chosen))]
    if place.resource in chosen:
        yield from gain(table, seat, {place.resource: 1})
    if "artifact" in chosen:
        yield from bazaar.buy(table, seat)
    table.move_miner(place.faction)


def brenda(table, now):
    """After the whole benefit of the Cloud Mine."""
    if (
        now.space == "cloud_mine"
        and now.knowledge_gained
        and (yield from wants(table, now.seat, "brenda_the_knowledge_bringer", knowledge=1))
    ):
        yield from bazaar.buy(table, now.seat)
        yield from hand_limits(table)


# ---------------------------------------------------------------- reveals


def hidden_recruits(table, seat):
    return [recruit for recruit in table.recruit_names if table.seats[seat].recruits.get(recruit) == "hidden"]


def kofi_leaves(table):
    """(d): at the first step 7 at which a further faction has reached its point."""
    reached = {faction for faction in board.FACTIONS if table.activated(faction)}
    news, table.reached = reached - table.reached, reached
    for seat in table.order():
        if not news or table.seats[seat].recruits.get(KOFI) != "active":
            continue
        del table.seats[seat].recruits[KOFI]
        hidden = hidden_recruits(table, seat)
        if hidden:
            recruit = yield from choose_recruit(table, seat, hidden)
            table.just_revealed.add(recruit)  # R85
            table.activate(seat, recruit)
            yield from finish_event(table)


def choose_recruit(table, seat, hidden):
    answer = yield Decision("activate", seat, ["activate " + recruit for recruit in hidden])
    return answer.removeprefix("activate ")


# ---------------------------------------------------------------- when a placement is over


def samuel(table, now, retrieval_moves):
    """Workers on commodity areas go home and are rolled."""
    seat = now.seat
    who = table.seats[seat]
    there = [die for die in who.on_board if SPACES[die.where].group == "area"]
    if not there or not who.goods["energy"] or not (yield from wants(table, seat, "samuel_the_zapper")):
        return
    who.goods["energy"] -= 1
    moves = retrieval_moves(there)
    answer = yield Decision("retrieve_areas", seat, list(moves))
    dice = moves[answer]
    for die in dice:
        table.take_off(die)
    yield from retrieved(table, seat, len(dice))
    yield from roll(table, seat, dice)
    table.gain_morale(seat, 1)


def george(table, now):
    """The visitor whose star went to a market tile goes home."""
    if (
        now.star_at in table.tiles
        and still_there(table, now)
        and (yield from wants(table, now.seat, "george_the_lazy_craftsman"))
    ):
        table.take_off(now.die)
        yield from roll(table, now.seat, [now.die])
        yield from take_good(table, now.seat, RESOURCES)


def still_there(table, now):
    """The worker of a placement is still on its space."""
    return now.die in table.seats[now.seat].dice and now.die.where == now.space


# ---------------------------------------------------------------- retrieval


def retrieved(table, seat, workers):
    """Christine (a), Jeroen: after the payment, before the roll."""
    who = table.seats[seat]
    if workers >= 2 and table.works(seat, "christine_the_anarchist"):
        yield from take_many(table, seat, COMMODITIES, workers - 1)
    if workers >= 3 and not who.no_resource() and table.works(seat, "jeroen_the_hoarder"):
        yield from take_good(table, seat, RESOURCES)


def prison(table, seat):
    """R41: the neighbour before in turn order, then the one after."""
    if table.seats[seat].on_board or not table.penalised(seat, ignorance_tiles.PRISON):
        return
    count = len(table.seats)
    neighbours = [(seat - 1) % count, (seat + 1) % count]
    for other in neighbours[:1] if count == 2 else neighbours:
        moves = {f"retrieve {die.face}@{die.where}": die for die in table.seats[other].on_board}
        answer = yield Decision("retrieve_one", other, list(moves) + ["decline"])
        if answer != "decline":
            table.take_off(moves[answer])
            yield from roll(table, other, [moves[answer]])


# ---------------------------------------------------------------- end of the turn


def end_of_turn(table, seat):
    """Ha-Joon, then Shaheena."""
    goods = table.seats[seat].goods
    for recruit, kind in (("ha_joon_the_gold_trader", "gold"), ("shaheena_the_digger", "stone")):
        if goods[kind] and (yield from wants(table, seat, recruit)):
            goods[kind] -= 1
            yield from bazaar.buy(table, seat, free=table.free_trades)
            yield from hand_limits(table)


# ---------------------------------------------------------------- free actions (I7)


def ignorable(table, seat):
    """Open markets without the seat's star."""
    return [market for market, name in table.tiles.items() if name and market not in table.seats[seat].tile_stars]


def _rowena_possible(table, seat):
    return table.can_gain_knowledge(seat, 1) and bool(ignorable(table, seat))


def _rowena(table, seat):
    table.gain_knowledge(seat, 1)
    table.ignoring_all.add(seat)
    return
    yield


def _lionel_possible(table, seat):
    return table.seats[seat].goods["food"] > 0 and bool(ignorable(table, seat))


def _lionel(table, seat):
    table.seats[seat].goods["food"] -= 1
    answer = yield Decision("ignore", seat, ["ignore " + market for market in ignorable(table, seat)])
    table.ignoring[seat] = answer.removeprefix("ignore ")


def _chaga_possible(table, seat):
    return table.seats[seat].hand["box"] > 0 and bool(hidden_recruits(table, seat))


def _chaga(table, seat):
    """The recruit works at once (R85)."""
    table.throw_away(seat, {"box": 1})
    yield from bazaar.restock(table)
    recruit = yield from choose_recruit(table, seat, hidden_recruits(table, seat))
    table.activate(seat, recruit)
    table.late.add(recruit)
    yield from finish_event(table)
    yield from hand_limits(table)


def _borna_cards(table, seat):
    return [kind for kind in ("bifocals", "book") if table.seats[seat].hand[kind]]


def _borna_possible(table, seat):
    return bool(_borna_cards(table, seat))


def _borna(table, seat):
    answer = yield Decision("discard", seat, ["discard " + kind for kind in _borna_cards(table, seat)])
    table.throw_away(seat, {answer.removeprefix("discard "): 1})
    yield from bazaar.restock(table)
    word = yield from take(seat, ("artifact",) + RESOURCES)
    if word == "artifact":
        yield from bazaar.buy(table, seat, free=True)
    else:
        yield from gain(table, seat, {word: 1})
    yield from hand_limits(table)


FREE_ACTIONS = {
    "chaga_the_gamer": (_chaga_possible, _chaga),
    "rowena_the_mentor": (_rowena_possible, _rowena),
    "lionel_the_cook": (_lionel_possible, _lionel),
    "borna_the_storyteller": (_borna_possible, _borna),
}


def free_actions(table, seat):
    """{move text: recruit} of those that may be used now."""
    return {
        "use " + recruit: recruit
        for recruit, (possible, _) in FREE_ACTIONS.items()
        if recruit not in table.used and table.works(seat, recruit) and possible(table, seat)
    }


def free_action(table, seat, recruit):
    table.used.add(recruit)
    yield from FREE_ACTIONS[recruit][1](table, seat)
