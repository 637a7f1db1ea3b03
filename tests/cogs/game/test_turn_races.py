"""What somebody asks for below a turn, while the turn goes on, takes nothing away from it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.session import Session
from cogs.discord.picture_pool import PicturePool
from tests.cogs.practice.test_cog import BACK, direct_session, practise
from tests.cogs.room import Room, buttons, words


class Held:
    """Holds back the next picture that is drawn, once it is wanted."""

    def __init__(self) -> None:
        self.is_wanted, self.go_on = False, asyncio.Event()


@pytest.fixture
def held(room: Room, monkeypatch: pytest.MonkeyPatch) -> Held:
    made, draw_really = Held(), PicturePool.draw

    async def draw(self: PicturePool, *picture: Any, **how: Any) -> Any:
        if made.is_wanted:
            made.is_wanted = False
            await room.client.clock.wait_for(made.go_on.wait())
        return await draw_really(self, *picture, **how)

    monkeypatch.setattr(PicturePool, "draw", draw)
    return made


def asking(room: Room) -> list[Any]:
    return [each for each in room.direct("ann") if BACK in buttons(each)]


async def take_turns(room: Room, session: Session, turns: int) -> None:
    for _ in range(turns):
        (decision,) = session.snapshot.pending()
        await session.choose(decision.seat, session.step, decision.choices[0])
        await room.env.settle()


@pytest.mark.parametrize(("what", "turns"), [("practice", 1), ("practice", 9), ("tips", 1)])
async def test_what_is_drawn_while_a_turn_ends_neither_asks_again_nor_deletes_what_was_told(
    room: Room, held: Held, what: str, turns: int
) -> None:
    await practise(room, game="duel")
    session = direct_session(room)
    (first,) = asking(room)
    held.is_wanted = True
    if what == "practice":
        await room.people["ann"].user.slash("practice")
    else:
        await room.tap("ann", first, room.text("button-tips-off"))
    assert not held.is_wanted
    await take_turns(room, session, turns)
    held.go_on.set()
    await room.env.settle()
    (asked,) = asking(room)
    assert asked.id == session.messages[session.posted.current].message
    told = next(each for each in room.direct("ann") if each.id == first.id)
    assert "ann takes" in words(told)
