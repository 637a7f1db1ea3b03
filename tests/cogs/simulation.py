"""A simulated Discord that enforces Discord's rules and quickly notices that the bot is idle."""

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
"""Seconds between two checks whether the bot is idle."""

WAKES = "_set_result_unless_cancelled"
"""The name of asyncio's callback that wakes a sleeping task."""


_why_it_rests = _settlement._park_reason


class Simulation(simcord.Env):
    """A simulation with Discord's rules that checks more often whether the bot is idle.

    By default it sleeps many times as long between two checks, and tests mostly wait for that; checking much
    more often costs more than it saves.
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
        # By default a starting bot has five seconds to draw its icons, even on a slow machine.
        patience = None if timeout is None else max(timeout, PATIENCE)
        await super()._settle_internal(idle=idle, timeout=patience, **how)


@contextmanager
def truthful_and_quick() -> Iterator[None]:
    """Patch the simulation to follow Discord's rules, check less often and copy faster."""
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
    """Wait as `asyncio.wait` does, but sleep through short waits for the first of many tasks.

    A tap ends dozens of tasks one by one, and simcord would check all of them after each.
    """
    if return_when == asyncio.FIRST_COMPLETED and timeout is not None and timeout <= MOMENT:
        await asyncio.sleep(timeout)
        return {each for each in tasks if each.done()}, {each for each in tasks if not each.done()}
    return await asyncio.wait(tasks, timeout=timeout, return_when=return_when)


def take_from_the_clock(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Take timers of waiting tasks from the real clock, if any are on it.

    When the bot is idle there are none, and simcord would compare every timer with every task to find out.
    """
    handles = (record.real_handle for record in state.work.callbacks)
    if any(handle is not None and not handle.cancelled() for handle in handles):
        _settlement._virtualize_recognized_waits(state, pending)


def sleeps_beyond(state: Any, waiter: Any, deadline: float) -> bool:
    """Whether a timer after the deadline wakes a task; as simcord does, but faster."""
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
    """Return why a task is idle, checking first for sleep, the most common reason."""
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is not None and not waiter.done() and sleeps_beyond(state, waiter, deadline):
        return "sleep timer beyond settlement deadline"
    return _why_it_rests(state, task, deadline, seen)


def all_parts(components: Any) -> list[dict[str, Any]]:
    """Return components with all nested ones, as simcord yields them."""
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
    """Return a copy of JSON data, faster than `copy.deepcopy`."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        # The data contains an enum member.
        if type(value) is dict:
            return {key: copied(each) for key, each in value.items()}
        return [copied(each) for each in value] if type(value) is list else deepcopy(value)
