"""`euphoria play`: people and players at one table."""

import click

from euphoria_ai.cli.options import Seat, Seconds, edition_option, ids_option, seats_option, seed_option


@click.command("play", short_help="Play against the program.")
@seats_option(None, "Seats of the game.  [default: 2, or as many as are named]")
@click.option(
    "--you", type=Seat(by_name=False), help="Your seat.  [default: the first free one; none if all are named]"
)
@click.option(
    "--seat",
    "chosen",
    multiple=True,
    metavar="N=WHO",
    help="Who sits there: human, level1 to level5, or any player of 'euphoria match'.",
)
@click.option(
    "--levels",
    "--level",
    default="3",
    show_default=True,
    metavar="L[,L...]",
    help="Levels of the other seats, 1 (beginner) to 5.",
)
@click.option("--name", "names", multiple=True, metavar="N=NAME", help="What a seat is called.")
@seed_option(None, "Seed of the deal and the dice.  [default: drawn]")
@edition_option
@click.option("--iib-tweaks", is_flag=True, help="With the smaller changes of Ignorance Is Bliss.")
@click.option("--trading", is_flag=True, help="With trades between the seats.")
@click.option(
    "--dice",
    type=click.Choice(("program", "own")),
    help="Who rolls: the program, or the people, who type it.  [default: program]",
)
@click.option(
    "--save",
    "path",
    metavar="FILE",
    help="Where every decision is saved, a new file.  [default: a new file among your data]",
)
@click.option("--resume", metavar="FILE", help="Go on with a saved game, with --save in a copy; 'last': the latest.")
@click.option(
    "--undo",
    type=click.Choice(("fair", "any")),
    default="fair",
    show_default=True,
    help="any: undo across dice, draws and reveals too.",
)
@click.option("--hint-time", type=Seconds(), default=3.0, show_default=True, help="Seconds that hint and why may take.")
@click.option("--hint-iterations", type=click.IntRange(1), hidden=True)
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True, help="Threads for hint and why.")
@click.option("--menu", is_flag=True, help="List all moves with their numbers at every prompt.")
@ids_option
@click.option("--no-chart", is_flag=True, help="No curve of win chances at the end.")
@click.option(
    "--player-module", "modules", multiple=True, metavar="MODULE", help="Module or .py file that registers players."
)
@click.pass_obj
def command(terminal, path, resume, hint_time, hint_iterations, threads, menu, ids, no_chart, modules, undo, **game):
    """Play against the program, against each other, or watch.

    Every decision is saved at once, so a game can be left at any moment and
    resumed, whatever happens to the program. 'help' at a prompt lists the commands.
    With several people the screen is covered when it passes from one to the next.
    """
    from euphoria_ai.cli.play.counsel import Budget
    from euphoria_ai.cli.play.reader import LineReader
    from euphoria_ai.cli.play.table import Table
    from euphoria_ai.players import load_module

    for name in modules:
        load_module(name)
    session = (
        resumed(terminal, resume, path, undo == "any", game)
        if resume is not None
        else begun(path, undo == "any", **game)
    )
    session.ids = ids
    try:
        return Table(
            session, terminal, LineReader(), Budget(hint_time, hint_iterations, threads), menu, not no_chart
        ).run()
    finally:
        session.close()


def begun(path, free_undo, seats, you, chosen, levels, names, seed, edition, iib_tweaks, trading, dice):
    """A new session."""
    import os

    from euphoria_ai.cli.play.saves import new_name
    from euphoria_ai.cli.play.seating import chairs_of
    from euphoria_ai.cli.play.session import Session

    if seats is None:
        named = [
            int(word[:1])
            for word in (text.strip().lower().removeprefix("p") for text in (*chosen, *names))
            if word[:1].isdigit()
        ]
        seats = min(6, max([2, *named, *([] if you is None else [you + 1])]))
    chairs = chairs_of(seats, you, chosen, levels, names)
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "little")
    options = {name: True for name, on in (("iib_tweaks", iib_tweaks), ("trading", trading)) if on}
    return Session.new(
        path or new_name(seats),
        chairs,
        seed,
        edition=edition,
        options=options,
        typed_dice=dice == "own",
        free_undo=free_undo,
    )


def resumed(terminal, resume, path, free_undo, game):
    """The session of a saved game; path: a new file to go on in."""
    from euphoria_ai.cli.play.saves import latest, mend
    from euphoria_ai.cli.play.session import Session
    from euphoria_ai.games.replay import DamagedError

    ctx = click.get_current_context()
    fixed = [
        name
        for name in ("seats", "you", "chosen", "levels", "names", "seed", "edition", "iib_tweaks", "trading")
        if ctx.get_parameter_source(name) is not click.core.ParameterSource.DEFAULT
    ]
    if fixed:
        raise click.UsageError(
            "--resume goes on with the game as it was begun: seats, players, seed and rules are in its record"
        )
    if resume == "last":
        resume = latest()
        if resume is None:
            raise click.UsageError("no game has been saved yet")
    notes = []
    typed = None if game["dice"] is None else game["dice"] == "own"

    def begin(file):
        return Session.resume(file, typed_dice=typed, free_undo=free_undo, notes=notes)

    try:
        session = begin(resume) if path is None else None
    except DamagedError as error:
        path = asked_for_mending(resume, error)
    if path is not None:
        decisions, problem = mend(resume, path)
        terminal.note(f"{problem or resume}: the game goes on from decision {decisions} in {path}")
        session = begin(path)
    for note in notes:
        if "not finished" not in note:
            terminal.note(f"{resume}: {note}")
    return session


def asked_for_mending(damaged, error):
    """The new file in which the people want to go on with a damaged game.  Raises EuphoriaError if nobody can be
    asked, click.Abort if they do not want to.
    """
    import os
    import shlex
    import sys

    from euphoria_ai.cli.play.saves import unused
    from euphoria_ai.cli.terminal import is_tty
    from euphoria_ai.errors import RecordError
    from euphoria_ai.games.replay import sound_part

    sound, problem = sound_part(damaged)
    new = unused(f"{os.path.splitext(damaged)[0]}-from-{sound.decisions}")
    offer = f"go on from decision {sound.decisions}, the last good one, in a new file"
    if not (is_tty(sys.stdin) and is_tty(sys.stdout)):
        command = f"euphoria play --resume {shlex.quote(damaged)} --save {shlex.quote(new)}"
        raise RecordError(f"{problem}; to {offer}: {command}") from error
    click.echo(problem)
    click.confirm(f"{offer}, {new}?", abort=True)
    return new
