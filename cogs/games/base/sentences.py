"""What happened and what may be done in 7 Wonders, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.asking import choice_in_words as plain_words
from cogs.game.asking import event_in_words
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, PaidChoice, Revive, Sell
from engine.base.city import market_of
from engine.base.effects import Coins, Per, VictoryPoints
from engine.base.events import (
    AgeBegan,
    BaseEvent,
    Built,
    CoinsTaken,
    Conflict,
    DiscardEmpty,
    GameEnded,
    Revived,
    Sold,
    StageBuilt,
)
from engine.base.payment import Payment
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import worth_of
from engine.base.view import Obstacle, Offer, View, goods_bought
from engine.game import Seat
from renders.base.names import card_name
from renders.base.prices import chain_source, shortages_in_words
from renders.base.sentences import effect_sentences
from renders.drawing.numerals import plain
from renders.parts.emoji import EmojiName
from renders.parts.language import all_of, one_of, resource_count
from renders.parts.names import city_name

Deed = Built | StageBuilt | Sold | Revived
"""What a city itself did in a round."""


def left_of(view: View, seat: Seat) -> Seat:
    """Return the seat on the left."""
    return Seat((seat + 1) % len(view.cities))


def right_of(view: View, seat: Seat) -> Seat:
    """Return the seat on the right."""
    return Seat((seat - 1) % len(view.cities))


# -- paying -------------------------------------------------------------------------------------------


def payment(
    view: View, seat: Seat, paid: Payment | Built | StageBuilt, names: Sequence[str], text: Translator
) -> str:
    """Return who is paid how much: "2 coins to Nessi and 1 coin to the bank"; empty where nobody is.

    The ``names`` stand in it as they are: in a list Discord formats nothing.
    """
    parts = []
    if paid.left:
        parts.append(text("paid-to-left", count=paid.left, name=names[left_of(view, seat)]))
    if paid.right:
        parts.append(text("paid-to-right", count=paid.right, name=names[right_of(view, seat)]))
    if paid.bank:
        parts.append(text("paid-to-bank", count=paid.bank))
    return all_of(parts, text)


def bought(view: View, seat: Seat, choice: PaidChoice, names: Sequence[str], text: Translator) -> str:
    """Return what is bought from whom: "wood and ore from Nessi, clay from Vreneli"."""
    if choice.payment.how != "trade":
        return ""
    city = view.cities[seat]
    if isinstance(choice, BuildStage):
        cost = city.next_stage(choice.copy).price
    else:
        cost = view.box.cards[choice.card].cost
    goods_from = goods_bought(market_of(view.cities, seat), cost, choice.payment)
    sellers = {
        "left": names[left_of(view, seat)],
        "right": names[right_of(view, seat)],
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


# -- what happened ------------------------------------------------------------------------------------


def told(view: View, event: BaseEvent, names: Sequence[str], text: Translator) -> str | None:
    """Return what happened; None for what is told elsewhere (conflicts, a new age, the score)."""
    match event:
        case Built():
            return _built(view, event, names, text)
        case StageBuilt():
            return _stage_built(view, event, names, text)
        case Sold():
            key = "told-sold-seventh" if event.seventh else "told-sold"
            return text(key, name=escape(names[event.seat]), coins=event.coins)
        case CoinsTaken():
            return text("told-coins", name=escape(names[event.seat]), count=event.coins)
        case Revived(card=None):
            return text("told-revived-nothing", name=escape(names[event.seat]))
        case Revived(card=revived):
            assert revived is not None
            return text(
                "told-revived", name=escape(names[event.seat]), card=card_name(view.box, revived, text)
            )
        case DiscardEmpty():
            return text("told-discard-empty", name=escape(names[event.seat]))
        case Conflict() | AgeBegan() | GameEnded():
            return None
        case _:
            return event_in_words(event, view.box, names, text)


def _built(view: View, event: Built, names: Sequence[str], text: Translator) -> str:
    name, built = escape(names[event.seat]), card_name(view.box, event.card, text)
    if event.how == "chain":
        source = chain_source(view, event.seat, event.card)
        return text("told-built-chain", name=name, card=built, source=card_name(view.box, source, text))
    if event.how == "power":
        return text("told-built-power", name=name, card=built)
    key = "told-built-seventh" if event.seventh else "told-built"
    paid = payment(view, event.seat, event, [*map(escape, names)], text)
    if paid:
        return text(f"{key}-paid", name=name, card=built, payment=paid)
    return text(key, name=name, card=built)


def _stage_built(view: View, event: StageBuilt, names: Sequence[str], text: Translator) -> str:
    holes: dict[str, str | int] = {
        "name": escape(names[event.seat]),
        "stage": event.stage,
        "city": city_name(view.cities[event.seat].wonder, text),
    }
    if event.copy is not None:
        neighbour = left_of(view, event.seat) if event.copy == "left" else right_of(view, event.seat)
        holes["copied"] = city_name(view.cities[neighbour].wonder, text)
    key = "told-stage-copied" if event.copy is not None else "told-stage"
    paid = payment(view, event.seat, event, [*map(escape, names)], text)
    if paid:
        return text(f"{key}-paid", payment=paid, **holes)
    return text(key, **holes)


def conflict(view: View, event: Conflict, names: Sequence[str], text: Translator) -> str:
    """Tell a conflict between two neighbours, and what its tokens are worth."""
    name, left = escape(names[event.seat]), escape(names[event.left])
    score: dict[str, str | int] = {
        "name": name,
        "shields": event.shields,
        "left": left,
        "left_shields": event.left_shields,
    }
    if event.winner is None:
        return text("conflict-peace", **score)
    loser = event.left if event.winner == event.seat else event.seat
    return text(
        "conflict-won",
        winner=escape(names[event.winner]),
        loser=escape(names[loser]),
        token=event.token,
        loss=plain(view.box.age(event.age).defeat),
        **score,
    )


def news_of_neighbours(
    view: View, seat: Seat, reader: Seat, events: Sequence[BaseEvent], names: Sequence[str], text: Translator
) -> list[str]:
    """Say in a line what both neighbours did in a round, then the conflicts of the seat with them.

    The ``reader`` may be one of them: the Free City lies between both players.
    """
    said = []
    for other in (left_of(view, seat), right_of(view, seat)):
        done = [
            _done(view, event, text) for event in events if isinstance(event, Deed) and event.seat == other
        ]
        if done and other == reader:
            said.append(text("news-of-you", done=all_of(done, text)))
        elif done:
            said.append(text("news-of", name=escape(names[other]), done=all_of(done, text)))
    fought = [
        conflict(view, event, names, text)
        for event in events
        if isinstance(event, Conflict) and seat in (event.seat, event.left)
    ]
    if not said:
        return fought
    return [text("news-of-neighbours", own=_own(view, seat), news=" · ".join(said)), *fought]


def _done(view: View, event: Deed, text: Translator) -> str:
    match event:
        case StageBuilt():
            return text("news-stage", stage=event.stage)
        case Sold():
            return text("news-sold")
        case Revived(card=None):
            return text("news-revived-nothing")
        case Built(card=built) | Revived(card=built):
            assert built is not None
            return card_name(view.box, built, text)


# -- what may be done ---------------------------------------------------------------------------------


def offer_line(
    view: View, seat: Seat, offer: Offer, build_way: int, names: Sequence[str], text: Translator
) -> str:
    """Return what a card of the hand does and is worth now, what it costs this player, and its chains."""
    held = view.box.cards[offer.card]
    parts = [
        text(
            "offer-card",
            card=card_name(view.box, offer.card, text),
            effects=effect_sentences(held.effects, text, own=_own(view, seat)),
        ),
        _worth_line(view, seat, offer, names, text),
        _build_line(view, seat, offer, build_way, names, text),
    ]
    if len(offer.builds) > 1 and offer.builds[-1].payment.how == "power":
        parts.append(text("offer-or-power", once=_once(view, seat)))
    chained = any(choice.payment.how == "chain" for choice in offer.builds)
    owned = offer.build_obstacle is not None and offer.build_obstacle.reason == "owned"
    if held.free_from and not chained and not owned:
        sources = one_of([card_name(view.box, each, text) for each in held.free_from], text)
        parts.append(text("offer-free-from", cards=sources))
    if held.gives_free:
        later = all_of([card_name(view.box, each, text) for each in held.gives_free], text)
        parts.append(text("offer-free-later", cards=later))
    return " ".join(part for part in parts if part)


def _once(view: View, seat: Seat) -> str:
    """Tell the texts whether the power is there once an age, or for each card that it makes free."""
    return "yes" if "free_build_once_per_age" in view.cities[seat].abilities else "no"


def _worth_line(view: View, seat: Seat, offer: Offer, names: Sequence[str], text: Translator) -> str:
    """Return what the card would bring now, where its effects do not say so already; else nothing."""
    held = view.box.cards[offer.card]
    if view.cities[seat].has(held):
        return ""
    worth = worth_of(view.box, view.cities, seat, held)
    printed_points = sum(effect.amount for effect in held.effects if isinstance(effect, VictoryPoints))
    printed_coins = sum(effect.amount for effect in held.effects if isinstance(effect, Coins))
    counted = [effect for effect in held.effects if isinstance(effect, Per)]
    figures = []
    if worth.points != printed_points or any(effect.points for effect in counted):
        figures.append(text("worth-points", count=worth.points))
    if worth.coins != printed_coins or any(effect.coins for effect in counted):
        figures.append(text("worth-coins", count=worth.coins))
    if worth.science:
        figures.append(text("worth-science", count=worth.science))
    for key, seats in (("worth-beats", worth.beaten), ("worth-level", worth.level)):
        if seats:
            figures.append(text(key, names=all_of([escape(names[each]) for each in seats], text)))
    return text("worth", figures=all_of(figures, text)) if figures else ""


def stage_line(view: View, seat: Seat, offer: Offer, text: Translator) -> str | None:
    """Return why the next stage of the wonder cannot be built; None where it can or where there is none."""
    obstacle = offer.stage_obstacle
    if obstacle is None or obstacle.reason in {"complete", "chain"}:
        return None
    if obstacle.reason == "coins":
        return text(
            "offer-stage-too-dear", own=_own(view, seat), need=obstacle.coins, have=view.cities[seat].coins
        )
    return text("offer-stage-not-sold", shortages=shortages_in_words(obstacle, _own(view, seat), text))


def _build_line(
    view: View, seat: Seat, offer: Offer, build_way: int, names: Sequence[str], text: Translator
) -> str:
    if offer.build_obstacle is not None:
        return _obstacle_line(offer, offer.build_obstacle, view, seat, text)
    if not offer.builds:
        return ""
    choice = offer.builds[min(build_way, len(offer.builds) - 1)]
    match choice.payment.how:
        case "free":
            return text("offer-free")
        case "chain":
            return text(
                "offer-chain",
                own=_own(view, seat),
                source=card_name(view.box, chain_source(view, seat, offer.card), text),
            )
        case "power":
            return text("offer-power", once=_once(view, seat))
        case "own" if not choice.payment.bank:
            return text("offer-own", own=_own(view, seat))
        case _:
            return text(
                "offer-paid",
                own=_own(view, seat),
                payment=payment(view, seat, choice.payment, [*map(escape, names)], text),
            )


def _obstacle_line(offer: Offer, obstacle: Obstacle, view: View, seat: Seat, text: Translator) -> str:
    match obstacle.reason:
        case "owned":
            return text("offer-owned", own=_own(view, seat), card=card_name(view.box, offer.card, text))
        case "coins":
            return text(
                "offer-too-dear", own=_own(view, seat), need=obstacle.coins, have=view.cities[seat].coins
            )
        case _:
            own = _own(view, seat)
            return text("offer-not-sold", own=own, shortages=shortages_in_words(obstacle, own, text))


def picked(view: View, seat: Seat, choice: BaseChoice, names: Sequence[str], text: Translator) -> str:
    """Return what has been picked for a city; for the player who picked alone."""
    match choice:
        case Decline():
            return text("picked-none")
        case Revive(card):
            return text("picked-revive", card=card_name(view.box, card, text))
        case Sell(card):
            gained = text("coins", count=COINS_FOR_A_SALE)
            return text(
                "picked-sell", own=_own(view, seat), card=card_name(view.box, card, text), coins=gained
            )
        case Build() | BuildStage():
            holes = {"own": _own(view, seat), "card": card_name(view.box, choice.card, text)}
        case _:
            return text("picked-other", choice=plain_words(choice, view.box, text))
    if paid := payment(view, seat, choice.payment, [*map(escape, names)], text):
        return text(f"picked-{choice.action}-paid", payment=paid, **holes)
    return text(f"picked-{choice.action}", **holes)


def to_confirm(view: View, seat: Seat, choice: BaseChoice, names: Sequence[str], text: Translator) -> str:
    """Ask whether a choice is meant, with what it costs or brings."""
    key = f"sure-{choice.action}"
    if not text.has(key):
        return text("sure-other", choice=plain_words(choice, view.box, text))
    holes: dict[str, str | int] = {"own": _own(view, seat)}
    if not isinstance(choice, Decline):
        holes["card"] = card_name(view.box, choice.card, text)
    match choice:
        case Sell():
            holes["coins"] = text("coins", count=COINS_FOR_A_SALE)
        case Build(payment=Payment(how="power")):
            key += "-power"
        case BuildStage():
            holes["stage"] = view.cities[seat].stages + 1
            if choice.copy is not None:
                neighbour = left_of(view, seat) if choice.copy == "left" else right_of(view, seat)
                holes["copied"] = city_name(view.cities[neighbour].wonder, text)
                key += "-copied"
    if isinstance(choice, PaidChoice) and (
        paid := payment(view, seat, choice.payment, [*map(escape, names)], text)
    ):
        return text(f"{key}-paid", payment=paid, **holes)
    return text(key, **holes)


def _own(view: View, seat: Seat) -> Literal["yes", "no"]:
    """Tell the texts whether the city is the reader's own or the Free City."""
    return "no" if seat == view.free_city else "yes"


def remembered(view: View, choice: BaseChoice, text: Translator) -> str:
    """Say in two or three words what a player did with a card; for this player alone."""
    key = f"remembered-{choice.action}"
    if not text.has(key):
        return text("remembered-other", choice=plain_words(choice, view.box, text))
    return (
        text(key) if isinstance(choice, Decline) else text(key, card=card_name(view.box, choice.card, text))
    )


def mark_of(box: Box, event: BaseEvent) -> EmojiName | None:
    """Return the kind of card built, or else what was done; None for what has no line of its own."""
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
