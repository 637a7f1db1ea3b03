"""The deal: who begins, the wonders, the progress tokens and the cards of each age (rules, Mise en place)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.duel.cards import card, cards, deck
from engine.duel.different import read_different
from engine.duel.layouts import SLOTS
from engine.duel.terms import AGES, SEATS, CardId, Deck, TokenId, WonderId
from engine.duel.tokens import TOKENS_ON_THE_BOARD, progress_tokens
from engine.duel.wonders import WONDERS_PER_CITY, wonders
from engine.game import JsonObject, Seat
from engine.reading import Node
from engine.shuffle import below, shuffled

PLAYERS = 2
WONDERS_DEALT = PLAYERS * WONDERS_PER_CITY
GUILDS_IN_PLAY = 3
DEAL_KEYS = ("first", "wonders", "board_tokens", "aside_tokens", "ages")


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game, and the seed that it came from.

    ``first`` drafts first and begins Age I. ``wonders`` are the first four shown, then the second four.
    The Great Library draws the first of ``aside_tokens``. ``ages`` has the cards of each age by slot.
    """

    seed: int
    first: Seat
    wonders: tuple[WonderId, ...]
    board_tokens: tuple[TokenId, ...]
    aside_tokens: tuple[TokenId, ...]
    ages: tuple[tuple[CardId, ...], ...]

    def as_json(self) -> JsonObject:
        """Give the deal as it stands in a record."""
        return {
            "first": self.first,
            "wonders": list(self.wonders),
            "board_tokens": list(self.board_tokens),
            "aside_tokens": list(self.aside_tokens),
            "ages": [list(age) for age in self.ages],
        }


def deal(seed: int) -> Deal:
    """Deal a game: the same seed gives the same deal on any machine."""
    random = Random(seed)
    first = Seat(below(random, PLAYERS))
    tokens = shuffled(progress_tokens(), random)
    return Deal(
        seed=seed,
        first=first,
        wonders=tuple(shuffled(wonders(), random)[:WONDERS_DEALT]),
        board_tokens=tuple(tokens[:TOKENS_ON_THE_BOARD]),
        aside_tokens=tuple(tokens[TOKENS_ON_THE_BOARD:]),
        ages=tuple(_deal_age(age, random) for age in AGES),
    )


def deck_of(age: int) -> Deck:
    """Name the deck of an age."""
    decks: tuple[Deck, ...] = ("age_1", "age_2", "age_3")
    return decks[age - 1]


def guilds_in(age: int) -> int:
    """Count the guilds that are shuffled into the deck of an age."""
    return GUILDS_IN_PLAY if age == AGES[-1] else 0


def read_deal(record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`."""
    node = record["deal"].fields(DEAL_KEYS)
    on_board = read_different(node["board_tokens"], progress_tokens(), "progress token", TOKENS_ON_THE_BOARD)
    aside = read_different(
        node["aside_tokens"],
        [token for token in progress_tokens() if token not in on_board],
        "progress token left",
        len(progress_tokens()) - TOKENS_ON_THE_BOARD,
    )
    ages = node["ages"].exactly(len(AGES))
    return Deal(
        seed=record.get("seed", 0).integer(),
        first=SEATS[node["first"].integer(0, PLAYERS - 1)],
        wonders=read_different(node["wonders"], wonders(), "wonder", WONDERS_DEALT),
        board_tokens=on_board,
        aside_tokens=aside,
        ages=tuple(_read_age(place, age) for place, age in zip(ages, AGES, strict=True)),
    )


def _deal_age(age: int, random: Random) -> tuple[CardId, ...]:
    guilds = shuffled(deck("guild"), random)[: guilds_in(age)]
    others = shuffled(deck(deck_of(age)), random)[: SLOTS - len(guilds)]
    return tuple(shuffled([*others, *guilds], random))


def _read_age(node: Node, age: int) -> tuple[CardId, ...]:
    known = [each.id for each in cards().values() if each.age == age]
    found = read_different(node, known, f"card of age {age}", SLOTS)
    guilds = sum(card(each).deck == "guild" for each in found)
    if guilds != guilds_in(age):
        raise node.fault(f"{guilds_in(age)} guilds needed, not {guilds}")
    return found
