"""Where the bot isn't: a practice game of somebody who has installed the app for themselves."""

from __future__ import annotations

import asyncio

import discord

from bot.client import Client
from bot.common.rows import place_seen_by
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.tables.session import Session
from cogs.discord.installs import serves_guests
from cogs.discord.permissions import install_link

SUBJECT = "Where the bot isn't"

LOOK_AGAIN_SECONDS = 0.01


async def ask_for_practice(
    client: Client, traffic: Traffic, report: Report, person: discord.User, seconds: float
) -> None:
    """Ask a person to practise where the bot isn't, and look at what it sends; nobody has to."""
    application = client.application_id
    assert application is not None
    if not any(serves_guests(each) for each in client.tree.get_commands()):
        report.add(None, SUBJECT, "Not tried: User Install is off under Installation in Discord's portal.")
        return
    begun = len(traffic.exchanges)
    report.tell(
        f"One more thing if you like: install the app for yourself with {install_link(application)}, type "
        f"/practice on a server without the bot or in a message to somebody else, and choose a card there. "
        f"Waiting {seconds:.0f} s."
    )
    session = await _played(client, place_seen_by(person.id), seconds)
    if session is None:
        report.add(None, SUBJECT, "Nobody has practised there: it was not tried, and need not be.")
        return
    # The answer to the choice is still on its way.
    await traffic.until_answered()
    sent = [
        each for each in traffic.exchanges[begun:] if each.path.startswith(("/webhooks", "/interactions"))
    ]
    refused = [each for each in sent if not each.went_well]
    report.add(
        not refused,
        SUBJECT,
        f"A practice game went on in one message, by {len(sent)} answers to taps."
        if not refused
        else f"Discord has refused {len(refused)} of {len(sent)} answers: {refused[0].status} "
        f"{refused[0].answer}.",
    )
    await client.sessions.end(session, person.id, person.display_name)


async def _played(client: Client, place: int, seconds: float) -> Session | None:
    """Wait for a game in which something has been chosen; return None where there is none in time."""
    try:
        async with asyncio.timeout(seconds):
            while (session := client.sessions.at(place)) is None or session.step == 0:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_AGAIN_SECONDS)
    except TimeoutError:
        return None
    return session
