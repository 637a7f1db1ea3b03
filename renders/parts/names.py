"""The names of what there is in all games, from the language file; an id in words where it has no name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.terms import COLOURS, CardId, Colour
from renders.parts.language import Text


class HasCards(Protocol):
    """A box of any game."""

    @property
    def cards(self) -> Mapping[CardId, Any]:
        """The cards by their ids."""
        ...


def colours_of(box: HasCards) -> tuple[Colour, ...]:
    """List the colours of cards: those that games share in their order, then what only this box has."""
    return tuple(dict.fromkeys((*COLOURS, *(card.colour for card in box.cards.values()))))


def named(key: str, each: str, text: Text) -> str:
    """Return the name of a thing by its message; its id in words where there is no such message."""
    return text(key) if text.has(key) else each.replace("_", " ")


def named_in(boxes: Sequence[str], key: str, each: str, text: Text) -> str:
    """Return the name of a thing in these boxes: that of its own where other boxes call it differently."""
    own = f"{key}-{'-'.join(boxes)}"
    return named(own if text.has(own) else key, each, text)


def wonder_name(wonder: str, text: Text) -> str:
    """Return the name of a wonder."""
    return named(f"wonder-{wonder}", wonder, text)


def city_name(wonder: str, text: Text) -> str:
    """Return the name of the city of a wonder."""
    return named(f"city-{wonder}", wonder, text)


def side_name(boxes: Sequence[str], side: str, text: Text) -> str:
    """Return what a side of a board is called in these boxes, as it stands behind a name."""
    return named(f"side-{'-'.join(boxes)}-{side.lower()}", side, text)


def side_in_full(boxes: Sequence[str], side: str, text: Text) -> str:
    """Return what a side of a board is called in these boxes, with what it is."""
    key = f"side-in-full-{'-'.join(boxes)}-{side.lower()}"
    return text(key) if text.has(key) else text("side-in-full", side=side)


def colour_name(colour: str, text: Text) -> str:
    """Return the name of a card colour."""
    return named(f"colour-{colour}", colour, text)


def card_type(colour: Colour, text: Text) -> str:
    """Return what cards of a colour are."""
    return named(f"card-type-{colour}", colour, text)
