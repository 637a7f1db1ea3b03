"""What a player of Duel is asked, in words and with the buttons that answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.languages import Translator
from bot.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    Row,
    button,
    choose_from,
    custom_id,
    escape,
    in_parts,
)
from cogs.games.duel.sentences import offer_line
from engine.duel.box import card, wonder
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.terms import Slot, opponent
from engine.duel.view import CardOffer, View
from engine.game import Decision
from engine.terms import CardId
from renders.drawing.numerals import ROMAN
from renders.duel.card_list import in_order
from renders.duel.letters import lettered
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.sentences import effect_sentences, token_line

TOPIC = "duel"

FEW_CARDS = 5
"""More cards than this are a list."""

LETTERS_IN_A_ROW = 4
"""A phone has room for no more beside each other."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now; ``view`` is what everybody sees, so nothing secret can get into it."""

    snapshot: GameSnapshot
    view: View
    decision: Decision[DuelChoice]
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    def identity(self, *words: str | int) -> str:
        """Write the id of a button that belongs to this step."""
        return custom_id(TOPIC, self.snapshot.id, self.snapshot.step, *words)

    def offer(self, slot: Slot) -> CardOffer | None:
        """Give what is offered at a place of the layout."""
        return next((offer for offer in self.view.card_offers if offer.slot == slot), None)


def asked(question: Question, person: str, slot: Slot | None) -> list[str]:
    """Say what is asked; ``person`` is how the player is called, ``slot`` the card that is tapped."""
    text, view, decision = question.text, question.view, question.decision
    other = escape(question.names[opponent(decision.seat)])
    match decision.kind:
        case "turn":
            return _asked_turn(question, person, slot)
        case "draft":
            return [text("duel-ask-draft", name=person)]
        case "opponent_card":
            colour = text(f"colour-{view.questions[0].colour}")
            return [text("duel-ask-opponent-card", name=person, opponent=other, colour=colour)]
        case "begin":
            return [text("duel-ask-begin", name=person, age=ROMAN[view.age])]
        case "token":
            tokens = [choice.token for choice in decision.choices if isinstance(choice, TakeToken)]
            return [
                text("duel-ask-token", name=person),
                *(token_line(view.box.tokens[each], text) for each in tokens),
            ]
        case _:
            return [text(f"duel-ask-{decision.kind}", name=person)]


def _asked_turn(question: Question, person: str, slot: Slot | None) -> list[str]:
    text, view = question.text, question.view
    offer = None if slot is None else question.offer(slot)
    if offer is None:
        return [text("duel-ask-turn", name=person)]
    lines = [offer_line(view, offer, question.names, text)]
    for each in view.wonder_offers[view.turn]:
        if each.affordable:
            effects = effect_sentences(wonder(each.wonder).effects, text)
            name = short_wonder_name(each.wonder, text)
            lines.append(text("duel-wonder-line", wonder=name, effects=effects))
    return lines


# -- the buttons and lists that answer -----------------------------------------------------------------


def rows(question: Question, slot: Slot | None) -> list[Row]:
    """Make the buttons and lists that answer a question; ``slot`` is the card that is tapped."""
    match question.decision.kind:
        case "turn":
            return _turn_rows(question, slot)
        case "opponent_card" | "revive":
            return _card_rows(question)
        case "library":
            # The tokens are for the eyes of one player: this button shows them, to that player alone.
            look = question.identity("look")
            return [(button(look, question.text("duel-button-look"), style=discord.ButtonStyle.primary),)]
        case _:
            return choice_rows(question)


def choice_rows(question: Question) -> list[Row]:
    """Make a button for each choice."""
    taps = [
        button(
            question.identity("choose", number),
            _label(question, number, choice),
            style=discord.ButtonStyle.success,
        )
        for number, choice in enumerate(question.decision.choices)
    ]
    return in_parts(taps)


def _label(question: Question, number: int, choice: DuelChoice) -> str:
    text = question.text
    match choice:
        case Draft(wonder=drafted):
            name = short_wonder_name(drafted, text)
        case TakeToken(token=token) | KeepToken(token=token):
            name = token_name(token, text)
        case Begin(seat=seat):
            return question.names[seat][:LONGEST_LABEL]
        case Build(card=named) | BuildWonder(card=named) | Discard(card=named):
            name = card_name(named, text)
        case TakeOpponentCard(card=named) | Revive(card=named):
            name = card_name(named, text)
    return text("duel-button-number", number=number + 1, name=name)[:LONGEST_LABEL]


