"""Lessons on each game: five pages and a legend of symbols, as pictures; one page more for two players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from discord import ButtonStyle

from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.message import (
    FOR_TWO,
    NO_TABLE,
    Button,
    Message,
    Part,
    Picture,
    Row,
    button,
    custom_id,
    galleries,
    gallery,
    in_parts,
    message,
)
from cogs.discord.picture_pool import PicturePool
from cogs.reference.catalogue import Catalogue, Entry

CHAPTERS = {FOR_TWO: ("rules-two-players", "rules-free-city")}
"""The rules on the last page of a lesson, as text."""


@dataclass(frozen=True, slots=True)
class _Lesson:
    """A lesson: its drawn pages, then one with these chapters, if any."""

    catalogue: Catalogue
    chapters: Sequence[str]

    @property
    def pages(self) -> int:
        return len(self.catalogue.pages) + bool(self.chapters)


class Lessons:
    """The lessons, by game or `FOR_TWO`."""

    def __init__(self, pictures: PicturePool, catalogues: Sequence[Catalogue]) -> None:
        self._pictures = pictures
        of_game: dict[str, Catalogue] = {catalogue.game: catalogue for catalogue in catalogues}
        self._lessons = {
            lesson: _Lesson(catalogue, CHAPTERS.get(lesson, ()))
            for lesson, catalogue in {**of_game, FOR_TWO: of_game["base"]}.items()
        }

    def pages_of(self, lesson: str) -> int:
        """Return the number of pages of a lesson; raises `Refusal` for an unknown one."""
        return self._of(lesson).pages

    async def page(self, lesson: str, number: int, text: Translator) -> Message:
        """Show a page, counted from 1; raises `Refusal` for an unknown one."""
        shown = self._of(lesson)
        if not 1 <= number <= shown.pages:
            raise Refusal("refusal-offer-changed")
        drawn, game = shown.catalogue.pages, text(f"game-{shown.catalogue.game}")
        buttons = [
            _tap(
                f"{each}",
                *("page", lesson, each),
                style=ButtonStyle.primary if each == number else ButtonStyle.secondary,
            )
            for each in range(1, shown.pages + 1)
        ]
        content: Part = "\n".join(map(text, shown.chapters))
        if number <= len(drawn):
            content = gallery(await self._picture(drawn[number - 1], text))
        next_page = _tap(text("button-next-page"), "next", lesson, number + 1, style=ButtonStyle.success)
        signs, rules = _signs_button(lesson, text), _rules_button(lesson, text)
        return message(
            text("lesson-place", game=game, number=number, pages=shown.pages),
            content,
            *in_parts(buttons),
            (next_page, signs, rules) if number < shown.pages else (signs, rules),
        )

    async def legend(self, lesson: str, text: Translator) -> Message:
        """Show the meaning of every symbol; raises `Refusal` for an unknown lesson."""
        catalogue = self._of(lesson).catalogue
        return message(
            text("lesson-legend-place", game=text(f"game-{catalogue.game}")),
            *galleries([await self._picture(each, text) for each in catalogue.legends]),
            (*menu_buttons(lesson, text)[:1], _rules_button(lesson, text)),
        )

    def _of(self, lesson: str) -> _Lesson:
        if lesson not in self._lessons:
            raise Refusal("refusal-offer-changed")
        return self._lessons[lesson]

    async def _picture(self, page: Entry, text: Translator) -> Picture:
        return await self._pictures.draw(
            f"{page.name}.png", partial(page.draw, text), partial(page.describe, text)
        )


def menu_buttons(lesson: str, text: Translator) -> Row:
    """Make the buttons that replace a private message by the first page or the legend."""
    first = _tap(text("button-how-to-play"), "page", lesson, 1, style=ButtonStyle.primary)
    return (first, _signs_button(lesson, text))


def _tap(label: str, *words: str | int, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return button(custom_id("reference", NO_TABLE, *words), label, style=style)


def _signs_button(lesson: str, text: Translator) -> Button:
    return _tap(text("button-all-signs"), "signs", lesson)


def _rules_button(lesson: str, text: Translator) -> Button:
    return _tap(text("button-rules"), "rules", lesson)
