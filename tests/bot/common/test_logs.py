"""What is logged, and what never is."""

import json
import logging
from collections.abc import Iterator

import pytest

from bot.common.logs import set_up_logging, shard_at_hand, table_at_hand
from bot.common.settings import LogFormat
from bot.storage.errors import OutageError, StoreError

TOKEN = "MTIzNDU2Nzg5.abc.very-secret"
LOG = logging.getLogger("bot.somewhere")


@pytest.fixture(params=["text", "json"])
def form(request: pytest.FixtureRequest) -> Iterator[LogFormat]:
    """Return a format, and restore the loggers afterwards."""
    root, *others = map(logging.getLogger, (None, "aiosqlite", "discord"))
    levels, handlers = [each.level for each in (root, *others)], [*root.handlers]
    yield request.param
    root.handlers[:] = handlers
    for each, level in zip((root, *others), levels, strict=True):
        each.setLevel(level)


def test_a_line_names_the_table_and_the_shard(capsys: pytest.CaptureFixture[str], form: LogFormat) -> None:
    set_up_logging("INFO", form)
    tokens = table_at_hand.set(7), shard_at_hand.set(0)
    LOG.warning("round %d stopped", 4)
    table_at_hand.reset(tokens[0])
    LOG.warning("nobody heard")
    shard_at_hand.reset(tokens[1])
    LOG.warning("all is well")
    lines = capsys.readouterr().err.splitlines()
    if form == "text":
        told = ("round 4 stopped (table 7, shard 0)", "nobody heard (shard 0)", "all is well")
        assert all(line.endswith(each) for line, each in zip(lines, told, strict=True))
    else:
        first, second, third = map(json.loads, lines)
        assert first.items() >= {"level": "WARNING", "logger": LOG.name, "message": "round 4 stopped"}.items()
        assert [(each.get("table"), each.get("shard")) for each in (first, second)] == [(7, 0), (None, 0)]
        assert third.keys() == {"time", "level", "logger", "message"}


@pytest.mark.parametrize("fault", [OutageError, StoreError])
def test_an_outage_is_one_line_and_other_errors_have_a_traceback(
    capsys: pytest.CaptureFixture[str], form: LogFormat, fault: type[StoreError]
) -> None:
    set_up_logging("INFO", form)
    try:
        raise fault("The database cannot be used.")
    except StoreError as error:
        LOG.error("a tap of table %d failed", 7, exc_info=error)
    logged = capsys.readouterr().err
    assert "a tap of table 7 failed" in logged
    assert "The database cannot be used." in logged
    assert ("Traceback" in logged) == (fault is StoreError)


def test_no_token_or_hand_is_logged_at_any_level(capsys: pytest.CaptureFixture[str], form: LogFormat) -> None:
    set_up_logging("DEBUG", form, TOKEN)
    log = logging.getLogger("discord.http")
    log.warning(
        "We are being rate limited. POST https://discord/api/v10/webhooks/12/aW50-ZXJ_hY3/messages?x=1"
    )
    log.warning("PATCH %s failed", "https://discord/api/v10/interactions/12/aW50ZXJ/callback")
    log.warning("logged in with %s", TOKEN)
    log.debug("what was sent")
    LOG.debug("what the bot itself tells")
    logged = capsys.readouterr().err
    assert not [secret for secret in ("aW50", TOKEN, "what was sent") if secret in logged]
    assert "/webhooks/12/(token)/messages" in logged
    assert "/interactions/12/(token)/callback" in logged
    assert "what the bot itself tells" in logged
