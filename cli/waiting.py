"""Standard input may be a pipe that is open and silent: after a while it is said what is being waited for."""

import threading

from euphoria_ai.cli.guard import tell

PATIENCE = 2.0  # seconds


class Waiting:
    """Within `with`: one line on standard error if it lasts.  what: what is to come, `a position`."""

    def __init__(self, what):
        self.timer = threading.Timer(PATIENCE, tell, (f"waiting for {what} on standard input",))
        self.timer.daemon = True

    def __enter__(self):
        self.timer.start()

    def __exit__(self, *error):
        self.timer.cancel()
