"""Which turn stands above which, by what, and how sure that is.

No turn stands below one that it beats by disjoint intervals: turns are ordered by the lower ends of their intervals,
and where the game is as good as lost or won those that the first does not leave behind by another count
(`search.contest.criterion`).
"""

from collections.abc import Sequence
from typing import Any

from euphoria_ai.advice.result import WinChance
from euphoria_ai.intervals import VAGUE
from euphoria_ai.search.contest import Count, Plan, criterion
from euphoria_ai.search.forest import MergedChild

BEST, APART, CLOSE, UNSURE = "best", "apart", "close", "unsure"  # how a turn stands against the best


class Entry:
    """A first move with the plans that begin with it, best first, and its seat's chance by the best of them; by all
    visits of the move where none was played."""

    __slots__ = ("plans", "row", "win")

    def __init__(self, row: MergedChild, plans: Sequence[Plan], seat: int) -> None:
        self.row = row
        played = [plan for plan in plans if plan.visits]
        self.plans = sorted(played, key=lambda plan: (-chance(plan, seat).sureness, -plan.visits, plan.moves))
        self.win = chance(self.plans[0], seat) if self.plans else WinChance(seat, row.total, row.visits)

    @property
    def visits(self) -> int:
        return self.plans[0].visits if self.plans else self.row.visits


def chance(plan: Plan, seat: int) -> WinChance:
    return WinChance(seat, plan.sums[seat], plan.visits)


def counted(plan: Plan | None, by: str) -> Count | None:
    """What a plan is ranked by beside the win chance, or None."""
    if plan is None or by == "win" or plan.visits < 2:
        return None
    return plan.stars if by == "stars" else plan.turns


def ranked(entries: list[Entry]) -> tuple[list[Entry], str]:
    """(entries, best first; the criterion that decides among the first of them)."""
    order = sorted(entries, key=lambda entry: (-entry.win.sureness, -entry.visits, entry.row.move))
    best = order[0].win if order else None
    if best is None or best.win is None or best.low is None or best.high is None:
        return order, "win"
    by = criterion(best.win, best.low, best.high)
    if by != "win":
        level = [entry for entry in order if entry.win.overlaps(order[0].win)]
        rest = [entry for entry in order if entry not in level]
        order = sorted(level, key=lambda entry: -second_worth(entry, by)) + rest
    return order, by


def second_worth(entry: Entry, by: str) -> float:
    """The cautious end of the interval of the second criterion: the more the better."""
    count = counted(entry.plans[0] if entry.plans else None, by)
    if count is None:
        return float("-inf")
    return count.mean - count.margin if by == "stars" else -count.mean - count.margin


def verdict(best: Any, other: Any) -> str:
    """How a turn stands against the best (`Turn`s): told apart, close, or measured too little to say."""
    if best.own is None or other.own is None or best.own.win is None or other.own.win is None:
        return UNSURE
    if not best.own.overlaps(other.own):
        return APART
    if max(best.own.width, other.own.width) > VAGUE:
        return UNSURE
    if best.count is None and other.count is None:
        return CLOSE
    if best.count is None or other.count is None:
        return UNSURE
    far = abs(best.count.mean - other.count.mean) > best.count.margin + other.count.margin
    return APART if far else CLOSE
