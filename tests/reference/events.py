"""Things that happen everywhere: choices, draws, hand limits, rolls, the end of an event.

The functions are generators: `yield Decision(...)` gives back the chosen move text.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from . import bazaar, board
from .board import items_text, multisets
from .ignorance import checks as ignorance_checks
from .ignorance import tiles as ignorance_tiles
from .table import Decision, GameOver

GEEK = "geek_the_oracle"
GAMBLER = "jonathan_the_gambler"


# ---------------------------------------------------------------- small choices


def offer(table, seat, recruit):
    """An optional ability: True if the owner uses it."""
    answer = yield Decision("use", seat, ["use " + recruit, "decline " + recruit])
    return answer.startswith("use ")


def accepts(seat):
    """An opponent's ability offers this seat something (G16)."""
    answer = yield Decision("opponent", seat, ["accept", "decline"])
    return answer == "accept"


def take(seat, words):
    """One of some goods (or `artifact`): gives back the word."""
    answer = yield Decision("take", seat, ["take " + word for word in words])
    return answer.removeprefix("take ")


def gain(table, seat, items):
    """Goods from one effect; tiles may void some of them (I9)."""
    goods = table.seats[seat].goods
    before = goods["energy"]
    for kind, count in items.items():
        goods[kind] += min(count, ignorance_tiles.room(table, seat, kind))
    if goods["energy"] > before:
        yield from frazer(table, seat, goods["energy"] - before)


def frazer(table, seat, gained):
    """The gain that brings the turn's energy to 3: one of those energy may be another good."""
    recruit = "frazer_the_motivator"
    if not table.works(seat, recruit):
        return
    before = table.energy_gained[seat]
    table.energy_gained[seat] += gained
    if before < 3 <= before + gained and (yield from offer(table, seat, recruit)):
        goods = table.seats[seat].goods
        goods["energy"] -= 1
        kind = yield from take(seat, board.COMMODITIES)
        goods[kind] += min(1, ignorance_tiles.room(table, seat, kind))


def take_good(table, seat, kinds):
    yield from take_many(table, seat, kinds, 1)


def take_many(table, seat, kinds, amount, decision="take"):
    """Several goods of choice, one decision (Sky Lounge, R12)."""
    if kinds == board.COMMODITIES:
        amount = ignorance_tiles.commodity_amount(table, seat, amount)
    elif kinds == board.RESOURCES:
        amount = ignorance_tiles.resource_amount(table, seat, amount)
    if not amount:
        return
    ways = {"take " + items_text(items): items for items in multisets(kinds, amount)}
    answer = yield Decision(decision, seat, list(ways))
    yield from gain(table, seat, ways[answer])


def morale_or_good(table, seat, kind):
    """G12: +1 morale or 1 good."""
    options = ["take " + kind]
    if table.seats[seat].morale < 6:
        options.append("take morale")
    answer = yield Decision("take", seat, options)
    if answer == "take morale":
        table.gain_morale(seat, 1)
    else:
        table.seats[seat].goods[kind] += 1


def knowledge_or_good(table, seat, kind):
    """G12: -1 knowledge or 1 good."""
    options = ["take " + kind]
    if table.seats[seat].knowledge > 1:
        options.append("drop knowledge")
    answer = yield Decision("take", seat, options)
    if answer == "drop knowledge":
        table.lose_knowledge(seat, 1)
    else:
        table.seats[seat].goods[kind] += 1


def discard(table, seat, amount):
    """Discard exactly so many cards of choice; gives back what went."""
    ways = {
        "discard " + items_text(cards): cards for cards in multisets(board.ARTIFACTS, amount, table.seats[seat].hand)
    }
    answer = yield Decision("discard", seat, list(ways))
    table.throw_away(seat, ways[answer])
    yield from bazaar.restock(table)
    return ways[answer]


