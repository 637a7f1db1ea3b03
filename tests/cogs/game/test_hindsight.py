"""My score: a player's costliest picks, shown to them alone."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.game import Choice, Decision
from engine.players.advice import Regret
from tests.cogs.finished import put_finished
from tests.cogs.room import Room, said, words


def last_answers(room: Room) -> Sequence[str]:
    """Return the last two messages that ann was shown."""
    return [words(each) for each in room.public("ann")[-2:]]


@pytest.fixture
def regretted(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """Make each pick that is searched one point worse than the one before."""
    asked: list[Choice] = []

    async def regret(self: object, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        asked.append(choice)
        better = next(each for each in decision.choices if each != choice)
        return Regret(better, float(len(asked)))

    monkeypatch.setattr("bot.computers.players.ComputerPlayers.regret", regret)
    return asked


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("duel", 2), ("architects", 3)])
async def test_the_costliest_picks_are_private_and_computed_once(
    room: Room, regretted: list[Choice], game: str, players: int
) -> None:
    number = await put_finished(room, "ann", game=game, players=players)
    for _ in range(2):
        await room.press_forged("ann", f"button:end:{number}:details")
        await room.env.settle()
    looked_at = len(regretted)
    details, moments = last_answers(room)[-2:]
    assert "points" in details
    assert moments.startswith(room.text("hindsight-title"))
    assert moments.count("would have ") == 3
    begins = r"\*\*Age " if game == "base" else r"\*\*Your \d+(st|nd|rd|th) turn"
    assert sum(bool(re.match(begins, line)) for line in moments.splitlines()) == 3
    assert len(regretted) == looked_at
    assert not any("would have " in words(each) for each in room.public("ben"))
    regretted.clear()
    await room.restart()
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    assert len(regretted) == looked_at
    assert last_answers(room)[-1] == moments


async def test_a_drafted_wonder_is_described_without_the_readers_name(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def regret(self: object, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        others = [each for each in decision.choices if each != choice]
        return Regret(others[0], 9.0) if decision.kind == "draft" and others else None

    monkeypatch.setattr("bot.computers.players.ComputerPlayers.regret", regret)
    number = await put_finished(room, "ann", game="duel", players=2)
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    moments = last_answers(room)[-1]
    assert f"**{room.text('hindsight-draft')}:** you took " in moments
    assert "ann" not in moments.replace("Hanging", "")


async def test_a_failed_search_is_reported_and_can_be_retried(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await put_finished(room, "ann", game="architects", players=3)

    async def fail(*_: object) -> None:
        raise OSError("no processes left")

    with monkeypatch.context() as broken:
        broken.setattr("bot.computers.players.ComputerPlayers.regret", fail)
        await room.press_forged("ann", f"button:end:{number}:details")
        await room.env.settle()
    assert last_answers(room)[-1] == room.text("hindsight-failed")
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    assert "Well played" in last_answers(room)[-1]
    refused = await room.press_forged("ben", f"button:end:{number}:details")
    assert said(refused) == room.text("refusal-spectator-details")
