"""The board, tiles, dilemmas and recruits of both editions as plain tables."""

COMMODITIES = ("energy", "water", "food", "bliss")
RESOURCES = ("gold", "clay", "stone")
GOODS = COMMODITIES + RESOURCES
ARTIFACTS = ("balloon", "bat", "bear", "bifocals", "book", "box")
# A payment lists goods, artifacts, then the two track prices.
ITEMS = GOODS + ARTIFACTS + ("morale", "knowledge")

FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
TUNNEL_FACTIONS = FACTIONS[:3]

LAST_LEVEL = 11
REVEAL_STEP, END_STEP = 6, 9
MINER_START_TWEAKS = {2: 3, 3: 2, 4: 1, 5: 0, 6: 0}  # R13
WORKERS_TO_BUILD = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}  # R63


class Space:
    """One space: group, faction, cost alternatives and what the group needs besides."""

    def __init__(self, name, group, faction, cost, **extra):
        self.name = name
        self.group = group
        self.faction = faction
        self.cost = cost
        self.commodity = extra.get("commodity")  # areas
        self.resource = extra.get("resource")  # tunnels, slots
        self.goods = extra.get("goods")  # tunnel ends: (commodity, amount)
        self.site = extra.get("site")  # slots, markets: "ea" ...

    @property
    def bumpable(self):
        return self.group not in ("area", "slot")  # R24

    @property
    def non_icarite_market(self):
        return self.group in ("market", "artifact_market")


FREE = [{}]
THREE_OR_PAIR = [{"any_artifact": 3}, {"identical_artifacts": 2}]
BLISS_AND_OTHER = [{"bliss": 1, "nonbliss_commodity": 1}]

SITE_FACTION = {
    "ea": "euphorian",
    "eb": "euphorian",
    "sa": "subterran",
    "sb": "subterran",
    "wa": "wastelander",
    "wb": "wastelander",
}
SITE_SLOTS = {
    "ea": ("clay", "gold", "gold", "gold"),
    "eb": ("stone", "gold", "gold", "gold"),
    "sa": ("gold", "stone", "stone", "stone"),
    "sb": ("clay", "stone", "stone", "stone"),
    "wa": ("stone", "clay", "clay", "clay"),
    "wb": ("gold", "clay", "clay", "clay"),
}

_LIST = [
    Space("generator", "area", "euphorian", FREE, commodity="energy"),
    Space("aquifer", "area", "subterran", FREE, commodity="water"),
    Space("farm", "area", "wastelander", FREE, commodity="food"),
    Space("cloud_mine", "area", "icarite", FREE, commodity="bliss"),
    Space("tank_energy", "tank", None, [{"energy": 3}]),
    Space("tank_water", "tank", None, [{"water": 3}]),
    Space("tunnel_euphorian", "tunnel", "euphorian", [{"energy": 1}], resource="gold"),
    Space("tunnel_subterran", "tunnel", "subterran", [{"water": 1}], resource="stone"),
    Space("tunnel_wastelander", "tunnel", "wastelander", [{"food": 1}], resource="clay"),
    Space("tunnel_end_euphorian", "tunnel_end", "euphorian", FREE, goods=("water", 3)),
    Space("tunnel_end_subterran", "tunnel_end", "subterran", FREE, goods=("food", 3)),
    Space("tunnel_end_wastelander", "tunnel_end", "wastelander", FREE, goods=("energy", 3)),
    Space("incinerator", "artifact_market", "euphorian", THREE_OR_PAIR),
    Space("free_press", "artifact_market", "subterran", THREE_OR_PAIR),
    Space("ark", "artifact_market", "wastelander", THREE_OR_PAIR),
    Space("wind_saloon", "icarite_market", "icarite", THREE_OR_PAIR),
    Space("nimbus_loft", "icarite_market", "icarite", [{"any_resource": 3}]),
    Space("breeze_bar", "icarite_market", "icarite", BLISS_AND_OTHER),
    Space("sky_lounge", "icarite_market", "icarite", BLISS_AND_OTHER),
]
for _site, _faction in SITE_FACTION.items():
    _LIST.append(Space("market_" + _site, "market", _faction, None, site=_site))
for _site, _slots in SITE_SLOTS.items():
    for _number, _resource in enumerate(_slots, 1):
        _LIST.append(
            Space(
                f"build_{_site}_{_number}",
                "slot",
                SITE_FACTION[_site],
                [{_resource: 1}],
                resource=_resource,
                site=_site,
            )
        )

