"""Fills the rule sets of the core from Python data that `euphoria_ai.editions` has resolved and
validated."""

from libc.stdint cimport uint16_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport add_card, ctz64
from euphoria_ai.core.state.cards cimport fill_card, fill_cost, index_of, room
from euphoria_ai.core.state.frames cimport FrameC
from euphoria_ai.core.state.state cimport SeatC, StateC
from euphoria_ai.core.state.cards import ARTIFACTS, FACTIONS, GOODS

RULES = <RulesC*>calloc(MAX_RULES, sizeof(RulesC))
cdef int n_rules = 0

# bytes of the flat records; a state is at most 1,024
SIZES = {
    "state": sizeof(StateC),
    "seat": sizeof(SeatC),
    "frame": sizeof(FrameC),
    "rules": sizeof(RulesC),
}

GROUPS = (
    "area", "tank", "tunnel", "tunnel_end", "artifact_market", "icarite_market", "market", "slot",
)

# penalty_code of a tile's row -> P_...
PENALTIES = {
    "roll_face_1": P_ROLL_FACE_1,
    "roll_face_2": P_ROLL_FACE_2,
    "roll_face_3": P_ROLL_FACE_3,
    "roll_face_4": P_ROLL_FACE_4,
    "roll_face_5": P_ROLL_FACE_5,
    "roll_face_6": P_ROLL_FACE_6,
    "no_worker_gain_at_2_or_3": P_NO_WORKER_GAIN,
    "no_self_bump": P_NO_SELF_BUMP,
    "no_artifact_pairs": P_NO_PAIRS,
    "no_visit_without_own_star": P_NO_VISIT_WITHOUT_STAR,
    "one_placement_per_turn": P_ONE_PLACEMENT,
    "no_shared_construction": P_NO_SHARED_SITE,
    "no_recruit_abilities": P_NO_ABILITIES,
    "extra_morale_loss_on_free_retrieve": P_FREE_RETRIEVE_COSTS_MORE,
    "no_icarus_placement": P_NO_ICARUS,
    "knowledge_per_star": P_KNOWLEDGE_PER_STAR,
    "no_tier_1_2_bonus": P_NO_TIERS,
    "one_worker_per_commodity_area": P_ONE_PER_AREA,
    "pay_to_self_bump": P_SELF_BUMP_PAYS,
    "commodity_cap_2_each": P_COMMODITY_CAP,
    "low_rolls_count_3": P_LOW_ROLLS,
    "no_placement_with_6_on_board": P_NO_PLACE_WITH_6,
    "no_star_on_empty_territory": P_NO_EMPTY_TERRITORY,
    "neighbours_retrieve_one": P_NEIGHBOURS_RETRIEVE,
    "bazaar_surcharge": P_BAZAAR_SURCHARGE,
    "morale_loss_per_star": P_MORALE_PER_STAR,
    "no_placement_with_2_on_board": P_NO_PLACE_WITH_2,
    "morale_gain_cap_3": P_MORALE_CAP,
    "resource_gain_cap_3": P_RESOURCE_CAP,
    "only_new_artifact_types": P_NEW_TYPES_ONLY,
    "check_threshold_14": P_CHECK_14,
    "commodity_gain_minus_1": P_COMMODITY_LESS,
    "knowledge_on_equal_dice": P_KNOWLEDGE_ON_DOUBLES,
    "self_bump_costs_knowledge": P_SELF_BUMP_KNOWLEDGE,
}


cdef int fill_space(RulesC* r, int i, dict row, dict sites) except -1:
    cdef SpaceC* sp = &r.spaces[i]
    cdef uint64_t bit = <uint64_t>1 << i
    cdef int k
    sp.group = index_of(GROUPS, row["group"], row["id"])
    sp.faction = FACTIONS.index(row["faction"]) if row["faction"] in FACTIONS else NO_FACTION
    sp.site = sites.get(row.get("site"), NOBODY)
    sp.track = row["allegiance"]
    sp.good = NOBODY
    benefit = row.get("benefit", {})
    sp.star = benefit.get("star", 0)
    sp.artifacts = benefit.get("artifact", 0)
    sp.resources = benefit.get("any_resource", 0)
    sp.morale = benefit.get("morale", 0)
    sp.knowledge = benefit.get("knowledge", 0)
    for good in GOODS:
        if good in benefit:
            sp.good, sp.amount = GOODS.index(good), benefit[good]
    if "commodity" in row:
        sp.good = GOODS.index(row["commodity"])
    if "benefit_choice" in row:
        sp.good = GOODS.index(next(k for k in row["benefit_choice"][0]))
        sp.tier2 = 1
    costs = row.get("cost", [])
    sp.n_costs = room(len(costs), MAX_SPACE_COSTS, f"{row['id']}, costs")
    for k in range(sp.n_costs):
        fill_cost(&sp.costs[k], costs[k], row["id"])
    if sp.group == G_SLOT:
        sp.good = GOODS.index(next(iter(costs[0])))
        r.site_slots[sp.site] |= bit
        r.slot_mask |= bit
    elif sp.group == G_AREA:
        r.area_mask |= bit
    elif sp.group == G_TANK:
        r.tank_mask |= bit
    elif sp.group == G_TUNNEL:
        r.tunnel_mask |= bit
    elif sp.group == G_END:
        r.end_mask |= bit
    elif sp.group == G_ARTIFACT_MARKET:
        r.artifact_mask |= bit
    elif sp.group == G_ICARITE:
        r.icarite_mask |= bit
    elif sp.group == G_MARKET:
        r.market_mask |= bit
    if sp.faction < N_FACTIONS:
        r.region[sp.faction] |= bit
    if row["bumpable"]:
        r.bumpable |= bit
    return 0


