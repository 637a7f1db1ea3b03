"""The record of a game of Architects: what it begins with, written and read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from engine.architects.box import Box
from engine.architects.deal import Deal, Options, Pile, deck_ids
from engine.architects.terms import DeckId
from engine.game import JsonObject, Seat
from engine.reading import Node
from engine.terms import CardId, WonderId

Word = TypeVar("Word", bound=str)

FORMAT = 1


def deal_as_json(deal: Deal) -> JsonObject:
    """Give the deal as it begins a record, with the piles that were shuffled in the game."""
    return {
        "format": FORMAT,
        "game": "architects",
        "players": len(deal.wonders),
        "seed": deal.seed,
        "options": deal.options.as_json(),
        "wonders": list(deal.wonders),
        "deal": {
            "first": deal.first,
            "decks": {deck: list(pile) for deck, pile in deal.decks.items()},
            "progress": list(deal.progress),
            "shuffles": [list(pile) for pile in deal.shuffles],
        },
    }


def read_deal(box: Box, record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`.

    ``shuffles`` may be short, as in the record of a game that has only begun: the rest comes from the seed.
    """
    players = record["players"].integer(box.least_players, box.most_players)
    options = read_options(box, record.get("options", {}), players)
    wonders_in_play = read_wonders(box, record["wonders"].exactly(players))
    node = record["deal"].fields({"first", "decks", "progress", "shuffles"})
    ids = deck_ids(wonders_in_play)
    decks = {deck: _read_full_deck(box, node["decks"].fields(ids)[deck], deck) for deck in ids}
    tokens = box.all_tokens()
    places = node["progress"].elements(0, len(tokens))
    progress = tuple(place.word(box.tokens, "progress token") for place in places)
    _check_counts(node["progress"], Counter(progress), Counter(tokens))
    return Deal(
        seed=record.get("seed", 0).integer(),
        wonders=wonders_in_play,
        first=Seat(node["first"].integer(0, players - 1)),
        decks=decks,
        progress=progress,
        shuffles=tuple(
            read_cards(box, place) for place in node.get("shuffles", []).elements(0, box.all_cards)
        ),
        options=options,
    )


def read_options(box: Box, node: Node, players: int) -> Options:
    """Read the options of a game; raises `Malformed`."""
    node.fields({"literal_two_player_battle", "wonders"})
    literal = node.get("literal_two_player_battle", False).boolean()
    chosen: list[WonderId | None] = []
    if "wonders" in node:
        places = node["wonders"].exactly(players)
        chosen = [None if place.value is None else place.word(box.wonders, "wonder") for place in places]
        read_wonders(box, [place for place in places if place.value is not None])
    return Options(literal, tuple(chosen))


def read_wonders(box: Box, places: Sequence[Node]) -> tuple[WonderId, ...]:
    """Read wonders, each at most once; raises `Malformed`."""
    found: list[WonderId] = []
    for place in places:
        wonder_id = place.word(box.wonders, "wonder")
        if wonder_id in found:
            raise place.fault(f"the wonder '{wonder_id}' is there twice")
        found.append(wonder_id)
    return tuple(found)


def read_cards(box: Box, node: Node) -> tuple[CardId, ...]:
    """Read a list of cards; raises `Malformed`."""
    return tuple(place.word(box.cards, "card") for place in node.elements(0, box.all_cards))


def _read_full_deck(box: Box, node: Node, deck: DeckId) -> Pile:
    pile = read_cards(box, node)
    _check_counts(node, Counter(pile), Counter(box.full_deck(deck)))
    return pile


def _check_counts(node: Node, found: Counter[Word], expected: Counter[Word]) -> None:
    for word in sorted({*found, *expected}):
        if found[word] != expected[word]:
            raise node.fault(f"'{word}' is there {found[word]} times, not {expected[word]}")
