"""Why a move of a verb is not among the legal ones, with the rule: one function a verb."""

from euphoria_ai.catalog import (
    ARTIFACTS,
    CONSTANTS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    word_of,
)
from euphoria_ai.core.engine import questions
from euphoria_ai.core.state.ids import (
    CARD_UNKNOWN,
    LOC_HAND,
    PAY_DILEMMA,
    PAY_SURCHARGE,
    R_ACTIVE,
    R_WORKING,
    TAKE_ONE_OF_EACH,
)
from euphoria_ai.moves.at_hand import EVENTS_AT, ability_at
from euphoria_ai.moves.closed_spaces import space_reason
from euphoria_ai.moves.costs import (
    amount,
    bazaar_price,
    cannot_pay,
    clause,
    dilemma_costs,
    have_text,
    listed,
    owned,
    payable,
    space_costs,
    ways_text,
)
from euphoria_ai.moves.decisions import asked
from euphoria_ai.moves.names import short_name
from euphoria_ai.state.seat import gains_free, penalty


def choices(k, meaning=None):
    """The few things that can be chosen."""
    if len(k.legal) > 8:
        return asked(k)
    return f"the choice is {listed((f'`{text}`' for text in k.legal), 'or')}"


def available(k):
    """[(face, may this decision place it, is it back or new in this turn)] of the available workers."""
    mask = {"more": k.f["group"], "place": k.top.get("dice")}.get(k.kind, 15)
    dice = enumerate(zip(k.me["loc"], k.me["face"], strict=True))
    return [(face, mask >> i & 1, k.f["fresh"] >> i & 1) for i, (loc, face) in dice if loc == LOC_HAND and face]


def face_reason(k, face):
    """Why no worker with this face can be placed now; None if one can."""
    workers = available(k)
    usable = sorted({shown for shown, ok, _ in workers if ok})
    if not workers:
        return "none of your workers is available: retrieve first (R17)"
    if face is None or face in usable:
        return None
    if k.kind == "turn":
        return (
            f"no available worker shows {face}; yours show {listed(shown for shown, *_ in sorted(workers))} (R16, R18)"
        )
    same = [fresh for shown, _, fresh in workers if shown == face]
    if same and all(same):
        return f"the worker that shows {face} came back or was gained in this turn and cannot be placed (R20)"
    if same:
        return f"only workers that show {listed(usable, 'or')} may follow now (R18)"
    return f"no worker that shows {face} may follow; {listed(usable, 'or')} may (R18)"


def refuse_place(k, meaning):
    if k.kind == "more" and k.options["iib_tweaks"]:
        return "announce a further placement with `another` first; it costs 1 morale (R19)"
    face, names = meaning
    reason = face_reason(k, int(face) if face else None)
    if reason or not names:
        return reason
    return "; ".join(dict.fromkeys(filter(None, (space_reason(k, name) for name in sorted(names)[:2])))) or None


def refuse_retrieve(k, meaning):
    there = sorted((loc, face) for loc, face in zip(k.me["loc"], k.me["face"], strict=True) if loc < LOC_HAND)
    if not there:
        return "none of your workers is on the board (R17)"
    if k.kind == "retrieve_areas":
        there = [(loc, face) for loc, face in there if SPACES[loc]["group"] == "area"]
        return f"choose among your workers on commodity areas: {listed(f'{face}@{SPACE_IDS[loc]}' for loc, face in there)} (Samuel)"
    if k.kind == "retrieve_one" and len(meaning or ()) > 1:
        return "one worker may come back, not more (R41)"
    return f"choose among your workers on the board: {listed(f'{face}@{SPACE_IDS[loc]}' for loc, face in there)} (R37)"


def refuse_dilemma(k, meaning):
    if k.me["dilemma_use"]:
        return "your dilemma is used; it serves once in a game (R94)"
    if not k.me["dilemma"]:
        return "you have no dilemma (R8)"
    return f"the dilemma {cannot_pay(k.me, dilemma_costs(k.f, k.seat))} (R95)"


def too_much(k, items):
    """An item that the seat has too few of."""
    for n, names in items or ():
        for name in names if len(names) == 1 else ():
            if name in (*GOODS, *ARTIFACTS) and owned(k.me, name) < n:
                return f"you have {f'only {owned(k.me, name)}' if owned(k.me, name) else 'no'} {name}"
    return None


