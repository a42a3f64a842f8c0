"""The features of the learned evaluation once more, slow and by name: from the fields of a game and the data files.

Where a worker may go and whether a dilemma can be paid is asked of the reference program, for every seat.
"""

from fractions import Fraction
from functools import cache
from itertools import product

from reference import payments
from reference.table import Die, Table

from euphoria_ai.catalog import ARTIFACTS, DILEMMAS, GOODS, RECRUITS, SITES, SPACE_IDS, SPACES, TILES
from euphoria_ai.core.state.ids import LOC_HAND, LOC_POOL, R_ACTIVE, R_STAR
from euphoria_ai.editions import resolve, rules_key, split_key

FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
FAR = 12
GROUP_WORDS = {"tunnel_end": "end", "icarite_market": "icarite"}  # group of a space -> as the features call it

# penalty_code of a tile -> the number of its feature
PENALTIES = (
    *(f"roll_face_{face}" for face in range(1, 7)),
    "no_worker_gain_at_2_or_3", "no_self_bump", "no_artifact_pairs", "no_visit_without_own_star",
    "one_placement_per_turn", "no_shared_construction", "no_recruit_abilities", "extra_morale_loss_on_free_retrieve",
    "no_icarus_placement", "knowledge_per_star", "no_tier_1_2_bonus", "one_worker_per_commodity_area",
    "pay_to_self_bump", "commodity_cap_2_each", "low_rolls_count_3", "no_placement_with_6_on_board",
    "no_star_on_empty_territory", "neighbours_retrieve_one", "bazaar_surcharge", "morale_loss_per_star",
    "no_placement_with_2_on_board", "morale_gain_cap_3", "resource_gain_cap_3", "only_new_artifact_types",
    "check_threshold_14", "commodity_gain_minus_1", "knowledge_on_equal_dice", "self_bump_costs_knowledge",
)  # fmt: skip


def steps(name, value, low, high):
    """`name >= 2` and so on."""
    return {f"{name} >= {step}": value >= step for step in range(low, high + 1)}


def at_most(name, value, low, high):
    return {f"{name} <= {step}": value <= step for step in range(low, high + 1)}


# ---------------------------------------------------------------- the reference program's table


def reference_table(game):
    """The game on the table of the reference program, at the start of a turn."""
    edition, seats, options = split_key(rules_key(game.rules))
    table = Table(
        seats,
        options.get("iib_tweaks", False),
        options["trading"],
        options["refused_recruits"],
        edition,
        options.get("factionless", True),
        options.get("free_trades", False),
    )
    now = game.summary()
    table.tracks = dict(zip(FACTIONS, now["tracks"], strict=True))
    table.miners = dict(zip(FACTIONS[:3], now["miners"], strict=True))
    table.territories = now["territories"]
    table.tiles = now["tiles"]
    table.active = now["active"]
    table.bazaar = now.get("bazaar", table.bazaar)
    for seat, row in zip(table.seats, now["seats"], strict=True):
        seat.goods = dict(zip(GOODS, row["goods"], strict=True))
        seat.hand = dict(zip(ARTIFACTS, row["hand"], strict=True))
        seat.stars_left, seat.morale, seat.knowledge = row["stars_left"], row["morale"], row["knowledge"]
        seat.dice = [Die(face, where) for where, face in row["dice"]]
        seat.recruits, seat.recruit_stars = row["recruits"], row["recruit_stars"]
        seat.dilemma, seat.dilemma_use = row["dilemma"]
        seat.tile_stars = set(row["tile_stars"])
    return table


def legal_places(table, seat):
    return {space for space in SPACE_IDS if payments.can_place(table, seat, space)}


def dilemma_payable(table, seat):
    who = table.seats[seat]
    return bool(who.dilemma and who.dilemma_use == "unused" and payments.for_dilemma(table, seat))


# ---------------------------------------------------------------- what both sides ask