def _card_rows(question: Question) -> list[Row]:
    """Make a button for each card, or lists where there are many; in the order of the picture."""
    choices = {
        choice.card: number
        for number, choice in enumerate(question.decision.choices)
        if isinstance(choice, TakeOpponentCard | Revive)
    }
    shown = list(enumerate(in_order(question.view.box, list(choices)), start=1))
    text = question.text
    if len(shown) <= FEW_CARDS:
        taps = [
            button(
                question.identity("choose", choices[each]),
                _numbered(number, each, text),
                style=discord.ButtonStyle.success,
                emoji=question.emojis[card(each).colour],
            )
            for number, each in shown
        ]
        return in_parts(taps)
    lists: list[Row] = []
    for place, part in enumerate(in_parts(shown, LONGEST_LIST)):
        options = [
            discord.SelectOption(
                label=_numbered(number, each, text),
                value=str(choices[each]),
                description=effect_sentences(card(each).effects, text)[:LONGEST_OPTION],
                emoji=question.emojis[card(each).colour],
            )
            for number, each in part
        ]
        lists.append((choose_from(question.identity("list", place), options, text("duel-list-card")),))
    return lists


def _numbered(number: int, card_id: CardId, text: Translator) -> str:
    return text("duel-button-number", number=number, name=card_name(card_id, text))[:LONGEST_LABEL]


# -- the buttons of a turn -----------------------------------------------------------------------------


def _turn_rows(question: Question, slot: Slot | None) -> list[Row]:
    """Make the buttons of a turn; ``slot`` is the card that is tapped."""
    letters = [
        button(
            question.identity("card", offer.slot),
            letter,
            style=_letter_style(offer, slot),
            emoji=question.emojis[card(offer.card).colour],
        )
        for letter, offer in lettered(question.view).items()
    ]
    # Six letters stand better in two rows of three than in rows of four and two.
    needed = -(-len(letters) // LETTERS_IN_A_ROW)
    shown = in_parts(letters, -(-len(letters) // needed))
    offer = None if slot is None else question.offer(slot)
    return [*shown, *(() if offer is None else _actions(question, offer))]


def _letter_style(offer: CardOffer, slot: Slot | None) -> discord.ButtonStyle:
    if offer.slot == slot:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if offer.affordable else discord.ButtonStyle.secondary


def _actions(question: Question, offer: CardOffer) -> list[Row]:
    """Make Build and Sell, and below them every wonder, each with its price; disabled what is too dear."""
    text, choices = question.text, list(enumerate(question.decision.choices))
    build = next(
        (number for number, choice in choices if isinstance(choice, Build) and choice.slot == offer.slot),
        None,
    )
    cost = offer.price.total
    sell = next(
        (number, choice)
        for number, choice in choices
        if isinstance(choice, Discard) and choice.slot == offer.slot
    )
    built = {
        choice.wonder: number
        for number, choice in choices
        if isinstance(choice, BuildWonder) and choice.slot == offer.slot
    }
    card_row = (
        _action(
            question,
            "build",
            build,
            text("button-build-cost", cost=cost) if cost else text("button-build"),
            discord.ButtonStyle.success,
        ),
        _action(
            question,
            "sell",
            sell[0],
            text("duel-button-sell", coins=sell[1].gain),
            discord.ButtonStyle.secondary if build is not None else discord.ButtonStyle.success,
        ),
    )
    wonder_row = [
        _action(
            question,
            str(each.wonder),
            built.get(each.wonder),
            text(
                "duel-button-wonder",
                wonder=short_wonder_name(each.wonder, text),
                cost=each.price.total,
            ),
            discord.ButtonStyle.primary,
        )
        for each in question.view.wonder_offers[question.view.turn]
    ]
    return [card_row, *in_parts(wonder_row)]


def _action(
    question: Question, what: str, number: int | None, label: str, style: discord.ButtonStyle
) -> Button:
    if number is None:
        grey = discord.ButtonStyle.secondary
        return button(question.identity("no", what), label, style=grey, disabled=True)
    return button(question.identity("choose", number), label, style=style)
