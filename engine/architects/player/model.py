"""What the computer player knows of Architects: one evaluator, and with it games played on to their ends."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.course import course
from engine.architects.player.evaluation import point_of, ranked
from engine.architects.player.possible import PossibleTables
from engine.architects.player.quick import Quick
from engine.architects.player.reasons import reasons
from engine.architects.player.tips import tips_for
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.architects.view import View
from engine.game import Decision, Seat
from engine.players.player import ComputerPlayer, GameModel, Search
from engine.players.search import play_on, tell_nobody

UNIT = 2
"""Half points are counted."""

VICTORY = 16
"""What winning counts, in half points."""

STEPS = (36, 28, 21, 14, 7)
"""How many choices each player still makes, about, in each part of a game."""


@dataclass(frozen=True, slots=True)
class ArchitectsModel(GameModel):
    """What is thought of choices, and games that may be this one, played on to their ends.

    What a choice seems worth counts as ``trust`` playouts for each player.
    """

    trust: float = 60

    ranked = staticmethod(ranked)
    reasons = staticmethod(reasons)
    tips = staticmethod(tips_for)

    def search(self, view: View, decision: Decision[ArchitectsChoice]) -> Search | None:
        """Return how to play on; what is asked about cards that only the player sees is not played on.

        The view does not tell from which pile those are.
        """
        if decision.kind == "keep":
            return None
        _, knot = point_of(view)
        return Search(
            PossibleTables(view).deal,
            partial(_finish, Quick(view.box), decision.seat),
            steps=view.players * STEPS[knot],
            trust=view.players * self.trust,
            unit=UNIT,
            seed=_seed(view),
        )


MODEL = ArchitectsModel()
EASY = ComputerPlayer(MODEL, noise=16.0)
NORMAL = ComputerPlayer(MODEL)
STRONG = ComputerPlayer(MODEL, work=2_000, candidates=5)
CAREFUL = ComputerPlayer(MODEL, work=6_000, candidates=5)


def ended(table: Table, seat: Seat) -> int:
    """Return in half points how well a game has ended: points, less half of the best rival's, and victory."""
    scores = score_cities(table.box, table.cities, table.cat)
    rival = max([score.total for score in scores if score.seat != seat])
    first = [score.seat for score in scores if score.rank == 1]
    return 2 * scores[seat].total - rival + (VICTORY // len(first) if seat in first else 0)


def _finish(quick: Quick, seat: Seat, table: Table, choice: ArchitectsChoice, luck: Random) -> int:
    """Play on after a choice, and return how well the game ended."""
    quick.start(luck)
    play_on(course(table, tell_nobody), partial(quick.choose, table), {seat: choice})
    return ended(table, seat)


def _seed(view: View) -> str:
    """Return what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(sorted(city.cards.items()), city.stages, city.tokens, city.victories) for city in view.cities]
    decks = [(name, deck.size, deck.top) for name, deck in view.decks.items()]
    asked = sorted(view.deciding.items())
    return f"{asked} {view.battle} {view.tokens} {view.taken} {view.used} {decks} {cities}"
