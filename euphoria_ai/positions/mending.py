"""TOML as people type it: what is no TOML is told with its line and what to write instead, and reading goes on as if
that were written, so that all that is wrong with a file is told at once."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from euphoria_ai.errors import PositionError
from euphoria_ai.positions.faults import Faults
from euphoria_ai.positions.values import OTHER_WORDS, plain, short

MOST_MENDS = 40  # lines
MENDED_BYTES = 1 << 19  # a large file is read fewer times over
AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")
PLAYER = re.compile(r"\s*\[+\s*players?\b(?!\s*\.)[^#=]*")  # [player.stars] is a table of a player
ENTRY = re.compile(r"\s*([a-z_]+)(?:\s*:\s*|\s+)([^\s=].*)")
BARE_KEY = re.compile(r"[\w-]+(\s*\.\s*[\w-]+)*", re.ASCII)
BARE_VALUE = re.compile(r"[+-]?\d[\d_.]*|true|false", re.ASCII)
FACE_OF = re.compile(r"\s*([^\d\s].*?)\s+(\d+)\s*")
FACES = re.compile(r"\d+(?:[\s,]+\d+)+", re.ASCII)
PARTS = re.compile(r"""("[^"\\]*(?:\\.[^"\\]*)*"|(?<!\w)'[^']*'|\#.*)|([\[\]{},=])""")
QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"'})
EXAMPLES = {
    "workers": 'workers = { farm = [2, 5], "wb clay" = 4 }',
    "stars": 'stars = { euphorian = 2, spa = 1, recruits = ["Maxime"] }',
}
CLOSING = {"[": "]", "{": "}"}


def read_toml(text: str, keys: Sequence[str]) -> tuple[dict[str, Any], Faults]:
    """(document, what is wrong with the text as TOML).  keys: words that may begin an entry.  Raises PositionError if
    the text is beyond mending."""
    import tomllib

    faults = Faults(text)
    lines = text.split("\n")
    one_bracket(lines, faults)
    for _ in range(max(2, min(MOST_MENDS, MENDED_BYTES // (len(text) + 1)))):
        faults.text = "\n".join(lines)
        try:
            return tomllib.loads(faults.text), faults
        except RecursionError:
            raise PositionError("not TOML: too deeply nested") from None
        except ValueError as error:
            at = AT.search(str(error))
            if at is None:
                raise PositionError(f"not TOML: {error}") from None
            mend(lines, int(at[1] or len(lines)), AT.sub("", str(error)), keys, faults)
    faults.settle()
    raise AssertionError("a text that cannot be read has a fault")


def one_bracket(lines: list[str], faults: Faults) -> None:
    """`[player 1]` and the like are [[player]]."""
    for i, line in enumerate(lines):
        if PLAYER.match(line) and "=" not in line and not line.strip().startswith("[[player]]"):
            put(lines, i, "[[player]]", faults)


def mend(lines: list[str], number: int, why: str, keys: Sequence[str], faults: Faults) -> None:
    """Put right the line at which reading stopped, or the one before it; else take it out.  Says so."""
    at = min(number, len(lines)) - 1
    before = next((i for i in range(at - (bool(lines[at].strip())), -1, -1) if lines[i].strip()), at)
    left_open = closers(lines[before])
    if left_open and before < at:
        put(lines, before, lines[before].rstrip() + left_open, faults)
        return
    better = mended(lines[at].rstrip("\r"), keys)
    if better is not None and better != lines[at].rstrip("\r"):
        put(lines, at, better, faults)
        return
    begun = re.match(r"\s*(\w+)", lines[at])
    example = EXAMPLES.get(begun[1] if begun else "")
    hint = f"; write it as in {example}" if example else ""
    faults.found.append(PositionError(f"not TOML: {why[:1].lower()}{why[1:]}{hint}", line=at + 1))
    lines[at] = ""


def put(lines: list[str], at: int, better: str, faults: Faults) -> None:
    told = f"{short(lines[at].strip(), 60)}: not TOML; write: {short(better.strip(), 100)}"
    faults.found.append(PositionError(told, line=at + 1))
    lines[at] = better


def closers(line: str) -> str:
    """The brackets that a line leaves open, closed."""
    left = ""
    for kind, piece in parts(line):
        if kind == "mark" and piece in CLOSING:
            left = CLOSING[piece] + left
        elif kind == "mark" and piece == left[:1]:
            left = left[1:]
    return left


def mended(line: str, keys: Sequence[str]) -> str | None:
    """An entry with what it lacks: `=`, quotes around words; None if the line is no entry."""
    line = line.translate(QUOTES)
    if line.count('"') % 2:
        end = re.search(r"[\s,\]}]*$", line)
        at = end.start() if end else len(line)
        line = f'{line[:at]}"{line[at:]}'
    entry = ENTRY.fullmatch(line)
    if entry and entry[1] in keys and ("=" not in line or entry[2][0] in '[{"'):
        line = f"{entry[1]} = {entry[2]}"
    pieces = list(parts(line))
    first = next((i for i, piece in enumerate(pieces) if piece == ("mark", "=")), None)
    if first is None:
        return inner(pieces) if line.rstrip().endswith((",", "]")) and not line.lstrip().startswith("[") else None
    key = "".join(text for _, text in pieces[:first])
    key = key_called(key, keys) or (key if key.lstrip().startswith('"') else in_quotes(key, BARE_KEY))
    better = f"{key}={value_of(pieces[first + 1 :])}"
    return better if closers(better) or is_toml(better) else None


def key_called(words: str, keys: Sequence[str]) -> str | None:
    """The key that several words mean: `to move`, `active recruits`."""
    if not words.strip() or words.strip().isidentifier():
        return None
    meant = [plain(words), *OTHER_WORDS.get(plain(words), ())]
    return next((f"{word} " for word in meant if word in keys), None)


def is_toml(line: str) -> bool:
    import tomllib

    try:
        tomllib.loads(line)
    except ValueError:
        return False
    return True


def value_of(pieces: list[tuple[str, str]]) -> str:
    """What stands behind `=`; words without brackets or quotes are one text, faces a list."""
    words = [piece for piece in pieces if piece[1].strip()]
    if words and (words[0][0] == "quoted" or words[0][1] in CLOSING):
        return inner(pieces)
    note = pieces[-1][1] if pieces and pieces[-1][1].startswith("#") else ""
    text = "".join(text for _, text in pieces).removesuffix(note)
    if FACES.fullmatch(text.strip()):
        return f" [{', '.join(text.replace(',', ' ').split())}]{' ' * bool(note)}{note}"
    return in_quotes(text, BARE_VALUE) + note


def inner(pieces: list[tuple[str, str]]) -> str:
    """A list or table with quotes around its words and keys."""
    out, inside = "", ""
    for (kind, text), (_, behind) in zip(pieces, [*pieces[1:], ("", "")], strict=True):
        if kind == "mark" and text in "[{":
            inside = text
        entry = FACE_OF.fullmatch(text) if kind == "bare" and inside == "{" and behind in (",", "}") else None
        if entry and not out.rstrip().endswith("="):
            out += f" {in_quotes(entry[1], BARE_KEY)} = {entry[2]}{' ' * (behind == '}')}"
        elif kind == "bare" and text.strip():
            out += in_quotes(text, BARE_KEY if behind == "=" else BARE_VALUE)
        else:
            out += text
    return out


def parts(line: str) -> Iterator[tuple[str, str]]:
    """(kind, text) of the texts in quotes and the comment of a line, its marks, and what stands bare between them."""
    at = 0
    for match in PARTS.finditer(line):
        if match.start() > at:
            yield "bare", line[at : match.start()]
        yield ("quoted" if match[1] else "mark"), match[0]
        at = match.end()
    if at < len(line):
        yield "bare", line[at:]


def in_quotes(text: str, as_it_is: re.Pattern[str]) -> str:
    """The text with its words in quotes, unless they may stand without."""
    word = text.strip()
    if not word or as_it_is.fullmatch(word):
        return text
    start = text.index(word)
    bare = word.replace("\\", "").replace('"', "")
    if as_it_is is BARE_VALUE and word.lower() in ("true", "false"):
        return f"{text[:start]}{word.lower()}{text[start + len(word) :]}"
    return f'{text[:start]}"{bare}"{text[start + len(word) :]}'
