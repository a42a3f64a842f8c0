"""The course of the game: setup, turns, placements, retrievals, dilemmas, the end."""

import re
from fractions import Fraction

from . import bazaar, board, iib_recruits, iib_tiles, payments, recruits
from .board import SPACES, items_text
from .events import draw, finish_event, gain, hand_limits, place_star, roll, take, take_good, take_many, throw
from .recruits import Placement
from .table import Decision, GameOver


def whole_game(table, one_turn):
    yield from setup(table)
    yield from turns(table, one_turn)


# ---------------------------------------------------------------- setup


def deal(table, kind, deck):
    """One random card of a set of ids."""
    answer = yield Decision(kind, -1, chances={"deal " + card: Fraction(1, len(deck)) for card in deck})
    card = answer.removeprefix("deal ")
    deck.remove(card)
    return card


def setup(table):
    """R7, R11, R8, R14, R9, R12."""
    numbers = range(len(table.seats))
    dealt = []
    for _ in numbers:
        cards = []
        for _ in range(4):
            cards.append((yield from deal(table, "deal_recruit", table.recruit_deck)))
        dealt.append(cards)
    for seat in numbers:
        yield from redraw(table, seat, dealt[seat])
    for seat in numbers:
        cards = dealt[seat]
        answer = yield Decision(
            "recruits",
            seat,
            [
                f"keep {active} {hidden}"
                for active in cards
                for hidden in cards
                if active != hidden and not board.factionless(hidden)
            ],
        )
        _, active, hidden = answer.split()
        table.seats[seat].recruits = {active: "active", hidden: "hidden"}
        if table.refused_recruits == "deck":
            table.recruit_deck.update(set(cards) - {active, hidden})
    for seat in numbers:  # shown by all at the same time (R7)
        if iib_recruits.KOFI in table.seats[seat].recruits:
            table.seats[seat].dice.pop()  # R2
    for seat in numbers:
        table.seats[seat].dilemma = yield from deal(table, "deal_dilemma", table.dilemma_deck)
    yield from bazaar.restock(table)
    for seat in numbers:
        dice = table.seats[seat].dice
        for die, face in zip(dice, (yield from throw(len(dice)))):
            die.face = face
    sums = [sum(die.face for die in seat.dice) for seat in table.seats]
    tied = [seat for seat in numbers if sums[seat] == max(sums)]
    answer = yield Decision("start", -1, chances={f"start P{seat + 1}": Fraction(1, len(tied)) for seat in tied})
    table.active = int(answer.removeprefix("start P")) - 1
    if table.iib_tweaks:
        yield from minority_bonus(table)


def redraw(table, seat, cards):
    """R11: all but one of the factionless cards are replaced; they leave the game."""
    while sum(map(board.factionless, cards)) > 1:
        answer = yield Decision("redraw", seat, ["refuse " + card for card in cards if board.factionless(card)])
        cards.remove(answer.removeprefix("refuse "))
        cards.append((yield from deal(table, "deal_recruit", table.recruit_deck)))


def minority_bonus(table):
    """R12, C21."""
    factions = []
    for seat in table.seats:
        active = next(name for name, state in seat.recruits.items() if state == "active")
        factions.append(board.RECRUIT_FACTION[active])
    most = max(factions.count(faction) for faction in board.FACTIONS)
    for seat in table.order():
        if factions[seat] in board.FACTIONS and factions.count(factions[seat]) < most:
            yield from take_many(table, seat, board.COMMODITIES, 2, "bonus")


# ---------------------------------------------------------------- turns


def turns(table, one_turn):
    """Turns until somebody's 10th star is down; then the winner is found."""
    try:
        while True:
            if not (yield from one_turn(table)):  # else Kofi: the same player again
                table.active = (table.active + 1) % len(table.seats)
    except GameOver:
        table.winner = yield from find_winner(table)


def turn(table):
    """R16."""
    seat = table.active
    table.begin_turn()
    while True:
        options, retrievals = turn_moves(table, seat)
        move = yield Decision("turn", seat, options)
        if not move.startswith("trade "):
            break
        yield from trade(table, move)
    if move == "dilemma":
        yield from dilemma(table, seat)
    elif move in retrievals:
        yield from retrieve(table, seat, retrievals[move])
    else:
        yield from placing_turn(table, seat, move)


def turn_moves(table, seat):
    """What the turn may be, and the retrievals among it as {move text: dice}."""
    who = table.seats[seat]
    retrievals = retrieval_moves(who.on_board)
    options = placement_moves(table, seat, {die.face for die in who.available})
    options += list(retrievals)
    if who.dilemma_use == "unused" and payments.for_dilemma(table, seat):  # R94
        options.append("dilemma")
    return options, retrievals


