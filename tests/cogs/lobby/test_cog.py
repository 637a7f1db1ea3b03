"""The lobby: joining, leaving, options, the edition and starting."""

import discord
import pytest
import simcord

from bot.languages.translator import load_languages
from tests.cogs.room import Room, buttons, said, shown_files, suggested, words


async def test_joining_opens_a_lobby_and_lists_its_seats(room: Room) -> None:
    await room.type("ann", "join")
    answer = await room.tap("ann", room.lobby(), "Join")
    assert said(answer) == room.text("refusal-already-seated", number=1)
    await room.tap("ben", room.lobby(), "Join")
    assert (await room.type("cyd", "join")).ephemeral
    text = words(room.lobby())
    assert "ann is looking for players. **3 of 7 seats taken.**" in text
    assert f"1. <@{room.people['ann'].id}>" in text
    assert f"2. <@{room.people['ben'].id}>" in text
    assert len(room.public()) == 1
    for name in ("ann", "ben"):
        assert "You have a seat on **Olympus**" in words(room.direct(name)[-1])
    await room.people["ben"].send(room.channel, "a lot of talk")
    await room.type("ann", "join")
    assert "Join" in buttons(room.last()), "the message comes down"
    assert len([message for message in room.public() if "Join" in buttons(message)]) == 1
    room.channel = room.guild.create_text_channel("second")
    await room.type("dora", "join")
    assert await room.seated() == ["dora"]


async def test_computer_players_fill_a_lobby(room: Room) -> None:
    room.people["Hera"] = room.guild.add_member(room.env.create_user("Hera"))
    await room.type("Hera", "join")
    assert buttons(room.lobby())["Remove computer"]["disabled"]
    assert buttons(room.lobby())["Start"]["style"] == discord.ButtonStyle.secondary.value
    too_few = room.text("refusal-too-few-players-base")
    assert said(await room.tap("Hera", room.lobby(), "Start")) == too_few
    for _ in range(2):
        await room.tap("Hera", room.lobby(), "Add computer")
    assert await room.seated() == ["Hera", "Apollo", "Athena"]
    assert "2. Apollo (computer, normal)" in words(room.lobby())
    assert buttons(room.lobby())["Start"]["style"] == discord.ButtonStyle.success.value
    await room.tap("Hera", room.lobby(), "Remove computer")
    assert await room.seated() == ["Hera", "Apollo"]
    await room.tap("Hera", room.lobby(), "Fill seats")
    for label in ("Join", "Add computer", "Fill seats"):
        assert buttons(room.lobby())[label]["disabled"]
    assert "The table is full: **7 of 7 seats taken.** Hera can start." in words(room.lobby())
    assert "looking for players" not in words(room.lobby())
    assert said(await room.type("ben", "join")) == room.text("refusal-table-full")
    assert len(await room.seated()) == 7


async def test_leaving_frees_the_seat_and_passes_on_the_host(room: Room) -> None:
    await room.gather("ann", "ben", "cyd")
    assert said(await room.tap("dora", room.lobby(), "Leave")) == room.text("refusal-not-seated")
    await room.tap("ann", room.lobby(), "Leave")
    assert await room.seated() == ["ben", "cyd"]
    assert "ben is looking for players" in words(room.lobby())
    answer = await room.tap("cyd", room.lobby(), "Add computer")
    assert said(answer) == room.text("refusal-host-only", host="ben")
    await room.tap("ben", room.lobby(), "Add computer")
    await room.tap("ben", room.lobby(), "Leave")
    message = room.lobby()
    assert said(await room.type("cyd", "leave")) == room.text("lobby-changed")
    assert room.text("lobby-everyone-left") in words(room.public()[0])
    assert not buttons(room.public()[0])
    with pytest.raises(simcord.SetupError):
        await room.tap("ben", message, "Join")
    await room.type("ben", "join")
    assert await room.seated() == ["ben"]


async def test_only_the_host_changes_a_lobby_and_nobody_after_the_start(room: Room) -> None:
    await room.gather("ann", "ben", computers=2)
    refused = room.text("refusal-host-only", host="ann")
    for label in ("Add computer", "Remove computer", "Options", "Start"):
        assert said(await room.tap("ben", room.lobby(), label)) == refused
    for command in ("start", "options"):
        assert said(await room.type("ben", command)) == refused
    assert await room.seated() == ["ann", "ben", "Hera", "Apollo"]
    await room.tap("ben", room.lobby(), "Leave")
    number = room.number_of(room.lobby())
    assert said(await room.type("ann", "start")) == room.text("done")
    assert "## The game begins!" in words(room.public()[0])
    assert not any("Everyone’s seated" in words(message) for message in room.public())
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
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")
    answer = await room.press_forged("ben", f"button:lobby:{number}:join")
    assert said(answer) == room.text("refusal-game-over")


