"""Options and arguments that several commands share, and their types."""

import click

from euphoria_ai.cli.quick import MAX_SEED

MAX_SEATS = 6


class Source(click.ParamType):
    """A position's FILE, CODE or -; kept as text, read by the command."""

    name = "file"


class Seat(click.ParamType):
    """A seat as a person writes it: `2`, `P2` or, where a game gives them, a name; 0-based inside, a name as it is (see
    `seat_number`)."""

    name = "seat"

    def __init__(self, by_name=True):
        self.by_name = by_name

    def convert(self, value, param, ctx):
        digits = value[1:] if value[:1] in "Pp" else value
        numbered = digits.isascii() and digits.isdigit()
        if numbered and 1 <= int(digits[:2]) <= MAX_SEATS:
            return int(digits[:2]) - 1
        if not numbered and self.by_name:
            return value
        return self.fail(f"{value!r} is no seat; write 1 to 6, or P1 to P6", param, ctx)


def seat_number(seat, names, seats):
    """The seat (0-based) that an option --seat means in a game whose players are called so."""
    from euphoria_ai.moves.seat_names import labels, seats_called

    found = seats_called(seat, seats, names) if isinstance(seat, str) else [seat]
    if len(found) != 1:
        raise click.BadParameter(
            f"{seat!r} is no seat of this game; there is: {', '.join(labels(names, seats))}", param_hint="'--seat'"
        )
    if found[0] >= seats:
        raise click.BadParameter(f"P{found[0] + 1}: the position has {seats} seats", param_hint="'--seat'")
    return found[0]


class Edition(click.ParamType):
    """An edition by id, name or alias."""

    name = "edition"

    def convert(self, value, param, ctx):
        from euphoria_ai.editions import EDITIONS
        from euphoria_ai.moves.names import split_words
        from euphoria_ai.words import nearest

        def normal(word):
            return "".join(split_words(word))

        known = {
            normal(word): name
            for name, row in EDITIONS.items()
            for word in (name, row["name"], *row.get("aliases", ()))
        }
        if normal(value) not in known:
            near = nearest(normal(value), known)
            hint = f"; did you mean {known[near[0]]!r}?" if near else ""
            return self.fail(f"{value!r} is no edition{hint} (there is: {', '.join(EDITIONS)})", param, ctx)
        return known[normal(value)]


class Seconds(click.ParamType):
    """A time in seconds: above 0, at most a day."""

    name = "seconds"

    def convert(self, value, param, ctx):
        try:
            number = float(value)
        except ValueError:
            return self.fail(f"{value!r} is no number of seconds", param, ctx)
        if not 0 < number <= 86400:
            return self.fail(f"{value}: more than 0 and at most 86400 seconds (a day)", param, ctx)
        return number


source_argument = click.argument("source", type=Source(), metavar="FILE")
json_option = click.option("--json", "as_json", is_flag=True, help="Write JSON (docs/cli.md) instead of text.")
ids_option = click.option("--ids", is_flag=True, help="Moves as they are typed, in ids, not in full names.")
out_option = click.option("--out", metavar="FILE", help="Write to this file; on any error the old one stays.")
edition_option = click.option(
    "--edition", type=Edition(), default="base", show_default=True, help="Edition of the game."
)


def seats_option(default, text):
    return click.option(
        "--seats", type=click.IntRange(2, 6), default=default, show_default=default is not None, help=text
    )


def seed_option(default, text):
    return click.option(
        "--seed", type=click.IntRange(0, MAX_SEED), default=default, show_default=default is not None, help=text
    )
