"""The star of a hint hides no name, number, price or effect, in any game and any layout."""

import pytest

from engine.architects.box import standard_box as architects_box
from engine.base.box import Box as BaseBox
from engine.base.rules import second_edition_box
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from engine.game import Seat
from renders.architects import offered
from renders.base import faces
from renders.base.stage_cell import draw_stage_cell, draw_stage_strip, room_in_cell, room_on_strip
from renders.base.stage_offer import stage_offer
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.duel.faces import card_face, room_on_face
from renders.duel.names import card_name
from renders.duel.tableau import FORMATS
from renders.parts.frames import StarPlace, overlap, place_star
from renders.parts.language import Text
from tests.gallery.base_tables import HANDS
from tests.renders.drawn_boxes import boxes_drawn

LARGEST, ENOUGH = 70, 34
FEW_CARDS = theme.MINIMUM_HEIGHT - 186


def hidden(star: StarPlace, boxes: list[Box]) -> list[Box]:
    """List what a star hides; corners of a box may touch."""
    left, top, width, height = star.box
    inner = (left + 2, top + 2, width - 4, height - 4)
    return [box for box in boxes if overlap(inner, box)]


@pytest.mark.parametrize("height", [faces.LOW_CARD_HEIGHT, faces.CARD_HEIGHT, FEW_CARDS])
@pytest.mark.parametrize("free_star", [False, True])
@pytest.mark.parametrize("box", [base_box(), second_edition_box()], ids=lambda box: box.names[0])
def test_a_star_hides_nothing_of_a_card(box: BaseBox, height: int, free_star: bool, text: Text) -> None:
    for card in box.cards.values():
        canvas, name = Canvas(theme.WIDTH, height), text(f"card-{card.id}")
        with boxes_drawn() as boxes:
            faces.card_face.cache_clear()
            faces.draw_hand_card(canvas, card, name, 1, None, 0, 0, height=height, free_star=free_star)
            faces.draw_gives_free(canvas, card, box, 0, 0, height)
        taken = faces.boxes_on_scene(card, box, height, free_star=free_star)
        star = place_star(faces.scene_box(height), taken, LARGEST)
        assert hidden(star, boxes) == [], card.id
        assert star.size >= ENOUGH, card.id


def test_a_star_hides_nothing_of_a_wonder(text: Text) -> None:
    cells = [(282, faces.LOW_CARD_HEIGHT), (282, FEW_CARDS), (576, FEW_CARDS), (870, FEW_CARDS)]
    strips = [(1164, 110), (576, 110), (1164, 166), (576, 166), (576, 284), (870, 284)]
    for staging in HANDS.values():
        view = staging.view()
        offer = stage_offer(view, Seat(0), text)
        if offer.complete:
            continue
        for sizes, draw, room in (
            (cells, draw_stage_cell, room_in_cell),
            (strips, draw_stage_strip, room_on_strip),
        ):
            for width, height in sizes:
                with boxes_drawn() as boxes:
                    draw(Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT), offer, 0, 0, width, height)
                star = place_star(*room(offer, 0, 0, width, height), LARGEST)
                assert hidden(star, boxes[1:]) == [], (staging, width, height)


def test_a_star_hides_nothing_of_a_card_of_duel(text: Text) -> None:
    box = duel_box()
    for card in box.cards.values():
        for size in FORMATS:
            if card.age == 3 and size.lines > 1:
                continue
            with boxes_drawn() as boxes:
                name = card_name(card.id, text)
                card_face.__wrapped__(box, card.id, name, size, covered=False, starred=True)
            star = place_star(*room_on_face(box, card.id, size), LARGEST)
            assert hidden(star, boxes) == [], card.id
            assert star.size >= ENOUGH, card.id
            assert star.y < size.height - size.bar


@pytest.mark.parametrize("height", [366, 300, 256])
def test_a_star_hides_nothing_of_a_pile_of_architects(height: int, text: Text) -> None:
    box = architects_box()
    shown = [*box.cards.values(), None]
    for card in shown:
        with boxes_drawn() as boxes:
            if card is not None:
                offered.offered_face.cache_clear()
                offered.offered_face(box, card.id, text(f"architects-title-{card.id}"), height)
        star = place_star(*offered.room_on_pile(card, height), LARGEST)
        assert hidden(star, boxes) == [], card
        assert star.size >= ENOUGH, card


def test_where_there_is_no_room_for_a_star() -> None:
    with pytest.raises(ValueError, match="no room"):
        place_star((0, 0, 60, 60), [(10, 10, 40, 40)], LARGEST)
    assert place_star((0, 0, 60, 60), [(10, 0, 40, 5)], 30).box[1] > 5
