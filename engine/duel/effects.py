"""What cards, wonders and progress tokens do: as data, and in the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from engine import facts
from engine.duel.city import City, Counted
from engine.duel.terms import Reduced, Source, Symbol
from engine.facts import Row
from engine.terms import Colour, Resource

WhoseCity = Literal["own", "most"]


class Happening(Protocol):
    """What an effect can make happen at the table when its owner gets it."""

    @property
    def city(self) -> City:
        """The owner's city."""
        ...

    @property
    def cities(self) -> Sequence[City]:
        """Both cities."""
        ...

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
        """See what a further symbol completes."""
        ...

    def discard_opponent_card(self, effect: Asking, colour: Colour) -> None:
        """Ask for the opponent's card of a colour to discard, if there is one."""
        ...

    def build_from_discard(self, effect: Asking) -> None:
        """Ask for the card of the discard pile to build, if there is one."""
        ...

    def draw_tokens(self, effect: Asking, draw: int) -> None:
        """Draw this many of the tokens set aside and ask which one the owner keeps."""
        ...


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect does something once, or lasts, or both."""

    def happen(self, table: Happening) -> None:
        """Do what happens once, when the owner gets it."""

    def last(self, city: City, source: Source) -> None:
        """Add to a city what counts from now on."""


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produces this much for every construction; the opponent's price for it rises as much.

    Only brown and grey cards have it (rules, Aperçu: cartes marrons et grises).
    """

    resource: Resource
    amount: int

    def last(self, city: City, source: Source) -> None:
        """Add to the production and to the opponent's price."""
        city.production[self.resource] += self.amount
        city.opponent_prices[self.resource] += self.amount


@dataclass(frozen=True, slots=True)
class ProduceChoice(Effect):
    """Produces one unit of one of these for every construction; never changes the opponent's prices."""

    resources: tuple[Resource, ...]

    def last(self, city: City, source: Source) -> None:
        """Add to the choices of what is produced."""
        city.production_choices.append(self.resources)


@dataclass(frozen=True, slots=True)
class TradePrice(Effect):
    """Lets the owner buy each unit of these resources for this many coins."""

    resources: tuple[Resource, ...]
    price: int

    def last(self, city: City, source: Source) -> None:
        """Fix the prices."""
        city.trade_prices.update(dict.fromkeys(self.resources, self.price))


@dataclass(frozen=True, slots=True)
class Coins(facts.Coins, Effect):
    """Gives coins from the bank once."""

    def happen(self, table: Happening) -> None:
        """Give the coins."""
        table.gain(self.amount)


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """Gives coins once, when built, and points at the end for every ``each`` things counted.

    ``of`` is counted together in one city: the owner's, or with ``most`` the one that has more.
    """

    of: tuple[Counted, ...]
    city: WhoseCity
    coins: int
    points: int
    each: int

    def happen(self, table: Happening) -> None:
        """Give the coins."""
        if self.coins:
            table.gain(self.coins * self._times(table.city, table.cities))

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

    def happen(self, table: Happening) -> None:
        """Move the pawn."""
        table.move_pawn(self.amount)


@dataclass(frozen=True, slots=True)
class Science(Effect):
    """Is a scientific symbol."""

    symbol: Symbol

    def happen(self, table: Happening) -> None:
        """See what the symbol completes."""
        table.check_symbols(self.symbol)

    def last(self, city: City, source: Source) -> None:
        """Add to the symbols."""
        city.symbols[self.symbol] = city.symbols.get(self.symbol, 0) + 1


@dataclass(frozen=True, slots=True)
class PlayAgain(Effect):
    """Gives the builder another turn when everything else is done."""


@dataclass(frozen=True, slots=True)
class OpponentLosesCoins(Effect):
    """Makes the opponent give this many coins to the bank, or all there are."""

    amount: int

    def happen(self, table: Happening) -> None:
        """Take the coins."""
        table.opponent_loses(self.amount)


@dataclass(frozen=True, slots=True)
class DiscardOpponentCard(Effect):
    """Puts a card of this colour from the opponent's city on the discard pile; the builder chooses it."""

    colour: Colour

    def happen(self, table: Happening) -> None:
        """Ask for the card."""
        table.discard_opponent_card(self, self.colour)


