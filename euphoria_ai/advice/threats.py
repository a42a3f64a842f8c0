"""Who may win next turn: other seats that need few stars, whether they can force them, by what, and which turn of the
seat's own keeps them from it.

Asked of worlds dealt from the position, after each turn: what would this seat do if it moved now?
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from euphoria_ai.advice.facts import constants, stars_placed
from euphoria_ai.advice.lines import Line
from euphoria_ai.advice.notes import Note
from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.forced_wins import winning_moves
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.words import plural, seat_name, tidy

NEAR = 2  # stars that may be missing of one who is called near
WORLDS, BUDGET = 2, 4000  # of each search for a forced win
CLEAR = 3  # deals more, of those looked at, that make a difference worth telling


class Threat:
    """What a near seat can do after a turn: in `wins` of `deals` deals it wins by force, mostly by the move `by`."""

    __slots__ = ("by", "deals", "seat", "wins")

    def __init__(self, seat: int, deals: int, found: Counter[str]) -> None:
        self.seat, self.deals, self.wins = seat, deals, found.total()
        self.by = min(found, key=lambda text: (-found[text], text)) if found else ""


def near(fields: dict[str, Any], seat: int) -> dict[int, int]:
    """{other seat: stars that it still needs} of those that need few."""
    need = constants(fields["rules"])["stars_to_win"]
    return {
        i: need - placed for i, placed in enumerate(stars_placed(fields)) if i != seat and 0 < need - placed <= NEAR
    }


def threats(lines: list[Line], rivals: dict[int, int]) -> dict[int, Threat]:
    """{near seat: its Threat} at the ends of a turn in several deals."""
    ends = [line.end for line in lines if not line.over and len(line.end["stack"]) == 2]
    out = {}
    for rival in rivals:
        found = Counter(text for text in (winning_text(end, rival) for end in ends) if text)
        if ends:
            out[rival] = Threat(rival, len(ends), found)
    return out


def winning_text(fields: dict[str, Any], rival: int) -> str | None:
    """A move by which the seat would win at once if it were its turn, or None; fields: of the start of a turn."""
    stack = [frame | {"seat": rival} for frame in fields["stack"]]
    game = Game.from_fields(fields | {"active": rival, "stack": stack})
    moves = winning_moves(game.view(rival), WORLDS, BUDGET)
    return game.text(moves[0]) if moves else None


def told(
    needs: dict[int, int], mine: dict[int, Threat], others: list[tuple[str, dict[int, Threat]]], say: Speaker
) -> Iterator[Note]:
    """What is said of the best turn: how near the others are, what they can do about it, and what the turn changes
    against others (label, threats)."""
    for seat, need in needs.items():
        threat = mine.get(seat)
        name, numbers = seat_name(seat), {"seat": seat_name(seat), "needs": need}
        if threat is None:
            continue
        worse = [(label, each[seat]) for label, each in others if seat in each]
        worse = [(label, each) for label, each in worse if each.wins - threat.wins >= CLEAR]
        numbers |= {"wins": threat.wins, "deals": threat.deals, "by": threat.by}
        text = f"{name} needs {plural(need, 'more star')} and "
        text += (
            f"can win in its next turn by {say(threat.by)} ({threat.wins} of {threat.deals} deals)"
            if threat.wins
            else "cannot force a win in its next turn"
        )
        if worse:
            label, each = max(worse, key=lambda pair: (pair[1].wins, pair[0]))
            text += f"; after {say(label)} it can by {say(each.by)} ({each.wins} of {each.deals})"
            numbers |= {"other": label, "other_wins": each.wins, "other_by": each.by}
        yield Note("threat", text, **numbers)


def let_through(best: dict[int, Threat], its: dict[int, Threat], say: Speaker) -> Iterator[Note]:
    """A warning of a turn that lets somebody win whom the best one keeps from it."""
    for seat, threat in its.items():
        if seat in best and threat.wins - best[seat].wins >= CLEAR:
            yield Note(
                "lets_win",
                f"lets {seat_name(seat)} win in its next turn by {say(threat.by)} "
                f"({threat.wins} of {threat.deals} deals; {best[seat].wins} after number 1)",
                seat=seat_name(seat),
                wins=threat.wins,
                deals=threat.deals,
                by=threat.by,
                best=tidy(best[seat].wins),
            )
