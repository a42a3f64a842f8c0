"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse: "Information Set Monte
Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games, 2012),
single observer, many seats, selection by PUCT.

Every iteration deals a fresh world from the position, selects moves that are legal in that world
down to a new node, plays out from there, and backs the rewards up: each move gets that of the seat
that made it, since each seat maximises its own chance to win.  A node stands for what the observer
has seen.  Moves that a world does not allow are skipped, never scored; availability counts keep
their exploration fair.  Chance is drawn inside the iteration from the tree's own generator:
outcomes that the observer sees get nodes of their own where that pays, the others share one. Nodes
live in one pool and are addressed by index; when it is full the search goes on with the tree it
has.

`follow` makes iterations begin with given own moves.
"""

from libc.math cimport powf, sqrtf
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset
from euphoria_ai.core.state.bits cimport popcount64, rng_seed
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, apply_any, settle
from euphoria_ai.core.search.determinize cimport determinize
from euphoria_ai.core.search.evaluation cimport evaluate
from euphoria_ai.core.search.information cimport Position
from euphoria_ai.core.search.line cimport count_line, set_line
from euphoria_ai.core.search.network cimport Network
from euphoria_ai.core.search.playout cimport playout
from euphoria_ai.core.search.policy cimport policy_weights
from euphoria_ai.core.search.root cimport (
    allocate_root, count_root, free_root, progress_of, root_index,
)
from euphoria_ai.core.search.weights cimport Weights, standard_weights
from euphoria_ai.core.state.layouts import FRAME_NAMES
from euphoria_ai._tables import TABLES

DEFAULTS = {**TABLES["policy"]["search"], "guided": True, "priors": True}

RANGES = {
    "exploration": (0, 1000),
    "first_play_urgency": (0, 1000),
    "prior_exponent": (0, 10),
    "uniform_share": (0, 1),
    "playout_exponent": (1, 4),
    "max_decisions": (0, 1_000_000_000),
    "turns": (0, 10_000),
    "chance_dice": (0, MAX_DICE),
}


cdef inline uint64_t edge_key(const StateC* s, move_t m) noexcept nogil:
    """A move together with who makes it at which kind of decision: in some worlds a decision before
    it settles by itself.
    """
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    return m | (<uint64_t>f.head.seat << SEAT_SHIFT) | (<uint64_t>f.kind << KIND_SHIFT)


cdef inline move_t key_move(uint64_t key) noexcept nogil:
    return key & ((<uint64_t>1 << SEAT_SHIFT) - 1)


def checked_options(options):
    """All options of a tree.  Raises TypeError on an unknown one or a wrong type, ValueError on one
    out of range.
    """
    unknown = set(options) - set(DEFAULTS)
    if unknown:
        raise TypeError(f"unknown search options: {', '.join(sorted(unknown))}")
    out = DEFAULTS | options
    for name, (low, high) in RANGES.items():
        if not low <= out[name] <= high:
            raise ValueError(f"{name} = {out[name]}; {low} to {high} allowed")
    if out["playout_exponent"] not in (1, 2, 4):
        raise ValueError(f"playout_exponent = {out['playout_exponent']}; 1, 2 or 4 allowed")
    return out


cdef class Tree:
    """One tree over one position; `run` may be called again to search on.  Not shared between
    threads.
    """

    def __cinit__(self):
        self.nodes = NULL
        self.moves = NULL
        self.weight = NULL
        self.match = NULL
        self.root.child = NULL
        self.root.reward = self.root.progress = NULL

    def __init__(
        self, Position position not None, uint64_t seed=1, max_nodes=2_000_000,
        Weights weights=None, Network network=None, **options,
    ):
        """max_nodes: size of the pool (32 bytes a node); weights: of the policy and the evaluation;
        network: judges leaves, where playouts go to the end without; options: see DEFAULTS.
        """
        o = checked_options(options)
        self.opt.exploration = o["exploration"]
        self.opt.first_play_urgency = o["first_play_urgency"]
        self.opt.prior_exponent = o["prior_exponent"]
        self.opt.uniform_share = o["uniform_share"]
        self.opt.priors = o["priors"]
        self.opt.chance_dice = o["chance_dice"]
        self.weights = standard_weights() if weights is None else weights
        self.how.weights = &self.weights.c if o["guided"] else NULL
        self.how.exponent = o["playout_exponent"]
        self.how.max_decisions = o["max_decisions"]
        self.network = network
        self.how.network = &network.c if network is not None else NULL
        self.how.turns = o["turns"]
        memcpy(&self.position, &position.s, sizeof(StateC))
        self.clues = position.clues
        self.seat = position.seat
        self.allocate(max(int(max_nodes), 2 * MAX_MOVES))
        rng_seed(&self.rng, seed)

    cdef void allocate(self, uint32_t capacity) except *:
        self.capacity = capacity
        self.nodes = <NodeC*>malloc(capacity * sizeof(NodeC))
        self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
        self.weight = <float*>malloc(MAX_MOVES * sizeof(float))
        self.match = <uint32_t*>malloc(MAX_MOVES * sizeof(uint32_t))
        if not (allocate_root(&self.root) and self.nodes and self.moves and self.weight
                and self.match):
            raise MemoryError("not enough memory for the search tree")
        memset(&self.nodes[0], 0, 2 * sizeof(NodeC))
        self.nodes[ROOT].visits = 1
        self.n_nodes = ROOT + 1

    def __dealloc__(self):
        free(self.nodes)
        free(self.moves)
        free(self.weight)
        free(self.match)
        free_root(&self.root)

    @property
    def size(self):
        """Nodes made so far."""
        return self.n_nodes

    def run(self, long iterations):
        """Search `iterations` more times; releases the GIL."""
        with nogil:
            for _ in range(iterations):
                self.iterate()

    def follow(self, moves=()):
        """From now on iterations begin with these moves of the observer, as far as a world allows
        them; what comes of them is counted anew (`followed`).  Without moves they are free again.
        """
        set_line(&self.line, moves)

    # -- one iteration

    cdef void iterate(self) noexcept nogil:
        cdef StateC s
        cdef PathC path
        cdef float reward[MAX_SEATS]
        self.iterations += 1
        self.line.at = 0
        determinize(&self.position, &self.clues, &s, &self.rng)
        self.descend(&s, &path)
        self.decisions += playout(&s, &self.how, &self.rng, self.moves)
        evaluate(&s, &self.weights.c.evaluation, self.how.network, reward)
        self.backup(&path, reward, progress_of(&s, self.seat, self.position.turn))
        if self.line.n and self.line.at == self.line.n:
            count_line(&self.line, &s, self.seat, reward)

    cdef void descend(self, StateC* s, PathC* path) noexcept nogil:
        """Down the tree to a node that is new, to the end of the game, or to where the pool is
        full.
        """
        cdef uint32_t node = ROOT
        cdef int n
        path.n = 0
        while path.n < MAX_PATH:
            n = settle(s, self.moves, NULL)
            if n == SETTLED_OVER:
                return
            if n == SETTLED_CHANCE:
                node = self.step_chance(s, node)
                if node == NIL:
                    return
                continue
            node = self.select_child(s, node, n)
            if node == NIL:
                return
            path.node[path.n] = node
            path.mover[path.n] = s.stack[s.n_stack - 1].head.seat
            path.n += 1
            apply_any(s, key_move(self.nodes[node].key))
            # Children come with a later visit, but a line is made to its end.
            if self.nodes[node].visits < self.ripe() and self.line.at >= self.line.n:
                return

    cdef inline uint32_t ripe(self) noexcept nogil:
        """Visits after which a node gets children: 1, and with every quarter of the pool that is
        used up four times as many, so that a long search grows where it matters to its end.
        """
        return 1 << (2 * (<uint64_t>4 * self.n_nodes // self.capacity))

    cdef void backup(self, const PathC* path, const float* reward, double progress) noexcept nogil:
        """Each move gets the reward of the seat that made it."""
        cdef NodeC* c
        cdef int i, seat
        for i in range(path.n):
            c = &self.nodes[path.node[i]]
            c.visits += 1
            c.sum += reward[path.mover[i]]
        self.nodes[ROOT].visits += 1
        for seat in range(self.position.n_seats):
            self.root_sum[seat] += reward[seat]
        if path.n:
            count_root(&self.root, path.node[0], reward, self.position.n_seats, progress)

    # -- chance

    cdef uint32_t step_chance(self, StateC* s, uint32_t node) noexcept nogil:
        """Draw the outcome; a visible one of few gets its own node.  Returns the node to go on
        from, NIL to stop.
        """
        cdef const FrameC* f = &s.stack[s.n_stack - 1]
        cdef move_t m = sample_chance(s, &self.rng)
        cdef uint64_t key = edge_key(s, m)
        cdef uint32_t child
        cdef bint own = True
        if f.kind == X_ROLL:
            own = popcount64(f.dice.dice) <= self.opt.chance_dice
        elif f.kind == X_DRAW or f.kind == X_DEAL or f.kind == X_DILEMMA:
            own = f.head.seat == self.seat           # others' cards are not seen
        apply_any(s, m)
        if not own:
            return node
        child = self.nodes[node].first
        while child and self.nodes[child].key != key:
            child = self.nodes[child].next
        if child == NIL:
            child = self.add_node(node, key, 1.0)
        if child:
            self.nodes[child].visits += 1
        return child

    # -- expansion and selection

    cdef uint32_t add_node(self, uint32_t parent, uint64_t key, float prior) noexcept nogil:
        """A new child in front of the list; NIL when the pool is full."""
        cdef NodeC* c
        if self.n_nodes == self.capacity:
            self.full += 1
            return NIL
        c = &self.nodes[self.n_nodes]
        memset(c, 0, sizeof(NodeC))
        c.key = key
        c.prior = prior
        c.next = self.nodes[parent].first
        self.nodes[parent].first = self.n_nodes
        self.n_nodes += 1
        return self.n_nodes - 1

    cdef int match_children(self, const StateC* s, uint32_t node, int n) noexcept nogil:
        """match[i] = the child for moves[i], NIL if it has none yet; returns how many have one."""
        cdef uint64_t tag = edge_key(s, 0)      # this seat's children at this kind of decision
        cdef uint64_t key
        cdef uint32_t child = self.nodes[node].first
        cdef int at = 0, found = 0
        cdef bint hit
        memset(self.match, 0, n * sizeof(uint32_t))
        while child and found < n:
            key = self.nodes[child].key
            if key - key_move(key) == tag:
                for _ in range(n):              # children mostly come in the order of the moves
                    hit = self.moves[at] == key_move(key)
                    if hit:
                        self.match[at] = child
                        found += 1
                    at = at + 1 if at + 1 < n else 0
                    if hit:
                        break
            child = self.nodes[child].next
        return found

    cdef void expand(self, const StateC* s, uint32_t node, int n) noexcept nogil:
        """Nodes for the legal moves that have none yet, with the policy's shares as priors."""
        cdef float total = 0.0, even = self.opt.uniform_share
        cdef int i
        if self.opt.priors:
            policy_weights(s, &self.weights.c, self.moves, n, self.weight)
            for i in range(n):
                self.weight[i] = powf(self.weight[i], self.opt.prior_exponent)
                total += self.weight[i]
        else:
            for i in range(n):
                self.weight[i] = 1.0
            total = n
        for i in range(n - 1, -1, -1):          # the list then has the order of the moves
            if self.match[i] == NIL:
                self.match[i] = self.add_node(
                    node, edge_key(s, self.moves[i]), (1 - even) * self.weight[i] / total + even / n
                )

    cdef uint32_t select_child(self, const StateC* s, uint32_t node, int n) noexcept nogil:
        """PUCT over the legal moves, with availability in the place of the parent's visits; NIL if
        the pool is full.
        """
        cdef uint32_t best = NIL
        cdef NodeC* c
        cdef float value, best_value = -1e30, untried, tried = 0.0, won = 0.0
        cdef int i
        if self.match_children(s, node, n) < n:
            self.expand(s, node, n)
        for i in range(n):
            if self.match[i]:
                c = &self.nodes[self.match[i]]
                c.availability += 1
                tried += c.visits
                won += c.sum
        if self.line.at < self.line.n and s.stack[s.n_stack - 1].head.seat == self.seat:
            best = self.line_child(n)
            if best:
                return best
        untried = self.opt.first_play_urgency * (won / tried if tried else <float>0.5)
        for i in range(n):
            if self.match[i]:
                c = &self.nodes[self.match[i]]
                value = c.sum / c.visits if c.visits else untried
                value += (
                    self.opt.exploration * c.prior * sqrtf(<float>c.availability) / (1 + c.visits)
                )
                if value > best_value:
                    best_value = value
                    best = self.match[i]
        return best

    cdef uint32_t line_child(self, int n) noexcept nogil:
        """The node of the next move of the line, NIL where this world does not allow it."""
        cdef int i
        for i in range(n):
            if self.moves[i] == self.line.move[self.line.at] and self.match[i]:
                self.line.at += 1
                return self.match[i]
        return NIL

    # -- reading the tree

    def children(self, node=1):
        """[(node, move, seat, kind, visits, availability, mean reward of that seat, prior)], most
        visited first.
        """
        if not ROOT <= node < self.n_nodes:
            raise ValueError(f"node {node}: the tree has nodes {ROOT} to {self.n_nodes - 1}")
        cdef uint32_t child = self.nodes[<uint32_t>node].first
        cdef NodeC* c
        out = []
        while child:
            c = &self.nodes[child]
            seat, kind = <int>(c.key >> SEAT_SHIFT) & 7, <int>(c.key >> KIND_SHIFT) & 255
            mean = c.sum / c.visits if c.visits else 0.0
            move, name = key_move(c.key), FRAME_NAMES.get(kind)
            out.append((child, move, seat, name, c.visits, c.availability, mean, c.prior))
            child = c.next
        out.sort(key=lambda row: (-row[4], row[1]))
        return out

    def root_means(self):
        """Mean reward per seat over all iterations."""
        return [self.root_sum[i] / max(self.iterations, 1) for i in range(self.position.n_seats)]

    def child_vector(self, node):
        """Sums of rewards per seat under a child of the root; zeros if it was never tried."""
        cdef int i, k = root_index(&self.root, node), seats = self.position.n_seats
        return [self.root.reward[k * MAX_SEATS + i] if k >= 0 else 0.0 for i in range(seats)]

    def child_progress(self, node):
        """Sum of the observer's progress (stars, see search.root) under a child of the root."""
        cdef int k = root_index(&self.root, node)
        return self.root.progress[k] if k >= 0 else 0.0

    def followed(self):
        """What came of the moves to follow: (iterations that made them all, sums of rewards per
        seat, (sum, sum of squares) of the observer's stars, ... of the turn at which it ended).
        """
        cdef LineC* c = &self.line
        rewards = [c.reward[i] for i in range(self.position.n_seats)]
        return c.visits, rewards, (c.stars.sum, c.stars.squares), (c.turns.sum, c.turns.squares)
