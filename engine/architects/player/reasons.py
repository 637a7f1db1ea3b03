"""The reasons for and against a choice of Architects, by the terms of the computer player's evaluation."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.architects import choice as choices
from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Card, City
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.player.evaluation import KEPT, Parts, value_of
from engine.architects.player.features import different
from engine.architects.player.playouts import evaluator_at
from engine.architects.scoring import points_without_cat
from engine.architects.terms import CENTRAL, COIN, STAGES, DeckId
from engine.architects.view import View
from engine.game import Decision, Seat, left_of
from engine.players.reasons import Reason, with_rest
from engine.story import Fact
from engine.terms import CardId

MUCH_DENIED = 2
"""The next player's least gain in points for a denied card to be mentioned."""

OF_STAGE = ("wonder", "points: of stages", "effect", "race", "ends", "token")
OF_TOKENS = ("symbols", "token", "points: of tokens")
"""Terms of the gains of a resource, and of an exchange."""


def reasons(view: View, decision: Decision[ArchitectsChoice], choice: ArchitectsChoice) -> tuple[Reason, ...]:
    """Return the consequences of a choice for the player whose turn it is."""
    outcome = _Outcome(view, choice)
    terms = outcome.terms.copy()
    return with_rest([*outcome.reasons()], terms, hope=True)


