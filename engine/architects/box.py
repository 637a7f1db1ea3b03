"""What is in play, as data: cards, wonders, progress tokens, and the box that they come out of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from engine.architects.effects import EFFECTS, Effect, OfOneDeck
from engine.architects.terms import DeckId
from engine.facts import Row, read_effect, read_rows
from engine.rules import Box as AnyBox
from engine.terms import CardId, Colour, DecisionKind, Resource, Symbol, TokenId, WonderId
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class Card:
    """A card. ``copies`` counts how many lie in each full deck; a deck without any is left out.

    The id of a card with a resource or a symbol is that of the resource or symbol.
    """

    id: CardId
    colour: Colour
    resource: Resource | None
    symbol: Symbol | None
    victory_points: int
    cat: bool
    shields: int
    horns: int
    copies: Mapping[DeckId, int]


@dataclass(frozen=True, slots=True)
class Token:
    """One kind of progress token; ``copies`` is how many there are."""

    id: TokenId
    copies: int
    effect: Effect


Demand = Literal["different", "identical"]
"""What the resources of a cost have to be among themselves."""


@dataclass(frozen=True, slots=True)
class StageCost:
    """So many resources, all different or all identical."""

    count: int
    demand: Demand


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a wonder; it can be built when every stage of ``rests_on`` stands."""

    number: int
    cost: StageCost
    victory_points: int
    rests_on: tuple[int, ...]
    effect: Effect | None


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder with its stages, the first at index 0.

    ``deck`` is its own, which lies between its city and the neighbour on the left.
    """

    id: WonderId
    deck: DeckId
    stages: tuple[Stage, ...]

    @property
    def effect(self) -> Effect | None:
        """The effect that some of its stages have, the first where they differ."""
        return next((stage.effect for stage in self.stages if stage.effect is not None), None)

    @property
    def deck_effect(self) -> OfOneDeck | None:
        """The effect of its stages that is used on a deck of the player's choice."""
        return next((stage.effect for stage in self.stages if isinstance(stage.effect, OfOneDeck)), None)

    def stage(self, number: int) -> Stage:
        """Give the stage of this number, counted from 1."""
        return self.stages[number - 1]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """The cards, wonders and progress tokens in play, each by its id in the order of the box.

    ``conflict_tokens`` by the number of players. A seat is asked for a card, what else to do with its turn,
    for a progress token, a deck, a card of it.
    """

    game: ClassVar[str] = "architects"

    cards: Mapping[CardId, Card]
    wonders: Mapping[WonderId, Wonder]
    tokens: Mapping[TokenId, Token]
    conflict_tokens: Mapping[int, int]
    face_up_tokens: int = 3
    effects: tuple[type[Effect], ...] = EFFECTS
    decisions: tuple[DecisionKind, ...] = ("take", "turn", "token", "effect", "keep")

    def full_deck(self, deck: DeckId) -> dict[CardId, int]:
        """Count the cards of a deck before the game."""
        return {each.id: each.copies[deck] for each in self.cards.values() if deck in each.copies}

    def pile(self, deck: DeckId) -> list[CardId]:
        """List the cards of a deck before the game, each copy by itself."""
        return [card for card, count in self.full_deck(deck).items() for _ in range(count)]

    @property
    def all_cards(self) -> int:
        """How many cards there are, all copies counted."""
        return sum(sum(each.copies.values()) for each in self.cards.values())

    def all_tokens(self) -> list[TokenId]:
        """List the progress tokens, each copy by itself."""
        return [each.id for each in self.tokens.values() for _ in range(each.copies)]


@cache
def standard_box() -> Box:
    """Give what is in the box of the game (rulebook, Setup)."""
    cards = map(_read_card, read_rows("architects", "cards"))
    wonders = map(_read_wonder, read_rows("architects", "wonders"))
    tokens = map(_read_token, read_rows("architects", "tokens"))
    return Box(
        cards=FrozenMapping({each.id: each for each in cards}),
        wonders=FrozenMapping({each.id: each for each in wonders}),
        tokens=FrozenMapping({each.id: each for each in tokens}),
        conflict_tokens=FrozenMapping({2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}),
        least_players=2,
        most_players=7,
    )


def _read_card(row: Row) -> Card:
    return Card(
        id=CardId(row["id"]),
        colour=row["colour"],
        resource=row.get("resource"),
        symbol=row.get("symbol"),
        victory_points=row.get("victory_points", 0),
        cat=row.get("cat", False),
        shields=row.get("shields", 0),
        horns=row.get("horns", 0),
        copies=FrozenMapping({DeckId(deck): count for deck, count in row["copies"].items()}),
    )


def _read_wonder(row: Row) -> Wonder:
    return Wonder(WonderId(row["id"]), DeckId(row["id"]), tuple(map(_read_stage, row["stages"])))


def _read_stage(data: Row) -> Stage:
    [(demand, count)] = data["cost"].items()
    return Stage(
        number=data["number"],
        cost=StageCost(count, demand),
        victory_points=data["victory_points"],
        rests_on=tuple(data["rests_on"]),
        effect=read_effect(EFFECTS, data["effect"]) if "effect" in data else None,
    )


def _read_token(row: Row) -> Token:
    return Token(TokenId(row["id"]), row["copies"], read_effect(EFFECTS, row["effect"]))
