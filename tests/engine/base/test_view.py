"""What a viewer may know, and what the offers say."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.rules import BaseGame
from engine.base.view import Obstacle, Offer, Shortage
from engine.game import Seat
from engine.terms import Resource
from tests.engine.base.setting import play, random_game, stacked
from tests.engine.play import random_step

BOARDS = ["rhodes A", "babylon A", "giza A"]


def offer(game: BaseGame, card: str) -> Offer:
    return next(offer for offer in game.view(Seat(0)).offers if offer.card == card)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_player_alone_sees_their_hand_and_all_choices_as_offers_in_its_order(players: int) -> None:
    game, source = random_game(players, 3), Random(3)
    while not game.over:
        spectator = game.view(None)
        assert (spectator.hand, spectator.offers, spectator.discard, spectator.seat) == ((), (), (), None)
        for decision in game.decisions():
            view = game.view(decision.chooser)
            assert tuple(offer.card for offer in view.offers) == view.hand
            if decision.kind in {"round", "seventh_card"}:
                offered = [
                    choice
                    for offer in view.offers
                    for choice in (*offer.builds, *offer.stages, offer.sell)
                    if choice is not None
                ]
                assert list(dict.fromkeys(offered)) == list(decision.choices)
        game.play(random_step(game, source))


def test_events_tell_nothing_of_a_stage_card_or_a_sale() -> None:
    game = stacked(["giza A", "rhodes A", "babylon A"], ["quarry altar", "walls"])
    events = [*play(game, "build quarry", "sell walls"), *play(game, "stage tavern"), *play(game)]
    assert not any(secret in f"{game.view(None)!r} {events}" for secret in ("walls", "altar"))


def short(resource: Resource) -> Shortage:
    return Shortage(((resource, 1),), 0, 0)


@pytest.mark.parametrize(
    ("card", "obstacle"),
    [
        ("apothecary", Obstacle("unsold", (short("cloth"),))),
        ("palace", Obstacle("unsold", (short("wood"), short("glass"), short("cloth"), short("papyrus")))),
        ("walls", Obstacle("unsold", (Shortage((("stone", 3),), 0, 1),))),
        ("baths", None),
    ],
)
def test_offers_say_why_not(card: str, obstacle: Obstacle | None) -> None:
    found = offer(stacked(BOARDS, [f"{card} altar"]), card)
    assert found.build_obstacle == obstacle
    assert found.stage_obstacle == Obstacle("unsold", (Shortage((("wood", 2),), 0, 0),))
    paid = [(each.payment.left, each.payment.right) for each in found.builds]
    assert paid == ([(0, 2)] if obstacle is None else [])


def test_offers_name_the_price_that_is_too_high_and_what_stands_already() -> None:
    game = stacked(["rhodes A", "giza A", "babylon A"], ["altar", "quarry altar", "walls altar"])
    play(game, "build altar", "build quarry")
    assert offer(game, "walls").builds == ()
    assert offer(game, "walls").build_obstacle == Obstacle("coins", coins=6)
    assert offer(game, "altar").build_obstacle == Obstacle("owned")


def test_a_complete_wonder_says_so() -> None:
    hand = "quarry stone_pit foundry ore_vein"
    game = stacked(["rhodes B", "giza A", "babylon A"], [hand] * 3)
    for name in hand.split():
        play(game, f"build {name}")
    for _ in range(2):
        assert all(each.stages for each in game.view(Seat(0)).offers)
        play(game, "stage " + game.view(Seat(0)).hand[0])
    offers = game.view(Seat(0)).offers
    assert {each.stage_obstacle for each in offers} == {Obstacle("complete")}
    assert not any(each.stages for each in offers)
