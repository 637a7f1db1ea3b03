"""Nothing reveals hidden cards, and clicks by the wrong person or with forged ids change nothing."""

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.common.logs import SENSITIVE_LOGGERS, keep_secrets
from engine.base.rules import standard_box
from engine.game import Seat
from tests.bot.fakes import fail_once
from tests.cogs.room import Room, buttons, said, shown_files, words

PLAYERS = ("ann", "ben", "cyd")


@pytest.fixture
def everything_logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Log as much as the bot ever does."""
    levels = {name: logging.getLogger(name).level for name in SENSITIVE_LOGGERS}
    caplog.set_level(logging.DEBUG)
    keep_secrets(logging.DEBUG)
    yield caplog
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


class Eavesdropper:
    """Reads everything that is sent to the channel."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._read = 0
        self._names = {room.text(f"card-{card}"): str(card) for card in standard_box().cards}
        self._wonders = [room.text(f"wonder-{wonder}") for wonder in standard_box().wonders]

    def news(self) -> str:
        """Return what was sent or edited in the channel since the last call."""
        requests = self._room.env.http_requests[self._read :]
        self._read += len(requests)
        channel = f"/channels/{self._room.channel.id}/messages"
        text = "\n".join(
            json.dumps(each.json, ensure_ascii=False) for each in requests if each.path.startswith(channel)
        )
        for wonder in self._wonders:
            text = text.replace(wonder, "")
        return text

    def cards_in(self, text: str) -> set[str]:
        return {name for name in self._names if re.search(rf"\b{re.escape(name)}\b", text)}

    def built(self) -> set[str]:
        view = self._room.client.sessions.at(self._room.channel.id)
        assert view is not None
        cities = view.game.view(None).cities
        return {self._room.text(f"card-{card}") for city in cities for card in city.buildings}


async def test_the_channel_and_the_log_name_no_hidden_card(
    room: Room, everything_logged: pytest.LogCaptureFixture
) -> None:
    await room.begin(*PLAYERS)
    reader = Eavesdropper(room)
    card = room.session.game.view(Seat(0)).hand[0]
    reader.news()
    await room.client.get_partial_messageable(room.channel.id).send(f"ann picks {room.text(f'card-{card}')}")
    assert reader.cards_in(reader.news()) == {room.text(f"card-{card}")}, "the check works"
    turn = 0
    while room.session.game.view(None).age < 3:
        turn += 1
        open_before = reader.built()
        for number, name in enumerate(PLAYERS):
            seat = Seat(number)
            decision = room.session.snapshot.decision(seat)
            if decision is None:
                continue
            last = len(room.session.snapshot.waiting_for()) == 1
            if not last:
                sell_or_stage = decision.choices[(turn * 7 + number) % len(decision.choices)]
                await room.session.choose(seat, room.session.step, sell_or_stage)
                await room.env.settle()
                shown = reader.cards_in(reader.news())
                assert shown <= open_before, "a pick was shown before all had picked"
            else:
                await room.decide(name)
                await room.env.settle()
        shown = reader.cards_in(reader.news())
        assert shown <= reader.built(), "a hidden card was shown"
    assert turn >= 12
    played = [choice.as_json()["action"] for step in room.session.history for choice in step.choices.values()]
    assert {"stage", "sell", "build"} <= set(played)
    for record in everything_logged.records:
        said = f"{record.getMessage()} {record.exc_text or ''}"
        assert '"card"' not in said
        assert not re.search(r"'(action|card)'", said)
        assert not reader.cards_in(said), f"{record.name}: {said[:200]}"


async def test_button_ids_and_spectator_views_name_no_hidden_card(room: Room) -> None:
    await room.begin(*PLAYERS)
    reader = Eavesdropper(room)
    hidden = {
        room.text(f"card-{card}") for seat in range(3) for card in room.session.game.view(Seat(seat)).hand
    }
    assert hidden
    for command in ("table", "city", "cities", "status", "log"):
        answer = await room.type("dora", command)
        texts = json.dumps(answer.response.components) + answer.response.content
        texts += " ".join(each.description or "" for each in answer.response.attachments)
        for wonder in reader._wonders:
            texts = texts.replace(wonder, "")
        assert not reader.cards_in(texts) & hidden, command
    await room.tap("ann", room.hand("ann"), "1")
    sent = json.dumps([each.json for each in room.env.http_requests])
    ids = re.findall(r'"custom_id": "([^"]*)"', sent)
    assert len(ids) > 20
    assert not [each for each in ids if any(re.search(rf"\b{card}\b", each) for card in standard_box().cards)]


