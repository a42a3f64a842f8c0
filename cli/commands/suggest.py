"""`euphoria suggest`: what to do in a position, and why."""

import time

import click

from euphoria_ai.cli.options import Seconds, json_option, seed_option, source_argument


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
@json_option
@click.pass_obj
def command(terminal, source, seconds, iterations, threads, seed, top, as_json):
    """Say what the seat to move in FILE should do: the best turns with their chances to win, what speaks for them,
    and what to beware of.

    Ctrl-C ends the thinking with the best so far.
    """
    from euphoria_ai.advice import suggest
    from euphoria_ai.cli.source import read_position

    position = read_position(source)
    with thinking(terminal, seconds, iterations) as progress:
        advice = suggest(
            position, seconds=seconds, iterations=iterations, threads=threads, seed=seed, top=top, progress=progress
        )
    if advice.interrupted:
        terminal.note("interrupted: this is the best so far")
    if as_json:
        import json

        terminal.raw(json.dumps(advice.to_dict(), indent=2, ensure_ascii=True) + "\n")
    else:
        from euphoria_ai.cli.views.advice import advice_lines
        from euphoria_ai.narration.prompts import decision_prompt

        terminal.lines(advice_lines(advice.to_dict(), decision_prompt(position), terminal.width))


class thinking:
    """A bar on standard error while the search runs, if somebody watches."""

    def __init__(self, terminal, seconds, iterations):
        from euphoria_ai.advice import SECONDS

        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.iterations = iterations
        self.bar = terminal.progress(iterations if self.seconds is None else self.seconds, "thinking")

    def __enter__(self):
        self.update = self.bar.__enter__()
        self.start = time.perf_counter()
        return self.told if self.update else None

    def told(self, search):
        """Called by the search now and then."""
        done = search.iterations if self.seconds is None else time.perf_counter() - self.start
        self.update(done, f"{search.iterations:,} iterations")

    def __exit__(self, *error):
        self.bar.__exit__(*error)