SPACES = {space.name: space for space in _LIST}
SPACE_ORDER = {name: number for number, name in enumerate(SPACES)}
MARKETS = tuple(name for name, space in SPACES.items() if space.group == "market")
SLOTS = {site: tuple(f"build_{site}_{n}" for n in (1, 2, 3, 4)) for site in SITE_SLOTS}

TILE_COST = {
    "laboratory_of_selective_genetics": {"any_artifact": 1, "any_resource": 1},
    "spa_of_fleeting_pleasure": {"water": 4, "any_artifact": 1},
    "courthouse_of_hasty_judgment": {"energy": 4, "stone": 1},
    "plaza_of_immortalized_humility": {"water": 4, "clay": 1},
    "fountain_of_wishful_thinking": {"water": 4, "gold": 1},
    "lounge_of_opulent_frugality": {"energy": 4, "any_artifact": 1},
    "academy_of_mandatory_equality": {"food": 4, "gold": 1},
    "cafeteria_of_nameless_meat": {"food": 4, "any_artifact": 1},
    "apothecary_of_productive_dreams": {"bliss": 4, "any_resource": 1},
    "theater_of_revelatory_propaganda": {"energy": 4, "clay": 1},
    "registry_of_personal_secrets": {"bliss": 4, "any_artifact": 1},
    "arena_of_peaceful_conflict": {"food": 4, "stone": 1},
    "disassemble_a_teddy_bear_shop": {"any_commodity": 1, "artifact_bear": 1},
    "clinic_of_blind_hindsight": {"any_commodity": 1, "artifact_bifocals": 1},
    "bemusement_park": {"any_commodity": 1, "artifact_balloon": 1},
    "friendly_local_game_bonfire": {"any_commodity": 1, "artifact_box": 1},
    "stadium_of_guaranteed_home_runs": {"any_commodity": 1, "artifact_bat": 1},
    "center_for_reduced_literacy": {"any_commodity": 1, "artifact_book": 1},
}
TILES = tuple(TILE_COST)
ROLL_FACE_TILE = {
    1: "disassemble_a_teddy_bear_shop",
    2: "clinic_of_blind_hindsight",
    3: "bemusement_park",
    4: "friendly_local_game_bonfire",
    5: "stadium_of_guaranteed_home_runs",
    6: "center_for_reduced_literacy",
}

DILEMMAS = tuple("dilemma_" + artifact for artifact in ARTIFACTS)

_RECRUITS = {
    "euphorian": """
        ben_the_ludologist bradley_the_futurist esme_the_fireman gary_the_electrician
        jefferson_the_shock_artist julia_the_thought_inspector katy_the_dietician
        laura_the_philanthropist michael_the_engineer dr_nakagawa_the_tribute
        ray_the_foreman yordy_the_demotivator""",
    "subterran": """
        andrew_the_spelunker brett_the_lockpicker chase_the_miner curtis_the_propagandist
        major_dave_the_demolitionist faith_the_hydroelectrician jonathan_the_gambler
        josiah_the_hacker maggie_the_outlaw phil_the_spy soulless_the_plumber
        xander_the_excavator""",
    "wastelander": """
        brian_the_viticulturist flartner_the_luddite geek_the_oracle ian_the_horticulturist
        jacko_the_archivist jonathan_the_artist kyle_the_scavenger nick_the_understudy
        pete_the_cannibal professor_reitz_the_archeologist sir_scarby_the_harvester
        steven_the_scholar""",
    "icarite": """
        amanda_the_broker flavio_the_merchant gidget_the_hypnotist josh_the_negotiator
        kadan_the_infiltrator lee_the_gossip matthew_the_thief maxime_the_ambassador
        rebecca_the_peddler sarinee_the_cloud_miner dr_sheppard_the_lobotomist
        zong_the_astronomer""",
}
# In the order that decides between abilities of one player at one moment (R89a).
RECRUIT_FACTION = {name: faction for faction, names in _RECRUITS.items() for name in names.split()}
RECRUITS = tuple(RECRUIT_FACTION)

# ---- Ignorance Is Bliss

