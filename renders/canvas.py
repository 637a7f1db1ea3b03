"""Surfaces to draw on: gradients, rounded panels, shadows, text and pasted sprites."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders import theme
from renders.theme import Rgba
from renders.type import Face, Font, fit_line, sans

Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "lb", "mb", "rb"]
"""Which point of a sprite or text stands at the given place: left, middle, right; top, middle, bottom."""

SUPERSAMPLING = 4
"""How much larger shapes are drawn before they are reduced: the edges become smooth."""


def vertical_gradient(width: int, height: int, top: Rgba, bottom: Rgba) -> Image.Image:
    """Fill an RGBA image from one colour to another."""
    column = (1, height)
    share = Image.linear_gradient("L").resize(column, Image.Resampling.BILINEAR)
    shaded = Image.composite(Image.new("RGBA", column, bottom), Image.new("RGBA", column, top), share)
    return shaded.resize((width, height), Image.Resampling.NEAREST)


@lru_cache(maxsize=192)
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Give a filled rectangle with smooth round corners as mask; read-only."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        return mask
    side = 2 * radius * SUPERSAMPLING
    disc = Image.new("L", (side, side), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, side - 1, side - 1), fill=255)
    disc = disc.reduce(SUPERSAMPLING)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            mask.paste(disc.crop((left, top, left + radius, top + radius)), (x, y))
    return mask


@lru_cache(maxsize=64)
def shadow_mask(width: int, height: int, radius: int, blur: int, opacity: float) -> Image.Image:
    """Give the soft shadow of a rounded rectangle, three blurs wider on every side; read-only."""
    edge = 3 * blur
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge), 0)
    mask.paste(rounded_mask(width, height, radius), (edge, edge))
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * opacity)


@lru_cache(maxsize=5)
def backdrop(width: int, height: int) -> Image.Image:
    """Paint the night with its soft light at the top centre, without transparency; read-only."""
    night = vertical_gradient(width, height, theme.NIGHT_TOP, theme.NIGHT_BOTTOM).convert("RGB")
    lit = ImageChops.add(night, Image.new("RGB", night.size, theme.NIGHT_GLOW[:3]))
    return Image.composite(lit, night, _light(width, height))


def _light(width: int, height: int) -> Image.Image:
    """Give how bright the light is at each place; it is so soft that a quarter of the size tells all."""
    across, down = width // 4, height // 4
    half_width, half_height = round(across * 0.62), round(down * 0.7)
    distance = Image.radial_gradient("L").resize((2 * half_width, 2 * half_height), Image.Resampling.BILINEAR)
    light = Image.new("L", (across, down), 0)
    light.paste(
        distance.point(lambda value: round(255 * (1 - value / 255) ** 1.6)),
        (across // 2 - half_width, -half_height - down // 20),
    )
    return light.resize((width, height), Image.Resampling.BICUBIC)


@lru_cache(maxsize=4)
def meander(width: int, height: int, colour: Rgba = (*theme.GOLD[:3], 130)) -> Image.Image:
    """Draw the meander line that closes a header; read-only."""
    scale = 3
    unit = height * scale / 5
    image = Image.new("RGBA", (width * scale, height * scale), theme.TRANSPARENT)
    draw = ImageDraw.Draw(image)
    thickness = int(unit * 0.8)
    base = height * scale - unit / 2
    count = int((width * scale - 4 * unit) / (6 * unit)) + 1
    left = (width * scale - (count - 1) * 6 * unit - 4 * unit) / 2
    draw.line([(0, base), (width * scale, base)], fill=colour, width=thickness)
    for index in range(count):
        x = left + index * 6 * unit
        hook = [
            (x, base),
            (x, unit / 2),
            (x + 4 * unit, unit / 2),
            (x + 4 * unit, 3.5 * unit),
            (x + 2 * unit, 3.5 * unit),
            (x + 2 * unit, 2 * unit),
        ]
        draw.line(hook, fill=colour, width=thickness)
    return image.reduce(scale)


class Canvas:
    """A surface of pixels: a whole picture on the night, or a transparent piece of one."""

    def __init__(
        self, width: int, height: int, *, transparent: bool = False, ground: Image.Image | None = None
    ) -> None:
        """Begin a picture; a transparent one is for pieces that are pasted later.

        ``ground`` is what it begins with instead of the empty night, without transparency.
        """
        self.width, self.height = width, height
        self.transparent = transparent
        if transparent:
            self.image = Image.new("RGBA", (width, height), theme.TRANSPARENT)
        else:
            self.image = (ground or backdrop(width, height)).copy()
        self.draw = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, x: float, y: float, anchor: Anchor = "lt") -> None:
        """Lay an RGBA sprite on the surface with its anchor at the given place."""
        left = round(x - sprite.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]])
        top = round(y - sprite.height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]])
        if self.transparent:
            source = (max(0, -left), max(0, -top))
            self.image.alpha_composite(sprite, (max(0, left), max(0, top)), source)
        else:
            self.image.paste(sprite, (left, top), sprite)

    def shadow(
        self, x: float, y: float, width: float, height: float, radius: int, blur: int, shade: float = 0.5
    ) -> None:
        """Draw the soft shadow of a box with round corners; ``shade`` is how dark it is (0 to 1)."""
        mask = shadow_mask(int(width), int(height), radius, blur, shade)
        left, top = int(x) - 3 * blur, int(y) - 3 * blur + blur // 2
        self.fill(left, top, mask.width, mask.height, theme.BLACK, mask)

    def fill(
        self, x: float, y: float, width: float, height: float, colour: Rgba, mask: Image.Image | None = None
    ) -> None:
        """Fill a rectangle, or the shape of a mask that begins at its corner, with one colour."""
        size = (int(width), int(height))
        if colour[3] < 255:
            piece = Image.new("RGBA", size, colour)
            if mask is not None:
                piece.putalpha(mask.point(lambda value: value * colour[3] // 255))
            self.put(piece, int(x), int(y))
            return
        box = (int(x), int(y), int(x) + size[0], int(y) + size[1])
        if mask is None:
            self.image.paste(colour[: len(self.image.getbands())], box)
        elif self.transparent:
            piece = Image.new("RGBA", size, colour)
            piece.putalpha(mask)
            self.put(piece, int(x), int(y))
        else:
            self.image.paste(colour[:3], box, mask)

    def panel(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: int = 18,
        *,
        fill: Rgba = theme.PANEL,
        fill_low: Rgba | None = None,
        line: Rgba | None = None,
        line_width: int = 2,
        blur: int = 0,
        shade: float = 0.5,
    ) -> None:
        """Draw a box with round corners, in one colour or down to a second one.

        ``line`` gives it a border, ``blur`` a soft shadow that wide, ``shade`` how dark that is (0 to 1).
        """
        left, top, w, h = int(x), int(y), int(width), int(height)
        if blur:
            self.shadow(left, top, w, h, radius, blur, shade)
        if line is not None:
            self.fill(left, top, w, h, line, rounded_mask(w, h, radius))
            left, top = left + line_width, top + line_width
            w, h, radius = w - 2 * line_width, h - 2 * line_width, max(0, radius - line_width)
        mask = rounded_mask(w, h, radius)
        if fill_low is None:
            self.fill(left, top, w, h, fill, mask)
        elif self.transparent or fill[3] < 255:
            piece = vertical_gradient(w, h, fill, fill_low)
            piece.putalpha(ImageChops.multiply(piece.getchannel("A"), mask))
            self.put(piece, left, top)
        else:
            self.image.paste(vertical_gradient(w, h, fill, fill_low), (left, top), mask)

    def text(
        self, x: float, y: float, text: str, font: Font, colour: Rgba = theme.WHITE, anchor: Anchor = "lm"
    ) -> float:
        """Write one line and return its width in pixels."""
        self.draw.text(
            (x, y), text, font=font, fill=colour, anchor=anchor.replace("t", "a").replace("b", "d")
        )
        return font.getlength(text)

    def fitted_text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        width: float,
        colour: Rgba = theme.WHITE,
        anchor: Anchor = "lm",
        *,
        weight: int = 600,
        smallest: int = theme.FLOOR_TEXT,
        face: Face = sans,
    ) -> float:
        """Write one line, shrunk or cut to fit into a width, and return its width in pixels."""
        fitted = fit_line(text, width, size, min(size, smallest), weight, face)
        return self.text(x, y, fitted.text, fitted.font, colour, anchor)

    def finish(self) -> Image.Image:
        """Give the whole picture with its four corners cut round."""
        finished = self.image.copy()
        finished.putalpha(rounded_mask(self.width, self.height, theme.CORNER_RADIUS))
        return finished
