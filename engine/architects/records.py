"""The record of a game of Architects: written, and its deal read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.architects.cards import full_deck
from engine.architects.choice import Choice
from engine.architects.deal import Deal, Options, Pile, deck_ids
from engine.architects.reading import read_card, read_token
from engine.architects.terms import LEAST_PLAYERS, MOST_PLAYERS, DeckId, WonderId
from engine.architects.tokens import all_tokens
from engine.architects.wonders import wonders
from engine.game import JsonObject, Seat
from engine.reading import Node

Word = TypeVar("Word", bound=str)

FORMAT = 1


def record_of(
    deal: Deal,
    steps: Sequence[Mapping[Seat, Choice]],
    shuffles: Sequence[Pile],
    outcome: JsonObject,
) -> JsonObject:
    """Give a game as JSON; ``outcome`` is empty while it runs."""
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
            "shuffles": [list(pile) for pile in shuffles],
        },
        "steps": [{str(seat): choice.as_json() for seat, choice in step.items()} for step in steps],
        **outcome,
    }


def read_deal(record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`.

    ``shuffles`` may be short, as in the record of a game that has only begun: the rest comes from the seed.
    """
    players = record["players"].integer(LEAST_PLAYERS, MOST_PLAYERS)
    options = read_options(record.get("options", {}), players)
    wonders_in_play = read_wonders(record["wonders"].exactly(players))
    node = record["deal"].fields({"first", "decks", "progress", "shuffles"})
    ids = deck_ids(wonders_in_play)
    decks = {deck: _read_full_deck(node["decks"].fields(ids)[deck], deck) for deck in ids}
    progress = tuple(read_token(place) for place in node["progress"].elements())
    _check_counts(node["progress"], Counter(progress), Counter(all_tokens()))
    return Deal(
        seed=record.get("seed", 0).integer(),
        wonders=wonders_in_play,
        first=Seat(node["first"].integer(0, players - 1)),
        decks=decks,
        progress=progress,
        shuffles=tuple(_read_pile(place) for place in node.get("shuffles", []).elements()),
        options=options,
    )


def read_options(node: Node, players: int) -> Options:
    """Read the options of a game; raises `Malformed`."""
    node.fields({"literal_two_player_battle", "wonders"})
    literal = node.get("literal_two_player_battle", False).boolean()
    chosen: list[WonderId | None] = []
    if "wonders" in node:
        places = node["wonders"].exactly(players)
        chosen = [None if place.value is None else place.word(wonders(), "wonder") for place in places]
        read_wonders([place for place in places if place.value is not None])
    return Options(literal, tuple(chosen))


def read_wonders(places: Sequence[Node]) -> tuple[WonderId, ...]:
    """Read wonders, each at most once; raises `Malformed`."""
    found: list[WonderId] = []
    for place in places:
        wonder_id = place.word(wonders(), "wonder")
        if wonder_id in found:
            raise place.fault(f"the wonder '{wonder_id}' is there twice")
        found.append(wonder_id)
    return tuple(found)


def _read_full_deck(node: Node, deck: DeckId) -> Pile:
    pile = _read_pile(node)
    _check_counts(node, Counter(pile), full_deck(deck))
    return pile


def _read_pile(node: Node) -> Pile:
    return tuple(read_card(place) for place in node.elements())


def _check_counts(node: Node, found: Counter[Word], expected: Counter[Word]) -> None:
    for word in sorted({*found, *expected}):
        if found[word] != expected[word]:
            raise node.fault(f"'{word}' is there {found[word]} times, not {expected[word]}")
