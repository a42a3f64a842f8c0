"""Watching a game from outside: observers, and the numbers of each seat that a result keeps."""

from typing import Any

from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.core.state.ids import M_DISCARD, M_RETRIEVE, M_STOP, M_USE, R_SECOND, R_STAR
from euphoria_ai.games.results import StarPaths
from euphoria_ai.moves.fields import discards, kind_of, workers

COUNTS = ("workers_lost", "doubles_offered", "doubles_used", "retrievals", "retrievals_of_four", "cards_lost")


class Observer:
    """Watches a game from outside and sees everything.  Derive and pass to `play_game`."""

    def start(self, game: Game) -> None:
        """A game begins."""

    def step(self, game: Game, seat: int, kind: str, move: int, forced: bool) -> None:
        """After a decision (seat is CHANCE for chance); forced: it settled by itself in the wake of another."""

    def end(self, game: Game) -> None:
        """The game is over, or its cap is reached."""


class SeatCounter(Observer):
    """Counts by seat: COUNTS, turns, and workers in the middle of the game."""

    def start(self, game: Game) -> None:
        seats = game.fields()["seats"]
        self.rows = [dict.fromkeys(COUNTS, 0) for _ in seats]
        self.owned = [seat["owned"] for seat in seats]
        self.history: list[list[int]] = [[] for _ in seats]
        self.limit = False
        self.cause: int | None = None

    def before(self, game: Game) -> None:
        """Ahead of every decision: is a discard asked for by the hand limit?"""
        self.limit = game.kind == "discard" and "hand_limit" in game.stack()[-2:]

    def step(self, game: Game, seat: int, kind: str, move: int, forced: bool) -> None:
        if kind == "roll":
            owned = [row["owned"] for row in game.fields()["seats"]]
            for who, (now, was) in enumerate(zip(owned, self.owned, strict=True)):
                self.rows[who]["workers_lost"] += max(0, was - now)
        if seat == CHANCE:
            return
        row, what = self.rows[seat], kind_of(move)
        if not forced:
            self.cause = what
        if kind == "turn":
            self.owned = [row["owned"] for row in game.fields()["seats"]]
            self.history[seat].append(self.owned[seat])
            row["retrievals"] += what == M_RETRIEVE
            row["retrievals_of_four"] += what == M_RETRIEVE and len(workers(move)) == 4
        elif kind == "more" and not forced:
            row["doubles_offered"] += 1
            row["doubles_used"] += what != M_STOP
        elif what == M_DISCARD and (self.cause != M_USE if forced else self.limit):
            row["cards_lost"] += sum(n for _, n in discards(move))

    def seat(self, number: int) -> dict[str, Any]:
        """The numbers of one seat."""
        owned = self.history[number]
        middle = owned[len(owned) // 4 : len(owned) - len(owned) // 4]
        return {
            **self.rows[number],
            "turns": len(owned),
            "workers_mid_game": sum(middle) / len(middle) if middle else None,
        }


def stars_by_path(seat: dict[str, Any]) -> StarPaths:
    """Where the stars of a seat (of `Game.fields`) lie."""
    return {
        "territories": sum(seat["territory"]),
        "markets": seat["tile_stars"].bit_count(),
        "recruits": sum(bool(flags & R_STAR) + bool(flags & R_SECOND) for flags in seat["recruit_flags"]),
        "dilemma": int(seat["dilemma_use"] == 1),
    }


def stars_placed(paths: StarPaths) -> int:
    return paths["territories"] + paths["markets"] + paths["recruits"] + paths["dilemma"]
