"""Entry point of `euphoria`: version and help are answered at once, plain calls of what scripts use most without click,
everything else by click, which is loaded only then.
"""

import sys


def say(text):
    """Write a text to standard output; returns the exit code."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except (OSError, AttributeError):  # nobody reads it
        sys.stdout = None
    return 0


def run(args=None):
    """Run one command line; returns the exit code."""
    args = sys.argv[1:] if args is None else list(args)
    if args in (["--version"], ["-V"]):
        from euphoria_ai import __version__

        return say(f"euphoria {__version__}\n")
    if args in (["--help"], ["-h"]):
        from euphoria_ai.cli.registry import help_text

        return say(help_text())
    try:
        from euphoria_ai.cli.quick import plain_call

        call = plain_call(args)
        if call is not None:
            from euphoria_ai.cli.guard import guarded

            return guarded(call)
        from euphoria_ai.cli.main import main

        return main(args)
    except KeyboardInterrupt:  # while still loading
        sys.stderr.write("euphoria: interrupted\n")
        return 130


if __name__ == "__main__":
    sys.exit(run())
