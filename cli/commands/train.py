"""`euphoria train`: the learned evaluation trained by self-play, generation by generation."""

import os

import click

from euphoria_ai.cli.guard import INTERRUPTED
from euphoria_ai.cli.options import edition_option, json_option, seed_option
from euphoria_ai.cli.text import percent

SCHEMA, VERSION = "euphoria-train", 1


class SeatCounts(click.ParamType):
    name = "seats"

    def convert(self, value, param, ctx):
        if not isinstance(value, str):
            return value
        parts = value.split(",")
        if all(part in "23456" and part for part in parts) and len(set(parts)) == len(parts):
            return tuple(int(part) for part in parts)
        return self.fail(f"{value!r}: numbers of seats from 2 to 6 with commas between, such as 2,4", param, ctx)


@click.command("train", short_help="Train the evaluation by self-play.")
@click.argument("folder", type=click.Path(file_okay=False))
@click.option("--generations", type=click.IntRange(1, 1000), default=6, show_default=True, help="Go on to this many.")
@edition_option
@click.option(
    "--seats", type=SeatCounts(), default="2,3,4,5,6", show_default=True, help="Numbers of seats to train for."
)
@click.option(
    "--samples",
    type=click.IntRange(100, 10_000_000),
    default=200_000,
    show_default=True,
    help="Positions of a generation for each number of seats.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 100_000),
    default=240,
    show_default=True,
    help="Deals of the match that lets a generation in, for each number of seats.",
)
@seed_option(1, "Seed of the training; the same seed trains the same networks.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes.  [default: one a processor]")
@click.option("--out", metavar="FILE", help="Write the best network so far here, after every generation.")
@json_option
@click.pass_obj
def command(terminal, folder, generations, edition, seats, samples, deals, seed, jobs, out, as_json):
    """Train the network that judges positions, in FOLDER: self-play, learning, and a match that decides whether the
    new network takes the place of the one before.

    The same command goes on where it was stopped, Ctrl-C included; only the generation at hand is begun anew.
    """
    from euphoria_ai.training.recipe import Recipe, Training

    recipe = Recipe(edition=edition, seats=seats, samples=samples, deals=deals, seed=seed)
    with terminal.progress(100, "generation") as show:
        progress = (lambda what, share: show(int(100 * share), what)) if show else None
        training = Training(folder, recipe, jobs or os.cpu_count() or 1, progress)
        try:
            if not as_json:
                terminal.lines([line for generation in training.generations for line in lines_of(generation)])
            while len(training.generations) < generations:
                generation = training.run()
                if out:
                    keep_best(training, out)
                if not as_json:
                    terminal.lines(list(lines_of(generation)))
        except KeyboardInterrupt:
            terminal.note(f"euphoria: interrupted; the same command goes on from {folder}")
            return INTERRUPTED
    if out:
        keep_best(training, out)
    if as_json:
        terminal.json(SCHEMA, VERSION, {"edition": edition, "generations": [data_of(g) for g in training.generations]})
    return 0


def keep_best(training, out):
    from euphoria_ai.search.networks import write_file

    best = training.best(len(training.generations))
    if best is not None:
        write_file(out, training.network_path(best).read_bytes())


def lines_of(generation):
    """What became of a generation, as lines."""
    yield [(f"generation {generation.number}: {'accepted' if generation.accepted else 'refused'}", "title")]
    for seats, (before, after) in generation.losses.items():
        share, games = generation.matches[seats]
        yield [
            (
                f"  {seats} seats: loss {before:.3f} -> {after:.3f}, "
                f"won {percent(share, 1)} of {games} games (even: {percent(1 / seats, 1)})",
                None,
            )
        ]


def data_of(generation):
    return {
        "generation": generation.number,
        "accepted": generation.accepted,
        "losses": {str(seats): {"before": a, "after": b} for seats, (a, b) in generation.losses.items()},
        "matches": {
            str(seats): {"share": share, "games": games} for seats, (share, games) in generation.matches.items()
        },
    }
