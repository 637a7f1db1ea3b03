"""The pictures of the base game, each drawn once for what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import cast

from PIL import Image

from bot.languages import Translator
from bot.table import Table
from cogs.base.prompt import Prompt
from cogs.delivery import Picture
from cogs.pictures import Pictures
from engine.base.view import View
from engine.game import Seat
from renders.city import draw_city
from renders.conflicts import describe_conflicts, draw_conflicts
from renders.discard import describe_discard, draw_discard
from renders.hand import draw_hand
from renders.reveal import describe_reveal, draw_reveal
from renders.score import describe_score, draw_score
from renders.table import describe_table, draw_table
from renders.words import describe_city, describe_hand


class BasePictures:
    """Draws what a table shows now, for everybody but for the hands; ``names`` are by seat."""

    def __init__(self, pictures: Pictures) -> None:
        """Draw with ``pictures``."""
        self._pictures = pictures

    async def table(self, table: Table, names: Sequence[str], text: Translator) -> Picture:
        """Draw the whole table."""
        view, waiting = _view(table), table.waiting_for()
        picked = tuple(seat for seat in table.deciding() if seat not in waiting)
        return await self._draw(
            table,
            ("table", picked, *names, text.language),
            "table.png",
            lambda: draw_table(view, names, text, picked),
            lambda: describe_table(view, names, text, picked),
        )

    async def city(self, table: Table, seat: Seat, names: Sequence[str], text: Translator) -> Picture:
        """Draw a city."""
        view = _view(table)
        return await self._draw(
            table,
            ("city", seat, *names, text.language),
            f"city{seat + 1}.png",
            lambda: draw_city(view, seat, names, text),
            lambda: describe_city(view, seat, names, text),
        )

    async def cities(self, table: Table, names: Sequence[str], text: Translator) -> list[Picture]:
        """Draw every city."""
        seats = map(Seat, range(len(_view(table).cities)))
        return list(await asyncio.gather(*(self.city(table, seat, names, text) for seat in seats)))

    async def reveal(self, table: Table, names: Sequence[str], text: Translator) -> Picture:
        """Draw what everyone has played in the last step."""
        view, events = _view(table), table.history[-1].events
        return await self._draw(
            table,
            ("reveal", *names, text.language),
            "reveal.png",
            lambda: draw_reveal(view, events, names, text),
            lambda: describe_reveal(view, events, names, text),
        )

    async def conflicts(self, table: Table, names: Sequence[str], text: Translator) -> Picture:
        """Draw the conflicts at the end of an age."""
        view, events = _view(table), table.history[-1].events
        return await self._draw(
            table,
            ("conflicts", *names, text.language),
            "conflicts.png",
            lambda: draw_conflicts(view, events, names, text),
            lambda: describe_conflicts(view, events, names, text),
        )

    async def score(self, table: Table, names: Sequence[str], text: Translator) -> Picture:
        """Draw the score sheet."""
        view = _view(table)
        return await self._draw(
            table,
            ("score", *names, text.language),
            "score.png",
            lambda: draw_score(view, names, text),
            lambda: describe_score(view, names, text),
        )

    async def hand(self, prompt: Prompt) -> Picture:
        """Draw what a player chooses from: a hand or the discard pile, or else the own city."""
        view, names, text = prompt.view, prompt.names, prompt.text
        if view.discard:
            return await self._draw(
                prompt.table,
                ("discard", prompt.seat, *names, text.language),
                "hand.png",
                lambda: draw_discard(view, names, text),
                lambda: describe_discard(view, names, text),
            )
        if not view.hand:
            return await self.city(prompt.table, prompt.seat, names, text)
        return await self._draw(
            prompt.table,
            ("hand", prompt.seat, view.hand, *names, text.language),
            "hand.png",
            lambda: draw_hand(view, names, text),
            lambda: describe_hand(view, names, text),
        )

    async def _draw(
        self,
        table: Table,
        what: Sequence[Hashable],
        file: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
    ) -> Picture:
        return await self._pictures.draw((table.id, table.step, *what), file, draw, words)


def _view(table: Table) -> View:
    return cast("View", table.game.view(None))
