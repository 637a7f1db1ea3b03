"""What a player of the base game is asked: a hand at one moment, in words and with its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.languages import Translator
from bot.sitting import Sitting
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    List,
    Part,
    Row,
    button,
    choose_from,
    custom_id,
    escape,
    in_parts,
)
from cogs.game.step_message import seat_buttons
from cogs.games.base import sentences
from engine.base.cards import card
from engine.base.choice import BaseChoice, CardChoice, PaidChoice, Revive
from engine.base.view import Offer, View
from engine.game import Decision, Seat
from renders.base.discard import discard_choices
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of

LAST_ROUND = 6

CARDS_IN_A_ROW = 4
"""Rows of four and three: the same places as the cards in the picture."""

PICKED = "✅"


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has tapped without deciding yet: a card, and how it and the stage would be paid."""

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """One player's hand at one moment.

    ``city`` is the seat that the cards are chosen for: the player's own, or the Free City once its
    controller has chosen for their own. ``view`` is the table as that city sees it.
    """

    sitting: Sitting
    seat: Seat
    city: Seat
    view: View
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    @property
    def decision(self) -> Decision[BaseChoice] | None:
        """What this player has to decide next."""
        return self.sitting.decision(self.seat)

    @property
    def pick(self) -> BaseChoice | None:
        """What has been picked for the city."""
        return self.sitting.picks.get(self.city)

    def identity(self, *words: str | int) -> str:
        """Write the id of a button of this hand."""
        return custom_id("hand", self.sitting.id, self.sitting.step, self.city, *words)


def hand_heading(question: Question) -> str:
    """Say which round it is, how many coins there are and what becomes of the rest of the hand."""
    view, text, kinds = question.view, question.text, question.view.deciding.values()
    step = 1 if view.passing == "left" else -1
    receiver = question.names[(question.seat + step) % view.players]
    following: str = view.passing
    if "revive" in kinds:
        following = "discard"
    elif "seventh_card" in kinds:
        following = "seventh"
    elif view.round == LAST_ROUND:
        following = "put-away"
    return text(
        "hand-heading",
        age=ROMAN[view.age],
        round=view.round,
        money=text("coins", count=view.cities[question.city].coins),
        following=following,
        name=escape(receiver),
    )


def asked(question: Question, selection: Selection) -> str:
    """Say what is asked, what the tapped card does, or what has been picked."""
    text = question.text
    if question.sitting.plays_itself(question.seat):
        return text("hand-away")
    if selection.card is not None and selection.card < len(question.view.offers):
        offer = question.view.offers[selection.card]
        lines = [
            sentences.offer_line(
                question.view, question.city, offer, selection.build_way, question.names, text
            ),
            sentences.stage_line(question.view, question.city, offer, text),
            _still_picked(question),
        ]
        return "\n".join(each for each in lines if each)
    waiting = [escape(question.names[seat]) for seat in question.sitting.waiting_for()]
    decision = question.decision
    if decision is None:
        said = _picked(question)
        if said is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=said)
        return text("picked-waiting", picked=said, names=all_of(waiting, text))
    if decision.kind == "free_city":
        return text("choose-free-city", count=len(question.view.hand))
    if question.view.free_city_offers:
        return text("choose-own-first")
    if decision.kind == "revive":
        return text("choose-discard", count=sum(isinstance(choice, Revive) for choice in decision.choices))
    if decision.kind == "seventh_card":
        return text("choose-seventh")
    if (
        question.view.round == LAST_ROUND
        and "play_seventh_card" in question.view.cities[question.seat].abilities
    ):
        return text("choose-both")
    return text("choose-card")


def _still_picked(question: Question) -> str | None:
    """Say what counts until another button is pressed, so that looking costs nothing."""
    said = _picked(question)
    return None if said is None or question.pick is None else question.text("picked-until", picked=said)


def _picked(question: Question) -> str | None:
    """Say everything that a player has picked in this step, the Free City's card last."""
    own = question.sitting.picks.get(question.seat)
    view, names, text = question.view, question.names, question.text
    if own is None:
        return None
    said = sentences.picked(view, question.seat, own, names, text)
    if question.city == question.seat or question.pick is None:
        return said
    free_city = sentences.picked(view, question.city, question.pick, names, text)
    return text("picked-for-free-city", own=said, free_city=free_city)


