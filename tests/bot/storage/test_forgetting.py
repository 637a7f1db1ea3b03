"""Forgetting a person, in every kind of database."""

import json
from dataclasses import replace

import pytest

from bot.common.rows import (
    FORGOTTEN,
    NO_SERVER,
    Departure,
    Draft,
    MessageKey,
    MessageRef,
    Note,
    Person,
    PersonSummary,
    Posted,
    SeatRow,
    Tenure,
)
from bot.statistics.finished import FinishedSeat, entered_game
from bot.statistics.players import is_nameless, key_of_person
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from tests.bot.backends import Backend
from tests.bot.kept import ENDING as DECIDED_AT_ONCE
from tests.bot.kept import PASS, begin, finish, know, open_lobby

ANN, BEN = 700_000_000_000_000_001, 700_000_000_000_000_002
DIRECT = 700_000_000_000_000_099
"""The channel of Ann's direct messages."""

NAME, OTHER_NAME = "ann of the hill", "änn of the 'sea'"
COUPLE = (SeatRow(Seat(0), ANN, NAME, wonder="giza", side="A"), SeatRow(Seat(1), BEN, "ben"))
ENDING = replace(DECIDED_AT_ONCE, victory=None)
LEFT = (SeatRow(Seat(0), None, "Hera", level="normal"), COUPLE[1])

WITHOUT_PEOPLE = {
    # Games have seats, not people.
    *("steps", "picks", "results"),
    # Servers, and the bot's own state.
    *("server_categories", "server_boards", "server_languages", "server_editions", "facts"),
    "servers_without_rankings",
    *("uncounted", "sqlite_sequence", "forms"),
    # Messages between processes, deleted when they are read.
    *("owners", "leases", "letters"),
}


def record(*names: str) -> JsonObject:
    return {"game": "base", "steps": [], "names": [*names]}


async def fill(store: Store) -> None:
    """Write a person into every table that can hold one."""
    await know(store, Person(ANN, DIRECT, "fr", own_language="nl"))
    practice = await open_lobby(store, DIRECT, server=NO_SERVER, seats=COUPLE[:1])
    await store.put_message(practice.id, MessageKey("step", 3), MessageRef(DIRECT, 77))
    await store.put_draft(practice.id, Draft(MessageKey("hand", 3, 0), DIRECT, 77, 100.0))
    await store.save_table(replace(practice, state="closed", reason="ended", host=ANN))
    for channel in (5, 6, 7):
        row = replace(await begin(store, channel, COUPLE), host=ANN)
        await store.save(row, COUPLE, Departure(ANN, Seat(1), 0, replaced=True))
        request = MessageKey("request", person=ANN)
        await store.put_message(row.id, request, MessageRef(channel, 78))
        await store.put_draft(row.id, Draft(request, channel, row.id, 100.0))
        await store.put_note(row.id, Note("nudged", person=ANN), 100.0)
        await store.put_message(row.id, MessageKey("result", seat=0), MessageRef(DIRECT, 79))
        await store.put_message(row.id, MessageKey("superseded", 76), MessageRef(DIRECT, 76))
        await store.put_draft(row.id, Draft(MessageKey("hand", 9, 0), DIRECT, 1000 + row.id, 100.0))
        await finish(store, row, ending=ENDING, seats=COUPLE, ended=300.0 + row.id)
    running = await begin(store, 8, COUPLE)
    await store.put_step(running, 0, PASS, COUPLE)
    await store.put_tip(running.id, ANN, 1, "brown")
    await store.save(running, LEFT)
    aside = await begin(store, 9, COUPLE)
    await store.save(aside, COUPLE, Departure(ANN, Seat(1), 0, replaced=True))
    await store.set_aside(aside.id, "unreadable", 300.0)
    lobby = await open_lobby(store, 10, seats=COUPLE)
    await store.save_table(replace(lobby, state="closed", reason="ended", ended_by=ANN, host=ANN))
    left = await begin(store, 11, (replace(COUPLE[0], name=OTHER_NAME), COUPLE[1]))
    await store.put_step(left, 0, PASS, (replace(COUPLE[0], name=OTHER_NAME), COUPLE[1]))
    await finish(store, left, 1, ENDING, seats=LEFT, ended=400.0)
    line = FinishedSeat(key_of_person(ANN), NAME, 1, 60, {"military": 18}, seat=Seat(0))
    await store.enter_game(entered_game(1, "base", 300.0, ANN, (line,)))
    await store.open_pad(14, {"players": [{"name": NAME, "person": ANN}]}, 100.0)
    await store.open_pad(ANN, {"players": []}, 100.0)
    await store.leave_out(ANN, out=True)
    for names in ((NAME, "ben"), ("ben", "cyd"), ("ben", OTHER_NAME)):
        await store.put_record(record(*names), 100.0)


