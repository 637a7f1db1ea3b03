"""The pictures of a duel, each drawn once for what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from bot.languages.translator import Translator, seat_names
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from cogs.games.duel.question import Question
from engine.duel.choice import Revive, TakeOpponentCard
from engine.duel.story import Story
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.game import Seat
from engine.terms import TokenId
from renders.duel.card_list import describe_card_list, describe_token_list, draw_card_list, draw_token_list
from renders.duel.city import describe_city, draw_city
from renders.duel.draft import describe_draft, draw_draft
from renders.duel.result import ENDING, describe_game_story, draw_game_story
from renders.duel.table import describe_table, draw_table
from renders.parts.seat_names import seat_name


class DuelPictures:
    """Draws what lies on the table now; none of it is secret but the tokens of the Great Library."""

    def __init__(self, pictures: PicturePool) -> None:
        self._pictures = pictures

    async def table(self, snapshot: GameSnapshot, text: Translator, advised: Slot | None = None) -> Picture:
        """Draw the draft, or the cards of the age between both cities, with a star on an ``advised`` one."""
        view, names = _view(snapshot), seat_names(snapshot.seats, text)
        if "draft" in view.deciding.values():
            return await self._draw(
                snapshot,
                "draft",
                partial(draw_draft, view, names, text),
                partial(describe_draft, view, names, text),
            )
        return await self._draw(
            snapshot,
            "table",
            partial(draw_table, view, names, text, advised),
            partial(describe_table, view, names, text, advised),
        )

    async def city(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Picture:
        """Draw a city."""
        view, names = _view(snapshot), seat_names(snapshot.seats, text)
        return await self._draw(
            snapshot,
            f"city{seat + 1}",
            partial(draw_city, view, seat, names, text),
            partial(describe_city, view, seat, names, text),
        )

    async def score(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw the score sheet."""
        view, names = _view(snapshot), seat_names(snapshot.seats, text)
        return await self._draw(
            snapshot,
            "score",
            partial(ENDING.draw_score, view, names, text),
            partial(ENDING.describe_score, view, names, text),
        )

    async def ending(self, snapshot: GameSnapshot, story: Story, text: Translator) -> list[Picture]:
        """Draw the victory poster and the story of the game."""
        names = seat_names(snapshot.seats, text)
        poster = self._draw(
            snapshot,
            "poster",
            partial(ENDING.draw_victory, story.end, names, text),
            partial(ENDING.describe_victory, story.end, names, text),
        )
        way = self._draw(
            snapshot,
            "story",
            partial(draw_game_story, story, names, text),
            partial(describe_game_story, story, names, text),
        )
        return list(await asyncio.gather(poster, way))

    async def tokens(
        self, snapshot: GameSnapshot, seat: Seat, tokens: Sequence[TokenId], text: Translator
    ) -> Picture:
        """Draw progress tokens to choose from; those of the Great Library are for their seat alone."""
        box = _view(snapshot).box
        line = text("duel-tokens-line", name=seat_name(seat_names(snapshot.seats, text), seat, text))
        return await self._draw(
            snapshot,
            "tokens",
            partial(draw_token_list, box, tokens, line, text),
            partial(describe_token_list, box, tokens, text),
        )

    async def asked(self, question: Question) -> Picture:
        """Draw what is asked about: the tokens or cards to choose from, else the table."""
        snapshot, text, decision = question.snapshot, question.text, question.decision
        seats = (decision.seat, opponent(decision.seat))
        name, other = (seat_name(question.names, seat, text) for seat in seats)
        match decision.kind:
            case "token":
                return await self.tokens(snapshot, decision.seat, question.view.board_tokens, text)
            case "opponent_card":
                heading = text("duel-opponent-card-title", opponent=other)
                line = text("duel-opponent-card-line", name=name)
            case "revive":
                heading, line = text("duel-discard-title"), text("duel-discard-line", name=name)
            case _:
                return await self.table(snapshot, text)
        cards = [each.card for each in decision.choices if isinstance(each, TakeOpponentCard | Revive)]
        return await self._draw(
            snapshot,
            "cards",
            partial(draw_card_list, question.view.box, cards, heading, line, text),
            partial(describe_card_list, question.view.box, cards, text),
        )

    async def _draw(
        self,
        snapshot: GameSnapshot,
        name: str,
        draw: Callable[[], Image.Image],
        words: Callable[[], str],
    ) -> Picture:
        return await self._pictures.draw(f"{name}.png", draw, words, server=snapshot.row.party)


def _view(snapshot: GameSnapshot) -> View:
    view: View = snapshot.game.view(None)
    return view
