"""The stubs of the compiled modules say what the modules are: same names, same parameters, and words for all of it."""

import ast
import importlib
import inspect
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE = ROOT / "euphoria_ai" / "core"
EXT = ROOT / "ext" / "euphoria_ai" / "core"


def dotted(path, root):
    """`rules.costs` for a file of that name below the root."""
    return ".".join(path.relative_to(root).with_suffix("").parts)


NAMES = sorted(dotted(path, CORE) for path in CORE.rglob("*.pyi"))
# what a reader of the package has no use for: the rules' own parts, which only other compiled modules call
INNER = {
    "boardspace.playout",
    "engine.fields",
    "engine.invariants",
    "engine.machine",
    "engine.move_lists",
    "engine.saving",
    "rules.benefits",
    "rules.cards_euphorian",
    "rules.cards_factionless",
    "rules.cards_icarite",
    "rules.cards_subterran",
    "rules.cards_wastelander",
    "rules.chance",
    "rules.conditions",
    "rules.cost_changes",
    "rules.costs",
    "rules.decide_board",
    "rules.decide_cards",
    "rules.decide_workers",
    "rules.decisions",
    "rules.effects",
    "rules.endings",
    "rules.gains",
    "rules.payments",
    "rules.placement",
    "rules.rolls",
    "rules.setup",
    "rules.targets",
    "rules.triggers",
    "rules.turn",
    "search.choice_policy",
    "search.clues",
    "search.determinize",
    "search.evaluation",
    "search.facts",
    "search.line",
    "search.playout",
    "search.root",
    "search.turn_menu",
    "search.turn_policy",
    "state.ops",
    "state.stars",
}


def imported(name):
    """Names that a compiled module has from elsewhere."""
    source = (EXT / f"{name.replace('.', '/')}.pyx").read_text()
    rows = re.findall(r"^from [\w.]+ import (.+)$", source, re.MULTILINE)
    return {word.strip() for row in rows for word in row.split(",")} | set(
        re.findall(r"^import (?:[\w.]+ as )?(\w+)$", source, re.MULTILINE)
    )


def stub(name):
    return ast.parse((CORE / f"{name.replace('.', '/')}.pyi").read_text())


def public(names):
    return {name for name in names if not name.startswith("_")}


def own_names(name):
    return public(vars(importlib.import_module(f"euphoria_ai.core.{name}"))) - imported(name)


