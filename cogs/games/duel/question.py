"""The question to a player of Duel, as text and buttons."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.discord.message import (
    Button,
    Row,
    button,
    escape,
    in_parts,
)
from cogs.game.asking import ChoiceOption, choice_rows, numbered, question_in_words
from cogs.games.duel.sentences import choice_in_words, offer_line
from cogs.games.turns.presenter import TurnQuestion
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
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.terms import WonderId
from renders.drawing.numerals import ROMAN
from renders.duel.card_list import in_order
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.sentences import effect_sentences, token_line
from renders.duel.tableau import lettered
from renders.parts.names import colour_name

FEW_CARDS = 5
"""The most cards shown as buttons; more become a list."""

LETTERS_IN_A_ROW = 4
"""The most buttons that fit side by side on a phone."""


@dataclass(frozen=True, slots=True)
class Question(TurnQuestion[View, DuelChoice]):
    """The current question of a duel; ``tapped`` is the slot of a card."""

    topic = "duel"

    def offer(self, slot: int) -> CardOffer | None:
        """Return the offer at a slot of the layout."""
        return next((offer for offer in self.view.card_offers if offer.slot == slot), None)

    @property
    def tapped_offer(self) -> CardOffer | None:
        """The offer of the tapped card."""
        return None if self.tapped is None else self.offer(self.tapped)

    def words(self) -> str:
        """Return the question as text."""
        text, view, holes = self.text, self.view, {"name": self.person}
        match self.kind:
            case "draft" | "library" | "revive":
                return text(f"duel-ask-{self.kind}", **holes)
            case "begin":
                return text("duel-ask-begin", age=ROMAN[view.age], **holes)
            case "token":
                tokens = [choice.token for choice in self.decision.choices if isinstance(choice, TakeToken)]
                lines = (token_line(view.box.tokens[each], text) for each in tokens)
                return "\n".join([text("duel-ask-token", **holes), *lines])
            case "opponent_card":
                effect = view.questions[0].effect
                assert isinstance(effect, DiscardOpponentCard)
                holes["opponent"] = escape(self.names[opponent(self.decision.seat)])
                return text("duel-ask-opponent-card", colour=colour_name(effect.colour, text), **holes)
            case "turn" if self.tapped_offer is not None:
                return _what_a_card_does(self, self.tapped_offer)
            case "turn":
                return text("duel-ask-turn", **holes)
            case kind:
                return question_in_words(kind, self.person, text)

    def rows(self) -> list[Row]:
        """Make the buttons and lists of the answers."""
        text = self.text
        match self.kind:
            case "turn":
                return _turn_rows(self)
            case "opponent_card" | "revive":
                return _card_rows(self)
            case "library":
                # Only their player sees the drawn tokens.
                look = self.identity("look")
                return [(button(look, text("duel-button-look"), style=discord.ButtonStyle.primary),)]
            case "begin":
                choices = enumerate(self.decision.choices)
                beginners = ((number, each.seat) for number, each in choices if isinstance(each, Begin))
                labels = [ChoiceOption(number, self.names[seat]) for number, seat in beginners]
                return choice_rows(labels, self.identity, text("question-list"))
            case _:
                return thing_rows(self)


def _what_a_card_does(question: Question, offer: CardOffer) -> str:
    """Describe a tapped card, and every affordable wonder."""
    view, text = question.view, question.text
    lines = [offer_line(view, offer, question.names, text)]
    for each in view.wonder_offers[view.turn]:
        if each.affordable:
            effects = effect_sentences(view.box.wonders[each.wonder].effects, text)
            name = short_wonder_name(each.wonder, text)
            lines.append(text("duel-wonder-line", wonder=name, effects=effects))
    return "\n".join(lines)


# -- the buttons and lists that answer -----------------------------------------------------------------


def thing_rows(question: Question) -> list[Row]:
    """Make a button for each choice, labelled with its wonder or token."""
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
    """Make a button for each card, or lists for many; in the order of the picture."""
    choices = {
        choice.card: number
        for number, choice in enumerate(question.decision.choices)
        if isinstance(choice, TakeOpponentCard | Revive)
    }
    text, cards, answers = question.text, question.view.box.cards, list[ChoiceOption]()
    for number, each in enumerate(in_order(question.view.box, list(choices)), start=1):
        label = text("button-number", number=number, name=card_name(each, text))
        emoji, effects = question.emojis[cards[each].colour], effect_sentences(cards[each].effects, text)
        answers.append(ChoiceOption(choices[each], label, emoji, effects))
    return choice_rows(answers, question.identity, text("duel-list-card"), FEW_CARDS)


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
    # Six letters look better in two rows of three than in rows of four and two.
    needed = -(-len(letters) // LETTERS_IN_A_ROW)
    shown = in_parts(letters, -(-len(letters) // needed))
    offer = question.tapped_offer
    return [*shown, *(() if offer is None else _actions(question, offer))]


def _letter_style(offer: CardOffer, slot: int | None) -> discord.ButtonStyle:
    if offer.slot == slot:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if offer.affordable else discord.ButtonStyle.secondary


def _actions(question: Question, offer: CardOffer) -> list[Row]:
    """Make Build and Sell, and below them every wonder with its price; unaffordable ones are disabled."""
    text, build, built, cost = question.text, None, dict[WonderId, int](), offer.price.total
    for number, choice in enumerate(question.decision.choices):
        match choice:
            case Build(slot=offer.slot):
                build = number
            case BuildWonder(slot=offer.slot, wonder=wonder):
                built[wonder] = number
            case Discard(slot=offer.slot, gain=gain):
                sell, coins = number, gain
    success, secondary = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    price = text("button-build-cost", cost=cost) if cost else text("button-build")
    card_row = (
        _action(question, "build", build, price, success),
        _action(
            question,
            "sell",
            sell,
            text("duel-button-sell", coins=coins),
            success if build is None else secondary,
        ),
    )
    wonder_row = []
    for each in question.view.wonder_offers[question.view.turn]:
        name = short_wonder_name(each.wonder, text)
        label = text("duel-button-wonder", wonder=name, cost=each.price.total)
        style = discord.ButtonStyle.primary
        wonder_row.append(_action(question, str(each.wonder), built.get(each.wonder), label, style))
    return [card_row, *in_parts(wonder_row)]


def _action(
    question: Question, what: str, number: int | None, label: str, style: discord.ButtonStyle
) -> Button:
    if number is None:
        grey = discord.ButtonStyle.secondary
        return button(question.identity("no", what), label, style=grey, disabled=True)
    return button(question.identity("choose", number), label, style=style)
