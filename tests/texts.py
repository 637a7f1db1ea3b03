"""The messages of the language files, and the keys that the code uses, found in its source."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent

from tests.engine.written import LanguageAsWritten, read

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "bot" / "languages" / "locales"
ROOMS = ("bot", "cogs", "renders")
TEXT_FUNCTIONS = {"text", "translator", "public_text", "private_text", "Refusal", "_text"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A message used by the code: where, its key, and its variables, or None if they aren't literal."""

    place: str
    key: str
    placeholders: frozenset[str] | None


LOOKED_AT = {
    ast.Constant,
    ast.Call,
    ast.JoinedStr,
    ast.Import,
    ast.ImportFrom,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
}


@dataclass(frozen=True, slots=True)
class Written:
    """The facts about one module that tests use, in source order.

    ``imports`` are the lines and names of imported modules and their members; ``functions`` are the decorated
    ones.
    """

    imports: Sequence[tuple[int, str]]
    functions: Sequence[ast.FunctionDef | ast.AsyncFunctionDef]
    texts: Sequence[Asked]
    patterns: Sequence[tuple[str, re.Pattern[str]]]
    words: frozenset[str]


def modules(*rooms: str) -> Iterator[tuple[Path, Written]]:
    """Read every module of some packages."""
    for path in paths_of(*rooms):
        yield path, written_in(path)


def paths_of(*rooms: str) -> Iterator[Path]:
    """List the paths of every module of some packages."""
    for room in rooms:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / room).rglob("*.py")))


@cache
def written_in(path: Path) -> Written:
    """Read a module once for all tests."""
    imports: list[tuple[int, str]] = []
    functions: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
    texts: list[Asked] = []
    patterns: list[tuple[str, re.Pattern[str]]] = []
    words: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if type(node) not in LOOKED_AT:
            continue
        match node:
            case ast.Constant(value=str(word)):
                words.add(word)
            case ast.Call(func=function, args=[ast.Constant(value=str(key)), *_]) if _gives_texts(function):
                texts.append(Asked(f"{path}:{node.lineno}", key, _holes(node)))
            case ast.JoinedStr() if (pattern := _pattern(node)) is not None:
                patterns.append((f"{path}:{node.lineno}", pattern))
            case ast.Import(names=names):
                imports += [(node.lineno, each.name) for each in names]
            case ast.ImportFrom(module=str(name), names=names):
                imports.append((node.lineno, name))
                imports += [(node.lineno, f"{name}.{each.name}") for each in names]
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.decorator_list:
                functions.append(node)
    return Written(imports, functions, texts, patterns, frozenset(words))


def _pattern(written: ast.JoinedStr) -> re.Pattern[str] | None:
    """Return the pattern of a composed key, such as ``card-{card}``."""
    constants = [str(part.value) for part in written.values if isinstance(part, ast.Constant)]
    if not re.fullmatch(r"[a-z0-9-]*[a-z]{3}[a-z0-9-]*", "".join(constants)):
        return None
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]*"
        for part in written.values
    ]
    return re.compile("".join(parts))


def texts_asked_for() -> Iterator[Asked]:
    """List the messages used by a literal key."""
    for _, written in modules(*ROOMS):
        yield from written.texts


def patterns_asked_for() -> Iterator[tuple[str, re.Pattern[str]]]:
    """List the patterns of composed keys, such as ``card-{card}``."""
    for _, written in modules(*ROOMS):
        yield from written.patterns


def words_of_the_code() -> frozenset[str]:
    """Return every literal string in the code."""
    return frozenset().union(*(written.words for _, written in modules(*ROOMS)))


def _gives_texts(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in TEXT_FUNCTIONS
        case ast.Call(func=inner):
            return _gives_texts(inner)
        case ast.Await(value=inner):
            return _gives_texts(inner)
        case _:
            return False


def _holes(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def english() -> LanguageAsWritten:
    """Return the messages of the English language file."""
    return read(LOCALES / "en.ftl")


def texts_in(key: str) -> set[str]:
    """Return the messages that a message refers to."""
    forms = (english().messages[key], *english().forms[key].values())
    return {node.id.name for each in forms for node in each.found(fluent.MessageReference)}  # type: ignore[attr-defined]


def placeholders_of(key: str) -> set[str]:
    """Return the variables of a message, and of those it refers to."""
    forms = (english().messages[key], *english().forms[key].values())
    placeholders = {node.id.name for each in forms for node in each.found(fluent.VariableReference)}  # type: ignore[attr-defined]
    return placeholders.union(*map(placeholders_of, texts_in(key)))
