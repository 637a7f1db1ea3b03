"""Flat shapes and the ways to make them; one unit is a hundredth of a wonder's height.

A wonder stands in the box from (0, 0) at its top left to (100, 100) on the ground; scenery may lie
anywhere around it. Light falls from the left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline; ``fill`` is ``#RRGGBB`` or, to let through what lies below, ``#RRGGBBAA``."""

    points: tuple[Point, ...]
    fill: str


def polygon(fill: str, *points: Point) -> Shape:
    """Make a shape with straight edges."""
    return Shape(points, fill)


def rectangle(fill: str, left: float, top: float, right: float, bottom: float) -> Shape:
    """Make an upright rectangle."""
    return Shape(((left, top), (right, top), (right, bottom), (left, bottom)), fill)


def trapezoid(
    fill: str, centre: float, top_width: float, top: float, bottom_width: float, bottom: float
) -> Shape:
    """Make a wall that narrows evenly on both sides."""
    return Shape(
        (
            (centre - top_width / 2, top),
            (centre + top_width / 2, top),
            (centre + bottom_width / 2, bottom),
            (centre - bottom_width / 2, bottom),
        ),
        fill,
    )


def ellipse(
    fill: str, x: float, y: float, width: float, height: float, *, start: float = 0, end: float = 360
) -> Shape:
    """Make an ellipse, or with angles in degrees (clockwise from the right) a segment of one."""
    steps = 40
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return Shape(tuple((x + width / 2 * math.cos(a), y + height / 2 * math.sin(a)) for a in angles), fill)


def shine(fill: str, x: float, y: float, width: float, height: float, strength: int) -> tuple[Shape, ...]:
    """Make light that fades out around a point; ``strength`` is how much of it (0 to 255) the middle has.

    Many thin layers, the outer ones thinnest: few strong ones would be seen as rings.
    """
    layers = 12
    share = strength * 2 / (layers * (layers + 1))
    return tuple(
        ellipse(f"{fill}{round(share * inwards):02X}", x, y, width * size / layers, height * size / layers)
        for inwards, size in enumerate(range(layers, 0, -1), 1)
    )


def disc(fill: str, x: float, y: float, radius: float) -> Shape:
    """Make a disc."""
    return ellipse(fill, x, y, 2 * radius, 2 * radius)


def arch(fill: str, centre: float, width: float, top: float, bottom: float) -> Shape:
    """Make an opening with a round top."""
    radius = width / 2
    crown = [
        (
            centre - radius * math.cos(math.pi * step / 16),
            top + radius - radius * math.sin(math.pi * step / 16),
        )
        for step in range(17)
    ]
    return Shape((*crown, (centre + radius, bottom), (centre - radius, bottom)), fill)


def smooth(fill: str, *points: Point) -> Shape:
    """Make a closed outline that runs softly through all points (Catmull-Rom)."""
    return Shape(tuple(_through(points, closed=True)), fill)


def capsule(fill: str, left: float, right: float, y: float, thickness: float) -> Shape:
    """Make a level bar with round ends."""
    radius = thickness / 2
    ends = [
        (centre + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle)))
        for centre, first in ((right - radius, -90), (left + radius, 90))
        for angle in range(first, first + 181, 20)
    ]
    return Shape(tuple(ends), fill)


def stroke(fill: str, width: float, *points: Point) -> Shape:
    """Make a band of one width along the points."""
    return taper(fill, width, width, *points)


def taper(fill: str, start_width: float, end_width: float, *points: Point) -> Shape:
    """Make a band along the points whose width changes evenly from its start to its end."""
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        length = math.hypot(after[0] - before[0], after[1] - before[1]) or 1
        across = ((before[1] - after[1]) / length, (after[0] - before[0]) / length)
        half = (start_width + (end_width - start_width) * index / (len(points) - 1)) / 2
        left.append((x + across[0] * half, y + across[1] * half))
        right.append((x - across[0] * half, y - across[1] * half))
    return Shape((*left, *reversed(right)), fill)


def bend(*points: Point) -> tuple[Point, ...]:
    """Give many points along a soft open line through these, for `stroke` and `taper`."""
    return tuple(_through(points, closed=False))


def star(fill: str, x: float, y: float, rays: int, outer: float, inner: float) -> Shape:
    """Make a star with one ray straight up."""
    points = []
    for step in range(2 * rays):
        radius, angle = (inner if step % 2 else outer), math.radians(180 * step / rays - 90)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return Shape(tuple(points), fill)


def moved(shapes: Iterable[Shape], x: float, y: float, *, scale: float = 1) -> tuple[Shape, ...]:
    """Shrink or grow shapes about the origin, then move them."""
    return tuple(Shape(tuple((x + a * scale, y + b * scale) for a, b in s.points), s.fill) for s in shapes)


def mirrored(shapes: Iterable[Shape], axis: float = 50) -> tuple[Shape, ...]:
    """Turn shapes over at an upright axis."""
    return tuple(Shape(tuple((2 * axis - a, b) for a, b in s.points), s.fill) for s in shapes)


def painted(shapes: Iterable[Shape], fill: str) -> tuple[Shape, ...]:
    """Give all shapes one fill, to make a silhouette."""
    return tuple(Shape(s.points, fill) for s in shapes)


def _through(points: Sequence[Point], *, closed: bool) -> list[Point]:
    count = len(points)
    steps = 8

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    line: list[Point] = []
    for index in range(count if closed else count - 1):
        a, b, c, d = (at(index + offset) for offset in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return line if closed else [*line, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
