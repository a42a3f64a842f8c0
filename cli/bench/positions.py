"""The positions that speed is measured in: an opening, a middle and an end for 2, 4 and 6 seats, files of data/bench.

They stay the same for good, so that figures of different versions are about the same work.
"""

from pathlib import Path

import euphoria_ai
from euphoria_ai.games import deal
from euphoria_ai.positions.files import load

FOLDER = Path(euphoria_ai.__file__).parent / "data" / "bench"
MOMENTS = {"opening": deal.opening, "middle": deal.mid_game, "end": deal.late_game}
SEATS = (2, 4, 6)


def position_for(edition, seats, moment):
    """A position to measure in: a fixed one, or where there is none a game dealt anew."""
    path = FOLDER / f"{edition}_{seats}_{moment}.toml"
    if path.exists():
        return load(path)
    game = MOMENTS[moment](edition, seats, seats)
    return game.view(game.to_move)
