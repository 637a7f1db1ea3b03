"""What computer players know of Architects: games that may be this one, played on to their ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.course import course
from engine.architects.player.player import ArchitectsPlayer, EasyArchitectsPlayer, most_promising
from engine.architects.player.possible import PossibleTables
from engine.architects.player.quick import Quick
from engine.architects.player.reasons import reasons
from engine.architects.player.tips import tips_for
from engine.architects.player.worth import searching_weights
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.architects.view import View
from engine.game import Decision, Seat
from engine.players.player import ComputerPlayer, GameModel, Search
from engine.players.reasons import Reason
from engine.players.search import play_on, tell_nobody
from engine.players.tips import Tip

HALVES = 2
"""In playouts half points are counted."""

VICTORY = 16
"""What winning counts in playouts, in half points."""


@dataclass(frozen=True, slots=True)
class ArchitectsModel(GameModel):
    """What is thought of choices, and games that may be this one, played on to their ends.

    What a choice seems worth counts as ``trust`` playouts for each player: the more there are, the less a
    playout tells of one choice.
    """

    trust: int = 22

    def ranked(
        self, view: View, decision: Decision[ArchitectsChoice]
    ) -> list[tuple[ArchitectsChoice, float]]:
        """List all choices with what they seem worth, the best first."""
        return most_promising(view, decision, searching_weights(view.players))

    def search(self, view: View, decision: Decision[ArchitectsChoice]) -> Search | None:
        """Return how to play on to the end; None for what is asked about cards that only the player sees."""
        if decision.kind == "keep":
            return None
        return Search(
            PossibleTables(view).deal,
            partial(_finish, Quick(view.box, searching_weights(view.players)), decision.seat),
            steps=view.players,
            trust=self.trust * view.players,
            unit=HALVES,
            seed=_seed(view),
        )

    def reasons(
        self, view: View, decision: Decision[ArchitectsChoice], choice: ArchitectsChoice
    ) -> tuple[Reason, ...]:
        """Tell what a choice does, as its player sees the table."""
        return reasons(view, decision, choice)

    def tips(self, view: View, seat: Seat) -> Iterable[Tip]:
        """Return what can be told to the player of a seat who is asked now, what fits best first."""
        return tips_for(view, seat)


MODEL = ArchitectsModel()
EASY, NORMAL = EasyArchitectsPlayer(), ArchitectsPlayer()
STRONG = ComputerPlayer(MODEL, work=200, candidates=5)
CAREFUL = ComputerPlayer(MODEL, work=600, candidates=5)


def _finish(quick: Quick, seat: Seat, table: Table, choice: ArchitectsChoice, luck: Random) -> int:
    """Play on after a choice: own points, less half the best rival's, and more for a victory; in halves."""
    quick.start(luck)
    play_on(course(table, tell_nobody), partial(quick.choose, table), {seat: choice})
    scores = score_cities(table.box, table.cities, table.cat)
    rival = max([score.total for score in scores if score.seat != seat])
    first = [score.seat for score in scores if score.rank == 1]
    return 2 * scores[seat].total - rival + (VICTORY // len(first) if seat in first else 0)


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(sorted(city.cards.items()), city.stages, city.tokens, city.victories) for city in view.cities]
    decks = [(name, deck.size, deck.top) for name, deck in view.decks.items()]
    asked = sorted(view.deciding.items())
    return f"{asked} {view.battle} {view.tokens} {view.taken} {view.used} {decks} {cities}"
