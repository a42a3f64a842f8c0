"""Position files that must be refused: each with the place, the value and, where the position cannot be, the rule
that says so."""

import pytest

from euphoria_ai.errors import PositionError
from euphoria_ai.positions import files as position_file
from euphoria_ai.positions.codes import from_code, to_code


def two(first="", second="", top=""):
    """A file with two seats; `top` stands above them."""
    return f"{top}\n[[player]]\n{with_dice(first)}\n[[player]]\n{with_dice(second)}\n"


def iib(first="", top="", end="", row='["bat", "book", "bear", "box"]'):
    """A file of Ignorance Is Bliss with two seats."""
    return two(first, "", f'edition = "ignorance"\nbazaar = {row}\n{top}\n{end}')


def with_dice(player):
    return player if "available" in player or "workers" in player else f"available = [1, 2]\n{player}"


def many(n, top="", **players):
    """A file with n seats; p1=... and so on."""
    return top + "\n" + "\n".join(f"[[player]]\n{with_dice(players.get(f'p{i}', ''))}" for i in range(1, n + 1)) + "\n"


BUILT = '[markets]\nea = "spa"\nwb = "plaza"\n'

# name: (text, words that the message must contain)
BAD = {
    # ---- the file as such
    "empty": ("", ["player", "[[player]]", "R1"]),
    "no toml": ("this is no position\n", ["not TOML", "line 1"]),
    "cut off": ('edition = "base\n', ["not TOML", "line 1"]),
    "key twice": ("you = 1\nyou = 2\n" + two(), ["not TOML", "line 2"]),
    "table twice": (two(top="[tracks]\n[tracks]"), ["not TOML", "line 2"]),
    "too deep": ("x = " + "[" * 5000 + "]" * 5000, ["not TOML", "nested"]),
    "huge number": ("turn = " + "9" * 5000 + "\n" + two(), ["not TOML"]),
    "too large": ("#" * 200_000, ["too large", "128 KiB"]),
    "control character": ('edition = "ba\x01se"\n' + two(), ["not TOML", "line 1"]),
    # ---- top level
    "unknown key": (two(top="activ = 1"), ["activ", "no such key", "edition"]),
    "misspelt table": (two(top="[track]\neuphorian = 1"), ["track", "no such key", "tracks"]),
    "edition": (two(top='edition = "bass"'), ["edition", '"bass"', "base"]),
    "edition number": (two(top="edition = 2"), ["edition = 2", "in quotes"]),
    "one bracket": ("[player]\nmorale = 2\n", ["player", "[[player]]"]),
    "one seat": ("[[player]]\n", ["player", "1 [[player]]", "2 to 6", "R1"]),
    "seven seats": (many(7), ["7 [[player]]", "2 to 6", "R1"]),
    "player a number": ("player = 3\n", ["player", "[[player]]"]),
    "you": (two(top="you = 3"), ["you = 3", "1 to 2", "R1"]),
    "you word": (two(top='you = "me"'), ["you", '"me"', "1 to 2"]),
    "you true": (two(top="you = true"), ["you = true", "whole number"]),
    "to_move": (two(top='to_move = "P3"'), ["to_move = 3", "1 to 2"]),
    "first": (two(top="first = 0"), ["first = 0", "1 to 2"]),
    "turn": (two(top="turn = -1"), ["turn = -1", "1 to 65535"]),
    "turn fraction": (two(top="turn = 1.5"), ["turn = 1.5", "whole number"]),
    "phase": (two(top='phase = "recruit"'), ["phase", '"recruit"', "recruits"]),
    "discard number": (two(top="discard = 3"), ["discard = 3", '"2 gold bat"']),
    "discard word": (two(top='discard = "2 bet"'), ["discard", '"bet"', "bat"]),
    "discard a good": (two(top='discard = "gold"'), ["discard", '"gold"', "no artifact", "balloon"]),
    "count at the end": (two(top='discard = "bat 2"'), ["discard", "a count stands before its word"]),
    "two counts": (two(top='discard = "2 3 bat"'), ["discard", "two numbers"]),
    "options": (two(top="options = true"), ["options = true", "table"]),
    "unknown option": (two(top="[options]\ntradeing = true"), ["options, tradeing", "trading"]),
    "option value": (two(top="[options]\ntrading = 1"), ["options, trading = 1", "true, false"]),
    "refused_recruits": (two(top='[options]\nrefused_recruits = "back"'),
                         ["refused_recruits", '"back"', "aside, deck", "C14"]),
    # ---- tracks, miners, markets
    "track too high": (two(top="[tracks]\neuphorian = 12"), ["tracks, euphorian = 12", "0 to 11", "R80"]),
    "track negative": (two(top="[tracks]\nicarite = -1"), ["tracks, icarite = -1", "R80"]),
    "track name": (two(top="[tracks]\neuphorain = 1"), ["tracks, euphorain", "euphorian"]),
    "track twice": (two(top='[tracks]\neuphorian = 1\n"Euphoria" = 2'), ["tracks, Euphoria", "twice"]),
    "tracks a list": (two(top="tracks = [1, 2, 3, 4]"), ["tracks = [1, 2, 3, 4]", "table"]),
    "miner": (two(top="[miners]\nsubterran = 10"), ["miners, subterran = 10", "0 to 9", "R58"]),
    "miner of icarus": (two(top="[miners]\nicarite = 1"), ["miners, icarite", "R61"]),
    "miner before its start": (two(top="[options]\niib_tweaks = true\n[miners]\neuphorian = 2"),
                               ["miners, euphorian = 2", "step 3", "R13"]),
    "site": (two(top='[markets]\nec = "spa"'), ["markets, ec", "no construction site", "site_ea"]),
    "tile": (two(top='[markets]\nea = "spaa of fleeting"'),
             ["markets, ea", "no market tile", "spa_of_fleeting_pleasure"]),
    "tile number": (two(top="[markets]\nea = 1"), ["markets, ea = 1", "in quotes"]),
    "tile twice": (two(top='[markets]\nea = "spa"\nsb = "spa"'),
                   ["markets, sb", "spa_of_fleeting_pleasure", "at ea already", "R5"]),
    "site twice": (two(top='[markets]\nea = "spa"\nmarket_ea = "lab"'), ["markets, market_ea", "twice"]),
    "tile of several": (two(top='[markets]\nea = "of"'), ["markets, ea", "write more of the name"]),
    # ---- a player
    "unknown player key": (two("moral = 2"), ["player 1, moral", "no such key", 'did you mean "morale"']),
    "player name in the message": (two('name = "Ana"\nmoral = 2'), ["player 1 (Ana), moral"]),
    "name": (two("name = 3"), ["player 1, name = 3", "in quotes"]),
    "morale zero": (two("morale = 0"), ["player 1, morale = 0", "1 to 6", "R49"]),
    "morale seven": (two("", "morale = 7"), ["player 2, morale = 7", "1 to 6"]),
    "knowledge": (two("knowledge = 7"), ["player 1, knowledge = 7", "1 to 6", "R28"]),
    "knowledge word": (two('knowledge = "three"'), ['player 1, knowledge = "three"', "whole number"]),
    "goods word": (two('goods = "2 enregy"'), ["player 1, goods", '"enregy"', "energy"]),
    "goods an artifact": (two('goods = "bat"'), ["player 1, goods", "no commodity or resource"]),
    "goods unknown": (two('goods = "2 gold ?"'), ["player 1, goods", "goods lie open"]),
    "goods a list of numbers": (two("goods = [1, 2]"), ["player 1, goods = [1, 2]", '"2 gold bat"']),
    "goods negative": (two("goods = { gold = -1 }"), ["player 1, goods.gold = -1", "0 to"]),
    "goods negative in words": (two('goods = "-1 energy"'), ["player 1, goods", "-1 is no count", "0 to 65535"]),
    "goods not whole": (two('goods = "1.5 energy"'), ["player 1, goods", "1.5 is no count"]),
    "goods without end": (two('goods = "99999999999999 gold"'), ["player 1, goods", "65535"]),
    # ---- cards in hand
    "hand over morale": (two('hand = "2 bat"'), ["player 1, hand", "2 cards", "morale 1", "R50"]),
    "cards over morale": (two("", "cards = 3\nmorale = 2"), ["player 2, cards", "3 cards", "morale 2", "R50"]),
    "fewer cards than named": (two("", 'hand = "bat book"\ncards = 1\nmorale = 3'), ["player 2, cards = 1", "2 cards"]),
    "cards negative": (two("", "cards = -1"), ["player 2, cards = -1", "0 to 36"]),
    "seventh card": (two('hand = "3 bat"\nmorale = 6', 'hand = "2 bat"\nmorale = 6', 'discard = "2 bat"'),
                     ["player 2, hand", "7 bat", "2 in discard", "3 in player 1", "R6"]),
    "seven discarded": (two(top='discard = "7 bat"'), ["discard", "7 bat", "R6"]),
    "more cards than there are": (many(6, 'discard = "6 bat 6 book 6 '
        'bear"\n', **{f"p{i}": "cards = 4\nmorale = 6" for i in range(1, 7)}),
                                  ["discard", "42 artifacts", "36", "R6"]),
    "shown too many": (two('hand = "bat"\nshown = "2 bat"'), ["player 1, shown", "more than the hand"]),
    "shown of another": (two("", 'hand = "bat"\nshown = "bat"'), ["player 2, shown", "own seat"]),
    # ---- dice
    "face seven": (two("available = [7, 1]"), ["player 1, available = 7", "1 to 6", "R30"]),
    "face zero": (two("available = [0]"), ["player 1, available = 0", "1 to 6"]),
    "face word": (two('available = ["five"]'), ["player 1, available", '"five"', "whole number"]),
    "worker's face": (two("workers = { farm = [2, 8] }"), ["player 1, workers.farm = 8", "1 to 6"]),
    "five dice": (two("available = [1, 2, 3]\nworkers = { farm = [1, 1] }"),
                  ["player 1, available", "5 workers", "four", "R2"]),
    "no dice": (two("available = []"), ["player 1, available", "no worker", "R17"]),
    "no dice on the board either": (two("", "available = []\nworkers = {}"), ["player 2, available", "R17"]),
    "unknown space": (two("workers = { frm = [2] }"), ["player 1, workers.frm", "no space", 'did you mean "farm"']),
    "space of several": (two("workers = { tunnel = [2] }"),
                         ["player 1, workers.tunnel", "tunnel_euphorian", "write more"]),
    "workers a list": (two("workers = [2]"), ["player 1, workers = [2]", "table"]),
    "two dice on one space": (two("workers = { tank_energy = [2, 3] }"),
                              ["player 1, workers.tank_energy", "two workers", "holds one", "R24"]),
    "another's die there": (two("workers = { ark = [2] }", "workers = { ark = [3] }"),
                            ["player 2, workers.ark", "player 1 is there already", "R24"]),
    "two on a slot": (two("workers = { build_ea_1 = [2] }", "workers = { build_ea_1 = [3] }"),
                      ["player 2, workers.build_ea_1", "R62"]),
    "tunnel end closed": (two("workers = { tunnel_end_euphorian = [2] }", top="[miners]\neuphorian = 8"),
                          ["player 1, workers.tunnel_end_euphorian", "step 8", "R59"]),
    "market not built": (two("workers = { market_eb = [2] }", top=BUILT),
                         ["player 1, workers.market_eb", "not built", "R69"]),
    "tile not built": (two("workers = { lab = [2] }", top=BUILT),
                       ["player 1, workers.lab", "laboratory_of_selective_genetics", "not built"]),
    "slot of a built site": (two("workers = { build_ea_2 = [2] }", top=BUILT),
                             ["player 1, workers.build_ea_2", "closed", "R64"]),
    "site complete": (two("workers = { build_sa_1 = [2], build_sa_3 = [4] }"),
                      ["player 1, workers.build_sa_3", "2 workers at sa", "R63, R64"]),
    "site of four complete": (many(5, p1="workers = { build_wa_1 = [2], "
        "build_wa_2 = [2] }", p2="workers = { build_wa_3 = [1] }",
                                   p5="workers = { build_wa_4 = [6] "
                                       "}"), ["player 5, workers.build_wa_4", "4 complete it", "R63"]),
    "dice order": (two('available = [1]\ndice_order = "hand pol"'), ["player 1, dice_order", '"pol"', "pool"]),
    # ---- recruits
    "recruit": (two('recruits = "Maxim the Amb"\nhidden = "Nik"'),
                ["player 1, hidden", '"Nik"', "nick_the_understudy"]),
    "recruit of two": (two('recruits = "Jonathan"'),
                       ["player 1, recruits", "jonathan_the_artist", "jonathan_the_gambler", "write more"]),
    "active unknown": (two('recruits = "?"'), ["player 1, recruits", "lie open", "R7"]),
    "recruit number": (two("recruits = 3"), ["player 1, recruits = 3", "in quotes"]),
    "three active": (two('recruits = ["Maxime", "Nick", "Zong"]'),
                     ["player 1, recruits", "3 active", 'dilemma_used = "recruits"', "R96"]),
    "four active": (two('recruits = ["Maxime", "Nick", "Zong", "Lee"]\ndilemma_used = "recruits"'),
                    ["player 1, recruits", "4 active", "R7, R96"]),
    "five active": (two('recruits = ["Maxime", "Nick", "Zong", "Lee", "Ray"]'),
                    ["player 1, recruits", "5 recruits", "R7"]),
    "two hidden": (two('recruits = "Maxime"\nhidden = ["Nick", "Zong"]'),
                   ["player 1, hidden", "1 active and 2 hidden", "R7"]),
    "recruit at two players": (two('recruits = "Maxime"', 'recruits = "Zong"\nhidden = "Maxime"'),
                               ["player 2, hidden", "maxime_the_ambassador", "player 1, recruits", "R7"]),
    "recruit twice": (two('recruits = ["Maxime", "Maxime"]'),
                      ["player 1, recruits", "maxime_the_ambassador", "twice", "R7"]),
    "refused and active": (two('recruits = "Maxime"\nrefused = ["Maxime", "Zong"]'),
                           ["player 1, refused", "maxime_the_ambassador", "R7"]),
    "three refused": (two('recruits = "Maxime"\nrefused = ["Ray", "Zong", "Lee"]'),
                      ["player 1, refused", "2 of this player's", "R7"]),
    "refused back in the deck": (two('recruits = "Maxime"\nrefused = ["Ray", '
        '"Zong"]', top='[options]\nrefused_recruits = "deck"'),
                                 ["player 1, refused", "0 of this player's", "C14"]),
    "hidden though activated by track": (two('recruits = "Maxime"\nhidden = "Laura"', top="[tracks]\neuphorian = 8"),
                                         ["player 1, hidden", "laura_the_philanthropist", "track 8", "R83"]),
    "hidden though activated by tunnel": (two("", 'recruits = "Maxime"\nhidden = '
        '"Nick"', top="[miners]\nwastelander = 6"),
                                          ["player 2, hidden", "nick_the_understudy", "miner 6", "R58"]),
    "nobody can be hidden": (two('recruits = "Maxime"', 'recruits = ["Lee", "Ray"]',
                                 top="[tracks]\neuphorian = 8\nsubterran = 8\nwastelander = 9\nicarite = 10"),
                             ["player 1, recruits", "1 active", "no recruit can still be hidden", "R83"]),
    "dealt at a turn": (two('dealt = ["Maxime", "Nick", "Zong", "Lee"]'),
                        ["player 1, dealt", 'phase = "recruits"', "R7"]),
    # ---- the choice of recruits
    "choice without cards": (two("", top='phase = "recruits"').replace("available = [1, 2]\n", ""),
                             ["player 1, dealt", "must be named", "R7"]),
    "choice with three cards": ('phase = "recruits"\n[[player]]\ndealt = ["Maxime", "Nick", "Zong"]\n[[player]]\n',
                                ["player 1, dealt", "4 expected", "R7"]),
    "choice with dice": ('phase = "recruits"\n[[player]]\ndealt = ["Maxime", "Nick", "Zong", '
                         '"Lee"]\navailable = [1]\n[[player]]\n',
                         ["player 1, available", "before anything else", "R7"]),
    "choice after it was made": ('phase = "recruits"\nto_move = 2\n[[player]]\ndealt = ["Maxime", "Nick", "Zong", '
                                 '"Lee"]\n[[player]]\n',
                                 ["player 1, dealt", "P1 has chosen", "R7"]),
    "choice not yet made": ('phase = "recruits"\n[[player]]\ndealt = ["Maxime", "Nick", "Zong", '
                            '"Lee"]\n[[player]]\nrecruits = "Ray"\n',
                            ["player 2, recruits", "P2 has not chosen yet", "R7"]),
    "choice with tracks": ('phase = "recruits"\n[tracks]\nicarite = 1\n[[player]]\ndealt = ["Maxime", "Nick", "Zong", '
                           '"Lee"]\n[[player]]\n',
                           ["tracks", "before anything else", "R7"]),
    # ---- dilemmas
    "dilemma": (two('dilemma = "bt"'), ["player 1, dilemma", '"bt"', "no ethical dilemma"]),
    "dilemma used": (two('dilemma = "used for a star"'), ["player 1, dilemma", "dilemma_used", '"star"', "R96"]),
    "dilemma or": (two('dilemma = "star or recruits"'), ["player 1, dilemma", "dilemma_used"]),
    "dilemma twice": (two('dilemma = "bat"', 'dilemma = "bat"'),
                      ["player 2, dilemma", "dilemma_bat", "player 1", "R8"]),
    "no dilemma": (two('dilemma = "none"'), ["player 1, dilemma", "every player has one", "R8"]),
    "dilemma_used": (two('dilemma_used = "stars"'), ["player 1, dilemma_used", '"stars"', "star, recruits"]),
    "dilemma_used true": (two("dilemma_used = true"), ["player 1, dilemma_used = true", "star, recruits"]),
    "dilemma star without use": (two("stars = { dilemma = true }"),
                                 ["player 1, stars.dilemma", 'dilemma_used = "star"', "R98"]),
    "dilemma star after recruits": (two('dilemma_used = "recruits"\nstars = { dilemma = 1 }'),
                                    ["player 1, stars.dilemma", "R98"]),
    "dilemma star denied": (two('dilemma_used = "star"\nstars = { dilemma = false }'),
                            ["player 1, stars.dilemma", "R98, R100"]),
    # ---- stars
    "eleventh star": (many(6, BUILT, p1="stars = { euphorian = 6, icarite = 3, ea = 1, wb = 1 }"),
                      ["player 1, stars", "11 stars", "9 on territories", "2 on markets", "R2"]),
    "tenth star": (many(6, p1="stars = { euphorian = 5, icarite = 5 }"),
                   ["player 1, stars", "10 stars", "over", "R109"]),
    "tenth star by a recruit": (many(6, "[tracks]\nicarite = 11\n", p1='recruits = "Maxime"\nstars = { euphorian = 5, '
        'icarite = 4 }'),
                                ["player 1, stars", "10 stars", "1 on recruits", "R109"]),
    "territory too full": (two("stars = { euphorian = 2 }", "stars = { euphorian = 1 }"),
                           ["player 2, stars.euphorian", "3 stars", "takes 2", "R3"]),
    "two stars on a tile": (two("stars = { ea = 2 }", top=BUILT), ["player 1, stars.ea = 2", "0 to 1", "R73"]),
    "star on an unbuilt site": (two("stars = { market_sa = 1 }", top=BUILT),
                                ["player 1, stars.market_sa", "no market is built", "R73, R100"]),
    "star on an unbuilt tile": (two("stars = { lab = 1 }", top=BUILT), ["player 1, stars.lab", "not built", "R100"]),
    "star nowhere": (two("stars = { farm = 1 }"), ["player 1, stars.farm", "no place for a star", "euphorian", "R100"]),
    "star word": (two('stars = { euphorian = "two" }'), ["player 1, stars.euphorian", '"two"', "whole number"]),
    "star on a recruit too early": (two('recruits = "Laura"\nstars = { recruits = ["Laura"] '
        '}', top="[tracks]\neuphorian = 10"),
                                    ["player 1, stars.recruits", "laura_the_philanthropist", "at 10", "11", "R84"]),
    "star on another's recruit": (two('recruits = "Laura"', 'recruits = "Ray"\nstars = { recruits = "Laura" '
        '}', top="[tracks]\neuphorian = 11"),
                                  ["player 2, stars.recruits", "no active recruit of this player", "R84"]),
    "star on a recruit twice": (two('recruits = "Laura"\nstars = { recruits = ["Laura", '
        '"Laura"] }', top="[tracks]\neuphorian = 11"),
                                ["player 1, stars.recruits", "twice", "R84"]),
    "stars a number": (two("stars = 3"), ["player 1, stars = 3", "table"]),
    # ---- Ignorance Is Bliss
    "bazaar in the base game": (two(top='bazaar = ["bat", "bat", "bat", "bat"]'),
                                ["bazaar", "none in edition base", "R14"]),
    "bazaar not written": (two(top='edition = "ignorance"'), ["bazaar", "four open artifacts", "R14"]),
    "bazaar of three": (iib(row='["bat", "book", "bear"]'), ["bazaar", "four artifacts", "R14"]),
    "bazaar word": (iib(row='["bat", "book", "bear", "gold"]'), ["bazaar", '"gold"', "no artifact"]),
    "bazaar with a gap": (iib(row='["bat", "book", "bear", "none"]'), ["bazaar", "empty", "R54"]),
    "seventh card in the bazaar": (iib(top='discard = "3 bat"', row='["bat", "bat", "bat", "bat"]'),
                                   ["bazaar", "7 bat", "R6"]),
    "gone in the base game": (two(top='gone = "Maxime"'), ["gone", "no recruit leaves the game", "R7"]),
    "gone and there": (iib('recruits = "Kofi"', top='gone = "Kofi"'),
                       ["player 1, recruits", "kofi_the_hermit", "gone", "R7"]),
    "base recruit": (iib('recruits = "Maxime"'), ["player 1, recruits", '"Maxime"', "no recruit of this edition"]),
    "hidden without a faction": (iib('recruits = "Keb"\nhidden = "Kofi"'), ["player 1, hidden", "no faction", "R11"]),
    "two without a faction": (iib('recruits = ["Davaa", "Kofi"]'),
                              ["player 1, recruits", "one recruit without a faction", "R11"]),
    "factionless switched off": (iib('recruits = "Kofi"', top="options = { factionless = false }"),
                                 ["player 1, recruits", "not used", "R11"]),
    "fixed option": (iib(top="options = { iib_tweaks = false }"), ["options, iib_tweaks", "always true"]),
    "knowledge beyond the cap": (iib('recruits = "Bok"\nknowledge = 5'),
                                 ["player 1, knowledge = 5", "at most 4", "bok_the_game_master", "R85"]),
    "star on a recruit without a faction": (iib('recruits = "Kofi"\nstars = { recruits = "Kofi" }'),
                                            ["player 1, stars.recruits", "no faction", "R84"]),
    "second star of Steve": (iib('recruits = "Steve"\nstars = { recruits = ["Steve", '
        '"Steve"] }', end="[tracks]\nsubterran = 11"),
                             ["player 1, stars.recruits", "steve_the_double_agent", "twice", "R84"]),
    "first star of Steve": (iib('recruits = "Steve"\nstars = { recruits = "Steve" }', end="[tracks]\neuphorian = 11"),
                            ["player 1, stars.recruits", ("subterran track is at 0 and the wastelander track is at "
                                "0"), "R84"]),
    # ---- moves and pending
    "moves a string": (two(top='moves = "place 1 farm"'), ["moves", "list of moves"]),
    "move no move": (two(top='moves = ["plaice 1 farm"]'), ["moves, number 1", "plaice 1 farm"]),
    "move illegal": (two(top='moves = ["place 5 farm"]'), ["moves, number 1", "place 5 farm", "not legal"]),
    "second move illegal": (two(top='moves = ["place 1 farm", "roll 3"]'), ["moves, number 2", "roll 3"]),
    "move depends on unknown": (two('hand = "?"\ncards = 1\nrecruits = '
        '"Maxime"', top='moves = ["dilemma", "outcome star"]'),
                                ["moves", "unknown"]),
    "pending a number": (two(top="pending = 3"), ["pending", "moves"]),
    "pending made up": (two(top='pending = "1:abcdef"'), ["pending", "damaged"]),
    "pending and moves": (two(top='pending = "1:abcdef"\nmoves = ["stop"]'), ["moves", "pending"]),
    # ---- codes
    "code cut off": ("EUPH1:ARpJX3j58zBMxZ2XwRGAMAgEe8k7DyXmYysOpaR3o4PC6cWHBTAcczscjLAuAet\n", ["code", "damaged"]),
    "code of another version": ("EUPH7:ARpJX3j58zBMxZ2X\n", ["code", "EUPH1:", "version"]),
    "code empty": ("EUPH1:\n", ["code", "damaged"]),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_place_and_reason(name, tmp_path):
    text, words = BAD[name]
    path = tmp_path / "bad.toml"
    path.write_bytes(text.encode())
    with pytest.raises(PositionError) as caught:
        position_file.load(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    missing = [word for word in words if word not in message]
    assert not missing, message
    assert len(message) < 600
    assert "Traceback" not in message
    assert "KeyError" not in message


def test_there_are_many_of_them():
    assert len(BAD) >= 100


def test_a_missing_file(tmp_path):
    with pytest.raises(PositionError, match="no-such.toml: there is no such file"):
        position_file.load(tmp_path / "no-such.toml")


def test_no_name():
    with pytest.raises(PositionError, match="^an empty name names no file$"):
        position_file.load("")


def test_a_folder(tmp_path):
    with pytest.raises(PositionError, match="a folder, not a file"):
        position_file.load(tmp_path)


def test_not_utf8(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes("# caf\xe9\n".encode("latin-1"))
    with pytest.raises(PositionError, match=r"latin.toml: not a text file in UTF-8 \(byte 6\)"):
        position_file.load(path)


def test_a_path_that_cannot_be():
    with pytest.raises(PositionError, match="cannot be read"):
        position_file.load("no\0path")


def test_a_binary_file(tmp_path):
    path = tmp_path / "binary.toml"
    path.write_bytes(bytes(range(256)))
    with pytest.raises(PositionError, match="not a text file"):
        position_file.load(path)


def test_the_name_of_a_text_is_in_its_errors():
    with pytest.raises(PositionError, match="^table 3: line 4: player 1, morale = 9"):
        position_file.loads(two("morale = 9"), "table 3")


def test_pending_fits_only_its_own_file():
    position = position_file.loads(
        two('available = [4, 4]\ngoods = "energy"', top='moves = ["place 4 tunnel_euphorian"]')
    )
    text = position_file.dumps(position)
    assert "pending" in text
    assert position_file.loads(text) == position
    with pytest.raises(PositionError, match="does not fit the rest of the file"):
        position_file.loads(text.replace("available = [4]", "available = [3]"))


def test_a_code_is_refused_whichever_letter_is_wrong():
    code = to_code(position_file.loads(two('recruits = "Maxime"')))
    for i in range(len(code)):
        other = "A" if code[i] != "A" else "B"
        with pytest.raises(PositionError):
            from_code(code[:i] + other + code[i + 1 :])
