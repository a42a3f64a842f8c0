"""The one owner of the screen: what is written goes through a Terminal, and only it knows about colour,
width and character sets.

rich is loaded when something is really coloured or moves; plain text needs none of it.
"""

import os
import sys

from euphoria_ai.cli.text import plain, spans, trimmed

WIDTH, NARROWEST, WIDEST = 80, 32, 100
STYLES = {
    "p1": "bold red",
    "p2": "bold cyan",
    "p3": "bold green",
    "p4": "bold yellow",
    "p5": "bold magenta",
    "p6": "bold blue",
    "title": "bold",
    "strong": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "red",
    "warn": "yellow",
    "star": "yellow",
    "euphorian": "yellow",
    "subterran": "cyan",
    "wastelander": "green",
    "icarite": "magenta",
}
ASCII = str.maketrans(
    {
        "★": "*",
        "☆": ".",
        "·": ".",
        "■": "#",
        "─": "-",
        "│": "|",
        "…": "~",
        "–": "-",
        "—": "-",
        "×": "x",
        "±": "~",
        "→": ">",
        "↓": "v",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "▲": "^",
        "é": "e",
        "≥": ">",
    }
)


def switched_on(name):
    return os.environ.get(name, "") != ""


class Terminal:
    """Writes lines (see `euphoria_ai.cli.text`) to standard output, messages to standard error.

    colour: True, False, or None to decide by the environment (NO_COLOR, FORCE_COLOR, TERM)
    and by whether somebody looks.
    """

    def __init__(self, colour=None):
        self.out, self.err = sys.stdout, sys.stderr
        self.colour = self.wants_colour() if colour is None else colour
        self._console = None

    def wants_colour(self):
        if switched_on("NO_COLOR"):
            return False
        return switched_on("FORCE_COLOR") or (is_tty(self.out) and os.environ.get("TERM") != "dumb")

    @property
    def width(self):
        """Columns to write in: 80 when nobody looks, else what the window has, within reason."""
        return max(NARROWEST, min(columns(self.out), WIDEST)) if is_tty(self.out) else WIDTH

    @property
    def watched(self):
        """Does a person watch standard error?"""
        return is_tty(self.err) and os.environ.get("TERM") != "dumb"

    # -- output

    def lines(self, lines):
        """Write lines, in colour where that is on."""
        if not self.colour:
            self.raw("".join(plain(trimmed(line)) + "\n" for line in lines))
            return
        from rich.text import Text

        for line in lines:
            text = Text.assemble(*[(fit(part, self.out), STYLES.get(style, "")) for part, style in trimmed(line)])
            self.console.print(text, soft_wrap=True)

    def raw(self, text):
        """Write a text as it is, but for characters that the output cannot hold."""
        self.out.write(fit(text, self.out))

    def json(self, schema, version, value):
        """Write one JSON document: a dict, headed by its schema and version."""
        import json

        self.raw(json.dumps({"schema": schema, "version": version} | value, indent=2, ensure_ascii=True) + "\n")

    def note(self, message):
        """A remark that is no result: on standard error."""
        self.err.write(fit(f"{message}\n", self.err))
        self.err.flush()

    @property
    def console(self):
        """rich's Console on standard output."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(
                file=self.out,
                force_terminal=True,
                color_system="standard",
                width=max(self.width, WIDTH),
                highlight=False,
                markup=False,
                emoji=False,
                legacy_windows=False,
            )
        return self._console

    # -- while thinking

    def progress(self, total, unit):
        """A context that gives a function to call with (done, text);
        it draws a bar on standard error if somebody watches, else nothing.
        """
        return Bar(self, total, unit) if self.watched else Silence()


class Silence:
    """Progress that nobody watches."""

    def __enter__(self):
        return None

    def __exit__(self, *error):
        return None


class Bar:
    """A bar on standard error that goes away at the end."""

    def __init__(self, terminal, total, unit):
        self.terminal, self.total, self.unit = terminal, total, unit

    def __enter__(self):
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        console = Console(
            file=self.terminal.err,
            no_color=not self.terminal.colour,
            highlight=False,
            emoji=False,
            safe_box=True,
            legacy_windows=False,
        )
        columns = (
            TextColumn("{task.description}"),
            BarColumn(24),
            TextColumn("{task.fields[text]}"),
            TimeElapsedColumn(),
        )
        self.bar = Progress(*columns, console=console, transient=True, refresh_per_second=8)
        self.task = self.bar.add_task(self.unit, total=self.total, text="")
        self.bar.start()
        return self.update

    def update(self, done, text=""):
        self.bar.update(self.task, completed=done, text=text)

    def __exit__(self, *error):
        self.bar.stop()


def is_tty(stream):
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def columns(stream):
    """Columns of the window that a stream is shown in."""
    try:
        return int(os.environ.get("COLUMNS") or 0) or os.get_terminal_size(stream.fileno()).columns or WIDTH
    except (OSError, ValueError, AttributeError):
        return WIDTH


def fit(text, stream):
    """The text in characters that the stream can hold: plain look-alikes, and `?` for the rest."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    if encoding.lower().replace("-", "") != "utf8":
        text = text.translate(ASCII)
    return text.encode(encoding, "replace").decode(encoding, "replace")


__all__ = ["STYLES", "Terminal", "fit", "spans"]
