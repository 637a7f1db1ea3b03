"""Every card, wonder and token has its name, and its effects can be said."""

import pytest

from engine.duel.city import Effect
from engine.duel.effects import Per, ProduceChoice
from engine.duel.rules import standard_box
from engine.duel.terms import SYMBOLS
from engine.terms import CardId
from renders.drawing.row import Slash, Word
from renders.duel.effects import effect_row
from renders.duel.names import card_name, short_wonder_name, symbol_name, token_name, wonder_name
from renders.duel.sentences import effect_sentences
from renders.parts.language import Text

EVERY_EFFECT: dict[str, tuple[Effect, ...]] = {
    **{str(each.id): each.effects for each in standard_box().cards.values()},
    **{str(each.id): each.effects for each in standard_box().wonders.values()},
    **{str(each.id): each.effects for each in standard_box().tokens.values()},
}


def test_names_are_all_different(text: Text) -> None:
    assert len({card_name(each, text) for each in standard_box().cards}) == 73
    assert len({wonder_name(each, text) for each in standard_box().wonders}) == 12
    assert len({short_wonder_name(each, text) for each in standard_box().wonders}) == 12
    assert len({token_name(each, text) for each in standard_box().tokens}) == 10
    assert len({symbol_name(each, text) for each in SYMBOLS}) == 7


@pytest.mark.parametrize("name", EVERY_EFFECT)
def test_effects_are_said_in_whole_sentences_and_drawn(name: str, text: Text) -> None:
    effects = EVERY_EFFECT[name]
    words = effect_sentences(effects, text)
    assert words.endswith(".")
    assert words[0].isupper()
    assert len(effect_row(effects)) >= len(effects)


@pytest.mark.parametrize("card_id", standard_box().cards)
def test_a_slash_is_a_choice_and_a_cross_counts_as_in_7_wonders(card_id: CardId) -> None:
    effects = standard_box().cards[card_id].effects
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
