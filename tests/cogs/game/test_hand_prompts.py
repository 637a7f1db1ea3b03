"""Hands show one moment of a game, however long their pictures take; and the tips in them."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.discord.picture_pool import PicturePool
from engine.game import Seat
from tests.cogs.courses import useful
from tests.cogs.game.scenes import current
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.practice.test_cog import BACK, direct_session, practise
from tests.cogs.room import Room, buttons, shown_files, words

ROUND = re.compile(r"Age I, round (\d) of 6")
HAND_BUTTON = re.compile(r"button:hand:\d+:(\d+):")


class Drawing:
    """Draws pictures at once unless they are held back."""

    def __init__(self) -> None:
        self.held: list[tuple[str, asyncio.Event]] = []
        self.queues = set[int | None]()

    def hold_next(self, name: str = "") -> asyncio.Event:
        """Hold back the next picture of this name, or of any, until the event is set."""
        self.held.append((name, asyncio.Event()))
        return self.held[-1][1]


@pytest.fixture
def drawing(room: Room, monkeypatch: pytest.MonkeyPatch) -> Drawing:
    made, draw_really = Drawing(), PicturePool.draw

    async def draw(self: PicturePool, name: str, *picture: Any, **how: Any) -> Any:
        made.queues.add(how.get("server"))
        for each in [each for each in made.held if each[0] in (name, "")][:1]:
            made.held.remove(each)
            await room.client.clock.wait_for(each[1].wait())
        return await draw_really(self, name, *picture, **how)

    monkeypatch.setattr(PicturePool, "draw", draw)
    return made


def sent_hands(room: Room) -> Iterator[tuple[str, set[str]]]:
    """Yield the round and the steps of the buttons of each hand that was sent."""
    for request in room.env.http_requests:
        written = str(request.json)
        steps = set(HAND_BUTTON.findall(written))
        if steps and (named := ROUND.search(written)):
            yield named[1], steps


def assert_hands_are_of_one_round(room: Room) -> None:
    for named, steps in sent_hands(room):
        assert steps == {str(int(named) - 1)}


def open_hands(room: Room, name: str) -> list[Any]:
    return [each for each in room.public(name) if "1" in buttons(each)]


async def test_a_hand_opened_during_the_last_pick_says_the_game_is_over(room: Room, drawing: Drawing) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1)
    await room.skip_to(lambda game: game.view(None).age == 3 and game.view(None).round == 6, useful)
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    drawn = drawing.hold_next("hand.png")
    asked = await room.tap("ann", room.status(), "My hand")
    await room.pick("ben")
    assert room.client.sessions.at(room.channel.id) is None
    drawn.set()
    await room.env.settle()
    assert words(current(room, "ann", asked.response)) == room.text("status-over")
    assert not open_hands(room, "ann")


@pytest.mark.parametrize("what", ["being sent", "opened while the next one is sent", "opened twice at once"])
async def test_only_the_hand_of_the_current_round_has_buttons(
    room: Room, network: Network, drawing: Drawing, what: str
) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1)
    if what == "being sent":
        held = network.hold_next("/webhooks/*", "PATCH")
        asked = await room.tap("ann", room.status(), "My hand")
        assert [each.id for each in open_hands(room, "ann")] == [asked.response.id]
    elif what == "opened twice at once":
        drawn = [drawing.hold_next("hand.png") for _ in range(2)]
        for _ in drawn:
            await room.tap("ann", room.status(), "My hand")
        for each in drawn:
            each.set()
        await room.env.settle()
        assert len(open_hands(room, "ann")) == 1
    else:
        await room.open_hand("ann")
    await room.session.choose(Seat(0), 0, room.session.game.view(Seat(0)).offers[0].sell)
    if what != "being sent":
        held = network.hold_next("/webhooks/*")
    await room.pick("ben")
    assert held.done.is_set()
    if what == "opened while the next one is sent":
        await room.open_hand("ann")
    held.let_go()
    await room.env.settle()
    assert_hands_are_of_one_round(room)
    assert ["round 2 of 6" in words(each) for each in open_hands(room, "ann")] == [True]


@pytest.mark.parametrize("ends_the_round", [False, True])
async def test_a_hand_drawn_while_its_player_is_replaced_is_not_shown(
    room: Room, drawing: Drawing, ends_the_round: bool
) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1)
    drawn = drawing.hold_next("hand.png")
    asked = await room.tap("ben", room.status(), "My hand")
    await room.replace("ann", room.people["ben"])
    if ends_the_round:
        await room.session.choose(Seat(0), 0, room.session.game.view(Seat(0)).offers[0].sell)
        await room.env.settle()
    assert room.session.step == int(ends_the_round)
    drawn.set()
    await room.env.settle()
    answer = current(room, "ben", asked.response)
    assert not shown_files(answer)
    assert not open_hands(room, "ben")
    assert "You aren’t playing in this game." in words(answer)


def refuse_to_keep(room: Room) -> None:
    """Make Discord reject the next edit that keeps a picture, so that it is sent again."""
    room.env.inject_error(
        "POST", "/interactions/*/callback", status=400, code=50035, message="Invalid Form Body", times=1
    )


@pytest.mark.parametrize("ends_the_round", [False, True])
async def test_a_resent_picture_shows_the_pick_that_the_text_names(
    room: Room, drawing: Drawing, ends_the_round: bool
) -> None:
    await room.begin("ann", "ben", computers=1)
    hand, offers = room.hand("ann"), room.session.game.view(Seat(0)).offers
    await room.tap("ann", hand, "1")
    drawn = drawing.hold_next("hand.png")
    refuse_to_keep(room)
    await room.tap("ann", room.hand("ann"), "2" if ends_the_round else "Sell +3")
    assert not drawing.held
    await room.session.choose(Seat(0), 0, offers[1].sell)
    if ends_the_round:
        await room.pick("ben")
    before = words(current(room, "ann", hand))
    drawn.set()
    await room.env.settle()
    after = current(room, "ann", hand)
    if ends_the_round:
        assert (words(after), buttons(after)) == (before, {}), "no picture is sent again"
        return
    (file,) = shown_files(after)
    first, second = (room.text(f"card-{offer.card}") for offer in offers[:2])
    assert second in words(after)
    assert room.text("words-picked", card=second) in (file.description or "")
    assert room.text("words-picked", card=first) not in (file.description or "")


async def test_a_hand_drawn_during_an_undo_and_a_new_choice_is_the_new_one(
    room: Room, drawing: Drawing
) -> None:
    await practise(room, here=True)
    session = room.session
    first = session.snapshot.pending()[0].choices
    await session.choose(Seat(0), 0, first[-1])
    await room.env.advance_time(30)
    drawn = drawing.hold_next("hand.png")
    await room.tap("ann", room.status(), "My hand")
    assert not drawing.held
    await room.press_forged("ann", f"button:practice:{session.id}:back:1")
    await session.choose(Seat(0), 0, first[0])
    await room.env.advance_time(30)
    assert session.step == 1
    drawn.set()
    await room.env.settle()
    (shown,) = open_hands(room, "ann")
    told = words(shown), [each.description for each in shown_files(shown)]
    fresh = await room.open_hand("ann")
    assert told == (words(fresh), [each.description for each in shown_files(fresh)])


@pytest.mark.parametrize(("what", "turns"), [("practice", 9), ("tips", 1)])
async def test_a_picture_drawn_while_a_turn_ends_changes_no_finished_turn(
    room: Room, drawing: Drawing, what: str, turns: int
) -> None:
    await practise(room, game="duel")
    session = direct_session(room)

    def asking() -> Any:
        (found,) = [each for each in room.direct("ann") if BACK in buttons(each)]
        return found

    first, drawn = asking(), drawing.hold_next()
    if what == "practice":
        await room.people["ann"].user.slash("practice")
    else:
        await room.tap("ann", first, room.text("button-tips-off"))
    assert not drawing.held
    for _ in range(turns):
        (decision,) = session.snapshot.pending()
        await session.choose(decision.seat, session.step, decision.choices[0])
        await room.env.settle()
    drawn.set()
    await room.env.settle()
    assert drawing.queues == {session.row.queue_group}, "tables share the queue"
    assert asking().id == session.messages[session.posted.current].message
    assert "ann takes" in words(current(room, "ann", first))


TIP = "💡"


def tips(room: Room, name: str) -> list[Any]:
    return [each for each in room.public(name) if words(each).startswith(TIP)]


async def choose(room: Room, name: str) -> None:
    identity = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    await room.press_forged(name, identity)
    await room.env.settle()


async def test_a_new_player_gets_a_private_tip_on_their_turn(room: Room) -> None:
    await room.begin("ann", "ben", game="Duel", pace="none")
    names = ("ann", "ben")
    first = names[room.session.snapshot.waiting_for()[0]]
    other = next(name for name in names if name != first)
    assert len(tips(room, first)) == 1
    assert not tips(room, other)
    assert not any(TIP in words(each) for each in room.public())
    await room.env.advance_time(15 * 60)
    await choose(room, first)
    assert not tips(room, other), "it can only follow an answer of the last 15 minutes"
    await room.type(other, "status")
    await room.env.settle()
    assert len(tips(room, other)) == 1


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_tips_can_be_turned_off(room: Room, network: Network, is_deleted: bool) -> None:
    await room.begin("ann", game="Duel", computers=1)
    told = set()
    for _ in range(3):
        (tip,) = tips(room, "ann")
        told.add(words(tip))
        await choose(room, "ann")
    assert len(told) == 3, "a newer tip replaces the older one"
    (tip,) = tips(room, "ann")
    held = network.hold_back_next(FIRST_ANSWER)
    await room.tap("ann", tip, room.text("button-tips-off"))
    if is_deleted:
        room.env.backend.delete_message(room.channel.id, tip.id)
    held.let_go()
    await room.env.settle()
    shown = room.public("ann")[-1]
    assert (shown.id == tip.id) != is_deleted
    assert words(shown) == room.text("tips-off")
    assert room.text("button-tips-off") not in buttons(shown)
    await choose(room, "ann")
    assert not tips(room, "ann")


# -- tips in hands --------------------------------------------------------------------------------------


async def open_hand(room: Room) -> Any:
    return (await room.type("ann", "hand")).response


def tip_in(shown: Any) -> str:
    (tip,) = [line for line in words(shown).splitlines() if line.startswith(TIP)]
    return tip


@pytest.mark.parametrize("tapped", ["in the channel", "in direct messages"])
async def test_every_copy_of_a_hand_has_its_tip_until_tips_are_off(room: Room, tapped: str) -> None:
    await room.type("ann", "practice", game="Duel")
    practised = room.direct("ann")[-1]
    assert TIP in words(practised)
    await room.begin("ann", computers=2)
    before = tip_in(await open_hand(room))
    await room.pick("ann")
    await room.env.settle()
    direct, opened = room.hand("ann"), room.public("ann")[-1]
    assert tip_in(direct) == tip_in(opened) != before
    silenced = opened if tapped == "in the channel" else direct
    await room.tap("ann", silenced, room.text("button-tips-off"))
    await room.env.settle()
    for copy in (direct, opened, practised):
        left = current(room, "ann", copy)
        assert TIP not in words(left)
        assert room.text("button-tips-off") not in buttons(left)


async def test_turning_tips_off_in_another_process_removes_them_here(room: Room) -> None:
    await room.begin("ann", computers=2)
    direct, opened = room.hand("ann"), await open_hand(room)
    await room.client.store.silence_tips(room.people["ann"].id)

    async def hear(_: object) -> None:
        # The process that answers direct messages reports this after editing the message there itself.
        room.client.dispatch("silenced", room.people["ann"].id, direct.id)

    room.client.add_listener(hear, "on_answered")
    await room.type("ben", "status")
    await room.env.settle()
    assert TIP not in words(current(room, "ann", opened))
    assert TIP in words(current(room, "ann", direct))
    assert TIP not in words(await open_hand(room))
