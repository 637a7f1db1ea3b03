"""The private message with a player's cards: its text, its buttons, its lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.languages import Translator
from bot.table import Table
from cogs.base import sentences
from cogs.base.sentences import ROMAN, card_name
from cogs.emojis import Emojis
from cogs.message import Part, Row, escape
from cogs.taps import TapButton, TapList, button, choose_from, custom_id
from cogs.waiting import seat_buttons
from engine.base.cards import card
from engine.base.choice import Choice
from engine.base.city import plays_seventh_card
from engine.base.terms import CardId
from engine.base.view import Offer, View
from engine.game import Decision, Seat
from renders.discard import discard_choices
from renders.sentences import all_of

BUTTONS_IN_A_ROW = 4
"""Rows of four and three: the same places as the cards in the picture."""

LONGEST_LIST = 25
LONGEST_LABEL = 100
FEW_DISCARDS = 5

PICKED = "✅"
LAST_ROUND = 6


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has tapped without deciding yet: a card, and how it and the stage would be paid."""

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0


@dataclass(frozen=True, slots=True)
class Prompt:
    """One player's hand at one moment.

    ``city`` is the seat that the cards are chosen for: the player's own, or the Free City once its
    controller has chosen for their own. ``view`` is the table as that city sees it.
    """

    table: Table
    seat: Seat
    city: Seat
    view: View
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    @property
    def decision(self) -> Decision[Choice] | None:
        """What this player has to decide next."""
        return self.table.decision(self.seat)

    @property
    def pick(self) -> Choice | None:
        """What has been picked for the city."""
        return self.table.picks.get(self.city)

    def identity(self, *words: str | int) -> str:
        """Write the id of a button of this hand."""
        return custom_id("hand", self.table.id, self.table.step, self.city, *words)


def rows(prompt: Prompt, selection: Selection) -> list[Part]:
    """Make the buttons and lists below the picture."""
    if prompt.table.plays_itself(prompt.seat):
        back = seat_buttons(prompt.table, prompt.text)
        return [*([back] if back else []), _helpers(prompt)]
    if prompt.view.discard:
        return [*_discard_rows(prompt), _helpers(prompt)]
    parts: list[Part] = list(_number_rows(prompt, selection))
    if selection.card is not None and selection.card < len(prompt.view.offers):
        offer = prompt.view.offers[selection.card]
        lists = (
            _payment_list(prompt, offer, selection, "build"),
            _payment_list(prompt, offer, selection, "stage"),
        )
        parts += [(each,) for each in lists if each is not None]
        parts.append(_actions(prompt, offer, selection))
    return [*parts, _helpers(prompt)]


def heading(prompt: Prompt) -> str:
    """Say which round it is, how many coins there are and what becomes of the rest of the hand."""
    view, text, kinds = prompt.view, prompt.text, prompt.view.deciding.values()
    step = 1 if view.passing == "left" else -1
    receiver = prompt.names[(prompt.seat + step) % view.players]
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
        money=text("coins", count=view.cities[prompt.city].coins),
        following=following,
        name=escape(receiver),
    )


def line(prompt: Prompt, selection: Selection) -> str:
    """Say what is asked, what the tapped card does, or what has been picked."""
    text = prompt.text
    if prompt.table.plays_itself(prompt.seat):
        return text("hand-away")
    if selection.card is not None and selection.card < len(prompt.view.offers):
        offer = prompt.view.offers[selection.card]
        lines = [
            sentences.offer_line(prompt.view, prompt.city, offer, selection.build_way, prompt.names, text),
            sentences.stage_line(prompt.view, prompt.city, offer, text),
            _still_picked(prompt),
        ]
        return "\n".join(each for each in lines if each)
    waiting = [escape(prompt.names[seat]) for seat in prompt.table.waiting_for()]
    decision = prompt.decision
    if decision is None:
        said = _picked(prompt)
        if said is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=said)
        return text("picked-waiting", picked=said, names=all_of(waiting, text))
    if decision.kind == "free_city":
        return text("choose-free-city", count=len(prompt.view.hand))
    if prompt.view.free_city_offers:
        return text("choose-own-first")
    if decision.kind == "revive":
        return text("choose-discard", count=sum(choice.card is not None for choice in decision.choices))
    if decision.kind == "seventh_card":
        return text("choose-seventh")
    if prompt.view.round == LAST_ROUND and plays_seventh_card(prompt.view.cities, prompt.seat):
        return text("choose-both")
    return text("choose-card")


