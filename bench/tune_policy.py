"""Tunes data/policy.toml by duels: random changes of single weights are kept when the changed set wins more games.

    python bench/tune_policy.py --minutes 10 --edition base --seats 2 4

Prints the table of weights that it ends with; copying it into data/policy.toml, and measuring the search with it, is for a person to do.
"""

import argparse
import copy
import math
import random
import time

from euphoria_ai.catalog import TABLES
from euphoria_ai.core.search.playout import duel
from euphoria_ai.core.search.policy import load_duel
from euphoria_ai.editions import rules_id


def plain(weights):
    return {part: dict(weights[part]) for part in ("turn", "choice")}


def share(a, b, rules, games, seed):
    """Mean advantage of a over b: win share minus the even share, over rule sets; and its standard error."""
    load_duel(a, b)
    total = 0.0
    for number, seats in rules:
        total += duel(number, games, seed) * seats / 2 - 0.5  # so that 0 is even whatever the seats
    return total / len(rules), math.sqrt(0.25 / games / len(rules)) * 1.3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--names", nargs="+", help="weights that may change; all if not given")
    args = parser.parse_args()
    rules = [(rules_id(args.edition, seats), seats) for seats in args.seats]
    rnd = random.Random(args.seed)
    start = plain(TABLES["policy"])
    best = copy.deepcopy(start)
    names = [
        (part, name)
        for part in best
        for name in best[part]
        if name not in ("finish", "void") and name in (args.names or best[part])
    ]
    end, trial = time.time() + 60 * args.minutes, 0
    while time.time() < end:
        trial += 1
        new = copy.deepcopy(best)
        for part, name in rnd.sample(names, min(len(names), rnd.choice((1, 1, 2, 3)))):
            new[part][name] = round(new[part][name] * math.exp(rnd.gauss(0, 0.6)), 4)
        gain, error = share(new, best, rules, args.games, 1000 * trial)
        if gain > 1.2 * error:
            again, error = share(new, best, rules, 3 * args.games, 1000 * trial + 500)
            if again > 1.5 * error:
                changed = [f"{n} {best[p][n]} -> {new[p][n]}" for p, n in names if new[p][n] != best[p][n]]
                best = new
                print(f"trial {trial}: {again:+.3f} +- {error:.3f}  {'; '.join(changed)}", flush=True)
    total, error = share(best, start, rules, 4 * args.games, 7)
    print(f"against the start: {total:+.3f} +- {error:.3f} in {trial} trials")
    for part, table in best.items():
        print(f"[{part}]")
        for name, value in table.items():
            print(f"{name} = {value}")


if __name__ == "__main__":
    main()
