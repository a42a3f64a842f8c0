"""Files of networks: what is written is read back, and whatever is wrong with a file is said with its name."""

import json
import os

import numpy as np
import pytest
from search.nets import packed, random_arrays

from euphoria_ai.core.engine.game import Game
from euphoria_ai.editions import EDITIONS, rules_id
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError
from euphoria_ai.search import networks
from euphoria_ai.search.feature_names import features_hash
from euphoria_ai.search.networks import FORMAT, LARGEST, NetworkError, read_network, sizes, write_network

NUMBERS = packed(random_arrays(1))
NEEDED = ("format", "edition", "features", "layers", "digest")
TRAINING = {"generation": 3, "recipe": {"seed": 1}}


@pytest.fixture
def path(tmp_path):
    """A sound file."""
    path = tmp_path / "some network.bin"
    write_network(path, "base", NUMBERS, TRAINING)
    return path


def rewritten(path, numbers=NUMBERS, **changes):
    """The file with other parts of its header; None takes one out."""
    header = json.loads(path.read_bytes().partition(b"\n")[0]) | changes
    header = {name: value for name, value in header.items() if value is not None}
    path.write_bytes(json.dumps(header).encode() + b"\n" + numbers)


def refused(path, edition="base"):
    """The message, which names the file."""
    with pytest.raises((NetworkError, FileError)) as caught:
        read_network(path, edition)
    assert str(path) in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("edition", EDITIONS)
def test_written_and_read_back(path, edition):
    write_network(path, edition, NUMBERS, TRAINING)
    network = read_network(path, edition)
    assert network.header == json.loads(path.read_bytes().partition(b"\n")[0])
    assert network.header["training"] == TRAINING
    assert (network.header["format"], network.header["edition"]) == (FORMAT, edition)
    assert network.header["features"] == features_hash()
    assert network.header["layers"] == [*sizes(), 64, 32, 2]
    assert path.read_bytes().partition(b"\n")[2] == NUMBERS
    game = Game.new(edition, 3, seed=1)
    assert network.judge(game) == networks.Network(*sizes(), NUMBERS).judge(game)


def test_the_same_network_is_the_same_file(path, tmp_path):
    write_network(tmp_path / "other.bin", "base", NUMBERS, TRAINING)
    assert (tmp_path / "other.bin").read_bytes() == path.read_bytes()


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize("part", NEEDED)
def test_another_header_is_refused(path, part):
    """Each part, changed and left out."""
    for value in ("other", [1, 2], None):
        write_network(path, "base", NUMBERS, TRAINING)
        rewritten(path, **{part: value})
        message = refused(path)
        assert part in message


def test_another_edition_is_refused(path):
    assert "another edition" in refused(path, "ignorance")


@pytest.mark.parametrize("keep", [0, 1, 40, -1, -2, -len(NUMBERS), -len(NUMBERS) - 1])
def test_a_truncated_file_is_refused(path, keep):
    path.write_bytes(path.read_bytes()[:keep])
    refused(path)


@pytest.mark.parametrize("more", [b"\0", b"\n", b"\0\0", NUMBERS])
def test_trailing_bytes_are_refused(path, more):
    path.write_bytes(path.read_bytes() + more)
    assert "damaged" in refused(path)


def test_other_bytes_are_refused(path):
    """Any byte of the header, some of the weights.  What the training was is told, not needed."""
    sound = path.read_bytes()
    end = sound.index(b"\n")
    for at in (*range(end + 1), *range(end + 1, len(sound), 4999)):
        damaged = bytearray(sound)
        damaged[at] ^= 1
        path.write_bytes(damaged)
        try:
            header = read_network(path, "base").header
        except NetworkError as error:
            assert str(path) in str(error)
        else:
            kept = json.loads(sound[:end])
            assert {name: header[name] for name in NEEDED} == {name: kept[name] for name in NEEDED}


@pytest.mark.parametrize(
    "head",
    [b"", b"{", b"[]", b"3", b"null", b'"format"', b"{}", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 100_000],
    ids=["empty", "open", "list", "number", "null", "text", "no format", "no UTF-8", "deep list", "deep table"],
)
def test_a_header_that_is_none_is_refused(path, head):
    path.write_bytes(head + b"\n" + NUMBERS)
    assert "no network" in refused(path)


@pytest.mark.parametrize("bits", [0x7C00, 0xFC00, 0x7E00])
def test_numbers_that_are_none_are_refused(path, bits):
    """Whoever wrote it: the digest is right."""
    numbers = np.frombuffer(NUMBERS, "<u2").copy()
    numbers[1000] = bits
    write_network(path, "base", numbers.tobytes(), TRAINING)
    assert "weight 1000 is no number" in refused(path)


@pytest.mark.parametrize("numbers", [b"", NUMBERS[:-2], NUMBERS + b"\0\0"])
def test_a_wrong_count_of_numbers_is_refused(path, numbers):
    write_network(path, "base", numbers, TRAINING)
    assert "bytes of weights" in refused(path)


def test_empty_files_folders_and_no_file(tmp_path):
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    assert "no network" in refused(empty)
    assert "folder" in refused(tmp_path)
    assert "no such file" in refused(tmp_path / "none")


def test_too_large_a_file_is_not_read(path):
    os.truncate(path, LARGEST + 1)
    assert "too large" in refused(path)


def test_an_old_file_stays_when_the_new_one_cannot_be_written(tmp_path):
    with pytest.raises(FileError, match="nowhere"):
        write_network(tmp_path / "nowhere" / "network.bin", "base", NUMBERS, TRAINING)
    with pytest.raises(FileError):
        write_network(tmp_path, "base", NUMBERS, TRAINING)
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- those of the editions


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A folder in the place of the package's data; what was loaded before is forgotten, before and after."""
    monkeypatch.setattr(networks, "DATA", tmp_path)
    networks.network_of.cache_clear()
    networks.network_for.cache_clear()
    yield tmp_path
    networks.network_of.cache_clear()
    networks.network_for.cache_clear()


def test_shipped_networks_belong_to_their_edition(data):
    write_network(data / "network_base.bin", "base", NUMBERS, TRAINING)
    for seats in (2, 5):
        assert networks.network_for(rules_id("base", seats)) is networks.network_of("base")
        assert networks.network_for(rules_id("ignorance", seats)) is None
    assert networks.network_of("base").header["training"] == TRAINING


def test_a_damaged_shipped_network_is_refused(data):
    (data / "network_base.bin").write_bytes(b"what")
    with pytest.raises(EuphoriaError, match="network_base.bin: no network"):
        networks.network_for(rules_id("base", 2))
