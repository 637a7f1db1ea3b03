"""A made-up language in which every letter is another one: what is sent with plain letters is no text.

It is made from the English file, and its texts are longer by about a third.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from simcord.types import HttpLogEntry

from bot.languages.translator import Languages, languages_of
from tests.engine.written import WORD, read
from tests.texts import LOCALES

MADE_UP = "el"
"""Greek, as its lists are joined by words in other letters too."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "áƀćďéƒğĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁɃĆĎÉƑĞĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ"
LETTERS = str.maketrans(PLAIN, OTHER)

DATA = re.compile(r"computer-names|number-decimal|parameter-.+")
"""Texts that are no sentences: names, a number, what stands before what one types."""
NARROW = re.compile(
    r".*button-.+|option-.+|options-title|pad-.+|command-.+|topic-.+|level.*|game-.+|.*list.*"
)
"""Texts of which Discord takes only so many characters: these are not made longer."""

SHOWN = {"content", "label", "placeholder", "description", "title", "text", "name"}
"""What people see of what is sent."""
NO_TEXT = re.compile(r"`[^`]*`|\w*…|<[@#:a/t][^>]*>|https?://\S+|\b(?:I|II|III|IV|V|VI|VII|[A-Z])\b")
"""Commands, cut words, mentions, times, addresses; numerals, the letters of cards and sides."""


@cache
def languages_with_a_made_up_one() -> Languages:
    """Return the languages that there are, and the made-up one."""
    written = {path.stem: path.read_text(encoding="utf-8") for path in LOCALES.glob("*.ftl")}
    return languages_of({**written, MADE_UP: made_up(written["en"])})


def made_up(source: str) -> str:
    """Translate a language file into the made-up language."""
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
    """Change every letter outside of commands; vowels come twice where the text is to be longer."""
    pieces = re.split(r"(`[^`]*`)", text)
    for number in range(0, len(pieces), 2):
        piece = re.sub(r"([aeiou])", r"\1\1", pieces[number]) if longer else pieces[number]
        pieces[number] = piece.translate(LETTERS)
    return "".join(pieces)


def shown(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    """List what people see of what the bot has sent."""
    for request in requests:
        if re.search(r"/messages|/callback|/webhooks|/threads", request.path):
            yield from texts_of(request.json)


def texts_of(part: Any) -> Iterator[str]:
    """List what people see of something that is sent, of what is nested in it too."""
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
    """Return the words that come from no text, each with what it stands in; ``names`` may be there."""
    known = {word for name in names for word in re.findall(r"[A-Za-z]+", name)}
    return {
        word: text
        for text in texts
        for word in re.findall(r"[A-Za-z]{2,}", NO_TEXT.sub(" ", text))
        if word not in known
    }


def foreign_words(texts: Iterable[str], language: str, names: Iterable[str]) -> dict[str, str]:
    """Return the words that stand nowhere in the file of a language, each with what it stands in."""
    known = {word.casefold() for word in WORD.findall(" ".join(names))}
    known |= read(LOCALES / f"{language}.ftl").words
    return {
        word: text
        for text in texts
        for word in WORD.findall(NO_TEXT.sub(" ", text))
        if word.casefold() not in known
    }
