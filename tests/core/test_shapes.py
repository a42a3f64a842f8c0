"""The shapes that `euphoria_ai.state.shapes` promises are those of the fields."""

import pytest

from euphoria_ai.core.engine.game import Game
from euphoria_ai.state.shapes import Fields, PlacementFields, SeatFields


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("seat", [None, 0])
def test_fields_have_the_promised_shape(edition, seat):
    game = Game.new(edition, 3, seed=1)
    fields = game.fields() if seat is None else game.view(seat).fields()
    for values, shape in ((fields, Fields), (fields["seats"][2], SeatFields), (fields["placement"], PlacementFields)):
        assert list(values) == list(shape.__annotations__)
    assert all({"kind", "seat", "step"} <= set(frame) for frame in fields["stack"])
