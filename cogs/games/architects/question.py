"""The question to the player in turn: a sentence, and a button for every answer."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.discord.message import LONGEST_LABEL, Button, Row, button, in_parts
from cogs.game.asking import ChoiceOption, choice_rows, numbered, question_in_words
from cogs.games.architects.sentences import choice_in_words, helping_tokens, payment
from cogs.games.turns.presenter import TurnQuestion
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    End,
    Exchange,
    Extra,
    Take,
    UseEffect,
)
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from renders.architects.decks import FEW_DECKS, LETTERS, owner_of
from renders.architects.names import card_name, card_title, token_name
from renders.architects.sentences import token_line
from renders.parts.language import all_of


@dataclass(frozen=True, slots=True)
class Question(TurnQuestion[View, ArchitectsChoice]):
    """The current question of a game of Architects."""

    topic = "architects"

    @property
    def numbered(self) -> list[tuple[int, ArchitectsChoice]]:
        """The answers with their numbers; extra cards are listed for one token only, as all give the same."""
        choices = list(enumerate(self.decision.choices))
        extras = [choice for _, choice in choices if isinstance(choice, Extra)]
        return [
            each for each in choices if not isinstance(each[1], Extra) or each[1].token == extras[0].token
        ]

    def words(self) -> str:
        """Return the question as text."""
        text, person = self.text, self.person
        match self.kind:
            case "take":
                return text("architects-ask-take", name=person, piles=_piles(self))
            case "turn":
                return _ask_for_a_turn(self)
            case "token":
                lines = [token_line(each, text) for each in dict.fromkeys(self.view.tokens)]
                return "\n".join([text("architects-ask-token", name=person), *lines])
            case "effect":
                return text(f"architects-ask-{self.view.cities[self.decision.seat].wonder}", name=person)
            case "keep":
                return text("architects-ask-keep", name=person)
            case kind:
                return question_in_words(kind, person, text)

    def rows(self) -> list[Row]:
        """Make the buttons and lists of the answers; every answer is one tap."""
        text = self.text
        match self.kind:
            case "take":
                taps = [_answer(self, number, choice) for number, choice in self.numbered]
                if self.view.cat == self.view.turn and self.view.decks[CENTRAL].size:
                    # The owner of the cat can peek at the central card.
                    taps.append(button(self.identity("peek"), text("button-peek"), emoji="🐈"))
                return in_parts(taps)
            case "turn":
                return _turn_rows(self)
            case "keep":
                # Only their player sees the cards of Halicarnassus.
                style = discord.ButtonStyle.primary
                return [(button(self.identity("search"), text("architects-button-search"), style=style),)]
            case "token" | "effect":
                return choices_as_rows(self)
            case _:
                labels = numbered([label(self, choice) for choice in self.decision.choices], text)
                return choice_rows(labels, self.identity, text("question-list"))


def _ask_for_a_turn(question: Question) -> str:
    text, person = question.text, question.person
    choices = [choice for _, choice in question.numbered]
    extra = next((choice for choice in choices if isinstance(choice, Extra)), None)
    if extra is not None:
        token = token_name(extra.token, text)
        key = "architects-ask-extra" if isinstance(choices[-1], End) else "architects-ask-turn-extra"
        return text(key, name=person, token=token, piles=_piles(question))
    if isinstance(choices[-1], End):
        return text("architects-ask-optional", name=person)
    stages = {choice.stage for choice in choices if isinstance(choice, Build)}
    if len(stages) == 1 and all(isinstance(choice, Build) for choice in choices):
        return text("architects-ask-payment", name=person, stage=stages.pop())
    return text("architects-ask-turn", name=person)


def _piles(question: Question) -> str:
    """Return the top cards of the available decks, by letter."""
    text = question.text
    said = []
    for pile in question.view.offered:
        if not pile.size:
            continue
        card = text("architects-hidden-card") if pile.card is None else card_name(pile.card, text)
        said.append(text("architects-pile", letter=LETTERS[pile.place], card=card))
    return " · ".join(said)


# -- the buttons and lists that answer -----------------------------------------------------------------


def choices_as_rows(question: Question) -> list[Row]:
    """Make a button for each answer, or lists where there are many."""
    labels = [ChoiceOption(number, label(question, choice)) for number, choice in question.numbered]
    return choice_rows(labels, question.identity, question.text("question-list"))


def _turn_rows(question: Question) -> list[Row]:
    """Make the buttons of the answers within a turn: decks, payments, all others."""
    builds = [
        ChoiceOption(number, label(question, choice))
        for number, choice in question.numbered
        if isinstance(choice, Build)
    ]
    taps = [(choice, _answer(question, number, choice)) for number, choice in question.numbered]
    decks = [tap for choice, tap in taps if isinstance(choice, Extra)]
    rest = [tap for choice, tap in taps if not isinstance(choice, Extra | Build)]
    building = choice_rows(builds, question.identity, question.text("architects-list-payments"))
    return [*in_parts(decks), *building, *in_parts(rest)]


def _answer(question: Question, number: int, choice: ArchitectsChoice) -> Button:
    style = discord.ButtonStyle.secondary if isinstance(choice, End) else discord.ButtonStyle.success
    return button(question.identity("choose", number), label(question, choice)[:LONGEST_LABEL], style=style)


def label(question: Question, choice: ArchitectsChoice) -> str:
    """Return a short label for an answer."""
    text = question.text
    match choice:
        case Take(deck=deck) | Extra(deck=deck):
            return _letter_label(question, deck)
        case UseEffect(deck=deck):
            return _effect_label(question, deck)
        case Build():
            tokens = helping_tokens(choice, text)
            holes: dict[str, str | int] = {"stage": choice.stage, "payment": payment(choice, text)}
            if tokens:
                return text("architects-button-build-helped", tokens=tokens, **holes)
            return text("architects-button-build", **holes)
        case Exchange(cards=cards):
            symbols = [text(f"symbol-{each}") for each in cards]
            return text("architects-button-exchange", symbols=all_of(symbols, text))
        case End():
            return text("architects-button-end")
        case _:
            return choice_in_words(question.view, choice, question.names, text)


def _letter_label(question: Question, deck: DeckId) -> str:
    """Name an available deck by letter and position, or at a large table by its owner."""
    view, text = question.view, question.text
    pile = next(each for each in view.offered if each.deck == deck)
    letter, owner = LETTERS[pile.place], owner_of(view, deck)
    if owner is not None and view.players > FEW_DECKS:
        return text("architects-button-deck-of", letter=letter, name=question.names[owner])
    return text(f"architects-button-deck-{pile.place}", letter=letter)


def _effect_label(question: Question, deck: DeckId) -> str:
    """Name a deck for a wonder's effect: by owner and top card, or as the central deck."""
    view, text = question.view, question.text
    owner, top = owner_of(view, deck), view.decks[deck].top
    if owner is None:
        return text("architects-button-centre")
    card = "" if top is None else card_title(top, text)
    return text("architects-button-effect", name=question.names[owner], card=card)
