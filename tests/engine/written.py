"""The messages of the language files for inspection, parsed once per process."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

FEW = {"zero", "one", "two"}
"""Branches for a number that can be left out or written as a word."""


@dataclass(frozen=True)
class Written:
    """A message of a language file, or one of its forms."""

    key: str
    pattern: fluent.Pattern

    def paths(self) -> list[str]:
        """Return the text of each branch, with placeholders as `{name}`."""
        return list(dict.fromkeys(_paths(self.pattern)))

    def longest(self, placeholder: int = 10) -> int:
        """Return the length of the longest branch if each placeholder has this many characters."""
        lengths = [
            len(path) + (placeholder - 2) * path.count("{}") for path in _paths(self.pattern, short=True)
        ]
        return max(lengths)

    def certain_holes(self) -> set[str]:
        """Return the placeholders that are used in every branch."""
        return _certain(self.pattern)

    def found(self, kind: type[fluent.Expression]) -> list[fluent.BaseNode]:
        """Return every expression of a class."""
        return [node for node in self._expressions if isinstance(node, kind)]

    @cached_property
    def _expressions(self) -> list[fluent.BaseNode]:
        finder = _Finder(fluent.Expression)
        finder.visit(self.pattern)
        return finder.nodes

    def placeholders(self) -> set[str]:
        """Return every placeholder named, without the form requested of it."""
        return {node.id.name.split("-")[0] for node in self.found(fluent.VariableReference)}  # type: ignore[attr-defined]

    @cached_property
    def source(self) -> str:
        """Return the source of the message."""
        serializer = FluentSerializer()
        return serializer.serialize_entry(fluent.Message(fluent.Identifier("key"), self.pattern)).partition(
            "="
        )[2]


class _Finder(Visitor):
    def __init__(self, kind: type[fluent.BaseNode] | tuple[type[fluent.BaseNode], ...]) -> None:
        self.kind = kind
        self.nodes: list[fluent.BaseNode] = []

    def generic_visit(self, node: fluent.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.nodes.append(node)
        super().generic_visit(node)


WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class LanguageAsWritten:
    """A language file; ``words`` are all lower-case words of its texts."""

    messages: dict[str, Written]
    forms: dict[str, dict[str, Written]]
    terms: set[str]
    faults: list[str]
    words: frozenset[str]

    def all(self) -> Iterator[Written]:
        """Yield all messages, each followed by its forms."""
        for key, message in self.messages.items():
            yield message
            yield from self.forms[key].values()


@cache
def read(path: Path) -> LanguageAsWritten:
    """Read a language file."""
    messages: dict[str, Written] = {}
    forms: dict[str, dict[str, Written]] = {}
    terms: set[str] = set()
    faults: list[str] = []
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        match entry:
            case fluent.Junk():
                faults.append(f"not Fluent: {str(entry.content).strip().splitlines()[0]}")
            case fluent.Term():
                terms.add(entry.id.name)
            case fluent.Message():
                if entry.id.name in messages:
                    faults.append(f"{entry.id.name} twice")
                if entry.value is None:
                    faults.append(f"{entry.id.name} says nothing")
                    continue
                messages[entry.id.name] = Written(entry.id.name, entry.value)
                forms[entry.id.name] = {
                    each.id.name: Written(f"{entry.id.name}.{each.id.name}", each.value)
                    for each in entry.attributes
                }
    finder = _Finder((fluent.TextElement, fluent.StringLiteral))
    finder.visit(resource)
    texts = " ".join(str(node.value) for node in finder.nodes)  # type: ignore[attr-defined]
    words = frozenset(word.casefold() for word in WORD.findall(texts))
    return LanguageAsWritten(messages, forms, terms, faults, words)


def _paths(pattern: fluent.Pattern, *, short: bool = False) -> Iterator[str]:
    """Yield each branch of each choice once, with the last branches of all other choices."""
    ways: list[list[str]] = [list(_ways(element, short=short)) for element in pattern.elements]
    yield "".join(way[-1] for way in ways)
    for number, way in enumerate(ways):
        for other in way[:-1]:
            yield "".join(other if at == number else each[-1] for at, each in enumerate(ways))


def _ways(element: fluent.TextElement | fluent.Placeable, *, short: bool) -> Iterator[str]:
    if isinstance(element, fluent.TextElement):
        yield element.value
        return
    match element.expression:
        case fluent.SelectExpression(variants=variants):
            for variant in sorted(variants, key=lambda each: each.default):
                yield from _paths(variant.value, short=short)
        case fluent.StringLiteral(value=value):
            yield value
        case expression:
            yield "{}" if short else f"{{{_name(expression)}}}"


def _name(expression: object) -> str:
    match expression:
        case fluent.FunctionReference(arguments=arguments) if arguments.positional:
            return _name(arguments.positional[0])
        case fluent.VariableReference(id=identifier):
            return str(identifier.name).split("-")[0]
        case fluent.MessageReference(id=identifier) | fluent.TermReference(id=identifier):
            return str(identifier.name)
        case _:
            return "…"


def _certain(pattern: fluent.Pattern) -> set[str]:
    certain: set[str] = set()
    for element in pattern.elements:
        if not isinstance(element, fluent.Placeable):
            continue
        match element.expression:
            case fluent.SelectExpression(selector=selector, variants=variants):
                certain |= set.intersection(*(_certain_in(variant, _name(selector)) for variant in variants))
            case fluent.VariableReference() | fluent.FunctionReference() as printed:
                certain.add(_name(printed))
            case _:
                pass
    return certain


def _certain_in(variant: fluent.Variant, chosen_by: str) -> set[str]:
    few = isinstance(variant.key, fluent.NumberLiteral) or variant.key.name in FEW
    return _certain(variant.value) | ({chosen_by} if few else set())
