"""A made-up language without plain letters, a third longer than English: it reveals untranslated text."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from simcord.types import HttpLogEntry

from bot.languages.translator import Languages, languages_of
from tests.texts import LOCALES, WORD, read

MADE_UP = "el"
"""Greek, whose lists have no plain letters either."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "áƀćďéƒğĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁɃĆĎÉƑĞĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ"
LETTERS = str.maketrans(PLAIN, OTHER)

DATA = re.compile(r"computer-names|number-decimal|parameter-.+")
"""Messages that aren't sentences: names, a number, names of parameters."""
NARROW = re.compile(
    r".*button-.+|option-.+|options-title|pad-.+|command-.+|topic-.+|level.*|game-.+|.*list.*"
)
"""Messages that Discord limits in length: these aren't made longer."""

SHOWN = {"content", "label", "placeholder", "description", "title", "text", "name"}
"""The fields of a request that people can read."""
NO_TEXT = re.compile(r"`[^`]*`|\w*…|<[@#:a/t][^>]*>|https?://\S+|\b(?:I|II|III|IV|V|VI|VII|[A-Z])\b")
"""Commands, cut words, mentions, times, addresses; numerals, and the letters of cards and sides."""


@cache
def languages_with_a_made_up_one() -> Languages:
    written = {path.stem: path.read_text(encoding="utf-8") for path in LOCALES.glob("*.ftl")}
    return languages_of({**written, MADE_UP: made_up(written["en"])})


def made_up(source: str) -> str:
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, fluent.Message) and not DATA.fullmatch(entry.id.name):
            assert entry.value is not None
            for pattern in (entry.value, *(form.value for form in entry.attributes)):
                _translate(pattern, longer=not NARROW.fullmatch(entry.id.name))
    return FluentSerializer().serialize(resource)


def _translate(pattern: fluent.Pattern, *, longer: bool) -> None:
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            element.value = _in_other_letters(element.value, longer=longer)
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                _translate(variant.value, longer=longer)


def _in_other_letters(text: str, *, longer: bool) -> str:
    """Replace every letter outside of commands, and double vowels if ``longer``."""
    pieces = re.split(r"(`[^`]*`)", text)
    for number in range(0, len(pieces), 2):
        piece = re.sub(r"([aeiou])", r"\1\1", pieces[number]) if longer else pieces[number]
        pieces[number] = piece.translate(LETTERS)
    return "".join(pieces)


def shown(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    for request in requests:
        if re.search(r"/messages|/callback|/webhooks|/threads", request.path):
            yield from texts_of(request.json)


def texts_of(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            elif key != "emoji":
                yield from texts_of(value)
    elif isinstance(part, list):
        for each in part:
            yield from texts_of(each)


def plain_words(texts: Iterable[str], names: Iterable[str]) -> dict[str, str]:
    """Return untranslated words with their texts; those of ``names`` are allowed."""
    known = {word for name in names for word in re.findall(r"[A-Za-z]+", name)}
    return {
        word: text
        for text in texts
        for word in re.findall(r"[A-Za-z]{2,}", NO_TEXT.sub(" ", text))
        if word not in known
    }


def foreign_words(texts: Iterable[str], language: str, names: Iterable[str]) -> dict[str, str]:
    """Return the words that aren't in a language file, with their texts."""
    known = {word.casefold() for word in WORD.findall(" ".join(names))}
    known |= read(LOCALES / f"{language}.ftl").words
    return {
        word: text
        for text in texts
        for word in WORD.findall(NO_TEXT.sub(" ", text))
        if word.casefold() not in known
    }
