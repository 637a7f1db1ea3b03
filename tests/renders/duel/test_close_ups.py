from __future__ import annotations

import pytest

from engine.duel.rules import standard_box
from engine.terms import CardId, TokenId, WonderId
from renders.duel.close_ups import (
    describe_card,
    describe_token,
    describe_wonder,
)
from renders.parts.language import Text

BOX = standard_box()
IN_PLAY = {
    "age_1": "20 of this age’s 23 cards",
    "age_2": "20 of this age’s 23 cards",
    "age_3": "17 of this age’s 20 cards",
    "guild": "3 of the 7 guilds",
}


@pytest.mark.parametrize("card_id", BOX.cards)
def test_the_words_of_a_card_tell_its_chain_and_its_deck(card_id: CardId, text: Text) -> None:
    shown, words = BOX.cards[card_id], describe_card(BOX, card_id, text)
    assert words.startswith(f"{text(f'duel-card-{card_id}')}: ")
    assert ("Free with" in words) == (shown.free_from is not None)
    assert ("Makes" in words) == (shown.gives_free is not None)
    assert words.endswith(f"{IN_PLAY[shown.deck]} are drawn at random for each game.")


def test_a_card_is_told_as_it_is_printed(text: Text) -> None:
    assert describe_card(BOX, CardId("temple"), text) == (
        "Temple: Civilian structure, Age II. Costs wood and papyrus. Worth 4 points. Free with Altar. "
        "Makes Pantheon free. 20 of this age’s 23 cards are drawn at random for each game."
    )


@pytest.mark.parametrize("wonder_id", BOX.wonders)
def test_a_wonder_is_told(wonder_id: WonderId, text: Text) -> None:
    words = describe_wonder(BOX, wonder_id, text)
    assert words.startswith(f"{text(f'duel-wonder-{wonder_id}')}. Costs ")
    assert len(words) <= 1000


@pytest.mark.parametrize("token_id", BOX.tokens)
def test_a_progress_token_is_told(token_id: TokenId, text: Text) -> None:
    words = describe_token(BOX, token_id, text)
    assert words.startswith(f"{text(f'duel-token-{token_id}')}, a progress token. ")
    assert words.endswith(
        "5 of the 10 progress tokens are on the board in each game; the others stay in the box."
    )
