"""Tunes data/policy.toml by duels: random changes of single weights are kept when the changed set wins more games.

    python bench/tune_policy.py --minutes 10 --edition base --seats 2 4
    python bench/tune_policy.py --minutes 60 --tables evaluation --iterations 60 --games 60 --max-decisions 40
    python bench/tune_policy.py --minutes 60 --tables search --iterations 60 --games 60

Without --iterations the policy plays against itself, thousands of games a second; tables that only a search reads are
then left alone.  Prints the tables that it ends with; copying them into data/policy.toml, and measuring the search with
them, is for a person to do.
"""

import argparse
import copy
import math
import random
import time

from euphoria_ai.catalog import TABLES
from euphoria_ai.core.measure.duel import duel
from euphoria_ai.editions import rules_id
from euphoria_ai.games.match import play_game
from euphoria_ai.players.ismcts import SearchPlayer
from euphoria_ai.search import Weights

POLICY = ("turn", "retrieval", "choice")
# no matter of taste, or no number to scale
FIXED = ("finish", "idle", "least", "playout_exponent", "max_decisions", "chance_dice")


def share(a, b, args, games, seed):
    """Mean advantage of the tables a over b, so that 0 is even whatever the seats; and its standard error."""
    total = 0.0
    for seats in args.seats:
        won = (
            search_duel(a, b, args, seats, games, seed)
            if args.iterations
            else policy_duel(a, b, args, seats, games, seed)
        )
        total += won * seats / 2 - 0.5
    return total / len(args.seats), math.sqrt(0.25 / games / len(args.seats)) * 1.3


def policy_duel(a, b, args, seats, games, seed):
    """Win share of one policy in one seat, rotated, against the other in all others."""
    return duel(rules_id(args.edition, seats), games, seed, Weights(a), Weights(b))


def search_duel(a, b, args, seats, games, seed):
    """The same for searches of so many iterations."""

    def player(tables, number):
        options = {**tables["search"], "weights": Weights(tables), "wins": False}
        return SearchPlayer(iterations=args.iterations, seed=seed + number, **options)

    won = 0.0
    for game in range(games):
        seat = game % seats
        players = [player(a if i == seat else b, i) for i in range(seats)]
        won += play_game(players, seats, seed + game // seats, edition=args.edition).returns[seat]
    return won / games


def changed(tables, names, rnd):
    """A copy with one to three weights multiplied by something near 1."""
    new = copy.deepcopy(tables)
    for table, name in rnd.sample(names, min(len(names), rnd.choice((1, 1, 2, 3)))):
        new[table][name] = round(new[table][name] * math.exp(rnd.gauss(0, 0.6)), 4)
    return new


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=1200, help="for the first look at a change")
    parser.add_argument("--iterations", type=int, help="of the searches that play; without it the policies play")
    parser.add_argument("--max-decisions", type=int, help="of the searches' playouts: short ones meet the evaluation")
    parser.add_argument("--edition", default="base")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", nargs="+", default=POLICY, choices=(*POLICY, "evaluation", "search"))
    parser.add_argument("--names", nargs="+", help="weights that may change; all of the tables if not given")
    args = parser.parse_args()
    if not args.iterations and not set(args.tables) <= set(POLICY):
        parser.error("only a search reads the tables evaluation and search: give --iterations")
    return args


def main():
    args = arguments()
    rnd = random.Random(args.seed)
    start = {table: dict(values) for table, values in TABLES["policy"].items()}
    if args.max_decisions:
        start["search"]["max_decisions"] = args.max_decisions
    best = copy.deepcopy(start)
    names = [
        (table, name)
        for table in args.tables
        for name in best[table]
        if name not in FIXED and name in (args.names or best[table])
    ]
    end, trial = time.time() + 60 * args.minutes, 0
    while time.time() < end:
        trial += 1
        try:
            new = changed(best, names, rnd)
            gain, error = share(new, best, args, args.games, 1000 * trial)
        except ValueError:  # out of range
            continue
        if gain > 1.2 * error:
            again, error = share(new, best, args, 3 * args.games, 1000 * trial + 500)
            if again > 1.5 * error:
                steps = [
                    f"{name} {best[table][name]} -> {new[table][name]}"
                    for table, name in names
                    if new[table][name] != best[table][name]
                ]
                best = new
                print(f"trial {trial}: {again:+.3f} +- {error:.3f}  {'; '.join(steps)}", flush=True)
    total, error = share(best, start, args, 4 * args.games, 7)
    print(f"against the start: {total:+.3f} +- {error:.3f} in {trial} trials")
    for table in best:
        print(f"[{table}]")
        for name, value in best[table].items():
            print(f"{name} = {value}")


if __name__ == "__main__":
    main()
