"""The messages of the language files, and the keys that the code uses, found in its source."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "bot" / "languages" / "locales"
TEXT_FUNCTIONS = {"text", "translator", "public_text", "private_text", "Refusal", "_text"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A message used by the code: where, its key, and its variables, or None if they aren't literal."""

    place: str
    key: str
    placeholders: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Module:
    """The facts about one module: ``imports`` are the lines and names of modules and their members."""

    imports: Sequence[tuple[int, str]]
    texts: Sequence[Asked]
    patterns: Sequence[tuple[str, re.Pattern[str]]]
    words: frozenset[str]


def modules(*rooms: str) -> Iterator[tuple[Path, Module]]:
    for path in paths_of(*rooms):
        yield path, written_in(path)


def paths_of(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / room).rglob("*.py")))


@cache
def written_in(path: Path) -> Module:
    """Read a module once for all tests."""
    imports: list[tuple[int, str]] = []
    texts: list[Asked] = []
    patterns: list[tuple[str, re.Pattern[str]]] = []
    words: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
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
    return Module(imports, texts, patterns, frozenset(words))


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


# -- language files ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Written:
    """A message of a language file, or one of its forms."""

    key: str
    pattern: fluent.Pattern

    def paths(self) -> list[str]:
        """Return the text of each branch, with placeholders as `{name}`."""
        return list(dict.fromkeys(_paths(self.pattern)))

    def longest(self) -> int:
        """Return the length of the longest branch if each placeholder has ten characters."""
        return max(len(re.sub(r"{[^}]*}", "_" * 10, path)) for path in self.paths())

    def certain_holes(self) -> set[str]:
        """Return the placeholders that are used in every branch."""
        return _certain(self.pattern)

    def found(self, kind: type[fluent.Expression]) -> list[fluent.BaseNode]:
        return [node for node in self._expressions if isinstance(node, kind)]

    @cached_property
    def _expressions(self) -> list[fluent.BaseNode]:
        return nodes_of(self.pattern, fluent.Expression)

    def placeholders(self) -> set[str]:
        """Return every placeholder named, without the form requested of it."""
        return {node.id.name.split("-")[0] for node in self.found(fluent.VariableReference)}  # type: ignore[attr-defined]

    @cached_property
    def source(self) -> str:
        message = fluent.Message(fluent.Identifier("key"), self.pattern)
        return FluentSerializer().serialize_entry(message).partition("=")[2]


def nodes_of(whole: fluent.BaseNode, *kinds: type[fluent.BaseNode]) -> list[fluent.BaseNode]:
    found: list[fluent.BaseNode] = []

    class Finder(Visitor):
        def generic_visit(self, node: fluent.BaseNode) -> None:
            if isinstance(node, kinds):
                found.append(node)
            super().generic_visit(node)

    Finder().visit(whole)
    return found


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
    messages, forms = dict[str, Written](), dict[str, dict[str, Written]]()
    terms, faults = set[str](), list[str]()
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
    texts = nodes_of(resource, fluent.TextElement, fluent.StringLiteral)
    joined = " ".join(str(node.value) for node in texts)  # type: ignore[attr-defined]
    words = frozenset(word.casefold() for word in WORD.findall(joined))
    return LanguageAsWritten(messages, forms, terms, faults, words)


def _paths(pattern: fluent.Pattern) -> Iterator[str]:
    """Yield each branch of each choice once, with the last branches of all other choices."""
    ways = [list(_ways(element)) for element in pattern.elements]
    yield "".join(way[-1] for way in ways)
    for number, way in enumerate(ways):
        for other in way[:-1]:
            yield "".join(other if at == number else each[-1] for at, each in enumerate(ways))


def _ways(element: fluent.TextElement | fluent.Placeable) -> Iterator[str]:
    if isinstance(element, fluent.TextElement):
        yield element.value
        return
    match element.expression:
        case fluent.SelectExpression(variants=variants):
            for variant in sorted(variants, key=lambda each: each.default):
                yield from _paths(variant.value)
        case fluent.StringLiteral(value=value):
            yield value
        case expression:
            yield f"{{{_name(expression)}}}"


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
        match element.expression if isinstance(element, fluent.Placeable) else None:
            case fluent.SelectExpression(selector=selector, variants=variants):
                # A number can be left out or written as a word.
                name = {_name(selector)}
                branches = (_certain(each.value) | (name if _is_few(each) else set()) for each in variants)
                certain |= set.intersection(*branches)
            case fluent.VariableReference() | fluent.FunctionReference() as printed:
                certain.add(_name(printed))
    return certain


def _is_few(variant: fluent.Variant) -> bool:
    return isinstance(variant.key, fluent.NumberLiteral) or variant.key.name in {"zero", "one", "two"}


def english() -> LanguageAsWritten:
    return read(LOCALES / "en.ftl")


def named_in(key: str, kind: type[fluent.Expression]) -> set[str]:
    """Return what a message and its forms refer to: messages, or variables."""
    forms = (english().messages[key], *english().forms[key].values())
    return {node.id.name for each in forms for node in each.found(kind)}  # type: ignore[attr-defined]


def texts_in(key: str) -> set[str]:
    """Return the messages that a message refers to."""
    return named_in(key, fluent.MessageReference)


def placeholders_of(key: str) -> set[str]:
    """Return the variables of a message, and of those it refers to."""
    return named_in(key, fluent.VariableReference).union(*map(placeholders_of, texts_in(key)))
