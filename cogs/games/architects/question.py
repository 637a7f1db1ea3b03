"""What the player whose turn it is is asked: a sentence, and a button for every answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

import discord

from bot.languages import Translator
from bot.snapshot import GameSnapshot
from cogs.discord.message import (
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    Row,
    button,
    choose_from,
    custom_id,
    in_parts,
)
from cogs.games.architects.choice_words import choice_in_words
from cogs.games.architects.sentences import helping_tokens, payment
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Decision
from renders.architects.decks import FEW_DECKS, LETTERS, owner_of
from renders.architects.sentences import token_line
from renders.parts.language import all_of

TOPIC = "architects"
MOST_BUTTONS = 15
"""More answers of a kind than this are shown as lists."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now; ``view`` is what everybody sees, so nothing secret can get into it."""

    snapshot: GameSnapshot
    view: View
    decision: Decision[ArchitectsChoice]
    names: Sequence[str]
    text: Translator

    def identity(self, *words: str | int) -> str:
        """Write the id of a button that belongs to this step."""
        return custom_id(TOPIC, self.snapshot.id, self.snapshot.step, *words)

    @property
    def numbered(self) -> list[tuple[int, ArchitectsChoice]]:
        """The answers with their numbers; an extra card is the same whichever token brings it."""
        choices = list(enumerate(self.decision.choices))
        extras = [choice for _, choice in choices if isinstance(choice, Extra)]
        return [
            each for each in choices if not isinstance(each[1], Extra) or each[1].token == extras[0].token
        ]


def asked(question: Question, person: str) -> str:
    """Say what is asked; ``person`` is how the player is called, as a mention or by name."""
    text, view, decision = question.text, question.view, question.decision
    match decision.kind:
        case "take":
            return text("architects-ask-take", name=person, piles=_piles(question))
        case "token":
            lines = [token_line(each, text) for each in dict.fromkeys(view.tokens)]
            return "\n".join([text("architects-ask-token", name=person), *lines])
        case "effect":
            return text(f"architects-ask-{view.cities[decision.seat].wonder}", name=person)
        case "keep":
            return text("architects-ask-keep", name=person)
    choices = [choice for _, choice in question.numbered]
    extra = next((choice for choice in choices if isinstance(choice, Extra)), None)
    if extra is not None:
        token = text(f"architects-token-{extra.token}")
        key = "architects-ask-extra" if isinstance(choices[-1], End) else "architects-ask-turn-extra"
        return text(key, name=person, token=token, piles=_piles(question))
    if isinstance(choices[-1], End):
        return text("architects-ask-optional", name=person)
    stages = {choice.stage for choice in choices if isinstance(choice, Build)}
    if len(stages) == 1 and all(isinstance(choice, Build) for choice in choices):
        return text("architects-ask-payment", name=person, stage=stages.pop())
    return text("architects-ask-turn", name=person)


def _piles(question: Question) -> str:
    """Say what lies on the piles in reach, letter by letter."""
    text = question.text
    said = []
    for pile in question.view.offered:
        if not pile.size:
            continue
        card = "architects-hidden-card" if pile.card is None else f"architects-card-{pile.card}"
        said.append(text("architects-pile", letter=LETTERS[pile.place], card=text(card)))
    return " · ".join(said)


def rows(question: Question) -> list[Row]:
    """Make the buttons and lists that answer a question; every answer is one tap."""
    if question.decision.kind == "keep":
        return [(_open_search(question),)]
    taps = [(choice, _answer(question, number, choice)) for number, choice in question.numbered]
    decks = [tap for choice, tap in taps if isinstance(choice, Take | Extra | UseEffect)]
    if question.decision.kind == "take" and _may_peek(question.view):
        decks.append(button(question.identity("peek"), question.text("architects-button-peek"), emoji="🐈"))
    builds = [(number, choice) for number, choice in question.numbered if isinstance(choice, Build)]
    rest = [tap for choice, tap in taps if isinstance(choice, Exchange | ChooseToken | End)]
    if len(builds) > MOST_BUTTONS:
        return [*in_parts(decks), *_lists(question, builds), *in_parts(rest)]
    building = [tap for choice, tap in taps if isinstance(choice, Build)]
    return [*in_parts(decks), *in_parts(building), *in_parts(rest)]


def search_rows(question: Question) -> list[Row]:
    """Make the buttons with the cards that Halicarnassus shows; for its player alone."""
    return in_parts([_answer(question, number, choice) for number, choice in question.numbered])


def _may_peek(view: View) -> bool:
    return view.cat == view.turn and bool(view.decks[CENTRAL].size)


def _answer(question: Question, number: int, choice: ArchitectsChoice) -> Button:
    style = discord.ButtonStyle.secondary if isinstance(choice, End) else discord.ButtonStyle.success
    return button(question.identity("choose", number), label(question, choice)[:LONGEST_LABEL], style=style)


def _open_search(question: Question) -> Button:
    return button(
        question.identity("search"),
        question.text("architects-button-search"),
        style=discord.ButtonStyle.primary,
    )


def _lists(question: Question, builds: Sequence[tuple[int, ArchitectsChoice]]) -> list[Row]:
    chunks = in_parts(builds, LONGEST_LIST)
    return [
        (
            choose_from(
                question.identity("list", place),
                [
                    discord.SelectOption(label=label(question, choice)[:LONGEST_OPTION], value=str(number))
                    for number, choice in chunk
                ],
                question.text("architects-list-payments"),
            ),
        )
        for place, chunk in enumerate(chunks)
    ]


def label(question: Question, choice: ArchitectsChoice) -> str:
    """Say in a few words what an answer does."""
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
        case ChooseToken() | Keep():
            return choice_in_words(question.view, choice, question.names, text)
        case End():
            return text("architects-button-end")
        case _:
            assert_never(choice)


def _letter_label(question: Question, deck: DeckId) -> str:
    """Name a pile in reach by its letter and its place, at a large table by its owner."""
    view, text = question.view, question.text
    pile = next(each for each in view.offered if each.deck == deck)
    letter, owner = LETTERS[pile.place], owner_of(view, deck)
    if owner is not None and view.players > FEW_DECKS:
        return text("architects-button-deck-of", letter=letter, name=question.names[owner])
    return text(f"architects-button-deck-{pile.place}", letter=letter)


def _effect_label(question: Question, deck: DeckId) -> str:
    """Name a deck that a wonder's effect may be used on: by owner and top card, or the place."""
    view, text = question.view, question.text
    owner, top = owner_of(view, deck), view.decks[deck].top
    if owner is None:
        return text("architects-button-centre")
    card = "" if top is None else text(f"architects-title-{top}")
    return text("architects-button-effect", name=question.names[owner], card=card)
