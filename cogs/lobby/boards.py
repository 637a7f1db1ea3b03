"""Choosing a wonder board: a list below pictures of the boards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.common.options import GameName
from bot.languages.translator import Translator
from bot.tables.lobby import Lobby
from cogs.discord.message import (
    Message,
    Part,
    Picture,
    choose_from,
    custom_id,
    galleries,
    gallery,
    message,
)
from cogs.discord.picture_pool import PicturePool
from engine.base.box import Box
from engine.base.city import SIDES
from engine.terms import WonderId
from renders.base.boards import describe_boards, draw_boards, shared_among_pictures
from renders.parts.names import side_in_full, wonder_name

DrawWonder = Callable[[GameName, WonderId, Translator], Awaitable[Picture]]
"""Draws both sides of a wonder of a game."""


async def board_picker(
    lobby: Lobby, person: int, pictures: PicturePool, draw_wonder: DrawWonder, text: Translator
) -> Message:
    """Return the private list of the boards that are still free, below their pictures.

    The board that the person has chosen is shown next to the list.
    """
    mine = next(seat for seat in lobby.seats if seat.person == person)
    game, boxes, boards = lobby.row.options.game, lobby.row.options.boxes, lobby.boards_for(person)
    sheets = await _sheets(pictures, lobby.row.options.box, boards, text)
    chosen: tuple[Part, ...] = ()
    if mine.wonder is not None:
        drawn = await draw_wonder(game, WonderId(mine.wonder), text)
        chosen = (text("choose-board-shown"), gallery(drawn))
    options = [
        discord.SelectOption(label=text("board-dealt"), value="|", default=mine.wonder is None),
        *(
            discord.SelectOption(
                label=text("board", wonder=wonder_name(wonder, text), side=side_in_full(boxes, side, text)),
                value=f"{wonder}|{side}",
                default=(mine.wonder, mine.side) == (wonder, side),
            )
            for wonder, side in boards
        ),
    ]
    listed = choose_from(custom_id("lobby", lobby.row.id, "board"), options, text("choose-board-list"))
    return message(text("choose-board"), *galleries(sheets), *chosen, (listed,))


async def _sheets(
    pictures: PicturePool, box: Box, boards: Sequence[tuple[str, str]], text: Translator
) -> list[Picture]:
    """Draw the ``boards`` that can be chosen; each picture shows only one side."""
    return [
        await pictures.draw(
            f"boards-{side.lower()}-{number}.png",
            partial(draw_boards, box, share, side, text),
            partial(describe_boards, box, share, side, text),
        )
        for side in SIDES
        for number, share in enumerate(
            shared_among_pictures(box, [WonderId(each) for each, of in boards if of == side], side, text), 1
        )
    ]
