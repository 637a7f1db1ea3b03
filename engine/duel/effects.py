"""What cards, wonders and progress tokens do, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.duel.terms import Colour, Resource, Symbol

Counted = Literal[
    "brown", "grey", "blue", "green", "yellow", "red", "purple", "wonders", "progress_tokens", "coins"
]
"""What can be counted in a city: cards of a colour, built wonders, progress tokens, coins."""
WhoseCity = Literal["own", "most"]


@dataclass(frozen=True, slots=True)
class Produce:
    """Produces this much for every construction; the opponent's price for it rises as much.

    Only brown and grey cards have it (rules, Aperçu: cartes marrons et grises).
    """

    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class ProduceChoice:
    """Produces one unit of one of these for every construction; never changes the opponent's prices."""

    resources: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class TradePrice:
    """Lets the owner buy each unit of these resources for this many coins."""

    resources: tuple[Resource, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Gives coins from the bank once."""

    amount: int


@dataclass(frozen=True, slots=True)
class Per:
    """Gives coins once, when built, and points at the end for every ``each`` things counted.

    ``of`` is counted together in one city: the owner's, or with ``most`` the one that has more.
    """

    of: tuple[Counted, ...]
    city: WhoseCity
    coins: int
    points: int
    each: int


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """Is worth points at the end of the game."""

    amount: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Moves the conflict pawn this many spaces towards the opponent's capital, once."""

    amount: int


@dataclass(frozen=True, slots=True)
class Science:
    """Is a scientific symbol."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Gives the builder another turn when everything else is done."""


@dataclass(frozen=True, slots=True)
class OpponentLosesCoins:
    """Makes the opponent give this many coins to the bank, or all there are."""

    amount: int


@dataclass(frozen=True, slots=True)
class DiscardOpponentCard:
    """Puts a card of this colour from the opponent's city on the discard pile; the builder chooses it."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """Builds one card of the discard pile without cost; the builder chooses it."""


@dataclass(frozen=True, slots=True)
class ChooseAsideToken:
    """Draws this many of the progress tokens set aside at the start; the builder keeps one."""

    draw: int


@dataclass(frozen=True, slots=True)
class CostReduction:
    """Takes this many resources off the cost of what is built from now on."""

    resources: int
    target: Literal["wonders", "blue"]


@dataclass(frozen=True, slots=True)
class ExtraShields:
    """Adds shields to the cards of this colour that are built from now on."""

    amount: int
    target: Colour


@dataclass(frozen=True, slots=True)
class WondersPlayAgain:
    """Gives another turn for every wonder built from now on."""


@dataclass(frozen=True, slots=True)
class CoinsOnChainBuild:
    """Gives coins for every card that a chain makes free from now on."""

    amount: int


@dataclass(frozen=True, slots=True)
class GainOpponentTradeCoins:
    """Gives the owner what the opponent pays for missing resources."""


Effect = (
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
    | DiscardOpponentCard
    | BuildFromDiscard
    | ChooseAsideToken
    | CostReduction
    | ExtraShields
    | WondersPlayAgain
    | CoinsOnChainBuild
    | GainOpponentTradeCoins
)


def read_effect(data: Mapping[str, Any]) -> Effect:
    """Make an effect of an entry of the data files; its first key is the kind of the effect."""
    kind = next(iter(data))
    value = data[kind]
    match kind:
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
    raise ValueError(f"no effect '{kind}'")
