"""Light on a wonder and its landscape: rays, a shaded side, a lit edge, a shadow or a reflection."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from renders.drawing.art import Drawing
from renders.drawing.surfaces import growing_down, growing_right
from renders.parts.scenes.frame import Frame

_RAYS = 17
_RAYS_COARSE = 4
_REACH = 90.0
"""The length of visible rays, in units."""

_RIM = 0.9
"""The width of the lit edge, in units."""

_DAWN_HIGH, _DAWN_LOW = "#16264F", "#E8909A"
_DAWN_VEIL = (112, 40)
"""The colours of dawn over the landscape before anything is built, and their opacity."""

_GLOW, _GLOW_NEAR, _GLOW_FAR = "#FFC873", 1.4, 5.0
"""The colour around shining things at night, and its extent in units."""
_GLOW_COARSE = 4


_DAWN_GLOW = 58.0
_THINNER = [round(max(0.0, 1 - value / 178) ** 0.8 * 255) for value in range(256)]


@dataclass(frozen=True, slots=True)
class Light:
    """The light of one scene, in scene units; it comes from the left.

    ``warm`` is the colour of lit parts, ``shade`` that of the others, ``far`` the strength of that shade.
    ``water`` is the height of the water line in which the wonder is reflected; without it the wonder throws a
    shadow on the ground, ``slant`` units to the right for each unit down. ``high`` and ``low`` are the
    colours over the landscape before anything is built, ``glow`` is how strongly shining things light the
    dark.
    """

    x: float
    y: float
    warm: str
    shade: str
    rays: float = 0.3
    rim: float = 0.6
    far: float = 0.4
    water: float | None = None
    foot: float = 100.0
    slant: float = 1.5
    shadow: float = 0.4
    high: str = _DAWN_HIGH
    low: str = _DAWN_LOW
    glow: float = 0

    @classmethod
    def of(cls, scene: Drawing) -> Light:
        """Read the light of a scene from its circle ``light``: its place, its colours, its data."""
        said = ElementTree.fromstring(scene.layers["light"]).attrib
        told: dict[str, Any] = {
            key.removeprefix("data-"): value if value.startswith("#") else float(value)
            for key, value in said.items()
            if key.startswith("data-")
        }
        return cls(float(said["cx"]), float(said["cy"]), said["fill"], said["stroke"], **told)

    def shine(self, picture: Image.Image, frame: Frame, strength: float) -> None:
        """Draw the rays of the light over a landscape."""
        reach = _REACH * frame.unit
        side = max(2, round(2 * reach / _RAYS_COARSE))
        rays = Image.new("L", (side, side), 0)
        draw, middle = ImageDraw.Draw(rays), side / 2
        for index in range(_RAYS):
            angle = math.tau * (index + 0.3 * math.sin(index * 2.4)) / _RAYS
            half = 0.05 + 0.04 * math.sin(index * 1.7) ** 2
            ends = [
                (middle + side * math.cos(angle + turn), middle + side * math.sin(angle + turn))
                for turn in (-half, half)
            ]
            draw.polygon([(middle, middle), *ends], fill=255)
        fading = Image.radial_gradient("L").resize((side, side)).point(_fading(self.rays * strength))
        mask = ImageChops.multiply(rays.filter(ImageFilter.BoxBlur(1)), fading)
        size = (round(2 * reach), round(2 * reach))
        left = round(frame.centre + (self.x - 50) * frame.unit - reach)
        top = round(frame.ground + (self.y - 100) * frame.unit - reach)
        box = (max(0, left), max(0, top), min(frame.width, left + size[0]), min(frame.height, top + size[1]))
        if box[2] <= box[0] or box[3] <= box[1]:
            return
        part = [
            (value - start) * side / size[0] for value, start in zip(box, (left, top, left, top), strict=True)
        ]
        seen = mask.resize(
            (box[2] - box[0], box[3] - box[1]),
            Image.Resampling.BILINEAR,
            box=(part[0], part[1], part[2], part[3]),
        )
        picture.paste((*ImageColor.getrgb(self.warm)[:3], 255), box, seen)

    def rise(self, picture: Image.Image, frame: Frame) -> None:
        """Draw the colours of dawn over a landscape, dark above and pale below, around the light."""
        share = growing_down(1, picture.height)
        high, low = (Image.new("RGB", share.size, colour) for colour in (self.high, self.low))
        dawn = Image.composite(low, high, share).resize(picture.size, Image.Resampling.NEAREST)
        start, end = _DAWN_VEIL
        thickness = [round(start + (end - start) * value / 255) for value in range(256)]
        veil = share.point(thickness).resize(picture.size, Image.Resampling.NEAREST)
        reach = round(_DAWN_GLOW * frame.unit)
        place = (
            round(frame.centre + (self.x - 50) * frame.unit) - reach,
            round(frame.ground + (self.y - 100) * frame.unit) - reach,
        )
        # Around the light the veil is thin, so that it still shines.
        veil.paste(0, place, Image.radial_gradient("L").resize((2 * reach, 2 * reach)).point(_THINNER))
        picture.paste(dawn, (0, 0), veil)

    def fall_on(self, layer: Image.Image, frame: Frame) -> None:
        """Light the elements of a layer: their left edge bright, their right side in the shade."""
        solid = layer.getchannel("A")
        box = solid.getbbox()
        if box is None:
            return
        width, height = box[2] - box[0], box[3] - box[1]
        body = solid.crop(box)
        across, down = growing_right(width, height), growing_down(width, height)
        far = across.point([round(max(0, value - 110) / 145 * 255 * self.far) for value in range(256)])
        low = down.point([round(max(0, value - 170) / 85 * 255 * self.far * 0.6) for value in range(256)])
        near = across.point([round(max(0, 120 - value) / 120 * 60) for value in range(256)])
        whole = layer.crop(box)
        warm, shade = (ImageColor.getrgb(colour)[:3] for colour in (self.warm, self.shade))
        tinted = whole.convert("RGB")
        tinted.paste(warm, (0, 0), near)
        tinted.paste(shade, (0, 0), ImageChops.lighter(far, low))
        if self.glow:
            lamplit = down.point([round(max(0, value - 90) / 165 * 110 * self.glow) for value in range(256)])
            tinted.paste(ImageColor.getrgb(_GLOW)[:3], (0, 0), lamplit)
        reach = max(1, round(_RIM * frame.unit))
        moved = Image.new("L", body.size)
        moved.paste(body, (reach, max(1, reach // 2)))
        rim = ImageChops.subtract(body, moved).point([round(value * self.rim) for value in range(256)])
        tinted.paste(warm, (0, 0), rim)
        tinted.putalpha(body)
        layer.paste(tinted, box[:2])

    def glow_around(self, picture: Image.Image, shining: Image.Image, frame: Frame) -> None:
        """Light the dark around shining things, which are white in the mask ``shining``."""
        coarse = shining.reduce(_GLOW_COARSE)
        near, far = (
            coarse.filter(ImageFilter.GaussianBlur(reach * frame.unit / _GLOW_COARSE))
            for reach in (_GLOW_NEAR, _GLOW_FAR)
        )
        light = ImageChops.add(near, far.point(_times(1.6))).point(_times(self.glow))
        around = ImageChops.subtract(light.resize(shining.size, Image.Resampling.BICUBIC), shining)
        picture.paste((*ImageColor.getrgb(_GLOW)[:3], 255), (0, 0), around)

    def darken(self, picture: Image.Image, layer: Image.Image, left: int, frame: Frame) -> None:
        """Draw the shadow of a layer on the ground of a picture, or its reflection on the water."""
        if self.water is None:
            self._throw_shadow(picture, layer, left, frame)
        else:
            self._mirror(picture, layer, left, frame, self.water)

    def _throw_shadow(self, picture: Image.Image, layer: Image.Image, left: int, frame: Frame) -> None:
        line = frame.ground + (self.foot - 100) * frame.unit
        depth = min(round(14 * frame.unit), frame.height - round(line))
        if depth <= 1:
            return
        # Eleven units of the shadow stand for the hundred of the wonder.
        per_line = 100 / 11
        extra = round(self.slant * depth)
        size = (layer.width + extra, depth)
        coefficients = (1.0, -self.slant, 0.0, 0.0, -per_line, line)
        shadow = layer.getchannel("A").transform(
            size, Image.Transform.AFFINE, coefficients, Image.Resampling.BILINEAR
        )
        fading = growing_down(*size).point([round((255 - value) * self.shadow) for value in range(256)])
        shadow = ImageChops.multiply(shadow, fading).filter(ImageFilter.BoxBlur(1))
        picture.paste((*ImageColor.getrgb(self.shade)[:3], 255), (left, round(line)), shadow)

    def _mirror(
        self, picture: Image.Image, layer: Image.Image, left: int, frame: Frame, water: float
    ) -> None:
        line = frame.ground + (water - 100) * frame.unit
        foot = frame.ground + (self.foot - 100) * frame.unit
        depth = frame.height - round(line)
        if depth <= 1:
            return
        size = (layer.width, depth)
        mirrored = layer.transform(
            size, Image.Transform.AFFINE, (1.0, 0.0, 0.0, 0.0, -1.4, foot), Image.Resampling.BILINEAR
        )
        # The water breaks the image into bands, wider when nearer.
        bands = Image.new("L", size, 0)
        draw, y, step = ImageDraw.Draw(bands), 0.0, 0.9 * frame.unit
        while y < depth:
            strength = round(150 * (1 - y / max(depth, 1)))
            shift = round(0.7 * frame.unit * math.sin(y))
            draw.rectangle(
                (max(0, shift), round(y), layer.width + shift, round(y + step * 0.62)), fill=strength
            )
            y, step = y + step, step * 1.06
        picture.paste(
            mirrored.convert("RGB"), (left, round(line)), ImageChops.multiply(mirrored.getchannel("A"), bands)
        )


def _times(strength: float) -> list[int]:
    return [min(255, round(value * strength)) for value in range(256)]


def _fading(strength: float) -> list[int]:
    return [round(max(0.0, 1 - value / 178) ** 1.5 * 255 * strength) for value in range(256)]
