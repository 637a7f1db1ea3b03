"""Facts about a person learned from late answers don't overwrite their settings or survive /forget."""

from collections.abc import Awaitable, Callable

import pytest

from bot.common.rows import Person
from tests.cogs.network import FIRST_ANSWER, Held, Network
from tests.cogs.room import Room


def messages_of(room: Room, name: str) -> str:
    return f"/channels/{room.people[name].user.dm_channel.id}/messages"


async def stored_person(room: Room, name: str) -> Person:
    return await room.client.store.person(room.people[name].id)


async def let_go(room: Room, held: Held) -> None:
    assert held.done.is_set()
    held.let_go()
    await room.env.settle()


async def sit_down(room: Room, network: Network) -> Held:
    held = network.hold_next(messages_of(room, "ann"))
    await room.type("ann", "join")
    return held


async def sit_down_with_closed_messages(room: Room, network: Network) -> Held:
    held = network.hold_next("/users/@me/channels")
    room.close_messages("ann")
    await room.type("ann", "join")
    return held


async def practise(room: Room, network: Network) -> Held:
    held = network.hold_next(messages_of(room, "ann"))
    await room.type("ann", "practice")
    return held


async def ask_for_hands_by_message(room: Room, network: Network) -> Held:
    answer = (await room.type("ann", "hand")).response
    held = network.hold_next(FIRST_ANSWER)
    await room.tap("ann", answer, room.text("button-hands-by-message"))
    return held


Begin = Callable[[Room, Network], Awaitable[Held]]


@pytest.mark.parametrize("begin", [sit_down, sit_down_with_closed_messages, practise])
async def test_late_writes_keep_settings_chosen_meanwhile(room: Room, network: Network, begin: Begin) -> None:
    held = await begin(room, network)
    store, ann = room.client.store, room.people["ann"].id
    await room.type("ann", "language", me="fr")
    await store.update_person(ann, hands_in_channel=True)
    await store.silence_tips(ann)
    await let_go(room, held)
    now = await stored_person(room, "ann")
    assert (now.own_language, now.hands_in_channel, now.without_tips) == ("fr", True, True)
    assert (now.direct_channel is None) == (begin is sit_down_with_closed_messages)


@pytest.mark.parametrize(
    "begin", [sit_down, sit_down_with_closed_messages, practise, ask_for_hands_by_message]
)
async def test_late_writes_do_not_bring_back_a_forgotten_person(
    room: Room, network: Network, begin: Begin
) -> None:
    held = await begin(room, network)
    question = (await room.type("ann", "forget")).response
    await room.tap("ann", question, room.text("button-forget"))
    await let_go(room, held)
    here = "SELECT 1 FROM people WHERE person = ?"
    assert await room.client.store.database.rows(here, room.people["ann"].id) == []
