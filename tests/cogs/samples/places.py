"""Where the cogs make messages, buttons and lists, and where they answer taps on these."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.client import Client
from cogs.discord import message as made
from cogs.discord.router import Router
from tests.texts import ROOT, paths_of

MAKERS = ("message", "button", "choose_from", "link", "lesson_button")
"""What makes a message, or what can be tapped in it."""


def places_that_make_messages() -> set[str]:
    """List the functions of the cogs that make a message of parts of their own, or something to be tapped.

    A sentence that is a whole message has the parts of any other one, and so has what only adds something to
    a message that is made elsewhere.
    """
    found = set()
    for path in paths_of("cogs"):
        module = ".".join(path.with_suffix("").parts)
        if path.parts[1] not in ("rehearsal", "samples"):
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            found |= {f"{module}:{name}" for name in _callers(tree, ())}
    return found


def _callers(node: ast.AST, inside: tuple[str, ...]) -> Iterator[str]:
    """Name the functions below a node that call a maker, each with what it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and _makes(child):
            yield ".".join(inside)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _callers(child, (*inside, child.name))
        else:
            yield from _callers(child, inside)


def _makes(call: ast.Call) -> bool:
    """Return whether a call makes something that no other message has."""
    if not isinstance(call.func, ast.Name) or call.func.id not in MAKERS:
        return False
    starred = [each.value for each in call.args if isinstance(each, ast.Starred)]
    is_sentence = len(call.args) == 1 and not starred
    is_addition = any(isinstance(each, ast.Attribute) and each.attr == "parts" for each in starred)
    return call.func.id != "message" or not (is_sentence or is_addition)


def listen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Note from now on which functions call a maker."""
    heard: set[str] = set()

    def noting(maker: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: Any, **named: Any) -> Any:
            caller = sys._getframe(1)
            name = re.sub(r"\.<\w+>", "", caller.f_code.co_qualname)
            heard.add(f"{caller.f_globals['__name__']}:{name}")
            return maker(*arguments, **named)

        return note

    for maker in MAKERS:
        known: Callable[..., Any] = getattr(made, maker)
        for name, module in list(sys.modules.items()):
            if name.startswith("cogs.") and getattr(module, maker, None) is known:
                monkeypatch.setattr(module, maker, noting(known))
    return heard


def words_answered(client: Client) -> dict[str, set[str]]:
    """List the words that those compare who answer a tap, by the topic of its id."""
    router = client.get_cog("router")
    assert isinstance(router, Router)
    return {topic: _compared_by(type(handler.__self__)) for topic, handler in router._handlers.items()}  # type: ignore[attr-defined]


def _compared_by(answering: type) -> set[str]:
    """List the strings that stand in cases and comparisons of the rooms in which a class is written."""
    modules = {each.__module__ for each in answering.__mro__ if each.__module__.startswith("cogs.")}
    folders = {Path(*module.split(".")).parent for module in modules}
    found: set[str] = set()
    for path in (each for folder in folders for each in sorted((ROOT / folder).glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.MatchValue | ast.Compare):
                found |= {str(each.value) for each in ast.walk(node) if isinstance(each, ast.Constant)}
    return found


def is_answered(identity: str, known: Mapping[str, set[str]]) -> bool:
    """Return whether somebody answers the topic of an id, and its first word that is no number.

    The buttons of a replay are told apart by theirs alone, and answered by the number of their page.
    """
    _, topic, _, *words = identity.split(":")
    named = [word for word in words if not word.isdecimal()]
    return topic in known and (topic == "replay" or not named or named[0] in known[topic])
