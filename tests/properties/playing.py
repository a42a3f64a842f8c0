"""Whole games for the property tests: how they are dealt and played, and what must hold of every state in them."""

from functools import cache
from itertools import accumulate

from euphoria_ai.catalog import RECRUIT_IDS, RECRUITS, TABLES
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.core.state.ids import R_ACTIVE as ACTIVE
from euphoria_ai.core.state.ids import R_SECOND as SECOND
from euphoria_ai.core.state.ids import R_STAR as STAR
from euphoria_ai.editions import EDITIONS

TABLE = [(edition, seats) for edition in EDITIONS for seats in range(2, 7)]
FACTION = {row["id"]: row["faction"] for row in RECRUITS}

# Events that one and the same thing can set off: recruits that answer any two of a row may meet.
MOMENTS = (
    ("cost", "paid", "paid_after"),
    (
        *("bumped_owner", "bumping", "bump", "rolling", "rolled", "checked", "check", "losing", "lost_worker"),
        "other_rolled",
    ),
    ("area_arrived", "area_total", "area_settled", "area_goods", "no_tier1", "energy"),
    ("tunnel_single", "tunnel_both", "tunnel_resource", "before_benefit"),
    ("draw", "bazaar_price", "taken", "gained"),
    ("new_worker", "tank_track", "ban", "further_turn"),
    ("before_benefit", "after_benefit", "placed", "extra", "free_action", "turn_end"),
    ("star", "completed", "faction_revealed"),
    ("retrieve_pay", "retrieving", "preset", "retrieved", "rolling", "rolled"),
    ("morale_lost", "knowledge_gained", "star", "losing"),
)  # fmt: skip


@cache
def pairs(edition):
    """All pairs of recruits of an edition that can answer the same moment; two factionless ones cannot meet (R11)."""
    rows = [row for table in EDITIONS[edition]["recruits"] for row in TABLES[table]["recruit"]]
    hears = {row["id"]: {ability["on"] for ability in row["abilities"]} for row in rows}
    out = set()
    for moment in MOMENTS:
        able = [name for name in hears if hears[name] & set(moment)]
        out |= {(a, b) for a in able for b in able if a < b and {FACTION[a], FACTION[b]} != {"factionless"}}
    return sorted(out)


# Beside what an edition is played with by itself: other options, other ones for each number of seats (2 to 6).
# A process can hold a limited number of rule sets, so not every combination is played with every number.
DECK, ALL, FREE = {"refused_recruits": "deck"}, {"factionless": False}, {"free_trades": True}
OTHERS = {
    "base": [{"iib_tweaks": True, **(DECK if seats % 2 else {})} for seats in range(2, 7)],
    "ignorance": [DECK | FREE, ALL, DECK | ALL | FREE, FREE, DECK],
}


def some_options(edition, seats, number, trading=False):
    """The usual options for even numbers, others for odd ones."""
    base = DECK if edition == "base" and seats % 2 else {}
    return {**(OTHERS[edition][seats - 2] if number % 2 else base), "trading": trading}


def dealt(edition, seats, rng, options=None, wanted=()):
    """A game after its deal; wanted[i] are recruits that seat i is dealt first."""
    game = Game.new(edition, seats, options=options)
    taken = [set(names) for names in wanted]
    while game.kind == "deal_recruit":
        given = [[card for card in row["recruits"] if card] for row in game.fields()["seats"]]
        seat = next(i for i, cards in enumerate(given) if len(cards) < 4)
        texts = {game.text(move): move for move in game.legal_moves()}
        mine = [f"deal {name}" for name in (wanted[seat] if seat < len(wanted) else ()) if f"deal {name}" in texts]
        others = {f"deal {name}" for names in taken for name in names}
        free = [text for text in texts if text not in others]
        game.apply(texts[mine[0]] if mine and game.stack()[-1] == "deal_recruit" else texts[free[rng.below(len(free))]])
    return game


def random_move(game, rng):
    moves = game.legal_moves()
    return moves[rng.below(len(moves))]


def guided_move(game, rng):
    """A move drawn by the policy's weights."""
    liked = move_weights(game)
    point = rng.below(1 << 24) / (1 << 24) * sum(liked.values())
    reached = zip(liked, accumulate(liked.values()), strict=True)
    return next((move for move, total in reached if point < total), list(liked)[-1])


def decisions(game, rng, move=random_move, cap=100_000):
    """Play on, and yield the game before each of its decisions and at its end."""
    for _ in range(cap):
        yield game
        if game.over:
            return
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(move(game, rng))