def state(room: Room) -> Any:
    """Return everything that a click could change."""
    sessions = room.client.sessions.of_person(room.people["ann"].id)
    return [
        (session.step, dict(session.picks), list(session.seats), len(session.history)) for session in sessions
    ]


async def test_hands_refuse_spectators_and_other_players(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    before = state(room)
    for answer in (await room.tap("dora", room.status(), "My hand"), await room.type("dora", "hand")):
        assert said(answer).startswith(room.text("refusal-spectator"))
        assert not shown_files(answer.response)
    for what in ("card:0", "sell:0", "build:0:0", "stage:0:0", "text", "city", "table"):
        answer = await room.press_forged("ben", f"button:hand:{room.session.id}:0:0:{what}")
        assert said(answer) == room.text("refusal-foreign-hand", name="ann")
        answer = await room.press_forged("dora", f"button:hand:{room.session.id}:0:0:{what}")
        assert said(answer) == room.text("refusal-spectator")
    assert state(room) == before


async def test_buttons_of_a_finished_game_say_it_is_over(room: Room) -> None:
    await room.begin("ann", computers=2)
    number, hand = room.session.id, room.hand("ann")
    identities = [part["custom_id"] for part in buttons(hand).values()]
    identities += [part["custom_id"] for part in buttons(room.status()).values()]
    question = await room.type("ann", "end")
    await room.tap("ann", question.response, "End game")
    identities += [f"button:seat:{number}:{what}" for what in ("leave", "back", "take:1", "end")]
    for identity in identities:
        if identity.endswith(":rules") or identity.startswith("button:reference:0:"):
            # The rules stay available after the game.
            continue
        assert said(await room.press_forged("ann", identity)) == room.text("refusal-game-over"), identity


FORGED = (
    ("hand:{table}:", ("0:0", "0", "x:y:z", "0:9:sell:0", "0:2:sell:0", "99999999999:0:sell:0")),
    ("hand:{table}:0:0:card", ("", ":7", ":99999999999999999999999999999999999999")),
    ("hand:{table}:0:0:", ("build:0:99", "build:0", "build:99:0", "stage:0:99", "sell:7", "sell")),
    ("hand:{table}:0:0:", ("revive:0", "nothing", "fly", "pay:build:0:0:0", "pay:build")),
    ("seat:{table}:", ("take:9", "take:x", "take", "fly")),
    ("", ("hand:999999:0:0:sell:0", "table:{table}:fly", "table:999999:hand", "end:{table}:again")),
    ("", ("end:{table}:details", "end:999999:fly", "lobby:999999:join", "lobby:{table}:fly")),
    ("", ("deck:{table}:card", "nobody:{table}:card", "bot:{table}:close")),
)


async def test_forged_ids_are_refused_and_change_nothing(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1)
    before = state(room)
    for forged in [prefix + rest for prefix, rests in FORGED for rest in rests]:
        public = len(room.public())
        answer = await room.press_forged("ann", f"button:{forged.format(table=room.session.id)}")
        assert answer.acknowledged, forged
        for shown in (answer.response, *answer.followups):
            assert shown is None or room.text("something-went-wrong") not in words(shown), forged
        assert state(room) == before, forged
        assert len(room.public()) == public + 1, forged
    for what in ("pay:build:0:0:0", "pay:stage:6:0:0", "discard:0", "pay:fly:0:0:0"):
        for value in ("99", "-1", "x", "²", "99999999999999999999999"):
            identity = f"list:hand:{room.session.id}:0:0:{what}"
            answer = await room.press_forged("ann", identity, value=value)
            assert answer.acknowledged, (what, value)
            assert state(room) == before, (what, value)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_pick_can_be_retried_after_a_store_error(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1)
    await room.tap("ann", room.hand("ann"), "1")
    fail_once(room.client.store, "replace_picks")
    before = state(room)
    assert said(await room.tap("ann", room.hand("ann"), "Sell +3")) == room.text("store-failed")
    assert state(room) == before
    assert [record.levelname for record in caplog.records if record.exc_info] == ["ERROR"]
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert Seat(0) in room.session.picks