# -- the buttons and lists below the picture -----------------------------------------------------------


def rows(question: Question, selection: Selection) -> list[Part]:
    """Make the buttons and lists below the picture."""
    if question.sitting.plays_itself(question.seat):
        back = seat_buttons(question.sitting, question.text)
        return [*([back] if back else []), _helpers(question)]
    if question.view.discard:
        return [*_discard_rows(question), _helpers(question)]
    parts: list[Part] = list(_number_rows(question, selection))
    if selection.card is not None and selection.card < len(question.view.offers):
        offer = question.view.offers[selection.card]
        lists = (
            _payment_list(question, offer, selection, "build"),
            _payment_list(question, offer, selection, "stage"),
        )
        parts += [(each,) for each in lists if each is not None]
        parts.append(_actions(question, offer, selection))
    return [*parts, _helpers(question)]


# -- the cards -----------------------------------------------------------------------------------------


def _number_rows(question: Question, selection: Selection) -> list[Row]:
    buttons = [
        _number(question, number, offer, chosen=selection.card == number)
        for number, offer in enumerate(question.view.offers)
    ]
    return in_parts(buttons, CARDS_IN_A_ROW)


def _number(question: Question, number: int, offer: Offer, *, chosen: bool) -> Button:
    style = discord.ButtonStyle.success if offer.builds else discord.ButtonStyle.secondary
    if chosen:
        style = discord.ButtonStyle.primary
    picked = isinstance(question.pick, CardChoice) and question.pick.card == offer.card
    return button(
        question.identity("card", number),
        str(number + 1),
        style=style,
        emoji=PICKED if picked else question.emojis[card(offer.card).colour],
    )


def _helpers(question: Question) -> Row:
    text = question.text
    again = button(question.identity("again"), text("button-start-again"))
    return (
        *((again,) if question.city != question.seat else ()),
        button(question.identity("city"), text("button-my-city")),
        button(question.identity("table"), text("button-table")),
        button(question.identity("text"), text("button-text")),
    )


# -- the card that is tapped ----------------------------------------------------------------------------


def _actions(question: Question, offer: Offer, selection: Selection) -> Row:
    """Make the buttons that decide: build, wonder, sell, and Olympia's power where it is there."""
    text, number = question.text, selection.card
    assert number is not None
    ways = [choice for choice in offer.builds if choice.how != "power"]
    build_way = min(selection.build_way, max(0, len(ways) - 1))
    stage_way = min(selection.stage_way, max(0, len(offer.stages) - 1))
    power = next((way for way, choice in enumerate(offer.builds) if choice.how == "power"), None)
    useful = "build" if ways else "free" if power is not None else "stage" if offer.stages else "sell"

    def style(action: str) -> discord.ButtonStyle:
        return discord.ButtonStyle.success if action == useful else discord.ButtonStyle.secondary

    row = [
        button(
            question.identity("build", number, build_way),
            text("button-build-cost", cost=ways[build_way].cost)
            if ways and ways[build_way].cost
            else text("button-build"),
            style=style("build"),
            disabled=not ways,
        ),
        *_stage_buttons(question, offer, stage_way, style("stage")),
        button(
            question.identity("sell", number),
            text("button-sell"),
            style=style("sell"),
            disabled=offer.sell is None,
        ),
    ]
    if power is not None:
        row.append(
            button(
                question.identity("free", number, power),
                text("button-free"),
                emoji=question.emojis["star"],
                style=style("free"),
            )
        )
    return tuple(row)


def _stage_buttons(
    question: Question, offer: Offer, stage_way: int, style: discord.ButtonStyle
) -> list[Button]:
    """Make the Wonder button; two where Manneken Pis may copy either neighbour."""
    text, number = question.text, question.view.offers.index(offer)
    sides = list(dict.fromkeys(choice.copy for choice in offer.stages))
    if len(sides) > 1:
        cheapest = [next(i for i, each in enumerate(offer.stages) if each.copy == side) for side in sides]
        chosen = offer.stages[stage_way].copy
        return [
            button(
                question.identity("stage", number, stage_way if side == chosen else way),
                text(
                    "button-stage-copy",
                    side=str(side),
                    cost=offer.stages[stage_way if side == chosen else way].cost,
                ),
                style=style,
            )
            for side, way in zip(sides, cheapest, strict=True)
        ]
    if offer.stages:
        cost = offer.stages[stage_way].cost
        label = text("button-stage-cost", cost=cost) if cost else text("button-stage")
        return [button(question.identity("stage", number, stage_way), label, style=style)]
    complete = offer.stage_obstacle is not None and offer.stage_obstacle.reason == "complete"
    label = text("button-stage-complete") if complete else text("button-stage-no")
    return [button(question.identity("stage", number, 0), label, style=style, disabled=True)]


