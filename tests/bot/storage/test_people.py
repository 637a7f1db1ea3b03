"""The data of people: summaries, choices, tips, and what forgetting removes, in every kind of database."""

import json
from dataclasses import replace

import pytest

from bot.common.stored_rows import (
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
from bot.statistics.finished_game import FinishedSeat, entered_game
from bot.statistics.player_keys import is_nameless, key_of_person
from bot.storage import people
from bot.storage.people import ChosenLanguages
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from tests.bot.backends import Backend
from tests.bot.kept import ENDING as DECIDED_AT_ONCE
from tests.bot.kept import PASS, begin, finish, know, open_lobby, stored

ANN, BEN, CYD = 700_000_000_000_000_001, 700_000_000_000_000_002, 700_000_000_000_000_003
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


async def test_a_person_summary_lists_what_is_stored_about_them(store: Store) -> None:
    assert await store.person_summary(ANN) == PersonSummary(Person(ANN))
    lobby = await open_lobby(store, 5, seats=COUPLE)
    running = await begin(store, 6, COUPLE)
    await store.put_step(running, 0, PASS, COUPLE)
    for channel in (7, 8):
        ended = await begin(store, channel, COUPLE)
        await finish(store, ended, seats=COUPLE)
    await know(store, Person(ANN, 99, "fr"))
    summary = PersonSummary(Person(ANN, 99, "fr"), (lobby.id,), (running.id,), 2, 2)
    assert await store.person_summary(ANN) == summary
    line = FinishedSeat(key_of_person(ANN), NAME, 1, 60, {"military": 18}, seat=Seat(0))
    await store.enter_game(entered_game(1, "base", 300.0, BEN, (line,)))
    await store.leave_out(ANN, out=True)
    await store.open_pad(ANN, {"players": []}, 100.0)
    kept = PersonSummary(Person(ANN, 99, "fr"), (lobby.id,), (running.id,), 2, 3, left_out=True, pad=True)
    assert await store.person_summary(ANN) == kept
    assert await store.person_summary(13) == PersonSummary(Person(13))


async def test_forgetting_removes_a_persons_honours_and_keeps_those_of_others(store: Store) -> None:
    swapped = (replace(COUPLE[1], seat=Seat(0)), SeatRow(Seat(1), CYD, "cyd"))
    first, second = [
        await finish(store, await begin(store, 5, each), seats=each) for each in (COUPLE, swapped)
    ]
    of_ann, of_another = await store.honour_of(first.id), await store.honour_of(second.id)
    assert of_ann is not None
    assert of_another is not None
    await store.forget(ANN, "Former player")
    assert await store.honour_of(first.id) is None
    assert await store.honour_of(second.id) == of_another


async def test_forgetting_keeps_seats_and_departures_until_the_game_is_over(store: Store) -> None:
    seated, gone = await begin(store, 5, COUPLE), await begin(store, 6, COUPLE)
    lobby = await open_lobby(store, 7, seats=COUPLE)
    await store.put_step(seated, 0, PASS, COUPLE)
    await store.put_step(gone, 0, PASS, COUPLE)
    departure = Departure(ANN, Seat(0), 1, replaced=False)
    await store.save(gone, LEFT, departure)
    await store.forget(ANN, "Former player")
    assert (await stored(store, seated)).seats == list(COUPLE)
    assert (await store.tenures(seated.id))[0].person == ANN
    assert await store.with_seats(lobby.id) == (lobby, list(COUPLE))
    assert (await stored(store, gone)).departures == [departure]
    assert (await store.tenures(gone.id))[0] == Tenure(Seat(0), FORGOTTEN, "Former player", 0, 0)
    await finish(store, gone, 1, seats=LEFT)
    assert (await stored(store, gone)).departures == []


async def test_tips_are_stored_until_the_game_is_over_or_they_are_turned_off(store: Store) -> None:
    first, second = await begin(store, 5, COUPLE), await begin(store, 6, COUPLE)
    for row, person, step in ((first, ANN, 0), (first, ANN, 1), (second, BEN, 1), (second, ANN, 1)):
        await store.put_tip(row.id, person, step, "brown")
    assert (await stored(store, first)).tips == {(ANN, 0): "brown", (ANN, 1): "brown"}
    assert (await store.person_summary(ANN)).tips
    await finish(store, first, seats=COUPLE)
    assert (await stored(store, first)).tips == {}
    await store.silence_tips(ANN)
    assert (await stored(store, second)).tips == {(BEN, 1): "brown"}
    assert not (await store.person_summary(ANN)).tips


async def test_late_writes_change_one_column_and_restore_no_forgotten_person(
    backend: Backend, store: Store
) -> None:
    async def write_late() -> None:
        await store.update_person(ANN, direct_channel=98, hands_in_channel=True, without_confirmation=True)
        await store.silence_tips(ANN)

    row = await begin(store, 5, COUPLE)
    await know(store, Person(ANN, 99, "fr", own_language="nl"))
    await write_late()
    late = Person(ANN, 98, "fr", True, True, True, "nl")
    assert await store.person(ANN) == late
    await store.update_person(ANN, without_confirmation=False)
    assert await store.person(ANN) == replace(late, without_confirmation=False)
    await store.save(replace(row, host=BEN), LEFT)
    await store.forget(ANN, "Former player")
    await write_late()
    await store.put_tip(row.id, ANN, 0, "brown")
    assert str(ANN) not in await backend.everything()


async def test_people_and_servers_can_choose_and_reset_languages_and_editions(store: Store) -> None:
    await store.update_person(ANN, edition="second-edition")
    assert await store.person(ANN) == Person(ANN), "a person who did nothing is not stored"
    await store.set_language(ANN, "en-US")
    await store.update_person(ANN, edition="second-edition")
    for person, language in ((ANN, "fr"), (BEN, "nl"), (BEN, "de")):
        await store.choose_language(person, language)
    for server, language, edition in ((1, "de", "base"), (1, "nl", "second-edition"), (2, "fr", "base")):
        await store.choose_server_language(server, language)
        await store.choose_server_edition(server, edition)
    assert await store.chosen_languages() == ({ANN: "fr", BEN: "de"}, {1: "nl", 2: "fr"})
    assert [await store.server_edition(server) for server in (1, 2, 3)] == ["second-edition", "base", None]
    known = await store.person(ANN)
    assert known == Person(ANN, language="en-US", own_language="fr", edition="second-edition")
    await store.set_language(ANN, "en-GB")
    await store.choose_language(ANN, None)
    await store.choose_server_language(1, None)
    await store.choose_server_edition(1, None)
    assert await store.person(ANN) == replace(known, language="en-GB", own_language=None)
    assert await store.chosen_languages() == ({BEN: "de"}, {2: "fr"})
    assert await store.server_edition(1) is None


async def test_cached_locales_are_dropped_with_the_person_or_when_too_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_LOCALES", 2)
    chosen = await ChosenLanguages.load(store)
    for person, locale in ((11, "de"), (12, "fr"), (11, "nl")):
        await chosen.set_locale(person, locale)
    chosen.forget(12)
    assert chosen.locales == {11: "nl"}
    for person in (13, 14):
        await chosen.set_locale(person, "en-US")
    assert chosen.locales == {14: "en-US"}
    assert (await store.person(11)).language == "nl"
