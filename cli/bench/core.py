"""Rates inside the compiled core and of the core driven from Python."""

from euphoria_ai.cli.bench.rows import RUNS, Row, rates, seconds_of
from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.core.measure.rates import clones, playouts

CAP = 5000  # decisions after which a random game is cut short
GAMES = 100  # games that the hash and the means are about


def ceiling(seconds):
    """What this machine allows at this moment: synthetic decisions; None where the core does not have the measure."""
    try:
        from euphoria_ai.core.measure.ceiling import full
    except ImportError:
        return None
    return Row("ceiling", "ceiling: synthetic decisions", "decisions/s", rates(full, seconds, 20000))


def core_clones(game, seconds):
    return Row(
        "clones_core", "copies of a state in the core", "copies/s", rates(lambda n, _: clones(game, n), seconds, 100000)
    )


def python_clones(game, seconds):
    def run(count, _):
        clone = game.clone
        for _ in range(count):
            clone()

    return Row("clones_python", "Game.clone() from Python", "copies/s", rates(run, seconds, 10000))


def play(game, policy, seconds, key, title):
    """Decisions a second in games played on from `game`.

    The hash, the share finished and the mean are of the same games on every machine.
    """
    spent, (decisions, finished, mark) = seconds_of(lambda: playouts(game, GAMES, 1, CAP, policy))
    count = max(1, int(GAMES * seconds / max(spent, 1e-9)))
    runs, games = [], []
    for n in range(RUNS):
        spent, (made, _, _) = seconds_of(lambda n=n: playouts(game, count, n + 2, CAP, policy))
        runs.append(made / spent)
        games.append(count / spent)
    return Row(
        key,
        title,
        "decisions/s",
        runs,
        decisions=decisions,
        games=GAMES,
        finished=finished,
        mean_decisions=round(decisions / GAMES, 2),
        hash=f"{mark:016x}",
        games_per_second=round(sorted(games)[RUNS // 2], 1),
    )


def driven_from_python(game, seconds):
    """Decisions a second where Python asks for the legal moves, picks one and applies it."""

    def run(count, number):
        rng, g = Rng(number), game.clone()
        while count > 0:
            if g.over:
                g = game.clone()
            elif g.to_move == CHANCE:
                g.sample(rng)
            else:
                moves = g.legal_moves()
                g.apply(moves[rng.below(len(moves))])
                count -= 1

    return Row("python_decisions", "legal_moves() + apply() from Python", "decisions/s", rates(run, seconds, 2000))


def judging(network, game, seconds, key, title):
    """What it takes a network to judge one seat, features included."""
    a_second = rates(lambda count, _: [network.judge(game) for _ in range(count)], seconds, 200)
    return Row(key, title, "us", [1e6 / rate / game.seats for rate in a_second])
