"""Dilemma bear: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_bear(payment, outcome):
    """dilemma_bear, R95, R96, R98: a bear or any two artifacts, for a recruit or a star."""
    resolve("bear", payment, outcome)
    only_its_artifact("bear")
