"""Views: hidden information, offers, shortages, and the worth of cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.base.city import market_of
from engine.base.payment import Cost, Market, ways_to_pay
from engine.base.rules import BaseGame, standard_box
from engine.base.scoring import Worth, worth_of
from engine.base.view import Obstacle, Offer, Shortage, shortages
from engine.game import Seat
from engine.terms import RESOURCES, CardId
from tests.engine.base.setting import city, laid, play, random_game, stacked
from tests.engine.base.test_both_editions import SOURCES
from tests.engine.play import random_step

BOARDS = ["rhodes A", "babylon A", "giza A"]
OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)


def offer(game: BaseGame, card: str) -> Offer:
    return next(offer for offer in game.view(Seat(0)).offers if offer.card == card)


@pytest.mark.parametrize("players", range(2, 8))
def test_offers_are_the_choices_of_a_hand_and_only_players_see_theirs(players: int) -> None:
    game, source = random_game(players, 3), Random(3)
    while not game.over:
        spectator = game.view(None)
        assert (spectator.hand, spectator.offers, spectator.discard, spectator.seat) == ((), (), (), None)
        for decision in game.decisions():
            view = game.view(decision.chooser)
            assert tuple(offer.card for offer in view.offers) == view.hand
            if decision.kind in {"round", "seventh_card"}:
                offered = [(*offer.builds, *offer.stages, offer.sell) for offer in view.offers]
                listed = dict.fromkeys(choice for each in offered for choice in each if choice is not None)
                assert list(listed) == list(decision.choices)
        for seat in range(players):
            for other, cards in game.view(Seat(seat)).passed_on.items():
                assert len(set(game.table.hands[other]) - set(cards)) <= (players == 2), "one can be drawn"
        game.play(random_step(game, source))


def short(needed: str, made: int = 0, for_sale: int = 0) -> Shortage:
    """Return a shortage of resources written like ``wood wood clay``."""
    units = Counter[Any](needed.split())
    return Shortage(tuple(units.items()), made, for_sale)


@pytest.mark.parametrize(
    ("card", "obstacle"),
    [
        ("apothecary", Obstacle("unsold", (short("cloth"),))),
        ("palace", Obstacle("unsold", tuple(map(short, ("wood", "glass", "cloth", "papyrus"))))),
        ("walls", Obstacle("unsold", (short("stone stone stone", 0, 1),))),
        ("baths", None),
    ],
)
def test_offers_explain_missing_resources(card: str, obstacle: Obstacle | None) -> None:
    found = offer(stacked(BOARDS, [f"{card} altar"]), card)
    assert found.build_obstacle == obstacle
    assert found.stage_obstacle == Obstacle("unsold", (short("wood wood"),))
    paid = [(each.payment.left, each.payment.right) for each in found.builds]
    assert paid == ([(0, 2)] if obstacle is None else [])


def test_offers_name_an_unaffordable_price_a_card_already_built_and_a_complete_wonder() -> None:
    game = stacked(["rhodes B", "giza A", "babylon A"], ["altar", "quarry altar", "walls altar"])
    play(game, "build altar", "build quarry")
    assert offer(game, "walls").builds == ()
    assert offer(game, "walls").build_obstacle == Obstacle("coins", coins=6)
    assert offer(game, "altar").build_obstacle == Obstacle("owned")
    for _ in range(2):
        game.table.cities[0].build_stage(None)
    offers = game.copy().view(OWN).offers
    assert {(each.stages, each.stage_obstacle) for each in offers} == {((), Obstacle("complete"))}


# -- hands passed on -----------------------------------------------------------------------------------


def test_a_view_tracks_the_hand_that_the_player_passed_on() -> None:
    hands = ["altar theater baths", "lumber_yard stone_pit", "quarry"]
    game = stacked(["giza A", "rhodes A", "babylon A"], hands)
    assert game.view(Seat(0)).passed_on == {}
    hand = set(game.view(Seat(0)).hand)
    play(game, "build altar", "build lumber_yard", "build quarry")
    view = game.view(Seat(0))
    assert {seat: set(cards) for seat, cards in view.passed_on.items()} == {1: hand - {"altar"}}
    assert view.gone == ()
    play(game, "sell " + game.view(Seat(0)).hand[0], "build theater", "sell " + game.view(Seat(2)).hand[0])
    assert set(game.view(Seat(0)).passed_on[Seat(2)]) == hand - {"altar", "theater"}
    play(game, *(f"sell {game.view(Seat(seat)).hand[0]}" for seat in range(3)))
    # The cards sold by the others are known when the hand returns.
    view = game.view(Seat(0))
    assert len(view.hand) == 4
    assert set(view.hand) | set(view.gone) >= hand - {"altar", "theater"}


# -- shortages -----------------------------------------------------------------------------------------


def market(own: str = "", left: str = "", right: str = "") -> Market:
    """Return the market of a city without a board resource, between two that produce glass."""
    boards = ("manneken_pis B", "alexandria A", "alexandria A")
    cities = [city(board, *names.split()) for board, names in zip(boards, (own, left, right), strict=True)]
    return market_of(laid(cities), OWN)


@pytest.mark.parametrize(
    ("around", "cost", "found"),
    [
        # A shortage includes what is for sale, and every missing resource has one.
        (market(left="lumber_yard"), "wood wood", [short("wood wood", 0, 1)]),
        (market(own="lumber_yard", right="lumber_yard"), "wood wood wood", [short("wood wood wood", 1, 1)]),
        (market(left="lumber_yard"), "wood wood glass cloth", [short("wood wood", 0, 1), short("cloth")]),
        # A source with a choice gives one resource at a time.
        (market(left="tree_farm"), "wood clay", [short("wood clay", 0, 1)]),
        (market(own="tree_farm", left="tree_farm"), "wood clay", []),
    ],
)
def test_shortages_of_resources(around: Market, cost: str, found: list[Shortage]) -> None:
    assert [*shortages(around, Cost.read(Counter(cost.split())))] == found


def test_a_shortage_is_found_exactly_if_there_is_no_way_to_pay() -> None:
    source = Random(4)
    found = set()
    for _ in range(600):
        offered = market(*(" ".join(source.choices(SOURCES, k=source.randrange(4))) for _ in range(3)))
        wanted = Cost.read(
            {name: source.randint(1, 3) for name in source.sample(RESOURCES, source.randint(1, 4))}
        )
        missing = shortages(offered, wanted)
        assert bool(missing) == (not ways_to_pay(offered, wanted))
        assert all(each.for_sale < each.missing for each in missing)
        found |= {len(each.needed) for each in missing}
    assert found >= {1, 2}


# -- the worth of a card -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "own", "left", "right", "brings"),
    [
        # Guilds count the neighbours' cards; other cards count themselves, too.
        ("workers_guild", "", "sawmill quarry", "mine", {"points": 3}),
        ("haven", "sawmill quarry", "", "", {"points": 2, "coins": 2}),
        ("lighthouse", "tavern", "", "", {"points": 2, "coins": 2}),
        # A card adds the points of cards that count it.
        ("mine", "haven", "", "", {"points": 1}),
        # Science is the gain by the new symbol.
        ("lodge", "apothecary", "", "", {"science": 3}),
        ("lodge", "workshop scriptorium", "", "", {"science": 8}),
        # Shields overtake or reach neighbours that weren't behind.
        ("barracks", "", "", "", {"beaten": (LEFT, RIGHT)}),
        ("stables", "", "barracks", "walls", {"beaten": (LEFT,), "level": (RIGHT,)}),
        ("barracks", "", "walls", "walls", {}),
        ("barracks", "walls", "barracks", "", {}),
    ],
)
def test_the_worth_of_a_card(card: str, own: str, left: str, right: str, brings: dict[str, Any]) -> None:
    names = zip(("ephesus A", "rhodes A", "babylon A"), (own, left, right), strict=True)
    cities = laid([city(board, *buildings.split()) for board, buildings in names])
    before = [each.buildings for each in cities]
    found = worth_of(standard_box(), cities, OWN, standard_box().cards[CardId(card)])
    assert found == Worth(points=0, science=0, coins=0, beaten=(), level=())._replace(**brings)
    assert [each.buildings for each in cities] == before
