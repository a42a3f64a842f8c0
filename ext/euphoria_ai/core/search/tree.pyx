"""Information-set Monte Carlo tree search (single observer, many seats).

Every iteration deals a fresh world from the position, walks down the tree along moves that are legal in that world, plays on from the first new
node and credits each move with the reward of the seat that made it (each seat maximises its own chance to win).  A node stands for what the
observer has seen.  Moves that a world does not allow are skipped, never scored; availability counts keep their exploration fair.  Chance is drawn
inside the iteration from the search's own generator: outcomes that the observer sees get nodes of their own where that pays, the others share one.
Nodes live in one pool and are addressed by index; when the pool is full the search goes on with the tree it has.
"""

from libc.math cimport exp, powf, sqrtf
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset
from euphoria_ai.core.state.bits cimport RngC, popcount64, rng_seed
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, apply_any, settle
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.search.information cimport Position, determinize
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.search.playout cimport guided_playout, random_playout
from euphoria_ai.core.search.policy cimport policy_weights
from euphoria_ai.core.state.types cimport *
from euphoria_ai._tables import TABLES

DEFAULTS = {"exploration": TABLES["policy"]["search"]["exploration"], "temper": TABLES["policy"]["search"]["prior_temper"], "cap": 3000,
            "guided": True, "priors": True, "chance_dice": 1, "mix": TABLES["policy"]["search"]["mix"], "power": TABLES["policy"]["search"]["power"]}


