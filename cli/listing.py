"""What `euphoria legal` does, click aside."""

SCHEMA, VERSION = "euphoria-legal", 1


def run(terminal, source, as_json=False, ids=False):
    """Write the legal moves of the decision at hand in the position of `source`."""
    from euphoria_ai.cli.source import read_source
    from euphoria_ai.moves.seat_names import labels
    from euphoria_ai.narration.choices import choices
    from euphoria_ai.narration.prompts import decision_prompt
    from euphoria_ai.positions.data import decision_data

    position, names, _ = read_source(source)
    called = labels(names, position.seats)
    found, certain = choices(position, called)
    if as_json:
        decision = decision_data(position)
        decision = decision and decision | {"prompt": decision_prompt(position, called)}
        moves = [choice.data(number) for number, choice in enumerate(found, 1)]
        terminal.json(SCHEMA, VERSION, {"decision": decision, "certain": certain, "moves": moves})
    else:
        from euphoria_ai.cli.views.moves import move_lines

        terminal.lines(move_lines(decision_prompt(position, called), found, certain, terminal.width, ids=ids))
