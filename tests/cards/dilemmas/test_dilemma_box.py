"""Dilemma box: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_box(payment, outcome):
    """dilemma_box, R95, R96, R98: a box or any two artifacts, for a recruit or a star."""
    resolve("box", payment, outcome)
    only_its_artifact("box")