def placement_moves(table, seat, faces):
    spaces = [space for space in SPACES if payments.can_place(table, seat, space)]
    return [f"place {face} {space}" for face in faces for space in spaces]


def placing_turn(table, seat, move):
    """R18, R19: the first placement, then the other dice of its group."""
    face, space = int(move.split()[1]), move.split()[2]
    for die in table.seats[seat].available:
        die.group = die.face == face
    yield from place_and_chase(table, seat, group_die(table, seat), space)
    while group_die(table, seat):
        if table.iib_tweaks:
            move = yield from another(table, seat, face)
        else:
            options = placement_moves(table, seat, [face])
            if not options:
                return
            move = yield Decision("more", seat, options + ["stop"])
        if move.startswith("trade "):
            yield from trade(table, move)
        elif move == "stop":
            return
        else:
            yield from place_and_chase(table, seat, group_die(table, seat), move.split()[2])


def group_die(table, seat):
    return next((die for die in table.seats[seat].available if die.group), None)


def another(table, seat, face):
    """R19: announce, lose 1 morale, discard to the limit, then choose the space."""
    if not another_allowed(table, seat):
        return "stop"
    move = yield Decision("more", seat, ["another", "stop"])
    if move != "another":
        return move
    table.lose_morale(seat, 1)
    yield from hand_limits(table)
    options = placement_moves(table, seat, [face])
    if not options:
        return "stop"
    return (yield Decision("place", seat, options))


def another_allowed(table, seat):
    """R19: would any choice of discards after the morale loss leave a legal placement?"""
    who = table.seats[seat]
    if not table.can_lose_morale(seat, 1):
        return False
    before = who.morale, who.knowledge, who.hand
    table.lose_morale(seat, 1)
    excess = max(0, sum(before[2].values()) - who.morale)
    found = False
    for cards in board.multisets(board.ARTIFACTS, excess, before[2]):
        who.hand = {kind: count - cards.get(kind, 0) for kind, count in before[2].items()}
        found = any(payments.can_place(table, seat, space) for space in SPACES)
        if found:
            break
    who.morale, who.knowledge, who.hand = before
    return found


def place_and_chase(table, seat, die, space):
    """A placement, then Chase (b)'s new worker, as the very next placement or never."""
    new_die = yield from place(table, seat, die, space)
    while new_die in table.seats[seat].available and table.works(seat, "chase_the_miner"):
        options = placement_moves(table, seat, [new_die.face])
        if not options:
            return
        move = yield Decision("place", seat, options + ["decline chase_the_miner"])
        if move == "decline chase_the_miner":
            return
        new_die = yield from place(table, seat, new_die, move.split()[2])


# ---------------------------------------------------------------- one placement


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
    amount = iib_tiles.commodity_amount(table, now.seat, amount)
    yield from gain(table, now.seat, {kind: amount})


def benefit_slot(table, now):
    """R62."""
    return
    yield


def benefit_market(table, now):
    """R69-R71."""
    markets = [now.space] if table.iib_tweaks else []
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
    yield from iib_recruits.kofi_leaves(table)
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


# ---------------------------------------------------------------- retrieval


def retrieval_moves(dice):
    """{move text: dice}: every non-empty multiset of these workers on the board (R37)."""
    dice = sorted(dice, key=lambda die: (board.SPACE_ORDER[die.where], die.face))
    moves = {}
    for picks in range(1, 2 ** len(dice)):
        chosen = [die for number, die in enumerate(dice) if picks >> number & 1]
        text = " ".join(f"{die.face}@{die.where}" for die in chosen)
        moves.setdefault("retrieve " + text, chosen)
    return moves


def retrieve(table, seat, dice):
    """R38, R39, R35. True if nothing was paid."""
    who = table.seats[seat]
    dice = list(dice)
    spaces = [die.where for die in dice]
    for die in dice:
        table.take_off(die)
    answer = yield Decision("retrieve_pay", seat, retrieve_prices(table, seat))
    if answer == "free":
        extra = table.penalised(seat, "cafeteria_of_nameless_meat")
        table.lose_morale(seat, 2 if extra else 1)
    elif answer == "pay energy by jefferson_the_shock_artist":
        who.goods["energy"] -= 1
        table.gain_morale(seat, 1)
        table.lose_knowledge(seat, 1)
    elif answer == "pay bliss by gidget_the_hypnotist":
        who.goods["bliss"] -= 1
        table.lose_knowledge(seat, 2)
    else:
        who.goods[answer.removeprefix("pay ")] -= 1
        table.gain_morale(seat, 2)
    yield from hand_limits(table)
    yield from recruits.sacrifices(table, seat, dice)
    yield from iib_recruits.retrieved(table, seat, len(dice))
    set_dice = []
    if answer == "free":
        set_dice = yield from recruits.yordy(table, seat, dice)
    yield from roll(table, seat, dice, set_dice)
    yield from recruits.maggie(table, seat, spaces)
    return answer == "free"


