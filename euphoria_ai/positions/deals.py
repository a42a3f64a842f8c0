"""A world dealt from a position in which a typed move is carried out, and the choice among such worlds."""

from collections.abc import Sequence
from typing import Any

from euphoria_ai.catalog import ARTIFACTS
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.reading import candidates
from euphoria_ai.moves.writing import move_texts, plain_text
from euphoria_ai.positions.pins import is_true, pin_hand
from euphoria_ai.positions.typed import Cards, Typed
from euphoria_ai.positions.unknowns import Log, invented, knows_itself
from euphoria_ai.words import seat_name

TRIES = 600  # deals tried for one move
FREE = ("?", "random", "draw ?", "deal ?")  # texts that leave a chance decision to the program
AGREEING = 12  # deals that must give the same reason before it is told

Fields = dict[str, Any]


class Deal:
    """A world dealt from a position, before and after a move.

    used: how many of the following texts it took too, as they had settled by themselves or told what was shown.
    """

    def __init__(self, position: Position, known: Fields, text: str, following: Sequence[Typed], rng: Rng) -> None:
        self.before = as_asked(position, text, rng)
        self.after = self.before.clone()
        self.log: list[tuple[int, str, int, bool]] = []
        self.after.log = self.log
        self.known, self.text, self.following, self.you = known, text, following, position.seat
        self.actor = known["stack"][-1]["seat"]
        self.used = 0

    def carry_out(self, rng: Rng) -> None:
        """Raises EuphoriaError."""
        play(self.after, self.text, self.you, rng, CARD_UNKNOWN in self.known["seats"][self.you]["recruits"])
        if self.after.kind == "trade" and closed_trade(self.text):
            self.answer()
        self.view: Fields = self.after.view(self.you).fields()
        untold = self.follow_settled()
        self.fits = self.goes_on()
        self.invented = invented(self.known, self.view, untold, self.you) + self.drafted_unseen()
        self.covered = [
            seat for seat in range(self.after.seats) if seat != self.you and hand_was_shown(self.known, self.view, seat)
        ]

    def answer(self) -> None:
        """An offer with unnamed cards is followed by its answer, since only this world knows them."""
        if not self.following or split_words(self.following[0].text)[:1] not in (["accept"], ["decline"]):
            raise IllegalMoveError(f"{self.text!r}: type `accept` or `decline` together with it")
        apply_text(self.after, self.following[0].text)
        self.used = 1

    def follow_settled(self) -> Log:
        """Match what settled by itself, and what was shown, with what is typed next; returns the settled moves that
        nobody typed."""
        untold = []
        offered = split_words(self.text)[:1] == ["trade"]  # an offer is no move of the log
        for number, entry in enumerate(self.log[not offered :], not offered):
            who, _, move, forced = entry
            self.take_shown()
            if forced and not self.next_is(plain_text(move), move, who, self.log[number + 1 :]):
                untold.append(entry)
        self.take_shown()
        return untold

    def take_shown(self) -> None:
        while self.used < len(self.following) and self.following[self.used].shows is not None:
            if not is_true(self.truth(), self.following[self.used], self.actor):
                return
            self.used += 1

    def truth(self) -> Fields:
        return self.after.fields()

    def next_is(self, text: str, move: int, who: int, later: Log) -> bool:
        """Is this settled move what is typed next, and not the decision that is asked now?"""
        if self.used == len(self.following):
            return False
        typed = self.following[self.used]
        if typed.shows is not None or (who != CHANCE and typed.seat not in (None, who)):
            return False
        if " ".join(typed.text.split()) != text and not candidates(self.before, typed.text, {text: move}):
            return False
        rest = self.following[self.used + 1 :]
        now = self.after.kind is not None and self.after.to_move in (typed.seat, self.after.to_move)
        if now and possible(self.after, typed.text) and not (rest and self.comes_after(rest[0].text, later)):
            return False
        self.used += 1
        return True

    def comes_after(self, text: str, later: Log) -> bool:
        """Has this text settled later, or is it what may be typed now?"""
        return possible(self.after, text) or text in [plain_text(move) for _, _, move, forced in later if forced]

    def goes_on(self) -> bool:
        """Can what is typed next be carried out?"""
        rest = [typed for typed in self.following[self.used :] if typed.shows is None]
        if not rest or self.after.to_move == CHANCE:
            return True
        return possible(self.after, rest[0].text)

    def faults(self) -> int:
        """What speaks against this deal; 0 for nothing."""
        shown = self.used < len(self.following) and self.following[self.used].shows is not None
        return len(self.invented) + 2 * (not self.fits) + shown + self.untold_hands()

    def drafted_unseen(self) -> list[tuple[int, str]]:
        """R97, R99: recruits of a dilemma that everybody would have seen, turned up or discarded, but nobody typed."""
        seat, text = self.actor, self.text.strip().lower()
        gone = self.view["gone"] & ~self.known["gone"] if text in FREE else 0
        pairs = zip(self.known["seats"][seat]["recruits"], self.view["seats"][seat]["recruits"], strict=True)
        turned_up = text in ("keep ?", *FREE) and any(not old and 0 < new < CARD_UNKNOWN for old, new in pairs)
        return [(seat, "recruit")] if seat != self.you and (gone or turned_up) else []

    def untold_hands(self) -> int:
        """Hands that this world shows, but not those that are typed."""
        told = any(isinstance(typed.shows, Cards) for typed in self.following[: self.used])
        return 0 if told else len(self.covered)


