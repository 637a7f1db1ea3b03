"""What the person at the shell wants rehearsed."""

from __future__ import annotations

from dataclasses import dataclass

TAP_SECONDS = 120.0
FORM_SECONDS = 60.0
MESSAGE_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Wish:
    """Where and with whom; without a person it is the owner of the application. Times in seconds."""

    channel: int
    person: int | None = None
    tap_seconds: float = TAP_SECONDS
    form_seconds: float = FORM_SECONDS
    message_seconds: float = MESSAGE_SECONDS
