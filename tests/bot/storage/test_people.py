"""The data of people: summaries, preferences, tips, and what forgetting removes."""

from dataclasses import replace

import pytest

from bot.common.rows import FORGOTTEN, Departure, Person, PersonSummary, SeatRow, Tenure
from bot.statistics.finished import FinishedSeat, entered_game
from bot.statistics.players import key_of_person
from bot.storage import people
from bot.storage.people import ChosenLanguages
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.backends import Backend
from tests.bot.kept import PASS, begin, finish, know, open_lobby, stored

ANN, BEN, CYD = 700_000_000_000_000_001, 700_000_000_000_000_002, 700_000_000_000_000_003
COUPLE = (
    SeatRow(Seat(0), ANN, "ann of the hill", wonder="giza", side="A"),
    SeatRow(Seat(1), BEN, "ben of the sea"),
)
LEFT = (replace(COUPLE[0], person=None, name="Hera"), COUPLE[1])


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
    line = FinishedSeat(key_of_person(ANN), "ann of the hill", 1, 60, {"military": 18}, seat=Seat(0))
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
