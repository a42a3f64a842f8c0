"""What `euphoria suggest` does, click aside."""

import time


def run(terminal, source, seconds=None, iterations=None, threads=1, seed=1, top=5, as_json=False, ids=False):
    """Write the advice for the position of `source`."""
    from euphoria_ai.advice import suggest
    from euphoria_ai.cli.source import read_source

    position, names, _ = read_source(source)
    with thinking(terminal, seconds, iterations) as progress:
        advice = suggest(
            position, seconds=seconds, iterations=iterations, threads=threads, seed=seed, top=top, progress=progress
        )
    if advice.interrupted:
        terminal.note("interrupted: this is the best so far")
    if as_json:
        import json

        terminal.raw(json.dumps(advice.to_dict(), indent=2, ensure_ascii=True) + "\n")
    else:
        from euphoria_ai.cli.views.advice import advice_lines
        from euphoria_ai.cli.views.voice import voice_of
        from euphoria_ai.moves.seat_names import labels
        from euphoria_ai.narration.prompts import decision_prompt

        called = labels(names, position.seats) if any(names) else None
        voice = voice_of(position, called, ids)
        terminal.lines(advice_lines(advice.to_dict(), decision_prompt(position, called), terminal.width, voice))


class thinking:
    """A bar on standard error while the search runs, if somebody watches."""

    def __init__(self, terminal, seconds, iterations):
        from euphoria_ai.advice import SECONDS

        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.iterations = iterations
        self.bar = terminal.progress(iterations if self.seconds is None else self.seconds, "thinking")

    def __enter__(self):
        self.update = self.bar.__enter__()
        self.start = time.perf_counter()
        return self.told if self.update else None

    def told(self, search):
        """Called by the search now and then."""
        done = search.iterations if self.seconds is None else time.perf_counter() - self.start
        self.update(done, f"{search.iterations:,} iterations")

    def __exit__(self, *error):
        self.bar.__exit__(*error)
