"""Advice for the seat that is to decide: ranked whole turns with win chances, likely replies, reasons and warnings
(docs/advice.md).

    advice = suggest(position, seconds=3)
    print(advice.best.moves, [reason.text for reason in advice.best.reasons])

Only the position is used, so nothing that its seat cannot know can show in the advice.
"""

from collections.abc import Callable

from euphoria_ai.advice.facts import Facts
from euphoria_ai.advice.lines import Line, Walk, expected
from euphoria_ai.advice.plans import follow, plans_of, tried, turn_of
from euphoria_ai.advice.ranking import BEST, CLOSE, Entry, ranked, verdict
from euphoria_ai.advice.reasons import comparison, other_order, reasons
from euphoria_ai.advice.result import Advice, Turn, WinChance
from euphoria_ai.advice.threats import let_through, near, told
from euphoria_ai.advice.warnings import not_always, unknown, warnings
from euphoria_ai.advice.worlds import WORLDS, Dealer
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.errors import EuphoriaError, GameOverError
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.search import MAX_NODES, Search, means, winning_moves
from euphoria_ai.search.contest import LOST, WON, Plan, plans_for, tell_apart
from euphoria_ai.search.forest import Forest, MergedChild
from euphoria_ai.words import seat_name

__all__ = ["Advice", "suggest"]

Progress = Callable[[Search], object]
Budget = tuple[float | None, int | None]  # seconds, iterations

SMALL, RATED = 1 << 16, 100  # nodes of a search whose games are played to the end; iterations that show its pace
SECONDS = 3.0  # thinking time when no budget is given
MANY = 60  # worlds that are asked for legal moves where own cards are not given
LIKELY = 30  # visits that a reply of the main line needs; of short searches every hundredth is enough
ASKED = {
    "roll": ("dice are to be rolled", "what they show"),
    "draw_artifact": ("an artifact is to be drawn", "the card"),
    "deal_recruit": ("a recruit is to be dealt", "the card"),
    "deal_dilemma": ("a dilemma is to be dealt", "the card"),
    "tile": ("a market tile is to be turned up", "the tile"),
    "start": ("who begins is to be drawn", "the seat"),
    "refill": ("the bazaar is to be refilled", "the card"),
}


def suggest(
    position: Position,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    seed: int = 1,
    top: int = 5,
    progress: Progress | None = None,
    max_nodes: int | None = None,
    include: int | None = None,
) -> Advice:
    """Advice for the seat of a Position that is to decide.

    seconds, iterations: budget of the search, whichever is used up first (3 seconds if none is given); top: how many
    turns; progress: called now and then with the Search; max_nodes: size of each thread's tree; include: a first move
    whose turn is compared and shown whatever its worth.  Ctrl-C ends the search early.

    Raises EuphoriaError if the game is over, if chance or another seat is to decide, or if no deal of the unknown cards
    fits the position; ValueError on bad arguments.
    """
    check_arguments(seconds, iterations, threads, top)
    check_asked(position)
    try:
        dealer = Dealer(position, seed)
    except ValueError as error:
        raise EuphoriaError(f"no advice on this position: {error}") from None
    advice = Advice(position, threads, seed)
    walk = Walk(None, position.seat, dealer.deal(MANY if dealer.blind else WORLDS))
    advice.legal = len(all_moves(walk.worlds))
    if no_choice(walk):
        advice.only_move = True
        answer(advice, [only_turn(dealer)])
    else:
        forced = winning_moves(position)
        if forced:
            advice.forced_win = True
            answer(advice, [winning_turn(dealer, i, move) for i, move in enumerate(forced[:top])])
        else:
            budget = (SECONDS if seconds is None and iterations is None else seconds, iterations)
            think(advice, dealer, walk, budget, top, progress, max_nodes, include)
    advice.warnings = list(unknown(position.fields(), position.seat))
    return advice


def check_arguments(seconds: float | None, iterations: int | None, threads: int, top: int) -> None:
    for name, value, least in (
        ("seconds", seconds, 0),
        ("iterations", iterations, 1),
        ("threads", threads, 1),
        ("top", top, 1),
    ):
        if value is not None and not value >= least:
            raise ValueError(f"{name} = {value!r}: at least {least}")


