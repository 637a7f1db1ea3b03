"""After a rehearsal: Discord's times, limits and refusals, and deleting everything that was posted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Mapping
from statistics import median
from typing import Any

import discord

from bot.client import Client
from bot.common.rows import MessageRef
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import SERVER_ERROR, TOO_MANY_REQUESTS, Exchange, Traffic
from cogs.discord.delivery import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.rehearsal.message_checker import EPHEMERAL, counted

MOST_REFUSED_FOR_SPEED = 0.05
"""The accepted share of requests that come too early; the library waits for announced limits."""

LINES_AROUND = 50
"""Messages around the opening of a thread that are searched for its announcement."""


# -- measurements --------------------------------------------------------------------------------------


def measure(traffic: Traffic, report: Report) -> None:
    """Report the response times, the rate limits, Discord's errors and what it refused."""
    exchanges = traffic.since(0)
    for subject, method in (("Time to send", "POST"), ("Time to change", "PATCH")):
        seconds = [each.seconds for each in exchanges if each.went_well and _is_about_messages(each, method)]
        if seconds:
            said = f"{median(seconds):.2f} s each in the middle, {max(seconds):.2f} s at most"
            report.add(True, subject, f"{len(seconds)} messages, {said}.")
    _report_limits(exchanges, report)
    faults = Counter(
        each.fault or str(each.status)
        for each in exchanges
        if each.fault is not None or (each.status or 0) >= SERVER_ERROR
    )
    if faults:
        kinds = ", ".join(f"{count} times {kind}" for kind, count in faults.items())
        said = f"{faults.total()} requests failed on the way or at Discord ({kinds}): repeat it later."
        report.add(False, "Faults of Discord", said)
    refused = Counter(
        f"{each.method} {_route(each)}: {each.status}, {_reason(each)}"
        for each in exchanges
        if 400 <= (each.status or 0) < SERVER_ERROR
        and each.status != TOO_MANY_REQUESTS
        and each.method not in ("GET", "DELETE")
    )
    for what, count in refused.items():
        report.add(False, "Refused", f"{count} times Discord refused {what}.")


def _report_limits(exchanges: list[Exchange], report: Report) -> None:
    early = [each for each in exchanges if each.status == TOO_MANY_REQUESTS]
    held = sum(each.headers.get("x-ratelimit-remaining") == "0" for each in exchanges)
    known = f"the bot held back by itself {counted(held, 'time')}"
    if not early:
        report.add(True, "Rate limits", f"None of {len(exchanges)} requests came too early; {known}.")
        return
    waits = sum(float(each.headers.get("retry-after", 0)) for each in early)
    for_all = any(
        (isinstance(each.answer, dict) and each.answer.get("global")) or "via" not in each.headers
        for each in early
    )
    report.add(
        not for_all and len(early) <= MOST_REFUSED_FOR_SPEED * len(exchanges),
        "Rate limits",
        f"{len(early)} of {len(exchanges)} requests came too early (429) and waited {waits:.1f} s in all"
        f"{', for a limit on everything' if for_all else ''}; {known}.",
    )


def _is_about_messages(exchange: Exchange, method: str) -> bool:
    words = exchange.path.split("/")
    return exchange.method == method and words[1] == "channels" and "messages" in words


def _route(exchange: Exchange) -> str:
    """Return a path without its ids and tokens."""
    words = exchange.path.split("/")
    if words[1] in ("interactions", "webhooks") and len(words) > 3:
        words[3] = "…"
    return "/".join("…" if word.isdecimal() else word for word in words)


def _reason(exchange: Exchange) -> str:
    answer = exchange.answer
    if not isinstance(answer, dict):
        return "without a reason"
    said = " ".join(str(answer.get("message", "")).split()).rstrip(".")
    return f"code {answer.get('code', 0)} ({said})"


# -- deleting ------------------------------------------------------------------------------------------


async def clear(client: Client, traffic: Traffic, report: Report) -> None:
    """Delete everything that was posted, and report what could not be deleted."""
    threads = {
        int(each.answer["id"]): each.answer
        for each in traffic.since(0)
        if each.method == "POST" and each.path.endswith("/threads") and each.went_well
    }
    gone = {thread for thread in threads if await _is_done(client.http.delete_channel(thread))}
    announced = [post for thread in threads.values() for post in await _announcement(client, thread)]
    posts = [*_posted(traffic), *announced]
    left = []
    for post in posts:
        message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
        if post.channel not in gone and not await _is_done(message.delete()):
            left.append(post)
    where = ", ".join(f"<https://discord.com/channels/@me/{each.channel}/{each.message}>" for each in left)
    report.check(
        not left,
        "Cleaning up",
        f"All {len(posts)} messages of the rehearsal are deleted.",
        f"{len(left)} of {len(posts)} messages could not be deleted, please delete them: {where}.",
    )
    if len(announced) < len(threads):
        report.add(
            None,
            "Line about the thread",
            "Discord has told the channel that a thread was opened, and the bot may not read the history to "
            "find that line: please delete it.",
        )
    for thread in threads.keys() - gone:
        # A thread's owner can archive it (Discord, Threads).
        closed = await _is_done(client.http.edit_channel(thread, archived=True))
        report.add(
            None if closed else False,
            "Thread that stays",
            f"<#{thread}> is {'empty and archived' if closed else 'still open'}: the bot may not delete "
            "threads, whoever may manage threads can.",
        )


def _posted(traffic: Traffic) -> list[MessageRef]:
    """Return the public messages that were posted and not deleted since."""
    made: dict[int, MessageRef] = {}
    for exchange in traffic.since(0):
        last = exchange.path.rpartition("/")[2]
        if exchange.went_well and exchange.method == "DELETE" and last.isdecimal():
            made.pop(int(last), None)
        elif exchange.went_well and exchange.method != "GET" and (message := _message(exchange.answer)):
            made[int(message["id"])] = MessageRef(int(message["channel_id"]), int(message["id"]))
    return list(made.values())


def _message(answer: Any) -> dict[str, Any] | None:
    """Return the public message in an answer, or None."""
    if isinstance(answer, dict) and isinstance(answer.get("resource"), dict):
        answer = answer["resource"].get("message")
    if not isinstance(answer, dict) or "channel_id" not in answer or "author" not in answer:
        return None
    return None if int(answer.get("flags") or 0) & EPHEMERAL else answer


async def _is_done(deleting: Awaitable[object]) -> bool:
    """Return whether something was deleted, or was gone already."""
    try:
        await deleting
    except discord.HTTPException as error:
        return error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
    except FAULTS:
        return False
    return True


async def _announcement(client: Client, thread: Mapping[str, Any]) -> list[MessageRef]:
    """Return Discord's announcement of a new thread, if the bot can read the history.

    Its author is the thread's owner, its text the thread's name (Discord, Message Types).
    """
    channel = int(thread["parent_id"])
    try:
        near = await client.http.logs_from(channel, LINES_AROUND, around=thread["id"])
    except FAULTS:
        return []
    return [
        MessageRef(channel, int(each["id"]))
        for each in near
        if each["type"] == discord.MessageType.thread_created.value
        and (each["author"]["id"], each["content"]) == (thread["owner_id"], thread["name"])
    ]
