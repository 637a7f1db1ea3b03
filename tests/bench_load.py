"""How many live tables of four the bot carries: over real sockets, with all pictures and tapping people.

`python -m tests.bench_load --tables 50 --seconds 60 --minutes 5` creates the games in the store, starts the
bot against the local Discord and lets everybody choose and play cards, each table a round in about so many
seconds, no two in step. It prints the time to first answers, the time from the last tap to the announced
round, picks missing in the records, and the processor time of each process. `--kill 60` kills the bot once a
minute; with `--processes 2` there are two on PostgreSQL, of which one is killed. `--renew 30` replaces both
every half minute.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import socket
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, nullcontext, suppress
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from bot.local.backend import LocalBackend
from bot.local.bot_process import BotProcess
from bot.local.server import LocalDiscord
from tests.bot.local.player import children_of
from tests.crowd import Crowd
from tests.postgresql import TestServer, serve


def distribution(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    order = sorted(seconds)
    share = (order[min(len(order) - 1, int(len(order) * each))] for each in (0.5, 0.9, 0.99))
    figures = " / ".join(f"{each * 1000:.0f}" for each in share)
    return f"{figures} ms (median, 90 %, 99 %), at most {order[-1] * 1000:.0f} ms; {len(order)}"


def free_ports(number: int) -> int:
    """Find consecutive free ports, and return the first."""
    while True:
        with ExitStack() as stack:
            sockets = [stack.enter_context(socket.socket()) for _ in range(number)]
            sockets[0].bind(("127.0.0.1", 0))
            first = int(sockets[0].getsockname()[1])
            with suppress(OSError, OverflowError):
                for port, each in enumerate(sockets[1:], first + 1):
                    each.bind(("127.0.0.1", port))
                return first


def count_requests(port: int, processes: int) -> Counter[str]:
    """Ask all processes how many requests to Discord they made, by whether the rate limit counts them.

    The first process answers at ``port``, the others at the following ones.
    """
    found = Counter[str]()
    for process in range(processes):
        with urllib.request.urlopen(f"http://127.0.0.1:{port + process}/metrics", timeout=10) as answer:
            families = list(text_string_to_metric_families(answer.read().decode()))
        for sample in (sample for family in families for sample in family.samples):
            if sample.name == "seven_wonders_requests_total":
                free = sample.labels["route"].startswith(("/interactions", "/webhooks"))
                found["answers" if free else "others"] += int(sample.value)
    return found


def descendants_of(number: int) -> list[int]:
    return [number, *(each for child in children_of(number) for each in descendants_of(child))]


def kind_of(number: int) -> str:
    """Return what a process does."""
    words = Path(f"/proc/{number}/cmdline").read_text(errors="replace").split("\0")
    return next((word for word in words if word.startswith(("bot", "tests", "postgres"))), "bot")


def processor_seconds() -> Counter[str]:
    """Add up the processor seconds of all live processes of a kind."""
    found = Counter[str]()
    for number in descendants_of(os.getpid()):
        with suppress(OSError):
            kind = "the crowd and Discord" if number == os.getpid() else kind_of(number)
            fields = Path(f"/proc/{number}/stat").read_text(errors="replace").rpartition(")")[2].split()
            ticks = int(fields[11]) + int(fields[12])
            found[kind] += ticks / os.sysconf("SC_CLK_TCK")  # type: ignore[assignment]
    return found


def bots_of(number: int) -> list[int]:
    """List the bot's processes among the descendants of a process."""
    return [each for each in children_of(number) if kind_of(each) == "bot"]


async def repeat(seconds: float, strike: Callable[[], None]) -> None:
    """Do something to the bot repeatedly, if there are seconds in between."""
    while seconds:
        await asyncio.sleep(seconds)
        strike()


