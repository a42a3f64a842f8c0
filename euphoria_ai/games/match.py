"""Players against players: single games, and matches of many games on all cores.

A game is dealt from its seed, and chance has streams of its own from the same seed, so what is dealt and rolled does not depend on who plays.
A match plays every deal once with each *lineup*, so that every player meets it from every seat.
"""

import json
import os
import time
from typing import NamedTuple

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.editions import DATA_HASH, options_of
from euphoria_ai.moves.fields import DISCARD, RETRIEVE, STOP, USE, discards, workers
from euphoria_ai.players.registry import PlayerError, load_module, make_player, move_of, parse_spec
from euphoria_ai.games.stats import COUNTS, PATHS

CAP = 5000  # decisions of one game; guided games need a few hundred
MASK = 0xFFFFFFFFFFFFFFFF
FORMAT, VERSION = "euphoria-match", 1


class MatchError(PlayerError):
    """A match that cannot be played or continued."""


# ---------------------------------------------------------------- chance


class Chance:
    """The dice and decks of one game.  Every seat's rolls and every deck are a stream of their own, so that one more roll here changes no draw there."""

    def __init__(self, seed):
        self.seed = seed
        self.streams = {}

    def sample(self, game):
        """Decide the chance decision at hand; returns the outcome."""
        key = f"{game.kind} {game.active}" if game.kind == "roll" else game.kind
        if key not in self.streams:
            self.streams[key] = Rng(mixed(self.seed, key))
        return game.sample(self.streams[key])


def mixed(seed, text):
    """A seed that depends on a seed and a text, the same on every machine."""
    from hashlib import blake2b

    return int.from_bytes(blake2b(f"{seed} {text}".encode(), digest_size=8).digest(), "little")


# ---------------------------------------------------------------- one game


class GameResult(NamedTuple):
    """A finished (or capped) game; `seats` holds one dict per seat, see docs/players.md."""

    index: int
    seed: int
    lineup: tuple  # which entrant held each seat
    returns: tuple  # 1 for the winner, shared between equals; a capped game is shared by all
    stars: tuple
    turns: int
    decisions: int
    capped: bool
    seats: tuple

    def to_dict(self):
        return self._asdict()

    @classmethod
    def from_dict(cls, data):
        """Raises MatchError if the data are no result."""
        try:
            values = [tuple(data[name]) if isinstance(data[name], list) else data[name] for name in cls._fields]
        except (KeyError, TypeError) as error:
            raise MatchError(f"no result of a game: {error} is missing") from None
        return cls(*values)


class Observer:
    """Watches a game from outside and sees everything.  Derive and pass to `play_game`."""

    def start(self, game):
        pass

    def step(self, game, seat, kind, move, forced):
        """After a decision (seat is CHANCE for chance); forced: it settled by itself in the wake of another."""

    def end(self, game):
        pass


