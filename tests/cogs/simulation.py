"""The simulated Discord, truthful, and quick to notice that the bot has come to rest."""

from __future__ import annotations

import asyncio
import marshal
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from simcord import _dpy_internals, _settlement

from bot.client import Client
from bot.local.discord_rules import TruthfulBackend, dispatch
from tests.patience import PATIENCE

MOMENT = 0.005
"""Seconds between two looks at what the bot still does."""

WAKES = "_set_result_unless_cancelled"
"""What a timer calls that wakes who sleeps (`asyncio.sleep`)."""


_why_it_rests = _settlement._park_reason


class Simulation(simcord.Env):
    """The truthful simulation, which looks every moment whether the bot has come to rest.

    Left alone it sleeps many times as long between two looks, and tests do little but wait for that; looking
    much more often is more work than all that is looked at.
    """

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE, shard_count=1)
        self.backend = TruthfulBackend()

    async def settle(self, timeout: float | None = None, idle: float = MOMENT) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle)

    async def _settle_internal(
        self,
        *,
        idle: float = MOMENT,
        timeout: float | None = None,  # noqa: ASYNC109
        **how: Any,
    ) -> None:
        # A bot that starts would be given five seconds to draw its icons, however slow the machine is.
        patience = None if timeout is None else max(timeout, PATIENCE)
        await super()._settle_internal(idle=idle, timeout=patience, **how)


@contextmanager
def truthful_and_quick() -> Iterator[None]:
    """Let the simulation refuse and tell what Discord does, look less often and copy quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord.http.client.router.dispatch", dispatch)
        patch.setattr("simcord.env.asyncio", SimpleNamespace(**vars(asyncio) | {"wait": wait}))
        patch.setattr("simcord._runtime._CallbackRecord.__eq__", object.__eq__)
        patch.setattr("simcord.env._virtualize_recognized_waits", take_from_the_clock)
        patch.setattr("simcord._settlement._is_virtual_sleep_waiter", sleeps_beyond)
        patch.setattr("simcord._settlement._park_reason", why_it_rests)
        patch.setattr("simcord.components.walk_components", all_parts)
        patch.setattr("bot.local.discord_rules.walk_components", all_parts)
        for module in ("simcord.gateway", "simcord.http.router"):
            patch.setattr(f"{module}.copy", SimpleNamespace(deepcopy=copied))
        for module in ("simcord.results", "simcord.components", "simcord.backend.serializers"):
            patch.setattr(f"{module}.deepcopy", copied)
        yield


async def wait(
    tasks: Collection[asyncio.Future[Any]],
    *,
    timeout: float | None = None,  # noqa: ASYNC109
    return_when: str = asyncio.ALL_COMPLETED,
) -> tuple[set[asyncio.Future[Any]], set[asyncio.Future[Any]]]:
    """Wait as asyncio does, but where a moment is waited for the first of many tasks, wait that moment.

    A tap lets dozens of tasks end one after the other, and after each all of them would be looked at.
    """
    if return_when == asyncio.FIRST_COMPLETED and timeout is not None and timeout <= MOMENT:
        await asyncio.sleep(timeout)
        return {each for each in tasks if each.done()}, {each for each in tasks if not each.done()}
    return await asyncio.wait(tasks, timeout=timeout, return_when=return_when)


def take_from_the_clock(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Take timers that only wake who waits for people from the real clock, where one is on it at all.

    At rest all have been taken, and to compare every timer with every task says so only slowly.
    """
    handles = (record.real_handle for record in state.work.callbacks)
    if any(handle is not None and not handle.cancelled() for handle in handles):
        _settlement._virtualize_recognized_waits(state, pending)


def sleeps_beyond(state: Any, waiter: Any, deadline: float) -> bool:
    """Return whether a timer after the deadline wakes who waits; as simcord does, but quicker."""
    if waiter is None or waiter.done():
        return False
    for record in state.work.callbacks:
        handle = record.handle
        if record.when is None or handle is None:
            continue
        given = handle._args
        if (
            given
            and given[0] is waiter
            and not handle.cancelled()
            and _settlement._callback_fire_time(state, record) > deadline
            and _dpy_internals._original_callback(handle._callback).__name__ == WAKES
        ):
            return True
    return False


def why_it_rests(
    state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None
) -> str | None:
    """Return why a task is at rest.

    Of most that are, it is that they sleep, which is found out last there.
    """
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is not None and not waiter.done() and sleeps_beyond(state, waiter, deadline):
        return "sleep timer beyond settlement deadline"
    return _why_it_rests(state, task, deadline, seen)


def all_parts(components: Any) -> list[dict[str, Any]]:
    """List components with all that are nested in them, as simcord goes through them, but at once."""
    found: list[dict[str, Any]] = []
    left = [components] if isinstance(components, dict) else [*reversed(components)]
    while left:
        component = left.pop()
        if not isinstance(component, dict):
            continue
        found.append(component)
        left += [component[key] for key in ("component", "accessory") if key in component]
        children = component.get("components")
        if isinstance(children, list):
            left += reversed(children)
    return found


def copied(value: Any) -> Any:
    """Copy JSON, which the simulation does with all that it hears and tells, as quickly as Python can."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        # Somewhere in it stands a number that has a name.
        if type(value) is dict:
            return {key: copied(each) for key, each in value.items()}
        return [copied(each) for each in value] if type(value) is list else deepcopy(value)
