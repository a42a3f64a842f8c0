"""Advice for the seat that is to decide: ranked whole turns with win chances, likely replies, reasons and warnings
(docs/advice.md).

    advice = suggest(position, seconds=3)
    print(advice.best.moves, [reason.text for reason in advice.best.reasons])

Only the position is used, so nothing that its seat cannot know can show in the advice.
"""

from collections.abc import Callable

from euphoria_ai.advice.facts import Facts
from euphoria_ai.advice.lines import Line, Walk
from euphoria_ai.advice.reasons import comparison, other_order, race, reasons
from euphoria_ai.advice.result import Advice, Turn, Variant, WinChance
from euphoria_ai.advice.warnings import not_always, unknown, warnings
from euphoria_ai.advice.worlds import WORLDS, Dealer
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.errors import EuphoriaError, GameOverError
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.search import MAX_NODES, Search, winning_moves
from euphoria_ai.search.forest import Forest, MergedChild
from euphoria_ai.words import seat_name

__all__ = ["Advice", "suggest"]

Progress = Callable[[Search], object]

SECONDS = 3.0  # thinking time when no budget is given
MANY = 60  # worlds that are asked for legal moves where own cards are not given
TRIALS = 8  # worlds in which a turn is played out with dice, for its reasons
CLOSE, SEEN = 0.6, 10  # a continuation with this share of the chosen one's visits, and so many, is shown as a variant
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
) -> Advice:
    """Advice for the seat of a Position that is to decide.

    seconds, iterations: budget of the search, whichever is used up first (3 seconds if none is given); top: how many
    turns; progress: called now and then with the Search; max_nodes: size of each thread's tree.  Ctrl-C ends the
    search early.  Raises EuphoriaError if the game is over, if chance or another seat is to decide, or if no deal of
    the unknown cards fits the position; ValueError on bad arguments.
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
            think(advice, dealer, walk, seconds, iterations, top, progress, max_nodes)
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
    line = Line(Walk(None, dealer.seat, dealer.deal()).whole_turn())
    return Turn(1, line, tried(None, dealer, None), dealer.seat, 0, 0.0, None)


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
    return Turn(rank + 1, Line(walk), [], dealer.seat, 0, 0.0, win)


def answer(advice: Advice, turns: list[Turn]) -> None:
    advice.turns = turns
    advice.main_line = [(step.seat, step.text) for step in turns[0].steps]
    explain(advice, turns)


# ---------------------------------------------------------------- answers by a search


def think(
    advice: Advice,
    dealer: Dealer,
    start: Walk,
    seconds: float | None,
    iterations: int | None,
    top: int,
    progress: Progress | None,
    max_nodes: int | None,
) -> None:
    """Search, and read the turns out of the trees; `start` is at the first decision with a choice."""
    if seconds is None and iterations is None:
        seconds = SECONDS
    search = Search(advice.position, threads=advice.threads, seed=advice.seed, max_nodes=max_nodes or MAX_NODES)
    advice.interrupted = not search.run(seconds=seconds, iterations=iterations, progress=progress)
    advice.iterations, advice.nodes, advice.full, advice.seconds = (
        search.iterations,
        search.nodes,
        search.full,
        search.seconds,
    )
    forest = Forest(search.trees)
    root = Walk(forest, dealer.seat, dealer.deal())
    no_choice(root)
    rows = list(forest.rows(root.nodes, dealer.seat, root.lead.kind))
    if not root.steps:
        advice.legal = max(advice.legal, len(rows))
    rows = [row for row in rows if row.visits] or guessed(start.lead)
    total = sum(row.visits for row in rows) or 1
    floor = max(1, min(LIKELY, advice.iterations // 100))
    turns: list[Turn] = []
    for row in rows:
        if len(turns) < max(top, 2) and dealer.deal_for(row.move):
            turn, goes_on = searched_turn(forest, dealer, row, total, len(turns) + 1, root.nodes == forest.root)
            ahead = follow(goes_on, floor)
            turn.ahead = ahead
            if row.availability < advice.iterations and dealer.blind:
                turn.warnings.append(not_always(row.availability / advice.iterations))
            if not turns:
                advice.main_line = [(step.seat, step.text) for step in goes_on.steps]
            turns.append(turn)
    explain(advice, turns)
    advice.turns = turns[:top]


def guessed(world: Game) -> list[MergedChild]:
    """Rows without a visit, by the policy: for a search that was stopped before it began."""
    liked = move_weights(world)
    return [MergedChild(move, 0) for move in sorted(liked, key=lambda move: (-liked[move], move))]


def searched_turn(
    forest: Forest, dealer: Dealer, row: MergedChild, total: int, rank: int, at_root: bool
) -> tuple[Turn, Walk]:
    """(Turn, the walk at its end)."""
    walk = Walk(forest, dealer.seat, dealer.deal_for(row.move)).whole_turn({0: row.move})
    line, seat = Line(walk), dealer.seat
    trials = tried(forest, dealer, row.move) if depends(line, dealer) else []
    turn = Turn(rank, line, trials, seat, row.visits, row.visits / total, chances(forest, dealer, row, at_root))
    for number, taken, other in walk.forks:
        if other and other.visits >= max(SEEN, CLOSE * taken.visits):
            line = Line(Walk(forest, seat, dealer.deal_for(row.move)).whole_turn({0: row.move, number: other.move}))
            turn.variants.append(
                Variant(line, seat, other.visits, other.visits / total, WinChance(seat, other.total, other.visits))
            )
            break
    return turn, walk


def chances(forest: Forest, dealer: Dealer, row: MergedChild, at_root: bool) -> list[WinChance] | None:
    """Everybody's chance to win after a first move; only the deciding seat's where the trees keep no more."""
    kept = forest.vector(row, dealer.position.seats) if at_root and row.visits else None
    sums: list[float | None] = list(kept or ())
    if kept is None:
        sums = [row.total if seat == dealer.seat else None for seat in range(dealer.position.seats)]
    return [WinChance(seat, total, row.visits) for seat, total in enumerate(sums)] if row.visits else None


def depends(line: Line, dealer: Dealer) -> bool:
    """Can the turn come out differently: by chance, by others' answers, by hidden recruits turned up, by own cards
    that are not known?"""
    start = line.before[0]
    return (
        any(step.seat != dealer.seat for step in line.steps)
        or start["revealed"] != line.end["revealed"]
        or dealer.blind
    )


def tried(forest: Forest | None, dealer: Dealer, move: int | None) -> list[Line]:
    """Lines of the turn in dealt worlds, with dice rolled and cards drawn."""
    out = []
    for i in range(TRIALS):
        salt = 100 + i
        worlds = dealer.deal(1, salt) if move is None else dealer.deal_for(move, 1, salt)
        if worlds:
            rng = Rng(dealer.seed * 1000003 + 500 + i)
            out.append(
                Line(Walk(forest, dealer.seat, worlds, chance=rng).whole_turn(None if move is None else {0: move}))
            )
    return out


def follow(walk: Walk, floor: int) -> int | None:
    """Walk on through the next turns as far as their first choice has `floor` visits.

    Returns the stars that the walk's seat places from the start to the end of its next turn, or None if the walk does
    not reach that far.
    """
    own = walk.seat
    first = walk.before[0]["seats"][own]["stars_left"]
    for _ in range(2 * walk.lead.seats):
        mark, mover, turn = len(walk.steps), walk.lead.active, walk.lead.turn
        if walk.lead.over or not walk.nodes:
            return None
        if not whole_reply(walk, floor):
            del walk.steps[mark:]
            return None
        if mover == own and turn:
            return first - walk.lead.fields()["seats"][own]["stars_left"]
    return None


def whole_reply(walk: Walk, floor: int) -> bool:
    walk.begin_turn()
    while not walk.ended():
        choice = walk.lead.to_move != CHANCE and not walk.single()
        if not walk.advance(floor=floor if choice else 0):
            return False
        floor = 0 if choice else floor
    return True


# ---------------------------------------------------------------- reasons


def explain(advice: Advice, turns: list[Turn]) -> None:
    """Reasons and warnings of each turn: the best against the next different one, the others against the best."""
    start, seat = advice.position.fields(), advice.position.seat
    facts = [Facts(seat, start, turn.line, turn.trials) for turn in turns]
    same = [i > 0 and sorted(turn.moves) == sorted(turns[0].moves) for i, turn in enumerate(turns)]
    second = next((i for i in range(1, len(turns)) if not same[i]), None)
    for i, turn in enumerate(turns):
        against = second if i == 0 else 0
        rival = None if against is None else turns[against]
        other = None if against is None else (turns[against].label, facts[against])
        turn.reasons = reasons(facts[i], other, turn.ahead)
        turn.warnings += warnings(facts[i])
        if turn.own and turn.own.win is not None and not advice.forced_win:
            turn.close_call = any(turn.own.overlaps(each.own) for each in (turns[:1] if i else turns[1:]) if each.own)
        if same[i]:
            turn.reasons.append(other_order(1))
        elif rival and turn.own and rival.own and advice.iterations:
            overlap = turn.own.overlaps(rival.own)
            difference = (turn.own.win or 0.0) - (rival.own.win or 0.0)
            turn.reasons.insert(0, comparison(difference, rival.label, overlap, i == 0))
        if i == 0:
            turn.reasons.append(race(facts[0]))
    if start["active"] != seat and len(turns) > 1:
        drop_common(turns)


def drop_common(turns: list[Turn]) -> None:
    """In another's turn much happens whatever is answered: of that nothing speaks for an answer."""
    common = [
        note for note in turns[0].reasons if all(any(note.same(each) for each in turn.reasons) for turn in turns[1:])
    ]
    for turn in turns:
        turn.reasons = [note for note in turn.reasons if not any(note.same(each) for each in common)]
