# The words in which cards are written: conditions and steps of abilities.
#
# Order matters: `abilities.CONDITIONS` and `abilities.OPERATIONS` name them for the data files in the same order.

cdef enum:
    COND_ALWAYS
    COND_NO_ARTIFACTS           # empty hand
    COND_NO_RESOURCES           # R93: none of any kind
    COND_ALONE                  # the placed worker is the only one on the area
    COND_SOLE_HIGHEST           # R92: alone in showing the highest face on the area or site
    COND_SOLE_LOWEST
    COND_SAME_FACE              # another worker on the area shows the same face
    COND_TRACK_OPEN             # the track of the first step is not at its end
    COND_VICTIM_HIGHER          # the bumped die showed more than the bumping one
    COND_VICTIM_WITHOUT_FACTION # the bumped player has no active recruit of this card's faction
    COND_NOT_BUMPED             # the placement bumped nobody, the own die included
    COND_DOUBLES                # two available dice of the roller show the same face
    COND_HELPED                 # the owner had a worker on the site just completed
    COND_NOT_HELPED
    COND_FREE_RETRIEVAL         # taken free, and a die is left to be rolled
    COND_ALL_FROM_REGION        # all workers retrieved stood in the region of this card's faction
    COND_STAR_ON_BOARD          # the visit put a star on a territory or a tile
    COND_RETRIEVED_TO_SPARE     # R91: a retrieved die is left and another worker is owned
    COND_WORKERS_TO_SPARE       # R91: two workers owned or more
    COND_NEW_WORKER_WAITS       # the worker gained by this placement is available
    COND_BUMPS_OTHER            # cost: the space is (was) held by another player's worker
    COND_NO_ACCESS              # cost: an exclusive space without a recruit of its faction
    COND_PAID_GOLD
    COND_TOTAL_14               # the check's total is 14 or more
    COND_KNOWLEDGE_GAINED       # the area's own knowledge was really gained
    COND_DOUBLING_MATTERS       # twice the placed face lies in another band
    COND_ONE_LESS_MATTERS       # one less lies in another band, and the total was not replaced
    COND_TOTAL_HIGH             # the area's total is in the high band
    COND_TWO_COMMODITIES        # two or more commodities would really be gained
    COND_OPPONENT_HERE          # an opponent's worker stands on the area
    COND_OWN_ON_AREAS           # an own worker stands on a commodity area
    COND_STAR_ON_TILE           # the visit put a star on a tile
    COND_WORKER_STANDS          # the placed worker is still on its space
    COND_VICTIM_KNOWLEDGE_3     # the other player of the event has knowledge 3 or more
    COND_PAID_THREE_TYPES
    COND_HOLDS_BOX
    COND_HOLDS_BAT
    COND_HOLDS_READING          # a book or bifocals
    COND_HAS_HIDDEN             # a hidden recruit
    COND_PENALISING_MARKET      # some built tile carries no own star
    COND_WORKER_AT_STAKE        # the check has failed and nothing has saved the worker yet
    COND_ROOM_FOR_WORKER        # fewer than four workers
    COND_RETRIEVED_TWO          # two or more workers retrieved at once
    COND_RETRIEVED_THREE        # three or more, and a resource is owned
    COND_YIELD_SINGLE           # the tunnel still gives only one of its yields
    COND_GAINED_BEAR
    COND_GAINED_BALLOON
    COND_GAINED_READING
    COND_BALLOON_MARKED

