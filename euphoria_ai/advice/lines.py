"""Lines of play read out of searched trees: walks down them that carry full games along.

A walk keeps a handful of worlds dealt from the position.  At every decision it takes the most visited move that some
of them still allow and drops the others, so a line is what the search thinks likely, legal from end to end, and free
of what the observer cannot know.
"""

from typing import Any, Self

from euphoria_ai.catalog import ARTIFACTS
from euphoria_ai.core.engine.game import CHANCE, Game, Outcome, Rng
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.core.state.ids import M_BUY, M_DISCARD, M_PAY, M_ROLL
from euphoria_ai.moves.fields import faces, item_counts, kind_of
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.search.forest import Forest, MergedChild, Place
from euphoria_ai.words import seat_name

SEARCH, FORCED, LIKELY, POLICY = "search", "forced", "chance", "policy"  # why a step stands in a line
LONGEST = 200  # steps


class LineStep:
    """One decision of a line.

    seat: 0-based or CHANCE; how: one of search, forced, chance, policy; limit: of a chosen discard, whether the hand
    limit asks for it.
    """

    __slots__ = ("how", "kind", "limit", "move", "seat", "text")

    def __init__(self, seat: int, kind: str, move: int, text: str, how: str, limit: bool | None = None) -> None:
        self.seat, self.kind, self.move, self.text, self.how, self.limit = seat, kind, move, text, how, limit

    def to_dict(self) -> dict[str, Any]:
        return {"seat": seat_name(self.seat), "kind": self.kind, "text": self.text, "how": self.how}


# ---------------------------------------------------------------- walks


