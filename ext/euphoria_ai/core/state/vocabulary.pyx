"""The words in which cards are written: conditions, steps, and changes of costs.

Whoever owns such functions registers them here by name when it is imported; `state.cards` looks up
the words of a row. No other part of the core knows a word: it asks fields of AbilityC.
"""

from euphoria_ai.core.state.abilities cimport change_t, condition_t, cost_condition_t, step_t

# name -> Word
CONDITIONS = {}
STEPS = {}
CHANGES = {}                    # in the order in which changes of one cost apply
COST_CONDITIONS = {}

OPERANDS = ("n", "good", "faction", "track", "artifact", "artifacts")


cdef class Word:
    """A word with the kinds of its operands: n, good, faction, track, artifact, or artifacts (one
    of them or more).

    at_once        a step that never waits: it may be done inside another effect
    draws_aside    a step that draws cards apart from the hand
    extra          a step that allows an extra placement: EXTRA_...
    for_dilemmas   a change that holds for the costs of dilemmas too
    dearer         a change that adds to ways to pay; all others only add ways
    order          of a change, from 1
    """

    def __repr__(self):
        return " ".join((self.name, *self.operands))


cdef Word added(dict words, str name, str operands):
    cdef Word word = Word()
    if name in words:
        raise ValueError(f"the word {name!r} is there already")
    word.name, word.operands = name, tuple(operands.split())
    for kind in word.operands:
        if kind not in OPERANDS:
            raise ValueError(f"the word {name!r}: no kind of operand {kind!r}")
    words[name] = word
    word.order = len(words)
    return word


cdef Word add_condition(str name, condition_t holds, str operands=""):
    cdef Word word = added(CONDITIONS, name, operands)
    word.condition = holds
    return word


cdef Word add_step(str name, step_t run, str operands=""):
    cdef Word word = added(STEPS, name, operands)
    word.step = run
    return word


cdef Word add_change(str name, change_t change, str operands=""):
    cdef Word word = added(CHANGES, name, operands)
    word.change = change
    return word


cdef Word add_cost_condition(str name, cost_condition_t applies):
    cdef Word word = added(COST_CONDITIONS, name, "")
    word.cost_condition = applies
    return word
