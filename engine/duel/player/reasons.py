"""Why a choice of Duel is good or not: what it does, in the terms by which the player decides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TypeVar

from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.city import Effect
from engine.duel.effects import Produce, ProduceChoice, TradePrice, VictoryPoints
from engine.duel.events import CoinsLost, CoinsTaken, PairCompleted, PawnMoved, TradeCoinsGained
from engine.duel.player.evaluation import POINT, evaluator_at
from engine.duel.player.possible import table_of
from engine.duel.resolve import resolve
from engine.duel.scoring import lead, lying_points, supremacy
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Event
from engine.players.reasons import Kind, Reason, spared
from engine.story import Fact
from engine.terms import Resource

MUCH_DENIED = 3
"""Points that a card would bring the opponent, from which on it is told that they do not get it."""

FEW_COINS = 2
"""Who has no more is short of coins."""

TERMS = {
    "colour: blue": "points",
    "colour: purple": "points",
    "colour: green": "symbols",
    "colour: red": "arms",
    "colour: brown": "goods",
    "colour: grey": "goods",
}
"""What a colour counts belongs to what its cards are built for."""

WINS: dict[str, Kind] = {"military": "wins-military", "scientific": "wins-science"}
STOPS: dict[str, Kind] = {"wins: military": "stops-military", "wins: scientific": "stops-science"}

EventT = TypeVar("EventT")


def reasons(view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player who is asked, and what it costs.

    The worths add up to what the player thinks of it without playing on.
    """
    weighing = _Weighing(view, decision, choice)
    found = list(weighing.reasons())
    rest = sum(weighing.terms.values()) - sum([each.worth for each in found])
    return (*found, Reason("later" if rest > 0 else "rest", rest))