async def tables_naming_ann(backend: Backend) -> set[str]:
    """List the tables that mention Ann by id or by name."""
    words = (str(ANN), str(DIRECT), NAME, OTHER_NAME, repr(OTHER_NAME)[1:-1], "\\u00e4nn")
    return {name for name, rows in (await backend.tables()).items() if any(word in rows for word in words)}


async def test_no_table_names_a_forgotten_person(backend: Backend, store: Store) -> None:
    await fill(store)
    everywhere = (await backend.tables()).keys() - WITHOUT_PEOPLE - {"forgetting"}
    assert await tables_naming_ann(backend) == everywhere
    statistics = await store.player_statistics(1, key_of_person(BEN))
    others = {
        MessageKey("result", seat=1): MessageRef(DIRECT + 1, 79),
        MessageKey("step", 10): MessageRef(5, 81),
    }
    for key, ref in others.items():
        await store.put_message(2, key, ref)
    await store.put_note(2, Note("told", 0))
    await store.forget(ANN, "Former player")
    assert await store.posted(2) == Posted(others, {Note("told", 0): 0.0})
    assert await tables_naming_ann(backend) == set()
    assert await store.person_summary(ANN) == PersonSummary(Person(ANN))
    # The games that they played remain.
    game = await store.game(2)
    assert game is not None
    assert game.seats == [replace(COUPLE[0], person=FORGOTTEN, name="Former player"), COUPLE[1]]
    assert (game.ending, game.steps, game.row.host) == (ENDING, [PASS], FORGOTTEN)
    assert await store.tenures(2) == [
        Tenure(Seat(0), FORGOTTEN, "Former player", 0, 0),
        Tenure(Seat(1), BEN, "ben", 0, 0),
    ]
    after = await store.player_statistics(1, key_of_person(BEN))
    assert statistics is not None
    assert after is not None
    assert replace(after, meetings=()) == replace(statistics, meetings=())
    nobody = next(each for each in after.meetings if is_nameless(each.opponent))
    assert (nobody.name, nobody.met) == ("Former player", 3)
    assert await store.recount() == 4
    assert await store.player_statistics(1, key_of_person(BEN)) == after
    (entered,) = [each for each in await store.finished_games(1) if each.origin == "score-pad"]
    line = entered.seats[0]
    assert (entered.entered_by, line.player, line.name) == (FORGOTTEN, None, "Former player")


@pytest.mark.parametrize(("where", "is_left"), [(NO_SERVER, False), (1, True)])
async def test_forgetting_a_person_removes_their_dm_channel_from_games(
    store: Store, where: int, is_left: bool
) -> None:
    row = replace(await open_lobby(store, DIRECT, server=where), state="playing", host=ANN, rules=1)
    await store.begin(row, {"game": "base"}, COUPLE)
    await finish(store, row, ending=ENDING, seats=COUPLE)
    await store.forget(ANN, "Former player")
    kept = await store.table(row.id)
    assert kept is not None
    assert (kept.place == kept.channel == DIRECT) == is_left
    assert [each.id for each in await store.unfinished_games()] == [row.id] * is_left
    assert await store.last_ended(DIRECT) == (row.id if is_left else None)


async def test_uploaded_records_lose_only_the_names_of_a_forgotten_person(store: Store) -> None:
    """Names are found both as written and as displayed."""
    await fill(store)
    hidden = "ann \u202e of  the sea"
    await begin(store, 12, (replace(COUPLE[0], name=hidden), COUPLE[1]))
    for name in (hidden, "ann of the sea"):
        await store.put_record(record(name, "ben"), 100.0)
    await store.forget(ANN, "Former player")
    names = [(await store.record(number) or {}).get("names") for number in range(1, 6)]
    former = ["Former player", "ben"]
    assert names == [former, ["ben", "cyd"], former[::-1], former, former]


async def test_forgetting_begun_by_an_earlier_version_is_finished(backend: Backend, store: Store) -> None:
    await fill(store)
    await store.put_record(record("a name of before"), 100.0)
    names = json.dumps([NAME, OTHER_NAME, "a name of before"])
    await backend.run("INSERT INTO forgetting VALUES (?, 'Former player', ?, 'secret', 0)", ANN, names)
    # Their games were anonymized already, but not the meetings of others.
    for player, name in (("player", "name"), ("left_by", "left_name")):
        replaced = f"UPDATE finished_seats SET {player} = NULL, {name} = 'Former player' WHERE {player} = ?"
        await backend.run(replaced, key_of_person(ANN))
    await backend.run("DELETE FROM taken_part WHERE player = ?", key_of_person(ANN))
    await store.finish_forgetting()
    assert await tables_naming_ann(backend) == set()
    assert "a name of before" not in await backend.everything()
