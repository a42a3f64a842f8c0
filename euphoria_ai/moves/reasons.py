"""Why a move of a verb is not among the legal ones, with the rule: one function a verb."""

from __future__ import annotations

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
)
from euphoria_ai.core.state.ids import (
    LOC_HAND,
    PAY_DILEMMA,
    PAY_SURCHARGE,
    TAKE_ONE_OF_EACH,
)
from euphoria_ai.moves.at_hand import ability_at
from euphoria_ai.moves.closed_spaces import space_reason
from euphoria_ai.moves.costs import (
    bazaar_price,
    cannot_pay,
    dilemma_costs,
    have_text,
    owned,
    piece_text,
    space_costs,
    ways_text,
)
from euphoria_ai.moves.decisions import asked
from euphoria_ai.moves.full_names import artifact_names, full_name, item
from euphoria_ai.moves.unusable_recruits import recruit_reason
from euphoria_ai.state.seat import gains_free, penalty
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from euphoria_ai.moves.at_hand import AtHand
    from euphoria_ai.moves.shapes import Items, Refuse


def choices(at: AtHand, meaning: Any = None) -> str:
    """The few things that can be chosen."""
    if len(at.legal) > 8:
        return asked(at)
    return f"the choice is {listed((f'`{text}`' for text in at.legal), 'or')}"


def available(at: AtHand) -> list[tuple[int, int, int]]:
    """[(face, may this decision place it, is it back or new in this turn)] of the available workers."""
    mask = {"more": at.f["group"], "place": at.top.get("dice")}.get(at.kind, 15)
    dice = enumerate(zip(at.me["loc"], at.me["face"], strict=True))
    return [(face, mask >> i & 1, at.f["fresh"] >> i & 1) for i, (loc, face) in dice if loc == LOC_HAND and face]


def face_reason(at: AtHand, face: int | None) -> str | None:
    """Why no worker with this face can be placed now; None if one can."""
    workers = available(at)
    usable = sorted({shown for shown, ok, _ in workers if ok})
    if not workers:
        return "none of your workers is available: retrieve first (R17)"
    if face is None or face in usable:
        return None
    if at.kind == "turn":
        return (
            f"no available worker shows {face}; yours show {listed(shown for shown, *_ in sorted(workers))} (R16, R18)"
        )
    same = [fresh for shown, _, fresh in workers if shown == face]
    if same and all(same):
        return f"the worker that shows {face} came back or was gained in this turn and cannot be placed (R20)"
    if same:
        return f"only workers that show {listed(usable, 'or')} may follow now (R18)"
    return f"no worker that shows {face} may follow; {listed(usable, 'or')} may (R18)"


def refuse_place(at: AtHand, meaning: Any) -> str | None:
    if at.kind == "more" and at.options["iib_tweaks"]:
        return "announce a further placement with `another` first; it costs 1 morale (R19)"
    face, names = meaning
    reason = face_reason(at, int(face) if face else None)
    if reason or not names:
        return reason
    return "; ".join(dict.fromkeys(filter(None, (space_reason(at, name) for name in sorted(names)[:2])))) or None


def refuse_retrieve(at: AtHand, meaning: Any) -> str | None:
    there = sorted((loc, face) for loc, face in zip(at.me["loc"], at.me["face"], strict=True) if loc < LOC_HAND)
    if not there:
        return "none of your workers is on the board (R17)"
    if at.kind == "retrieve_areas":
        there = [(loc, face) for loc, face in there if SPACES[loc]["group"] == "area"]
        return f"choose among your workers on commodity areas: {workers_text(at, there)} (Samuel)"
    if at.kind == "retrieve_one" and len(meaning or ()) > 1:
        return "one worker may come back, not more (R41)"
    return f"choose among your workers on the board: {workers_text(at, there)} (R37)"


