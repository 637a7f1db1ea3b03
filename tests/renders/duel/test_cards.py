"""Cards, wonders and tokens: their faces, names and effects, and lists to choose from."""

from itertools import product

import pytest

from bot.languages.translator import load_languages
from engine.duel.city import Effect
from engine.duel.effects import Per, ProduceChoice
from engine.duel.rules import standard_box
from engine.duel.terms import SYMBOLS
from engine.terms import CardId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.drawing.row import Row, Slash, Word
from renders.duel import faces
from renders.duel.card_line import card_line
from renders.duel.card_list import (
    describe_card_list,
    describe_token_list,
    draw_card_list,
    draw_token_list,
    in_order,
)
from renders.duel.effects import chain_given, chain_needed, effect_row, price_row
from renders.duel.faces import card_face
from renders.duel.names import broken_name, card_name, short_wonder_name, symbol_name, token_name, wonder_name
from renders.duel.sentences import effect_sentences
from renders.duel.tableau import FORMATS, Format
from renders.parts.language import Text
from renders.parts.sprites import cost_row

BOX = standard_box()

LEAST_ICON = {1: 36, 2: 36, 3: 40}
"""How small cost and effect may be in an age: six narrow cards lie side by side in the first two."""


def formats_of(card_id: CardId) -> tuple[Format, ...]:
    """Return the formats in which a card is drawn: in Age III never more than four lie side by side."""
    return tuple(size for size in FORMATS if BOX.cards[card_id].age < 3 or size.lines == 1)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_no_name_is_cut_in_any_language(written: list[str], language: str) -> None:
    text = load_languages().of(language)
    for card_id in BOX.cards:
        name = card_name(card_id, text)
        for size, covered in product(formats_of(card_id), (False, True)):
            written.clear()
            card_face(BOX, card_id, name, size, covered=covered, broken=broken_name(name, text))
            drawn = " ".join(written)
            assert name in drawn or name in drawn.replace("- ", "")
            assert ELLIPSIS not in drawn


@pytest.mark.usefixtures("unpainted")
def test_price_and_effect_are_large_enough_to_recognise(monkeypatch: pytest.MonkeyPatch, text: Text) -> None:
    sizes: list[int] = []

    def note(canvas: Canvas, row: Row, x: float, y: float, size: int, **named: object) -> None:
        sizes.append(size)

    monkeypatch.setattr(faces, "draw_row", note)
    for card_id, card in BOX.cards.items():
        sizes.clear()
        for size in formats_of(card_id):
            card_face(BOX, card_id, card_name(card_id, text), size, covered=True)
        assert min(sizes) >= LEAST_ICON[card.age], card_id


def test_cards_that_differ_in_more_than_their_names_look_different() -> None:
    shown: dict[bytes, set[object]] = {}
    for each in BOX.cards.values():
        face = card_face(BOX, each.id, "x", FORMATS[0], covered=False)
        facts = (each.colour, each.cost.coins, tuple(each.cost.resources.items()), each.effects, each.chain)
        shown.setdefault(face.tobytes(), set()).add((*facts, each.free_from))
    assert all(len(facts) == 1 for facts in shown.values())


def test_a_chain_shows_on_both_of_its_cards() -> None:
    linked = [each for each in BOX.cards.values() if each.free_from is not None]
    assert len(linked) == 17
    for each in linked:
        assert each.free_from is not None
        source = BOX.cards[each.free_from]
        assert len(chain_given(source)) == 1
        [needed], [given] = chain_needed(BOX, each), chain_given(source)
        assert needed.make(40).tobytes() == given.make(40).tobytes()  # type: ignore[union-attr]
        assert len(price_row(BOX, each)) > len(cost_row(each.cost))


