"""Becoming one of several processes that serve a database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.common.settings import DatabaseServer, Share
from bot.storage.opening import packages_for_servers

if TYPE_CHECKING:
    from bot.cluster.postgres.leases import Leases


async def join(database: DatabaseServer, share: Share, ended: int | None) -> Leases:
    """Become one of several processes that serve a database; raises `StoreError`.

    What the owner in the same place served that has ``ended`` is nobody's at once.
    """
    with packages_for_servers():
        from bot.cluster.postgres.leases import Leases
    return await asyncio.to_thread(Leases.join, database, share, ended)
