"""Games and positions as JSON: start a game, record it, resume it; read the table at one moment."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.course import AnyGame, Game
from engine.game import IllegalChoice, JsonObject, Seat
from engine.reading import LONGEST_NAME, Malformed, Node, is_name, shown
from engine.rules import FORMAT, FRAME, STANDARD, AnyRules, Position, rules_of
from engine.story import PlayedStep

Record = JsonObject
"""A whole game as JSON: the deal, every step and, once it is over, the outcome."""


class OtherRules(Malformed):
    """A record of a game played by unknown rules.

    >>> resume({**new_game("duel", players=2, seed=7).record(), "rules": 99})
    Traceback (most recent call last):
    engine.record.OtherRules: rules: version 99 is not known here: another game would come of it
    """


FIRST_RULES = 1
"""The version of the rules of records that name none."""
OUTCOME = ("result", "victory")
DEALT = ("seed", "options", "wonders", "deal", "decks")
KEYS = (*FRAME, "rules", "players", "names", *DEALT, "steps", *OUTCOME)


def new_game(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    boxes: Sequence[str] = STANDARD,
) -> AnyGame:
    """Deal a new game; the same arguments give the same game on any machine.

    Raises `Malformed` for an unknown game or box, or invalid options.

    >>> new_game("architects", players=3, seed=7).decisions()[0].kind
    'take'
    """
    named = boxes if isinstance(boxes, str) else list(boxes)
    return begin(rules_of(Node(game, "game"), Node(named, "boxes")), players, seed, options)


def begin(rules: AnyRules, players: int, seed: int, options: Mapping[str, object] | None = None) -> AnyGame:
    """Deal a new game by given rules, even those of an unnamed box; raises `Malformed`."""
    count = _players(rules, Node(players, "players"))
    agreed = rules.read_options(Node({} if options is None else options, "options"), count)
    return Game(rules, rules.deal(count, Node(seed, "seed").integer(), agreed))


def resume(
    record: Record | Node,
    watch: Callable[[PlayedStep], None] | None = None,
    rules: AnyRules | None = None,
) -> AnyGame:
    """Play a record to its end, even in the middle of the game; ``watch`` sees every step.

    It is played by ``rules``, by default those of its boxes.

    Raises `OtherRules` for unknown rules, `Malformed` for an invalid record or an illegal choice, naming step
    and seat, and `BrokenGameError` if the rules fail.

    >>> game = new_game("duel", players=2, seed=7)
    >>> resume(game.record()).view(0) == game.view(0)
    True
    """
    node = Node.of(record)
    if "cities" in node and "steps" not in node:
        raise node.fault("a position, no record: `score` and `choices` read it")
    node.fields(KEYS)
    node["format"].integer(FORMAT, FORMAT)
    rules = rules or _rules_of(node)
    version = node.get("rules", FIRST_RULES)
    if not rules.plays_alike(version.integer()):
        fault = version.fault(
            f"version {shown(version.value)} is not known here: another game would come of it"
        )
        raise OtherRules(str(fault))
    players = _players(rules, node["players"])
    options = rules.read_options(node.get("options", {}), players)
    game = Game(rules, rules.read_deal(node, players, node.get("seed", 0).integer(), options))
    names_of(node)
    for step in node["steps"].each():
        if not game.pass_over(step.value):
            _play_step(game, step, watch)
    return game


def read_position(position: JsonObject | Node) -> Position:
    """Read a position of a game; raises `Malformed`.

    >>> city = {"wonder": "giza", "side": "A", "stages": 1, "coins": 6, "buildings": ["altar"]}
    >>> two = [{**city, "wonder": other, "stages": 0} for other in ("rhodes", "babylon")]
    >>> table = read_position({"format": 1, "game": "base", "cities": [city, *two]})
    >>> [score.total for score in table.scores()]
    [7, 4, 4]
    """
    node = Node.of(position)
    if "steps" in node and "cities" not in node:
        raise node.fault("a record, no position: `replay` reads it")
    node["format"].integer(FORMAT, FORMAT)
    rules = _rules_of(node)
    return Position(rules, rules.read_position(node))


def names_of(record: Record | Node) -> list[str]:
    """Return the names of the players by seat; empty if the record has none. Raises `Malformed`."""
    node = Node.of(record)
    if "names" not in node:
        return []
    names = [place.text() for place in node["names"].exactly(node["players"].integer())]
    for place, name in zip(node["names"].each(), names, strict=True):
        if not is_name(name):
            raise place.fault(f"no name of 1 to {LONGEST_NAME} characters that can be shown in a line")
    return names


def _rules_of(node: Node) -> AnyRules:
    return rules_of(node["game"], node.get("boxes", list(STANDARD)))


def _players(rules: AnyRules, node: Node) -> int:
    return node.integer(rules.box.least_players, rules.box.most_players)


def _play_step(game: AnyGame, step: Node, watch: Callable[[PlayedStep], None] | None) -> None:
    chosen: dict[Seat, Any] = {}
    seats = {_seat(game, step, key): place for key, place in step.items()}
    # A seat's choices may depend on those of the seats before it: the Free City comes last.
    for seat, place in sorted(seats.items()):
        try:
            chosen[seat] = game.read_choice(seat, place.value, chosen)
        except IllegalChoice as error:
            raise place.fault(str(error)) from None
    before = None if watch is None else game.view(None)
    try:
        events = game.play(chosen)
    except IllegalChoice as error:
        raise step.fault(str(error)) from None
    if watch is not None:
        watch(PlayedStep(before, chosen, events))


def _seat(game: AnyGame, step: Node, key: str) -> Seat:
    if key not in {str(seat) for seat in range(len(game.table.cities))}:
        raise step.fault(f"no seat {shown(key)}")
    return Seat(int(key))
