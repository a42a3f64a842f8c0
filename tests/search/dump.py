"""A digest of whole search trees: two processes must print the same.  `python dump.py SEED`"""

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from search.middle import games

from euphoria_ai.core.search.tree import Tree


def whole(tree, node=1):
    """Every node below with its numbers, depth first."""
    rows = []
    for row in tree.children(node):
        rows.append(row[1:])
        rows += whole(tree, row[0])
    return rows


def digest(seed, iterations=120):
    out = []
    for name, game in games():
        tree = Tree(game.view(game.to_move), seed=seed, max_nodes=30_000)
        tree.run(iterations)
        text = repr((whole(tree), tree.root_means(), tree.size, tree.decisions))
        out.append(f"{name} {hashlib.sha256(text.encode()).hexdigest()[:16]}")
    return out


if __name__ == "__main__":
    print(*digest(int(sys.argv[1])), sep="\n")
