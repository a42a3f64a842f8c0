# The weights of the policy and of the evaluation: a struct a table of data/policy.toml, which
# explains the names.

cdef struct TurnWeightsC:
    float finish, star, star_frees, track_only, idle, least
    float complete_site, join_site, start_site, start_site_two_seats, site_pair
    float worker_second, worker_third, worker_fourth, worker_learned, tank_knowledge
    float tunnel, tunnel_full, tunnel_end, tunnel_end_stock, bar, bar_full, lounge, lounge_full
    float area, area_mid_learned, area_high, area_high_learned
    float area_own, area_rival, area_tier, area_stock
    float dilemma_exact, dilemma_any, stop, another, another_card, free_action, extra_placement

cdef struct RetrievalWeightsC:
    float worker, worker_forced, site, few_workers
    float risk, risk_high, risk_high_worker, risk_high_slope

cdef struct ChoiceWeightsC:
    float use, use_risky, pay_card, pay_dilemma_card, pay_stock
    float retrieve_free, retrieve_free_full, retrieve_paid, retrieve_paid_high, retrieve_recruit_low
    float artifact, artifact_full, scarce
    float take_morale, take_morale_high, take_knowledge, take_knowledge_low
    float discard_single, discard_pair, discard_dilemma
    float star_tile, outcome_star, draft_active, same_faction, lower_face
    float trade, accept, accept_full, buy_dilemma, buy_pair, buy_price

cdef struct EvaluationC:
    float star, good, card, worker

cdef struct WeightsC:
    TurnWeightsC turn
    RetrievalWeightsC retrieval
    ChoiceWeightsC choice
    EvaluationC evaluation

cdef class Weights:
    cdef WeightsC c             # never changes: pointers to it are handed on while the object lives

cdef Weights standard_weights()
