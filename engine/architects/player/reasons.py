"""Why a choice of Architects is good or not: what it does, weighed as the normal computer player does."""

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
from engine.architects.city import City, Effect, Stage
from engine.architects.effects import TakeFromAnyDeck, deck_effect
from engine.architects.events import Fight
from engine.architects.payment import builds
from engine.architects.player.possible import PossibleTables
from engine.architects.player.worth import (
    Moment,
    Weights,
    after_card,
    after_top_of,
    battles,
    effect_worth,
    points_without_cat,
    token_worth,
    worth,
)
from engine.architects.resolve import fight_battle
from engine.architects.terms import CENTRAL, COIN, SYMBOLS, DeckId
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
    match choice:
        case Take(deck) | Extra(_, deck):
            found = weighing.of_deck(deck)
        case UseEffect(deck):
            alone = isinstance(deck_effect(weighing.city.board), TakeFromAnyDeck)
            found = weighing.of_deck(deck) if alone else weighing.of_search()
        case Keep(card):
            found = weighing.of_card(card)
        case Build():
            found = weighing.of_stage(choice)
        case Exchange():
            found = iter((Reason("token-ready", weighing.weights.token),))
        case ChooseToken():
            found = weighing.of_token(choice)
        case End():
            found = iter(())
    return tuple(found)


def reasons_of_card(view: View, seat: Seat, card: CardId) -> tuple[Reason, ...]:
    """Tell what a card does for the player whose turn it is."""
    return tuple(_Weighing(view, seat).of_card(card))


