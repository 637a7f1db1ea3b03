"""The effects of cards, wonders and progress tokens of Duel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine import facts
from engine.duel.choice import Answer, KeepToken, Revive, TakeOpponentCard, TakeToken
from engine.duel.city import City, Effect
from engine.duel.events import PairCompleted
from engine.duel.resolve import Turn
from engine.duel.table import Asks, Question, Table
from engine.duel.terms import Source, Symbol, opponent
from engine.game import Seat
from engine.terms import Colour, DecisionKind, Resource

SAME_FOR_TOKEN = 2


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produces this much for every construction, and raises the opponent's price by as much.

    Only brown and grey cards have it (rules, Aperçu: cartes marrons et grises).
    """

    kind: ClassVar[str] = "produce"
    resource: Resource
    amount: int

    def last(self, city: City, source: Source) -> None:
        """Add to the production and to the opponent's price."""
        city.production[self.resource] += self.amount
        city.opponent_prices[self.resource] += self.amount


@dataclass(frozen=True, slots=True)
class ProduceChoice(Effect):
    """Produces one unit of one of these for every construction, without changing the opponent's prices."""

    kind: ClassVar[str] = "produce_choice"
    resources: tuple[Resource, ...]

    def last(self, city: City, source: Source) -> None:
        """Add to the production choices."""
        city.production_choices.append(self.resources)


@dataclass(frozen=True, slots=True)
class TradePrice(Effect):
    """Lets the owner buy each unit of these resources for this many coins."""

    kind: ClassVar[str] = "trade_price"
    resources: tuple[Resource, ...]
    price: int

    def last(self, city: City, source: Source) -> None:
        """Fix the prices."""
        city.trade_prices.update(dict.fromkeys(self.resources, self.price))


@dataclass(frozen=True, slots=True)
class Coins(facts.Coins, Effect):
    """Gives coins from the bank once."""

    def happen(self, turn: Turn) -> None:
        """Give the coins."""
        turn.gain(self.amount)


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """Gives coins once, when built, and points at the end for every ``each`` things counted.

    ``of`` is counted together in one city: the owner's, or with ``most`` the one that has more.
    """

    kind: ClassVar[str] = "per"
    of: tuple[Source, ...]
    city: Literal["own", "most"]
    coins: int = 0
    points: int = 0
    each: int = 1

    def happen(self, turn: Turn) -> None:
        """Give the coins."""
        if self.coins:
            turn.gain(self.coins * self._times(turn.city, turn.table.cities))

    def last(self, city: City, source: Source) -> None:
        """Add it to the effects scored at the end."""
        if self.points:
            city.counted.append((source, self))

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Return its owner's points."""
        return self.points * self._times(own, cities)

    def _times(self, own: City, cities: Sequence[City]) -> int:
        """Count the full sets of ``each``.

        With ``most`` one and the same city is counted for all kinds (rules, Annexe 3: Guilde des Armateurs).
        """
        looked_at = (own,) if self.city == "own" else cities
        return max(sum(map(city.count, self.of)) for city in looked_at) // self.each


@dataclass(frozen=True, slots=True)
class VictoryPoints(facts.VictoryPoints, Effect):
    """Is worth points at the end of the game."""

    def last(self, city: City, source: Source) -> None:
        """Add to the points."""
        city.points[source] = city.points.get(source, 0) + self.amount

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Return the points."""
        return self.amount


@dataclass(frozen=True, slots=True)
class Shields(facts.Shields, Effect):
    """Moves the conflict pawn this many spaces towards the opponent's capital, once."""

    def happen(self, turn: Turn) -> None:
        """Move the pawn."""
        turn.move_pawn(self.amount)


