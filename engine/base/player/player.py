"""The computer player of the base game: one evaluator, and with it games that are played on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from random import Random

from engine.base.choice import BaseChoice, BuildStage, Decline, PaidChoice, Sell
from engine.base.course import deal_hands, rest_of_age
from engine.base.legal import HandChoice
from engine.base.player.evaluation import Forecast, ended, forecast_of
from engine.base.player.opinion import opinion_of
from engine.base.player.possible import DEALT, PossibleTables
from engine.base.player.quick import Quick
from engine.base.table import Table
from engine.base.view import Offer, View, as_free_city
from engine.game import Choices, Decision
from engine.players.search import Weighed, play_on, tell_nobody, weigh_by_playouts

UNIT = 100
"""What games end like is added up in whole hundredths of points, so that it is the same on any machine."""

LEAF = 2
"""What dealing a table and judging how it lies at the end costs, in choices of each city."""


@dataclass(frozen=True, slots=True)
class BasePlayer:
    """Takes what it thinks best of, or what ends best for it in games that may be this one.

    ``variety`` is by how much chance may lift a choice. ``work`` is how many choices are made in all playouts
    of a decision, about, 0 for one that only looks; ``candidates`` is how many choices are tried, the best by
    what it thinks of them. That counts as so many playouts as ``opinion`` says, by age.
    """

    variety: float = 0.0
    work: int = 0
    candidates: int = 8
    opinion: tuple[int, int, int] = (2, 2, 1)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        return self._weigh(view, decision, source)[0].choice

    def weigh(self, view: View, decision: Decision[BaseChoice]) -> tuple[Weighed[BaseChoice], ...]:
        """Give the choices that it tries, the one that it takes first, each with its value in points."""
        return self._weigh(view, decision, None)

    def _weigh(
        self, view: View, decision: Decision[BaseChoice], source: Random | None
    ) -> tuple[Weighed[BaseChoice], ...]:
        liked = best_paid(view, decision)
        if source is not None and self.variety:
            liked = [(choice, value + self.variety * source.random()) for choice, value in liked]
            liked.sort(key=itemgetter(1), reverse=True)
        undealt = deal_hands in view.box.phases[view.phase :]
        if not self.work or undealt or view.box.decisions[decision.kind] not in DEALT:
            # Where cards lie that no view shows, there is but an opinion of them.
            return tuple(Weighed(choice, value) for choice, value in liked)
        best = liked[: self.candidates]
        tried = [choice for choice, _ in best]
        opinions = [round(UNIT * self.opinion[view.age - 1] * value) for _, value in best]
        rounds = view.box.rounds - view.round + 1
        playouts = self.work // ((rounds + LEAF) * len(view.cities))
        finish = partial(
            _finish, Quick(view.box), forecast_of(view.box), decision, _chosen_before(view, decision)
        )
        weighed = weigh_by_playouts(tried, opinions, playouts, _seed(view), PossibleTables(view).deal, finish)
        return tuple(each._replace(value=each.value / UNIT) for each in weighed)


EASY = BasePlayer(variety=7.0)
NORMAL = BasePlayer(variety=0.4, work=60, candidates=2)
STRONG = BasePlayer(work=4_000)


def use_of(choice: BaseChoice) -> object:
    """Return what is done with which card, the same whoever is paid for it."""
    copied = choice.copy if isinstance(choice, BuildStage) else None
    card = None if isinstance(choice, Decline) else choice.card
    return choice.action, card, copied, isinstance(choice, PaidChoice) and choice.payment.how == "power"


def best_paid(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List the uses of a decision's cards with what is thought of each, the best first.

    Each is paid in the best way: who gets the coins matters. Of those that do the same to the city, such as
    sales, only two are left.
    """
    opinion = opinion_of(view, decision)
    by_value = sorted(
        [(round(opinion.value(choice), 6), -number) for number, choice in enumerate(decision.choices)],
        reverse=True,
    )
    alike: dict[object, int] = {}
    best: dict[object, tuple[BaseChoice, float]] = {}
    for value, number in by_value:
        choice = decision.choices[-number]
        if use_of(choice) in best:
            continue
        same = (choice.action, choice.copy) if isinstance(choice, BuildStage) else choice.action
        if isinstance(choice, BuildStage | Sell):
            alike[same] = alike.get(same, 0) + 1
            if alike[same] > 2:
                continue
        best[use_of(choice)] = choice, value
    return list(best.values())


def as_best_paid(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> BaseChoice:
    """Return what does the same as a choice, paid in the best way."""
    alike = tuple(each for each in decision.choices if use_of(each) == use_of(choice))
    return best_paid(view, Decision(decision.seat, decision.chooser, decision.kind, alike))[0][0]


def _chosen_before(view: View, decision: Decision[BaseChoice]) -> Choices[BaseChoice]:
    """Work out what a player has chosen for their own city who is asked for the Free City.

    That it was the best with one of the cards after which the Free City is offered just this.
    """
    if decision.kind != "free_city":
        return {}
    offered = set(decision.choices)
    after = [own for own in view.hand if offered <= _choices(as_free_city(view, Sell(own)).offers).keys()]
    own = tuple(choice for offer in view.offers if offer.card in after for choice in _choices([offer]))
    seat = decision.chooser
    return {seat: best_paid(view, Decision(seat, seat, "round", own))[0][0]}


def _choices(offers: Iterable[Offer]) -> dict[HandChoice, None]:
    """List all that is offered, each once."""
    return {choice: None for offer in offers for choice in offer.choices}


def _finish(
    quick: Quick,
    forecast: Forecast,
    decision: Decision[BaseChoice],
    before: Choices[BaseChoice],
    table: Table,
    choice: BaseChoice,
    luck: Random,
) -> int:
    """Play on after a choice to the end of the age: tell how well the game ends or may end."""
    player = decision.chooser
    quick.start(luck)
    play_on(rest_of_age(table, tell_nobody), partial(quick.choose, table), {**before, decision.seat: choice})
    if table.age_number == table.box.last_age:
        return round(UNIT * ended(table.box, table.cities, table.players, player))
    return round(UNIT * forecast.ended(table.cities, table.players, player, table.age_number))


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
    asked = sorted(view.deciding.items())
    return f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}"
