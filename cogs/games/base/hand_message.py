"""A player's hand as a message: its text, and the buttons to choose, pay, confirm and look."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import discord

from bot.common.stored_rows import NO_SERVER
from bot.languages.translator import Translator
from bot.tables.newcomer_tips import tip_now
from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    FOR_TWO,
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    List,
    Message,
    Part,
    Picture,
    Row,
    button,
    choose_from,
    in_parts,
    lesson_button,
    message,
)
from cogs.game.choice_buttons import ChoiceOption, advice_row, choice_rows, numbered, seat_buttons
from cogs.game.fact_sentences import tip_line
from cogs.games.base.hand import (
    Question,
    Selection,
    bought,
    choice_in_words,
    events_of_the_round,
    is_of_the_hand,
    payment,
)
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, Decline, PaidChoice, Revive, Sell
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.view import Obstacle, Offer
from engine.players.tips import Tip
from engine.terms import CardId, Neighbour
from renders.base.discard import discard_choices
from renders.base.names import card_name
from renders.base.prices import default_copy
from renders.base.seats import neighbour_of
from renders.drawing.numerals import ROMAN
from renders.parts.language import one_of

CARDS_IN_A_ROW = 4
"""Rows of four and three, in the layout of the picture."""

PICKED = "✅"


def prompt(question: Question, selection: Selection, picture: Picture) -> Message:
    """Make the message of a player's hand with their selection."""
    question = replace(question, selection=selection)
    text, snapshot, row = question.text, question.snapshot, question.snapshot.row
    # A newcomer has a tip until they have picked.
    asked = question.pick is None and question.city == question.seat
    tip = tip_now(snapshot, question.seat, question.view) if asked else None
    lines = [
        question.heading(),
        *question.news_of_neighbours(events_of_the_round(snapshot)),
        *question.free_city_lines(),
        *question.reserve(),
        question.prompt_text(),
        *([] if tip is None else [tip_line(tip, question.view, question.names, text)]),
        *([] if row.server == NO_SERVER else [text("hand-place", place=f"<#{row.place}>")]),
        *([text("picture-late"), question.in_words()] if picture.missing else []),
    ]
    shown = None if picture.missing else picture
    # The confirmation is below the picture, next to the buttons: people look there after a tap.
    return message("\n".join(lines), shown, question.to_confirm(), *_rows(question, tip))


def _rows(question: Question, tip: Tip | None) -> list[Part | None]:
    """Make the buttons and lists below the picture."""
    selection = question.selection
    if question.snapshot.plays_itself(question.seat):
        return [seat_buttons(question.snapshot, question.text), _helpers(question, tip)]
    chosen = () if selection.card is None else (selection.card,)
    advised = question.snapshot.row.options.hints == "on" or question.snapshot.is_practice
    advice = advice_row(question.snapshot, question.text, *chosen) if advised else None
    return [*_answers(question), _helpers(question, tip), advice]


def _answers(question: Question) -> list[Row]:
    """Make the buttons of the answers, or of the confirmation; for an unknown kind one for each choice."""
    decision, text, offer = question.asked, question.text, question.offer
    choice = question.to_be_confirmed
    sure = [] if choice is None else confirmation_rows(question, choice)
    if question.kind == "revive":
        return sure or discard_rows(question)
    if decision is None or is_of_the_hand(question.view, decision):
        cards = [_number(question, index, each) for index, each in enumerate(question.view.offers)]
        below = sure or ([] if offer is None else card_rows(question, offer))
        return [*in_parts(cards, CARDS_IN_A_ROW), *below]
    labels = numbered([choice_in_words(each, question.view.box, text) for each in decision.choices], text)
    return sure or choice_rows(labels, question.identity, text("question-list"))


def _number(question: Question, index: int, offer: Offer) -> Button:
    pick, hand = question.pick, question.view.hand
    # Of two equal cards the first one is marked.
    picked = isinstance(pick, CardChoice) and pick.card in hand and hand.index(pick.card) == index
    style = discord.ButtonStyle.success if offer.builds else discord.ButtonStyle.secondary
    if picked or question.selection.card == index:
        style = discord.ButtonStyle.primary
    return button(
        question.identity("card", index),
        str(question.view.number(index)),
        style=style,
        emoji=PICKED if picked else question.emojis[question.view.box.cards[offer.card].colour],
    )


