"""Playouts of Duel: possible tables behind a view, and quick play to the next age."""

from functools import partial
from random import Random

from engine.duel.box import Box
from engine.duel.choice import Build, BuildWonder, DuelChoice
from engine.duel.course import rest_of_age
from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.player.evaluation import WHOLE_WAY, Evaluator, Valuations, foretold, valuations_of
from engine.duel.table import Table
from engine.duel.terms import SEATS, opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.player import Search, best_first, play_on, tell_nobody
from engine.shuffle import shuffled
from engine.terms import CardId


def seen_cards(view: View) -> list[CardId]:
    """List the visible cards, and those under wonders, which have been visible."""
    return [
        *view.discard,
        *view.under_wonders,
        *(building for city in view.cities for building in city.buildings),
        *(laid.card for laid in view.layout if laid.card is not None),
    ]


def possible_table(view: View, source: Random) -> Table:
    """Return a random table consistent with a view.

    Face-down cards, later ages, further wonders and tokens are dealt at random.
    """
    box, table = view.box, table_of(view)
    wonders = [each.wonder for city in view.cities for each in city.wonders]
    tokens = [token for city in view.cities for token in city.tokens]
    seen = {*seen_cards(view), *view.draft, *wonders, *view.board_tokens, *view.drawn_tokens, *tokens}
    decks = box.decks.items()
    piles = {deck: shuffled([each for each in ids if each not in seen], source) for deck, ids in decks}
    cards = {laid.slot: laid.card or piles[laid.back].pop() for laid in view.layout}
    table.layout = lay_out(table.layout.places, cards, table.layout.face_down)
    table.ages_to_come = tuple(deal_age(box, age, source) for age in box.ages[view.age :])
    table.aside_tokens += shuffled([each for each in box.tokens if each not in seen], source)
    if not view.age:
        unseen = shuffled([each for each in box.wonders if each not in seen], source)
        table.wonders_to_come = tuple(unseen[: len(box.first_picks) - len(wonders) - len(view.draft)])
        (mover,) = view.deciding
        table.first = mover if box.first_picks[len(wonders)] else opponent(mover)
    table.beginner_open = "begin" in view.deciding.values()
    return table


def table_of(view: View) -> Table:
    """Return the table as a viewer sees it: with any card for a face-down one, and nothing of later ages."""
    places = view.box.ages[view.age - 1].places if view.age else ()
    cards = {laid.slot: laid.card or view.box.decks[laid.back][0] for laid in view.layout}
    return Table(
        box=view.box,
        first=view.turn,
        turn=view.turn,
        cities=[city.copy() for city in view.cities],
        board_tokens=list(view.board_tokens),
        aside_tokens=list(view.drawn_tokens),
        military_tokens=list(view.military_tokens),
        age=view.age,
        pawn=view.pawn,
        layout=lay_out(places, cards, [laid.slot for laid in view.layout if laid.card is None]),
        discard=list(view.discard),
        under_wonders=list(view.under_wonders),
        draft=list(view.draft),
        questions=list(view.questions),
        plays_again=view.plays_again,
        victory=view.victory,
    )


def evaluator_at(view: View, decision: Decision[DuelChoice]) -> Evaluator:
    """Return the evaluator of the player who is asked."""
    return Evaluator(valuations_of(view.box), table_of(view), decision.chooser)


class Quick:
    """Plays playouts: takes the choice with the best evaluation, with some noise."""

    def __init__(self, box: Box, noise: float = 3.0, valuations: Valuations | None = None) -> None:
        """Choose by given valuations; ``noise`` is the most that chance can raise a colour."""
        self._sources = dict.fromkeys([*[each.colour for each in box.cards.values()], "wonders"])
        self._noise = noise
        self.valuations = valuations_of(box) if valuations is None else valuations
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw the noise of each seat for each colour, and for wonders, from this source."""
        self._noises = [{each: self._noise * source.random() for each in self._sources} for _ in SEATS]

    def choose(self, table: Table, decision: Decision[DuelChoice]) -> DuelChoice:
        """Return one of the legal choices of a decision."""
        evaluator, cards = Evaluator(self.valuations, table, decision.seat), table.box.cards
        liked = self._noises[decision.seat]

        def worth(choice: DuelChoice) -> float:
            match choice:
                case Build(card=card):
                    return evaluator.value(choice) + liked[cards[card].colour]
                case BuildWonder():
                    return evaluator.value(choice) + liked["wonders"]
            return evaluator.value(choice)

        return max(decision.choices, key=worth)

    def play_ahead(self, seat: Seat, table: Table, choice: DuelChoice, source: Random) -> float:
        """Play to the next age after a choice, and return the forecast of the result for a seat."""
        self.start(source)
        first = {seat: choice}
        for _ in range(1 if table.age else 2):
            play_on(rest_of_age(table, tell_nobody), partial(self.choose, table), first)
            first = {}
        return foretold(self.valuations, table, seat)


LEAF = 8
"""The cost of dealing a table and evaluating it at the end, in turns."""

PERCENT = 100 / WHOLE_WAY
"""A difference of values is shown in percent of the range from a certain defeat to a certain victory."""

TRUST = 12.0
"""The number of playouts that an evaluation counts as."""


def ranked(view: View, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
    """List all choices with their evaluations, best first."""
    return best_first(decision.choices, evaluator_at(view, decision).value)


def search(view: View, decision: Decision[DuelChoice]) -> Search | None:
    """Return how to play on until the next age."""
    turns = len(view.layout) if view.age else len(view.draft) + len(view.box.ages[0].places)
    quick = Quick(view.box)
    return Search(
        partial(possible_table, view),
        partial(quick.play_ahead, decision.seat),
        steps=turns + LEAF,
        trust=TRUST,
        seed=repr(view),
    )


def judged_as(view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> DuelChoice | None:
    """Return the choice; None for the first of two wonders in a row, which the second decides."""
    return None if decision.kind == "draft" and view.drafts_again else choice
