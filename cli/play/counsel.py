"""Hints and explanations for a person, always at full strength, and always from what that person's seat knows."""

import time
from typing import NamedTuple

from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.core.state.ids import M_KEEP
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.moves.fields import kind_of
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.players.base import decision_seed
from euphoria_ai.search import Search

WORLDS = 6  # deals in which two moves are compared
HASTY = 600  # iterations of a comparison when the search before it was cut short
BATCH = 64  # iterations between looks at the clock


class Budget(NamedTuple):
    """How long to think: seconds, or iterations where that is given."""

    seconds: float = 3.0
    iterations: int = None
    threads: int = 1

    def search(self):
        return {"iterations": self.iterations} if self.iterations else {"seconds": self.seconds}


def hint(session, seat, budget, progress=None):
    """The advice for a seat as plain data (docs/advice.md).  Raises EuphoriaError if it has nothing to decide."""
    from euphoria_ai.advice import suggest

    position = session.view(seat)
    return suggest(
        position,
        **budget.search(),
        threads=budget.threads,
        seed=decision_seed(position, session.seed),
        progress=progress,
    ).to_dict()


# ---------------------------------------------------------------- a move of one's own against the best


class Comparison(NamedTuple):
    """Win chances of the asking seat after a move and after the best one; reason: why the move is not allowed,
    else None.
    """

    text: str
    reason: str = None
    win: float = None
    best: str = None
    best_win: float = None


def compare(session, seat, text, budget, progress=None):
    """What a move would cost a seat: a Comparison."""
    world = session.world(seat)
    try:
        move = session.parse(seat, text)
    except EuphoriaError as error:
        return Comparison(text, str(error))
    text = world.text(move)
    position = session.view(seat)
    seed = decision_seed(position, session.seed)
    search = Search(position, threads=budget.threads, seed=seed)
    rest = half(budget)
    if not search.run(**rest, progress=progress):
        rest = {"iterations": HASTY}  # Ctrl-C
    if not search.iterations:
        return Comparison(text)
    best = search.best()
    moves = [move] if move == best else [move, best]
    values = values_of(position, moves, rest, seed)
    return Comparison(text, None, values[0], world.text(best), values[-1])


def half(budget):
    """One of two halves of a budget."""
    if budget.iterations:
        return {"iterations": max(1, budget.iterations // 2)}
    return {"seconds": budget.seconds / 2}


def values_of(position, moves, budget, seed):
    """Win chance of the position's seat after each move: searches of equal effort on what follows in some deals.

    Ctrl-C ends them early.
    """
    rng, trees = Rng(seed), []
    worlds = [position.determinize(rng) for _ in range(WORLDS)]
    for world in worlds:
        for i, move in enumerate(moves):
            after = world.clone()
            after.apply(move)
            trees.append((i, Tree(after.view(position.seat), seed=rng.below(1 << 31), max_nodes=1 << 17)))
    deadline = time.perf_counter() + budget["seconds"] if "seconds" in budget else None
    left = max(1, budget["iterations"] // len(trees)) if "iterations" in budget else None
    try:
        while left is None or left > 0:
            n = BATCH if left is None else min(BATCH, left)
            for _, tree in trees:
                tree.run(n)
            left = None if left is None else left - n
            if deadline is not None and time.perf_counter() >= deadline:
                break
    except KeyboardInterrupt:
        pass
    values = []
    for i in range(len(moves)):
        mine = [tree for number, tree in trees if number == i and tree.iterations]
        values.append(sum(tree.root_means()[position.seat] for tree in mine) / len(mine) if mine else None)
    return values


# ---------------------------------------------------------------- moves of the others


class Judgement(NamedTuple):
    """A move of a player of the program, looked at with what the asking person knew: rows of (text, visits,
    win chance of its seat).
    """

    seat: int
    text: str
    told: list
    rows: list
    secret: bool = False


def last_move(session):
    """Index of the last free decision of a player of the program, or None."""
    return next(
        (
            i
            for i in range(len(session.steps) - 1, -1, -1)
            if session.steps[i].seat != CHANCE and not session.chairs[session.steps[i].seat].human
        ),
        None,
    )


def judge(session, viewer, index, budget, progress=None):
    """Look at a step again from the seat of the viewer: a Judgement, best moves first."""
    step = session.steps[index]
    told = session.lines(index, viewer)
    if step.entries and kind_of(step.entries[0][2]) == M_KEEP:
        return Judgement(step.seat, "", told, [], True)
    position = step.before.view(viewer)
    search = Search(position, threads=budget.threads, seed=decision_seed(position, session.seed))
    search.run(**budget.search(), progress=progress)
    rows = [
        (plain_text(move), visits, sums[step.seat] / visits)
        for move, (visits, sums, _) in search.root().items()
        if visits
    ]
    rows.sort(key=lambda row: (-row[1], row[0]))
    return Judgement(step.seat, step.text, told, rows)


def looked_up(name):
    """What is called so, as `euphoria cards` finds it.  Raises EuphoriaError."""
    from euphoria_ai.narration.lookup import entries, look_up, nearest

    if not name:
        raise EuphoriaError("card what? card NAME, of a recruit, tile, space, good or rule")
    everything = entries()
    found, missing = look_up(everything, [name])
    if missing:
        near = nearest(everything, name)
        raise EuphoriaError(f"nothing is called {name!r}{f'; did you mean {near[0]}?' if near else ''}")
    return found
