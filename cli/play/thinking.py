"""What is shown while somebody thinks."""

import time

from euphoria_ai.cli.terminal import fit

PATIENCE = 0.7  # seconds before it is said who thinks


class Thinking:
    """Says who thinks, once that takes a moment; gives a function for the search to call."""

    def __init__(self, terminal, text):
        self.terminal, self.text, self.shown = terminal, fit(text[:79], terminal.err), False

    def __enter__(self):
        self.begun = time.perf_counter()
        return self.update if self.terminal.watched else None

    def update(self, search):
        if time.perf_counter() - self.begun > PATIENCE and not self.shown:
            self.shown = True
            self.terminal.err.write(self.text)
            self.terminal.err.flush()

    def __exit__(self, *error):
        if self.shown:
            self.terminal.err.write("\r" + " " * len(self.text) + "\r")
            self.terminal.err.flush()
