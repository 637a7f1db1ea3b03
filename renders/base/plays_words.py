"""What a city has played, said in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import Built, Revived, Sold, StageBuilt
from engine.base.view import View
from renders.base.names import card_name
from renders.base.plays import Play
from renders.base.seats import neighbour_of
from renders.parts.language import Text
from renders.parts.names import city_name


def play_sentences(view: View, play: Play, names: Sequence[str], text: Text) -> list[str]:
    """Say what a city did, with the price and who was paid."""
    name, seat, gained = names[play.seat], play.seat, play.gained
    seventh = "yes" if play.seventh else "no"
    match play.event:
        case Built(card=card_id, how=how) as built:
            card = card_name(card_id, text)
            if how in {"own", "trade"}:
                # What the bank alone is paid for, is said as a price of the card is.
                how = "trade" if built.left or built.right else "own"
            paid = _paid(view, built, names, text)
            return [
                text(
                    "play-words-builds", name=name, card=card, how=how, seventh=seventh, gained=gained, **paid
                )
            ]
        case StageBuilt(stage=stage, copy=copy) as built:
            wonder = city_name(view.cities[seat].wonder, text)
            copied = "" if copy is None else names[neighbour_of(view, seat, copy)]
            paid = _paid(view, built, names, text)
            told = text(
                "play-words-stage",
                name=name,
                stage=stage,
                wonder=wonder,
                copy="no" if copy is None else "yes",
                copied=copied,
                gained=gained,
                **paid,
            )
            return [told, *([text("play-words-empty", name=name)] if play.discard_empty else [])]
        case Sold(coins=coins):
            return [text("play-words-sells", name=name, seventh=seventh, coins=text("coins", count=coins))]
        case Revived(card=revived) if revived is not None:
            return [text("play-words-revives", name=name, card=card_name(revived, text), gained=gained)]
    return [text("play-words-empty" if play.discard_empty else "play-words-nothing", name=name)]


def _paid(view: View, built: Built | StageBuilt, names: Sequence[str], text: Text) -> dict[str, str | int]:
    """Give the holes of a sentence that tell who is paid."""
    return {
        "paid": text("coins", count=built.bank + built.left + built.right),
        "bank": built.bank,
        "left": built.left,
        "right": built.right,
        "left_name": names[neighbour_of(view, built.seat, "left")],
        "right_name": names[neighbour_of(view, built.seat, "right")],
    }
