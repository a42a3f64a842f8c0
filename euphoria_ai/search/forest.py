"""The trees of a search as one: root-parallel threads have a tree each, and their counts are added up."""

from collections.abc import Sequence

from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.search.tree import Tree

Place = tuple[int, ...]  # a node in each tree, 0 where a tree has none

CHANCE_KINDS = frozenset(("roll", "draw_artifact", "deal_recruit", "deal_dilemma", "tile", "start", "refill"))


class MergedChild:
    """A child merged over the trees.  total: rewards of the seat that moved; nodes: one per tree, 0 where a tree has
    none."""

    __slots__ = ("availability", "move", "nodes", "total", "visits")

    def __init__(self, move: int, trees: int) -> None:
        self.move, self.visits, self.total, self.availability = move, 0, 0.0, 0
        self.nodes: Place = (0,) * trees

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Forest:
    """The trees of a search as one.  A place in it is a tuple of nodes, one per tree."""

    __slots__ = ("cache", "root", "trees")

    def __init__(self, trees: Sequence[Tree]) -> None:
        self.trees: Sequence[Tree] = trees
        self.root: Place = (1,) * len(trees)
        self.cache: dict[Place, dict[tuple[int, str | None], list[MergedChild]]] = {}

    def rows(self, nodes: Place, seat: int, kind: str | None) -> Sequence[MergedChild]:
        """Rows of what `seat` (or CHANCE) did at a decision of this kind, most visited first."""
        found = self.cache.get(nodes)
        if found is None:
            found = self.cache[nodes] = self.read(nodes)
        return found.get((seat, kind), ())

    def read(self, nodes: Place) -> dict[tuple[int, str | None], list[MergedChild]]:
        merged: dict[tuple[int, str | None], dict[int, MergedChild]] = {}
        for i, (tree, node) in enumerate(zip(self.trees, nodes, strict=True)):
            for child, move, seat, kind, visits, availability, mean, _ in tree.children(node) if node else ():
                rows = merged.setdefault((CHANCE if kind in CHANCE_KINDS else seat, kind), {})
                row = rows.get(move)
                if row is None:
                    row = rows[move] = MergedChild(move, len(nodes))
                if not row.nodes[i]:
                    row.nodes = (*row.nodes[:i], child, *row.nodes[i + 1 :])
                row.visits += visits
                row.availability += availability
                row.total += mean * visits
        return {
            key: sorted(rows.values(), key=lambda row: (-row.visits, -row.mean, row.move))
            for key, rows in merged.items()
        }

    def vector(self, row: MergedChild, seats: int) -> list[float] | None:
        """Sums of rewards per seat under a child of the root, or None where a tree has not kept them."""
        sums = [0.0] * seats
        for tree, node in zip(self.trees, row.nodes, strict=True):
            part = tree.child_vector(node) if node else [0.0] * seats
            if part is None:
                return None
            sums = [a + b for a, b in zip(sums, part, strict=True)]
        return sums