def check_asked(position: Position) -> None:
    """Is the seat whose knowledge this is to decide?  Raises EuphoriaError saying who is, and what to type."""
    asked = position.to_move
    if asked == position.seat:
        return
    if asked is None:
        raise GameOverError("the game is over: there is nothing to advise on (R109)")
    if asked == CHANCE:
        what, tell = ASKED[position.kind or ""]
        example = plain_text(position.determinize(Rng(1)).legal_moves()[0])
        raise EuphoriaError(
            f"{what} first: chance decides here, not a seat. "
            f"Apply {tell} as a move, such as `{example}`, then ask again"
        )
    who = seat_name(asked)
    raise EuphoriaError(
        f"{who} is to decide ({position.kind}), but the position is what {seat_name(position.seat)} knows: "
        f"advice for {who} needs the position as {who} sees it"
    )


def all_moves(worlds: list[Game]) -> set[int]:
    return {move for world in worlds for move in world.legal_moves()}


def no_choice(walk: Walk) -> bool:
    """Make the decisions with one legal move; True if chance or others come before the first choice."""
    while not walk.ended() and walk.lead.to_move == walk.seat:
        if len(all_moves(walk.worlds)) > 1:
            return False
        walk.advance()
    return True


# ---------------------------------------------------------------- answers without a search


def only_turn(dealer: Dealer) -> Turn:
    line = Line.of(Walk(None, dealer.seat, dealer.deal()).whole_turn())
    return Turn(1, line, tried(None, dealer, ()), dealer.seat, 0, 0.0, None)


def winning_turn(dealer: Dealer, rank: int, move: int) -> Turn:
    """A turn that wins by force, played on with moves that win whatever the dice and the others do."""
    walk = Walk(None, dealer.seat, dealer.deal())
    no_choice(walk)
    walk.advance(move)
    while not walk.ended():
        forced = (
            winning_moves(walk.lead.view(dealer.seat)) if walk.lead.to_move == dealer.seat and not walk.single() else ()
        )
        walk.advance(forced[0] if forced else None)
    win = [WinChance.sure(seat, seat == dealer.seat) for seat in range(dealer.position.seats)]
    return Turn(rank + 1, Line.of(walk), [], dealer.seat, 0, 0.0, win)


def answer(advice: Advice, turns: list[Turn]) -> None:
    advice.turns = turns
    best = turns[0].line
    advice.main_line = expected(best, advice.position.seat, len(best.steps))
    explain(advice, turns)


# ---------------------------------------------------------------- answers by a search


def think(
    advice: Advice,
    dealer: Dealer,
    start: Walk,
    budget: Budget,
    top: int,
    progress: Progress | None,
    max_nodes: int | None,
    include: int | None,
) -> None:
    """Search, tell the best plans apart, and read the turns out of the trees; `start` is at the first decision with a
    choice."""
    search = Search(advice.position, threads=advice.threads, seed=advice.seed, max_nodes=max_nodes or MAX_NODES)
    seconds, iterations = budget
    half = None if iterations is None else iterations - iterations // 2
    advice.interrupted = not search.run(
        seconds=None if seconds is None else seconds / 2, iterations=half, progress=progress
    )
    forest, root, rows = opened(search, dealer)
    plans: list[Plan] = []
    contest = search if advice.interrupted else played_out(search, timed=seconds is not None)
    games = games_left(search, contest, budget)
    if games and rows and not advice.interrupted:
        plans = plans_of(forest, dealer, rows, plans_for(games), include)
        left = None if seconds is None else seconds - spent(search, contest)[1]
        advice.interrupted = not tell_apart(contest, plans, iterations=games, seconds=left, progress=progress)
        forest, root, rows = opened(search, dealer)
    advice.iterations, advice.seconds = spent(search, contest)
    advice.nodes, advice.full = search.nodes, search.full
    if not root.steps:
        advice.legal = max(advice.legal, len(rows))
    looked = [row for row in rows if row.visits or row.move == include] or guessed(start.lead)
    entries = [Entry(row, [plan for plan in plans if plan.moves[0] == row.move], dealer.seat) for row in looked]
    order, advice.ranked_by = ranked(entries)
    read_turns(advice, dealer, forest, order, top, root.nodes == forest.root, include)


