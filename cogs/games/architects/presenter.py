"""The messages and pictures of 7 Wonders Architects."""

from collections.abc import Sequence
from itertools import groupby

import discord

from bot.common.refusal import Refusal
from cogs.discord.message import LONGEST_LABEL, Button, Message, Picture, Row, button, in_parts, message
from cogs.game.choices import ChoiceOption, choice_rows, numbered, question_in_words
from cogs.games.architects.sentences import (
    battle_in_words,
    choice_in_words,
    event_sentence,
    helping_tokens,
    payment,
)
from cogs.games.sentences import score_lines
from cogs.games.turns.presenter import TurnsPresenter
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.events import Battle
from engine.architects.scoring import SCORE_ROWS, token_points
from engine.architects.story import FINDERS, story_of
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Decision, Event, Seat
from engine.story import PlayedStep
from renders.architects.city import describe_city, draw_city
from renders.architects.decks import FEW_DECKS, LETTERS, owner_of
from renders.architects.names import card_name, card_title, token_name
from renders.architects.result import (
    CATEGORIES,
    ENDING,
    by_rank,
    describe_game_story,
    draw_game_story,
    winners,
)
from renders.architects.sentences import token_line
from renders.architects.table import describe_table, draw_table, table_in_words
from renders.parts.language import all_of
from renders.parts.names import city_name


