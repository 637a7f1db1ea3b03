"""What a player of Duel is asked, in words and with the buttons that answer."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.languages.translator import Translator
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    Row,
    button,
    choose_from,
    escape,
    in_parts,
)
from cogs.game.asking import Asking, Askings, choice_rows, numbered
from cogs.games.duel.choice_words import choice_in_words
from cogs.games.duel.sentences import offer_line
from cogs.games.turns.question import TurnQuestion, ask_plainly
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
from engine.duel.effects import DiscardOpponentCard
from engine.duel.terms import Slot, opponent
from engine.duel.view import CardOffer, View
from engine.terms import CardId
from renders.drawing.numerals import ROMAN
from renders.duel.card_list import in_order
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.sentences import effect_sentences, token_line
from renders.duel.tableau import lettered
from renders.parts.names import colour_name

TOPIC = "duel"

FEW_CARDS = 5
"""More cards than this are a list."""

LETTERS_IN_A_ROW = 4
"""A phone has room for no more beside each other."""


@dataclass(frozen=True, slots=True)
class Question(TurnQuestion[View, DuelChoice]):
    """What is asked now; ``tapped`` is where the card lies that its player has tapped."""

    topic = TOPIC

    emojis: Emojis
    tapped: Slot | None = None

    def offer(self, slot: Slot) -> CardOffer | None:
        """Return what is offered at a place of the layout."""
        return next((offer for offer in self.view.card_offers if offer.slot == slot), None)

    @property
    def tapped_offer(self) -> CardOffer | None:
        """What is offered of the card that is tapped."""
        return None if self.tapped is None else self.offer(self.tapped)


def asked(question: Question) -> str:
    """Return what is asked."""
    return ASKINGS[question.kind].words(question)


def rows(question: Question) -> list[Row]:
    """Make the buttons and lists that answer a question."""
    return ASKINGS[question.kind].rows(question)


# -- the words ----------------------------------------------------------------------------------------


def _ask_for_a_wonder(question: Question) -> str:
    return question.text("duel-ask-draft", name=question.person)


def _ask_for_a_discarded_card(question: Question) -> str:
    return question.text("duel-ask-revive", name=question.person)


def _ask_for_a_drawn_token(question: Question) -> str:
    return question.text("duel-ask-library", name=question.person)


def _ask_for_a_card_of_the_opponent(question: Question) -> str:
    text = question.text
    other = escape(question.names[opponent(question.decision.seat)])
    effect = question.view.questions[0].effect
    assert isinstance(effect, DiscardOpponentCard)
    colour = colour_name(effect.colour, text)
    return text("duel-ask-opponent-card", name=question.person, opponent=other, colour=colour)


def _ask_who_begins(question: Question) -> str:
    return question.text("duel-ask-begin", name=question.person, age=ROMAN[question.view.age])


def _ask_for_a_token(question: Question) -> str:
    text = question.text
    tokens = [choice.token for choice in question.decision.choices if isinstance(choice, TakeToken)]
    lines = (token_line(question.view.box.tokens[each], text) for each in tokens)
    return "\n".join([text("duel-ask-token", name=question.person), *lines])


def _ask_for_a_turn(question: Question) -> str:
    text, view, offer = question.text, question.view, question.tapped_offer
    if offer is None:
        return text("duel-ask-turn", name=question.person)
    lines = [offer_line(view, offer, question.names, text)]
    for each in view.wonder_offers[view.turn]:
        if each.affordable:
            effects = effect_sentences(view.box.wonders[each.wonder].effects, text)
            name = short_wonder_name(each.wonder, text)
            lines.append(text("duel-wonder-line", wonder=name, effects=effects))
    return "\n".join(lines)


# -- the buttons and lists that answer -----------------------------------------------------------------


def _look_row(question: Question) -> list[Row]:
    """Make the button that shows the drawn tokens: they are for the eyes of one player alone."""
    look = question.identity("look")
    return [(button(look, question.text("duel-button-look"), style=discord.ButtonStyle.primary),)]


def _beginner_row(question: Question) -> list[Row]:
    labels = [
        (number, question.names[choice.seat])
        for number, choice in enumerate(question.decision.choices)
        if isinstance(choice, Begin)
    ]
    return choice_rows(labels, question.identity, question.text("question-list"))


def thing_rows(question: Question) -> list[Row]:
    """Make a button for each choice, with what is chosen on it."""
    text = question.text
    labels = numbered([_thing(question, choice) for choice in question.decision.choices], text)
    return choice_rows(labels, question.identity, text("question-list"))


def _thing(question: Question, choice: DuelChoice) -> str:
    text = question.text
    match choice:
        case Draft(wonder=drafted):
            return short_wonder_name(drafted, text)
        case TakeToken(token=token) | KeepToken(token=token):
            return token_name(token, text)
        case _:
            return choice_in_words(choice, question.view.box, question.names, text)


def _card_rows(question: Question) -> list[Row]:
    """Make a button for each card, or lists where there are many; in the order of the picture."""
    choices = {
        choice.card: number
        for number, choice in enumerate(question.decision.choices)
        if isinstance(choice, TakeOpponentCard | Revive)
    }
    shown = list(enumerate(in_order(question.view.box, list(choices)), start=1))
    text, cards = question.text, question.view.box.cards
    if len(shown) <= FEW_CARDS:
        taps = [
            button(
                question.identity("choose", choices[each]),
                _numbered(number, each, text),
                style=discord.ButtonStyle.success,
                emoji=question.emojis[cards[each].colour],
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
                description=effect_sentences(cards[each].effects, text)[:LONGEST_OPTION],
                emoji=question.emojis[cards[each].colour],
            )
            for number, each in part
        ]
        lists.append((choose_from(question.identity("list", place), options, text("duel-list-card")),))
    return lists


def _numbered(number: int, card_id: CardId, text: Translator) -> str:
    return text("button-number", number=number, name=card_name(card_id, text))[:LONGEST_LABEL]


# -- the buttons of a turn -----------------------------------------------------------------------------


def _turn_rows(question: Question) -> list[Row]:
    letters = [
        button(
            question.identity("card", offer.slot),
            letter,
            style=_letter_style(offer, question.tapped),
            emoji=question.emojis[question.view.box.cards[offer.card].colour],
        )
        for letter, offer in lettered(question.view).items()
    ]
    # Six letters stand better in two rows of three than in rows of four and two.
    needed = -(-len(letters) // LETTERS_IN_A_ROW)
    shown = in_parts(letters, -(-len(letters) // needed))
    offer = question.tapped_offer
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


ASKINGS: Askings[Question] = Askings(
    {
        "draft": Asking(_ask_for_a_wonder, thing_rows),
        "begin": Asking(_ask_who_begins, _beginner_row),
        "turn": Asking(_ask_for_a_turn, _turn_rows),
        "token": Asking(_ask_for_a_token, thing_rows),
        "opponent_card": Asking(_ask_for_a_card_of_the_opponent, _card_rows),
        "library": Asking(_ask_for_a_drawn_token, _look_row),
        "revive": Asking(_ask_for_a_discarded_card, _card_rows),
    },
    another=Asking(ask_plainly, thing_rows),
)
