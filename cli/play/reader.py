"""Lines typed by people, with completion where readline is there."""

import sys
from contextlib import nullcontext

from euphoria_ai.cli.terminal import fit, is_tty
from euphoria_ai.cli.waiting import Waiting

COMMANDS = tuple("help moves board card position log hint why undo save resign quit".split())


def completions(line, texts, commands=COMMANDS):
    """Next words for the words typed so far: of the moves (texts) that begin so, and of the commands.

    `line` ends where the cursor is.
    """
    words = line.lower().split(" ")
    begun, last = [word for word in words[:-1] if word], words[-1]
    if begun[:2] == ["why", "not"]:
        begun, commands = begun[2:], ()
    out = []
    for text in texts:
        full = text.split()
        if (
            len(full) > len(begun)
            and all(word.startswith(typed) for word, typed in zip(full, begun, strict=False))
            and full[len(begun)].startswith(last)
        ):
            out.append(full[len(begun)])
    if not begun:
        out += [name for name in commands if name.startswith(last)]
    elif begun == ["why"]:
        out += [word for word in ("not", "best") if word.startswith(last)]
    return list(dict.fromkeys(out))


class LineReader:
    """Asks for lines.  The texts that can be completed are those of the decision at hand."""

    def __init__(self):
        self.texts = ()
        self.matches = []
        piped = sys.stdin is not None and not is_tty(sys.stdin)
        self.patience = Waiting("a line") if piped else nullcontext()
        self.readline = self.set_up() if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty() else None

    def set_up(self):
        try:
            import readline
        except ImportError:
            return None
        readline.set_completer_delims(" ")
        readline.set_completer(self.complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
        return readline

    def complete(self, text, state):
        if state == 0:
            self.matches = completions(self.readline.get_line_buffer()[: self.readline.get_endidx()], self.texts)
        return self.matches[state] + " " if state < len(self.matches) else None

    def forget(self):
        """Another person comes to the screen: what was typed before is not theirs to see."""
        if self.readline:
            self.readline.clear_history()

    def ask(self, prompt, texts=()):
        """A line, stripped.  Raises EOFError at the end of input, KeyboardInterrupt on Ctrl-C."""
        self.texts = texts
        if sys.stdin is None:
            raise EOFError
        with self.patience:
            self.patience = nullcontext()  # said once
            try:
                return input(fit(prompt, sys.stdout)).strip()
            except UnicodeDecodeError:
                return "\N{REPLACEMENT CHARACTER}"
