"""Positions for tests, written like the cases of the rules: build a game at a turn, play move texts, look at what
changed.
"""

import os
import subprocess
import sys
from pathlib import Path

from euphoria_ai.catalog import (
    ARTIFACTS,
    DILEMMA_IDS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    SPACE_IDS,
    TABLES,
    TILE_IDS,
)
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.state.ids import LOC_HAND as HAND
from euphoria_ai.core.state.ids import LOC_POOL as POOL
from euphoria_ai.core.state.ids import NOBODY
from euphoria_ai.core.state.ids import R_ACTIVE as ACTIVE
from euphoria_ai.core.state.ids import R_STAR as STAR
from euphoria_ai.core.state.ids import R_WORKING as WORKING
from euphoria_ai.core.state.layouts import FRAME_PARTS
from euphoria_ai.editions import EDITIONS, rules_id
from euphoria_ai.moves.trades import parse_items
from euphoria_ai.moves.writing import move_texts

DILEMMA_USE = {"unused": 0, "star": 1, "recruits": 2}


def seat_fields(spec, seats, territory_room):
    """Fields of one seat out of a dict.

    Keys: goods "2 gold food", hand "bat 2 book", dice {"hand": [5, 3], "farm": [2]}, morale, knowledge, recruits
    [active ids], hidden [ids], starred [ids of recruits with a star], dilemma "bat", dilemma_use, territory
    {faction: n}, tile_stars [market ids], stars_left (the missing stars are put on territories with room).
    """
    spec = dict(spec)
    items = parse_items(spec.pop("goods", "nothing"))
    hand = parse_items(spec.pop("hand", "nothing"))
    dice = [
        (HAND if where == "hand" else SPACE_IDS.index(where), face)
        for where, faces in spec.pop("dice", {"hand": [1, 1]}).items()
        for face in faces
    ]
    recruits, flags = [], []
    starred = spec.pop("starred", ())
    for ids, base in ((spec.pop("recruits", ()), ACTIVE | WORKING), (spec.pop("hidden", ()), 0)):
        for name in ids:
            recruits.append(RECRUIT_IDS.index(name) + 1)
            flags.append(base | (STAR if name in starred else 0))
    territory = [spec.get("territory", {}).get(name, 0) for name in FACTIONS]
    spec.pop("territory", None)
    tile_stars = sum(1 << MARKET_IDS.index(name) for name in spec.pop("tile_stars", ()))
    use = DILEMMA_USE[spec.pop("dilemma_use", "unused")]
    placed = sum(territory) + tile_stars.bit_count() + len(starred) + (use == 1)
    left = spec.pop("stars_left", 10 - placed)
    for i in range(4):
        territory_room[i] -= territory[i]
    for i in range(4):
        while 10 - placed > left and territory_room[i] > 0:
            territory[i] += 1
            territory_room[i] -= 1
            placed += 1
    dilemma = spec.pop("dilemma", None)
    out = {
        "goods": items[:7],
        "hand": hand[7:],
        "hand_n": sum(hand),
        "recruits": recruits + [0] * (4 - len(recruits)),
        "recruit_flags": flags + [0] * (4 - len(flags)),
        "refused": [0] * 4,
        "loc": [loc for loc, _ in dice] + [POOL] * (4 - len(dice)),
        "face": [face for _, face in dice] + [0] * (4 - len(dice)),
        "stars_left": left,
        "morale": spec.pop("morale", 1),
        "knowledge": spec.pop("knowledge", 3),
        "owned": len(dice),
        "tile_stars": tile_stars,
        "dilemma": DILEMMA_IDS.index(f"dilemma_{dilemma}") + 1 if dilemma else 0,
        "dilemma_use": use,
        "used": 0,
        "lost": False,
        "known": [0] * 6,
        "territory": territory,
    }
    assert not spec, f"unknown keys {list(spec)}"
    return out


def ids_of(edition, kind):
    """Numbers of the recruits ("recruit") or tiles ("tile") that an edition plays with."""
    names = {row["id"] for table in EDITIONS[edition][kind + "s"] for row in TABLES[table][kind]}
    return [i for i, name in enumerate(RECRUIT_IDS if kind == "recruit" else TILE_IDS) if name in names]


