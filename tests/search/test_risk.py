"""The risk of a knowledge check (R31, R32), against the exact table and against counting."""

from itertools import product

import pytest

from euphoria_ai.core.search.risk import risk

TABLE = {  # knowledge + faces in hand: chance to lose a worker when one, two, three, four dice are rolled
    1: (0, 0, 0.093, 0.444),
    2: (0, 0, 0.162, 0.556),
    3: (0, 0, 0.259, 0.664),
    4: (0, 0.028, 0.375, 0.761),
    5: (0, 0.083, 0.500, 0.841),
    6: (0, 0.167, 0.625, 0.903),
    7: (0, 0.278, 0.741, 0.946),
    8: (0, 0.417, 0.838, 0.973),
    9: (0, 0.583, 0.907, 0.988),
    10: (0.167, 0.722, 0.954, 0.996),
    12: (0.500, 0.917, 0.995, 1),
    14: (0.833, 1, 1, 1),
}


@pytest.mark.parametrize("base", TABLE)
def test_the_table(base):
    for dice, expected in enumerate(TABLE[base], 1):
        assert risk(dice, base) == pytest.approx(expected, abs=0.00051)


@pytest.mark.parametrize("check_at", [14, 16, 17])
@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4])
def test_by_counting(dice, check_at):
    """Every roll of so many dice, for every start: the Carousel checks at 14, Amina at 17."""
    rolls = list(product(range(1, 7), repeat=dice))
    for base in range(1, 25):
        exact = sum(sum(roll) + base >= check_at for roll in rolls) / len(rolls)
        assert risk(dice, base, check_at) == pytest.approx(exact, abs=1e-6)


def test_the_carousel_is_two_more():
    """A check at 14 is the row of two more."""
    for base in range(1, 20):
        for dice in range(5):
            assert risk(dice, base, 14) == risk(dice, base + 2)


def test_far_from_the_table():
    assert (risk(1, 1000), risk(4, 0), risk(0, 15), risk(0, 16)) == (1, pytest.approx(0.3356, abs=1e-4), 0, 1)


@pytest.mark.parametrize("dice", [-1, 5, 100])
def test_no_such_roll(dice):
    with pytest.raises(ValueError, match="dice"):
        risk(dice, 3)
