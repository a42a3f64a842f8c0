"""The robot's search: plain UCT over one world, dealt once for the decision, with playouts by its
habits in worlds dealt anew.

Every node counts as visited a hundred times more than it was, with the share that the habits give
its move for a mean; moves are selected, and in the end played, by the mean of both.  Chance in the
tree comes from streams that start over with every iteration, so a path always meets the same dice.
"""

from libc.math cimport log, sqrt
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset
from euphoria_ai.core.state.bits cimport rng_below, rng_next, rng_seed
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport apply_chance, sample_chance
from euphoria_ai.core.rules.decisions cimport apply_choice, legal_choices
from euphoria_ai.core.engine.game cimport Game, Rng
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, run_to_choice
from euphoria_ai.core.boardspace.estimates cimport (
    CountsC, ESTIMATE_00, ESTIMATE_01, ESTIMATE_02, estimate, margin,
)
from euphoria_ai.core.boardspace.habits cimport (
    HABITS_01, HABITS_08, HABITS_09, HABITS_NONE, weigh,
)
from euphoria_ai.core.boardspace.playout cimport deal_anew, plies_of, play_on
from euphoria_ai.core.boardspace.pruning cimport prune

VARIANTS = ("08", "10", "shipped", "plain")

cdef enum:
    CAPACITY = 100_000          # moves that the tree remembers
    SURE_DEPTH = 3              # nodes above it are looked at on their first visit


# ---------------------------------------------------------------- numbers

cdef inline double blended(
    double total, double visits, double prior, double virtual_visits
) noexcept nogil:
    """The mean of what was seen and of the habits' visits."""
    return (total + virtual_visits * prior) / (virtual_visits + visits)


cdef inline double urgency(
    double mean, double visits, double parent, double exploration
) noexcept nogil:
    return 0.5 + mean / 2.0 + exploration * sqrt(log(parent) / (visits + 1.0))


cdef inline double share_left(double remaining, double active) noexcept nogil:
    """Visits that a move of the root can still hope for."""
    return remaining / sqrt(active)


def selection(visits, total, prior, parent, exploration=0.5, virtual_visits=100):
    """(mean of a move, what it is selected by) for its visits, its sum of values, its share of the
    habits and the visits of its parent.
    """
    mean = blended(total, visits, prior, virtual_visits)
    return mean, urgency(mean, visits, parent, exploration)


def hope(remaining, active):
    """Visits that a move of the root can still hope for, among so many."""
    return share_left(remaining, active)


