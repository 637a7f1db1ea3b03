"""The reasons for and against a choice of Duel, by the terms of the computer player's evaluation."""

from collections.abc import Iterator
from math import inf

from engine.duel import choice as choices
from engine.duel.choice import DuelChoice, PaidChoice, TurnChoice
from engine.duel.city import Effect
from engine.duel.effects import Produce, ProduceChoice, Science, Shields, TradePrice, VictoryPoints
from engine.duel.events import CoinsLost, CoinsTaken, PawnMoved, TradeCoinsGained
from engine.duel.player.evaluation import POINT, WHOLE_WAY, traits_of
from engine.duel.player.playouts import evaluator_at, seen_cards
from engine.duel.resolve import resolve
from engine.duel.scoring import lead, score_cities
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Event
from engine.players.reasons import Kind, Reason, by_term, with_rest
from engine.story import Fact
from engine.terms import Resource

MUCH_DENIED = 3
"""The opponent's least gain in points for a denied card to be mentioned."""

STOPS: dict[type[Effect], Kind] = {Shields: "stops-military", Science: "stops-science"}
"""The kinds mentioned if the opponent would have won by an effect."""


def reasons(view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> tuple[Reason, ...]:
    """Return the consequences and the price of a choice for the player who is asked.

    Their worths add up to the evaluation without search.
    """
    outcome = _Outcome(view, decision, choice)
    return with_rest([*outcome.reasons()], outcome.terms, hope=True)


class _Outcome:
    """The table before and after a choice; face-down cards are ignored."""

    def __init__(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> None:
        self._view, self._decision, self._choice = view, decision, choice
        self._seat, self._other = decision.chooser, {"name": opponent(decision.chooser)}
        evaluator = self._evaluator = evaluator_at(view, decision)
        features, weights = evaluator.features(choice), evaluator.now.weights
        self.terms = by_term({name: weights.get(name, 0.0) * features[name] / POINT for name in features})
        self._before, self._after = evaluator.table, evaluator.table.copy()
        self._events: list[Event] = []
        resolve(self._after, self._seat, choice, self._events.append)
        cities = self._city, _ = [table.cities[self._seat] for table in (self._before, self._after)]
        old, new = ({*city.buildings, *city.built_wonders, *city.tokens} for city in cities)
        self._effects = [effect for each in new - old for effect in traits_of(view.box, each).thing.effects]
        # Coins from the bank have a sentence of their own, apart from the price.
        self._taken = self._sum(CoinsTaken, "coins")
        purse = evaluator.purse(self._city.coins + self._taken)
        self._taken_worth = evaluator.now.worth([purse]) / POINT

    def _sum(self, kind: type[Event], figure: str) -> int:
        """Add up a value of all events of one kind."""
        return sum([getattr(each, figure) for each in self._events if isinstance(each, kind)])

    def reasons(self) -> Iterator[Reason]:
        """Yield all reasons but the rest."""
        terms, cards = self.terms, self._view.box.cards
        match self._choice:
            case PaidChoice() if self._after.victory is not None:
                kind = "wins-military" if self._after.victory == "military" else "wins-science"
                yield Reason(kind, terms["wins"])
                yield from self._prices(self._choice)
            case choices.Begin(seat):
                whose = "own" if seat == self._seat else "other"
                yield Reason("begins", terms["turn"], {"name": seat}, {"whose": whose})
            case choices.Draft(wonder):
                yield Reason("wonder", sum(terms.values()), {}, {"wonder": wonder})
            case choices.TakeOpponentCard(card):
                made = [each for each in cards[card].effects if isinstance(each, Produce)]
                lost = tuple(each.resource for each in made for _ in range(each.amount))
                yield Reason("robs", sum(terms.values()), self._other, {"resources": lost})
            case _:
                yield from self._table()
                yield from self._goods()
                yield from self._turn()

    def _table(self) -> Iterator[Reason]:
        """Yield points, moves of the pawn and coins looted on its way, symbols and their questions."""
        old, new, seat, terms = self._before, self._after, self._seat, self.terms
        scores = [score_cities(table.box, table.cities, table.pawn) for table in (old, new)]
        before, after = (now[seat] for now in scores)
        own = after.total - before.total
        own -= sum([after.row(each) - before.row(each) for each in ("military", "treasury")])
        if own:
            printed = sum([each.amount for each in self._effects if isinstance(each, VictoryPoints)])
            sure = "yes" if printed == own else "no"
            yield Reason("points", terms["points"], {}, {"points": own, "sure": sure})
        moved, lost = self._sum(PawnMoved, "shields"), self._sum(CoinsLost, "coins")
        if moved:
            zones = [now[seat].row("military") - now[opponent(seat)].row("military") for now in scores]
            left = old.box.track.capital - lead(new.pawn, seat)
            facts = {"spaces": moved, "points": zones[1] - zones[0], "left": left}
            yield Reason("pawn", terms["arms"], self._other, facts)
        if lost:
            yield Reason("looted", terms["loot"], self._other, {"coins": lost})
        symbols = len(new.cities[seat].symbols)
        if symbols > len(self._city.symbols):
            yield Reason("symbol", terms["symbols"], {}, {"symbols": symbols})
        worth = terms["answer"] + terms["pair"]
        for question in [each for each in new.questions if each not in old.questions]:
            if question.kind == "token":
                yield Reason("pair", worth)
            else:
                yield Reason("power", worth + terms["power"], {}, {"ability": question.kind})

    def _goods(self) -> Iterator[Reason]:
        """Yield the new production or fixed prices, and the wonders that they help."""
        city, worth = self._city, self.terms["goods"]
        made: list[Resource] = []
        placeholder = "resources"
        for effect in self._effects:
            match effect:
                case Produce(resource, amount):
                    made += [resource] * amount
                case ProduceChoice(resources):
                    made += resources
                    placeholder = "either"
                case TradePrice(resources):
                    yield Reason("cheaper", worth, {}, {"resources": resources, "coins": 1, "side": "bank"})
        if made:
            held = {each for each, amount in city.production.items() if amount}
            new = "no" if held.union(*city.production_choices) & {*made} else "yes"
            yield Reason("makes", worth, {}, {placeholder: tuple(made), "new": new, "need": "no", "stage": 0})

    def _turn(self) -> Iterator[Reason]:
        """Yield coins, the price or the sale, and the opponent's next options."""
        choice = self._choice
        if self._taken:
            yield Reason("coins", self._taken_worth, {}, {"coins": self._taken})
        match choice:
            case choices.TakeToken(token) | choices.KeepToken(token):
                yield Reason("token", self.terms["power"], {}, {"token": token})
            case PaidChoice():
                yield from self._prices(choice)
            case choices.Discard(_, _, gain):
                yield Reason("sale", self.terms["purse"], {}, {"coins": gain})
                if not any(isinstance(each, PaidChoice) for each in self._decision.choices):
                    yield Reason("nothing-builds", 0.0)
        if isinstance(choice, choices.Build):
            free = self._view.box.cards[choice.card].gives_free
            if free is not None and free not in seen_cards(self._view):
                yield Reason("frees", self.terms["frees"], {}, {"cards": (free,)})
        if self._after.plays_again and not self._before.plays_again:
            yield Reason("again", self.terms["again"])
        elif isinstance(choice, TurnChoice):
            yield from self._replies(choice)

    def _prices(self, choice: PaidChoice) -> Iterator[Reason]:
        """Yield the price, and who gets it: with Economy, coins for trade go to the opponent."""
        price = choice.price
        if price.how == "chain":
            yield Reason("chain", 0.0, {}, {"card": str(self._view.box.cards[choice.card].free_from)})
        elif not price.total:
            yield Reason("no-cost" if price.how == "free" else "own-resources", 0.0)
        else:
            worth, earned = self.terms["purse"] - self._taken_worth, self._sum(TradeCoinsGained, "coins")
            share = earned / price.total
            if earned:
                yield Reason("paid-to", worth * share, self._other, {"coins": earned})
            if price.total > earned:
                yield Reason("paid-bank", worth * (1 - share), {}, {"coins": price.total - earned})

    def _replies(self, choice: TurnChoice) -> Iterator[Reason]:
        """Yield the opponent's next options, and those that are prevented."""
        theirs, left = self._evaluator.other, self._evaluator.left[choice.slot, False]
        old, new, weights = self._before.layout, self._after.layout, self._evaluator.now.weights
        names = "reply: best", "reply: turned", "reply: wins"
        best, turned, wins = (weights.get(each, 0.0) / POINT for each in names)
        gains = {card: theirs.offers[card] for card in [old.cards[slot] for slot in old.free]}
        plain = {card: gain for card, gain in gains.items() if gain < WHOLE_WAY}
        winning = gains.keys() - plain.keys()
        now = theirs.best([*plain.values()])
        kept = theirs.best([gain for card, gain in plain.items() if card != choice.card])
        # The opponent's options without any change are the same for all choices.
        yield Reason("rest", best * now + wins * bool(winning))
        if not left["reply: wins"]:
            bring = {type(effect) for card in winning for effect in self._view.box.cards[card].effects}
            stopped = [kind for effect, kind in STOPS.items() if effect in bring]
            yield from [Reason(kind, -wins / len(stopped), self._other) for kind in stopped]
        effects = self._view.box.cards[choice.card].effects
        points = sum([each.points_for(theirs.city, self._before.cities) for each in effects])
        if points >= MUCH_DENIED and kept < now and gains[choice.card] > -inf:
            under = "yes" if isinstance(choice, choices.BuildWonder) else "no"
            facts: dict[str, Fact] = {"card": choice.card, "points": points, "under": under}
            yield Reason("denies", best * (kept - now), self._other, facts)
        uncovered = {*new.free, *new.uncovered}.difference(old.free)
        if uncovered:
            worth = best * (left["reply: best"] - kept) + turned * left["reply: turned"]
            yield Reason("uncovers", worth, self._other, {"cards": len(uncovered)})
