"""`euphoria legal`: the legal moves of the decision at hand."""

import click

from euphoria_ai.cli.options import json_option, source_argument

SCHEMA, VERSION = "euphoria-legal", 1


@click.command("legal", short_help="List the legal moves of the decision at hand.")
@source_argument
@json_option
@click.pass_obj
def command(terminal, source, as_json):
    """List the legal moves of the decision at hand in FILE, with what each of them means.

    Where another seat decides, its hidden cards are unknown: what may be legal for it is listed.
    """
    from euphoria_ai.cli.source import read_position
    from euphoria_ai.narration.choices import choices
    from euphoria_ai.narration.prompts import decision_prompt
    from euphoria_ai.positions.data import decision_data

    position = read_position(source)
    found, certain = choices(position)
    if as_json:
        decision = decision_data(position)
        decision = decision and decision | {"prompt": decision_prompt(position)}
        moves = [choice.data(number) for number, choice in enumerate(found, 1)]
        terminal.json(SCHEMA, VERSION, {"decision": decision, "certain": certain, "moves": moves})
    else:
        from euphoria_ai.cli.views.moves import move_lines

        terminal.lines(move_lines(decision_prompt(position), found, certain, terminal.width))
