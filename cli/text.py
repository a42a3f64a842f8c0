"""Lines of styled text: a line is a list of (text, style) spans, or a plain string.

Styles are words that `euphoria_ai.cli.terminal` colours.
"""


def spans(line):
    """The spans of a line."""
    return [(line, "")] if isinstance(line, str) else list(line)


def plain(line):
    """The text of a line."""
    return line if isinstance(line, str) else "".join(text for text, _ in line)


def width(line):
    return len(plain(line))


def cut(line, size):
    """The line, cut to `size` characters; a cut one ends in an ellipsis."""
    if width(line) <= size:
        return spans(line)
    out, room = [], size - 1
    for text, style in spans(line):
        out.append((text[:room], style))
        room -= len(text[:room])
        if room <= 0:
            break
    return [*out, ("…", "")]


def pad(line, size, right=False):
    """The line, filled with blanks to `size`; at its left when it belongs to the right."""
    line = cut(line, size)
    blanks = [(" " * (size - width(line)), "")]
    return blanks + line if right else line + blanks


def row(cells, sizes, gap=1):
    """Cells side by side.  A negative size puts its cell to the right; 0 takes the cell as it is."""
    out = []
    for i, (cell, size) in enumerate(zip(cells, sizes, strict=True)):
        out += [(" " * gap, "")] if i else []
        out += pad(cell, abs(size), size < 0) if size else spans(cell)
    return out


def joined(lines, between=" "):
    """Several lines as one."""
    out = []
    for i, line in enumerate(lines):
        out += [(between, "")] if i and between else []
        out += spans(line)
    return out


def wrap(text, size, first="", rest=None):
    """The text as lines of at most `size` characters, with what stands before the first and the other lines."""
    import textwrap  # which what is written as JSON has no use for

    rest = " " * len(first) if rest is None else rest
    return textwrap.wrap(
        text, size, initial_indent=first, subsequent_indent=rest, break_long_words=True, break_on_hyphens=False
    ) or [first.rstrip()]


def flow(pieces, size, first="", rest=None, between=", "):
    """Lines of styled pieces, broken between pieces only; of a mark between two pieces a bar does not end a line, a
    comma does."""
    rest = " " * width(first) if rest is None else rest
    lines, line, empty = [], spans(first), True
    for i, piece in enumerate(pieces):
        end = len(between.rstrip()) if i + 1 < len(pieces) and "|" not in between else 0
        if not empty and width(line) + len(between) + width(piece) + end > size:
            lines.append(trimmed([*line, ("" if "|" in between else between, "")]))
            line, empty = spans(rest), True
        line = [*line, *([] if empty else [(between, "")]), *spans(piece)]
        empty = False
    return [*lines, line]


def trimmed(line):
    """The line without blanks at its end."""
    out = spans(line)
    while out and not out[-1][0].rstrip():
        out.pop()
    if out:
        out[-1] = (out[-1][0].rstrip(), out[-1][1])
    return out


def percent(share, digits=0, gap=""):
    """`34%`, `34.2 %`: a share of 1 as a person reads it."""
    return f"{100 * share:.{digits}f}{gap}%"
