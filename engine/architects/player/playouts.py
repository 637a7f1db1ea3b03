"""Playouts of Architects: possible tables behind a view, and quick play to the end of the game."""

from collections import Counter
from functools import partial
from random import Random

from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box
from engine.architects.course import course
from engine.architects.deal import Pile
from engine.architects.legal import TURN_KINDS
from engine.architects.player.evaluation import Evaluator, Valuations, point_of, valuations_of
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Decision
from engine.players.player import Search, best_first, ended, play_on, tell_nobody
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId


def possible_table(view: View, source: Random) -> Table:
    """Return a random table consistent with a view.

    Cards below the tops of the decks and the stack of progress tokens are dealt at random. The decks that
    cards came from are ignored: every unseen card can be in each of them.
    """
    box = view.box
    cards, tokens = Counter[CardId](), Counter[TokenId](box.all_tokens())
    for deck in view.decks:
        cards.update(box.full_deck(deck))
    for city in view.cities:
        cards.subtract(city.cards)
        tokens.subtract(city.tokens)
    cards.subtract(view.discard)
    cards.subtract(filter(None, [view.peeked, *[deck.top for deck in view.decks.values()]]))
    tokens.subtract(view.tokens)
    pool = shuffled([*cards.elements()], source)
    decks: dict[DeckId, Pile] = {}
    for name, pile in view.decks.items():
        top = view.peeked if name == CENTRAL else pile.top
        known = [] if top is None else [top]
        under = pile.size - len(known)
        decks[name] = (*known, *pool[:under])
        del pool[:under]
    (kind,) = view.deciding.values()
    return Table(
        box=box,
        cities=[city.copy() for city in view.cities],
        decks=decks,
        face_up=view.tokens,
        stack=tuple(shuffled([*tokens.elements()], source)[: view.stack_size]),
        conflict_tokens=view.conflict_tokens,
        turn=view.turn,
        battle=view.battle,
        discard=tuple([card for card, copies in view.discard.items() for _ in range(copies)]),
        cat=view.cat,
        taken=view.taken,
        used=view.used,
        open_tokens=view.open_tokens,
        asked=None if kind in TURN_KINDS else kind,
        seed=below(source, 1 << 30),
        literal_two_player_battle=view.literal_two_player_battle,
    )


def evaluator_at(view: View) -> Evaluator:
    """Return the evaluator of a view's table; it uses nothing hidden."""
    return Evaluator(valuations_of(view.box), possible_table(view, Random(0)))


def ranked(view: View, decision: Decision[ArchitectsChoice]) -> list[tuple[ArchitectsChoice, float]]:
    """Return the choices with their evaluations, best first."""
    return best_first(decision.choices, evaluator_at(view).value)


NOISE = 0.3
"""The noise by which one choice beats another that is equally good."""


class Quick:
    """Plays playouts: takes the choice with the best evaluation, with some noise."""

    def __init__(self, box: Box, noise: float = NOISE, valuations: Valuations | None = None) -> None:
        """Choose by given valuations; ``noise`` is the most that chance can raise a choice."""
        self._valuations = valuations_of(box) if valuations is None else valuations
        self._noise = noise
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw noise from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        """Return one of the legal choices of a decision."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        random, noise = self._random, self._noise
        value = Evaluator(self._valuations, table, denies=False).value
        return max(choices, key=lambda choice: value(choice) + noise * random())


VICTORY = 8
"""The value of winning, in points."""

STEPS = (36, 28, 21, 14, 7)
"""About how many choices each player still makes, in each part of a game."""

TRUST = 100.0
"""The number of playouts that an evaluation counts as."""


def search(view: View, decision: Decision[ArchitectsChoice]) -> Search | None:
    """Return how to play on; questions about cards that only the player sees aren't searched.

    The view doesn't say which deck those come from.
    """
    if decision.kind == "keep":
        return None
    _, knot = point_of(view)
    quick = Quick(view.box)

    def finish(table: Table, choice: ArchitectsChoice, luck: Random) -> float:
        """Play on after a choice, and return the result."""
        quick.start(luck)
        play_on(course(table, tell_nobody), partial(quick.choose, table), {decision.seat: choice})
        return ended(score_cities(table.box, table.cities, table.cat), decision.seat, VICTORY)

    cities = [(sorted(city.cards.items()), city.stages, city.tokens, city.victories) for city in view.cities]
    decks = [(name, deck.size, deck.top) for name, deck in view.decks.items()]
    asked = sorted(view.deciding.items())
    return Search(
        partial(possible_table, view),
        finish,
        steps=view.players * STEPS[knot],
        trust=TRUST,
        seed=f"{asked} {view.battle} {view.tokens} {view.taken} {view.used} {decks} {cities}",
    )
