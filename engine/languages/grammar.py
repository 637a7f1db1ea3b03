"""What sentences need beyond plurals: forms of a word, lists, how a name begins and ends."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list

NO_FORMS: Mapping[str, str] = MappingProxyType({})
ListStyle = Literal["standard", "or"]
"""How the last word of a list is joined: by *and* or by *or*."""

MINUS = "\N{MINUS SIGN}"

_MENTION = re.compile(r"<[@#].*>")
_VOWELS = frozenset("aeiouœæ")
# Babel writes the commas of American English, which the texts do not.
_SPELLING = {"en": "en_GB"}


class Word(str):
    """A text with other forms of itself, such as *the Baths* for *Baths*; they are attributes in its file.

    Where it fills the hole ``card``, its form *the* fills ``card-the``.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Word:
        """Give a text its forms."""
        word = super().__new__(cls, text)
        word.forms = forms
        return word


def forms_of(text: str | float) -> Mapping[str, str]:
    """Give the other forms of a text, none for one that has none."""
    return text.forms if isinstance(text, Word) else NO_FORMS


def locale_of(language: str) -> Locale:
    """Give what Babel knows of a language; of English for one that it does not know."""
    spelling = _SPELLING.get(language, language)
    try:
        return Locale.parse(spelling.replace("-", "_"))
    except (ValueError, UnknownLocaleError):
        return Locale.parse(_SPELLING["en"])


def listed(words: Sequence[str], style: ListStyle, locale: Locale) -> str:
    """List words as a language does; the list has the forms of its words, each of them a list."""
    forms = {form for word in words for form in forms_of(word)}
    whole = format_list(words, style=style, locale=locale)
    if not forms:
        return whole
    return Word(
        whole,
        {
            form: format_list([forms_of(word).get(form, word) for word in words], style=style, locale=locale)
            for form in forms
        },
    )


def functions(locale: Locale) -> dict[str, Callable[[Any], Any]]:
    """Give what language files may call, beside what Fluent brings."""

    def ordinal(number: float) -> str:
        return locale.ordinal_form(number)

    def first(text: object) -> str:
        """Tell whether a name begins with a vowel: ``vowel`` or ``other``."""
        # The h of a French name is mute: d’Hermès, d’Hélène.
        vowels = _VOWELS | {"h"} if locale.language == "fr" else _VOWELS
        return "vowel" if _letters(str(text))[:1] in vowels else "other"

    return {"FIRST": first, "LAST": _last, "CAPITAL": _capital, "ORDINAL": ordinal}


def _letters(text: str) -> str:
    """Give the letters and digits of a text without accents and marks; none of who is only mentioned."""
    if _MENTION.fullmatch(text):
        return ""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in plain if each.isalnum())


def _last(text: object) -> str:
    """Give the last letter of a name, small and without accent; ``other`` where there is none."""
    return _letters(str(text))[-1:] or "other"


def _capital(text: object) -> str:
    """Begin a text with a capital letter."""
    written = str(text)
    return written[:1].upper() + written[1:]