class _Outcome:
    """A choice, the table before it, and the terms without a reason so far."""

    def __init__(self, view: View, choice: ArchitectsChoice) -> None:
        self._view, self._box, self._city, self._choice = view, view.box, view.cities[view.turn], choice
        self._evaluator = evaluator = evaluator_at(view)
        found, weights = evaluator.features(choice), evaluator.valuation.weights
        self.terms = {name: weights.get(name, 0.0) * amount for name, amount in found.items()}

    def _reason(
        self, kind: str, *terms: str, of: Mapping[str, Seat | tuple[Seat, ...]] | None = None, **facts: Fact
    ) -> Reason:
        """Return a reason worth the terms with these prefixes, or all terms; each counts once."""
        told = [name for name in self.terms if name.startswith(terms or "")]
        return Reason(kind, sum([self.terms.pop(name) for name in told]), of or {}, facts)

    def reasons(self) -> Iterator[Reason]:
        """Yield all reasons but the rest."""
        match self._choice:
            case choices.UseEffect() if isinstance(deck_effect(self._city.board), KeepOneCard):
                yield self._reason("power", ability="keep_one_of_five")
            case choices.Take(deck) | choices.Extra(_, deck) | choices.UseEffect(deck):
                yield from self._deck(deck)
            case choices.Keep(card):
                yield from self._card(card)
            case choices.Build(stage):
                yield from self._stage(stage)
            case choices.Exchange():
                yield self._reason("token-ready", *OF_TOKENS)
            case choices.ChooseToken(None):
                yield self._hidden("token", map(self._evaluator.token, self._view.tokens))
            case choices.ChooseToken(str() as token):
                yield from self._points(lambda city: city.gain(self._box.tokens[token]), "points: of tokens")
                yield self._reason("token", token=token)

    def _points(self, change: Callable[[City], None], *terms: str) -> Iterator[Reason]:
        """Yield the immediate points of a change."""
        if points := self._gain(self._view.turn, change):
            yield self._reason("points", *terms, points=points, sure="yes")

    def _gain(self, seat: Seat, change: Callable[[City], None]) -> int:
        """Return the points that a change brings a city."""
        city = self._view.cities[seat]
        after = city.copy()
        change(after)
        return points_without_cat(self._box, after) - points_without_cat(self._box, city)

    def _hidden(self, what: str, known: Iterable[Parts]) -> Reason:
        """Compare a hidden card or token with the visible ones."""
        best = max(map(value_of, known), default=0.0)
        better = "mostly" if sum(self.terms.values()) >= best else "maybe"
        return self._reason("unseen", what=what, better=better)

    def _deck(self, deck: DeckId) -> Iterator[Reason]:
        """Yield the consequences of a deck's top card, as far as known, and to whom it is denied."""
        view, card = self._view, self._evaluator.card
        top = view.peeked if deck == CENTRAL else view.decks[deck].top
        if top is None:
            yield self._hidden("card", [card(each.card) for each in view.offered if each.card])
        else:
            yield from self._denied(self._box.cards[top])
            yield from self._card(top)

    def _denied(self, card: Card) -> Iterator[Reason]:
        """Yield what is denied to the next player."""
        view, kept = self._view, self.terms.get(KEPT, 0.0)
        following = left_of(view.turn, view.players)
        points = self._gain(following, lambda city: city.add(card))
        points += self._box.points_of_cat if card.cat and view.cat != following else 0
        if kept > 0 and points >= MUCH_DENIED:
            name = {"name": following}
            yield self._reason("denies", KEPT, of=name, card=card.id, points=points, under="no")
        elif kept:
            yield self._reason("rest", KEPT)

    def _card(self, card_id: CardId) -> Iterator[Reason]:
        """Yield the consequences of one more card in the city, now and later."""
        card, view = self._box.cards[card_id], self._view
        yield from self._points(lambda city: city.add(card), "points: of cards", "points: of tokens")
        if card.cat and view.cat != view.turn:
            yield self._reason("cat", "cat", points=self._box.points_of_cat)
        elif card.symbol is not None and view.tokens:
            yield self._symbol(card)
        elif card.shields:
            yield from self._battle(card)
        elif card.resource is not None or card.id == COIN:
            yield self._resource(card)

    def _resource(self, card: Card) -> Reason:
        """Return the stage that can be built at once, or the distance to the next one."""
        means = self._evaluator.means
        more = means.with_card(card, self._city.cards[card.id])
        stages = [each for each in self._city.open_stages if means.missing(each.cost)]
        ready = [each for each in stages if not more.missing(each.cost)]
        if ready:
            stage = max(ready, key=lambda each: each.victory_points)
            points, effect = stage.victory_points, "no" if stage.effect is None else "yes"
            return self._reason("stage-ready", *OF_STAGE, stage=stage.number, points=points, effect=effect)
        before, after = (min([each.missing(one.cost) for one in stages], default=0) for each in (means, more))
        if after < before:
            return self._reason("stage-nearer", *OF_STAGE, cards=after)
        if card.resource is None:
            return self._reason("any-resource", *OF_STAGE)
        return self._reason("resource", *OF_STAGE, resources=(card.resource,))

    def _symbol(self, card: Card) -> Reason:
        """Return whether green cards can be exchanged for a progress token, or the distance to that."""
        box, symbols = self._box, self._evaluator.symbols
        more, terms = symbols.with_card(card, self._city.cards[card.id]), (*OF_TOKENS, "arms", "battle")
        if any(more.steps(box)) and not any(symbols.steps(box)):
            return self._reason("token-ready", *terms)
        return self._reason("token-nearer", *terms, symbols=different(more.amounts))

    def _battle(self, card: Card) -> Iterator[Reason]:
        """Yield the winners and losers of the battle that the horns start, or else the balance of shields."""
        armed = {seat: arms.with_card(card, 0) for seat, arms in self._evaluator.arms.items()}
        steps = [(seat, brings) for seat, arms in armed.items() for brings, _ in arms.steps(self._box)]
        fought = [(seat, *each) for seat, brings in steps for each in brings]
        for seat, name, points in fought:
            # Something that concerns several neighbours counts once.
            kind = "battle-won" if name == "battle: won" else "battle-lost"
            yield self._reason(kind, name, of={"name": seat}, points=int(points))
        if not fought:
            beaten = tuple([seat for seat, arms in armed.items() if arms.own > arms.theirs])
            facts: dict[str, Fact] = {"shields": card.shields, "beaten": len(beaten)}
            yield self._reason("armed", "arms", "battle", of={"names": beaten}, **facts)

    def _stage(self, number: int) -> Iterator[Reason]:
        """Yield the gain and effect of a stage, and whether it ends the game."""
        stage = self._city.board.stage(number)
        yield from self._points(lambda city: city.build(stage), "points: of stages")
        if stage.effect is not None:
            yield self._reason("power", "effect", "token", ability="stage")
        if len(self._city.stages) == STAGES - 1:
            ahead = self._evaluator.lead + self._gain(self._view.turn, lambda city: city.build(stage))
            standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
            yield self._reason("ends-game", "ends", standing=standing)
