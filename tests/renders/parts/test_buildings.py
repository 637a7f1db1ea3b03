import itertools
from collections.abc import Collection
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.architects.box import standard_box as architects_box
from engine.base.rules import second_edition_box, standard_box
from engine.duel.rules import standard_box as duel_box
from engine.rules import BOXES, rules_named
from engine.terms import COLOURS, RESOURCES, CardId, Colour
from renders.base.faces import building_of as base_building
from renders.drawing import theme
from renders.drawing.art import drawings
from renders.drawing.surfaces import vertical_gradient
from renders.duel.faces import building_of as duel_building
from renders.parts import buildings
from renders.parts.buildings import USUAL, card_scene, has_drawing, source_of, tones_of
from renders.parts.icons import TYPE_GLYPHS
from renders.parts.language import Text

CARDS = standard_box().cards

IN_A_HAND = (276, 146)
PLAQUE = 42
"""So much at the foot of a scene is covered by the plaque with the effect."""

APART = 1.0
"""By how many levels two scenes differ on average where they are different buildings."""


@pytest.fixture
def under_one_sun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what differs from card to card: draw all in the same land."""
    land = vertical_gradient(*IN_A_HAND, *theme.card_look("blue").sky, "RGB")
    monkeypatch.setattr(buildings, "_land", lambda *_: land.copy())


def drawn(colour: Colour, building: str) -> Image.Image:
    """Draw what is seen of a building in a hand."""
    return card_scene(colour, *IN_A_HAND, building).crop((0, 0, IN_A_HAND[0], IN_A_HAND[1] - PLAQUE))


def distance(one: Image.Image, other: Image.Image) -> float:
    means: list[float] = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return max(means)


@pytest.mark.usefixtures("under_one_sun")
def test_no_building_is_small_and_all_look_different_above_the_plaque(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = list(drawings("buildings"))
    pictures = {name: drawn("blue", name) for name in names}
    monkeypatch.setattr(buildings, "_standing", lambda *_: "")
    empty = drawn("blue", names[0])
    assert not [name for name, picture in pictures.items() if distance(picture, empty) <= 4 * APART]
    alike = [
        (one, other)
        for (one, first), (other, second) in itertools.combinations(pictures.items(), 2)
        if distance(first, second) < APART
    ]
    assert not alike


def test_every_drawing_is_used() -> None:
    base = [card for box in (standard_box(), second_edition_box()) for card in box.cards.values()]
    shown = {*map(base_building, base), *map(duel_building, duel_box().cards.values())}
    shown |= {*architects_box().cards, *RESOURCES, *(f"{name} works" for name in RESOURCES), "house"}
    files = {name.replace(" ", "_") for name in shown}
    assert not set(drawings("buildings")) - files


def test_brown_and_grey_cards_show_what_they_yield() -> None:
    assert base_building(CARDS[CardId("clay_pit")]) == "ore or clay"
    assert duel_building(duel_box().cards[CardId("clay_pit")]) == "clay"
    assert base_building(CARDS[CardId("quarry")]) == "stone works"
    assert base_building(CARDS[CardId("loom_age_1")]) == base_building(CARDS[CardId("loom_age_2")]) == "cloth"
    assert duel_building(duel_box().cards[CardId("drying_room")]) == source_of(["papyrus"])


@pytest.mark.parametrize("colour", [*COLOURS, "white"])
@pytest.mark.usefixtures("under_one_sun")
def test_a_card_without_a_drawing_of_its_own_has_that_of_its_type(colour: Colour) -> None:
    usual = USUAL.get(colour, "house")
    assert distance(drawn(colour, "skyscraper"), drawn(colour, usual)) == 0


@pytest.mark.parametrize("colour", COLOURS)
def test_the_tones_of_a_scene_stay_apart_in_grey(colour: Colour) -> None:
    tones = tones_of(colour)
    ramp = [tones[name] for name in ("dark", "deep", "wall", "lit", "bright", "pale")]
    light = [0.299 * red + 0.587 * green + 0.114 * blue for red, green, blue, _ in ramp]
    assert all(darker + 8 < brighter for darker, brighter in itertools.pairwise(light))


def test_every_card_has_a_scene() -> None:
    shown = {*map(base_building, CARDS.values()), *map(duel_building, duel_box().cards.values())}
    assert [name for name in (*shown, *architects_box().cards) if not has_drawing(name)] == []


def test_every_colour_is_listed() -> None:
    boxes: list[Any] = [rules_named(game, (each,)).box for game, known in BOXES.items() for each in known]
    assert {card.colour for box in boxes for card in box.cards.values()} == set(COLOURS)


@pytest.mark.parametrize(
    "known",
    [theme.CARD_LOOKS, TYPE_GLYPHS, USUAL],
    ids=["CARD_LOOKS", "TYPE_GLYPHS", "USUAL"],
)
def test_every_colour_has_its_look(known: Collection[Colour]) -> None:
    assert set(known) == set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_name(colour: Colour, text: Text) -> None:
    assert text(f"colour-{colour}")
