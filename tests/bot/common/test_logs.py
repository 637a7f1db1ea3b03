"""What is logged, and what never is."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bot.common.logs import set_up_logging, shard_at_hand, table_at_hand
from bot.common.settings import LogFormat
from bot.storage.errors import OutageError, StoreError

TOKEN = "MTIzNDU2Nzg5.abc.very-secret"


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """Leave the loggers as they were."""
    root, names = logging.getLogger(), ("aiosqlite", "discord")
    before = (root.level, [*root.handlers], {name: logging.getLogger(name).level for name in names})
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in before[2].items():
        logging.getLogger(name).setLevel(level)


def test_a_line_of_json_names_the_table_and_the_shard(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", "json")
    tokens = table_at_hand.set(7), shard_at_hand.set(3)
    try:
        raise ValueError("of\ntwo lines")
    except ValueError:
        logging.getLogger("bot.somewhere").exception("game %d stopped", 7)
    table_at_hand.reset(tokens[0])
    shard_at_hand.reset(tokens[1])
    logging.getLogger("bot.somewhere").info("all is well")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert {key: first[key] for key in ("level", "logger", "message", "table", "shard")} == {
        "level": "ERROR",
        "logger": "bot.somewhere",
        "message": "game 7 stopped",
        "table": 7,
        "shard": 3,
    }
    assert "of\ntwo lines" in first["error"]
    assert second.keys() == {"time", "level", "logger", "message"}


def test_a_line_of_text_names_the_table_and_the_shard(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", "text")
    tokens = table_at_hand.set(7), shard_at_hand.set(0)
    logging.getLogger("bot.somewhere").warning("round %d stopped", 4)
    table_at_hand.reset(tokens[0])
    logging.getLogger("bot.somewhere").warning("nobody heard")
    shard_at_hand.reset(tokens[1])
    logging.getLogger("bot.somewhere").warning("all is well")
    first, second, third = capsys.readouterr().err.splitlines()
    assert first.endswith("round 4 stopped (table 7, shard 0)")
    assert second.endswith("nobody heard (shard 0)")
    assert third.endswith("all is well")


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("fault", [OutageError, StoreError])
def test_an_outage_is_a_line_and_a_mistake_of_ours_tells_where_it_was(
    capsys: pytest.CaptureFixture[str], form: LogFormat, fault: type[StoreError]
) -> None:
    set_up_logging("INFO", form)
    try:
        raise fault("The database cannot be used.")
    except StoreError as error:
        logging.getLogger("bot.somewhere").error("a tap of table %d failed", 7, exc_info=error)
    logged = capsys.readouterr().err
    assert "a tap of table 7 failed" in logged
    assert "The database cannot be used." in logged
    assert ("Traceback" in logged) == (fault is StoreError)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_token_is_logged(capsys: pytest.CaptureFixture[str], form: str) -> None:
    set_up_logging("INFO", "json" if form == "json" else "text", TOKEN)
    log = logging.getLogger("discord.http")
    log.warning(
        "We are being rate limited. POST https://discord/api/v10/webhooks/12/aW50-ZXJ_hY3/messages?x=1"
    )
    log.warning("PATCH %s failed", "https://discord/api/v10/interactions/12/aW50ZXJ/callback")
    log.warning("logged in with %s", TOKEN)
    logged = capsys.readouterr().err
    assert not [secret for secret in ("aW50", TOKEN) if secret in logged]
    assert "/webhooks/12/(token)/messages" in logged
    assert "/interactions/12/(token)/callback" in logged


def test_shapes_of_a_hand_stay_out_however_much_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("DEBUG")
    logging.getLogger("discord.gateway").debug("what was sent")
    logging.getLogger("bot").debug("what the bot itself tells")
    assert "what was sent" not in (logged := capsys.readouterr().err)
    assert "what the bot itself tells" in logged
