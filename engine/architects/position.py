"""A position of Architects: any table, also one that no game would reach.

Beyond the published keys a position says, only where it applies, what is being asked in the middle of
a turn (``asked``: ``token``, ``effect`` or ``keep``, with ``searched`` the deck that Halicarnassus
shows) and how many turns in a row had nothing to do (``passes``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.architects.choice import Choice
from engine.architects.city import City, city_with
from engine.architects.deal import deck_ids
from engine.architects.reading import read_card, read_token
from engine.architects.records import read_wonders
from engine.architects.scoring import scores
from engine.architects.table import CONFLICT_TOKENS, Asked, Table
from engine.architects.terms import (
    FACE_UP_TOKENS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    STAGES,
    CardKind,
    DeckId,
    TokenId,
)
from engine.architects.tokens import token
from engine.architects.turn import question
from engine.game import JsonObject, Seat
from engine.reading import Node

FORMAT = 1
KEYS = (
    "format",
    "game",
    "seat",
    "cat",
    "conflict",
    "decks",
    "discard",
    "progress",
    "cities",
    "taken",
    "used",
    "open",
    "asked",
    "searched",
    "passes",
)
CITY_KEYS = ("wonder", "stages", "cards", "tokens", "victories")
ASKED: tuple[Asked, ...] = ("token", "effect", "keep")


@dataclass(frozen=True, slots=True)
class Position:
    """A table at one moment."""

    table: Table

    def score_lines(self) -> list[JsonObject]:
        """Give the points of every seat as if the game ended now."""
        return [score.as_json() for score in scores(self.table.cities, self.table.cat)]

    def choices(self, seat: Node) -> Sequence[Choice]:
        """List what a seat may choose now; raises `Malformed`.

        A seat whose turn it is not is asked as if its turn began. Nothing is asked once the game is over.
        """
        number = Seat(seat.integer(0, self.table.players - 1))
        if self.table.over:
            return ()
        if number == self.table.seat:
            return question(self.table)[1]
        waiting = replace(
            self.table, seat=number, taken=False, used=[], open_tokens=[], asked=None, searched=None
        )
        return question(waiting)[1]

    def as_json(self) -> JsonObject:
        """Give the position as JSON; `read_position` reads it back."""
        return position_as_json(self.table)


def position_as_json(table: Table) -> JsonObject:
    """Give everything that lies on a table as JSON."""
    data: JsonObject = {
        "format": FORMAT,
        "game": "architects",
        "seat": table.seat,
        "cat": table.cat,
        "conflict": {"total": table.conflict_tokens, "battle": table.battle},
        "decks": {deck: list(pile) for deck, pile in table.decks.items()},
        "discard": list(table.discard),
        "progress": {"face_up": list(table.face_up), "stack": list(table.stack)},
        "cities": [_city_as_json(city) for city in table.cities],
    }
    if table.taken:
        data.update(taken=True, used=list(table.used), open=list(table.open_tokens))
    if table.asked is not None:
        data["asked"] = table.asked
    if table.searched is not None:
        data["searched"] = table.searched
    if table.passes:
        data["passes"] = table.passes
    return data


def read_position(node: Node) -> Position:
    """Read a position; raises `Malformed`. What a command does not need may be left out."""
    node.fields(KEYS)
    node["format"].integer(FORMAT, FORMAT)
    places = node["cities"].elements(LEAST_PLAYERS, MOST_PLAYERS)
    players = len(places)
    cities = [_read_city(place) for place in places]
    read_wonders([place["wonder"] for place in places])
    conflict = node.get("conflict", {}).fields({"total", "battle"})
    conflict_tokens = conflict.get("total", CONFLICT_TOKENS[players]).integer(1)
    progress = node.get("progress", {}).fields({"face_up", "stack"})
    table = Table(
        cities=cities,
        decks=_read_decks(node.get("decks", {}), cities),
        face_up=_read_tokens(progress.get("face_up", [])),
        stack=_read_tokens(progress.get("stack", [])),
        conflict_tokens=conflict_tokens,
        seat=Seat(node.get("seat", 0).integer(0, players - 1)),
        battle=conflict.get("battle", 0).integer(0, conflict_tokens),
        discard=_read_cards(node.get("discard", [])),
        cat=_read_cat(node.get("cat"), players),
        taken=node.get("taken", False).boolean(),
        used=_read_tokens(node.get("used", [])),
        open_tokens=_read_tokens(node.get("open", [])),
        asked=node["asked"].word(ASKED, "question") if "asked" in node else None,
        passes=node.get("passes", 0).integer(0, players),
    )
    _check_tokens(node, table)
    table.searched = _read_searched(node, table)
    return Position(table)


def _city_as_json(city: City) -> JsonObject:
    return {
        "wonder": city.wonder,
        "stages": list(city.stages),
        "cards": [kind for kind, count in city.cards.items() for _ in range(count)],
        "tokens": list(city.tokens),
        "victories": city.victories,
    }


def _read_city(place: Node) -> City:
    place.fields(CITY_KEYS)
    [wonder_id] = read_wonders([place["wonder"]])
    stages: list[int] = []
    for stage in place["stages"].elements():
        number = stage.integer(1, STAGES)
        if number in stages:
            raise stage.fault(f"stage {number} is there twice")
        stages.append(number)
    return city_with(
        wonder_id,
        stages,
        _read_cards(place.get("cards", [])),
        _read_tokens(place.get("tokens", [])),
        place.get("victories", 0).integer(0),
    )


def _read_decks(node: Node, cities: Sequence[City]) -> dict[DeckId, list[CardKind]]:
    ids = deck_ids([city.wonder for city in cities])
    node.fields(ids)
    return {deck: _read_cards(node.get(deck, [])) for deck in ids}


def _read_cards(node: Node) -> list[CardKind]:
    return [read_card(place) for place in node.elements()]


def _read_tokens(node: Node) -> list[TokenId]:
    return [read_token(place) for place in node.elements()]


def _read_cat(node: Node, players: int) -> Seat | None:
    return None if node.value is None else Seat(node.integer(0, players - 1))


def _read_searched(node: Node, table: Table) -> DeckId | None:
    if table.asked != "keep":
        if "searched" in node:
            raise node["searched"].fault("no deck is being searched")
        return None
    return node["searched"].word([deck for deck, pile in table.decks.items() if pile], "deck with cards")


def _check_tokens(node: Node, table: Table) -> None:
    """Refuse more copies of a token than there are, and tokens in use that the city does not have."""
    if len(table.face_up) > FACE_UP_TOKENS:
        raise node["progress"]["face_up"].fault(f"at most {FACE_UP_TOKENS}, not {len(table.face_up)}")
    everywhere = [*table.face_up, *table.stack, *(each for city in table.cities for each in city.tokens)]
    for token_id, count in Counter(everywhere).items():
        if count > token(token_id).copies:
            raise node.fault(f"the progress token '{token_id}' is there {count} times")
    for key, listed in (("used", table.used), ("open", table.open_tokens)):
        for number, token_id in enumerate(listed):
            if token_id not in table.city.tokens:
                raise node[key].elements()[number].fault(f"seat {table.seat} has no '{token_id}'")
