"""A position carried on by typed moves, dice and draws, with what its seat cannot know staying unknown.

Every move is made in a full game dealt from the position.  What others hold decides which of their moves are legal,
so deals are tried until one allows the typed move, preferring one that tells nothing that was not typed.  Afterwards
the seat's view is taken, and what was unknown to it and was not shown is unknown again.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, MAX_SEATS
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.moves.fields import arg, artifacts_paid
from euphoria_ai.moves.names import find, split_words
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.reading import candidates
from euphoria_ai.moves.writing import move_texts, plain_text
from euphoria_ai.positions.unknowns import Log, asks_nobody_here, forget, invented, shows_cards
from euphoria_ai.words import seat_name

TRIES = 600  # deals tried for one move of another seat
FREE = ("?", "random", "draw ?", "deal ?")  # texts that leave a chance decision to the program
ARTIFACT_DRAW = "draw_artifact"
NAMES = {"recruit": "hidden recruit", "dilemma": "dilemma", "cards": "cards"}


class CarriedStep:
    """One decision that was carried out.  seat: CHANCE or a seat; told: was it typed; before, after, log: for a
    description of what happened.

    used: how many of the typed moves it took: a second one if that settled by itself.
    """

    def __init__(
        self,
        position: Position,
        text: str,
        before: dict[str, Any],
        after: dict[str, Any],
        log: Log,
        invented: list[tuple[int, str]],
    ) -> None:
        self.seat, self.kind, self.observer = position.to_move, position.kind, position.seat
        self.used = 1
        self.text, self.told, self.before, self.after, self.log = text, True, before, after, log
        self.notes = [
            f"{seat_name(seat)}'s {NAMES[what]} came into the open, "
            f"but {'is' if what != 'cards' else 'are'} not known here: "
            f"{'it is' if what != 'cards' else 'they are'} made up; correct the new position"
            for seat, what in invented
        ]


def carry_on(position: Position, texts: Sequence[str], rng: Rng) -> Iterator[tuple[Position, CarriedStep]]:
    """Yield (position, step) after every decision.  Raises EuphoriaError naming the move that cannot be made."""
    i = 0
    while i < len(texts) or asks_nobody_here(position):
        typed = i < len(texts) and not (asks_nobody_here(position) and not names_card(texts[i]))
        text = texts[i] if typed else "?"
        try:
            position, step = advance(position, text, rng, texts[i + 1] if typed and i + 1 < len(texts) else None)
        except EuphoriaError as error:
            raise type(error)(f"move {i + 1} of {len(texts)}: {error}" if len(texts) > 1 else str(error)) from None
        step.told = typed
        i += step.used if typed else i < len(texts) and texts[i].strip().lower() in FREE
        yield position, step


def names_card(text: str) -> bool:
    """Does a text name a card that was drawn or dealt?"""
    words = split_words(text)
    return len(words) > 1 and words[0] in ("draw", "deal")


def advance(position: Position, text: str, rng: Rng, following: str | None = None) -> tuple[Position, CarriedStep]:
    """(position, step) after one move; `following`: what is typed next, which may tell what another seat holds.

    Raises EuphoriaError.
    """
    if position.kind is None:
        raise IllegalMoveError("the game is over: no move is possible (R109)")
    known, you = position.fields(), position.seat
    if position.kind == "recruits" and position.to_move != you:
        text = pin_choice(known, position, text)
    deal = best_deal(Position.from_fields(known, you), known, text, following, rng)
    view = deal.after.view(you).fields()
    if position.kind == "recruits":
        fields = after_choice(known, view, position)
    else:
        fields = forget(known, deal.before.view(you).fields()["seats"][you]["hand"], view, you)
        remember_dilemma(known, fields, deal)
    if position.kind == ARTIFACT_DRAW and asks_nobody_here(position) and names_card(text):
        remember_draw(fields, known["stack"][-1]["seat"], deal.log[0][2])
    step = CarriedStep(position, text, deal.before.fields(), deal.after.fields(), deal.log, deal.invented)
    step.used += deal.settled
    return Position.from_fields(fields, you), step


class Deal:
    """A world dealt from a position, before and after a move."""

    def __init__(self, position: Position, known: dict[str, Any], text: str, following: str | None, rng: Rng) -> None:
        self.before = position.determinize(rng)
        self.after = self.before.clone()
        self.log = self.after.log = list[tuple[int, str, int, bool]]()
        self.known, self.text, self.following, self.you = known, text, following, position.seat

    def carry_out(self, rng: Rng) -> None:
        """Raises EuphoriaError."""
        play(self.after, self.text, rng)
        self.invented = invented(self.known, self.after.view(self.you).fields(), self.log, self.you)
        self.settled = self.following is not None and self.settled_next()
        if self.settled:
            self.invented = [(seat, what) for seat, what in self.invented if what != "cards"]

    def settled_next(self) -> bool:
        """Did what is typed next settle by itself: a payment or discard of all that the hand allows?"""
        forced = {
            plain_text(move): move
            for who, _, move, was_forced in self.log
            if was_forced and who >= 0 and shows_cards(move)
        }
        return bool(forced) and not self.goes_on() and bool(candidates(self.before, self.following, forced))

    def goes_on(self) -> bool:
        return self.following is not None and possible(self.after, self.following)

    def faults(self) -> int:
        """What speaks against this deal; 0 for nothing."""
        return len(self.invented) + (self.following is not None and not self.settled and not self.goes_on())


def best_deal(position: Position, known: dict[str, Any], text: str, following: str | None, rng: Rng) -> Deal:
    """The first deal that allows the move, goes on to the next one and makes nothing up, else one that makes up
    least.  Raises EuphoriaError."""
    best: Deal | None = None
    refused: EuphoriaError | None = None
    for attempt in range(TRIES):
        deal = Deal(position, known, text, following, rng)
        if attempt and not possible(deal.before, text):
            continue
        try:
            deal.carry_out(rng)
        except EuphoriaError as error:
            refused = refused or error
            if settled(position, known):
                break
            continue
        if best is None or deal.faults() < best.faults():
            best = deal
        if best.faults() == 0:
            break
    if best is None:
        raise refused or IllegalMoveError(f"{text!r} is not legal here")
    return best


def play(world: Game, text: str, rng: Rng) -> None:
    """Carry one text out.  Raises EuphoriaError."""
    if text.strip().lower() in FREE:
        if world.to_move is not None and world.to_move != CHANCE:
            raise IllegalMoveError(
                f"{text!r} leaves dice and draws to the program; here {seat_name(world.to_move)} decides ({world.kind})"
            )
        world.sample(rng)
    elif world.kind == "recruits" and len(text.split()) == 2:  # the hidden recruit is left open: any
        apply_text(world, next((legal for legal in move_texts(world) if legal.startswith(f"{text} ")), text))
    else:
        apply_text(world, text)


def possible(world: Game, text: str) -> bool:
    """May the text be legal in this deal?  Much cheaper than the reasons why not."""
    if (world.to_move == CHANCE and text.strip().lower() in FREE) or split_words(text)[:1] == ["trade"]:
        return True
    legal = move_texts(world)
    return " ".join(text.split()) in legal or bool(candidates(world, text, legal))


def settled(position: Position, known: dict[str, Any]) -> bool:
    """Does nothing unknown bear on which moves are legal?"""
    own = known["seats"][position.seat]
    return (
        position.to_move == position.seat
        and own["hand_n"] == sum(own["hand"])
        and CARD_UNKNOWN not in (own["dilemma"], *own["recruits"])
    )


# ---------------------------------------------------------------- cards that are told


def remember_draw(fields: dict[str, Any], seat: int, move: int) -> None:
    """A card that another seat drew was seen: the observer knows that it holds it."""
    holder, card = fields["seats"][seat], arg(move)
    if sum(holder["hand"]) < holder["hand_n"]:
        holder["hand"][card] += 1
        mask = sum(n << 4 * i for i, n in enumerate(holder["hand"]))
        holder["known"] = [0 if i == seat or i >= len(fields["seats"]) else mask for i in range(MAX_SEATS)]


def remember_dilemma(known: dict[str, Any], fields: dict[str, Any], deal: Deal) -> None:
    """R95: who pays a dilemma with one artifact shows by it which dilemma it is."""
    top = known["stack"][-1]
    move = deal.log[0][2]
    one_card = artifacts_paid(move) == 1
    if one_card and any(frame["kind"] == "dilemma" for frame in known["stack"]):
        number = deal.before.fields()["seats"][top["seat"]]["dilemma"]
        fields["seats"][top["seat"]]["dilemma"] = number
        fields["dilemma_deck"] &= ~(1 << number - 1)


def pin_choice(known: dict[str, Any], position: Position, text: str) -> str:
    """Deal another seat the recruits that it is said to keep; `keep MAXIME` leaves the hidden one unknown.

    Returns the text to play.
    """
    from euphoria_ai.catalog import RECRUIT_IDS
    from euphoria_ai.editions import rules_key

    words = split_words(text)
    if words[:1] == ["keep"]:
        words = words[1:]
    edition = rules_key(position.rules).split("/")[0]
    cards = known["seats"][position.to_move]["recruits"]
    free = [i + 1 for i in range(len(RECRUIT_IDS)) if known["recruit_deck"] >> i & 1]
    for active, hidden in splits(words, edition):
        numbers = [RECRUIT_IDS.index(name) + 1 for name in (active, hidden) if name]
        if all(number in free or number in cards for number in numbers) and CARD_UNKNOWN in cards:
            cards[:] = numbers + [card for card in cards if card not in numbers][: 4 - len(numbers)]
            known["recruit_deck"] &= ~sum(1 << number - 1 for number in numbers)
            return f"keep {active} {hidden}" if hidden else f"keep {active}"
    return text


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


def after_choice(known: dict[str, Any], fields: dict[str, Any], position: Position) -> dict[str, Any]:
    """After a choice of recruits: what is known of others' choices stays so."""
    for seat, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        chosen = sum(card != 0 for card in new["recruits"]) == 2
        if seat == position.seat or not chosen:
            continue
        for slot in range(2):
            if new["recruits"][slot] == CARD_UNKNOWN and old["recruits"][slot] not in (0, CARD_UNKNOWN):
                new["recruits"][slot] = old["recruits"][slot]
                fields["recruit_deck"] &= ~(1 << old["recruits"][slot] - 1)
    return fields
