# The words in which cards are written: conditions and steps of abilities.
#
# Order matters: `_abilities.CONDITIONS` and `_abilities.OPERATIONS` name them for the data files in the same order.

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

cdef enum:
    OP_NONE
    OP_ALTERNATIVE              # cost: one more way to pay (the row's `cost`)
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
