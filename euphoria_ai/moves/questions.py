"""The question of every kind of decision, in one short plain sentence."""

from __future__ import annotations

from euphoria_ai.catalog import (
    ARTIFACTS,
    CONSTANTS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUITS,
    SITES,
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
    bazaar_price,
    dilemma_costs,
    payable,
    piece_text,
    space_costs,
    ways_text,
)
from euphoria_ai.moves.full_names import artifact_names, star_place
from euphoria_ai.moves.words import (
    ability_text,
    card_name,
    counted_faces,
    draw_cards,
    offer_text,
)
from euphoria_ai.state.seat import dice_of, gains_free, penalty
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.moves.at_hand import AtHand
    from euphoria_ai.state.shapes import Row


def available_faces(me: Row) -> list[int]:
    return sorted(face for loc, face in dice_of(me) if loc == LOC_HAND and face)


def ask_turn(at: AtHand) -> str:
    shown, out = available_faces(at.me), sum(loc < LOC_HAND for loc in at.me["loc"])
    ways = [f"place a worker ({' '.join(map(str, shown))})"] * bool(shown)
    ways += [f"retrieve ({out} on the board)"] * bool(out)
    costs = dilemma_costs(at.f, at.seat)
    may = (
        at.me["dilemma"]
        and not at.me["dilemma_use"]
        and (at.me["hand_n"] >= 2 or any(payable(at.f, at.seat, cost) for cost, _ in costs))
    )
    free = [f"first use {name}" for name in at.usable()]
    return f"{listed([*ways, *['resolve the dilemma'] * bool(may), *free], 'or')}?"


def ask_more(at: AtHand) -> str:
    if not at.options["iib_tweaks"]:
        return f"place another {at.f['group_face']}, or stop?"
    ways = [f"place another {at.f['group_face']} for 1 morale"] * bool(at.f["group"] and at.me["morale"] > 1)
    ways += [f"use {name}" for name in at.usable()]
    return f"{', '.join([*ways, 'or stop'])}?"


def ask_place(at: AtHand) -> str:
    last = at.called(SPACE_IDS[at.f["placement"]["space"]]) if at.f["placement"]["space"] < len(SPACES) else ""
    if at.top["extra"] == EXTRA_MOVE_LAST:
        return f"move the {at.f['placement']['face']} from {last} to another space: where?"
    if at.top["extra"]:
        shown = sorted({face for i, (_, face) in enumerate(dice_of(at.me)) if at.top["dice"] >> i & 1})
        if at.top["extra"] == EXTRA_SAME_SPACE:
            return f"place one more worker on {last}: {listed(shown, 'or')}?"
        return f"place one more worker now: {listed(shown, 'or')}, and where?"
    if at.top["card"]:
        shown = [face for i, (_, face) in enumerate(dice_of(at.me)) if at.top["dice"] >> i & 1]
        return f"place the new worker ({counted_faces(shown)}) now ({card_name(at.top['card'])})?"
    return f"place the further {at.f['group_face']} now: where?"


def dilemma_price(at: AtHand) -> str:
    return ways_text(dilemma_costs(at.f, at.seat)) if at.me["dilemma"] < CARD_UNKNOWN else "its artifact or 2 artifacts"


def ask_pay(at: AtHand) -> str:
    if at.top["what"] == PAY_DILEMMA:
        return f"pay the dilemma with {dilemma_price(at)}: which?"
    space = SPACES[at.f["placement"]["space"]]
    if at.top["what"] == PAY_SURCHARGE:
        tile = penalty(at.f, at.seat, "pay_to_self_bump")
        return f"{tile['name'] if tile else 'a market'} asks 1 commodity for bumping your own worker: which?"
    return f"{at.called(space['id'])} costs {ways_text(space_costs(at.f, at.seat, space)[:6])}: how do you pay?"


def free_loss(f: Row, seat: int) -> int:
    """Morale that a retrieval without payment costs (R38, Cafeteria)."""
    tile = penalty(f, seat, "extra_morale_loss_on_free_retrieve")
    return -CONSTANTS["retrieve"]["free_morale"] + (tile["penalty_params"]["extra"] if tile else 0)


