"""One city: the wonder and the cards and tokens before a player, all of it public."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Self

from engine.architects.cards import card, cards, horned_kinds
from engine.architects.terms import COIN, RESOURCES, STAGES, CardKind, Resource, TokenId, WonderId
from engine.architects.tokens import Shields, token
from engine.architects.wonders import Stage, Wonder, wonder


@dataclass(frozen=True, slots=True)
class City:
    """The public state of one city.

    ``stages`` are the numbers of the stages built, smallest first. ``cards`` counts the cards that lie
    before the player by kind, kinds without a card left out. ``victories`` counts military victory tokens.
    """

    wonder: WonderId
    stages: tuple[int, ...] = ()
    cards: Mapping[CardKind, int] = field(default_factory=dict)
    tokens: tuple[TokenId, ...] = ()
    victories: int = 0

    @property
    def board(self) -> Wonder:
        """The facts of the city's wonder."""
        return wonder(self.wonder)

    @property
    def finished(self) -> bool:
        """Whether all five stages stand."""
        return len(self.stages) == STAGES

    @property
    def resources(self) -> Mapping[Resource, int]:
        """How many cards of each resource lie here, all five resources named."""
        return {resource: self.cards.get(CardKind(resource), 0) for resource in RESOURCES}

    @property
    def coins(self) -> int:
        """How many coin cards lie here."""
        return self.cards.get(COIN, 0)

    @property
    def blue_points(self) -> int:
        """Points of the blue cards."""
        return sum(card(kind).victory_points * count for kind, count in self.cards.items())

    @property
    def cats(self) -> int:
        """How many cats are shown on the blue cards; the pawn is none."""
        return sum(count for kind, count in self.cards.items() if card(kind).cat)

    @property
    def shields(self) -> int:
        """Shields of red cards, of stages and of tokens."""
        red = sum(card(kind).shields * count for kind, count in self.cards.items())
        stages = sum(self.board.stage(number).effect == "shield" for number in self.stages)
        return red + stages + sum(_shields_of(each) for each in self.tokens)

    @property
    def open_stages(self) -> tuple[Stage, ...]:
        """The stages that are not built and whose supports all stand."""
        return _open_stages(self.wonder, self.stages)

    def with_card(self, kind: CardKind) -> Self:
        """Give the city with one card more."""
        return replace(self, cards=_counted({**self.cards, kind: self.cards.get(kind, 0) + 1}))

    def without_cards(self, spent: Iterable[CardKind]) -> Self:
        """Give the city without these cards; raises `ValueError` where one of them is not here."""
        left = dict(self.cards)
        for kind in spent:
            if not left.get(kind, 0):
                raise ValueError(f"no card '{kind}' to spend")
            left[kind] -= 1
        return replace(self, cards=_counted(left))

    def with_stage(self, number: int) -> Self:
        """Give the city with one stage more."""
        return replace(self, stages=tuple(sorted((*self.stages, number))))

    def with_token(self, gained: TokenId) -> Self:
        """Give the city with one progress token more."""
        return replace(self, tokens=(*self.tokens, gained))

    def with_victories(self, gained: int) -> Self:
        """Give the city with more military victory tokens."""
        return replace(self, victories=self.victories + gained)

    def horned_cards(self) -> tuple[CardKind, ...]:
        """List the red cards with horns, each copy by itself."""
        return tuple(kind for kind in horned_kinds() for _ in range(self.cards.get(kind, 0)))


def city_with(
    wonder_id: WonderId,
    stages: Iterable[int],
    kinds: Iterable[CardKind],
    tokens: Iterable[TokenId],
    victories: int,
) -> City:
    """Make a city of plain lists."""
    counts: dict[CardKind, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return City(wonder_id, tuple(sorted(stages)), _counted(counts), tuple(tokens), victories)


def _counted(counts: Mapping[CardKind, int]) -> Mapping[CardKind, int]:
    """Put the kinds in the order of the card list, so that equal cities print alike."""
    return {kind: counts[kind] for kind in cards() if counts.get(kind, 0)}


def _shields_of(token_id: TokenId) -> int:
    effect = token(token_id).effect
    return effect.amount if isinstance(effect, Shields) else 0


@cache
def _open_stages(wonder_id: WonderId, built: tuple[int, ...]) -> tuple[Stage, ...]:
    return tuple(
        stage
        for stage in wonder(wonder_id).stages
        if stage.number not in built and all(number in built for number in stage.rests_on)
    )
