"""`euphoria apply`: carries out moves, dice and draws."""

import click

from euphoria_ai.cli.options import Seat, ids_option, json_option, out_option, seed_option, source_argument
from euphoria_ai.moves.seat_names import labels
from euphoria_ai.words import seat_name

SCHEMA, VERSION = "euphoria-apply", 1


@click.command("apply", short_help="Carry out moves, dice and draws.")
@source_argument
@click.argument("moves", nargs=-1, required=True, metavar="MOVE...")
@out_option
@click.option("--seat", type=Seat(), help="Only moves of this seat (P1, P2 ...): another one's are an error.")
@seed_option(1, "For what is left to the program with the move '?'.")
@ids_option
@json_option
@click.pass_obj
def command(terminal, source, moves, out, seat, seed, ids, as_json):
    """Carry out each MOVE in turn and print what happened, the new position and what is asked next.

    A MOVE is a move of the seat that decides, or dice and draws where these decide: 'place 3 farm', 'roll 2 5', 'draw
    bat'. 'P2: place 3 farm' says whose move it is. Several may stand in one text with ';' between them. Cards that
    another seat draws need not be typed; what it shows is: 'P2 reveals Curtis', 'P2 shows bear'. '?' lets the program
    roll or draw. With --out the new position is written to a file, unless a move is illegal: then
    nothing is.
    """
    from euphoria_ai.cli.guard import working_on
    from euphoria_ai.cli.options import seat_number
    from euphoria_ai.cli.source import read_source
    from euphoria_ai.core.engine.game import Rng
    from euphoria_ai.positions.advance import carry_on

    file = read_source(source)
    position, names = file.position, file.names
    called = labels(names, position.seats)
    only = None if seat is None else seat_number(seat, names, position.seats)
    texts = [part.strip() for move in moves for part in move.split(";") if part.strip()]
    if not texts:
        raise click.UsageError("no move is given")
    steps = []
    before = None
    for after, step in carry_on(position, texts, Rng(seed), names, only):
        working_on(after)
        if before is not None and not step.named and 0 <= step.seat != before and step.kind != "trade":
            step.notes.append(f"{called[step.seat]} makes the move {step.text!r}; {called[before]} moved before")
        before = step.seat if step.seat >= 0 and step.kind != "trade" else before
        steps.append(step)
        position = after
    if out is not None:
        from euphoria_ai.positions.files import save

        save(out, position, names, file if file.text else None)
    if as_json:
        write_json(terminal, position, steps, names, ids)
    else:
        write_text(terminal, position, steps, names, ids)


def events_of(step, called, ids):
    """What happened, in sentences, as the position's seat knows it."""
    from euphoria_ai.narration.events import describe

    return describe(step.before, step.after, step.log, called, step.observer, ids)


def write_json(terminal, position, steps, names, ids):
    from euphoria_ai.narration.prompts import decision_prompt
    from euphoria_ai.positions.codes import to_code
    from euphoria_ai.positions.data import position_data

    called = labels(names, position.seats)
    rows = [
        {
            "seat": seat_name(step.seat),
            "kind": step.kind,
            "move": step.text if step.told else None,
            "events": events_of(step, called, ids),
            "notes": step.notes,
        }
        for step in steps
    ]
    data = position_data(position, names)
    asked = decision_prompt(position, called) if position.kind else None
    terminal.json(SCHEMA, VERSION, {"steps": rows, "prompt": asked, "position": data, "code": to_code(position, names)})


def write_text(terminal, position, steps, names, ids):
    """The events, the new position, and what is asked next."""
    from euphoria_ai.cli.text import wrap
    from euphoria_ai.cli.views.board import board_lines
    from euphoria_ai.narration.prompts import decision_prompt
    from euphoria_ai.positions.data import position_data

    called = labels(names, position.seats)
    for step in steps:
        for sentence in events_of(step, called, ids):
            terminal.lines([[(line, "")] for line in wrap(sentence, terminal.width, "", "    ")])
    for note in dict.fromkeys(note for step in steps for note in step.notes):
        terminal.lines([[(line, "warn")] for line in wrap(note, terminal.width, "note: ", "    ")])
    terminal.lines(["", *board_lines(position_data(position, names)), ""])
    if position.kind is not None:
        terminal.lines([[(line, "title")] for line in wrap(decision_prompt(position, called), terminal.width)])
