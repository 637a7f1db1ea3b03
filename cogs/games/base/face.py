"""The messages of 7 Wonders: for two players with the Free City, and for three to seven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import discord

from bot.common.rows import MessageKey
from bot.languages.translator import Translator, seat_name
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import Message, Picture, button, custom_id, escape, galleries, gallery, message
from cogs.discord.picture_pool import PicturePool
from cogs.game.ending import moment_lines
from cogs.game.face import Making
from cogs.game.score import again_buttons, ending
from cogs.game.step_message import nudge_button, place_line, seat_buttons, who_is_awaited, with_time
from cogs.games.base import score, sentences
from cogs.games.base.choice_words import choice_in_words
from cogs.games.base.pictures import BasePictures
from cogs.games.base.question import ASKINGS, Question, Selection, is_of_the_hand, names_of, prompt
from engine.base.choice import BaseChoice, CardChoice, Decline
from engine.base.events import AgeBegan, BaseEvent, Conflict
from engine.base.scoring import Score, places
from engine.base.story import FINDERS, Story, story_of
from engine.base.view import View
from engine.game import Decision, Seat
from engine.story import PlayedStep, notable_moments
from renders.base.names import card_name
from renders.base.prices import default_ways
from renders.base.result import CATEGORIES, ENDING, by_place, winners
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of
from renders.parts.names import city_name, side_name


class BaseFace:
    """Makes the messages of the base game."""

    has_hands = True
    categories = CATEGORIES

    def __init__(self, pictures: PicturePool, emojis: Emojis) -> None:
        self.pictures = BasePictures(pictures)
        self.emojis = emojis

    # -- everybody's ----------------------------------------------------------------------------------

    async def opening(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that begins the game: seats, boards, the table's picture."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        boards = [
            text(
                "opening-board",
                name=escape(names[seat]),
                city=city_name(city.wonder, text),
                side=side_name(view.box.names, city.side, text),
            )
            for seat, city in enumerate(view.cities)
        ]
        circle = _circle(view, names)
        fewest = min(city.coins for city in view.cities)
        lines = [
            text(
                "opening",
                edition=snapshot.row.options.game,
                circle=circle,
                boards=all_of(boards, text),
                passing=view.hands_go,
                coins=fewest,
            )
        ]
        lines += [
            text("opening-rich", city=city_name(city.wonder, text), coins=city.coins)
            for city in view.cities
            if city.coins > fewest
        ]
        words = "\n".join(lines)
        return message(words, gallery(await self.table_picture(snapshot, text)))

    async def waiting(self, snapshot: GameSnapshot, text: Translator, notes: Sequence[str]) -> Message:
        """Make the public message of a step: who has picked, and the buttons for everybody."""
        words = [with_time(self.heading(snapshot, text), snapshot, text)]
        row = (
            button(custom_id("table", snapshot.id, "table"), text("button-table")),
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(custom_id("table", snapshot.id, "rules"), text("button-rules")),
            *nudge_button(snapshot, text),
        )
        if not snapshot.row.is_direct:
            # Where one person reads, the hand stands below.
            words.append(who_is_awaited(snapshot, text))
            hand = custom_id("table", snapshot.id, "hand")
            row = (button(hand, text("button-my-hand"), style=discord.ButtonStyle.primary), *row)
        words += notes
        return message("\n".join(words), row, seat_buttons(snapshot, text))

    def names(self, snapshot: GameSnapshot, text: Translator) -> list[str]:
        """List the names by seat, the Free City's last."""
        return names_of(snapshot, self._view(snapshot), text)

    def heading(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Return which round it is, or which special choice."""
        view = self._view(snapshot)
        for kind in _special_kinds(view):
            if text.has(f"heading-{kind}"):
                return text(f"heading-{kind}", **_when(view))
        if view.controller is not None and "round" in view.deciding.values():
            name = escape(seat_name(snapshot.seats[view.controller], text))
            return text("heading-free-city", name=name, **_when(view))
        return text("heading-round", **_when(view))

    def ends_message(self, snapshot: GameSnapshot) -> bool:
        """Give each step a message of its own."""
        return True

    async def told(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that tells the last step: a strip for each city that did something.

        Where the options ask for whole cities, lines of text tell what was done.
        """
        view, names, events = self._view(snapshot), self.names(snapshot, text), self._events(snapshot)
        lines: list[str | None] = [text("told-heading", **_when(snapshot.history[-1].before))]
        pictures: Sequence[Picture] = ()
        wanted = snapshot.row.options.pictures
        if wanted == "strip":
            pictures = await self.pictures.strips(snapshot, names, text)
        else:
            lines += [self._told(view, event, names, text) for event in events]
        if wanted == "round" and not self._age_ended(snapshot):
            pictures = await self.city_pictures(snapshot, text)
        lines += self._lateness(snapshot, text)
        return message("\n".join(line for line in lines if line), *galleries(pictures))

    def afterwards(self, snapshot: GameSnapshot, text: Translator) -> Sequence[tuple[MessageKey, Making]]:
        """Tell the conflicts at the end of an age, with every city; the score has those of the last one."""
        conflicts = [event for event in self._events(snapshot) if isinstance(event, Conflict)]
        if not conflicts:
            return ()
        return ((MessageKey("age", conflicts[0].age), lambda: self._end_of_age(snapshot, conflicts, text)),)

    async def _end_of_age(
        self, snapshot: GameSnapshot, conflicts: Sequence[Conflict], text: Translator
    ) -> Message:
        """Make the message that ends an age."""
        view, events, age = self._view(snapshot), self._events(snapshot), conflicts[0].age
        names = self.names(snapshot, text)
        picture = await self.pictures.conflicts(snapshot, names, text)
        lines = [sentences.conflict(view, event, names, text) for event in conflicts]
        began = next((event for event in events if isinstance(event, AgeBegan)), None)
        if began is not None:
            lines.append(
                text(
                    "age-begins",
                    age=ROMAN[began.age],
                    passing=view.hands_go,
                    circle=_circle(view, names),
                )
            )
        words = "\n".join([text("age-ended", age=ROMAN[age]), *lines])
        # Who has picked by now is told below, in the message of the next round.
        table = await self.pictures.table(snapshot, names, text, marks_picks=False)
        pictures = [picture, table]
        if not snapshot.game.over:
            pictures += await self.city_pictures(snapshot, text)
        return message(words, *galleries(pictures))

    async def conflicts_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture | None:
        """Draw the conflicts where the last step ended an age."""
        if not self._age_ended(snapshot):
            return None
        return await self.pictures.conflicts(snapshot, self.names(snapshot, text), text)

    async def score(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that ends the game: who wins by what, its story, the score sheet, the cities."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        pictures = [*await self.result_pictures(snapshot, text), *await self.city_pictures(snapshot, text)]
        moments = notable_moments(self._story(snapshot), FINDERS)
        lines = [*_result_lines(view, names, text), *moment_lines(moments, view.box, names, text)]
        return ending(snapshot, text, [*lines, *_notes(view, names, text)], pictures)

    def age_of(self, step: PlayedStep) -> int | None:
        """Return the age in which a step was played."""
        before: View = step.before
        return before.age

    def step_name(self, snapshot: GameSnapshot, step: PlayedStep, text: Translator) -> str:
        """Call a step by its round, or by the special choice that it was."""
        before: View = step.before
        for kind in _special_kinds(before):
            if text.has(f"step-{kind}"):
                return text(f"step-{kind}", **_when(before))
        return text("step-round", **_when(before))

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat."""
        return city_name(self._view(snapshot).cities[seat].wonder, text)

    def chronicle(self, snapshot: GameSnapshot, text: Translator, steps: int) -> list[str]:
        """Tell the last ``steps`` steps in words, the latest last."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        lines = []
        for step in snapshot.history[-steps:]:
            lines.append(text("told-heading", **_when(step.before)))
            for event in step.events:
                told = (
                    sentences.conflict(view, event, names, text)
                    if isinstance(event, Conflict)
                    else self._told(view, event, names, text)
                )
                if told:
                    lines.append(told)
        return lines

    # -- one player's ---------------------------------------------------------------------------------

    async def prompt(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Message:
        """Make a player's hand, or the discard pile where a card is to be taken from it."""
        question = Question.of(snapshot, seat, text, self.emojis)
        return prompt(question, Selection(), await self.pictures.hand(question))

    async def result(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Message:
        """Make a player's last private message: how the game ended for them, with the score sheet."""
        view, names = self._view(snapshot), self.names(snapshot, text)
        shown = [escape(name) for name in names]
        place = places(view.scores, view.players)[seat]
        words = text(
            "result-won" if place == 1 else "result-other",
            headline=ENDING.headline(view, shown, text),
            place=place,
            points=view.scores[seat].total,
        )
        sheet = gallery(await self.pictures.score(snapshot, names, text))
        details = button(custom_id("end", snapshot.id, "details"), text("button-details"))
        below = (*again_buttons(snapshot, text), details)
        return message("\n".join([words, *place_line(snapshot, text)]), sheet, below)

    def remembered(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say in a line what a player chose in the last step."""
        played: View = snapshot.history[-1].before
        choices, lines = snapshot.history[-1].choices, list[str]()
        if (choice := choices.get(seat)) is not None:
            key = "remembered-late" if snapshot.seats[seat].late else "remembered"
            what = sentences.remembered(played, cast("BaseChoice", choice), text)
            lines.append(text(key, what=what, **_when(played)))
        other = None if played.free_city is None else choices.get(played.free_city)
        if other is not None and played.controller == seat:
            done = cast("BaseChoice", other)
            card = "" if isinstance(done, Decline) else card_name(played.box, done.card, text)
            lines.append(text("remembered-free-city", action=done.action, card=card))
        return "\n".join(lines) or text("remembered-nothing")

    def choices_offered(self, view: View, decision: Decision[BaseChoice]) -> Sequence[BaseChoice]:
        """List what can be done with each card, paid as is offered first; of the discard pile every card."""
        if not view.offers or (decision.kind not in ASKINGS.kinds and not is_of_the_hand(view, decision)):
            return decision.choices
        found: list[BaseChoice] = []
        for offer in view.offers:
            build, stage = default_ways(view, decision.seat, offer)
            found += [*offer.builds[build : build + 1], *offer.stages[stage : stage + 1]]
            found += [] if offer.sell is None else [offer.sell]
        return found

    def choice_in_words(self, view: View, choice: BaseChoice, names: Sequence[str], text: Translator) -> str:
        """Call a choice by what it brings or does."""
        return choice_in_words(choice, view.box, text)

    def score_in_words(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say point by point how a player's total came about."""
        view = self._view(snapshot)
        return score.score_details(view, seat, self.names(snapshot, text), text)

    # -- pictures -------------------------------------------------------------------------------------

    async def result_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw the poster, the score sheet and the story."""
        names, story = self.names(snapshot, text), self._story(snapshot)
        poster, course = await self.pictures.ending(snapshot, story, names, text)
        return [poster, await self.pictures.score(snapshot, names, text), course]

    async def advised_picture(
        self, snapshot: GameSnapshot, seat: Seat, advised: BaseChoice, text: Translator
    ) -> Picture | None:
        """Draw a player's hand with a star on the card of an ``advised`` choice."""
        question = Question.of(snapshot, seat, text, self.emojis)
        if not isinstance(advised, CardChoice) or advised.card not in question.view.hand:
            return None
        return await self.pictures.hand(question, advised)

    async def table_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw the whole table as everybody sees it."""
        return await self.pictures.table(snapshot, self.names(snapshot, text), text)

    async def city_picture(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Picture:
        """Draw a city."""
        return await self.pictures.city(snapshot, seat, self.names(snapshot, text), text)

    async def city_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw every city."""
        return await self.pictures.cities(snapshot, self.names(snapshot, text), text)

    # -- small change ---------------------------------------------------------------------------------

    def _told(self, view: View, event: BaseEvent, names: Sequence[str], text: Translator) -> str | None:
        """Return what happened, behind the icon of it."""
        line, mark = sentences.told(view, event, names, text), sentences.mark_of(view.box, event)
        return line if line is None or mark is None else f"{self.emojis[mark]} {line}"

    def _story(self, snapshot: GameSnapshot) -> Story:
        return story_of(snapshot.history, self._view(snapshot))

    def _view(self, snapshot: GameSnapshot) -> View:
        view: View = snapshot.game.view(None)
        return view

    def _events(self, snapshot: GameSnapshot) -> Sequence[BaseEvent]:
        return snapshot.history[-1].events

    def _age_ended(self, snapshot: GameSnapshot) -> bool:
        return any(isinstance(event, Conflict) for event in self._events(snapshot))

    def _lateness(self, snapshot: GameSnapshot, text: Translator) -> list[str]:
        lines, step = list[str](), snapshot.history[-1]
        before: View = step.before
        choosers = {before.controller if city == before.free_city else city for city in step.choices}
        for seat in snapshot.seats:
            if seat.seat not in choosers:
                continue
            if seat.late in (1, 2):
                lines.append(text("late-computer-played", name=escape(seat.name)))
            elif seat.late == 3:
                lines.append(text("late-away", name=escape(seat.name)))
        return lines


def _when(view: View) -> dict[str, str | int]:
    """Return the age and the round for the holes of a text, and how many rounds an age has."""
    return {"age": ROMAN[view.age], "round": view.round, "rounds": view.box.rounds}


def _special_kinds(view: View) -> list[str]:
    """List what is asked beside the cards of a round, as the keys of texts are written."""
    kinds = sorted({*view.deciding.values()} - {"round", "free_city"})
    return [kind.replace("_", "-") for kind in kinds]


def _circle(view: View, names: Sequence[str]) -> str:
    """List the players in the order in which hands are passed on, from the first back to the first."""
    order = [escape(name) for name in names[: view.players]]
    if view.hands_go == "swap":
        return " ↔ ".join(order)
    if view.passing == "right":
        order = [order[0], *reversed(order[1:])]
    return " → ".join([*order, order[0]])


def _result_lines(view: View, names: Sequence[str], text: Translator) -> list[str]:
    shown = [escape(name) for name in names]
    lines = [text("winner", headline=ENDING.headline(view, shown, text))]
    others = [
        text("other-total", name=shown[score.seat], points=score.total, coins=score.tie_break)
        for score in by_place(view)
        if score.seat != view.free_city and score not in winners(view)
    ]
    return [*lines, *([text("other-totals", count=len(others), totals=" · ".join(others))] if others else [])]


def _notes(view: View, names: Sequence[str], text: Translator) -> list[str]:
    lines = [line for score in view.scores for line in _score_notes(view, score, names, text)]
    if any(
        (city.wonder, city.side, city.stages) == ("manneken_pis", "B", 1)
        for seat, city in enumerate(view.cities)
        if seat != view.free_city
    ):
        best = [escape(names[score.seat]) for score in winners(view)]
        lines.append(text("note-beer", name=all_of(best, text)))
    return lines


def _score_notes(view: View, score: Score, names: Sequence[str], text: Translator) -> list[str]:
    lines = []
    if score.symbols:
        symbols = all_of([text(f"symbol-{symbol}") for symbol in score.symbols], text)
        lines.append(
            text("note-symbols", name=escape(names[score.seat]), symbols=symbols, points=score.symbols_points)
        )
    if score.guild is not None and score.guild_from is not None:
        lines.append(
            text(
                "note-guild",
                name=escape(names[score.seat]),
                guild=card_name(view.box, score.guild, text),
                owner=escape(names[score.guild_from]),
                points=score.guild_points,
            )
        )
    return lines
