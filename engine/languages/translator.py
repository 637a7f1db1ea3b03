"""Gives the texts of a language, with their holes filled."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine.languages.grammar import MINUS, ListStyle, Word, forms_of, functions, listed, locale_of
from engine.languages.source import Source

MOST_FILLED = 2000
"""So many filled texts of each language are kept: a game says the same of the same cards again and again."""

NO_COMMANDS: Mapping[str, int] = MappingProxyType({})

_COMMAND = re.compile(r"`/(?P<command>[a-z]+)(?P<rest>(?: [a-z]+)*)`")
"""A command in a text, such as `/stats games`."""


_Hole = tuple[str, str | float, type, tuple[tuple[str, str], ...]]
"""A hole and what fills it, with what may differ where that is equal: a whole number, the forms of a word."""


class MissingTextError(KeyError):
    """A language file lacks a text, or a text was asked for without one of its holes."""


class LanguageFile:
    """The texts of one language file. Each is understood when it is asked for first: most never are."""

    def __init__(self, language: str, written: str) -> None:
        """Read what is ``written`` in the file of a language."""
        self.language = language
        self.source = Source(written)
        self._needed: dict[str, tuple[tuple[str, str], ...]] = {}
        self._filled = lru_cache(maxsize=MOST_FILLED)(self._fill)
        self._reading = threading.Lock()

    def has(self, key: str) -> bool:
        """Tell whether the file has a text of this key."""
        return self.source.has(key) and not key.startswith("-")

    def filled(self, key: str, holes: Mapping[str, str | float]) -> str:
        """Give a text with its holes filled, and its forms; raises `MissingTextError`."""
        filling = [
            (hole, value, type(value), tuple(forms_of(value).items())) for hole, value in holes.items()
        ]
        return self._filled(key, tuple(filling))

    def _fill(self, key: str, filling: tuple[_Hole, ...]) -> str:
        self.understand(key)
        holes = {hole: value for hole, value, *_ in filling}
        given = {hole: self._written(value) for hole, value in holes.items()}
        for hole, form in self._needed[key]:
            if hole in holes:
                given[f"{hole}-{form}"] = forms_of(holes[hole]).get(form, holes[hole])
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingTextError(f"{key} ({self.language})")
        meant = self._bundle.get_message(self.source.meant(key))
        text = self._formatted(key, message.value, given)
        if not meant.attributes:
            return text
        return Word(
            text, {name: self._formatted(key, form, given) for name, form in meant.attributes.items()}
        )

    def _written(self, value: str | float) -> str | float:
        """Write a whole number below zero with a minus, where Babel has a hyphen; all else stays as it is.

        It is no number any more for the text, for which −1 would be one as 1 is.
        """
        if not isinstance(value, int) or value >= 0:
            return value
        return f"{MINUS}{format_decimal(-value, locale=self.locale)}"

    def _formatted(self, key: str, pattern: object, given: Mapping[str, str | float]) -> str:
        text, problems = self._bundle.format_pattern(pattern, dict(given))  # type: ignore[arg-type]
        if problems:
            raise MissingTextError(f"{key} ({self.language}): {problems[0]}")
        return str(text)

    def understand(self, key: str) -> None:
        """Read an entry and what it is made of; raises `MissingTextError` where one of them is not Fluent."""
        if key in self._needed:
            return
        # Pictures are drawn in other threads.
        with self._reading:
            for each, written in self.source.with_those_in_it(key).items():
                # Tests tell the place of a fault in the file; to keep the places would double what is kept.
                resource = FluentParser(with_spans=False).parse(written)
                if any(isinstance(entry, Junk) for entry in resource.body):
                    raise MissingTextError(f"{each} ({self.language}): not understood")
                self._bundle.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, Message):
                        # The bundle keeps what it makes of a message; what it is made from is as large again.
                        self._bundle.get_message(entry.id.name)
                        vars(entry).clear()
            self._needed[key] = self.source.forms_needed(key)

    @cached_property
    def locale(self) -> Locale:
        """What Babel knows of the language."""
        return locale_of(self.language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([str(self.locale)], functions(self.locale), use_isolating=False)


class Translator:
    """Gives the texts of one language, and English where that language has none."""

    def __init__(
        self, language: str, files: Sequence[LanguageFile], commands: Mapping[str, int] = NO_COMMANDS
    ) -> None:
        """Look texts up in ``files``, the first that has one wins.

        A command that a text names can be tapped where its number on Discord is in ``commands``.
        """
        self.language = language
        self._files = tuple(files)
        self.commands = commands

    def __call__(self, key: str, /, **holes: str | float) -> str:
        """Give the text of ``key`` with its named holes filled; raises `MissingTextError`."""
        for file in self._files:
            if file.has(key):
                text = file.filled(key, holes)
                written = _COMMAND.sub(self._to_tap, text)
                return Word(written, text.forms) if isinstance(text, Word) else written
        raise MissingTextError(f"{key} ({self.language})")

    def has(self, key: str) -> bool:
        """Tell whether there is a text of this key."""
        return any(file.has(key) for file in self._files)

    def understand(self, key: str) -> None:
        """Read a text as when it is asked for; raises `MissingTextError`."""
        next(file for file in self._files if file.has(key)).understand(key)

    def listed(self, words: Sequence[str], style: ListStyle = "standard") -> str:
        """List words as the language does: *a, b and c*."""
        return listed(words, style, self._files[0].locale)

    def name_of(self, language: str) -> str:
        """Give the name of a language in this one: *allemand* for ``de`` in French."""
        return locale_of(language).get_language_name(self._files[0].locale) or language

    def with_commands(self, numbers: Mapping[str, int]) -> Translator:
        """Give the same texts, in which the commands with these numbers can be tapped."""
        return Translator(self.language, self._files, numbers)

    def _to_tap(self, written: re.Match[str]) -> str:
        """Write a command as Discord makes one to be tapped, a sub-command with its group."""
        number = self.commands.get(written["command"])
        return written[0] if number is None else f"</{written['command']}{written['rest']}:{number}>"
