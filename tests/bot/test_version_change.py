"""Starting a newer version after an older one, and the reverse."""

import logging
from pathlib import Path

import pytest

from bot import version_change
from bot.common.settings import installed_version
from bot.storage.errors import StoreError
from bot.version_change import FACT, begin_version, changes
from tests.bot.backends import Backend

KNOWN = {"1.1.0": "- new here", "1.0.0": "- a command", "0.1.0": "- three games"}


@pytest.fixture(autouse=True)
def versions(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="bot.version_change")
    monkeypatch.setattr(version_change, "changes", lambda: KNOWN)
    monkeypatch.setattr(version_change, "installed_version", lambda: "1.1.0")


async def put_unknown_game(
    backend: Backend, state: str = "playing", options: str = "{}", header: str | None = '{"game": "chess"}'
) -> None:
    """Store a game that this version doesn't know."""
    await backend.run(
        "INSERT INTO tables"
        " (id, server, channel, place, state, host, language, game, options, active, header)"
        " VALUES (1, 1, 5, 5, ?, 11, 'en', 'base', ?, 0, ?)",
        state,
        options,
        header,
    )


def test_the_bundled_changelog_includes_the_installed_version() -> None:
    root = Path(__file__).parents[2]
    assert (root / "CHANGELOG.md").read_bytes() == (root / "bot" / "CHANGELOG.md").read_bytes()
    assert installed_version() in changes()
    assert "Unreleased" not in changes()
    assert all(changes().values())


@pytest.mark.parametrize(
    ("before", "told"),
    [
        (None, None),
        ("1.0.0", "updated from 1.0.0 to 1.1.0; what's new:\n\n1.1.0\n\n- new here"),
        (
            "0.1.0",
            "updated from 0.1.0 to 1.1.0; what's new:\n\n1.1.0\n\n- new here\n\n1.0.0\n\n- a command",
        ),
        # That version didn't store its number.
        ("", "updated from an older version to 1.1.0; what's new:\n\n1.1.0\n\n- new here"),
        ("1.2.0", "went back from version 1.2.0 to 1.1.0; all games go on"),
    ],
)
async def test_the_first_start_of_another_version_logs_what_is_new_once(
    backend: Backend, caplog: pytest.LogCaptureFixture, before: str | None, told: str | None
) -> None:
    store = await backend.open()
    if before:
        await store.put_fact(FACT, before)
    elif before is not None:
        await put_unknown_game(backend)
    for _ in range(2):
        await begin_version(store)
    assert caplog.messages == ([] if told is None else [told])
    assert await store.fact(FACT) == "1.1.0"


@pytest.mark.parametrize(
    ("state", "options", "header"),
    [("playing", "{}", '{"game": "chess"}'), ("lobby", '{"boxes": ["leaders"]}', None)],
)
async def test_a_downgrade_that_would_lose_a_game_or_lobby_is_refused(
    backend: Backend, state: str, options: str, header: str | None
) -> None:
    store = await backend.open()
    await store.put_fact(FACT, "1.2.0")
    await put_unknown_game(backend, state, options, header)
    before = await backend.tables()
    with pytest.raises(StoreError, match=r"can't go on with 1 of its games: .*nothing was changed\.$"):
        await begin_version(store)
    assert await backend.tables() == before
