"""The strong computer player of Duel: it deals what it cannot see and plays on."""

from dataclasses import dataclass
from functools import partial
from random import Random

from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.measuring.older.duel.quick import Quick
from engine.measuring.older.duel.worth import Judge, guessed_table, seen_cards
from engine.players.player import Weighed, play_on, tell_nobody, weigh_by_playouts
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
        """Return one of the decision's choices, always the same for the same view."""
        return decision.choices[0] if len(decision.choices) == 1 else self.weigh(view, decision)[0].choice

    def weigh(self, view: View, decision: Decision[DuelChoice]) -> tuple[Weighed[DuelChoice], ...]:
        """Return the choices that it tries, the one that it takes first, with values from -65 to 65.

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
    scores = score_cities(table.box, table.cities, table.pawn)
    own, other = scores[seat], scores[opponent(seat)]
    won = VICTORY * ((own.rank == 1) - (other.rank == 1))
    return won + max(-CLEAR, min(CLEAR, own.total - other.total))


def _seed(view: View) -> str:
    """Return what the view shows, so that luck is the same for the same view, and another one otherwise."""
    cities = [(city.coins, city.buildings, city.wonders, city.tokens) for city in view.cities]
    laid = [(each.slot, each.card) for each in view.layout]
    asked = sorted(view.deciding.items())
    return f"{view.age} {asked} {view.pawn} {view.discard} {view.board_tokens} {view.draft} {laid} {cities}"