def as_asked(position: Position, text: str, rng: Rng) -> Game:
    """A world in which the decision at hand is asked: even a turn with one move, if that move is typed."""
    world = position.determinize(rng, True, True)
    if position.kind == "turn" and len(world.legal_moves()) == 1 and not possible(world, text):
        return position.determinize(rng, False, True)
    return world


def best_deal(position: Position, known: Fields, text: str, following: Sequence[Typed], rng: Rng) -> Deal:
    """The first deal that allows the move, goes on to what is typed next and makes nothing up, else one with the
    fewest faults.  Raises EuphoriaError."""
    best: Deal | None = None
    refused: list[EuphoriaError] = []
    certain = position.to_move == position.seat and knows_itself(position)
    seat, shown = known["stack"][-1]["seat"], shown_hand(following)
    for attempt in range(TRIES):
        source = position
        if attempt % 4 and seat != position.seat and not certain:
            source = with_hand(position, text, seat, shown, rng)
        if attempt % 4:
            source = with_payment(source, following, rng)
        deal = Deal(source, known, text, following, rng)
        if len(refused) >= AGREEING and not possible(deal.before, text):
            continue
        try:
            deal.carry_out(rng)
        except EuphoriaError as error:
            refused.append(error)
            if certain:
                break
            continue
        if best is None or deal.faults() < best.faults():
            best = deal
        if best.faults() == 0:
            break
    if best is None:
        raise common_reason(refused, text, seat)
    return best


def common_reason(refused: list[EuphoriaError], text: str, seat: int) -> EuphoriaError:
    """The reason if all worlds agree on it: else it names cards that were only guessed."""
    if len({str(error) for error in refused}) == 1:
        return refused[0]
    return IllegalMoveError(f"{text!r} is not legal here, whatever cards {seat_name(seat)} may hold")


def shown_hand(following: Sequence[Typed]) -> list[int] | None:
    if following and isinstance(following[0].shows, Cards):
        return following[0].shows.counts
    return None


def with_payment(position: Position, following: Sequence[Typed], rng: Rng) -> Position:
    """The position with the cards that are paid or discarded next, which may settle by itself."""
    paid = next((typed for typed in following if typed.shows is None), None)
    if paid is None or split_words(paid.text)[:1] not in (["pay"], ["discard"]):
        return position
    seats = [seat for seat in range(position.seats) if seat != position.seat and paid.seat in (None, seat)]
    return with_hand(position, paid.text, seats[rng.below(len(seats))], None, rng) if seats else position


def with_hand(position: Position, text: str, seat: int, shown: list[int] | None, rng: Rng) -> Position:
    """The position with the cards that the text says the seat holds."""
    fields = position.fields()
    if not 0 <= seat < len(fields["seats"]):
        return position
    before = fields["seats"][seat]["hand"]
    pin_hand(fields, text, seat, shown, rng)
    if fields["seats"][seat]["hand"] == before:
        return position
    try:
        return Position.from_fields(fields, position.seat)
    except ValueError:
        return position