def refuse_pay(k, meaning):
    short = too_much(k, meaning[0])
    if k.kind == "retrieve_pay":
        have = have_text(k.me, ("food", "bliss"))
        return f"a retrieval costs 1 food or 1 bliss, or is free at the price of morale; you have {have} (R38)"
    if k.kind == "price":
        return f"the artifact costs {amount(k.top['n'], 'any_commodity')} of your choice (R53)" + (
            f"; {short}" if short else ""
        )
    if k.top["what"] == PAY_SURCHARGE:
        tile = penalty(k.f, k.seat, "pay_to_self_bump")
        return f"{tile['name']} asks 1 commodity for bumping your own worker, one that leaves the space payable (R105)"
    if k.top["what"] == PAY_DILEMMA:
        costs, what, rule = dilemma_costs(k.f, k.seat), "the dilemma", "R95"
    else:
        space = SPACES[k.f["placement"]["space"]]
        costs, what, rule = space_costs(k.f, k.seat, space), space["id"], "R27"
    return f"{what} asks for {ways_text(costs[:6])} ({rule})" + (f"; {short}" if short else "")


def recruit_reason(k, name):
    """Why this recruit of the own seat cannot be used now."""
    row = RECRUITS[RECRUIT_IDS.index(name)]
    slot = next(
        (i for i, card in enumerate(k.me["recruits"]) if 0 < card < CARD_UNKNOWN and RECRUIT_IDS[card - 1] == name),
        None,
    )
    if slot is None:
        return f"{row['name']} is not one of your recruits (R89)"
    if not k.me["recruit_flags"][slot] & R_ACTIVE:
        return f"{row['name']} is still hidden (R83, R58)"
    tile = penalty(k.f, k.seat, "no_recruit_abilities")
    if tile:
        return f"{tile['name']} silences your recruits (R105)"
    if not k.me["recruit_flags"][slot] & R_WORKING:
        return f"{row['name']} works only once the placement that revealed it is over (R85)"
    if k.me["used"] >> slot & 1:
        return f"{row['name']} was used in this turn already (once per turn, R89)"
    trigger = row["trigger"].rstrip(".") if row["trigger"].startswith("(") else clause(row["trigger"])
    return price_reason(k, row) or f"{row['name']} does not answer this; its trigger: {trigger} (R89)"


NEEDS = {  # condition of a menu: (does it hold?, what is missing of its operands)
    "holds": (lambda k, *cards: any(owned(k.me, card) for card in cards), "needs {} in your hand"),
    "has_hidden": (
        lambda k: any(
            card and not flags & R_ACTIVE for card, flags in zip(k.me["recruits"], k.me["recruit_flags"], strict=True)
        ),
        "needs a hidden recruit",
    ),
    "penalising_market": (
        lambda k: any(tile and not k.me["tile_stars"] >> i & 1 for i, tile in enumerate(k.f["tiles"])),
        "needs a built market without your star",
    ),
    "balloon_marked": (lambda k: k.f["balloon"], "needs a balloon gained in this turn, and no other choice since"),
}


def price_reason(k, row):
    """What an ability of the menu at hand, or of a draw, needs and the seat does not have."""
    for ability in row["abilities"]:
        if ability["on"] not in EVENTS_AT.get(k.kind, ()):
            continue
        for condition in ability.get("when", ()):
            word, *operands = word_of(condition)
            holds, missing = NEEDS.get(word, (None, None))
            if holds and not holds(k, *operands):
                cards = listed([card if card == "bifocals" else f"a {card}" for card in operands], "or")
                return f"{row['name']} {missing.format(cards)} (R89)"
        price = ability.get("price", {})
        if not payable(k.f, k.seat, price):
            limit = f" of {questions.knowledge_cap(k.f, k.seat)}" * ("knowledge" in price)
            return f"{row['name']} {cannot_pay(k.me, [(price, None)])}{limit} (R90)"
        if ability["on"] == "extra":
            return f"no worker that could be placed at the start of the turn, or no space for it, would be left for {row['name']} (R20, R22)"
    return None


