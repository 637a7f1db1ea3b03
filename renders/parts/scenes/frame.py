"""The place of a wonder in a picture."""

from __future__ import annotations

from dataclasses import dataclass, replace

from renders.drawing.art import View


@dataclass(frozen=True, slots=True)
class Frame:
    """The place of the wonder in a picture, in pixels of the finished picture.

    ``unit`` is the length of one scene unit, ``centre`` and ``ground`` the point below the middle of the
    wonder, which is drawn in a box of 100 by 100 units on the ground.
    """

    width: int
    height: int
    unit: float
    centre: float
    ground: float

    @property
    def view(self) -> View:
        """The visible part of the drawing."""
        left, top = 50 - self.centre / self.unit, 100 - self.ground / self.unit
        return View(left, top, self.width / self.unit, self.height / self.unit)

    def between(self, left: float, right: float) -> tuple[Frame, int]:
        """Return the part of the frame between two places, in units, and its first pixel."""
        first, last = (round(self.centre + (x - 50) * self.unit) for x in (left, right))
        first = min(max(0, first), self.width - 1)
        last = max(first + 1, min(last, self.width))
        return replace(self, width=last - first, centre=self.centre - first), first