def _payment_list(question: Question, offer: Offer, selection: Selection, what: str) -> List | None:
    """Make the list of who is paid, where there are two sensible ways or more."""
    choices = offer.builds if what == "build" else offer.stages
    ways = [(way, choice) for way, choice in enumerate(choices) if choice.how == "trade"]
    if len(ways) < 2:
        return None
    chosen = selection.build_way if what == "build" else selection.stage_way
    cheapest = min(choice.cost for _, choice in ways)
    text = question.text
    options = []
    for way, choice in ways[:LONGEST_LIST]:
        paid = sentences.payment(question.view, question.city, choice, question.names, text)
        several = sum(amount > 0 for amount in (choice.bank, choice.left, choice.right)) > 1
        key = "pay-several" if several else "pay-one"
        if choice.cost == cheapest:
            key = f"{key}-cheapest"
        goods = sentences.bought(question.view, question.city, choice, question.names, text)
        options.append(
            discord.SelectOption(
                label=_shorten(text(key, payment=paid, count=choice.cost)),
                value=str(way),
                description=_shorten(goods),
                default=way == chosen,
            )
        )
    return choose_from(
        question.identity("pay", what, selection.card or 0, selection.build_way, selection.stage_way),
        options,
        text("pay-build" if what == "build" else "pay-stage"),
    )


def _shorten(line: str) -> str:
    return line if len(line) <= LONGEST_OPTION else line[: LONGEST_OPTION - 1] + "…"


def default_ways(view: View, seat: Seat, offer: Offer) -> tuple[int, int]:
    """Choose the ways to pay that are offered first: cheapest, then less to the stronger neighbour."""
    return _default_way(view, seat, offer.builds), _default_way(view, seat, offer.stages)


def _default_way(view: View, seat: Seat, choices: Sequence[PaidChoice]) -> int:
    left = view.scores[sentences.left_of(view, seat)].total
    right = view.scores[sentences.right_of(view, seat)].total

    def order(way: int) -> tuple[bool, int, int]:
        choice = choices[way]
        stronger = choice.left if left >= right else choice.right
        return choice.how == "power", choice.cost, stronger

    return min(range(len(choices)), key=order, default=0)


# -- the discard pile: a few buttons, or lists ---------------------------------------------------------


def _discard_rows(question: Question) -> list[Row]:
    """Make the buttons of the cards that can be built, or lists by age where there are many."""
    decision, text = question.decision, question.text
    if decision is None:
        return []
    shown = discard_choices(question.view)
    takable = {choice.card for choice in decision.choices if isinstance(choice, Revive)}
    cards = [each for each in shown if each in takable]
    labels = {
        each: text("discard-option", number=number, card=sentences.card_name(each, text))
        for number, each in reversed(list(enumerate(shown, start=1)))
    }
    nothing = button(question.identity("nothing"), text("button-build-none"))
    numbered = {each: number for number, each in reversed(list(enumerate(question.view.discard)))}
    if len(cards) < BUTTONS_IN_A_ROW:
        taps = [
            button(
                question.identity("revive", numbered[each]),
                labels[each],
                style=discord.ButtonStyle.success,
                emoji=question.emojis[card(each).colour],
            )
            for each in cards
        ]
        return [(*taps, nothing)]
    chunks = [
        chunk
        for age in (1, 2, 3)
        for chunk in in_parts([each for each in cards if card(each).age == age], LONGEST_LIST)
    ]
    lists = [
        choose_from(
            question.identity("discard", number),
            [
                discord.SelectOption(
                    label=labels[each],
                    value=str(numbered[each]),
                    emoji=question.emojis[card(each).colour],
                )
                for each in chunk
            ],
            text("choose-discard-age", age=ROMAN[card(chunk[0]).age]),
        )
        for number, chunk in enumerate(chunks)
    ]
    return [*((each,) for each in lists), (nothing,)]
