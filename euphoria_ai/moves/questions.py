"""The question of every kind of decision, in one short plain sentence."""

from euphoria_ai.catalog import (
    ARTIFACTS,
    CONSTANTS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    TILES,
)
from euphoria_ai.core.state.ids import (
    CARD_UNKNOWN,
    EXTRA_MOVE_LAST,
    EXTRA_SAME_SPACE,
    LOC_HAND,
    NOBODY,
    PAY_DILEMMA,
    PAY_SURCHARGE,
    R_ACTIVE,
    TAKE_ONE_OF_EACH,
    TAKE_OR_ARTIFACT,
    TAKE_YIELD,
)
from euphoria_ai.moves.at_hand import ability_at
from euphoria_ai.moves.costs import (
    amount,
    bazaar_price,
    dilemma_costs,
    listed,
    payable,
    space_costs,
    ways_text,
)
from euphoria_ai.moves.names import short_name
from euphoria_ai.moves.words import (
    ability_text,
    card_name,
    counted_faces,
    draw_cards,
    draw_number,
    offer_text,
    place_name,
)
from euphoria_ai.state.seat import dice_of, gains_free, penalty


def available_faces(me):
    return sorted(face for loc, face in dice_of(me) if loc == LOC_HAND and face)


def ask_turn(p):
    shown, out = available_faces(p.me), sum(loc < LOC_HAND for loc in p.me["loc"])
    ways = [f"place a worker ({' '.join(map(str, shown))})"] * bool(shown)
    ways += [f"retrieve ({out} on the board)"] * bool(out)
    costs = dilemma_costs(p.f, p.seat)
    may = (
        p.me["dilemma"]
        and not p.me["dilemma_use"]
        and (p.me["hand_n"] >= 2 or any(payable(p.f, p.seat, cost) for cost, _ in costs))
    )
    free = [f"first use {name}" for name in p.usable()]
    return f"{listed([*ways, *['resolve the dilemma'] * bool(may), *free], 'or')}?"


def ask_more(p):
    if not p.options["iib_tweaks"]:
        return f"place another {p.f['group_face']}, or stop?"
    ways = [f"place another {p.f['group_face']} for 1 morale"] * bool(p.f["group"] and p.me["morale"] > 1)
    ways += [f"use {name}" for name in p.usable()]
    return f"{', '.join([*ways, 'or stop'])}?"


def ask_place(p):
    last = short_name(SPACE_IDS[p.f["placement"]["space"]]) if p.f["placement"]["space"] < len(SPACES) else ""
    if p.top["extra"] == EXTRA_MOVE_LAST:
        return f"move the {p.f['placement']['face']} from {last} to another space: where?"
    if p.top["extra"]:
        shown = sorted({face for i, (_, face) in enumerate(dice_of(p.me)) if p.top["dice"] >> i & 1})
        if p.top["extra"] == EXTRA_SAME_SPACE:
            return f"place one more worker on {last}: {listed(shown, 'or')}?"
        return f"place one more worker now: {listed(shown, 'or')}, and where?"
    if p.top["card"]:
        shown = [face for i, (_, face) in enumerate(dice_of(p.me)) if p.top["dice"] >> i & 1]
        return f"place the new worker ({counted_faces(shown)}) now ({card_name(p.top['card'])})?"
    return f"place the further {p.f['group_face']} now: where?"


def dilemma_price(p):
    return ways_text(dilemma_costs(p.f, p.seat)) if p.me["dilemma"] < CARD_UNKNOWN else "its artifact or 2 artifacts"


def ask_pay(p):
    if p.top["what"] == PAY_DILEMMA:
        return f"pay the dilemma with {dilemma_price(p)}: which?"
    space = SPACES[p.f["placement"]["space"]]
    if p.top["what"] == PAY_SURCHARGE:
        tile = penalty(p.f, p.seat, "pay_to_self_bump")
        return f"{tile['name'] if tile else 'a market'} asks 1 commodity for bumping your own worker: which?"
    return f"{short_name(space['id'])} costs {ways_text(space_costs(p.f, p.seat, space)[:6])}: how do you pay?"


