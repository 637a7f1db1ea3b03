"""Real processes that serve one local Discord with one PostgreSQL database."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest_asyncio

from bot.local.server import LocalDiscord
from tests.bot.cluster.postgresql.patient import COMMAND
from tests.bot.local.conftest import TOKEN
from tests.patience import PATIENCE, happens


class House:
    """Two processes: the second receives both servers, the first direct messages."""

    def __init__(self, local: LocalDiscord, database: str) -> None:
        elsewhere = local.world.elsewhere.guild
        assert elsewhere is not None
        servers = [each >> 22 for each in (local.world.guild.id, elsewhere.id)]
        self.local = local
        self.shards = next(shards for shards in range(2, 99) if all(each % shards % 2 for each in servers))
        self.database = database
        self.running: list[asyncio.subprocess.Process] = []
        self.lines: list[str] = []
        self._reading: list[asyncio.Task[None]] = []

    async def start(self, process: int | None) -> asyncio.subprocess.Process:
        """Start a process, or with None the parent of both."""
        environment = {
            **os.environ,
            "LOCAL_DISCORD": self.local.url,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": self.database,
            "SHARDS": str(self.shards),
            "PROCESSES": "2",
        }
        child = await asyncio.create_subprocess_exec(
            *COMMAND,
            env=environment | ({} if process is None else {"PROCESS": str(process)}),
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self.running.append(child)
        self._reading.append(asyncio.create_task(self._read(child)))
        return child

    async def _read(self, child: asyncio.subprocess.Process) -> None:
        assert child.stderr is not None
        while line := await child.stderr.readline():
            self.lines.append(line.decode())

    def said(self, word: str) -> int:
        """Count the lines that the processes have logged with a word."""
        return sum(word in line for line in self.lines)

    async def says(self, word: str, times: int = 1) -> None:
        """Wait until the processes have logged a word that many times."""
        await happens(lambda: self.said(word) >= times)

    def child_of(self, parent: asyncio.subprocess.Process, process: int) -> int:
        """Return the id of a parent's child with this index."""
        found = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text(encoding="ascii")
        word = f"\0PROCESS={process}\0".encode()
        return next(int(each) for each in found.split() if word in Path(f"/proc/{each}/environ").read_bytes())

    async def let_lease_end(self, process: int) -> None:
        """Expire the lease of a process; of two in one place it is the older one's."""
        await self._run(
            "UPDATE owners SET until = extract(epoch FROM clock_timestamp()) - 1"
            " WHERE id = (SELECT min(id) FROM owners WHERE process = %s)",
            process,
        )

    async def is_ready_beside_another(self, process: int) -> None:
        """Wait until a process is ready to replace the one in its place."""
        query = "SELECT id FROM owners WHERE process = %s AND ready = 1"
        async with asyncio.timeout(PATIENCE):
            while await self._run(query, process) < 2:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.02)

    async def _run(self, statement: str, process: int) -> int:
        """Run a statement about a process; return the number of rows."""
        async with await psycopg.AsyncConnection.connect(self.database, autocommit=True) as connection:
            return (await connection.execute(statement.encode(), (process,))).rowcount

    async def close(self) -> None:
        for child in self.running:
            # If a test fails, its children may outlive it.
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            await child.wait()
        await asyncio.gather(*self._reading)
        assert TOKEN not in "".join(self.lines)


@pytest_asyncio.fixture
async def house(new_address: str) -> AsyncIterator[House]:
    local = LocalDiscord()
    # No tap times out because the machine is slow.
    local.backend.answer_seconds = PATIENCE
    await local.start()
    house = House(local, new_address)
    yield house
    await house.close()
    await local.close()
