"""What cards, wonders and progress tokens do: as data, and in the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from engine import facts
from engine.duel.choice import Answer, KeepToken, Revive, TakeOpponentCard
from engine.duel.city import City, Counted
from engine.duel.terms import Reduced, Source, Symbol, opponent
from engine.game import Seat
from engine.terms import CardId, Colour, DecisionKind, Resource, TokenId

WhoseCity = Literal["own", "most"]


class Turn(Protocol):
    """What an effect can make happen in the turn in which its owner gets it."""

    city: City
    cities: list[City]

    def gain(self, coins: int) -> None:
        """Give the owner coins from the bank."""
        ...

    def opponent_loses(self, coins: int) -> None:
        """Make the opponent give coins to the bank, or all there are."""
        ...

    def move_pawn(self, shields: int) -> None:
        """Move the conflict pawn towards the opponent's capital."""
        ...

    def check_symbols(self, symbol: Symbol) -> None:
        """See whether a further symbol wins the game or completes a pair."""
        ...

    def ask(self, effect: Asks) -> None:
        """Ask the owner what an effect leaves to choose, where there is anything."""
        ...


class Table(Protocol):
    """Where an effect finds what it leaves to choose."""

    discard: list[CardId]
    aside_tokens: list[TokenId]

    def cards_of(self, seat: Seat, colour: Colour) -> list[CardId]:
        """List the cards of a colour in the city of a seat."""
        ...


@dataclass(frozen=True, slots=True)
class Effect(facts.Effect):
    """An effect does something once, or lasts, or both."""

    def happen(self, turn: Turn) -> None:
        """Do what happens once, when the owner gets it."""

    def last(self, city: City, source: Source) -> None:
        """Add to a city what counts from now on."""

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Count what it is worth at the end where it has put itself among what is ``counted`` then."""
        return 0


@dataclass(frozen=True, slots=True)
class Asks(Effect):
    """Leaves something to its owner to choose: ``question`` is the kind of that decision."""

    question: ClassVar[DecisionKind]

    def happen(self, turn: Turn) -> None:
        """Ask."""
        turn.ask(self)

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List what the owner on a seat can choose."""
        return ()


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produces this much for every construction; the opponent's price for it rises as much.

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
    """Produces one unit of one of these for every construction; never changes the opponent's prices."""

    kind: ClassVar[str] = "produce_choice"
    resources: tuple[Resource, ...]

    def last(self, city: City, source: Source) -> None:
        """Add to the choices of what is produced."""
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
    of: tuple[Counted, ...]
    city: WhoseCity
    coins: int = 0
    points: int = 0
    each: int = 1

    def happen(self, turn: Turn) -> None:
        """Give the coins."""
        if self.coins:
            turn.gain(self.coins * self._times(turn.city, turn.cities))

    def last(self, city: City, source: Source) -> None:
        """Leave the points to be counted at the end."""
        if self.points:
            city.counted.append((source, self))

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        """Count the points that its owner has."""
        return self.points * self._times(own, cities)

    def _times(self, own: City, cities: Sequence[City]) -> int:
        """Count how often it gives what it gives: full sets of ``each``.

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


@dataclass(frozen=True, slots=True)
class Shields(facts.Shields, Effect):
    """Moves the conflict pawn this many spaces towards the opponent's capital, once."""

    def happen(self, turn: Turn) -> None:
        """Move the pawn."""
        turn.move_pawn(self.amount)


@dataclass(frozen=True, slots=True)
class Science(Effect):
    """Is a scientific symbol."""

    kind: ClassVar[str] = "science"
    symbol: Symbol

    def happen(self, turn: Turn) -> None:
        """See what the symbol completes."""
        turn.check_symbols(self.symbol)

    def last(self, city: City, source: Source) -> None:
        """Add to the symbols."""
        city.symbols[self.symbol] = city.symbols.get(self.symbol, 0) + 1


@dataclass(frozen=True, slots=True)
class PlayAgain(Effect):
    """Gives the builder another turn when everything else is done."""

    kind: ClassVar[str] = "play_again"


@dataclass(frozen=True, slots=True)
class OpponentLosesCoins(Effect):
    """Makes the opponent give this many coins to the bank, or all there are."""

    kind: ClassVar[str] = "opponent_loses_coins"
    amount: int

    def happen(self, turn: Turn) -> None:
        """Take the coins."""
        turn.opponent_loses(self.amount)


@dataclass(frozen=True, slots=True)
class DiscardOpponentCard(Asks):
    """Puts a card of this colour from the opponent's city on the discard pile; the builder chooses it."""

    kind: ClassVar[str] = "discard_opponent_card"
    question: ClassVar[DecisionKind] = "opponent_card"
    colour: Colour

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the opponent's cards of the colour."""
        return tuple(map(TakeOpponentCard, table.cards_of(opponent(seat), self.colour)))


@dataclass(frozen=True, slots=True)
class BuildFromDiscard(Asks):
    """Builds one card of the discard pile without cost; the builder chooses it."""

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
        """List the tokens drawn."""
        return tuple(map(KeepToken, table.aside_tokens[: self.draw]))


@dataclass(frozen=True, slots=True)
class CostReduction(Effect):
    """Takes this many resources off the cost of what is built from now on."""

    kind: ClassVar[str] = "cost_reduction"
    resources: int
    target: Reduced

    def last(self, city: City, source: Source) -> None:
        """Add to the reductions."""
        city.reductions[self.target] = city.reductions.get(self.target, 0) + self.resources


@dataclass(frozen=True, slots=True)
class ExtraShields(Effect):
    """Adds shields to the cards of this colour that are built from now on."""

    kind: ClassVar[str] = "extra_shields"
    amount: int
    target: Colour

    def last(self, city: City, source: Source) -> None:
        """Add to the shields of cards to come."""
        city.extra_shields[self.target] = city.extra_shields.get(self.target, 0) + self.amount


@dataclass(frozen=True, slots=True)
class WondersPlayAgain(Effect):
    """Gives another turn for every wonder built from now on."""

    kind: ClassVar[str] = "wonders_play_again"

    def last(self, city: City, source: Source) -> None:
        """Let wonders to come give another turn."""
        city.wonders_play_again = True


@dataclass(frozen=True, slots=True)
class CoinsOnChainBuild(Effect):
    """Gives coins for every card that a chain makes free from now on."""

    kind: ClassVar[str] = "coins_on_chain_build"
    amount: int

    def last(self, city: City, source: Source) -> None:
        """Add to what a chain pays."""
        city.chain_coins += self.amount


@dataclass(frozen=True, slots=True)
class GainOpponentTradeCoins(Effect):
    """Gives the owner what the opponent pays for missing resources."""

    kind: ClassVar[str] = "gain_opponent_trade_coins"

    def last(self, city: City, source: Source) -> None:
        """Let the opponent's coins come here."""
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
"""Those of the box of the game."""
