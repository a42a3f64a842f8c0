"""The commands in the order of the help text, with what each does: enough for the help without loading any of them,
or click.
"""

import os

COMMANDS = {
    "suggest": "Say what to do in a position, and why.",
    "show": "Draw a position.",
    "check": "Say whether position files are sound.",
    "new": "Write a position file to fill in, or a random one.",
    "legal": "List the legal moves of the decision at hand.",
    "apply": "Carry out moves, dice and draws.",
    "play": "Play against the program.",
    "match": "Let players play matches against each other.",
    "ladder": "Rate many players on one scale.",
    "cards": "Look up recruits, tiles, spaces and rules.",
    "bench": "Measure speed.",
    "train": "Train the evaluation by self-play.",
}
HELP = """\
Usage: euphoria [OPTIONS] COMMAND [ARGS]...

  Plays the board game Euphoria and advises on any position of it.

  FILE is a position file ('euphoria new' writes one to fill in), the one-line
  code of a position, or - for standard input.

Options:
  --no-color     Write without colour; so does the environment variable
                 NO_COLOR.
  -V, --version  Show the version.
  -h, --help     Show this message; after a command, that of the command.

Commands:
{commands}
"""


def available():
    """Names of the commands that are installed, in order."""
    there = set(os.listdir(os.path.join(os.path.dirname(__file__), "commands")))
    return [name for name in COMMANDS if f"{name}.py" in there]


def help_text():
    """What `euphoria --help` prints."""
    size = max(map(len, COMMANDS))
    return HELP.format(commands="\n".join(f"  {name:{size}}  {COMMANDS[name]}" for name in available()))
