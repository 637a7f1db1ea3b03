"""Practice tables: started at once, undone at will, and never counted."""

import asyncio
import random
from typing import Any

import pytest

from bot.tables.session import Session
from cogs.game.announcer import Announcer
from engine.game import Decision, Seat
from engine.players.advice import Hint
from tests.cogs.courses import NEAR_THE_END
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, shown_files, words

BACK = "Undo"


def direct_session(room: Room, name: str = "ann") -> Session:
    session = room.client.sessions.at(room.people[name].user.dm_channel.id)
    assert session is not None
    return session


async def practise(room: Room, name: str = "ann", **options: object) -> str:
    answer = await room.type(name, "practice", **options)
    await room.env.settle()
    return said(answer)


def asking(room: Room, label: str = BACK) -> Any:
    """Return Ann's newest direct message with a question."""
    return next(each for each in reversed(room.direct("ann")) if label in buttons(each))


async def choose(room: Room, session: Session, number: int = 0) -> Decision[Any]:
    """Choose for the practising person; return the decision."""
    decision = session.snapshot.decision(Seat(0))
    assert decision is not None
    await session.choose(decision.seat, session.step, decision.choices[number])
    await room.env.settle()
    return decision


async def take_back(room: Room, message: Any) -> None:
    await room.tap("ann", message, BACK)
    await room.env.settle()


async def test_practice_starts_at_once_in_direct_messages(room: Room) -> None:
    assert await practise(room) == room.text("practice-begun")
    assert room.text("practice-goal-base") in words(room.direct("ann")[0])
    assert room.text("button-how-to-play") in buttons(room.direct("ann")[0])
    session = direct_session(room)
    assert [seat.level for seat in session.seats] == [None, "easy", "easy", "easy"]
    assert session.row.deadline is None
    assert not room.public()
    hand = room.hand("ann")
    assert shown_files(hand)
    assert "<#" not in words(hand)
    assert words(hand).startswith("**Practice** · **Age I, round 1 of 6**")
    assert said(await room.tap("ann", hand, BACK)) == room.text("refusal-first-choice")
    assert session.step == 0
    await room.begin("ann", "ben", "cyd")
    assert not words(room.hand("ann")).startswith("**Practice**"), "as that of a game beside it"
    await room.client.store.update_person(room.people["dora"].id, hands_in_channel=True)
    await room.people["dora"].user.slash("practice")
    await room.env.settle()
    assert BACK in buttons(room.hand("dora"))
    await room.client.chosen_languages.choose_for_person(room.people["ann"].id, "fr")
    await choose(room, session)
    french = room.client.languages.of("fr")
    for shown in room.direct("ann")[-2:]:
        assert french("heading-round", age="I", round=2, rounds=6) in words(shown), "the step, and the hand"


async def test_undo_brings_back_the_same_hand_even_after_a_restart(room: Room) -> None:
    await practise(room)
    session = direct_session(room)
    before, texts = session.game.view(Seat(0)).hand, len(room.direct("ann"))
    await room.pick("ann", 2)
    await room.env.settle()
    assert direct_session(room).step == 1
    second = direct_session(room).game.view(Seat(0)).hand
    computers = dict(direct_session(room).history[0].choices)
    await room.restart()
    await take_back(room, room.hand("ann"))
    again = direct_session(room)
    assert again.step == 0
    assert again.game.view(Seat(0)).hand == before
    assert len(room.direct("ann")) == texts
    await room.restart()
    old = buttons(room.hand("ann"))[BACK]["custom_id"]
    await room.pick("ann", 2)
    await room.env.settle()
    assert said(await room.press_forged("ann", old)) == room.text("refusal-round-over")
    assert direct_session(room).history[0].choices == computers
    assert direct_session(room).game.view(Seat(0)).hand == second


@pytest.mark.parametrize("game", ["base", "duel"])
async def test_practice_again_reposts_the_question_and_can_start_over(room: Room, game: str) -> None:
    await practise(room, game=game)
    before = asking(room)
    user = room.people["ann"].user
    await user.slash("help")
    await user.slash("practice")
    await room.env.settle()
    asked = [each for each in room.direct("ann") if BACK in buttons(each)]
    assert len(asked) == 1
    assert asked[0].id > before.id
    assert asked[0].id == room.direct("ann")[-1].id
    assert shown_files(asked[0])
    first = direct_session(room).id
    answer = await room.type("ann", "practice", game="Duel")
    assert said(answer) == room.text("practice-goes-on")
    assert direct_session(room).id == first
    await room.tap("ann", answer.response, room.text("button-practice-again"))
    await room.env.settle()
    assert direct_session(room).id != first
    assert direct_session(room).row.options.game == "duel"


