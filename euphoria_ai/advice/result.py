"""What `suggest` hands back: an Advice of Turns, and the same as plain data (docs/advice.md,
schemas/advice.schema.json)."""

from typing import Any, Self

from euphoria_ai.advice.facts import stars_placed
from euphoria_ai.advice.lines import FORCED, Line, LineStep
from euphoria_ai.advice.notes import Note
from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.search.information import Position
from euphoria_ai.editions import rules_key
from euphoria_ai.intervals import wilson
from euphoria_ai.search.contest import Count
from euphoria_ai.words import seat_name

SCHEMA, VERSION = "euphoria-advice", 1


def shown(x: float | None) -> float | None:
    return None if x is None else round(x, 4)


def counted(count: Count | None) -> dict[str, float] | None:
    """A second criterion as plain data."""
    if count is None:
        return None
    return {
        "mean": round(count.mean, 3),
        "low": round(count.mean - count.margin, 3),
        "high": round(count.mean + count.margin, 3),
    }


def said(step: LineStep) -> str:
    return step.text if step.seat == CHANCE else f"{seat_name(step.seat)}: {step.text}"


class WinChance:
    """A seat's chance to win with its 95 % interval; None where the search cannot tell."""

    __slots__ = ("high", "low", "seat", "win")

    def __init__(self, seat: int, total: float | None, visits: int) -> None:
        self.seat = seat
        self.win: float | None = None
        self.low: float | None = None
        self.high: float | None = None
        if visits and total is not None:
            self.win = min(1.0, max(0.0, total / visits))
            self.low, self.high = wilson(self.win * visits, visits)

    @classmethod
    def sure(cls, seat: int, win: bool) -> Self:
        self = cls(seat, None, 0)
        self.win = self.low = self.high = float(win)
        return self

    @property
    def sureness(self) -> float:
        """The lower end of the interval, which turns are ordered by; below all others without visits."""
        return -1.0 if self.low is None else self.low

    @property
    def width(self) -> float:
        return 1.0 if self.low is None or self.high is None else self.high - self.low

    def overlaps(self, other: "WinChance") -> bool:
        """Could the two be equal, as far as their intervals tell?"""
        if self.low is None or self.high is None or other.low is None or other.high is None:
            return True
        return self.low <= other.high and other.low <= self.high

    def to_dict(self) -> dict[str, Any]:
        return {"seat": seat_name(self.seat), "win": shown(self.win), "low": shown(self.low), "high": shown(self.high)}


class Variant:
    """Another way to go on in a turn that was looked at nearly as often before both were compared.

    visits: games that were played with it; win: WinChance of the deciding seat.
    """

    __slots__ = ("line", "seat", "share", "visits", "win")

    def __init__(self, line: Line, seat: int, visits: int, share: float, win: Any) -> None:
        self.line, self.seat, self.visits, self.share, self.win = line, seat, visits, share, win

    @property
    def steps(self) -> list[LineStep]:
        """All decisions of the turn, those of chance and of other seats too."""
        return self.line.steps

    @property
    def moves(self) -> list[str]:
        """Texts of the seat's own decisions in order, forced ones included."""
        return [step.text for step in self.steps if step.seat == self.seat]

    @property
    def typed(self) -> list[str]:
        """What to type to carry the plan out as shown: the own decisions, and what chance and others do before the
        last of them that is a choice."""
        last = self.last_choice
        end = next((i for i, step in enumerate(self.steps) if i > last and step.seat != self.seat), len(self.steps))
        return [step.text if step.seat in (self.seat, CHANCE) else said(step) for step in self.steps[:end]]

    @property
    def last_choice(self) -> int:
        """Number of the last step that is an own choice; 0 if there is none."""
        return max((i for i, step in enumerate(self.steps) if step.seat == self.seat and step.how != FORCED), default=0)

    @property
    def assumes(self) -> list[str]:
        """What chance and others are taken to do before the seat's last choice; empty if the plan depends on none of
        it."""
        return [said(step) for step in self.steps[: self.last_choice] if step.seat != self.seat]

    def plan(self) -> dict[str, Any]:
        return {
            "moves": self.moves,
            "typed": self.typed,
            "steps": [step.to_dict() for step in self.steps],
            "assumes": self.assumes,
        }

    def to_dict(self) -> dict[str, Any]:
        return self.plan() | {"visits": self.visits, "share": shown(self.share), "win": self.win.to_dict()}


