"""Dilemma bat: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_bat(payment, outcome):
    """dilemma_bat, R95, R96, R98: a bat or any two artifacts, for a recruit or a star."""
    resolve("bat", payment, outcome)
    only_its_artifact("bat")
