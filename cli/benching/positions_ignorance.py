"""The same for *Ignorance Is Bliss*: an opening, a middle and an end for 2, 4 and 6 seats."""

POSITIONS = {
    ("ignorance", 2, "opening"): """
edition = "ignorance"
you = 1
to_move = 1
turn = 1
bazaar = ["bifocals", "bear", "balloon", "box"]
[[player]]
available = [2, 4]
recruits = ["bok_the_game_master"]
hidden = ["ted_the_contingency_planner"]
refused = ["alexandra_the_heister", "christine_the_anarchist"]
dilemma = "bifocals"
[[player]]
cards = 0
available = [1, 1]
recruits = ["ha_joon_the_gold_trader"]
""",
    ("ignorance", 2, "middle"): """
edition = "ignorance"
you = 2
to_move = 2
turn = 60
discard = "3 balloon 3 bat 2 bear 3 bifocals 4 book 5 box"
bazaar = ["box", "bear", "bifocals", "bear"]
[tracks]
euphorian = 7
subterran = 5
icarite = 8
[miners]
euphorian = 9
subterran = 5
[[player]]
goods = "2 bliss"
cards = 0
morale = 3
knowledge = 1
workers = { breeze_bar = [2], free_press = [2] }
recruits = ["bok_the_game_master", "ted_the_contingency_planner"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { euphorian = 2, subterran = 1 }
[[player]]
goods = "3 water"
hand = "bear"
knowledge = 4
available = [4, 1, 2]
recruits = ["ha_joon_the_gold_trader"]
hidden = ["gwen_the_mineralogist"]
refused = ["jedidiah_the_inciter", "zara_the_solipsist"]
dilemma = "balloon"
dilemma_used = "star"
stars = { subterran = 1 }
""",
    ("ignorance", 2, "end"): """
edition = "ignorance"
you = 2
to_move = 2
turn = 86
discard = "3 balloon 3 bat 6 bear 4 bifocals 5 book 6 box"
bazaar = ["balloon", "bifocals", "book", "balloon"]
[tracks]
euphorian = 8
subterran = 5
wastelander = 2
icarite = 11
[miners]
euphorian = 9
subterran = 9
[[player]]
goods = "bliss"
cards = 0
morale = 6
knowledge = 1
workers = { tunnel_euphorian = [3], ark = [6] }
recruits = ["bok_the_game_master", "ted_the_contingency_planner"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { euphorian = 2, subterran = 1, wastelander = 2, recruits = ["bok_the_game_master", "ted_the_contingency_planner"] }
[[player]]
goods = "2 water"
hand = "bat bifocals"
morale = 2
knowledge = 4
available = [6]
workers = { tunnel_end_euphorian = [1] }
dice_order = "pool hand tunnel_end_euphorian pool"
recruits = ["ha_joon_the_gold_trader"]
hidden = ["gwen_the_mineralogist"]
refused = ["jedidiah_the_inciter", "zara_the_solipsist"]
dilemma = "balloon"
dilemma_used = "star"
stars = { subterran = 1, icarite = 1 }
""",
    ("ignorance", 4, "opening"): """
edition = "ignorance"
you = 2
to_move = 2
turn = 1
first = 2
bazaar = ["book", "book", "box", "balloon"]
[[player]]
cards = 0
available = [1, 1]
recruits = ["steve_the_double_agent"]
[[player]]
available = [4, 5]
recruits = ["pedro_the_collector"]
hidden = ["dusty_the_enforcer"]
refused = ["terri_the_bliss_trader", "borna_the_storyteller"]
dilemma = "balloon"
[[player]]
cards = 0
available = [3, 4]
recruits = ["lieve_the_briber"]
[[player]]
cards = 0
available = [1, 6]
recruits = ["jedidiah_the_inciter"]
""",
    ("ignorance", 4, "middle"): """
edition = "ignorance"
you = 2
to_move = 2
turn = 69
first = 2
discard = "balloon bifocals book"
bazaar = ["bat", "book", "balloon", "bear"]
[tracks]
euphorian = 3
subterran = 3
wastelander = 3
icarite = 10
[miners]
euphorian = 6
subterran = 6
wastelander = 3
[markets]
eb = "lottery_of_diminishing_returns"
sa = "thought_police_of_the_open_mind"
sb = "together_we_work_alone_camp"
[[player]]
goods = "2 bliss gold"
hand = "box"
cards = 1
morale = 3
knowledge = 1
available = [2]
workers = { tank_energy = [5], cloud_mine = [4] }
dice_order = "tank_energy hand cloud_mine pool"
recruits = ["steve_the_double_agent", "bok_the_game_master"]
stars = { market_sa = 1, market_sb = 1 }
[[player]]
goods = "2 water"
hand = "book"
available = [4]
workers = { aquifer = [2] }
recruits = ["pedro_the_collector", "dusty_the_enforcer"]
refused = ["terri_the_bliss_trader", "borna_the_storyteller"]
dilemma = "balloon"
dilemma_used = "star"
stars = { market_eb = 1, market_sa = 1, market_sb = 1 }
[[player]]
goods = "3 bliss"
hand = "book"
cards = 1
morale = 3
knowledge = 2
available = [6]
workers = { cloud_mine = [1] }
dice_order = "cloud_mine hand pool pool"
recruits = ["lieve_the_briber"]
dilemma = "book"
dilemma_used = "star"
stars = { icarite = 1, market_sb = 1 }
[[player]]
goods = "2 food"
cards = 0
morale = 3
knowledge = 2
workers = { tunnel_wastelander = [2], farm = [2] }
recruits = ["jedidiah_the_inciter", "ahmed_the_artifact_dealer"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { market_eb = 1, market_sa = 1 }
""",
    ("ignorance", 4, "end"): """
edition = "ignorance"
you = 1
to_move = 1
turn = 140
first = 2
discard = "2 balloon 2 bat bear 2 bifocals 4 book box"
bazaar = ["bifocals", "bear", "bear", "balloon"]
[tracks]
euphorian = 5
subterran = 6
wastelander = 7
icarite = 11
[miners]
euphorian = 9
subterran = 9
wastelander = 9
[markets]
ea = "athenaeum_of_mandatory_guidelines"
eb = "lottery_of_diminishing_returns"
sa = "thought_police_of_the_open_mind"
sb = "together_we_work_alone_camp"
wa = "natural_fluoridated_spring"
[[player]]
goods = "2 gold"
hand = "bifocals box"
morale = 6
knowledge = 1
available = [1, 2]
workers = { tunnel_euphorian = [2] }
dice_order = "tunnel_euphorian hand hand pool"
recruits = ["steve_the_double_agent", "bok_the_game_master"]
refused = ["milos_the_brainwasher", "lars_the_ballooneer"]
dilemma = "bat"
dilemma_used = "star"
stars = { market_ea = 1, market_eb = 1, market_sa = 1, market_sb = 1, market_wa = 1, recruits = ["bok_the_game_master"] }
[[player]]
hand = "balloon bat"
cards = 2
morale = 5
workers = { incinerator = [4], tunnel_wastelander = [5] }
recruits = ["pedro_the_collector", "dusty_the_enforcer"]
dilemma = "balloon"
dilemma_used = "star"
stars = { icarite = 1, market_ea = 1, market_eb = 1, market_sa = 1, market_sb = 1 }
[[player]]
goods = "food"
hand = "bear book"
cards = 2
morale = 6
knowledge = 2
available = [1, 1]
recruits = ["lieve_the_briber", "darren_the_repeater"]
dilemma = "book"
dilemma_used = "star"
stars = { icarite = 1, market_ea = 1, market_sb = 1, market_wa = 1, recruits = ["lieve_the_briber"] }
[[player]]
goods = "3 bliss"
hand = "bear"
cards = 1
morale = 6
knowledge = 1
available = [5]
workers = { market_sb = [5] }
recruits = ["jedidiah_the_inciter", "ahmed_the_artifact_dealer"]
dilemma = "bifocals"
dilemma_used = "star"
stars = { subterran = 1, market_ea = 1, market_eb = 1, market_sa = 1, market_sb = 1, market_wa = 1, recruits = ["ahmed_the_artifact_dealer"] }
""",
    ("ignorance", 6, "opening"): """
edition = "ignorance"
you = 1
to_move = 1
turn = 1
bazaar = ["book", "balloon", "bat", "bifocals"]
[[player]]
available = [3, 6]
recruits = ["miroslav_the_con_artist"]
hidden = ["amina_the_bliss_bringer"]
refused = ["alexandra_the_heister", "julia_the_acolyte"]
dilemma = "bat"
[[player]]
cards = 0
available = [2, 4]
recruits = ["rowena_the_mentor"]
[[player]]
cards = 0
available = [2, 5]
recruits = ["christine_the_anarchist"]
[[player]]
cards = 0
available = [3, 4]
recruits = ["jadwiga_the_sleep_deprivator"]
[[player]]
goods = "2 food"
cards = 0
available = [3, 5]
recruits = ["lars_the_ballooneer"]
[[player]]
cards = 0
available = [1, 6]
recruits = ["gary_the_forgetter"]
""",
    ("ignorance", 6, "middle"): """
edition = "ignorance"
you = 2
to_move = 2
turn = 116
discard = "balloon 3 bat bifocals 3 book 2 box"
bazaar = ["book", "bear", "box", "bear"]
[tracks]
euphorian = 3
subterran = 4
wastelander = 3
icarite = 11
[miners]
euphorian = 9
subterran = 7
wastelander = 5
[markets]
ea = "institute_of_orwellian_optimism"
eb = "concert_hall_of_harmonious_dischord"
[[player]]
goods = "2 energy bliss 3 stone"
hand = "book"
cards = 1
available = [1, 5]
workers = { cloud_mine = [2], sky_lounge = [6] }
dice_order = "hand cloud_mine hand sky_lounge"
recruits = ["miroslav_the_con_artist", "amina_the_bliss_bringer"]
stars = { market_eb = 1, recruits = ["amina_the_bliss_bringer"] }
[[player]]
goods = "energy"
hand = "bat"
morale = 3
knowledge = 2
available = [6, 4]
workers = { tank_water = [6], generator = [5] }
dice_order = "hand tank_water generator hand"
recruits = ["rowena_the_mentor", "doug_the_builder"]
refused = ["jose_the_persuader", "bok_the_game_master"]
dilemma = "bifocals"
stars = { market_ea = 1, market_eb = 1 }
[[player]]
goods = "3 water clay"
hand = "bear"
cards = 1
knowledge = 2
workers = { tunnel_end_euphorian = [5], nimbus_loft = [3] }
recruits = ["christine_the_anarchist", "frazer_the_motivator"]
dilemma = "balloon"
dilemma_used = "star"
stars = { icarite = 1, market_ea = 1 }
[[player]]
hand = "bifocals"
cards = 1
morale = 4
knowledge = 6
available = [1]
workers = { tunnel_subterran = [4] }
dice_order = "tunnel_subterran hand pool pool"
recruits = ["jadwiga_the_sleep_deprivator", "mosi_the_patron"]
stars = { euphorian = 1, market_ea = 1, market_eb = 1, recruits = ["jadwiga_the_sleep_deprivator", "mosi_the_patron"] }
[[player]]
goods = "3 water clay"
cards = 0
morale = 3
available = [2, 5]
recruits = ["lars_the_ballooneer", "pamhidzai_the_reader"]
stars = { wastelander = 1, market_ea = 1 }
[[player]]
goods = "energy water"
hand = "bear"
cards = 1
knowledge = 1
available = [6]
workers = { cloud_mine = [1, 4] }
dice_order = "cloud_mine cloud_mine pool hand"
recruits = ["gary_the_forgetter", "terri_the_bliss_trader"]
dilemma = "box"
dilemma_used = "star"
stars = { market_eb = 1, recruits = ["gary_the_forgetter", "terri_the_bliss_trader"] }
""",
    ("ignorance", 6, "end"): """
edition = "ignorance"
you = 5
to_move = 5
turn = 203
discard = "balloon bat 2 bifocals box"
bazaar = ["bear", "book", "box", "bat"]
[tracks]
euphorian = 7
subterran = 5
wastelander = 10
icarite = 11
[miners]
euphorian = 9
subterran = 9
wastelander = 7
[markets]
ea = "institute_of_orwellian_optimism"
eb = "concert_hall_of_harmonious_dischord"
wb = "thought_police_of_the_open_mind"
[[player]]
goods = "2 energy 2 water gold stone"
hand = "bifocals"
cards = 1
knowledge = 5
available = [5]
workers = { tunnel_subterran = [1], nimbus_loft = [6], sky_lounge = [6] }
dice_order = "tunnel_subterran nimbus_loft hand sky_lounge"
recruits = ["miroslav_the_con_artist", "amina_the_bliss_bringer"]
dilemma = "bat"
dilemma_used = "star"
stars = { icarite = 2, market_eb = 1, recruits = ["amina_the_bliss_bringer"] }
[[player]]
goods = "2 water gold"
hand = "bat bifocals"
cards = 2
morale = 3
available = [5, 6]
workers = { tank_water = [3] }
dice_order = "hand pool hand tank_water"
recruits = ["rowena_the_mentor", "doug_the_builder"]
stars = { wastelander = 1, market_ea = 1, market_eb = 1, market_wb = 1 }
[[player]]
goods = "3 water food gold"
hand = "book"
cards = 1
available = [4]
workers = { generator = [2], tunnel_euphorian = [6], tunnel_end_euphorian = [5] }
dice_order = "generator tunnel_euphorian tunnel_end_euphorian hand"
recruits = ["christine_the_anarchist", "frazer_the_motivator"]
dilemma = "balloon"
dilemma_used = "star"
stars = { euphorian = 1, icarite = 1, market_ea = 1, market_eb = 1, market_wb = 1 }
[[player]]
goods = "bliss"
hand = "book"
cards = 1
morale = 4
knowledge = 6
workers = { incinerator = [1], breeze_bar = [3] }
recruits = ["jadwiga_the_sleep_deprivator", "mosi_the_patron"]
stars = { euphorian = 2, wastelander = 1, icarite = 1, market_ea = 1, market_eb = 1, recruits = ["jadwiga_the_sleep_deprivator", "mosi_the_patron"] }
[[player]]
goods = "food clay"
morale = 3
available = [3]
workers = { ark = [3], build_sb_1 = [1] }
dice_order = "ark hand build_sb_1 pool"
recruits = ["lars_the_ballooneer", "pamhidzai_the_reader"]
refused = ["taed_the_brick_trader", "spiros_the_model_citizen"]
dilemma = "bear"
dilemma_used = "star"
stars = { wastelander = 1, market_ea = 1, market_wb = 1 }
[[player]]
goods = "water"
hand = "balloon bear"
cards = 2
morale = 4
knowledge = 2
available = [2, 6]
workers = { build_sa_2 = [4] }
dice_order = "hand hand pool build_sa_2"
recruits = ["gary_the_forgetter", "terri_the_bliss_trader"]
dilemma = "box"
dilemma_used = "star"
stars = { wastelander = 1, market_eb = 1, market_wb = 1, recruits = ["gary_the_forgetter", "terri_the_bliss_trader"] }
""",
}
