"""Fills the rule sets of the core from Python data that `euphoria_ai.editions` has resolved and validated."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.types cimport *

RULES = <RulesC*>calloc(MAX_RULES, sizeof(RulesC))
cdef int n_rules = 0

GOODS = ("energy", "water", "food", "bliss", "gold", "clay", "stone")
ARTIFACTS = ("balloon", "bat", "bear", "bifocals", "book", "box")
FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
GROUPS = ("area", "tank", "tunnel", "tunnel_end", "artifact_market", "icarite_market", "market", "slot")
EVENTS = ("cost", "draw", "retrieve_pay", "morale_lost", "knowledge_gained", "bumped_owner", "bumping", "bump", "paid",
          "paid_after", "before_benefit", "area_goods", "tunnel_resource", "new_worker", "after_benefit", "star", "completed",
          "placed", "other_rolled", "lost_worker", "retrieving", "preset", "retrieved", "bazaar_price", "check", "tunnel_single",
          "tunnel_both", "tank_track", "checked", "extra", "area_total", "area_settled", "area_arrived", "free_action", "turn_end", "energy",
          "taken", "gained", "losing", "rolled", "rolling", "no_tier1", "ban", "further_turn", "faction_revealed")
PENALTIES = ("roll_face_1", "roll_face_2", "roll_face_3", "roll_face_4", "roll_face_5", "roll_face_6", "no_worker_gain_at_2_or_3",
             "no_self_bump", "no_artifact_pairs", "no_visit_without_own_star", "one_placement_per_turn", "no_shared_construction",
             "no_recruit_abilities", "extra_morale_loss_on_free_retrieve", "no_icarus_placement", "knowledge_per_star",
             "no_tier_1_2_bonus", "one_worker_per_commodity_area", "pay_to_self_bump", "commodity_cap_2_each", "low_rolls_count_3",
             "no_placement_with_6_on_board", "no_star_on_empty_territory", "neighbours_retrieve_one", "bazaar_surcharge",
             "morale_loss_per_star", "no_placement_with_2_on_board", "morale_gain_cap_3", "resource_gain_cap_3",
             "only_new_artifact_types", "check_threshold_14", "commodity_gain_minus_1", "knowledge_on_equal_dice",
             "self_bump_costs_knowledge")


cdef int index_of(names, name, what) except -1:
    if name not in names:
        raise ValueError(f"{what}: unknown name {name!r}")
    return names.index(name)


cdef int fill_cost(CostC* c, dict cost) except -1:
    cdef int i
    memset(c, 0, sizeof(CostC))
    for key, n in cost.items():
        if key in GOODS:
            c.goods[GOODS.index(key)] = n
        elif key.startswith("artifact_"):
            c.artifact[index_of(ARTIFACTS, key[9:], "cost")] = n
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
            raise ValueError(f"cost: unknown key {key!r}")
    for i in range(N_GOODS):
        c.good_mask |= (c.goods[i] > 0) << i
    for i in range(N_ARTIFACTS):
        c.art_mask |= (c.artifact[i] > 0) << i
    return 0


cdef uint64_t space_mask(names, index) except? 0:
    cdef uint64_t m = 0
    for name in names:
        m |= <uint64_t>1 << <int>index[name]
    return m


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
    sp.worker = benefit.get("worker", 0)
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
    sp.n_costs = len(costs)
    for k in range(sp.n_costs):
        fill_cost(&sp.costs[k], costs[k])
    if sp.group == G_SLOT:
        sp.good = GOODS.index(next(iter(costs[0])))
        r.site_slots[sp.site] |= bit
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
    if c.art_mask or c.morale or c.knowledge or c.sacrifice or max([need[i] for i in range(N_COUNTS)]) > MAX_PRICE:
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
        for k in range(2):
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
    """Which slots a site offers, by which are taken: of empty ones with the same resource only the first (R22)."""
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


cdef int fill_ability(RulesC* r, int i, int card, dict row, dict space_index, conditions, operations) except -1:
    cdef AbilityC* a = &r.abilities[i]
    cdef int k
    a.card = card
    a.event = index_of(EVENTS, row["on"], row)
    a.where = space_mask(row["at"], space_index) if "at" in row else ~<uint64_t>0
    conds = row.get("when", [])
    if len(conds) > 2:
        raise ValueError(f"{row}: at most two conditions")
    a.cond = index_of(conditions, conds[0], row) if conds else 0
    a.cond2 = index_of(conditions, conds[1], row) if len(conds) > 1 else 0
    a.optional = row.get("optional", False)
    a.once_per_turn = row.get("once_per_turn", False)
    a.tag = row.get("tag", 0)
    for key, n in row.get("price", {}).items():
        if key == "morale":
            a.morale = n
        elif key == "knowledge":
            a.knowledge = n
        elif key == "artifact":
            a.artifact = n
        else:
            a.good, a.good_n = index_of(GOODS, key, row), n
    fill_cost(&a.cost, row.get("cost", {}))
    a.cost.via = a.tag
    ops = row.get("do", [])
    if len(ops) > MAX_OPS:
        raise ValueError(f"{row}: too many steps")
    a.n_ops = len(ops)
    for k in range(a.n_ops):
        words = ops[k] if isinstance(ops[k], (list, tuple)) else (ops[k],)
        a.op[k] = index_of(operations, words[0], row)
        args = [operand(w) for w in words[1:]]
        a.p[k] = args[0] if len(args) > 0 else 0
        a.q[k] = args[1] if len(args) > 1 else 0
    return 0


def operand(word):
    """An operand of a step: a number, a good, an artifact, a faction, or a track."""
    if isinstance(word, int):
        return word
    for names in (GOODS, ARTIFACTS, FACTIONS, ("morale", "knowledge")):
        if word in names:
            return names.index(word)
    raise ValueError(f"unknown operand {word!r}")


def load(dict data, conditions, operations):
    """Freeze one resolved rule set (see `euphoria_ai.editions.resolve`) and return its id.

    `conditions` and `operations` are the vocabularies of `abilities`, by position.  Raises ValueError on a bad row and
    RuntimeError when MAX_RULES sets are loaded.
    """
    global n_rules
    cdef RulesC* r
    cdef int i, n_abilities = 0
    if n_rules == MAX_RULES:
        raise RuntimeError(f"more than {MAX_RULES} rule sets")
    r = &RULES[n_rules]
    memset(r, 0, sizeof(RulesC))
    c = data["constants"]
    r.seats, r.iib_tweaks, r.trading = c["seats"], c["iib_tweaks"], c["trading"]
    r.refused_to_deck = c["refused_to_deck"]
    r.bazaar, r.free_trades = c["bazaar"], c["free_trades"]
    for i in range(4):
        r.price[i] = c["bazaar_price"][i]
    r.stars, r.stars_to_win = c["stars"], c["stars_to_win"]
    r.dice_start, r.morale_start, r.knowledge_start = c["dice_start"], c["morale_start"], c["knowledge_start"]
    r.track_max, r.knowledge_max, r.check_at = c["track_max"], c["knowledge_max"], c["check_at"]
    r.tier1, r.tier2, r.tier3, r.tier4 = c["tier1"], c["tier2"], c["tier3"], c["tier4"]
    r.tunnel_reveal, r.tunnel_end, r.miner_start = c["tunnel_reveal"], c["tunnel_end"], c["miner_start"]
    r.territory_cap, r.site_needs, r.recruits_dealt = c["territory_cap"], c["site_needs"], c["recruits_dealt"]
    r.copies, r.retrieve_gain, r.retrieve_loss = c["copies"], c["retrieve_gain"], c["retrieve_loss"]
    r.band_mid, r.band_high = c["band_mid"], c["band_high"]

    spaces = data["spaces"]
    space_index = {row["id"]: i for i, row in enumerate(spaces)}
    sites = {site["id"]: i for i, site in enumerate(data["sites"])}
    r.n_spaces = len(spaces)
    for i in range(r.n_spaces):
        fill_space(r, i, spaces[i], sites)

    fill_offers(r)
    fill_masks(r, spaces)
    r.n_tiles = len(data["tiles"])
    for i in range(r.n_tiles):
        row = data["tiles"][i]
        fill_cost(&r.tile[i].cost, row["cost"][0])
        r.tile[i].used = row["used"]
        if row["used"]:
            code = row["penalty_code"]
            if code == "lose_good_on_roll":
                code = f"roll_face_{row['penalty_params']['face']}"
            r.tile[i].penalty = index_of(PENALTIES, code, row["id"])
            r.tiles |= <uint64_t>1 << i

    r.n_cards = len(data["recruits"])
    for i in range(r.n_cards):
        row = data["recruits"][i]
        r.cards[i].faction = FACTIONS.index(row["faction"]) if row["faction"] in FACTIONS else NO_FACTION
        r.cards[i].used = row["used"]
        r.cards[i].knowledge_cap = row["knowledge_cap"]
        r.cards[i].workers = row["workers_at_start"]
        for name in row["star_factions"]:
            r.cards[i].star_factions |= 1 << FACTIONS.index(name)
        if r.cards[i].faction == NO_FACTION:
            r.factionless[i >> 6] |= <uint64_t>1 << (i & 63)
        r.cards[i].first = n_abilities
        if row["used"]:
            r.recruit_deck[i >> 6] |= <uint64_t>1 << (i & 63)
            for ability in row["abilities"]:
                fill_ability(r, n_abilities, i, ability, space_index, conditions, operations)
                r.cards[i].events |= <uint64_t>1 << r.abilities[n_abilities].event
                n_abilities += 1
        r.cards[i].n = n_abilities - r.cards[i].first
    r.n_abilities = n_abilities

    r.n_dilemmas = len(data["dilemmas"])
    for i in range(r.n_dilemmas):
        r.dilemmas |= 1 << i
        r.dilemma_artifact[i] = ARTIFACTS.index(data["dilemmas"][i]["artifact"])
    n_rules += 1
    return n_rules - 1
