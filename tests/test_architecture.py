"""The promises of ARCHITECTURE.md that can be read off the sources: who may import whom, what the core must not name,
sizes, directives.
"""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from euphoria_ai.catalog import DILEMMA_IDS, RECRUIT_IDS, TILE_IDS
from euphoria_ai.editions import EDITIONS

ROOT = Path(__file__).parent.parent
EXT = ROOT / "ext" / "euphoria_ai" / "core"
SOURCES = sorted(path for path in EXT.rglob("*.p[yx][xd]") if path.stem != "__init__")


def name_of(path):
    """A module of the core as ARCHITECTURE.md names it: `rules.costs`."""
    return ".".join(path.relative_to(EXT).with_suffix("").parts)


CORE = {name_of(path) for path in SOURCES}
PACKAGE = sorted(path for path in (ROOT / "euphoria_ai").rglob("*.py") if path.name != "_tables.py")
CLI = sorted((ROOT / "cli").rglob("*.py"))
# the core's modules with a Python side
FACES = {
    "boardspace.estimates",
    "boardspace.habits",
    "boardspace.pruning",
    "boardspace.robot",
    "engine.questions",
    "engine.game",
    "search.information",
    "search.tree",
    "search.forced_wins",
    "search.batch",
    "search.features",
    "search.network",
    "search.selfplay",
    "search.policy",
    "search.risk",
    "search.weights",
    "state.ids",
    "state.layouts",
    "measure.ceiling",
    "measure.build",
    "measure.duel",
    "measure.rates",
}
ANYWHERE = {"_tables"}  # words without code; generated data
LONGEST = 400

# What a function of the core asks the Python around it for, when it is called: conveniences of the class Game,
# texts for people. Rules, search and playouts never do.
CALLED_BACK = {
    "engine.saving": {"editions"},
    "engine.game": {"editions", "moves.parsing", "moves.writing", "state.summary", "search.information"},
}
# A module that no other one cimports from needs no declarations.
WORDS_ONLY = "its functions are called by the words that it registers"
WITHOUT_PXD = {
    "engine.questions": "answers for Python: nobody else asks",
    "rules.cards_euphorian": WORDS_ONLY,
    "rules.cards_factionless": WORDS_ONLY,
    "rules.cards_icarite": WORDS_ONLY,
    "rules.cards_subterran": WORDS_ONLY,
    "rules.cards_wastelander": WORDS_ONLY,
    "rules.conditions": WORDS_ONLY,
    "rules.cost_changes": WORDS_ONLY,
    "measure.ceiling": "a yardstick: nobody but Python calls it",
    "measure.build": "a label: nobody but Python calls it",
    "measure.duel": "for tuning: nobody but Python calls it",
    "measure.rates": "for measuring: nobody but Python calls it",
    "search.batch": "for scripts: nobody but Python calls it",
    "search.forced_wins": "the last one of the table: nobody but Python calls it",
}


