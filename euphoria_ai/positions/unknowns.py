"""What one seat does not know of another: keeping it unknown while a position goes on, and looking at a position from another seat."""

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.moves.fields import DISCARD, PAY
from euphoria_ai.positions.files import forget

UNKNOWN = 255
ACTIVE = 1


def from_seat(position, seat):
    """What `seat` knows of it as far as this position tells; what it keeps to itself stays unknown, the observer's own secrets too."""
    known = position.fields()
    own = known["seats"][position.seat]
    own["recruits"] = [
        hidden(card, flags & ACTIVE) for card, flags in zip(own["recruits"], own["recruit_flags"], strict=True)
    ]
    own["refused"] = [hidden(card, False) for card in own["refused"]]
    own["dilemma"] = hidden(own["dilemma"], own["dilemma_use"])
    world = position.determinize(Rng(0))
    view = world.view(seat).fields()
    return Position.from_fields(forget(known, view["seats"][seat]["hand"], view, seat), seat)


def hidden(card, shown):
    return card if shown or not card else UNKNOWN


def shows_cards(move):
    """Are cards of a hand named in this move: a discard, or a payment with artifacts?"""
    return move & 63 == DISCARD or (move & 63 == PAY and move >> 27 & 0xFFF)


def asks_nobody_here(position):
    """Is a card being drawn or dealt that this seat does not see?"""
    if position.kind not in ("draw_artifact", "deal_recruit", "deal_dilemma"):
        return False
    return position.fields()["stack"][-1]["seat"] != position.seat


def invented(known, fields, log, you):
    """What a dealt world would tell as if it were known: [(seat, what)] of cards of others that became public without being typed."""
    out = []
    for seat, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        for slot in range(4):
            if old["recruits"][slot] == UNKNOWN and new["recruit_flags"][slot] & ACTIVE:
                out.append((seat, "recruit"))
        if old["dilemma"] == UNKNOWN and new["dilemma_use"] and new["dilemma"] not in (0, UNKNOWN):
            out.append((seat, "dilemma"))
    forced = {who for who, _, move, was_forced in log if was_forced and who >= 0 and who != you and shows_cards(move)}
    return out + [
        (seat, "cards") for seat in sorted(forced) if known["seats"][seat]["hand_n"] > sum(known["seats"][seat]["hand"])
    ]
