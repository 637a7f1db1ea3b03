"""What every store promises to those whom it knows: to say what is kept of them, and to forget them."""

from __future__ import annotations

from dataclasses import replace

from bot.common.rows import FORGOTTEN, Departure, Kept, MessageKey, MessageRef, Person, SeatRow, Tenure
from bot.statistics.finished import EnteredGame, PlayedSeat
from bot.statistics.players import is_nameless, key_of_computer, key_of_person
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.keepers import Keeper
from tests.bot.kept import ENDING, PASS, begin, finish, know, open_lobby, stored

ANN, BEN, CYD = 700_000_000_000_000_001, 700_000_000_000_000_002, 700_000_000_000_000_003
COUPLE = (
    SeatRow(Seat(0), ANN, "ann of the hill", wonder="giza", side="A"),
    SeatRow(Seat(1), BEN, "ben of the sea"),
)


async def test_it_is_told_how_much_is_kept_of_a_person(store: Store) -> None:
    assert await store.kept_of(ANN) == Kept(Person(ANN))
    lobby = await open_lobby(store, 5, seats=COUPLE)
    running = await begin(store, 6, COUPLE)
    await store.put_step(running, 0, PASS, COUPLE)
    for channel in (7, 8):
        ended = await begin(store, channel, COUPLE)
        await finish(store, ended, seats=COUPLE)
    await know(store, Person(ANN, 99, "fr"))
    assert await store.kept_of(ANN) == Kept(Person(ANN, 99, "fr"), (lobby.id,), (running.id,), 2, 2)
    line = PlayedSeat(key_of_person(ANN), "ann of the hill", 1, 60, {"military": 18})
    await store.enter_game(EnteredGame(1, "base", 300.0, BEN, (line,)))
    await store.leave_out(ANN, out=True)
    await store.open_pad(ANN, {"players": []}, 100.0)
    kept = Kept(Person(ANN, 99, "fr"), (lobby.id,), (running.id,), 2, 3, left_out=True, pad=True)
    assert await store.kept_of(ANN) == kept
    assert await store.kept_of(13) == Kept(Person(13))


async def test_nothing_is_left_of_who_is_forgotten(keeper: Keeper, store: Store) -> None:
    row = replace(await begin(store, 5, COUPLE), host=ANN)
    await know(store, Person(ANN, 99, "fr"))
    await store.put_step(row, 0, PASS, COUPLE)
    await store.put_message(row.id, MessageKey("request", person=ANN), MessageRef(5, 78))
    await store.put_message(row.id, MessageKey("score"), MessageRef(5, 79))
    left = [replace(COUPLE[0], person=None, name="Hera"), COUPLE[1]]
    await store.save(row, left, Departure(ANN, Seat(0), 1, replaced=True))
    await store.put_step(row, 1, PASS, left)
    await store.save(row, COUPLE)
    over = replace(row, state="over", reason="played", ended=300.0, deadline=None)
    await store.put_step(over, 2, PASS, COUPLE, ending=ENDING)
    stopped = replace(await begin(store, 6, COUPLE), state="closed", reason="ended", ended_by=ANN, host=ANN)
    await store.save_table(stopped)
    aside = await begin(store, 7, COUPLE)
    await store.set_aside(aside.id, "unreadable", 300.0)
    await store.save_table(replace(await open_lobby(store, 8, seats=COUPLE), state="closed", host=ANN))
    line = PlayedSeat(key_of_person(ANN), "ann of the hill", 1, 60, {"military": 18})
    entered = await store.enter_game(EnteredGame(1, "base", 300.0, ANN, (line,)))
    gone = await begin(store, 9)
    await store.put_step(gone, 0, PASS, COUPLE)
    await store.put_step(replace(over, id=gone.id, place=9, channel=9), 1, PASS, left, ending=ENDING)
    await store.leave_out(ANN, out=True)
    assert await store.player_statistics(1, key_of_person(ANN)) is not None

    await store.open_pad(ANN, {"players": []}, 100.0)
    with_ann = await store.open_pad(14, {"players": [{"name": "ann of the hill", "person": ANN}]}, 100.0)
    without = await store.open_pad(15, {"players": [{"name": "cyd", "person": None}]}, 100.0)

    await store.forget(ANN, "Former player")

    assert await store.pad(with_ann, 14) is None
    assert await store.pad(without, 15) is not None
    everything = await keeper.everything()
    assert str(ANN) not in everything
    assert "ann of the hill" not in everything
    assert await store.kept_of(ANN) == Kept(Person(ANN))
    game = await stored(store, over)
    assert game.seats == [replace(COUPLE[0], person=FORGOTTEN, name="Former player"), COUPLE[1]]
    assert (game.ending, game.steps, list(game.posted.messages)) == (
        ENDING,
        [PASS, PASS, PASS],
        [MessageKey("score")],
    )
    assert await store.tenures(over.id) == [
        Tenure(Seat(0), FORGOTTEN, "Former player", 0, 0),
        Tenure(Seat(0), None, "Hera", 1, 1),
        Tenure(Seat(0), FORGOTTEN, "Former player", 2, 2),
        Tenure(Seat(1), BEN, "ben of the sea", 0, 2),
    ]
    assert await store.finished_games(None, player=key_of_person(ANN)) == []
    pad = await store.finished_game(entered.number)
    assert pad is not None
    assert (pad.entered_by, pad.seats[0].player, pad.seats[0].name) == (FORGOTTEN, None, "Former player")
    statistics = await store.player_statistics(1, key_of_person(BEN))
    assert statistics is not None
    computer, nobody = statistics.meetings
    assert computer.opponent == key_of_computer()
    assert (is_nameless(nobody.opponent), nobody.name, nobody.met) == (True, "Former player", 1)
    assert str(ANN) not in nobody.opponent
    ended = await store.table(stopped.id)
    assert ended is not None
    assert (ended.host, ended.ended_by, ended.reason) == (FORGOTTEN, FORGOTTEN, "ended")


