# Procedures: turn, placement, bump, roll, retrieval, completion, dilemma, hand limit and the end of the game.

from euphoria_ai.core.state.types cimport *

cdef void step_turn(StateC* s, FrameC* f) noexcept nogil
cdef void step_placement(StateC* s, FrameC* f) noexcept nogil
cdef void step_bump(StateC* s, FrameC* f) noexcept nogil
cdef void step_roll(StateC* s, FrameC* f) noexcept nogil
cdef void step_retrieval(StateC* s, FrameC* f) noexcept nogil
cdef void step_completion(StateC* s, FrameC* f) noexcept nogil
cdef void step_dilemma(StateC* s, FrameC* f) noexcept nogil
cdef void step_hand_limit(StateC* s, FrameC* f) noexcept nogil
cdef void step_end(StateC* s, FrameC* f) noexcept nogil
cdef void begin_placement(StateC* s, int die, int space) noexcept nogil
cdef void step_prison(StateC* s, FrameC* f) noexcept nogil
cdef bint further_placement(const StateC* s) noexcept nogil
cdef bint extra_possible(const StateC* s, const AbilityC* a) noexcept nogil
cdef uint64_t extra_spaces(const StateC* s, int op) noexcept nogil
cdef void lift_with_face(StateC* s) noexcept nogil

cdef enum:                      # steps that other modules set or read
    TURN_ACTED = 2              # F_TURN: a placement is over
    TURN_ASKED = 1              # F_TURN: the action of the turn is asked (again, after a free action)
    TURN_MENU = 4               # F_TURN: the menu after a placement
    TURN_ANNOUNCED = 6          # F_TURN: a further placement was announced (R19)
    TURN_ENDS = 9               # F_TURN: nothing more can be done this turn
    ROLL_OFF = 1                # X_ROLL.b: the roll decides a tie (R112), no die of the board is touched
    DEAL_SETUP = 0              # X_DEAL.a
    DEAL_DILEMMA = 1

cdef enum:                      # F_TURN.b
    WAS_FREE_RETRIEVAL = 1
    WAS_DILEMMA = 2