class ArchitectsPresenter(TurnsPresenter):
    """Presents a game of Architects."""

    view: View
    topic = "architects"
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

    # -- the question ---------------------------------------------------------------------------------

    def question(self, decision: Decision[ArchitectsChoice]) -> str:
        """Return the question as text."""
        text, person = self.text, self.person(decision)
        match decision.kind:
            case "take":
                return text("architects-ask-take", name=person, piles=self._piles())
            case "turn":
                return self._ask_for_a_turn(decision)
            case "token":
                lines = [token_line(each, text) for each in dict.fromkeys(self.view.tokens)]
                return "\n".join([text("architects-ask-token", name=person), *lines])
            case "effect":
                return text(f"architects-ask-{self.view.cities[decision.seat].wonder}", name=person)
            case "keep":
                return text("architects-ask-keep", name=person)
            case kind:
                return question_in_words(kind, person, text)

    def _ask_for_a_turn(self, decision: Decision[ArchitectsChoice]) -> str:
        extra, choices = _extra(decision), decision.choices
        stages = {choice.stage if isinstance(choice, Build) else None for choice in choices}
        return self.text(
            "architects-ask-turn",
            name=self.person(decision),
            token="none" if extra is None else token_name(extra.token, self.text),
            piles=self._piles(),
            optional="yes" if isinstance(choices[-1], End) else "no",
            stage=(stages.pop() if len(stages) == 1 else None) or "none",
        )

    def _piles(self) -> str:
        """Return the top cards of the available decks, by letter."""
        text, said = self.text, list[str]()
        for pile in self.view.offered:
            if pile.size:
                card = text("architects-hidden-card") if pile.card is None else card_name(pile.card, text)
                said.append(text("architects-pile", letter=LETTERS[pile.place], card=card))
        return " · ".join(said)

    # -- the buttons and lists that answer ------------------------------------------------------------

    def rows(self, decision: Decision[ArchitectsChoice]) -> list[Row]:
        """Make the buttons and lists of the answers; every answer is one tap."""
        text, choices = self.text, enumerate(decision.choices)
        match decision.kind:
            case "take":
                taps = [self._answer(number, choice) for number, choice in choices]
                if self.view.cat == self.view.turn and self.view.decks[CENTRAL].size:
                    # The owner of the cat can peek at the central card.
                    taps.append(button(self.identity("peek"), text("button-peek"), emoji="🐈"))
                return in_parts(taps)
            case "turn":
                return self._turn_rows(decision)
            case "keep":
                # Only their player sees the cards of Halicarnassus.
                style, words = discord.ButtonStyle.primary, text("architects-button-search")
                return [(button(self.identity("search"), words, style=style),)]
            case "token" | "effect":
                return self._choices_as_rows(decision)
            case _:
                labels = numbered([self._label(choice) for choice in decision.choices], text)
                return choice_rows(labels, self.identity, text("question-list"))

    def _choices_as_rows(self, decision: Decision[ArchitectsChoice]) -> list[Row]:
        """Make a button for each answer, or lists where there are many."""
        labels = [ChoiceOption(number, self._label(each)) for number, each in enumerate(decision.choices)]
        return choice_rows(labels, self.identity, self.text("question-list"))

    def _turn_rows(self, decision: Decision[ArchitectsChoice]) -> list[Row]:
        """Make the buttons of the answers within a turn: decks, payments, all others.

        Extra cards are listed for one token only, as all give the same.
        """
        decks, builds, rest, extra = list[Button](), list[ChoiceOption](), list[Button](), _extra(decision)
        for number, choice in enumerate(decision.choices):
            match choice:
                case Extra(token=token):
                    decks += [self._answer(number, choice)] if extra and token == extra.token else []
                case Build():
                    builds.append(ChoiceOption(number, self._label(choice)))
                case _:
                    rest.append(self._answer(number, choice))
        building = choice_rows(builds, self.identity, self.text("architects-list-payments"))
        return [*in_parts(decks), *building, *in_parts(rest)]

    def _answer(self, number: int, choice: ArchitectsChoice) -> Button:
        style = discord.ButtonStyle.secondary if isinstance(choice, End) else discord.ButtonStyle.success
        label = self._label(choice)[:LONGEST_LABEL]
        return button(self.identity("choose", number), label, style=style)

    def _label(self, choice: ArchitectsChoice) -> str:
        text = self.text
        match choice:
            case Take(deck=deck) | Extra(deck=deck):
                return self._letter_label(deck)
            case UseEffect(deck=deck):
                return self._effect_label(deck)
            case Build():
                tokens, paid = helping_tokens(choice, text) or "none", payment(choice, text)
                return text("architects-button-build", stage=choice.stage, payment=paid, tokens=tokens)
            case Exchange(cards=cards):
                symbols = [text(f"symbol-{each}") for each in cards]
                return text("architects-button-exchange", symbols=all_of(symbols, text))
            case End():
                return text("architects-button-end")
            case _:
                return choice_in_words(self.view, choice, self.names, text)

    def _letter_label(self, deck: DeckId) -> str:
        """Name an available deck by letter and position, or at a large table by its owner."""
        view, text = self.view, self.text
        pile = next(each for each in view.offered if each.deck == deck)
        letter, owner = LETTERS[pile.place], owner_of(view, deck)
        if owner is not None and view.players > FEW_DECKS:
            return text("architects-button-deck-of", letter=letter, name=self.names[owner])
        return text(f"architects-button-deck-{pile.place}", letter=letter)

    def _effect_label(self, deck: DeckId) -> str:
        """Name a deck for a wonder's effect: by owner and top card, or as the central deck."""
        view, text = self.view, self.text
        owner, top = owner_of(view, deck), view.decks[deck].top
        if owner is None:
            return text("architects-button-centre")
        card = "" if top is None else card_title(top, text)
        return text("architects-button-effect", name=self.names[owner], card=card)

    # -- private answers ------------------------------------------------------------------------------

    async def looked_up(self, what: str) -> Message:
        """Show the central card to the owner of the cat, or the cards that Halicarnassus reveals."""
        decision, text = self.decision, self.text
        if decision is not None and what == "peek":
            peeked = self.snapshot.game.view(decision.chooser).peeked
            if peeked is None:
                raise Refusal("architects-refusal-peek")
            return message(text("architects-peeked", card=card_name(peeked, text)))
        if decision is None or (what, decision.kind) != ("search", "keep"):
            raise Refusal("refusal-offer-changed")
        view: View = self.snapshot.game.view(decision.seat)
        words = text("architects-searched", count=len(view.searched))
        return message(words, *self._choices_as_rows(decision))

    def reveals(self, choice: ArchitectsChoice) -> bool:
        """Return whether Halicarnassus shows cards of a deck to its player."""
        effect = deck_effect(self.view.cities[self.view.turn].board)
        return isinstance(choice, UseEffect) and isinstance(effect, KeepOneCard)

    def kept(self, choice: ArchitectsChoice) -> Message | None:
        """Name the card kept from Halicarnassus."""
        if not isinstance(choice, Keep):
            return None
        return message(self.text("architects-kept", card=card_name(choice.card, self.text)))

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
        others = {row: worth for row, worth in score.rows.items() if row not in counted}
        return "\n".join([said, *score_lines(others, {}, text)])

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


def _extra(decision: Decision[ArchitectsChoice]) -> Extra | None:
    """Return the first choice of an extra card."""
    return next((choice for choice in decision.choices if isinstance(choice, Extra)), None)
