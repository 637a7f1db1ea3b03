from dataclasses import replace

import pytest

from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from engine.values import FrozenMapping
from renders.base.card_line import card_line
from renders.base.discard import describe_discard, discard_choices, draw_discard
from renders.drawing import theme
from renders.drawing.fitting import ELLIPSIS
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.exhibit import NAMES

CARDS = standard_box().cards

VIEW = play_out(3, 1)[9].view


def with_pile(*pile: str, built: tuple[str, ...] = ()) -> View:
    own = replace(VIEW.cities[0], cards=(), named=frozenset())
    for each in built:
        own.build(CARDS[CardId(each)])
    return replace(
        VIEW,
        seat=Seat(0),
        cities=(own, *VIEW.cities[1:]),
        deciding=FrozenMapping({Seat(0): "revive"}),
        discard=tuple(map(CardId, pile)),
        discard_size=len(pile),
    )


def test_cards_stand_by_age_and_colour_each_once_without_buildings_of_the_city() -> None:
    view = with_pile("palace", "walls", "tavern", "baths", "tavern", "clay_pool")
    assert discard_choices(view) == ("clay_pool", "baths", "tavern", "walls", "palace")
    view = with_pile("loom_age_2", "baths", "altar", built=("loom_age_1", "baths"))
    assert discard_choices(view) == ("altar",)
    # The Free City is asked for its own buildings.
    view = with_pile("baths", "altar", built=("baths",))
    other = replace(
        view,
        deciding=FrozenMapping({Seat(1): "revive"}),
        cities=(view.cities[0], with_pile().cities[0], view.cities[2]),
    )
    assert discard_choices(other) == ("baths", "altar")


@pytest.mark.usefixtures("unpainted")
def test_every_size_of_pile_has_room(text: Text) -> None:
    for count in (0, 1, 4, 5, 8, 9, 22, 23, 40, 60, 78):
        picture = draw_discard(with_pile(*list(CARDS)[:count]), NAMES, text)
        assert picture.width == theme.WIDTH
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT


def test_the_words_number_the_cards_as_the_picture_does(text: Text) -> None:
    view = with_pile("palace", "baths", "walls")
    words = describe_discard(view, NAMES, text).splitlines()
    for number, each in enumerate(discard_choices(view), 1):
        assert words[number].startswith(f"{number}. {text(f'card-{each}')}: ")
    assert CARDS[discard_choices(view)[0]].age == 1


@pytest.mark.parametrize("count", [9, 18, 24, 30, 36, 45])
def test_the_names_in_a_pile_are_whole(count: int, text: Text, written: list[str]) -> None:
    """The longest names are on top; a larger pile than this is no game's."""
    card_line.cache_clear()
    pile = sorted(CARDS, key=lambda each: -len(text(f"card-{each}")))[:count]
    draw_discard(with_pile(*pile), NAMES, text)
    assert len(written) > count
    assert not [line for line in written if line.endswith(ELLIPSIS)]