@dataclass(frozen=True, slots=True)
class BuildFromDiscard(Effect):
    """Builds one card of the discard pile without cost; the builder chooses it."""

    def happen(self, table: Happening) -> None:
        """Ask for the card."""
        table.build_from_discard(self)


@dataclass(frozen=True, slots=True)
class ChooseAsideToken(Effect):
    """Draws this many of the progress tokens set aside at the start; the builder keeps one."""

    draw: int

    def happen(self, table: Happening) -> None:
        """Ask for the token."""
        table.draw_tokens(self, self.draw)


@dataclass(frozen=True, slots=True)
class CostReduction(Effect):
    """Takes this many resources off the cost of what is built from now on."""

    resources: int
    target: Reduced

    def last(self, city: City, source: Source) -> None:
        """Add to the reductions."""
        city.reductions[self.target] = city.reductions.get(self.target, 0) + self.resources


@dataclass(frozen=True, slots=True)
class ExtraShields(Effect):
    """Adds shields to the cards of this colour that are built from now on."""

    amount: int
    target: Colour

    def last(self, city: City, source: Source) -> None:
        """Add to the shields of cards to come."""
        city.extra_shields[self.target] = city.extra_shields.get(self.target, 0) + self.amount


@dataclass(frozen=True, slots=True)
class WondersPlayAgain(Effect):
    """Gives another turn for every wonder built from now on."""

    def last(self, city: City, source: Source) -> None:
        """Let wonders to come give another turn."""
        city.wonders_play_again = True


@dataclass(frozen=True, slots=True)
class CoinsOnChainBuild(Effect):
    """Gives coins for every card that a chain makes free from now on."""

    amount: int

    def last(self, city: City, source: Source) -> None:
        """Add to what a chain pays."""
        city.chain_coins += self.amount


@dataclass(frozen=True, slots=True)
class GainOpponentTradeCoins(Effect):
    """Gives the owner what the opponent pays for missing resources."""

    def last(self, city: City, source: Source) -> None:
        """Let the opponent's coins come here."""
        city.gains_trade_coins = True


Asking = DiscardOpponentCard | BuildFromDiscard | ChooseAsideToken
"""What asks the owner to choose, where there is something to choose."""
AnyEffect = (
    Produce
    | ProduceChoice
    | TradePrice
    | Coins
    | Per
    | VictoryPoints
    | Shields
    | Science
    | PlayAgain
    | OpponentLosesCoins
    | Asking
    | CostReduction
    | ExtraShields
    | WondersPlayAgain
    | CoinsOnChainBuild
    | GainOpponentTradeCoins
)


def read_effect(data: Row) -> AnyEffect:
    """Make an effect of an entry of the data files; its first key is the sort of the effect."""
    sort: str = next(iter(data))
    value: Any = data[sort]
    match sort:
        case "produce":
            return Produce(value, data["amount"])
        case "produce_choice":
            return ProduceChoice(tuple(value))
        case "trade_price":
            return TradePrice(tuple(value), data["price"])
        case "coins":
            return Coins(value)
        case "per":
            return Per(
                tuple(value), data["city"], data.get("coins", 0), data.get("points", 0), data.get("each", 1)
            )
        case "victory_points":
            return VictoryPoints(value)
        case "shields":
            return Shields(value)
        case "science":
            return Science(value)
        case "play_again":
            return PlayAgain()
        case "opponent_loses_coins":
            return OpponentLosesCoins(value)
        case "discard_opponent_card":
            return DiscardOpponentCard(value)
        case "build_from_discard":
            return BuildFromDiscard()
        case "choose_aside_token":
            return ChooseAsideToken(value)
        case "cost_reduction":
            return CostReduction(value, data["target"])
        case "extra_shields":
            return ExtraShields(value, data["target"])
        case "wonders_play_again":
            return WondersPlayAgain()
        case "coins_on_chain_build":
            return CoinsOnChainBuild(value)
        case "gain_opponent_trade_coins":
            return GainOpponentTradeCoins()
    raise ValueError(f"no effect '{sort}'")
