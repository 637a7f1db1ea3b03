import pytest

from engine.duel.city import City, DraftedWonder
from engine.duel.rules import standard_box
from engine.game import Seat
from engine.terms import CardId, WonderId
from renders.drawing.encode import encode
from renders.duel.city import describe_city, draw_city
from renders.duel.panel import producers_of_choice
from renders.parts.language import Text
from tests.gallery.duel import crowd
from tests.gallery.exhibit import ODD_NAMES
from tests.renders.duel.played import NAMES, turn


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_the_words_name_every_building(seat: Seat, text: Text) -> None:
    view = turn(3, 3, 8)
    words = describe_city(view, seat, NAMES, text)
    assert [each for each in view.cities[seat].buildings if text(f"duel-card-{each}") not in words] == []


def test_a_city_with_half_of_all_cards_is_not_too_large_to_load(text: Text) -> None:
    assert len(encode(draw_city(crowd(turn(3, 3, 8)), Seat(0), ODD_NAMES[:2], text))) <= 190_000


def test_cards_stand_before_wonders_and_these_as_they_were_drafted() -> None:
    city = City(
        buildings=[CardId("theater"), CardId("forum")],
        wonders=[
            DraftedWonder(WonderId("piraeus"), built=True),
            DraftedWonder(WonderId("the_sphinx"), built=True),
            DraftedWonder(WonderId("the_great_lighthouse"), built=True),
        ],
        production_choices=[("wood", "stone", "clay"), ("glass", "papyrus"), ("glass", "papyrus")],
    )
    assert producers_of_choice(city, standard_box()) == [
        ("glass", "papyrus"),
        ("glass", "papyrus"),
        ("wood", "stone", "clay"),
    ]
    # What is not built gives nothing.
    assert producers_of_choice(City(wonders=[DraftedWonder(WonderId("piraeus"))]), standard_box()) == []