def _still_picked(prompt: Prompt) -> str | None:
    """Say what counts until another button is pressed, so that looking costs nothing."""
    said = _picked(prompt)
    return None if said is None or prompt.pick is None else prompt.text("picked-until", picked=said)


def _picked(prompt: Prompt) -> str | None:
    """Say everything that a player has picked in this step, the Free City's card last."""
    own = prompt.table.picks.get(prompt.seat)
    view, names, text = prompt.view, prompt.names, prompt.text
    if own is None:
        return None
    said = sentences.picked(view, prompt.seat, own, names, text)
    if prompt.city == prompt.seat or prompt.pick is None:
        return said
    free_city = sentences.picked(view, prompt.city, prompt.pick, names, text)
    return text("picked-for-free-city", own=said, free_city=free_city)


# -- the hand -----------------------------------------------------------------------------------------


def _number_rows(prompt: Prompt, selection: Selection) -> list[Row]:
    buttons = [
        _number(prompt, number, offer, chosen=selection.card == number)
        for number, offer in enumerate(prompt.view.offers)
    ]
    return [
        tuple(buttons[start : start + BUTTONS_IN_A_ROW]) for start in range(0, len(buttons), BUTTONS_IN_A_ROW)
    ]


def _number(prompt: Prompt, number: int, offer: Offer, *, chosen: bool) -> TapButton:
    style = discord.ButtonStyle.success if offer.builds else discord.ButtonStyle.secondary
    if chosen:
        style = discord.ButtonStyle.primary
    picked = prompt.pick is not None and prompt.pick.card == offer.card
    return button(
        prompt.identity("card", number),
        str(number + 1),
        style=style,
        emoji=PICKED if picked else prompt.emojis.sign(card(offer.card).colour),
    )


def _actions(prompt: Prompt, offer: Offer, selection: Selection) -> Row:
    text, number = prompt.text, selection.card
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
            prompt.identity("build", number, build_way),
            text("button-build-cost", cost=ways[build_way].cost)
            if ways and ways[build_way].cost
            else text("button-build"),
            style=style("build"),
            disabled=not ways,
        ),
        *_stage_buttons(prompt, offer, stage_way, style("stage")),
        button(
            prompt.identity("sell", number),
            text("button-sell"),
            style=style("sell"),
            disabled=offer.sell is None,
        ),
    ]
    if power is not None:
        row.append(
            button(
                prompt.identity("free", number, power),
                text("button-free"),
                emoji=prompt.emojis.sign("star"),
                style=style("free"),
            )
        )
    return tuple(row)


