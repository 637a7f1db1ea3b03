"""The messages and pictures of 7 Wonders Duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from cogs.discord.message import Message, Picture, escape, gallery, message
from cogs.games.duel.question import Question, thing_rows
from cogs.games.duel.sentences import choice_in_words, event_sentence, result_lines, score_details
from cogs.games.turns.presenter import TurnQuestion, TurnsPresenter
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice, Revive, TakeOpponentCard
from engine.duel.events import AgeBegan, WondersShown
from engine.duel.story import FINDERS, story_of
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.game import Event, Seat
from engine.story import PlayedStep
from engine.terms import TokenId
from renders.drawing.numerals import ROMAN
from renders.duel.card_list import describe_card_list, describe_token_list, draw_card_list, draw_token_list
from renders.duel.city import describe_city, draw_city
from renders.duel.draft import describe_draft, draw_draft
from renders.duel.result import CATEGORIES, ENDING, describe_game_story, draw_game_story
from renders.duel.table import describe_table, draw_table, table_in_words
from renders.parts.seat_names import seat_name as name_in_picture


class DuelPresenter(TurnsPresenter):
    """Presents a duel. Its only secret picture is that of the Great Library's tokens."""

    view: View
    question_of = Question
    late = "duel-late"
    categories = CATEGORIES
    result = ENDING
    finders = FINDERS
    story_of = story_of
    story_drawing = (draw_game_story, describe_game_story)
    city_drawing = (draw_city, describe_city)

    async def opening(self) -> Message:
        """Make the message that begins the game."""
        beginner = next(iter(self.view.deciding), Seat(0))
        first, second = names = self.escaped_names
        return message(self.text("duel-opening", first=first, second=second, beginner=names[beginner]))

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn: choices that a turn triggers belong to it."""
        parted: list[list[PlayedStep]] = []
        for step in steps:
            if parted and step.before.questions:
                parted[-1].append(step)
            else:
                parted.append([step])
        return parted

    def turns_in_words(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Describe steps, a line for each turn and one for each age that begins."""
        lines: list[str] = []
        for turn in self.turns(steps):
            events: list[Event] = [event for step in turn for event in step.events]
            for apart, group in groupby(events, key=lambda event: isinstance(event, AgeBegan | WondersShown)):
                said = [
                    event_sentence(turn[0].before, event, self.escaped_names, self.text) for event in group
                ]
                lines.append(("\n" if apart else " ").join(sentence for sentence in said if sentence))
        return [line for line in lines if line]

    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn and left no further questions."""
        return not self.view.questions

    def result_lines(self) -> list[str]:
        """Return the winner and the kind of victory, then the points of the loser."""
        return result_lines(self.view, self.names, self.text)

    async def library(self) -> Message:
        """Show the tokens drawn by the Great Library to the player who keeps one of them."""
        question = self.question()
        view: View = self.snapshot.game.view(question.decision.seat)
        picture = await self._tokens(question.decision.seat, view.drawn_tokens)
        return message(self.text("duel-library-private"), gallery(picture), *thing_rows(question))

    # -- texts on request -----------------------------------------------------------------------------

    def heading(self) -> str:
        """Return the age and the player in turn."""
        for seat, kind in self.view.deciding.items():
            name = self.escaped_names[seat]
            if kind == "draft":
                taken = sum(len(city.wonders) for city in self.view.cities)
                return self.text("duel-heading-draft", name=name, number=taken + 1)
            key = "duel-heading-turn" if kind == "turn" else "duel-heading-choose"
            return self.text(key, age=ROMAN[self.view.age], name=name)
        return self.text("duel-heading-over")

    def step_name(self, step: PlayedStep) -> str:
        """Name a step by its age and player."""
        before: View = step.before
        name = self.names[next(iter(before.deciding), before.turn)]
        if before.age == 0:
            return self.text("duel-step-draft", name=name)
        return self.text("duel-step", age=ROMAN[before.age], name=name)

    def city_name(self, seat: Seat, player: str) -> str:
        """Return the name of the city on a seat, in Duel that of its player."""
        return self.text("duel-city", name=escape(player))

    def choice_in_words(self, view: View, choice: DuelChoice) -> str:
        """Describe a choice by its gain or action."""
        return choice_in_words(choice, view.box, self.names, self.text, view.seat)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player."""
        return score_details(self.view, seat, self.names, self.text)

    def table_in_words(self) -> str:
        """Describe the whole table."""
        return table_in_words(self.view, self.escaped_names, self.text)

    # -- pictures -------------------------------------------------------------------------------------

    async def table_picture(self, advised: Slot | None = None) -> Picture:
        """Draw the draft, or the cards of the age between both cities, with a star on an ``advised`` one."""
        if "draft" in self.view.deciding.values():
            return await self.drawn("draft", (draw_draft, describe_draft), self.view)
        return await self.drawn("table", (draw_table, describe_table), self.view, advised=advised)

    async def advised_picture(self, seat: Seat, advised: DuelChoice) -> Picture | None:
        """Draw the table with a star on the card of an ``advised`` choice."""
        if not isinstance(advised, Build | BuildWonder | Discard):
            return None
        return await self.table_picture(advised.slot)

    async def asked_picture(self, question: TurnQuestion[View, DuelChoice]) -> Picture:
        """Draw the tokens or cards to choose from, or else the table."""
        text, decision, box = self.text, question.decision, self.view.box
        name, other = map(self._name_in_picture, (decision.seat, opponent(decision.seat)))
        match decision.kind:
            case "token":
                return await self._tokens(decision.seat, self.view.board_tokens)
            case "opponent_card":
                heading = text("duel-opponent-card-title", opponent=other)
                line = text("duel-opponent-card-line", name=name)
            case "revive":
                heading, line = text("duel-discard-title"), text("duel-discard-line", name=name)
            case _:
                return await self.table_picture()
        cards = [each.card for each in decision.choices if isinstance(each, TakeOpponentCard | Revive)]
        draw = partial(draw_card_list, box, cards, heading, line, text)
        return await self._draw("cards", draw, partial(describe_card_list, box, cards, text))

    async def _tokens(self, seat: Seat, tokens: Sequence[TokenId]) -> Picture:
        """Draw progress tokens to choose from; only their player sees those of the Great Library."""
        text, box = self.text, self.view.box
        line = text("duel-tokens-line", name=self._name_in_picture(seat))
        draw = partial(draw_token_list, box, tokens, line, text)
        return await self._draw("tokens", draw, partial(describe_token_list, box, tokens, text))

    def _name_in_picture(self, seat: Seat) -> str:
        return name_in_picture(self.names, seat, self.text)
