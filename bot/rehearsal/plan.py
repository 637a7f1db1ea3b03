"""What to rehearse, as chosen on the command line."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

TAP_SECONDS = 120.0
LONGEST_TAP_SECONDS = 3600.0
FORM_SECONDS = 60.0
MESSAGE_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Plan:
    """Where, with whom and what to rehearse; the default person is the app's owner. Times in seconds.

    ``parts`` names those to rehearse; none means all.
    """

    channel: int
    person: int | None = None
    tap_seconds: float = TAP_SECONDS
    form_seconds: float = FORM_SECONDS
    message_seconds: float = MESSAGE_SECONDS
    parts: Collection[str] = ()
