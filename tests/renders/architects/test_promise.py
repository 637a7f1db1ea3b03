"""What a card says about itself before it is taken is what then happens."""

import pytest

from engine.terms import CardId
from renders.architects.offered import promise
from renders.parts.language import Text
from tests.engine.architects.setting import city, table


@pytest.mark.parametrize(
    ("cards", "taken", "said"),
    [
        ("", "wood", ""),
        ("stone", "wood", "builds stage 1"),
        ("stone", "coin", "builds stage 1"),
        ("wood", "wood", ""),
        ("", "gear", ""),
        ("gear", "gear", "gets a progress token"),
        ("tablet compass", "gear", "gets a progress token"),
        ("tablet", "gear", ""),
        ("", "laurel3", ""),
        ("", "laurel2cat", "gets the cat"),
        ("", "shield0", "stays after battles"),
        ("", "shield1", "turns 1 conflict token"),
        ("", "shield2", "starts the battle"),
    ],
)
def test_a_card_promises_what_it_brings(cards: str, taken: str, said: str, text: Text) -> None:
    game = table(city("giza", cards), city("rhodes"), conflict={"total": 3, "battle": 1})
    view = game.view(None)
    assert promise(view, view.box.cards[CardId(taken)], text) == said


def test_the_cat_at_home_and_the_last_token_promise_nothing(text: Text) -> None:
    view = table(city("giza", "gear"), city("rhodes"), cat=0, face_up="", stack="").view(None)
    assert promise(view, view.box.cards[CardId("laurel2cat")], text) == ""
    assert promise(view, view.box.cards[CardId("gear")], text) == ""