def hand_limits(table):
    """R49, R50: after an effect, active player first, then clockwise."""
    for seat in table.order():
        who = table.seats[seat]
        excess = who.hand_size - who.morale
        if excess > 0:
            yield from discard(table, seat, excess)


# ---------------------------------------------------------------- artifacts


def draw_card(table):
    """One card off the deck (R51), or None when deck and discards are empty."""
    if not sum(table.deck.values()):
        table.deck = table.discard
        table.discard = dict.fromkeys(board.ARTIFACTS, 0)
    total = sum(table.deck.values())
    if not total:
        return None
    answer = yield Decision(
        "draw_artifact",
        -1,
        chances={"draw " + kind: Fraction(count, total) for kind, count in table.deck.items() if count},
    )
    kind = answer.removeprefix("draw ")
    table.deck[kind] -= 1
    return kind


def draw_plain(table, seat, amount):
    for _ in range(amount):
        kind = yield from draw_card(table)
        if kind:
            table.seats[seat].hand[kind] += 1


def draw(table, seat):
    """Gain one artifact; Geek or the Gambler may change the draw (G4, R93)."""
    if table.ignorance:
        yield from bazaar.buy(table, seat)
        return
    options = ["draw"]
    if table.cards_left():
        if table.works(seat, GEEK) and GEEK not in table.used and table.can_gain_knowledge(seat, 1):
            options.append("use " + GEEK)
        if table.works(seat, GAMBLER) and GAMBLER not in table.used:
            options.append("use " + GAMBLER)
    answer = yield Decision("draw", seat, options)
    if answer == "draw":
        yield from draw_plain(table, seat, 1)
        return
    who = table.seats[seat]
    if answer == "use " + GEEK:
        table.used.add(GEEK)
        table.gain_knowledge(seat, 1)
        yield from draw_plain(table, seat, 3)
        yield from discard(table, seat, min(2, who.hand_size))
        return
    table.used.add(GAMBLER)
    yield from draw_plain(table, seat, 2)
    if any(count >= 2 for count in who.hand.values()):
        for other in table.opponents(seat):
            yield from draw(table, other)


# ---------------------------------------------------------------- end of an event


def finish_event(table):
    """R109, R110: the end test of the event, then the answers to its stars (R103)."""
    placed, table.event_stars = table.event_stars, []
    if any(not seat.stars_left for seat in table.seats):
        raise GameOver
    for seat in placed:
        if table.works(seat, "esme_the_fireman"):
            yield from esme(table, seat)
    for seat in sorted(placed, key=table.order().index):
        yield from terri_and_taed(table, seat)


def terri_and_taed(table, seat):
    """One star of the seat: a trade of each of the two."""
    goods = table.seats[seat].goods
    if (
        goods["bliss"]
        and table.works(seat, "terri_the_bliss_trader")
        and (yield from offer(table, seat, "terri_the_bliss_trader"))
    ):
        goods["bliss"] -= 1
        yield from take_good(table, seat, board.COMMODITIES)
    if (
        goods["clay"]
        and table.works(seat, "taed_the_brick_trader")
        and (yield from offer(table, seat, "taed_the_brick_trader"))
    ):
        goods["clay"] -= 1
        resource = {}
        if ignorance_tiles.resource_amount(table, seat, 1):
            resource = {(yield from take(seat, board.RESOURCES)): 1}
        yield from gain(table, seat, {**resource, "water": 1})


def esme(table, seat):
    who = table.seats[seat]
    if not who.hand_size or not (yield from offer(table, seat, "esme_the_fireman")):
        return
    cards = yield from discard(table, seat, 1)
    if "book" in cards:
        who.goods["energy"] += 2
        table.gain_morale(seat, 2)
        table.lose_knowledge(seat, 2)
    else:
        who.goods["energy"] += 1
        options = []
        if who.morale < 6:
            options.append("take morale")
        if who.knowledge > 1:
            options.append("drop knowledge")
        if options:  # G12
            answer = yield Decision("take", seat, options)
            if answer == "take morale":
                table.gain_morale(seat, 1)
            else:
                table.lose_knowledge(seat, 1)
    yield from hand_limits(table)


