"""Hints and explanations for a person, always at full strength, and always from what that person's seat knows."""

from typing import NamedTuple

from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.state.ids import M_KEEP
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.intervals import wilson
from euphoria_ai.moves.fields import kind_of
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.players.base import decision_seed
from euphoria_ai.search import Search


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
    """A move of the asking seat beside the best: reason: why it is not allowed, else None; advice: plain data in which
    the turn of the move stands, too (docs/advice.md); number: which of its turns begins with the move, None where a
    win is forced and this is not among its moves.
    """

    text: str
    reason: str = None
    advice: dict = None
    number: int = None


def compare(session, seat, text, budget, progress=None):
    """What a move would cost a seat: a Comparison."""
    from euphoria_ai.advice import suggest

    world = session.world(seat)
    try:
        move = session.parse(seat, text)
    except EuphoriaError as error:
        return Comparison(text, str(error))
    text = world.text(move)
    position = session.view(seat)
    advice = suggest(
        position,
        **budget.search(),
        threads=budget.threads,
        seed=decision_seed(position, session.seed),
        progress=progress,
        include=move,
    ).to_dict(timing=False)
    number = next((i for i, turn in enumerate(advice["turns"]) if text in (turn["move"], turn["label"])), None)
    return Comparison(text, None, advice, number)


# ---------------------------------------------------------------- moves of the others


class Judgement(NamedTuple):
    """A move of a player of the program, looked at with what the asking person knew.

    rows: (text, visits, win chance of its seat, low, high); reasons: what the turn did, in sentences.
    """

    seat: int
    text: str
    told: list
    rows: list
    reasons: list = ()
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
        return Judgement(step.seat, "", told, [], secret=True)
    position = step.before.view(viewer)
    search = Search(position, threads=budget.threads, seed=decision_seed(position, session.seed))
    search.run(**budget.search(), progress=progress)
    rows = []
    for move, (visits, sums, _) in search.root().items():
        if visits:
            win = min(1.0, max(0.0, sums[step.seat] / visits))
            rows.append((plain_text(move), visits, win, *wilson(win * visits, visits)))
    rows.sort(key=lambda row: (-row[3], -row[1], row[0]))  # by the lower end, as `suggest` does
    return Judgement(step.seat, step.text, told, rows, reasons_for(session, viewer, index))


def reasons_for(session, viewer, index):
    """What the turn of a step did for its seat, from the step on as far as it was played, as the viewer saw it."""
    from euphoria_ai.advice.facts import Facts
    from euphoria_ai.advice.lines import SEARCH, Line, LineStep
    from euphoria_ai.advice.reasons import public_reasons

    first = session.steps[index]
    steps, before, last = [], [], index
    for i, step in enumerate(session.steps[index:], index):
        if step.before.turn != first.before.turn:
            break
        last = i
        if step.text.startswith("trade "):
            continue
        known = step.before.view(viewer).fields()
        for seat, kind, move, _ in step.entries:
            steps.append(LineStep(seat, kind, int(move), plain_text(move), SEARCH))
            before.append(known)
    end = session.after(last).view(viewer).fields()
    facts = Facts(first.seat, first.before.view(viewer).fields(), Line(steps, before, end), [], observer=viewer)
    return [note.text for note in public_reasons(facts)]


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
