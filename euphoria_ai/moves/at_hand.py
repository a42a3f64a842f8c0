"""The decision at hand, as its seat knows it."""

from __future__ import annotations

from functools import lru_cache

from euphoria_ai.catalog import FACTIONS, RECRUIT_IDS, RECRUITS
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.state.ids import EXTRA_MOVE_LAST, LOC_HAND, M_USE, R_WORKING
from euphoria_ai.editions import EDITIONS, edition_rows, rules_key, split_key
from euphoria_ai.moves.fields import arg, kind_of
from euphoria_ai.moves.full_names import full_name
from euphoria_ai.moves.words import call
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.state.seat import cards_of

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.moves.shapes import Names
    from euphoria_ai.state.shapes import Row


class AtHand:
    """The decision at hand, as the seat that decides it knows it.

    game: the Game or Position that is asked about; kind: of the decision; seat: who decides, or
    for whom chance does (by_chance); f: what the seat knows, as `fields()`; me: its row there;
    top, below: the pending frames; edition and options with the number of seats; names: what the
    seats are called; texts: text -> move of every legal move, worked out when first asked for.
    """

    __slots__ = (
        "_texts",
        "below",
        "by_chance",
        "edition",
        "f",
        "game",
        "kind",
        "me",
        "names",
        "options",
        "seat",
        "top",
    )

    def __init__(self, game: Game | Position, names: Names = None, texts: dict[str, int] | None = None) -> None:
        self.game, self.kind, self.names, self._texts = game, game.kind or "over", names, texts
        seat = game.to_move
        self.by_chance = seat is None or seat < 0
        known = game.view(seat) if isinstance(game, Game) and seat is not None and seat >= 0 else game
        self.f = known.fields()
        self.top: Row = self.f["stack"][-1]
        self.below: Row = self.f["stack"][-2] if len(self.f["stack"]) > 1 else {"kind": None}
        self.seat = self.top["seat"]
        self.me = self.f["seats"][self.seat]
        if self.kind == "place" and self.top["extra"] == EXTRA_MOVE_LAST:  # the worker placed last is lifted first
            self.me["loc"][self.f["placement"]["die"]] = LOC_HAND
        self.edition, seats, values = split_key(rules_key(game.rules))
        self.options = {**EDITIONS[self.edition].get("fixed", {}), **values, "seats": seats}

    @property
    def world(self) -> Game:
        """A game with this decision: the game itself, or a world that the position allows."""
        return self.game if isinstance(self.game, Game) else self.game.determinize(Rng(1))

    @property
    def texts(self) -> dict[str, int]:
        if self._texts is None:
            self._texts = move_texts(self.world)
        return self._texts

    @property
    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        return list(self.texts)

    def name(self, seat: int) -> str:
        return call(self.names, seat)

    def called(self, name: str) -> str:
        """The full name of a card, good or space as things stand."""
        return full_name(name, self.f["tiles"])

    def told(self, name: str) -> str:
        """The same with the id behind it, which is typed: `Farm [farm]`."""
        return f"{self.called(name)} [{name}]"

    def usable(self) -> list[str]:
        """The recruits that the menu offers."""
        if self.by_chance or not any(
            ability["on"] in EVENTS_AT.get(self.kind, ())
            for _, row in cards_of(self.me, R_WORKING)
            for ability in row["abilities"]
        ):
            return []
        return [self.called(RECRUIT_IDS[arg(move) - 1]) for move in self.texts.values() if kind_of(move) == M_USE]

    def because(self) -> str:
        """` (Lee the Gossip)` where an ability is being carried out."""
        if self.below["kind"] != "ability":
            return ""
        return f" ({self.called(ability_at(self.f['rules'], self.below['ability'])[0]['id'])})"


EVENTS_AT = {"draw": ("draw",), "turn": ("free_action",), "more": ("free_action", "extra")}


@lru_cache(maxsize=1 << 14)
def abilities(rules: int) -> list[tuple[Row, int]]:
    """(row of a recruit, which of its abilities) of every ability that these rules use, in the order of the engine."""
    edition, _, options = split_key(rules_key(rules))
    used = {
        row["id"]
        for row in edition_rows(edition, "recruit")
        if row["faction"] in FACTIONS or options.get("factionless", True)
    }
    return [(row, i) for row in RECRUITS if row["id"] in used for i in range(len(row["abilities"]))]


def ability_at(rules: int, number: int) -> tuple[Row, int]:
    """(row of the recruit, which of its abilities) of the engine's ability number."""
    return abilities(rules)[number]
