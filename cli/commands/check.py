"""`euphoria check`: are position files sound, and what matters in them that is not written?"""

import click

from euphoria_ai.cli.options import json_option

SCHEMA, VERSION = "euphoria-check", 1


@click.command("check", short_help="Say whether position files are sound.")
@click.argument("sources", nargs=-1, required=True, metavar="FILE...")
@json_option
@click.pass_obj
def command(terminal, sources, as_json):
    """Check the positions in each FILE: what cannot be is refused with the rule it breaks;
    warnings name what matters and is not written.
    """
    rows = [checked(source) for source in sources]
    if as_json:
        terminal.json(SCHEMA, VERSION, {"ok": all(row["ok"] for row in rows), "files": rows})
    else:
        for row in rows:
            report(terminal, row)
    return 0 if all(row["ok"] for row in rows) else 1


def checked(source):
    """What is to be said about one source."""
    from euphoria_ai.cli.source import name_of, read_warned
    from euphoria_ai.errors import EuphoriaError

    name = name_of(source)
    try:
        _, warnings = read_warned(source)
    except EuphoriaError as error:
        told = str(error).removeprefix(f"{name}: ")
        faults = [
            {"line": line, "text": text.removeprefix(f"{name}: ")}
            for line, text in getattr(error, "faults", [(None, told)])
        ]
        return {"file": name, "ok": False, "error": told, "faults": faults, "warnings": []}
    return {"file": name, "ok": True, "error": None, "faults": [], "warnings": warnings}


def report(terminal, row):
    """`game.toml: ok`, warnings indented below; the error on standard error."""
    from euphoria_ai.cli.text import wrap

    if not row["ok"]:
        from euphoria_ai.cli.guard import tell

        terminal.out.flush()
        tell(f"{row['file'] or 'euphoria'}: {row['error']}", "")
        return
    terminal.lines([[(f"{row['file']}: ", ""), ("ok", "good")]])
    for warning in row["warnings"]:
        terminal.lines([[(line, "warn")] for line in wrap(warning, terminal.width, "  warning: ", "    ")])
