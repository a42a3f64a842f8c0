"""Dilemma balloon: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_balloon(payment, outcome):
    """dilemma_balloon, R95, R96, R98: a balloon or any two artifacts, for a recruit or a star."""
    resolve("balloon", payment, outcome)
    only_its_artifact("balloon")