async def test_what_was_new_for_who_is_forgotten_goes_and_that_of_others_stays(store: Store) -> None:
    first = await finish(store, await begin(store, 5, COUPLE), seats=COUPLE, ended=300.0)
    swapped = (replace(COUPLE[1], seat=Seat(0)), SeatRow(Seat(1), CYD, "cyd"))
    second = await finish(store, await begin(store, 6, swapped), seats=swapped, ended=400.0)
    of_ann, of_another = await store.honour_of(first.id), await store.honour_of(second.id)
    assert of_ann is not None
    assert of_ann.seat == 0
    assert of_another is not None
    await store.forget(ANN, "Former player")
    assert await store.honour_of(first.id) is None
    assert await store.honour_of(second.id) == of_another


async def test_a_seat_that_is_still_theirs_and_why_they_left_another_stay_until_the_game_is_over(
    store: Store,
) -> None:
    seated, gone = await begin(store, 5, COUPLE), await begin(store, 6, COUPLE)
    lobby = await open_lobby(store, 7, seats=COUPLE)
    await store.put_step(seated, 0, PASS, COUPLE)
    await store.put_step(gone, 0, PASS, COUPLE)
    left = [replace(COUPLE[0], person=None, name="Hera"), COUPLE[1]]
    departure = Departure(ANN, Seat(0), 1, replaced=False)
    await store.save(gone, left, departure)
    await store.forget(ANN, "Former player")
    assert (await stored(store, seated)).seats == list(COUPLE)
    assert (await store.tenures(seated.id))[0].person == ANN
    assert await store.with_seats(lobby.id) == (lobby, list(COUPLE))
    assert (await stored(store, gone)).departures == [departure]
    assert (await store.tenures(gone.id))[0] == Tenure(Seat(0), FORGOTTEN, "Former player", 0, 0)
    await finish(store, gone, 1, seats=left)
    assert (await stored(store, gone)).departures == []


async def test_who_left_a_game_is_not_kept_when_it_is_stopped(store: Store) -> None:
    row = await begin(store, 5, COUPLE)
    await store.save(row, COUPLE, Departure(ANN, Seat(0), 1, replaced=True))
    await store.save_table(replace(row, state="closed", reason="ended"))
    assert (await stored(store, row)).departures == []


async def test_tips_are_kept_until_the_game_is_over_or_they_are_silenced(
    keeper: Keeper, store: Store
) -> None:
    first, second = await begin(store, 5, COUPLE), await begin(store, 6, COUPLE)
    for row in (first, second):
        for step, kind in ((0, "brown"), (1, "war")):
            await store.put_tip(row.id, ANN, step, kind)
    await store.put_tip(second.id, BEN, 1, "chain")
    store = await keeper.open()
    assert (await stored(store, first)).tips == {(ANN, 0): "brown", (ANN, 1): "war"}
    assert (await store.kept_of(ANN)).tips
    await finish(store, first, seats=COUPLE)
    assert (await stored(store, first)).tips == {}
    await store.set_language(ANN, "fr")
    await store.silence_tips(ANN)
    assert (await stored(store, second)).tips == {(BEN, 1): "chain"}
    assert (await store.person(ANN)).without_tips
    assert not (await store.kept_of(ANN)).tips
    await store.forget(BEN, "Former player")
    assert (await stored(store, second)).tips == {}


