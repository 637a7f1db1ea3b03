"""The texts that people read, from one Fluent file a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bot.rows import SeatRow

DEFAULT_LANGUAGE = "en"
NO_COMMANDS: Mapping[str, int] = MappingProxyType({})

_COMMAND = re.compile(r"`/(?P<command>[a-z]+)(?P<rest>(?: [a-z]+)*)`")
"""A command in a text, such as `/stats games`."""


class MissingTextError(KeyError):
    """A language file lacks a text, or a text was asked for without one of its holes."""


class Translator:
    """Gives the texts of one language, and English where that language has none."""

    def __init__(
        self, language: str, bundles: tuple[FluentBundle, ...], commands: Mapping[str, int] = NO_COMMANDS
    ) -> None:
        """Look texts up in ``bundles``, the first that has one wins.

        A command that a text names can be tapped where its number on Discord is in ``commands``.
        """
        self.language = language
        self._bundles = bundles
        self._commands = commands

    def __call__(self, key: str, /, **holes: str | int) -> str:
        """Give the text of ``key`` with its named holes filled; raises `MissingTextError`."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text, problems = bundle.format_pattern(message.value, holes)
            if problems:
                raise MissingTextError(f"{key} ({self.language}): {problems[0]}")
            return _COMMAND.sub(self._to_tap, str(text))
        raise MissingTextError(f"{key} ({self.language})")

    def has(self, key: str) -> bool:
        """Tell whether there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def with_commands(self, numbers: Mapping[str, int]) -> Translator:
        """Give the same texts, in which the commands with these numbers can be tapped."""
        return Translator(self.language, self._bundles, numbers)

    def _to_tap(self, written: re.Match[str]) -> str:
        """Write a command as Discord makes one to be tapped, a sub-command with its group."""
        number = self._commands.get(written["command"])
        return written[0] if number is None else f"</{written['command']}{written['rest']}:{number}>"


@dataclass(frozen=True, slots=True)
class Languages:
    """Every language that has a file."""

    translators: Mapping[str, Translator]

    @property
    def has_others(self) -> bool:
        """Tell whether there is a language besides English."""
        return self.translators.keys() != {DEFAULT_LANGUAGE}

    def with_commands(self, numbers: Mapping[str, int]) -> Languages:
        """Give the same languages, in whose texts the commands with these numbers can be tapped."""
        return Languages({name: text.with_commands(numbers) for name, text in self.translators.items()})

    def of(self, locale: str | None) -> Translator:
        """Give the translator for a Discord locale such as ``fr`` or ``en-GB``, else English."""
        language = (locale or DEFAULT_LANGUAGE).split("-")[0]
        return self.translators.get(language, self.translators[DEFAULT_LANGUAGE])


def load_languages() -> Languages:
    """Read every file of `bot/locales`; raises `ValueError` naming a line that is not Fluent."""
    bundles = {}
    for file in sorted(resources.files("bot.locales").iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            language = file.name.removesuffix(".ftl")
            bundles[language] = _read_bundle(language, file.read_text(encoding="utf-8"))
    english = bundles[DEFAULT_LANGUAGE]
    return Languages(
        {
            language: Translator(language, (bundle,) if bundle is english else (bundle, english))
            for language, bundle in bundles.items()
        }
    )


def _read_bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(
                f"{language}.ftl: not understood: {str(entry.content).strip().splitlines()[0]!r}"
            )
    bundle.add_resource(resource)
    return bundle


def seat_name(seat: SeatRow, text: Translator) -> str:
    """Give the name of who has a seat; a computer player's tells its level, unless that is the usual one."""
    return seat.name if seat.level is None else text("computer-name", name=seat.name, level=seat.level)


def seat_names(seats: Sequence[SeatRow], text: Translator) -> list[str]:
    """List the names of who has some seats."""
    return [seat_name(seat, text) for seat in seats]
