"""Where games are saved when no file is named."""

import os
import sys
from datetime import datetime


def folder():
    """The user's folder for saved games."""
    if os.name == "nt":
        home = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
    elif sys.platform == "darwin" and not os.environ.get("XDG_DATA_HOME"):
        home = os.path.expanduser("~/Library/Application Support")
    else:
        home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return os.path.join(home, "euphoria-ai", "games")


def new_name(seats, now=None):
    """A file for a new game; its folder is made.  Raises OSError."""
    os.makedirs(folder(), exist_ok=True)
    stem = f"{now or datetime.now():%Y%m%d-%H%M%S}-{seats}p"
    for suffix in ("", *(f"-{n}" for n in range(2, 1000))):
        path = os.path.join(folder(), f"{stem}{suffix}.jsonl")
        if not os.path.exists(path):
            break
    return path


def latest():
    """The game saved last, or None."""
    try:
        files = [entry for entry in os.scandir(folder()) if entry.name.endswith(".jsonl") and entry.is_file()]
    except OSError:
        return None
    return max(files, key=lambda entry: entry.stat().st_mtime).path if files else None
