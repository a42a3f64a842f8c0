"""Players by name: the one table that the command line and the matches with their processes make players from.

A *spec* is `NAME` or `NAME:option=value,...` with a registered name, or `MODULE:CLASS`,
`MODULE:CLASS:option=value,...` for a class of one's own.

Specs stand in files too, so a spec by itself runs nothing: its module must have been named to `load_module`, and
nothing of a module is called but a class that derives from `Player`.
"""

import importlib
import importlib.util
import inspect
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple

from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.players.base import Chooser, Player
from euphoria_ai.words import nearest

Factory = Callable[..., Any]

_kinds: dict[str, "PlayerKind"] = {}
_modules: dict[str, ModuleType] = {}


class PlayerError(EuphoriaError):
    """A player that cannot be made, or that made no legal move."""


class PlayerKind(NamedTuple):
    """A registered name: `factory(seed=..., **options)` makes a player."""

    name: str
    factory: Factory
    description: str


def register(name: str, factory: Factory, description: str = "") -> None:
    """Make `name` a player.

    Raises ValueError on a name that a spec could not hold, or that is taken by another factory.
    """
    if not name.isidentifier():
        raise ValueError(f"player name {name!r}: letters, digits and _ allowed")
    if name in _kinds and _kinds[name].factory is not factory:
        raise ValueError(f"there is a player {name!r} already")
    _kinds[name] = PlayerKind(name, factory, description)


def kinds() -> list[PlayerKind]:
    """All registered players, in order of registration."""
    return list(_kinds.values())


