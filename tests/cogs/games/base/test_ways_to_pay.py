"""Who gets the coins: buttons, pictures, the strong player and hints pay alike, hindsight speaks of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.base.choice import Build, BuildStage, PaidChoice
from engine.base.player.opinion import use_of
from engine.base.view import Offer, View
from engine.game import Decision, Seat
from engine.players.advice import regret
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer
from renders.base.hand import describe_hand, draw_hand, mark_of
from renders.base.prices import default_ways
from renders.parts.language import Text
from tests.engine.test_all_games import in_mid_course
from tests.gallery.exhibit import NAMES
from tests.gallery.language import LOCALES, language

QUICK = ComputerPlayer(BASE, work=200)


@pytest.fixture(scope="module")
def text() -> Text:
    return language(LOCALES / "en.ftl")


def decisions(players: int) -> Iterator[tuple[View, Decision[Any]]]:
    """Walk through decisions in which somebody can pay different neighbours for the same."""
    for seed in range(12):
        for far in (0.3, 0.5, 0.7):
            game = in_mid_course("base", players, seed, far)
            for decision in game.decisions():
                uses = [use_of(each) for each in decision.choices]
                if decision.kind == "round" and len(set(uses)) < len(uses):
                    yield game.view(decision.chooser), decision


@pytest.mark.parametrize("players", [3, 5])
def test_the_way_to_pay_that_is_offered_first_is_the_strong_players(players: int) -> None:
    looked_at = 0
    for view, decision in decisions(players):
        offers = {offer.card: offer for offer in view.offers}
        for each in QUICK.weigh(view, decision):
            choice = each.choice
            if isinstance(choice, Build | BuildStage) and choice.payment.how != "power":
                offer = offers[choice.card]
                build, stage = default_ways(view, decision.seat, offer)
                offered = offer.builds[build] if isinstance(choice, Build) else offer.stages[stage]
                if use_of(choice) == use_of(offered):
                    assert choice == offered
                    looked_at += 1
    assert looked_at > 50


def narrowed(view: View, kept: Callable[[Seat, PaidChoice], bool]) -> View:
    """Leave in a view only some of the ways to pay, by whom they are for."""

    def only(seat: Seat, offers: Sequence[Offer]) -> tuple[Offer, ...]:
        return tuple(
            replace(
                offer,
                builds=tuple(each for each in offer.builds if kept(seat, each)),
                stages=tuple(each for each in offer.stages if kept(seat, each)),
            )
            for offer in offers
        )

    assert view.seat is not None
    rest = only(Seat(view.players), view.free_city_offers)
    return replace(view, offers=only(view.seat, view.offers), free_city_offers=rest)


def by_default(view: View) -> View:
    """Leave in a view only the ways to pay that buttons offer first, and Olympia's power beside them."""
    offered = set[tuple[Seat, PaidChoice]]()
    for seat in map(Seat, range(len(view.cities))):
        for offer in view.offers_for(seat):
            build, stage = default_ways(view, seat, offer)
            paid = (*offer.builds[build : build + 1], *offer.stages[stage : stage + 1])
            offered.update((seat, each) for each in paid)
    return narrowed(view, lambda seat, each: each.payment.how == "power" or (seat, each) in offered)


def paying(view: View, choice: Build | BuildStage) -> View:
    """Leave in a view only one way to pay for what is chosen."""
    return narrowed(
        view,
        lambda _, each: (
            type(each) is not type(choice)
            or (isinstance(each, Build) and use_of(each) != use_of(choice))
            or each.payment == choice.payment
        ),
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_hand_shows_the_way_to_pay_that_buttons_offer_first(players: int, text: Text) -> None:
    names = NAMES[: max(players, 3)]
    for number, (view, _) in enumerate(decisions(players)):
        alone = by_default(view)
        assert describe_hand(view, names, text) == describe_hand(alone, names, text)
        if number < 5:
            assert draw_hand(view, names, text).tobytes() == draw_hand(alone, names, text).tobytes()


def test_a_hand_shows_how_the_pick_is_paid(text: Text) -> None:
    told, names = 0, NAMES[:3]
    for view, decision in decisions(3):
        usual = [choice for offer in by_default(view).offers for choice in offer.choices]
        for choice in decision.choices:
            unusual = isinstance(choice, Build | BuildStage) and choice not in usual
            if told < 8 and unusual and choice.payment.how == "trade":
                marks, alone = mark_of(view, choice, "picked"), paying(view, choice)
                unpaid = [replace(each, paid=None) for each in marks]
                said = describe_hand(view, names, text, marks)
                assert said != describe_hand(view, names, text, unpaid)
                assert said == describe_hand(alone, names, text, marks)
                picture = draw_hand(view, names, text, marks)
                assert picture.tobytes() == draw_hand(alone, names, text, marks).tobytes()
                told += 1
    assert told == 8


def test_no_way_to_pay_is_told_as_a_costly_choice() -> None:
    source, looked_at = Random(1), 0
    for view, decision in decisions(3):
        best: Any = QUICK.weigh(view, decision)[0].choice
        same = [each for each in decision.choices if use_of(each) == use_of(best) and each != best]
        if same and looked_at < 3:
            found = regret(view, decision, source.choice(same))
            better: Any = None if found is None else found.better
            assert better is None or use_of(better) != use_of(best)
            looked_at += 1
    assert looked_at == 3
