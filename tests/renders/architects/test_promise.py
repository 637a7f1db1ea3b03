"""What a card says about itself before it is taken is what then happens."""

from __future__ import annotations

from random import Random

import pytest

from engine.architects.events import Battle, CatTaken, ConflictTokensTurned, StageBuilt, SymbolsExchanged
from engine.terms import CardId
from renders.architects.offered import promise
from renders.parts.language import Text
from tests.engine.architects.setting import city, dealt, random_choice, table, told


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


def test_promises_are_kept(text: Text) -> None:
    kept = 0
    for seed in range(30):
        game, source = dealt(3, seed), Random(seed)
        while not game.over:
            view = game.view(None)
            choice = random_choice(game, source)
            (taken,) = choice.values()
            pile = next((each for each in view.offered if each.deck == getattr(taken, "deck", "")), None)
            events = list(game.play(choice))
            if pile is None or pile.card is None or "take" not in view.deciding.values():
                continue
            said = promise(view, view.box.cards[pile.card], text)
            while (
                not game.over and game.view(None).turn == view.turn and len(game.decisions()[0].choices) == 1
            ):
                events += game.play(random_choice(game, source))
            if said == "gets the cat":
                assert told(events, CatTaken)
            elif said.startswith("turns") or said == "starts the battle":
                assert told(events, ConflictTokensTurned)
            elif said.startswith("builds") and game.view(None).turn != view.turn:
                assert told(events, StageBuilt)
            elif said == "gets a progress token" and game.view(None).turn != view.turn:
                assert told(events, SymbolsExchanged)
            if said == "starts the battle" and game.view(None).turn != view.turn:
                assert told(events, Battle)
            kept += bool(said)
    assert kept > 300
