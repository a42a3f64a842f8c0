"""Networks for tests: made of given or of random numbers."""

import numpy as np

from euphoria_ai.core.search.network import LAYERS, Network
from euphoria_ai.search.networks import sizes


def shapes():
    """Of the arrays of a network, in their order."""
    board, seat = sizes()
    first, second, outputs = LAYERS
    return [(board + seat, first), (first,), (first, second), (second,), (outputs, second), (outputs,)]


def packed(arrays):
    """The bytes of a network's file."""
    return b"".join(np.asarray(part, "<f2").tobytes() for part in arrays)


def random_arrays(seed, scale=0.1):
    rng = np.random.default_rng(seed)
    return [rng.normal(0, scale, shape).astype("<f2") for shape in shapes()]


def network_of(arrays):
    return Network(*sizes(), packed(arrays))


def random_network(seed=1):
    return network_of(random_arrays(seed))
