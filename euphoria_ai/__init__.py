"""euphoria_ai: rules engine, search and advice for the board game Euphoria.

    from euphoria_ai import Game, Rng
    game = Game.new("base", seats=2, seed=7)
    rng = Rng(7)
    while not game.over:
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(choose(game.view(game.to_move), iterations=200))
    print(game.returns())

Names are loaded at first use, so that importing the package costs next to nothing.
"""

from euphoria_ai._version import __version__

_HOMES = {
    "CHANCE": "core.engine.game",
    "Game": "core.engine.game",
    "Rng": "core.engine.game",
    "Position": "core.search.information",
    "Search": "search",
    "choose": "search",
    "play_on": "core.search.batch",
    "playouts": "search.results",
    "suggest": "advice",
    "Advice": "advice",
    "EuphoriaError": "errors",
    "InvalidMoveError": "errors",
    "AmbiguousMoveError": "errors",
    "IllegalMoveError": "errors",
    "PositionError": "errors",
    "RecordError": "errors",
}

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604 - names, all of them strings


def __getattr__(name):
    if name not in _HOMES:
        raise AttributeError(f"module 'euphoria_ai' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"euphoria_ai.{_HOMES[name]}"), name)
