"""`euphoria match`: players against players, on all cores."""

import click

from euphoria_ai.cli.guard import INTERRUPTED
from euphoria_ai.cli.options import edition_option, json_option, seats_option, seed_option
from euphoria_ai.cli.text import percent, row, trimmed

SCHEMA, VERSION = "euphoria-match", 1
SIZES = (18, -6, -7, -14, -6, -6, -8, -7)
TITLES = ("player", "games", "wins", "95%", "stars", "turns", "s/move", "iter")


def show_players(ctx, param, value):
    if not value or ctx.resilient_parsing:
        return
    from euphoria_ai.players import kinds, load_module

    for name in ctx.params.get("modules") or ():
        load_module(name)
    for kind in kinds():
        click.echo(f"{kind.name:10} {kind.description}")
    click.echo("MODULE:CLASS, MODULE:CLASS:option=value,...  a class of your own")
    ctx.exit()


@click.command("match", short_help="Let players play matches against each other.")
@click.argument("players", nargs=-1, required=True, metavar="PLAYER PLAYER...")
@seats_option(None, "Seats; more than players are filled in turn.  [default: one a player]")
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="Games; rounded up to whole deals.",
)
@seed_option(1, "Seed of the first deal.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Games at a time.  [default: one a processor]")
@click.option("--out", metavar="FILE", help="Append every result to this file; called again, the match goes on there.")
@edition_option
@click.option("--iib-tweaks", is_flag=True, help="With the smaller changes of Ignorance Is Bliss.")
@click.option(
    "--cap", type=click.IntRange(10), default=5000, show_default=True, help="Decisions after which a game is a draw."
)
@click.option(
    "--player-module",
    "modules",
    multiple=True,
    is_eager=True,
    metavar="MODULE",
    help="Module or .py file that registers players.",
)
@click.option(
    "--help-players", is_flag=True, is_eager=True, expose_value=False, callback=show_players, help="List the players."
)
@json_option
@click.pass_obj
def command(terminal, players, seats, games, seed, jobs, out, edition, iib_tweaks, cap, modules, as_json):
    """Let players play against each other and count who wins.

    A PLAYER is a name with options, as in level3 or ismcts:seconds=0.1 (--help-players lists them). Every deal is
    played once from each seating, with the same cards and dice. Ctrl-C ends the match and shows what there is.
    """
    from euphoria_ai.games.match import play_match, schedule
    from euphoria_ai.games.stats import summary

    if len(players) < 2:
        raise click.UsageError("a match needs two players or more")
    seats = seats or len(players)
    if not len(players) <= seats <= 6:
        raise click.BadParameter(f"{len(players)} players do not fit {seats} seats", param_hint="'--seats'")
    total, results, whole = len(schedule(len(players), seats, games, seed)), [], True
    options = {"iib_tweaks": True} if iib_tweaks else {}
    with terminal.progress(total, "games") as show:
        try:
            for result in play_match(
                players,
                seats=seats,
                games=games,
                seed=seed,
                jobs=jobs,
                out=out,
                edition=edition,
                options=options,
                cap=cap,
                modules=modules,
            ):
                results.append(result)
                if show:
                    show(len(results), score(players, results, total))
        except KeyboardInterrupt:
            whole = False
    data = {
        "edition": edition,
        "options": options,
        "seats_per_game": seats,
        "seed": seed,
        "planned": total,
        "finished": whole,
        **summary(players, sorted(results, key=lambda result: result.index)),
    }
    if as_json:
        terminal.json(SCHEMA, VERSION, data)
    else:
        terminal.lines(lines_of(data))
    if not whole:
        terminal.note(
            f"euphoria: interrupted after {len(results)} of {total} games"
            + (f"; the same command goes on from {out}" if out else "")
        )
        return INTERRUPTED
    return 0


def score(players, results, total):
    """`12/40  7 - 5`: what the progress bar says."""
    wins = [0.0] * len(players)
    for result in results:
        for who, value in zip(result.lineup, result.returns, strict=True):
            wins[who] += value
    return f"{len(results)}/{total}  " + " - ".join(f"{value:g}" for value in (round(x, 1) for x in wins))


# ---------------------------------------------------------------- the table


def lines_of(data):
    """The result of a match as lines."""
    if not data["games"]:
        return ["no game was finished"]
    out = [[(head(data), "title")], trimmed([(text, "dim") for text, _ in row(TITLES, SIZES)])]
    out += [trimmed(row(cells(player), SIZES)) for player in data["players"]]
    fair = {round(player["fair"], 3) for player in data["players"]}
    even = (
        f"{percent(fair.pop(), 1)} would be even"
        if len(fair) == 1
        else "even: " + ", ".join(percent(p["fair"], 1) for p in data["players"])
    )
    seats = ", ".join(f"P{seat['seat']} {percent(seat['share'], 1)}" for seat in data["seats"])
    return [*out, f"{even}; by seat: {seats}"]


def head(data):
    games = f"{data['games']} games" if data["games"] != 1 else "1 game"
    capped = f"{data['capped']} capped (drawn)" if data["capped"] else "none capped"
    return f"{games}, {data['seats_per_game']} seats, {data['turns']:.1f} turns a game, {capped}"


def cells(player):
    name = player["player"]
    if len(name) > SIZES[0]:
        name = name[: SIZES[0] - 1] + "…"
    if player["games"] == 0:
        return (name, "0", *("-",) * 6)
    return (
        name,
        str(player["games"]),
        percent(player["share"], 1),
        f"{percent(player['low'], 1)}..{percent(player['high'], 1)}",
        number(player["stars"], 2),
        number(player["turns"], 1),
        number(player["seconds_per_decision"], 4),
        number(player["iterations_per_decision"], 0),
    )


def number(value, digits):
    return "-" if value is None else f"{value:.{digits}f}"
