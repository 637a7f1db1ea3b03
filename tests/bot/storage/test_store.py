"""The store: tables, games, messages, records and score pads, in every kind of database."""

import asyncio
from dataclasses import replace

import pytest

from bot.common.game_options import Options
from bot.common.stored_rows import (
    Departure,
    Draft,
    MessageKey,
    MessageRef,
    Note,
    Person,
    Posted,
    SeatRow,
    StoredGame,
    TableRow,
    Tenure,
)
from bot.storage.errors import ConflictError, UnreadableError
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from tests.bot.backends import Backend
from tests.bot.kept import ENDING, PASS, SEATS, begin, finish, know, open_lobby, stored


async def test_everything_survives_reopening_the_store(backend: Backend, store: Store) -> None:
    for nothing in (store.table, store.with_seats, store.game, store.last_ended, store.record):
        assert await nothing(1) is None
    assert not await store.has_tables()
    assert (await store.person(11), await store.fact("last")) == (Person(11), None)
    large, seats = 2**62, [replace(SEATS[0], person=2**62 + 2), *SEATS[1:]]
    header: JsonObject = {"game": "base", "seed": 2**128 - 1}
    row = replace(await open_lobby(store, large, server=large + 1), state="playing", rules=1, begun=101.0)
    await store.begin(row, header, seats)
    picks: dict[Seat, JsonObject] = {Seat(2): {"action": "sell", "card": "baths"}}
    await store.put_step(row, 0, {"0": {"action": "sell", "card": "loom"}}, seats)
    await store.replace_picks(row.id, 1, (), picks)
    await store.put_message(row.id, MessageKey("step", 1), MessageRef(5, 77))
    await store.put_note(row.id, Note("told", 0))
    await know(store, Person(11, 99, "fr"))
    writer = asyncio.create_task(store.put_fact("last", "word"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writer.cancel()

    store = await backend.open()
    assert await store.fact("last") == "word", "closing waits for pending writes"
    assert await store.with_seats(row.id) == (row, seats)
    assert await store.live_tables() == [row]
    steps: list[JsonObject] = [{"0": {"action": "sell", "card": "loom"}}]
    posted = Posted({MessageKey("step", 1): MessageRef(5, 77)}, {Note("told", 0): 0.0})
    assert await stored(store, row) == StoredGame(row, header, seats, steps, {1: picks}, posted, [], None)
    assert await store.person(11) == Person(11, 99, "fr")


async def test_a_channel_has_one_lobby_or_game(store: Store) -> None:
    first = await open_lobby(store)
    with pytest.raises(ConflictError):
        await open_lobby(store)
    assert await store.lobby_at(5) == (first, list(SEATS))
    assert await store.game(first.id) is None
    other = await open_lobby(store, 6)
    with pytest.raises(ConflictError):
        await store.begin(replace(other, state="playing", place=5), {"game": "base"}, SEATS)
    assert await store.table(other.id) == other
    await store.save_table(replace(first, state="closed"))
    assert await store.lobby_at(5) is None
    again, game = await open_lobby(store, now=150.0), await begin(store, 7)
    assert await store.lobby_at(7) is None
    elsewhere = await open_lobby(store, 8, server=2, now=200.0)
    assert [row.id for row in await store.live_tables()] == [other.id, again.id, game.id, elsewhere.id]
    assert await store.live_tables(2) == [elsewhere]
    assert [await store.count_live(server) for server in (1, 2, 3)] == [3, 1, 0]
    assert await store.idle_lobbies(200.0) == [other, again]
    assert await store.unfinished_games() == [game]


async def test_seats_are_reserved_until_a_deadline_that_can_shift(backend: Backend, store: Store) -> None:
    seats = (SEATS[0], replace(SEATS[2], kept=True))
    first, second, third = [
        await store.create_table(
            TableRow(0, 1, channel, channel, "lobby", 11, "en", Options(), deadline, 100.0), seats
        )
        for channel, deadline in ((5, 400.0), (6, 500.0), (7, None))
    ]
    assert await store.lobbies_kept_until(399.0) == []
    assert await store.lobbies_kept_until(400.0) == [first]
    running, over = await begin(store, 8), await begin(store, 9)
    over = replace(over, state="over")
    await store.save_table(over)
    await store.shift_deadlines(100.0)
    assert [row.id for row in await store.lobbies_kept_until(599.0)] == [first.id]
    store = await backend.open()
    assert (await store.with_seats(second.id)) == (replace(second, deadline=600.0, active=200.0), [*seats])
    assert await store.table(third.id) == replace(third, active=200.0)
    assert await store.table(running.id) == replace(running, deadline=290.0, active=201.0)
    assert await store.table(over.id) == over


async def test_a_step_replaces_its_picks_and_is_stored_only_once(store: Store) -> None:
    row = await begin(store)
    none: JsonObject = {"action": "none"}
    await store.replace_picks(row.id, 0, (), {Seat(0): none, Seat(1): none})
    await store.replace_picks(row.id, 0, [Seat(1)], {Seat(0): {"action": "sell", "card": "loom"}})
    assert (await stored(store, row)).picks == {0: {Seat(0): {"action": "sell", "card": "loom"}}}
    late = [replace(seat, late=1) for seat in SEATS]
    await store.put_step(replace(row, deadline=None), 0, PASS, late)
    game = await stored(store, row)
    assert (game.picks, game.steps, game.seats, game.row.deadline) == ({}, [PASS], late, None)
    await store.replace_picks(row.id, 1, (), {Seat(1): none})
    before, tenures = await stored(store, row), await store.tenures(row.id)
    for step in (0, 2):
        with pytest.raises(ConflictError):
            await finish(store, row, step)
    assert await stored(store, row) == before
    assert (await store.tenures(row.id), before.ending) == (tenures, None)


async def test_tenures_and_departures_of_each_seat_are_stored(backend: Backend, store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    await store.put_step(row, 1, PASS, SEATS, played_for=[Seat(0)])
    left = [replace(SEATS[0], person=None, name="Apollo"), *SEATS[1:]]
    for step in (1, 2):
        await store.save(replace(row, host=13), left, Departure(11, Seat(0), step, replaced=True))
    await store.put_step(row, 2, PASS, left)
    await store.put_step(row, 3, PASS, left)
    back = [SEATS[0], SEATS[1], replace(SEATS[2], person=14, name="dora")]
    await store.save(row, back, Departure(13, Seat(2), 1, replaced=True))
    await store.readmit(row.id, 13)
    await store.put_step(row, 4, PASS, back, played_for=[Seat(2)])
    store = await backend.open()
    assert await store.tenures(row.id) == [
        Tenure(Seat(0), 11, "ann", 0, 1, played_for=1),
        Tenure(Seat(0), None, "Apollo", 2, 3),
        Tenure(Seat(0), 11, "ann", 4, 4),
        Tenure(Seat(1), None, "Hera", 0, 4),
        Tenure(Seat(2), 13, "cyd", 0, 3),
        Tenure(Seat(2), 14, "dora", 4, 4, played_for=1),
    ]
    game = await stored(store, row)
    assert game.departures == [
        Departure(13, Seat(2), 1, replaced=False),
        Departure(11, Seat(0), 2, replaced=True),
    ]
    assert game.seats == back
    await store.save_table(replace(row, state="closed", reason="ended"))
    assert (await stored(store, row)).departures == []


async def test_an_ended_game_is_unfinished_until_scored_and_untidied_until_cleaned_up(store: Store) -> None:
    running, closed = await begin(store, 5), await begin(store, 7)
    first, over = [await finish(store, await begin(store, 6)) for _ in range(2)]
    game = await stored(store, over)
    assert (game.row, game.ending, game.steps) == (over, ENDING, [PASS])
    assert await store.games_without_results() == []
    assert await store.last_ended(6) == over.id
    assert [await store.has_finished(11, played) for played in ("base", "duel")] == [True, False]
    await store.mark_score_posted(first.id)
    hand, draft = MessageKey("hand", 0, 1), Draft(MessageKey("step", 1), 5, 7, 1.0)
    for row in (running, closed):
        await store.put_message(row.id, hand, MessageRef(9, row.id))
    await store.put_note(over.id, Note("told", 0))
    await store.put_draft(closed.id, draft)
    assert await store.untidied_tables() == []
    await store.save_table(replace(closed, state="closed", reason="ended", ended=200.0, ended_by=11))
    assert await store.unfinished_games() == [running, over]
    assert await store.untidied_tables() == [closed.address]
    await store.mark_score_posted(over.id)
    assert await store.unfinished_games() == [running]
    assert await store.untidied_tables() == [closed.address, over.address]
    await store.drop_posted(over.id)
    await store.drop_posted(closed.id)
    assert await store.untidied_tables() == [closed.address]
    await store.drop_draft(draft)
    assert await store.untidied_tables() == []
    assert set((await store.posted(running.id)).messages) == {hand}
    # The results of the last step can be stored later.
    await store.put_step(running, 0, PASS, SEATS)
    await store.put_ending(replace(over, id=running.id, channel=5, place=5), ENDING)
    assert (await stored(store, running)).ending == ENDING


async def test_rewinding_a_game_removes_all_later_steps(backend: Backend, store: Store) -> None:
    row = await begin(store)
    for step in range(4):
        await store.put_step(row, step, PASS, SEATS)
        await store.put_tip(row.id, 11, step, f"tip {step}")
    await store.replace_picks(row.id, 4, (), {Seat(2): {"action": "none"}})
    tips = {(11, 0): "tip 0", (11, -1): "tip 1"}
    await store.rewind_game(replace(row, deadline=None), 2, tips)
    store = await backend.open()
    game = await stored(store, row)
    assert (game.steps, game.picks, game.tips) == ([PASS, PASS], {}, tips)
    assert game.row == replace(row, deadline=None)
    await store.put_step(row, 2, PASS, SEATS)
    assert Tenure(Seat(0), 11, "ann", 0, 2) in await store.tenures(row.id)
    assert len(await store.tenures(row.id)) == len(SEATS)


@pytest.mark.parametrize("options", ['{"pace": "warp"}', "{", "[]", '{"colour": "red"}'])
async def test_an_unreadable_row_affects_only_its_own_table(
    backend: Backend, store: Store, options: str
) -> None:
    broken, good = await open_lobby(store, 5), await open_lobby(store, 6)
    await backend.run("UPDATE tables SET options = ? WHERE id = ?", options, broken.id)
    for refused in (store.lobby_at(5), store.table(broken.id)):
        with pytest.raises(UnreadableError):
            await refused
    assert await store.live_tables() == [good]
    assert await store.idle_lobbies(1e12) == [good]
    assert await store.count_live(1) == 2
    assert await store.unreadable_tables() == [broken.address]

    await store.set_aside(broken.id, "unreadable", 400.0)
    assert await store.unreadable_tables() == []
    assert await store.lobby_at(5) is None
    await open_lobby(store, 5)
    await backend.run("UPDATE tables SET options = ? WHERE id = ?", "{}", broken.id)
    aside = replace(broken, options=Options(), state="aside", reason="unreadable", ended=400.0)
    assert await store.table(broken.id) == aside
    row = await begin(store, 7)
    await store.put_step(row, 0, PASS, SEATS)
    await backend.run("UPDATE steps SET choices = ? WHERE table_id = ?", "{", row.id)
    with pytest.raises(UnreadableError):
        await store.game(row.id)
    assert await store.table(row.id) == row


async def test_a_draft_keeps_its_nonce_until_it_is_settled(store: Store) -> None:
    row, other = await begin(store, 5), await begin(store, 6)
    first, second = Draft(MessageKey("step", 1), 5, 2**63 - 1, 1.5), Draft(MessageKey("step", 1), 5, 8, 2.5)
    assert await store.put_draft(row.id, first) == first
    assert await store.put_draft(row.id, second) == first
    elsewhere = replace(second, channel=9)
    assert await store.put_draft(row.id, elsewhere) == elsewhere
    assert await store.put_draft(other.id, replace(second, nonce=9)) != first
    assert await store.settle_draft(row.id, first, MessageRef(5, 77))
    assert await store.drafts(row.id) == [elsewhere]
    assert await store.posted(row.id) == Posted({MessageKey("step", 1): MessageRef(5, 77)})
    assert await store.settle_draft(row.id, first, MessageRef(5, 77)), "already settled"
    assert not await store.settle_draft(row.id, first, MessageRef(5, 78)), "its key is taken"
    await store.drop_draft(elsewhere)
    assert not await store.settle_draft(row.id, elsewhere, MessageRef(9, 79))
    assert await store.drafts(row.id) == []
    nudged, told = Note("nudged", person=11), Note("told", 3)
    for note, at in ((nudged, 1.5), (nudged, 2.5), (told, 0.0)):
        await store.put_note(other.id, note, at)
    for number in (1, 2):
        await store.put_message(other.id, MessageKey("score"), MessageRef(5, number))
    both = {nudged: 2.5, told: 0.0}
    assert await store.posted(other.id) == Posted({MessageKey("score"): MessageRef(5, 2)}, both)
    await store.drop_message(other.id, MessageKey("score"))
    await store.drop_note(other.id, told)
    assert await store.posted(other.id) == Posted({}, {nudged: 2.5})


async def test_records_and_one_score_pad_per_person_are_stored_until_they_expire(store: Store) -> None:
    day = 86_400.0
    shown = [await store.put_record({"seed": number}, number * 2 * day) for number in (0, 1)]
    first, second = [await store.open_pad(11, {"number": number}, 100.0) for number in range(2)]
    others = await store.open_pad(12, {"players": []}, 300.0)
    assert (await store.pad(first, 11), await store.pad(second, 12)) == (None, None)
    await store.save_pad(second, {"number": 2}, 400.0)
    await store.drop_old(350.0 + 30 * day, 31 * day)
    assert (await store.pad(others, 12), await store.pad(second, 11)) == (None, {"number": 2})
    assert [await store.record(each) for each in shown] == [{"seed": 0}, {"seed": 1}]
    await store.drop_old(31 * day, 30 * day)
    assert [await store.record(each) for each in shown] == [None, {"seed": 1}]
    assert await store.pad(second, 11) is None


async def test_a_lobby_is_read_consistently_during_writes(store: Store) -> None:
    lobby, seen = await open_lobby(store, 5), set()

    async def write() -> None:
        for turn in range(200):
            seats = [SeatRow(Seat(seat), None, str(turn % 2)) for seat in range(7)]
            await store.save(replace(lobby, host=turn % 2), seats)

    await store.save(replace(lobby, host=0), [replace(seat, name="0") for seat in SEATS])
    writing = asyncio.create_task(write())
    while not writing.done():
        for found in (await store.with_seats(lobby.id), await store.lobby_at(5)):
            assert found is not None
            assert {seat.name for seat in found[1]} == {str(found[0].host)}
            seen.add(found[0].host)
    await writing
    assert seen == {0, 1}
