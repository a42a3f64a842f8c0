"""Whole turns out of searched trees: what the plans to compare are, and how a turn goes on, in worlds dealt for it."""

from euphoria_ai.advice.lines import POLICY, SEARCH, Line, Walk
from euphoria_ai.advice.ranking import Entry, chance, counted
from euphoria_ai.advice.result import Turn, Variant, WinChance
from euphoria_ai.advice.threats import near, threats
from euphoria_ai.advice.worlds import Dealer
from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.search.contest import Plan
from euphoria_ai.search.forest import Forest, MergedChild

TRIALS = 8  # worlds in which a turn is played out with dice, for its reasons
CLOSE, SEEN = 0.6, 10  # a continuation with this share of the chosen one's visits, and so many, is compared as well


def plans_of(forest: Forest, dealer: Dealer, rows: list[MergedChild], most: int, kept: int | None) -> list[Plan]:
    """Plans to compare: of the most visited first moves the most visited continuation, and another one that was
    looked at nearly as often.  kept: a first move that is compared however little it was looked at."""
    out: list[Plan] = []
    for row in sorted(rows, key=lambda row: row.move != kept):
        if len(out) >= most:
            break
        if not dealer.deal_for(row.move):
            continue
        walk = walked(forest, dealer, (row.move,))
        out.append(plan_of(walk, dealer.position.seats, row.move == kept))
        other = next(
            (
                (*out[-1].moves[:number], other.move)
                for number, taken, other in walk.forks
                if number < len(out[-1].moves) and other and other.visits >= max(SEEN, CLOSE * taken.visits)
            ),
            None,
        )
        if other and len(out) < most:
            out.append(plan_of(walked(forest, dealer, other), dealer.position.seats))
    return out


def plan_of(walk: Walk, seats: int, kept: bool = False) -> Plan:
    """What a walk plans, with what its last choice has shown so far."""
    moves = own_choices(walk)
    row = walk.taken[len(moves) - 1]
    return Plan(moves, seats, kept, (row.visits, row.total) if row else (0, 0.0))


def walked(forest: Forest, dealer: Dealer, moves: tuple[int, ...]) -> Walk:
    """The turn that begins with these own choices, played on with the most visited moves."""
    return Walk(forest, dealer.seat, dealer.deal_for(moves[0])).whole_turn(dict(enumerate(moves)))


def own_choices(walk: Walk) -> list[int]:
    """The walk's own choices before chance or somebody else has a say: what can be planned."""
    out = []
    for step in walk.steps:
        if step.seat != walk.seat:
            break
        if step.how in (SEARCH, POLICY):
            out.append(step.move)
    return out


def turn_of(
    forest: Forest, dealer: Dealer, entry: Entry, total: int, rank: int, at_root: bool, by: str
) -> tuple[Turn, Walk]:
    """(Turn, the walk at its end).  by: what turns are ranked by."""
    moves = entry.plans[0].moves if entry.plans else (entry.row.move,)
    walk, seat = walked(forest, dealer, moves), dealer.seat
    line = Line.of(walk)
    trials = tried(forest, dealer, moves) if depends(line, dealer) and not rests_on_others(line, seat) else []
    win: list[WinChance] | None
    if entry.plans:
        best = entry.plans[0]
        win = [WinChance(i, each, best.visits) for i, each in enumerate(best.sums)]
    else:
        win = chances(forest, dealer, entry.row, at_root)
    turn = Turn(rank, line, trials, seat, entry.visits, entry.visits / total, win)
    rivals = near(line.before[0], seat)
    if rivals:
        turn.threats = threats(trials or tried(forest, dealer, moves), rivals)
    turn.count = counted(entry.plans[0] if entry.plans else None, by)
    for plan in entry.plans[1:]:
        other = Line.of(walked(forest, dealer, plan.moves))
        turn.variants.append(Variant(other, seat, plan.visits, plan.visits / total, chance(plan, seat)))
    return turn, walk


def chances(forest: Forest, dealer: Dealer, row: MergedChild, at_root: bool) -> list[WinChance] | None:
    """Everybody's chance to win by all visits of a first move; only the deciding seat's where the trees keep no
    more."""
    kept = forest.vector(row, dealer.position.seats) if at_root and row.visits else None
    sums: list[float | None] = list(kept or ())
    if kept is None:
        sums = [row.total if seat == dealer.seat else None for seat in range(dealer.position.seats)]
    return [WinChance(seat, total, row.visits) for seat, total in enumerate(sums)] if row.visits else None


def rests_on_others(line: Line, seat: int) -> bool:
    """Does an own choice follow on what chance or others do?  Then only the line itself says what the plan does."""
    first = next((i for i, step in enumerate(line.steps) if step.seat != seat), len(line.steps))
    return any(step.seat == seat and step.how in (SEARCH, POLICY) for step in line.steps[first:])


def depends(line: Line, dealer: Dealer) -> bool:
    """Can the turn come out differently: by chance, by others' answers, by hidden recruits turned up, by own cards
    that are not known?"""
    start = line.before[0]
    return (
        any(step.seat != dealer.seat for step in line.steps)
        or start["revealed"] != line.end["revealed"]
        or dealer.blind
    )


def tried(forest: Forest | None, dealer: Dealer, moves: tuple[int, ...]) -> list[Line]:
    """Lines of the turn in dealt worlds, with dice rolled and cards drawn; moves: the own choices that are fixed."""
    out = []
    for i in range(TRIALS):
        salt = 100 + i
        worlds = dealer.deal_for(moves[0], 1, salt) if moves else dealer.deal(1, salt)
        if worlds:
            rng = Rng(dealer.seed * 1000003 + 500 + i)
            out.append(Line.of(Walk(forest, dealer.seat, worlds, chance=rng).whole_turn(dict(enumerate(moves)))))
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
            del walk.steps[mark:], walk.before[mark:]
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
