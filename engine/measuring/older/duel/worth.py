"""What a choice is worth in a duel as the normal player sees it, guessing what lies face down."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from engine.duel.box import Card
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice, TurnChoice
from engine.duel.city import City, Effect
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    DiscardOpponentCard,
    OpponentLosesCoins,
    PlayAgain,
    ProduceChoice,
    Shields,
    VictoryPoints,
)
from engine.duel.layout import Layout, lay_out
from engine.duel.legal import turn_choices
from engine.duel.payment import Market
from engine.duel.resolve import resolve
from engine.duel.scoring import lead, supremacy
from engine.duel.table import Table
from engine.duel.terms import Deck, Slot, opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.player import tell_nobody
from engine.terms import CardId, DecisionKind, TokenId, WonderId
from engine.values import FrozenMapping


def guessed_table(view: View) -> Table:
    """Lay a table that looks as the view does; a card of the right back stands for each that is hidden.

    Any token that is not seen may have been set aside. Later ages are left out.
    """
    return Table(
        box=view.box,
        first=view.turn,
        turn=view.turn,
        cities=[city.copy() for city in view.cities],
        board_tokens=list(view.board_tokens),
        aside_tokens=_guessed_tokens(view),
        military_tokens=list(view.military_tokens),
        age=view.age,
        pawn=view.pawn,
        layout=_guessed_layout(view),
        discard=list(view.discard),
        under_wonders=list(view.under_wonders),
        draft=list(view.draft),
        questions=list(view.questions),
        plays_again=view.plays_again,
        victory=view.victory,
    )


def seen_cards(view: View) -> list[CardId]:
    """List the cards that lie open, and those under wonders, which have."""
    return [
        *view.discard,
        *view.under_wonders,
        *(building for city in view.cities for building in city.buildings),
        *(laid.card for laid in view.layout if laid.card is not None),
    ]


def _guessed_tokens(view: View) -> list[TokenId]:
    seen = {*view.board_tokens, *(token for city in view.cities for token in city.tokens), *view.drawn_tokens}
    return [*view.drawn_tokens, *(token for token in view.box.tokens if token not in seen)]


def _guessed_layout(view: View) -> Layout:
    unseen = {each.id: each for each in view.box.cards.values() if each.age == view.age}
    for seen in seen_cards(view):
        unseen.pop(seen, None)
    cards: dict[Slot, CardId] = {}
    face_down = []
    for laid in view.layout:
        if laid.card is None:
            cards[laid.slot] = next(each.id for each in unseen.values() if each.deck == laid.back)
            del unseen[cards[laid.slot]]
            face_down.append(laid.slot)
        else:
            cards[laid.slot] = laid.card
    return lay_out(view.box.ages[view.age - 1].places if view.age else (), cards, face_down)


def cards_to_come(view: View) -> list[tuple[Card, float]]:
    """List every card that costs something and may still be built, with how likely it is in the game."""
    cards, seen = view.box.cards, set(seen_cards(view))
    unseen = [each for each in cards.values() if each.id not in seen]
    found = [(cards[laid.card], 1.0) for laid in view.layout if laid.card is not None]
    for age in range(max(view.age, 1), len(view.box.ages) + 1):
        for back in view.box.decks:
            may_lie = [each for each in unseen if each.age == age and each.deck == back]
            lying = _lying(view, age, back)
            if may_lie and lying:
                found += [(each, lying / len(may_lie)) for each in may_lie]
    return [(each, likely) for each, likely in found if each.cost.coins or each.cost.resources]


def _lying(view: View, age: int, back: Deck) -> int:
    """Count the cards of a back that lie face down in this age, or will lie in a later one."""
    if age == view.age:
        return sum(laid.card is None and laid.back == back for laid in view.layout)
    to_lay = view.box.ages[age - 1]
    return to_lay.extra if back == to_lay.extra_deck else len(to_lay.places) - to_lay.extra


VICTORY = 1000.0
"""What a game won or lost at once is worth."""
LEAD = (0.0, 2.0, 3.0, 5.5, 6.5, 8.0, 11.0, 14.0, 18.0, 0.0)
"""What it is worth to lead by so many spaces on the conflict track."""
SYMBOLS = (0.0, 1.0, 2.5, 4.5, 8.0, 15.0, 0.0, 0.0)
"""What so many different scientific symbols are worth."""
OPEN_PAIR = 0.8
"""What it is worth that a second card with a symbol may still come."""
COIN = 0.45
FULL_PURSE = 12
SPARE_COIN = 0.3
"""What a coin is worth up to a full purse, and above it."""
CARD_BUILT = 0.42
"""How likely one of the two players builds a card that is still to come."""
DEAREST = 9
"""Coins at which a card is rather discarded than built."""
TURN = 3.5
"""What another turn is worth."""
ECONOMY = 6.0
"""What the opponent's coins will bring in a whole game."""
ANSWERED: Mapping[DecisionKind, float] = FrozenMapping(
    {"token": 6.0, "library": 6.5, "revive": 5.0, "opponent_card": 3.0}
)
"""What the answer to a question will bring."""


def lying_points(table: Table, seat: Seat) -> int:
    """Count the points for what lies in a city, those of coins and of the pawn aside."""
    own = table.cities[seat]
    counted = [effect.points_for(own, table.cities) for _, effect in own.counted]
    return sum(own.points.values()) + sum(counted)


