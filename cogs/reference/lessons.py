"""How each game is played: five pages and a legend of all signs, as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.languages import Translator
from bot.refusal import Refusal
from cogs.discord.message import (
    NO_TABLE,
    Button,
    Message,
    Picture,
    Row,
    button,
    custom_id,
    galleries,
    gallery,
    message,
)
from cogs.discord.picture_pool import PicturePool
from cogs.reference.catalogue import Catalogue, Entry


class Lessons:
    """Shows the pages of each game."""

    def __init__(self, pictures: PicturePool, catalogues: Sequence[Catalogue]) -> None:
        """Draw with ``pictures`` what stands in ``catalogues``."""
        self._pictures = pictures
        self._of_game = {catalogue.game: catalogue for catalogue in catalogues}

    async def page(self, game: str, number: int, text: Translator) -> Message:
        """Show a page, the first is number 1; raises `Refusal` where there is none."""
        pages = self._of(game).pages
        if not 1 <= number <= len(pages):
            raise Refusal("refusal-offer-changed")
        told = text("lesson-place", game=text(f"game-{game}"), number=number, pages=len(pages))
        return message(
            told,
            gallery(await self._picture(pages[number - 1], text)),
            tuple(_page_button(game, each, chosen=each == number) for each in range(1, len(pages) + 1)),
            (*_next(game, number, len(pages), text), _signs_button(game, text), _rules_button(game, text)),
        )

    async def legend(self, game: str, text: Translator) -> Message:
        """Show what every sign means; raises `Refusal` where there is no such game."""
        return message(
            text("lesson-legend-place", game=text(f"game-{game}")),
            *galleries([await self._picture(each, text) for each in self._of(game).legends]),
            (*menu_buttons(game, text)[:1], _rules_button(game, text)),
        )

    def _of(self, game: str) -> Catalogue:
        if game not in self._of_game:
            raise Refusal("refusal-offer-changed")
        return self._of_game[game]

    async def _picture(self, page: Entry, text: Translator) -> Picture:
        return await self._pictures.draw(
            f"{page.name}.png", partial(page.draw, text), partial(page.describe, text)
        )


def menu_buttons(game: str, text: Translator) -> Row:
    """Make the buttons that turn a message of one person into the first page and into the legend."""
    first = button(
        custom_id("reference", NO_TABLE, "page", game, 1),
        text("button-how-to-play"),
        style=discord.ButtonStyle.primary,
    )
    return (first, _signs_button(game, text))


def _page_button(game: str, number: int, *, chosen: bool) -> Button:
    style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
    return button(custom_id("reference", NO_TABLE, "page", game, number), f"{number}", style=style)


def _next(game: str, number: int, pages: int, text: Translator) -> Row:
    if number == pages:
        return ()
    identity = custom_id("reference", NO_TABLE, "next", game, number + 1)
    return (button(identity, text("button-next-page"), style=discord.ButtonStyle.success),)


def _signs_button(game: str, text: Translator) -> Button:
    return button(custom_id("reference", NO_TABLE, "signs", game), text("button-all-signs"))


def _rules_button(game: str, text: Translator) -> Button:
    return button(custom_id("reference", NO_TABLE, "rules", game), text("button-rules"))
