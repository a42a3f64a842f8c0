"""`euphoria show`: draws a position."""

import click

from euphoria_ai.cli.options import Seat, json_option, source_argument

SCHEMA, VERSION = "euphoria-position", 1


@click.command("show", short_help="Draw a position.")
@source_argument
@click.option(
    "--seat",
    type=Seat(),
    help="What the players know in common and what this seat has; of a record what it knows.",
)
@click.option("--code", "as_code", is_flag=True, help="Write the position in one line, for pasting.")
@json_option
@click.pass_obj
def command(terminal, source, seat, as_code, as_json):
    """Draw the position in FILE: the board, what is built, and what is known of every seat."""
    from euphoria_ai.cli.options import seat_number
    from euphoria_ai.cli.source import read_source, record_of

    position, names, _ = read_source(source, seat)
    if seat is not None and not record_of(source):
        position = seen_from(position, seat_number(seat, names, position.seats))
    if as_code:
        from euphoria_ai.positions.codes import to_code

        terminal.raw(to_code(position, names) + "\n")
        return
    from euphoria_ai.positions.data import position_data

    data = position_data(position, names)
    if as_json:
        from euphoria_ai.positions.codes import to_code

        terminal.json(SCHEMA, VERSION, data | {"code": to_code(position, names)})
    else:
        terminal.lines(picture(data, question(position, names), terminal.width))


def picture(data, prompt, size):
    """The board, or in a narrower window the position in words."""
    from euphoria_ai.cli.text import wrap
    from euphoria_ai.cli.views.board import SIZE, board_lines
    from euphoria_ai.cli.views.brief import brief_lines, sign_lines

    if size >= SIZE:
        return board_lines(data, prompt)
    asked = [[(line, "title")] for line in wrap(prompt, size)] if prompt else []
    return [*asked, *brief_lines(data, size), *sign_lines(size)]


def question(position, names):
    """The decision at hand in words, where its kind does not say it all."""
    if position.kind in (None, "turn"):
        return None
    from euphoria_ai.moves.seat_names import labels
    from euphoria_ai.narration.prompts import decision_prompt

    return decision_prompt(position, labels(names, position.seats))


def seen_from(position, seat):
    """The position from another seat: what this file's seat knows of it, without the own secrets."""
    if seat == position.seat:
        return position
    from euphoria_ai.positions.unknowns import from_seat

    return from_seat(position, seat)
