"""A surface that shapes, skies, ridges and seas are painted on."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from renders.drawing.surfaces import reduced
from renders.parts.scenes.shapes import Point, Shape, capsule, disc, rectangle, stroke

SUPERSAMPLING = 2
SCENERY_WIDTH = (-260.0, 700.0)
"""How far to both sides scenery is strewn, in units: the widest strip shows the wonder far left."""

BLUEPRINT_FILL = 44
BLUEPRINT_LINE = 62
BLUEPRINT_EDGE = 165


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the wonder stands in a picture, in pixels of the finished picture.

    ``unit`` is the length of one scene unit, ``centre`` and ``ground`` the point below the middle of the
    wonder.
    """

    width: int
    height: int
    unit: float
    centre: float
    ground: float

    @property
    def left(self) -> float:
        """The left border in scene units."""
        return 50 - self.centre / self.unit

    @property
    def right(self) -> float:
        """The right border in scene units."""
        return 50 + (self.width - self.centre) / self.unit

    @property
    def top(self) -> float:
        """The upper border in scene units."""
        return 100 - self.ground / self.unit

    @property
    def bottom(self) -> float:
        """The lower border in scene units."""
        return 100 + (self.height - self.ground) / self.unit


def mix(first: str, second: str, share: float) -> str:
    """Blend two colours; a share of 0 is the first one."""
    a, b = ImageColor.getrgb(first)[:3], ImageColor.getrgb(second)[:3]
    red, green, blue = (round(one + (other - one) * share) for one, other in zip(a, b, strict=True))
    return f"#{red:02X}{green:02X}{blue:02X}"