def load_module(name: str) -> ModuleType:
    """Import a module, or a Python file, that holds players: from now on specs may name it, a file by its path or its
    name without the ending.  Raises PlayerError.
    """
    if name in _modules:
        return _modules[name]
    try:
        if name.endswith(".py"):
            module = import_file(name)
            _modules[module.__name__] = module
        else:
            if os.getcwd() not in sys.path:  # last, so that a file that lies there replaces no module of others
                sys.path.append(os.getcwd())
            module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise PlayerError(f"no module {error.name!r} to take players from") from None
    except (Exception, SystemExit) as error:
        raise PlayerError(f"player module {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    _modules[name] = module
    return module


def load_module_of(spec: str) -> str | None:
    """Load the module of a spec that its user has typed, if it names one; returns the module's name.

    Raises PlayerError.
    """
    name, _, rest = spec.strip().partition(":")
    if not is_class(name, rest):
        return None
    load_module(name)
    return name


def is_class(name: str, rest: str) -> bool:
    """Are these, of `NAME:rest`, a module and a class in it?"""
    return name not in _kinds and rest != "" and "=" not in rest.partition(":")[0]


def import_file(path: str) -> ModuleType:
    name = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def value_of(text: str) -> bool | int | float | str | None:
    """An option's value: a number, true, false, none, or the text itself."""
    words = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        return words[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def parse_options(spec: str, text: str) -> dict[str, Any]:
    """`a=1,b=x` as a dict.  Raises PlayerError."""
    out = {}
    for part in text.split(","):
        name, sign, value = part.partition("=")
        if not sign or not name.strip().isidentifier():
            raise PlayerError(f"player {spec!r}: {part.strip()!r} is no option; options read name=value,name=value")
        out[name.strip()] = value_of(value.strip())
    return out


def parse_spec(spec: str) -> tuple[Factory, dict[str, Any]]:
    """(factory, options) of a spec.  Raises PlayerError."""
    name, _, rest = spec.strip().partition(":")
    if name in _kinds:
        return _kinds[name].factory, parse_options(spec, rest) if rest else {}
    if not is_class(name, rest):
        near = nearest(name, _kinds)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise PlayerError(f"there is no player {name!r}{hint} (there is: {', '.join(_kinds)}, or MODULE:CLASS)")
    kind, _, rest = rest.partition(":")
    return class_of(spec, name, kind), parse_options(spec, rest) if rest else {}


def class_of(spec: str, name: str, kind: str) -> type[Player]:
    """The class of players in a module that was named to `load_module`.  Raises PlayerError."""
    if name not in _modules:
        raise PlayerError(
            f"player {spec!r}: a module runs code, so it is used only if you name it: --player-module {name}, or in "
            f"Python load_module({name!r})"
        )
    found = vars(_modules[name]).get(kind)
    if found is None:
        raise PlayerError(f"player {spec!r}: module {name!r} has no class {kind!r}")
    if not isinstance(found, type) or Player not in found.__mro__[1:]:
        raise PlayerError(f"player {spec!r}: {kind!r} is no class derived from euphoria_ai.players.Player")
    return found


def make_player(spec: str, seed: int = 1) -> Chooser:
    """A new player from its spec; a seed in the spec goes before `seed`.  Raises PlayerError."""
    factory, options = parse_spec(spec)
    if takes_seed(factory):
        options = {"seed": seed, **options}
    try:
        with answerable(factory, f"player {spec!r}"):
            return checked(spec, factory(**options))
    except PlayerError:
        raise
    except (TypeError, ValueError, OverflowError) as error:
        raise PlayerError(f"player {spec!r}: {str(error).rpartition('() ')[2]}") from None


def takes_seed(factory: Factory) -> bool:
    """Can the factory be called with a seed?"""
    try:
        parameters = inspect.signature(factory).parameters.values()
    except (TypeError, ValueError):  # something built in
        return False
    return any(p.name == "seed" or p.kind is p.VAR_KEYWORD for p in parameters)


def checked(spec: str, player: Any) -> Chooser:
    if not callable(getattr(player, "choose", None)):
        raise PlayerError(f"player {spec!r}: it has no method choose(position)")
    return player


@contextmanager
def answerable(player: object, name: str) -> Iterator[None]:
    """What goes wrong in somebody's own player, or in its class, is a PlayerError that names it; what goes wrong in the
    program's own stays what it is, a fault of the program.
    """
    home = player.__module__ if isinstance(player, type) else type(player).__module__
    if home.partition(".")[0] in ("euphoria_ai", "builtins"):
        yield
        return
    try:
        yield
    except (EuphoriaError, MemoryError):
        raise
    except (Exception, SystemExit) as error:
        raise PlayerError(f"{name} failed: {type(error).__name__}: {error}{place_of(error, home)}") from error


def place_of(error: BaseException, home: str) -> str:
    """` (my_players.py, line 12)`: the innermost line of the player's module that an error came through."""
    place, trace = "", error.__traceback__
    while trace:
        if trace.tb_frame.f_globals.get("__name__") == home:
            place = f" ({os.path.basename(trace.tb_frame.f_code.co_filename)}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return place


def move_of(player: Chooser, position: Position, name: str = "the player") -> int:
    """The legal move that a player chooses.  Raises PlayerError if it chooses none."""
    with answerable(player, name):
        move = player.choose(position)
    legal = position.legal_moves()
    if isinstance(move, str):
        from euphoria_ai.core.engine.game import Rng
        from euphoria_ai.moves.parsing import parse_move

        try:
            move = parse_move(position.determinize(Rng(1)), move)
        except EuphoriaError as error:
            raise PlayerError(f"{name}: {error}") from None
    if not hasattr(move, "__index__") or move not in legal:
        raise PlayerError(f"{name} chose {move!r}, which is no legal move of the {position.kind} decision")
    return int(move)


def ready_made() -> None:
    """The program's own players; their modules are loaded when one is made."""

    def lazy(module: str, attribute: str) -> Factory:
        def factory(**options: Any) -> Any:
            home = importlib.import_module(f"euphoria_ai.players.{module}")
            return getattr(home, attribute)(**options)

        return factory

    def lazy_level(number: int) -> Factory:
        def factory(**options: Any) -> Any:
            return importlib.import_module("euphoria_ai.players.ismcts").level(number)(**options)

        return factory

    register("random", lazy("simple", "RandomPlayer"), "any legal move, all equally likely")
    register("policy", lazy("simple", "PolicyPlayer"), "good habits without looking ahead")
    register("flat", lazy("flat", "FlatPlayer"), "the same number of playouts for every move (playouts=20, seconds)")
    register(
        "ismcts", lazy("ismcts", "SearchPlayer"), "tree search (seconds=1, iterations, threads=1, temperature, near)"
    )
    register(
        "boardspace",
        lazy("boardspace", "BoardspacePlayer"),
        "another program's robot, rebuilt for the base game (variant=10, playouts, prior=100, seconds)",
    )
    levels = ("beginner", "casual", "practised", "strong", "strongest")
    for number, words in enumerate(levels, 1):
        register(
            f"level{number}", lazy_level(number), f"{words}: tree search at level {number} of 5 (iterations, threads)"
        )


ready_made()
