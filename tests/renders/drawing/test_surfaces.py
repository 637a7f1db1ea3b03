import pytest
from PIL import Image

from renders.drawing.surfaces import reduced


@pytest.mark.parametrize("colour", [(200, 30, 90, 255), (200, 30, 90, 60), (0, 0, 0, 0)])
@pytest.mark.parametrize("box", [(0, 0, 60, 42), (7, 4, 22, 35), (50, 30, 60, 42)])
def test_a_reduced_picture_is_the_one_that_pillow_reduces(
    colour: tuple[int, int, int, int], box: tuple[int, int, int, int]
) -> None:
    picture = Image.new("RGBA", (60, 42), (0, 0, 0, 0))
    picture.paste(colour, box)
    for times in (2, 3):
        assert reduced(picture, times).tobytes() == picture.reduce(times).tobytes()
