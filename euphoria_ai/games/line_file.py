"""A file of lines that one process at a time appends to.

It is locked while it is open, so two terminals cannot write to it at once.  Lines are written whole or not at all.
And nothing is ever written to a file that is not as it was left.
"""

import errno
import os
import stat
import sys
from typing import Self

from euphoria_ai.files import FileError, open_error, reason, replace_file, write_all, write_new

CLOSED = -1
LOCK_AT = 1 << 40  # Windows locks bytes, and nobody can read those that are locked: one far behind the end


class OpenElsewhereError(FileError):
    """Another process holds the file."""


class UnsavedError(FileError):
    """Lines could not be written; whoever holds them may try again."""


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed or the process ends, however it ends.  Raises OSError."""
        os.lseek(descriptor, LOCK_AT, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed or the process ends, however it ends.  Raises OSError."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)  # any other error: a file system without locks


class LineFile:
    """An open file; made by `create` or `open`.

    end: the bytes in it that count; left: the bytes really there when it was last touched, more than `end` if the
    system could not even take back half a line.
    """

    def __init__(self, path: str, descriptor: int, sync: bool) -> None:
        self.path, self.descriptor, self.sync = path, descriptor, sync
        self.end = self.left = os.fstat(descriptor).st_size

    @classmethod
    def create(
        cls, path: str, data: bytes, *, sync: bool = False, overwrite: bool = False, private: bool = True
    ) -> Self:
        """A new file with these bytes; it is there whole or not at all.

        private: only the owner may read it.  Raises FileError, if the file is there and not to be overwritten too.
        """
        if overwrite and os.path.exists(path):
            old = cls.open(path)  # refuses a file that is open elsewhere
            try:
                replace_file(os.path.realpath(path), data, private)
            except OSError as error:
                raise FileError(f"{path}: cannot be written: {reason(error)}") from None
            finally:
                old.close()
        else:
            write_new(path, data, private)
        return cls.open(path, sync=sync)

    @classmethod
    def open(cls, path: str, *, sync: bool = False) -> Self:
        """Open a file to append to it.  Raises FileError."""
        try:
            descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        except (OSError, ValueError) as error:
            raise open_error(path, error, "written") from None
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise FileError(f"{path}: not a plain file")
            take(descriptor, path)
            self = cls(path, descriptor, sync)
            self.check()
        except BaseException:
            os.close(descriptor)
            raise
        return self

    def check(self) -> None:
        """Raises UnsavedError if somebody else has changed, moved or removed the file."""
        try:
            found, here = os.stat(self.path), os.fstat(self.descriptor)
        except OSError:
            raise UnsavedError(f"{self.path}: has been moved or removed") from None
        if not os.path.samestat(found, here):
            raise UnsavedError(f"{self.path}: another file has taken its place")
        if here.st_size != self.left:
            raise UnsavedError(f"{self.path}: something else has changed it; nothing more is written there")

    def append(self, data: bytes) -> None:
        """Write lines behind the others, all or none.  Raises UnsavedError."""
        self.cut(self.end)
        try:
            os.lseek(self.descriptor, self.end, os.SEEK_SET)
            write_all(self.descriptor, data)
            if self.sync:
                os.fsync(self.descriptor)
        except OSError as error:
            self.take_back()
            raise UnsavedError(f"{self.path}: cannot be written: {reason(error)}") from None
        except BaseException:  # Ctrl-C
            self.take_back()
            raise
        self.end += len(data)
        self.left = self.end

    def take_back(self) -> None:
        """After a failure: what was half written goes, if the system lets it."""
        try:
            os.ftruncate(self.descriptor, self.end)
        except OSError:
            pass
        self.left = os.fstat(self.descriptor).st_size

    def cut(self, end: int) -> None:
        """Only the first `end` bytes count from now on.

        Raises UnsavedError if the others cannot be removed now; the next call tries again.
        """
        self.end = end
        self.check()
        if self.left == end:
            return
        try:
            os.ftruncate(self.descriptor, end)
        except OSError as error:
            raise UnsavedError(f"{self.path}: cannot be written: {reason(error)}") from None
        self.left = end

    def close(self) -> None:
        if self.descriptor != CLOSED:
            os.close(self.descriptor)
            self.descriptor = CLOSED


def take(descriptor: int, path: str) -> None:
    """Lock the file.  Raises OpenElsewhereError; where there are no locks there is none."""
    try:
        lock(descriptor)
    except OSError as error:
        if error.errno in HELD:
            raise OpenElsewhereError(f"{path}: is open in another terminal") from None
