"""The texts of the language files, and those that the code asks for, found in the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "bot" / "locales"
ROOMS = ("bot", "cogs", "renders")
TEXT_FUNCTIONS = {"text", "translator", "public_text", "private_text", "Refusal", "_text"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A text asked for by name: where, which, and with which holes; None where they are not written out."""

    place: str
    key: str
    holes: frozenset[str] | None


def modules(*rooms: str) -> Iterator[tuple[Path, Sequence[ast.AST]]]:
    """Parse every module of some rooms; gives the nodes of each."""
    for path in paths_of(*rooms):
        yield path, _nodes_of(ROOT / path)


def paths_of(*rooms: str) -> Iterator[Path]:
    """List every module of some rooms, by its path from the top."""
    for room in rooms:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / room).rglob("*.py")))


@cache
def _nodes_of(path: Path) -> Sequence[ast.AST]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def texts_asked_for() -> Iterator[Asked]:
    """List the texts that are asked for by their whole key."""
    for path, nodes in modules(*ROOMS):
        for node in nodes:
            if isinstance(node, ast.Call) and node.args and _gives_texts(node.func):
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield Asked(f"{path}:{node.lineno}", key.value, _holes(node))


def patterns_asked_for() -> Iterator[tuple[str, re.Pattern[str]]]:
    """List the patterns of the keys that are put together, such as ``card-{card}``."""
    for path, nodes in modules(*ROOMS):
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]*"
                    for part in node.values
                ]
                written = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                if re.fullmatch(r"[a-z0-9-]*[a-z]{3}[a-z0-9-]*", written):
                    yield f"{path}:{node.lineno}", re.compile("".join(parts))


def words_of_the_code() -> set[str]:
    """Give every string that stands in the code as it is."""
    return {
        node.value
        for _, nodes in modules(*ROOMS)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


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


class Holes(Visitor):
    """Finds the holes of a text and the other texts that it is made of."""

    def __init__(self) -> None:
        self.holes: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.holes.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


def language(path: Path) -> dict[str, Holes]:
    texts: dict[str, Holes] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in texts, f"{path.name} has {entry.id.name} twice"
            texts[entry.id.name] = Holes()
            texts[entry.id.name].visit(entry)
    return texts


@cache
def english() -> dict[str, Holes]:
    """Give the texts of the English language file."""
    return language(LOCALES / "en.ftl")


def holes_of(key: str) -> set[str]:
    """Give the holes of a text, and those of the texts in it."""
    found = english()[key]
    return found.holes.union(*(holes_of(each) for each in found.texts))
