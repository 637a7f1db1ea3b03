"""Sentences for the events, payments and choices of 7 Wonders."""

from collections.abc import Sequence

from bot.languages.translator import Translator
from cogs.games.sentences import choice_in_words as plain_words
from cogs.games.sentences import event_in_words, facts_in_words
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.base.city import market_of
from engine.base.events import BaseEvent, Built, CoinsTaken, Conflict, DiscardEmpty, Revived, Sold, StageBuilt
from engine.base.payment import Payment
from engine.base.view import View, goods_bought
from engine.game import Seat
from renders.base.names import card_name
from renders.base.prices import chain_source
from renders.base.seats import neighbour_of
from renders.drawing.numerals import plain
from renders.parts.emoji import EmojiName
from renders.parts.language import all_of, resource_count
from renders.parts.names import city_name

# -- paying -------------------------------------------------------------------------------------------


def payment(
    view: View, seat: Seat, paid: Payment | Built | StageBuilt, names: Sequence[str], text: Translator
) -> str:
    """Return a payment: "2 coins to Nessi and 1 coin to the bank"; empty without one.

    The ``names`` are used unescaped: Discord does not format lists.
    """
    parts = []
    if paid.left:
        parts.append(text("paid-to-left", count=paid.left, name=names[neighbour_of(view, seat, "left")]))
    if paid.right:
        parts.append(text("paid-to-right", count=paid.right, name=names[neighbour_of(view, seat, "right")]))
    if paid.bank:
        parts.append(text("paid-to-bank", count=paid.bank))
    return all_of(parts, text)


def bought(view: View, seat: Seat, choice: PaidChoice, names: Sequence[str], text: Translator) -> str:
    """Return the purchases: "wood and ore from Nessi, clay from Vreneli"."""
    if choice.payment.how != "trade":
        return ""
    city = view.cities[seat]
    if isinstance(choice, BuildStage):
        cost = city.next_stage(choice.copy).price
    else:
        cost = view.box.cards[choice.card].cost
    goods_from = goods_bought(market_of(view.cities, seat), cost, choice.payment)
    sellers = {
        "left": names[neighbour_of(view, seat, "left")],
        "right": names[neighbour_of(view, seat, "right")],
        "bank": text("the-bank"),
    }
    parts = [
        text(
            "bought-from",
            resources=all_of([resource_count(each, count, text) for each, count in goods.items()], text),
            name=sellers[seller],
        )
        for seller, goods in goods_from.items()
        if goods
    ]
    return all_of(parts, text)


# -- events -------------------------------------------------------------------------------------------


def event_sentence(view: View, event: BaseEvent, names: Sequence[str], text: Translator) -> str | None:
    """Return a sentence for an event; None if it is described elsewhere (conflicts, ages, the score).

    The ``names`` are used unescaped.
    """
    facts: dict[str, int | str] = {}
    if isinstance(event, Built | StageBuilt):
        facts["payment"] = payment(view, event.seat, event, names, text) or "none"
    match event:
        case Built(card=card, how="chain"):
            facts["source"] = card_name(view.box, chain_source(view, event.seat, card), text)
        case StageBuilt(copy=copy):
            facts["city"] = city_name(view.cities[event.seat].wonder, text)
            if copy is not None:
                facts["copied"] = city_name(view.cities[neighbour_of(view, event.seat, copy)].wonder, text)
    return event_in_words("base", event, view.box, names, text, **facts)


def conflict(view: View, event: Conflict, names: Sequence[str], text: Translator) -> str:
    """Describe a conflict between two neighbours and the value of its tokens, with ``names`` unescaped."""
    placeholders: dict[str, int | str] = {
        "name": names[event.seat],
        "shields": event.shields,
        "left": names[event.left],
        "left_shields": event.left_shields,
    }
    if event.winner is None:
        return text("conflict-peace", **placeholders)
    loser = event.left if event.winner == event.seat else event.seat
    tokens: dict[str, int | str] = {"token": event.token, "loss": plain(view.box.age(event.age).defeat)}
    players = {"winner": names[event.winner], "loser": names[loser]}
    return text("conflict-won", **placeholders, **players, **tokens)


def mark_of(box: Box, event: BaseEvent) -> EmojiName | None:
    """Return the emoji of an event: the colour of a card built, or the action; None without a line."""
    match event:
        case Built(card=built) | Revived(card=str(built)):
            return box.cards[built].colour
        case StageBuilt():
            return "stage"
        case Sold() | CoinsTaken():
            return "coin"
        case Revived() | DiscardEmpty():
            return "cross"
        case _:
            return None


# -- choices -----------------------------------------------------------------------------------------


def choice_in_words(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Describe a choice by its building or action."""
    match choice:
        case Build(card, Payment("power")):
            return text("choice-power", card=card_name(box, card, text))
        case _:
            return plain_words("base", choice, box, text)


def last_choice_line(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Describe a choice in two or three words, for its player alone."""
    key = f"remembered-{choice.action}"
    if not text.has(key):
        return text("remembered-other", choice=plain_words("base", choice, box, text))
    return text(key, **facts_in_words("base", choice, box, text))