async def bench(asked: argparse.Namespace, folder: Path, server: TestServer | None) -> None:
    database = str(folder / "load.sqlite3") if server is None else server.new_place()
    port = free_ports(asked.processes)

    settings = {
        "DISCORD_TOKEN": "local",
        "DATABASE": database,
        "LOG_LEVEL": "WARNING",
        "METRICS_PORT": str(port),
        "PICTURE_WORKERS": str(asked.pictures),
        "PROCESSES": str(asked.processes),
        "SHARDS": str(asked.processes),
    }
    bot = BotProcess([sys.executable, "-m", "bot"], settings)
    LocalBackend.most_messages, LocalBackend.most_interactions = 20, 50_000
    discord = LocalDiscord(bot=bot)
    crowd = Crowd(discord, asked.tables)
    await crowd.sit_down(database)
    await discord.start()
    began, measuring = time.perf_counter(), asyncio.Event()
    running = [asyncio.create_task(bot.run())]
    await discord.gateway.wait_for_bot(identified=asked.processes)
    running += [asyncio.create_task(each.play(asked.seconds, measuring)) for each in crowd.players.values()]
    await asyncio.gather(*(each.has_a_hand.wait() for each in crowd.players.values()))
    print(f"everybody has a hand {time.perf_counter() - began:.0f} s after the start")
    await asyncio.sleep(min(asked.seconds, 60))
    # A garbage collection of the whole crowd takes half a second: people mustn't stand still for it.
    gc.collect()
    gc.disable()
    load, used = os.getloadavg()[1], processor_seconds()
    before = await asyncio.to_thread(count_requests, port, asked.processes)
    begun, rounds = time.perf_counter(), crowd.rounds_told()
    luck = random.Random(7)

    def kill() -> None:
        """Kill the bot, or one of its processes; it is restarted at once."""
        if asked.processes == 1:
            bot.kill()
        else:
            (parent,) = bots_of(os.getpid())
            os.kill(luck.choice(bots_of(parent)), signal.SIGKILL)

    def renew() -> None:
        """Replace all processes, as an update does."""
        (parent,) = bots_of(os.getpid())
        os.kill(parent, signal.SIGHUP)

    running += [asyncio.create_task(repeat(*each)) for each in ((asked.kill, kill), (asked.renew, renew))]
    is_undisturbed = not asked.kill and not asked.renew
    measuring.set()
    await asyncio.sleep(asked.minutes * 60)
    measuring.clear()
    gc.enable()
    seconds, rounds = time.perf_counter() - begun, crowd.rounds_told() - rounds
    used = processor_seconds() - used
    if is_undisturbed:
        made = await asyncio.to_thread(count_requests, port, asked.processes) - before
    for task in running[1:]:
        task.cancel()
    await asyncio.gather(*running[1:], return_exceptions=True)
    running[0].cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await discord.close()

    findings = crowd.findings
    print(f"load of the machine {load:.1f} before, {os.getloadavg()[0]:.1f} after")
    pace = asked.tables * seconds / rounds if rounds else float("inf")
    print(f"{asked.tables} tables: {rounds} rounds in {seconds:.0f} s, one of each table in {pace:.0f} s")
    print(f"first answers, as people saw them: {distribution(findings.first_answers)}")
    print(f"from a first try to the answer: {distribution(findings.waits)}")
    print(f"from a table's last tap to the round that is told: {distribution(findings.reveals)}")
    print(f"taps without an answer within Discord's three seconds: {findings.unanswered}")
    print(f"taps refused in a sentence, and done again: {findings.refused}")
    lost, twice = await crowd.compare(database)
    picks = len(findings.picks)
    print(f"picks that were answered and are not kept: {lost} of {picks}; rounds told twice: {twice}")
    if is_undisturbed:
        others = made["others"]
        a_round = f"{others / rounds:.1f} in a round, and {made['answers'] / rounds:.1f} answers to taps"
        # A run ends in the middle of rounds: their picks are counted above, but no round.
        a_round += f"; {others / max(1, len(findings.first_answers)):.2f} for each tap that was answered"
        print(f"requests to Discord: {others / seconds:.1f} a second, {a_round}")
    for name, taken in sorted(used.items()):
        a_round = f"{taken / rounds * 1000:.0f} ms in a round" if rounds else ""
        print(f"{name}: {taken / seconds:.0%} of a processor, {a_round}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="live tables of four (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="for a round (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=3, help="to measure (default: %(default)s)")
    parser.add_argument(
        "--pictures", type=int, default=0, help="processes that draw (default: by processors)"
    )
    parser.add_argument("--kill", type=float, default=0, help="kill the bot, or one of its processes")
    parser.add_argument("--renew", type=float, default=0, help="renew the processes, if there are several")
    parser.add_argument(
        "--processes", type=int, default=1, help="that serve the bot, with more than 1 on PostgreSQL"
    )
    parser.add_argument("--postgresql", action="store_true", help="also one process keeps the games there")
    asked = parser.parse_args()
    wanted = asked.postgresql or asked.processes > 1
    with (
        tempfile.TemporaryDirectory() as folder,
        serve("bench-load") if wanted else nullcontext() as server,
    ):
        asyncio.run(bench(asked, Path(folder), server))


if __name__ == "__main__":
    main()
