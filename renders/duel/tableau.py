"""The places and sizes of the cards of an age, and the letters of those that can be taken."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from string import ascii_uppercase

from engine.duel.layout import Place
from engine.duel.terms import Slot
from engine.duel.view import CardOffer, LaidCard, View
from renders.drawing import theme

_WIDTH = theme.WIDTH - 2 * theme.MARGIN
_OVERLAP = 22
"""How far a card extends below the one on it."""


@dataclass(frozen=True, slots=True)
class Format:
    """The sizes of cards in pixels.

    From top to bottom a card has its name (``header``, in ``lines`` lines), its ``price`` and its ``effect``,
    and if it is free a ``bar``. Of a covered one everything but the bar is visible, of a face-down one only
    ``back``.
    """

    width: int
    gap: int
    header: int
    price: int
    effect: int
    bar: int
    back: int
    lines: int = 1

    @property
    def shown(self) -> int:
        """The visible height of a covered face-up card."""
        return self.header + self.price + self.effect + 4

    @property
    def covered_height(self) -> int:
        """The height of a card under others."""
        return self.shown + _OVERLAP

    @property
    def height(self) -> int:
        """The height of a card that can be taken."""
        return self.shown + self.bar + 2


FOUR_WIDE = Format(width=278, gap=14, header=35, price=44, effect=44, bar=40, back=26)
"""For the seven rows of Age III, with at most four cards side by side."""
SIX_WIDE = Format(width=182, gap=12, header=54, price=44, effect=56, bar=52, back=48, lines=2)
FORMATS = (FOUR_WIDE, SIX_WIDE)


@dataclass(frozen=True, slots=True)
class Tableau:
    """The places of an age with the remaining cards.

    ``tops`` has the top edge of each row and the bottom edge of the last one, in pixels. A taken card leaves
    its place empty: no other card moves or grows.
    """

    places: Sequence[Place]
    layout: Sequence[LaidCard]
    size: Format
    tops: Sequence[int]

    @property
    def height(self) -> int:
        """The height of all rows together."""
        return self.tops[-1]

    def cards(self) -> Iterator[tuple[LaidCard, int, int]]:
        """Yield each card with its left edge and its distance from the top, the lowest card first."""
        for laid in self.layout:
            place = self.places[laid.slot]
            yield laid, self._left(place.x), self.tops[place.row]

    def taken(self) -> Iterator[tuple[int, int, int]]:
        """Yield the left edge, the distance from the top and the height of each empty place."""
        lying = {laid.slot for laid in self.layout}
        for place in self.places:
            if place.slot not in lying:
                top, below = self.tops[place.row : place.row + 2]
                yield self._left(place.x), top, below - top

    def _left(self, x: int) -> int:
        return round((theme.WIDTH + x * (self.size.width + self.size.gap) - self.size.width) / 2)


def lay_tableau(places: Sequence[Place], layout: Sequence[LaidCard]) -> Tableau:
    """Lay out the remaining cards on the places of their age."""
    widest = max(abs(place.x) for place in places)
    size = next(each for each in FORMATS if widest * (each.width + each.gap) + each.width <= _WIDTH)
    face_up = {place.row: place.face_up for place in places}
    *covered, _ = sorted(face_up)
    shown = [size.shown if face_up[row] else size.back for row in covered]
    return Tableau(places, layout, size, tuple(accumulate([*shown, size.height], initial=0)))


def lettered(view: View) -> Mapping[str, CardOffer]:
    """Return the offers of a turn by their letters, from left to right."""
    places = view.box.ages[view.age - 1].places

    def place(offer: CardOffer) -> tuple[int, int]:
        return places[offer.slot].x, places[offer.slot].row

    return dict(zip(ascii_uppercase, sorted(view.card_offers, key=place), strict=False))


def letters_by_slot(view: View) -> Mapping[Slot, tuple[str, CardOffer]]:
    """Return the letter and the offer of each card that can be taken."""
    return {offer.slot: (letter, offer) for letter, offer in lettered(view).items()}
