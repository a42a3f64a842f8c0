"""What scripts call most, `suggest` and `legal`, without click: loading it takes longer than reading the position.

Only what is plainly right is read here: every option by its full name, every value sound. Anything else, a mistake or a
call for help, is left to click, which says what is wrong.
"""

import os
from importlib import import_module

MAX_SEED = (1 << 63) - 1

# command -> (module with its `run`, numbers: option -> (name, least, most, default))
COMMANDS = {
    "suggest": (
        "advising",
        {
            "--iterations": ("iterations", 1, None, None),
            "--threads": ("threads", 1, 64, 1),
            "--seed": ("seed", 0, MAX_SEED, 1),
            "--top": ("top", 1, 50, 5),
        },
    ),
    "legal": ("listing", {}),
}


def plain_call(args):
    """A function that carries the command line out, or None if it is not one of the plain ones."""
    if not args or args[0] not in COMMANDS or "_EUPHORIA_COMPLETE" in os.environ:
        return None
    module, numbers = COMMANDS[args[0]]
    values = read(args[1:], numbers)
    if values is None:
        return None

    def call():
        from euphoria_ai.cli.terminal import Terminal

        return import_module(f"euphoria_ai.cli.{module}").run(Terminal(), **values)

    return call


def read(words, numbers):
    """Name -> value of every parameter, None if something is not plain."""
    values = {name: default for name, _, _, default in numbers.values()} | {"as_json": False}
    words = iter(words)
    for word in words:
        if word == "--json":
            values["as_json"] = True
        elif word in numbers:
            name, least, most, _ = numbers[word]
            values[name] = number(next(words, ""), least, most)
            if values[name] is None:
                return None
        elif "source" in values or not word or (word[0] == "-" and word != "-"):
            return None
        else:
            values["source"] = word
    return values if "source" in values else None


def number(text, least, most):
    """A number written in digits and within its limits, else None."""
    if not text.isascii() or not text.isdigit() or len(text) > 19:
        return None
    value = int(text)
    return value if least <= value and (most is None or value <= most) else None
