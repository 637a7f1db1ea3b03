"""A quick way to play on from any table of Architects: about what the normal player takes."""

from random import Random
from typing import assert_never

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
from engine.architects.city import Box, City, Effect
from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    ExtraCardForStage,
    PointsForCopies,
    PointsForWonder,
    PointsPer,
    Shields,
)
from engine.architects.scoring import points_without_cat
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, COIN, STAGES, SYMBOLS, DeckId
from engine.game import Decision, left_of, right_of
from engine.measuring.older.architects.worth import HORNS_A_CARD, TURNS_FOR_A_TOKEN, Weights, plans_for
from engine.terms import CardId

VARIETY = 0.3
"""By so much chance makes one choice better than another that is as good."""
CAT = 4.0
"""What the cat is worth that comes, shared out by those who may have it at the end."""
BUILT, EXCHANGED = 100.0, 90.0
"""What must be done is done, building first."""

_SYMBOL_CARDS = tuple(map(CardId, SYMBOLS))


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, weights: Weights | None = None) -> None:
        """Look at the cards of a box."""
        self.box = box
        self.cards = box.cards
        self.weights = weights = Weights() if weights is None else weights
        self.plans = {each.id: plans_for(each, weights) for each in box.wonders.values()}
        self._random = Random(0).random
        central = box.full_deck(CENTRAL)
        size = sum(central.values())
        shares = {card: count / size for card, count in central.items()}
        cards = box.cards
        self.share = {
            "resource": sum(shares[each] for each in shares if cards[each].resource is not None),
            "coin": shares.get(COIN, 0.0),
            "cat": sum(shares[each] for each in shares if cards[each].cat),
            "shield": sum(shares[each] for each in shares if cards[each].shields),
            "points": sum(shares[each] * cards[each].victory_points for each in shares),
            "symbol": sum(shares[each] for each in shares if cards[each].symbol is not None),
        }
        self.horned = [each for each, card in cards.items() if card.horns]

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        """Return one of the legal choices of a decision."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        random = self._random
        glance = _Glance(self, table)
        best, most = choices[0], -1000.0
        for choice in choices:
            worth = glance.worth(choice) + VARIETY * random()
            if worth > most:
                best, most = choice, worth
        return best


class _Glance:
    """What choices are worth to the seat whose turn it is."""

    def __init__(self, quick: Quick, table: Table) -> None:
        self._quick = quick
        self._table = table
        self._city = table.city
        self._weights = quick.weights
        self._plans = quick.plans[table.city.wonder]
        city = self._city
        self._gains, self._coin = self._plans.gains(
            city.stages, tuple(sorted(city.resources.values())), city.coins
        )
        self._turns_left: float | None = None
        self._as_it_is: float | None = None

    @property
    def _turns(self) -> float:
        """Estimate how many turns each player still has."""
        if self._turns_left is None:
            plans = self._quick.plans
            to_go = [plans[city.board.id].cards_to_go(city) for city in self._table.cities]
            self._turns_left = self._weights.turns_a_card * min(to_go)
        return self._turns_left

    def worth(self, choice: ArchitectsChoice) -> float:
        match choice:
            case Take(deck) | Extra(_, deck) | UseEffect(deck):
                return self._top(deck)
            case Keep(card):
                return self._card(card)
            case Build():
                return BUILT + self._built(choice)
            case Exchange(cards):
                return EXCHANGED - len(cards)
            case ChooseToken(token):
                return 3.0 if token is None else self._token(self._quick.box.tokens[token].effect)
            case End():
                return 0.0
            case _:
                assert_never(choice)

    def _top(self, deck: DeckId) -> float:
        table = self._table
        if deck == CENTRAL and (table.cat != table.turn or table.taken):
            return self._unseen()
        return self._card(table.decks[deck][0])

    def _unseen(self) -> float:
        share, city = self._quick.share, self._city
        amounts = city.resources.values()
        resource = sum([self._gains[each] for each in amounts]) / len(amounts)
        symbol = sum([self._symbol(each) for each in _SYMBOL_CARDS]) / len(_SYMBOL_CARDS)
        return (
            share["points"]
            + share["resource"] * resource
            + share["coin"] * self._coin
            + share["cat"] * self._cat()
            + share["symbol"] * symbol
            + share["shield"] * self._arms(1, 0)
        )

    def _card(self, card_id: CardId) -> float:
        card, city = self._quick.cards[card_id], self._city
        extra = 0.0
        for token in city.tokens_for_cards:
            if token.effect.opens_after(card_id) and token.id not in self._table.used:
                extra = self._weights.card
        if card.resource is not None:
            return extra + self._gains[city.resources[card.resource]] + self._ends(card_id)
        if card_id == COIN:
            return extra + self._coin + self._ends(card_id)
        if card.symbol is not None:
            return extra + self._symbol(card_id)
        worth = extra + card.victory_points
        if card.cat:
            worth += self._cat()
        if card.shields:
            worth += self._arms(card.shields, card.horns)
        return worth

    def _cat(self) -> float:
        table = self._table
        return 0.0 if table.cat == table.turn else CAT / table.players

    def _symbol(self, card_id: CardId) -> float:
        table, cards, weights = self._table, self._city.cards, self._weights
        if not table.tokens_left:
            return 0.0
        if cards[card_id]:
            return weights.token
        held = sum([cards[each] > 0 for each in _SYMBOL_CARDS])
        steps = (weights.symbol, weights.two_symbols - weights.symbol)
        if held == 2:
            return weights.token - weights.two_symbols * min(1.0, self._turns / TURNS_FOR_A_TOKEN)
        return steps[held] * min(1.0, self._turns / TURNS_FOR_A_TOKEN)

    def _ends(self, card_id: CardId) -> float:
        """Weigh that a card may finish the wonder: welcome in the lead only."""
        city = self._city
        if len(city.stages) != STAGES - 1:
            return 0.0
        stage = city.open_stages[0]
        cost = stage.cost
        resource = self._quick.cards[card_id].resource
        amounts = dict(city.resources)
        coins = city.coins
        if resource is None:
            coins += 1
        else:
            amounts[resource] += 1
        have = max(amounts.values()) if cost.demand == "identical" else sum(map(bool, amounts.values()))
        if have + coins < cost.count:
            return 0.0
        table, box = self._table, self._quick.box
        totals = [
            points_without_cat(box, each) + (box.points_of_cat if table.cat == seat else 0)
            for seat, each in enumerate(table.cities)
        ]
        mine = totals.pop(table.turn) + stage.victory_points
        best = max(totals)
        return self._weights.lead if mine > best else -self._weights.lead if mine < best else 0.0

    def _built(self, choice: Build) -> float:
        city = self._city
        stage = city.board.stage(choice.stage)
        amounts = dict(city.resources)
        for each in choice.resources:
            amounts[each] -= 1
        stages = tuple(sorted((*city.stages, choice.stage)))
        left = self._plans.lying(stages, tuple(sorted(amounts.values())), city.coins - choice.coins)
        return self._plans.built(stage) + left - choice.uses_a_token

    def _arms(self, shields: int, horns: int) -> float:
        """Weigh so many more shields and horns."""
        if self._as_it_is is None:
            self._as_it_is = self._battles(0, 0)
        return self._battles(shields, horns) - self._as_it_is

    def _battles(self, shields: int, horns: int) -> float:
        """Estimate the victory tokens to come, as the normal player does, with so much more."""
        table, weights = self._table, self._weights
        seat, cities = table.turn, table.cities
        players = len(cities)
        blown = table.battle + horns
        due = blown >= table.conflict_tokens
        to_fight = (blown + self._turns * players * HORNS_A_CARD) / table.conflict_tokens
        mine = cities[seat].shields + shields
        lasting = mine - self._horned(cities[seat]) - (shields if horns else 0)
        certainty = 1.0 if due else weights.shield
        soon = 1.0 if due else weights.battles * min(1.0, to_fight)
        later = weights.battles * max(0.0, to_fight - 1)
        tokens = 0.0
        for other in {left_of(seat, players), right_of(seat, players)}:
            theirs = cities[other]
            tokens += soon * _fight(players, mine, theirs.shields, certainty)
            if later:
                their_lasting = theirs.shields - self._horned(theirs)
                tokens += later * _fight(players, lasting, their_lasting, weights.shield)
        return self._quick.box.points_of_victory * tokens

    def _horned(self, city: City) -> int:
        return sum([city.cards[each] for each in self._quick.horned])

    def _token(self, effect: Effect) -> float:
        city, weights, turns = self._city, self._weights, self._turns
        left = STAGES - len(city.stages)
        match effect:
            case ExtraCard():
                return turns * 0.25 * weights.card
            case ExtraCardForStage():
                return left * 0.7 * weights.card
            case CoinValue():
                return 0.2 * turns
            case AnyResources():
                return 0.9 * left
            case Shields():
                return self._arms(effect.amount, 0)
            case PointsForWonder():
                return effect.unfinished + 0.1 * turns
            case PointsPer() | PointsForCopies():
                held = [self._quick.box.tokens[each].effect for each in city.tokens]
                copies = held.count(effect)
                if isinstance(effect, PointsPer):
                    more = effect.points(city, 1) + (effect.each if effect.counted == "tokens" else 0)
                else:
                    more = effect.points(city, copies + 1) - (effect.points(city, copies) if copies else 0)
                return more + 0.1 * turns
            case _:
                return 0.0


def _fight(players: int, mine: int, theirs: int, shield: float) -> float:
    """Estimate the tokens won by one side, less those of the other where there are only two."""
    lead = max(-1.0, min(1.0, shield * (mine - theirs)))
    if players > 2:
        return max(0.0, lead) if shield == 1 else 0.5 + lead / 2
    most = max(mine, theirs)
    return lead * (2 if most > 1 and most >= 2 * min(mine, theirs) else 1)
