"""A position carried on by typed moves, dice and draws, with what its seat cannot know staying unknown.

Every move is made in a full game dealt from the position.  What others hold decides which of their moves are legal,
so deals are tried until one allows what is typed and tells nothing that was not typed.  Afterwards the seat's view is
taken, and what was unknown to it and was not shown is unknown again.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, M_DILEMMA, M_KEEP, M_PAY, MAX_SEATS, R_ACTIVE
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.moves.fields import arg, arg2, artifacts_paid, item_counts, kind_of, via_of
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.reading import candidates
from euphoria_ai.moves.seat_names import labels
from euphoria_ai.moves.shapes import Called
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.positions.clues import keep_clues, without_clues
from euphoria_ai.positions.deals import FREE, Deal, best_deal, hand_was_shown
from euphoria_ai.positions.pins import is_true, name_dilemma, pin_choice, pin_draft, pin_shown
from euphoria_ai.positions.typed import Cards, Typed, read_typed
from euphoria_ai.positions.unknowns import Log, after_choice, asks_nobody_here, forget
from euphoria_ai.state.seat import cards_of

ARTIFACT_DRAW = "draw_artifact"
ASKED_FOR = {
    "recruit": "a hidden recruit of {0} comes into the open: say which after the move, as in `{0} reveals Curtis`",
    "cards": "{0} pays or discards cards that are not known here: type that move too, as in `pay bat`",
}
UNTOLD = "{0}'s dilemma came into the open, but which one was not typed: it stays unknown; `{0} shows bear` names it"


class CarriedStep:
    """One decision that was carried out.  seat: CHANCE or a seat; told: was it typed; before, after, log: for a
    description of what happened.

    used: how many of the typed texts it took: more than one if others settled by themselves or tell what was shown.
    """

    def __init__(
        self, position: Position, typed: Typed, before: dict[str, Any], after: dict[str, Any], log: Log
    ) -> None:
        self.seat, self.kind, self.observer = position.to_move, position.kind, position.seat
        self.used = 1
        self.text, self.named, self.told = typed.text, typed.seat is not None, True
        self.before, self.after, self.log = before, after, log
        self.notes: list[str] = []


def carry_on(
    position: Position,
    texts: Sequence[str],
    rng: Rng,
    names: Called = (),
    only: int | None = None,
) -> Iterator[tuple[Position, CarriedStep]]:
    """Yield (position, step) after every decision.  Raises EuphoriaError naming the move that cannot be made.

    names: what the seats are called; only: the one seat whose moves may be typed.
    """
    typed = read_typed(texts, position.seats, position.rules, names)
    called = labels(names, position.seats)
    nothing = Typed("?", None, "?")
    i = 0
    while i < len(typed) or asks_nobody_here(position):
        drawn = asks_nobody_here(position) and not (i < len(typed) and names_card(position, typed[i]))
        try:
            if drawn:
                position, step = advance(position, nothing, typed[i:], rng, called)
                step.told = False
                step.used -= 1
                i += i < len(typed) and typed[i].text.strip().lower() in FREE
            elif typed[i].shows is not None:
                position, step = look(position, typed[i], called)
            elif has_happened(position, typed[i]):
                i += 1
                continue
            else:
                check_seat(position, typed[i], only, called)
                position, step = advance(position, typed[i], typed[i + 1 :], rng, called)
        except EuphoriaError as error:
            raise type(error)(f"move {i + 1} of {len(texts)}: {error}" if len(texts) > 1 else str(error)) from None
        i += step.used
        yield position, step


def names_card(position: Position, typed: Typed) -> bool:
    """Does a text name the card that is drawn or dealt?"""
    words = split_words(typed.text)
    if typed.seat not in (None, position.fields()["stack"][-1]["seat"]):
        return False
    return len(words) > 1 and words[0] in ("draw", "deal")


def has_happened(position: Position, typed: Typed) -> bool:
    """Is this a step that settled by itself before the decision at hand: the payment of this placement, or what led
    to the roll of a retrieval?"""
    fields, words = position.fields(), split_words(typed.text)
    if not fields["stack"] or typed.seat not in (None, fields["active"]):
        return False
    if position.kind == "roll" and words[:1] in (["retrieve"], ["free"]):
        return any(frame["kind"] == "retrieval" for frame in fields["stack"])
    paid = fields["placement"]["payment"]
    if words[:1] != ["pay"] or kind_of(paid) != M_PAY or position.kind in ("pay", "price", "retrieve_pay"):
        return False
    return bool(candidates(position, typed.text, {plain_text(paid): paid}))


def check_seat(position: Position, typed: Typed, only: int | None, called: Sequence[str]) -> None:
    """Raises IllegalMoveError if a text is said to be another seat's than the one that decides.

    The answer to an offer is the other side's by its nature (R21), whoever's moves are typed.
    """
    if position.kind is None:
        raise IllegalMoveError("the game is over: no move is possible (R109)")
    decides = position.to_move
    if decides is not None and decides < 0:
        decides = position.fields()["stack"][-1]["seat"] if typed.seat is not None else only
    for seat in (typed.seat, None if position.kind == "trade" else only):
        if decides is not None and seat is not None and seat != decides:
            raise IllegalMoveError(f"{typed.whole!r}: {called[decides]} is to decide ({position.kind})")


def look(position: Position, typed: Typed, called: Sequence[str]) -> tuple[Position, CarriedStep]:
    """(position, step) after something was shown that no move at hand shows.  Raises IllegalMoveError."""
    known = position.fields()
    actor = known["stack"][-1]["seat"] if known["stack"] else known["active"]
    if typed.seat is None and not isinstance(typed.shows, Cards):
        raise IllegalMoveError(f"{typed.whole!r}: no recruit comes into the open here")
    pin_shown(known, typed, actor)
    remember_shown(known, typed, actor, known, called)
    if isinstance(typed.shows, Cards) and not is_shown(known, typed, actor):
        raise IllegalMoveError(f"{typed.whole!r}: nobody shows that here")
    try:
        after = Position.from_fields(known, position.seat)
    except ValueError as error:
        raise IllegalMoveError(f"{typed.whole!r}: {error}") from None
    return after, CarriedStep(position, typed, position.fields(), known, [])


def advance(
    position: Position, typed: Typed, following: Sequence[Typed], rng: Rng, called: Sequence[str]
) -> tuple[Position, CarriedStep]:
    """(position, step) after one move; following: what is typed next, which may tell what was held or shown; called:
    what the seats are called in messages.

    Raises EuphoriaError.
    """
    if position.kind is None:
        raise IllegalMoveError("the game is over: no move is possible (R109)")
    known, you, text = position.fields(), position.seat, typed.text
    named, kept, actor = True, 0, known["stack"][-1]["seat"]
    if position.kind == "recruits":
        text, named = pin_choice(known, position, text)
    elif position.kind == "draft" and position.to_move != you:
        kept = pin_draft(known, position, text)
    for fact in leading(following):
        pin_shown(known, fact, actor)
    deal = best_deal(sound(known, you), known, text, following, rng)
    for seat, what in deal.invented:
        raise IllegalMoveError(f"{typed.whole!r}: {ASKED_FOR[what].format(called[seat])}")
    fields = what_is_known(position, known, deal, named, kept)
    keep_clues(known, fields, deal.before, deal.after, deal.log)
    for fact in following[: deal.used]:
        if fact.shows is not None:
            remember_shown(fields, fact, actor, deal.truth(), called)
    if position.kind == ARTIFACT_DRAW and asks_nobody_here(position) and names_card(position, typed):
        remember_draw(fields, known["stack"][-1]["seat"], deal.log[0][2])
    step = CarriedStep(position, typed, deal.before.fields(), deal.after.fields(), deal.log)
    step.used += deal.used
    for seat, (old, new, told) in enumerate(zip(known["seats"], fields["seats"], step.after["seats"], strict=True)):
        told["dilemma"] = new["dilemma"]
        if new["dilemma_use"] and not old["dilemma_use"] and new["dilemma"] == CARD_UNKNOWN:
            step.notes.append(UNTOLD.format(called[seat]))
    return sound(fields, you), step


def sound(fields: dict[str, Any], seat: int) -> Position:
    """Raises IllegalMoveError where no world fits."""
    try:
        return Position.from_fields(fields, seat)
    except ValueError as error:
        raise IllegalMoveError(f"that cannot be: {error}") from None


def leading(following: Sequence[Typed]) -> list[Typed]:
    """What is shown next: right after the move, or after moves that may have settled by themselves."""
    out: list[Typed] = []
    for typed in following:
        if typed.shows is not None:
            out.append(typed)
        elif out or split_words(typed.text)[:1] in (["keep"], ["outcome"]):
            break
    return out


# ---------------------------------------------------------------- what is known afterwards


def what_is_known(position: Position, known: dict[str, Any], deal: Deal, named: bool, kept: int) -> dict[str, Any]:
    """Fields after a move: what the deal made up is taken out."""
    you, view = position.seat, deal.view
    if position.kind == "recruits":
        move = deal.log[0][2]
        chosen = [arg(move), arg2(move) if named else CARD_UNKNOWN] if kind_of(move) == M_KEEP else None
        return after_choice(known, view, known["stack"][-1]["seat"], chosen)
    fields = forget(known, deal.before.view(you).fields()["seats"][you]["hand"], view, you)
    for seat in range(position.seats):
        if seat != you and hand_was_shown(known, view, seat):
            cover_hand(known, fields, seat)
    infer_dilemma(known, fields, deal.log)
    if kept:
        slots = fields["seats"][position.to_move]["recruits"]
        old = known["seats"][position.to_move]["recruits"]
        for slot, card in enumerate(slots):
            if card == CARD_UNKNOWN and not old[slot]:
                slots[slot] = kept
                fields["recruit_deck"] &= ~(1 << kept - 1)
    return fields


def infer_dilemma(known: dict[str, Any], fields: dict[str, Any], log: Log) -> None:
    """R95: who pays a dilemma with one artifact shows by it which dilemma it is, unless a recruit lets another card
    stand for it."""
    pending = [frame["seat"] for frame in known["stack"] if frame["kind"] == "dilemma"]
    for who, kind, move, _ in log:
        if kind == "turn" and kind_of(move) == M_DILEMMA:
            pending = [who]
        if who in pending and kind_of(move) == M_PAY:
            seat = fields["seats"][who]
            cards = [(name, n) for name, n in item_counts(move) if name in ARTIFACTS and n]
            substitutes = any("wildcard" in str(row["abilities"]) for _, row in cards_of(seat, R_ACTIVE))
            if seat["dilemma"] == CARD_UNKNOWN and artifacts_paid(move) == 1 and not via_of(move) and not substitutes:
                name_dilemma(fields, who, DILEMMA_IDS.index(f"dilemma_{cards[0][0]}") + 1)
            return


# ---------------------------------------------------------------- cards that are told


def set_hand(fields: dict[str, Any], seat: int, hand: list[int]) -> None:
    """What all others know of a seat's hand."""
    holder = fields["seats"][seat]
    holder["hand"] = hand
    without_clues(fields, seat)
    mask = sum(n << 4 * i for i, n in enumerate(hand))
    holder["known"] = [0 if i == seat or i >= len(fields["seats"]) else mask for i in range(MAX_SEATS)]


