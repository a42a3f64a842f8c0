"""The board, tiles, dilemmas and recruits of the base game as plain tables."""

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

SITE_FACTION = {"ea": "euphorian", "eb": "euphorian", "sa": "subterran",
                "sb": "subterran", "wa": "wastelander", "wb": "wastelander"}
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
        _LIST.append(Space(f"build_{_site}_{_number}", "slot", SITE_FACTION[_site],
                           [{_resource: 1}], resource=_resource, site=_site))

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
        for other in multisets(rest, size - count, limit):
            found.append({**({first: count} if count else {}), **other})
    return found
