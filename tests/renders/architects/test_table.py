from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import ImageFont

from engine.architects.box import standard_box
from engine.architects.view import View
from engine.game import Seat
from engine.terms import CardId, TokenId
from renders.architects.city import describe_city, draw_city
from renders.architects.table import describe_table, draw_table, table_sentences
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.parts.description import ALT_TEXT_LIMIT
from renders.parts.language import Text
from tests.engine.architects.setting import city, table
from tests.renders.architects.played import LONG_NAMES, NAMES, view_at, views_of

Box = tuple[float, float, float, float]
Written = list[tuple[str, Box, float]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Collect every text that is written on a whole picture, with its box and size."""
    texts: Written = []
    write = Canvas.text

    def note(self: Canvas, *arguments: object, **named: object) -> float:
        width = write(self, *arguments, **named)  # type: ignore[arg-type]
        if not self.transparent:
            x, y, text, font = arguments[:4]
            anchor = named.get("anchor", arguments[5] if len(arguments) > 5 else "lm")
            assert isinstance(font, ImageFont.FreeTypeFont)
            box = self.draw.textbbox((x, y), str(text), font=font, anchor=str(anchor))  # type: ignore[arg-type]
            texts.append((str(text), box, font.size))
        return width

    monkeypatch.setattr(Canvas, "text", note)
    yield texts


def check(texts: Written, height: int) -> None:
    assert texts
    for text, (left, top, right, bottom), size in texts:
        assert left >= 0 and top >= 0, text
        assert right <= theme.WIDTH and bottom <= height, text
        assert size >= 16, text
    for (one, first, _), (other, second, _) in combinations(texts, 2):
        across = first[2] <= second[0] or second[2] <= first[0]
        assert across or first[3] <= second[1] or second[3] <= first[1], (one, other)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("step", [0, -1])
def test_a_table_is_within_the_size_of_pictures(players: int, step: int, text: Text) -> None:
    picture = draw_table(views_of(players)[step], NAMES, text)
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("kind", ["take", "token"])
@pytest.mark.parametrize("players", [2, 4, 5, 7])
def test_texts_of_a_table_have_room(
    players: int, kind: str, names: tuple[str, ...], text: Text, written: Written
) -> None:
    picture = draw_table(view_at(players, kind), names, text)
    check(written, picture.height)


@pytest.mark.parametrize("seat", range(4))
def test_texts_of_a_city_have_room(seat: int, text: Text, written: Written) -> None:
    view = view_at(4, "take")
    picture = draw_city(view, Seat(seat), LONG_NAMES, text)
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
    check(written, picture.height)


def test_a_city_with_many_tokens_is_within_the_size_of_pictures(text: Text) -> None:
    tokens = "urbanism crafts jewellery science propaganda architecture"
    view = table(city("giza", tokens=tokens), city("rhodes")).view(None)
    assert draw_city(view, Seat(0), NAMES, text).height <= theme.MAXIMUM_HEIGHT


def with_city(view: View, **changes: object) -> View:
    first, *others = view.cities
    return replace(view, cities=(replace(first, **changes), *others))  # type: ignore[arg-type]


def held(*names: str) -> dict[CardId, int]:
    return {card: names.count(card) for card in standard_box().cards}


def test_everything_public_shows(text: Text) -> None:
    view = table(
        city("giza", "wood gear laurel3 shield0"),
        city("rhodes"),
        city("olympia"),
        conflict={"total": 3, "battle": 1},
    ).view(None)
    left, central, right = view.offered

    def pixels(shown: View) -> bytes:
        return draw_table(shown, NAMES, text).tobytes()

    shown = [
        view,
        replace(view, acting=Seat(1)),
        replace(view, battle=2),
        replace(view, cat=Seat(2)),
        replace(view, tokens=view.tokens[:-1]),
        replace(view, stack_size=1),
        replace(view, offered=(replace(left, card=CardId("wood")), central, right)),
        replace(view, offered=(replace(left, size=1), central, right)),
        replace(view, offered=(left, replace(central, size=0), right)),
        replace(view, scores=(replace(view.scores[0], total=99), *view.scores[1:])),
        with_city(view, stages=(1,)),
        with_city(view, victories=1),
        with_city(view, tokens=(TokenId("culture"),)),
        with_city(view, cards=held("clay", "gear")),
        with_city(view, cards=held("wood", "tablet")),
        with_city(view, cards=held("wood", "wood", "gear")),
    ]
    assert len({pixels(each) for each in shown}) == len(shown)


def test_stages_show_which_may_be_next(text: Text) -> None:
    view = table(city("ephesus", stages=[1]), city("rhodes")).view(None)
    higher = with_city(view, stages=(1, 2))
    words = describe_city(view, Seat(0), NAMES, text)
    assert "Stage 4: can be built next for 3 identical resources, 5 points." in words
    assert "Stage 5: 4 different resources, 7 points." in words
    assert (
        draw_city(view, Seat(0), NAMES, text).tobytes() != draw_city(higher, Seat(0), NAMES, text).tobytes()
    )


@pytest.mark.parametrize("players", range(2, 8))
def test_the_central_card_does_not_show(players: int, text: Text) -> None:
    view = view_at(players, "take")
    known = replace(view, cat=view.acting, peeked=CardId("glass"), searched=(CardId("glass"),))
    hidden = replace(view, cat=view.acting)
    assert draw_table(known, NAMES, text).tobytes() == draw_table(hidden, NAMES, text).tobytes()
    assert describe_table(known, NAMES, text) == describe_table(hidden, NAMES, text)


def test_the_words_tell_the_piles_with_their_letters(text: Text) -> None:
    view = table(
        city("giza"), city("rhodes"), decks={"giza": "wood", "central": "glass glass", "rhodes": ""}
    ).view(None)
    assert describe_table(view, NAMES, text).splitlines()[:4] == [
        "Marguerite to play.",
        "A: Left deck, wood, 1 card.",
        "B: Centre deck, face down, 2 cards.",
        "C: Right deck, empty.",
    ]


def test_the_whole_words_tell_the_tokens_of_every_city(text: Text) -> None:
    tokens = {"giza": "economy", "rhodes": "tactics", "olympia": ""}
    view = table(*(city(each, tokens=held) for each, held in tokens.items())).view(None)
    said = table_sentences(view, NAMES, text)[-3:]
    assert ["Economy" in said[0], "Tactics" in said[1], "tokens: nothing" in said[2]] == [True] * 3


@pytest.mark.parametrize("players", range(2, 8))
def test_the_words_tell_every_city(players: int, text: Text) -> None:
    view = view_at(players, "take")
    words = describe_table(view, NAMES, text)
    assert len(words) <= ALT_TEXT_LIMIT
    for seat, each in enumerate(view.cities):
        (line,) = (
            line for line in words.splitlines() if line.startswith((f"{NAMES[seat]}, ", f"{NAMES[seat]}: "))
        )
        assert f"{len(each.stages)} of 5 stages" in line
        assert f"{view.scores[seat].total} point" in line