def read_turns(
    advice: Advice, dealer: Dealer, forest: Forest, order: list[Entry], top: int, at_root: bool, include: int | None
) -> None:
    """Turns and the main line of the best ones; the one that begins with `include` comes last if it is none of them."""
    floor = max(1, min(LIKELY, advice.iterations // 100))
    turns: list[Turn] = []
    asked: list[Turn] = []
    for place, entry in enumerate(order, 1):
        if (len(turns) < max(top, 2) or entry.row.move == include) and dealer.deal_for(entry.row.move):
            rank = place if entry.row.move == include else len(turns) + 1
            turn, goes_on = turn_of(forest, dealer, entry, advice.iterations or 1, rank, at_root, advice.ranked_by)
            turn.ahead = follow(goes_on, floor)
            if entry.row.availability < advice.iterations and dealer.blind:
                turn.warnings.append(not_always(entry.row.availability / advice.iterations))
            if not turns:
                advice.main_line = expected(goes_on, dealer.seat, len(turn.steps))
            turns.append(turn)
            asked += [turn] if entry.row.move == include else []
    explain(advice, turns)
    advice.turns = turns[:top] + [turn for turn in turns[top:] if turn in asked]


def opened(search: Search, dealer: Dealer) -> tuple[Forest, Walk, list[MergedChild]]:
    """(the trees as one, a walk at the first decision with a choice, its moves, most visited first)."""
    forest = Forest(search.trees)
    root = Walk(forest, dealer.seat, dealer.deal())
    no_choice(root)
    return forest, root, list(forest.rows(root.nodes, dealer.seat, root.lead.kind or ""))


def played_out(search: Search, timed: bool) -> Search:
    """The search in which plans are compared: where a network judges and the game is as good as won or lost, another
    one whose games are played to the end, since then the end decides (search.contest.criterion)."""
    if not search.judged or not search.iterations or LOST < means(search)[search.position.seat] < WON:
        return search
    other = Search(search.position, threads=len(search.trees), seed=search.seed, max_nodes=SMALL, leaf="playout")
    if timed:
        other.run(iterations=RATED)
    return other


def spent(search: Search, contest: Search) -> tuple[int, float]:
    """Iterations and seconds of both, if they are two."""
    other = contest if contest is not search else None
    return search.iterations + (other.iterations if other else 0), search.seconds + (other.seconds if other else 0.0)


def games_left(search: Search, contest: Search, budget: Budget) -> int:
    """Iterations that are left for comparing plans; by the rate of the contest so far where the time is given."""
    seconds, iterations = budget
    made, took = spent(search, contest)
    left = [] if iterations is None else [iterations - made]
    if seconds is not None:
        left.append(int((seconds - took) * contest.iterations / max(contest.seconds, 1e-6)))
    return max(0, min(left))


def guessed(world: Game) -> list[MergedChild]:
    """Rows without a visit, by the policy: for a search that was stopped before it began."""
    liked = move_weights(world)
    return [MergedChild(move, 0) for move in sorted(liked, key=lambda move: (-liked[move], move))]


# ---------------------------------------------------------------- reasons


def explain(advice: Advice, turns: list[Turn]) -> None:
    """Reasons and warnings of each turn: the best against the next different one, the others against the best."""
    start, seat = advice.position.fields(), advice.position.seat
    say = Speaker(start["tiles"])
    facts = [Facts(seat, start, turn.line, turn.trials) for turn in turns]
    same = [i > 0 and sorted(turn.moves) == sorted(turns[0].moves) for i, turn in enumerate(turns)]
    second = next((i for i in range(1, len(turns)) if not same[i]), None)
    for i, turn in enumerate(turns):
        against = second if i == 0 else 0
        rival = None if against is None else turns[against]
        other = None if against is None else (say(turns[against].label), facts[against])
        turn.reasons = reasons(facts[i], other, turn.ahead)
        turn.warnings += warnings(facts[i])
        if turn.own and turn.own.win is not None and not advice.forced_win:
            turn.verdict = verdict(turns[0], turn) if i else BEST
            turn.close_call = CLOSE in ([turn.verdict] if i else [verdict(turn, each) for each in turns[1:]])
        if same[i]:
            turn.reasons.append(other_order(1))
        elif rival and turn.verdict:
            how = verdict(turns[0], rival) if i == 0 else turn.verdict
            turn.reasons.insert(0, comparison(turn, rival, how, advice.ranked_by, say))
        if i:
            turn.warnings += let_through(turns[0].threats, turn.threats, say)
        else:
            others = [(each.label, each.threats) for each in turns[1:]]
            turn.reasons[1:1] = told(near(start, seat), turn.threats, others, say)
    if start["active"] != seat and len(turns) > 1:
        drop_common(turns)


def drop_common(turns: list[Turn]) -> None:
    """In another's turn much happens whatever is answered: of that nothing speaks for an answer."""
    common = [
        note for note in turns[0].reasons if all(any(note.same(each) for each in turn.reasons) for turn in turns[1:])
    ]
    for turn in turns:
        turn.reasons = [note for note in turn.reasons if not any(note.same(each) for each in common)]