def declared(body):
    """Name -> node of what a stub or a class in it declares."""
    out = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            out[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            out[node.target.id] = node
    return out


def signature_of(function, doc=None):
    """[(name, has a default, kind)] of a live function, its own `self` left out; `doc` for classes,
    whose signature is text only.
    """
    if doc is None:
        parameters = inspect.signature(function).parameters.values()
        return [(p.name, p.default is not p.empty, p.kind.name) for p in parameters if p.name != "self"]
    inside = re.match(r"\w+\((.*)\)", doc.splitlines()[0]).group(1)
    rows = []
    for part in filter(None, (part.strip() for part in inside.split(","))):
        words, _, default = part.partition("=")
        name = words.split()[-1]
        rows.append(
            (name.lstrip("*"), bool(default), "VAR_KEYWORD" if name.startswith("**") else "POSITIONAL_OR_KEYWORD")
        )
    return rows


def signature_in(node):
    args = node.args
    plain = [arg.arg for arg in args.posonlyargs + args.args]
    first = len(plain) - len(args.defaults)
    rows = [(name, i >= first, "POSITIONAL_OR_KEYWORD") for i, name in enumerate(plain) if name not in ("self", "cls")]
    if args.vararg:
        rows.append((args.vararg.arg, False, "VAR_POSITIONAL"))
    rows += [
        (arg.arg, default is not None, "KEYWORD_ONLY")
        for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
    ]
    if args.kwarg:
        rows.append((args.kwarg.arg, False, "VAR_KEYWORD"))
    return rows


def same(found, expected):
    assert found == expected


def decorators(node):
    return {item.id for item in node.decorator_list}


def is_live_property(live):
    return inspect.isgetsetdescriptor(live) or inspect.ismemberdescriptor(live) or isinstance(live, property)


def test_every_compiled_module_has_a_stub_or_is_inner():
    assert {dotted(path, EXT) for path in EXT.rglob("*.pyx")} == set(NAMES) | INNER
    assert not set(NAMES) & INNER


@pytest.mark.parametrize("name", NAMES)
def test_names_of_the_module(name):
    assert public(declared(stub(name).body)) == own_names(name)


@pytest.mark.parametrize("name", NAMES)
def test_functions_have_the_same_parameters(name):
    module = importlib.import_module(f"euphoria_ai.core.{name}")
    for word, node in declared(stub(name).body).items():
        if isinstance(node, ast.FunctionDef):
            same(signature_of(getattr(module, word)), signature_in(node))


@pytest.mark.parametrize("name", NAMES)
def test_defaults_are_the_same(name):
    """Where the stub names a default it is the one in force; `...` stands for one that is computed."""
    module = importlib.import_module(f"euphoria_ai.core.{name}")
    for word, node in declared(stub(name).body).items():
        functions = (
            [(getattr(module, word), node)]
            if isinstance(node, ast.FunctionDef)
            else []
            if not isinstance(node, ast.ClassDef)
            else [
                (getattr(getattr(module, word), inner), below)
                for inner, below in declared(node.body).items()
                if isinstance(below, ast.FunctionDef)
                and not inner.startswith("__")
                and "property" not in decorators(below)
            ]
        )
        for live, below in functions:
            parameters = [p for p in inspect.signature(live).parameters.values() if p.default is not p.empty]
            written = [ast.literal_eval(default) for default in below.args.defaults]
            for parameter, value in zip(parameters, written, strict=True):
                assert value in (..., parameter.default)


@pytest.mark.parametrize("name", NAMES)
def test_members_of_classes(name):
    """Methods, static methods, properties and attributes, with their parameters."""
    module = importlib.import_module(f"euphoria_ai.core.{name}")
    for word, node in declared(stub(name).body).items():
        if not isinstance(node, ast.ClassDef):
            continue
        cls, members = getattr(module, word), declared(node.body)
        if issubclass(cls, int):
            assert public(members) == {"probability"}
            continue
        assert public(members) == public(vars(cls))
        for inner, below in members.items():
            live = inspect.getattr_static(cls, inner)
            if isinstance(below, ast.AnnAssign) or "property" in decorators(below):
                assert is_live_property(live), inner
                continue
            assert isinstance(live, staticmethod) == ("staticmethod" in decorators(below)), inner
            if inner == "__init__":
                same(signature_of(None, cls.__doc__), signature_in(below))
            elif not inner.startswith("__"):
                same(signature_of(getattr(cls, inner)), signature_in(below))


# its names are declared with their meaning in the .pxd, where the core reads them
MEANINGS_IN_PXD = {"state.ids"}


@pytest.mark.parametrize("name", [name for name in NAMES if name not in MEANINGS_IN_PXD])
def test_everything_is_described(name):
    """Every public function, class, method and property has a docstring, every name of data a string below it,
    every parameter a type.
    """
    tree = stub(name)
    assert ast.get_docstring(tree)

    def check(body):
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.AnnAssign) and node.target.id != "probability":
                assert isinstance(after, ast.Expr), node.target.id
                assert isinstance(after.value, ast.Constant), node.target.id
            elif isinstance(node, ast.ClassDef):
                assert ast.get_docstring(node), node.name
                check(node.body)
            elif isinstance(node, ast.FunctionDef):
                assert node.returns is not None, node.name
                assert all(arg.annotation for arg in node.args.args if arg.arg not in ("self", "cls")), node.name
                if not node.name.startswith("__") or node.name == "__init__":
                    assert ast.get_docstring(node), node.name

    check(tree.body)


def test_the_comparison_sees_differences():
    """A parameter renamed, one without its default, one missing: none of them passes."""
    live = signature_of(importlib.import_module("euphoria_ai.core.search.risk").risk)
    for text in (
        "def risk(dice, start, check_at=16): ...",
        "def risk(dice, base, check_at): ...",
        "def risk(dice, base): ...",
        "def risk(dice, base, *, check_at=16): ...",
    ):
        with pytest.raises((AssertionError, ValueError)):
            same(live, signature_in(ast.parse(text).body[0]))
    same(live, signature_in(ast.parse("def risk(dice, base, check_at=16): ...").body[0]))