def workers_text(at: AtHand, there: Iterable[tuple[int, int]]) -> str:
    """`3 on Farm [3@farm]`."""
    return listed(f"{face} on {at.called(SPACE_IDS[loc])} [{face}@{SPACE_IDS[loc]}]" for loc, face in there)


def refuse_dilemma(at: AtHand, meaning: Any) -> str | None:
    if at.me["dilemma_use"]:
        return "your dilemma is used; it serves once in a game (R94)"
    if not at.me["dilemma"]:
        return "you have no dilemma (R8)"
    return f"the dilemma {cannot_pay(at.me, dilemma_costs(at.f, at.seat))} (R95)"


def too_much(at: AtHand, items: Items | None) -> str | None:
    """An item that the seat has too few of."""
    for n, names in items or ():
        for name in names if len(names) == 1 else ():
            if name in (*GOODS, *ARTIFACTS) and owned(at.me, name) < n:
                have = owned(at.me, name)
                return f"you have {f'only {item(have, name)}' if have else f'no {artifact_names().get(name, name)}'}"
    return None


def refuse_pay(at: AtHand, meaning: Any) -> str | None:
    short = too_much(at, meaning[0])
    if at.kind == "retrieve_pay":
        have = have_text(at.me, ("food", "bliss"))
        return f"a retrieval costs 1 food or 1 bliss, or is free at the price of morale; you have {have} (R38)"
    if at.kind == "price":
        return f"the artifact costs {piece_text(at.top['n'], 'any_commodity')} of your choice (R53)" + (
            f"; {short}" if short else ""
        )
    if at.top["what"] == PAY_SURCHARGE:
        tile = penalty(at.f, at.seat, "pay_to_self_bump")
        name = tile["name"] if tile else "a market"
        return f"{name} asks 1 commodity for bumping your own worker, one that leaves the space payable (R105)"
    if at.top["what"] == PAY_DILEMMA:
        costs, what, rule = dilemma_costs(at.f, at.seat), "the dilemma", "R95"
    else:
        space = SPACES[at.f["placement"]["space"]]
        costs, what, rule = space_costs(at.f, at.seat, space), at.told(space["id"]), "R27"
    return f"{what} asks for {ways_text(costs[:6])} ({rule})" + (f"; {short}" if short else "")


def refuse_use(at: AtHand, meaning: Any) -> str | None:
    if at.kind in ("opponent", "trade"):
        return "it is only `accept` or `decline`"
    reason = recruit_reason(at, min(meaning[0])) if meaning else None
    if at.kind == "use":
        return f"the question is about {ability_at(at.f['rules'], at.top['ability'])[0]['name']}" + (
            f"; {reason}" if reason else ""
        )
    return reason or (asked(at) if at.kind in ("turn", "more") else None)


def total(items: Items | None) -> int:
    return sum(n for n, _ in items or ())


def refuse_take(at: AtHand, meaning: Any) -> str | None:
    n = at.top["n"]
    legal = [text.split() for text in at.legal if text != "take artifact"]
    if at.kind == "take" and at.top["also"] == TAKE_ONE_OF_EACH:
        return "take exactly 1 resource and 1 commodity (R28)"
    if at.kind == "bonus" and total(meaning) != n:
        return f"the minority bonus is exactly {n} commodities (R12)"
    if at.kind == "take" and len(legal) > 3 and total(meaning) != n:
        return f"take exactly {n} (R28)"
    return None


def refuse_lose(at: AtHand, meaning: Any) -> str | None:
    if total(meaning) > 1:
        return "one good is lost for each die (R35)"
    return too_much(at, meaning)


def refuse_discard(at: AtHand, meaning: Any) -> str | None:
    n = at.top["n"]
    if at.top["types"]:
        types = [artifact_names()[name] for i, name in enumerate(ARTIFACTS) if at.top["types"] >> i & 1]
        return f"discard {listed(types, 'or')}: the ability says so"
    if at.top["aside"]:
        return f"discard {n} of the cards just drawn: {listed((f'`{text}`' for text in at.legal), 'or')}"
    if total(meaning) != n:
        why = (
            f"the hand limit is morale {at.me['morale']} and you hold {at.me['hand_n']}"
            if is_hand_limit(at)
            else "the ability says so"
        )
        return f"discard exactly {piece_text(n, 'any_artifact')}: {why} (R49, R50)"
    return too_much(at, meaning)


