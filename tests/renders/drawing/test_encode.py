import io

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from renders.base.hand import draw_hand
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.encode import encode
from renders.drawing.palette import COLOURS, colours_of_kinds, palette_of_kind
from renders.parts.language import Text
from tests.gallery.base_tables import HANDS
from tests.gallery.exhibit import NAMES


def read(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGBA")


@pytest.fixture(scope="module")
def hand(text: Text) -> Image.Image:
    return draw_hand(HANDS["seven cards"].view(), NAMES, text)


def test_only_the_corners_are_cut(hand: Image.Image) -> None:
    opacity = read(encode(hand)).getchannel("A")
    right, bottom = hand.width - 1, hand.height - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert opacity.getpixel(corner) == 0
    inside = theme.CORNER_RADIUS
    for box in ((inside, 0, right - inside, bottom), (0, inside, right, bottom - inside)):
        assert opacity.crop(box).getextrema() == (255, 255)
    edge = set(opacity.crop((0, 0, inside, inside)).tobytes())
    assert len(edge) > 4, "the edge of a corner is smooth"


def test_a_file_looks_like_its_picture(hand: Image.Image) -> None:
    """Seen from a little further away, where the pattern of pixels cannot be seen."""
    blur = ImageFilter.GaussianBlur(1.5)
    shown = read(encode(hand)).convert("RGB").filter(blur)
    box = (theme.CORNER_RADIUS, 0, hand.width - theme.CORNER_RADIUS, hand.height)
    difference = ImageChops.difference(shown.crop(box), hand.filter(blur).crop(box))
    assert max(ImageStat.Stat(difference).mean) < 3
    assert sum(difference.convert("L").histogram()[16:]) < hand.width * hand.height / 1000


def test_colours_that_tell_something_stay_as_they_are() -> None:
    canvas = Canvas(600, 500)
    fields = [
        *(look.field for look in theme.CARD_LOOKS.values()),
        *(look.fill for look in theme.RESOURCE_LOOKS.values()),
        theme.WHITE,
    ]
    draw = ImageDraw.Draw(canvas.image)
    for index, colour in enumerate(fields):
        draw.rectangle((40, 40 + 24 * index, 59, 59 + 24 * index), fill=colour)
    shown = read(encode(canvas.finish())).convert("RGB")
    for index, colour in enumerate(fields):
        field = shown.crop((40, 40 + 24 * index, 59, 59 + 24 * index))
        means = ImageStat.Stat(field).mean
        assert all(abs(mean - value) < 4 for mean, value in zip(means, colour, strict=False)), colour


def colours_of(kind: str) -> bytes:
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    canvas.fill(100, 100, 700, 300, (200, 10, 190, 255))
    with Image.open(io.BytesIO(encode(canvas.finish(kind)))) as file:
        return bytes(file.getpalette() or ())[: 3 * COLOURS]


def test_pictures_of_a_kind_are_written_in_its_colours() -> None:
    table, score = (palette_of_kind(kind) for kind in ("table", "score"))
    assert table is not None
    assert score is not None
    assert colours_of("table") == table.colours != score.colours == colours_of("score")


def test_a_picture_of_no_kind_has_colours_of_its_own() -> None:
    assert palette_of_kind("") is None
    own = colours_of("")
    assert bytes((200, 10, 190)) in {own[place : place + 3] for place in range(0, len(own), 3)}


def test_every_kept_palette_fits_into_a_file() -> None:
    for kind in colours_of_kinds():
        palette = palette_of_kind(kind)
        assert palette is not None
        assert len(palette.colours) <= 3 * COLOURS
