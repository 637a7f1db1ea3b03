"""The deal: who starts, the wonders, the tokens, the cards of each age (rules, Mise en place); its record."""

from dataclasses import dataclass, field
from random import Random

from engine.duel.box import Age, Box
from engine.duel.terms import SEATS
from engine.game import JsonObject, Seat
from engine.reading import Node
from engine.rules import Options
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId, WonderId


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game, and its seed.

    ``first`` drafts first and starts Age I. ``wonders`` are in the order in which they are shown. The Great
    Library draws the first of ``aside_tokens``. ``ages`` has the cards of each age by slot.
    """

    seed: int
    first: Seat
    wonders: tuple[WonderId, ...]
    board_tokens: tuple[TokenId, ...]
    aside_tokens: tuple[TokenId, ...]
    ages: tuple[tuple[CardId, ...], ...]
    options: Options = field(default_factory=Options)


def deal(box: Box, seed: int) -> Deal:
    """Deal a game: the same seed gives the same deal on any machine."""
    random = Random(seed)
    first = SEATS[below(random, len(SEATS))]
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
    extra = shuffled(box.decks[age.extra_deck], random)[: age.extra]
    others = shuffled(box.decks[age.deck], random)[: len(age.places) - len(extra)]
    return tuple(shuffled([*others, *extra], random))


DEAL_KEYS = ("first", "wonders", "board_tokens", "aside_tokens", "ages")


def deal_as_json(deal: Deal) -> JsonObject:
    """Return the deal as in a record."""
    return {
        "deal": {
            "first": deal.first,
            "wonders": list(deal.wonders),
            "board_tokens": list(deal.board_tokens),
            "aside_tokens": list(deal.aside_tokens),
            "ages": [list(age) for age in deal.ages],
        },
    }


def read_deal(box: Box, record: Node, seed: int) -> Deal:
    """Read the deal of a record; raises `Malformed`."""
    node = record["deal"].fields(DEAL_KEYS)
    on_board = node["board_tokens"].different_words(box.tokens, "progress token", box.tokens_on_the_board)
    aside = node["aside_tokens"].different_words(
        [token for token in box.tokens if token not in on_board],
        "progress token left",
        len(box.tokens) - box.tokens_on_the_board,
    )
    ages = node["ages"].exactly(len(box.ages))
    return Deal(
        seed=seed,
        first=SEATS[node["first"].integer(0, len(SEATS) - 1)],
        wonders=node["wonders"].different_words(box.wonders, "wonder", len(box.first_picks)),
        board_tokens=on_board,
        aside_tokens=aside,
        ages=tuple(_read_age(box, number, place) for number, place in enumerate(ages, start=1)),
    )


def _read_age(box: Box, number: int, node: Node) -> tuple[CardId, ...]:
    age = box.ages[number - 1]
    known = [each.id for each in box.cards.values() if each.age == number]
    found = node.different_words(known, f"card of age {number}", len(age.places))
    extra = sum(box.cards[each].deck == age.extra_deck for each in found)
    if extra != age.extra:
        raise node.fault(f"{age.extra} {age.extra_deck}s needed, not {extra}")
    return found
