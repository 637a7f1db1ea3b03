"""What every store promises, whichever keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.common.options import Options
from bot.common.rows import (
    Departure,
    Draft,
    MessageKey,
    MessageRef,
    Note,
    Person,
    Posted,
    SeatRow,
    StoredGame,
    Tenure,
)
from bot.storage.errors import PlaceTakenError, StepTakenError, UnreadableError
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from tests.bot.keepers import Keeper
from tests.bot.kept import ENDING, PASS, SEATS, begin, finish, know, open_lobby, stored

# -- what is written is there -------------------------------------------------------------------------


async def test_everything_is_there_after_opening_it_again(keeper: Keeper, store: Store) -> None:
    row = await begin(store)
    picks: dict[Seat, JsonObject] = {Seat(2): {"action": "sell", "card": "baths"}}
    await store.put_step(row, 0, {"0": {"action": "sell", "card": "loom"}}, SEATS)
    await store.replace_picks(row.id, 1, (), picks)
    await store.put_message(row.id, MessageKey("step", 1), MessageRef(5, 77))
    await store.put_note(row.id, Note("told", 0))
    await know(store, Person(11, 99, "fr"))
    await store.put_fact("heartbeat", "12.5")
    await store.close()

    store = await keeper.open()
    assert await store.table(row.id) == row
    assert await store.with_seats(row.id) == (row, list(SEATS))
    assert await store.live_tables() == [row]
    assert await stored(store, row) == StoredGame(
        row=row,
        header={"game": "base"},
        seats=list(SEATS),
        steps=[{"0": {"action": "sell", "card": "loom"}}],
        picks={1: picks},
        posted=Posted({MessageKey("step", 1): MessageRef(5, 77)}, {Note("told", 0): 0.0}),
        departures=[],
        ending=None,
    )
    assert await store.person(11) == Person(11, 99, "fr")
    assert await store.fact("heartbeat") == "12.5"


async def test_what_was_never_written_is_empty(store: Store) -> None:
    assert await store.table(1) is None
    assert await store.with_seats(1) is None
    assert await store.lobby_at(5) is None
    assert await store.game(1) is None
    assert await store.last_ended(5) is None
    assert await store.live_tables() == []
    assert await store.unreadable_tables() == []
    assert await store.unfinished_games() == []
    assert await store.idle_lobbies(1e12) == []
    assert await store.count_live(1) == 0
    assert await store.seats(1) == []
    assert await store.posted(1) == Posted()
    assert await store.record(1) is None
    assert await store.person(11) == Person(11, None, None)
    assert await store.fact("heartbeat") is None


async def test_a_lobby_is_no_game(store: Store) -> None:
    row = await open_lobby(store)
    assert await store.game(row.id) is None
    assert await store.unfinished_games() == []


async def test_numbers_as_large_as_those_of_discord_and_of_seeds_are_kept(store: Store) -> None:
    large = 2**62
    row = replace(await open_lobby(store, large, server=large + 1), state="playing")
    header: JsonObject = {"game": "base", "seed": 2**128 - 1}
    await store.begin(row, header, [SeatRow(Seat(0), large + 2, "ann")])
    game = await stored(store, row)
    assert (game.row.server, game.row.place, game.seats[0].person) == (large + 1, large, large + 2)
    assert game.header == header


# -- places -------------------------------------------------------------------------------------------


async def test_a_channel_has_one_lobby_or_game(store: Store) -> None:
    first = await open_lobby(store)
    with pytest.raises(PlaceTakenError):
        await open_lobby(store)
    other = await open_lobby(store, 6)
    with pytest.raises(PlaceTakenError):
        await store.begin(replace(other, state="playing", place=5), {"game": "base"}, SEATS)
    assert await store.table(other.id) == other
    await store.save_table(replace(first, state="closed"))
    again = await open_lobby(store)
    assert [row.id for row in await store.live_tables()] == [other.id, again.id]


async def test_lobbies_are_found_by_their_channel_and_games_are_not(store: Store) -> None:
    row = await open_lobby(store, 5)
    await begin(store, 6)
    assert await store.lobby_at(5) == (row, list(SEATS))
    assert await store.lobby_at(6) is None
    await store.save_table(replace(row, state="closed"))
    assert await store.lobby_at(5) is None


async def test_live_tables_are_counted_by_server(store: Store) -> None:
    first, second = await open_lobby(store, 5), await begin(store, 6)
    other = await open_lobby(store, 7, server=2)
    await store.save_table(replace(await open_lobby(store, 8), state="closed"))
    assert [await store.count_live(server) for server in (1, 2, 3)] == [2, 1, 0]
    assert await store.live_tables(1) == [first, second]
    assert await store.live_tables(2) == [other]


async def test_idle_lobbies_are_listed_and_running_games_are_not(store: Store) -> None:
    old = await open_lobby(store, 5, now=100.0)
    await open_lobby(store, 6, now=200.0)
    await begin(store, 7)
    assert await store.idle_lobbies(200.0) == [old]


# -- steps --------------------------------------------------------------------------------------------


async def test_kept_seats_are_kept_until_the_deadline_of_their_lobby(keeper: Keeper, store: Store) -> None:
    seats = (SEATS[0], replace(SEATS[2], kept=True))
    until = {5: 400.0, 6: 500.0, 7: None}
    rows = {
        channel: await store.create_table(
            server=1,
            channel=channel,
            host=11,
            language="en",
            options=Options(),
            seats=seats,
            now=100.0,
            deadline=deadline,
        )
        for channel, deadline in until.items()
    }
    assert [row.id for row in await store.lobbies_kept_until(399.0)] == []
    assert [row.id for row in await store.lobbies_kept_until(400.0)] == [rows[5].id]
    await begin(store, 8)
    await store.shift_deadlines(100.0)
    assert [row.id for row in await store.lobbies_kept_until(599.0)] == [rows[5].id]
    again = await keeper.open()
    assert (await again.with_seats(rows[6].id)) == (replace(rows[6], deadline=600.0, active=200.0), [*seats])


async def test_a_step_takes_the_place_of_its_picks(store: Store) -> None:
    row = await begin(store)
    await store.replace_picks(row.id, 0, (), {Seat(0): {"action": "none"}})
    late = [replace(seat, late=1) for seat in SEATS]
    await store.put_step(replace(row, deadline=None), 0, PASS, late)
    game = await stored(store, row)
    assert (game.picks, game.steps, game.seats, game.row.deadline) == ({}, [PASS], late, None)


async def test_a_step_is_written_once_and_a_failed_one_leaves_nothing(store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    await store.replace_picks(row.id, 1, (), {Seat(1): {"action": "none"}})
    before, tenures = await stored(store, row), await store.tenures(row.id)
    with pytest.raises(StepTakenError):
        await finish(store, row, 0)
    assert await stored(store, row) == before
    assert (await store.tenures(row.id), before.ending) == (tenures, None)
    assert await store.table(row.id) == row


async def test_no_step_is_written_behind_one_that_is_missing(store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    with pytest.raises(StepTakenError):
        await store.put_step(row, 2, PASS, SEATS)
    assert (await stored(store, row)).steps == [PASS]


async def test_picks_are_replaced_and_taken_back(store: Store) -> None:
    row = await begin(store)
    await store.replace_picks(row.id, 3, (), {Seat(0): {"action": "none"}, Seat(1): {"action": "none"}})
    await store.replace_picks(row.id, 3, [Seat(1)], {Seat(0): {"action": "sell", "card": "loom"}})
    assert (await stored(store, row)).picks == {3: {Seat(0): {"action": "sell", "card": "loom"}}}


async def test_who_had_a_seat_is_kept_from_which_step_to_which(store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    await store.put_step(row, 1, PASS, SEATS, played_for=[Seat(0)])
    left = [replace(SEATS[0], person=None, name="Apollo"), *SEATS[1:]]
    await store.put_step(row, 2, PASS, left)
    await store.put_step(row, 3, PASS, left)
    back = [SEATS[0], SEATS[1], replace(SEATS[2], person=14, name="dora")]
    await store.put_step(row, 4, PASS, back, played_for=[Seat(2)])
    assert await store.tenures(row.id) == [
        Tenure(Seat(0), 11, "ann", 0, 1, played_for=1),
        Tenure(Seat(0), None, "Apollo", 2, 3),
        Tenure(Seat(0), 11, "ann", 4, 4),
        Tenure(Seat(1), None, "Hera", 0, 4),
        Tenure(Seat(2), 13, "cyd", 0, 3),
        Tenure(Seat(2), 14, "dora", 4, 4, played_for=1),
    ]


# -- endings ------------------------------------------------------------------------------------------


async def test_the_last_step_comes_with_what_the_game_came_to(store: Store) -> None:
    row = await begin(store)
    over = await finish(store, row)
    game = await stored(store, row)
    assert (game.row, game.ending, game.steps) == (over, ENDING, [PASS])
    assert await store.last_ended(row.place) == row.id
    await open_lobby(store, row.channel)


async def test_no_result_of_a_game_that_has_ended_here_is_missing(store: Store) -> None:
    await finish(store, await begin(store))
    assert await store.unsettled_games() == []


async def test_an_ending_comes_later_where_the_last_step_was_written_without_it(store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    over = replace(row, state="over", reason="played", ended=300.0, deadline=None)
    await store.put_ending(over, ENDING)
    game = await stored(store, row)
    assert (game.row, game.ending, game.steps) == (over, ENDING, [PASS])
    assert await store.unfinished_games() == [over]


async def test_a_stopped_game_is_to_be_tidied_until_its_messages_are_forgotten(store: Store) -> None:
    running, stopped = await begin(store, 5), await begin(store, 6)
    for row in (running, stopped):
        await store.put_message(row.id, MessageKey("hand", 0, 1), MessageRef(9, row.id))
        await store.put_message(row.id, MessageKey("step", 0), MessageRef(5, row.id))
    assert await store.untidied_tables() == []
    await store.save_table(replace(stopped, state="closed", reason="ended", ended=200.0, deadline=None))
    assert await store.untidied_tables() == [stopped.address]
    await store.drop_message(stopped.id, MessageKey("step", 0))
    assert await store.untidied_tables() == [stopped.address]
    await store.drop_posted(stopped.id)
    assert await store.untidied_tables() == []
    assert await store.posted(stopped.id) == Posted()
    assert set((await store.posted(running.id)).messages) == {MessageKey("hand", 0, 1), MessageKey("step", 0)}


async def test_a_finished_game_is_gone_on_with_until_its_score_is_told(store: Store) -> None:
    running, over = await begin(store, 5), await finish(store, await begin(store, 6))
    closed = await begin(store, 7)
    await store.save_table(replace(closed, state="closed", reason="ended", ended=200.0, ended_by=11))
    assert await store.unfinished_games() == [running, over]
    await store.mark_told(over.id)
    assert await store.unfinished_games() == [running]
    kept = await store.table(closed.id)
    assert kept is not None
    assert (kept.begun, kept.ended, kept.reason, kept.ended_by) == (101.0, 200.0, "ended", 11)


async def test_the_messages_of_a_finished_game_are_remembered_until_its_score_is_told(store: Store) -> None:
    over = await finish(store, await begin(store, 5))
    await store.put_note(over.id, Note("told", 0))
    assert await store.untidied_tables() == []
    await store.mark_told(over.id)
    assert await store.untidied_tables() == [over.address]
    await store.drop_posted(over.id)
    assert await store.untidied_tables() == []


async def test_the_last_ended_game_of_a_place_is_the_newest(store: Store) -> None:
    await finish(store, await begin(store, 5))
    newest = await finish(store, await begin(store, 5))
    await finish(store, await begin(store, 6))
    assert await store.last_ended(5) == newest.id


# -- what cannot be read ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ['{"pace": "warp"}', "{", "[]", '{"colour": "red"}'])
async def test_a_row_that_cannot_be_read_stops_nothing_but_itself(
    keeper: Keeper, store: Store, options: str
) -> None:
    broken, good = await open_lobby(store, 5), await open_lobby(store, 6)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", options, broken.id)
    with pytest.raises(UnreadableError) as refused:
        await store.lobby_at(5)
    assert refused.value.table == broken.id
    with pytest.raises(UnreadableError):
        await store.table(broken.id)
    assert await store.live_tables() == [good]
    assert await store.idle_lobbies(1e12) == [good]
    assert await store.count_live(1) == 2
    assert await store.unreadable_tables() == [broken.address]

    await store.set_aside(broken.id, "unreadable", 400.0)
    assert await store.unreadable_tables() == []
    assert await store.lobby_at(5) is None
    await open_lobby(store, 5)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", "{}", broken.id)
    kept = await store.table(broken.id)
    assert kept is not None
    assert (kept.state, kept.reason, kept.ended) == ("aside", "unreadable", 400.0)


async def test_a_game_whose_steps_cannot_be_read_says_so(keeper: Keeper, store: Store) -> None:
    row = await begin(store)
    await store.put_step(row, 0, PASS, SEATS)
    await keeper.run("UPDATE steps SET choices = ? WHERE table_id = ?", "{", row.id)
    with pytest.raises(UnreadableError):
        await store.game(row.id)
    assert await store.table(row.id) == row


# -- messages, records, people, facts -----------------------------------------------------------------


async def test_a_draft_keeps_its_nonce_until_it_is_known_what_it_has_become(store: Store) -> None:
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
    assert await store.settle_draft(row.id, first, MessageRef(5, 77)), "it is known already"
    assert not await store.settle_draft(row.id, first, MessageRef(5, 78)), "another has its key"
    await store.drop_draft(elsewhere)
    assert not await store.settle_draft(row.id, elsewhere, MessageRef(9, 79))
    assert await store.drafts(row.id) == []


async def test_a_game_that_has_ended_is_tidied_until_no_message_is_on_its_way(store: Store) -> None:
    row, draft = await begin(store, 5), Draft(MessageKey("step", 1), 5, 7, 1.0)
    await store.put_draft(row.id, draft)
    await store.save_table(replace(row, state="closed", reason="ended"))
    assert [each.id for each in await store.untidied_tables()] == [row.id]
    await store.drop_draft(draft)
    assert await store.untidied_tables() == []


async def test_messages_are_remembered_and_forgotten(store: Store) -> None:
    row = await begin(store)
    await store.put_message(row.id, MessageKey("opening"), MessageRef(5, 1))
    await store.put_message(row.id, MessageKey("opening"), MessageRef(5, 2))
    await store.put_message(row.id, MessageKey("score"), MessageRef(5, 3))
    await store.drop_message(row.id, MessageKey("score"))
    assert await store.posted(row.id) == Posted({MessageKey("opening"): MessageRef(5, 2)})


async def test_what_was_said_is_remembered_and_forgotten(store: Store) -> None:
    row, nudged, told = await begin(store), Note("nudged", person=11), Note("told", 3)
    await store.put_note(row.id, nudged, 1.5)
    await store.put_note(row.id, nudged, 2.5)
    await store.put_note(row.id, told)
    assert await store.posted(row.id) == Posted(notes={nudged: 2.5, told: 0.0})
    await store.drop_note(row.id, told)
    assert await store.posted(row.id) == Posted(notes={nudged: 2.5})
    await store.drop_posted(row.id)
    assert await store.posted(row.id) == Posted()


async def test_records_are_kept_by_number(store: Store) -> None:
    first, second = await store.put_record({"seed": 1}, 1.0), await store.put_record({"seed": 2}, 2.0)
    assert (await store.record(first), await store.record(second)) == ({"seed": 1}, {"seed": 2})


async def test_a_person_has_one_score_pad_which_is_kept_for_a_month(keeper: Keeper, store: Store) -> None:
    first = await store.open_pad(11, {"players": []}, 100.0)
    second = await store.open_pad(11, {"players": [], "new": True}, 200.0)
    others = await store.open_pad(12, {"players": []}, 300.0)
    assert await store.pad(first, 11) is None
    assert await store.pad(second, 12) is None
    await store.save_pad(second, {"players": [{"person": 13}]}, 400.0)
    again = await keeper.open()
    assert await again.pad(second, 11) == {"players": [{"person": 13}]}
    await again.open_pad(13, {"players": []}, 350.0 + 30 * 86_400)
    assert await again.pad(others, 12) is None
    assert await again.pad(second, 11) is not None


async def test_clocks_stand_still_only_where_they_run(store: Store) -> None:
    game, lobby, over = await begin(store, 5), await open_lobby(store, 6), await begin(store, 7)
    await store.save_table(replace(over, state="over"))
    await store.shift_deadlines(50.0)
    shifted = {row.id: row for row in await store.live_tables()}
    assert (shifted[game.id].deadline, shifted[game.id].active) == (240.0, 151.0)
    assert (shifted[lobby.id].deadline, shifted[lobby.id].active) == (None, 150.0)
    ended = await store.table(over.id)
    assert ended is not None
    assert (ended.deadline, ended.active) == (190.0, 101.0)


async def test_language_is_written_without_losing_the_direct_channel(store: Store) -> None:
    await store.set_language(11, "de")
    assert await store.person(11) == Person(11, None, "de")
    await know(store, Person(11, 99, "de", hands_in_channel=True))
    await store.set_language(11, "fr")
    assert await store.person(11) == Person(11, 99, "fr", hands_in_channel=True)


async def test_who_has_left_a_seat_is_known_after_a_restart(keeper: Keeper, store: Store) -> None:
    row = await begin(store)
    empty = [replace(seat, person=None) if seat.seat == 0 else seat for seat in SEATS]
    for step in (2, 5):
        await store.save(replace(row, host=13), empty, Departure(11, Seat(0), step, replaced=True))
    await store.save(row, empty, Departure(13, Seat(2), 4, replaced=True))
    await store.readmit(row.id, 13)
    store = await keeper.open()
    game = await stored(store, row)
    assert game.departures == [
        Departure(13, Seat(2), 4, replaced=False),
        Departure(11, Seat(0), 5, replaced=True),
    ]
    assert game.seats == empty
