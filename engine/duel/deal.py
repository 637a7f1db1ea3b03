"""The deal: who begins, the wonders, the progress tokens and the cards of each age (rules, Mise en place)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.duel.box import Age, Box
from engine.duel.terms import SEATS
from engine.game import Seat
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId, WonderId


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game, and the seed that it came from.

    ``first`` drafts first and begins Age I. ``wonders`` stand in the order in which they are shown. The
    Great Library draws the first of ``aside_tokens``. ``ages`` has the cards of each age by slot.
    """

    seed: int
    first: Seat
    wonders: tuple[WonderId, ...]
    board_tokens: tuple[TokenId, ...]
    aside_tokens: tuple[TokenId, ...]
    ages: tuple[tuple[CardId, ...], ...]


def deal(box: Box, seed: int) -> Deal:
    """Deal a game: the same seed gives the same deal on any machine."""
    random = Random(seed)
    first = SEATS[below(random, box.players)]
    tokens = shuffled(box.tokens, random)
    return Deal(
        seed=seed,
        first=first,
        wonders=tuple(shuffled(box.wonders, random)[: len(box.first_picks)]),
        board_tokens=tuple(tokens[: box.tokens_on_the_board]),
        aside_tokens=tuple(tokens[box.tokens_on_the_board :]),
        ages=tuple(deal_age(box, age, random) for age in box.ages),
    )


def deal_age(box: Box, age: Age, random: Random) -> tuple[CardId, ...]:
    """Deal the cards of one age, by slot."""
    guilds = shuffled(box.decks["guild"], random)[: age.guilds]
    others = shuffled(box.decks[age.deck], random)[: len(age.places) - len(guilds)]
    return tuple(shuffled([*others, *guilds], random))
