"""One game between players, watched and timed.

A game is dealt from its seed, and chance has streams of its own from the same seed, so what is dealt and rolled does
not depend on who plays.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, cast

from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.core.search.information import Position
from euphoria_ai.games.chance import ChanceStreams
from euphoria_ai.games.counting import Observer, SeatCounter, stars_by_path, stars_placed
from euphoria_ai.games.results import GameResult, SeatResult
from euphoria_ai.players.base import Chooser, Player
from euphoria_ai.players.registry import answerable, move_of
from euphoria_ai.words import seat_name

CAP = 5000  # decisions of one game; guided games need a few hundred


def play_game(
    players: Sequence[Chooser],
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, bool | str] | None = None,
    *,
    edition: str = "base",
    cap: int = CAP,
    observers: Sequence[Observer] = (),
    index: int = 0,
    lineup: Sequence[int] | None = None,
    chance: ChanceStreams | None = None,
) -> GameResult:
    """Play one game to its end, or to `cap` decisions; returns a GameResult.

    players: one object with `choose(position)` per seat, in order; seats: their number, if it is to be checked; seed:
    deal and dice; chance: the dice and decks, if not those of the seed anew. Raises PlayerError if a player makes no
    legal move, and what `Game.new` raises.
    """
    if seats not in (None, len(players)):
        raise ValueError(f"{len(players)} players for {seats} seats")
    game = Game.new(edition, len(players), seed, options)
    chance, counter = chance or ChanceStreams(seed), SeatCounter()
    watchers = (counter, *observers)
    clocks = [Clock(decisions=0, seconds=0.0, longest=0.0, thought=0, iterations=0) for _ in players]
    listeners = [(seat, inform) for seat, inform in enumerate(map(informer, players)) if inform]
    for seat, player in enumerate(players):
        begin(player, seat, len(players))
    for watcher in watchers:
        watcher.start(game)
    decisions = 0
    log = game.log = []
    while not game.over and decisions < cap:
        counter.before(game)
        to_move = game.to_move
        if to_move == CHANCE:
            chance.sample(game)
        elif to_move is not None:
            game.apply(timed(players[to_move], game.view(to_move), clocks[to_move], to_move))
            decisions += 1
        for row in log:
            for watcher in watchers:
                watcher.step(game, *row)
        log.clear()
        for seat, inform in listeners:
            inform(game.view(seat))
    for watcher in watchers:
        watcher.end(game)
    return result_of(game, counter, clocks, decisions, seed, index, lineup or range(len(players)))


class Clock(TypedDict):
    """The time that one seat took."""

    decisions: int
    seconds: float
    longest: float
    thought: int
    iterations: int


def informer(player: Chooser) -> Callable[[Position], None] | None:
    """What tells a player of every decision, if it wants to be told."""
    own = getattr(type(player), "inform", None)
    if own is None or own is Player.inform:
        return None

    def inform(position: Position) -> None:
        with answerable(player, title(player, position.seat)):
            player.inform(position)  # type: ignore[attr-defined]  # not in the protocol

    return inform


def begin(player: Chooser, seat: int, seats: int) -> None:
    """Tell a player that its game begins, if it wants to be told."""
    start = getattr(player, "start", None)
    if start:
        with answerable(player, title(player, seat)):
            start(seat, seats)


def title(player: Chooser, seat: int) -> str:
    """`P2 (Eager)`."""
    return f"{seat_name(seat)} ({type(player).__name__})"


def timed(player: Chooser, position: Position, clock: Clock, seat: int) -> int:
    """The player's move, with the time it took noted in its clock."""
    begun = time.perf_counter()
    move = move_of(player, position, title(player, seat))
    spent = time.perf_counter() - begun
    if getattr(player, "interrupted", False):
        raise KeyboardInterrupt
    clock["decisions"] += 1
    clock["seconds"] += spent
    clock["longest"] = max(clock["longest"], spent)
    iterations = getattr(player, "iterations", None)
    if iterations:
        clock["thought"] += 1
        clock["iterations"] += iterations
    return move


def result_of(
    game: Game,
    counter: SeatCounter,
    clocks: Sequence[Clock],
    decisions: int,
    seed: int,
    index: int,
    lineup: Sequence[int],
) -> GameResult:
    n = game.seats
    rows = []
    for seat, fields in enumerate(game.fields()["seats"]):
        paths = stars_by_path(fields)
        clock = {name: round(value, 6) if isinstance(value, float) else value for name, value in clocks[seat].items()}
        row = {"stars": stars_placed(paths), "paths": paths, **counter.seat(seat), **clock}
        rows.append(cast(SeatResult, row))
    return GameResult(
        index=index,
        seed=seed,
        lineup=tuple(lineup),
        returns=tuple(game.returns()) if game.over else (1 / n,) * n,
        stars=tuple(row["stars"] for row in rows),
        turns=game.turn,
        decisions=decisions,
        capped=not game.over,
        seats=tuple(rows),
    )
