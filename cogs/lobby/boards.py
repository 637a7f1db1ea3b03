"""The boards that somebody chooses from, as pictures, and the wonder that they have chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.common.options import GameName
from bot.languages.translator import Translator
from bot.tables.lobby import Lobby
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from engine.base.box import Box
from engine.base.city import SIDES, Side
from engine.terms import WonderId
from renders.base.boards import describe_boards, draw_boards, shared_among_pictures

DrawWonder = Callable[[GameName, WonderId, Translator], Awaitable[Picture]]
"""Draws both sides of a wonder of a game."""


async def chosen_wonder(
    draw_wonder: DrawWonder, lobby: Lobby, person: int, text: Translator
) -> Picture | None:
    """Draw the wonder that a person has chosen; None where they have not."""
    mine = next((seat.wonder for seat in lobby.seats if seat.person == person), None)
    return None if mine is None else await draw_wonder(lobby.row.options.game, WonderId(mine), text)


async def offered_boards(
    pictures: PicturePool, box: Box, boards: Sequence[tuple[str, str]], text: Translator
) -> list[Picture]:
    """Draw the ``boards`` of a box that can be chosen, with their sides: no picture has both sides."""
    by_side = {side: tuple(WonderId(wonder) for wonder, shown in boards if shown == side) for side in SIDES}
    return [
        await _sheet(pictures, box, share, side, number, text)
        for side, shown in by_side.items()
        for number, share in enumerate(shared_among_pictures(box, shown, side, text), 1)
    ]


async def _sheet(
    pictures: PicturePool, box: Box, shown: Sequence[WonderId], side: Side, number: int, text: Translator
) -> Picture:
    return await pictures.draw(
        f"boards-{side.lower()}-{number}.png",
        partial(draw_boards, box, shown, side, text),
        partial(describe_boards, box, shown, side, text),
    )
