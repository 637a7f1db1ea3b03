from __future__ import annotations

from itertools import combinations

from PIL import Image, ImageChops

from engine.architects.box import standard_box
from renders.architects.glyphs import cat, horn
from renders.architects.token_icons import conflict_token, hidden_token, progress_token

SIZE = 48


def test_no_two_tokens_look_alike_in_grey() -> None:
    looks: dict[str, Image.Image] = {name: grey(progress_token(name, SIZE)) for name in standard_box().tokens}
    looks |= {
        "hidden": grey(hidden_token(SIZE)),
        "battle": grey(conflict_token(SIZE, battle=True)),
        "peace": grey(conflict_token(SIZE, battle=False)),
        "cat": grey(cat(SIZE)),
        "horn": grey(horn(SIZE)),
    }
    for one, other in combinations(looks, 2):
        difference = ImageChops.difference(looks[one], looks[other])
        assert sum(difference.histogram()[40:]) > 40, (one, other)


def grey(image: Image.Image) -> Image.Image:
    ground = Image.new("RGBA", image.size, "#808080")
    ground.alpha_composite(image)
    return ground.convert("L")
