"""Lines of play read out of searched trees: the merged tree, and walks down it that carry full games along.

A walk keeps a handful of worlds dealt from the position.  At every decision it takes the most visited move that some of them still allow
and drops the others, so a line is what the search thinks likely, legal from end to end, and free of what the observer cannot know.
"""

from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.editions import rules_id, rules_key, split_key
from euphoria_ai.moves.fields import ROLL, faces
from euphoria_ai.moves.writing import plain_text

CHANCE_KINDS = frozenset(("roll", "draw_artifact", "deal_recruit", "deal_dilemma", "tile", "start", "refill"))
SEARCH, FORCED, LIKELY, POLICY = "search", "forced", "chance", "policy"  # why a step stands in a line
WORLDS = 6  # worlds a walk starts with
MORE_WORLDS = 200  # tried one by one when a move is legal in none of those
LONGEST = 200  # steps


def seat_name(seat):
    return "chance" if seat == CHANCE else f"P{seat + 1}"


class Step:
    """One decision of a line.

    seat: 0-based or CHANCE; how: one of search, forced, chance, policy; limit: of a chosen discard, whether the hand limit asks for it.
    """

    __slots__ = ("how", "kind", "limit", "move", "seat", "text")

    def __init__(self, seat, kind, move, text, how, limit=None):
        self.seat, self.kind, self.move, self.text, self.how, self.limit = seat, kind, move, text, how, limit

    def to_dict(self):
        return {"seat": seat_name(self.seat), "kind": self.kind, "text": self.text, "how": self.how}


# ---------------------------------------------------------------- trees


class Row:
    """A child merged over the trees.  total: rewards of the seat that moved; nodes: one per tree, 0 where a tree has none."""

    __slots__ = ("avail", "move", "nodes", "total", "visits")

    def __init__(self, move, trees):
        self.move, self.visits, self.total, self.avail, self.nodes = move, 0, 0.0, 0, [0] * trees

    @property
    def mean(self):
        return self.total / self.visits if self.visits else 0.0


class Forest:
    """The trees of a search as one.  A place in it is a tuple of nodes, one per tree."""

    __slots__ = ("cache", "root", "trees")

    def __init__(self, trees):
        self.trees, self.root, self.cache = trees, (1,) * len(trees), {}

    def rows(self, nodes, seat, kind):
        """Rows of what `seat` (or CHANCE) did at a decision of this kind, most visited first."""
        found = self.cache.get(nodes)
        if found is None:
            found = self.cache[nodes] = self.read(nodes)
        return found.get((seat, kind), ())

    def read(self, nodes):
        merged = {}
        for i, (tree, node) in enumerate(zip(self.trees, nodes, strict=True)):
            for child, move, seat, kind, visits, avail, mean, _ in tree.children(node) if node else ():
                rows = merged.setdefault((CHANCE if kind in CHANCE_KINDS else seat, kind), {})
                row = rows.get(move)
                if row is None:
                    row = rows[move] = Row(move, len(nodes))
                row.nodes[i] = row.nodes[i] or child
                row.visits += visits
                row.avail += avail
                row.total += mean * visits
        return {
            key: sorted(rows.values(), key=lambda row: (-row.visits, -row.mean, row.move))
            for key, rows in merged.items()
        }

    def vector(self, row, seats):
        """Sums of rewards per seat under a child of the root, or None where a tree has not kept them."""
        sums = [0.0] * seats
        for tree, node in zip(self.trees, row.nodes, strict=True):
            part = tree.child_vector(node) if node else [0.0] * seats
            if part is None:
                return None
            sums = [a + b for a, b in zip(sums, part, strict=True)]
        return sums


# ---------------------------------------------------------------- worlds


class Dealer:
    """Deals worlds of a position.

    blind: some of the seat's own cards are not given.

    Worlds are played under the option `trading`, which asks for the action of a turn even where only one is legal: so no line runs on
    into the next turn.
    """

    __slots__ = ("blind", "position", "seat", "seed")

    def __init__(self, position, seed):
        edition, seats, options = split_key(rules_key(position.rules))
        fields = position.fields()
        try:
            fields["rules"] = rules_id(edition, seats, options | {"trading": True})
        except RuntimeError:
            pass  # no room for another rule set: a line may then run on into turns without a choice
        self.position = Position.from_fields(fields, position.seat)
        self.seat, self.seed = position.seat, seed
        own = fields["seats"][position.seat]
        self.blind = 255 in own["recruits"] or own["dilemma"] == 255 or sum(own["hand"]) != own["hand_n"]

    def deal(self, count=WORLDS, salt=0):
        rng = Rng(self.seed * 1000003 + salt)
        return [logged(self.position.determinize(rng)) for _ in range(count)]

    def deal_for(self, move, count=WORLDS, salt=0):
        """Worlds in which the move can be made at the first decision with a choice; empty if none was found."""
        worlds = self.deal(count, salt)
        if self.blind:
            worlds = [world for world in worlds if allows(world, move)]
        if worlds:
            return worlds
        rng = Rng(self.seed * 1000003 + salt + 10000)
        for _ in range(MORE_WORLDS):
            world = self.position.determinize(rng)
            if allows(world, move):
                return [logged(world)]
        return []


def logged(world):
    world.log = []
    return world


def allows(world, move):
    """Is the move legal here, or once the decisions with one legal move are made?"""
    moves = world.legal_moves()
    while len(moves) == 1 and moves[0] != move and world.to_move != CHANCE:
        world = world.clone()
        world.apply(moves[0])
        moves = world.legal_moves()
    return move in moves


