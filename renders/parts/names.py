"""Names of things in all games, from the language file; their id in words if they have none."""

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
    """List the colours of cards: the shared ones in their order, then those that only this box has."""
    return tuple(dict.fromkeys((*COLOURS, *(card.colour for card in box.cards.values()))))


def named(key: str, each: str, text: Text) -> str:
    """Return the name of a thing by its message; its id in words if there is none."""
    return text(key) if text.has(key) else each.replace("_", " ")


def named_in(boxes: Sequence[str], key: str, each: str, text: Text) -> str:
    """Return the name of a thing in these boxes: their own if other boxes have a different one."""
    own = f"{key}-{'-'.join(boxes)}"
    return named(own if text.has(own) else key, each, text)


def wonder_name(wonder: str, text: Text) -> str:
    """Return the name of a wonder."""
    return named(f"wonder-{wonder}", wonder, text)


def city_name(wonder: str, text: Text) -> str:
    """Return the name of the city of a wonder."""
    return named(f"city-{wonder}", wonder, text)


def side_name(boxes: Sequence[str], side: str, text: Text) -> str:
    """Return the name of a board's side in these boxes, as a suffix."""
    return named(f"side-{'-'.join(boxes)}-{side.lower()}", side, text)


def side_in_full(boxes: Sequence[str], side: str, text: Text) -> str:
    """Return the full name of a board's side in these boxes."""
    key = f"side-in-full-{'-'.join(boxes)}-{side.lower()}"
    return text(key) if text.has(key) else text("side-in-full", side=side)


def colour_name(colour: str, text: Text) -> str:
    """Return the name of a card colour."""
    return named(f"colour-{colour}", colour, text)


def card_type(colour: Colour, text: Text) -> str:
    """Return the name of the cards of a colour."""
    return named(f"card-type-{colour}", colour, text)
