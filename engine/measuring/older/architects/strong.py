"""The strong computer player of Architects: it deals what it cannot see and plays on."""

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.course import course
from engine.architects.player.playouts import possible_table
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.architects.view import View
from engine.game import Decision, Seat
from engine.measuring.older.architects.normal import ArchitectsPlayer, most_promising
from engine.measuring.older.architects.quick import Quick
from engine.measuring.older.architects.worth import searching_weights
from engine.players.player import Weighed, play_on, tell_nobody, weigh_by_playouts

HALVES = 2
"""In playouts half points are counted."""

VICTORY = 16
"""What winning counts in playouts, in half points."""


@dataclass(frozen=True, slots=True)
class StrongArchitectsPlayer:
    """Takes what ends best for it in games that may be this one.

    ``playouts`` is how many games a decision is worth, at a table of two; ``candidates`` is how many
    choices are tried, the best by what the normal player sees in them, which counts as so many playouts as
    ``opinion`` says for each player: the more there are, the less a playout tells of one choice.
    """

    playouts: int = 100
    candidates: int = 5
    opinion: int = 22

    def choose(self, view: View, decision: Decision[ArchitectsChoice], source: Random) -> ArchitectsChoice:
        """Return one of the decision's choices, always the same for the same view."""
        if decision.kind == "keep":
            # The view does not tell from which pile the cards are that are shown.
            return ArchitectsPlayer(searching_weights(view.players)).choose(
                view, decision, Random(_seed(view))
            )
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(
        self, view: View, decision: Decision[ArchitectsChoice]
    ) -> tuple[Weighed[ArchitectsChoice], ...]:
        """Return the choices that it tries, the one that it takes first, each with its value in points.

        What is asked about cards that only the player sees is not played on: there are no playouts then.
        """
        weights = searching_weights(view.players)
        promising = most_promising(view, decision, weights)
        if decision.kind == "keep":
            return tuple(Weighed(choice, value) for choice, value in promising)
        best = promising[: self.candidates]
        tried = [choice for choice, _ in best]
        opinions = [round(HALVES * view.players * self.opinion * value) for _, value in best]
        finish = partial(_finish, Quick(view.box, weights), decision.seat)
        playouts = 2 * self.playouts // view.players
        deal = partial(possible_table, view)
        weighed = weigh_by_playouts(tried, opinions, playouts, _seed(view), deal, finish)
        return tuple(each._replace(value=each.value / HALVES) for each in weighed)


def _finish(quick: Quick, seat: Seat, table: Table, choice: ArchitectsChoice, luck: Random) -> int:
    """Play on after a choice: own points, less half the best rival's, and more for a victory; in halves."""
    quick.start(luck)
    play_on(course(table, tell_nobody), partial(quick.choose, table), {seat: choice})
    scores = score_cities(table.box, table.cities, table.cat)
    rival = max([score.total for score in scores if score.seat != seat])
    first = [score.seat for score in scores if score.rank == 1]
    return 2 * scores[seat].total - rival + (VICTORY // len(first) if seat in first else 0)


def _seed(view: View) -> str:
    """Return what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(sorted(city.cards.items()), city.stages, city.tokens, city.victories) for city in view.cities]
    decks = [(name, deck.size, deck.top) for name, deck in view.decks.items()]
    asked = sorted(view.deciding.items())
    return f"{asked} {view.battle} {view.tokens} {view.taken} {view.used} {decks} {cities}"
