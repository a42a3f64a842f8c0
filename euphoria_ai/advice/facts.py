"""What a turn does, in numbers: the difference that its line and its trials make, and what can be computed exactly.

Everything here starts from fields (`Position.fields`, `Game.fields`); of the other seats only what is public is
looked at.
"""

from collections.abc import Container
from functools import lru_cache
from typing import Any

from euphoria_ai.advice.lines import Line, LineStep
from euphoria_ai.catalog import (
    ARTIFACTS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUITS,
    SITES,
    SPACES,
    TILES,
    steps_of,
    word_of,
)
from euphoria_ai.core.engine import questions
from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.state.ids import (
    CARD_UNKNOWN,
    IGNORE_ALL,
    LOC_HAND,
    M_BUMP,
    M_DISCARD,
    M_LOSE,
    M_PAY,
    M_PLACE,
    M_RETRIEVE_PAY,
    M_USE,
    R_ACTIVE,
    R_SECOND,
    R_STAR,
    R_WORKING,
)
from euphoria_ai.editions import rules_data, rules_key, split_key
from euphoria_ai.moves.fields import arg, arg2, discards, item_counts, kind_of, space_of
from euphoria_ai.moves.writing import retrieve_ability

Rival = tuple[str, "Facts"]  # the label and the facts of a turn to compare with
MEASURES = ("stars", "cards", "morale", "knowledge", "workers")
DRAWN_ASIDE = ("discard", "keep_aside")
SAVING = ("keep_worker", "reroll", "skip_check")


@lru_cache(maxsize=64)
def constants(rules: int) -> dict[str, Any]:
    """The constants of a rule set (see `euphoria_ai.editions.resolve`)."""
    return rules_data(*split_key(rules_key(rules)))["constants"]


# ---------------------------------------------------------------- a seat


def measures(seat: dict[str, Any]) -> list[int]:
    """Numbers of one seat that can be subtracted: MEASURES, then the goods.

    Stars are counted as minus what is left to place.
    """
    return [-seat["stars_left"], seat["hand_n"], seat["morale"], seat["knowledge"], seat["owned"], *seat["goods"]]


def on_board(seat: dict[str, Any]) -> list[tuple[int, int]]:
    """[(space number, face)] of its workers on the board."""
    return [(loc, face) for loc, face in zip(seat["loc"], seat["face"], strict=True) if loc < LOC_HAND]


def hand_sum(seat: dict[str, Any]) -> int:
    return sum(face for loc, face in zip(seat["loc"], seat["face"], strict=True) if loc == LOC_HAND)


def recruits_of(seat: dict[str, Any], faction: str, active: bool = True) -> int:
    """How many of its known recruits belong to the faction and are active, or are not."""
    return sum(
        RECRUITS[card - 1]["faction"] == faction and bool(flags & R_ACTIVE) == active
        for card, flags in zip(seat["recruits"], seat["recruit_flags"], strict=True)
        if card not in (0, CARD_UNKNOWN)
    )


def penalties(fields: dict[str, Any], seat: int) -> dict[int, int]:
    """Numbers of the face-up tiles that bind this seat, by site."""
    stars = fields["seats"][seat]["tile_stars"]
    return {site: tile - 1 for site, tile in enumerate(fields["tiles"]) if tile and not stars >> site & 1}


def binding(fields: dict[str, Any], seat: int) -> dict[str, dict[str, Any]]:
    """{penalty code: its parameters} in force at this moment."""
    ignored = fields.get("ignored", 0) if seat == fields["active"] else 0
    tiles = {} if ignored & IGNORE_ALL else penalties(fields, seat)
    return {
        TILES[tile]["penalty_code"]: TILES[tile].get("penalty_params", {})
        for site, tile in tiles.items()
        if not ignored >> site & 1
    }


