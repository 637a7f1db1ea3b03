import asyncio
import signal
import sys
from pathlib import Path

from bot.local.process import BotProcess
from tests.bot.local.waiting import lives
from tests.patience import happens

SLEEPER = """
import os, pathlib, sys, time
print("up", os.environ["WORD"], flush=True)
with pathlib.Path(sys.argv[1]).open("a") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(60)
"""


async def test_a_killed_bot_is_restarted_and_a_paused_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    process = BotProcess([sys.executable, "-c", SLEEPER, str(file)], {"WORD": "hello"})
    changes: list[bool] = []
    process.on_change.append(lambda: changes.append(process.running))

    async def started(times: int) -> int:
        await happens(lambda: file.exists() and file.read_text().count("\n") == process.starts == times)
        return int(file.read_text().split()[-1])

    running = asyncio.create_task(process.run())
    first = await started(1)
    assert process.running
    process.kill()
    second = await started(2)
    assert not lives(first)
    assert any(signal.SIGKILL.name in line for line in process.log)
    assert "up hello" in process.log

    process.pause()
    await happens(lambda: not process.running and not lives(second))
    await asyncio.sleep(1.2)
    assert (process.starts, process.wanted) == (2, False)
    process.restart()
    third = await started(3)

    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not lives(third)
    assert not process.running
    assert changes[:5] == [True, False, True, False, True]