def is_hand_limit(at: AtHand) -> bool:
    return at.me["hand_n"] - at.me["morale"] == at.top["n"] and at.below["kind"] == "hand_limit"


def refuse_star(at: AtHand, meaning: Any) -> str | None:
    if meaning is None:
        return None
    return star_reason(at, min(meaning[0]))


def star_reason(at: AtHand, name: str) -> str | None:
    """Why no star may go there (R3, R69-R74)."""
    if name not in TERRITORY_IDS + MARKET_IDS:
        return space_reason(at, name)
    space = SPACES[at.f["placement"]["space"]]
    if name in TERRITORY_IDS:
        number = TERRITORY_IDS.index(name)
        room = CONSTANTS["territory"]["capacity"][str(at.options["seats"])]
        if sum(seat["territory"][number] for seat in at.f["seats"]) >= room:
            return f"{at.told(name)} is full: {room} of {room} stars (R3, R70)"
        tile = penalty(at.f, at.seat, "no_star_on_empty_territory")
        if (
            tile
            and space["faction"] == name.removeprefix("territory_")
            and not any(seat["territory"][number] for seat in at.f["seats"])
        ):
            return f"nobody has a star on {at.told(name)}, and {tile['name']} forbids you to place the first one (R105)"
        return f"the star of a visit to {at.told(space['id'])} goes to its own region (R69, R74)"
    site = MARKET_IDS.index(name)
    if not at.f["tiles"][site]:
        return f"there is no {at.told(name)} yet, so it takes no star (R74)"
    if at.me["tile_stars"] >> site & 1:
        return f"you have a star on {at.told(name)}; there is never more than one (R73)"
    return f"the star of a visit to {at.told(space['id'])} does not go to {at.told(name)} (R69, R74)"


def refuse_keep(at: AtHand, meaning: Any) -> str | None:
    dealt = [RECRUIT_IDS[card - 1] for card in at.me["recruits"] if card] if at.kind == "recruits" else []
    if at.kind == "recruits" and len(meaning or ()) != 2:
        return f"keep two of {listed(map(full_name, dealt))}: first the active one, then the hidden one (R7)"
    for names in meaning or ():
        if at.kind == "recruits" and not names & set(dealt):
            return f"{full_name(min(names))} was not dealt to you; you have {listed(map(full_name, dealt))} (R7)"
    hidden = min(meaning[1]) if at.kind == "recruits" else None
    if hidden and RECRUITS[RECRUIT_IDS.index(hidden)]["faction"] not in FACTIONS:
        return f"{full_name(hidden)} has no faction and can be kept as the active recruit only (R11)"
    if at.kind == "recruits":
        return "one recruit is kept active and another one hidden (R7)"
    return f"keep one of {listed((full_name(text.split()[1]) for text in at.legal), 'or')} (R96)"


def refuse_put_back(at: AtHand, meaning: Any) -> str | None:
    cards = listed((full_name(text.split()[1]) for text in at.legal), "or")
    return f"put back one of {cards}: one without a faction at most is kept (R11)"