class World:
    """A game with what its rule set says."""

    def __init__(self, game):
        self.fields = game.fields()
        self.seats = self.fields["seats"]
        self.n = len(self.seats)
        edition, seats, options = split_key(rules_key(game.rules))
        self.rules = resolve(edition, seats, options)["constants"]
        self.table = reference_table(game)
        self.territory = [sum(row["territory"][i] for row in self.seats) for i in range(4)]
        self.facts = [Facts(self, seat) for seat in range(self.n)]

    def on_space(self, number):
        """Faces of the dice there."""
        return [
            face
            for row in self.seats
            for loc, face in zip(row["loc"], row["face"], strict=True)
            if loc == number and loc < LOC_HAND
        ]

    def on_site(self, site):
        name = SITES[site]["id"]
        slots = [i for i, space in enumerate(SPACES) if space["group"] == "slot" and space["site"] == name]
        return sum(len(self.on_space(slot)) for slot in slots)

    def one_short(self, site):
        return not self.fields["tiles"][site] and self.on_site(site) == self.rules["site_needs"] - 1


class Facts:
    """What a seat has, and what its rivals look at."""

    def __init__(self, world, seat):
        self.world, self.seat = world, seat
        self.row = row = world.seats[seat]
        self.legal = legal_places(world.table, seat)
        self.open_tiles = {i for i in range(6) if world.fields["tiles"][i] and not row["tile_stars"] >> i & 1}
        self.sites = {i for i in range(6) if world.one_short(i) and self.slots_of(i) & self.legal}
        self.star_spaces, self.tiles = self.stars_to_place()
        self.in_hand = sum(loc == LOC_HAND and face > 0 for loc, face in zip(row["loc"], row["face"], strict=True))
        self.recruits = [
            (card - 1, RECRUITS[card - 1]["faction"], flags)
            for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True)
            if card
        ]
        self.told = self.all_told()

    @staticmethod
    def slots_of(site):
        return {space["id"] for space in SPACES if space["group"] == "slot" and space["site"] == SITES[site]["id"]}

    def stars_to_place(self):
        """R69, R72, R74: legal visits whose star has a place, and the tiles among those places."""
        spaces, tiles = set(), set()
        for space in SPACES:
            gives = space["group"] == "market" or "star" in space.get("benefit", {})
            if space["id"] not in self.legal or not gives:
                continue
            if space["group"] == "market":
                there = {i for i in range(6) if SITES[i]["id"] == space["site"]}
                there = there if self.world.rules["iib_tweaks"] else set()
            else:
                there = {i for i in range(6) if SITES[i]["faction"] == space["faction"]}
            there &= self.open_tiles
            room = self.world.rules["territory_cap"] - self.world.territory[FACTIONS.index(space["faction"])]
            if there or room > 0:
                spaces.add(space["id"])
                tiles |= there
        return spaces, tiles

    def best_track(self):
        tracks = self.world.fields["tracks"]
        return max(
            (
                tracks[FACTIONS.index(faction)]
                for _, faction, flags in self.recruits
                if flags & R_ACTIVE and not flags & R_STAR and faction in FACTIONS
            ),
            default=0,
        )

    def activation(self):
        """R83, R58: 12 less the steps to the nearest activation of a hidden recruit."""
        fields, rules = self.world.fields, self.world.rules
        nearest = FAR
        for _, faction, flags in self.recruits:
            if flags & R_ACTIVE or faction not in FACTIONS:
                continue
            number = FACTIONS.index(faction)
            missing = [rules["tier3"] - fields["tracks"][number]]
            if number < 3:
                missing.append(rules["tunnel_reveal"] - fields["miners"][number])
            nearest = min(nearest, max(0, min(missing)))
        return FAR - nearest

    def all_told(self):
        row = self.row
        payable = dilemma_payable(self.world.table, self.seat)
        ready = self.in_hand if (self.star_spaces or self.sites) and self.in_hand else int(payable)
        return {
            "stars_left": row["stars_left"],
            "resources": min(31, sum(row["goods"][4:])),
            "commodities": min(31, sum(row["goods"][:4])),
            "hand": row["hand_n"],
            "dilemma_payable": payable,
            "dilemma_open": row["dilemma_use"] == 0,
            "morale": row["morale"],
            "knowledge": row["knowledge"],
            "workers": sum(loc != LOC_POOL for loc in row["loc"]),
            "in_hand": self.in_hand,
            "active_recruits": sum(bool(flags & R_ACTIVE) for _, _, flags in self.recruits),
            "best_track": self.best_track(),
            "activation": self.activation(),
            "tile_stars": row["tile_stars"].bit_count(),
            "star_spaces": len(self.star_spaces),
            "payable_tiles": len(self.tiles),
            "sites": len(self.sites),
            "ready": ready,
            "wins": ready if row["stars_left"] == 1 else 0,
        }