cdef class Robot:
    """One tree for one decision of a seat; `run` may be called again to search on."""

    def __cinit__(self):
        self.nodes = NULL
        self.moves = NULL
        self.weight = NULL

    def __init__(
        self, Game world not None, int seat, variant="10", uint64_t seed=1,
        double virtual_visits=100, int careful=0, rolls=None,
    ):
        """world: dealt from what the seat knows; variant: one of VARIANTS; careful: see
        listed_moves; rolls: a generator per seat, if the robot is to see the dice to come.
        """
        cdef int i
        self.mixed = variant == "shipped"
        if variant not in VARIANTS:
            raise ValueError(f"variant = {variant}; allowed: {', '.join(VARIANTS[:3])}")
        self.how.habits = {"08": HABITS_08, "plain": HABITS_NONE}.get(variant, HABITS_09)
        self.which = ESTIMATE_00 if variant in ("08", "plain") else ESTIMATE_02
        memcpy(&self.world, &world.s, sizeof(StateC))
        self.seat = seat
        self.virtual_visits = 0.0 if variant == "plain" else virtual_visits
        self.how.careful = careful
        self.exploration = 1.0 if world.kind == "recruits" else 0.5
        rng_seed(&self.rng, seed)
        for i in range(MAX_SEATS):
            rng_seed(&self.chance.rolls[i], rng_next(&self.rng))
        for i in range(N_FRAMES - F_FIRST_CHANCE):
            rng_seed(&self.chance.cards[i], rng_next(&self.rng))
        self.how.peeking = rolls is not None
        if self.how.peeking:
            for i in range(world.s.n_seats):
                self.chance.rolls[i] = (<Rng?>rolls[i]).r
        self.allocate()
        self.advance(&self.world, &self.chance)

    cdef int allocate(self) except -1:
        self.nodes = <NodeC*>malloc(CAPACITY * sizeof(NodeC))
        self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
        self.weight = <double*>malloc(MAX_MOVES * sizeof(double))
        if not (self.nodes and self.moves and self.weight):
            raise MemoryError("not enough memory for the robot's tree")
        memset(&self.nodes[0], 0, 2 * sizeof(NodeC))
        self.n_nodes = ROOT + 1
        return 0

    def __dealloc__(self):
        free(self.nodes)
        free(self.moves)
        free(self.weight)

    def run(self, long iterations):
        """Search so many times more; releases the GIL."""
        with nogil:
            for _ in range(iterations):
                self.iterate()

    # -- one iteration

    cdef int advance(self, StateC* s, ChanceC* chance) noexcept nogil:
        """On to a decision with two moves or more that are looked at: how many, now in self.moves;
        0 at the end of the game.
        """
        cdef int kind, n
        while True:
            kind = run_to_choice(s, NULL)
            if kind == SETTLED_OVER:
                return 0
            if kind == SETTLED_CHANCE:
                kind = top(s).kind
                apply_chance(s, sample_chance(
                    s, &chance.rolls[s.active] if kind == X_ROLL
                    else &chance.cards[kind - F_FIRST_CHANCE],
                ))
                continue
            n = legal_choices(s, self.moves)
            if n > 1:
                n = prune(s, self.how.careful, self.moves, n)
            if n > 1:
                return n
            apply_choice(s, self.moves[0])

    cdef void iterate(self) noexcept nogil:
        cdef StateC s = self.world
        cdef ChanceC chance = self.chance
        cdef CountsC counts[MAX_SEATS]
        cdef PathC path
        cdef double value[MAX_SEATS]
        cdef int plies
        cdef bint over
        self.iterations += 1
        if self.mixed:                          # three playouts of four by the oldest habits
            self.how.habits = HABITS_09 if rng_below(&self.rng, 4) == 0 else HABITS_01
            self.which = ESTIMATE_02 if self.how.habits == HABITS_09 else ESTIMATE_01
        memset(counts, 0, sizeof(counts))
        over = self.descend(&s, &chance, &path)
        if not over:
            deal_anew(&s, self.seat, &self.rng)
            plies = play_on(
                &s, &self.how, &chance, &self.rng, counts, self.moves, self.weight,
            )
            self.plies += plies
            self.playout_plies += plies
            self.finished += s.n_stack == 0
        estimate(&s, self.which, counts, value)
        self.backup(&path, value, s.n_seats, over)

    cdef bint descend(self, StateC* s, ChanceC* chance, PathC* path) noexcept nogil:
        """Down the tree, through at most one node that was not looked at before; is the game over
        there?
        """
        cdef uint32_t node = ROOT, child
        cdef int n
        cdef double visits
        cdef bint fresh
        path.n = 0
        while path.n < MAX_DEPTH:
            n = self.advance(s, chance)
            if n == 0:
                return True
            fresh = self.nodes[node].n == 0
            if fresh:
                visits = max(self.nodes[path.node[path.n - 2]].visits, 1) if path.n > 1 else 1
                if path.n >= SURE_DEPTH and self.nodes[node].visits <= log(visits):
                    return False
                if not self.expand(s, node, n):
                    return False
            child = self.select(node)
            path.node[path.n] = child
            path.mover[path.n] = s.stack[s.n_stack - 1].head.seat
            path.n += 1
            self.plies += plies_of(s, self.nodes[child].move, n)
            apply_choice(s, self.nodes[child].move)
            node = child
            if fresh:
                return self.advance(s, chance) == 0
        return False

    cdef bint expand(self, const StateC* s, uint32_t node, int n) noexcept nogil:
        """Remember the moves at hand; false when there is no room."""
        cdef double total
        cdef NodeC* c
        cdef int i
        if self.n_nodes + n > CAPACITY:
            return False
        total = weigh(s, self.how.habits, self.moves, n, self.weight)
        self.nodes[node].first = self.n_nodes
        self.nodes[node].n = n
        for i in range(n):
            c = &self.nodes[self.n_nodes]
            memset(c, 0, sizeof(NodeC))
            c.move = self.moves[i]
            c.prior = <float>(self.weight[i] / total) if total > 0.0 else 0
            self.n_nodes += 1
        return True

    cdef uint32_t untried(self, uint32_t node) noexcept nogil:
        """One of the moves never made, at random; NIL if there is none."""
        cdef const NodeC* parent = &self.nodes[node]
        cdef uint32_t i, found = NIL, seen = 0
        for i in range(parent.first, parent.first + parent.n):
            if self.nodes[i].visits == 0:
                seen += 1
                if rng_below(&self.rng, seen) == 0:
                    found = i
        return found

    cdef uint32_t select(self, uint32_t node) noexcept nogil:
        """Every move once, then the most urgent."""
        cdef const NodeC* parent = &self.nodes[node]
        cdef const NodeC* c
        cdef uint32_t i, best
        cdef double value, best_value = -1e30, visits = 0.0
        if parent.only:
            return parent.only
        best = self.untried(node)
        if best:
            return best
        for i in range(parent.first, parent.first + parent.n):
            visits += self.nodes[i].visits
        best = parent.first
        for i in range(parent.first, parent.first + parent.n):
            c = &self.nodes[i]
            if c.dropped:
                continue
            value = urgency(
                blended(c.sum, c.visits, c.prior, self.virtual_visits), c.visits, visits,
                self.exploration,
            )
            if value > best_value:
                best_value = value
                best = i
        return best

    cdef void backup(self, const PathC* path, const double* value, int seats,
                     bint over) noexcept nogil:
        """Each move gets its own seat's margin.  A move that ends the game well for its seat makes
        that seat's other moves on the way needless.
        """
        cdef NodeC* c
        cdef int i
        for i in range(path.n):
            c = &self.nodes[path.node[i]]
            c.visits += 1
            c.sum += margin(value, seats, path.mover[i])
        self.nodes[ROOT].visits += 1
        if not over:
            return
        i = path.n - 1
        if i < 0 or margin(value, seats, path.mover[i]) <= 0.0:
            return
        while i >= 0 and path.mover[i] == path.mover[path.n - 1]:
            self.nodes[path.node[i - 1] if i else <uint32_t>ROOT].only = path.node[i]
            i -= 1

    # -- the root

    @property
    def decided(self):
        """No second move is left to think about."""
        cdef const NodeC* root = &self.nodes[ROOT]
        if root.only:
            return True
        return root.n > 0 and self.active() == 1

    cdef int active(self) noexcept:
        cdef const NodeC* root = &self.nodes[ROOT]
        cdef uint32_t i
        cdef int n = 0
        for i in range(root.first, root.first + root.n):
            n += not self.nodes[i].dropped
        return n

    def drop(self, double remaining):
        """Leave out the moves that cannot become the most visited one in so many more iterations.
        """
        cdef const NodeC* root = &self.nodes[ROOT]
        cdef double hope
        cdef uint32_t i, most = 0
        if root.n == 0:
            return
        for i in range(root.first, root.first + root.n):
            most = max(most, self.nodes[i].visits)
        hope = share_left(remaining, self.active())
        for i in range(root.first, root.first + root.n):
            if self.nodes[i].visits + hope < most:
                self.nodes[i].dropped = 1

    cdef uint32_t best_of(self, uint32_t node) noexcept nogil:
        """The follower with the best mean, NIL if there is none."""
        cdef const NodeC* parent = &self.nodes[node]
        cdef const NodeC* c
        cdef uint32_t i, best = NIL
        cdef double mean, best_mean = -1e30
        if parent.only:
            return parent.only
        for i in range(parent.first, parent.first + parent.n):
            c = &self.nodes[i]
            mean = blended(c.sum, c.visits, c.prior, self.virtual_visits) if (
                c.visits or self.virtual_visits
            ) else -1e29
            if not c.dropped and mean > best_mean:
                best_mean = mean
                best = i
        return best

    def best(self):
        """The move to play.  Raises ValueError before the first iteration."""
        cdef uint32_t best = self.best_of(ROOT)
        if best == NIL:
            raise ValueError("nothing was searched yet")
        return self.nodes[best].move

    def root(self):
        """{move: (visits, sum of values, share of the habits, dropped)}."""
        cdef const NodeC* root = &self.nodes[ROOT]
        cdef const NodeC* c
        cdef uint32_t i
        out = {}
        for i in range(root.first, root.first + root.n):
            c = &self.nodes[i]
            out[c.move] = c.visits, c.sum, c.prior, bool(c.dropped)
        return out
