"""Finished games, stored without being played on Discord."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from bot.common.game_options import Options
from bot.common.stored_rows import Ending, SeatRow, TableRow
from bot.tables.replay import boards_of, ending_of
from engine.game import JsonObject, Seat
from engine.measuring.uniform import Uniform, play_out
from engine.record import new_game, resume
from engine.terms import Level
from tests.cogs.room import Room

COMPUTERS = ("Hera", "Zeus", "Leto", "Nike", "Gaia", "Eris", "Iris")


@lru_cache(maxsize=16)
def _recorded(game: str, players: int, seed: int) -> str:
    options = {"sides": "A+B"} if game == "base" else {}
    played = play_out(new_game(game, players, seed, options), [Uniform()] * players, Random(seed))
    return json.dumps(played.record())


@lru_cache(maxsize=16)
def _ending(game: str, players: int, seed: int) -> Ending | None:
    return ending_of(resume(recorded(game, players, seed)), ())


def recorded(game: str, players: int, seed: int = 7) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(_recorded(game, players, seed))
    return record


async def put_finished(
    room: Room,
    *names: str,
    game: str = "base",
    players: int = 3,
    seed: int = 7,
    ended: float | None = None,
    server: int | None = None,
    channel: int | None = None,
    steps: int | None = None,
    rules: int | None = None,
    level: Level | None = None,
    changes: Mapping[int, tuple[int, str | None]] | None = None,
) -> int:
    """Store a finished game of these people and computer players; return its number.

    The computer players have the ``level``, or none, as before there were levels. With ``steps``, the game
    was abandoned after that many. The ``changes`` give a seat to another person, or to a computer player if
    None, by step.
    """
    record, store = recorded(game, players, seed), room.client.store
    rows = [SeatRow(Seat(seat), room.people[name].id, name) for seat, name in enumerate(names)]
    rows += [SeatRow(Seat(seat), None, COMPUTERS[seat], level=level) for seat in range(len(names), players)]
    boards = zip(rows, boards_of(record), strict=False)
    seats = [replace(seat, wonder=wonder, side=side) for seat, (wonder, side) in boards]
    now = room.env.now().timestamp() if ended is None else ended
    guild, place = (
        room.guild.id if server is None else server,
        room.channel.id if channel is None else channel,
    )
    host, options = room.people[names[0]].id if names else 0, Options().with_choice("game", game)
    lobby = TableRow(0, guild, place, place, "lobby", host, "en", options, None, now - 3600)
    row = await store.create_table(lobby, seats)
    rules = record.get("rules", 1) if rules is None else rules
    row = replace(row, state="playing", rules=rules, begun=now - 3600, active=now - 60)
    header: JsonObject = {key: value for key, value in record.items() if key not in ("result", "victory")}
    await store.begin(row, {**header, "steps": []}, seats)
    played: list[JsonObject] = record["steps"][:steps]
    for number, step in enumerate(played[:-1] if steps is None else played):
        if changes is not None and number in changes:
            seat, name = changes[number]
            person, called = (None, COMPUTERS[seat]) if name is None else (room.people[name].id, name)
            seats[seat] = replace(seats[seat], person=person, name=called, level=None)
        await store.put_step(row, number, step, seats)
    if steps is not None:
        await store.save_table(replace(row, state="closed", ended=now, reason="abandoned"))
        return row.id
    over = replace(row, state="over", ended=now, reason="played")
    await store.put_step(over, len(played) - 1, played[-1], seats, ending=_ending(game, players, seed))
    await store.mark_score_posted(row.id)
    return row.id
