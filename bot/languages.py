"""The languages in which people read, one for each file of `bot/locales`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bot.rows import FORGOTTEN, SeatRow
from engine.languages import LanguageFile
from engine.languages import MissingTextError as MissingTextError
from engine.languages import Translator as Translator
from engine.reading import clean_name

DEFAULT_LANGUAGE = "en"


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
    """Find every file of `bot/locales`; what stands in it is understood when it is needed."""
    written = {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in resources.files("bot.locales").iterdir()
        if file.name.endswith(".ftl")
    }
    return languages_of(written)


def languages_of(written: Mapping[str, str]) -> Languages:
    """Give the languages whose files are ``written`` so; what one lacks is shown in English."""
    files = {language: LanguageFile(language, source) for language, source in sorted(written.items())}
    english = files[DEFAULT_LANGUAGE]
    return Languages(
        {
            language: Translator(language, (file,) if file is english else (file, english))
            for language, file in files.items()
        }
    )


def in_language(language: str, commands: tuple[tuple[str, int], ...]) -> Translator:
    """Give the texts of a language in a process that works for the bot, where each is read once.

    The commands with these numbers can be tapped in them.
    """
    text = _languages_read_once().of(language)
    return text.with_commands(dict(commands)) if commands else text


@cache
def _languages_read_once() -> Languages:
    return load_languages()


def seat_name(seat: SeatRow, text: Translator) -> str:
    """Give the name of who has a seat; a computer player's tells its level, unless that is the usual one."""
    if seat.person == FORGOTTEN:
        return text("forgotten-name")
    name = clean_name(seat.name, text("player", number=seat.seat + 1))
    return name if seat.level is None else text("computer-name", name=name, level=seat.level)


def seat_names(seats: Sequence[SeatRow], text: Translator) -> list[str]:
    """List the names of who has some seats."""
    return [seat_name(seat, text) for seat in seats]