def table():
    """Module -> rank in the table of ARCHITECTURE.md; those of one row follow each other."""
    rows = re.findall(r"^\| ((?:`[a-z]+\.\w+`(?:, )?)+) \|", (ROOT / "ARCHITECTURE.md").read_text(), re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    return {name: rank for rank, name in enumerate(names)}


def core_imports(path, inside):
    """Modules that a source of the core imports or cimports, at the top or inside functions:
    of the core as `rules.costs`, else below euphoria_ai.
    """
    start = "^ +" if inside else "^"
    found = re.findall(start + r"from euphoria_ai\.([\w.]+) c?import", path.read_text(), re.MULTILINE)
    return {name.removeprefix("core.") for name in found}


def nodes_that_run(node):
    """A tree without what is there for the type checker only."""
    if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from nodes_that_run(child)


def python_imports(path):
    """Dotted names that a Python source imports, relative ones made whole."""
    base = path.relative_to(ROOT).with_suffix("").parts
    base = ("euphoria_ai", *base) if base[0] == "cli" else base
    out = set()
    for node in nodes_that_run(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            out |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(base[: len(base) - node.level]) if node.level else ""
            module = ".".join(filter(None, (start, node.module)))
            out |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return out


def code(path):
    """The source without comments and docstrings."""
    out, fresh = [], True
    for token in tokenize.generate_tokens(io.StringIO(path.read_text()).readline):
        if token.type == tokenize.COMMENT:
            continue
        if token.type == tokenize.STRING and fresh and token.string.startswith('"""'):
            continue
        out.append(token.string)
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            fresh = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
    return out


# ---------------------------------------------------------------- directions


def test_the_table_names_every_module_of_the_core():
    assert set(table()) == CORE
    assert len(re.findall(r"^\| `[a-z]+\.\w+`", (ROOT / "ARCHITECTURE.md").read_text(), re.MULTILINE)) > 10


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_of_the_core_import_what_stands_above_them(path):
    ranks = table()
    below = {
        name
        for name in core_imports(path, inside=False) - ANYWHERE - {name_of(path)}
        if ranks.get(name, 10**6) > ranks[name_of(path)]
    }
    assert below == set(), f"{path.name} imports {sorted(below)}, below it in the table or outside the core"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_the_core_asks_python_for(path):
    """Imports inside functions: only the ones listed above, and modules that stand above anyway."""
    ranks = table()
    found = {
        name for name in core_imports(path, inside=True) - ANYWHERE if ranks.get(name, 10**6) > ranks[name_of(path)]
    }
    assert found == CALLED_BACK.get(name_of(path), set()) if path.suffix == ".pyx" else not found


def test_only_owners_of_words_know_the_vocabulary():
    """So a new word recompiles the module that it stands in: whoever registers words has nothing of them in a .pxd."""
    users = {name_of(path) for path in SOURCES if "state.vocabulary" in core_imports(path, inside=False)}
    owners = {name for name, why in WITHOUT_PXD.items() if why == WORDS_ONLY} | {"rules.effects"}
    assert users - {"state.vocabulary"} == owners | {"state.cards"}


def test_rules_and_search_know_no_text():
    """Nothing that plays, chooses or samples imports from the Python package but generated data."""
    for path in SOURCES:
        if name_of(path) not in CALLED_BACK:
            assert (core_imports(path, False) | core_imports(path, True)) - ANYWHERE <= CORE, path.name


def test_rules_know_no_search():
    searching = {name for name in CORE if name.startswith(("search.", "measure.", "boardspace."))}
    for path in SOURCES:
        if name_of(path) not in searching:
            assert not core_imports(path, inside=False) & searching, path.name


@pytest.mark.parametrize("path", PACKAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_package_knows_no_command_line(path):
    """No import of cli, of click or of rich: colour and commands live there only."""
    for name in python_imports(path):
        assert not name.startswith(("euphoria_ai.cli", "cli")), name
        assert name.split(".")[0] not in ("click", "rich"), name


def library():
    """Top-level module or folder of the library -> its row in the table of ARCHITECTURE.md."""
    text = (ROOT / "ARCHITECTURE.md").read_text()
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", text, re.MULTILINE)
    return {name: rank for rank, row in enumerate(rows) for name in re.findall(r"`(\w+)`", row)}


def module_of(path):
    """A Python module of the library below euphoria_ai: `moves.names`, `moves` for the folder's own."""
    return ".".join(path.relative_to(ROOT / "euphoria_ai").with_suffix("").parts).removesuffix(".__init__")


MODULES = {
    module_of(path): path for path in PACKAGE if "core" not in path.parts and not path.stem.startswith("_compile")
}


def library_imports(path):
    """Modules of the library that one imports, inside functions too; without those of the core and generated ones."""
    found = {name.removeprefix("euphoria_ai.") for name in python_imports(path) if name.startswith("euphoria_ai.")}
    return {name for name in found if name in MODULES and MODULES[name] != path}


def test_the_table_names_every_folder_of_the_library():
    public = {name.split(".")[0] for name in MODULES if not name.startswith("_")}
    assert set(library()) == public


@pytest.mark.parametrize("name", [name for name in MODULES if not name.startswith("_")])
def test_modules_of_the_library_import_what_stands_above_them(name):
    ranks = library()
    own = name.split(".")[0]
    folders = {other.split(".")[0] for other in library_imports(MODULES[name])} - {own}
    assert [folder for folder in folders if folder.startswith("_") or ranks[folder] >= ranks[own]] == []


def test_no_circle_among_modules_of_the_library():
    left = {name: library_imports(path) for name, path in MODULES.items() if name != "__init__"}
    while free := [name for name, others in left.items() if not others & set(left)]:
        for name in free:
            del left[name]
    assert left == {}


OUTSIDE = [path for folder in ("cli", "bench", "examples", "tests") for path in sorted((ROOT / folder).rglob("*.py"))]


def test_nothing_outside_the_library_imports_an_underscore_module():
    for path in OUTSIDE:
        for name in python_imports(path):
            private = re.match(r"euphoria_ai(\.\w+)*\._[a-z]", name)
            assert not private or path.name == "test_data_files.py", f"{path.relative_to(ROOT)}: {name}"


# the layers of rules whose words the texts need: names of steps and conditions, names of goods
WORDS = {name for name, why in WITHOUT_PXD.items() if why == WORDS_ONLY} | {
    "rules.effects",
    "state.cards",
    "state.tables",
    "state.vocabulary",
}


@pytest.mark.parametrize("path", PACKAGE + CLI, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_reaches_the_core_through_its_faces(path):
    found = {
        name.removeprefix("euphoria_ai.core.") for name in python_imports(path) if name.startswith("euphoria_ai.core.")
    }
    found &= CORE
    allowed = FACES if path.is_relative_to(ROOT / "cli") else FACES | WORDS
    assert found <= allowed, sorted(found - allowed)


def test_cli_is_no_module_of_its_own():
    """It is installed as euphoria_ai.cli and names itself so."""
    assert len(CLI) > 10
    for path in CLI:
        assert not any(name == "cli" or name.startswith("cli.") for name in python_imports(path)), path.name


# ---------------------------------------------------------------- what the core must not name


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_core_never_asks_for_the_edition(path):
    """No edition's name in the code; the default of an argument of the public class is only passed through."""
    strings = [word.strip("\"'") for word in code(path) if word[:1] in "\"'"]
    text = " ".join(code(path)).replace('edition = "base"', "")
    for edition in EDITIONS:
        assert f'"{edition}"' not in text and f"'{edition}'" not in text, edition
        assert strings.count(edition) <= (1 if (path.name, edition) == ("game.pyx", "base") else 0)


# words that names of cards share with the rules, with programs or with any text
PLAIN = set(
    "a the of for alone open home high double work forced field game information capacity returns "
    "artifact bear bliss gold knowledge miner dilemmas lounge".split()
)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_core_names_no_card(path):
    """Neither by its id nor by a part of it, but where the card itself is written."""
    words = {word.lower() for word in re.findall(r"\w+", " ".join(code(path)))}
    assert not words & {*RECRUIT_IDS, *TILE_IDS, *DILEMMA_IDS}
    parts = {part for name in (*RECRUIT_IDS, *TILE_IDS) for part in name.split("_")} - PLAIN
    if not path.stem.startswith("cards_"):
        assert not {part for word in words for part in word.split("_")} & parts


# ---------------------------------------------------------------- form


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if path.suffix == ".pyx"], ids=lambda path: str(path.relative_to(ROOT))
)
def test_declarations_stand_in_a_pxd(path):
    users = [
        other.name
        for other in SOURCES
        if name_of(other) != name_of(path)
        and name_of(path) in re.findall(r"euphoria_ai\.core\.([\w.]+) cimport", other.read_text())
    ]
    if path.with_suffix(".pxd").exists():
        assert name_of(path) not in WITHOUT_PXD
    else:
        assert WITHOUT_PXD[name_of(path)]
        assert users == []


def test_files_are_short():
    files = [*SOURCES, *PACKAGE, *CLI, *sorted((ROOT / "bench").rglob("*.py"))]
    assert [str(path.relative_to(ROOT)) for path in files if len(path.read_text().splitlines()) > LONGEST] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_compiler_directives_stand_in_the_build_only(path):
    text = path.read_text()
    assert not re.search(r"#\s*(cython|distutils)\s*:", text)
    assert not re.search(
        r"cython\.(boundscheck|wraparound|cdivision|initializedcheck|overflowcheck|profile|embedsignature)", text
    )


@pytest.mark.parametrize("path", SOURCES + PACKAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_says_what_it_is(path):
    text = path.read_text()
    assert not text or text.lstrip().startswith(('"""', "#")), path.name


@pytest.mark.parametrize(
    ("name", "line"), [(".ci/package", r'^TESTS="(.+)"$'), ("Makefile", r"^CHECKED_TESTS \?= (.+)$")]
)
def test_chosen_tests_exist(name, line):
    """What the archive and the builds with checks are tried with."""
    chosen = re.search(line, (ROOT / name).read_text(), re.MULTILINE).group(1).split()
    assert chosen
    assert [path for path in chosen if not (ROOT / path).exists()] == []