class _Weighing:
    """A table before a choice and after it; what lies face down is not looked at."""

    def __init__(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> None:
        self._view, self._decision, self._choice = view, decision, choice
        self._seat, self._other = decision.chooser, {"name": opponent(decision.chooser)}
        evaluator = self._evaluator = evaluator_at(view, decision)
        self.terms: dict[str, float] = defaultdict(float)
        for name, amount in evaluator.features(choice).items():
            term = TERMS.get(name, name.split(":")[0])
            self.terms[term] += evaluator.now.weights.get(name, 0.0) * amount / POINT
        self._before, self._after = table_of(view), table_of(view)
        self._events: list[Event] = []
        resolve(self._after, self._seat, choice, self._events.append)

    def _happened(self, kind: type[EventT]) -> list[EventT]:
        return [each for each in self._events if isinstance(each, kind)]

    def reasons(self) -> Iterator[Reason]:
        """Tell everything but the rest, in no order."""
        won = supremacy(self._view.box.track, self._after.cities, self._after.pawn)
        match self._choice:
            case Build() | BuildWonder() if won is not None:
                yield Reason(WINS[won[0]], self.terms["wins"])
                yield from self._prices(self._choice)
            case Begin(seat):
                whose = "own" if seat == self._seat else "other"
                yield Reason("begins", self.terms["turn"], {"name": seat}, {"whose": whose})
            case Draft(wonder):
                yield Reason("wonder", sum(self.terms.values()), {}, {"wonder": wonder})
            case TakeOpponentCard(card):
                made = [each for each in self._view.box.cards[card].effects if isinstance(each, Produce)]
                lost = tuple(each.resource for each in made for _ in range(each.amount))
                yield Reason("robs", sum(self.terms.values()), self._other, {"resources": lost})
            case _:
                yield from self._points()
                yield from self._pawn()
                yield from self._symbols()
                yield from self._goods()
                yield from self._coins()
                yield from self._of_a_turn()

    def _of_a_turn(self) -> Iterator[Reason]:
        match self._choice:
            case TakeToken(token) | KeepToken(token):
                yield Reason("token", self.terms["power"], {}, {"token": token})
            case Build() | BuildWonder():
                yield from self._prices(self._choice)
            case Discard():
                yield from self._sale(self._choice)
        if isinstance(self._choice, Build):
            free = self._view.box.cards[self._choice.card].gives_free
            if free is not None and free not in self._view.seen_cards:
                yield Reason("frees", self.terms["frees"], {}, {"cards": (free,)})
        if self._after.plays_again and not self._before.plays_again:
            yield Reason("again", self.terms["again"])
        elif isinstance(self._choice, Build | BuildWonder | Discard):
            yield from self._replies(self._choice)

    # -- what lies there then -----------------------------------------------------------------------------

    def _points(self) -> Iterator[Reason]:
        """Tell of points of cards, wonders and progress tokens, the own ones and the other's."""
        own, theirs = (
            lying_points(self._after.cities, seat) - lying_points(self._before.cities, seat)
            for seat in (self._seat, self._other["name"])
        )
        if own:
            printed = sum([each.amount for each in self._effects() if isinstance(each, VictoryPoints)])
            facts: dict[str, Fact] = {"points": own, "sure": "yes" if printed == own else "no"}
            yield Reason("points", self.terms["points"], {}, facts)
        if theirs:
            kind: Kind = "points-taken" if theirs < 0 else "points-given"
            yield Reason(kind, 0.0, self._other, {"points": abs(theirs)})

    def _pawn(self) -> Iterator[Reason]:
        """Tell how the pawn moves, what its zone is worth, and what is looted on its way."""
        moved = sum([each.shields for each in self._happened(PawnMoved)])
        if moved:
            track = self._view.box.track
            ahead = [lead(table.pawn, self._seat) for table in (self._before, self._after)]
            zones = [track.points(each) - track.points(-each) for each in ahead]
            facts: dict[str, Fact] = {"spaces": moved, "points": zones[1] - zones[0]}
            worth = self.terms["arms"]
            yield Reason("pawn", worth, self._other, {**facts, "left": track.capital - ahead[1]})
        lost = sum([each.coins for each in self._happened(CoinsLost)])
        if lost:
            yield Reason("looted", self.terms["loot"], self._other, {"coins": lost})

    def _symbols(self) -> Iterator[Reason]:
        """Tell of a further symbol, of a pair, and of the question that is opened."""
        number = len(self._after.cities[self._seat].symbols)
        if number > len(self._before.cities[self._seat].symbols):
            yield Reason("symbol", self.terms["symbols"], {}, {"symbols": number})
        worth = self.terms["answer"] + self.terms["pair"]
        for question in self._after.questions:
            if question in self._before.questions:
                continue
            if self._happened(PairCompleted):
                yield Reason("pair", worth)
            else:
                yield Reason("power", worth + self.terms["power"], {}, {"ability": question.kind})

    def _effects(self) -> tuple[Effect, ...]:
        """List what the choice brings into the city."""
        box = self._view.box
        match self._choice:
            case BuildWonder(wonder=wonder):
                return box.wonders[wonder].effects
            case Build(card=card) | Revive(card=card):
                return box.cards[card].effects
            case TakeToken(token=token) | KeepToken(token=token):
                return box.tokens[token].effects
            case _:
                return ()

    def _goods(self) -> Iterator[Reason]:
        """Tell what the city produces from now on, or buys at a fixed price, and which wonder it helps."""
        city, worth = self._before.cities[self._seat], self.terms["goods"]
        made: list[Resource] = []
        for effect in self._effects():
            match effect:
                case Produce(resource, amount):
                    made += [resource] * amount
                case ProduceChoice(resources):
                    made += resources
                case TradePrice(resources):
                    facts: dict[str, Fact] = {"resources": resources, "coins": 1, "side": "bank"}
                    yield Reason("cheaper", worth, {}, facts)
        if made:
            held = {each for each, amount in city.production.items() if amount}
            new = "no" if held.union(*city.production_choices) & {*made} else "yes"
            either = any(isinstance(each, ProduceChoice) for each in self._effects())
            hole = "either" if either else "resources"
            yield Reason("makes", worth, {}, {hole: tuple(made), "new": new, "need": "no", "stage": 0})
        markets = [table.market(self._seat) for table in (self._before, self._after)]
        saved = [(0, "")]
        for wonder in self._after.cities[self._seat].unbuilt_wonders:
            before, after = (market.price(self._view.box.wonders[wonder]).total for market in markets)
            saved.append((before - after, wonder))
        coins, cheapest = max(saved)
        if coins and worth:
            yield Reason("saves", 0.0, {}, {"wonder": cheapest, "coins": coins})

    # -- coins --------------------------------------------------------------------------------------------

    def _taken(self) -> tuple[int, float]:
        """Count the coins that the bank pays, and what they are worth."""
        taken = sum([each.coins for each in self._happened(CoinsTaken)])
        own = self._evaluator.own
        return taken, self._evaluator.now.worth([own.purse(own.city.coins + taken)]) / POINT

    def _coins(self) -> Iterator[Reason]:
        taken, worth = self._taken()
        if taken:
            yield Reason("coins", worth, {}, {"coins": taken})

    def _sale(self, sale: Discard) -> Iterator[Reason]:
        """Tell of a sale, and what the card would cost."""
        coins = self._before.cities[self._seat].coins
        yield Reason("sale", self.terms["purse"], {}, {"coins": sale.gain})
        builds = [each for each in self._decision.choices if isinstance(each, Build | BuildWonder)]
        if builds:
            prices = [each.price for each in builds if isinstance(each, Build) and each.slot == sale.slot]
            yield from spared([each.total for each in prices])
        else:
            yield Reason("nothing-builds", 0.0)
        if coins <= FEW_COINS:
            yield Reason("few-coins", 0.0, {}, {"coins": coins})

    def _prices(self, choice: Build | BuildWonder) -> Iterator[Reason]:
        """Tell what is paid, and to whom: with Economy trade goes to the opponent."""
        if choice.price.how == "chain":
            source = self._view.box.cards[choice.card].free_from
            yield Reason("chain", 0.0, {}, {"card": str(source)})
        elif not choice.price.total:
            yield Reason("no-cost" if choice.price.how == "free" else "own-resources", 0.0)
        else:
            worth = self.terms["purse"] - self._taken()[1]
            earned = sum([each.coins for each in self._happened(TradeCoinsGained)])
            share = earned / choice.price.total
            if earned:
                yield Reason("paid-to", worth * share, self._other, {"coins": earned})
            if choice.price.total > earned:
                facts: dict[str, Fact] = {"coins": choice.price.total - earned}
                yield Reason("paid-bank", worth * (1 - share), {}, facts)

    # -- the opponent's next turn ---------------------------------------------------------------------------

    def _replies(self, choice: Build | BuildWonder | Discard) -> Iterator[Reason]:
        """Tell what the opponent can do next, and could have done otherwise."""
        theirs, left = self._evaluator.theirs, self._evaluator.replies[choice.slot]
        weights = self._evaluator.now.weights
        best, turned, wins = (
            weights.get(f"reply: {name}", 0.0) / POINT for name in ("best", "turned", "wins")
        )
        old, new = self._before.layout, self._after.layout
        free = [old.cards[slot] for slot in old.free]
        victories = {theirs.wins(card) for card in free}
        gains = {card: theirs.net(card) for card in free if not theirs.wins(card)}
        now = max(gains.values(), default=0.0)
        kept = max([gain for card, gain in gains.items() if card != choice.card], default=0.0)
        # What the opponent could do if nothing happened is the same whatever is chosen.
        yield Reason("rest", best * now + wins * any(victories))
        stopped = [] if left["reply: wins"] else [STOPS[each] for each in victories if each is not None]
        for kind in stopped:
            yield Reason(kind, -wins / len(stopped), self._other)
        price = theirs.price(choice.card)
        card = self._view.box.cards[choice.card]
        points = sum([each.points_for(theirs.city, self._before.cities) for each in card.effects])
        if points >= MUCH_DENIED and kept < now and price.total <= theirs.city.coins:
            under = "yes" if isinstance(choice, BuildWonder) else "no"
            facts: dict[str, Fact] = {"card": choice.card, "points": points, "under": under}
            yield Reason("denies", best * (kept - now), self._other, facts)
        uncovered = {*new.free, *new.uncovered}.difference(old.free)
        if uncovered:
            worth = best * (left["reply: best"] - kept) + turned * left["reply: turned"]
            yield Reason("uncovers", worth, self._other, {"cards": len(uncovered)})
        elif isinstance(choice, Discard) and any(not each.free for each in self._view.layout):
            yield Reason("uncovers-none", 0.0, self._other)
