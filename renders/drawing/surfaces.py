"""The materials of pictures: gradients, the shapes of boxes and their shadows, the night, the meander."""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.drawing import theme
from renders.drawing.kept import kept
from renders.drawing.theme import Rgba

SUPERSAMPLING = 4
"""How much larger shapes are drawn before they are reduced, for smooth edges."""


def vertical_gradient(
    width: int, height: int, top: Rgba, bottom: Rgba, mode: Literal["RGB", "RGBA"] = "RGBA"
) -> Image.Image:
    """Fill an image from one colour to another."""
    column = _gradient_column(height, top, bottom)
    return column.convert(mode).resize((width, height), Image.Resampling.NEAREST)


def reduced(picture: Image.Image, times: int) -> Image.Image:
    """Return an RGBA picture reduced by a factor, as `Image.reduce` does, but faster if much is empty.

    Its sides must be multiples of ``times``.
    """
    opacity = picture.getchannel("A")
    if opacity.getextrema() == (255, 255):
        # An opaque picture needs no weighting by opacity, which takes longer than the rest.
        return picture.convert("RGB").reduce(times).convert("RGBA")
    smaller = Image.new("RGBA", (picture.width // times, picture.height // times), theme.TRANSPARENT)
    box = opacity.getbbox()
    if box is not None:
        left, top, right, bottom = box[0] // times, box[1] // times, -(-box[2] // times), -(-box[3] // times)
        drawn = picture.crop((left * times, top * times, right * times, bottom * times))
        smaller.paste(drawn.reduce(times), (left, top))
    return smaller


def growing_down(width: int, height: int) -> Image.Image:
    """Return a mask that increases from nothing at the top to everything at the bottom."""
    column = Image.linear_gradient("L").crop((0, 0, 1, 256)).resize((1, height))
    return column.resize((width, height), Image.Resampling.NEAREST)


def growing_right(width: int, height: int) -> Image.Image:
    """Return a mask that increases from nothing on the left to everything on the right."""
    line = Image.linear_gradient("L").rotate(90).crop((0, 0, 256, 1)).resize((width, 1))
    return line.resize((width, height), Image.Resampling.NEAREST)


@lru_cache(maxsize=256)
def _gradient_column(height: int, top: Rgba, bottom: Rgba) -> Image.Image:
    size = (1, height)
    share = Image.linear_gradient("L").resize(size, Image.Resampling.BILINEAR)
    return Image.composite(Image.new("RGBA", size, bottom), Image.new("RGBA", size, top), share)


@lru_cache(maxsize=192)
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return a filled rectangle with smooth rounded corners as a mask; read-only."""
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
def corner_masks(radius: int) -> tuple[Image.Image, ...]:
    """Return the masks outside rounded corners: upper and lower left, upper and lower right; read-only."""
    if not radius:
        return ()
    outside = ImageChops.invert(rounded_mask(2 * radius, 2 * radius, radius))
    return tuple(
        outside.crop((left, top, left + radius, top + radius)) for left in (0, radius) for top in (0, radius)
    )


@kept
def shadow_mask(width: int, height: int, radius: int, blur: int, opacity: float) -> Image.Image:
    """Return the soft shadow of a rounded rectangle, three blurs wider on every side; read-only."""
    edge = 3 * blur
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge), 0)
    mask.paste(rounded_mask(width, height, radius), (edge, edge))
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * opacity)


def backdrop(width: int, height: int) -> Image.Image:
    """Paint the night with its soft light at the top centre, without transparency."""
    return _night(width, max(height, theme.TALLEST)).crop((0, 0, width, height))


@lru_cache(maxsize=1)
def _night(width: int, height: int) -> Image.Image:
    night = vertical_gradient(width, height, theme.NIGHT_TOP, theme.NIGHT_BOTTOM).convert("RGB")
    lit = ImageChops.add(night, Image.new("RGB", night.size, theme.NIGHT_GLOW[:3]))
    return Image.composite(lit, night, _light(width, height))


def _light(width: int, height: int) -> Image.Image:
    """Return the brightness of the light at each place, computed at a quarter of the size as it is soft."""
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
    """Draw the meander line below a header; read-only."""
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
