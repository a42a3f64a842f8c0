"""Reads costs and recruits from rows of plain Python data, word by word.

A row that the core has no room or no word for is refused with a ValueError that names the row.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.abilities cimport *
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.vocabulary cimport Word
import euphoria_ai.core.state.ids as ids
from euphoria_ai.core.state.vocabulary import CHANGES, CONDITIONS, COST_CONDITIONS, STEPS

GOODS = ("energy", "water", "food", "bliss", "gold", "clay", "stone")
ARTIFACTS = ("balloon", "bat", "bear", "bifocals", "book", "box")
FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
TRACKS = ("morale", "knowledge")
NUMBERED = {
    "good": GOODS,
    "artifact": ARTIFACTS,
    "artifacts": ARTIFACTS,
    "faction": FACTIONS,
    "track": TRACKS,
}

# name of an event in the rows -> its number
EVENTS = {name[2:].lower(): number for name, number in vars(ids).items() if name.startswith("E_")}

# events that are answered inside another effect: no question, no price, no draw
AT_ONCE = {"morale_lost", "knowledge_gained", "paid", "area_goods", "tank_track", "retrieve_pay"}
# queries that fields of the ability answer
ANSWERED = {
    "cost": {"change", "cost"},
    "bazaar_price": {"price_less"},
    "check": {"check_limit", "morale_at"},
}
ABILITY_KEYS = {"on", "at", "when", "optional", "once_per_turn", "tag", "price", "do"}


cdef int index_of(names, name, what) except -1:
    if name not in names:
        raise ValueError(f"{what}: unknown name {name!r}")
    return names.index(name)


cdef int room(int n, int most, what) except -1:
    """n, which must not be more than the core has room for."""
    if n > most:
        raise ValueError(f"{what}: {n} are too many, there is room for {most}")
    return n


# ---------------------------------------------------------------- costs

cdef int fill_cost(CostC* c, dict cost, what) except -1:
    cdef int i
    memset(c, 0, sizeof(CostC))
    for key, n in cost.items():
        if key in GOODS:
            c.goods[GOODS.index(key)] = n
        elif key.startswith("artifact_"):
            c.artifact[index_of(ARTIFACTS, key[9:], what)] = n
        elif key == "any_resource":
            c.any_resource = n
        elif key == "any_commodity":
            c.any_commodity = n
        elif key == "nonbliss_commodity":
            c.nonbliss = n
        elif key == "any_artifact":
            c.any_artifact = n
        elif key == "identical_artifacts":
            c.identical = n
        elif key == "morale":
            c.morale = n
        elif key == "knowledge":
            c.knowledge = n
        elif key == "sacrifice":
            c.sacrifice = n
        else:
            raise ValueError(f"{what}: unknown key {key!r} of a cost")
    for i in range(N_GOODS):
        c.good_mask |= (c.goods[i] > 0) << i
    for i in range(N_ARTIFACTS):
        c.art_mask |= (c.artifact[i] > 0) << i
    return 0


# ---------------------------------------------------------------- words with operands

cdef tuple read_word(dict words, text, what):
    """(Word, its operands as two numbers) of `"word"` or `["word", operand, ...]`."""
    cdef Word word
    name, *operands = [text] if isinstance(text, str) else text
    if name not in words:
        raise ValueError(f"{what}: unknown word {name!r}")
    word = words[name]
    kinds = word.operands
    if "artifacts" in kinds and operands:
        kinds = ("artifacts",) * len(operands)
    if len(kinds) != len(operands):
        raise ValueError(f"{what}: {text!r} does not read `{word}`")
    place = f"{what}: {text!r}"
    values = [number_of(kind, operand, place) for kind, operand in zip(kinds, operands)]
    if "artifacts" in kinds:
        return word, sum(1 << value for value in values), 0
    return (word, *values, *(0,) * (2 - len(values)))


cdef number_of(kind, operand, what):
    """The number that stands for an operand in the core."""
    if kind in NUMBERED:
        return index_of(NUMBERED[kind], operand, what)
    if isinstance(operand, bool) or not isinstance(operand, int) or not -128 <= operand <= 127:
        raise ValueError(f"{what}: not a number: {operand!r}")
    return operand


# ---------------------------------------------------------------- abilities

cdef int fill_conditions(AbilityC* a, dict row, what) except -1:
    cdef Word word
    when = row.get("when", [])
    if row["on"] == "cost":
        if room(len(when), 1, f"{what}, conditions of a cost"):
            word = read_word(COST_CONDITIONS, when[0], what)[0]
            a.applies = word.cost_condition
        return 0
    for text in when[:room(len(when), MAX_CONDITIONS, f"{what}, conditions")]:
        word, n, _ = read_word(CONDITIONS, text, what)
        a.conditions[a.n_conditions].holds = word.condition
        a.conditions[a.n_conditions].n = n
        a.n_conditions += 1
    return 0


cdef int fill_price(AbilityC* a, dict row, what) except -1:
    for key, n in row.get("price", {}).items():
        if key == "morale":
            a.morale = n
        elif key == "knowledge":
            a.knowledge = n
        elif key == "artifact":
            a.artifact = n
        elif a.good_n:
            raise ValueError(f"{what}: a price of two goods")
        else:
            a.good, a.good_n = index_of(GOODS, key, what), n
    return 0


cdef int fill_steps(AbilityC* a, dict row, what) except -1:
    cdef Word word
    steps = row.get("do", [])
    for text in steps[:room(len(steps), MAX_STEPS, f"{what}, steps")]:
        word, n, m = read_word(STEPS, text, what)
        if row["on"] in AT_ONCE and not word.at_once:
            raise ValueError(f"{what}: {text!r} may have to wait, which this event does not allow")
        a.steps[a.n_steps].run = word.step
        a.steps[a.n_steps].n = n
        a.steps[a.n_steps].m = m
        a.n_steps += 1
        a.draws_aside |= word.draws_aside
        a.extra = word.extra or a.extra
    if row["on"] == "extra" and not a.extra:
        raise ValueError(f"{what}: no step allows a placement")
    return 0


cdef int fill_answer(AbilityC* a, dict row, what) except -1:
    """The fields that answer a query."""
    cdef Word word
    if row["on"] == "cost":
        word, n, _ = read_word(CHANGES, row.get("change", ""), what)
        a.change, a.order, a.wild, a.for_dilemmas = word.change, word.order, n, word.for_dilemmas
        a.dearer = word.dearer
        fill_cost(&a.cost, row.get("cost", {}), what)
        a.cost.via = a.tag
    a.price_less = row.get("price_less", 0)
    a.check_limit, a.morale_at = row.get("check_limit", 0), row.get("morale_at", 0)
    return 0


cdef int fill_ability(AbilityC* a, int card, dict row, dict spaces, what) except -1:
    cdef uint64_t where = 0
    for key in row:
        if key not in ABILITY_KEYS and key not in ANSWERED.get(row["on"], ()):
            raise ValueError(f"{what}: unknown key {key!r}")
    if row["on"] not in EVENTS:
        raise ValueError(f"{what}: unknown event {row['on']!r}")
    a.card, a.event = card, EVENTS[row["on"]]
    for name in row.get("at", ()):
        where |= <uint64_t>1 << <int>spaces[name]
    a.where = where if "at" in row else ~<uint64_t>0
    a.optional, a.once_per_turn = row.get("optional", False), row.get("once_per_turn", False)
    a.tag = room(row.get("tag", 0), MAX_TAG, f"{what}, tag")
    fill_price(a, row, what)
    fill_conditions(a, row, what)
    fill_steps(a, row, what)
    fill_answer(a, row, what)
    return 0


cdef int fill_card(CardC* card, AbilityC* abilities, int number, dict row, dict spaces) except -1:
    """Returns how many abilities it has; there must be room for them.  Those of a card that is not
    used are left out."""
    cdef int i
    card.faction = FACTIONS.index(row["faction"]) if row["faction"] in FACTIONS else NO_FACTION
    card.used = row["used"]
    card.knowledge_cap = row["knowledge_cap"]
    card.workers = row["workers_at_start"]
    for name in row["star_factions"]:
        card.star_factions |= <uint8_t>(1 << index_of(FACTIONS, name, row["id"]))
    if not card.used:
        return 0
    card.n = len(row["abilities"])
    for i in range(card.n):
        what = f"{row['id']}, ability {i + 1}"
        fill_ability(&abilities[i], number, row["abilities"][i], spaces, what)
        card.events |= <uint64_t>1 << abilities[i].event
    return card.n
