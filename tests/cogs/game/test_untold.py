"""A step's effects stay hidden until its message is posted."""

from typing import Any

from tests.cogs.network import Held, Network
from tests.cogs.room import Room, said, shown_files, words


def shown(result: Any) -> list[tuple[str, str | None]]:
    return [(each.filename, each.description) for each in shown_files(result.response)]


async def play_until_the_reveal_is_on_its_way(room: Room, network: Network) -> Held:
    held = network.hold_back_next(f"/channels/{room.channel.id}/messages/*", "PATCH")
    await room.play_round("ann", "ben")
    assert room.session.step == 1
    return held


LOOKS = ("table", "city", "cities", "status", "log")


async def seen(room: Room) -> list[Any]:
    found: list[Any] = []
    for command in LOOKS:
        result = await room.type("ann", command)
        found.append((command, words(result.response), shown(result)))
    table = shown(await room.tap("ann", room.status(), "Table"))
    return [*found, ("Table", table), ("Cities", shown(await room.tap("ann", room.status(), "Cities")))]


async def test_every_view_shows_the_last_posted_round(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = shown(await room.tap("ann", room.status(), "My hand"))
    coins = [each.coins for each in room.session.game.view(None).cities]
    held = await play_until_the_reveal_is_on_its_way(room, network)
    assert [each.coins for each in room.session.game.view(None).cities] != coins
    before = await seen(room)
    assert ("status", room.text("status-all-picked", heading="**Age I, round 1 of 6**"), []) in before
    opened = await room.tap("ann", room.status(), "My hand")
    # The hand is the same, with a mark on the picked card.
    assert [(name, (told or "").partition(". ")[2]) for name, told in shown(opened)] == hand
    assert "Age I, round 1 of 6" in words(opened.response)
    assert "Everyone has picked" in words(opened.response)
    held.let_go()
    await room.env.settle()
    after = await seen(room)
    for (what, *then), (_, *now) in zip(before, after, strict=True):
        assert then != now, what


async def test_a_tap_before_the_round_is_posted_changes_nothing(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    city = shown(await room.tap("ann", room.hand("ann"), "My city"))
    held = await play_until_the_reveal_is_on_its_way(room, network)
    answer = await room.tap("ann", room.hand("ann"), "2")
    assert said(answer) == room.text("refusal-everyone-has-picked")
    assert shown(await room.tap("ann", room.hand("ann"), "My city")) == city
    held.let_go()
    await room.env.settle()
    assert "round 2 of 6" in words(room.hand("ann"))
