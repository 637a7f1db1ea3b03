"""The words of the language files: one for each thing, and none that nobody would say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.engine.written import read
from tests.texts import LOCALES

GLOSSARY = json.loads((LOCALES / "glossary.json").read_text(encoding="utf-8"))
LANGUAGES = {"en", "fr", "nl", "de"}

AVOIDED = {
    "en": (
        # English that only a translation has.
        r"\b(awaited|whoever|anew|mend|shall|somebody|everybody|sorry|rights|the right to)\b",
        r"\bwho has\b|\b(you|they|someone|who) may\b|\bmay not\b",
        r"\b(do|does|did|is|are|was|were|have|has|can|could|would|will) not\b|\bcannot\b",
        r"\b(at once|for nothing|a piece|switch(ed)? (on|off))\b",
        # The printed games and Discord have other words.
        r"\b(wars?|signs?|put away|by force|looting|clocks?|direct messages?)\b",
        # How figures and marks are set.
        r"\s[%…]",
    ),
}
"""Patterns of wordings that must not come back."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield each way in which each text reads, with `{}` for a hole and without commands."""
    for message in read(LOCALES / f"{language}.ftl").all():
        for text in message.paths():
            yield message.key, re.sub(r"\{[^}]*\}", "{}", re.sub(r"`[^`]*`", "", text))


@pytest.mark.parametrize("language", AVOIDED)
def test_nothing_reads_as_nobody_would_say_it(language: str) -> None:
    avoided = re.compile("|".join(AVOIDED[language]), re.IGNORECASE)
    found = [
        f"{key} says {match[0]!r}: {text}"
        for key, text in texts(language)
        for match in avoided.finditer(text)
    ]
    assert not found, "\n".join(found)


def test_the_bot_is_no_person_in_english() -> None:
    """Only buttons, which a player presses, and computer players at the end say *I*."""
    # What is quoted, the names of buttons, and the number of an age.
    others = re.compile(r"“[^”]*”|\*\*[^*]*\*\*|Ages? I\b")
    found = [
        f"{key}: {text}"
        for key, text in texts("en")
        if not key.startswith(("button-", "parameter-")) and re.search(r"\b(I|me|my)\b", others.sub("", text))
    ]
    assert not found, "\n".join(found)


def test_the_glossary_has_every_term_in_every_language_once() -> None:
    for part, terms in GLOSSARY.items():
        for term in terms:
            assert term.keys() == LANGUAGES, (part, term)
            assert all(term.values()), (part, term)
        english = [term["en"] for term in terms]
        assert len(set(english)) == len(english), part


def test_the_english_texts_use_the_terms_of_the_glossary() -> None:
    said = "\n".join(text.casefold() for _, text in texts("en"))
    unused = [
        term["en"]
        for terms in GLOSSARY.values()
        for term in terms
        if not re.search(rf"\b{re.escape(term['en'].casefold())}", said)
    ]
    assert not unused
