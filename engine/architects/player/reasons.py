"""Why a choice of Architects is good or not: what it does, and the terms that a computer player goes by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import Card, City
from engine.architects.effects import TakeFromAnyDeck, deck_effect
from engine.architects.player.evaluation import Parts, evaluator_of, value_of
from engine.architects.player.features import Symbols
from engine.architects.player.possible import PossibleTables
from engine.architects.scoring import progress_points
from engine.architects.terms import CENTRAL, COIN, DeckId
from engine.architects.view import View
from engine.game import Decision, Seat, left_of
from engine.players.reasons import Reason
from engine.story import Fact
from engine.terms import CardId

MUCH_DENIED = 2
"""Points that a card would bring who plays next, from which on it is told that they do not get it."""


def reasons(view: View, decision: Decision[ArchitectsChoice], choice: ArchitectsChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player whose turn it is."""
    weighing = _Weighing(view, decision.seat)
    return tuple(weighing.all_of(weighing.look.parts(choice), weighing.of(choice)))


def reasons_of_card(view: View, seat: Seat, card: CardId) -> tuple[Reason, ...]:
    """Tell what a card does for the player whose turn it is."""
    weighing = _Weighing(view, seat)
    return tuple(weighing.all_of(weighing.look.card(card), weighing.of_card(card)))