def place_star(table, seat, faction, markets):
    """R101, R102: a star on the territory or one of the tiles; gives back the place or None."""
    if not table.seats[seat].stars_left:  # R104
        return None
    options = []
    if table.territory_open(faction) and ignorance_tiles.territory_allowed(table, seat, faction):
        options.append("star territory_" + faction)
    own = table.seats[seat].tile_stars
    options += ["star " + market for market in markets if table.tiles[market] and market not in own]  # R73
    if not options:
        return None
    answer = yield Decision("star", seat, options)
    target = answer.removeprefix("star ")
    if target in table.tiles:
        table.put_star_on_tile(seat, target)
    else:
        table.put_star_on_territory(seat, faction)
    return target


# ---------------------------------------------------------------- rolling


@cache
def roll_chances(count):
    """{`roll 3 5`: probability of that multiset}."""
    chances = {}
    for faces in combinations_with_replacement(range(1, 7), count):
        orders = factorial(count)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        chances["roll " + " ".join(map(str, faces))] = Fraction(orders, 6**count)
    return chances


def throw(count):
    """The faces of that many dice."""
    answer = yield Decision("roll", -1, chances=roll_chances(count))
    return [int(word) for word in answer.split()[1:]]


def throw_dice(dice):
    faces = yield from throw(len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face = face


def roll(table, seat, dice, set_dice=(), set_face=None):
    """R35: one roll of a seat with all that follows. set_dice are set, not rolled (R30)."""
    fresh = list(dice) + list(set_dice)
    if not fresh:
        return
    unchecked = yield from ignorance_checks.milos(table, seat)
    for die in set_dice:
        die.face = set_face or die.face
    if dice:
        yield from throw_dice(dice)
    yield from ignorance_checks.baron(table, seat, fresh)
    faces = sorted(die.face for die in fresh)
    lost = not unchecked and (yield from check(table, seat, fresh))
    yield from hand_limits(table)

    who = table.seats[seat]
    for face in faces:  # R35: the faces count even if that die was just lost
        if table.penalised(seat, board.ROLL_FACE_TILE[face]):
            owned = [kind for kind in board.GOODS if who.goods[kind]]
            if owned:  # R108
                answer = yield Decision("lose", seat, ["lose " + kind for kind in owned])
                who.goods[answer.removeprefix("lose ")] -= 1

    for other in table.opponents(seat):
        shown = [die.face for die in who.available]
        if (
            table.works(other, "ben_the_ludologist")
            and table.can_lose_morale(other, 2)
            and len(set(shown)) < len(shown)
            and (yield from offer(table, other, "ben_the_ludologist"))
        ):
            table.lose_morale(other, 2)
            yield from take_good(table, other, board.RESOURCES)
            yield from hand_limits(table)

    if lost and table.works(seat, "steven_the_scholar"):
        yield from take_good(table, seat, board.RESOURCES)
        yield from draw(table, seat)
        yield from hand_limits(table)


def check(table, seat, fresh):
    """R31-R34: True if a worker is lost."""
    who = table.seats[seat]
    total = sum(ignorance_checks.counted(table, seat, die, fresh) for die in who.available)
    total += who.knowledge
    yield from ignorance_checks.total_answers(table, seat, total)
    lost = (
        total >= ignorance_checks.threshold(table, seat)
        and not who.lost_worker
        and not (yield from ignorance_checks.saved(table, seat))
    )
    if lost:

        def first_to_go(die):  # R33, C11
            return (die.face, die in fresh, not die.start, not die.group)

        who.dice.remove(max(who.available, key=first_to_go))
        who.lost_worker = True
    ignorance_checks.thought_police(table, seat)
    return lost
