"""`euphoria cards`: cards, spaces, goods, rules and terms, one or many."""

import click

from euphoria_ai.cli.options import Edition, json_option

SCHEMA, VERSION = "euphoria-cards", 1
FULL = 3  # up to so many are shown in full


@click.command("cards", short_help="Look up recruits, tiles, spaces and rules.")
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("--recruits", "kinds", flag_value="recruit", multiple=True, help="List the recruits.")
@click.option("--tiles", "kinds", flag_value="tile", multiple=True, help="List the market tiles.")
@click.option("--dilemmas", "kinds", flag_value="dilemma", multiple=True, help="List the dilemmas.")
@click.option("--spaces", "kinds", flag_value="space", multiple=True, help="List the spaces of the board.")
@click.option("--rules", "kinds", flag_value="rule", multiple=True, help="List rules and rulings.")
@click.option("--faction", help="Only recruits of this faction.")
@click.option("--edition", type=Edition(), help="Only recruits and tiles of this edition.")
@json_option
@click.pass_obj
def command(terminal, names, kinds, faction, edition, as_json):
    """Look up NAME: a recruit, market tile, dilemma, space, good or artifact by name, alias or part of
    it; a rule (R27), a ruling (C14), what all recruits share (G8, I6), or a word of the game (doubles).
    """
    from euphoria_ai.narration.lookup import entries, look_up

    found = wanted(entries(), kinds, faction)
    if edition:
        found = [entry for entry in found if entry.kind not in ("recruit", "tile") or edition in entry.editions]
    missing = []
    if names:
        found, missing = look_up(found, names)
    elif not kinds and not faction:
        found = [entry for entry in found if entry.kind in ("recruit", "tile", "dilemma")]
    if missing and not as_json:
        show(terminal, found)
    elif as_json:
        terminal.json(SCHEMA, VERSION, {"cards": [entry.data() for entry in found], "missing": list(missing)})
    else:
        show(terminal, found)
    return refuse(terminal, missing) if missing else 0


def wanted(everything, kinds, faction):
    """Entries of the kinds and the faction that are asked for.  Raises click.UsageError."""
    kinds = [kind for kind in kinds if kind]
    found = [
        entry for entry in everything if not kinds or entry.kind in kinds or (entry.kind == "site" and "space" in kinds)
    ]
    if faction is None:
        return found
    names = list(dict.fromkeys(entry.row["faction"] for entry in everything if entry.kind == "recruit"))
    fits = [name for name in names if faction and name.startswith(faction.lower())]
    if len(fits) != 1:
        raise click.BadParameter(f"{faction!r}; there is: {', '.join(names)}", param_hint="'--faction'")
    return [entry for entry in found if entry.kind == "recruit" and entry.row["faction"] == fits[0]]


def show(terminal, found):
    """A few in full, many as a list."""
    from euphoria_ai.cli.views.cards import full_lines, short_line

    if len(found) > FULL:
        terminal.lines([short_line(entry, terminal.width) for entry in found])
        return
    for i, entry in enumerate(found):
        terminal.lines(([""] if i else []) + full_lines(entry, terminal.width))


def refuse(terminal, missing):
    """Say what was not found, with what looks like it."""
    from euphoria_ai.cli.guard import tell
    from euphoria_ai.narration.lookup import entries, nearest

    terminal.out.flush()
    for name in missing:
        near = nearest(entries(), name)
        tell(
            f"no card, space, good, rule or term is called {name!r}"
            + (f"; did you mean {' or '.join(near)}?" if near else "")
        )
    return 1
