"""What computer players know of Duel: they deal what they cannot see and play on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.player.player import DuelPlayer, EasyDuelPlayer
from engine.duel.player.quick import Quick
from engine.duel.player.reasons import reasons
from engine.duel.player.tips import tips_for
from engine.duel.player.worth import Judge, guessed_table, seen_cards
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.player import ComputerPlayer, GameModel, Search
from engine.players.reasons import LongShot, Reason
from engine.players.search import Weighed, play_on, tell_nobody
from engine.players.tips import Tip
from engine.shuffle import shuffled
from engine.terms import CardId


class PossibleTables:
    """Lays what a viewer cannot see: cards that lie face down, later ages, wonders and tokens to come."""

    def __init__(self, view: View) -> None:
        """Look at what a viewer sees."""
        self._view = view
        self._seen = guessed_table(view)
        seen = set(seen_cards(view))
        decks = view.box.decks.items()
        self._unseen = {deck: [card for card in cards if card not in seen] for deck, cards in decks}
        wonders = {*view.draft, *(each.wonder for city in view.cities for each in city.wonders)}
        self._wonders = [wonder for wonder in view.box.wonders if wonder not in wonders]

    def deal(self, source: Random) -> Table:
        """Lay one of these tables, each as likely as it may be."""
        view, box = self._view, self._view.box
        table = self._seen.copy()
        cards: dict[Slot, CardId] = {}
        piles = {deck: shuffled(cards, source) for deck, cards in self._unseen.items()}
        for laid in view.layout:
            cards[laid.slot] = laid.card or piles[laid.back].pop()
        face_down = [laid.slot for laid in view.layout if laid.card is None]
        if view.age:
            table.layout = lay_out(box.ages[view.age - 1].places, cards, face_down)
        table.ages_to_come = tuple(deal_age(box, age, source) for age in box.ages[view.age :])
        drawn = len(view.drawn_tokens)
        table.aside_tokens[drawn:] = shuffled(table.aside_tokens[drawn:], source)
        drafted = sum(len(city.wonders) for city in view.cities)
        if not view.age:
            to_come = len(box.first_picks) - drafted - len(view.draft)
            table.wonders_to_come = tuple(shuffled(self._wonders, source)[:to_come])
            (mover,) = view.deciding
            table.first = mover if box.first_picks[drafted] else opponent(mover)
        table.beginner_open = "begin" in view.deciding.values()
        return table


VICTORY = 40
"""What winning counts in playouts, in points."""

CLEAR = 25
"""A lead in points by which it does not matter how clear a victory is."""

WHOLE_WAY = 2 * (VICTORY + CLEAR)
"""From a sure and clear defeat to a sure and clear victory."""

BEGINNING_AND_END = 8
"""To lay a table and to count its points takes as long as so many turns."""

FEWEST_STEPS = 15
"""A few turns before the end more playouts than these leave time for tell nothing more."""

LONG_SHOT = 0.15
"""A choice after which no more of the games were won than this part is called a long shot."""


@dataclass(frozen=True, slots=True)
class DuelModel(GameModel):
    """What is thought of choices, and games that may be this one, played on to their ends.

    What a choice seems worth counts as so many playouts as ``trust`` says, by age, the draft first: the
    later, the less chance there is in one playout.
    """

    trust: tuple[int, int, int, int] = (30, 30, 25, 8)

    def ranked(self, view: View, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
        """List all choices with what they seem worth, the best first."""
        return Judge(view, decision.chooser).most_promising(decision)

    def search(self, view: View, decision: Decision[DuelChoice]) -> Search:
        """Return how to play on to the end: who wins, and by how much."""
        turns = len(view.layout) + sum(len(age.places) for age in view.box.ages[view.age :])
        return Search(
            PossibleTables(view).deal,
            partial(_finish, Quick(view.box), decision.seat),
            steps=max(FEWEST_STEPS, turns + BEGINNING_AND_END),
            trust=self.trust[view.age],
            unit=1,
            seed=_seed(view),
        )

    def reasons(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> tuple[Reason, ...]:
        """Tell what a choice does, as its player sees the table."""
        return reasons(view, decision, choice)

    def tips(self, view: View, seat: Seat) -> Iterable[Tip]:
        """Return what can be told to the player of a seat who is asked now, what fits best first."""
        return tips_for(view, seat)

    def judged_as(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> DuelChoice | None:
        """Return the choice; None for the first of two wonders in a row.

        What the two of them are is settled only by the second.
        """
        return None if decision.kind == "draft" and view.drafts_again else choice

    def loss(self, value: float) -> float:
        """Return how much of the way from a sure defeat to a sure victory a difference is, in percent."""
        return 100 * value / WHOLE_WAY

    def long_shot(self, view: View, seat: Seat, best: Weighed[DuelChoice]) -> LongShot | None:
        """Return how seldom a duel was won after the best choice; None where that is often enough."""
        won = [end for end in best.ends if end > 0]
        if len(won) > LONG_SHOT * best.playouts:
            return None
        behind = view.scores[opponent(seat)].total - view.scores[seat].total
        # A victory on points has a lead beside it; one at once may come from behind.
        at_once = all(end < VICTORY for end in won)
        return LongShot(max(0, behind), len(won), best.playouts, at_once)


MODEL = DuelModel()
EASY, NORMAL = EasyDuelPlayer(), DuelPlayer()
STRONG = ComputerPlayer(MODEL, work=1_800, candidates=4)
CAREFUL = ComputerPlayer(MODEL, work=9_000, candidates=4)


def _finish(quick: Quick, seat: Seat, table: Table, choice: DuelChoice, luck: Random) -> int:
    """Play on after a choice: who wins, and by how much."""
    quick.start(luck)
    play_on(course(table, tell_nobody), partial(quick.choose, table), {seat: choice})
    scores = score_cities(table.box, table.cities, table.pawn)
    own, other = scores[seat], scores[opponent(seat)]
    won = VICTORY * ((own.rank == 1) - (other.rank == 1))
    return won + max(-CLEAR, min(CLEAR, own.total - other.total))


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.wonders, city.tokens) for city in view.cities]
    laid = [(each.slot, each.card) for each in view.layout]
    asked = sorted(view.deciding.items())
    return f"{view.age} {asked} {view.pawn} {view.discard} {view.board_tokens} {view.draft} {laid} {cities}"
