"""What everybody has just played, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import BaseEvent, Built, Revived, Sold, StageBuilt
from engine.base.view import View
from engine.ring import left_of, right_of
from renders.base.plays import Play, plays, told_moment
from renders.drawing.numerals import ROMAN
from renders.parts.description import shortened
from renders.parts.language import Text


def describe_reveal(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> str:
    """Say what the picture of a reveal shows, a sentence for each city."""
    age, number = told_moment(view, events)
    begin = text("reveal-words", age=ROMAN[age], round=number, rounds=view.box.rounds)
    return shortened([begin, *(_play_sentence(view, play, names, text) for play in plays(events))])


def _play_sentence(view: View, play: Play, names: Sequence[str], text: Text) -> str:
    name, gained = names[play.seat], play.gained
    match play.event:
        case Built(card=card_id, how=how) as built:
            return text(
                "reveal-words-builds",
                name=name,
                card=text(f"card-{card_id}"),
                how="trade" if built.left or built.right else how,
                gained=gained,
                **_paid(built, len(view.cities), names, text),
            )
        case StageBuilt(stage=stage) as built:
            return text(
                "reveal-words-stage",
                name=name,
                stage=stage,
                wonder=text(f"city-{view.cities[play.seat].wonder}"),
                gained=gained,
                **_paid(built, len(view.cities), names, text),
            )
        case Sold(coins=coins):
            return text("reveal-words-sells", name=name, coins=text("coins", count=coins))
        case Revived(card=revived) if revived is not None:
            return text("reveal-words-revives", name=name, card=text(f"card-{revived}"))
    return text("reveal-words-nothing" if not play.discard_empty else "reveal-words-empty", name=name)


def _paid(built: Built | StageBuilt, seats: int, names: Sequence[str], text: Text) -> dict[str, str | int]:
    """Give the holes of a sentence that tell who is paid."""
    return {
        "paid": text("coins", count=built.bank + built.left + built.right),
        "left": built.left,
        "right": built.right,
        "left_name": names[left_of(built.seat, seats)],
        "right_name": names[right_of(built.seat, seats)],
    }
