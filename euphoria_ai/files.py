"""Reading and writing whole files, with errors a person understands."""

import errno
import os
import stat
from collections.abc import Callable

from euphoria_ai.errors import EuphoriaError

FilePath = str | os.PathLike[str]
PATIENCE = 2.0  # seconds that somebody who writes to a pipe may take to come
PIECE = 1 << 20  # bytes read at a time
OWNER, EVERYBODY = 0o600, 0o666  # who may read a new file, as far as the umask lets them


class FileError(EuphoriaError):
    """A file that cannot be read or written; the message names it and the reason."""


def reason(error: Exception) -> str:
    """Why the system refused: `no space left on device`."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def open_error(path: FilePath, error: Exception, what: str) -> FileError:
    """The error of a file that cannot be opened; what: "read" or "written"."""
    if not os.fspath(path):
        return FileError("an empty name names no file")
    if isinstance(error, IsADirectoryError):
        return FileError(f"{path}: a folder, not a file")
    if isinstance(error, FileNotFoundError):
        return FileError(f"{path}: there is no such file")
    return FileError(f"{path}: cannot be {what}: {reason(error)}")


def open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting for a pipe's other end."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read_bytes(path: FilePath, limit: int) -> bytes:
    """The bytes of a file, or out of a pipe, of at most `limit` bytes.  Raises FileError."""
    try:
        with open(path, "rb", buffering=0, opener=open_at_once) as file:
            if stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
                data = read_pipe(path, file.fileno(), limit + 1)
            else:
                if hasattr(os, "set_blocking"):
                    os.set_blocking(file.fileno(), True)
                data = read_plain(file.fileno(), limit + 1)
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise open_error(path, error, "read") from None
    if len(data) > limit:
        raise FileError(f"{path}: too large: at most {limit // 1024} KiB are read")
    return data


def read_plain(descriptor: int, size: int) -> bytes:
    """Up to `size` bytes."""
    data = bytearray()
    while len(data) < size and (piece := os.read(descriptor, min(PIECE, size - len(data)))):
        data += piece
    return bytes(data)


def read_pipe(path: FilePath, descriptor: int, size: int) -> bytes:
    """Up to `size` bytes out of a pipe, at whatever pace they come.  Raises FileError if nobody comes to write."""
    import select
    import time

    data, begun = bytearray(), time.monotonic()
    while len(data) < size:
        try:
            piece = os.read(descriptor, min(PIECE, size - len(data)))
        except BlockingIOError:  # somebody will write
            select.select([descriptor], [], [])
            continue
        data += piece
        if not piece:  # nobody has it open for writing: no longer, or not yet
            if data:
                break
            if time.monotonic() - begun > PATIENCE:
                raise FileError(f"{path}: a pipe that nobody writes to")
            time.sleep(PATIENCE / 40)
    return bytes(data)


def read_text(path: FilePath, limit: int) -> str:
    """The text of a UTF-8 file of at most `limit` bytes.  Raises FileError."""
    try:
        return read_bytes(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: not a text file in UTF-8 (byte {error.start + 1})") from None


def write_all(descriptor: int, data: bytes) -> None:
    """Write every byte; the system may take fewer at a time."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def new_file(path: str, private: bool) -> tuple[int, str]:
    """(descriptor, name) of a new file in the folder of `path`, with its permissions or those a new file gets.

    private: a new file is its owner's alone.
    """
    folder, name = os.path.split(path)
    temporary = os.path.join(folder, f".{name[:40]}.{os.urandom(4).hex()}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(temporary, flags, OWNER if private else EVERYBODY)
    try:
        os.chmod(temporary, os.stat(path).st_mode & 0o7777)
    except OSError:
        pass  # a new name, or a file system without permissions
    return descriptor, temporary


def sync_folder(folder: str) -> None:
    """Make the renaming last; not every system can."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)


def remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def put(path: str, data: bytes, private: bool, place: Callable[[str, str], None]) -> None:
    """Write a new file beside `path` and place(new, path) it there; on failure nothing of it stays."""
    descriptor, temporary = new_file(path, private)
    try:
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        place(temporary, path)
    except BaseException:
        remove(temporary)
        raise
    sync_folder(os.path.dirname(path))


def replace_file(path: str, data: bytes, private: bool = False) -> None:
    """Write a file whole, or leave the old one untouched.  Raises OSError."""
    put(path, data, private, os.replace)


def name_anew(temporary: str, path: str) -> None:
    """Give a file a name that no file has.  Raises OSError."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a file system without links
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        os.rename(temporary, path)
    else:
        remove(temporary)


def write_new(path: FilePath, data: bytes, private: bool = True) -> None:
    """Write a file that is not there yet: whole, or not at all.  Raises FileError."""
    try:
        put(os.fspath(path), data, private, name_anew)
    except FileExistsError:
        raise FileError(f"{path}: there is such a file already") from None
    except (OSError, ValueError) as error:
        raise FileError(f"{path}: cannot be written: {reason(error)}") from None


def write_special(path: FilePath, data: bytes) -> None:
    """Write to what is no plain file.  Raises OSError, of a pipe that nobody reads too."""
    descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        if hasattr(os, "set_blocking"):
            os.set_blocking(descriptor, True)
        write_all(descriptor, data)
    finally:
        os.close(descriptor)


def write_atomic(path: FilePath, text: str, private: bool = False) -> None:
    """Write `text` (UTF-8) so that at any moment the file holds either all of the old or all of the new text.

    private: a new file is its owner's alone.  A link is followed; what is no plain file (a pipe, a terminal) is written
    straight.  Raises FileError; then the old file is untouched and no temporary file stays.
    """
    data = text.encode("utf-8")
    try:
        target = os.path.realpath(path)
        if os.path.isdir(target):
            raise FileError(f"{path}: a folder, not a file")
        if os.path.exists(target) and not os.path.isfile(target):
            write_special(path, data)
        else:
            replace_file(target, data, private)
    except (OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        if getattr(error, "errno", None) == errno.ENXIO:
            raise FileError(f"{path}: a pipe that nobody reads") from None
        raise FileError(f"{path}: cannot be written: {reason(error)}") from None