async def test_options_are_shown_and_stored(room: Room) -> None:
    await room.gather("ann", pace="slow", sides="A+B")
    text = words(room.lobby())
    assert room.text("option-pace-slow", game="base") in text
    assert room.text("option-sides-a-b", edition="base") in text
    assert room.text("lobby-side-b", edition="base") in text
    await room.type("ben", "join")
    shown = await room.type("ann", "options")
    await room.tap("ann", room.lobby(), "Leave")
    answer = await room.people["ann"].submit_modal(shown, room.form_values(shown, "pace", "none"))
    assert said(answer) == room.text("refusal-host-only", host="ben"), "a former host changes nothing"
    assert room.text("option-pace-slow", game="base") in words(room.lobby())


async def test_an_idle_lobby_expires(room: Room) -> None:
    await room.type("ann", "join")
    await room.restart(down=3 * 3600)
    await room.env.advance_time(90)
    assert await room.seated() == ["ann"], "it does not grow old while the bot is down"
    await room.env.advance_time(6 * 60)
    await room.tap("ben", room.lobby(), "Join")
    await room.env.advance_time(8 * 60)
    assert await room.seated() == ["ann", "ben"]
    await room.env.advance_time(4 * 60)
    assert await room.seated() == []
    assert room.text("lobby-expired") in words(room.public()[0])


async def test_the_host_or_a_moderator_can_close_a_lobby(room: Room) -> None:
    room.make_moderator("dora")
    for name in ("ann", "dora"):
        await room.gather("ann", "ben")
        assert said(await room.type("ben", "end")) == room.text("refusal-host-or-moderator")
        assert await room.seated() == ["ann", "ben"]
        await room.type(name, "end")
        assert await room.seated() == []
        assert room.text("lobby-closed") in words(room.last())


async def test_no_lobby_opens_without_permissions_or_beyond_the_servers_limit(room: Room) -> None:
    for right in ("attach_files", "read_message_history"):
        taken = discord.PermissionOverwrite(**{right: False})
        room.channel = room.guild.create_text_channel("quiet", overwrites={room.guild.default_role: taken})
        answer = await room.type("ann", "join")
        named = room.text(f"permission-{right.replace('_', '-')}")
        assert said(answer) == room.text("refusal-permissions-missing", permissions=named)
        assert await room.seated() == []
    for number in range(6):
        room.channel = room.guild.create_text_channel(f"table-{number}")
        answer = await room.type("ann", "join")
    assert said(answer) == room.text("refusal-too-many-tables", count=5)
    assert await room.seated() == []


async def test_commands_without_a_lobby_or_game_are_refused(room: Room) -> None:
    for command in ("start", "options"):
        assert said(await room.type("ann", command)) == room.text("refusal-no-lobby")
    for command in ("leave", "end", "table", "city", "cities", "status", "log"):
        assert said(await room.type("ann", command)) == room.text("refusal-no-game")
    for command in ("table", "city", "cities", "status", "log"):
        answer = said(await room.people["ann"].user.slash(command))
        assert "/join" not in answer
        assert answer == room.text("refusal-no-game-direct")


@pytest.mark.parametrize("problem", [None, "permission", "fault"])
async def test_a_game_is_played_in_its_own_thread_if_one_can_be_opened(
    room: Room, problem: str | None
) -> None:
    taken = discord.PermissionOverwrite(send_messages_in_threads=problem != "permission")
    room.channel = room.guild.create_text_channel("other", overwrites={room.guild.default_role: taken})
    await room.gather("ann", computers=2, place="thread")
    if problem == "fault":
        room.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await room.tap("ann", room.lobby(), "Start")
    if problem is not None:
        assert room.channel.threads == []
        assert any(room.text("no-thread") in words(message) for message in room.public())
        assert room.session.row.place == room.channel.id
        assert buttons(room.hand("ann"))["1"]
        return
    (thread,) = room.channel.threads
    assert thread.name == "7 Wonders · ann, Hera, Apollo"
    assert f"The game is in <#{thread.id}>" in words(room.public()[0])
    assert any("The game begins" in words(message) for message in thread.history())
    assert "Age I, round 1 of 6" in said(await room.type("ann", "status"))
    await room.type("ben", "join")
    assert await room.seated() == ["ben"]


