"""Uploading icons as the application's emojis, and playing without them."""

from typing import Any

import pytest

from cogs.discord.emojis import PLAIN
from renders.parts.emoji import emoji_pictures
from tests.cogs.room import Room, buttons, words

pytestmark = pytest.mark.usefixtures("new_application")


def path(room: Room) -> str:
    return f"/applications/{room.client.application_id}/emojis"


def uploaded(room: Room) -> dict[str, int]:
    return {emoji.name: emoji.id for emoji in room.env.backend.application_emojis.values()}


def uploads(room: Room) -> int:
    return sum((each.method, each.path) == ("POST", path(room)) for each in room.env.http_requests)


def signs(hand: Any) -> list[dict[str, Any]]:
    """Return the emojis on a hand's numbers."""
    return [part["emoji"] for label, part in buttons(hand).items() if label.isdecimal()]


async def test_icons_are_uploaded_once_and_replaced_when_they_change(room: Room) -> None:
    await room.env.settle()
    known, before, backend = uploaded(room), uploads(room), room.env.backend
    names = {f"{name}_{picture.mark}" for name, picture in emoji_pictures().items()}
    assert set(known) == names
    await room.restart()
    assert uploads(room) == before == len(known)
    assert uploaded(room) == known
    blue = next(name for name in known if name.startswith("blue_"))
    backend.edit_application_emoji(known[blue], "blue_000000")
    backend.create_application_emoji("party_000000")
    await room.restart()
    assert uploads(room) == before + 1
    known = uploaded(room)
    assert set(known) == {*names, "party_000000"}
    await room.begin("ann", computers=2, pictures="age")
    assert all(known[sign["name"]] == int(sign["id"]) for sign in signs(room.hand("ann")))
    await room.pick("ann")
    await room.env.settle()
    told = next(words(message) for message in room.public() if "builds **" in words(message))
    icons = {f"<:{name}:{number}>" for name, number in known.items()}
    lines = [line for line in told.splitlines() if "builds **" in line]
    assert len(lines) >= 2
    assert all(line.split(" ")[0] in icons for line in lines)


async def test_plain_symbols_replace_emojis_that_cannot_be_uploaded(room: Room) -> None:
    await room.env.settle()
    for emoji in list(room.env.backend.application_emojis):
        room.env.backend.delete_application_emoji(emoji)
    room.env.inject_error("POST", path(room), status=400, code=30008, message="Maximum reached", times=None)
    await room.restart()
    assert not uploaded(room)
    await room.begin("ann", computers=2)
    assert {sign["name"] for sign in signs(room.hand("ann"))} <= set(PLAIN.values())
    await room.pick("ann")


def test_every_emoji_has_a_plain_symbol() -> None:
    assert set(PLAIN) == set(emoji_pictures())
    assert len(set(PLAIN.values())) == len(PLAIN)
