from __future__ import annotations

import pytest
from PIL import Image

from renders.drawing.surfaces import growing_down, growing_right, reduced


@pytest.mark.parametrize("colour", [(200, 30, 90, 255), (200, 30, 90, 60), (0, 0, 0, 0)])
@pytest.mark.parametrize("box", [(0, 0, 60, 42), (7, 4, 22, 35), (50, 30, 60, 42)])
def test_a_reduced_picture_is_the_one_that_pillow_reduces(
    colour: tuple[int, int, int, int], box: tuple[int, int, int, int]
) -> None:
    picture = Image.new("RGBA", (60, 42), (0, 0, 0, 0))
    picture.paste(colour, box)
    for times in (2, 3):
        assert reduced(picture, times).tobytes() == picture.reduce(times).tobytes()


def test_masks_grow_from_nothing_to_all() -> None:
    down, right = growing_down(3, 400), growing_right(400, 3)
    assert (down.size, right.size) == ((3, 400), (400, 3))
    assert (down.getpixel((2, 0)), down.getpixel((0, 399))) == (0, 255)
    assert (right.getpixel((0, 2)), right.getpixel((399, 0))) == (0, 255)
