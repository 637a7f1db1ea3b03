"""Payments: buttons, pictures, the strong player and hints agree on the default."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.base.choice import Build, BuildStage
from engine.base.player.opinion import use_of
from engine.base.view import View
from engine.game import Decision
from engine.players.advice import regret
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer
from renders.base.prices import default_ways
from tests.engine.test_all_games import in_mid_course

QUICK = ComputerPlayer(BASE, work=200)


def decisions(players: int) -> Iterator[tuple[View, Decision[Any]]]:
    """Yield decisions in which the same card can be paid to different neighbours."""
    for seed in range(12):
        for far in (0.3, 0.5, 0.7):
            game = in_mid_course("base", players, seed, far)
            for decision in game.decisions():
                uses = [use_of(each) for each in decision.choices]
                if decision.kind == "round" and len(set(uses)) < len(uses):
                    yield game.view(decision.chooser), decision


@pytest.mark.parametrize("players", [3, 5])
def test_the_default_payment_is_the_strong_players(players: int) -> None:
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


def test_payments_are_never_called_costly_picks() -> None:
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