class Painter:
    """Paints in scene units on a supersampled surface."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self._scale = frame.unit * SUPERSAMPLING
        self._size = (frame.width * SUPERSAMPLING, frame.height * SUPERSAMPLING)
        self._image = Image.new("RGBA", self._size, (0, 0, 0, 0))

    def finish(self) -> Image.Image:
        """Give the picture in its final size."""
        return reduced(self._image, SUPERSAMPLING)

    def sky(self, *stops: tuple[float, str], until: float = 100) -> None:
        """Fill from the top with colours at shares 0 to 1 of the way down to a height in units.

        All below has the last colour, so that no hill is low enough to leave a gap.
        """
        height = max(2, min(self._size[1], self._y(until)))
        column = Image.new("RGBA", (1, height))
        colours = [(share, ImageColor.getrgb(colour)) for share, colour in stops]
        column.putdata([(*_between(colours, y / (height - 1)), 255) for y in range(height)])
        self._image.paste((*_between(colours, 1), 255), (0, 0, *self._size))
        self._image.paste(column.resize((self._size[0], height), Image.Resampling.NEAREST), (0, 0))

    def glow(self, x: float, y: float, radius: float, fill: str, strength: int = 150) -> None:
        """Let light fade out around a point."""
        coarse = 8
        mask = Image.new("L", (self._size[0] // coarse + 1, self._size[1] // coarse + 1), 0)
        centre, reach = self._point((x, y)), radius * self._scale
        box = [(value + sign * reach / 1.6) / coarse for sign in (-1, 1) for value in centre]
        ImageDraw.Draw(mask).ellipse((box[0], box[1], box[2], box[3]), fill=strength)
        mask = mask.filter(ImageFilter.GaussianBlur(reach / 3 / coarse)).resize(
            self._size, Image.Resampling.BILINEAR
        )
        lit = mask.getbbox()
        if lit is None:
            return
        light = Image.new("RGBA", (lit[2] - lit[0], lit[3] - lit[1]), (*ImageColor.getrgb(fill)[:3], 0))
        light.putalpha(mask.crop(lit))
        self._image.alpha_composite(light, lit[:2])

    def stars(self, seed: str, count: int, until: float, fill: str = "#FFF6DCB4") -> None:
        """Strew small stars above a height in units; the same seed gives the same stars in every frame."""
        chance = random.Random(seed)
        for _ in range(count):
            x, y = chance.uniform(*SCENERY_WIDTH), chance.uniform(-30, until)
            self.shapes([disc(fill, x, y, chance.choice((0.25, 0.35, 0.5)))])

    def clouds(self, seed: str, count: int, highest: float, lowest: float, fill: str) -> None:
        """Draw flat banks of cloud; the same seed gives the same banks in every width."""
        chance = random.Random(seed)
        banks: list[Shape] = []
        for index in range(count):
            left, right = SCENERY_WIDTH
            x = left + (index + chance.uniform(0.1, 0.9)) * (right - left) / count
            y, thick = chance.uniform(highest, lowest), chance.uniform(1.8, 2.6)
            length = chance.uniform(36, 70)
            for row, (start, end) in enumerate(((0.0, 0.8), (0.22, 0.62), (0.36, 1.0))):
                height = y + thick * 1.02 * (0, -1, 1)[row]
                banks.append(capsule(fill, x + length * start, x + length * end, height, thick))
        self.shapes(banks)

    def ridge(self, height: float, swing: float, fill: str, wave: float, phase: float) -> None:
        """Fill all below a rolling line around a height; ``wave`` is the length of a hill in units."""
        left, right, bottom = self.frame.left - 2, self.frame.right + 2, self.frame.bottom + 2
        points: list[Point] = [(left, bottom)]
        steps = 120
        for step in range(steps + 1):
            x = left + (right - left) * step / steps
            angle = x / wave * math.tau
            points.append(
                (x, height + swing * (math.sin(angle + phase) + 0.5 * math.sin(angle * 2.7 + phase * 1.7)))
            )
        self.shapes([Shape((*points, (right, bottom)), fill)])

    def level(self, height: float, fill: str) -> None:
        """Fill all below a height."""
        frame = self.frame
        self.shapes([rectangle(fill, frame.left - 2, height, frame.right + 2, frame.bottom + 2)])

    def glints(
        self, seed: str, highest: float, fill: str, *, centre: float | None = None, spread: float = 0
    ) -> None:
        """Draw light on water below a height, everywhere or around the reflection of a light at a centre."""
        chance = random.Random(seed)
        frame = self.frame
        depth = max(frame.bottom - highest, 1)
        for step in range(46):
            fall = (step + 0.5) / 46
            y = highest + 1.2 + fall * depth
            x = chance.uniform(-280, 700) if centre is None else chance.gauss(centre, spread * (0.5 + fall))
            length = chance.uniform(5, 13) * (0.6 + 0.8 * fall)
            self.shapes([stroke(fill, 0.55 + 0.5 * fall, (x - length / 2, y), (x + length / 2, y))])

    def shapes(self, shapes: Iterable[Shape]) -> None:
        """Draw shapes in their order."""
        draw = ImageDraw.Draw(self._image)
        for shape in shapes:
            colour = ImageColor.getrgb(shape.fill)
            if len(colour) == 4 and colour[3] < 255:
                self._translucent(shape, colour)
            else:
                draw.polygon(self._points(shape), fill=colour)

    def blueprint(self, shapes: Iterable[Shape]) -> None:
        """Draw what is not built yet: a pale body with every line of the plan."""
        drawn = [shape for shape in shapes if len(ImageColor.getrgb(shape.fill)) == 3]
        if not drawn:
            return
        body, plan = Image.new("L", self._size, 0), Image.new("L", self._size, 0)
        fill, lines = ImageDraw.Draw(body), ImageDraw.Draw(plan)
        for shape in drawn:
            points = self._points(shape)
            fill.polygon(points, fill=255)
            lines.polygon(points, fill=0)
            lines.line([*points, points[0]], fill=BLUEPRINT_LINE, width=SUPERSAMPLING)
        box = body.getbbox()
        if box is None:
            return
        body, plan = body.crop(box), plan.crop(box)
        alpha = body.point(lambda value: value * BLUEPRINT_FILL // 255)
        alpha.paste(plan, (0, 0), plan.point(lambda value: 255 if value else 0))
        alpha.paste(BLUEPRINT_EDGE, (0, 0), _minus(body, _inside(body)))
        white = Image.new("RGBA", body.size, (255, 255, 255, 0))
        white.putalpha(alpha)
        self._image.alpha_composite(white, box[:2])

    def _translucent(self, shape: Shape, colour: tuple[int, ...]) -> None:
        points = self._points(shape)
        left, top = (
            max(0, math.floor(min(x for x, _ in points))),
            max(0, math.floor(min(y for _, y in points))),
        )
        right = min(self._size[0], math.ceil(max(x for x, _ in points)) + 1)
        bottom = min(self._size[1], math.ceil(max(y for _, y in points)) + 1)
        if right <= left or bottom <= top:
            return
        layer = Image.new("RGBA", (right - left, bottom - top), (*colour[:3], 0))
        ImageDraw.Draw(layer).polygon([(x - left, y - top) for x, y in points], fill=colour)
        self._image.alpha_composite(layer, (left, top))

    def _points(self, shape: Shape) -> list[Point]:
        frame, scale = self.frame, self._scale
        centre, ground = frame.centre * SUPERSAMPLING, frame.ground * SUPERSAMPLING
        return [(centre + (x - 50) * scale, ground + (y - 100) * scale) for x, y in shape.points]

    def _point(self, point: Point) -> Point:
        frame = self.frame
        return (
            frame.centre * SUPERSAMPLING + (point[0] - 50) * self._scale,
            frame.ground * SUPERSAMPLING + (point[1] - 100) * self._scale,
        )

    def _y(self, height: float) -> int:
        return round(self._point((0, height))[1])


def _inside(body: Image.Image) -> Image.Image:
    """Give what is left of a mask two pixels from its border."""
    width, height = body.size
    # What is cropped beyond an image is empty. Five pixels are compared in three steps, across and down.
    part = body.crop((-2, -2, width + 2, height + 2))
    for x, y in ((1, 0), (0, 1)):
        two = ImageChops.darker(part, _from(part, x, y))
        four = ImageChops.darker(two, _from(two, 2 * x, 2 * y))
        part = ImageChops.darker(four, _from(part, 4 * x, 4 * y))
    return part.crop((0, 0, width, height))


def _from(mask: Image.Image, x: int, y: int) -> Image.Image:
    return mask.crop((x, y, mask.width + x, mask.height + y))


def _minus(body: Image.Image, inside: Image.Image) -> Image.Image:
    edge = body.copy()
    edge.paste(0, (0, 0), inside)
    return edge


def _between(stops: Sequence[tuple[float, tuple[int, ...]]], share: float) -> tuple[int, int, int]:
    for (start, first), (end, second) in itertools.pairwise(stops):
        if share <= end:
            part = (share - start) / ((end - start) or 1)
            red, green, blue = (round(first[i] + (second[i] - first[i]) * max(part, 0)) for i in range(3))
            return red, green, blue
    red, green, blue = stops[-1][1][:3]
    return red, green, blue