async def test_names_are_shown_without_control_characters_and_markup(room: Room) -> None:
    room.people["ann"] = room.guild.add_member(room.env.create_user("ann"), nick="\u202eAnn\u202c")
    room.people["ben"] = room.guild.add_member(room.env.create_user("ben"), nick="\u3164")
    room.people["eve"] = room.guild.add_member(room.env.create_user("[free](https://example.com)"))
    await room.gather("eve", "ann", "ben")
    assert (await room.seated())[1:] == ["Ann", "ben"]
    told = said(await room.type("ben", "start"))
    assert told == room.text("refusal-host-only", host=r"\[free\](https\://example\.com)")


SECOND, FIRST = "Play the second edition", "Play the first edition"


def edition(room: Room) -> str:
    """Return the game named in the heading of the lobby."""
    return words(room.lobby()).splitlines()[0].removeprefix("## ")


async def test_the_hosts_edition_is_the_default_of_their_next_table(room: Room) -> None:
    await room.type("ann", "join")
    await room.set_option("ann", "wonders", "dealt-with-manneken-pis")
    told = said(await room.tap("ann", room.lobby(), SECOND))
    assert told == room.text("refusal-no-manneken-pis")
    await room.set_option("ann", "wonders", "dealt")
    assert edition(room) == "7 Wonders (first edition)"
    await room.type("ben", "join")
    refused = said(await room.tap("ben", room.lobby(), SECOND))
    assert refused == room.text("refusal-host-only", host="ann")
    await room.tap("ann", room.lobby(), SECOND)
    assert edition(room) == "7 Wonders (second edition)"
    assert room.text("lobby-not-for-two") in words(room.lobby())
    refused = said(await room.type("ann", "start"))
    assert refused == room.text("refusal-too-few-players-second-edition")
    await room.tap("ann", room.lobby(), "Add computer")
    assert room.text("lobby-not-for-two") not in words(room.lobby())
    assert "Day side" in words(room.lobby())
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)"
    await room.tap("ann", room.lobby(), FIRST)
    assert edition(room) == "7 Wonders (first edition)"
    await room.restart()
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (first edition)"


async def test_the_servers_edition_comes_first(room: Room) -> None:
    assert said(await room.type("ann", "edition", server="base")) == room.text("refusal-edition-server")
    room.make_moderator("ben", "manage_guild")
    assert said(await room.type("ben", "edition", server="Xyzzy")) == room.text("refusal-no-such-edition")
    assert await suggested(room, "edition", "server", "sec") == ["second-edition"]
    told = said(await room.type("ben", "edition", server="Second edition"))
    assert told == room.text("edition-server-chosen", edition="second-edition")
    assert "second edition" in said(await room.type("ann", "edition"))
    (card,) = shown_files((await room.type("ann", "card", name="Altar")).response)
    assert "Worth 3 points." in str(card.description)
    assert "7 Wonders (second edition)" in said(await room.type("ann", "score", players="ann, ben, cyd"))
    await room.type("ann", "practice")
    assert any("7 Wonders (second edition)" in words(each) for each in room.direct("ann"))
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)"
    await room.tap("ann", room.lobby(), FIRST)
    (card,) = shown_files((await room.type("ann", "card", name="Altar")).response)
    assert "Worth 2 points." in str(card.description)
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)", "the server's edition comes first"
    await room.type("ann", "end")
    await room.type("ben", "edition", server="host")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (first edition)", "then what the host has chosen last"


@pytest.mark.parametrize("language", load_languages().translators)
async def test_suggestions_are_accepted_in_every_language(room: Room, language: str) -> None:
    room.make_moderator("ann", "manage_guild")
    await room.speak(language)
    for value in ("second-edition", "base", "host"):
        assert value in await suggested(room, "edition", "server", "")
        told = said(await room.type("ann", "edition", server=value))
        assert told == room.text("edition-server-chosen", edition=value)
    for game in await suggested(room, "join", "game", ""):
        await room.type("ben", "join", game=game)
        assert edition(room) == room.text("game-base-in-full" if game == "base" else f"game-{game}")
        # The time limit is per round or, in other games, per turn.
        pace = room.text("option-pace-live", game="base" if game == "second-edition" else game)
        form = (await room.tap("ben", room.lobby(), room.text("button-options"))).modal
        assert repr(pace) in str(form)
        await room.type("ben", "end")
