"""The deal: who has which wonder, the order of the decks and of the progress tokens (rulebook, Setup)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.architects.box import Box
from engine.architects.terms import CENTRAL, DeckId
from engine.game import JsonObject, Seat
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId, WonderId

Pile = tuple[CardId, ...]
"""A deck as it lies, top first."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on before the deal.

    ``literal_two_player_battle`` gives two victory tokens for one shield against none. ``wonders`` are
    those chosen by agreement, by seat, None where the wonder is dealt.
    """

    literal_two_player_battle: bool = False
    wonders: tuple[WonderId | None, ...] = ()

    def as_json(self) -> JsonObject:
        """Give the options as they stand in a record, those that were not set left out."""
        data: JsonObject = {}
        if self.literal_two_player_battle:
            data["literal_two_player_battle"] = True
        if any(self.wonders):
            data["wonders"] = list(self.wonders)
        return data


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game.

    ``wonders`` in seat order, ``first`` the seat that begins, ``progress`` the face-up tokens and
    then the stack. ``shuffles`` are the piles that Halicarnassus left behind, in order of use, as far as
    they are known; those beyond come from the seed.
    """

    seed: int
    wonders: tuple[WonderId, ...]
    first: Seat
    decks: Mapping[DeckId, Pile]
    progress: tuple[TokenId, ...]
    shuffles: tuple[Pile, ...] = ()
    options: Options = field(default_factory=Options)


def deal(box: Box, players: int, seed: int, options: Options) -> Deal:
    """Deal a game: the same box, seed and options give the same deal on any machine."""
    random = Random(seed)
    wonders_in_play = _deal_wonders(box, players, options, random)
    first = Seat(below(random, players))
    decks = {deck: _shuffled_deck(box, deck, random) for deck in deck_ids(wonders_in_play)}
    progress = tuple(shuffled(box.all_tokens(), random))
    return Deal(seed, wonders_in_play, first, decks, progress, options=options)


def deck_ids(wonders_in_play: Sequence[WonderId]) -> tuple[DeckId, ...]:
    """List the decks at a table: the central one, then each wonder's own in seat order."""
    return (CENTRAL, *(DeckId(wonder_id) for wonder_id in wonders_in_play))


def _deal_wonders(box: Box, players: int, options: Options, random: Random) -> tuple[WonderId, ...]:
    chosen = [*options.wonders, *[None] * (players - len(options.wonders))]
    left = shuffled((wonder_id for wonder_id in box.wonders if wonder_id not in chosen), random)
    return tuple(left.pop() if wonder_id is None else wonder_id for wonder_id in chosen)


def _shuffled_deck(box: Box, deck: DeckId, random: Random) -> Pile:
    return tuple(
        shuffled((card for card, count in box.full_deck(deck).items() for _ in range(count)), random)
    )