cdef enum:
    OP_NONE
    OP_FREE_IF_EMPTY            # cost: the printed cost is not paid where nobody stands
    OP_ALTERNATIVE              # cost: one more way to pay (the row's `cost`)
    OP_WILDCARD                 # cost: one card of this type stands for a named artifact or for one of a pair
    OP_BLISS_FOR_RESOURCE       # cost: one bliss stands for the resource
    OP_FOOD_FOR_BLISS           # cost: food stands for any number of the bliss
    OP_SURCHARGE                # cost: the row's `cost` is added to every way to pay
    OP_GAIN                     # good, n
    OP_RESOURCE                 # n of choice
    OP_COMMODITY                # n of choice
    OP_CHOOSE_GOOD              # one of two goods
    OP_CHOOSE_TRACK             # morale +1 or knowledge -1, or one of a good (G12)
    OP_TUNNEL_GOOD              # n of the resource of the tunnel at hand
    OP_MINER                    # n steps in the tunnel at hand
    OP_TRACK                    # faction, n
    OP_MORALE                   # n, signed
    OP_KNOWLEDGE                # n, signed
    OP_VICTIM_KNOWLEDGE         # n for the other player of the event
    OP_VICTIM_GAIN              # good, n for the other player of the event
    OP_OTHERS_THERE_KNOWLEDGE   # n for every other player with a worker on the area
    OP_DRAW                     # n artifacts
    OP_DRAW_PLAIN               # n artifacts; no other card may change these draws (G4)
    OP_DRAW_ASIDE               # n artifacts, kept apart from the hand
    OP_KEEP_ASIDE               # discard one of the cards kept apart, the rest joins the hand
    OP_DISCARD                  # n cards of choice from the hand
    OP_REWARD_BY_CARD           # Esme: what the discarded card brings
    OP_SHOW_HAND                # the hand becomes public
    OP_OPPONENTS_DRAW_IF_PAIR   # each opponent draws n, not optional
    OP_OPPONENTS_MAY_DRAW       # n
    OP_OPPONENTS_MAY_GAIN       # good, n
    OP_CHOOSE_FACE              # of the first die of the coming roll
    OP_COPY_FACE                # the coming roll shows the bumping die, unless a face was chosen
    OP_SACRIFICE_RETRIEVED
    OP_SACRIFICE_PLACED
    OP_PLACE_NEW_WORKER         # the worker just gained may be placed next
    OP_YIELD_BOTH               # the tunnel at hand gives both yields
    OP_PRICE_LESS               # bazaar: n commodities less
    OP_CHECK_LIMIT              # check: a worker is lost at v; a total of exactly w gives 1 morale
    OP_ANY_GOOD                 # n goods of choice, commodities or resources
    OP_PLACE_EXTRA              # one more available worker may be placed
    OP_PLACE_LAST_AGAIN         # the worker placed last moves to another space
    OP_PLACE_SAME_SPACE         # another worker on the same space
    OP_TOTAL_DOUBLE             # the area's total is twice the placed face
    OP_TOTAL_LESS               # the area's total counts n less
    OP_SLOT_GOOD                # n of the resource that the slot at hand asks for
    OP_DISCARD_TYPE             # one card of this type
    OP_DISCARD_READING          # a book or bifocals
    OP_ACTIVATE_HIDDEN          # one of the own hidden recruits
    OP_DRAW_TRADED              # n artifacts; their price may be waived by an option
    OP_IGNORE_ALL               # all penalties, for this turn
    OP_IGNORE_ONE               # one market's penalty, for this turn
    OP_SWAP_ENERGY              # one energy for a commodity of choice
    OP_RETRIEVE_AREAS           # workers on commodity areas of choice come home
    OP_MARK_BALLOON
    OP_KEEP_WORKER              # the worker at stake is not lost
    OP_CHOOSE_BUMPED_FACE       # the bumped die keeps its face or copies the bumping one
    OP_SEND_HOME                # the placed worker goes home
    OP_SWAP_FOR_RESOURCE        # one commodity of the area for its region's resource
    OP_SWAP_FOR_ARTIFACT        # all commodities of the area for an artifact
    OP_BUMP_HERE                # an opponent's worker is bumped off the area
    OP_BUMP_EXCHANGE            # whoever answers bumps answers that one
    OP_REROLL                   # all dice just rolled
    OP_SKIP_CHECK               # this roll is not checked
    OP_SECOND_WORKER
    OP_GIVE_BACK                # the card just taken goes back into its slot
    OP_ARTIFACT_OR_RESOURCE     # an artifact without its price, or a resource of choice
    OP_COMMODITIES_BY_WORKERS   # one less than workers retrieved
    OP_LEAVE_AND_ACTIVATE       # the recruit leaves the game, a hidden one becomes active
    OP_RESOURCE_AND_COMMODITY   # one of each, of choice, as one gain
