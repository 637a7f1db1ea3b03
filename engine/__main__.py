"""The commands of `seven-wonders engine`: simulate, match, score, choices, replay."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NoReturn, cast

from engine.game import BrokenGameError, JsonObject
from engine.reading import Malformed, Node, parse
from engine.record import OUTCOME, new_game, read_position, resume
from engine.rules import GAMES, STANDARD

if TYPE_CHECKING:
    from engine.players.player import Policy

# Computer players are loaded only by the commands that use them, as that takes time.

DESCRIPTION = "simulate, score and replay games"

BAD_INPUT = 2
DIFFERENT_RESULT = 1
BROKEN_GAME = 3
LARGEST_FILE = 10 << 20
"""The most bytes read of a file: as many as Discord accepts in an upload."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, " ".join(message.split()) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the command line and run a command; return the exit status."""
    parser = _Parser(prog="python -m engine", description=f"{DESCRIPTION.capitalize()}.")
    add_commands(parser)
    return run(parser.parse_args(arguments))


def run(options: argparse.Namespace) -> int:
    """Run a parsed command; return the exit status."""
    if sys.stdout is None:
        return _refuse("the standard output is closed")
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the output has gone, as `head` does: don't write the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Malformed as error:
        return _refuse(str(error))
    except BrokenGameError as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command speaks on its streams
        return BROKEN_GAME
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return status


def _refuse(why: str) -> int:
    print(why, file=sys.stderr)  # noqa: T201 - a command speaks on its streams
    return BAD_INPUT


def _simulate(options: argparse.Namespace) -> int:
    from engine.measuring.uniform import play_out

    records = None if options.records is None else Path(options.records)
    agreed = cast("JsonObject", parse(options.options).value)
    for seed in range(options.seed, options.seed + options.games):
        game = new_game(options.game, options.players, seed, agreed, options.boxes)
        # The players have their own random source: the deal has used the seed's.
        play_out(game, _players(options.policy, options.players), Random(f"players {seed}"))
        named = {"game": game.name, "players": game.players, "seed": seed}
        _tell({**named, "steps": game.steps, **game.outcome()})
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
            records.joinpath(f"{seed}.json").write_text(json.dumps(game.record()) + "\n", "utf-8")
    return 0


def _match(options: argparse.Namespace) -> int:
    from engine.measuring.match import Match, play_match
    from engine.measuring.players import policies

    known = policies()
    seats = [Node(name, "--seats").word(known, "computer player") for name in options.seats.split(",")]
    players = options.players or len(seats)
    if len(seats) != players:
        raise Malformed(f"--seats: {players} needed, not {len(seats)}")
    agreed = parse(options.options)
    # Report errors in the options before starting processes.
    new_game(options.game, players, options.seed, cast("JsonObject", agreed.value), options.boxes)
    boxes = tuple(options.boxes)
    match = Match(options.game, tuple(seats), options.seed, json.dumps(agreed.value), boxes=boxes)
    for tally in play_match(match, options.games, options.workers):
        _tell(tally.as_json())
    return 0


def _score(options: argparse.Namespace) -> int:
    for score in read_position(_read(options.file)).scores():
        _tell(score.as_json())
    return 0


def _choices(options: argparse.Namespace) -> int:
    for choice in read_position(_read(options.file)).choices(Node(options.seat, "--seat")):
        _tell(choice.as_json())
    return 0


def _replay(options: argparse.Namespace) -> int:
    stored = _read(options.file)
    game = resume(stored)
    if not game.over:
        raise Malformed(f"steps: the game is not over after {game.steps} of them")
    outcome = game.outcome()
    for line in cast("list[JsonObject]", outcome["result"]):
        _tell(line)
    if "victory" in outcome:
        _tell({"victory": outcome["victory"]})
    differing = [key for key in OUTCOME if key in stored and stored[key].value != outcome.get(key)]
    for key in differing:
        print(f"{key}: another one is stored", file=sys.stderr)  # noqa: T201 - a command speaks on its streams
    return DIFFERENT_RESULT if differing else 0


def _players(names: str, players: int) -> list[Policy]:
    """Return the computer player of each seat: one name for all, or one a seat."""
    from engine.measuring.players import policies

    known = policies()
    chosen = [Node(name, "--policy").word(known, "computer player") for name in names.split(",")]
    if len(chosen) not in {1, players}:
        raise Malformed(f"--policy: 1 or {players} needed, not {len(chosen)}")
    return [known[chosen[seat % len(chosen)]] for seat in range(players)]


def _read(file: str) -> Node:
    """Read a file or the standard input, up to the size limit."""
    if file == "-" and sys.stdin is None:
        raise Malformed("-: the standard input is closed")
    if file == "-":
        data = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        with Path(file).open("rb") as opened:
            data = opened.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise Malformed(f"{file}: over {LARGEST_FILE >> 20} MiB, larger than any position or record")
    return parse(data)


def _tell(line: Mapping[str, object]) -> None:
    print(json.dumps(line))  # noqa: T201 - a command speaks on its streams


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add the commands to a parser."""
    commands = parser.add_subparsers(required=True, metavar="command", parser_class=_Parser)
    simulate = commands.add_parser("simulate", help="play games between computer players")
    _of_games(simulate)
    simulate.add_argument("--players", type=int, required=True, help="how many sit at the table")
    simulate.add_argument("--policy", default="random", help="a computer player, or one a seat: a,b,b")
    simulate.add_argument("--records", metavar="DIR", help="write each game's record as DIR/SEED.json")
    simulate.set_defaults(run=_simulate)
    match = commands.add_parser("match", help="tell how well computer players do against each other")
    _of_games(match)
    match.add_argument("--players", type=int, help="how many sit at the table, as many as --seats names")
    match.add_argument("--seats", required=True, help="a computer player for each seat: a,b,b")
    match.add_argument("--workers", type=_positive, default=1, help="how many processes play")
    match.set_defaults(run=_match)
    for name, run, what in (
        ("score", _score, "give the points of every seat of a position"),
        ("choices", _choices, "list the legal choices of a seat of a position"),
        ("replay", _replay, "play a record again and give its result"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", help="a file, or - for the standard input")
        command.set_defaults(run=run)
        if run is _choices:
            command.add_argument("--seat", type=int, required=True, help="the seat that chooses")


def _of_games(command: argparse.ArgumentParser) -> None:
    """Add the options that choose the games to play."""
    command.add_argument("--game", default="base", choices=GAMES, help="which game")
    command.add_argument("--boxes", nargs="+", default=list(STANDARD), help="what it is played with")
    command.add_argument("--games", type=_positive, default=1, help="how many games are played")
    command.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    command.add_argument("--options", default="{}", help="the options of the game as JSON")


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"invalid int value: '{text}'") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is below 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
