"""Why a choice of Architects is good or not: what it does, and the terms that a computer player goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import Card, City
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.player.evaluation import KEPT, Parts, look_at, points_of, value_of
from engine.architects.player.features import different
from engine.architects.terms import CENTRAL, COIN, STAGES, DeckId
from engine.architects.view import View
from engine.game import Decision, Seat, left_of
from engine.players.reasons import Reason
from engine.story import Fact
from engine.terms import CardId, TokenId

MUCH_DENIED = 2
"""Points that a card would bring who plays next, from which on it is told that they do not get it."""

OF_TOKENS = ("symbols", "token", "points: of tokens")
"""Terms of what an exchange brings."""


def reasons(view: View, decision: Decision[ArchitectsChoice], choice: ArchitectsChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player whose turn it is."""
    weighing = _Weighing(view)
    return weighing.all_of(weighing.look.parts(choice), weighing.of(choice))


def reasons_of_card(view: View, card: CardId) -> tuple[Reason, ...]:
    """Tell what a card does for the player whose turn it is."""
    weighing = _Weighing(view)
    return weighing.all_of(weighing.look.card(card), weighing.of_card(card))


class _Weighing:
    """A table as its player sees it in a turn, and the terms that what is told is worth."""

    def __init__(self, view: View) -> None:
        self._view, self._box, self._city = view, view.box, view.cities[view.turn]
        self.look = look_at(view)
        self._terms: dict[str, float] = {}

    def all_of(self, parts: Parts, found: Iterator[Reason]) -> tuple[Reason, ...]:
        """Tell of these parts: what is not told otherwise may count later on."""
        weights, features = self.look.scales.weights, self.look.scales.mixed(parts).features
        self._terms = {name: weights.get(name, 0.0) * amount for name, amount in features.items()}
        told = tuple(found)
        rest = sum(self._terms.values())
        return (*told, Reason("later" if rest > 0 else "rest", rest)) if rest else told

    def _reason(
        self, kind: str, *terms: str, of: Mapping[str, Seat | tuple[Seat, ...]] | None = None, **facts: Fact
    ) -> Reason:
        """Give a reason that is worth the terms whose names begin so, or all; each counts once."""
        told = [name for name in self._terms if name.startswith(terms or "")]
        return Reason(kind, sum([self._terms.pop(name) for name in told]), of or {}, facts)

    def of(self, choice: ArchitectsChoice) -> Iterator[Reason]:
        """Tell what a choice does."""
        match choice:
            case UseEffect() if isinstance(deck_effect(self._city.board), KeepOneCard):
                yield self._reason("power", ability="keep_one_of_five")
            case Take(deck) | Extra(_, deck) | UseEffect(deck):
                yield from self._of_deck(deck)
            case Keep(card):
                yield from self.of_card(card)
            case Build(stage):
                yield from self._of_stage(stage)
            case Exchange():
                yield self._reason("token-ready", *OF_TOKENS)
            case ChooseToken(token):
                yield from self._of_token(token)

    # -- cards ----------------------------------------------------------------------------------------------

    def _of_deck(self, deck: DeckId) -> Iterator[Reason]:
        """Tell what the top card of a pile does, as far as anybody may know it, and who does not get it."""
        top = self._view.peeked if deck == CENTRAL else self._view.decks[deck].top
        if top is not None:
            yield from self._denied(top)
            yield from self.of_card(top)
            return
        offered = [each.card for each in self._view.offered if each.card]
        yield self._hidden(
            "card", map(self.look.card, offered), map(self.look.card, self._box.full_deck(deck))
        )

    def _hidden(self, what: str, known: Iterable[Parts], possible: Iterable[Parts]) -> Reason:
        """Compare what nobody sees with what lies open; that it is hidden alone speaks for nothing."""
        best = max(map(value_of, known), default=0.0)
        if max(map(value_of, possible), default=0.0) <= best:
            return self._reason("rest")
        better = "mostly" if sum(self._terms.values()) >= best else "maybe"
        return self._reason("unseen", what=what, better=better)

    def _denied(self, top: CardId) -> Iterator[Reason]:
        """Tell what the next player does not find any more."""
        view, card = self._view, self._box.cards[top]
        following = left_of(view.turn, view.players)
        points = self._gain(following, lambda city: city.add(card))
        points += self._box.points_of_cat if card.cat and view.cat != following else 0
        kept = self._terms.get(KEPT, 0.0)
        if kept > 0 and points >= MUCH_DENIED:
            yield self._reason("denies", KEPT, of={"name": following}, card=top, points=points, under="no")
        elif kept:
            yield self._reason("rest", KEPT)

    def of_card(self, card_id: CardId) -> Iterator[Reason]:
        """Tell what one more card in the city does now and what it makes possible."""
        card, view = self._box.cards[card_id], self._view
        yield from self._lying(lambda city: city.add(card), "points: of cards", "points: of tokens")
        if card.cat and view.cat != view.turn:
            yield self._reason("cat", "cat", points=self._box.points_of_cat)
        elif card.symbol is not None and view.tokens:
            yield self._symbol(card)
        elif card.shields:
            yield from self._battle(card)
        elif card.resource is not None or card.id == COIN:
            yield self._resource(card)

    def _lying(self, change: Callable[[City], None], *terms: str) -> Iterator[Reason]:
        """Tell of points that lie in the open after a change."""
        if points := self._gain(self._view.turn, change):
            yield self._reason("points", *terms, points=points, sure="yes")

    def _gain(self, seat: Seat, change: Callable[[City], None]) -> int:
        """Count the points that a change brings a city."""
        city = self._view.cities[seat]
        after = city.copy()
        change(after)
        return points_of(self._box, after) - points_of(self._box, city)

    def _resource(self, card: Card) -> Reason:
        """Tell which stage can be built at once, or how far it is to the next one."""
        means, terms = self.look.means, ("wonder", "points: of stages", "effect", "race", "ends", "token")
        more = means.with_card(card, self._city.cards[card.id])
        stages = [each for each in means.open_stages(self._box) if means.missing(each.cost)]
        ready = [each for each in stages if not more.missing(each.cost)]
        if ready:
            stage = max(ready, key=lambda each: each.victory_points)
            points, effect = stage.victory_points, "no" if stage.effect is None else "yes"
            return self._reason("stage-ready", *terms, stage=stage.number, points=points, effect=effect)
        before, after = (
            min([each.missing(stage.cost) for stage in stages], default=0) for each in (means, more)
        )
        if after < before:
            return self._reason("stage-nearer", *terms, cards=after)
        if card.resource is None:
            return self._reason("any-resource", *terms)
        return self._reason("resource", *terms, resources=(card.resource,))

    def _symbol(self, card: Card) -> Reason:
        """Tell whether green cards can be exchanged for a progress token, or how far it is."""
        box, symbols = self._box, self.look.symbols
        more, terms = symbols.with_card(card, self._city.cards[card.id]), (*OF_TOKENS, "arms", "battle")
        if any(more.steps(box)) and not any(symbols.steps(box)):
            return self._reason("token-ready", *terms)
        return self._reason("token-nearer", *terms, symbols=different(more.amounts))

    def _battle(self, card: Card) -> Iterator[Reason]:
        """Tell whom the city beats in a battle that horns begin, and who beats it, or how it is armed."""
        armed = self.look.arms
        fought = [
            (seat, name, int(amount))
            for seat, arms in armed.items()
            for brings, _ in arms.with_card(card, 0).steps(self._box)
            for name, amount in brings
        ]
        for seat, name, points in fought:
            # What several neighbours have to do with counts once.
            kind = "battle-won" if name == "battle: won" else "battle-lost"
            yield self._reason(kind, name, of={"name": seat}, points=points)
        if not fought:
            beaten = tuple([seat for seat, arms in armed.items() if arms.own + card.shields > arms.theirs])
            facts: dict[str, Fact] = {"shields": card.shields, "beaten": len(beaten)}
            yield self._reason("armed", "arms", "battle", of={"names": beaten}, **facts)

    # -- the rest of a turn ---------------------------------------------------------------------------------

    def _of_stage(self, number: int) -> Iterator[Reason]:
        """Tell what a stage brings, what it does, and whether it ends the game."""
        stage = self._city.board.stage(number)
        yield from self._lying(lambda city: city.build(stage), "points: of stages")
        if stage.effect is not None:
            yield self._reason("power", "effect", "token", ability="stage")
        if len(self._city.stages) == STAGES - 1:
            ahead = self.look.lead + self._gain(self._view.turn, lambda city: city.build(stage))
            standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
            yield self._reason("ends-game", "ends", standing=standing)

    def _of_token(self, token: TokenId | None) -> Iterator[Reason]:
        """Tell what a progress token is worth now, or compare the hidden one with those that lie open."""
        if token is None:
            view, look = self._view, self.look
            seen = [*view.tokens, *(each for city in view.cities for each in city.tokens)]
            possible = [each for each in self._box.tokens if each not in seen]
            yield self._hidden("token", map(look.token, view.tokens), map(look.token, possible))
            return
        yield from self._lying(lambda city: city.gain(self._box.tokens[token]), "points: of tokens")
        yield self._reason("token", token=token)
