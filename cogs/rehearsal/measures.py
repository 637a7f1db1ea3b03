"""How long Discord took, whether it made the bot wait, and what it refused."""

from __future__ import annotations

from collections import Counter
from statistics import median

from bot.rehearsal.report import Report
from bot.rehearsal.traffic import SERVER_ERROR, TOO_MANY_REQUESTS, Exchange, Traffic
from cogs.rehearsal.looking import counted

MOST_REFUSED_FOR_SPEED = 0.05
"""The share of requests that may come too early: the library waits by itself where limits are announced."""


def measure(traffic: Traffic, report: Report) -> None:
    """Tell the times, the limits met, the faults of Discord and what it refused."""
    exchanges = traffic.since(0)
    for subject, method in (("Time to send", "POST"), ("Time to change", "PATCH")):
        seconds = [each.seconds for each in exchanges if each.went_well and _is_about_messages(each, method)]
        if seconds:
            said = f"{median(seconds):.2f} s each in the middle, {max(seconds):.2f} s at most"
            report.add(True, subject, f"{len(seconds)} messages, {said}.")
    _tell_limits(exchanges, report)
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


def _tell_limits(exchanges: list[Exchange], report: Report) -> None:
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
    """Return whether a request sends or changes a message of a channel."""
    words = exchange.path.split("/")
    return exchange.method == method and words[1] == "channels" and "messages" in words


def _route(exchange: Exchange) -> str:
    """Return a path without the numbers and tokens in it."""
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
