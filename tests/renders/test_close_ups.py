"""What is said of a card, a wonder or a token that is looked up."""

import pytest

from engine.architects.box import standard_box as architects_box
from engine.architects.terms import STAGES
from engine.base.city import SIDES
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from engine.terms import CardId, WonderId
from renders.architects import close_ups as architects
from renders.base import close_ups as base
from renders.duel import close_ups as duel
from renders.parts.language import Text

BASE, DUEL, ARCHITECTS = base_box(), duel_box(), architects_box()
IN_PLAY = {
    "age_1": "20 of this age’s 23 cards",
    "age_2": "20 of this age’s 23 cards",
    "age_3": "17 of this age’s 20 cards",
    "guild": "3 of the 7 guilds",
}


def test_a_card_of_7_wonders_is_told_with_its_chains_and_copies(text: Text) -> None:
    for card in BASE.cards.values():
        words = base.describe_card(BASE, card.id, text)
        assert words.startswith(text(f"card-{card.id}"))
        for linked in (*card.free_from, *card.gives_free):
            assert text(f"card-{linked}") in words
        copies = f"{len(card.copies)}× with 7 players."
        assert (copies if card.copies else "Guilds are drawn at random") in words


@pytest.mark.parametrize(
    ("card", "said"),
    [
        # Cards that are made free stand in the order of the card list.
        ("school", "Makes Academy and Study free."),
        ("dispensary", "Makes Arena and Lodge free."),
        ("apothecary", "Makes Stables and Dispensary free."),
        ("forum", "Free with East Trading Post or West Trading Post."),
    ],
)
def test_a_chain_names_all_cards_that_it_links(card: str, said: str, text: Text) -> None:
    assert said in base.describe_card(BASE, CardId(card), text)


def test_a_card_of_duel_is_told_as_it_is_printed_with_its_chain_and_deck(text: Text) -> None:
    for card in DUEL.cards.values():
        words = duel.describe_card(DUEL, card.id, text)
        assert words.startswith(f"{text(f'duel-card-{card.id}')}: ")
        assert ("Free with" in words) == (card.free_from is not None)
        assert ("Makes" in words) == (card.gives_free is not None)
        assert words.endswith(f"{IN_PLAY[card.deck]} are drawn at random for each game.")
    assert duel.describe_card(DUEL, CardId("temple"), text) == (
        "Temple: Civilian structure, Age II. Costs wood and papyrus. Worth 4 points. Free with Altar. "
        "Makes Pantheon free. 20 of this age’s 23 cards are drawn at random for each game."
    )


@pytest.mark.parametrize("wonder", BASE.wonders)
def test_a_wonder_of_7_wonders_is_told_with_both_sides(wonder: WonderId, text: Text) -> None:
    words = base.describe_wonder(BASE, wonder, text)
    assert words.count("Stage ") == sum(len(BASE.wonders[wonder].sides[side]) for side in SIDES)
    assert words.count("Side ") == len(SIDES)


def test_a_wonder_is_told_with_its_costs(text: Text) -> None:
    for drafted in DUEL.wonders:
        words = duel.describe_wonder(DUEL, drafted, text)
        assert words.startswith(f"{text(f'duel-wonder-{drafted}')}. Costs ")
    for wonder in ARCHITECTS.wonders.values():
        words = architects.describe_wonder(ARCHITECTS, wonder.id, text)
        assert words.startswith(text(f"wonder-{wonder.id}"))
        assert words.count("Stage ") == STAGES
        for stage in wonder.stages:
            resources = f"{stage.cost.count} {stage.cost.demand} resources, {stage.victory_points} points."
            assert f"Stage {stage.number}: {resources}" in words


def test_a_progress_token_is_told_with_how_many_there_are(text: Text) -> None:
    for token in DUEL.tokens:
        words = duel.describe_token(DUEL, token, text)
        assert words.startswith(f"{text(f'duel-token-{token}')}, a progress token. ")
        assert "5 of the 10 progress tokens are on the board in each game" in words
    for token in ARCHITECTS.tokens:
        words = architects.describe_token(ARCHITECTS, token, text)
        assert words.startswith(f"{text(f'architects-token-{token}')}, a progress token. ")
        are = "are 2" if token == "culture" else "is 1"
        assert words.endswith(f"There {are} of these among the 15 progress tokens.")