# ---------------------------------------------------------------- walks


class Walk:
    """A line under way: the worlds that agree with it so far, its place in the forest, its steps and the fields before each.

    forks: own decisions that the search settled, as (number, row taken, next row or None).  chance: an Rng to roll with; without one the
    walk takes the most visited outcome, or the most probable.
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
        "turn",
        "worlds",
    )

    def __init__(self, forest, seat, worlds, chance=None):
        lead = worlds[0]
        self.forest, self.seat, self.worlds, self.chance = forest, seat, worlds, chance
        self.nodes = forest.root if forest else ()
        self.steps, self.before, self.forks, self.choices = [], [], [], 0
        self.turn, self.setup = lead.turn, lead.turn == 0
        self.reacts = self.setup or lead.active != seat
        self.agree()

    @property
    def lead(self):
        return self.worlds[0]

    def begin_turn(self):
        """The next turn counts as the one being walked."""
        self.turn, self.reacts, self.setup = self.lead.turn, False, False

    def ended(self):
        """Is the turn over?  A reaction in another's turn is over when somebody else is to decide or roll."""
        lead = self.lead
        if lead.over or lead.turn != self.turn or len(self.steps) > LONGEST:
            return True
        if not self.reacts:
            return False
        if lead.to_move == CHANCE:
            return self.setup or lead.fields()["stack"][-1]["seat"] != self.seat
        return lead.to_move != self.seat

    def single(self):
        """Has the seat that decides only one legal move?"""
        return self.lead.to_move != CHANCE and len(self.lead.legal_moves()) == 1

    def advance(self, want=None, floor=0):
        """One decision further, by `want` or by visits; False if no move has `floor` visits, and nothing is done then."""
        seat, kind = self.lead.to_move, self.lead.kind
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

    def agree(self):
        """Keep the worlds that are at the most common decision."""
        if len(self.worlds) == 1:
            return
        keys = [(world.turn, world.to_move, world.kind) for world in self.worlds]
        best = max(keys, key=keys.count)
        self.worlds = [world for world, key in zip(self.worlds, keys, strict=True) if key == best]

    def row_of(self, move, seat, kind):
        return (
            next((row for row in self.forest.rows(self.nodes, seat, kind) if row.move == move), None)
            if self.forest
            else None
        )

    def choose(self, legal, seat, kind, want, floor):
        """(move, nodes, how) of a decision, or None."""
        if want is not None and any(want in moves for moves in legal):
            row = self.row_of(want, seat, kind)
            return want, row.nodes if row else (), SEARCH
        rows = self.forest.rows(self.nodes, seat, kind) if self.forest and self.nodes else ()
        rows = [row for row in rows if row.visits and any(row.move in moves for moves in legal)][:2]
        if rows and rows[0].visits >= floor:
            if seat == self.seat:
                self.forks.append((self.choices, rows[0], rows[1] if len(rows) > 1 else None))
            return rows[0].move, rows[0].nodes, SEARCH
        return None if floor else (favourite(self.lead), (), POLICY)

    def outcome(self, kind):
        """(move, nodes, how, legal) of a chance decision.  Outcomes that share the node of the decision leave the place as it is."""
        legal = [world.legal_moves() for world in self.worlds]
        rows = self.forest.rows(self.nodes, CHANCE, kind) if self.forest and self.nodes else ()
        if self.chance:
            move = pick(legal[0], self.chance)
        else:
            move = next((row.move for row in rows if row.visits and any(row.move in moves for moves in legal)), None)
            if move is None:
                move = min(legal[0], key=likeliest)
        nodes = self.nodes
        if rows:
            nodes = next((row.nodes for row in rows if row.move == move), ())
        return int(move), nodes, LIKELY, legal

    def carry_out(self, move, nodes, how, legal):
        worlds = [world for world, moves in zip(self.worlds, legal, strict=True) if move in moves]
        lead = worlds[0]
        before, mark = lead.fields(), len(lead.log)
        text = plain_text(move) if lead.to_move == CHANCE else lead.text(move)
        limit = lead.stack()[-2:-1] == ["hand_limit"] if lead.kind == "discard" else None
        for world in worlds:
            world.apply(move)
        for i, (seat, kind, done, _) in enumerate(lead.log[mark:]):
            self.steps.append(
                Step(seat, kind, int(done), plain_text(done), FORCED)
                if i
                else Step(seat, kind, int(done), text, how, limit)
            )
            self.before.append(before)
        self.worlds, self.nodes = worlds, tuple(nodes)
        self.agree()

    def whole_turn(self, wants=None):
        """On to the end of the turn; wants: {number of the own decision: move}.  Returns itself."""
        while not self.ended():
            own = self.lead.to_move == self.seat and not self.single()
            self.advance(wants.get(self.choices) if wants and own else None)
        return self


def favourite(world):
    """The move that the policy likes best; ties go to the smaller one."""
    liked = move_weights(world)
    return min(liked, key=lambda move: (-liked[move], move))


def likeliest(outcome):
    """Sorts outcomes: the probable first, of equally probable rolls a middling one."""
    rolled = faces(outcome) if outcome & 63 == ROLL else ()
    return round(-outcome.probability, 9), abs(2 * sum(rolled) - 7 * len(rolled)), int(outcome)


def pick(outcomes, rng):
    """An outcome by its probability."""
    left = rng.below(1 << 30) / (1 << 30)
    for outcome in outcomes:
        left -= outcome.probability
        if left < 0:
            return outcome
    return outcomes[-1]
