"""Where the cogs make messages, buttons and lists, and where they answer taps on these."""

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
"""Functions that make a message or a control."""


def places_that_make_messages() -> set[str]:
    """Return the functions of the cogs that make a message of their own, or a control.

    A message of a single sentence, or one that only adds to another message, has no parts of its own.
    """
    found = set()
    for path in paths_of("cogs"):
        module = ".".join(path.with_suffix("").parts)
        if path.parts[1] not in ("rehearsal", "samples"):
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            found |= {f"{module}:{name}" for name in _callers(tree, ())}
    return found


def _callers(node: ast.AST, inside: tuple[str, ...]) -> Iterator[str]:
    """Yield the qualified names of functions below a node that call a maker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and _makes(child):
            yield ".".join(inside)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _callers(child, (*inside, child.name))
        else:
            yield from _callers(child, inside)


def _makes(call: ast.Call) -> bool:
    """Whether a call makes something that no other message has."""
    if not isinstance(call.func, ast.Name) or call.func.id not in MAKERS:
        return False
    starred = [each.value for each in call.args if isinstance(each, ast.Starred)]
    is_sentence = len(call.args) == 1 and not starred
    is_addition = any(isinstance(each, ast.Attribute) and each.attr == "parts" for each in starred)
    return call.func.id != "message" or not (is_sentence or is_addition)


def listen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Record the functions that call a maker from now on."""
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
    """Return the words that the handlers of taps compare, by the topic of their ids."""
    router = client.get_cog("router")
    assert isinstance(router, Router)
    return {topic: _compared_by(handler) for topic, handler in router._handlers.items()}


def _compared_by(handler: Any) -> set[str]:
    """Return the strings in cases and comparisons beside a function, or a class and its bases."""
    answering = type(handler.__self__).__mro__ if hasattr(handler, "__self__") else (handler.func,)
    modules = {each.__module__ for each in answering if each.__module__.startswith("cogs.")}
    folders = {Path(*module.split(".")).parent for module in modules}
    found: set[str] = set()
    for path in (each for folder in folders for each in sorted((ROOT / folder).glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.MatchValue | ast.Compare):
                found |= {str(each.value) for each in ast.walk(node) if isinstance(each, ast.Constant)}
    return found


def is_answered(identity: str, known: Mapping[str, set[str]]) -> bool:
    """Whether the topic of an id, and its first word that isn't a number, are handled.

    Buttons of a replay differ only in that word, and are answered by their page number.
    """
    _, topic, _, *words = identity.split(":")
    named = [word for word in words if not word.isdecimal()]
    return topic in known and (topic == "replay" or not named or named[0] in known[topic])