def refuse_use(k, meaning):
    if k.kind in ("opponent", "trade"):
        return "it is only `accept` or `decline`"
    reason = recruit_reason(k, min(meaning[0])) if meaning else None
    if k.kind == "use":
        return f"the question is about {ability_at(k.f['rules'], k.top['ability'])[0]['name']}" + (
            f"; {reason}" if reason else ""
        )
    return reason or (asked(k) if k.kind in ("turn", "more") else None)


def total(items):
    return sum(n for n, _ in items or ())


def refuse_take(k, meaning):
    n = k.top["n"]
    legal = [text.split() for text in k.legal if text != "take artifact"]
    if k.kind == "take" and k.top["also"] == TAKE_ONE_OF_EACH:
        return "take exactly 1 resource and 1 commodity (R28)"
    if k.kind == "bonus" and total(meaning) != n:
        return f"the minority bonus is exactly {n} commodities (R12)"
    if k.kind == "take" and len(legal) > 3 and total(meaning) != n:
        return f"take exactly {n} (R28)"
    return None


def refuse_lose(k, meaning):
    if total(meaning) > 1:
        return "one good is lost for each die (R35)"
    return too_much(k, meaning)


def refuse_discard(k, meaning):
    n = k.top["n"]
    if k.top["types"]:
        return f"discard {listed((name for i, name in enumerate(ARTIFACTS) if k.top['types'] >> i & 1), 'or')}: the ability says so"
    if k.top["aside"]:
        return f"discard {n} of the cards just drawn: {listed((f'`{text}`' for text in k.legal), 'or')}"
    if total(meaning) != n:
        why = (
            f"the hand limit is morale {k.me['morale']} and you hold {k.me['hand_n']}"
            if is_hand_limit(k)
            else "the ability says so"
        )
        return f"discard exactly {amount(n, 'any_artifact')}: {why} (R49, R50)"
    return too_much(k, meaning)


def is_hand_limit(k):
    return k.me["hand_n"] - k.me["morale"] == k.top["n"] and k.game.stack()[-2] == "hand_limit"


def refuse_star(k, meaning):
    if meaning is None:
        return None
    return star_reason(k, min(meaning[0]))


def star_reason(k, name):
    """Why no star may go there (R3, R69-R74)."""
    if name not in TERRITORY_IDS + MARKET_IDS:
        return space_reason(k, name)
    space = SPACES[k.f["placement"]["space"]]
    if name in TERRITORY_IDS:
        number = TERRITORY_IDS.index(name)
        room = CONSTANTS["territory"]["capacity"][str(k.options["seats"])]
        if sum(seat["territory"][number] for seat in k.f["seats"]) >= room:
            return f"{name} is full: {room} of {room} stars (R3, R70)"
        tile = penalty(k.f, k.seat, "no_star_on_empty_territory")
        if (
            tile
            and space["faction"] == name.removeprefix("territory_")
            and not any(seat["territory"][number] for seat in k.f["seats"])
        ):
            return f"nobody has a star on {name}, and {tile['name']} forbids you to place the first one (R105)"
        return f"the star of a visit to {space['id']} goes to its own region (R69, R74)"
    site = MARKET_IDS.index(name)
    if not k.f["tiles"][site]:
        return f"the tile of {name} is not turned up yet (R74)"
    if k.me["tile_stars"] >> site & 1:
        return f"you have a star on {name}; there is never more than one (R73)"
    return f"the star of a visit to {space['id']} does not go to {name} (R69, R74)"


def refuse_keep(k, meaning):
    dealt = [RECRUIT_IDS[card - 1] for card in k.me["recruits"] if card] if k.kind == "recruits" else []
    if k.kind == "recruits" and len(meaning or ()) != 2:
        return f"keep two of {listed(map(short_name, dealt))}: first the active one, then the hidden one (R7)"
    for names in meaning or ():
        if k.kind == "recruits" and not names & set(dealt):
            return f"{short_name(min(names))} was not dealt to you; you have {listed(map(short_name, dealt))} (R7)"
    hidden = min(meaning[1]) if k.kind == "recruits" else None
    if hidden and RECRUITS[RECRUIT_IDS.index(hidden)]["faction"] not in FACTIONS:
        return f"{short_name(hidden)} has no faction and can be kept as the active recruit only (R11)"
    if k.kind == "recruits":
        return "one recruit is kept active and another one hidden (R7)"
    return f"keep one of {listed((short_name(text.split()[1]) for text in k.legal), 'or')} (R96)"


