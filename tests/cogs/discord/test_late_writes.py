"""Facts about a person learned from late answers don't overwrite their settings or survive /forget."""

from itertools import product

import pytest

from tests.cogs.game.scenes import direct_channel, message_path
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room

OPENING = "/users/@me/channels"


@pytest.mark.parametrize(
    ("command", "path", "forgets"),
    [
        *product(("join", "practice"), ("",), (False, True)),
        *product(("join",), (OPENING,), (False, True)),
        ("hand", FIRST_ANSWER, True),
    ],
)
async def test_late_writes_keep_settings_and_bring_back_nobody_who_was_forgotten(
    room: Room, network: Network, command: str, path: str, forgets: bool
) -> None:
    store, ann = room.client.store, room.people["ann"].id
    if path == OPENING:
        room.close_messages("ann")
    hand = (await room.type("ann", "hand")).response if command == "hand" else None
    held = network.hold_next(path or message_path(direct_channel(room, "ann")))
    if hand is None:
        await room.type("ann", command)
    else:
        await room.tap("ann", hand, room.text("button-hands-by-message"))
    if forgets:
        question = (await room.type("ann", "forget")).response
        await room.tap("ann", question, room.text("button-forget"))
    else:
        await room.type("ann", "language", me="fr")
        await store.update_person(ann, hands_in_channel=True)
        await store.silence_tips(ann)
    assert held.done.is_set()
    held.let_go()
    await room.env.settle()
    if forgets:
        here = "SELECT 1 FROM people WHERE person = ?"
        assert await store.database.rows(here, ann) == []
        return
    now = await store.person(ann)
    assert (now.own_language, now.hands_in_channel, now.without_tips) == ("fr", True, True)
    assert (now.direct_channel is None) == (path == OPENING)
