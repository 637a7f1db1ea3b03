"""Session down: who may do what in a lobby, and what everybody reads."""

from __future__ import annotations

import discord
import pytest
import simcord

from tests.cogs.room import Room, buttons, said, words


async def seats(room: Room) -> list[str]:
    lobby = await room.client.lobbies.at(room.channel.id)
    return [] if lobby is None else [seat.name for seat in lobby.seats]


async def test_joining_opens_a_table_and_shows_who_sits_where(room: Room) -> None:
    await room.type("ann", "join")
    await room.tap("ben", room.lobby(), "Join")
    text = words(room.lobby())
    assert "ann is looking for players. **2 of 7 seats taken.**" in text
    assert f"1. <@{room.people['ann'].id}>" in text
    assert f"2. <@{room.people['ben'].id}>" in text
    assert len(room.public()) == 1
    for name in ("ann", "ben"):
        assert "You have a seat on **Olympus**" in words(room.direct(name)[-1])


async def test_joining_by_command_changes_the_same_message(room: Room) -> None:
    await room.type("ann", "join")
    answer = await room.type("ben", "join")
    assert answer.ephemeral
    assert len(room.public()) == 1
    assert await seats(room) == ["ann", "ben"]


async def test_a_second_click_on_join_is_told(room: Room) -> None:
    await room.type("ann", "join")
    answer = await room.tap("ann", room.lobby(), "Join")
    assert said(answer) == room.text("refusal-already-seated", number=1)
    assert await seats(room) == ["ann"]


async def test_joining_again_by_command_brings_the_message_down(room: Room) -> None:
    await room.type("ann", "join")
    await room.people["ben"].send(room.channel, "a lot of talk")
    await room.type("ann", "join")
    assert "Join" in buttons(room.last())
    assert len([message for message in room.public() if "Join" in buttons(message)]) == 1
    await room.tap("ben", room.lobby(), "Join")
    assert await seats(room) == ["ann", "ben"]


async def test_a_full_table_takes_nobody(room: Room) -> None:
    await room.type("ann", "join")
    for _ in range(6):
        await room.tap("ann", room.lobby(), "Add computer")
    assert buttons(room.lobby())["Join"]["disabled"]
    assert buttons(room.lobby())["Add computer"]["disabled"]
    assert "The table is full: **7 of 7 seats taken.** ann can start." in words(room.lobby())
    assert "looking for players" not in words(room.lobby())
    answer = await room.type("ben", "join")
    assert said(answer) == room.text("refusal-table-full")
    assert len(await seats(room)) == 7


async def test_computer_players_come_and_go(room: Room) -> None:
    await room.type("ann", "join")
    assert buttons(room.lobby())["Remove computer"]["disabled"]
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Add computer")
    assert await seats(room) == ["ann", "Hera", "Apollo"]
    assert "2. Hera (computer, normal)" in words(room.lobby())
    await room.tap("ann", room.lobby(), "Remove computer")
    assert await seats(room) == ["ann", "Hera"]


async def test_a_computer_player_is_not_called_like_a_person(room: Room) -> None:
    room.people["Hera"] = room.guild.add_member(room.env.create_user("Hera"))
    await room.type("Hera", "join")
    await room.tap("Hera", room.lobby(), "Add computer")
    assert await seats(room) == ["Hera", "Apollo"]


