"""Entry point of `euphoria`: version and help are answered at once, plain calls of what scripts use most without click,
everything else by click, which is loaded only then.
"""

import sys

FAILED, INTERRUPTED = 1, 130


def say(text):
    """Write a text to standard output; returns the exit code."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:  # who reads it has had enough
        sys.stdout = None
    except (OSError, AttributeError) as error:
        sys.stdout = None
        return tell(f"standard output: {getattr(error, 'strerror', None) or 'it is closed'}", FAILED)
    return 0


def tell(message, code):
    """One message on standard error; returns the exit code."""
    try:
        sys.stderr.write(f"euphoria: {message}\n")
        sys.stderr.flush()
    except (OSError, AttributeError):  # it is closed: the exit code has to do
        pass
    return code


def run(args=None):
    """Run one command line; returns the exit code.

    Without args it is that of this process, which then ends.
    """
    whole = args is None
    try:
        code = answer(sys.argv[1:] if whole else list(args))
    except KeyboardInterrupt:  # not yet, or no longer, under the guard
        code = tell("interrupted", INTERRUPTED)
    if whole:
        leave_interrupts()
    return code


def answer(args):
    """The exit code of one command line."""
    if args in (["--version"], ["-V"]):
        from euphoria_ai import __version__

        return say(f"euphoria {__version__}\n")
    if args in (["--help"], ["-h"]):
        from euphoria_ai.cli.registry import help_text

        return say(help_text())
    return loaded(args)()


def loaded(args):
    """What carries a command line out.

    Ctrl-C ends the process at once meanwhile: raised amid an import it can be lost, or end in a traceback.
    """
    import signal

    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ours:
        ours = catch_interrupts(signal, end_at_once)
    try:
        from euphoria_ai.cli.quick import plain_call

        call = plain_call(args)
        if call is not None:
            from euphoria_ai.cli.guard import guarded

            return lambda: guarded(call)
        from euphoria_ai.cli.main import main

        return lambda: main(args)
    finally:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def catch_interrupts(signal, handler):
    """Set what Ctrl-C does; returns False where this thread cannot."""
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:
        return False
    return True


def end_at_once(signum, frame):
    import os

    tell("interrupted", INTERRUPTED)
    os._exit(INTERRUPTED)


def leave_interrupts():
    """All is said: Ctrl-C while Python cleans up just ends it."""
    signal = sys.modules.get("signal")
    if signal and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        catch_interrupts(signal, signal.SIG_DFL)


if __name__ == "__main__":
    sys.exit(run())