def refuse_put_back(k, meaning):
    return f"put back one of {listed((short_name(text.split()[1]) for text in k.legal), 'or')}: one without a faction at most is kept (R11)"


def refuse_buy(k, meaning):
    """R53, R55: the slot is empty, holds another card, is too dear, or a tile rules the card out."""
    row, free = k.f["bazaar"], gains_free(k.f)
    slot, names = meaning
    if slot and not 1 <= int(slot) <= len(row):
        return f"the bazaar has the slots 1 (left) to {len(row)} (right) (R53)"
    if names and not names & {ARTIFACTS[card - 1] for card in row if card}:
        return f"no {listed(sorted(names)[:3], 'or')} lies in the bazaar: {row_text(row)} (R53)"
    slots = (
        [int(slot) - 1]
        if slot
        else [i for i, card in enumerate(row) if card and (names is None or ARTIFACTS[card - 1] in names)]
    )
    for i in slots:
        if not row[i] or (names and ARTIFACTS[row[i] - 1] not in names):
            return f"slot {i + 1} {'holds ' + ARTIFACTS[row[i] - 1] if row[i] else 'is empty'}; the bazaar: {row_text(row)} (R53)"
        price, tile = bazaar_price(k.f, k.seat, i, free)
        types = penalty(k.f, k.seat, "only_new_artifact_types")
        if types and owned(k.me, ARTIFACTS[row[i] - 1]):
            return f"you hold a card of the type {ARTIFACTS[row[i] - 1]} already, and {types['name']} forbids another one (R55, R105)"
        if price > owned(k.me, "any_commodity"):
            more = f", one of them by {tile['name']}" if tile else ""
            return f"slot {i + 1} costs {amount(price, 'any_commodity')}{more}; you have {amount(owned(k.me, 'any_commodity'), 'any_commodity')} (R53)"
    return None


def row_text(row):
    """`bat, box, bear, book` from left to right."""
    return ", ".join(ARTIFACTS[card - 1] if card else "nothing" for card in row)


def refuse_bump(k, meaning):
    return f"a worker of another player on {SPACE_IDS[k.f['placement']['space']]} leaves: {listed((f'`{text}`' for text in k.legal), 'or')} (Jedidiah)"


def refuse_ignore(k, meaning):
    for name in sorted(meaning[0])[:1] if meaning else ():
        if name in MARKET_IDS and not k.f["tiles"][MARKET_IDS.index(name)]:
            return f"no market stands on {name} yet (R69)"
        if name in MARKET_IDS and k.me["tile_stars"] >> MARKET_IDS.index(name) & 1:
            return f"your star on {name} has ended its penalty already (R72)"
    return None


def refuse_activate(k, meaning):
    hidden = [text.split()[1] for text in k.legal]
    return f"the hidden recruit that becomes active is {listed(map(short_name, hidden), 'or')} (R85)"


def refuse_face(k, meaning):
    return choices(k) if k.top["faces"] else "a die shows 1 to 6 (R30)"


def refuse_roll(k, meaning):
    n = len(k.legal[0].split()) - 1
    if meaning is None or len(meaning) != n:
        return f"{n} {'die is' if n == 1 else 'dice are'} rolled: give {n} {'face' if n == 1 else 'faces'} (R30)"
    return "a die shows 1 to 6 (R30)"


def refuse_chance(rule):
    """Reason for something that cannot come up."""

    def reason(k, meaning):
        return (
            k.by_chance and f"{listed(sorted(meaning[0])[:3], 'or') if meaning else 'it'} cannot come up now ({rule})"
        )

    return reason


def refuse_another(k, meaning):
    """R19: a further equal die for 1 morale."""
    if not k.options["iib_tweaks"]:
        return "nothing is announced here: place the further worker itself (R18; R19 only with iib_tweaks)"
    if not k.f["group"]:
        return f"no further worker that shows {k.f['group_face']} may follow (R18, R20)"
    if k.me["morale"] < 2:
        return "a further placement costs 1 morale and needs morale 2 or more; you have 1 (R19)"
    return "after the morale and the hand limit no space would be left to place on (R19)"