def cover_hand(known: dict[str, Any], fields: dict[str, Any], seat: int) -> None:
    """A hand that the deal made up was shown: of it is known only what was known before."""
    old, new = known["seats"][seat]["hand"], fields["seats"][seat]["hand"]
    set_hand(fields, seat, [min(a, b) for a, b in zip(old, new, strict=True)])


def remember_draw(fields: dict[str, Any], seat: int, move: int) -> None:
    """A card that another seat drew was seen: the observer knows that it holds it."""
    holder = fields["seats"][seat]
    if sum(holder["hand"]) < holder["hand_n"]:
        hand = list(holder["hand"])
        hand[arg(move)] += 1
        set_hand(fields, seat, hand)


def remember_shown(
    fields: dict[str, Any], typed: Typed, actor: int, truth: dict[str, Any], called: Sequence[str]
) -> None:
    """Cards of a hand that were shown are known from now on."""
    seat = actor if typed.seat is None else typed.seat
    if not isinstance(typed.shows, Cards) or (is_shown(truth, typed, actor) and is_dilemma(truth, typed, seat)):
        return
    holder = fields["seats"][seat]
    hand = [max(n, m) for n, m in zip(typed.shows.counts, holder["hand"], strict=True)]
    if sum(hand) > holder["hand_n"]:
        raise IllegalMoveError(f"{typed.whole!r}: {called[seat]} holds {holder['hand_n']} cards")
    set_hand(fields, seat, hand)


def is_dilemma(fields: dict[str, Any], typed: Typed, seat: int) -> bool:
    return isinstance(typed.shows, Cards) and typed.shows.dilemma == fields["seats"][seat]["dilemma"]


def is_shown(fields: dict[str, Any], typed: Typed, actor: int) -> bool:
    return is_true(fields, typed, actor) or (isinstance(typed.shows, Cards) and not typed.shows.dilemma)