def _stage_buttons(
    prompt: Prompt, offer: Offer, stage_way: int, style: discord.ButtonStyle
) -> list[TapButton]:
    """Make the Wonder button; two where Manneken Pis may copy either neighbour."""
    text, number = prompt.text, prompt.view.offers.index(offer)
    sides = list(dict.fromkeys(choice.copy for choice in offer.stages))
    if len(sides) > 1:
        cheapest = [next(i for i, each in enumerate(offer.stages) if each.copy == side) for side in sides]
        chosen = offer.stages[stage_way].copy
        return [
            button(
                prompt.identity("stage", number, stage_way if side == chosen else way),
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
        return [button(prompt.identity("stage", number, stage_way), label, style=style)]
    complete = offer.stage_obstacle is not None and offer.stage_obstacle.reason == "complete"
    label = text("button-stage-complete") if complete else text("button-stage-no")
    return [button(prompt.identity("stage", number, 0), label, style=style, disabled=True)]


def _payment_list(prompt: Prompt, offer: Offer, selection: Selection, what: str) -> TapList | None:
    """Make the list of who is paid, where there are two sensible ways or more."""
    choices = offer.builds if what == "build" else offer.stages
    ways = [(way, choice) for way, choice in enumerate(choices) if choice.how == "trade"]
    if len(ways) < 2:
        return None
    chosen = selection.build_way if what == "build" else selection.stage_way
    cheapest = min(choice.cost for _, choice in ways)
    text = prompt.text
    options = []
    for way, choice in ways[:LONGEST_LIST]:
        paid = sentences.payment(prompt.view, prompt.city, choice, prompt.names, text)
        several = sum(amount > 0 for amount in (choice.bank, choice.left, choice.right)) > 1
        key = "pay-several" if several else "pay-one"
        if choice.cost == cheapest:
            key = f"{key}-cheapest"
        goods = sentences.bought(prompt.view, prompt.city, choice, prompt.names, text)
        options.append(
            discord.SelectOption(
                label=_shorten(text(key, payment=paid, count=choice.cost)),
                value=str(way),
                description=_shorten(goods),
                default=way == chosen,
            )
        )
    return choose_from(
        prompt.identity("pay", what, selection.card or 0, selection.build_way, selection.stage_way),
        options,
        text("pay-build" if what == "build" else "pay-stage"),
    )


def _shorten(line: str) -> str:
    return line if len(line) <= LONGEST_LABEL else line[: LONGEST_LABEL - 1] + "…"


def default_ways(view: View, seat: Seat, offer: Offer) -> tuple[int, int]:
    """Choose the ways to pay that are offered first: cheapest, then less to the stronger neighbour."""
    return _default_way(view, seat, offer.builds), _default_way(view, seat, offer.stages)


def _default_way(view: View, seat: Seat, choices: Sequence[Choice]) -> int:
    left = view.scores[sentences.left_of(view, seat)].total
    right = view.scores[sentences.right_of(view, seat)].total

    def order(way: int) -> tuple[bool, int, int]:
        choice = choices[way]
        stronger = choice.left if left >= right else choice.right
        return choice.how == "power", choice.cost, stronger

    return min(range(len(choices)), key=order, default=0)


# -- the discard pile ---------------------------------------------------------------------------------


def _discard_rows(prompt: Prompt) -> list[Row]:
    decision, text = prompt.decision, prompt.text
    if decision is None:
        return []
    shown = discard_choices(prompt.view)
    takable = {choice.card for choice in decision.choices}
    cards = [each for each in shown if each in takable]
    nothing = button(prompt.identity("nothing"), text("button-build-none"))
    numbered = {each: number for number, each in reversed(list(enumerate(prompt.view.discard)))}
    if len(cards) <= FEW_DISCARDS - 1:
        taps = [
            button(
                prompt.identity("revive", numbered[each]),
                text("discard-option", number=shown.index(each) + 1, card=card_name(each, text)),
                style=discord.ButtonStyle.success,
                emoji=prompt.emojis.sign(card(each).colour),
            )
            for each in cards
        ]
        return [(*taps, nothing)]
    chunks = [
        chunk
        for age in (1, 2, 3)
        for chunk in _chunks([each for each in cards if card(each).age == age], LONGEST_LIST)
    ]
    lists = [
        choose_from(
            prompt.identity("discard", number),
            [
                discord.SelectOption(
                    label=text("discard-option", number=shown.index(each) + 1, card=card_name(each, text)),
                    value=str(numbered[each]),
                    emoji=prompt.emojis.sign(card(each).colour),
                )
                for each in chunk
            ],
            text("choose-discard-age", age=ROMAN[card(chunk[0]).age]),
        )
        for number, chunk in enumerate(chunks)
    ]
    return [*((each,) for each in lists), (nothing,)]


def _chunks(cards: Sequence[CardId], size: int) -> list[Sequence[CardId]]:
    return [cards[start : start + size] for start in range(0, len(cards), size)]


def _helpers(prompt: Prompt) -> Row:
    text = prompt.text
    again = button(prompt.identity("again"), text("button-start-again"))
    return (
        *((again,) if prompt.city != prompt.seat else ()),
        button(prompt.identity("city"), text("button-my-city")),
        button(prompt.identity("table"), text("button-table")),
        button(prompt.identity("text"), text("button-text")),
    )