def _helpers(question: Question, tip: Tip | None) -> Row:
    text, snapshot = question.text, question.snapshot
    is_second, row = question.city != question.seat, list[Button]()
    if is_second and question.seat in snapshot.picks:
        row.append(button(question.identity("again"), text("button-start-again")))
    # How to play opens at the Free City's page if the cards are the Free City's.
    lesson = snapshot.row.options.game if question.view.free_city is None else FOR_TWO
    return (
        *row,
        button(question.identity("city"), text("button-my-city")),
        button(question.identity("table"), text("button-table")),
        button(question.identity("text"), text("button-text")),
        *((lesson_button(lesson, text, at_its_end=is_second),) if _is_first(question) else ()),
        *((button(question.identity("tips"), text("button-tips-off")),) if tip else ()),
    )


def _is_first(question: Question) -> bool:
    """Whether these are the player's first cards: of the game, or as a newcomer who joined later.

    The Free City's are first in the first round of each of its two players.
    """
    view, snapshot = question.view, question.snapshot
    person = snapshot.seats[question.seat].person
    newcomer = {step for whose, step in snapshot.tips if whose == person} == {snapshot.step}
    return newcomer or (view.age == 1 and view.round <= (1 if question.city == question.seat else 2))


# -- the selected card: payments and actions ------------------------------------------------------------


def card_rows(question: Question, offer: Offer) -> list[Row]:
    """Make the lists of payments, if there are alternatives, and the buttons for the selected card."""
    lists = _payment_list(question, offer, "build"), _payment_list(question, offer, "stage")
    return [*((each,) for each in lists if each is not None), _actions(question, offer)]


def _actions(question: Question, offer: Offer) -> Row:
    """Make the buttons to build, to build the wonder, to sell, and to use Olympia's power if available."""
    text, selection, taps = question.text, question.selection, list[Button]()
    ways = [choice for choice in offer.builds if choice.payment.how != "power"]
    power = next((way for way, choice in enumerate(offer.builds) if choice.payment.how == "power"), None)
    useful = "build" if ways else "free" if power is not None else "stage" if offer.stages else "sell"

    def tap(what: str, label: str, *way: int, is_offered: bool = True, **sign: Any) -> Button:
        style = discord.ButtonStyle.success if what == useful else discord.ButtonStyle.secondary
        identity = question.identity(what, selection.card or 0, *way)
        return button(identity, label, style=style, disabled=not is_offered, **sign)

    if ways or power is None:
        # A card that only Olympia's power can build has no normal build button.
        way = min(selection.build_way, max(0, len(ways) - 1))
        price = _price("build", ways, way, offer.build_obstacle, text)
        taps.append(tap("build", price, way, is_offered=bool(ways)))
    if power is not None:
        taps.append(tap("free", text("button-free"), power, emoji=question.emojis["star"]))
    way = min(selection.stage_way, max(0, len(offer.stages) - 1))
    copies = _copies(question, offer, way)
    for copy, name in copies:
        cost = offer.stages[copy].payment.total
        taps.append(tap("stage", text("button-stage-copy", name=name, cost=cost), copy))
    if not copies:
        price = _price("stage", offer.stages, way, offer.stage_obstacle, text)
        taps.append(tap("stage", price, way, is_offered=bool(offer.stages)))
    sale = text("button-sell", coins=COINS_FOR_A_SALE)
    return (*taps, tap("sell", sale, is_offered=offer.sell is not None))


def _price(
    what: str, ways: Sequence[PaidChoice], way: int, obstacle: Obstacle | None, text: Translator
) -> str:
    """Return the label of a build button: its cost, even if unaffordable, or the obstacle."""
    match obstacle:
        case _ if ways:
            return text(f"button-{what}-cost", cost=ways[way].payment.total)
        case Obstacle("coins", coins=needed):
            return text(f"button-{what}-cost", cost=needed)
        case Obstacle("unsold"):
            return shortage_label(obstacle, "button" if what == "build" else "button-stage", text)
        case Obstacle("complete"):
            return text("button-stage-complete")
        case _:
            return text("button-build") if what == "build" else text("button-stage-no")


def _copies(question: Question, offer: Offer, stage_way: int) -> list[tuple[int, str]]:
    """List the ways to copy either neighbour's stage with Manneken Pis, each with the neighbour's name."""
    sides = dict.fromkeys(choice.copy for choice in offer.stages)
    found = []
    for side in sides if len(sides) > 1 else ():
        usual = default_copy(question.view, question.city, offer, side)
        assert usual is not None
        way = stage_way if offer.stages[stage_way].copy == side else offer.stages.index(usual)
        found.append((way, _name_on(question, side)))
    return found


def _name_on(question: Question, side: Neighbour | None) -> str:
    assert side is not None
    return question.names[neighbour_of(question.view, question.city, side)]


