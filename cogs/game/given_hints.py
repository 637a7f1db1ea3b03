"""The hints that people have been given: each is there until the next one, or until it's decided."""

from __future__ import annotations

from bot.common.cache import Cache
from cogs.discord.delivery import not_in_the_way
from cogs.discord.reply import Interaction

KEPT = 200
"""So many hints are known, to be taken away again."""


class GivenHints:
    """Takes hints away.

    Discord takes such a message back by the tap that it answered, for 15 minutes (docs, Delete Original
    Interaction Response); it shows an older one only until its reader starts Discord again.
    """

    def __init__(self) -> None:
        """Begin with no hints."""
        self._shown: Cache[tuple[int, int], Interaction | None] = Cache(KEPT)

    def is_first(self, table: int, person: int) -> bool:
        """Whether a person has been given no hint in a game before."""
        return (table, person) not in self._shown

    async def replace(self, table: int, interaction: Interaction) -> None:
        """Remember the hint that answers a tap, and take away the one before."""
        await self._set(table, interaction.user.id, interaction)

    async def take_away(self, table: int, person: int | None) -> None:
        """Take away the hint of a person, whose decision is made; of None there is none."""
        if person is not None and (table, person) in self._shown:
            await self._set(table, person, None)

    async def _set(self, table: int, person: int, interaction: Interaction | None) -> None:
        before = self._shown.get((table, person))
        self._shown.put((table, person), interaction)
        if before is not None and not before.is_expired():
            await not_in_the_way(before.delete_original_response())