IGNORANCE_TILE_COST = {
    "agency_of_progressive_backstabbing": {"artifact_balloon": 1, "stone": 1},
    "lottery_of_diminishing_returns": {"artifact_box": 1, "food": 1, "bliss": 1},
    "institute_of_orwellian_optimism": {"artifact_balloon": 1, "energy": 1, "bliss": 1},
    "natural_fluoridated_spring": {"artifact_bifocals": 1, "water": 1, "bliss": 1},
    "field_of_agoraphobia": {"artifact_book": 1, "energy": 1, "water": 1},
    "dilemmas_prison": {"artifact_bear": 1, "energy": 1, "food": 1},
    "department_of_bribe_regulation": {"artifact_bifocals": 1, "gold": 1},
    "athenaeum_of_mandatory_guidelines": {"artifact_bear": 1, "gold": 1},
    "bureau_of_restricted_tourism": {"artifact_book": 1, "clay": 1},
    "concert_hall_of_harmonious_dischord": {"artifact_box": 1, "gold": 1},
    "palace_of_forced_altruism": {"artifact_book": 1, "any_artifact": 1},
    "storage_of_insufficient_capacity": {"artifact_box": 1, "clay": 1},
    "the_carousel": {"artifact_bat": 1, "stone": 1},
    "theater_of_endless_monotony": {"artifact_book": 1, "stone": 1},
    "thought_police_of_the_open_mind": {"artifact_bifocals": 1, "clay": 1},
    "together_we_work_alone_camp": {"artifact_bat": 1, "clay": 1},
}
IGNORANCE_TILES = tuple(IGNORANCE_TILE_COST)
TILE_COST.update(IGNORANCE_TILE_COST)

BAZAAR_PRICE = (2, 1, 1, 0)  # R53, left to right

_IGNORANCE_RECRUITS = {
    "icarite": """
        lieve_the_briber ahmed_the_artifact_dealer amina_the_bliss_bringer
        terri_the_bliss_trader ted_the_contingency_planner gary_the_forgetter
        bok_the_game_master keb_the_information_trader brenda_the_knowledge_bringer
        mosi_the_patron jadwiga_the_sleep_deprivator zara_the_solipsist""",
    "euphorian": """
        jon_the_amateur_handyman doug_the_builder cary_the_carebear ekaterina_the_cheater
        miroslav_the_con_artist steve_the_double_agent pmai_the_nurse chaga_the_gamer
        ha_joon_the_gold_trader rowena_the_mentor frazer_the_motivator
        samuel_the_zapper""",
    "wastelander": """
        lars_the_ballooneer xyon_the_brain_surgeon julia_the_acolyte taed_the_brick_trader
        lionel_the_cook alexandra_the_heister george_the_lazy_craftsman
        gwen_the_mineralogist jose_the_persuader jedidiah_the_inciter
        darren_the_repeater high_general_baron""",
    "subterran": """
        joseph_the_antiquer milos_the_brainwasher khaleef_the_bruiser pedro_the_collector
        shaheena_the_digger dusty_the_enforcer mwiche_the_flusher makoto_the_forger
        albert_the_founder pamhidzai_the_reader borna_the_storyteller
        javier_the_underground_librarian""",
    "factionless": """
        christine_the_anarchist kofi_the_hermit jeroen_the_hoarder
        spiros_the_model_citizen davaa_the_shredder youssef_the_tunneler""",
}
_IGNORANCE_FACTION = {name: faction for faction, names in _IGNORANCE_RECRUITS.items() for name in names.split()}
IGNORANCE_RECRUITS = tuple(_IGNORANCE_FACTION)
RECRUIT_FACTION.update(_IGNORANCE_FACTION)


def factionless(recruit):
    return RECRUIT_FACTION[recruit] == "factionless"


def items_text(items):
    """`2 gold bat` from a mapping of item to count."""
    words = []
    for item in ITEMS:
        count = items.get(item, 0)
        if count == 1:
            words.append(item)
        elif count > 1:
            words.append(f"{count} {item}")
    return " ".join(words) or "nothing"


def multisets(kinds, size, limit=None):
    """All ways to take `size` things of the kinds; limit[kind] bounds each count."""
    if not kinds:
        return [{}] if size == 0 else []
    first, rest = kinds[0], kinds[1:]
    most = size if limit is None else min(size, limit.get(first, 0))
    found = []
    for count in range(most + 1):
        chosen = {first: count} if count else {}
        found += [{**chosen, **other} for other in multisets(rest, size - count, limit)]
    return found
