"""Tables for tests of Architects, and choices written as words."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.architects.box import standard_box
from engine.architects.choice import ArchitectsChoice
from engine.architects.deal import Deal, Pile
from engine.architects.position import read_position
from engine.architects.rules import ArchitectsGame, rules_with
from engine.course import Game
from engine.game import Event, JsonObject
from engine.reading import Node

FILLER = "laurel3"
"""A card that has no effect when it is taken."""


def city(
    wonder: str = "giza", cards: str = "", *, stages: Sequence[int] = (), tokens: str = "", victories: int = 0
) -> JsonObject:
    return {
        "wonder": wonder,
        "stages": list(stages),
        "cards": cards.split(),
        "tokens": tokens.split(),
        "victories": victories,
    }


def table(
    *cities: JsonObject,
    decks: Mapping[str, str] | None = None,
    face_up: str = "decor politics strategy",
    stack: str = "education culture",
    literal: bool = False,
    shuffles: Sequence[Pile] = (),
    **more: object,
) -> ArchitectsGame:
    """Return a game at a table; Rhodes joins a single city, and other decks are five cards without effect."""
    cities = cities if len(cities) > 1 else (*cities, city("rhodes"))
    piles = dict(decks or {})
    names = ["central", *(str(each["wonder"]) for each in cities)]
    position: JsonObject = {
        "format": 1,
        "game": "architects",
        "cities": list(cities),
        "decks": {name: piles.get(name, " ".join([FILLER] * 5)).split() for name in names},
        "progress": {"face_up": face_up.split(), "stack": stack.split()},
        **more,
    }
    laid = read_position(standard_box(), Node(position))
    laid.shuffles = tuple(shuffles)
    laid.literal_two_player_battle = literal
    deal = Deal(
        seed=0, wonders=tuple(each.wonder for each in laid.cities), first=laid.turn, decks={}, progress=()
    )
    return Game(rules_with(standard_box()), deal, laid)


def choices(game: ArchitectsGame) -> list[str]:
    """Return the legal choices as words, such as ``take central`` or ``build 1 wood clay + 1 coins``."""
    return [words(choice) for decision in game.decisions() for choice in decision.choices]


def words(choice: ArchitectsChoice) -> str:
    data: dict[str, Any] = choice.as_json()
    if data["action"] == "build":
        used = [name for name in ("economy", "engineering") if data.get(name)]
        return " ".join(["build", str(data["stage"]), *data["resources"], f"+{data['coins']}", *used])
    if data["action"] == "exchange":
        return " ".join(["exchange", *data["cards"]])
    return " ".join(map(str, data.values()))


def play(game: ArchitectsGame, *moves: str) -> list[Event]:
    """Make choices given in the words of `choices`, and return all events."""
    events: list[Event] = []
    for each in moves:
        (decision,) = game.decisions()
        found = [choice for choice in decision.choices if words(choice) == each]
        assert found, f"'{each}' is not among {choices(game)}"
        events += game.play({decision.seat: found[0]})
    return events


def told(events: Sequence[Event], event_class: type) -> list[Event]:
    return [event for event in events if isinstance(event, event_class)]
