"""What happened in Duel, and what a card would cost and do, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.asking import event_in_words
from engine.duel.city import Effect
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    DiscardOpponentCard,
    Science,
)
from engine.duel.events import (
    AgeBegan,
    BeginnerChosen,
    Built,
    CardsTurnedUp,
    CoinsLost,
    CoinsTaken,
    Discarded,
    NothingToChoose,
    OpponentCardDiscarded,
    PairCompleted,
    PawnMoved,
    PlaysAgain,
    ReplayLost,
    Revived,
    TokenTaken,
    TradeCoinsGained,
    WonderBuilt,
    WonderDrafted,
    WonderRemoved,
    WondersShown,
)
from engine.duel.scoring import SCORE_ROWS, points_by_item
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.game import Event, Seat, SeatEvent
from engine.story import PlayedStep
from engine.terms import CardId, TokenId, WonderId
from renders.drawing.numerals import ROMAN
from renders.duel.names import card_name, symbol_name, token_name, wonder_name
from renders.duel.result import ENDING
from renders.duel.sentences import bought_resources, effect_sentences
from renders.parts.language import all_of
from renders.parts.names import colour_name, named

_CALLED = frozenset(row.name for row in SCORE_ROWS)
"""The rows of the game: the lines of their details say what they count; others go by their label."""


def turns(steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
    """Part steps into turns: what a turn makes somebody choose belongs to it."""
    parted: list[list[PlayedStep]] = []
    for step in steps:
        if parted and cast("View", step.before).questions:
            parted[-1].append(step)
        else:
            parted.append([step])
    return parted


def told_turns(steps: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
    """Tell steps, a line for each turn and one for each age that begins."""
    lines: list[str] = []
    for turn in turns(steps):
        events: list[Event] = [event for step in turn for event in step.events]
        for apart, group in groupby(events, key=lambda event: isinstance(event, AgeBegan | WondersShown)):
            said = [told(turn[0].before, event, names, text) for event in group]
            between = "\n" if apart else " "
            lines.append(between.join(sentence for sentence in said if sentence))
    return [line for line in lines if line]


def told(view: View, event: Event, names: Sequence[str], text: Translator) -> str | None:
    """Return what happened; None for what the score tells."""
    if isinstance(event, CardsTurnedUp):
        cards = [card_name(each, text) for _, each in event.cards]
        return text("duel-told-turned-up", cards=all_of(cards, text))
    if isinstance(event, AgeBegan):
        return _told_age(event, names, text)
    if not isinstance(event, SeatEvent):
        return None
    name = escape(names[event.seat])
    match event:
        case WonderDrafted(wonder=wonder, last=last):
            key = "duel-told-drafted-last" if last else "duel-told-drafted"
            return text(key, name=name, wonder=wonder_name(wonder, text))
        case WondersShown():
            return text("duel-told-shown", name=name)
        case Built():
            return _told_built(event, name, text)
        case WonderBuilt():
            return _told_wonder(event, name, text)
        case Discarded(card=card_id, coins=coins):
            return text(
                "duel-told-sold", name=name, card=card_name(card_id, text), coins=text("coins", count=coins)
            )
        case TradeCoinsGained(coins=coins):
            return text("duel-told-trade-coins", name=name, coins=text("coins", count=coins))
        case CoinsTaken(coins=coins):
            return text("duel-told-coins", name=name, coins=text("coins", count=coins))
        case CoinsLost():
            return _told_loss(event, name, text)
        case PawnMoved(shields=shields):
            other = escape(names[opponent(event.seat)])
            return text("duel-told-pawn", name=name, other=other, shields=shields)
        case PairCompleted(symbol=symbol, token=token):
            key = "duel-told-pair" if token else "duel-told-pair-nothing"
            return text(key, name=name, symbol=symbol_name(symbol, text))
        case TokenTaken(token=taken, from_library=from_library):
            key = "duel-told-token-library" if from_library else "duel-told-token"
            return text(key, name=name, token=token_name(taken, text))
        case OpponentCardDiscarded(card=card_id):
            other = escape(names[opponent(event.seat)])
            return text("duel-told-opponent-card", opponent=other, card=card_name(card_id, text))
        case Revived(card=card_id):
            return text("duel-told-revived", name=name, card=card_name(card_id, text))
        case NothingToChoose(effect=effect):
            return _told_nothing(effect, escape(names[opponent(event.seat)]), text)
        case WonderRemoved(wonder=wonder):
            return text("duel-told-wonder-removed", name=name, wonder=wonder_name(wonder, text))
        case PlaysAgain():
            return text("duel-told-plays-again", name=name)
        case ReplayLost():
            return text("duel-told-replay-lost", name=name)
        case BeginnerChosen(beginner=beginner):
            if beginner == event.seat:
                return text("duel-told-age-begins", name=name)
            return text("duel-told-beginner", name=name, beginner=escape(names[beginner]))
        case _:
            return event_in_words(event, view.box, names, text)


def _told_age(event: AgeBegan, names: Sequence[str], text: Translator) -> str:
    heading = text("duel-told-age", age=ROMAN[event.age])
    if event.seat is None:
        return heading
    key = "duel-told-age-begins" if event.age == 1 else "duel-told-age-weaker"
    return "\n".join([heading, text(key, name=escape(names[event.seat]))])


def _told_built(event: Built, name: str, text: Translator) -> str:
    built, paid = card_name(event.card, text), event.coins + event.trade
    if event.how == "chain":
        return text("duel-told-built-chain", name=name, card=built)
    if not paid:
        return text("duel-told-built", name=name, card=built)
    coins = text("coins", count=paid)
    if not event.bought:
        return text("duel-told-built-paid", name=name, card=built, coins=coins)
    return text(
        "duel-told-built-bought",
        name=name,
        card=built,
        coins=coins,
        printed=event.coins,
        trade=event.trade,
        resources=bought_resources(event.bought, text),
    )


def _told_wonder(event: WonderBuilt, name: str, text: Translator) -> str:
    wonder = wonder_name(event.wonder, text)
    if not event.bought:
        return text("duel-told-wonder", name=name, wonder=wonder)
    return text(
        "duel-told-wonder-bought",
        name=name,
        wonder=wonder,
        coins=text("coins", count=event.trade),
        resources=bought_resources(event.bought, text),
    )


def _told_loss(event: CoinsLost, name: str, text: Translator) -> str:
    if not event.coins:
        return text("duel-told-nothing-to-lose", name=name)
    key = "duel-told-coins-lost" if event.token is None else "duel-told-looted"
    return text(key, name=name, coins=text("coins", count=event.coins))


def _told_nothing(effect: Effect, other: str, text: Translator) -> str | None:
    match effect:
        case DiscardOpponentCard(colour=colour):
            return text("duel-told-nothing-card", opponent=other, colour=colour_name(colour, text))
        case BuildFromDiscard():
            return text("duel-told-nothing-discard")
        case ChooseAsideToken():
            return text("duel-told-nothing-token")
        case _:
            return None


# -- what a card would cost and do --------------------------------------------------------------------


def offer_line(view: View, offer: CardOffer, names: Sequence[str], text: Translator) -> str:
    """Return what a card does, what it costs the seat whose turn it is, and what is free with it later."""
    shown, seat = view.box.cards[offer.card], view.turn
    parts = [
        text(
            "duel-card-line",
            card=card_name(offer.card, text),
            effects=effect_sentences(shown.effects, text),
        ),
        _price_line(view, offer, escape(names[seat]), text),
    ]
    symbols = view.cities[seat].symbols
    pair = any(isinstance(each, Science) and symbols.get(each.symbol) == 1 for each in shown.effects)
    if pair and view.board_tokens:
        parts.append(text("duel-card-symbol-pair"))
    if shown.gives_free is not None:
        parts.append(text("duel-card-free-later", card=card_name(shown.gives_free, text)))
    return " ".join(parts)


def _price_line(view: View, offer: CardOffer, name: str, text: Translator) -> str:
    price, city = offer.price, view.cities[view.turn]
    coins = text("coins", count=price.total)
    if not offer.affordable:
        have = text("coins", count=city.coins)
        return text("duel-price-too-dear", coins=coins, name=name, have=have)
    source = view.box.cards[offer.card].free_from
    match price.how:
        case "chain" if source is not None:
            return text("duel-price-chain", name=name, source=card_name(source, text))
        case "trade":
            return text(
                "duel-price-bought",
                coins=coins,
                printed=price.total - price.trade,
                trade=price.trade,
                resources=bought_resources(price.bought, text),
            )
        case "own" if price.total:
            return text("duel-price-coins", coins=coins)
        case "own":
            return text("duel-price-own", name=name)
        case _:
            return text("duel-price-free")


def score_details(view: View, seat: Seat, names: Sequence[str], text: Translator) -> str:
    """Return how a duel was won, and what a player's points are for, a line each category."""
    shown = [escape(name) for name in names]
    score = view.scores[seat]
    words = {
        "wonders": lambda name: wonder_name(WonderId(name), text),
        "progress_tokens": lambda name: token_name(TokenId(name), text),
    }
    items: dict[str, list[str]] = {}
    for source, name, points in points_by_item(view.box, view.cities, seat):
        called = words[source](name) if source in words else card_name(CardId(name), text)
        items.setdefault(view.box.row_of[source], []).append(text("details-card", card=called, points=points))
    items["treasury"] = [text("coins", count=view.cities[seat].coins)]
    said = []
    for row, points in score.rows.items():
        category = "track" if row == "military" else row
        if row not in _CALLED:
            label = named(f"score-{row}", row, text)
            said.append(text("details-line-row", row=label, points=points))
        elif row in items:
            what = all_of(items[row], text)
            said.append(text("details-line", category=category, points=points, what=what))
        # At a capital the track counts no points: the game is won there.
        elif row != "military" or view.victory != "military":
            said.append(text("details-line-alone", category=category, points=points))
    heading = text("details-total", name=shown[seat], points=score.total)
    if view.victory != "civilian":
        won = text("score-headline-sentence", headline=ENDING.headline(view, shown, text))
        heading = text("duel-details-moment", won=won, name=shown[seat], points=score.total)
    return "\n".join([heading, *said])


def result_lines(view: View, names: Sequence[str], text: Translator) -> list[str]:
    """Return who has won and how, then the points of who has not, or after an instant victory of both."""
    shown = [escape(name) for name in names]
    lines = [text("winner", headline=ENDING.headline(view, shown, text))]
    if view.victory != "civilian":
        points = [
            text("duel-instant-point", name=shown[score.seat], points=score.total) for score in view.scores
        ]
        # A pawn that has entered a capital stands in no zone: the points of its last one are gone.
        key = "duel-military-points" if view.victory == "military" else "duel-instant-points"
        return [*lines, text(key, points=all_of(points, text))]
    if view.winner is None or view.scores[0].total == view.scores[1].total:
        return lines
    loser = opponent(view.winner)
    return [*lines, text("duel-lost-total", name=shown[loser], points=view.scores[loser].total)]
