"""Dilemma book: both outcomes, both payments (R94 to R98)."""

from cards.shared.dilemmas import both_outcomes, only_its_artifact, payments, resolve


@payments
@both_outcomes
def test_dilemma_book(payment, outcome):
    """dilemma_book, R95, R96, R98: a book or any two artifacts, for a recruit or a star."""
    resolve("book", payment, outcome)
    only_its_artifact("book")
