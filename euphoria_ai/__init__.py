"""euphoria_ai: rules engine, search and advice for the board game Euphoria.

    from euphoria_ai import CHANCE, Game, Rng, choose
    game = Game.new("base", seats=2, seed=7)
    rng = Rng(7)
    while not game.over:
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(choose(game.view(game.to_move), iterations=200))
    print(game.returns())

What stands here is the public interface; everything else may change.

- Games: `Game`, `Rng`, `Outcome`, `CHANCE`, `KINDS` (of decisions).
- What a seat knows: `Position`; files and codes of positions: `load`, `loads`, `save`, `dumps`, `to_code`,
  `from_code`, `template`;
  as numbers: `observation`, `OBSERVATION_NAMES`.
- Thinking: `choose` (a move), `suggest` (an `Advice`), `Search`, `Tree`; many games at once: `play_on`, `playouts`.
- Players and games between them: `Player`, `make_player`, `register`, `play_game`, `play_match`, `match`,
  `GameResult`, `Observer`.
- Records of games: `Recorder`, `replay`, `verify`.
- Words: `decision_prompt`, `explain_move`, `describe`.
- What there is: `EDITIONS`, `options_of`, `rules_key`, `GOODS`, `ARTIFACTS`, `FACTIONS`, `SPACE_IDS`, `RECRUIT_IDS`,
  `TILE_IDS`, `DILEMMA_IDS`.
- Errors: `EuphoriaError` and those derived from it.

Names are loaded at first use, so that importing the package costs next to nothing.
"""

from euphoria_ai._version import __version__

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than all that a plain import needs
if TYPE_CHECKING:
    from euphoria_ai.advice import suggest as suggest
    from euphoria_ai.advice.result import Advice as Advice
    from euphoria_ai.catalog import ARTIFACTS as ARTIFACTS
    from euphoria_ai.catalog import DILEMMA_IDS as DILEMMA_IDS
    from euphoria_ai.catalog import FACTIONS as FACTIONS
    from euphoria_ai.catalog import GOODS as GOODS
    from euphoria_ai.catalog import RECRUIT_IDS as RECRUIT_IDS
    from euphoria_ai.catalog import SPACE_IDS as SPACE_IDS
    from euphoria_ai.catalog import TILE_IDS as TILE_IDS
    from euphoria_ai.core.engine.game import CHANCE as CHANCE
    from euphoria_ai.core.engine.game import Game as Game
    from euphoria_ai.core.engine.game import Outcome as Outcome
    from euphoria_ai.core.engine.game import Rng as Rng
    from euphoria_ai.core.search.batch import play_on as play_on
    from euphoria_ai.core.search.information import Position as Position
    from euphoria_ai.core.search.tree import Tree as Tree
    from euphoria_ai.core.state.layouts import KINDS as KINDS
    from euphoria_ai.editions import EDITIONS as EDITIONS
    from euphoria_ai.editions import options_of as options_of
    from euphoria_ai.editions import rules_key as rules_key
    from euphoria_ai.errors import AmbiguousMoveError as AmbiguousMoveError
    from euphoria_ai.errors import EuphoriaError as EuphoriaError
    from euphoria_ai.errors import GameOverError as GameOverError
    from euphoria_ai.errors import IllegalMoveError as IllegalMoveError
    from euphoria_ai.errors import InvalidMoveError as InvalidMoveError
    from euphoria_ai.errors import PositionError as PositionError
    from euphoria_ai.errors import RecordError as RecordError
    from euphoria_ai.files import FileError as FileError
    from euphoria_ai.games.counting import Observer as Observer
    from euphoria_ai.games.game import play_game as play_game
    from euphoria_ai.games.match import match as match
    from euphoria_ai.games.match import play_match as play_match
    from euphoria_ai.games.record import Recorder as Recorder
    from euphoria_ai.games.replay import replay as replay
    from euphoria_ai.games.replay import verify as verify
    from euphoria_ai.games.results import GameResult as GameResult
    from euphoria_ai.games.results import MatchError as MatchError
    from euphoria_ai.narration.events import describe as describe
    from euphoria_ai.narration.prompts import decision_prompt as decision_prompt
    from euphoria_ai.narration.prompts import explain_move as explain_move
    from euphoria_ai.players.base import Player as Player
    from euphoria_ai.players.registry import PlayerError as PlayerError
    from euphoria_ai.players.registry import make_player as make_player
    from euphoria_ai.players.registry import register as register
    from euphoria_ai.positions.codes import from_code as from_code
    from euphoria_ai.positions.codes import to_code as to_code
    from euphoria_ai.positions.files import dumps as dumps
    from euphoria_ai.positions.files import load as load
    from euphoria_ai.positions.files import loads as loads
    from euphoria_ai.positions.files import save as save
    from euphoria_ai.positions.template import template as template
    from euphoria_ai.positions.vector import OBSERVATION_NAMES as OBSERVATION_NAMES
    from euphoria_ai.positions.vector import observation as observation
    from euphoria_ai.search import Search as Search
    from euphoria_ai.search import choose as choose
    from euphoria_ai.search.results import playouts as playouts

# Where each name lives, below this package: the same as above, for the interpreter.
_HOMES = {
    "advice": "suggest",
    "advice.result": "Advice",
    "catalog": "ARTIFACTS DILEMMA_IDS FACTIONS GOODS RECRUIT_IDS SPACE_IDS TILE_IDS",
    "core.engine.game": "CHANCE Game Outcome Rng",
    "core.search.batch": "play_on",
    "core.search.information": "Position",
    "core.search.tree": "Tree",
    "core.state.layouts": "KINDS",
    "editions": "EDITIONS options_of rules_key",
    "errors": "AmbiguousMoveError EuphoriaError GameOverError IllegalMoveError InvalidMoveError PositionError "
    "RecordError",
    "files": "FileError",
    "games.counting": "Observer",
    "games.game": "play_game",
    "games.match": "match play_match",
    "games.record": "Recorder",
    "games.replay": "replay verify",
    "games.results": "GameResult MatchError",
    "narration.events": "describe",
    "narration.prompts": "decision_prompt explain_move",
    "players.base": "Player",
    "players.registry": "PlayerError make_player register",
    "positions.codes": "from_code to_code",
    "positions.files": "dumps load loads save",
    "positions.template": "template",
    "positions.vector": "OBSERVATION_NAMES observation",
    "search": "Search choose",
    "search.results": "playouts",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = ["__version__", *_HOME_OF]  # noqa: PLE0604 - names, all of them strings


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'euphoria_ai' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"euphoria_ai.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
