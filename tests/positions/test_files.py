"""Whole files are written at once or not at all."""

import errno
import os
import stat

import pytest

from euphoria_ai import files
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError, read_text, write_atomic
from euphoria_ai.positions import files as position_file


def contents(folder):
    return {path.name: path.read_text() for path in folder.iterdir()}


def full_disk(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_writes_and_replaces(tmp_path):
    path = tmp_path / "a.toml"
    write_atomic(path, "one\n")
    write_atomic(str(path), "two é\n")
    assert contents(tmp_path) == {"a.toml": "two é\n"}
    assert read_text(path, 100) == "two é\n"


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch, call):
    path = tmp_path / "a.toml"
    write_atomic(path, "old\n")
    monkeypatch.setattr(files.os, call, full_disk)
    with pytest.raises(FileError, match="a.toml: cannot be written: no space left on device"):
        write_atomic(path, "new\n")
    monkeypatch.undo()
    assert contents(tmp_path) == {"a.toml": "old\n"}


def test_a_full_disk_leaves_nothing_new(tmp_path, monkeypatch):
    monkeypatch.setattr(files.os, "write", full_disk)
    with pytest.raises(EuphoriaError, match="no space left"):
        position_file.save(tmp_path / "new.toml", position_file.loads("[[player]]\n[[player]]\n"))
    monkeypatch.undo()
    assert contents(tmp_path) == {}


def test_a_system_that_takes_a_few_bytes_at_a_time(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(files.os, "write", lambda descriptor, data: write(descriptor, data[:3]))
    write_atomic(tmp_path / "a", "0123456789")
    assert contents(tmp_path) == {"a": "0123456789"}


def test_an_interrupt_leaves_the_old_file(tmp_path, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    path = tmp_path / "a"
    write_atomic(path, "old")
    monkeypatch.setattr(files.os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(path, "new")
    monkeypatch.undo()
    assert contents(tmp_path) == {"a": "old"}


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(FileError, match="a folder, not a file"):
        write_atomic(tmp_path, "x")
    with pytest.raises(FileError, match="a folder, not a file"):
        read_text(tmp_path, 10)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(FileError, match="cannot be written: no such file or directory"):
        write_atomic(tmp_path / "none" / "a", "x")


def test_no_permission(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files.os, "open", refuse)
    with pytest.raises(FileError, match="a: cannot be written: permission denied"):
        write_atomic(tmp_path / "a", "x")


def test_a_name_that_cannot_be():
    with pytest.raises(FileError, match="cannot be written"):
        write_atomic("a\0b", "x")


def test_permissions_stay(tmp_path):
    path = tmp_path / "a"
    write_atomic(path, "x")
    path.chmod(0o640)
    write_atomic(path, "y")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_is_followed(tmp_path):
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_atomic(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_what_is_no_plain_file_is_written_straight():
    write_atomic("/dev/null", "x")
    assert not stat.S_ISREG(os.stat("/dev/null").st_mode)


def test_too_large_and_not_text(tmp_path):
    (tmp_path / "a").write_bytes(b"x" * 3000)
    with pytest.raises(FileError, match="too large: at most 2 KiB"):
        read_text(tmp_path / "a", 2048)
    (tmp_path / "a").write_bytes(b"ab\xff")
    with pytest.raises(FileError, match=r"not a text file in UTF-8 \(byte 3\)"):
        read_text(tmp_path / "a", 2048)