def shortage_label(obstacle: Obstacle, what: str, text: Translator) -> str:
    """Return the resources that nobody sells, or else the missing and available amounts of one."""
    unsold = [name for each in obstacle.shortages if not each.for_sale for name in each.resources]
    if unsold:
        return text(f"{what}-unsold", resources=one_of([text(f"resource-{each}") for each in unsold], text))
    short = obstacle.shortages[0]
    resources = one_of([text(f"resource-{each}") for each in short.resources], text)
    return text(f"{what}-short", missing=short.missing, resources=resources, sale=short.for_sale)


def _payment_list(question: Question, offer: Offer, what: str) -> List | None:
    """Make the list of payments, if there are at least two sensible ones for the same purpose."""
    choices = offer.builds if what == "build" else offer.stages
    traded = [(way, choice) for way, choice in enumerate(choices) if choice.payment.how == "trade"]
    uses = Counter(_copied(choice) for _, choice in traded)
    ways = [(way, choice) for way, choice in traded if uses[_copied(choice)] > 1]
    if not ways:
        return None
    selection = question.selection
    chosen = selection.build_way if what == "build" else selection.stage_way
    costs = {choice.payment.total for _, choice in ways}
    text, options = question.text, list[discord.SelectOption]()
    for way, choice in ways[:LONGEST_LIST]:
        paid, copied = choice.payment, _copied(choice)
        goods = bought(question.view, question.city, choice, question.names, text)
        label = text(
            "pay-for",
            what=what,
            copied="none" if copied is None else _name_on(question, copied),
            payment=payment(question.view, question.city, paid, question.names, text),
            count=paid.total,
            several="yes" if sum(amount > 0 for amount in (paid.bank, paid.left, paid.right)) > 1 else "no",
            cheapest="yes" if paid.total == min(costs) < max(costs) else "no",
        )
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
    """Return the neighbour whose stage a choice copies, or None."""
    return choice.copy if isinstance(choice, BuildStage) else None


def _shorten(line: str) -> str:
    return line if len(line) <= LONGEST_OPTION else line[: LONGEST_OPTION - 1] + "…"


# -- the discard pile -----------------------------------------------------------------------------------


def discard_rows(question: Question) -> list[Row]:
    """Make the buttons of the cards that can be built, or lists by age for many."""
    decision, text, box = question.decision, question.text, question.view.box
    if decision is None:
        return []
    shown = discard_choices(question.view)
    numbers = {choice: number for number, choice in enumerate(decision.choices)}
    cards = [each for each in shown if Revive(each) in numbers]

    def option(card: CardId) -> ChoiceOption:
        label = text("discard-option", number=shown.index(card) + 1, card=card_name(box, card, text))
        return ChoiceOption(numbers[Revive(card)], label, question.emojis[box.cards[card].colour])

    nothing = button(question.identity("nothing"), text("button-build-none"))
    if len(cards) < BUTTONS_IN_A_ROW:
        return [(*row, nothing) for row in choice_rows([*map(option, cards)], question.identity, "") or [()]]
    rows: list[Row] = []
    for age, of_an_age in groupby(cards, key=lambda each: box.cards[each].age):
        words = text("choose-discard-age", number=age, age=ROMAN[age])

        def identity(*chosen: str | int, age: int = age) -> str:
            # The age keeps the ids of the lists apart.
            return question.identity(*chosen, age)

        rows += choice_rows([*map(option, of_an_age)], identity, words, most=0)
    return [*rows, (nothing,)]


# -- confirmation of a pick that ends the step and cannot be taken back ----------------------------------


def confirmation_rows(question: Question, choice: BaseChoice) -> list[Row]:
    """Make the buttons of a confirmation: yes, never ask again, and below them back to the card.

    The row below replaces the button just tapped, so that a double tap does not confirm.
    """
    text, words, selection = question.text, question.words_of(choice), question.selection
    assert words is not None
    tapped = () if selection.card is None else (selection.card, selection.build_way, selection.stage_way)
    sure = button(
        question.identity("sure", *words),
        _label(choice, question.view.box, text),
        style=discord.ButtonStyle.success,
    )
    unasked = button(question.identity("unasked", *words), text("button-unasked"))
    back = button(question.identity("back", *tapped), text("button-not-sure"))
    return [(sure,) if selection.unasked else (sure, unasked), (back,)]


def _label(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Return the label of the confirm button, with the cost or gain."""
    match choice:
        case Build() | BuildStage():
            return text("button-build-cost", cost=choice.payment.total)
        case Sell():
            return text("button-sell", coins=COINS_FOR_A_SALE)
        case Revive() | Decline():
            return text("button-sure", action=choice.action)
        case _:
            return choice_in_words(choice, box, text)[:LONGEST_LABEL]
