"""Going on with sessions."""

import shutil

from euphoria_ai.cli.play import counsel
from euphoria_ai.cli.play.session import Session
from euphoria_ai.cli.text import plain

TINY = counsel.Budget(iterations=60)


def resume(path, **more):
    """Go on with what is in the file now, in a copy: the file itself may be open."""
    copy = shutil.copy(path, f"{path}.copy")
    session = Session.resume(copy, **more)
    session.close()
    return session


def play_on(session, decisions=10**6, pick=0):
    """Let the people take their moves by number; returns how many decisions they made."""
    for count in range(decisions):
        session.advance()
        if session.over:
            return count
        seat = session.game.to_move
        texts = list(session.legal(seat))
        session.decide(seat, texts[pick % len(texts)])
    return decisions


def text_of(lines):
    return "\n".join(map(plain, lines))
