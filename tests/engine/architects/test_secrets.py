"""Nobody's view holds what nobody may know: the cards that another looks at."""

from __future__ import annotations

from engine.architects.choice import Keep
from engine.architects.terms import DeckId
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