cdef inline uint64_t edge_key(const StateC* s, move_t m) noexcept nogil:
    """A move together with who makes it at which kind of decision: in some worlds a decision before it settles by itself."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    return m | (<uint64_t>f.head.seat << 51) | (<uint64_t>f.kind << 54)


cdef inline move_t key_move(uint64_t key) noexcept nogil:
    return key & ((<uint64_t>1 << 51) - 1)


# ---------------------------------------------------------------- rewards

cdef void judge(const StateC* s, float* reward) noexcept nogil:
    """Win chances per seat: the result, or for a game cut short a soft maximum over stars placed and means to place more."""
    cdef double value[MAX_SEATS]
    cdef double total = 0.0
    cdef int i, n
    if s.n_stack == 0:
        n = popcount64(s.winners)
        for i in range(s.n_seats):
            reward[i] = <float>1.0 / n if (s.winners >> i) & 1 else <float>0.0
        return
    for i in range(s.n_seats):
        value[i] = exp(0.9 * (10 - s.seats[i].stars_left) + 0.06 * goods_total(&s.seats[i]) + 0.12 * s.seats[i].hand_n
                       + 0.25 * s.seats[i].owned)
        total += value[i]
    for i in range(s.n_seats):
        reward[i] = <float>(value[i] / total)


# ---------------------------------------------------------------- one tree

cdef class Tree:
    """One tree over one position; `run` may be called again to search on.  Not shared between threads."""
    cdef StateC position
    cdef int seat
    cdef OptionsC opt
    cdef NodeC* nodes
    cdef uint32_t n_nodes, capacity
    cdef RngC rng
    cdef move_t* moves
    cdef float* weight
    cdef int* match
    cdef readonly long iterations
    cdef readonly long decisions        # made in playouts
    cdef readonly long full             # iterations after the pool was full
    cdef double root_sum[MAX_SEATS]     # rewards per seat over all iterations
    cdef double* vectors                # per child of the root, by order of creation: MAX_SEATS rewards
    cdef uint32_t* root_children        # their nodes
    cdef int n_root_children

    def __cinit__(self):
        self.nodes = NULL
        self.moves = NULL
        self.weight = NULL
        self.match = NULL
        self.vectors = NULL
        self.root_children = NULL

    def __init__(self, Position position not None, uint64_t seed=1, max_nodes=2_000_000, **options):
        """max_nodes: size of the pool (32 bytes a node); options: see DEFAULTS."""
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise TypeError(f"unknown search options: {', '.join(sorted(unknown))}")
        o = DEFAULTS | options
        self.opt.exploration, self.opt.temper, self.opt.cap = o["exploration"], o["temper"], o["cap"]
        self.opt.guided, self.opt.priors, self.opt.chance_dice = o["guided"], o["priors"], o["chance_dice"]
        self.opt.power, self.opt.mix = o["power"], o["mix"]
        memcpy(&self.position, &position.s, sizeof(StateC))
        self.seat = position.seat
        self.capacity = max(int(max_nodes), 2 * MAX_MOVES)
        self.nodes = <NodeC*>malloc(self.capacity * sizeof(NodeC))
        self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
        self.weight = <float*>malloc(MAX_MOVES * sizeof(float))
        self.match = <int*>malloc(MAX_MOVES * sizeof(int))
        self.vectors = <double*>calloc(MAX_MOVES * MAX_SEATS, sizeof(double))
        self.root_children = <uint32_t*>calloc(MAX_MOVES, sizeof(uint32_t))
        if not (self.nodes and self.moves and self.weight and self.match and self.vectors and self.root_children):
            raise MemoryError("not enough memory for the search tree")
        memset(&self.nodes[0], 0, 2 * sizeof(NodeC))
        self.nodes[1].visits = 1
        self.n_nodes = 2                        # 0 is nil, 1 the root
        rng_seed(&self.rng, seed)

    def __dealloc__(self):
        free(self.nodes)
        free(self.moves)
        free(self.weight)
        free(self.match)
        free(self.vectors)
        free(self.root_children)

    @property
    def size(self):
        """Nodes made so far."""
        return self.n_nodes

    def run(self, long iterations):
        """Search `iterations` more times; releases the GIL."""
        cdef long i
        with nogil:
            for i in range(iterations):
                self.iterate()

    # -- one iteration

    cdef void iterate(self) noexcept nogil:
        cdef StateC s
        cdef uint32_t path[MAX_PATH]
        cdef uint8_t mover[MAX_PATH]
        cdef float reward[MAX_SEATS]
        cdef uint32_t node = 1, child
        cdef int length = 0, n, seat, i
        self.iterations += 1
        determinize(&self.position, &s, &self.rng)
        while length < MAX_PATH:
            n = settle(&s, self.moves, NULL)
            if n == SETTLED_OVER:
                break
            if n == SETTLED_CHANCE:
                node = self.through_chance(&s, node)
                if node == 0:
                    break
                continue
            if self.nodes[node].visits == 0:    # new: judged by a playout, children come with the next visit
                break
            child = self.choose(&s, node, n)
            if child == 0:
                break
            path[length] = child
            mover[length] = s.stack[s.n_stack - 1].head.seat
            length += 1
            apply_any(&s, key_move(self.nodes[child].key))
            node = child
            if self.nodes[node].visits == 0:
                break
        if self.opt.guided:
            self.decisions += guided_playout(&s, &self.rng, self.opt.cap, self.moves, self.opt.power)
        else:
            self.decisions += random_playout(&s, &self.rng, self.opt.cap, self.moves)
        judge(&s, reward)
        for i in range(length):
            self.nodes[path[i]].visits += 1
            self.nodes[path[i]].sum += reward[mover[i]]
        self.nodes[1].visits += 1
        for seat in range(s.n_seats):
            self.root_sum[seat] += reward[seat]
        if length:
            self.credit_root(path[0], reward, s.n_seats)

    cdef void credit_root(self, uint32_t child, const float* reward, int seats) noexcept nogil:
        """Children of the root keep all seats' rewards."""
        cdef int i, k = self.root_index(child)
        if k < 0 and self.n_root_children < MAX_MOVES:
            k = self.n_root_children
            self.root_children[k] = child
            self.n_root_children += 1
        if k >= 0:
            for i in range(seats):
                self.vectors[k * MAX_SEATS + i] += reward[i]

    cdef int root_index(self, uint32_t child) noexcept nogil:
        cdef int k
        for k in range(self.n_root_children):
            if self.root_children[k] == child:
                return k
        return -1

    cdef uint32_t through_chance(self, StateC* s, uint32_t node) noexcept nogil:
        """Draw the outcome; a visible one of few gets its own node.  Returns the node to go on from, 0 to stop here."""
        cdef const FrameC* f = &s.stack[s.n_stack - 1]
        cdef move_t m = sample_chance(s, &self.rng)
        cdef uint64_t key
        cdef uint32_t child
        cdef bint own = True
        if f.kind == X_ROLL:
            own = popcount64(f.dice.dice) <= self.opt.chance_dice
        elif f.kind == X_DRAW or f.kind == X_DEAL or f.kind == X_DILEMMA:
            own = f.head.seat == self.seat           # others' cards are not seen
        key = edge_key(s, m) if own else edge_key(s, 0)
        apply_any(s, m)
        if not own:
            return node
        child = self.nodes[node].first
        while child:
            if self.nodes[child].key == key:
                self.nodes[child].visits += 1
                return child
            child = self.nodes[child].next
        if self.nodes[node].visits == 0:
            return 0
        child = self.add(node, key, 1.0)
        if child:
            self.nodes[child].visits = 1
            return child
        return 0

    cdef uint32_t add(self, uint32_t parent, uint64_t key, float prior) noexcept nogil:
        """A new child in front of the list; 0 when the pool is full."""
        cdef NodeC* c
        if self.n_nodes == self.capacity:
            self.full += 1
            return 0
        c = &self.nodes[self.n_nodes]
        memset(c, 0, sizeof(NodeC))
        c.key = key
        c.prior = prior
        c.next = self.nodes[parent].first
        self.nodes[parent].first = self.n_nodes
        self.n_nodes += 1
        return self.n_nodes - 1

    cdef void make_children(self, StateC* s, uint32_t node, int n, int missing) noexcept nogil:
        """Nodes for the legal moves that have none yet (match[i] == 0), with the policy's shares as priors."""
        cdef float total = 0.0
        cdef int i
        if self.opt.priors:
            policy_weights(s, self.moves, n, self.weight)
            for i in range(n):
                self.weight[i] = powf(self.weight[i], self.opt.temper)
                total += self.weight[i]
        else:
            for i in range(n):
                self.weight[i] = 1.0
            total = n
        for i in range(n - 1, -1, -1):
            if self.match[i] == 0:
                self.match[i] = self.add(node, edge_key(s, self.moves[i]),
                                         (1 - self.opt.mix) * self.weight[i] / total + self.opt.mix / n)

    cdef uint32_t choose(self, StateC* s, uint32_t node, int n) noexcept nogil:
        """Match the legal moves with the children, make the missing ones, and pick by value, prior and availability."""
        cdef uint32_t child, best = 0
        cdef uint64_t tag = edge_key(s, 0)
        cdef int i, at = 0, found = 0
        cdef NodeC* c
        cdef float value, best_value = -1e30, first
        cdef float tried = 0.0, won = 0.0
        for i in range(n):
            self.match[i] = 0
        child = self.nodes[node].first
        while child and found < n:
            c = &self.nodes[child]
            if c.key & ~((<uint64_t>1 << 51) - 1) == tag:
                for i in range(n):              # children mostly come in the order of the moves
                    if self.moves[at] == key_move(c.key):
                        self.match[at] = child
                        found += 1
                        at = at + 1 if at + 1 < n else 0
                        break
                    at = at + 1 if at + 1 < n else 0
            child = c.next
        if found < n:
            self.make_children(s, node, n, n - found)
        for i in range(n):
            if self.match[i]:
                c = &self.nodes[self.match[i]]
                c.avail += 1
                tried += c.visits
                won += c.sum
        first = won / tried if tried else <float>0.5            # what an untried move is taken to be worth
        first *= <float>0.95
        for i in range(n):
            if not self.match[i]:
                continue
            c = &self.nodes[self.match[i]]
            value = c.sum / c.visits if c.visits else first
            value += self.opt.exploration * c.prior * sqrtf(<float>c.avail) / (1 + c.visits)
            if value > best_value:
                best_value = value
                best = self.match[i]
        return best

    # -- reading the tree

    def children(self, node=1):
        """[(node, move, seat, kind, visits, availability, mean reward of that seat, prior)] of a node, most visited first."""
        from euphoria_ai.core.state.layouts import FRAME_NAMES
        if not 1 <= node < self.n_nodes:
            raise ValueError(f"node {node}: the tree has nodes 1 to {self.n_nodes - 1}")
        cdef uint32_t child = self.nodes[<uint32_t>node].first
        cdef NodeC* c
        out = []
        while child:
            c = &self.nodes[child]
            kind = <int>(c.key >> 54) & 255
            out.append((child, key_move(c.key), <int>(c.key >> 51) & 7, FRAME_NAMES.get(kind), c.visits, c.avail,
                        c.sum / c.visits if c.visits else 0.0, c.prior))
            child = c.next
        out.sort(key=lambda row: (-row[4], row[1]))
        return out

    def root_means(self):
        """Mean reward per seat over all iterations."""
        return [self.root_sum[i] / max(self.iterations, 1) for i in range(self.position.n_seats)]

    def child_vector(self, node):
        """Sums of rewards per seat under a child of the root; zeros if it was never tried."""
        cdef int i, k = self.root_index(node)
        return [self.vectors[k * MAX_SEATS + i] if k >= 0 else 0.0 for i in range(self.position.n_seats)]
