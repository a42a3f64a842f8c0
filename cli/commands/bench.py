"""`euphoria bench`: measures speed on this machine."""

import click

from euphoria_ai.cli.options import Seconds, edition_option, json_option, seats_option

SCHEMA, VERSION = "euphoria-bench", 1
LIMIT = 1 << 22


@click.command("bench", short_help="Measure speed.")
@click.option("--quick", is_flag=True, help="Fewer and shorter measurements: some seconds in all.")
@edition_option
@seats_option(None, "Measure with this number of players only (else 2, 4 and 6).")
@click.option(
    "--seconds", type=Seconds(), help="Length of one run; every figure is the median of five (0.2; with --quick 0.05)."
)
@click.option("--compare", "earlier", metavar="FILE", help="Show ratios to the figures of an earlier --json.")
@json_option
@click.pass_obj
def command(terminal, quick, edition, seats, seconds, earlier, as_json):
    """Measure copies, decisions, playouts, search iterations and starts of the program on this machine.

    Beside every rate of play stand the decisions a game and a hash of how the games ended: only equal hashes mean
    equal work.
    """
    from euphoria_ai.cli.bench.plan import measure

    old = read_earlier(earlier) if earlier else {}
    rows = []
    if not as_json:
        from euphoria_ai.cli.views.bench import head_lines, row_line

        terminal.lines(head_lines(edition, machine()))
    for row in measure(edition, seats, seconds or (0.05 if quick else 0.2), quick):
        rows.append(row)
        if not as_json:
            terminal.lines([row_line(row.to_dict(), old.get(row.key))])
            terminal.out.flush()
    if as_json:
        terminal.json(
            SCHEMA,
            VERSION,
            {
                "edition": edition,
                "quick": quick,
                "machine": machine(),
                "rows": [compared(row.to_dict(), old) for row in rows],
            },
        )


def machine():
    """What the figures were measured with."""
    import os
    import platform

    from euphoria_ai import __version__
    from euphoria_ai.core.measure.build import build, compiler

    return {
        "program": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "build": build(),
        "compiler": compiler(),
    }


def compared(row, old):
    """The row, with the ratio to an earlier one."""
    before = old.get(row["key"])
    if before is None:
        return row
    same = row["detail"].get("hash") == before["detail"].get("hash")
    return row | {
        "earlier": before["value"],
        "ratio": row["value"] / before["value"] if before["value"] else None,
        "same_work": same,
    }


def read_earlier(path):
    """Rows by key of an earlier measurement.  Raises EuphoriaError."""
    import json

    from euphoria_ai.errors import EuphoriaError
    from euphoria_ai.files import read_text

    try:
        doc = json.loads(read_text(path, LIMIT))
        if doc["schema"] != SCHEMA:
            raise ValueError
        if doc["version"] != VERSION:
            raise EuphoriaError(
                f"{path}: measured by another version of the program: format {doc['version']}, {VERSION} is known"
            )
        return {row["key"]: {"value": float(row["value"]), "detail": dict(row["detail"])} for row in doc["rows"]}
    except EuphoriaError:
        raise
    except (ValueError, KeyError, TypeError, RecursionError):
        raise EuphoriaError(f"{path}: not the output of 'euphoria bench --json'") from None
