"""What a typed text tells of hidden cards before the move is made: written into the fields from which worlds are
dealt, so that what was typed is kept."""

from collections.abc import Iterator
from typing import Any

from euphoria_ai.catalog import ARTIFACTS, RECRUIT_IDS, RECRUITS
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, R_ACTIVE
from euphoria_ai.editions import rules_key
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.moves.names import find, split_words
from euphoria_ai.moves.trades import parse_items
from euphoria_ai.positions.typed import Cards, Recruit, Typed
from euphoria_ai.state.seat import setting_up
from euphoria_ai.words import seat_name

Fields = dict[str, Any]


def name_recruit(fields: Fields, seat: int, slot: int, card: int) -> None:
    """An unknown recruit of a seat is this one."""
    fields["seats"][seat]["recruits"][slot] = card
    fields["recruit_deck"] &= ~(1 << card - 1)


def name_dilemma(fields: Fields, seat: int, number: int) -> None:
    fields["seats"][seat]["dilemma"] = number
    fields["dilemma_deck"] &= ~(1 << number - 1)


# ---------------------------------------------------------------- what the table is shown


def pin_shown(fields: Fields, typed: Typed, actor: int) -> None:
    """What the table is about to be shown.  Raises IllegalMoveError if it cannot be so."""
    if isinstance(typed.shows, Recruit):
        pin_reveal(fields, typed, typed.shows.number, actor)
    elif isinstance(typed.shows, Cards):
        seat = actor if typed.seat is None else typed.seat
        number = typed.shows.dilemma
        if number and resolves_dilemma(fields, seat) and fields["seats"][seat]["dilemma"] == CARD_UNKNOWN:
            if not fields["dilemma_deck"] >> number - 1 & 1:
                raise IllegalMoveError(f"{typed.whole!r}: that dilemma is before another seat (R8)")
            name_dilemma(fields, seat, number)


def resolves_dilemma(fields: Fields, seat: int) -> bool:
    """Is this seat the one whose dilemma may be shown: it is its turn, or it has used it?"""
    return fields["active"] == seat or bool(fields["seats"][seat]["dilemma_use"])


def pin_reveal(fields: Fields, typed: Typed, card: int, actor: int) -> None:
    seat = typed.seat if typed.seat is not None else revealing_seat(fields, card, actor)
    if seat is None:
        raise IllegalMoveError(f"{typed.whole!r}: whose recruit is it? Write `P2 reveals ...`")
    own = fields["seats"][seat]
    if card in own["recruits"]:
        return
    if not fields["recruit_deck"] >> card - 1 & 1:
        raise IllegalMoveError(f"{typed.whole!r}: {RECRUITS[card - 1]['name']} lies elsewhere")
    for slot, (has, flags) in enumerate(zip(own["recruits"], own["recruit_flags"], strict=True)):
        if has == CARD_UNKNOWN and not flags & R_ACTIVE:
            name_recruit(fields, seat, slot, card)
            return
    if fields["stack"] and not any(frame["kind"] == "dilemma" for frame in fields["stack"]):
        raise IllegalMoveError(f"{typed.whole!r}: {seat_name(seat)} has no unknown recruit")


def revealing_seat(fields: Fields, card: int, actor: int) -> int | None:
    """The seat that holds the card, else the acting one if it has an unknown recruit, else the only one that has."""
    for seat, row in enumerate(fields["seats"]):
        if card in row["recruits"]:
            return seat
    may = [seat for seat, row in enumerate(fields["seats"]) if CARD_UNKNOWN in row["recruits"]]
    if len(may) == 1:
        return may[0]
    return actor if actor in may else None


def is_true(fields: Fields, typed: Typed, actor: int) -> bool:
    """Does the table see now what the text says it sees?"""
    seats = fields["seats"]
    if isinstance(typed.shows, Recruit):
        early = setting_up(fields)
        return any(
            card == typed.shows.number and (flags & R_ACTIVE or early)
            for seat, row in enumerate(seats)
            if typed.seat in (None, seat)
            for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True)
        )
    seat = actor if typed.seat is None else typed.seat
    assert typed.shows is not None
    if typed.shows.dilemma == seats[seat]["dilemma"]:
        paid = any(frame["kind"] == "dilemma" and frame["seat"] == seat for frame in fields["stack"])
        return paid or bool(seats[seat]["dilemma_use"])
    return typed.shows.counts == seats[seat]["hand"] and sum(seats[seat]["hand"]) == seats[seat]["hand_n"]


