"""The computer players, called without holding up the event loop."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from engine.game import Choice, Decision
from engine.players import Policy


class ComputerPlayer:
    """A policy of the engine that thinks in a worker thread."""

    def __init__(self, policy: Policy) -> None:
        """Play as ``policy`` does."""
        self._policy = policy

    async def choose(self, view: Any, decision: Decision[Any], source: random.Random) -> Choice:
        """Give one of the decision's choices; the same for the same view and source."""
        choice: Choice = await asyncio.to_thread(self._policy.choose, view, decision, source)
        return choice