def working(fields: dict[str, Any], seat: int, bound: Container[str]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Abilities at work: (recruit, ability row)."""
    row = fields["seats"][seat]
    if "no_recruit_abilities" in bound:
        return []
    return [
        (RECRUITS[card - 1], ability)
        for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True)
        if card not in (0, CARD_UNKNOWN) and flags & R_WORKING
        for ability in RECRUITS[card - 1]["abilities"]
    ]


def saviours(fields: dict[str, Any], seat: int) -> list[str]:
    """Recruits of this seat that may save a worker from a check, by a new roll, by skipping it, or afterwards."""
    return [
        card["id"]
        for card, ability in working(fields, seat, binding(fields, seat))
        if any(word_of(step)[0] in SAVING for step in ability.get("do", ()))
    ]


def next_checks(fields: dict[str, Any], seat: int) -> list[float]:
    """[risk of losing a worker when 1, 2 ... of its workers on the board come back at once], as things stand."""
    row = fields["seats"][seat]
    base = row["knowledge"] + hand_sum(row)
    return [questions.check_risk(fields, seat, n, base) for n in range(1, len(on_board(row)) + 1)]


# ---------------------------------------------------------------- a roll


class Roll:
    """Dice about to be rolled.

    base: knowledge and faces in hand; total: at which a worker is lost; risk: of that; pair: of holding equal dice
    afterwards; goods: mean losses to tiles; saviours: recruits that may prevent the loss.
    """

    __slots__ = ("base", "dice", "goods", "pair", "risk", "saviours", "seat", "total")

    def __init__(self, fields: dict[str, Any]) -> None:
        frame = fields["stack"][-1]
        self.seat = frame["seat"]
        row = fields["seats"][self.seat]
        self.dice = frame["dice"].bit_count()
        kept = [
            face
            for i, (loc, face) in enumerate(zip(row["loc"], row["face"], strict=True))
            if loc == LOC_HAND and face and not frame["dice"] >> i & 1
        ]
        self.base = row["knowledge"] + sum(kept)
        self.total, self.saviours = questions.check_limit(fields, self.seat), saviours(fields, self.seat)
        self.risk = 0.0 if row["lost"] else questions.check_risk(fields, self.seat, self.dice, self.base)
        self.pair = pair_chance(self.dice, kept)
        bad = sum(TILES[tile]["penalty_code"] == "lose_good_on_roll" for tile in penalties(fields, self.seat).values())
        self.goods = min(self.dice * bad / 6, sum(row["goods"]))


def pair_chance(dice: int, kept: list[int]) -> float:
    """Chance that at least two of the kept faces and of `dice` rolled ones are equal."""
    shown = set(kept)
    if len(shown) < len(kept):
        return 1.0
    distinct = 1.0
    for i in range(dice):
        distinct *= max(0, 6 - len(shown) - i) / 6
    return 1 - distinct


# ---------------------------------------------------------------- a turn


class Facts:
    """What one turn does.

    line: its steps with the fields before each and at the end; ends: fields at the end of the trials (of the line if
    there are none).  observer: the seat that is told, `seat` itself unless given.  change[seat]: mean differences by
    MEASURES and goods; sure[seat]: for each whether all trials agree.  lost_cards, rolled_away: means of what the hand
    limit and tiles against rolled faces take.
    """

    __slots__ = ("change", "ends", "line", "lost_cards", "observer", "rolled_away", "rolls", "seat", "start", "sure")

    def __init__(
        self, seat: int, start: dict[str, Any], line: Line, trials: list[Line], observer: int | None = None
    ) -> None:
        self.seat, self.start, self.line = seat, start, line
        self.observer = seat if observer is None else observer
        lines = trials or [line]
        self.ends = [one.end for one in lines]
        self.change, self.sure = [], []
        for i, row in enumerate(start["seats"]):
            old = measures(row)
            new = [[b - a for a, b in zip(old, measures(end["seats"][i]), strict=True)] for end in self.ends]
            self.change.append([sum(column) / len(new) for column in zip(*new, strict=True)])
            self.sure.append([min(column) == max(column) for column in zip(*new, strict=True)])
        self.lost_cards = sum(lost_to_limit(one.steps, seat) for one in lines) / len(lines)
        self.rolled_away: dict[str, float] = {}
        for name in (name for one in lines for name in lost_to_rolls(one.steps, seat)):
            self.rolled_away[name] = self.rolled_away.get(name, 0) + 1 / len(lines)
        self.rolls = [
            Roll(before)
            for step, before in zip(line.steps, line.before, strict=True)
            if step.seat == CHANCE and step.kind == "roll" and not before["stack"][-1]["roll_off"]
        ]

    @property
    def end(self) -> dict[str, Any]:
        return self.line.end

    def own_steps(self, *kinds: int) -> list[LineStep]:
        """Own steps with moves of these kinds."""
        return [step for step in self.line.steps if step.seat == self.seat and kind_of(step.move) in kinds]

    def mean(self, seat: int, name: str) -> float:
        return self.change[seat][MEASURES.index(name)]

    def certain(self, seat: int, name: str) -> bool:
        return self.sure[seat][MEASURES.index(name)]

    def goods(self, seat: int) -> dict[str, float]:
        return dict(zip(GOODS, self.change[seat][len(MEASURES) :], strict=True))


def lost_to_limit(steps: list[LineStep], seat: int) -> int:
    """Cards that a seat throws away for the hand limit: discards that no ability in use has asked for."""
    owed = lost = 0
    for step in steps:
        if step.seat != seat:
            continue
        if kind_of(step.move) == M_USE:
            owed += any(word in DRAWN_ASIDE for word in steps_of(RECRUITS[arg(step.move) - 1]))
        elif kind_of(step.move) == M_DISCARD and ((owed and step.limit is None) or step.limit is False):
            owed = max(0, owed - 1)
        elif kind_of(step.move) == M_DISCARD:
            lost += sum(n for _, n in discards(step.move))
    return lost


def lost_to_rolls(steps: list[LineStep], seat: int) -> list[str]:
    """Names of the goods that a seat loses to tiles for dice rolled in these steps."""
    first = next((i for i, step in enumerate(steps) if step.seat == CHANCE and step.kind == "roll"), len(steps))
    return [GOODS[arg(step.move)] for step in steps[first:] if step.seat == seat and kind_of(step.move) == M_LOSE]


def paid(facts: Facts) -> dict[str, int]:
    """{item: count} that the seat pays for spaces, retrievals and the dilemma; artifacts by name, morale and
    knowledge left out."""
    out: dict[str, int] = {}
    for step in facts.own_steps(M_PAY, M_RETRIEVE_PAY):
        if kind_of(step.move) == M_PAY:
            pairs = item_counts(step.move)[: len(GOODS) + len(ARTIFACTS)]
        elif arg(step.move) < 3:
            pairs = [(("nothing", "food", "bliss")[arg(step.move)], int(arg(step.move) > 0))]
        else:
            pairs = list(retrieve_ability(arg2(step.move) - 1)["price"].items())
        for name, n in pairs:
            if n and name in (*GOODS, *ARTIFACTS):
                out[name] = out.get(name, 0) + n
    return out


def balance(facts: Facts) -> tuple[dict[str, int], dict[str, float], dict[str, float]]:
    """(paid, lost, gained) as {item: mean count}: goods by name, artifacts paid by name, gained and lost ones as
    "card"."""
    spent = paid(facts)
    net = facts.goods(facts.seat)
    for name, n in facts.rolled_away.items():  # told as a loss to tiles
        net[name] += n
    net["card"] = facts.mean(facts.seat, "cards") + facts.lost_cards
    more = {name: n + spent.get(name, 0) for name, n in net.items()}
    more["card"] += sum(n for name, n in spent.items() if name in ARTIFACTS)
    lost = {name: -n for name, n in more.items() if n < -1e-9}
    return spent, lost, {name: n for name, n in more.items() if n > 1e-9}


class Bump:
    """A worker that the turn sends home."""

    __slots__ = ("face", "space", "victim")

    def __init__(self, victim: int, face: int, space: str) -> None:
        self.victim, self.face, self.space = victim, face, space


def bumps(facts: Facts) -> list[Bump]:
    """Workers that the seat bumps, in order: by placements, but never on commodity areas, and by a recruit's choice
    there."""
    out = []
    for step, before in zip(facts.line.steps, facts.line.before, strict=True):
        if step.seat == facts.seat and kind_of(step.move) == M_BUMP:
            out.append(Bump(arg(step.move) - 1, arg2(step.move), SPACES[before["placement"]["space"]]["id"]))
        space = space_of(step.move)
        if step.seat != facts.seat or kind_of(step.move) != M_PLACE or SPACES[space]["group"] == "area":
            continue
        for seat, row in enumerate(before["seats"]):
            out += [Bump(seat, face, SPACES[space]["id"]) for loc, face in on_board(row) if loc == space]
    return out


def site_of(space: int) -> int | None:
    """Number of the construction site that a space is a slot of, or None."""
    row = SPACES[space]
    return next(i for i, site in enumerate(SITES) if site["id"] == row["site"]) if row["group"] == "slot" else None


class Work:
    """What the seat's placements do on one construction site.  partners: other seats with workers there; done: the
    market opens."""

    __slots__ = ("done", "needs", "partners", "site", "workers")

    def __init__(self, site: int, workers: int, needs: int, partners: list[int], done: bool) -> None:
        self.site, self.workers, self.needs, self.partners, self.done = site, workers, needs, partners, done


def works(facts: Facts) -> list[Work]:
    """Work on sites, one entry a site."""
    needs = constants(facts.start["rules"])["site_needs"]
    touched = dict.fromkeys(
        site for site in (site_of(space_of(step.move)) for step in facts.own_steps(M_PLACE)) if site is not None
    )
    out = []
    for site in touched:
        slots = {i for i, row in enumerate(SPACES) if row["group"] == "slot" and row["site"] == SITES[site]["id"]}
        here = [[loc for loc, _ in on_board(row) if loc in slots] for row in facts.start["seats"]]
        placed = sum(site_of(space_of(step.move)) == site for step in facts.own_steps(M_PLACE))
        partners = [seat for seat, dice in enumerate(here) if dice and seat != facts.seat]
        out.append(Work(site, sum(map(len, here)) + placed, needs, partners, bool(facts.end["tiles"][site])))
    return out


def star_places(facts: Facts) -> list[tuple[str, str, int]]:
    """[(kind, id, count)] of the seat's new stars at the end of the line: territory, tile, recruit or dilemma."""
    old, new = facts.start["seats"][facts.seat], facts.end["seats"][facts.seat]
    out = [
        ("territory", FACTIONS[i], b - a)
        for i, (a, b) in enumerate(zip(old["territory"], new["territory"], strict=True))
        if b > a
    ]
    fresh = new["tile_stars"] & ~old["tile_stars"]
    out += [("tile", MARKET_IDS[i], 1) for i in range(len(MARKET_IDS)) if fresh >> i & 1]
    for card, flags in zip(new["recruits"], new["recruit_flags"], strict=True):
        n = bool(flags & R_STAR) + bool(flags & R_SECOND) - had_stars(old, card)
        if card and n > 0:
            out.append(("recruit", RECRUITS[card - 1]["id"], n))
    if new["dilemma_use"] == 1 != old["dilemma_use"]:
        out.append(("dilemma", "dilemma", 1))
    return out


def had_stars(seat: dict[str, Any], card: int) -> int:
    rows = zip(seat["recruits"], seat["recruit_flags"], strict=True)
    return sum(bool(flags & R_STAR) + bool(flags & R_SECOND) for each, flags in rows if each == card)


def stars_placed(fields: dict[str, Any]) -> list[int]:
    """Stars placed by each seat."""
    most = constants(fields["rules"])["stars"]
    return [most - row["stars_left"] for row in fields["seats"]]
