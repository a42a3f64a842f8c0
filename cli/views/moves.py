"""Numbered moves with their meanings."""

from euphoria_ai.cli.text import wrap

TEXT_COLUMN, NARROW = 34, 24  # columns: the most for texts of moves, the least for their meanings


def move_lines(prompt, choices, certain, size, numbered=True):
    """The question, then a line a move; what is too long goes on below."""
    lines = [[(line, "title")] for line in wrap(prompt, size)]
    digits = len(str(len(choices)))
    widest = min(max((len(choice.text) for choice in choices), default=0), TEXT_COLUMN)
    for number, choice in enumerate(choices, 1):
        lines += choice_lines(f"{number:{digits}}  " if numbered else "   ", choice, widest, size)
    if not certain:
        lines += [[(line, "dim")] for line in wrap("Hidden cards decide which of these are really legal.", size)]
    return lines


def choice_lines(first, choice, widest, size):
    """`12  place 3 farm   3 to Farm`."""
    meaning = (
        choice.explanation if choice.probability is None else f"{100 * choice.probability:5.1f} %  {choice.explanation}"
    )
    if meaning.strip() in ("", choice.text):
        meaning = ""
    column = len(first) + widest + 2
    if len(choice.text) > widest or size - column < NARROW:
        texts = wrap(choice.text, size, first)
        return [[(line, "strong")] for line in texts] + [
            [(line, "")] for line in wrap(meaning, size, " " * (len(first) + 2)) if meaning
        ]
    wrapped = wrap(meaning, size - column) if meaning else [""]
    out = [[(first, "dim"), (f"{choice.text:{widest}}  ", "strong"), (wrapped[0], "")]]
    return out + [[(" " * column + line, "")] for line in wrapped[1:]]