class Turn(Variant):
    """A whole turn.

    win: a WinChance for each seat, or None where nothing was searched; count: what decides where the win chance does
    not (`Advice.ranked_by`), or None; verdict: how it stands against the best (`advice.ranking`); threats: what seats
    near the end can do after it (`advice.threats`).
    """

    __slots__ = (
        "ahead",
        "close_call",
        "count",
        "rank",
        "reasons",
        "threats",
        "trials",
        "variants",
        "verdict",
        "warnings",
    )

    def __init__(
        self,
        rank: int,
        line: Line,
        trials: list[Line],
        seat: int,
        visits: int,
        share: float,
        win: list[WinChance] | None,
    ) -> None:
        super().__init__(line, seat, visits, share, win)
        self.rank, self.trials, self.close_call = rank, trials, False
        self.ahead: int | None = None
        self.count: Count | None = None
        self.verdict: str | None = None
        self.threats: dict[int, Any] = {}
        self.reasons: list[Note] = []
        self.warnings: list[Note] = []
        self.variants: list[Variant] = []

    @property
    def move(self) -> str:
        """The text to play now."""
        return self.steps[0].text

    @property
    def label(self) -> str:
        """The first choice of the turn, as a short name for it."""
        return next((step.text for step in self.steps if step.seat == self.seat and step.how != FORCED), self.move)

    @property
    def own(self) -> WinChance | None:
        """The deciding seat's WinChance, or None."""
        return self.win[self.seat] if self.win else None

    def to_dict(self) -> dict[str, Any]:
        return (
            {"rank": self.rank, "move": self.move, "label": self.label}
            | self.plan()
            | {
                "visits": self.visits,
                "share": shown(self.share),
                "win": [chance.to_dict() for chance in self.win] if self.win else None,
                "close_call": self.close_call,
                "verdict": self.verdict,
                "count": counted(self.count),
                "reasons": [note.to_dict() for note in self.reasons],
                "warnings": [note.to_dict() for note in self.warnings],
                "variants": [variant.to_dict() for variant in self.variants],
            }
        )


class Advice:
    """The answer of `suggest`.

    turns: best first; ranked_by: what told the best apart: win, stars at the end, turns to the end; main_line: (seat or
    CHANCE, text) from the best turn on; warnings: about the position, beside those of each turn.
    """

    __slots__ = (
        "forced_win",
        "full",
        "interrupted",
        "iterations",
        "legal",
        "main_line",
        "nodes",
        "only_move",
        "position",
        "ranked_by",
        "seconds",
        "seed",
        "threads",
        "turns",
        "warnings",
    )

    def __init__(self, position: Position, threads: int, seed: int) -> None:
        self.position, self.threads, self.seed = position, threads, seed
        self.turns: list[Turn] = []
        self.main_line: list[tuple[int, str]] = []
        self.warnings: list[Note] = []
        self.only_move = self.forced_win = self.full = self.interrupted = False
        self.legal = self.iterations = self.nodes = 0
        self.seconds, self.ranked_by = 0.0, "win"

    @property
    def best(self) -> Turn:
        return self.turns[0]

    def to_dict(self, timing: bool = True) -> dict[str, Any]:
        """Plain data by docs/advice.md; without timing, equal positions, seeds and iterations on one thread give
        equal data."""
        p = self.position
        out = {
            "schema": SCHEMA,
            "version": VERSION,
            "seat": seat_name(p.seat),
            "seats": p.seats,
            "rules": rules_key(p.rules),
            "kind": p.kind,
            "only_move": self.only_move,
            "forced_win": self.forced_win,
            "legal_moves": self.legal,
            "ranked_by": self.ranked_by,
            "stars_placed": {seat_name(seat): n for seat, n in enumerate(stars_placed(p.fields()))},
            "search": {
                "iterations": self.iterations,
                "threads": self.threads,
                "seed": self.seed,
                "nodes": self.nodes,
                "full": self.full,
                "interrupted": self.interrupted,
            },
            "turns": [turn.to_dict() for turn in self.turns],
            "main_line": [{"seat": seat_name(seat), "text": text} for seat, text in self.main_line],
            "warnings": [note.to_dict() for note in self.warnings],
        }
        if timing:
            rate = self.iterations / self.seconds if self.seconds else 0.0
            out["timing"] = {"seconds": round(self.seconds, 4), "iterations_per_second": round(rate, 1)}
        return out

    def __repr__(self) -> str:
        return f"<Advice for {seat_name(self.position.seat)}: {'; '.join(self.best.moves)}>"
