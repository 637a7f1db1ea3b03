"""The strong computer player of the base game: it plays its best choices to the end, many times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.base.choice import BaseChoice
from engine.base.course import course
from engine.base.events import BaseEvent, GameEnded
from engine.base.legal import HandChoice
from engine.base.player.normal import most_promising
from engine.base.player.possible import PossibleTables
from engine.base.player.quick import Quick
from engine.base.scoring import places
from engine.base.table import Table
from engine.base.view import Offer, View
from engine.game import Choices, Decision, Seat
from engine.search import Weighed, play_on, weigh_by_playouts

HALVES = 2
"""In playouts half points are counted."""

VICTORY = 8
"""What winning counts in playouts, in half points."""

MOST_PLAYOUTS = 1500
"""So many are enough even where the game is nearly over."""


@dataclass(frozen=True, slots=True)
class StrongBasePlayer:
    """Takes what ends best for it in games that may be this one.

    ``work`` is how many choices are made in all playouts of a decision, about; ``candidates`` is how many
    choices are tried, the best by what the normal player sees in them. That counts as so many playouts as
    ``opinion`` says, by age: the later, the less chance there is in one playout, and the more it tells.
    """

    work: int = 10_000
    candidates: int = 7
    opinion: tuple[int, int, int] = (35, 12, 2)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Give one of the decision's choices, always the same for the same view."""
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(self, view: View, decision: Decision[BaseChoice]) -> tuple[Weighed[BaseChoice], ...]:
        """Give the choices that it tries, the one that it takes first, each with its value in points."""
        best = most_promising(view, decision)[: self.candidates]
        tried = [choice for choice, _ in best]
        opinions = [round(HALVES * self.opinion[view.age - 1] * value) for _, value in best]
        rounds = view.box.rounds * (view.box.last_age - view.age + 1) - view.round + 1
        playouts = min(MOST_PLAYOUTS, self.work // (rounds * len(view.cities)))
        finish = partial(_finish, Quick(view.box), decision, _chosen_before(view, decision))
        weighed = weigh_by_playouts(tried, opinions, playouts, _seed(view), PossibleTables(view).deal, finish)
        return tuple(each._replace(value=each.value / HALVES) for each in weighed)


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
    decision: Decision[BaseChoice],
    before: Choices[BaseChoice],
    table: Table,
    choice: BaseChoice,
    luck: Random,
) -> int:
    """Play on after a choice: own points, less half the best rival's, and more for a victory; in halves."""
    player: Seat = decision.chooser
    quick.start(luck)
    told: list[BaseEvent] = []
    play_on(course(table, told.append), partial(quick.choose, table), {**before, decision.seat: choice})
    ended = told[-1]
    assert isinstance(ended, GameEnded), "a game that is over has been told so"
    scores = ended.scores
    rival = max([score.total for score in scores[: table.players] if score.seat != player])
    first = [seat for seat, place in places(scores, table.players).items() if place == 1]
    return 2 * scores[player].total - rival + (VICTORY // len(first) if player in first else 0)


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
    asked = sorted(view.deciding.items())
    return f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}"
