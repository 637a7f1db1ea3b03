import pytest

from engine.base.rules import standard_box
from engine.terms import CardId
from renders.base.card_line import card_line
from renders.base.effects import effect_row
from renders.base.faces import CARD_HEIGHT, CARD_WIDTH, card_face, draw_hand_card
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.drawing.row import draw_row, row_width
from renders.parts.language import Text
from renders.parts.sprites import cost_row

CARDS = standard_box().cards

SIGNS = {"×", "="}
"""What stands between icons and is written like a word."""


@pytest.mark.parametrize("card_id", CARDS)
def test_every_card_has_a_face_with_its_name(card_id: CardId, text: Text, written: list[str]) -> None:
    name = text(f"card-{card_id}")
    card_face.cache_clear()
    face = card_face(CARDS[card_id], name)
    assert " ".join(written).startswith(name)
    assert face.size == (CARD_WIDTH, CARD_HEIGHT)
    assert face.mode == "RGB"


@pytest.mark.parametrize("card_id", CARDS)
def test_a_cost_shows_every_coin_and_resource(card_id: CardId) -> None:
    cost = CARDS[card_id].cost
    assert len(cost_row(cost)) == (1 if cost.coins else 0) + sum(cost.resources.values())


def test_a_row_is_as_wide_as_it_says() -> None:
    canvas = Canvas(600, 100, transparent=True)
    row = effect_row(CARDS[CardId("caravansery")].effects)
    width = draw_row(canvas, row, 300, 50, 60)
    assert width == row_width(row, 60)
    box = canvas.image.getbbox()
    assert box is not None
    assert width - 8 <= box[2] - box[0] <= width + 2


@pytest.mark.parametrize("card_id", CARDS)
@pytest.mark.parametrize("height", [66, 60, 52])
def test_the_name_on_a_card_line_is_never_cut(
    card_id: CardId, height: int, text: Text, written: list[str]
) -> None:
    name = text(f"card-{card_id}")
    card_line.cache_clear()
    card_line(CARDS[card_id], name, 378, height)
    assert " ".join(word for word in written if word not in SIGNS) == name
    assert not name.endswith(ELLIPSIS)


def test_a_free_building_has_a_gold_star() -> None:
    plain, starred = (Canvas(CARD_WIDTH, CARD_HEIGHT) for _ in range(2))
    draw_hand_card(plain, CARDS[CardId("walls")], "Walls", 3, None, 0, 0)
    draw_hand_card(starred, CARDS[CardId("walls")], "Walls", 3, None, 0, 0, free_star=True)
    assert plain.image.tobytes() != starred.image.tobytes()