cdef int fill_needs(const CostC* c, int* need, name) except -1:
    """How much of every count a printed cost asks for."""
    cdef int i
    for i in range(N_GOODS):
        need[i] = c.goods[i]
    need[COUNT_RESOURCES] = c.any_resource + c.goods[GOLD] + c.goods[CLAY] + c.goods[STONE]
    need[COUNT_NONBLISS] = c.nonbliss + c.goods[ENERGY] + c.goods[WATER] + c.goods[FOOD]
    need[COUNT_COMMODITIES] = c.any_commodity + need[COUNT_NONBLISS] + c.goods[BLISS]
    need[COUNT_CARDS] = c.any_artifact
    need[COUNT_ALIKE] = c.identical
    most = max([need[i] for i in range(N_COUNTS)])
    if c.art_mask or c.morale or c.knowledge or c.sacrifice or most > MAX_PRICE:
        raise ValueError(f"{name}: a printed cost that no mask tells")
    return 0


cdef int fill_masks(RulesC* r, spaces) except -1:
    """Masks that answer in a few steps which spaces are open and payable (`targets`)."""
    cdef int need[N_COUNTS]
    cdef int i, k, count, held
    cdef uint64_t bit
    r.always_open = r.area_mask | r.tank_mask | r.tunnel_mask | r.artifact_mask | r.icarite_mask
    for i in range(16):
        r.access[i] = ~r.end_mask
        for k in range(N_FACTIONS):
            if (i >> k) & 1:
                r.access[i] |= r.end_mask & r.region[k]
    for i in range(r.n_spaces):
        bit = <uint64_t>1 << i
        for k in range(MAX_SPACE_COSTS):
            if k < r.spaces[i].n_costs:
                fill_needs(&r.spaces[i].costs[k], need, spaces[i]["id"])
            elif k == 0 and (r.market_mask >> i) & 1:                   # its tile names the cost
                memset(need, 0, sizeof(need))
            else:
                continue
            for count in range(N_COUNTS):
                for held in range(need[count], MAX_PRICE + 1):
                    r.enough[count][held][k] |= bit
    return 0


cdef int fill_offers(RulesC* r) except -1:
    """Which slots a site offers, by which are taken: of empty ones with the same resource only the
    first (R22)."""
    cdef int site, taken, k, seen
    r.market_first = ctz64(r.market_mask)
    for site in range(N_SITES):
        r.site_first[site] = ctz64(r.site_slots[site])
        for taken in range(16):
            seen = 0
            for k in range(4):
                if not (taken >> k) & 1 and not (seen >> r.spaces[r.site_first[site] + k].good) & 1:
                    seen |= 1 << r.spaces[r.site_first[site] + k].good
                    r.slot_offer[site][taken] |= <uint64_t>1 << (r.site_first[site] + k)
    return 0


cdef int fit(rows, int most, what) except -1:
    """How many rows there are, which must not be more than the core has room for."""
    if len(rows) > most:
        name = f"{rows[most]['id']}: {what}"
        raise ValueError(f"{name}: {len(rows)} are too many, there is room for {most}")
    return len(rows)