class _Weighing:
    """A table as a seat sees it in its turn."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self.weights = Weights()
        self._moment = Moment(view, seat, self.weights)
        self.city = view.cities[seat]

    # -- cards ----------------------------------------------------------------------------------------------

    def of_deck(self, deck: DeckId) -> Iterator[Reason]:
        """Tell what the top card of a pile does, as far as anybody may know it, and who does not get it."""
        top = self._view.peeked if deck == CENTRAL else self._view.decks[deck].top
        if top is None:
            yield self._unseen(deck)
            return
        yield from self.of_card(top)
        yield from self._denied(deck, top)

    def _unseen(self, deck: DeckId) -> Reason:
        """Tell whether a card that nobody knows brings more than any open one, on average or at best."""
        now = worth(self._moment, self.city)
        gain = after_top_of(self._moment, deck) - now
        known = [after_card(self._moment, each.card) - now for each in self._view.offered if each.card]
        possible = [after_card(self._moment, each) - now for each in self._view.box.full_deck(deck)]
        return _hidden("card", gain, known, possible)

    def of_search(self) -> Iterator[Reason]:
        """Tell that the best of several cards may be kept."""
        yield Reason("power", self.weights.effect, {}, {"ability": "keep_one_of_five"})

    def of_card(self, card_id: CardId) -> Iterator[Reason]:
        """Tell what one more card in the city does now and what it makes possible."""
        card, city = self._view.box.cards[card_id], self.city
        more = city.copy()
        more.add(card)
        rest = after_card(self._moment, card_id) - worth(self._moment, city)
        found = [*self._lying(more), *self._stages(more), *self._symbols(more)]
        if card.cat and self._view.cat != self._seat:
            points = self._view.box.points_of_cat
            found.append(Reason("cat", points + 0.5, {}, {"points": points}))
        if card.shields or card.horns:
            found += self._battle(more, card.horns)
        if not found and (card.resource is not None or card.id == COIN):
            found.append(
                Reason("any-resource", 0.0)
                if card.resource is None
                else Reason("resource", 0.0, {}, {"resources": (card.resource,)})
            )
        for reason in found:
            yield reason
            rest -= reason.worth
        yield Reason("later" if rest > 0 else "rest", rest)

    def _lying(self, more: City) -> Iterator[Reason]:
        """Tell of points that lie in the open."""
        points = self._points(more) - self._points(self.city)
        if points:
            yield Reason("points", points, {}, {"points": points, "sure": "yes"})

    def _points(self, city: City) -> int:
        return points_without_cat(self._view.box, city)

    def _stages(self, more: City) -> Iterator[Reason]:
        """Tell which stage can be built at once, or how far it is to the next one."""
        if not (more.spendable > self.city.spendable and self.city.open_stages):
            return
        ready = [each for each in self._payable(more) if each not in self._payable(self.city)]
        if ready:
            stage = max(ready, key=lambda each: each.victory_points)
            gain = stage.victory_points + effect_worth(self._moment, stage)
            facts: dict[str, Fact] = {
                "stage": stage.number,
                "points": stage.victory_points,
                "effect": "no" if stage.effect is None else "yes",
            }
            yield Reason("stage-ready", gain, {}, facts)
            return
        missing = [
            min(self._missing(city, stage) for stage in city.open_stages) for city in (self.city, more)
        ]
        if missing[1] < missing[0]:
            gain = worth(self._moment, more) - worth(self._moment, self.city)
            yield Reason("stage-nearer", max(0.0, gain), {}, {"cards": missing[1]})

    def _payable(self, city: City) -> list[Stage]:
        return [stage for stage in city.open_stages if builds(city, stage, self._help(city))]

    def _help(self, city: City) -> list[Effect]:
        """List the progress tokens that may still help to pay in this turn."""
        return [each.effect for each in city.tokens_for_stages if each.id not in self._view.used]

    def _missing(self, city: City, stage: Stage) -> int:
        """Count the cards that a stage still lacks, at best: a coin stands for any of them."""
        more, missing = city.copy(), 0
        while not builds(more, stage, self._help(more)):
            more.add(self._view.box.cards[COIN])
            missing += 1
        return missing

    def _symbols(self, more: City) -> Iterator[Reason]:
        """Tell whether green cards can be exchanged for a progress token, or how far it is."""
        if more.symbols == self.city.symbols or not (self._view.tokens or self._view.stack_size):
            return
        if _exchangeable(more) and not _exchangeable(self.city):
            yield Reason("token-ready", self.weights.token)
        else:
            different = sum(bool(more.cards.get(CardId(each))) for each in SYMBOLS)
            yield Reason("token-nearer", self.weights.symbol, {}, {"symbols": different})

    # -- battles --------------------------------------------------------------------------------------------

    def _battle(self, more: City, horns: int) -> Iterator[Reason]:
        """Tell what happens in the battle that these horns begin, or that the city is better armed."""
        gain = battles(self._moment, more, horns) - battles(self._moment, self.city, 0)
        begins = horns and self._view.battle + horns >= self._view.conflict_tokens
        fought = [*self._fought(more, gain)] if begins else []
        yield from fought
        if not fought and more.shields > self.city.shields:
            beaten = tuple(
                each
                for each in dict.fromkeys(self._moment.neighbours)
                if more.shields > self._view.cities[each].shields
            )
            facts: dict[str, Fact] = {"shields": more.shields - self.city.shields, "beaten": len(beaten)}
            yield Reason("armed", gain, {"names": beaten}, facts)

    def _fought(self, more: City, gain: float) -> Iterator[Reason]:
        """Tell whom the city beats in a battle that begins with one more card in it, and who beats it."""
        fights = self._fights(more)
        for fight in fights:
            if self._seat not in {fight.seat, fight.left} or fight.winner is None:
                continue
            other = fight.left if fight.seat == self._seat else fight.seat
            points = self._view.box.points_of_victory * fight.tokens
            won = fight.winner == self._seat
            share = gain / len(fights) if len(fights) < 2 else gain / 2
            yield Reason(
                "battle-won" if won else "battle-lost",
                max(share, 1.0) if won else min(share, -1.0),
                {"name": other},
                {"points": points},
            )

    def _fights(self, more: City) -> Sequence[Fight]:
        """Fight the battle on a table that may lie there, with one more card in the city."""
        table = PossibleTables(self._view).deal(Random(0))
        table.cities[self._seat] = more.copy()
        return fight_battle(table).fights

    # -- the rest of a turn --------------------------------------

    def of_stage(self, choice: Build) -> Iterator[Reason]:
        """Tell what a stage brings, what it does, and whether it ends the game."""
        city, stage = self.city, self.city.board.stage(choice.stage)
        spent = [*map(CardId, choice.resources), *[COIN] * choice.coins]
        built = self._moment.with_stage(city, stage, spent)
        yield from self._lying(built)
        if stage.effect is not None:
            facts: dict[str, Fact] = {"ability": "stage"}
            yield Reason("power", effect_worth(self._moment, stage), {}, facts)
        if built.finished:
            best = max(each.total for each in self._view.scores if each.seat != self._seat)
            cat = self._view.box.points_of_cat if self._view.cat == self._seat else 0
            ahead = self._points(built) + cat - best
            gain = self.weights.lead if ahead > 0 else -self.weights.lead if ahead < 0 else 0.0
            standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
            yield Reason("ends-game", gain, {}, {"standing": standing})

    def of_token(self, choice: ChooseToken) -> Iterator[Reason]:
        """Tell what a progress token is worth now."""
        gain = token_worth(self._moment, choice.token)
        if choice.token is None:
            seen = [*self._view.tokens, *(each for city in self._view.cities for each in city.tokens)]
            known = [token_worth(self._moment, each) for each in self._view.tokens]
            possible = [token_worth(self._moment, each) for each in self._view.box.tokens if each not in seen]
            yield _hidden("token", gain, known, possible)
        else:
            more = self.city.copy()
            more.gain(self._view.box.tokens[choice.token])
            lying = list(self._lying(more))
            yield from lying
            yield Reason("token", gain - sum(each.worth for each in lying), {}, {"token": choice.token})

    def _denied(self, deck: DeckId, top: CardId) -> Iterator[Reason]:
        """Tell what the next player does not find any more."""
        following = left_of(self._seat, self._view.players)
        theirs = self._view.cities[following]
        if deck == CENTRAL or deck not in {theirs.board.deck, self.city.board.deck}:
            return
        card = self._view.box.cards[top]
        more = theirs.copy()
        more.add(card)
        points = self._points(more) - self._points(theirs)
        points += self._view.box.points_of_cat if card.cat and self._view.cat != following else 0
        if points >= MUCH_DENIED:
            moment = Moment(self._view, following, self.weights)
            gain = after_card(moment, top) - worth(moment, theirs)
            kept = self.weights.denial / (self._view.players - 1) * max(0.0, gain)
            yield Reason("denies", kept, {"name": following}, {"card": top, "points": points, "under": "no"})


def _hidden(what: str, gain: float, known: Sequence[float], possible: Sequence[float]) -> Reason:
    """Compare what nobody sees with what lies open; that it is hidden alone speaks for nothing."""
    best = max(known, default=0.0)
    if max(possible, default=0.0) <= best:
        return Reason("rest", gain)
    return Reason("unseen", gain, {}, {"what": what, "better": "mostly" if gain >= best else "maybe"})


def _exchangeable(city: City) -> bool:
    """Tell whether two equal or three different symbols lie there."""
    amounts = [city.cards.get(CardId(each), 0) for each in SYMBOLS]
    return max(amounts) > 1 or all(amounts)
