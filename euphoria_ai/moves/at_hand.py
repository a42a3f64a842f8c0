"""The decision at hand, as its seat knows it."""

from functools import lru_cache

from euphoria_ai.catalog import FACTIONS, RECRUITS
from euphoria_ai.editions import EDITIONS, edition_rows, rules_key, split_key
from euphoria_ai.moves.costs import MOVES_AGAIN
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.state.seat import HAND


class Known:
    """What the deciding seat knows: game, kind of decision, seat, fields of its position, its own row, top frame, legal texts."""

    __slots__ = ("edition", "f", "game", "kind", "legal", "me", "options", "seat", "top")

    def __init__(self, game):
        self.game, self.kind, self.seat = game, game.kind, game.to_move
        self.f = game.view(self.seat).fields() if self.seat >= 0 else game.fields()
        self.top = self.f["stack"][-1]
        self.me = self.f["seats"][self.top["seat"]]
        if self.kind == "place" and self.top["c"] == MOVES_AGAIN:  # the worker placed last is lifted first
            self.me["loc"][self.f["placement"]["die"]] = HAND
        self.legal = list(move_texts(game))
        self.edition, seats, values = split_key(rules_key(game.rules))
        self.options = {**EDITIONS[self.edition].get("fixed", {}), **values, "seats": seats}


EVENTS_AT = {"draw": ("draw",), "turn": ("free_action",), "more": ("free_action", "extra")}


@lru_cache(maxsize=1 << 14)
def abilities(rules):
    """(row of a recruit, which of its abilities) of every ability that these rules use, in the order of the engine."""
    edition, _, options = split_key(rules_key(rules))
    used = {
        row["id"]
        for row in edition_rows(edition, "recruit")
        if row["faction"] in FACTIONS or options.get("factionless", True)
    }
    return [(row, i) for row in RECRUITS if row["id"] in used for i in range(len(row["abilities"]))]


def ability_at(rules, number):
    """(row of the recruit, which of its abilities) of the engine's ability number."""
    return abilities(rules)[number]