async def test_others_can_watch_practice_in_a_channel_but_not_join(room: Room) -> None:
    await practise(room, here=True)
    assert room.session.snapshot.is_practice
    refused = room.text("refusal-practice-of", host="ann")
    assert said(await room.type("ben", "join")) == refused
    for word in ("back", "why"):
        forged = f"button:practice:{room.session.id}:{word}:0"
        assert said(await room.press_forged("ben", forged)) == refused
    assert said(await room.press_forged("ben", f"button:seat:{room.session.id}:take:1")) == refused
    assert said(await room.type("ben", "practice", here=True)) == room.text("refusal-game-here")
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, room.text("button-end"))
    await room.env.settle()
    assert words(room.last()) == room.text("practice-ended")
    assert room.client.sessions.at(room.channel.id) is None


@pytest.mark.parametrize("game", NEAR_THE_END)
async def test_practice_of_every_game_ends_and_does_not_count(room: Room, game: str) -> None:
    await practise(room, game=game)
    chance = random.Random(1)
    await room.skip_to(
        NEAR_THE_END[game], lambda _, asked: chance.choice(asked.choices), direct_session(room)
    )
    store, number = room.client.store, direct_session(room).id
    person = room.people["ann"].id
    for _ in range(60):
        session = room.client.sessions.at(room.people["ann"].user.dm_channel.id)
        if session is None:
            break
        await choose(room, session, chance.randrange(len(session.snapshot.pending()[0].choices)))
    stored = await store.game(number)
    assert stored is not None
    assert stored.row.state == "over"
    assert (await store.person_summary(person)).finished == 0
    assert not await store.has_finished(person, game)
    end = next(
        each for each in reversed(room.direct("ann")) if room.text("button-practice-again") in buttons(each)
    )
    assert room.text("button-play-again") not in buttons(end)
    await room.tap("ann", end, room.text("button-practice-again"))
    await room.env.settle()
    assert direct_session(room).row.options.game == game


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_undo_in_turn_games_goes_back_to_the_own_last_choice(room: Room, game: str) -> None:
    await practise(room, game=game)
    assert len(said(await room.tap("ann", asking(room), "Why?")).split("\n")) > 2
    chance = random.Random(3)
    for _ in range(12):
        session = direct_session(room)
        step, number = session.step, chance.randrange(len(session.snapshot.pending()[0].choices))
        decision = await choose(room, session, number)
    played = [step.choices for step in direct_session(room).history]
    await take_back(room, asking(room))
    session = direct_session(room)
    assert session.step == step
    assert len([each for each in room.direct("ann") if BACK in buttons(each)]) == 1
    assert (await choose(room, session, number)).choices == decision.choices
    assert [step.choices for step in direct_session(room).history] == played


async def test_why_explains_each_card_and_each_use_of_one(room: Room) -> None:
    await practise(room)
    hint = said(await room.tap("ann", room.hand("ann"), "Hint"))
    heading, first, *others = said(await room.tap("ann", room.hand("ann"), "Why?")).split("\n")
    assert heading == room.text("practice-why")
    assert first == hint
    hand = [room.text(f"card-{card}") for card in direct_session(room).game.view(Seat(0)).hand]
    assert len(others) + 1 == len(set(hand))
    assert all(any(card in line for card in hand) for line in others)
    advised = hint.split("**")[1]
    for number, card in enumerate(hand, 1):
        await room.tap("ann", room.hand("ann"), str(number))
        heading, first, *lines = said(await room.tap("ann", room.hand("ann"), "Why?")).split("\n")
        assert heading == room.text("practice-why-card")
        rather = room.text("practice-why-rather", what=advised)
        assert first == (hint if card in advised else rather)
        assert all(card in line for line in lines)


