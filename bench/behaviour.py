"""How the search plays: the checks by which play is judged without expert players, over games against itself.

python bench/behaviour.py --games 200 --seats 2 --iterations 100

Prints own turns a game, workers, check losses, doubles, retrievals, sites joined when they could be completed, cards
lost, wins missed, recruits kept by faction, win share by seat and faction, and stars by path.
"""

import argparse
import collections
import multiprocessing

from euphoria_ai.catalog import RECRUITS, SITES, SPACES
from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.search.forced_wins import winning_moves
from euphoria_ai.games.counting import Observer
from euphoria_ai.games.game import play_game
from euphoria_ai.moves.fields import arg, arg2, workers
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.players import make_player

SITE_OF = {row["id"]: row["site"] for row in SPACES if row["group"] == "slot"}


class Judge(Observer):
    """Counts what the built-in numbers of a game do not say."""

    def start(self, game):
        self.count = collections.Counter()
        self.before = None

    def step(self, game, seat, kind, move, forced):
        if kind == "recruits" and seat != CHANCE:
            pair = [RECRUITS[number - 1]["faction"] for number in (arg(move), arg2(move))]
            self.count["pairs"] += 1
            self.count["same_faction"] += pair[0] == pair[1]


def completing(game):
    """Texts of the placements that would complete a site now."""
    fields = game.fields()
    needed = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}[game.seats]
    standing = collections.Counter()
    for row in fields["seats"]:
        for loc in row["loc"]:
            if loc < len(SPACES) and SPACES[loc]["id"] in SITE_OF:
                standing[SITE_OF[SPACES[loc]["id"]]] += 1
    return (
        [
            text
            for text in move_texts(game)
            if text.startswith("place")
            and SITE_OF.get(text.split()[2]) in standing
            and standing[SITE_OF[text.split()[2]]] == needed - 1
        ],
        standing,
        needed,
    )


class Watched:
    """A player whose turns are judged before they are played: through the game itself, for measuring only."""

    def __init__(self, player, count):
        self.player, self.count = player, count

    def watch(self, game):
        self.game = game

    def choose(self, position):
        move = self.player.choose(position)
        game = self.game
        if game.kind == "turn":
            text = game.text(move)
            finish, standing, needed = completing(game)
            if finish:
                self.count["could_complete"] += 1
                self.count["completed"] += text in finish
            if winning_moves(position):
                self.count["could_win"] += 1
                self.count["won_at_once"] += move in winning_moves(position)
            if text.startswith("retrieve"):
                for _, space in workers(move):
                    site = SITE_OF.get(SPACES[space]["id"])
                    if site and standing[site] == needed - 1:
                        self.count["left_a_site_one_short"] += 1
        elif game.kind == "more" and "place" in " ".join(move_texts(game)):
            self.count["pair_offered"] += 1
            self.count["pair_played"] += game.text(move) != "stop"
        return move


class Attach(Observer):
    def __init__(self, players):
        self.players = players

    def start(self, game):
        for player in self.players:
            player.watch(game)


def one_game(task):
    seed, seats, spec, edition = task
    judge = Judge()
    count = collections.Counter()
    players = [Watched(make_player(spec, seed * 10 + i), count) for i in range(seats)]
    result = play_game(players, seats, seed, edition=edition, observers=(Attach(players), judge))
    return result.to_dict(), dict(count + judge.count)


def mean(values):
    values = list(values)
    return sum(values) / max(len(values), 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    tasks = [(seed, args.seats, f"ismcts:iterations={args.iterations}", args.edition) for seed in range(args.games)]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        games = pool.map(one_game, tasks, chunksize=2)
    count = collections.Counter()
    for _, more in games:
        count.update(more)
    results = [row for row, _ in games]
    print(f"{args.games} games, {args.seats} seats, {args.iterations} iterations a decision, edition {args.edition}")
    own = [row["turns"] / args.seats for row in results]
    print(
        f"own turns a player: mean {mean(own):.1f}, most {max(own):.0f}; capped {sum(row['capped'] for row in results)}"
    )
    for name in results[0]["seats"][0]:
        values = [seat[name] for row in results for seat in row["seats"] if isinstance(seat[name], (int, float))]
        if values:
            print(f"  {name}: {mean(values):.3f} a player")
    paths = collections.Counter()
    for row in results:
        for seat in row["seats"]:
            paths.update(seat["paths"])
    print("stars by path:", {k: round(v / len(results) / args.seats, 2) for k, v in paths.items()})
    for hit, of in (
        ("pair_played", "pair_offered"),
        ("completed", "could_complete"),
        ("won_at_once", "could_win"),
        ("same_faction", "pairs"),
    ):
        print(f"{hit}: {count[hit]} of {count[of]} ({100 * count[hit] / max(count[of], 1):.1f} %)")
    print("workers taken off a site one short of completion:", count["left_a_site_one_short"])
    print(
        "win share by seat:",
        [round(mean(row["returns"][i] for row in results), 3) for i in range(args.seats)],
        f"of {len(SITES)} sites",
    )


if __name__ == "__main__":
    main()