# ---------------------------------------------------------------- the board


def board(world):
    """Name -> value of the features of the board."""
    fields, rules = world.fields, world.rules
    out = {f"seats {n}": world.n == n for n in range(2, 7)}
    out |= {"bazaar": rules["bazaar"], "expansion tweaks": rules["iib_tweaks"]}
    out["round"] = min(60, fields["turn"] // world.n)
    for i, faction in enumerate(FACTIONS):
        level, room = fields["tracks"][i], rules["territory_cap"] - world.territory[i]
        area = next(n for n, row in enumerate(SPACES) if row["group"] == "area" and row["faction"] == faction)
        out[f"{faction} level"] = level
        out |= {f"{faction} tier{n}": level >= rules[f"tier{n}"] for n in range(1, 5)}
        out[f"{faction} revealed"] = fields["revealed"] >> i & 1
        out[f"{faction} territory"] = world.territory[i]
        out[f"{faction} full"], out[f"{faction} one_left"] = room == 0, room == 1
        out[f"{faction} faces"] = sum(world.on_space(area))
    for faction, step in zip(FACTIONS[:3], fields["miners"], strict=True):
        out[f"tunnel {faction}"] = step
        out[f"tunnel {faction} reveal"] = step >= rules["tunnel_reveal"]
        out[f"tunnel {faction} end"] = step >= rules["tunnel_end"]
    for i in range(6):
        out[f"site {i} built"] = bool(fields["tiles"][i])
        out[f"site {i} workers"] = world.on_site(i)
        out[f"site {i} one_short"] = world.one_short(i)
    out["built"] = sum(map(bool, fields["tiles"]))
    for i, row in enumerate(SPACES):
        out[f"taken {i}"] = row["group"] != "area" and bool(world.on_space(i))
    out |= {f"bazaar {name}": fields["bazaar"].count(i + 1) for i, name in enumerate(ARTIFACTS)}
    return out


# ---------------------------------------------------------------- a seat


@cache
def risk(dice, base, check_at):
    """R31, R32: per cent, rounded down, that a roll of so many dice reaches the check."""
    rolls = list(product(range(1, 7), repeat=dice))
    return int(100 * Fraction(sum(base + sum(roll) >= check_at for roll in rolls), len(rolls)))


def stars(world, facts):
    row, told = facts.row, facts.told
    out = {"stars_left": row["stars_left"], **at_most("stars_left", row["stars_left"], 1, 9)}
    out |= {f"territory {faction}": row["territory"][i] for i, faction in enumerate(FACTIONS)}
    for i in range(6):
        out[f"tile star {i}"] = row["tile_stars"] >> i & 1
        out[f"tile open {i}"] = i in facts.open_tiles
        out[f"tile payable {i}"] = i in facts.tiles
        out[f"site to finish {i}"] = i in facts.sites
    out["star_spaces"] = told["star_spaces"]
    out |= steps("star ways", told["star_spaces"] + told["sites"] + told["dilemma_payable"], 1, 3)
    out |= {"ready": told["ready"], "wins": told["wins"]}
    out |= {f"legal {i}": name in facts.legal for i, name in enumerate(SPACE_IDS)}
    for tile in (TILES[world.fields["tiles"][i] - 1] for i in facts.open_tiles):  # R65
        code = tile["penalty_code"]
        if code == "lose_good_on_roll":
            code = f"roll_face_{tile['penalty_params']['face']}"
        out[f"penalty {PENALTIES.index(code)}"] = 1
    return out


def goods(row):
    out = {}
    for name, count in zip(GOODS, row["goods"], strict=True):
        out |= {name: min(count, 15), **steps(name, count, 1, 3)}
    out["resources"], out["commodities"] = min(31, sum(row["goods"][4:])), min(31, sum(row["goods"][:4]))
    out["kinds of resource"] = sum(count > 0 for count in row["goods"][4:])
    for name, count in zip(ARTIFACTS, row["hand"], strict=True):
        out |= steps(name, count, 1, 2)
    out |= {
        "hand": row["hand_n"],
        "most alike": max(row["hand"]),
        "room in hand": max(0, row["morale"] - row["hand_n"]),
    }
    return out


def dilemma(row, told):
    wanted = ARTIFACTS.index(DILEMMAS[row["dilemma"] - 1]["artifact"]) if row["dilemma"] else None
    return {
        "dilemma open": told["dilemma_open"],
        "dilemma payable": told["dilemma_payable"],
        "dilemma card held": wanted is not None and row["hand"][wanted] > 0,
        "dilemma star": row["dilemma_use"] == 1,
        "dilemma recruits": row["dilemma_use"] == 2,
    }


def dice(world, facts):
    row, told = facts.row, facts.told
    pairs = list(zip(row["loc"], row["face"], strict=True))
    shown = [face for loc, face in pairs if loc == LOC_HAND and face]
    away = [SPACES[loc] for loc, _ in pairs if loc < LOC_HAND]
    out = steps("workers", told["workers"], 2, 4)
    out |= {"in hand": len(shown), "none in hand": not shown, "not rolled": pairs.count((LOC_HAND, 0))}
    out |= {f"face {face}": shown.count(face) for face in range(1, 7)}
    out["most equal"] = max(shown.count(face) for face in range(1, 7))
    for group in ("area", "tank", "tunnel", "tunnel_end", "artifact_market", "icarite_market", "market", "slot"):
        out[f"on {GROUP_WORDS.get(group, group)}"] = sum(space["group"] == group for space in away)
    for i, site in enumerate(SITES):
        out[f"on site {i}"] = sum(space["group"] == "slot" and space["site"] == site["id"] for space in away)
    carousel = any(
        TILES[world.fields["tiles"][i] - 1]["penalty_code"] == "check_threshold_14" for i in facts.open_tiles
    )
    check_at = 14 if carousel else world.rules["check_at"]
    total = row["knowledge"] + sum(shown)
    out |= {"check total": total, "risk of one": risk(1, total, check_at)}
    out["risk of all"] = risk(len(away), total, check_at)
    return out


def recruits(world, facts):
    out = {}
    for card, _, flags in facts.recruits:
        out[f"{'active' if flags & R_ACTIVE else 'hidden'} card {card}"] = 1
    for i, faction in enumerate(FACTIONS):
        for word in ("active", "hidden"):
            count = sum(name == faction and bool(flags & R_ACTIVE) == (word == "active")
                        for _, name, flags in facts.recruits)  # fmt: skip
            out[f"{word} {faction}"] = count
            out[f"{word} level {faction}"] = world.fields["tracks"][i] if count else 0
    out["active factionless"] = sum(name == "factionless" and flags & R_ACTIVE for _, name, flags in facts.recruits)
    out["hidden factionless"] = sum(name == "factionless" and not flags & R_ACTIVE for _, name, flags in facts.recruits)
    out["recruit stars"] = sum(bool(flags & R_STAR) for _, _, flags in facts.recruits)
    best = facts.told["best_track"]
    return out | {"best_track": best, **steps("best_track", best, 5, 10), "activation": facts.told["activation"]}


def rival(who, told):
    out = {f"{who} {name}": value for name, value in told.items()}
    return out | at_most(f"{who} stars_left", told["stars_left"], 1, 4)


def rivals(world, seat):
    """The one with the most stars (of equals the next in turn), the mean in quarters, the next seat."""
    others = [world.facts[(seat + i) % world.n].told for i in range(1, world.n)]
    out = rival("leader", min(others, key=lambda told: told["stars_left"])) | rival("next", others[0])
    for name in others[0]:
        out[f"mean {name}"] = min(255, 4 * sum(told[name] for told in others) // len(others))
    return out


def seat(world, number):
    """Name -> value of the features of a seat."""
    facts = world.facts[number]
    row = facts.row
    cap = min([RECRUITS[card].get("knowledge_cap", 6) for card, _, flags in facts.recruits if flags & R_ACTIVE] + [6])
    return {
        f"turns until own {(number - world.fields['active']) % world.n}": 1,
        **stars(world, facts),
        **goods(row),
        **dilemma(row, facts.told),
        "morale": row["morale"],
        **steps("morale", row["morale"], 2, 6),
        "knowledge": row["knowledge"],
        **steps("knowledge", row["knowledge"], 2, 6),
        "knowledge capped": cap < 6,
        **dice(world, facts),
        **recruits(world, facts),
        **rivals(world, number),
    }


def slow_features(game):
    """(features of the board, [features of each seat]) by name; those that are not named are 0."""
    world = World(game)
    return board(world), [seat(world, number) for number in range(world.n)]