class SeatCounter(Observer):
    """The per-seat numbers of a GameResult."""

    def start(self, game):
        seats = game.fields()["seats"]
        self.rows = [dict.fromkeys(COUNTS, 0) for _ in seats]
        self.owned = [seat["owned"] for seat in seats]
        self.history = [[] for _ in seats]
        self.limit, self.cause = False, None

    def before(self, game):
        """Ahead of every decision: is a discard asked for by the hand limit?"""
        self.limit = game.kind == "discard" and "hand_limit" in game.stack()[-2:]

    def step(self, game, seat, kind, move, forced):
        if kind == "roll":
            owned = [row["owned"] for row in game.fields()["seats"]]
            for who, (now, was) in enumerate(zip(owned, self.owned, strict=True)):
                self.rows[who]["workers_lost"] += max(0, was - now)
        if seat == CHANCE:
            return
        row, what = self.rows[seat], move & 63
        if not forced:
            self.cause = what
        if kind == "turn":
            self.owned = [row["owned"] for row in game.fields()["seats"]]
            self.history[seat].append(self.owned[seat])
            row["retrievals"] += what == RETRIEVE
            row["retrievals_of_four"] += what == RETRIEVE and len(workers(move)) == 4
        elif kind == "more" and not forced:
            row["doubles_offered"] += 1
            row["doubles_used"] += what != STOP
        elif what == DISCARD and (self.cause != USE if forced else self.limit):
            row["cards_lost"] += sum(n for _, n in discards(move))

    def seat(self, number):
        owned = self.history[number]
        middle = owned[len(owned) // 4 : len(owned) - len(owned) // 4]
        return {
            **self.rows[number],
            "turns": len(owned),
            "workers_mid_game": sum(middle) / len(middle) if middle else None,
        }


def stars_by_path(seat):
    """Where the stars of a seat (fields) lie."""
    recruits = sum(bool(flags & 4) + bool(flags & 8) for flags in seat["recruit_flags"])
    return dict(
        zip(
            PATHS,
            (sum(seat["territory"]), seat["tile_stars"].bit_count(), recruits, int(seat["dilemma_use"] == 1)),
            strict=True,
        )
    )


def play_game(
    players, seats=None, seed=0, options=None, *, edition="base", cap=CAP, observers=(), index=0, lineup=None
):
    """Play one game to its end, or to `cap` decisions; returns a GameResult.

    players: one object with `choose(position)` per seat, in order; seats: their number, if it is to be checked; seed: deal and dice.
    Raises PlayerError if a player makes no legal move, and what `Game.new` raises.
    """
    if seats not in (None, len(players)):
        raise ValueError(f"{len(players)} players for {seats} seats")
    game = Game.new(edition, len(players), seed, options)
    chance, counter = Chance(seed), SeatCounter()
    watchers = (counter, *observers)
    clocks = [{"decisions": 0, "seconds": 0.0, "longest": 0.0, "thought": 0, "iterations": 0} for _ in players]
    listeners = [(seat, player.inform) for seat, player in enumerate(players) if informed(player)]
    for seat, player in enumerate(players):
        if hasattr(player, "start"):
            player.start(seat, len(players))
    for watcher in watchers:
        watcher.start(game)
    decisions = 0
    game.log = []
    while not game.over and decisions < cap:
        counter.before(game)
        if game.to_move == CHANCE:
            chance.sample(game)
        else:
            seat = game.to_move
            game.apply(timed(players[seat], game.view(seat), clocks[seat], seat))
            decisions += 1
        for row in game.log:
            for watcher in watchers:
                watcher.step(game, *row)
        game.log.clear()
        for seat, inform in listeners:
            inform(game.view(seat))
    for watcher in watchers:
        watcher.end(game)
    return result_of(game, counter, clocks, decisions, seed, index, lineup or tuple(range(len(players))))


def informed(player):
    """Does the player want to be told of every decision?"""
    from euphoria_ai.players.base import Player

    inform = getattr(type(player), "inform", None)
    return inform is not None and inform is not Player.inform


def timed(player, position, clock, seat):
    """The player's move, with the time it took noted in its clock."""
    begun = time.perf_counter()
    move = move_of(player, position, f"P{seat + 1} ({type(player).__name__})")
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


def result_of(game, counter, clocks, decisions, seed, index, lineup):
    n = game.seats
    fields = game.fields()["seats"]
    rows = []
    for seat in range(n):
        paths = stars_by_path(fields[seat])
        clock = {name: round(value, 6) if isinstance(value, float) else value for name, value in clocks[seat].items()}
        rows.append({"stars": sum(paths.values()), "paths": paths, **counter.seat(seat), **clock})
    returns = tuple(game.returns()) if game.over else (1 / n,) * n
    return GameResult(
        index,
        seed,
        tuple(lineup),
        returns,
        tuple(row["stars"] for row in rows),
        game.turn,
        decisions,
        not game.over,
        tuple(rows),
    )


# ---------------------------------------------------------------- matches


def lineups(entrants, seats):
    """All seatings of one deal: entrants go round the table, every one starts once, and the whole is turned seat by seat; no seating twice."""
    out = []
    for first in range(entrants):
        line = [(first + i) % entrants for i in range(seats)]
        out += [tuple(line[turn:] + line[:turn]) for turn in range(seats)]
    return list(dict.fromkeys(out))


def schedule(entrants, seats, games, seed):
    """[(index, seed of the deal, lineup)]: whole deals only, so at least `games` games."""
    lines = lineups(entrants, seats)
    deals = -(-games // len(lines))
    return [
        (deal * len(lines) + i, (seed + deal) & MASK, line) for deal in range(deals) for i, line in enumerate(lines)
    ]


class Setup(NamedTuple):
    """What all games of a match have in common; picklable."""

    specs: tuple
    seats: int
    seed: int
    edition: str
    options: dict
    cap: int
    modules: tuple

    def header(self):
        """First line of a results file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "players": list(self.specs),
            "seats": self.seats,
            "seed": self.seed,
            "edition": self.edition,
            "options": self.options,
            "cap": self.cap,
            "data": DATA_HASH,
        }


def play_one(setup, task):
    """One game of a match."""
    index, seed, lineup = task
    for name in setup.modules:
        load_module(name)
    players = [
        make_player(setup.specs[who], seed=mixed(seed, f"player {who} seat {seat}") >> 1)
        for seat, who in enumerate(lineup)
    ]
    return play_game(
        players, setup.seats, seed, setup.options, edition=setup.edition, cap=setup.cap, index=index, lineup=lineup
    )


def prepare(specs, seats, seed, edition, options, cap, modules):
    """A checked Setup.  Raises PlayerError, MatchError, ValueError."""
    for name in modules:
        load_module(name)
    if len(specs) < 2:
        raise MatchError("a match needs two players or more")
    if len(specs) > seats:
        raise MatchError(f"{len(specs)} players do not fit {seats} seats")
    options = options_of(edition, options)
    Game.new(edition, seats, seed, options)  # refuses what cannot be played
    for spec in specs:
        parse_spec(spec)
        make_player(spec)
    return Setup(tuple(specs), seats, seed, edition, options, cap, tuple(modules))


def play_match(
    specs, *, seats=None, games=100, seed=1, jobs=None, out=None, edition="base", options=None, cap=CAP, modules=()
):
    """Generator of the GameResults of a match, in the order they finish; those found in the file `out` come first.

    jobs: processes (default: one per core); 0 plays in this process.  out: a file of JSON lines that every result is appended to at once;
    called again, the match goes on with the games that are missing.  Raises PlayerError, MatchError, ValueError.
    """
    setup = prepare(specs, max(len(specs), 2) if seats is None else seats, seed, edition, options, cap, modules)
    tasks = schedule(len(specs), setup.seats, games, seed)
    log = ResultLog(out, setup) if out else None
    try:
        wanted = {index for index, _, _ in tasks}
        done = {result.index: result for result in (log.results if log else ()) if result.index in wanted}
        yield from done.values()
        left = [task for task in tasks if task[0] not in done]
        for result in run(setup, left, jobs):
            if log:
                log.append(result)
            yield result
    finally:
        if log:
            log.close()


def run(setup, tasks, jobs):
    if jobs == 0 or not tasks:
        for task in tasks:
            yield play_one(setup, task)
    else:
        from euphoria_ai.players.processes import work_through

        yield from work_through(play_one, setup, tasks, min(jobs or os.cpu_count() or 1, len(tasks)))


def match(spec_a, spec_b, seats=2, games=100, *, seed=1, progress=None, **more):
    """Play a whole match of two players; returns the summary (see stats.summary).  progress(done, total) is called after every game."""
    from euphoria_ai.games.stats import summary

    specs = (spec_a, spec_b)
    total = len(schedule(len(specs), seats, games, seed))
    results = []
    for result in play_match(specs, seats=seats, games=games, seed=seed, **more):
        results.append(result)
        if progress:
            progress(len(results), total)
    return summary(specs, sorted(results))


# ---------------------------------------------------------------- results on disk


class ResultLog:
    """A file of JSON lines: the match, then its results.  A line that a crash cut short is dropped; each result is written in one go."""

    def __init__(self, path, setup):
        """Raises MatchError if the file belongs to another match or cannot be used."""
        self.path, self.results = path, []
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            with open(path, "rb") as file:
                data = file.read()
            whole = data[: data.rfind(b"\n") + 1]
            if len(whole) < len(data):
                os.ftruncate(self.file, len(whole))
        except OSError as error:
            raise MatchError(f"{path}: {error.strerror or error}") from None
        try:
            self.load(whole.splitlines(), setup)
        except MatchError:
            self.close()
            raise

    def load(self, lines, setup):
        if not lines:
            self.write(setup.header())
            return
        rows = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except ValueError:
                raise MatchError(f"{self.path}: line {number} is no JSON") from None
        found, wanted = rows[0], json.loads(json.dumps(setup.header()))
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise MatchError(f"{self.path}: not the results of a match")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise MatchError(
                    f"{self.path}: results of another match: {name} is {found.get(name)!r} there, {value!r} here"
                )
        self.results = [GameResult.from_dict(row) for row in rows[1:]]

    def write(self, row):
        try:
            os.write(self.file, (json.dumps(row, separators=(",", ":")) + "\n").encode())
        except OSError as error:
            raise MatchError(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def append(self, result):
        self.results.append(result)
        self.write(result.to_dict())

    def close(self):
        os.close(self.file)


__all__ = [
    "CAP",
    "Chance",
    "GameResult",
    "MatchError",
    "Observer",
    "lineups",
    "match",
    "play_game",
    "play_match",
    "schedule",
]