class Walk:
    """A line under way: the worlds that agree with it so far, its place in the forest, its steps and the fields
    before each.

    taken: rows of the own choices, None where the trees have none; forks: those that the search settled, as (number,
    row taken, next row or None).  chance: an Rng to roll
    with; without one the walk takes the most visited outcome, or the most probable.
    """

    __slots__ = (
        "before",
        "chance",
        "choices",
        "forest",
        "forks",
        "nodes",
        "reacts",
        "seat",
        "setup",
        "steps",
        "taken",
        "turn",
        "worlds",
    )

    def __init__(self, forest: Forest | None, seat: int, worlds: list[Game], chance: Rng | None = None) -> None:
        lead = worlds[0]
        self.forest, self.seat, self.worlds, self.chance = forest, seat, worlds, chance
        self.nodes: Place = forest.root if forest else ()
        self.steps: list[LineStep] = []
        self.before: list[dict[str, Any]] = []
        self.forks: list[tuple[int, MergedChild, MergedChild | None]] = []
        self.taken: list[MergedChild | None] = []
        self.choices = 0
        self.turn, self.setup = lead.turn, lead.turn == 0
        self.reacts = self.setup or lead.active != seat
        self.agree()

    @property
    def lead(self) -> Game:
        return self.worlds[0]

    def begin_turn(self) -> None:
        """The next turn counts as the one being walked."""
        self.turn, self.reacts, self.setup = self.lead.turn, False, False

    def ended(self) -> bool:
        """Is the turn over?  A reaction in another's turn is over when somebody else is to decide or roll."""
        lead = self.lead
        if lead.over or lead.turn != self.turn or len(self.steps) > LONGEST:
            return True
        if not self.reacts:
            return False
        if lead.to_move == CHANCE:
            return self.setup or lead.fields()["stack"][-1]["seat"] != self.seat
        return lead.to_move != self.seat

    def single(self) -> bool:
        """Has the seat that decides only one legal move?"""
        return self.lead.to_move != CHANCE and len(self.lead.legal_moves()) == 1

    def advance(self, want: int | None = None, floor: int = 0) -> bool:
        """One decision further, by `want` or by visits; False if no move has `floor` visits, and nothing is done
        then."""
        seat, kind = decision(self.lead)
        if seat == CHANCE:
            self.carry_out(*self.outcome(kind))
            return True
        legal = [world.legal_moves() for world in self.worlds]
        if len(legal[0]) == 1 and want is None:
            row = self.row_of(legal[0][0], seat, kind)
            self.carry_out(legal[0][0], row.nodes if row else self.nodes, FORCED, legal)
            return True
        chosen = self.choose(legal, seat, kind, want, floor)
        if chosen is None:
            return False
        if seat == self.seat:
            self.choices += 1
        self.carry_out(*chosen, legal)
        return True

    def agree(self) -> None:
        """Keep the worlds that are at the most common decision."""
        if len(self.worlds) == 1:
            return
        keys = [(world.turn, world.to_move, world.kind) for world in self.worlds]
        best = max(keys, key=keys.count)
        self.worlds = [world for world, key in zip(self.worlds, keys, strict=True) if key == best]

    def row_of(self, move: int, seat: int, kind: str) -> MergedChild | None:
        """What the trees hold of a move here; None outside of them."""
        rows = self.forest.rows(self.nodes, seat, kind) if self.forest and self.nodes else ()
        return next((row for row in rows if row.move == move), None)

    def choose(
        self, legal: list[list[int]], seat: int, kind: str, want: int | None, floor: int
    ) -> tuple[int, Place, str] | None:
        """(move, nodes, how) of a decision, or None."""
        if want is not None and any(want in moves for moves in legal):
            row = self.row_of(want, seat, kind)
            self.take(seat, row)
            return want, row.nodes if row else (), SEARCH
        tried = self.forest.rows(self.nodes, seat, kind) if self.forest and self.nodes else ()
        rows = [row for row in tried if row.visits and any(row.move in moves for moves in legal)][:2]
        if rows and rows[0].visits >= floor:
            if seat == self.seat:
                self.forks.append((self.choices, rows[0], rows[1] if len(rows) > 1 else None))
            self.take(seat, rows[0])
            return rows[0].move, rows[0].nodes, SEARCH
        if floor:
            return None
        self.take(seat, None)
        return favourite(self.lead), (), POLICY

    def take(self, seat: int, row: MergedChild | None) -> None:
        if seat == self.seat:
            self.taken.append(row)

    def outcome(self, kind: str) -> tuple[int, Place, str, list[list[int]]]:
        """(move, nodes, how, legal) of a chance decision.

        Outcomes that share the node of the decision leave the place as it is.
        """
        legal = [world.legal_moves() for world in self.worlds]
        outcomes = [move for move in legal[0] if isinstance(move, Outcome)]
        rows = self.forest.rows(self.nodes, CHANCE, kind) if self.forest and self.nodes else ()
        seen = (row.move for row in rows if row.visits and any(row.move in moves for moves in legal))
        move = pick(outcomes, self.chance) if self.chance else next(seen, None)
        if move is None:
            move = min(outcomes, key=likeliest)
        nodes = self.nodes
        if rows:
            nodes = next((row.nodes for row in rows if row.move == move), ())
        return int(move), nodes, LIKELY, legal

    def carry_out(self, move: int, nodes: Place, how: str, legal: list[list[int]]) -> None:
        worlds = [world for world, moves in zip(self.worlds, legal, strict=True) if move in moves]
        lead = worlds[0]
        log = [] if lead.log is None else lead.log
        before, mark = lead.fields(), len(log)
        text = plain_text(move) if lead.to_move == CHANCE else lead.text(move)
        limit = lead.stack()[-2:-1] == ["hand_limit"] if lead.kind == "discard" else None
        for world in worlds:
            world.apply(move)
        for i, (seat, kind, done, _) in enumerate(log[mark:]):
            self.steps.append(
                LineStep(seat, kind, int(done), plain_text(done), FORCED)
                if i
                else LineStep(seat, kind, int(done), text, how, limit)
            )
            self.before.append(before)
        self.worlds, self.nodes = worlds, tuple(nodes)
        self.agree()

    def whole_turn(self, wants: dict[int, int] | None = None) -> Self:
        """On to the end of the turn; wants: {number of the own decision: move}.  Returns itself."""
        while not self.ended():
            own = self.lead.to_move == self.seat and not self.single()
            self.advance(wants.get(self.choices) if wants and own else None)
        return self


