from typing import get_args

import pytest
from PIL import Image, ImageChops

from engine.architects.box import standard_box as architects_box
from engine.base.rules import second_edition_box
from engine.terms import COLOURS, RESOURCES, SYMBOLS
from renders.architects.glyphs import cat, horn
from renders.architects.token_icons import conflict_token, hidden_token, progress_token
from renders.parts import icons
from renders.parts.icons import Sign

SIZE = 48
CHAINS = sorted({symbol for card in second_edition_box().cards.values() for symbol in card.gives})
ALL = {
    **{f"resource {name}": icons.resource(name, SIZE) for name in RESOURCES},
    **{f"type {name}": icons.card_type(name, SIZE) for name in COLOURS},
    **{f"symbol {name}": icons.science(name, SIZE) for name in SYMBOLS},
    **{f"sign {name}": icons.sign(name, SIZE) for name in get_args(Sign)},
    **{f"token {value}": icons.conflict_token(SIZE, value) for value in (1, 3, 5, -1)},
    **{f"coin {number}": icons.coin(SIZE, number) for number in (None, 1, 3, 12)},
    **{f"points {number}": icons.points(SIZE, number) for number in (None, 7, 12)},
    **{f"chain {name}": icons.chain(name, SIZE) for name in CHAINS},
    **{f"progress {name}": progress_token(name, SIZE) for name in architects_box().tokens},
    **{f"conflict {battle}": conflict_token(SIZE, battle=battle) for battle in (False, True)},
    "hidden token": hidden_token(SIZE),
    "cat": cat(SIZE),
    "horn": horn(SIZE),
    "every colour": icons.every_colour(SIZE),
    "shield": icons.shield(SIZE),
    "possible": icons.status("possible", SIZE),
    "impossible": icons.status("impossible", SIZE),
    "free": icons.status("free", SIZE),
    "waiting": icons.status("waiting", SIZE),
}


@pytest.mark.parametrize("name", ALL)
def test_icons_fill_their_box(name: str) -> None:
    image = ALL[name]
    assert image.size == (SIZE, SIZE)
    box = image.getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= SIZE * 0.7


def test_no_two_icons_look_alike_in_grey() -> None:
    looks = {name: _grey(image) for name, image in ALL.items()}
    names = list(looks)
    for index, one in enumerate(names):
        for other in names[index + 1 :]:
            difference = ImageChops.difference(looks[one], looks[other])
            assert sum(difference.histogram()[40:]) > 12, (one, other)


def _grey(image: Image.Image) -> Image.Image:
    ground = Image.new("RGBA", image.size, "#808080")
    ground.alpha_composite(image)
    return ground.convert("L")


def test_each_chain_symbol_has_a_drawing_of_its_own() -> None:
    assert len(CHAINS) == 24
    assert icons.OTHER not in {icons.glyph_of(name) for name in CHAINS if name not in icons.CHAIN_GLYPHS}
    assert len({icons.chain(name, SIZE).tobytes() for name in CHAINS}) == 24
