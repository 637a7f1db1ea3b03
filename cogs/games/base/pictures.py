"""The pictures of the base game, each drawn once for what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from cogs.games.base.question import Question, events_of_the_round
from engine.base.choice import BaseChoice
from engine.base.story import Story
from engine.base.view import View
from engine.game import Seat
from engine.values import FrozenMapping
from renders.base.city import describe_city, draw_city
from renders.base.city_strip import describe_city_strip, draw_city_strip
from renders.base.conflicts import describe_conflicts, draw_conflicts
from renders.base.discard import describe_discard, draw_discard
from renders.base.hand import describe_hand, draw_hand, mark_of
from renders.base.plays import seats_of
from renders.base.result import ENDING, describe_game_story, draw_game_story
from renders.base.table import describe_table, draw_table


class BasePictures:
    """Draws what lies on the table now, for everybody but for the hands; ``names`` are by seat."""

    def __init__(self, pictures: PicturePool) -> None:
        self._pictures = pictures

    async def table(
        self, snapshot: GameSnapshot, names: Sequence[str], text: Translator, *, marks_picks: bool = True
    ) -> Picture:
        """Draw the whole table, with who has picked unless that is told elsewhere."""
        view, waiting = _view(snapshot), snapshot.waiting_for()
        picked = tuple(seat for seat in snapshot.deciding() if seat not in waiting)
        if not marks_picks:
            view, picked = replace(view, deciding=FrozenMapping()), ()
        draw, describe = (
            partial(draw_table, view, picked=picked),
            partial(describe_table, view, picked=picked),
        )
        return await self._draw(snapshot, names, text, "table", draw, describe)

    async def city(
        self, snapshot: GameSnapshot, seat: Seat, names: Sequence[str], text: Translator
    ) -> Picture:
        """Draw a city."""
        view, name = _view(snapshot), f"city{seat + 1}"
        draw, describe = partial(draw_city, view, seat), partial(describe_city, view, seat)
        return await self._draw(snapshot, names, text, name, draw, describe)

    async def cities(self, snapshot: GameSnapshot, names: Sequence[str], text: Translator) -> list[Picture]:
        """Draw every city."""
        seats = map(Seat, range(len(_view(snapshot).cities)))
        return list(await asyncio.gather(*(self.city(snapshot, seat, names, text) for seat in seats)))

    async def strips(self, snapshot: GameSnapshot, names: Sequence[str], text: Translator) -> list[Picture]:
        """Draw a strip of each city that did something in the last step, with all of its round."""
        seen = _view(snapshot), events_of_the_round(snapshot)

        def strip(seat: Seat) -> Awaitable[Picture]:
            draw, describe = partial(draw_city_strip, *seen, seat), partial(describe_city_strip, *seen, seat)
            return self._draw(snapshot, names, text, f"strip{seat + 1}", draw, describe)

        return list(await asyncio.gather(*map(strip, seats_of(snapshot.history[-1].events))))

    async def conflicts(self, snapshot: GameSnapshot, names: Sequence[str], text: Translator) -> Picture:
        """Draw the conflicts at the end of an age."""
        seen = _view(snapshot), snapshot.history[-1].events
        draw, describe = partial(draw_conflicts, *seen), partial(describe_conflicts, *seen)
        return await self._draw(snapshot, names, text, "conflicts", draw, describe)

    async def score(self, snapshot: GameSnapshot, names: Sequence[str], text: Translator) -> Picture:
        """Draw the score sheet."""
        view = _view(snapshot)
        draw, describe = partial(ENDING.draw_score, view), partial(ENDING.describe_score, view)
        return await self._draw(snapshot, names, text, "score", draw, describe)

    async def ending(
        self, snapshot: GameSnapshot, story: Story, names: Sequence[str], text: Translator
    ) -> list[Picture]:
        """Draw the victory poster and the story of the game."""
        poster = partial(ENDING.draw_victory, story.end), partial(ENDING.describe_victory, story.end)
        course = partial(draw_game_story, story), partial(describe_game_story, story)
        drawn = (("poster", *poster), ("story", *course))
        return list(await asyncio.gather(*(self._draw(snapshot, names, text, *each) for each in drawn)))

    async def hand(self, question: Question, advised: BaseChoice | None = None) -> Picture:
        """Draw what a player chooses from: a hand or the discard pile, or else the own city.

        What they have picked is marked, and what a hint has ``advised``.
        """
        snapshot, seat, view = question.snapshot, question.seat, question.view
        if not view.discard and not view.hand:
            return await self.city(snapshot, seat, question.names, question.text)
        marks = (*mark_of(view, advised, "advised"), *mark_of(view, question.pick, "picked"))
        draw, describe = partial(draw_hand, view, marks=marks), partial(describe_hand, view, marks=marks)
        if view.discard:
            draw, describe = partial(draw_discard, view), partial(describe_discard, view)
        return await self._draw(snapshot, question.names, question.text, "hand", draw, describe, urgent=True)

    async def _draw(
        self,
        snapshot: GameSnapshot,
        names: Sequence[str],
        text: Translator,
        name: str,
        draw: Callable[[Sequence[str], Translator], Image.Image],
        describe: Callable[[Sequence[str], Translator], str],
        *,
        urgent: bool = False,
    ) -> Picture:
        return await self._pictures.draw(
            f"{name}.png",
            partial(draw, names, text),
            partial(describe, names, text),
            server=snapshot.row.party,
            urgent=urgent,
        )


def _view(snapshot: GameSnapshot) -> View:
    view: View = snapshot.game.view(None)
    return view
