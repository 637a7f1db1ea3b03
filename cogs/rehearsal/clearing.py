"""Taking away all that was posted."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping
from typing import Any

import discord

from bot.client import Client
from bot.common.rows import MessageRef
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic
from cogs.discord.delivery import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.rehearsal.comparing import EPHEMERAL

LINES_AROUND = 50
"""How many messages around the opening of a thread are looked through for the line that tells of it."""


def posted(traffic: Traffic) -> list[MessageRef]:
    """List the messages that were made and not deleted since, but for those that one person sees alone."""
    made: dict[int, MessageRef] = {}
    for exchange in traffic.since(0):
        if not exchange.went_well:
            continue
        if exchange.method == "DELETE":
            made.pop(int(_last(exchange)), None) if _last(exchange).isdecimal() else None
        for message in _messages(exchange):
            if not int(message.get("flags") or 0) & EPHEMERAL:
                made[int(message["id"])] = MessageRef(int(message["channel_id"]), int(message["id"]))
    return list(made.values())


def opened(traffic: Traffic) -> dict[int, Mapping[str, Any]]:
    """Return the threads that were opened by their ids, as Discord tells of them."""
    return {
        int(each.answer["id"]): each.answer
        for each in traffic.since(0)
        if each.method == "POST" and each.path.endswith("/threads") and each.went_well
    }


async def clear(client: Client, traffic: Traffic, report: Report) -> None:
    """Delete everything that was posted, and say what could not be."""
    threads = opened(traffic)
    gone = {thread for thread in threads if await _is_done(client.http.delete_channel(thread))}
    announced = [post for thread in threads.values() for post in await _announcement(client, thread)]
    posts = [*posted(traffic), *announced]
    left = []
    for post in posts:
        message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
        if post.channel not in gone and not await _is_done(message.delete()):
            left.append(post)
    where = ", ".join(f"<https://discord.com/channels/@me/{each.channel}/{each.message}>" for each in left)
    report.add(
        not left,
        "Cleaning up",
        f"All {len(posts)} messages of the rehearsal are deleted."
        if not left
        else f"{len(left)} of {len(posts)} messages could not be deleted, please delete them: {where}.",
    )
    if len(announced) < len(threads):
        report.add(
            None,
            "Line about the thread",
            "Discord has told the channel that a thread was opened, and the bot may not read the history to "
            "find that line: please delete it.",
        )
    for thread in threads.keys() - gone:
        await _close(client, thread, report)


async def _is_done(deleting: Awaitable[object]) -> bool:
    """Return whether something could be deleted, or was gone already."""
    try:
        await deleting
    except discord.HTTPException as error:
        return error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
    except FAULTS:
        return False
    return True


async def _announcement(client: Client, thread: Mapping[str, Any]) -> list[MessageRef]:
    """Find the line in which Discord tells a channel of a new thread, where the bot may read the history.

    It is a message of who opened the thread, with the thread's name (Discord, Message Types).
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


async def _close(client: Client, thread: int, report: Report) -> None:
    """Archive a thread that the bot may not delete: that is allowed to who opened it (Discord, Threads)."""
    closed = await _is_done(client.http.edit_channel(thread, archived=True))
    report.add(
        None if closed else False,
        "Thread that stays",
        f"<#{thread}> is {'empty and archived' if closed else 'still open'}: the bot may not delete threads, "
        "whoever may manage threads can.",
    )


def _messages(exchange: Exchange) -> Iterator[dict[str, Any]]:
    """List the messages that an answer holds as they were made or changed."""
    answer = exchange.answer
    if exchange.method == "GET" or not isinstance(answer, dict):
        return
    resource = answer.get("resource")
    if isinstance(resource, dict):
        answer = resource.get("message")
    if isinstance(answer, dict) and "channel_id" in answer and "author" in answer:
        yield answer


def _last(exchange: Exchange) -> str:
    return exchange.path.rpartition("/")[2]
