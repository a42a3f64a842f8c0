"""Many tasks on many processes: results as they finish, nothing left running when the caller stops.

The pool is that of `concurrent.futures`.  What it lacks is here:

- A closed pool waits for the tasks it has begun, and a game may take minutes.  So every process watches a pipe and
  ends at once when the
  other end is closed, or its holder is gone.
- Ctrl-C reaches all processes of a terminal.  It is the caller's affair alone: the others ignore it, from their very
  start on.
- An exception that cannot be unpickled breaks the whole pool, and players are anybody's code.  So failures come home
  as texts, the traceback among them.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from euphoria_ai.errors import EuphoriaError
from euphoria_ai.interrupts import interrupts_held

Answer = tuple[bool, Any]  # (True, the result) or (False, a Failure)


class Failure(NamedTuple):
    """Why a task has no result."""

    message: str
    trace: str  # of what went wrong; empty if the message says all
    fault: bool  # of the program, not something refused


class TaskFault(RuntimeError):
    """A fault of the program in a task; its cause is a RemoteTrace."""


class RemoteTrace(Exception):
    """Stands for the exception of another process; its text is the traceback there."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


# ---------------------------------------------------------------- in the processes


def begin(lifeline: Connection) -> None:
    """What every process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """End this process when the pipe is closed at the other end."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def carry_out(work: Callable[[Any, Any], Any], setup: Any, task: Any) -> Answer:
    """One task; never raises."""
    try:
        return True, work(setup, task)
    except EuphoriaError as error:
        cause = error.__cause__
        return False, Failure(f"{error}", "".join(traceback.format_exception(cause)) if cause else "", fault=False)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told at home
        return False, Failure(f"{type(error).__name__}: {error}", traceback.format_exc(), fault=True)


# ---------------------------------------------------------------- at home


def result_of(future: "Future[Answer]") -> Any:
    """The result of a finished task.

    Raises EuphoriaError or TaskFault if there is none, BrokenProcessPool if its process is gone.
    """
    good, result = future.result()
    if good:
        return result
    error = TaskFault if result.fault else EuphoriaError
    raise error(result.message) from (RemoteTrace(result.trace) if result.trace else None)


def work_through(work: Callable[[Any, Any], Any], setup: Any, tasks: Sequence[Any], jobs: int) -> Iterator[Any]:
    """Generator of `work(setup, task)` for every task, in the order they finish, on `jobs` processes.

    work must be importable, setup, tasks and results picklable.  Closing the generator ends the processes.  Raises
    EuphoriaError if a task fails, TaskFault if by a fault of the program.
    """
    context = multiprocessing.get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, begin, (lifeline,))
    waiting = iter(tasks)

    def submitted(count: int) -> "set[Future[Answer]]":
        with interrupts_held():
            return {pool.submit(carry_out, work, setup, task) for task in islice(waiting, count)}

    try:
        running = submitted(jobs + 1)  # one is always waiting, so that no process does
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield result_of(future)
                running |= submitted(1)
    except BrokenProcessPool:
        raise EuphoriaError(
            "a process of the match ended unexpectedly (out of memory?); what is finished is kept"
        ) from None
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()
