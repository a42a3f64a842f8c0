"""`euphoria suggest`: what to do in a position, and why."""

import click

from euphoria_ai.cli.advising import run
from euphoria_ai.cli.options import Seconds, ids_option, json_option, seed_option, source_argument


@click.command("suggest", short_help="Say what to do in a position, and why.")
@source_argument
@click.option("--time", "seconds", type=Seconds(), help="Seconds to think (3, unless --iterations is given).")
@click.option(
    "--iterations",
    type=click.IntRange(1),
    help="Iterations to think; with one thread and a seed the answer is the same every time.",
)
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True, help="Threads to think with.")
@seed_option(1, "Seed of the search.")
@click.option("--top", type=click.IntRange(1, 50), default=5, show_default=True, help="How many turns to show.")
@ids_option
@json_option
@click.pass_obj
def command(terminal, **values):
    """Say what the seat to move in FILE should do: the best turns with their chances to win, what speaks for them,
    and what to beware of.

    Ctrl-C ends the thinking with the best so far.
    """
    run(terminal, **values)
