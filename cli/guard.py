"""What becomes of everything that goes wrong: one message on standard error and an exit code, never a traceback.

0 done, 1 refused input, 2 usage, 70 a fault of the program, 130 interrupted.
"""

import os
import sys

from euphoria_ai.errors import EuphoriaError

REFUSED, USAGE, FAULT, INTERRUPTED = 1, 2, 70, 130

_at_hand = []  # the position that the running command works on, for the report of a fault


def working_on(position):
    """Remember the position, so that the report of a fault can name it."""
    _at_hand[:] = [position]


def guarded(run):
    """Call `run` and turn its end into an exit code."""
    _at_hand.clear()
    if sys.stdout is None:
        return refused("standard output: it is closed")
    try:
        code = run()
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except EuphoriaError as error:
        trace(error.__cause__)
        return refused(str(error))
    except KeyboardInterrupt:
        tell("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        return reader_gone()
    except OSError as error:
        return refused(system_error(error))
    except MemoryError:
        return refused("not enough memory")
    except Exception as error:  # noqa: BLE001 - whatever it is, no traceback
        return fault(error)


def tell(message, name="euphoria: "):
    """One message on standard error; whatever cannot be shown there is replaced."""
    text = f"{name}{message}\n"
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    try:
        sys.stderr.write(text.encode(encoding, "replace").decode(encoding, "replace"))
        sys.stderr.flush()
    except (OSError, ValueError, AttributeError):
        pass  # standard error is closed: the exit code has to do


def refused(message):
    tell(message)
    return REFUSED


def system_error(error):
    """`/dev/full: no space left on device`."""
    from euphoria_ai.files import reason

    return f"{error.filename}: {reason(error)}" if getattr(error, "filename", None) else reason(error)


def reader_gone():
    """The reader of a pipe has had enough: nothing more is written, Python's own flush at the end included."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        pass
    return 0


def fault(error):
    """A fault of the program: a line to send in, with the code of the position; the traceback only for who asked."""
    trace(error)
    text = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    tell(f"internal fault ({text}); please report it, with the command you gave{position_code()}")
    return FAULT


def trace(error):
    """The traceback, for who asked for it; what an own player did wrong has one too."""
    if error is not None and os.environ.get("EUPHORIA_DEBUG", "") not in ("", "0"):
        import traceback

        traceback.print_exception(error)


def position_code():
    """` and this code of the position: ...`, if there is one."""
    if not _at_hand:
        return ""
    try:
        from euphoria_ai.positions.codes import to_code

        return f" and this code of the position: {to_code(_at_hand[0])}"
    except Exception:  # noqa: BLE001 - the position itself may be the fault
        return " and the position file"