@dataclass(frozen=True, slots=True)
class Science(Asks):
    """Is a scientific symbol; a pair gives a progress token of the board."""

    kind: ClassVar[str] = "science"
    question: ClassVar[DecisionKind] = "token"
    symbol: Symbol

    def happen(self, turn: Turn) -> None:
        """Check whether it wins the game or completes a pair (rules, Victoire: science et progrès)."""
        table, city = turn.table, turn.city
        if city.has_supremacy:
            table.victory = "scientific"
        elif city.symbols[self.symbol] == SAME_FOR_TOKEN:
            turn.tell(PairCompleted(turn.seat, self.symbol, bool(table.board_tokens)))
            if table.board_tokens:
                table.questions.append(Question(turn.seat, self))

    def last(self, city: City, source: Source) -> None:
        """Add to the symbols."""
        city.symbols[self.symbol] = city.symbols.get(self.symbol, 0) + 1

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the tokens of the board."""
        return tuple(map(TakeToken, table.board_tokens))


@dataclass(frozen=True, slots=True)
class PlayAgain(Effect):
    """Gives the builder another turn after this one."""

    kind: ClassVar[str] = "play_again"

    def happen(self, turn: Turn) -> None:
        """Add another turn."""
        turn.table.plays_again = True


@dataclass(frozen=True, slots=True)
class OpponentLosesCoins(Effect):
    """Makes the opponent pay this many coins to the bank, or all there are."""

    kind: ClassVar[str] = "opponent_loses_coins"
    amount: int

    def happen(self, turn: Turn) -> None:
        """Take the coins."""
        turn.opponent_loses(self.amount)


@dataclass(frozen=True, slots=True)
class DiscardOpponentCard(Asks):
    """Discards a card of this colour from the opponent's city; the builder chooses it."""

    kind: ClassVar[str] = "discard_opponent_card"
    question: ClassVar[DecisionKind] = "opponent_card"
    colour: Colour

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the opponent's cards of the colour."""
        return tuple(map(TakeOpponentCard, table.cards_of(opponent(seat), self.colour)))


@dataclass(frozen=True, slots=True)
class BuildFromDiscard(Asks):
    """Builds one card of the discard pile for free; the builder chooses it."""

    kind: ClassVar[str] = "build_from_discard"
    question: ClassVar[DecisionKind] = "revive"

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the cards of the discard pile."""
        return tuple(map(Revive, table.discard))


@dataclass(frozen=True, slots=True)
class ChooseAsideToken(Asks):
    """Draws this many of the progress tokens set aside at the start; the builder keeps one."""

    kind: ClassVar[str] = "choose_aside_token"
    question: ClassVar[DecisionKind] = "library"
    draw: int

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the drawn tokens."""
        return tuple(map(KeepToken, table.aside_tokens[: self.draw]))


@dataclass(frozen=True, slots=True)
class CostReduction(Effect):
    """Takes this many resources off the cost of further buildings."""

    kind: ClassVar[str] = "cost_reduction"
    resources: int
    target: Source

    def last(self, city: City, source: Source) -> None:
        """Add to the reductions."""
        city.reductions[self.target] = city.reductions.get(self.target, 0) + self.resources


@dataclass(frozen=True, slots=True)
class ExtraShields(Effect):
    """Adds shields to further cards of this colour."""

    kind: ClassVar[str] = "extra_shields"
    amount: int
    target: Colour

    def last(self, city: City, source: Source) -> None:
        """Add to the shields of further cards."""
        city.extra_shields[self.target] = city.extra_shields.get(self.target, 0) + self.amount


@dataclass(frozen=True, slots=True)
class WondersPlayAgain(Effect):
    """Gives another turn for every further wonder built."""

    kind: ClassVar[str] = "wonders_play_again"

    def last(self, city: City, source: Source) -> None:
        """Let further wonders give another turn."""
        city.wonders_play_again = True


@dataclass(frozen=True, slots=True)
class CoinsOnChainBuild(Effect):
    """Gives coins for every further card that a chain makes free."""

    kind: ClassVar[str] = "coins_on_chain_build"
    amount: int

    def last(self, city: City, source: Source) -> None:
        """Add to the coins for a chain."""
        city.chain_coins += self.amount


@dataclass(frozen=True, slots=True)
class GainOpponentTradeCoins(Effect):
    """Gives the owner what the opponent pays for missing resources."""

    kind: ClassVar[str] = "gain_opponent_trade_coins"

    def last(self, city: City, source: Source) -> None:
        """Redirect the opponent's coins to this city."""
        city.gains_trade_coins = True


EFFECTS: tuple[type[Effect], ...] = (
    Produce,
    ProduceChoice,
    TradePrice,
    Coins,
    Per,
    VictoryPoints,
    Shields,
    Science,
    PlayAgain,
    OpponentLosesCoins,
    DiscardOpponentCard,
    BuildFromDiscard,
    ChooseAsideToken,
    CostReduction,
    ExtraShields,
    WondersPlayAgain,
    CoinsOnChainBuild,
    GainOpponentTradeCoins,
)
"""The kinds of effects of the standard box."""
