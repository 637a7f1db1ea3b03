"""Nobody's view holds what nobody may know: the cards that another looks at."""

from __future__ import annotations

from engine.architects.choice import Keep
from engine.architects.terms import DeckId
from engine.architects.view import View
from engine.game import Seat
from tests.engine.architects.setting import city, play, table


def test_only_the_searching_seat_sees_the_five_cards_and_is_asked() -> None:
    deck = ("laurel3", "gear", "compass", "tablet", "papyrus")
    game = table(city("halicarnassus", "wood wood", stages=(1,)), decks={"rhodes": " ".join(deck)})
    play(game, "take central", "build 2 wood wood +0")
    events = [*play(game, "effect rhodes")]
    assert [game.view(seat).searched for seat in (Seat(0), Seat(1), None)] == [deck, (), ()]
    (decision,) = game.decisions()
    assert (decision.seat, decision.chooser, decision.kind) == (0, 0, "keep")
    assert all(isinstance(choice, Keep) for choice in decision.choices)
    events += play(game, "keep gear")
    top = game.view(None).decks[DeckId("rhodes")].top
    assert not any(each in str(events) for each in ("compass", "tablet", "papyrus") if each != top)


def test_the_view_says_what_pictures_need() -> None:
    game = table(
        city("giza", "wood coin laurel3", stages=(1,), tokens="tactics", victories=2),
        decks={"giza": "gear wood", "rhodes": ""},
        cat=1,
        conflict={"total": 3, "battle": 1},
    )
    view: View = game.view(Seat(1))
    assert (view.turn, dict(view.deciding)) == (0, {0: "take"})
    offered = [("left", 2, "gear"), ("central", 5, None), ("right", 0, None)]
    assert [(each.place, each.size, each.card) for each in view.offered] == offered
    mine = view.cities[0]
    assert (mine.shields, mine.points["blue"], mine.coins, mine.cats) == (2, 3, 1, 0)
    assert [stage.number for stage in mine.open_stages] == [2]
    assert (view.battle, view.conflict_tokens) == (1, 3)
    assert view.scores == game.view(None).scores
