"""Numbered moves with their meanings."""

from euphoria_ai.cli.text import wrap

TEXT_COLUMN, NAME_COLUMN = 34, 50


def move_lines(prompt, choices, certain, size, numbered=True, ids=False):
    """The question, then a line a move: what it is in full names and behind it the text to type; what is too long goes
    on below.  ids: the text to type first."""
    lines = [[(line, "title")] for line in wrap(prompt, size)]
    digits = len(str(len(choices)))
    pairs = [columns(choice, ids) for choice in choices]
    widest = min(max((len(left) for left, _ in pairs), default=0), TEXT_COLUMN if ids else NAME_COLUMN)
    for number, pair in enumerate(pairs, 1):
        lines += choice_lines(f"{number:{digits}}  " if numbered else "   ", *pair, widest, size)
    if not certain:
        lines += [[(line, "dim")] for line in wrap("Hidden cards decide which of these are really legal.", size)]
    return lines


def columns(choice, ids):
    """(what is read first, what stands behind it) of a move."""
    chance = "" if choice.probability is None else f"{100 * choice.probability:5.1f} %  "
    if not choice.explanation.strip() or choice.explanation == choice.text:
        return chance + choice.text, ""
    if ids:
        return choice.text, chance + choice.explanation
    return chance + choice.explanation, choice.text


def choice_lines(first, left, right, widest, size):
    """`12  3 to Farm   place 3 farm`."""
    column = len(first) + widest + 2
    aligned = len(left) <= widest and len(right) <= size - column
    if not aligned and len(first) + len(left) + 2 + len(right) <= size:
        return [[(first, "dim"), (f"{left}  ", "strong"), (right, "")]]
    if not aligned:
        return [[(line, "strong")] for line in wrap(left, size, first)] + [
            [(line, "")] for line in wrap(right, size, " " * (len(first) + 2)) if right
        ]
    return [[(first, "dim"), (f"{left:{widest}}  " if right else left, "strong"), (right, "")]]