def ask_retrieve_pay(at: AtHand) -> str:
    gain = CONSTANTS["retrieve"]["paid_morale"]
    return f"pay 1 food or 1 bliss for {gain} morale, or retrieve free for -{free_loss(at.f, at.seat)} morale?"


def ask_use(at: AtHand) -> str:
    row, number = ability_at(at.f["rules"], at.top["ability"])
    other = at.name(at.top["subject"]) if at.top["subject"] not in (NOBODY, at.seat) else "that player"
    return f"{row['name']}: {ability_text(row, number, other)}?"


def offered(at: AtHand) -> str:
    """What an opponent's ability offers."""
    return "draw 1 artifact" if at.top["good"] == NOBODY else f"take {at.top['n']} {GOODS[at.top['good']]}"


def ask_opponent(at: AtHand) -> str:
    return f"{offered(at)} ({at.called(ability_at(at.f['rules'], at.top['ability'])[0]['id'])})?"


def ask_draw(at: AtHand) -> str:
    ways = [f"{row['name']}: {ability_text(row, number)}" for row, number in draw_cards(at.f, at.seat)]
    return f"draw 1 artifact, or use {' or '.join(ways)}?"


def ask_take(at: AtHand) -> str:
    top = at.top
    kinds = [good for i, good in enumerate(GOODS) if top["kinds"] >> i & 1]
    if top["also"] == TAKE_YIELD:
        return f"take 1 {kinds[0]} or 1 artifact?"
    if top["tracks"]:
        ways = [f"1 {good}" for good in kinds]
        ways += [text for i, text in enumerate(("1 morale", "-1 knowledge")) if top["tracks"] >> i & 1]
        return f"take {listed(ways, 'or')}{at.because()}?"
    if top["also"] == TAKE_ONE_OF_EACH:
        return f"take 1 resource and 1 commodity{at.because()}: which?"
    if top["also"] == TAKE_OR_ARTIFACT:
        return f"take 1 of {listed(kinds, 'or')}, or 1 artifact without its price{at.because()}?"
    return f"take {top['n']} of {listed(kinds, 'or')}{at.because()}: which?"


def ask_face(at: AtHand) -> str:
    """Any face, or one of a few (those of the bumped and the bumping worker)."""
    some = [str(face) for face in range(1, 7) if at.top["faces"] >> face & 1]
    return f"which face does the worker show{at.because()}{': ' + listed(some, 'or') if some else ''}?"


def ask_discard(at: AtHand) -> str:
    n = at.top["n"]
    if at.top["types"]:
        types = [artifact_names()[name] for i, name in enumerate(ARTIFACTS) if at.top["types"] >> i & 1]
        return f"discard {listed(types, 'or')}{at.because()}?"
    if at.top["aside"]:
        return f"discard {n} of the cards just drawn{at.because()}: which?"
    if at.below["kind"] == "hand_limit":
        return f"{piece_text(n, 'card')}{'s' * (n != 1)} over the hand limit: discard {n}"
    return f"discard {piece_text(n, 'any_artifact')}{at.because()}: which?"


def ask_star(at: AtHand) -> str:
    places = [
        star_place((*TERRITORY_IDS, *MARKET_IDS)[i], at.f["tiles"]) for i in range(10) if at.top["places"] >> i & 1
    ]
    return f"star on {listed(places, 'or')}?"


def ask_buy(at: AtHand) -> str:
    """The row with its prices, slot by slot; a price that cannot be paid is one all the same."""
    free = gains_free(at.f)
    ways = [
        f"slot {i + 1} {artifact_names()[ARTIFACTS[card - 1]]} ({bazaar_price(at.f, at.seat, i, free)[0] or 'free'})"
        for i, card in enumerate(at.f["bazaar"])
        if card
    ]
    return f"take an artifact from the bazaar{at.because()}: {', '.join(ways)} (price in commodities)?"


def ask_price(at: AtHand) -> str:
    gain = next((frame for frame in reversed(at.f["stack"]) if frame["kind"] == "gain"), None)
    what = f"the {artifact_names()[ARTIFACTS[gain['artifact'] - 1]]}" if gain and gain["artifact"] else "the artifact"
    return f"pay {piece_text(at.top['n'], 'any_commodity')} for {what}: which?"


