"""The metrics, and that they contain nothing private."""

import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.common.game_options import GAME_NAMES
from bot.operations.metrics import MeasuredStore, Meters, route_of
from bot.storage.errors import StoreError
from bot.storage.opening_and_moving import open_store
from tests.bot.kept import PASS, SEATS, begin, finish, open_lobby

OPERATIONS = Path(__file__).parents[3] / "bot" / "operations"


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/*/messages/*"),
        ("/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback", "/interactions/*/*/callback"),
        ("/api/v10/webhooks/123/onlyletters/messages/@original", "/webhooks/*/*/messages/@original"),
        ("/api/v10/oauth2/applications/@me", "/oauth2/applications/@me"),
        ("/api/v10/channels/1/messages/2/reactions/%E2%9C%94/@me", "/channels/*/messages/*/reactions/*/@me"),
        ("/attachments/1/2/record.json", "/attachments/*/*/*"),
    ],
)
def test_routes_have_no_ids_and_no_tokens(path: str, route: str) -> None:
    assert route_of(path) == route


def value(meters: Meters, name: str, **labels: str) -> float | None:
    return meters.registry.get_sample_value(f"seven_wonders_{name}", labels)


async def test_a_measured_store_counts_games_steps_and_faults(path: Path) -> None:
    meters = Meters()
    store = MeasuredStore(await open_store(path), meters)
    meters.count_tables(await store.tables_by_game())
    # Every series starts at zero.
    for game in GAME_NAMES:
        for state in ("lobby", "playing"):
            assert value(meters, "tables", state=state, game=game) == 0
        assert value(meters, "steps_total", game=game) == value(meters, "games_ended_total", game=game) == 0
    assert [value(meters, "pictures_total", how=how) for how in ("failed", "lost")] == [0, 0]
    assert [value(meters, "database_faults_total", kind=kind) for kind in ("read", "write")] == [0, 0]
    await open_lobby(store, 5)
    row = await begin(store, 6)
    await store.put_step(row, 0, PASS, SEATS)
    meters.count_tables(await store.tables_by_game())
    assert value(meters, "tables", state="lobby", game="base") == 1
    assert value(meters, "tables", state="playing", game="base") == 1
    with pytest.raises(StoreError):
        await store.put_step(row, 0, PASS, SEATS)
    await finish(store, row, 1)
    meters.count_tables(await store.tables_by_game())
    assert value(meters, "tables", state="playing", game="base") == 0
    assert value(meters, "steps_total", game="base") == 2
    assert value(meters, "games_ended_total", game="base") == 1
    assert (value(meters, "database_seconds_count", kind="write") or 0) >= 5
    assert (value(meters, "database_seconds_count", kind="read") or 0) >= 2
    # A step that was already written is an answer; a closed store is a fault.
    assert value(meters, "database_faults_total", kind="write") == 0
    await store.close()
    with pytest.raises(StoreError):
        await store.fact("anything")
    assert value(meters, "database_faults_total", kind="read") == 1


def test_the_dashboard_and_alerts_use_existing_metrics() -> None:
    meters = Meters()
    measured = set(re.findall(r"^# TYPE (\w+) ", generate_latest(meters.registry).decode(), re.MULTILINE))
    for name in ("board.json", "alerts.yaml"):
        asked = set(re.findall(r"\bseven_wonders_\w+", (OPERATIONS / name).read_text(encoding="utf-8")))
        assert len(asked) >= 8
        assert {re.sub(r"_(bucket|count)$", "", each) for each in asked} <= measured, name
