"""The texts that the code asks for, found in the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "cogs", "renders")
TEXT_FUNCTIONS = {"text", "translator", "public_text", "private_text", "Refusal", "_text"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A text asked for by name: where, which, and with which holes; None where they are not written out."""

    place: str
    key: str
    holes: frozenset[str] | None


def modules(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    """Parse every module of some rooms."""
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield path.relative_to(ROOT), _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def texts_asked_for() -> Iterator[Asked]:
    """List the texts that are asked for by their whole key."""
    for path, module in modules(*ROOMS):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and _gives_texts(node.func):
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield Asked(f"{path}:{node.lineno}", key.value, _holes(node))


def patterns_asked_for() -> Iterator[tuple[str, re.Pattern[str]]]:
    """List the patterns of the keys that are put together, such as ``card-{card}``."""
    for path, module in modules(*ROOMS):
        for node in ast.walk(module):
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
        for _, module in modules(*ROOMS)
        for node in ast.walk(module)
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
