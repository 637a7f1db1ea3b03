"""What discord.py knows of Discord, with a way past it for taps that another process may serve."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from discord.state import AutoShardedConnectionState


class State(AutoShardedConnectionState[Any]):
    """discord.py's own state; where ``arrive`` is set it gets each interaction, and ``deliver`` goes on."""

    arrive: Callable[[Mapping[str, Any]], object] | None = None

    def parse_interaction_create(self, data: Any) -> None:
        """Hear of an interaction (Discord, Gateway Events, Interaction Create)."""
        if self.arrive is None:
            super().parse_interaction_create(data)
        else:
            self.arrive(data)

    def deliver(self, data: Any) -> None:
        """Answer an interaction here."""
        super().parse_interaction_create(data)