class Worth:
    """Estimates tables that may come of the one that is seen."""

    def __init__(self, view: View) -> None:
        """Look at what is left to be played."""
        self._to_come = cards_to_come(view)
        self._left = _share_left(view)
        self._costs: dict[object, float] = {}

    def of(self, table: Table, seat: Seat) -> float:
        """Estimate a table for a seat."""
        won = supremacy(table.box.track, table.cities, table.pawn)
        if won is not None:
            return VICTORY if won[1] == seat else -VICTORY
        other = opponent(seat)
        worth = self._city(table, seat) - self._city(table, other)
        worth += lying_points(table, seat) - lying_points(table, other)
        ahead = lead(table.pawn, seat)
        worth += LEAD[ahead] if ahead > 0 else -LEAD[-ahead]
        for question in table.questions:
            worth += ANSWERED.get(question.kind, 0.0) * (1 if question.seat == seat else -1)
        if table.plays_again:
            worth += TURN if table.turn == seat else -TURN
        return worth

    def _city(self, table: Table, seat: Seat) -> float:
        """Estimate what a city will bring beside its points of today."""
        city = table.cities[seat]
        symbols = city.symbols
        worth = COIN * min(city.coins, FULL_PURSE) + SPARE_COIN * max(city.coins - FULL_PURSE, 0)
        worth += SYMBOLS[len(symbols)] * (0.4 + 0.6 * self._left if len(symbols) < 4 else 1)
        worth += OPEN_PAIR * self._left * sum(number == 1 for number in symbols.values())
        worth += self._left * (ECONOMY if city.gains_trade_coins else 0.0)
        return worth - self._costs_to_come(table, city, table.cities[opponent(seat)])

    def _costs_to_come(self, table: Table, city: City, other: City) -> float:
        """Estimate the worth of the coins that the cards and wonders to come will cost a city."""
        # Of the other city prices know what it produces, nothing else.
        made = tuple(other.production.values())
        key = (tuple(city.buildings), tuple(city.wonders), tuple(city.tokens), made)
        if key not in self._costs:
            market = Market(city, other)
            coins = sum(likely * min(market.price(each).total, DEAREST) for each, likely in self._to_come)
            worth = 0.0
            for wonder_id in city.unbuilt_wonders:
                wonder = table.box.wonders[wonder_id]
                price = min(market.price(wonder).total, 2 * DEAREST)
                power = sum(map(_power, wonder.effects))
                worth += max(power - COIN * price, 0) * min(1.5 * self._left, 0.7)
            self._costs[key] = COIN * CARD_BUILT * coins - worth
        return self._costs[key]


def _share_left(view: View) -> float:
    """Estimate which part of the cards of all ages is still to be taken."""
    sizes = [len(age.places) for age in view.box.ages]
    lying = len(view.layout) if view.age else sizes[0]
    return (lying + sum(sizes[max(view.age, 1) :])) / sum(sizes)


def _power(effect: Effect) -> float:
    """Estimate what an effect of a wonder is worth when it is built."""
    match effect:
        case VictoryPoints(amount):
            return amount
        case Coins(amount) | OpponentLosesCoins(amount):
            return COIN * amount
        case Shields(amount):
            return 1.7 * amount
        case PlayAgain():
            return TURN + 1
        case ProduceChoice():
            return 2.5
        case ChooseAsideToken():
            return ANSWERED["library"]
        case BuildFromDiscard():
            return ANSWERED["revive"]
        case DiscardOpponentCard():
            return ANSWERED["opponent_card"]
        case _:
            return 0.0


UNKNOWN_CARD = 3.0
"""What a card is worth to the one who takes it as soon as it is turned up."""


class Judge:
    """What choices are worth to one seat, in points of the final score."""

    def __init__(self, view: View, seat: Seat) -> None:
        """Look at the table as it is seen by this seat."""
        self._table = guessed_table(view)
        self._seat = seat
        self._worth = Worth(view)

    def worth(self, choice: DuelChoice) -> float:
        """Estimate the table after a choice, before anybody answers it."""
        return self._worth.of(after(self._table, self._seat, choice), self._seat)

    def worth_answered(self, choice: DuelChoice) -> float:
        """Estimate the table after a choice and the best turn that follows it."""
        table = after(self._table, self._seat, choice)
        if table.victory is not None or table.questions:
            return self._worth.of(table, self._seat)
        mover = self._seat if table.plays_again else opponent(self._seat)
        sign = 1 if mover == self._seat else -1
        table.plays_again = False
        now = sign * self._worth.of(table, self._seat)
        answers = [
            self._worth.of(after(table, mover, answer), mover)
            for answer in _different_turns(turn_choices(table, mover))
        ]
        if table.layout.uncovered:
            answers.append(now + UNKNOWN_CARD)
        return sign * max(answers, default=now)

    def most_promising(self, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
        """List the choices of a decision with their worth, the best first; turns with the best answer."""
        worth = self.worth_answered if decision.kind == "turn" else self.worth
        ranked = sorted(
            [(round(worth(choice), 6), -number) for number, choice in enumerate(decision.choices)],
            reverse=True,
        )
        return [(decision.choices[-number], value) for value, number in ranked]


def after(table: Table, seat: Seat, choice: DuelChoice) -> Table:
    """Return the table as it would be after a choice, whose turn has not ended yet."""
    tried = table.copy()
    resolve(tried, seat, choice, tell_nobody)
    return tried


def _different_turns(choices: Sequence[TurnChoice]) -> Iterable[TurnChoice]:
    """Leave out turns that differ only in the card that is given away."""
    seen: set[CardId | WonderId | None] = set()
    for choice in choices:
        gained = _gained(choice)
        if gained not in seen:
            seen.add(gained)
            yield choice


def _gained(choice: TurnChoice) -> CardId | WonderId | None:
    """Name what a turn brings into the city."""
    match choice:
        case Build(card=card):
            return card
        case BuildWonder(wonder=wonder):
            return wonder
        case Discard():
            return None
        case _:
            assert_never(choice)
