"""Where games are saved when no file is named, what is said of it, and how a damaged game is gone on with."""

import os
import shlex
import sys
from datetime import datetime

from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError


def home():
    """The user's home folder.  Raises FileError if the system does not tell one."""
    path = os.path.expanduser("~")
    if not os.path.isabs(path) or os.environ.get("HOME") == "":
        try:
            import pwd

            path = pwd.getpwuid(os.getuid()).pw_dir
        except (ImportError, KeyError):
            path = ""
    if not os.path.isabs(path):
        raise FileError("there is no home folder to save the game in; name a file: --save FILE")
    return path


def folder():
    """The user's folder for saved games.  Raises FileError."""
    named = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME", "")
    if os.path.isabs(named):
        data = named
    elif os.name == "nt":
        data = home()
    else:
        data = os.path.join(
            home(), *(["Library/Application Support"] if sys.platform == "darwin" else [".local/share"])
        )
    return os.path.join(data, "euphoria-ai", "games")


def unused(stem):
    """A name that no file has: `stem.jsonl`, `stem-2.jsonl`, ..."""
    for suffix in ("", *(f"-{n}" for n in range(2, 1000))):
        path = f"{stem}{suffix}.jsonl"
        if not os.path.lexists(path):
            break
    return path


def new_name(seats, now=None):
    """A file for a new game; its folder is made, for the user alone.  Raises FileError, OSError."""
    os.makedirs(folder(), mode=0o700, exist_ok=True)
    return unused(os.path.join(folder(), f"{now or datetime.now():%Y%m%d-%H%M%S}-{seats}p"))


def latest():
    """The game saved last, or None.  Raises FileError."""
    try:
        files = [entry for entry in os.scandir(folder()) if entry.name.endswith(".jsonl") and entry.is_file()]
    except OSError:
        return None
    return max(files, key=lambda entry: entry.stat().st_mtime).path if files else None


# ---------------------------------------------------------------- what is said


def resume_words(path):
    """How to go on with a saved game."""
    return f"go on with: euphoria play --resume {shlex.quote(path)}"


def count_words(n):
    return "the last decision is" if n == 1 else f"the last {n} decisions are"


def state_words(session):
    """What is saved now: for `save`, and for who is about to leave."""
    n, reason = session.unsaved()
    if not n:
        return f"every decision is saved in {session.record.path}"
    if session.saved_in:
        return f"the game is saved in {session.saved_in}, but not in its own file: {reason}"
    return f"{count_words(n)} not saved: {reason}; `save FILE` saves the game elsewhere"


def leave_words(session):
    """For the question whether to leave."""
    n, _ = session.unsaved()
    return "it is saved" if session.saved_in else f"{count_words(n)} NOT saved"


def farewell(session):
    """What is said to who leaves."""
    n, reason = session.unsaved()
    if session.saved_in:
        return f"the game is saved; {resume_words(session.saved_in)}"
    return f"{count_words(n)} not saved: {reason}"


# ---------------------------------------------------------------- damaged games


def mend(path, new):
    """Write the sound part of a damaged record to a new file.

    Returns (decisions in it, what was wrong or "").  Raises EuphoriaError.
    """
    from euphoria_ai.files import write_new
    from euphoria_ai.games.replay import sound_part

    record, problem = sound_part(path)
    lines = record.kept()
    write_new(new, b"".join(line if line.endswith(b"\n") else line + b"\n" for line in lines))
    return record.decisions, problem


def write_position(position, path, names=()):
    """Write what a seat knows to a position file; returns what to say.  Raises EuphoriaError."""
    from euphoria_ai.positions.files import save

    if not path:
        raise EuphoriaError("position where? position FILE writes what you know to a new file")
    path = os.path.expanduser(path)
    if os.path.lexists(path):
        raise EuphoriaError(f"{path}: it exists already; name a new file")
    save(path, position, names)
    return f"what you know is written to {path}; `euphoria suggest {path}` advises on it"
