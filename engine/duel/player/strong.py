"""The strong computer player of Duel: it plays its best choices to the end of the game, many times."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.player.judge import Judge
from engine.duel.player.possible import PossibleTables
from engine.duel.player.quick import Quick
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.search import Weighed, play_on, tell_nobody, weigh_by_playouts

VICTORY = 40
"""What winning counts in playouts, in points."""

POINT = 1
"""What a point counts in playouts that the normal player sees in a choice: a lead may win."""

CLEAR = 25
"""A lead in points by which it does not matter how clear a victory is."""

BEGINNING_AND_END = 8
"""To lay a table and to count its points takes as long as so many turns."""


@dataclass(frozen=True, slots=True)
class StrongDuelPlayer:
    """Takes what ends best for it in games that may be this one.

    ``work`` is how many turns are taken in all playouts of a decision, about, of which there are
    ``most_playouts`` at most; ``candidates`` is how many choices are tried, the best by what the normal
    player sees in them. That counts as so many playouts as ``opinion`` says, by age, the draft first: the
    later, the less chance there is in one playout.
    """

    work: int = 1_800
    candidates: int = 4
    opinion: tuple[int, int, int, int] = (30, 30, 25, 8)
    most_playouts: int = 120

    def choose(self, view: View, decision: Decision[DuelChoice], source: Random) -> DuelChoice:
        """Give one of the decision's choices, always the same for the same view."""
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(self, view: View, decision: Decision[DuelChoice]) -> tuple[Weighed[DuelChoice], ...]:
        """Give the choices that it tries, the one that it takes first, with values from -65 to 65.

        A victory counts 40, a lead its points, up to 25.
        """
        judge = Judge(view, decision.chooser)
        best = judge.most_promising(decision)[: self.candidates]
        tried = [choice for choice, _ in best]
        trust = self.opinion[view.age] * POINT
        opinions = [round(trust * max(-CLEAR, min(CLEAR, value))) for _, value in best]
        turns = len(view.layout) + sum(len(age.places) for age in view.box.ages[view.age :])
        playouts = min(self.most_playouts, self.work // (turns + BEGINNING_AND_END))
        finish = partial(_finish, Quick(view.box), decision.seat)
        return weigh_by_playouts(tried, opinions, playouts, _seed(view), PossibleTables(view).deal, finish)


def _finish(quick: Quick, seat: Seat, table: Table, choice: DuelChoice, luck: Random) -> int:
    """Play on after a choice: who wins, and by how much."""
    quick.start(luck)
    play_on(course(table, tell_nobody), partial(quick.choose, table), {seat: choice})
    scores = score_cities(table.cities, table.pawn)
    own, other = scores[seat], scores[opponent(seat)]
    won = VICTORY * ((own.rank == 1) - (other.rank == 1))
    return won + max(-CLEAR, min(CLEAR, own.total - other.total))


def _seed(view: View) -> str:
    """Say what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.wonders, city.tokens) for city in view.cities]
    laid = [(each.slot, each.card) for each in view.layout]
    asked = sorted(view.deciding.items())
    return f"{view.age} {asked} {view.pawn} {view.discard} {view.board_tokens} {view.draft} {laid} {cities}"
