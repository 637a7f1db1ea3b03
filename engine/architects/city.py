"""One city: the wonder and the cards and tokens before a player, all of it public."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Self

from engine.architects.box import Box, Card, Stage, Token, Wonder
from engine.architects.terms import COIN, RESOURCES
from engine.terms import CardId, Resource, TokenId, WonderId


@dataclass(slots=True)
class City:
    """One city, which changes as its player plays.

    ``stages`` are the numbers of the stages built, smallest first; ``open_stages`` are not built and
    all that they rest on stands. ``cards`` counts what lies before the player, every card of the box in
    its order, ``resources`` what gives resources. ``victories`` counts military victory tokens, ``cats``
    those on blue cards (the pawn is none). ``shields`` are those of red cards, of stages and of tokens,
    ``symbols`` counts green cards, ``spendable`` those with a resource or a coin. ``tokens_for_cards`` are
    the progress tokens that give extra cards, ``tokens_for_stages`` those that help to pay for stages.
    """

    board: Wonder
    cards: dict[CardId, int]
    resources: dict[Resource, int]
    open_stages: tuple[Stage, ...]
    stages: tuple[int, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    victories: int = 0
    stage_points: int = 0
    blue_points: int = 0
    cats: int = 0
    shields: int = 0
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
        """Whether all stages stand."""
        return not self.open_stages

    @property
    def coins(self) -> int:
        """How many coin cards lie here."""
        return self.cards.get(COIN, 0)

    def copy(self) -> Self:
        """Give a city of its own that is as this one."""
        city = type(self)(*[getattr(self, each) for each in _FIELDS])
        city.cards, city.resources = self.cards.copy(), self.resources.copy()
        return city

    def add(self, card: Card) -> None:
        """Lay a card here."""
        self._count(card, 1)

    def remove(self, card: Card) -> None:
        """Take a card from here; raises `ValueError` where there is none."""
        if not self.cards[card.id]:
            raise ValueError(f"no card '{card.id}' to take")
        self._count(card, -1)

    def _count(self, card: Card, change: int) -> None:
        self.cards[card.id] += change
        if card.resource is not None:
            self.resources[card.resource] += change
            self.spendable += change
        elif card.symbol is not None:
            self.symbols += change
        elif card.id == COIN:
            self.spendable += change
        else:
            self.blue_points += change * card.victory_points
            self.cats += change * card.cat
            self.shields += change * card.shields

    def build(self, stage: Stage) -> None:
        """Build a stage."""
        self.stages = stages = tuple(sorted((*self.stages, stage.number)))
        self.open_stages = _open_stages(self.board, stages)
        self.stage_points += stage.victory_points
        if stage.effect is not None:
            stage.effect.last(self)

    def gain(self, token: Token) -> None:
        """Lay a progress token here."""
        self.tokens += (token.id,)
        token.effect.last(self)
        if token.effect.gives_cards:
            self.tokens_for_cards += (token,)
        if token.effect.helps_to_pay:
            self.tokens_for_stages += (token,)


_FIELDS = tuple(each.name for each in fields(City))


def new_city(box: Box, wonder_id: WonderId) -> City:
    """Give a city with nothing but its wonder."""
    board = box.wonders[wonder_id]
    return City(board, dict.fromkeys(box.cards, 0), dict.fromkeys(RESOURCES, 0), _open_stages(board, ()))


def city_with(
    box: Box,
    wonder_id: WonderId,
    stages: Iterable[int] = (),
    cards: Iterable[CardId] = (),
    tokens: Iterable[TokenId] = (),
    victories: int = 0,
) -> City:
    """Make a city of plain lists."""
    city = new_city(box, wonder_id)
    for number in stages:
        city.build(city.board.stage(number))
    for card_id in cards:
        city.add(box.cards[card_id])
    for token_id in tokens:
        city.gain(box.tokens[token_id])
    city.victories = victories
    return city


def _open_stages(board: Wonder, built: tuple[int, ...]) -> tuple[Stage, ...]:
    standing = set(built)
    left = [stage for stage in board.stages if stage.number not in standing]
    return tuple([stage for stage in left if standing.issuperset(stage.rests_on)])
