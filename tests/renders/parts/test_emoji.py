import io

import pytest
from PIL import Image

from engine.terms import COLOURS, RESOURCES, SYMBOLS
from renders.parts.emoji import SIZE, EmojiName, emoji_pictures

LARGEST = 256 * 1024


def test_everything_that_has_a_name_has_a_picture() -> None:
    assert {*COLOURS, *RESOURCES, *SYMBOLS} <= set(emoji_pictures())


@pytest.mark.parametrize("kind", sorted(emoji_pictures()))
def test_discord_takes_every_picture(kind: EmojiName) -> None:
    data = emoji_pictures()[kind].file
    assert len(data) < LARGEST
    with Image.open(io.BytesIO(data)) as file:
        picture = file.convert("RGBA")
    assert picture.size == (SIZE, SIZE)
    opacity = picture.getchannel("A")
    assert opacity.getpixel((0, 0)) == 0
    box = opacity.getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) > 0.7 * SIZE


def test_no_two_look_the_same() -> None:
    assert len({picture.mark for picture in emoji_pictures().values()}) == len(emoji_pictures())
