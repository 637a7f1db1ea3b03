"""Where the cogs make messages: in the code, and in what has been run."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.discord.message import Message, message

ROOT = Path(__file__).parents[3]


def places_that_make_messages() -> set[str]:
    """List the functions of the cogs that call `message`, but for those of the rehearsal itself."""
    found = set()
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if not module.startswith("cogs.rehearsal"):
            source = path.read_text("utf-8")
            if "message(" in source:
                found |= {f"{module}:{name}" for name in _callers(ast.parse(source), ())}
    return found


def _callers(node: ast.AST, inside: tuple[str, ...]) -> Iterator[str]:
    """Name the functions below a node that call `message`, each with what it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id == "message":
            yield ".".join(inside)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _callers(child, (*inside, child.name))
        else:
            yield from _callers(child, inside)


def listen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Note from now on which functions call `message`."""
    heard: set[str] = set()

    def noting(*parts: Any) -> Message:
        caller = sys._getframe(1)
        name = caller.f_code.co_qualname.replace(".<locals>", "")
        heard.add(f"{caller.f_globals['__name__']}:{name}")
        return message(*parts)

    for name, module in list(sys.modules.items()):
        if name.startswith("cogs.") and getattr(module, "message", None) is message:
            monkeypatch.setattr(module, "message", noting)
    return heard