class _Weighing:
    """A table as a seat sees it in its turn, and the terms that what is told is worth."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._city = view.cities[seat]
        self.look = evaluator_of(view.box).look(PossibleTables(view).deal(Random(0)))
        self._terms: dict[str, float] = {}

    def all_of(self, parts: Parts, found: Iterator[Reason]) -> Iterator[Reason]:
        """Tell of these parts: what is not told otherwise may count later on."""
        weights = self.look.scales.weights
        features = self.look.scales.mixed(parts).features
        self._terms = {name: weights.get(name, 0.0) * amount for name, amount in features.items()}
        yield from found
        if rest := self._told(""):
            yield Reason("later" if rest > 0 else "rest", rest)

    def _told(self, *beginnings: str) -> float:
        """Give what the terms are worth whose names begin so, each once."""
        told = [name for name in self._terms if name.startswith(beginnings)]
        return sum([self._terms.pop(name) for name in told])

    def of(self, choice: ArchitectsChoice) -> Iterator[Reason]:
        """Tell what a choice does."""
        match choice:
            case Take(deck) | Extra(_, deck):
                yield from self._of_deck(deck)
            case UseEffect(deck) if isinstance(deck_effect(self._city.board), TakeFromAnyDeck):
                yield from self._of_deck(deck)
            case UseEffect():
                yield Reason("power", self._told(""), {}, {"ability": "keep_one_of_five"})
            case Keep(card):
                yield from self.of_card(card)
            case Build():
                yield from self._of_stage(choice)
            case Exchange():
                yield Reason("token-ready", self._told("symbols", "token", "points: of tokens"))
            case ChooseToken():
                yield from self._of_token(choice)
            case End():
                pass

    # -- cards ----------------------------------------------------------------------------------------------

    def _of_deck(self, deck: DeckId) -> Iterator[Reason]:
        """Tell what the top card of a pile does, as far as anybody may know it, and who does not get it."""
        top = self._view.peeked if deck == CENTRAL else self._view.decks[deck].top
        if top is not None:
            yield from self._denied(top)
            yield from self.of_card(top)
            return
        look = self.look
        known = [value_of(look.card(each.card)) for each in self._view.offered if each.card]
        possible = [value_of(look.card(each)) for each in self._view.box.full_deck(deck)]
        yield _hidden("card", self._told(""), known, possible)

    def _denied(self, top: CardId) -> Iterator[Reason]:
        """Tell what the next player does not find any more."""
        following = left_of(self._seat, self._view.players)
        theirs, card = self._view.cities[following].copy(), self._view.box.cards[top]
        points = self._view.box.points_of_cat if card.cat and self._view.cat != following else 0
        points -= self._points(theirs)
        theirs.add(card)
        points += self._points(theirs)
        kept = self._told("kept")
        if kept > 0 and points >= MUCH_DENIED:
            facts: dict[str, Fact] = {"card": top, "points": points, "under": "no"}
            yield Reason("denies", kept, {"name": following}, facts)
        elif kept:
            yield Reason("rest", kept)

    def of_card(self, card_id: CardId) -> Iterator[Reason]:
        """Tell what one more card in the city does now and what it makes possible."""
        card, more = self._view.box.cards[card_id], self._city.copy()
        more.add(card)
        yield from self._lying(more, "points: of cards", "points: of tokens")
        if card.cat and self._view.cat != self._seat:
            yield Reason("cat", self._told("cat"), {}, {"points": self._view.box.points_of_cat})
        elif card.symbol is not None:
            yield from self._symbol(card_id)
        elif card.shields:
            yield from self._battle(card)
        elif card.resource is not None or card.id == COIN:
            yield self._resource(card)

    def _lying(self, more: City, *beginnings: str) -> Iterator[Reason]:
        """Tell of points that lie in the open."""
        if points := self._points(more) - self._points(self._city):
            yield Reason("points", self._told(*beginnings), {}, {"points": points, "sure": "yes"})

    def _points(self, city: City) -> int:
        box = self._view.box
        lasting = sum(city.points.values()) + progress_points(box, city)
        return lasting + city.victories * box.points_of_victory

    def _resource(self, card: Card) -> Reason:
        """Tell which stage can be built at once, or how far it is to the next one."""
        means, amounts, box = self.look.means, self._city.resources, self._view.box
        more = means.with_one_more(None if card.resource is None else amounts[card.resource])
        worth = self._told("wonder", "points: of stages", "effect", "race", "ends", "token")
        stages = [each for each in means.open_stages(box) if means.missing(each.cost)]
        ready = [each for each in stages if not more.missing(each.cost)]
        if ready:
            stage = max(ready, key=lambda each: each.victory_points)
            effect = "no" if stage.effect is None else "yes"
            facts: dict[str, Fact] = {"stage": stage.number, "points": stage.victory_points, "effect": effect}
            return Reason("stage-ready", worth, {}, facts)
        before, after = (
            min([each.missing(stage.cost) for stage in stages], default=0) for each in (means, more)
        )
        if after < before:
            return Reason("stage-nearer", worth, {}, {"cards": after})
        if card.resource is None:
            return Reason("any-resource", worth)
        return Reason("resource", worth, {}, {"resources": (card.resource,)})

    def _symbol(self, card: CardId) -> Iterator[Reason]:
        """Tell whether green cards can be exchanged for a progress token, or how far it is."""
        if not self._view.tokens:
            return
        box, symbols = self._view.box, self.look.symbols
        more: Symbols = symbols.with_more(self._city.cards[card])
        worth = self._told("symbols", "token", "points: of tokens", "arms", "battle")
        if any(more.steps(box)) and not any(symbols.steps(box)):
            yield Reason("token-ready", worth)
        else:
            different = len(more.amounts) - more.amounts.count(0)
            yield Reason("token-nearer", worth, {}, {"symbols": different})

    def _battle(self, card: Card) -> Iterator[Reason]:
        """Tell whom the city beats in a battle that horns begin, and who beats it, or how it is armed."""
        box, armed = self._view.box, self.look.arms
        fought = [
            (seat, name, int(amount))
            for seat, arms in armed.items()
            for brings, _ in arms.with_more(card.shields, card.horns).steps(box)
            for name, amount in brings
        ]
        for seat, name, points in fought:
            # What several neighbours have to do with counts once.
            kind = "battle-won" if name == "battle: won" else "battle-lost"
            yield Reason(kind, self._told(name), {"name": seat}, {"points": points})
        if not fought:
            beaten = tuple([seat for seat, arms in armed.items() if arms.own + card.shields > arms.theirs])
            facts: dict[str, Fact] = {"shields": card.shields, "beaten": len(beaten)}
            yield Reason("armed", self._told("arms", "battle"), {"names": beaten}, facts)

    # -- the rest of a turn ---------------------------------------------------------------------------------

    def _of_stage(self, choice: Build) -> Iterator[Reason]:
        """Tell what a stage brings, what it does, and whether it ends the game."""
        stage, built = self._city.board.stage(choice.stage), self._city.copy()
        built.build(stage)
        yield from self._lying(built, "points: of stages")
        if stage.effect is not None:
            yield Reason("power", self._told("effect", "token"), {}, {"ability": "stage"})
        if built.finished:
            best = max(each.total for each in self._view.scores if each.seat != self._seat)
            cat = self._view.box.points_of_cat if self._view.cat == self._seat else 0
            ahead = self._points(built) + cat - best
            standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
            yield Reason("ends-game", self._told("ends"), {}, {"standing": standing})

    def _of_token(self, choice: ChooseToken) -> Iterator[Reason]:
        """Tell what a progress token is worth now."""
        look, view = self.look, self._view
        if choice.token is not None:
            more = self._city.copy()
            more.gain(view.box.tokens[choice.token])
            yield from self._lying(more, "points: of tokens")
            yield Reason("token", self._told(""), {}, {"token": choice.token})
            return
        seen = [*view.tokens, *(each for city in view.cities for each in city.tokens)]
        known = [value_of(look.token(each)) for each in view.tokens]
        possible = [value_of(look.token(each)) for each in view.box.tokens if each not in seen]
        yield _hidden("token", self._told(""), known, possible)


def _hidden(what: str, gain: float, known: Sequence[float], possible: Sequence[float]) -> Reason:
    """Compare what nobody sees with what lies open; that it is hidden alone speaks for nothing."""
    best = max(known, default=0.0)
    if max(possible, default=0.0) <= best:
        return Reason("rest", gain)
    return Reason("unseen", gain, {}, {"what": what, "better": "mostly" if gain >= best else "maybe"})
