"""No message, picture description, button id or log reveals hidden cards."""

import json
import logging
import re
from collections.abc import Iterator

import pytest

from bot.common.logs import SENSITIVE_LOGGERS, keep_secrets
from engine.base.rules import standard_box
from engine.game import Seat
from tests.cogs.room import Room

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