cdef int fill_constants(RulesC* r, dict c) except -1:
    cdef int i
    r.seats, r.iib_tweaks, r.trading = c["seats"], c["iib_tweaks"], c["trading"]
    r.refused_to_deck = c["refused_to_deck"]
    r.bazaar, r.free_trades = c["bazaar"], c["free_trades"]
    for i in range(N_BAZAAR):
        r.price[i] = c["bazaar_price"][i]
    r.stars, r.stars_to_win = c["stars"], c["stars_to_win"]
    r.dice_start, r.morale_start = c["dice_start"], c["morale_start"]
    r.knowledge_start = c["knowledge_start"]
    r.track_max, r.knowledge_max, r.check_at = c["track_max"], c["knowledge_max"], c["check_at"]
    r.tier1, r.tier2, r.tier3, r.tier4 = c["tier1"], c["tier2"], c["tier3"], c["tier4"]
    r.tunnel_reveal, r.tunnel_end = c["tunnel_reveal"], c["tunnel_end"]
    r.miner_start = c["miner_start"]
    r.territory_cap, r.site_needs = c["territory_cap"], c["site_needs"]
    r.recruits_dealt = c["recruits_dealt"]
    r.copies, r.retrieve_gain, r.retrieve_loss = c["copies"], c["retrieve_gain"], c["retrieve_loss"]
    r.band_mid, r.band_high = c["bands"][1]["min"], c["bands"][2]["min"]
    for i in range(3):
        r.band_goods[i], r.band_track[i] = c["bands"][i]["commodity"], c["bands"][i]["allegiance"]
        r.band_knowledge[i] = c["bands"][i]["knowledge"]
    r.equal_die_price, r.minority_bonus = c["equal_die_price"], c["minority_bonus"]
    return 0


cdef int fill_spaces(RulesC* r, spaces, sites) except -1:
    cdef int i
    numbers = {row["id"]: number for number, row in enumerate(sites)}
    r.n_spaces = fit(spaces, MAX_SPACES, "spaces")
    for i in range(r.n_spaces):
        fill_space(r, i, spaces[i], numbers)
    fill_offers(r)
    return fill_masks(r, spaces)


cdef int fill_tiles(RulesC* r, tiles) except -1:
    cdef int i
    r.n_tiles = fit(tiles, MAX_TILES, "market tiles")
    for i in range(r.n_tiles):
        row = tiles[i]
        fill_cost(&r.tile[i].cost, row["cost"][0], row["id"])
        r.tile[i].used = row["used"]
        if row["used"]:
            code = row["penalty_code"]
            if code == "lose_good_on_roll":
                code = f"roll_face_{row['penalty_params']['face']}"
            if code not in PENALTIES:
                raise ValueError(f"{row['id']}: unknown name {code!r}")
            r.tile[i].penalty = PENALTIES[code]
            if r.tile[i].penalty == P_CHECK_14:
                r.check_at_penalised = row["penalty_params"]["threshold"]
            r.tiles |= <uint64_t>1 << i
    return 0


cdef int fill_cards(RulesC* r, recruits, dict spaces) except -1:
    cdef int i, k, n_abilities = 0
    r.n_cards = fit(recruits, MAX_CARDS, "recruits")
    for i in range(r.n_cards):
        row = recruits[i]
        if row["used"]:
            room(n_abilities + len(row["abilities"]), MAX_ABILITIES, f"{row['id']}: abilities")
            add_card(&r.recruit_deck, i)
        r.cards[i].first = n_abilities
        n_abilities += fill_card(&r.cards[i], &r.abilities[n_abilities], i, row, spaces)
        if r.cards[i].faction == NO_FACTION:
            add_card(&r.factionless, i)
    r.n_abilities = n_abilities
    for k in range(n_abilities):
        if r.abilities[k].for_dilemmas:
            r.wild_tags |= <uint16_t>1 << r.abilities[k].tag
    return 0


cdef bint is_loaded(int number) noexcept:
    """Is there a rule set of this number?"""
    return 0 <= number < n_rules


def load(dict data):
    """Freeze one resolved rule set (see `euphoria_ai.editions.resolve`) and return its id.

    Raises ValueError on a bad row, or one too many, and RuntimeError when MAX_RULES sets are
    loaded.
    """
    global n_rules
    cdef RulesC* r
    cdef int i
    if n_rules == MAX_RULES:
        raise RuntimeError(f"more than {MAX_RULES} rule sets")
    r = &RULES[n_rules]
    memset(r, 0, sizeof(RulesC))
    fill_constants(r, data["constants"])
    fill_spaces(r, data["spaces"], data["sites"])
    fill_tiles(r, data["tiles"])
    numbers = {row["id"]: number for number, row in enumerate(data["spaces"])}
    fill_cards(r, data["recruits"], numbers)
    dilemmas = data["dilemmas"]
    r.n_dilemmas = fit(dilemmas, MAX_DILEMMAS, "dilemmas")
    for i in range(r.n_dilemmas):
        r.dilemmas |= 1 << i
        r.dilemma_artifact[i] = index_of(ARTIFACTS, dilemmas[i]["artifact"], dilemmas[i]["id"])
    n_rules += 1
    return n_rules - 1
