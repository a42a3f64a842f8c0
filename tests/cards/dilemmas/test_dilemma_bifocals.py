"""Dilemma bifocals: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_bifocals(payment, outcome):
    """dilemma_bifocals, R95, R96, R98: bifocals or any two artifacts, for a recruit or a star."""
    resolve("bifocals", payment, outcome)
    only_its_artifact("bifocals")
