"""The messages of 7 Wonders Architects."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.languages.translator import Translator, seat_name
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Message, Picture, escape, message
from cogs.discord.picture_pool import PicturePool
from cogs.game.ending import moment_lines
from cogs.game.score import ending
from cogs.games.architects.choice_words import choice_in_words
from cogs.games.architects.question import TOPIC, Question, asked, rows
from cogs.games.architects.sentences import told_turns, turns
from cogs.games.turns.face import TurnsFace
from engine.architects.choice import ArchitectsChoice, Take
from engine.architects.scoring import SCORE_ROWS, token_points
from engine.architects.story import FINDERS, Story, story_of
from engine.architects.terms import DeckId
from engine.architects.view import View
from engine.game import Decision, Seat
from engine.story import PlayedStep, notable_moments
from renders.architects.city import describe_city, draw_city
from renders.architects.result import (
    CATEGORIES,
    ENDING,
    by_rank,
    describe_game_story,
    draw_game_story,
    winners,
)
from renders.architects.table import describe_table, draw_table, table_in_words
from renders.parts.language import all_of
from renders.parts.names import city_name, named


class ArchitectsFace(TurnsFace):
    """Makes the messages of Architects: one for each turn, and all of them public."""

    topic = TOPIC
    late = "architects-late"
    categories = CATEGORIES

    def __init__(self, pictures: PicturePool) -> None:
        self._pictures = pictures

    # -- the messages of a game, in their order -------------------------------------------------------

    async def opening(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that begins the game: seats, wonders, how to look at them."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        cities = [
            text("architects-opening-city", name=escape(names[seat]), city=city_name(city.wonder, text))
            for seat, city in enumerate(view.cities)
        ]
        circle = " → ".join(escape(name) for name in [*names, names[0]])
        words = text(
            "architects-opening",
            circle=circle,
            cities=all_of(cities, text),
            name=escape(names[view.turn]),
        )
        return message(words)

    async def waiting(self, snapshot: GameSnapshot, text: Translator, notes: Sequence[str]) -> Message:
        """Make the message of a turn: what happened since, the table, what its player is asked."""
        question = self.question(snapshot, text)
        picture = await self.table_picture(snapshot, text)
        if question is None:
            return self.turn_message(snapshot, text, (), (), picture, notes)
        thinks = self.computer_thinks(snapshot, question.decision.chooser, text)
        if thinks is not None:
            return self.turn_message(snapshot, text, [thinks], (), picture, notes)
        return self.turn_message(snapshot, text, [asked(question)], rows(question), picture, notes)

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Part steps into turns."""
        return turns(steps)

    def told_turns(self, steps: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
        """Tell steps, line by line."""
        return told_turns(steps, names, text)

    def turn_is_over(self, snapshot: GameSnapshot) -> bool:
        """Return whether the last step has ended a turn."""
        before: View = snapshot.history[-1].before
        return self._view(snapshot).turn != before.turn

    async def score(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that ends the game: who wins by what, its story, the score sheet, the cities."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        shown = [*await self.result_pictures(snapshot, text), *await self.city_pictures(snapshot, text)]
        moments = notable_moments(self._story(snapshot), FINDERS)
        lines = [*_result_lines(view, names, text), *moment_lines(moments, view.box, names, text)]
        return ending(snapshot, text, lines, shown)

    # -- what people ask for --------------------------------------------------------------------------

    def heading(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Say whose turn it is."""
        return text(
            "architects-heading", name=escape(seat_name(snapshot.seats[self._view(snapshot).turn], text))
        )

    def age_of(self, step: PlayedStep) -> int | None:
        """Return nothing: there are no ages."""
        return None

    def step_name(self, snapshot: GameSnapshot, step: PlayedStep, text: Translator) -> str:
        """Call a step by whose turn it was."""
        before: View = step.before
        return text("architects-step", name=seat_name(snapshot.seats[before.turn], text))

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat."""
        return city_name(self._view(snapshot).cities[seat].wonder, text)

    def choice_in_words(
        self, view: View, choice: ArchitectsChoice, names: Sequence[str], text: Translator
    ) -> str:
        """Call a choice by what it brings or does."""
        return choice_in_words(view, choice, names, text)

    def score_in_words(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say point by point how a player's total came about."""
        view, name = self._view(snapshot), escape(self.names(snapshot, text)[seat])
        score, city = view.scores[seat], view.cities[seat]
        told = {row.name: score.row(row.name) for row in SCORE_ROWS}
        points = {**told, "stage_points": score.row("stages"), "stages": len(city.board.stages)}
        box = self._view(snapshot).box
        blue = [
            text("architects-score-cards", count=count, card=text(f"architects-card-{each}"))
            for each, count in city.cards.items()
            if count and box.cards[each].colour == "blue"
        ]
        tokens = [
            text(
                "details-card", card=text(f"architects-token-{token}"), points=token_points(box, city, token)
            )
            for token in dict.fromkeys(city.tokens)
        ]
        said = text(
            "architects-score-details",
            name=name,
            total=score.total,
            built=score.tie_break,
            victories=city.victories,
            blue_cards=all_of(blue, text) if blue else "none",
            tokens=all_of(tokens, text) if tokens else "none",
            **points,
        )
        others = [
            text("details-line-row", row=named(f"score-{row}", row, text), points=worth)
            for row, worth in score.rows.items()
            if row not in told
        ]
        return "\n".join([said, *others])

    def table_in_words(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Say everything about the table, a line for each city."""
        names = [escape(name) for name in self.names(snapshot, text)]
        return table_in_words(self._view(snapshot), names, text)

    def question(self, snapshot: GameSnapshot, text: Translator) -> Question | None:
        """Return what is asked now, or None where nobody is asked."""
        decisions: tuple[Decision[ArchitectsChoice], ...] = snapshot.pending()
        if not decisions:
            return None
        person = self.called(snapshot, decisions[0].chooser, text)
        names = self.names(snapshot, text)
        return Question(snapshot, self._view(snapshot), decisions[0], names, person, text)

    # -- pictures -------------------------------------------------------------------------------------

    async def result_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw the poster, the score sheet and the story."""
        view, names, story = self._view(snapshot), self.names(snapshot, text), self._story(snapshot)
        drawn = (
            ("poster", partial(ENDING.draw_victory, view), partial(ENDING.describe_victory, view)),
            ("score", partial(ENDING.draw_score, view), partial(ENDING.describe_score, view)),
            ("story", partial(draw_game_story, story), partial(describe_game_story, story)),
        )
        pictures = [
            self._pictures.draw(
                f"{name}.png",
                partial(draw, names, text),
                partial(describe, names, text),
                server=snapshot.row.party,
            )
            for name, draw, describe in drawn
        ]
        return list(await asyncio.gather(*pictures))

    async def advised_picture(
        self, snapshot: GameSnapshot, seat: Seat, advised: ArchitectsChoice, text: Translator
    ) -> Picture | None:
        """Draw the table with a star on the deck of an ``advised`` choice."""
        return await self._table(snapshot, text, advised.deck) if isinstance(advised, Take) else None

    async def table_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw the whole table as everybody sees it."""
        return await self._table(snapshot, text)

    async def _table(
        self, snapshot: GameSnapshot, text: Translator, advised: DeckId | None = None
    ) -> Picture:
        view, names = self._view(snapshot), self.names(snapshot, text)
        return await self._pictures.draw(
            "table.png",
            partial(draw_table, view, names, text, advised),
            partial(describe_table, view, names, text, advised),
            server=snapshot.row.party,
        )

    async def city_picture(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Picture:
        """Draw a city."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        return await self._pictures.draw(
            f"city{seat + 1}.png",
            partial(draw_city, view, seat, names, text),
            partial(describe_city, view, seat, names, text),
            server=snapshot.row.party,
        )

    async def city_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw every city."""
        seats = range(self._view(snapshot).players)
        return list(await asyncio.gather(*(self.city_picture(snapshot, Seat(seat), text) for seat in seats)))

    # -- small change ---------------------------------------------------------------------------------

    def _story(self, snapshot: GameSnapshot) -> Story:
        return story_of(snapshot.history, self._view(snapshot))

    def _view(self, snapshot: GameSnapshot) -> View:
        view: View = snapshot.game.view(None)
        return view


def _result_lines(view: View, names: Sequence[str], text: Translator) -> list[str]:
    shown = [escape(name) for name in names]
    others = [
        text("architects-other-total", name=shown[score.seat], points=score.total)
        for score in by_rank(view)
        if score not in winners(view)
    ]
    first = text("winner", headline=ENDING.headline(view, shown, text))
    return [first, *([text("other-totals", count=len(others), totals=" · ".join(others))] if others else [])]