def build(
    *specs,
    seats=None,
    active=0,
    options=None,
    tracks=(0, 0, 0, 0),
    miners=(0, 0, 0),
    tiles=None,
    discard="nothing",
    deck=None,
    turn=10,
    edition="base",
    bazaar=(),
):
    """A Game at the turn decision of seat `active`; `specs` are the seats' dicts in order (missing ones are empty)."""
    seats = seats or max(2, len(specs))
    rules = rules_id(edition, seats, options)
    room = [seats] * 4
    filled = [seat_fields(spec, seats, room) for spec in (*specs, *[{}] * (seats - len(specs)))]
    tiles = {name: TILE_IDS.index(tile) + 1 for name, tile in (tiles or {}).items()}
    used = {card - 1 for seat in filled for card in seat["recruits"] if card}
    dilemmas = {seat["dilemma"] - 1 for seat in filled if seat["dilemma"]}
    thrown = parse_items(discard)[7:]
    row = [ARTIFACTS.index(name) + 1 if name else 0 for name in bazaar]
    rest = [6 - thrown[i] - sum(seat["hand"][i] for seat in filled) - row.count(i + 1) for i in range(6)]
    if deck is not None:  # cards not in `deck` are out of sight in the discard pile
        wanted = parse_items(deck)[7:]
        thrown = [thrown[i] + rest[i] - wanted[i] for i in range(6)]
        rest = wanted
    frame = dict.fromkeys(("step", *FRAME_PARTS["whole_turn"]), 0)
    revealed = sum(1 << i for i in range(4) if tracks[i] >= 8 or (i < 3 and miners[i] >= 6))
    deck_mask = sum(1 << i for i in ids_of(edition, "recruit") if i not in used)
    return Game.from_fields(
        {
            "rules": rules,
            "seats": filled,
            "recruit_deck": deck_mask,
            "recruit_deck_n": deck_mask.bit_count(),
            "tiles_unseen": sum(1 << i for i in ids_of(edition, "tile") if i + 1 not in tiles.values()),
            "bazaar": row + [0] * (4 - len(row)),
            "dilemma_deck": sum(1 << i for i in range(6) if i not in dilemmas),
            "tracks": list(tracks),
            "miners": list(miners),
            "tiles": [tiles.get(name, 0) for name in MARKET_IDS],
            "deck": rest,
            "deck_n": sum(rest),
            "discard": thrown,
            "turn": turn,
            "active": active,
            "first": 0,
            "over": 0,
            "winners": 0,
            "revealed": revealed,
            "group_face": 0,
            "group": 0,
            "fresh": 0,
            "preset": 0,
            "placement": {
                "payment": 0,
                "space": NOBODY,
                "die": 0,
                "face": 0,
                "victim": NOBODY,
                "victim_face": 0,
                "flags": 0,
                "new_die": 0,
                "levels": [0] * 4,
            },
            "event_stars": [0] * 6,
            "trade": [0] * 13,
            "stack": [dict(frame, kind="whole_turn", seat=active)],
        }
    )


def play(game, *texts):
    """Apply move texts one after the other (separate arguments or one string with `;`); returns the game."""
    for text in texts:
        for part in text.split(";"):
            game.apply(part.strip())
    return game


def legal(game):
    """Sorted texts of the legal moves."""
    return sorted(move_texts(game))


def seat(game, number=0):
    """Summary of one seat with goods and hand as counts by name."""
    out = dict(game.summary()["seats"][number])
    out["goods"] = {name: n for name, n in zip(GOODS, out["goods"], strict=True) if n}
    out["hand"] = {name: n for name, n in zip(ARTIFACTS, out["hand"], strict=True) if n}
    return out


def faces(game, number=0):
    """Faces of the available dice of a seat, sorted."""
    return sorted(face for where, face in game.summary()["seats"][number]["dice"] if where == "hand")


def chance_to_end(game, seed=1, cap=3000):
    """Play on at random to the end or the cap; returns the number of decisions."""
    rng = Rng(seed)
    for count in range(cap):
        if game.over:
            return count
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
    return cap


ONE_TWO = {"dice": {"hand": [1, 2]}}  # a seat with nothing but two workers
BAZAAR = ("bat", "bear", "book", "box")  # their prices: 2, 1, 1, nothing


def turn_beside(me, *others, **board):
    """P1's turn in the expansion beside one other seat, with a full bazaar, unless told otherwise."""
    return build(me, *(others or (ONE_TWO,)), edition="ignorance", bazaar=board.pop("bazaar", BAZAAR), **board)


def holdings(game, number=0):
    """Morale, knowledge, goods and hand of a seat."""
    who = seat(game, number)
    return who["morale"], who["knowledge"], who["goods"], who["hand"]


def goods_of(game, number=0):
    """The goods of a seat by name."""
    return seat(game, number)["goods"]


def open_spaces(game):
    """Spaces on which a worker may be placed now."""
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


def decision(game):
    """What must be decided (for a recruit: `use ID`) and by which seat."""
    what = next(text for text in legal(game) if text.startswith("use ")) if game.kind == "use" else game.kind
    return what, game.to_move


def recruit_asked(game):
    """What must be decided (for a recruit: its id) and by which seat."""
    if game.kind != "use":
        return game.kind, game.to_move
    return legal(game)[1].removeprefix("use "), game.to_move


def run_program(path, *arguments):
    """Run a program of the tests in a process of its own, in which it imports what tests import."""
    folders = [str(Path(__file__).parent), str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, str(path), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, folders))},
    )


def shell(lines, folder):
    """Run command lines in one shell, `euphoria` being this installation's; people at the table leave at once."""
    source = Path(sys.executable).as_posix()
    script = f"set -e\neuphoria() {{ '{source}' -m euphoria_ai.cli \"$@\"; }}\n" + "\n".join(lines)
    env = os.environ | {"XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "80"}
    return subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env=env,
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