def free_loss(f, seat):
    """Morale that a retrieval without payment costs (R38, Cafeteria)."""
    tile = penalty(f, seat, "extra_morale_loss_on_free_retrieve")
    return -CONSTANTS["retrieve"]["free_morale"] + (tile["penalty_params"]["extra"] if tile else 0)


def ask_retrieve_pay(p):
    gain = CONSTANTS["retrieve"]["paid_morale"]
    return f"pay 1 food or 1 bliss for {gain} morale, or retrieve free for -{free_loss(p.f, p.seat)} morale?"


def ask_use(p):
    row, number = ability_at(p.f["rules"], p.top["ability"])
    other = p.name(p.top["subject"]) if p.top["subject"] not in (NOBODY, p.seat) else "that player"
    return f"{row['name']}: {ability_text(row, number, other)}?"


def offered(p):
    """What an opponent's ability offers."""
    return "draw 1 artifact" if p.top["good"] == NOBODY else f"take {p.top['n']} {GOODS[p.top['good']]}"


def ask_opponent(p):
    return f"{offered(p)} ({short_name(ability_at(p.f['rules'], p.top['ability'])[0]['id'])})?"


def ask_draw(p):
    ways = [f"{short_name(row['id'])}: {ability_text(row, draw_number(row))}" for row in draw_cards(p.f, p.seat)]
    return f"draw 1 artifact, or use {' or '.join(ways)}?"


def ask_take(p):
    top = p.top
    kinds = [good for i, good in enumerate(GOODS) if top["kinds"] >> i & 1]
    if top["also"] == TAKE_YIELD:
        return f"take 1 {kinds[0]} or 1 artifact?"
    if top["tracks"]:
        ways = [f"1 {good}" for good in kinds]
        ways += [text for i, text in enumerate(("1 morale", "-1 knowledge")) if top["tracks"] >> i & 1]
        return f"take {listed(ways, 'or')}{p.because()}?"
    if top["also"] == TAKE_ONE_OF_EACH:
        return f"take 1 resource and 1 commodity{p.because()}: which?"
    if top["also"] == TAKE_OR_ARTIFACT:
        return f"take 1 of {listed(kinds, 'or')}, or 1 artifact without its price{p.because()}?"
    return f"take {top['n']} of {listed(kinds, 'or')}{p.because()}: which?"


def ask_face(p):
    """Any face, or one of a few (those of the bumped and the bumping worker)."""
    some = [str(face) for face in range(1, 7) if p.top["faces"] >> face & 1]
    return f"which face does the worker show{p.because()}{': ' + listed(some, 'or') if some else ''}?"


def ask_discard(p):
    n = p.top["n"]
    if p.top["types"]:
        return f"discard {listed((name for i, name in enumerate(ARTIFACTS) if p.top['types'] >> i & 1), 'or')}{p.because()}?"
    if p.top["aside"]:
        return f"discard {n} of the cards just drawn{p.because()}: which?"
    if p.below["kind"] == "hand_limit":
        return f"{amount(n, 'card')}{'s' * (n != 1)} over the hand limit: discard {n}"
    return f"discard {amount(n, 'any_artifact')}{p.because()}: which?"


def ask_star(p):
    places = [place_name((*TERRITORY_IDS, *MARKET_IDS)[i]) for i in range(10) if p.top["places"] >> i & 1]
    return f"star on {listed(places, 'or')}?"


def ask_buy(p):
    """The row with its prices, slot by slot; a price that cannot be paid is one all the same."""
    free = gains_free(p.f)
    ways = [
        f"{i + 1} {ARTIFACTS[card - 1]} ({bazaar_price(p.f, p.seat, i, free)[0] or 'free'})"
        for i, card in enumerate(p.f["bazaar"])
        if card
    ]
    return f"take an artifact from the bazaar{p.because()}, for so many commodities: {', '.join(ways)}?"


def ask_price(p):
    gain = next((frame for frame in reversed(p.f["stack"]) if frame["kind"] == "gain"), None)
    what = f"the {ARTIFACTS[gain['artifact'] - 1]}" if gain and gain["artifact"] else "the artifact"
    return f"pay {amount(p.top['n'], 'any_commodity')} for {what}: which?"


