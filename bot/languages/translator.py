"""The languages of the bot, one for each file of `locales`, and how their texts are filled in."""

from __future__ import annotations

import re
import sys
import threading
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from importlib import resources
from types import MappingProxyType
from typing import Any, Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.common.stored_rows import FORGOTTEN, SeatRow
from engine.reading import clean_name

DEFAULT_LANGUAGE = "en"

ListStyle = Literal["standard", "or"]
"""How the last word of a list is joined: by *and* or by *or*."""

_MENTION = re.compile(r"<[@#].*>")
_VOWELS = frozenset("aeiouœæ")
# Babel's plain English puts American commas in lists; the texts have none.
_SPELLING = {"en": "en_GB"}


class Word(str):
    """A text with other forms of itself, such as *the Baths* for *Baths*; they are attributes in its file.

    If it fills the placeholder ``card``, its form *the* fills ``card-the``.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Word:
        """Make a text with its forms."""
        word = super().__new__(cls, text)
        word.forms = forms
        return word

    def __reduce__(self) -> tuple[type[Word], tuple[str, Mapping[str, str]]]:
        """Pickle the text with its forms."""
        return Word, (str(self), dict(self.forms))


def forms_of(text: str | float) -> Mapping[str, str]:
    """Return the other forms of a text; empty for one without."""
    return text.forms if isinstance(text, Word) else {}


def locale_of(language: str) -> Locale:
    """Return Babel's locale of a language, or the English one for an unknown language."""
    spelling = _SPELLING.get(language, language)
    try:
        return Locale.parse(spelling.replace("-", "_"))
    except (ValueError, UnknownLocaleError):
        return Locale.parse(_SPELLING["en"])


def _letters(text: str) -> str:
    """Return the letters and digits of a text without accents and marks; empty for a mention."""
    if _MENTION.fullmatch(text):
        return ""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in plain if each.isalnum())


def _last(text: object) -> str:
    """Return the last letter of a name, lower-case and without accent, or ``other``."""
    return _letters(str(text))[-1:] or "other"


def _capital(text: object) -> str:
    """Capitalize the first letter of a text."""
    written = str(text)
    return written[:1].upper() + written[1:]


