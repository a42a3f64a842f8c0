"""Why a move is not legal here, in words and with the rule."""

def why_not(game, text):
    """One sentence; falls back to naming the kind of decision that is asked."""
    return f"a {game.kind} decision is asked."