def ask_redraw(p):
    cards = [
        card for card in p.me["recruits"] if 0 < card < CARD_UNKNOWN and RECRUITS[card - 1]["faction"] not in FACTIONS
    ]
    return (
        f"more than one recruit without a faction: put back {listed(map(card_name, cards), 'or')}?"
        if cards
        else "more than one recruit without a faction: put back which?"
    )


def ask_bump(p):
    space = p.f["placement"]["space"]
    there = [
        f"{p.name(seat)}'s {face}"
        for seat, row in enumerate(p.f["seats"])
        if seat != p.seat
        for loc, face in dice_of(row)
        if loc == space
    ]
    return f"bump {listed(dict.fromkeys(there), 'or')} from {short_name(SPACE_IDS[space])}{p.because()}?"


def ask_ignore(p):
    built = [TILES[tile - 1]["name"] for i, tile in enumerate(p.f["tiles"]) if tile and not p.me["tile_stars"] >> i & 1]
    return f"whose penalty does not count for you this turn{p.because()}: {listed(built, 'or')}?"


def ask_activate(p):
    cards = [
        card_name(card, "?")
        for card, flags in zip(p.me["recruits"], p.me["recruit_flags"], strict=True)
        if card and not flags & R_ACTIVE
    ]
    return f"which hidden recruit becomes active{p.because()}{'' if '?' in cards else ': ' + listed(cards, 'or')}?"


def ask_retrieve_areas(p):
    out = [
        f"{face} on {short_name(SPACE_IDS[loc])}"
        for loc, face in sorted(dice_of(p.me))
        if loc < LOC_HAND and SPACES[loc]["group"] == "area"
    ]
    return f"take back any of {listed(out)} without pay{p.because()}: which?"


def ask_prison(p):
    return f"{p.name(p.below['seat'])} has taken all workers back, so you may take one back without pay (Dilemma's Prison): which?"


def ask_recruits(p):
    dealt = [card_name(card) for card in p.me["recruits"] if 0 < card < CARD_UNKNOWN]
    return f"keep two recruits, the first active, the second hidden{': ' + listed(dealt, 'or') if dealt else ''}?"


def ask_draft(p):
    cards = [card_name(p.below[key]) for key in ("card", "other")]
    return "keep one of two recruits?" if "a recruit" in cards else f"keep {listed(cards, 'or')}?"


def offer(p):
    """(what the proposer gives, what it asks for); cards between others are not named."""
    known = any(p.f["trade"][7:])
    goods = not any(p.f["trade"][:7])
    texts = [offer_text([n >> shift & 15 for n in p.f["trade"]], False) for shift in (0, 4)]
    return ["cards" if text == "nothing" and goods and not known else text for text in texts]


def ask_trade(p):
    give, get = offer(p)
    return f"{p.name(p.top['proposer'])} offers {give} for {get}: accept?"


def ask_roll(p):
    n = p.top["dice"] if p.top["roll_off"] else p.top["dice"].bit_count()
    return f"roll {n} {'die' if n == 1 else 'dice'}{' for the tie' if p.top['roll_off'] else ''}"


def ask_lose(p):
    return "1 good is lost: which?"


def ask_outcome(p):
    return "a star on the dilemma, or two recruits to choose from?"


def ask_bonus(p):
    return f"minority bonus, take {p.top['n']} commodities: which?"


def ask_draw_artifact(p):
    return "draws an artifact"


def ask_deal_recruit(p):
    return "is dealt a recruit"


def ask_deal_dilemma(p):
    return "is dealt an ethical dilemma"


def ask_tile(p):
    return f"turns up the tile of {short_name(MARKET_IDS[p.top['site']])}"


def ask_refill(p):
    return "a card comes into the bazaar"


def ask_start(p):
    tied = [p.name(i) for i in range(len(p.f["seats"])) if p.top["tied"] >> i & 1]
    return f"who begins: {listed(tied, 'or')}?"
