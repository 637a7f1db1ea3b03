"""The deal as it stands in the record of a duel: written, and read."""

from __future__ import annotations

from engine.duel.box import Box
from engine.duel.deal import Deal
from engine.duel.terms import SEATS
from engine.game import JsonObject
from engine.reading import Node
from engine.terms import CardId

FORMAT = 1
DEAL_KEYS = ("first", "wonders", "board_tokens", "aside_tokens", "ages")


def deal_as_json(deal: Deal) -> JsonObject:
    """Give the deal as it begins a record."""
    return {
        "format": FORMAT,
        "game": "duel",
        "players": len(SEATS),
        "seed": deal.seed,
        "options": {},
        "deal": {
            "first": deal.first,
            "wonders": list(deal.wonders),
            "board_tokens": list(deal.board_tokens),
            "aside_tokens": list(deal.aside_tokens),
            "ages": [list(age) for age in deal.ages],
        },
    }


def read_deal(box: Box, record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`."""
    record["players"].integer(box.players, box.players)
    read_options(record.get("options", {}))
    node = record["deal"].fields(DEAL_KEYS)
    on_board = node["board_tokens"].different_words(box.tokens, "progress token", box.tokens_on_the_board)
    aside = node["aside_tokens"].different_words(
        [token for token in box.tokens if token not in on_board],
        "progress token left",
        len(box.tokens) - box.tokens_on_the_board,
    )
    ages = node["ages"].exactly(len(box.ages))
    return Deal(
        seed=record.get("seed", 0).integer(),
        first=SEATS[node["first"].integer(0, box.players - 1)],
        wonders=node["wonders"].different_words(box.wonders, "wonder", len(box.first_picks)),
        board_tokens=on_board,
        aside_tokens=aside,
        ages=tuple(_read_age(box, number, place) for number, place in enumerate(ages, start=1)),
    )


def read_options(node: Node) -> None:
    """Read the options of a duel: there is nothing to agree on; raises `Malformed`."""
    node.fields(())


def _read_age(box: Box, number: int, node: Node) -> tuple[CardId, ...]:
    age = box.ages[number - 1]
    known = [each.id for each in box.cards.values() if each.age == number]
    found = node.different_words(known, f"card of age {number}", len(age.places))
    guilds = sum(box.cards[each].deck == "guild" for each in found)
    if guilds != age.guilds:
        raise node.fault(f"{age.guilds} guilds needed, not {guilds}")
    return found