# ---------------------------------------------------------------- carrying out


def play(world: Game, text: str, you: int, rng: Rng, unsure: bool) -> None:
    """Carry one text out.  unsure: does this seat not know all of its own recruits?  Raises EuphoriaError."""
    words = text.strip().lower().split()
    if text.strip().lower() in FREE:
        if world.to_move is not None and world.to_move != CHANCE:
            raise IllegalMoveError(
                f"{text!r} leaves dice and draws to the program; here {seat_name(world.to_move)} decides ({world.kind})"
            )
        world.sample(rng)
    elif world.kind == "draft" and world.to_move != you and words == ["keep", "?"]:
        moves = world.legal_moves()
        world.apply(moves[rng.below(len(moves))])
    elif (
        world.kind == "recruits" and (unsure or world.to_move != you) and len(words) == 2
    ):  # the hidden one is left open: any
        apply_text(world, next((legal for legal in move_texts(world) if legal.startswith(f"{text} ")), text))
    elif closed_trade(text):
        apply_text(world, with_kinds(world, text, you, rng))
    else:
        apply_text(world, text)


def possible(world: Game, text: str) -> bool:
    """May the text be legal in this deal?  Much cheaper than the reasons why not."""
    if (world.to_move == CHANCE and text.strip().lower() in FREE) or split_words(text)[:1] == ["trade"]:
        return True
    if world.kind in ("draft", "recruits") and split_words(text)[:1] == ["keep"]:
        return True
    legal = move_texts(world)
    return " ".join(text.split()) in legal or bool(candidates(world, text, legal))


# ---------------------------------------------------------------- trades of others


def closed_trade(text: str) -> bool:
    """Does an offer speak of cards without naming them?"""
    words = split_words(text)
    return words[:1] == ["trade"] and bool({"card", "cards"} & set(words))


def with_kinds(world: Game, text: str, you: int, rng: Rng) -> str:
    """The offer with any cards that its sides hold in this world: `2 cards` becomes `bat bear`.

    Raises IllegalMoveError.
    """
    words = split_words(text)
    if "give" not in words or "for" not in words or words[1] != "p" or not words[2].isdigit():
        raise IllegalMoveError(f"{text!r}: a trade reads `trade P2 give 2 cards for gold`")
    partner = int(words[2]) - 1
    if you in (world.active, partner):
        raise IllegalMoveError(f"{text!r}: name the cards of your own trade (R21)")
    middle = words.index("for")
    give = named_cards(world, words[words.index("give") + 1 : middle], world.active, rng)
    get = named_cards(world, words[middle + 1 :], partner, rng)
    return f"trade P{partner + 1} give {give} for {get}"


def named_cards(world: Game, words: list[str], seat: int, rng: Rng) -> str:
    out: list[str] = []
    for i, word in enumerate(words):
        if word in ("card", "cards"):
            number = int(out.pop()) if i and words[i - 1].isdigit() else 1
            out += picked(world, seat, number, rng)
        else:
            out.append(word)
    return " ".join(out)


def picked(world: Game, seat: int, number: int, rng: Rng) -> list[str]:
    if not 0 <= seat < world.seats:
        return []
    hand = [name for name, n in zip(ARTIFACTS, world.fields()["seats"][seat]["hand"], strict=True) for _ in range(n)]
    if number > len(hand):
        if seat == world.active:
            raise IllegalMoveError(f"{seat_name(seat)} holds {len(hand)} cards (R21)")
        return [f"{number} {ARTIFACTS[0]}"]  # asked for more than there is: it can only be declined
    return [hand.pop(rng.below(len(hand))) for _ in range(number)]


def hand_was_shown(known: Fields, view: Fields, seat: int) -> bool:
    """Has the whole hand of a seat become known?  Jonathan the Gambler alone shows one, after a draw that nobody else
    sees (R93)."""
    pending, old, new = known["stack"][-1], known["seats"][seat]["hand"], view["seats"][seat]["hand"]
    drew = (pending["kind"], pending["seat"]) == ("draw_artifact", seat)
    return drew and any(now > then for then, now in zip(old, new, strict=True))
