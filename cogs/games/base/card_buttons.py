"""What stands below a hand for the card that was tapped: whom to pay, and what to do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.languages.translator import Translator
from cogs.discord.message import LONGEST_LIST, LONGEST_OPTION, Button, List, Row, button, choose_from
from cogs.games.base import sentences
from cogs.games.base.confirmation import build_label
from engine.base.choice import BuildStage, PaidChoice
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.view import Obstacle, Offer
from engine.game import Seat
from engine.terms import Neighbour
from renders.base.prices import default_copy
from renders.parts.language import one_of

if TYPE_CHECKING:
    from cogs.games.base.question import Question


def card_rows(question: Question, offer: Offer) -> list[Row]:
    """Make the lists of who is paid, where there is something to choose, and the buttons that decide."""
    lists = (
        _payment_list(question, offer, "build"),
        _payment_list(question, offer, "stage"),
    )
    return [*((each,) for each in lists if each is not None), _actions(question, offer)]


def _actions(question: Question, offer: Offer) -> Row:
    """Make the buttons that decide: build, wonder, sell, and Olympia's power where it is there."""
    text, selection = question.text, question.selection
    number = selection.card
    assert number is not None
    ways = [choice for choice in offer.builds if choice.payment.how != "power"]
    build_way = min(selection.build_way, max(0, len(ways) - 1))
    stage_way = min(selection.stage_way, max(0, len(offer.stages) - 1))
    power = next((way for way, choice in enumerate(offer.builds) if choice.payment.how == "power"), None)
    useful = "build" if ways else "free" if power is not None else "stage" if offer.stages else "sell"

    def style(action: str) -> discord.ButtonStyle:
        return discord.ButtonStyle.success if action == useful else discord.ButtonStyle.secondary

    build = button(
        question.identity("build", number, build_way),
        _build_label(offer, ways, build_way, text),
        style=style("build"),
        disabled=not ways,
    )
    free: tuple[Button, ...] = ()
    if power is not None:
        label, star = text("button-free"), question.emojis["star"]
        free = (button(question.identity("free", number, power), label, emoji=star, style=style("free")),)
    row = [
        # What only the power of Olympia can build has no other button to build it.
        *((build,) if ways or not free else ()),
        *free,
        *_stage_buttons(question, offer, stage_way, style("stage")),
        button(
            question.identity("sell", number),
            text("button-sell", coins=COINS_FOR_A_SALE),
            style=style("sell"),
            disabled=offer.sell is None,
        ),
    ]
    return tuple(row)


def _build_label(offer: Offer, ways: Sequence[PaidChoice], way: int, text: Translator) -> str:
    """Return what building costs, also where the coins are missing, or that nobody sells what it needs."""
    if ways:
        return build_label(ways[way].payment.total, text)
    match offer.build_obstacle:
        case Obstacle("coins", coins=needed):
            return build_label(needed, text)
        case Obstacle("unsold") as obstacle:
            return shortage_label(obstacle, "button", text)
    return text("button-build")


def _neighbour(question: Question, side: Neighbour | None) -> Seat:
    find = sentences.left_of if side == "left" else sentences.right_of
    return find(question.view, question.city)


def shortage_label(obstacle: Obstacle, what: str, text: Translator) -> str:
    """Return what nobody sells; else how many of something are missing, and how many can be bought."""
    unsold = [name for each in obstacle.shortages if not each.for_sale for name in each.resources]
    if unsold:
        return text(f"{what}-unsold", resources=one_of([text(f"resource-{each}") for each in unsold], text))
    short = obstacle.shortages[0]
    resources = one_of([text(f"resource-{each}") for each in short.resources], text)
    return text(f"{what}-short", missing=short.missing, resources=resources, sale=short.for_sale)


def _stage_buttons(
    question: Question, offer: Offer, stage_way: int, style: discord.ButtonStyle
) -> list[Button]:
    """Make the Wonder button; two where Manneken Pis may copy either neighbour."""
    text, number = question.text, question.view.offers.index(offer)
    sides = list(dict.fromkeys(choice.copy for choice in offer.stages))
    if len(sides) > 1:
        chosen = offer.stages[stage_way].copy
        copies = [default_copy(question.view, question.city, offer, side) for side in sides]
        ways = [
            stage_way if each.copy == chosen else offer.stages.index(each)
            for each in copies
            if each is not None
        ]
        return [
            button(
                question.identity("stage", number, way),
                text(
                    "button-stage-copy",
                    name=question.names[_neighbour(question, side)],
                    cost=offer.stages[way].payment.total,
                ),
                style=style,
            )
            for side, way in zip(sides, ways, strict=True)
        ]
    if offer.stages:
        cost = offer.stages[stage_way].payment.total
        label = text("button-stage-cost", cost=cost) if cost else text("button-stage")
        return [button(question.identity("stage", number, stage_way), label, style=style)]
    label = text("button-stage-no")
    match offer.stage_obstacle:
        case Obstacle("complete"):
            label = text("button-stage-complete")
        case Obstacle("coins", coins=needed):
            label = text("button-stage-cost", cost=needed)
        case Obstacle("unsold") as obstacle:
            label = shortage_label(obstacle, "button-stage", text)
    return [button(question.identity("stage", number, 0), label, style=style, disabled=True)]


def _payment_list(question: Question, offer: Offer, what: str) -> List | None:
    """Make the list of who is paid, where there are two sensible ways or more to do the same."""
    choices = offer.builds if what == "build" else offer.stages
    bought = [(way, choice) for way, choice in enumerate(choices) if choice.payment.how == "trade"]
    uses = Counter(_copied(choice) for _, choice in bought)
    ways = [(way, choice) for way, choice in bought if uses[_copied(choice)] > 1]
    if not ways:
        return None
    selection = question.selection
    chosen = selection.build_way if what == "build" else selection.stage_way
    costs = {choice.payment.total for _, choice in ways}
    text = question.text
    options = []
    for way, choice in ways[:LONGEST_LIST]:
        paid = sentences.payment(question.view, question.city, choice.payment, question.names, text)
        several = (
            sum(amount > 0 for amount in (choice.payment.bank, choice.payment.left, choice.payment.right)) > 1
        )
        key = "pay-several" if several else "pay-one"
        if len(costs) > 1 and choice.payment.total == min(costs):
            key = f"{key}-cheapest"
        goods = sentences.bought(question.view, question.city, choice, question.names, text)
        payment, copied = text(key, payment=paid, count=choice.payment.total), _copied(choice)
        label = text("pay-for", what=what, paid=payment)
        if copied is not None:
            label = text("pay-for-copy", name=question.names[_neighbour(question, copied)], paid=payment)
        options.append(
            discord.SelectOption(
                label=_shorten(label),
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


def _copied(choice: PaidChoice) -> Neighbour | None:
    """Return the neighbour whose stage a choice copies; None where it copies none."""
    return choice.copy if isinstance(choice, BuildStage) else None


def _shorten(line: str) -> str:
    return line if len(line) <= LONGEST_OPTION else line[: LONGEST_OPTION - 1] + "…"
