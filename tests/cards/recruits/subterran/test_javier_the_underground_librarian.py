"""Javier the Underground Librarian: what only this recruit does; what it shares with Makoto stands in
test_makoto_the_forger.py.
"""

from cards.shared.ignorance_recruits import visit_with_cards
from cards.shared.names import JAVIER, PALACE
from helpers import holdings, recruit_asked


def test_javier_at_the_palace():
    """javier_the_underground_librarian: the Palace asks for a book anyway: no use (I10)."""
    for cards in ("2 book", "book box"):
        game = visit_with_cards(JAVIER, "market_ea", cards, tile=PALACE)
        assert holdings(game)[2:] == ({}, {}) and recruit_asked(game) == ("turn", 1)
