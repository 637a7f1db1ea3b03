"""The messages and pictures of 7 Wonders Architects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.common.refusal import Refusal
from cogs.discord.message import Message, Picture, message
from cogs.games.architects.question import Question, choices_as_rows
from cogs.games.architects.sentences import battle_in_words, choice_in_words, event_sentence
from cogs.games.turns.presenter import TurnsPresenter
from engine.architects.choice import ArchitectsChoice, Take
from engine.architects.events import Battle
from engine.architects.scoring import SCORE_ROWS, token_points
from engine.architects.story import FINDERS, story_of
from engine.architects.terms import DeckId
from engine.architects.view import View
from engine.game import Event, Seat
from engine.story import PlayedStep
from renders.architects.city import describe_city, draw_city
from renders.architects.names import card_name, token_name
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


class ArchitectsPresenter(TurnsPresenter):
    """Presents a game of Architects."""

    view: View
    question_of = Question
    late = "architects-late"
    categories = CATEGORIES
    result = ENDING
    finders = FINDERS
    story_of = story_of
    story_drawing = (draw_game_story, describe_game_story)
    city_drawing = (draw_city, describe_city)

    async def opening(self) -> Message:
        """Make the message that begins the game: players, wonders, and how to see them."""
        text = self.text
        cities = [
            text("architects-opening-city", name=name, city=city_name(city.wonder, text))
            for name, city in zip(self.escaped_names, self.view.cities, strict=True)
        ]
        circle = " → ".join([*self.escaped_names, self.escaped_names[0]])
        beginner = self.escaped_names[self.view.turn]
        return message(text("architects-opening", circle=circle, cities=all_of(cities, text), name=beginner))

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn: a run of steps with the same seat in turn."""
        return [list(turn) for _, turn in groupby(steps, key=lambda step: step.before.turn)]

    def turns_in_words(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Describe steps, a line for each turn and one for each fight of a battle."""
        lines: list[str] = []
        for turn in self.turns(steps):
            events: list[Event] = [event for step in turn for event in step.events]
            said = [event_sentence(turn[0].before, event, self.escaped_names, self.text) for event in events]
            lines.append(" ".join(sentence for sentence in said if sentence))
            for event in events:
                if isinstance(event, Battle):
                    lines += battle_in_words(event, self.escaped_names, self.text)
        return [line for line in lines if line]

    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn."""
        before: View = self.snapshot.history[-1].before
        return self.view.turn != before.turn

    def result_lines(self) -> list[str]:
        """Return the winners, then the points of the others."""
        return self.won(
            [
                self.text("architects-other-total", name=self.escaped_names[score.seat], points=score.total)
                for score in by_rank(self.view)
                if score not in winners(self.view)
            ]
        )

    # -- private answers ------------------------------------------------------------------------------

    def peeked(self) -> Message:
        """Show the central card to the owner of the cat; raises `Refusal` if it is hidden from them."""
        view: View = self.snapshot.game.view(self.question().decision.chooser)
        if view.peeked is None:
            raise Refusal("architects-refusal-peek")
        return message(self.text("architects-peeked", card=card_name(view.peeked, self.text)))

    def searched(self) -> Message:
        """List the cards that Halicarnassus reveals; raises `Refusal` if none can be kept now."""
        question: Question = self.question()
        if question.kind != "keep":
            raise Refusal("refusal-offer-changed")
        view: View = self.snapshot.game.view(question.decision.seat)
        words = self.text("architects-searched", count=len(view.searched))
        return message(words, *choices_as_rows(question))

    # -- texts on request -----------------------------------------------------------------------------

    def heading(self) -> str:
        """Return whose turn it is."""
        return self.text("architects-heading", name=self.escaped_names[self.view.turn])

    def age_of(self, step: PlayedStep) -> int | None:
        """Return None: there are no ages."""
        return None

    def step_name(self, step: PlayedStep) -> str:
        """Name a step after the player in turn."""
        before: View = step.before
        return self.text("architects-step", name=self.names[before.turn])

    def choice_in_words(self, view: View, choice: ArchitectsChoice) -> str:
        """Describe a choice by its gain or action."""
        return choice_in_words(view, choice, self.names, self.text)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player."""
        view, text = self.view, self.text
        score, city = view.scores[seat], view.cities[seat]
        counted = {row.name: score.row(row.name) for row in SCORE_ROWS}
        points = {**counted, "stage_points": score.row("stages"), "stages": len(city.board.stages)}
        blue = [
            text("architects-score-cards", count=count, card=text(f"architects-card-{each}"))
            for each, count in city.cards.items()
            if count and view.box.cards[each].colour == "blue"
        ]
        tokens = [
            text("details-card", card=token_name(token, text), points=token_points(view.box, city, token))
            for token in dict.fromkeys(city.tokens)
        ]
        said = text(
            "architects-score-details",
            name=self.escaped_names[seat],
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
            if row not in counted
        ]
        return "\n".join([said, *others])

    def table_in_words(self) -> str:
        """Describe the table, a line for each city."""
        return table_in_words(self.view, self.escaped_names, self.text)

    # -- pictures -------------------------------------------------------------------------------------

    async def table_picture(self, advised: DeckId | None = None) -> Picture:
        """Draw the public table, with a star on an ``advised`` deck."""
        return await self.drawn("table", (draw_table, describe_table), self.view, advised=advised)

    async def advised_picture(self, seat: Seat, advised: ArchitectsChoice) -> Picture | None:
        """Draw the table with a star on the deck of an ``advised`` choice."""
        return await self.table_picture(advised.deck) if isinstance(advised, Take) else None
