"""The positions that speed is measured in: an opening, a middle and an end for 2, 4 and 6 seats, as position files.

They stay the same for good, so that figures of different versions are about the same work.
"""

POSITIONS = {
    ("base", 2, "opening"): """
edition = "base"
you = 1
to_move = 1
turn = 1
[[player]]
available = [1, 5]
recruits = ["jefferson_the_shock_artist"]
hidden = ["laura_the_philanthropist"]
refused = ["phil_the_spy", "flavio_the_merchant"]
dilemma = "bear"
[[player]]
cards = 0
available = [1, 3]
recruits = ["ray_the_foreman"]
""",
    ("base", 2, "middle"): """
edition = "base"
you = 1
to_move = 1
turn = 67
discard = "balloon"
[tracks]
euphorian = 3
subterran = 1
wastelander = 2
icarite = 6
[miners]
euphorian = 7
subterran = 5
wastelander = 2
[markets]
eb = "academy_of_mandatory_equality"
wa = "plaza_of_immortalized_humility"
[[player]]
goods = "bliss clay"
hand = "box"
morale = 5
knowledge = 1
available = [5, 3]
recruits = ["jefferson_the_shock_artist", "laura_the_philanthropist"]
refused = ["phil_the_spy", "flavio_the_merchant"]
dilemma = "bear"
stars = { icarite = 1, market_eb = 1, market_wa = 1 }
[[player]]
goods = "energy gold stone"
cards = 1
morale = 5
knowledge = 1
available = [3, 5]
recruits = ["ray_the_foreman", "michael_the_engineer"]
dilemma = "balloon"
dilemma_used = "star"
stars = { icarite = 1, market_eb = 1, market_wa = 1 }
""",
    ("base", 2, "end"): """
edition = "base"
you = 1
to_move = 1
turn = 93
discard = "2 balloon bear 3 box"
[tracks]
euphorian = 4
subterran = 3
wastelander = 3
icarite = 7
[miners]
euphorian = 9
subterran = 5
wastelander = 2
[markets]
eb = "academy_of_mandatory_equality"
sa = "friendly_local_game_bonfire"
sb = "theater_of_revelatory_propaganda"
wa = "plaza_of_immortalized_humility"
[[player]]
goods = "energy gold clay"
hand = "bat"
morale = 4
knowledge = 1
available = [6]
workers = { tunnel_euphorian = [3] }
dice_order = "tunnel_euphorian hand pool pool"
recruits = ["jefferson_the_shock_artist", "laura_the_philanthropist"]
refused = ["phil_the_spy", "flavio_the_merchant"]
dilemma = "bear"
stars = { subterran = 1, icarite = 1, market_eb = 1, market_sa = 1, market_sb = 1, market_wa = 1 }
[[player]]
goods = "2 water"
cards = 0
morale = 5
knowledge = 2
available = [1]
workers = { tunnel_end_euphorian = [3], market_sa = [4] }
dice_order = "tunnel_end_euphorian hand market_sa pool"
recruits = ["ray_the_foreman", "michael_the_engineer"]
dilemma = "balloon"
dilemma_used = "star"
stars = { subterran = 1, wastelander = 1, icarite = 1, market_eb = 1, market_sa = 1, market_sb = 1, market_wa = 1 }
""",
    ("base", 4, "opening"): """
edition = "base"
you = 3
to_move = 3
turn = 1
first = 3
[[player]]
cards = 0
available = [3, 3]
recruits = ["brett_the_lockpicker"]
[[player]]
cards = 0
available = [2, 6]
recruits = ["curtis_the_propagandist"]
[[player]]
available = [3, 6]
recruits = ["matthew_the_thief"]
hidden = ["brian_the_viticulturist"]
refused = ["phil_the_spy", "katy_the_dietician"]
dilemma = "bifocals"
[[player]]
cards = 0
available = [2, 3]
recruits = ["andrew_the_spelunker"]
""",
    ("base", 4, "middle"): """
edition = "base"
you = 4
to_move = 4
turn = 118
first = 3
discard = "3 balloon 3 bat bear bifocals 3 book box"
[tracks]
euphorian = 3
subterran = 4
wastelander = 6
icarite = 11
[miners]
euphorian = 4
subterran = 9
wastelander = 6
[markets]
sb = "arena_of_peaceful_conflict"
wa = "disassemble_a_teddy_bear_shop"
[[player]]
goods = "water"
cards = 4
morale = 4
knowledge = 5
available = [2, 2]
dice_order = "pool hand hand pool"
recruits = ["brett_the_lockpicker", "maggie_the_outlaw", "kyle_the_scavenger"]
dilemma = "bat"
dilemma_used = "recruits"
stars = { icarite = 1, market_sb = 1, market_wa = 1 }
[[player]]
goods = "food bliss"
cards = 2
morale = 4
knowledge = 1
available = [3, 5]
workers = { build_sa_1 = [4] }
recruits = ["curtis_the_propagandist", "xander_the_excavator"]
dilemma = "bear"
dilemma_used = "star"
stars = { market_wa = 1 }
[[player]]
goods = "4 bliss"
cards = 3
morale = 4
knowledge = 2
workers = { nimbus_loft = [1], sky_lounge = [4] }
recruits = ["matthew_the_thief", "brian_the_viticulturist"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { wastelander = 1, icarite = 1, recruits = ["matthew_the_thief"] }
[[player]]
goods = "water 2 bliss"
morale = 5
knowledge = 2
workers = { cloud_mine = [5], free_press = [3] }
recruits = ["andrew_the_spelunker", "zong_the_astronomer"]
refused = ["yordy_the_demotivator", "steven_the_scholar"]
dilemma = "book"
dilemma_used = "star"
stars = { subterran = 1, market_sb = 1, recruits = ["zong_the_astronomer"] }
""",
    ("base", 4, "end"): """
edition = "base"
you = 1
to_move = 1
turn = 155
first = 3
discard = "5 balloon 5 bat 4 bear 3 bifocals 5 book 5 box"
[tracks]
euphorian = 5
subterran = 6
wastelander = 11
icarite = 11
[miners]
euphorian = 4
subterran = 9
wastelander = 9
[markets]
sb = "arena_of_peaceful_conflict"
wa = "disassemble_a_teddy_bear_shop"
[[player]]
hand = "book"
morale = 4
knowledge = 6
available = [4]
workers = { market_wa = [3] }
dice_order = "pool hand market_wa pool"
recruits = ["brett_the_lockpicker", "maggie_the_outlaw", "kyle_the_scavenger"]
refused = ["ray_the_foreman", "jonathan_the_artist", "dr_nakagawa_the_tribute"]
dilemma = "bat"
dilemma_used = "recruits"
stars = { subterran = 1, wastelander = 2, icarite = 2, market_sb = 1, market_wa = 1, recruits = ["kyle_the_scavenger"] }
[[player]]
goods = "3 food bliss"
cards = 1
morale = 6
knowledge = 1
available = [6]
workers = { tunnel_end_subterran = [4], build_sa_1 = [4] }
recruits = ["curtis_the_propagandist", "xander_the_excavator"]
dilemma = "bear"
dilemma_used = "star"
stars = { euphorian = 1, wastelander = 1, market_wa = 1 }
[[player]]
goods = "4 bliss clay"
cards = 3
morale = 4
available = [5]
workers = { tunnel_wastelander = [2] }
dice_order = "tunnel_wastelander hand pool pool"
recruits = ["matthew_the_thief", "brian_the_viticulturist"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { euphorian = 1, wastelander = 1, icarite = 1, recruits = ["matthew_the_thief", "brian_the_viticulturist"] }
[[player]]
goods = "3 food 2 bliss"
cards = 0
morale = 6
knowledge = 2
workers = { ark = [2], cloud_mine = [5] }
recruits = ["andrew_the_spelunker", "zong_the_astronomer"]
dilemma = "book"
dilemma_used = "star"
stars = { subterran = 1, icarite = 1, market_sb = 1, market_wa = 1, recruits = ["zong_the_astronomer"] }
""",
    ("base", 6, "opening"): """
edition = "base"
you = 2
to_move = 2
turn = 1
first = 2
[[player]]
cards = 0
available = [1, 3]
recruits = ["ian_the_horticulturist"]
[[player]]
available = [3, 6]
recruits = ["yordy_the_demotivator"]
hidden = ["xander_the_excavator"]
refused = ["bradley_the_futurist", "josiah_the_hacker"]
dilemma = "bat"
[[player]]
cards = 0
available = [3, 5]
recruits = ["maggie_the_outlaw"]
[[player]]
cards = 0
available = [1, 3]
recruits = ["laura_the_philanthropist"]
[[player]]
cards = 0
available = [1, 1]
recruits = ["curtis_the_propagandist"]
[[player]]
cards = 0
available = [1, 3]
recruits = ["jacko_the_archivist"]
""",
    ("base", 6, "middle"): """
edition = "base"
you = 3
to_move = 3
turn = 116
first = 2
discard = "2 balloon bat 4 bear 4 bifocals 3 book 3 box"
[tracks]
euphorian = 8
subterran = 2
wastelander = 3
icarite = 2
[miners]
euphorian = 9
subterran = 9
wastelander = 3
[markets]
ea = "lounge_of_opulent_frugality"
sa = "theater_of_revelatory_propaganda"
[[player]]
goods = "gold"
cards = 1
morale = 2
available = [1, 5]
recruits = ["ian_the_horticulturist", "andrew_the_spelunker"]
stars = { icarite = 1, market_ea = 1 }
[[player]]
goods = "water gold"
cards = 0
morale = 3
knowledge = 6
workers = { build_wb_1 = [3], incinerator = [3] }
recruits = ["yordy_the_demotivator", "xander_the_excavator"]
dilemma = "bat"
dilemma_used = "star"
stars = { euphorian = 2, market_ea = 1 }
[[player]]
goods = "energy 3 water"
hand = "box"
morale = 3
knowledge = 1
available = [2, 4]
workers = { farm = [1] }
dice_order = "farm hand hand pool"
recruits = ["maggie_the_outlaw"]
hidden = ["lee_the_gossip"]
refused = ["sir_scarby_the_harvester", "julia_the_thought_inspector"]
dilemma = "book"
stars = { market_ea = 1, market_sa = 1 }
[[player]]
goods = "water stone"
cards = 1
knowledge = 1
available = [6]
workers = { tunnel_subterran = [5], build_eb_1 = [4] }
dice_order = "tunnel_subterran hand build_eb_1 pool"
recruits = ["laura_the_philanthropist", "katy_the_dietician"]
dilemma = "box"
dilemma_used = "star"
stars = { market_ea = 1 }
[[player]]
goods = "energy 2 water gold stone"
cards = 2
morale = 2
knowledge = 4
available = [4]
workers = { tunnel_euphorian = [3] }
dice_order = "tunnel_euphorian pool pool hand"
recruits = ["curtis_the_propagandist", "michael_the_engineer"]
stars = { euphorian = 1, market_ea = 1, market_sa = 1 }
[[player]]
goods = "3 food"
cards = 0
morale = 4
knowledge = 5
available = [5, 5]
dice_order = "hand pool hand pool"
recruits = ["jacko_the_archivist"]
stars = { wastelander = 2, market_sa = 1 }
""",
    ("base", 6, "end"): """
edition = "base"
you = 5
to_move = 5
turn = 196
first = 2
discard = "4 balloon 2 bat bear 2 bifocals 2 book 5 box"
[tracks]
euphorian = 11
subterran = 5
wastelander = 6
icarite = 5
[miners]
euphorian = 9
subterran = 9
wastelander = 8
[markets]
ea = "lounge_of_opulent_frugality"
sa = "theater_of_revelatory_propaganda"
[[player]]
goods = "2 food clay"
cards = 2
morale = 5
knowledge = 6
available = [5]
workers = { tunnel_wastelander = [1] }
dice_order = "tunnel_wastelander hand pool pool"
recruits = ["ian_the_horticulturist", "andrew_the_spelunker"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { icarite = 3, market_ea = 1 }
[[player]]
goods = "3 water stone"
cards = 2
morale = 5
knowledge = 6
available = [4]
workers = { build_wb_1 = [3], tunnel_end_euphorian = [3] }
dice_order = "build_wb_1 hand tunnel_end_euphorian pool"
recruits = ["yordy_the_demotivator", "xander_the_excavator"]
dilemma = "bat"
dilemma_used = "star"
stars = { euphorian = 2, market_ea = 1, recruits = ["yordy_the_demotivator"] }
[[player]]
goods = "2 water food 2 gold"
cards = 0
morale = 6
available = [2, 4, 4]
workers = { generator = [3] }
dice_order = "generator hand hand hand"
recruits = ["maggie_the_outlaw"]
dilemma = "book"
dilemma_used = "star"
stars = { euphorian = 1, subterran = 1, market_ea = 1, market_sa = 1 }
[[player]]
goods = "energy water gold stone"
cards = 0
knowledge = 6
workers = { generator = [1], market_ea = [5], build_eb_1 = [4] }
recruits = ["laura_the_philanthropist", "katy_the_dietician"]
dilemma = "box"
dilemma_used = "star"
stars = { euphorian = 1, market_ea = 1, recruits = ["laura_the_philanthropist", "katy_the_dietician"] }
[[player]]
goods = "water 3 food gold"
hand = "bifocals"
morale = 4
knowledge = 2
available = [4, 6]
dice_order = "hand pool pool hand"
recruits = ["curtis_the_propagandist", "michael_the_engineer", "gary_the_electrician"]
refused = ["matthew_the_thief", "amanda_the_broker", "professor_reitz_the_archeologist"]
dilemma = "balloon"
dilemma_used = "recruits"
stars = { euphorian = 2, subterran = 1, icarite = 1, market_ea = 1, market_sa = 1, recruits = ["michael_the_engineer", "gary_the_electrician"] }
[[player]]
goods = "gold"
cards = 0
morale = 4
knowledge = 6
available = [4]
recruits = ["jacko_the_archivist", "nick_the_understudy"]
stars = { subterran = 1, wastelander = 4, market_sa = 1 }
""",
}
