"""The messages and pictures of 7 Wonders, with the Free City for two players, and for three to seven."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from typing import cast

import discord

from bot.common.stored_rows import MessageKey
from cogs.discord.message import Message, Picture, button, custom_id, galleries, gallery, message
from cogs.game.choice_buttons import seat_buttons
from cogs.game.presenter import GamePresenter
from cogs.games.base.hand import (
    Question,
    Selection,
    choice_in_words,
    conflict,
    events_of_the_round,
    is_of_the_hand,
    names_of,
    payment,
)
from cogs.games.base.hand_message import prompt
from cogs.games.event_sentences import event_in_words, facts_in_words, score_lines
from cogs.inbox.game_messages import Making
from engine.base.choice import BaseChoice, CardChoice
from engine.base.events import (
    AgeBegan,
    BaseEvent,
    Built,
    CoinsTaken,
    Conflict,
    DiscardEmpty,
    Revived,
    Sold,
    StageBuilt,
)
from engine.base.scoring import SCORE_ROWS, Score, building_points, places
from engine.base.story import FINDERS, story_of
from engine.base.view import View
from engine.game import Decision, Seat
from engine.story import PlayedStep
from engine.terms import Colour
from engine.values import FrozenMapping
from renders.base.city import describe_city, draw_city
from renders.base.city_strip import describe_city_strip, draw_city_strip
from renders.base.conflicts import describe_conflicts, draw_conflicts
from renders.base.discard import describe_discard, draw_discard
from renders.base.hand import describe_hand, draw_hand, mark_of
from renders.base.names import card_name
from renders.base.plays import seats_of
from renders.base.prices import chain_source, default_ways
from renders.base.result import CATEGORIES, ENDING, by_place, describe_game_story, draw_game_story, winners
from renders.base.seats import neighbour_of
from renders.base.table import describe_table, draw_table
from renders.drawing.numerals import ROMAN
from renders.parts.emoji import EmojiName
from renders.parts.language import all_of
from renders.parts.names import city_name, side_name


class BasePresenter(GamePresenter):
    """Presents a game of 7 Wonders."""

    view: View
    categories = CATEGORIES
    result = ENDING
    finders = FINDERS
    story_of = story_of
    story_drawing = (draw_game_story, describe_game_story)
    city_drawing = (draw_city, describe_city)

    @cached_property
    def names(self) -> list[str]:
        """The names by seat, the Free City's last."""
        return names_of(self.snapshot, self.view, self.text)

    # -- everybody's ----------------------------------------------------------------------------------

    async def opening(self) -> Message:
        """Make the message that begins the game: players, boards, and the picture of the table."""
        view, text = self.view, self.text
        boards = [
            text(
                "opening-board",
                name=name,
                city=city_name(city.wonder, text),
                side=side_name(view.box.names, city.side, text),
            )
            for name, city in zip(self.escaped_names, view.cities, strict=True)
        ]
        fewest = min(city.coins for city in view.cities)
        lines = [
            text(
                "opening",
                edition=self.snapshot.row.options.game,
                passing=view.hands_go,
                coins=fewest,
                circle=self._circle(),
                boards=all_of(boards, text),
            )
        ]
        lines += [
            text("opening-rich", city=city_name(city.wonder, text), coins=city.coins)
            for city in view.cities
            if city.coins > fewest
        ]
        return message("\n".join(lines), gallery(await self.table_picture()))

    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the public message of a step: the players still to pick, and the buttons for everybody."""
        snapshot, text = self.snapshot, self.text
        words = [self.heading_with_time()]
        row = (
            button(custom_id("table", snapshot.id, "table"), text("button-table")),
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(custom_id("table", snapshot.id, "rules"), text("button-rules")),
            *self.nudge_button(),
        )
        if not snapshot.row.is_direct:
            # In direct messages the hand is below.
            words.append(self.who_is_awaited())
            hand = custom_id("table", snapshot.id, "hand")
            row = (button(hand, text("button-my-hand"), style=discord.ButtonStyle.primary), *row)
        return message("\n".join([*words, *notes]), row, seat_buttons(snapshot, text))

    def heading(self) -> str:
        """Return the round or the special choice."""
        view, text = self.view, self.text
        usual, facts = "heading-round", _when(view)
        if view.controller is not None and "round" in view.deciding.values():
            usual = "heading-free-city"
            facts["name"] = self.escaped_names[view.controller]
        keys = (f"heading-{kind}" for kind in _special_kinds(view))
        return text(next(filter(text.has, keys), usual), **facts)

    async def report(self) -> Message:
        """Make the message of the last step: a strip for each city that acted, or the events as text."""
        step, wanted = self.snapshot.history[-1], self.snapshot.row.options.pictures
        before: View = step.before
        lines: list[str | None] = [self.text("told-heading", **_when(before))]
        pictures: Sequence[Picture] = ()
        if wanted == "strip":
            pictures = await self._strips()
        else:
            lines += [self.event_in_words(event) for event in step.events]
        if wanted == "round" and not self._conflicts():
            pictures = await self.city_pictures()
        choosers = {before.controller if city == before.free_city else city for city in step.choices}
        lines += self.late_lines([each for each in choosers if each is not None], "late-computer-played")
        return message("\n".join(line for line in lines if line), *galleries(pictures))

    def afterwards(self) -> Sequence[tuple[MessageKey, Making]]:
        """Return the message about an age's conflicts, with every city; the score has the last age's."""
        conflicts = self._conflicts()
        return ((MessageKey("age", conflicts[0].age), self._end_of_age),) if conflicts else ()

    async def _end_of_age(self) -> Message:
        """Make the message that ends an age."""
        view, text, conflicts = self.view, self.text, self._conflicts()
        lines = [text("age-ended", age=ROMAN[conflicts[0].age])]
        lines += [conflict(view, event, self.escaped_names, text) for event in conflicts]
        for event in self.snapshot.history[-1].events:
            if isinstance(event, AgeBegan):
                age, passing = ROMAN[event.age], view.hands_go
                lines.append(text("age-begins", age=age, passing=passing, circle=self._circle()))
        # The picks of the next round are shown below, in its own message.
        shown = (await self.conflicts_picture(), await self.table_picture(marks_picks=False))
        pictures = [each for each in shown if each is not None]
        if not self.snapshot.game.over:
            pictures += await self.city_pictures()
        return message("\n".join(lines), *galleries(pictures))

    def result_lines(self) -> list[str]:
        """Say who has won, then the points of the others."""
        names, view, best = self.escaped_names, self.view, winners(self.view)
        others = [score for score in by_place(view) if score.seat != view.free_city and score not in best]
        return self.won(
            [
                self.text("other-total", name=names[each.seat], points=each.total, coins=each.tie_break)
                for each in others
            ]
        )

    def result_notes(self) -> list[str]:
        """Return the symbols and guilds chosen at the end, and the player who drinks the beer."""
        view, text, lines = self.view, self.text, list[str]()
        for score in view.scores:
            name = self.escaped_names[score.seat]
            if score.symbols:
                symbols, points = self._symbols_chosen(score), score.symbols_points
                lines.append(text("note-symbols", name=name, symbols=symbols, points=points))
            lines += self._guild_copied("note-guild", score)
        brewers = [
            seat
            for seat, city in enumerate(view.cities)
            if (city.wonder, city.side, city.stages) == ("manneken_pis", "B", 1) and seat != view.free_city
        ]
        if brewers:
            best = [self.escaped_names[score.seat] for score in winners(view)]
            lines.append(text("note-beer", name=all_of(best, text)))
        return lines

    def step_name(self, step: PlayedStep) -> str:
        """Name a step by its round or special choice."""
        keys = (f"step-{kind}" for kind in _special_kinds(step.before))
        return self.text(next(filter(self.text.has, keys), "step-round"), **_when(step.before))

    def chronicle(self, steps: int) -> list[str]:
        """Tell the last ``steps`` steps in words, the latest last."""
        lines: list[str | None] = []
        for step in self.snapshot.history[-steps:]:
            lines.append(self.text("told-heading", **_when(step.before)))
            for event in step.events:
                if isinstance(event, Conflict):
                    lines.append(conflict(self.view, event, self.escaped_names, self.text))
                else:
                    lines.append(self.event_in_words(event))
        return [line for line in lines if line]

    def event_in_words(self, event: BaseEvent) -> str | None:
        """Return what happened, behind its icon; None if it is told elsewhere: conflicts, ages, the score."""
        view, text, facts = self.view, self.text, dict[str, int | str]()
        mark: EmojiName | None = None
        match event:
            case Built(card=card):
                mark = view.box.cards[card].colour
                if event.how == "chain":
                    facts["source"] = card_name(view.box, chain_source(view, event.seat, card), text)
            case Revived(card=str(card)):
                mark = view.box.cards[card].colour
            case StageBuilt(copy=copy):
                mark = "stage"
                facts["city"] = city_name(view.cities[event.seat].wonder, text)
                if copy is not None:
                    facts["copied"] = city_name(
                        view.cities[neighbour_of(view, event.seat, copy)].wonder, text
                    )
            case Sold() | CoinsTaken():
                mark = "coin"
            case Revived() | DiscardEmpty():
                mark = "cross"
        if isinstance(event, Built | StageBuilt):
            facts["payment"] = payment(view, event.seat, event, self.escaped_names, text) or "none"
        line = event_in_words("base", event, view.box, self.escaped_names, text, **facts)
        return line if line is None or mark is None else f"{self.emojis[mark]} {line}"

    # -- one player's ---------------------------------------------------------------------------------

    def question(self, seat: Seat) -> Question:
        """Return a player's question."""
        return Question.of(self.snapshot, seat, self.text, self.emojis)

    async def prompt(self, seat: Seat) -> Message:
        """Make the message of a player's hand, or of the discard pile while choosing a card from it."""
        question = self.question(seat)
        return prompt(question, Selection(), await self.hand_picture(question))

    async def own_result(self, seat: Seat) -> Message:
        """Make a player's last private message: their result, with the score sheet."""
        view, text, row = self.view, self.text, self.snapshot.row
        place = places(view.scores, view.players)[seat]
        words = text(
            "result-won" if place == 1 else "result-other",
            headline=ENDING.headline(view, self.escaped_names, text),
            place=place,
            points=view.scores[seat].total,
        )
        if not row.is_direct:
            words += "\n" + text("hand-place", place=f"<#{row.place}>")
        return message(words, gallery(await self.score_picture()), self.end_buttons())

    def last_choice_line(self, seat: Seat) -> str:
        """Describe a player's choice in the last step, in one line."""
        step, lines, text = self.snapshot.history[-1], list[str](), self.text
        played: View = step.before
        if (choice := step.choices.get(seat)) is not None:
            chosen, done = cast("BaseChoice", choice), f"remembered-{choice.action}"
            if text.has(done):
                what = text(done, **facts_in_words("base", chosen, played.box, text))
            else:
                what = text("remembered-other", choice=choice_in_words(chosen, played.box, text))
            key = "remembered-late" if self.snapshot.seats[seat].late else "remembered"
            lines.append(text(key, what=what, **_when(played)))
        other = None if played.free_city is None else step.choices.get(played.free_city)
        if other is not None and played.controller == seat:
            facts = facts_in_words("base", other, played.box, text)
            lines.append(text("remembered-free-city", action=other.action, **facts))
        return "\n".join(lines) or text("remembered-nothing")

    def choices_offered(self, view: View, decision: Decision[BaseChoice]) -> Sequence[BaseChoice]:
        """List the choices for each card with their default payment, or every card of the discard pile."""
        if not view.offers or not is_of_the_hand(view, decision):
            return decision.choices
        found: list[BaseChoice] = []
        for offer in view.offers:
            build, stage = default_ways(view, decision.seat, offer)
            found += [*offer.builds[build : build + 1], *offer.stages[stage : stage + 1]]
            found += [] if offer.sell is None else [offer.sell]
        return found

    def choice_in_words(self, view: View, choice: BaseChoice) -> str:
        """Describe a choice by its gain or action."""
        return choice_in_words(choice, view.box, self.text)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player, a line for each category."""
        view, text = self.view, self.text
        score, city = view.scores[seat], view.cities[seat]
        tokens = [f"+{token}" if token > 0 else f"−{-token}" for token in city.conflicts]
        details: dict[str, str | None] = {
            **{row.name: self._cards(seat, row.sources) for row in SCORE_ROWS},
            "military": all_of(tokens, text),
            "treasury": text("coins", count=score.tie_break),
            "wonder": text("details-stages", built=city.stages, stages=len(city.plan)),
            "scientific": self._symbols(score),
            "guilds": self._guilds(score),
        }
        rows = {row.name: score.row(row.name) for row in view.box.score_rows}
        total = text("details-total", name=self.escaped_names[seat], points=score.total)
        return "\n".join([total, *score_lines(rows, details, text)])

    def _cards(self, seat: Seat, colours: Collection[Colour]) -> str:
        view, text = self.view, self.text
        return all_of(
            [
                text("details-card", card=card_name(view.box, card.id, text), points=points)
                for card, points in building_points(view.cities, seat)
                if card.colour in colours
            ],
            text,
        )

    def _guilds(self, score: Score) -> str:
        """Return the guilds of a player, and the one copied at the end."""
        own = self._cards(score.seat, ("purple",))
        return all_of([*filter(None, [own]), *self._guild_copied("details-guild-copied", score)], self.text)

    def _guild_copied(self, key: str, score: Score) -> list[str]:
        if score.guild is None or score.guild_from is None:
            return []
        names, guild = self.escaped_names, card_name(self.view.box, score.guild, self.text)
        placeholders = {"name": names[score.seat], "card": guild, "owner": names[score.guild_from]}
        return [self.text(key, points=score.guild_points, **placeholders)]

    def _symbols(self, score: Score) -> str:
        """Return the symbols of a player, and those chosen at the end."""
        text, chosen = self.text, score.symbols
        counts = {
            symbol: number + chosen.count(symbol)
            for symbol, number in self.view.cities[score.seat].symbols.items()
        }
        counted = [text("symbol-count", count=each, symbol=symbol) for symbol, each in counts.items() if each]
        if not chosen:
            return all_of(counted, text)
        symbols = all_of(counted, text)
        return text("details-symbols-chosen", symbols=symbols, chosen=self._symbols_chosen(score))

    def _symbols_chosen(self, score: Score) -> str:
        return all_of([self.text(f"symbol-{symbol}") for symbol in score.symbols], self.text)

    # -- pictures -------------------------------------------------------------------------------------

    async def advised_picture(self, seat: Seat, advised: BaseChoice) -> Picture | None:
        """Draw a player's hand with a star on the card of an ``advised`` choice."""
        question = self.question(seat)
        if not isinstance(advised, CardChoice) or advised.card not in question.view.hand:
            return None
        return await self.hand_picture(question, advised)

    async def hand_picture(self, question: Question, advised: BaseChoice | None = None) -> Picture:
        """Draw a hand with the pick and what a hint ``advised``, or the discard pile, or else the city."""
        view = question.view
        if not view.discard and not view.hand:
            return await self.city_picture(question.seat)
        if view.discard:
            return await self.drawn("hand", (draw_discard, describe_discard), view, urgent=True)
        marks = (*mark_of(view, advised, "advised"), *mark_of(view, question.pick, "picked"))
        return await self.drawn("hand", (draw_hand, describe_hand), view, marks=marks, urgent=True)

    async def table_picture(self, *, marks_picks: bool = True) -> Picture:
        """Draw the public table, with the players who have picked."""
        view, waiting = self.view, self.snapshot.waiting_for()
        picked = tuple(seat for seat in self.snapshot.deciding() if seat not in waiting)
        if not marks_picks:
            view, picked = replace(view, deciding=FrozenMapping()), ()
        return await self.drawn("table", (draw_table, describe_table), view, picked=picked)

    async def conflicts_picture(self) -> Picture | None:
        """Draw the conflicts if the last step ended an age."""
        if conflicts := self._conflicts():
            return await self.drawn("conflicts", (draw_conflicts, describe_conflicts), self.view, conflicts)
        return None

    async def _strips(self) -> list[Picture]:
        """Draw a strip of each city that acted in the last step, with its whole round."""
        drawing, events = (draw_city_strip, describe_city_strip), events_of_the_round(self.snapshot)
        seats = seats_of(self.snapshot.history[-1].events)
        strips = (self.drawn(f"strip{seat + 1}", drawing, self.view, events, seat) for seat in seats)
        return list(await asyncio.gather(*strips))

    # -- helpers --------------------------------------------------------------------------------------

    def _conflicts(self) -> list[Conflict]:
        """List the conflicts of the last step, empty unless it ended an age."""
        return [event for event in self.snapshot.history[-1].events if isinstance(event, Conflict)]

    def _circle(self) -> str:
        """List the players in the order in which hands are passed on, from the first back to the first."""
        order = self.escaped_names[: self.view.players]
        if self.view.hands_go == "swap":
            return " ↔ ".join(order)
        if self.view.passing == "right":
            order = [order[0], *reversed(order[1:])]
        return " → ".join([*order, order[0]])


def _when(view: View) -> dict[str, str | int]:
    """Return the age, the round and the number of rounds as arguments of a text."""
    return {"age": ROMAN[view.age], "round": view.round, "rounds": view.box.rounds}


def _special_kinds(view: View) -> list[str]:
    """List the kinds of current decisions other than those of a round, as in the keys of texts."""
    return [kind.replace("_", "-") for kind in sorted({*view.deciding.values()} - {"round", "free_city"})]
