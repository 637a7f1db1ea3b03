"""Using the bot where it isn't installed."""

from typing import Any

import discord
import pytest

from cogs.discord.permissions import INVITED_WITH, install_link, invite_link, is_guest, serves_guests
from cogs.discord.registration import keep_to_installations
from tests.cogs.elsewhere import Elsewhere
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words

ELSEWHERE: tuple[tuple[str, dict[str, str]], ...] = (
    ("card", {"name": "Lighthouse"}),
    ("wonder", {"name": "Gizah"}),
    ("rules", {}),
    ("help", {}),
    ("language", {"me": "Deutsch"}),
    ("language", {}),
    ("privacy", {}),
    ("forget", {}),
    ("score", {"players": "Ann, Ben, Cyd"}),
)
"""Commands with their options; /practice has tests of its own."""


@pytest.fixture
def elsewhere(room: Room) -> Elsewhere:
    return Elsewhere(room)


async def test_nine_commands_work_privately_where_the_bot_is_not_installed(elsewhere: Elsewhere) -> None:
    commands = elsewhere.room.client.tree.get_commands()
    assert {each.name for each in commands if serves_guests(each)} == {"practice", *dict(ELSEWHERE)}
    assert set(elsewhere.ann.available_commands(elsewhere.channel)) == {"practice", *dict(ELSEWHERE)}
    assert set(elsewhere.ben.available_commands(elsewhere.channel)) == set()
    for command, options in ELSEWHERE:
        answer = await elsewhere.type(command, **options)
        assert answer.response.ephemeral, command
        assert told(answer.response), command
    assert elsewhere.sent_by_channel() == []


async def test_answers_elsewhere_can_be_shown_if_external_apps_are_allowed(elsewhere: Elsewhere) -> None:
    answer = await elsewhere.type("card", name="Lighthouse")
    await elsewhere.tap(answer.response, elsewhere.room.text("button-show-to-all"))
    (public,) = elsewhere.channel.history()
    assert shown_files(public)
    assert "ann" in words(public)
    assert elsewhere.room.text("shown-to-all") in words(elsewhere.seen()[0])
    assert elsewhere.sent_by_channel() == []
    everyone = elsewhere.env.backend.get_guild(elsewhere.guild.id).roles[elsewhere.guild.id]
    everyone.permissions &= ~discord.Permissions(use_external_apps=True).value
    answer = await elsewhere.type("card", name="Altar")
    tapped = await elsewhere.tap(answer.response, elsewhere.room.text("button-show-to-all"))
    assert elsewhere.room.text("refusal-external-apps") in said(tapped)
    assert len(list(elsewhere.channel.history())) == 1


async def test_help_and_unavailable_commands_elsewhere_say_how_to_add_the_bot(elsewhere: Elsewhere) -> None:
    shown, application = (await elsewhere.type("help")).response, elsewhere.room.client.application_id
    assert application is not None
    assert "practice" in words(shown)
    assert "join:" not in words(shown)
    links = [each["url"] for each in buttons(shown).values()]
    assert links == [invite_link(application), install_link(application)]
    assert f"permissions={INVITED_WITH.value}" in links[0]
    here = await elsewhere.room.type("ann", "help")
    assert "join:" in words(here.response)
    assert [each["url"] for each in buttons(here.response).values()] == links
    for command in elsewhere.env.backend.commands[None].values():
        command["integration_types"] = [0, 1]
    assert invite_link(application) in said(await elsewhere.type("join"))
    everyone = elsewhere.env.backend.get_guild(elsewhere.guild.id).roles[elsewhere.guild.id]
    everyone.permissions |= discord.Permissions(manage_guild=True).value
    assert invite_link(application) in said(await elsewhere.type("language", server="Deutsch"))
    answer = await elsewhere.type("score", players=f"Ann, <@{elsewhere.ben.id}>, Cyd")
    assert said(answer) == elsewhere.room.text("refusal-pad-member")
    assert elsewhere.sent_by_channel() == []
    # In direct messages the bot has a channel of its own.
    answer = await elsewhere.user.slash("score", players="Ann, Ben, Cyd")
    assert lists(answer.response) or buttons(answer.response)


async def test_no_user_install_is_offered_if_the_app_does_not_allow_it(room: Room) -> None:
    room.env.backend.installation_contexts = {0}  # type: ignore[attr-defined]
    await room.restart()
    commands = room.client.tree.get_commands()
    assert not [each.name for each in commands if serves_guests(each)]
    keep_to_installations(room.client)
    shown = await room.type("ann", "help")
    assert list(buttons(shown.response)) == [room.text("button-add-to-server")]


@pytest.mark.parametrize(
    ("server", "owners", "context", "guest"),
    [
        (7, {0: 7}, 0, False),
        (7, {0: 7, 1: 5}, 0, False),
        (7, {1: 5}, 0, True),
        (None, {0: 0}, 1, False),
        (None, {1: 5}, 1, False),
        (None, {1: 5}, 2, True),
    ],
)
def test_users_are_guests_where_the_bot_is_not_installed(
    server: int | None, owners: dict[int, int], context: int, guest: bool
) -> None:
    interaction: Any = discord.Interaction.__new__(discord.Interaction)
    interaction.guild_id, interaction._integration_owners = server, owners
    interaction.context = discord.app_commands.AppCommandContext._from_value([context])  # type: ignore[list-item]
    assert is_guest(interaction) is guest
