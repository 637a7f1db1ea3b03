"""Cards, wonders and progress tokens as data, and the city that they make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, Self

from engine import facts
from engine.architects.choice import ArchitectsChoice
from engine.architects.terms import COIN, RESOURCES, STAGE, DeckId
from engine.rules import Box as AnyBox
from engine.terms import CardId, Colour, DecisionKind, Resource, Symbol, TokenId, WonderId


@dataclass(frozen=True, slots=True)
class Effect(facts.Effect):
    """Does nothing by default.

    One that ``gives_cards`` can allow an extra card; one that ``helps_to_pay`` is used when a stage is paid.
    """

    gives_cards: ClassVar[bool] = False
    helps_to_pay: ClassVar[bool] = False

    def last(self, city: City) -> None:
        """Add the lasting part of the effect to a city."""

    def opens_after(self, card: CardId | None) -> bool:
        """Return whether an extra card can be taken after this one, or with None after a stage is built."""
        return False

    def points(self, city: City, copies: int) -> int:
        """Return the points of a number of copies in a city at the end."""
        return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card. ``copies`` is its number in each full deck; decks without any are omitted.

    The id of a card with a resource or a symbol is that of the resource or symbol.
    """

    id: CardId
    colour: Colour
    resource: Resource | None = None
    symbol: Symbol | None = None
    victory_points: int = 0
    cat: bool = False
    shields: int = 0
    horns: int = 0
    copies: Mapping[DeckId, int]


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of progress token; ``copies`` is its number."""

    id: TokenId
    copies: int
    effect: Effect


Demand = Literal["different", "identical"]
"""The required relation of the resources of a cost."""


@dataclass(frozen=True, slots=True)
class StageCost:
    """A number of resources, all different or all identical."""

    count: int
    demand: Demand


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a wonder; it can be built when every stage in ``rests_on`` is built."""

    number: int
    cost: StageCost
    victory_points: int
    rests_on: tuple[int, ...]
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder with its stages, the first at index 0.

    ``deck`` is its own, between its city and the left neighbour's.
    """

    id: WonderId
    deck: DeckId
    stages: tuple[Stage, ...]

    @property
    def effect(self) -> Effect | None:
        """The effect of some of its stages, the first one if they differ."""
        return next((stage.effect for stage in self.stages if stage.effect is not None), None)

    def stage(self, number: int) -> Stage:
        """Return the stage with this number, from 1."""
        return self.stages[number - 1]

    def open_stages(self, built: Iterable[int]) -> tuple[Stage, ...]:
        """Return the stages that can be built next after these."""
        standing = set(built)
        left = [stage for stage in self.stages if stage.number not in standing]
        return tuple([stage for stage in left if standing.issuperset(stage.rests_on)])


Answers = Callable[[Any], tuple[ArchitectsChoice, ...]]
"""Lists the answers to a question on an `engine.architects.table.Table`, which depends on a box."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """The cards, wonders and progress tokens in play, each by its id in the order of the box.

    ``conflict_tokens`` is by the number of players. ``decisions`` are the kinds of decisions, with their
    options. ``points_of_cat`` are those of the pawn, ``points_of_victory`` those of a military victory token.
    """

    game: ClassVar[str] = "architects"

    cards: Mapping[CardId, Card]
    wonders: Mapping[WonderId, Wonder]
    tokens: Mapping[TokenId, Token]
    conflict_tokens: Mapping[int, int]
    decisions: Mapping[DecisionKind, Answers]
    face_up_tokens: int = 3
    points_of_cat: int = 2
    points_of_victory: int = 3

    def full_deck(self, deck: DeckId) -> dict[CardId, int]:
        """Count the cards of a full deck."""
        return {each.id: each.copies[deck] for each in self.cards.values() if deck in each.copies}

    def pile(self, deck: DeckId) -> list[CardId]:
        """List the cards of a full deck, each copy separately."""
        return [card for card, count in self.full_deck(deck).items() for _ in range(count)]

    @property
    def all_cards(self) -> int:
        """The number of cards, counting all copies."""
        return sum(sum(each.copies.values()) for each in self.cards.values())

    def all_tokens(self) -> list[TokenId]:
        """List the progress tokens, each copy separately."""
        return [each.id for each in self.tokens.values() for _ in range(each.copies)]


@dataclass(slots=True)
class City:
    """A city, mutable during the game.

    ``stages`` are the numbers of the built stages, smallest first; ``open_stages`` can be built next.
    ``cards`` counts the cards in front of the player, every card of the box in its order, ``resources`` those
    that give resources, ``points`` those of stages and of each colour of cards. ``victories`` counts military
    victory tokens, ``cats`` those on blue cards (without the pawn). ``shields`` are those of red cards,
    stages and tokens, ``horned`` of them on cards with horns. ``symbols`` counts green cards, ``spendable``
    those with a resource or a coin. ``tokens_for_cards`` are the progress tokens that give extra cards,
    ``tokens_for_stages`` those that help to pay for stages.
    """

    board: Wonder
    cards: dict[CardId, int]
    resources: dict[Resource, int]
    points: dict[str, int]
    open_stages: tuple[Stage, ...]
    stages: tuple[int, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    victories: int = 0
    cats: int = 0
    shields: int = 0
    horned: int = 0
    symbols: int = 0
    spendable: int = 0
    tokens_for_cards: tuple[Token, ...] = ()
    tokens_for_stages: tuple[Token, ...] = ()

    @property
    def wonder(self) -> WonderId:
        """The id of the city's wonder."""
        return self.board.id

    @property
    def finished(self) -> bool:
        """Whether all stages are built."""
        return not self.open_stages

    @property
    def coins(self) -> int:
        """The number of coin cards."""
        return self.cards.get(COIN, 0)

    def copy(self) -> Self:
        """Return an independent copy."""
        city = type(self)(*[getattr(self, each) for each in _FIELDS])
        city.cards, city.resources = self.cards.copy(), self.resources.copy()
        city.points = self.points.copy()
        return city

    def add(self, card: Card, copies: int = 1) -> None:
        """Add copies of a card, or remove them if ``copies`` is negative."""
        self.cards[card.id] += copies
        if card.resource is not None:
            self.resources[card.resource] += copies
            self.spendable += copies
        elif card.symbol is not None:
            self.symbols += copies
        elif card.id == COIN:
            self.spendable += copies
        else:
            if card.victory_points:
                self.points[card.colour] += copies * card.victory_points
            self.cats += copies * card.cat
            self.shields += copies * card.shields
            if card.horns:
                self.horned += copies * card.shields

    def build(self, stage: Stage) -> None:
        """Build a stage."""
        self.stages = stages = tuple(sorted((*self.stages, stage.number)))
        self.open_stages = self.board.open_stages(stages)
        self.points[STAGE] += stage.victory_points
        if stage.effect is not None:
            stage.effect.last(self)

    def gain(self, token: Token) -> None:
        """Add a progress token."""
        self.tokens += (token.id,)
        token.effect.last(self)
        if token.effect.gives_cards:
            self.tokens_for_cards += (token,)
        if token.effect.helps_to_pay:
            self.tokens_for_stages += (token,)


_FIELDS = tuple(each.name for each in fields(City))


def new_city(
    box: Box,
    wonder_id: WonderId,
    stages: Iterable[int] = (),
    cards: Iterable[CardId] = (),
    tokens: Iterable[TokenId] = (),
) -> City:
    """Return a city with its wonder, the built stages, cards and tokens."""
    board = box.wonders[wonder_id]
    nothing = dict.fromkeys(box.cards, 0), dict.fromkeys(RESOURCES, 0), dict.fromkeys(box.row_of, 0)
    city = City(board, *nothing, board.open_stages(()))
    for number in stages:
        city.build(board.stage(number))
    for card_id in cards:
        city.add(box.cards[card_id])
    for token_id in tokens:
        city.gain(box.tokens[token_id])
    return city