# ---------------------------------------------------------------- what a move tells of the hand


def pin_hand(fields: Fields, text: str, seat: int, shown: list[int] | None, rng: Rng) -> None:
    """A seat holds the cards that it pays or discards, and those that it is about to show."""
    own = fields["seats"][seat]
    need = [0] * len(ARTIFACTS)
    words = split_words(text)
    if words[:1] in (["pay"], ["discard"]):
        words = words[1 : words.index("by") if "by" in words else len(words)]
        try:
            need = parse_items(" ".join(words))[-len(ARTIFACTS) :]
        except EuphoriaError:
            return
    elif shown is not None and own["hand_n"] <= sum(shown):
        need = list(shown)
        while sum(need) > own["hand_n"]:  # what is still to be drawn
            kind = rng.below(len(need))
            need[kind] -= need[kind] > 0
    hand = [max(n, held) for n, held in zip(need, own["hand"], strict=True)]
    if sum(hand) <= own["hand_n"]:
        own["hand"] = hand


# ---------------------------------------------------------------- recruits that are chosen


def pin_choice(known: Fields, position: Position, text: str) -> tuple[str, bool]:
    """(the text to play, is the hidden one named).  Deals a seat the recruits that it is said to keep; `keep MAXIME`
    leaves its hidden one unknown.  Raises IllegalMoveError."""
    words = split_words(text)
    if words[:1] == ["keep"]:
        words = words[1:]
    edition = rules_key(position.rules).split("/")[0]
    mover = known["stack"][-1]["seat"]
    cards = known["seats"][mover]["recruits"]
    if CARD_UNKNOWN not in cards and mover == position.seat:
        return text, True
    for active, hidden in splits(words, edition):
        numbers = [RECRUIT_IDS.index(name) + 1 for name in (active, hidden) if name]
        new = [number for number in numbers if number not in cards]
        free = all(known["recruit_deck"] >> number - 1 & 1 for number in new)
        if free and len(new) <= cards.count(CARD_UNKNOWN) and len(set(numbers)) == len(numbers):
            for number in new:
                name_recruit(known, mover, cards.index(CARD_UNKNOWN), number)
            if (
                sum(RECRUITS[card - 1]["faction"] == "factionless" for card in cards if card not in (0, CARD_UNKNOWN))
                > 1
            ):
                raise IllegalMoveError(f"{text!r}: a seat has one recruit without a faction at most (R11)")
            return (f"keep {active} {hidden}", True) if hidden else (f"keep {active}", False)
    return text, True


def splits(words: list[str], edition: str) -> Iterator[tuple[str, str | None]]:
    """(active, hidden or None) of every way to read the words as one recruit or as two."""
    for end in range(len(words), 0, -1):
        first = find("recruit", edition, tuple(words[:end]))
        if first and len(first[0]) == 1:
            if end == len(words):
                yield next(iter(first[0])), None
            second = find("recruit", edition, tuple(words[end:])) if end < len(words) else None
            if second and len(second[0]) == 1:
                yield next(iter(first[0])), next(iter(second[0]))


def pin_draft(known: Fields, position: Position, text: str) -> int:
    """Number of the recruit that another seat is said to keep from its dilemma; 0 if it is not told."""
    words = split_words(text)
    words = words[1:] if words[:1] == ["keep"] else words
    found = find("recruit", rules_key(position.rules).split("/")[0], tuple(words)) if words else None
    if not found or len(found[0]) != 1:
        return 0
    card = RECRUIT_IDS.index(next(iter(found[0]))) + 1
    frame = known["stack"][-2]
    if known["recruit_deck"] >> card - 1 & 1 and card not in (frame["card"], frame["other"]):
        part = "card" if frame["card"] == CARD_UNKNOWN else "other"
        if frame[part] == CARD_UNKNOWN:
            frame[part] = card
            known["recruit_deck"] &= ~(1 << card - 1)
    return card
