"""What one seat does not know of another: keeping it unknown while a position goes on, and looking at a position
from another seat."""

from collections.abc import Sequence
from typing import Any

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, M_DISCARD, R_ACTIVE
from euphoria_ai.moves.fields import artifacts_paid, kind_of

Log = Sequence[tuple[int, str, int, bool]]  # as `Game.log`: (seat or CHANCE, kind, move, made by itself)


def from_seat(position: Position, seat: int) -> Position:
    """What `seat` knows of it as far as this position tells; what it keeps to itself stays unknown, the observer's
    own secrets too."""
    known = position.fields()
    own = known["seats"][position.seat]
    own["recruits"] = [
        hidden(card, flags & R_ACTIVE) for card, flags in zip(own["recruits"], own["recruit_flags"], strict=True)
    ]
    own["refused"] = [hidden(card, False) for card in own["refused"]]
    own["dilemma"] = hidden(own["dilemma"], own["dilemma_use"])
    world = position.determinize(Rng(0))
    view = world.view(seat).fields()
    return Position.from_fields(forget(known, view["seats"][seat]["hand"], view, seat), seat)


def hidden(card: int, shown: int | bool) -> int:
    return card if shown or not card else CARD_UNKNOWN


def shows_cards(move: int) -> bool:
    """Are cards of a hand named in this move: a discard, or a payment with artifacts?"""
    return kind_of(move) == M_DISCARD or artifacts_paid(move) > 0


def asks_nobody_here(position: Position) -> bool:
    """Is a card being drawn or dealt that this seat does not see?"""
    if position.kind not in ("draw_artifact", "deal_recruit", "deal_dilemma"):
        return False
    return position.fields()["stack"][-1]["seat"] != position.seat


def knows_itself(position: Position) -> bool:
    """Does this seat know all that bears on its own moves?"""
    own = position.fields()["seats"][position.seat]
    dilemma = 0 if own["dilemma_use"] else own["dilemma"]
    return own["hand_n"] == sum(own["hand"]) and CARD_UNKNOWN not in (dilemma, *own["recruits"])


def invented(known: dict[str, Any], fields: dict[str, Any], untold: Log, you: int) -> list[tuple[int, str]]:
    """What a dealt world would tell as if it were known: [(seat, what)] of cards that became public without being
    typed.  untold: moves that nobody typed."""
    out = []
    for seat, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        chose = old["recruits"][2] and not new["recruits"][2]  # the choice itself was typed
        cards = zip(old["recruits"], new["recruit_flags"], strict=True)
        up = [card for card, flags in cards if card == CARD_UNKNOWN and flags & R_ACTIVE]
        out += [(seat, "recruit")] * (0 if chose else len(up))
    forced = {who for who, _, move, was_forced in untold if was_forced and who >= 0 and shows_cards(move)}
    out += [(seat, "cards") for seat in sorted(forced) if bears_on_payment(known["seats"][seat])]
    return out


def bears_on_payment(seat: dict[str, Any]) -> bool:
    """Is something unknown that decides how this seat can pay: its hand, or its dilemma?"""
    return sum(seat["hand"]) < seat["hand_n"] or (seat["dilemma"] == CARD_UNKNOWN and not seat["dilemma_use"])


def after_choice(known: dict[str, Any], fields: dict[str, Any], mover: int, chosen: list[int] | None) -> dict[str, Any]:
    """After a choice of recruits: the others' cards are known as before, the mover's are those that were typed.

    chosen: the active and the hidden recruit, CARD_UNKNOWN if that one was not typed.
    """
    before = named_cards(fields)
    for seat, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        refused = old["refused"]
        if seat != mover or chosen is None:
            new["recruits"] = list(old["recruits"])
        else:
            new["recruits"] = [*chosen, 0, 0]
            rest = [card for card in old["recruits"] if card and card not in chosen]
            refused = rest if len(rest) == 2 and CARD_UNKNOWN not in (*chosen, *rest) else [CARD_UNKNOWN] * 2
        new["refused"] = [as_before(*cards) for cards in zip([*refused, 0, 0][:4], new["refused"], strict=True)]
    after = named_cards(fields)
    for pool in before:
        fields[pool] = (fields[pool] | before[pool]) & ~after[pool]
    return fields


def forget(known: dict[str, Any], hand: list[int], fields: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the observer knows after moves in a dealt world: what was unknown before and not shown since is so again.

    known: the observer's fields before; hand: its hand in that world before; fields: its view after.
    """
    before = named_cards(fields)
    for i, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        if not (old["recruits"][2] and not new["recruits"][2]):  # else four cards became two by a typed choice
            had = [
                0 if 0 < card < CARD_UNKNOWN and fields["gone"] >> card - 1 & 1 else card for card in old["recruits"]
            ]
            flags = new["recruit_flags"]
            new["recruits"] = [as_before(*cards) for cards in zip(had, new["recruits"], flags, strict=True)]
            new["refused"] = [as_before(*cards) for cards in zip(old["refused"], new["refused"], strict=True)]
        new["dilemma"] = as_before(old["dilemma"], new["dilemma"])
        if i == seat and sum(old["hand"]) != old["hand_n"]:
            changes = [now - then for now, then in zip(new["hand"], hand, strict=True)]
            new["hand"] = [max(0, n + change) for n, change in zip(old["hand"], changes, strict=True)]
    after = named_cards(fields)
    for pool in before:
        fields[pool] = (fields[pool] | before[pool]) & ~after[pool]
    return fields


def as_before(old: int, new: int, shown: int = 0) -> int:
    """One card: unless it is shown now or new in its place, just as well known as it was."""
    return old if old and new and not shown & 1 else new


def named_cards(fields: dict[str, Any]) -> dict[str, int]:
    """Bits of the recruits and dilemmas that lie named before some seat."""
    recruits = {card for seat in fields["seats"] for card in seat["recruits"] + seat["refused"]}
    dilemmas = {seat["dilemma"] for seat in fields["seats"]}
    pools = {"recruit_deck": recruits, "dilemma_deck": dilemmas}
    return {name: sum(1 << card - 1 for card in cards - {0, CARD_UNKNOWN}) for name, cards in pools.items()}