def ask_redraw(at: AtHand) -> str:
    cards = [
        card for card in at.me["recruits"] if 0 < card < CARD_UNKNOWN and RECRUITS[card - 1]["faction"] not in FACTIONS
    ]
    return (
        f"more than one recruit without a faction: put back {listed(map(card_name, cards), 'or')}?"
        if cards
        else "more than one recruit without a faction: put back which?"
    )


def ask_bump(at: AtHand) -> str:
    space = at.f["placement"]["space"]
    there = [
        f"{at.name(seat)}'s {face}"
        for seat, row in enumerate(at.f["seats"])
        if seat != at.seat
        for loc, face in dice_of(row)
        if loc == space
    ]
    return f"bump {listed(dict.fromkeys(there), 'or')} from {at.called(SPACE_IDS[space])}{at.because()}?"


def ask_ignore(at: AtHand) -> str:
    built = [
        TILES[tile - 1]["name"] for i, tile in enumerate(at.f["tiles"]) if tile and not at.me["tile_stars"] >> i & 1
    ]
    return f"whose penalty does not count for you this turn{at.because()}: {listed(built, 'or')}?"


def ask_activate(at: AtHand) -> str:
    cards = [
        card_name(card, "?")
        for card, flags in zip(at.me["recruits"], at.me["recruit_flags"], strict=True)
        if card and not flags & R_ACTIVE
    ]
    return f"which hidden recruit becomes active{at.because()}{'' if '?' in cards else ': ' + listed(cards, 'or')}?"


def ask_retrieve_areas(at: AtHand) -> str:
    out = [
        f"{face} on {at.called(SPACE_IDS[loc])}"
        for loc, face in sorted(dice_of(at.me))
        if loc < LOC_HAND and SPACES[loc]["group"] == "area"
    ]
    return f"take back any of {listed(out)} without pay{at.because()}: which?"


def ask_prison(at: AtHand) -> str:
    who = at.name(at.below["seat"])
    return f"{who} has taken all workers back, so you may take one back without pay (Dilemma's Prison): which?"


def ask_recruits(at: AtHand) -> str:
    dealt = [card_name(card) for card in at.me["recruits"] if 0 < card < CARD_UNKNOWN]
    return f"keep two recruits, the first active, the second hidden{': ' + listed(dealt, 'or') if dealt else ''}?"


def ask_draft(at: AtHand) -> str:
    cards = [card_name(at.below[key]) for key in ("card", "other")]
    return "keep one of two recruits?" if "a recruit" in cards else f"keep {listed(cards, 'or')}?"


def offer(at: AtHand) -> list[str]:
    """(what the proposer gives, what it asks for); cards between others are not named."""
    known = any(at.f["trade"][7:])
    goods = not any(at.f["trade"][:7])
    texts = [offer_text([n >> shift & 15 for n in at.f["trade"]], False) for shift in (0, 4)]
    return ["cards" if text == "nothing" and goods and not known else text for text in texts]


def ask_trade(at: AtHand) -> str:
    give, get = offer(at)
    return f"{at.name(at.top['proposer'])} offers {give} for {get}: accept?"


def ask_roll(at: AtHand) -> str:
    n = at.top["dice"] if at.top["roll_off"] else at.top["dice"].bit_count()
    return f"roll {n} {'die' if n == 1 else 'dice'}{' for the tie' if at.top['roll_off'] else ''}"


def ask_lose(at: AtHand) -> str:
    return "1 good is lost: which?"


def ask_outcome(at: AtHand) -> str:
    return "a star on the dilemma, or two recruits to choose from?"


def ask_bonus(at: AtHand) -> str:
    return f"minority bonus, take {at.top['n']} commodities: which?"


def ask_draw_artifact(at: AtHand) -> str:
    return "draws an artifact"


def ask_deal_recruit(at: AtHand) -> str:
    return "is dealt a recruit"


def ask_deal_dilemma(at: AtHand) -> str:
    return "is dealt an ethical dilemma"


def ask_tile(at: AtHand) -> str:
    return f"turns up the tile of {SITES[at.top['site']]['name']}"


def ask_refill(at: AtHand) -> str:
    return "a card comes into the bazaar"


def ask_start(at: AtHand) -> str:
    tied = [at.name(i) for i in range(len(at.f["seats"])) if at.top["tied"] >> i & 1]
    return f"who begins: {listed(tied, 'or')}?"
