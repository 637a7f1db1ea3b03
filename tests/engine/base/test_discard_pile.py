"""Building from the discard pile (rulebook, Halicarnassus)."""

from __future__ import annotations

import pytest

from engine.base.events import BaseEvent, CoinsTaken, DiscardEmpty, Revived, StageBuilt
from engine.base.rules import BaseGame
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import facts_of, pass_time, play, stacked

OWN = Seat(0)


class TestMausoleum:
    """Building from the discard pile."""

    def game(self) -> BaseGame:
        hand = "foundry ore_vein palace altar"
        game = stacked(["halicarnassus B", "giza A", "rhodes A"], [hand] * 3)
        play(game, "build foundry", "sell altar", "sell palace")
        return game

    def test_builds_any_discarded_card_free_at_the_end_of_the_round(self) -> None:
        game = self.game()
        play(game, "stage tavern", "sell ore_vein")
        (decision,) = game.decisions()
        assert (decision.seat, decision.kind) == (0, "revive")
        # Cards sold in this very round lie there as well, and cards that cost what it cannot pay.
        lying = {"palace", "altar", "ore_vein", "tavern"}
        assert {facts_of(choice).card for choice in decision.choices} == {*lying, None}
        assert set(game.view(OWN).discard) == lying
        assert game.view(Seat(1)).discard == ()
        # No card is chosen from a hand now.
        assert [(view.hand, view.offers) for view in map(game.view, (OWN, Seat(1)))] == [((), ())] * 2
        coins = game.view(None).cities[0].coins
        assert play(game, "revive palace") == (Revived(OWN, CardId("palace")),)
        view = game.view(None)
        assert "palace" in view.cities[0].buildings
        assert view.cities[0].coins == coins
        assert (view.round, view.discard_size) == (3, 3)

    @pytest.mark.parametrize(
        ("move", "events"),
        [
            ("revive tavern", (Revived(OWN, CardId("tavern")), CoinsTaken(OWN, 5))),
            ("none", (Revived(OWN, None),)),
        ],
    )
    def test_pays_the_coins_of_a_card_or_takes_nothing(
        self, move: str, events: tuple[BaseEvent, ...]
    ) -> None:
        game = self.game()
        play(game, "stage tavern")
        coins = game.view(None).cities[0].coins
        assert play(game, move) == events
        assert game.view(None).cities[0].coins == coins + 5 * (len(events) - 1)

    def test_does_not_build_what_the_city_has(self) -> None:
        game = self.game()
        play(game, "build altar")
        play(game, "stage tavern")
        assert "altar" not in {facts_of(choice).card for choice in game.decisions()[0].choices}

    def test_takes_the_last_cards_of_the_age_and_then_conflicts_are_resolved(self) -> None:
        hands = ["foundry", "", "barracks"]
        game = stacked(["halicarnassus B", "giza A", "rhodes A"], hands)
        play(game, "build foundry")
        pass_time(game, 4)
        held = game.view(Seat(2)).hand + game.view(Seat(1)).hand + game.view(OWN).hand
        assert "barracks" in held
        play(game, "stage tavern")
        assert "barracks" in game.view(OWN).discard
        play(game, "revive barracks")
        assert game.view(None).cities[0].conflicts == (1, 1)

    def test_nobody_is_asked_where_nothing_can_be_built(self) -> None:
        game = stacked(["halicarnassus B", "giza A", "rhodes A"], ["foundry"])
        play(game, "build foundry", "build tavern", "build tavern")
        play(game, "build tavern", "sell tavern", "sell tavern")
        events = play(game, "stage tavern")
        assert DiscardEmpty(OWN) in events
        assert game.view(None).round == 4

    def test_side_a_has_one_such_stage(self) -> None:
        hand = "clay_pool brickyard foundry ore_vein"
        game = stacked(["halicarnassus A", "giza A", "rhodes A"], [hand] * 3)
        for move in ("build brickyard", "build foundry", "build ore_vein", "stage clay_pool"):
            play(game, move)
        assert game.decisions()[0].kind == "round"
        assert any(isinstance(event, StageBuilt) for event in play(game, "stage clay_pool"))
        assert game.decisions()[0].kind == "revive"
