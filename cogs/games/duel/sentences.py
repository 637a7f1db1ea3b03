"""Sentences for the events, choices and cards of Duel."""

from collections.abc import Sequence

from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.games.sentences import choice_in_words as plain_words
from cogs.games.sentences import event_in_words, score_lines, written_name
from engine.duel.box import Box
from engine.duel.choice import Begin, Draft, DuelChoice, KeepToken, TakeToken
from engine.duel.effects import DiscardOpponentCard, Science
from engine.duel.events import AgeBegan, BeginnerChosen, CardsTurnedUp, NothingToChoose
from engine.duel.scoring import SCORE_ROWS, points_by_item
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.game import Event, Seat, SeatEvent
from engine.terms import CardId, TokenId, WonderId
from renders.drawing.numerals import ROMAN
from renders.duel.names import card_name, token_name, wonder_name
from renders.duel.result import ENDING
from renders.duel.sentences import bought_resources, effect_sentences
from renders.parts.language import all_of
from renders.parts.names import colour_name


def event_sentence(view: View, event: Event, names: Sequence[str], text: Translator) -> str | None:
    """Return a sentence for an event, with ``names`` unescaped; None if the score describes it."""
    match event:
        case CardsTurnedUp(cards=cards):
            turned_up = all_of([card_name(each, text) for _, each in cards], text)
            return text("duel-told-turned-up", cards=turned_up)
        case AgeBegan(age=age, seat=beginner):
            heading = text("duel-told-age", age=ROMAN[age])
            if beginner is None:
                return heading
            why = "begins" if age == 1 else "weaker"
            return "\n".join([heading, text(f"duel-told-age-{why}", name=names[beginner])])
        case SeatEvent():
            return event_in_words("duel", event, view.box, names, text, **_facts(event, names, text))
        case _:
            return None


def _facts(event: SeatEvent, names: Sequence[str], text: Translator) -> dict[str, int | str]:
    """Return what the text of an event says beyond its own facts."""
    coins, trade = getattr(event, "coins", 0), getattr(event, "trade", 0)
    facts: dict[str, int | str] = {
        "other": names[opponent(event.seat)],
        "coins": text("coins", count=coins + trade),
        "printed": coins,
        "resources": bought_resources(getattr(event, "bought", ()), text),
    }
    match event:
        case BeginnerChosen(beginner=beginner):
            facts |= {"beginner": names[beginner], "own": "yes" if beginner == event.seat else "no"}
        case NothingToChoose(effect=effect):
            facts["effect"] = written_name(type(effect))
            if isinstance(effect, DiscardOpponentCard):
                facts["colour"] = colour_name(effect.colour, text)
    return facts


# -- choices ------------------------------------------------------------------------------------------


def choice_in_words(
    choice: DuelChoice, box: Box, names: Sequence[str], text: Translator, reader: Seat | None = None
) -> str:
    """Describe a choice by its gain or action, for everybody or only for the ``reader``.

    The text's form ``inside`` is used within a sentence, ``done`` for a choice already made.
    """
    match choice:
        case Begin(seat=seat) if seat == reader:
            return text("choice-begin-oneself")
        case Begin(seat=seat):
            return text("choice-begin", name=escape(names[seat]))
        case Draft(wonder=wonder):
            return text("choice-take", thing=wonder_name(wonder, text))
        case TakeToken(token=token) | KeepToken(token=token):
            return text("choice-take", thing=token_name(token, text))
        case _:
            return plain_words("duel", choice, box, text)


# -- cards --------------------------------------------------------------------------------------------


def offer_line(view: View, offer: CardOffer, names: Sequence[str], text: Translator) -> str:
    """Return a card's effects, its cost for the player in turn, and the later card that it makes free."""
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
    price, source = offer.price, view.box.cards[offer.card].free_from
    return text(
        "duel-price",
        how=price.how if offer.affordable else "too-dear",
        name=name,
        coins=text("coins", count=price.total),
        have=text("coins", count=view.cities[view.turn].coins),
        source="" if source is None else card_name(source, text),
        resources=bought_resources(price.bought, text),
        total=price.total,
        printed=price.total - price.trade,
        trade=price.trade,
    )


def score_details(view: View, seat: Seat, names: Sequence[str], text: Translator) -> str:
    """Return the kind of victory, and a player's points, a line for each category."""
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
    details: dict[str, str | None] = {
        "track" if row.name == "military" else row.name: all_of(items.get(row.name, []), text)
        for row in SCORE_ROWS
    }
    rows = {"track" if row == "military" else row: points for row, points in score.rows.items()}
    if view.victory == "military":
        # The track counts no points.
        del rows["track"]
    heading = text("details-total", name=shown[seat], points=score.total)
    if view.victory != "civilian":
        won = text("score-headline-sentence", headline=ENDING.headline(view, shown, text))
        heading = text("duel-details-moment", won=won, name=shown[seat], points=score.total)
    return "\n".join([heading, *score_lines(rows, details, text)])


def result_lines(view: View, names: Sequence[str], text: Translator) -> list[str]:
    """Return the winner and the kind of victory, then the loser's points; after an instant victory both."""
    shown = [escape(name) for name in names]
    lines = [text("winner", headline=ENDING.headline(view, shown, text))]
    if view.victory != "civilian":
        points = [
            text("duel-instant-point", name=shown[score.seat], points=score.total) for score in view.scores
        ]
        # A pawn in a capital is in no zone, so the points of its last zone are lost.
        key = "duel-military-points" if view.victory == "military" else "duel-instant-points"
        return [*lines, text(key, points=all_of(points, text))]
    if view.winner is None or view.scores[0].total == view.scores[1].total:
        return lines
    loser = opponent(view.winner)
    return [*lines, text("duel-lost-total", name=shown[loser], points=view.scores[loser].total)]
