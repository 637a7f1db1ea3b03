"""Custom ids of earlier versions are still answered; taps are counted and known to the log."""

from unittest.mock import AsyncMock

import pytest

from bot.cluster.postgresql.cluster import OF_ALL_TABLES, OF_NO_TABLE
from bot.common.logs import shard_at_hand, table_at_hand
from bot.operations.metrics import Meters
from cogs.discord import reply
from cogs.discord.router import Router
from tests.cogs.room import Room, words

EVERYWHERE = """
    button:lobby:1:join button:lobby:1:leave button:lobby:1:add button:lobby:1:remove button:lobby:1:options
    button:lobby:1:wonder button:lobby:1:start list:lobby:1:board button:seat:1:take:0 button:seat:1:back
    button:seat:1:leave button:seat:1:stay button:seat:1:end button:seat:1:keep button:table:1:hand
    button:table:1:table button:table:1:cities button:table:1:rules button:end:1:again button:end:1:details
    button:record:1:first:1 button:record:1:next:2 button:replay:1:next:2 list:replay:1:to
"""
BASE = """
    button:hand:1:open button:hand:1:0:0:card:3 button:hand:1:0:0:build:3:0 button:hand:1:0:0:free:3:0
    button:hand:1:0:0:stage:3:1 button:hand:1:0:0:sell:3 button:hand:1:0:0:sure:build:3:0
    button:hand:1:0:0:sure:nothing button:hand:1:0:0:unasked:sell:3 button:hand:1:0:0:back:3:0:0
    button:hand:1:0:0:back button:hand:1:0:0:revive:2 button:hand:1:0:0:nothing button:hand:1:0:0:again
    button:hand:1:0:0:city button:hand:1:0:0:table button:hand:1:0:0:text list:hand:1:0:0:discard:1
    list:hand:1:0:0:pay:build:3:0:0 list:hand:1:0:0:pay:stage:3:0:1
"""
DUEL = """
    button:duel:1:0:card:12 button:duel:1:0:choose:2 button:duel:1:0:look button:duel:1:0:no:build
    button:duel:1:0:no:the_hanging_gardens button:duel:1:0:text button:duel:1:0:rules list:duel:1:0:list:0
"""
ARCHITECTS = """
    button:architects:1:0:choose:2 button:architects:1:0:peek button:architects:1:0:search
    button:architects:1:0:text button:architects:1:0:rules list:architects:1:0:list:0
"""


@pytest.mark.parametrize(
    ("game", "computers", "identities"),
    [("base", 1, EVERYWHERE + BASE), ("duel", 0, DUEL), ("architects", 0, ARCHITECTS)],
)
async def test_every_known_id_answers_a_spectator(
    room: Room, game: str, computers: int, identities: str
) -> None:
    await room.begin("ann", "ben", game=game, computers=computers)
    wrong = {room.text("something-went-wrong"), room.text("refusal-offer-changed")}
    for identity in identities.split():
        value = "0" if identity.startswith("list:") else None
        answer = await room.press_forged("dora", identity, value=value)
        await room.env.settle()
        assert answer.acknowledged, identity
        shown = [words(each) for each in (answer.response, *answer.followups) if each is not None]
        assert shown, identity
        assert not wrong & set(shown), identity


async def test_a_form_opened_before_a_restart_still_sets_options(room: Room) -> None:
    await room.type("ann", "join")
    shown = await room.tap("ann", room.lobby(), "Options")
    assert shown.modal["custom_id"] == "form:lobby:1"
    await room.restart()
    await room.people["ann"].submit_modal(shown, room.form_values(shown, "sides", "B"))
    lobby = await room.client.lobbies.get(1)
    assert lobby.row.options.sides == "B"


async def test_an_unknown_id_changes_nothing(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    before = dict(room.session.picks), list(room.session.seats)
    for identity in (
        "button:hand:1",
        "button:lobby:1:form:more",
        "button:nobody:1:hand",
        "list:lobby:1:board:x",
    ):
        await room.press_forged("ann", identity, value="x" if identity.startswith("list") else None)
        assert (dict(room.session.picks), list(room.session.seats)) == before, identity


async def test_taps_and_commands_are_counted_and_timed(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    meters = Meters()
    room.client.add_listener(meters.on_interaction)
    room.client.add_listener(meters.on_answered)
    await room.tap("ann", room.hand("ann"), "1")
    await room.type("ann", "status")

    def value(name: str, **labels: str) -> float | None:
        return meters.registry.get_sample_value(f"seven_wonders_{name}", labels)

    assert value("interactions_total", kind="tap", what="hand") == 1
    assert value("interactions_total", kind="command", what="status") == 1
    for kind in ("tap", "command"):
        assert value("first_answer_seconds_count", kind=kind) == 1
        assert value("outcome_seconds_count", kind=kind) == 1
        first, outcome = (value(f"{each}_seconds_sum", kind=kind) for each in ("first_answer", "outcome"))
        assert 0 < (first or 0) <= (outcome or 0)


async def test_log_records_of_a_tap_know_their_table_and_shard(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    known: list[tuple[int | None, int | None]] = []

    def note(message: str, **_: object) -> None:
        known.append((table_at_hand.get(), shard_at_hand.get()))

    monkeypatch.setattr(reply.log, "error", note)
    monkeypatch.setattr(type(room.session), "choose", AsyncMock(side_effect=RuntimeError))
    await room.tap("ann", room.hand("ann"), "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert known == [(room.session.id, 0)]


def test_every_topic_is_known_to_be_about_a_table_or_not(room: Room) -> None:
    """Other processes serve some tables: a button goes to the one that serves its table, if it has one."""
    router = room.client.get_cog("router")
    assert isinstance(router, Router)
    of_tables = {"lobby", "seat", "table", "end", "practice", "tips", "hint", "hand", "duel", "architects"}
    assert set(router._handlers) == of_tables | OF_NO_TABLE | OF_ALL_TABLES
