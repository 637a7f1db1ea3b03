"""What the computer player knows of the base game: one evaluator, and with it games played on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.base.choice import BaseChoice, Sell
from engine.base.course import deal_hands, rest_of_age
from engine.base.player.evaluation import ended, learned_forecast
from engine.base.player.opinion import ranked, use_of
from engine.base.player.possible import DEALT, PossibleTables
from engine.base.player.quick import Quick
from engine.base.player.reasons import reasons
from engine.base.player.tips import tips_for
from engine.base.table import Table
from engine.base.view import View, as_free_city
from engine.game import Choices, Decision
from engine.players.player import ComputerPlayer, GameModel, Search
from engine.players.search import play_on, tell_nobody

UNIT = 100
"""What games end like is added up in whole hundredths of points, so that it is the same on any machine."""

LEAF = 2
"""What dealing a table and judging how it lies at the end costs, in choices of each city."""


@dataclass(frozen=True, slots=True)
class BaseModel(GameModel):
    """What is thought of choices, and games that may be this one, played on to the end of the age."""

    trust: tuple[float, ...] = (2, 2, 1)
    """As how many playouts it counts what a choice seems worth, by age."""

    ranked = staticmethod(ranked)
    reasons = staticmethod(reasons)
    tips = staticmethod(tips_for)

    def search(self, view: View, decision: Decision[BaseChoice]) -> Search | None:
        """Tell how to play on to the end of the age."""
        if deal_hands in view.box.phases[view.phase :] or view.box.decisions[decision.kind] not in DEALT:
            return None
        box, player, before = view.box, decision.chooser, _chosen_before(view, decision)
        quick, forecast = Quick(box), learned_forecast(box)

        def finish(table: Table, choice: BaseChoice, luck: Random) -> int:
            """Play on after a choice to the end of the age: tell how well the game ends or may end."""
            quick.start(luck)
            choose, first = partial(quick.choose, table), {**before, decision.seat: choice}
            play_on(rest_of_age(table, tell_nobody), choose, first)
            if table.age_number == box.last_age:
                return round(UNIT * ended(box, table.cities, table.players, player))
            return round(UNIT * forecast.ended(table.cities, table.players, player, table.age_number))

        cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
        asked = sorted(view.deciding.items())
        return Search(
            PossibleTables(view).deal,
            finish,
            steps=(box.rounds - view.round + 1 + LEAF) * len(view.cities),
            trust=self.trust[view.age - 1],
            unit=UNIT,
            # Luck is the same for the same view, and another one otherwise.
            seed=f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}",
        )

    def judged_as(self, view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> BaseChoice:
        """Return what does the same as a choice, paid in the best way."""
        alike = tuple(each for each in decision.choices if use_of(each) == use_of(choice))
        return ranked(view, Decision(decision.seat, decision.chooser, decision.kind, alike))[0][0]


MODEL = BaseModel()
EASY = ComputerPlayer(MODEL, noise=7.0)
NORMAL = ComputerPlayer(MODEL, noise=0.4)
STRONG = CAREFUL = ComputerPlayer(MODEL, work=4_000)


def _chosen_before(view: View, decision: Decision[BaseChoice]) -> Choices[BaseChoice]:
    """Work out what a player has chosen for their own city who is asked for the Free City.

    That it was the best with one of the cards after which the Free City is offered just this.
    """
    if decision.kind != "free_city":
        return {}
    offered = set(decision.choices)
    own = [
        choice
        for offer in view.offers
        if offered <= {use for rest in as_free_city(view, Sell(offer.card)).offers for use in rest.choices}
        for choice in offer.choices
    ]
    seat = decision.chooser
    return {seat: ranked(view, Decision(seat, seat, "round", tuple(own)))[0][0]}
