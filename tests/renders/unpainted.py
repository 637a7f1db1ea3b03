"""Pictures of which only the sizes are true: all is measured and laid out, no pixel is painted."""

import math
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.terms import Colour
from renders.drawing import art, canvas, palette
from renders.drawing.canvas import Canvas
from renders.drawing.kept import BUDGET, ImageStore, Kept
from renders.drawing.typefaces import Font, Written
from renders.parts import buildings, scenes
from renders.parts.scenes.frame import Frame

Picture = Image.Image
_NEW = Image.new

_NO_PICTURES = ("tests.gallery.", "renders.drawing.typefaces", "renders.drawing.fitting")
"""Where games, fonts and lines are kept: they are as true as before."""


@contextmanager
def unpainted_pictures() -> Iterator[None]:
    """Measure and lay out all there is, but paint nothing, and keep no picture of that.

    Painted landscapes and cards stay where they are kept, for the tests that come after.
    """
    forget_pictures()
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(Kept, "__call__", _kept_apart(ImageStore(BUDGET)))
        paint_nothing(monkeypatch)
        yield
    forget_pictures()


def _kept_apart(store: ImageStore) -> Callable[..., Picture]:
    def call(self: Kept[...], *arguments: Hashable, **named: Hashable) -> Picture:
        key = (self, arguments, tuple(sorted(named.items())))
        picture = store.get(key)
        if picture is None:
            picture = self.__wrapped__(*arguments, **named)  # type: ignore[attr-defined]
            store.put(key, picture)
        return picture

    return call


def paint_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all that is made of pictures be an empty one of the size and mode that it would have."""
    for method in ("shadow", "panel", "put", "put_rounded", "fill"):
        monkeypatch.setattr(Canvas, method, _nothing)
    for method in ("paste", "alpha_composite", "putalpha", "putpalette"):
        monkeypatch.setattr(Picture, method, _nothing)
    monkeypatch.setattr(canvas, "written", _only_measured)
    for shape in ("line", "polygon", "text"):
        monkeypatch.setattr(ImageDraw.ImageDraw, shape, _nothing)
    for shape in ("ellipse", "rectangle", "rounded_rectangle", "arc", "pieslice"):
        monkeypatch.setattr(ImageDraw.ImageDraw, shape, _boxed)
    monkeypatch.setattr(Image, "new", _empty)
    for method, empty in _EMPTY.items():
        monkeypatch.setattr(Picture, method, empty)
    monkeypatch.setattr(Image, "alpha_composite", _first)
    monkeypatch.setattr(Image, "composite", _first)
    for blend in ("add", "add_modulo", "darker", "invert", "lighter", "multiply", "subtract"):
        monkeypatch.setattr(ImageChops, blend, _first)
    monkeypatch.setattr(palette, "_colours", _no_colours)
    monkeypatch.setattr(art, "_rasterized", _empty_drawing)
    monkeypatch.setattr(buildings, "_land", _empty_land)
    monkeypatch.setattr(scenes, "_painted", _empty_scene)


def forget_pictures() -> None:
    """Keep no icon from before or for later: an empty one is not for other tests."""
    for module in [module for name, module in sys.modules.items() if _may_keep(name)]:
        for each in vars(module).values():
            # What the engine keeps stays: its cards are told apart by identity.
            drawn = _may_keep(getattr(each, "__module__", "")) and not isinstance(each, type | Kept)
            if drawn and hasattr(each, "cache_clear"):
                each.cache_clear()


def _may_keep(module: str) -> bool:
    return module.startswith("renders.") and not module.startswith(_NO_PICTURES)


def _nothing(*_: object, **__: object) -> None:
    pass


def _boxed(_: object, box: Sequence[float | Sequence[float]], *__: object, **___: object) -> None:
    """Refuse what Pillow refuses: a box that is upside down."""
    numbers = [number for each in box for number in (each if isinstance(each, tuple | list) else (each,))]
    left, top, right, bottom = numbers
    assert left <= right, box
    assert top <= bottom, box


@lru_cache(maxsize=256)
def _empty(mode: str, size: tuple[int, int], _: object = None) -> Picture:
    """Return the one picture of a size: where nothing is painted, all are alike."""
    return _NEW(mode, size, None)


def _first(picture: Picture, *_: object, **__: object) -> Picture:
    return picture


def _only_measured(text: str, font: Font, _: str) -> Written:
    """Return no mask: one that is made of empty pictures would be kept for tests that paint."""
    return Written(_NEW("L", (0, 0)), 0, 0, font.getlength(text))


def _no_colours(*_: object) -> bytes:
    return b""


def _empty_drawing(_: str, width: int, height: int) -> Picture:
    return Image.new("RGBA", (width, height))


def _empty_land(_: Colour, width: int, height: int, *__: object) -> Picture:
    return Image.new("RGB", (width, height))


def _empty_scene(_: str, frame: Frame, __: int, ___: int) -> Picture:
    return Image.new("RGBA", (frame.width, frame.height))


def _in_mode(picture: Picture, mode: str, *_: object, **__: object) -> Picture:
    return Image.new(mode, picture.size)


def _in_size(picture: Picture, size: tuple[int, int], *_: object, **__: object) -> Picture:
    return Image.new(picture.mode, size)


def _reduced(picture: Picture, factor: int, *_: object, **__: object) -> Picture:
    return Image.new(picture.mode, (math.ceil(picture.width / factor), math.ceil(picture.height / factor)))


def _cropped(picture: Picture, box: tuple[int, int, int, int]) -> Picture:
    return Image.new(picture.mode, (box[2] - box[0], box[3] - box[1]))


def _painted(picture: Picture, *_: object, **__: object) -> Picture:
    return Image.new("P", picture.size)


_EMPTY: dict[str, Callable[..., Picture]] = {
    "convert": _in_mode,
    "resize": _in_size,
    "reduce": _reduced,
    "crop": _cropped,
    "quantize": _painted,
    "filter": _first,
    "point": _first,
    "copy": _first,
}
