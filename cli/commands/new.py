"""`euphoria new`: a position file to fill in, or a random position."""

import click

from euphoria_ai.cli.options import edition_option, out_option, seats_option, seed_option

MID, RECRUITS = "mid", "recruits"


@click.command("new", short_help="Write a position file to fill in, or a random one.")
@edition_option
@seats_option(2, "Number of players.")
@seed_option(
    None, "Write a dealt game instead of a file to fill in: its first turn, or a moment chosen with --mid or --phase."
)
@click.option("--mid", is_flag=True, help="A position from the middle of a game that the program plays by itself.")
@click.option("--phase", type=click.Choice([RECRUITS]), help="The choice of recruits at the start of a game.")
@out_option
@click.pass_obj
def command(terminal, edition, seats, seed, mid, phase, out):
    """Write a commented position file to fill in, to standard output or to a file.

    With --seed it is a game dealt by that seed instead, as the seat knows it that is to move.
    """
    if mid and phase:
        raise click.UsageError("--mid and --phase cannot be given together")
    if seed is None and not mid and not phase:
        text = blank(edition, seats)
    else:
        text = dealt(edition, seats, 1 if seed is None else seed, MID if mid else phase)
    if out is None:
        terminal.raw(text)
        return
    from euphoria_ai.files import write_atomic

    write_atomic(out, text, private=True)


def blank(edition, seats):
    """The template.  Raises click.UsageError if the edition does not take so many."""
    from euphoria_ai.positions.template import template

    try:
        return template(edition, seats)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def dealt(edition, seats, seed, moment):
    """The text of a dealt position."""
    from euphoria_ai.games.deal import mid_game, opening, recruit_choice
    from euphoria_ai.positions.files import dumps

    try:
        game = {None: opening, MID: mid_game, RECRUITS: recruit_choice}[moment](edition, seats, seed)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return dumps(game.view(game.to_move))