_ENTRY = re.compile(r"(?P<key>-?[A-Za-z][\w-]*) *=")
_BEFORE_ENTRY = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""The place before an entry or a comment: other lines go on with the one before."""

_REFERENCE = re.compile(r"(?<![$\w.-])(?P<key>-?[a-z][\w-]*)")
_NEEDED = re.compile(r"\$(?P<placeholder>[a-z_]+)-(?P<form>[a-z]+(?:-[a-z]+)*)")
_ALIAS = re.compile(r"\{ *(?P<key>[a-z][\w-]*) *\}")
_COMMAND = re.compile(r"`/(?P<command>[a-z]+)(?P<rest>(?: [a-z]+)*)`")

_Placeholder = tuple[str, str | float, type, tuple[tuple[str, str], ...]]
"""A placeholder and its value, with what equal values may differ in: being a whole number, their forms."""


class MissingTextError(KeyError):
    """A language file lacks a text, or a text was requested without one of its placeholders."""


class LanguageFile:
    """The texts of one language file, each parsed on first use: most never are."""

    def __init__(self, language: str, written: str) -> None:
        self.language = language
        self._written = written
        self._needed: dict[str, set[tuple[str, str]]] = {}
        # A game repeats the same texts about the same cards.
        self._filled = lru_cache(maxsize=2000)(self._fill)
        self._reading = threading.Lock()

    def has(self, key: str) -> bool:
        """Return whether the file has a text with this key."""
        return key in self._entries and not key.startswith("-")

    def filled(self, key: str, placeholders: Mapping[str, str | float]) -> str:
        """Return a text with its placeholders filled in, and its forms; raises `MissingTextError`."""
        filling = [
            (placeholder, value, type(value), tuple(forms_of(value).items()))
            for placeholder, value in placeholders.items()
        ]
        return self._filled(key, tuple(filling))

    def forms_needed(self, key: str) -> set[tuple[str, str]]:
        """Return the forms that a text uses: ``$card-the`` is the form *the* of the placeholder *card*.

        Raises `MissingTextError` if its entry, or one that it refers to, is not valid Fluent.
        """
        if key in self._needed:
            return self._needed[key]
        # Pictures are drawn in other threads, which read texts too.
        with self._reading:
            entries = self._with_references(key)
            for each, written in entries.items():
                # Tests report positions of errors; storing them here would double the memory.
                resource = FluentParser(with_spans=False).parse(written)
                if any(isinstance(entry, Junk) for entry in resource.body):
                    raise MissingTextError(f"{each} ({self.language}): not understood")
                self._bundle.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, Message):
                        # The bundle keeps the compiled message; its source is as large again.
                        self._bundle.get_message(entry.id.name)
                        vars(entry).clear()
            found = (found for written in entries.values() for found in _NEEDED.finditer(written))
            self._needed[key] = {(each["placeholder"], each["form"]) for each in found}
        return self._needed[key]

    def _fill(self, key: str, filling: tuple[_Placeholder, ...]) -> str:
        placeholders = {placeholder: value for placeholder, value, *_ in filling}
        given = {placeholder: self._number(value) for placeholder, value in placeholders.items()}
        for placeholder, form in self.forms_needed(key):
            if placeholder in placeholders:
                given[f"{placeholder}-{form}"] = forms_of(placeholders[placeholder]).get(
                    form, placeholders[placeholder]
                )
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingTextError(f"{key} ({self.language})")
        text = self._formatted(key, message.value, given)
        forms = self._bundle.get_message(self._form_source(key)).attributes
        if not forms:
            return text
        return Word(text, {name: self._formatted(key, form, given) for name, form in forms.items()})

    def _number(self, value: str | float) -> str | float:
        """Return a negative whole number as text with a minus sign, where Babel has a hyphen.

        As a text it takes no part in plurals, in which −1 would count as one like 1.
        """
        if not isinstance(value, int) or value >= 0:
            return value
        return f"\N{MINUS SIGN}{format_decimal(-value, locale=self.locale)}"

    def _formatted(self, key: str, pattern: object, given: Mapping[str, str | float]) -> str:
        text, problems = self._bundle.format_pattern(pattern, dict(given))  # type: ignore[arg-type]
        if problems:
            raise MissingTextError(f"{key} ({self.language}): {problems[0]}")
        return str(text)

    @cached_property
    def locale(self) -> Locale:
        """Babel's locale of the language."""
        return locale_of(self.language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        functions: dict[str, Callable[[Any], Any]] = {
            "FIRST": self._first,
            "LAST": _last,
            "CAPITAL": _capital,
            "ORDINAL": self.locale.ordinal_form,
        }
        return FluentBundle([str(self.locale)], functions, use_isolating=False)

    def _first(self, text: object) -> str:
        """Return whether a name begins with a vowel: ``vowel`` or ``other``."""
        # The h of French names is mute: d’Hermès, d’Hélène.
        vowels = _VOWELS | {"h"} if self.locale.language == "fr" else _VOWELS
        return "vowel" if _letters(str(text))[:1] in vowels else "other"

    @cached_property
    def _entries(self) -> dict[str, str]:
        entries = _BEFORE_ENTRY.split(self._written)
        # Interned, as all languages have the same keys.
        return {sys.intern(found["key"]): each for each in entries if (found := _ENTRY.match(each))}

    def _with_references(self, key: str) -> dict[str, str]:
        """Return an entry and all entries it refers to, directly or indirectly."""
        found: dict[str, str] = {}
        open_keys = [key]
        while open_keys:
            each = open_keys.pop()
            if each not in found and each in self._entries:
                found[each] = self._entries[each]
                open_keys += [inside["key"] for inside in _REFERENCE.finditer(found[each])]
        return found

    def _form_source(self, key: str) -> str:
        """Return the entry that gives ``key`` its forms: itself, or the one it merely repeats."""
        seen: set[str] = set()
        while key not in seen and key in self._entries:
            seen.add(key)
            if (other := _ALIAS.fullmatch(self._entries[key].partition("=")[2].strip())) is not None:
                key = other["key"]
        return key


class Translator:
    """Gives the texts of one language, falling back to English."""

    def __init__(
        self,
        language: str,
        files: Sequence[LanguageFile],
        commands: Mapping[str, int] = MappingProxyType({}),
        table: Translator | None = None,
    ) -> None:
        """Look texts up in ``files``, the first that has one wins.

        Commands in a text become clickable if their id on Discord is in ``commands``. A public button that a
        text names, as ``$button-join`` names ``button-join``, is called as on the ``table``.
        """
        self.language = language
        self._files = tuple(files)
        self.commands = commands
        self._table = table

    def __reduce__(self) -> tuple[Callable[..., Translator], tuple[str, tuple[tuple[str, int], ...]]]:
        """Pickle the language by name: texts are read again in the other process."""
        return in_language, (self.language, tuple(self.commands.items()))

    def __call__(self, key: str, /, **placeholders: str | float) -> str:
        """Return the text of ``key`` with its placeholders filled in; raises `MissingTextError`."""
        for file in self._files:
            if file.has(key):
                text = file.filled(key, {**placeholders, **self._buttons(file, key)})
                written = _COMMAND.sub(self._to_tap, text)
                return Word(written, text.forms) if isinstance(text, Word) else written
        raise MissingTextError(f"{key} ({self.language})")

    def has(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return any(file.has(key) for file in self._files)

    def listed(self, words: Sequence[str], style: ListStyle = "standard") -> str:
        """Join words into a list: *a, b and c*; its forms are the lists of the words' forms."""
        make = partial(format_list, style=style, locale=self._files[0].locale)
        forms = {form for word in words for form in forms_of(word)}
        if not forms:
            return make(words)
        return Word(
            make(words),
            {form: make([forms_of(word).get(form, word) for word in words]) for form in forms},
        )

    def name_of(self, language: str) -> str:
        """Return the name of a language in this one: *allemand* for ``de`` in French."""
        return locale_of(language).get_language_name(self._files[0].locale) or language

    def with_commands(self, numbers: Mapping[str, int]) -> Translator:
        """Return the same texts, with the commands of these ids clickable."""
        return Translator(self.language, self._files, numbers, self._table)

    def at_table(self, table: Translator) -> Translator:
        """Return the same texts, with public buttons called as in the language of a table."""
        return Translator(self.language, self._files, self.commands, table)

    def _buttons(self, file: LanguageFile, key: str) -> dict[str, str]:
        """Return the value of the placeholder ``button`` in a text that names buttons."""
        named = [form for placeholder, form in file.forms_needed(key) if placeholder == "button"]
        if not named:
            return {}
        return {"button": Word("", {each: (self._table or self)(f"button-{each}") for each in named})}

    def _to_tap(self, written: re.Match[str]) -> str:
        """Format a command as clickable; a subcommand includes its group."""
        number = self.commands.get(written["command"])
        return written[0] if number is None else f"</{written['command']}{written['rest']}:{number}>"


@dataclass(frozen=True, slots=True)
class Languages:
    """All languages that have a file."""

    translators: Mapping[str, Translator]

    def with_commands(self, numbers: Mapping[str, int]) -> Languages:
        """Return the same languages, with the commands of these ids clickable in their texts."""
        return Languages({name: text.with_commands(numbers) for name, text in self.translators.items()})

    def of(self, locale: str | None) -> Translator:
        """Return the translator for a Discord locale such as ``fr`` or ``en-GB``, else English."""
        language = (locale or DEFAULT_LANGUAGE).split("-")[0]
        return self.translators.get(language, self.translators[DEFAULT_LANGUAGE])


@cache
def load_languages() -> Languages:
    """Read every file of `bot/languages/locales`, once; its entries are parsed when they are needed."""
    written = {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in resources.files("bot.languages.locales").iterdir()
        if file.name.endswith(".ftl")
    }
    return languages_of(written)


def languages_of(written: Mapping[str, str]) -> Languages:
    """Return languages for the files' contents ``written``; missing texts fall back to English."""
    files = {language: LanguageFile(language, source) for language, source in sorted(written.items())}
    english = files[DEFAULT_LANGUAGE]
    return Languages(
        {
            language: Translator(language, (file,) if file is english else (file, english))
            for language, file in files.items()
        }
    )


@lru_cache(maxsize=16)
def in_language(language: str, commands: tuple[tuple[str, int], ...]) -> Translator:
    """Return the texts of a language in a worker process, with the commands of these ids clickable."""
    return load_languages().of(language).with_commands(dict(commands))


def seat_name(seat: SeatRow, text: Translator) -> str:
    """Return the name of the player on a seat, with the level of a computer player."""
    if seat.person == FORGOTTEN:
        return text("forgotten-name")
    name = clean_name(seat.name, text("player", number=seat.seat + 1))
    return name if seat.level is None else text("computer-name", name=name, level=seat.level)


def seat_names(seats: Sequence[SeatRow], text: Translator) -> list[str]:
    """List the names of the players on seats."""
    return [seat_name(seat, text) for seat in seats]
