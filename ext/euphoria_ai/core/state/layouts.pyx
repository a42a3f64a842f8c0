"""The parts of every kind of frame by name, with the range in which each is sound.

Python reads and writes frames by these names (Game.fields, Game.from_fields); states from outside
are tested against the ranges.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.abilities cimport MAX_STEPS
from euphoria_ai.core.state.tables cimport RulesC, rules_of

# kind -> name; that of a decision or a chance is what Game.kind tells
FRAME_NAMES = {}
# name -> names of the parts that its frames have besides kind, seat and step
FRAME_PARTS = {}

cdef FrameC P                   # nobody's frame: where its parts lie is where they lie in all


cdef object u8(const uint8_t* part):
    return <int>(part - <const uint8_t*>&P), 1


cdef object u32(const uint32_t* part):
    return <int>(<const uint8_t*>part - <const uint8_t*>&P), 4


cdef frame(int kind, str name, dict parts=None):
    """Enter a kind; parts: name -> ((offset, size), range)."""
    cdef LayoutC* layout = &LAYOUTS[kind]
    cdef int i
    parts = parts or {}
    assert kind not in FRAME_NAMES and name not in FRAME_PARTS and len(parts) <= MAX_PARTS, name
    FRAME_NAMES[kind] = name
    FRAME_PARTS[name] = tuple(parts)
    layout.n = <int>len(parts)
    for i, (where, limit) in enumerate(parts.values()):
        layout.part[i].offset, layout.part[i].size = where
        layout.part[i].limit = limit


# ---------------------------------------------------------------- procedures

frame(F_SETUP, "setup", {
    "at": (u8(&P.setup.at), SEAT_BOUND),
    "done": (u8(&P.setup.done), SLOT_BOUND),
    "bonus": (u8(&P.setup.bonus), SEATS),
})
frame(F_TURN, "whole_turn", {
    "flags": (u8(&P.turn.flags), ANY),
    "dice": (u8(&P.turn.dice), DICE),
    "card": (u8(&P.turn.card), CARD),
    "extra": (u8(&P.turn.extra), ANY),
    "late": (u8(&P.turn.late), SLOTS),
})
frame(F_PLACEMENT, "placement", {
    "yields": (u8(&P.placement.yields), ANY),
    "total": (u8(&P.placement.total), ANY),
    "amount": (u8(&P.placement.amount), ANY),
    "dice": (u8(&P.placement.dice), DICE),
    "flags": (u8(&P.placement.flags), ANY),
    "revealed": (u8(&P.placement.revealed), ANY),
})
frame(F_BUMP, "bumped", {
    "die": (u8(&P.bump.die), DIE),
    "face": (u8(&P.bump.face), FACE),
})
frame(F_ROLL, "roll_and_check", {
    "dice": (u8(&P.roll.dice), DICE),
    "again": (u8(&P.roll.again), ANY),
    "loss": (u8(&P.roll.loss), ANY),
    "goods": (u8(&P.roll.goods), ANY),
    "flags": (u8(&P.roll.flags), ANY),
})
frame(F_RETRIEVAL, "retrieval", {
    "dice": (u8(&P.retrieval.dice), DICE),
    "free": (u8(&P.retrieval.free), ANY),
    "regions": (u8(&P.retrieval.regions), ANY),
    "no_action": (u8(&P.retrieval.no_action), ANY),
})
frame(F_COMPLETION, "completion", {
    "site": (u8(&P.completion.site), SITE),
    "helpers": (u8(&P.completion.helpers), SEATS),
    "workers": (u32(&P.completion.workers), WORKERS),
})
frame(F_DILEMMA, "dilemma", {
    "drawn": (u8(&P.dilemma.drawn), ANY),
    "card": (u8(&P.dilemma.card), HIDDEN_CARD),
    "other": (u8(&P.dilemma.other), HIDDEN_CARD),
})
frame(F_WINDOW, "window", {
    "event": (u8(&P.window.event), EVENT),
    "subject": (u8(&P.window.subject), SEAT_OR_NOBODY),
    "listeners": (u32(&P.window.listeners), WORKERS),
})
cdef dict ABILITY = {
    "ability": (u8(&P.ability.ability), ABILITY_ROW),
    "slot": (u8(&P.ability.slot), SLOT),
    "subject": (u8(&P.ability.subject), SEAT_OR_NOBODY),
    "done": (u8(&P.ability.done), STEPS),
    "nested": (u8(&P.ability.nested), ANY),
    "cards": (u32(&P.ability.cards), ANY),
}
frame(F_ABILITY, "ability", ABILITY)
frame(F_STARS, "stars", {
    "counts": (u32(&P.stars.counts), WORKERS),
})
cdef dict DRAWS = {
    "left": (u8(&P.draws.left), MANY),
    "flags": (u8(&P.draws.flags), ANY),
}
frame(F_DRAWS, "draws", DRAWS)
frame(F_GAIN, "gain", {
    "left": (u8(&P.gain.left), MANY),
    "flags": (u8(&P.gain.flags), ANY),
    "slot": (u8(&P.gain.slot), SLOT_BOUND),
    "artifact": (u8(&P.gain.artifact), ARTIFACT),
})
frame(F_REFILL, "bazaar_refill")
cdef dict OPPONENTS = {
    "good": (u8(&P.opponents.good), GOOD_OR_NOBODY),
    "n": (u8(&P.opponents.n), ANY),
    "asked": (u8(&P.opponents.asked), ANY),
    "optional": (u8(&P.opponents.optional), ANY),
    "ability": (u8(&P.opponents.ability), ANY),
}
frame(F_OPPONENTS, "opponents", OPPONENTS)
frame(F_HAND_LIMIT, "hand_limit")
frame(F_NEIGHBOURS, "neighbours")
frame(F_END, "end", {
    "tied": (u8(&P.end.tied), SEATS),
    "next": (u8(&P.end.next), SEAT_BOUND),
    "totals": (u32(&P.end.totals), ANY),
})

# ---------------------------------------------------------------- decisions

frame(C_RECRUITS, "recruits")
frame(C_TURN, "turn")
frame(C_MORE, "more")
frame(C_PLACE, "place", {
    "dice": (u8(&P.place.dice), DICE),
    "card": (u8(&P.place.card), CARD),
    "extra": (u8(&P.place.extra), ANY),
})
frame(C_PAY, "pay", {
    "what": (u8(&P.pay.what), ANY),
})
frame(C_RETRIEVE_PAY, "retrieve_pay")
frame(C_USE, "use", ABILITY)
frame(C_OPPONENT, "opponent", OPPONENTS)
frame(C_DRAW, "draw")
cdef dict TAKE = {
    "kinds": (u8(&P.take.kinds), ANY),
    "n": (u8(&P.take.n), SOME),
    "also": (u8(&P.take.also), ANY),
    "tracks": (u8(&P.take.tracks), ANY),
}
frame(C_TAKE, "take", TAKE)
frame(C_LOSE, "lose")
frame(C_DISCARD, "discard", {
    "n": (u8(&P.discard.n), MANY),
    "aside": (u8(&P.discard.aside), ANY),
    "types": (u8(&P.discard.types), ANY),
})
frame(C_STAR, "star", {
    "places": (u32(&P.star.places), PLACES),
})
frame(C_FACE, "face", {
    "faces": (u8(&P.face.faces), ANY),
})
frame(C_OUTCOME, "outcome")
frame(C_DRAFT, "draft")
frame(C_BONUS, "bonus", TAKE)
frame(C_TRADE, "trade", {
    "proposer": (u8(&P.trade.proposer), SEAT),
})
frame(C_REDRAW, "redraw")
frame(C_BUY, "buy")
frame(C_PRICE, "price", TAKE)
frame(C_BUMP, "bump")
frame(C_IGNORE, "ignore")
frame(C_ACTIVATE, "activate", {
    "flags": (u8(&P.activate.flags), ANY),
})
frame(C_RETRIEVE_AREAS, "retrieve_areas")
frame(C_RETRIEVE_ONE, "retrieve_one")

# ---------------------------------------------------------------- chances

frame(X_ROLL, "roll", {
    "dice": (u8(&P.dice.dice), DICE),
    "roll_off": (u8(&P.dice.roll_off), ANY),
})
frame(X_DRAW, "draw_artifact", DRAWS)
frame(X_DEAL, "deal_recruit", {
    "what": (u8(&P.deal.what), ANY),
    "slot": (u8(&P.deal.slot), SLOT),
})
frame(X_DILEMMA, "deal_dilemma")
frame(X_TILE, "tile", {
    "site": (u8(&P.tile.site), SITE),
})
frame(X_START, "start", {
    "tied": (u8(&P.start.tied), SEATS),
})
frame(X_REFILL, "refill")

if sorted(FRAME_NAMES) != list(range(F_NONE + 1, N_FRAMES)):
    raise ImportError("a kind of frame has no name")

# every kind of decision, of seats and of chance, as Game.kind tells it
KINDS = tuple(FRAME_NAMES[_kind] for _kind in range(F_FIRST_CHOICE, N_FRAMES))


# ---------------------------------------------------------------- values of parts

cdef uint32_t part_of(const FrameC* f, const PartC* part) noexcept nogil:
    cdef const uint8_t* where = <const uint8_t*>f + part.offset
    return where[0] if part.size == 1 else (<const uint32_t*>where)[0]


cdef void set_part(FrameC* f, const PartC* part, uint32_t value) noexcept nogil:
    cdef uint8_t* where = <uint8_t*>f + part.offset
    if part.size == 1:
        where[0] = <uint8_t>value
    else:
        (<uint32_t*>where)[0] = value


cdef bint in_range(const RulesC* r, int limit, uint32_t value, bint unknown) noexcept nogil:
    """May a part have this value?  Tested are those that are used as an index, a mask or a
    count."""
    if limit == DICE:
        return value <= ALL_DICE
    elif limit == DIE:
        return value < MAX_DICE
    elif limit == FACE:
        return value <= 6
    elif limit == SEAT:
        return value < r.seats
    elif limit == SEAT_BOUND:
        return value <= r.seats
    elif limit == SEAT_OR_NOBODY:
        return value < r.seats or value == NOBODY
    elif limit == SEATS:
        return not value >> r.seats
    elif limit == WORKERS:
        return not <uint64_t>value >> (4 * r.seats)
    elif limit == SLOTS:
        return value < 1 << MAX_SLOTS
    elif limit == SLOT:
        return value < MAX_SLOTS
    elif limit == SLOT_BOUND:
        return value <= MAX_SLOTS
    elif limit == SITE:
        return value < N_SITES
    elif limit == PLACES:
        return not value >> (N_FACTIONS + N_SITES)
    elif limit == EVENT:
        return value < N_EVENTS
    elif limit == ABILITY_ROW:
        return value < r.n_abilities
    elif limit == STEPS:
        return value <= MAX_STEPS
    elif limit == CARD or limit == HIDDEN_CARD:
        return value <= r.n_cards or (limit == HIDDEN_CARD and unknown and value == CARD_UNKNOWN)
    elif limit == ARTIFACT:
        return value <= N_ARTIFACTS
    elif limit == GOOD_OR_NOBODY:
        return value < N_GOODS or value == NOBODY
    elif limit == SOME:
        return value <= 12
    elif limit == MANY:
        return value <= 36
    return True


cdef bint plausible_frame(const StateC* s, const FrameC* f, bint unknown) noexcept nogil:
    """A frame from outside: its kind is known, its seat in the game, every part in range."""
    cdef const RulesC* r = rules_of(s)
    cdef const LayoutC* layout
    cdef int i
    if f.kind >= N_FRAMES or f.kind == F_NONE or f.head.seat >= r.seats:
        return False
    if f.kind == F_SETUP and f.head.step > SETUP_BONUS:
        return False
    layout = &LAYOUTS[f.kind]
    for i in range(layout.n):
        if not in_range(r, layout.part[i].limit, part_of(f, &layout.part[i]), unknown):
            return False
    return True
