"""Surfaces to draw on: rounded panels, shadows, text and pasted sprites."""

from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from renders.drawing import theme
from renders.drawing.fitting import WrappedText, shrink_line
from renders.drawing.palette import KIND
from renders.drawing.surfaces import (
    backdrop,
    corner_masks,
    rounded_mask,
    shadow_mask,
    vertical_gradient,
)
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import Face, Font, sans, written

Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "lb", "mb", "rb"]
"""The point of a sprite or text at the given place: left, middle, right; top, middle, bottom."""

Box = tuple[int, int, int, int]
"""Left, top, width and height."""

_LARGE = 30_000
"""The size from which restoring four corners is faster than masking all pixels of a box."""


class Canvas:
    """A surface of pixels: a whole picture on the night, or a transparent piece of one."""

    def __init__(
        self, width: int, height: int, *, transparent: bool = False, ground: Image.Image | None = None
    ) -> None:
        """Create a surface; a transparent one is for pieces that are pasted later.

        ``ground`` is the initial picture instead of the empty night, without transparency.
        """
        self.width, self.height = width, height
        self.transparent = transparent
        if transparent:
            self.image = Image.new("RGBA", (width, height), theme.TRANSPARENT)
        else:
            self.image = backdrop(width, height) if ground is None else ground.copy()
        self.draw = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, x: float, y: float, anchor: Anchor = "lt") -> None:
        """Paste an RGBA sprite with its anchor at the given place."""
        left = round(x - sprite.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]])
        top = round(y - sprite.height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]])
        if self.transparent:
            source = (max(0, -left), max(0, -top))
            self.image.alpha_composite(sprite, (max(0, left), max(0, top)), source)
        else:
            self.image.paste(sprite, (left, top), sprite)

    def put_rounded(self, sprite: Image.Image, x: int, y: int, radius: int) -> None:
        """Paste an RGB sprite on a whole picture, with rounded corners."""
        size = (sprite.width, sprite.height)
        if sprite.width * sprite.height < _LARGE:
            self.image.paste(sprite, (x, y), rounded_mask(*size, radius))
            return
        self._keep_corners(x, y, *size, radius, sprite)

    def _keep_corners(
        self, x: int, y: int, width: int, height: int, radius: int, what: Image.Image | tuple[int, ...]
    ) -> None:
        """Cover a box except outside its rounded corners."""
        places = [(left, top) for left in (x, x + width - radius) for top in (y, y + height - radius)]
        corners = [self.image.crop((left, top, left + radius, top + radius)) for left, top in places]
        self.image.paste(what, (x, y, x + width, y + height))
        for place, corner, mask in zip(places, corners, corner_masks(radius), strict=False):
            self.image.paste(corner, place, mask)

    def shadow(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: int,
        blur: int,
        shade: float = 0.5,
        *,
        covered: bool = False,
    ) -> None:
        """Draw the soft shadow of a box with rounded corners; ``shade`` is its darkness (0 to 1).

        ``covered`` omits the part that the box itself is going to cover.
        """
        mask = shadow_mask(int(width), int(height), radius, blur, shade)
        left, top = int(x) - 3 * blur, int(y) - 3 * blur + blur // 2
        if not covered or mask.width * mask.height < _LARGE:
            self.fill(left, top, mask.width, mask.height, theme.BLACK, mask)
            return
        upper, lower = 3 * blur - blur // 2 + radius, mask.height - 3 * blur - blur // 2 - radius
        side = 3 * blur
        parts = (
            (0, 0, mask.width, upper),
            (0, upper, side, lower),
            (mask.width - side, upper, mask.width, lower),
            (0, lower, mask.width, mask.height),
        )
        for part in parts:
            piece = mask.crop(part)
            self.fill(left + part[0], top + part[1], piece.width, piece.height, theme.BLACK, piece)

    def fill(
        self, x: float, y: float, width: float, height: float, colour: Rgba, mask: Image.Image | None = None
    ) -> None:
        """Fill a rectangle, or the shape of a mask from its corner on, with one colour."""
        left, top = int(x), int(y)
        size = (int(width), int(height))
        box = (left, top, left + size[0], top + size[1])
        if mask is not None and colour[3] < 255:
            mask = mask.point([value * colour[3] // 255 for value in range(256)])
        if self.transparent and (mask is not None or colour[3] < 255):
            piece = Image.new("RGBA", size, colour)
            if mask is not None:
                piece.putalpha(mask)
            self.put(piece, left, top)
        elif mask is None and colour[3] < 255:
            self.image.paste(colour[:3], box, Image.new("L", size, colour[3]))
        else:
            self.image.paste(colour[: len(self.image.getbands())], box, mask)

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
        """Draw a box with rounded corners, in one colour or a gradient down to a second one.

        ``line`` gives it a border, ``blur`` is the width of a soft shadow, ``shade`` its darkness (0 to 1).
        """
        left, top, w, h = int(x), int(y), int(width), int(height)
        if blur:
            self.shadow(left, top, w, h, radius, blur, shade, covered=fill[3] == 255 and not self.transparent)
        if line is not None:
            self._fill_rounded(left, top, w, h, line, radius)
            left, top = left + line_width, top + line_width
            w, h, radius = w - 2 * line_width, h - 2 * line_width, max(0, radius - line_width)
        if fill_low is None:
            self._fill_rounded(left, top, w, h, fill, radius)
        elif self.transparent or fill[3] < 255:
            piece = vertical_gradient(w, h, fill, fill_low)
            piece.putalpha(ImageChops.multiply(piece.getchannel("A"), rounded_mask(w, h, radius)))
            self.put(piece, left, top)
        else:
            self.put_rounded(vertical_gradient(w, h, fill, fill_low, "RGB"), left, top, radius)

    def _fill_rounded(self, x: int, y: int, width: int, height: int, colour: Rgba, radius: int) -> None:
        if self.transparent or colour[3] < 255 or width * height < _LARGE:
            self.fill(x, y, width, height, colour, rounded_mask(width, height, radius))
        else:
            self._keep_corners(x, y, width, height, radius, colour[:3])

    def text(
        self, x: float, y: float, text: str, font: Font, colour: Rgba = theme.WHITE, anchor: Anchor = "lm"
    ) -> float:
        """Write one line and return its width in pixels."""
        line = written(text, font, anchor.replace("t", "a").replace("b", "d"))
        left, top = round(x) + line.left, round(y) + line.top
        box = (left, top, left + line.mask.width, top + line.mask.height)
        self.image.paste(colour[: len(self.image.getbands())], box, line.mask)
        return line.length

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
        fitted = shrink_line(text, width, size, min(size, smallest), weight, face)
        return self.text(x, y, fitted.text, fitted.font, colour, anchor)

    def lines(
        self,
        x: float,
        y: float,
        fitted: WrappedText,
        colour: Rgba = theme.WHITE,
        anchor: Anchor = "lm",
        *,
        step: float = 1.0,
    ) -> None:
        """Write lines, centred at the height ``y``; ``step`` is their distance in sizes of the type."""
        first = y - (len(fitted.lines) - 1) / 2 * fitted.size * step
        self.lines_from(x, first, fitted, colour, anchor, step=step)

    def lines_from(
        self,
        x: float,
        y: float,
        fitted: WrappedText,
        colour: Rgba = theme.WHITE,
        anchor: Anchor = "lm",
        *,
        step: float = 1.0,
    ) -> None:
        """Write lines, the first one at the height ``y``; ``step`` is their distance in sizes of the type."""
        for index, line in enumerate(fitted.lines):
            self.text(x, y + index * fitted.size * step, line, fitted.font, colour, anchor)

    def finish(self, kind: str = "") -> Image.Image:
        """Return the whole picture; its corners are rounded when it is encoded.

        Pictures of a ``kind`` are encoded in the same few colours.
        """
        self.image.info[KIND] = kind
        return self.image