def retrieve_prices(table, seat):
    goods = table.seats[seat].goods
    options = ["free"]
    options += ["pay " + kind for kind in ("food", "bliss") if goods[kind]]
    if goods["energy"] and table.works(seat, "jefferson_the_shock_artist"):
        options.append("pay energy by jefferson_the_shock_artist")
    if goods["bliss"] and table.works(seat, "gidget_the_hypnotist"):
        options.append("pay bliss by gidget_the_hypnotist")
    return options


# ---------------------------------------------------------------- dilemma


def dilemma(table, seat):
    """R94-R98."""
    who = table.seats[seat]
    ways = payments.for_dilemma(table, seat)
    answer = yield Decision("pay", seat, list(ways))
    items, wildcard = ways[answer]
    payments.hand_over(table, seat, items)
    yield from bazaar.restock(table)
    if wildcard:  # I10
        yield from take_good(table, seat, board.COMMODITIES)
    outcome = yield Decision("outcome", seat, ["outcome star", "outcome recruits"])
    who.dilemma_use = outcome.removeprefix("outcome ")
    if outcome == "outcome star":
        table.put_star_on_dilemma(seat)
        yield from finish_event(table)
        yield from hand_limits(table)
        return
    drawn = []
    while table.recruit_deck and len(drawn) < 2:
        card = yield from deal(table, "deal_recruit", table.recruit_deck)
        if not (board.factionless(card) and any(map(board.factionless, who.recruits))):  # R99
            drawn.append(card)
    if not drawn:
        return
    answer = yield Decision("draft", seat, ["keep " + recruit for recruit in drawn])
    kept = answer.removeprefix("keep ")
    who.recruits[kept] = "hidden"
    if board.factionless(kept) or table.activated(board.RECRUIT_FACTION[kept]):  # R97, C22
        table.activate(seat, kept)
        yield from finish_event(table)
        yield from hand_limits(table)


# ---------------------------------------------------------------- trading


def parse_trade(table, text):
    """(canonical text, partner, given, wanted) of an offer that may be made (R21), or None."""
    match = re.fullmatch(r"trade p([1-6]) give (.+) for (.+)", " ".join(text.lower().split()))
    if not match:
        return None
    partner = int(match[1]) - 1
    given, wanted = parse_items(match[2]), parse_items(match[3])
    if given is None or wanted is None or not (given or wanted):
        return None
    if partner >= len(table.seats) or partner == table.active:
        return None
    own, other = table.seats[table.active], table.seats[partner]
    holdings = {**own.goods, **own.hand}
    if any(holdings[item] < count for item, count in given.items()):
        return None
    # Goods are public, cards are not: an offer for a missing card may be made.
    if any(other.goods.get(item, count) < count for item, count in wanted.items()):
        return None
    text = f"trade P{partner + 1} give {items_text(given)} for {items_text(wanted)}"
    return text, partner, given, wanted


def parse_items(text):
    if text == "nothing":
        return {}
    items, count = {}, 1
    for word in text.split():
        if word.isdigit() and count == 1 and int(word) > 0:
            count = int(word)
        elif word in board.GOODS + board.ARTIFACTS and word not in items:
            items[word], count = count, 1
        else:
            return None
    return items or None if count == 1 else None


def trade(table, text):
    """R21: the partner answers; both sides hand over at once; then the hand limit."""
    _, partner, given, wanted = parse_trade(table, text)
    own, other = table.seats[table.active], table.seats[partner]
    options = ["decline"]
    if all(other.hand.get(item, count) >= count for item, count in wanted.items()):
        options.append("accept")
    answer = yield Decision("trade", partner, options)
    if answer == "decline":
        return
    for items, giver, taker in ((given, own, other), (wanted, other, own)):
        for item, count in items.items():
            pile = "goods" if item in board.GOODS else "hand"
            getattr(giver, pile)[item] -= count
            getattr(taker, pile)[item] += count
    yield from hand_limits(table)


# ---------------------------------------------------------------- the end


def find_winner(table):
    """R111, R112."""

    def standing(seat):
        who = table.seats[seat]
        territories = sum(1 for stars in table.territories.values() if stars[seat])
        return (who.morale, -who.knowledge, len(who.tile_stars), territories)

    tied = [seat for seat, who in enumerate(table.seats) if not who.stars_left]
    best = max(standing(seat) for seat in tied)
    tied = [seat for seat in tied if standing(seat) == best]
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            totals[seat] = sum((yield from throw(len(table.seats[seat].dice))))
        tied = [seat for seat in tied if totals[seat] == min(totals.values())]
    return tied[0]