async def test_who_leaves_frees_the_seat_and_the_host_hands_over(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    await room.type("cyd", "join")
    await room.tap("ann", room.lobby(), "Leave")
    assert await seats(room) == ["ben", "cyd"]
    assert "ben is looking for players" in words(room.lobby())
    answer = await room.tap("cyd", room.lobby(), "Add computer")
    assert said(answer) == room.text("refusal-host-only", host="ben")
    await room.tap("ben", room.lobby(), "Add computer")
    assert await seats(room) == ["ben", "cyd", "Hera"]


async def test_leaving_without_a_seat_is_told(room: Room) -> None:
    await room.type("ann", "join")
    answer = await room.tap("ben", room.lobby(), "Leave")
    assert said(answer) == room.text("refusal-not-seated")


async def test_the_last_person_closes_the_table(room: Room) -> None:
    await room.type("ann", "join")
    await room.tap("ann", room.lobby(), "Add computer")
    message = room.lobby()
    await room.type("ann", "leave")
    assert room.text("lobby-everyone-left") in words(room.public()[0])
    assert not buttons(room.public()[0])
    with pytest.raises(simcord.SetupError):
        await room.tap("ben", message, "Join")
    await room.type("ben", "join")
    assert await seats(room) == ["ben"]


@pytest.mark.parametrize("label", ["Add computer", "Remove computer", "Options", "Start"])
async def test_only_the_host_changes_and_starts(room: Room, label: str) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Add computer")
    answer = await room.tap("ben", room.lobby(), label)
    assert said(answer) == room.text("refusal-host-only", host="ann")
    assert await seats(room) == ["ann", "ben", "Hera"]
    assert room.client.sessions.at(room.channel.id) is None


async def test_commands_of_the_host_are_the_hosts(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    for command in ("start", "options"):
        assert room.text("refusal-host-only", host="ann") == said(await room.type("ben", command))


async def test_too_few_players_cannot_start(room: Room) -> None:
    await room.type("ann", "join")
    answer = await room.tap("ann", room.lobby(), "Start")
    assert said(answer) == room.text("refusal-too-few-players-base")
    assert await seats(room) == ["ann"]


async def test_start_is_green_when_there_are_enough(room: Room) -> None:
    await room.type("ann", "join")
    assert buttons(room.lobby())["Start"]["style"] == discord.ButtonStyle.secondary.value
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Add computer")
    assert buttons(room.lobby())["Start"]["style"] == discord.ButtonStyle.success.value


async def test_start_by_command_begins_the_game(room: Room) -> None:
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    answer = await room.type("ann", "start")
    assert said(answer) == room.text("done")
    assert "## The game begins!" in words(room.public()[0])
    assert not any("Everyone’s seated" in words(message) for message in room.public())
    assert room.hand("ann")


async def test_the_lobby_cannot_be_changed_when_the_game_has_begun(room: Room) -> None:
    await room.type("ann", "join")
    lobby = room.lobby()
    number = room.number_of(lobby)
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    for what in ("join", "leave", "add", "options", "start", "wonder"):
        answer = await room.press_forged("ben", f"button:lobby:{number}:{what}")
        assert said(answer) == room.text("refusal-game-has-begun")
    assert said(await room.type("ben", "join")).startswith(room.text("seats-free"))
    here = room.text("game-base")
    playing = await room.type("ann", "join")
    assert said(playing) == room.text("already-playing", game=here)
    assert buttons(playing.response)["Go there"]["url"].endswith(f"/{room.channel.id}/{room.status().id}")
    for name in ("ann", "ben"):
        refused = await room.type(name, "join", game="Architects")
        assert said(refused) == room.text("refusal-other-game-here", game=here)
        assert buttons(refused.response)["Go there"]["url"] == buttons(playing.response)["Go there"]["url"]


async def test_old_buttons_of_a_lobby_tell_that_its_game_is_over(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    number = room.number_of(room.lobby())
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")
    for what in ("join", "anyway", "start", "options"):
        answer = await room.press_forged("ben", f"button:lobby:{number}:{what}")
        assert said(answer) == room.text("refusal-game-over")


# -- options ------------------------------------------------------------------------------------------


async def test_options_are_shown_and_kept(room: Room) -> None:
    await room.type("ann", "join")
    await room.set_option("ann", "pace", "slow")
    await room.set_option("ann", "sides", "A+B")
    text = words(room.lobby())
    assert room.text("option-pace-slow", game="base") in text
    assert room.text("option-sides-a-b", edition="base") in text
    assert room.text("lobby-side-b", edition="base") in text
    lobby = await room.client.lobbies.at(room.channel.id)
    assert lobby is not None
    assert (lobby.row.options.pace, lobby.row.options.sides) == ("slow", "A+B")


@pytest.mark.parametrize(
    ("game", "clock"),
    [("base", "minutes per round"), ("duel", "minutes per turn"), ("architects", "minutes per turn")],
)
async def test_the_clock_counts_what_the_game_is_played_in(room: Room, game: str, clock: str) -> None:
    await room.type("ann", "join", game=game)
    assert clock in words(room.lobby())
    shown = await room.tap("ann", room.lobby(), "Options")
    assert clock in str(shown.modal)


async def test_the_form_sent_by_a_former_host_changes_nothing(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    shown = await room.type("ann", "options")
    await room.tap("ann", room.lobby(), "Leave")
    answer = await room.people["ann"].submit_modal(shown, room.form_values(shown, "pace", "none"))
    assert said(answer) == room.text("refusal-host-only", host="ben")
    assert room.text("option-pace-relaxed", game="base") in words(room.lobby())


# -- the end of a lobby -------------------------------------------------------------------------------


async def test_a_lobby_without_anybody_active_expires(room: Room) -> None:
    await room.type("ann", "join")
    await room.env.advance_time(8 * 60)
    await room.type("ben", "join")
    await room.env.advance_time(8 * 60)
    assert await seats(room) == ["ann", "ben"]
    await room.env.advance_time(4 * 60)
    assert await seats(room) == []
    assert room.text("lobby-expired") in words(room.public()[0])


async def test_a_lobby_does_not_grow_old_while_the_bot_is_down(room: Room) -> None:
    await room.type("ann", "join")
    await room.restart(down=3 * 3600)
    await room.env.advance_time(90)
    assert await seats(room) == ["ann"]
    await room.tap("ben", room.lobby(), "Join")
    assert await seats(room) == ["ann", "ben"]


async def test_the_host_ends_a_lobby(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    answer = await room.type("ben", "end")
    assert said(answer) == room.text("refusal-host-or-moderator")
    assert await seats(room) == ["ann", "ben"]
    await room.type("ann", "end")
    assert await seats(room) == []
    assert room.text("lobby-closed") in words(room.public()[0])


async def test_a_moderator_ends_a_lobby(room: Room) -> None:
    room.make_moderator("dora")
    await room.type("ann", "join")
    await room.type("dora", "end")
    assert await seats(room) == []


# -- where and how many -------------------------------------------------------------------------------


@pytest.mark.parametrize("right", ["attach_files", "read_message_history"])
async def test_missing_permissions_are_named_and_nothing_is_opened(room: Room, right: str) -> None:
    taken = discord.PermissionOverwrite.from_pair(
        discord.Permissions.none(), discord.Permissions(**{right: True})
    )
    room.channel = room.guild.create_text_channel("quiet", overwrites={room.guild.default_role: taken})
    answer = await room.type("ann", "join")
    named = room.text(f"permission-{right.replace('_', '-')}")
    assert said(answer) == room.text("refusal-permissions-missing", permissions=named)
    assert await seats(room) == []


async def test_channels_have_tables_of_their_own(room: Room) -> None:
    first = room.channel
    await room.type("ann", "join")
    room.channel = room.guild.create_text_channel("second")
    await room.type("ben", "join")
    assert await seats(room) == ["ben"]
    room.channel = first
    assert await seats(room) == ["ann"]


async def test_a_server_has_only_so_many_tables(room: Room) -> None:
    for number in range(6):
        room.channel = room.guild.create_text_channel(f"table-{number}")
        answer = await room.type("ann", "join")
    assert said(answer) == room.text("refusal-too-many-tables", count=5)
    assert await seats(room) == []


@pytest.mark.parametrize("command", ["start", "options"])
async def test_commands_without_a_lobby_say_so(room: Room, command: str) -> None:
    assert said(await room.type("ann", command)) == room.text("refusal-no-lobby")


@pytest.mark.parametrize("command", ["leave", "end", "table", "city", "cities", "status", "log"])
async def test_commands_without_a_game_say_so(room: Room, command: str) -> None:
    assert said(await room.type("ann", command)) == room.text("refusal-no-game")


@pytest.mark.parametrize("command", ["table", "city", "cities", "status", "log"])
async def test_commands_without_a_game_name_a_way_of_direct_messages(room: Room, command: str) -> None:
    answer = said(await room.people["ann"].user.slash(command))
    assert "/join" not in answer
    assert answer == room.text("refusal-no-game-direct")


async def test_a_game_in_a_thread_of_its_own(room: Room) -> None:
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    await room.set_option("ann", "place", "thread")
    await room.tap("ann", room.lobby(), "Start")
    (thread,) = room.channel.threads
    assert thread.name == "7 Wonders · ann, Hera, Apollo"
    assert f"The game is in <#{thread.id}>" in words(room.public()[0])
    assert any("The game begins" in words(message) for message in thread.history())
    assert "Age I, round 1 of 6" in said(await room.type("ann", "status"))
    await room.type("ben", "join")
    assert await seats(room) == ["ben"]


async def test_without_the_right_to_open_threads_the_channel_is_used(room: Room) -> None:
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    await room.set_option("ann", "place", "thread")
    room.env.inject_error(
        "POST", "/channels/*/threads", status=403, code=50013, message="Missing Permissions"
    )
    await room.tap("ann", room.lobby(), "Start")
    assert any(room.text("no-thread") in words(message) for message in room.public())
    assert room.session.row.place == room.channel.id


async def test_without_the_right_to_write_in_threads_the_channel_is_used(room: Room) -> None:
    no_threads = discord.PermissionOverwrite(send_messages_in_threads=False)
    room.channel = room.guild.create_text_channel("flat", overwrites={room.guild.default_role: no_threads})
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    await room.set_option("ann", "place", "thread")
    await room.tap("ann", room.lobby(), "Start")
    assert room.channel.threads == []
    assert room.session.row.place == room.channel.id
    assert buttons(room.hand("ann"))["1"]


async def test_who_sits_down_is_called_by_what_can_be_shown_of_the_name(room: Room) -> None:
    room.people["ann"] = room.guild.add_member(room.env.create_user("ann"), nick="\u202eAnn\u202c")
    room.people["ben"] = room.guild.add_member(room.env.create_user("ben"), nick="\u3164")
    for name in ("ann", "ben"):
        await room.type(name, "join")
    lobby = await room.client.lobbies.at(room.channel.id)
    assert lobby is not None
    assert [seat.name for seat in lobby.seats] == ["Ann", "ben"]
