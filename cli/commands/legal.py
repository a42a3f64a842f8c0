"""`euphoria legal`: the legal moves of the decision at hand."""

import click

from euphoria_ai.cli.listing import run
from euphoria_ai.cli.options import ids_option, json_option, source_argument


@click.command("legal", short_help="List the legal moves of the decision at hand.")
@source_argument
@ids_option
@json_option
@click.pass_obj
def command(terminal, **values):
    """List the legal moves of the decision at hand in FILE, with what each of them means.

    Where another seat decides, its hidden cards are unknown: what may be legal for it is listed.
    """
    run(terminal, **values)