class Line:
    """Steps of one turn with the fields before each and after the last.  over: the game has ended; wins: its seat is
    the only winner."""

    __slots__ = ("before", "end", "over", "steps", "wins")

    def __init__(
        self, steps: list[LineStep], before: list[dict[str, Any]], end: dict[str, Any], wins: bool = False
    ) -> None:
        self.steps, self.before, self.end = steps, before, end
        self.over, self.wins = bool(end["over"]), wins

    @classmethod
    def of(cls, walk: Walk) -> Self:
        wins = walk.lead.over and walk.lead.returns()[walk.seat] == 1
        return cls(list(walk.steps), list(walk.before), walk.lead.fields(), wins)


# ---------------------------------------------------------------- what is likely to follow

UNKNOWN = {
    "roll": "some roll",
    "draw_artifact": "some card",
    "deal_recruit": "some recruit",
    "deal_dilemma": "some dilemma",
    "tile": "some tile",
    "start": "some seat begins",
    "refill": "some card for the bazaar",
}


def expected(line: "Walk | Line", seat: int, turn: int) -> list[tuple[int, str]]:
    """(seat or CHANCE, text) of the steps of a line, of which `turn` belong to the first turn, that of `seat`; what
    nobody can know is not foretold.

    The first turn is given as it is planned, to its last choice.  After that chance is "some roll", cards that others
    hold are "some cards", what a seat does about dice that it has just rolled is left out, and the line ends before
    anything that rests on an outcome.
    """
    own = [i for i, step in enumerate(line.steps[:turn]) if step.seat == seat and step.how != FORCED]
    planned = max(own, default=-1) + 1
    out = [(step.seat, step.text) for step in line.steps[:planned]]
    rolled: dict[int, int] = {}  # seat: turn of its roll
    drawn: set[int] = set()
    for step, before in zip(line.steps[planned:], line.before[planned:], strict=True):
        if step.seat == CHANCE:
            whose = before["stack"][-1]["seat"]
            if step.kind == "roll":
                rolled[whose] = before["turn"]
            drawn.add(CHANCE if step.kind == "refill" else whose)
            out.append((CHANCE, UNKNOWN[step.kind]))
        elif step.seat in rolled:
            if rolled[step.seat] != before["turn"]:
                break
        elif kind_of(step.move) == M_BUY and CHANCE in drawn:
            break
        elif names_cards(step.move):
            if step.seat in drawn and step.seat == seat:
                break
            out.append((step.seat, step.text if step.seat == seat else step.text.split()[0] + " some cards"))
        else:
            out.append((step.seat, step.text))
    return out


def names_cards(move: int) -> bool:
    """Does a move name artifacts that only its seat can know?"""
    if kind_of(move) == M_DISCARD:
        return True
    return kind_of(move) == M_PAY and any(n for name, n in item_counts(move) if name in ARTIFACTS)


# ---------------------------------------------------------------- choosing


def decision(game: Game) -> tuple[int, str]:
    """(who decides, kind of the decision) of a game that goes on."""
    seat, kind = game.to_move, game.kind
    if seat is None or kind is None:
        raise ValueError("the game is over")
    return seat, kind


def favourite(world: Game) -> int:
    """The move that the policy likes best; ties go to the smaller one."""
    liked = move_weights(world)
    return min(liked, key=lambda move: (-liked[move], move))


def likeliest(outcome: Outcome) -> tuple[float, int, int]:
    """Sorts outcomes: the probable first, of equally probable rolls a middling one."""
    rolled = faces(outcome) if kind_of(outcome) == M_ROLL else ()
    return round(-outcome.probability, 9), abs(2 * sum(rolled) - 7 * len(rolled)), int(outcome)


def pick(outcomes: list[Outcome], rng: Rng) -> Outcome:
    """An outcome by its probability."""
    left = rng.below(1 << 30) / (1 << 30)
    for outcome in outcomes:
        left -= outcome.probability
        if left < 0:
            return outcome
    return outcomes[-1]