@pytest.mark.parametrize("label", ["Hint", "Why?"])
async def test_advice_asked_before_an_undo_is_refused(
    room: Room, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    about: list[Any] = []
    thought = asyncio.Event()

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        about.append(decision.choices)
        await room.client.clock.wait_for(thought.wait())
        return Hint(decision.choices[0], ())

    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.hint", hint)
    await practise(room, game="duel")
    await choose(room, direct_session(room), 0)
    step, message = direct_session(room).step, asking(room, label)
    asked = await room.tap("ann", message, label)
    await take_back(room, message)
    await choose(room, direct_session(room), 1)
    assert direct_session(room).step == step
    thought.set()
    await room.env.settle()
    private = room.people["ann"].user
    seen = {each.id: words(each) for each in private.dm_channel.history(viewer=private)}
    assert seen[asked.response.id] == room.text("refusal-hint-over")
    await room.tap("ann", asking(room, label), label)
    now = direct_session(room).snapshot.decision(Seat(0))
    assert now is not None
    assert about[0] != about[-1] == now.choices


async def test_undo_replaces_a_hand_in_the_channel_if_direct_messages_are_closed(room: Room) -> None:
    room.close_messages("ann")
    assert room.text("practice-begun-closed") in await practise(room)
    hand = await room.open_hand("ann")
    before = room.session.game.view(Seat(0)).hand
    await choose(room, room.session, -1)
    newest = [each for each in room.public("ann") if BACK in buttons(each)][-1]
    assert newest.id != hand.id
    await take_back(room, newest)
    (again,) = [each for each in room.public("ann") if BACK in buttons(each)]
    assert again.id != newest.id
    assert room.session.game.view(Seat(0)).hand == before


async def test_undo_deletes_the_advice_on_the_undone_step(room: Room) -> None:
    await practise(room)
    await room.pick("ann")
    await room.env.settle()
    hand = room.hand("ann")
    stored = room.env.backend.messages[hand.channel.id]
    advice: list[int] = []
    for label in ("Why?", "Hint", "Why?"):
        advice.append((await room.tap("ann", hand, label)).response.id)
        assert [each in stored for each in advice] == [False] * (len(advice) - 1) + [True], "the newest stays"
    await take_back(room, hand)
    assert advice[-1] not in stored


def asked_steps(room: Room, name: str | None = None) -> list[int]:
    """List the steps with buttons in the channel, including a person's ephemeral messages."""
    steps: list[int] = []
    for each in room.public(name):
        identities = {part.get("custom_id", "") for part in buttons(each).values()}
        asked = [one for one in identities if one.startswith(("button:duel:", "button:hand:"))]
        steps += {int(one.split(":")[3]) for one in asked}
    return steps


async def choose_first(room: Room, steps: int) -> None:
    """Play a duel up to a step."""
    session = room.session
    while session.step < steps:
        decision = session.snapshot.decision(Seat(0))
        if decision is not None:
            await session.choose(Seat(0), session.step, decision.choices[0])
        await room.env.advance_time(30)


@pytest.mark.parametrize("told_is_forgotten", [False, True])
async def test_an_undo_interrupted_by_a_crash_is_finished(
    room: Room, monkeypatch: pytest.MonkeyPatch, told_is_forgotten: bool
) -> None:
    await practise(room, game="duel", here=True)
    await choose_first(room, 7)
    before = room.newest(BACK)

    async def die(self: Announcer, session: Session, *_: object) -> None:
        for note in session.posted.notes:
            if told_is_forgotten and note.step >= session.step:
                await room.client.store.drop_note(session.id, note)

    with monkeypatch.context() as dying:
        dying.setattr(Announcer, "stepped_back", die)
        dying.setattr(Announcer, "open_step", die)
        dying.setattr(Announcer, "close_step", die)
        await room.tap("ann", before, BACK)
        await room.restart()
    await room.restart()
    assert room.session.step < 7
    assert set(asked_steps(room)) == {room.session.step}
    assert before.id not in [each.id for each in room.public()]
    await choose_first(room, room.session.step + 1)
    assert set(asked_steps(room)) == {room.session.step}


@pytest.mark.parametrize("moment", ["drawing", "on its way", "posted"])
async def test_a_question_reposted_during_an_undo_is_of_the_right_step(
    room: Room, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    await practise(room, game="duel", here=True)
    await choose_first(room, 7)
    before, put_draft = room.newest(BACK), room.client.store.put_draft
    late, network = asyncio.Event(), Network(room, monkeypatch)

    async def put_late(table: int, draft: Any) -> Any:
        monkeypatch.setattr(room.client.store, "put_draft", put_draft)
        await room.client.clock.wait_for(late.wait())
        return await put_draft(table, draft)

    if moment == "drawing":
        monkeypatch.setattr(room.client.store, "put_draft", put_late)
        let_go = late.set
    else:
        hold = network.hold_next if moment == "posted" else network.hold_back_next
        let_go = hold("/channels/*/messages").let_go
    await room.type("ann", "practice")
    await room.tap("ann", before, BACK)
    let_go()
    await room.env.settle()
    assert room.session.step < 7
    assert asked_steps(room) == [room.session.step]


@pytest.mark.parametrize("is_posted", [True, False])
@pytest.mark.parametrize("is_typed", [True, False])
async def test_a_hand_sent_during_an_undo_is_deleted(
    room: Room, monkeypatch: pytest.MonkeyPatch, is_posted: bool, is_typed: bool
) -> None:
    """It follows the previous hand, or is reposted by /practice if ``is_typed``."""
    await practise(room, here=True)
    await room.open_hand("ann")
    session = room.session
    await choose(room, session, -1)
    network = Network(room, monkeypatch)
    following = (network.hold_next if is_posted else network.hold_back_next)("/webhooks/*")
    if is_typed:
        await room.type("ann", "practice")
    else:
        await choose(room, session, -1)
    step = session.step
    assert step == 1 + (not is_typed)
    await room.press_forged("ann", f"button:practice:{session.id}:back:{step}")
    following.let_go()
    await room.env.settle()
    assert session.step == step - 1
    assert set(asked_steps(room, "ann")) == {step - 1}
