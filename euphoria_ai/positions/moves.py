"""The key `moves` of a position file: from the start of a turn into the middle of it."""

from typing import Any

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import EuphoriaError, PositionError
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.positions.clues import keep_clues
from euphoria_ai.positions.fields import sound
from euphoria_ai.positions.unknowns import forget
from euphoria_ai.positions.values import found, refuse

WORLDS, TRIES = 8, 200  # worlds that must agree, worlds tried


def moves_of(doc: dict[str, Any]) -> list[str]:
    moves = doc.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        refuse("moves", 'a list of moves in quotes is expected, such as ["place 4 farm", "roll 3"]', moves)
    return moves


def after_moves(position: Position, moves: list[str]) -> Position:
    """The position after the moves.  A decision with one legal move settles by itself, as in a game."""
    world = position.determinize(Rng(0))
    if not moves and (world.kind, world.to_move) == (position.kind, position.to_move):
        return position
    known, agreed = position.fields(), 0
    result: dict[str, Any] | None = None
    refusal: PositionError | None = None
    for seed in range(TRIES):
        world = position.determinize(Rng(seed))
        before = world.clone()
        hand = world.view(position.seat).fields()["seats"][position.seat]["hand"]
        try:
            log = play(world, moves)
        except PositionError as refused:
            refusal = refusal or refused
            continue
        fields = forget(known, hand, world.view(position.seat).fields(), position.seat)
        keep_clues(known, fields, before, world, log)
        if result is not None and fields != result:
            what = differing(result, fields)
            raise PositionError(
                f"moves: what follows depends on something left unknown ({what}); write it in the file", "moves"
            )
        result, agreed = fields, agreed + 1
        if agreed == WORLDS:
            break
    if result is None:
        raise refusal or PositionError("moves: no game fits this position", "moves")
    return sound(result, position.seat)


def play(world: Game, moves: list[str]) -> list[tuple[int, str, int, bool]]:
    """Apply the texts to a full game; one that has settled by itself may be written too.  Returns what was done.

    Raises PositionError naming the move.
    """
    settled: list[list[str]] = []
    log: list[tuple[int, str, int, bool]] = []
    for i, text in enumerate(moves):
        if split_words(text) in settled:
            settled.remove(split_words(text))
            continue
        if world.over:
            raise PositionError(f"moves, number {i + 1} = {found(text)}: the game is over before it (R109)", "moves")
        world.log = []
        try:
            apply_text(world, text)
        except EuphoriaError as error:
            raise PositionError(f"moves, number {i + 1}: {error}", "moves") from None
        log += world.log
        settled = [split_words(plain_text(move)) for _, _, move, forced in world.log if forced]
    return log


def differing(a: dict[str, Any], b: dict[str, Any]) -> str:
    """Where two nests of fields first differ, in words."""
    for i, (x, y) in enumerate(zip(a["seats"], b["seats"], strict=True)):
        for name in x:
            if x[name] != y[name]:
                return f"player {i + 1}: {name.replace('_', ' ')}"
    return "hidden cards"