def refuse_buy(at: AtHand, meaning: Any) -> str | None:
    """R53, R55: the slot is empty, holds another card, is too dear, or a tile rules the card out."""
    row, free = at.f["bazaar"], gains_free(at.f)
    slot, names = meaning
    if slot and not 1 <= int(slot) <= len(row):
        return f"the bazaar has the slots 1 (left) to {len(row)} (right) (R53)"
    if names and not names & {ARTIFACTS[card - 1] for card in row if card}:
        called = sorted(map(at.called, names))[:3]
        return f"no {listed(called, 'or')} lies in the bazaar: {row_text(row)} (R53)"
    slots = (
        [int(slot) - 1]
        if slot
        else [i for i, card in enumerate(row) if card and (names is None or ARTIFACTS[card - 1] in names)]
    )
    for i in slots:
        if not row[i] or (names and ARTIFACTS[row[i] - 1] not in names):
            there = f"holds {artifact_names()[ARTIFACTS[row[i] - 1]]}" if row[i] else "is empty"
            return f"slot {i + 1} {there}; the bazaar: {row_text(row)} (R53)"
        price, tile = bazaar_price(at.f, at.seat, i, free)
        types = penalty(at.f, at.seat, "only_new_artifact_types")
        if types and owned(at.me, ARTIFACTS[row[i] - 1]):
            held = f"you hold a card of the type {artifact_names()[ARTIFACTS[row[i] - 1]]} already"
            return f"{held}, and {types['name']} forbids another one (R55, R105)"
        if price > owned(at.me, "any_commodity"):
            more = f", one of them by {tile['name']}" if tile else ""
            have = piece_text(owned(at.me, "any_commodity"), "any_commodity")
            return f"slot {i + 1} costs {piece_text(price, 'any_commodity')}{more}; you have {have} (R53)"
    return None


def row_text(row: Iterable[int]) -> str:
    """`baseball bat, book, nothing, book` from left to right."""
    return ", ".join(artifact_names()[ARTIFACTS[card - 1]] if card else "nothing" for card in row)


def refuse_bump(at: AtHand, meaning: Any) -> str | None:
    space, ways = at.told(SPACE_IDS[at.f["placement"]["space"]]), listed((f"`{text}`" for text in at.legal), "or")
    return f"a worker of another player on {space} leaves: {ways} (Jedidiah)"


def refuse_ignore(at: AtHand, meaning: Any) -> str | None:
    for name in sorted(meaning[0])[:1] if meaning else ():
        if name in MARKET_IDS and not at.f["tiles"][MARKET_IDS.index(name)]:
            return f"there is no {at.told(name)} yet (R69)"
        if name in MARKET_IDS and at.me["tile_stars"] >> MARKET_IDS.index(name) & 1:
            return f"your star on {at.told(name)} has ended its penalty already (R72)"
    return None


def refuse_activate(at: AtHand, meaning: Any) -> str | None:
    hidden = [text.split()[1] for text in at.legal]
    return f"the hidden recruit that becomes active is {listed(map(full_name, hidden), 'or')} (R85)"


def refuse_face(at: AtHand, meaning: Any) -> str | None:
    return choices(at) if at.top["faces"] else "a die shows 1 to 6 (R30)"


def refuse_roll(at: AtHand, meaning: Any) -> str | None:
    n = len(at.legal[0].split()) - 1
    if meaning is None or len(meaning) != n:
        return f"{n} {'die is' if n == 1 else 'dice are'} rolled: give {n} {'face' if n == 1 else 'faces'} (R30)"
    return "a die shows 1 to 6 (R30)"


def refuse_chance(rule: str) -> Refuse:
    """Reason for something that cannot come up."""

    def reason(at: AtHand, meaning: Any) -> str | None:
        if not at.by_chance:
            return None
        return (
            f"{listed(sorted(map(at.called, meaning[0]))[:3], 'or') if meaning else 'it'} cannot come up now ({rule})"
        )

    return reason


def refuse_another(at: AtHand, meaning: Any) -> str | None:
    """R19: a further equal die for 1 morale."""
    if not at.options["iib_tweaks"]:
        return "nothing is announced here: place the further worker itself (R18; R19 only with iib_tweaks)"
    if not at.f["group"]:
        return f"no further worker that shows {at.f['group_face']} may follow (R18, R20)"
    if at.me["morale"] < 2:
        return "a further placement costs 1 morale and needs morale 2 or more; you have 1 (R19)"
    return "after the morale and the hand limit no space would be left to place on (R19)"
