# Pending work: procedures in the middle of something, choices that wait for a seat, chances that wait for the dice.

from libc.stdint cimport uint8_t, uint32_t

cdef enum:                      # frames: procedures run by themselves, choices wait for a seat, chances for the dice
    F_NONE
    F_SETUP, F_TURN, F_PLACEMENT, F_BUMP, F_ROLL, F_RETRIEVAL, F_COMPLETION, F_DILEMMA
    F_WINDOW, F_ABILITY, F_STARS, F_DRAWS, F_GAIN, F_REFILL, F_OPPONENTS, F_HAND_LIMIT, F_PRISON, F_END
    F_FIRST_CHOICE
    C_RECRUITS = F_FIRST_CHOICE
    C_TURN, C_MORE, C_PLACE, C_PAY, C_RETRIEVE_PAY, C_USE, C_OPPONENT, C_DRAW, C_TAKE, C_TUNNEL, C_TAKE_OR, C_LOSE
    C_DISCARD, C_STAR, C_FACE, C_OUTCOME, C_DRAFT, C_BONUS, C_TRADE
    C_REDRAW, C_BUY, C_PRICE, C_BUMP, C_IGNORE, C_ACTIVATE, C_SAMUEL, C_PRISON
    F_FIRST_CHANCE
    X_ROLL = F_FIRST_CHANCE
    X_DRAW, X_DEAL, X_DILEMMA, X_TILE, X_START, X_REFILL
    N_FRAMES

cdef struct FrameC:             # 16 bytes: one pending procedure, choice or chance; meaning of a..e by kind
    uint8_t kind, seat, step, a, b, c, d, e
    uint32_t mask
    uint32_t x
