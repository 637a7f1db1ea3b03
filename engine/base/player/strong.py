"""The strong computer player of the base game: it plays on after its best choices, many times.

To the end of the age: how a game may go on from there a forecast tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.base.choice import BaseChoice
from engine.base.course import rest_of_age
from engine.base.legal import HandChoice
from engine.base.player.ending import ended, foretold
from engine.base.player.forecast import UNIT
from engine.base.player.manner import Manners
from engine.base.player.normal import best_paid, most_promising
from engine.base.player.possible import PossibleTables
from engine.base.player.quick import Quick
from engine.base.table import Table
from engine.base.view import Offer, View
from engine.game import Choices, Decision
from engine.players.search import Weighed, play_on, tell_nobody, weigh_by_playouts

LEAF = 2
"""What dealing a table and judging how it lies at the end costs, in choices of each city."""


@dataclass(frozen=True, slots=True)
class StrongBasePlayer:
    """Takes what ends best for it in games that may be this one.

    ``work`` is how many choices are made in all playouts of a decision, about; ``candidates`` is how many
    choices are tried, the best by what the normal player sees in them, each paid as that player prefers. That
    counts as so many playouts as ``opinion`` says, by age.
    """

    work: int = 4_000
    candidates: int = 8
    opinion: tuple[int, int, int] = (20, 12, 4)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Give one of the decision's choices, always the same for the same view."""
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(self, view: View, decision: Decision[BaseChoice]) -> tuple[Weighed[BaseChoice], ...]:
        """Give the choices that it tries, the one that it takes first, each with its value in points."""
        best = best_paid(view, decision)[: self.candidates]
        tried = [choice for choice, _ in best]
        opinions = [round(UNIT * self.opinion[view.age - 1] * value) for _, value in best]
        rounds = view.box.rounds - view.round + 1
        playouts = self.work // ((rounds + LEAF) * len(view.cities))
        manners = Manners(view, decision.chooser)
        finish = partial(_finish, Quick(view.box), manners, decision, _chosen_before(view, decision))
        weighed = weigh_by_playouts(tried, opinions, playouts, _seed(view), PossibleTables(view).deal, finish)
        return tuple(each._replace(value=each.value / UNIT) for each in weighed)


def _chosen_before(view: View, decision: Decision[BaseChoice]) -> Choices[BaseChoice]:
    """Work out what a player has chosen for their own city who is asked for the Free City.

    That it was the best with one of the cards after which the Free City is offered just this.
    """
    if decision.kind != "free_city":
        return {}
    offered = set(decision.choices)
    after = [own for own, offers in view.free_city_offers.items() if offered <= _choices(offers).keys()]
    own = tuple(choice for offer in view.offers if offer.card in after for choice in _choices([offer]))
    seat = decision.chooser
    return {seat: most_promising(view, Decision(seat, seat, "round", own))[0][0]}


def _choices(offers: Iterable[Offer]) -> dict[HandChoice, None]:
    """List all that is offered, each once."""
    found: dict[HandChoice, None] = {}
    for offer in offers:
        sales = () if offer.sell is None else (offer.sell,)
        found |= dict.fromkeys((*offer.builds, *offer.stages, *sales))
    return found


def _finish(
    quick: Quick,
    manners: Manners,
    decision: Decision[BaseChoice],
    before: Choices[BaseChoice],
    table: Table,
    choice: BaseChoice,
    luck: Random,
) -> int:
    """Play on after a choice to the end of the age: tell how well the game ends or may end."""
    player = decision.chooser
    quick.start(luck, manners.draw(luck))
    play_on(rest_of_age(table, tell_nobody), partial(quick.choose, table), {**before, decision.seat: choice})
    if table.age_number == table.box.last_age:
        return ended(table.box, table.cities, table.players, player)
    return foretold(table.cities, table.players, player, table.age_number)


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
    asked = sorted(view.deciding.items())
    return f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}"
