"""Many tasks on many processes: results as they finish, no hanging on a process that died, nothing left running when the caller stops."""

import multiprocessing
import signal
import traceback
from multiprocessing.connection import wait

from euphoria_ai.errors import EuphoriaError


def serve(work, setup, pipe):
    """Main function of a process: task after task from the pipe, answers (ok, result) back; Ctrl-C is the caller's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, work(setup, task)
        except EuphoriaError as error:
            answer = False, f"{error}"
        except Exception as error:  # noqa: BLE001 - whatever a player of somebody does, it is told at home
            answer = False, f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        try:
            pipe.send(answer)
        except OSError:
            return


def work_through(work, setup, tasks, jobs):
    """Generator of `work(setup, task)` for every task, in the order they finish, on `jobs` processes.  Raises EuphoriaError if one fails.

    work must be importable, setup, tasks and results picklable.  Closing the generator ends the processes.
    """
    context = multiprocessing.get_context("spawn")
    queue = list(reversed(tasks))
    pipes = {}
    try:
        for _ in range(min(jobs, len(tasks))):
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(work, setup, there), daemon=True)
            process.start()
            there.close()
            pipes[here] = process
            here.send(queue.pop())
        while pipes:
            for pipe in wait(list(pipes)):
                yield answer_of(pipe)
                if queue:
                    pipe.send(queue.pop())
                else:
                    finish(pipe, pipes.pop(pipe))
    finally:
        for pipe, process in pipes.items():
            process.terminate()
            finish(pipe, process)


def answer_of(pipe):
    try:
        ok, result = pipe.recv()
    except (EOFError, OSError):
        raise EuphoriaError(
            "a process of the match ended unexpectedly (out of memory?); what is finished is kept"
        ) from None
    if not ok:
        raise EuphoriaError(result)
    return result


def finish(pipe, process):
    pipe.close()  # the process ends at the end of its pipe
    process.join(5)
    if process.is_alive():
        process.kill()
        process.join()
