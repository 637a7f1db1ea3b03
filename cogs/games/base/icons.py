"""Which icon stands before a line that tells what happened."""

from __future__ import annotations

from engine.base.cards import card
from engine.base.events import BaseEvent, Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from renders.parts.emoji import EmojiKind


def mark_of(event: BaseEvent) -> EmojiKind | None:
    """Give the kind of card built, or else what was done; None for what has no line of its own."""
    match event:
        case Built(card=built) | Revived(card=str(built)):
            return card(built).colour
        case StageBuilt():
            return "stage"
        case Sold() | CoinsTaken():
            return "coin"
        case Revived() | DiscardEmpty():
            return "cross"
        case _:
            return None
