"""`euphoria ladder`: many players on one scale."""

import os
import shlex

import click

from euphoria_ai.cli.guard import INTERRUPTED
from euphoria_ai.cli.options import edition_option, json_option, seats_option, seed_option
from euphoria_ai.cli.views import ladder as views

SCHEMA, VERSION = "euphoria-ladder", 1
LONGEST = 1 << 24  # bytes of a document


@click.command("ladder", short_help="Rate many players on one scale.")
@click.option("--out", required=True, metavar="FOLDER", help="Keep every result here; called again, it goes on there.")
@click.option("--players", multiple=True, metavar="PLAYER", help="A player; once for each, the weakest first.")
@edition_option
@seats_option(2, "Seats; the two players of a pair take them in turn.")
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="The most that a pair plays."
)
@click.option(
    "--reach", type=click.IntRange(1, 100), default=2, show_default=True, help="Next players that each one meets."
)
@seed_option(1, "Seed of the first deal.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Games at a time.  [default: one a processor]")
@click.option(
    "--cap", type=click.IntRange(10), default=5000, show_default=True, help="Decisions after which a game is a draw."
)
@click.option(
    "--player-module", "modules", multiple=True, metavar="MODULE", help="Module or .py file that registers players."
)
@click.option("--write", metavar="FILE", help="Put the tables into this Markdown file, and the picture beside it.")
@json_option
@click.pass_obj
def command(terminal, out, players, edition, seats, games, reach, seed, jobs, cap, modules, write, as_json):
    """Let many players play and rate them on one scale.

    Each player meets the next ones of the list, until a share of wins is clear or --games are played. Ctrl-C ends it;
    the same command goes on. Without --players a list of this program's own players takes part, with yardsticks that
    see more than a player may.
    """
    from euphoria_ai.games.ladder import PLAYERS, folder_of, make_ladder, play_ladder, standings

    ladder = make_ladder(
        players or PLAYERS,
        seats=seats,
        games=games,
        seed=seed,
        edition=edition,
        reach=reach,
        cap=cap,
        modules=modules,
    )
    total = len(ladder.pairs) * len(ladder.tasks())
    scores, whole = None, True
    with terminal.progress(total, "games") as show:
        try:
            for scores in play_ladder(ladder, out, jobs):
                if show:
                    show(*so_far(ladder, scores))
        except KeyboardInterrupt:
            whole = False
    if scores is None:
        raise KeyboardInterrupt
    data = standings(ladder, scores)
    keep(data, folder_of(ladder, out), write, called(ladder, players, reach, seed, cap, modules, out, write))
    if as_json:
        terminal.json(SCHEMA, VERSION, data)
    else:
        terminal.lines(views.lines_of(data))
    if not whole:
        terminal.note("euphoria: interrupted; the same command goes on")
        return INTERRUPTED
    return 0


def so_far(ladder, scores):
    """(games that need not be played any more, what the bar says)."""
    done, played, closed = 0, 0, 0
    for score in scores:
        results, left = score.counted()
        played += len(results)
        closed += not left
        done += len(results) if left else len(ladder.tasks())
    return done, f"{played} games, {closed}/{len(scores)} pairs"


def called(ladder, players, reach, seed, cap, modules, out, write):
    """The command that makes this ladder, without what is as usual."""
    setup = ladder.setups[0]
    words = ["--edition", setup.edition, "--seats", setup.seats, "--games", ladder.games, "--out", out]
    for name, value, usual in (("--reach", reach, 2), ("--seed", seed, 1), ("--cap", cap, 5000)):
        words += [name, value] if value != usual else []
    for spec in players:
        words += ["--players", spec]
    for module in modules:
        words += ["--player-module", module]
    words += ["--write", write] if write else []
    return shlex.join(["euphoria", "ladder", *map(str, words)])


def keep(data, folder, write, command_line):
    """Write the picture into the folder; if asked to, tables and picture into a document."""
    from euphoria_ai.files import read_text, write_atomic

    drawn = None if data["no_ratings"] else views.picture(data)
    if drawn:
        write_atomic(os.path.join(folder, "ratings.svg"), drawn)
    if not write:
        return
    name = f"{os.path.splitext(os.path.basename(write))[0]}-{data['edition']}-{data['seats_per_game']}.svg"
    begin, end = views.marks(data["edition"], data["seats_per_game"])
    text = read_text(write, LONGEST) if os.path.lexists(write) else ""
    if drawn:
        write_atomic(os.path.join(os.path.dirname(write), name), drawn)
    write_atomic(write, views.put_between(text, begin, end, views.markdown(data, command_line, name)))