def conserved(game):
    """Cards, stars and dice are all somewhere, counted here from the fields alone."""
    fields = game.fields()
    seats = fields["seats"]
    aside = [frame["cards"] for frame in fields["stack"] if frame["kind"] == "ability"]
    for kind in range(6):
        held = sum(row["hand"][kind] for row in seats) + fields["bazaar"].count(kind + 1)
        out = 6 - held - fields["deck"][kind] - fields["discard"][kind]
        assert out == 0 or (aside and 0 < out <= 3), kind
    recruits = [card for row in seats for card in (*row["recruits"], *row["refused"]) if card]
    assert len(recruits) == len(set(recruits))
    assert not [card for card in recruits if (fields["recruit_deck"] | fields["gone"]) >> (card - 1) & 1]
    assert fields["recruit_deck"] & fields["gone"] == 0
    assert fields["recruit_deck_n"] == fields["recruit_deck"].bit_count()
    dilemmas = [row["dilemma"] for row in seats if row["dilemma"]]
    assert len(dilemmas) == len(set(dilemmas))
    tiles = [tile for tile in fields["tiles"] if tile]
    assert len(tiles) == len(set(tiles)) and not [tile for tile in tiles if fields["tiles_unseen"] >> (tile - 1) & 1]
    for row in seats:
        placed = sum(row["territory"]) + row["tile_stars"].bit_count() + (row["dilemma_use"] == 1)
        placed += sum(bool(flags & STAR) + bool(flags & SECOND) for flags in row["recruit_flags"])
        assert placed + row["stars_left"] == 10 and row["stars_left"] >= 0
        assert 1 <= row["morale"] <= 6 and 1 <= row["knowledge"] <= 6
        assert 1 <= row["owned"] <= 4
        assert sum(row["hand"]) == row["hand_n"]
        assert min(row["goods"]) >= 0
    return fields


def factionless_sound(game):
    """At most one factionless recruit a seat, and an active one (R11, R99), once the recruits are chosen."""
    for row in game.summary()["seats"]:
        mine = [state for name, state in row["recruits"].items() if FACTION[name] == "factionless"]
        assert mine in ([], ["active"])


def of_faction(mask, card):
    """The recruits of a deck that have the faction of this one, as numbers."""
    faction = FACTION[RECRUIT_IDS[card - 1]]
    return [i + 1 for i, name in enumerate(RECRUIT_IDS) if mask >> i & 1 and FACTION[name] == faction]


def other_world(game, seat, rnd):
    """The same game with other cards where `seat` cannot see them, or None where there is nothing to change.

    Others' hidden and refused recruits change places with cards of the deck of the same faction, their dilemmas with
    those never dealt, artifacts that nobody knows of with cards of the deck.
    """
    fields = game.fields()
    for number, row in enumerate(fields["seats"]):
        if number == seat:
            continue
        for kind in ("recruits", "refused"):
            for slot, card in enumerate(row[kind]):
                if not card or (kind == "recruits" and row["recruit_flags"][slot] & ACTIVE):
                    continue
                spare = of_faction(fields["recruit_deck"], card)
                if spare:
                    row[kind][slot] = rnd.choice(spare)
                    fields["recruit_deck"] ^= 1 << (card - 1) | 1 << (row[kind][slot] - 1)
        spare = [i for i in range(6) if fields["dilemma_deck"] >> i & 1]
        if row["dilemma"] and not row["dilemma_use"] and spare:
            old, row["dilemma"] = row["dilemma"] - 1, rnd.choice(spare) + 1
            fields["dilemma_deck"] ^= 1 << old | 1 << (row["dilemma"] - 1)
        known = [max(word >> 4 * kind & 15 for i, word in enumerate(row["known"]) if i != number) for kind in range(6)]
        secret = [kind for kind in range(6) if row["hand"][kind] > known[kind]]
        spare = [kind for kind in range(6) if fields["deck"][kind]]
        if secret and spare:
            old, new = rnd.choice(secret), rnd.choice(spare)
            row["hand"][old] -= 1
            row["hand"][new] += 1
            fields["deck"][old] += 1
            fields["deck"][new] -= 1
    changed = Game.from_fields(fields)
    return None if changed == game else changed


def play_recorded(edition, seats, seed, move, cap):
    """The bytes of every state of a game: two runs with one seed must agree."""
    rng = Rng(seed)
    game = Game.new(edition, seats, seed, some_options(edition, seats, seed))
    return [state.to_bytes() for state in decisions(game, rng, move, cap)]
