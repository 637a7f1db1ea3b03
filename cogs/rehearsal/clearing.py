"""Taking away all that was posted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.client import Client
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic
from bot.rows import Post
from cogs.discord.delivery import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE

EPHEMERAL = discord.MessageFlags(ephemeral=True).value


def posted(traffic: Traffic) -> list[Post]:
    """List the messages that were made and not deleted since, but for those that one person sees alone."""
    made: dict[int, Post] = {}
    for exchange in traffic.since(0):
        if not exchange.went_well:
            continue
        if exchange.method == "DELETE":
            made.pop(int(_last(exchange)), None) if _last(exchange).isdecimal() else None
        for message in _messages(exchange):
            if not int(message.get("flags") or 0) & EPHEMERAL:
                made[int(message["id"])] = Post(int(message["channel_id"]), int(message["id"]))
    return list(made.values())


async def clear(client: Client, traffic: Traffic, report: Report) -> None:
    """Delete everything that was posted, and say what could not be."""
    left = []
    posts = posted(traffic)
    for post in posts:
        message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
                left.append(post)
        except FAULTS:
            left.append(post)
    where = ", ".join(f"<https://discord.com/channels/@me/{each.channel}/{each.message}>" for each in left)
    report.add(
        not left,
        "Cleaning up",
        f"All {len(posts)} messages of the rehearsal are deleted."
        if not left
        else f"{len(left)} of {len(posts)} messages could not be deleted, please delete them: {where}.",
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
