"""Numbers that the printed games fix, each written down here and nowhere else.

Tests compare the data files with them. Whoever adds a card, a rule or a case changes its line here; every other test
reads the data.
"""

# Edition -> cards in its decks; recruits with and without a faction.
RECRUITS = {"base": 48, "ignorance": 54}
FACTIONLESS = {"base": 0, "ignorance": 6}
TILES = {"base": 18, "ignorance": 16}

# Edition -> recruits of each faction.
RECRUITS_OF_FACTION = {
    "base": {"euphorian": 12, "subterran": 12, "wastelander": 12, "icarite": 12},
    "ignorance": {"euphorian": 12, "subterran": 12, "wastelander": 12, "icarite": 12},
}

# Edition -> the numbers printed on its recruits.
RECRUIT_NUMBERS = {"base": range(101, 149), "ignorance": range(221, 275)}

DILEMMAS = 6
ARTIFACT_CARDS = 36
SPACES = 49

# Rules, rulings, what all recruits of the expansion have in common.
RULES = [*(f"R{n}" for n in range(1, 90)), "R89a", "R89b", *(f"R{n}" for n in range(90, 114))]
RULINGS = [f"C{n}" for n in range(1, 37)]
COMMON_TO_RECRUITS = [f"I{n}" for n in range(1, 11)]

# Cases of the rules that a scenario test plays, each cited as T and its number.
CASES = [
    *(
        1,
        3,
        5,
        7,
        9,
        11,
        14,
        16,
        18,
        19,
        20,
        22,
        24,
        26,
        28,
        30,
        32,
        33,
        38,
        39,
        40,
        42,
        44,
        46,
        48,
        50,
        52,
        55,
        57,
        59,
    ),
    *(60, 62, 64, 65, 67, 70, 72, 74, 76, 79, 81, 84, 86, 88, 90, 92, 94, 96, 98, 100),
]
