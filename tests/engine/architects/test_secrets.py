"""Nobody's view holds what nobody may know: the cards that another looks at."""

from __future__ import annotations

from engine.architects.choice import Keep
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.architects.view import View
from engine.game import Seat
from tests.engine.architects.setting import city, play, table


def test_only_the_searching_seat_sees_the_five_cards() -> None:
    game = table(
        city("halicarnassus", "wood wood", stages=(1,)),
        city("giza"),
        decks={"giza": "coin gear wood clay glass"},
    )
    play(game, "take central", "build 2 wood wood +0", "effect giza")
    assert game.view(Seat(0)).searched == ("coin", "gear", "wood", "clay", "glass")
    assert game.view(Seat(1)).searched == ()
    assert game.view(None).searched == ()


def test_the_five_cards_are_not_told() -> None:
    game = table(
        city("halicarnassus", "wood wood", stages=(1,)),
        city("rhodes"),
        decks={"rhodes": "laurel3 gear compass tablet papyrus"},
    )
    play(game, "take central", "build 2 wood wood +0")
    events = [*play(game, "effect rhodes"), *play(game, "keep gear")]
    assert not any(
        secret in str(events) for secret in ("compass", "tablet", "papyrus") if secret not in top(game)
    )


def top(game: ArchitectsGame) -> str:
    return str(game.view(None).decks[DeckId("rhodes")].top)


def test_the_kept_choices_are_asked_of_the_searching_seat_alone() -> None:
    game = table(city("halicarnassus", "wood wood", stages=(1,)), city("giza"), decks={"giza": "coin gear"})
    play(game, "take central", "build 2 wood wood +0", "effect giza")
    (decision,) = game.decisions()
    assert (decision.seat, decision.chooser, decision.kind) == (0, 0, "keep")
    assert all(isinstance(choice, Keep) for choice in decision.choices)


def test_the_view_says_what_pictures_need() -> None:
    game = table(
        city("giza", "wood coin laurel3", stages=(1,), tokens="tactics", victories=2),
        city("rhodes"),
        decks={"giza": "gear wood", "rhodes": ""},
        cat=1,
        conflict={"total": 3, "battle": 1},
    )
    view: View = game.view(Seat(1))
    assert (view.turn, dict(view.deciding)) == (0, {0: "take"})
    assert [(each.place, each.size, each.card) for each in view.offered] == [
        ("left", 2, "gear"),
        ("central", 5, None),
        ("right", 0, None),
    ]
    mine = view.cities[0]
    assert (mine.shields, mine.points["blue"], mine.coins, mine.cats) == (2, 3, 1, 0)
    assert [stage.number for stage in mine.open_stages] == [2]
    assert (view.battle, view.conflict_tokens) == (1, 3)
    assert view.scores == game.view(None).scores