async def test_silence_keeps_what_else_is_known_of_a_person(store: Store) -> None:
    await know(store, Person(ANN, 99, "fr", hands_in_channel=True))
    await store.silence_tips(ANN)
    assert await store.person(ANN) == Person(ANN, 99, "fr", hands_in_channel=True, without_tips=True)
    await store.set_language(ANN, "nl")
    assert (await store.person(ANN)).without_tips
    await store.forget(ANN, "Former player")
    assert not (await store.person(ANN)).without_tips


async def test_who_wants_to_be_asked_nothing_can_take_it_back(store: Store) -> None:
    await know(store, Person(ANN, 99, "fr", hands_in_channel=True))
    assert not (await store.person(ANN)).without_confirmation
    await store.set_without_confirmation(ANN, wanted=True)
    unasked = Person(ANN, 99, "fr", hands_in_channel=True, without_confirmation=True)
    assert await store.person(ANN) == unasked
    await store.set_without_confirmation(ANN, wanted=False)
    assert await store.person(ANN) == replace(unasked, without_confirmation=False)
    await store.set_without_confirmation(ANN, wanted=True)
    await store.forget(ANN, "Former player")
    assert not (await store.person(ANN)).without_confirmation


async def test_what_is_written_late_changes_its_own_column_and_brings_nobody_back(
    keeper: Keeper, store: Store
) -> None:
    row = await begin(store, 5, COUPLE)
    await know(store, Person(ANN, 99, "fr", own_language="nl"))
    await store.set_direct_channel(ANN, 98)
    await store.set_hands_in_channel(ANN, wanted=True)
    await store.set_without_confirmation(ANN, wanted=True)
    await store.silence_tips(ANN)
    late = Person(
        ANN,
        98,
        "fr",
        hands_in_channel=True,
        without_tips=True,
        without_confirmation=True,
        own_language="nl",
    )
    assert await store.person(ANN) == late
    left = [replace(COUPLE[0], person=None, name="Hera"), COUPLE[1]]
    await store.save(replace(row, host=BEN), left)
    await store.forget(ANN, "Former player")
    await store.set_direct_channel(ANN, 98)
    await store.set_hands_in_channel(ANN, wanted=True)
    await store.set_without_confirmation(ANN, wanted=True)
    await store.silence_tips(ANN)
    await store.put_tip(row.id, ANN, 0, "brown")
    assert str(ANN) not in await keeper.everything()


async def test_it_is_known_who_has_finished_which_kind_of_game(store: Store) -> None:
    running = await begin(store, 5, COUPLE)
    assert not await store.has_finished(ANN, "base")
    await finish(store, running, seats=COUPLE)
    assert await store.has_finished(ANN, "base")
    assert not await store.has_finished(ANN, "duel")
    assert not await store.has_finished(CYD, "base")


async def test_an_edition_is_chosen_by_persons_and_servers_and_taken_back(
    keeper: Keeper, store: Store
) -> None:
    await store.set_edition(ANN, "second-edition")
    assert (await store.person(ANN)).edition is None, "nobody is known who has done nothing"
    await store.set_language(ANN, "en-US")
    await store.set_edition(ANN, "second-edition")
    await store.choose_server_edition(1, "base")
    await store.choose_server_edition(1, "second-edition")
    store = await keeper.open()
    assert (await store.person(ANN)).edition == "second-edition"
    assert await store.server_edition(1) == "second-edition"
    assert await store.server_edition(2) is None
    await store.choose_server_edition(1, None)
    assert await store.server_edition(1) is None
    await store.forget(ANN, "Former player")
    assert (await store.person(ANN)).edition is None


async def test_a_language_is_chosen_by_persons_and_servers_and_taken_back(
    keeper: Keeper, store: Store
) -> None:
    assert await store.chosen_languages() == ({}, {})
    await store.set_language(ANN, "en-US")
    await store.choose_language(ANN, "fr")
    await store.choose_language(BEN, "nl")
    await store.choose_language(BEN, "de")
    await store.choose_server_language(1, "de")
    await store.choose_server_language(2, "fr")
    store = await keeper.open()
    assert await store.chosen_languages() == ({ANN: "fr", BEN: "de"}, {1: "de", 2: "fr"})
    known = await store.person(ANN)
    assert (known.language, known.own_language, known.reads) == ("en-US", "fr", "fr")
    await store.set_direct_channel(ANN, 9)
    assert await store.person(ANN) == replace(known, direct_channel=9)
    await store.choose_language(ANN, None)
    await store.choose_server_language(1, None)
    await store.choose_server_language(3, None)
    assert await store.chosen_languages() == ({BEN: "de"}, {2: "fr"})
    assert (await store.person(ANN)).reads == "en-US"
    await store.forget(BEN, "Former player")
    assert await store.chosen_languages() == ({}, {2: "fr"})
