"""Facts about a person learned from late answers don't overwrite their settings or survive /forget."""

from collections.abc import Awaitable, Callable
from itertools import product

import pytest

from tests.cogs.game.scenes import direct_channel, message_path
from tests.cogs.network import FIRST_ANSWER, Held, Network
from tests.cogs.room import Room


async def sit_down(room: Room, network: Network) -> Held:
    held = network.hold_next(message_path(direct_channel(room, "ann")))
    await room.type("ann", "join")
    return held


async def sit_down_with_closed_messages(room: Room, network: Network) -> Held:
    held = network.hold_next("/users/@me/channels")
    room.close_messages("ann")
    await room.type("ann", "join")
    return held


async def practise(room: Room, network: Network) -> Held:
    held = network.hold_next(message_path(direct_channel(room, "ann")))
    await room.type("ann", "practice")
    return held


async def ask_for_hands_by_message(room: Room, network: Network) -> Held:
    answer = (await room.type("ann", "hand")).response
    held = network.hold_next(FIRST_ANSWER)
    await room.tap("ann", answer, room.text("button-hands-by-message"))
    return held


Begin = Callable[[Room, Network], Awaitable[Held]]


@pytest.mark.parametrize(
    ("begin", "forgets"),
    [
        *product((sit_down, sit_down_with_closed_messages, practise), (False, True)),
        (ask_for_hands_by_message, True),
    ],
)
async def test_late_writes_keep_settings_and_bring_back_nobody_who_was_forgotten(
    room: Room, network: Network, begin: Begin, forgets: bool
) -> None:
    held, store, ann = await begin(room, network), room.client.store, room.people["ann"].id
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
    assert (now.direct_channel is None) == (begin is sit_down_with_closed_messages)
