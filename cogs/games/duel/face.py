"""The messages of 7 Wonders Duel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.languages.translator import Translator, seat_name
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import Message, Picture, Row, escape, message
from cogs.discord.picture_pool import PicturePool
from cogs.game.ending import moment_lines
from cogs.game.score import ending
from cogs.games.duel.choice_words import choice_in_words
from cogs.games.duel.pictures import DuelPictures
from cogs.games.duel.question import TOPIC, Question, asked, rows
from cogs.games.duel.sentences import result_lines, score_details, told_turns, turns
from cogs.games.turns.face import TurnsFace
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice
from engine.duel.story import FINDERS, Story, story_of
from engine.duel.terms import SEATS, Slot
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.story import PlayedStep, notable_moments
from renders.drawing.numerals import ROMAN
from renders.duel.result import CATEGORIES
from renders.duel.table import table_in_words


class DuelFace(TurnsFace):
    """Makes the messages of Duel: one for each turn, and all of them public."""

    topic = TOPIC
    late = "duel-late"
    categories = CATEGORIES

    def __init__(self, pictures: PicturePool, emojis: Emojis) -> None:
        self.pictures = DuelPictures(pictures)
        self._emojis = emojis

    # -- the messages of a game, in their order -------------------------------------------------------

    async def opening(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that begins the game."""
        first, second = (escape(name) for name in self.names(snapshot, text))
        view = self._view(snapshot)
        beginner = escape(seat_name(snapshot.seats[next(iter(view.deciding), Seat(0))], text))
        return message(text("duel-opening", first=first, second=second, beginner=beginner))

    async def waiting(self, snapshot: GameSnapshot, text: Translator, notes: Sequence[str]) -> Message:
        """Make the message of a turn: what happened since, the picture, what its player is asked."""
        picture = await self._asked_picture(snapshot, text)
        slot = None if snapshot.looked_at is None else Slot(snapshot.looked_at)
        return self.waiting_with(snapshot, text, notes, slot, picture)

    def waiting_with(
        self,
        snapshot: GameSnapshot,
        text: Translator,
        notes: Sequence[str],
        slot: Slot | None,
        picture: Picture,
    ) -> Message:
        """Make the message of a turn with the card that its player has tapped."""
        question = self.question(snapshot, text)
        lines: list[str] = []
        taps: list[Row] = []
        if question is not None:
            thinks = self.computer_thinks(snapshot, question.decision.chooser, text)
            if thinks is not None:
                return self.turn_message(snapshot, text, [thinks], (), picture, notes)
            tapped = replace(question, tapped=slot)
            lines, taps = [asked(tapped)], rows(tapped)
        chosen = () if slot is None else (slot,)
        return self.turn_message(snapshot, text, lines, taps, picture, notes, *chosen)

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Part steps into turns."""
        return turns(steps)

    def told_turns(self, steps: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
        """Tell steps, line by line."""
        return told_turns(steps, names, text)

    def turn_is_over(self, snapshot: GameSnapshot) -> bool:
        """Return whether the last step has ended a turn: nothing more is asked that it brought."""
        return not self._view(snapshot).questions

    async def score(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that ends the game: who wins and how, its story, the score sheet, the cities."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        pictures = [*await self.result_pictures(snapshot, text), *await self.city_pictures(snapshot, text)]
        moments = notable_moments(self._story(snapshot), FINDERS)
        lines = [*result_lines(view, names, text), *moment_lines(moments, view.box, names, text)]
        return ending(snapshot, text, lines, pictures)

    # -- what people ask for --------------------------------------------------------------------------

    def question(self, snapshot: GameSnapshot, text: Translator) -> Question | None:
        """Return what is asked now, None where nothing is or the answer is in."""
        decision: Decision[DuelChoice] | None = next(iter(snapshot.pending()), None)
        if decision is None:
            return None
        names, person = self.names(snapshot, text), self.called(snapshot, decision.chooser, text)
        return Question(snapshot, self._view(snapshot), decision, names, person, text, self._emojis)

    def heading(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Return which age it is and whose turn."""
        view = self._view(snapshot)
        for seat, kind in view.deciding.items():
            name = escape(seat_name(snapshot.seats[seat], text))
            if kind == "draft":
                taken = sum(len(city.wonders) for city in view.cities)
                return text("duel-heading-draft", name=name, number=taken + 1)
            key = "duel-heading-turn" if kind == "turn" else "duel-heading-choose"
            return text(key, age=ROMAN[view.age], name=name)
        return text("duel-heading-over")

    def age_of(self, step: PlayedStep) -> int | None:
        """Return the age in which a step was played, 0 while the wonders were chosen."""
        before: View = step.before
        return before.age

    def step_name(self, snapshot: GameSnapshot, step: PlayedStep, text: Translator) -> str:
        """Call a step by its age and by who decided."""
        before: View = step.before
        name = seat_name(snapshot.seats[next(iter(before.deciding), before.turn)], text)
        if before.age == 0:
            return text("duel-step-draft", name=name)
        return text("duel-step", age=ROMAN[before.age], name=name)

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat: in Duel cities are called after nobody but their players."""
        return text("duel-city", name=escape(player))

    def choice_in_words(self, view: View, choice: DuelChoice, names: Sequence[str], text: Translator) -> str:
        """Call a choice by what it brings or does."""
        return choice_in_words(choice, view.box, names, text, view.seat)

    def score_in_words(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say point by point how a player's total came about."""
        return score_details(self._view(snapshot), seat, self.names(snapshot, text), text)

    def table_in_words(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Say everything that lies on the table."""
        return table_in_words(
            self._view(snapshot), [escape(name) for name in self.names(snapshot, text)], text
        )

    # -- pictures -------------------------------------------------------------------------------------

    async def result_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw the poster, the score sheet and the story."""
        poster, course = await self.pictures.ending(snapshot, self._story(snapshot), text)
        return [poster, await self.pictures.score(snapshot, text), course]

    async def advised_picture(
        self, snapshot: GameSnapshot, seat: Seat, advised: DuelChoice, text: Translator
    ) -> Picture | None:
        """Draw the table with a star on the card of an ``advised`` choice."""
        if not isinstance(advised, Build | BuildWonder | Discard):
            return None
        return await self.pictures.table(snapshot, text, advised.slot)

    async def table_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw the whole table as everybody sees it."""
        return await self.pictures.table(snapshot, text)

    async def city_picture(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Picture:
        """Draw a city."""
        return await self.pictures.city(snapshot, seat, text)

    async def city_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw both cities."""
        return list(await asyncio.gather(*(self.pictures.city(snapshot, seat, text) for seat in SEATS)))

    async def _asked_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw what is asked about."""
        question = self.question(snapshot, text)
        if question is None:
            return await self.pictures.table(snapshot, text)
        return await self.pictures.asked(question)

    # -- small change ---------------------------------------------------------------------------------

    def _story(self, snapshot: GameSnapshot) -> Story:
        return story_of(snapshot.history, self._view(snapshot))

    def _view(self, snapshot: GameSnapshot) -> View:
        view: View = snapshot.game.view(None)
        return view