@pytest.mark.usefixtures("unpainted")
def test_any_number_of_tokens_and_cards_has_room_and_is_told(text: Text) -> None:
    for count in (1, 3, 5):
        tokens = tuple(BOX.tokens)[:count]
        picture = draw_token_list(BOX, tokens, "Marguerite takes one", text)
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        assert "1. Agriculture: Gives 6 coins. Worth 4 points." in describe_token_list(BOX, tokens, text)
    for count in (1, 2, 6, 7, 22, 23, 45):
        shown = tuple(BOX.cards)[:count]
        picture = draw_card_list(BOX, shown, "The discard pile", "Tobias builds one for nothing", text)
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        words = describe_card_list(BOX, shown, text)
        for number, each in enumerate(in_order(BOX, shown), start=1):
            assert f"{number}. {text(f'duel-card-{each}')}" in words
    # Cards are numbered by age and colour.
    mixed = tuple(map(CardId, ("palace", "walls", "altar", "lumber_yard", "sawmill", "baths")))
    assert in_order(BOX, mixed) == ("lumber_yard", "altar", "baths", "sawmill", "walls", "palace")
    assert in_order(BOX, mixed[::-1]) == in_order(BOX, mixed)


@pytest.mark.parametrize("height", [64, 53, 34])
def test_the_name_on_a_card_line_is_never_cut(height: int, text: Text, written: list[str]) -> None:
    card_line.cache_clear()
    for each in BOX.cards:
        card_line(BOX, each, text(f"duel-card-{each}"), 378, height)
    assert {"Chamber", "Tavern"} <= {word for line in written for word in line.split()}
    assert not [line for line in written if ELLIPSIS in line]


EVERY_EFFECT: dict[str, tuple[Effect, ...]] = {
    **{str(each.id): each.effects for each in BOX.cards.values()},
    **{str(each.id): each.effects for each in BOX.wonders.values()},
    **{str(each.id): each.effects for each in BOX.tokens.values()},
}


def test_names_are_all_different(text: Text) -> None:
    assert len({card_name(each, text) for each in BOX.cards}) == 73
    assert len({wonder_name(each, text) for each in BOX.wonders}) == 12
    assert len({short_wonder_name(each, text) for each in BOX.wonders}) == 12
    assert len({token_name(each, text) for each in BOX.tokens}) == 10
    assert len({symbol_name(each, text) for each in SYMBOLS}) == 7


@pytest.mark.parametrize("name", EVERY_EFFECT)
def test_effects_are_said_in_whole_sentences_and_drawn(name: str, text: Text) -> None:
    effects = EVERY_EFFECT[name]
    words = effect_sentences(effects, text)
    assert words.endswith(".")
    assert words[0].isupper()
    assert len(effect_row(effects)) >= len(effects)


@pytest.mark.parametrize("card_id", BOX.cards)
def test_a_slash_is_a_choice_and_a_cross_counts_as_in_7_wonders(card_id: CardId) -> None:
    effects = BOX.cards[card_id].effects
    row = effect_row(effects)
    choices = [each.resources for each in effects if isinstance(each, ProduceChoice)]
    assert sum(isinstance(piece, Slash) for piece in row) == sum(len(options) - 1 for options in choices)
    crosses = sum(isinstance(piece, Word) and piece.text == "×" for piece in row)
    assert crosses == sum(isinstance(each, Per) for each in effects)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("quarry", "Produces stone."),
        ("sawmill", "Produces 2 wood."),
        ("forum", "Produces glass or papyrus, one per build."),
        ("stone_reserve", "From now on, stone costs you 1 coin."),
        ("customs_house", "From now on, glass and papyrus cost you 1 coin each."),
        ("port", "Gives 2 coins right away for every brown card in your city. Worth 3 points."),
        ("arena", "Gives 2 coins right away for every wonder in your city. Worth 3 points."),
        ("builders_guild", "Worth 2 points for every wonder in the city that has the most."),
        ("moneylenders_guild", "Worth 1 point for every 3 coins in the city that has the most."),
        (
            "shipowners_guild",
            "For every brown or grey card in the city that has the most: "
            "1 coin right away and 1 point at the end.",
        ),
        ("mathematics", "Worth 3 points for every progress token in your city."),
        ("masonry", "From now on, your blue cards cost 2 fewer resources."),
        ("strategy", "From now on, each red card you build has 1 more shield."),
        (
            "circus_maximus",
            "Adds 1 shield. Worth 3 points. Discard one of your opponent’s grey cards.",
        ),
    ],
)
def test_some_effects_word_for_word(name: str, words: str, text: Text) -> None:
    assert effect_sentences(EVERY_EFFECT[name], text) == words
