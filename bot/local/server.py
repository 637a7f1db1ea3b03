"""The stand-in Discord as one web server: REST, gateway, files and the page, all on 127.0.0.1."""

from __future__ import annotations

import asyncio
import mimetypes
import socket
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path

import yarl
from aiohttp import web

from bot.local.address import API_PATH, GATEWAY_PATH
from bot.local.backend import Limits
from bot.local.environment import LocalEnvironment
from bot.local.gateway import Gateway
from bot.local.keeping import Keeper, Kept, UnfitError
from bot.local.process import BotProcess
from bot.local.rest import RateLimit, Rest
from bot.local.tabs import Tabs
from bot.local.world import World

SECONDS_BETWEEN_SAVES = 3.0

HOST = "127.0.0.1"
PAGE = Path(__file__).with_name("page")
LARGEST_REQUEST = 30 * 1024 * 1024
CONTENT_SECURITY_POLICY = "default-src 'self'; img-src 'self' data: {url}"
"""Pictures are named by the address of the server, also where the page was opened as ``localhost``."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class LocalDiscord:
    """A Discord on this machine. Port 0 takes a free one; without a rate limit the bot is never held up.

    Raises `OSError` where the port is taken, `UnfitError` where the kept world cannot be read.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        rate_limit: RateLimit | None = None,
        limits: Limits | None = None,
        bot: Callable[[str], BotProcess] | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self._listening = socket.create_server((HOST, port))
        self.url = f"http://{HOST}:{self._listening.getsockname()[1]}"
        self.environment = LocalEnvironment(self.url, limits)
        self._keeper = keeper
        self.gateway = Gateway(self.environment, self.url)
        self.rest = Rest(self.environment, self.url, rate_limit)
        self.bot = bot(self.url) if bot is not None else None
        try:
            with nullcontext() if keeper is None else keeper.reading():
                found = None if keeper is None else keeper.load()
                if found is not None:
                    self.environment.local.bring_back(*found)
                self.world = World(self.environment, None if found is None else found[0].world)
                self.tabs = Tabs(self.world, self.bot)
                if found is not None:
                    self.tabs.bring_back(found[0].world)
        except UnfitError:
            self._listening.close()
            raise
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to answer."""
        application = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._only_here])
        application.router.add_route("*", API_PATH + "/{path:.*}", self.rest.handle)
        application.router.add_get(GATEWAY_PATH + "/", self.gateway.handle)
        application.router.add_get("/attachments/{path:.*}", self._file)
        application.router.add_get("/emojis/{path:.*}", self._file)
        application.router.add_get("/tab", self.tabs.handle)
        application.router.add_get("/", self._page)
        application.router.add_static("/page/", PAGE)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, self._listening).start()
        if self._keeper is not None:
            self.environment.local.files.changes = self._keeper.changes
            self._saving = asyncio.create_task(self._save_now_and_again())

    def save(self) -> None:
        """Write the world to its file, where it is kept."""
        if self._keeper is not None:
            kept = Kept(
                self.url, self.environment.local.as_kept(), {**self.world.as_kept(), **self.tabs.as_kept()}
            )
            self._keeper.save(kept)

    async def _save_now_and_again(self) -> None:
        """Save what has changed, so that a death of this process costs some seconds at most."""
        changes = asyncio.Event()
        self.environment.local.subscribers.append(lambda *_: changes.set())
        while True:
            await changes.wait()
            changes.clear()
            self.save()
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)

    async def close(self) -> None:
        """Cut every connection and free the port; the world is kept."""
        if self._saving is not None:
            self._saving.cancel()
            self.save()
        self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self._listening.close()

    @web.middleware
    async def _only_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what a page from elsewhere, open in the same browser, might ask for."""
        here = yarl.URL(self.url)
        own = {f"{name}:{here.port}" for name in (HOST, "localhost")}
        origin = request.headers.get("Origin")
        if request.host not in own or (origin is not None and origin.removeprefix("http://") not in own):
            raise web.HTTPForbidden(text="This Discord is for this machine alone.")
        return await handler(request)

    async def _page(self, _: web.Request) -> web.StreamResponse:
        headers = {
            "Content-Security-Policy": CONTENT_SECURITY_POLICY.format(url=self.url),
            "Cache-Control": "no-store",
        }
        return web.FileResponse(PAGE / "index.html", headers=headers)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self.environment.local.files.get(self.url + request.path)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.path)[0] or _image_type(data)
        shown = kind.startswith("image/") and "svg" not in kind
        headers = {
            "Content-Type": kind,
            "Cache-Control": "private, max-age=3600, immutable",
            "X-Content-Type-Options": "nosniff",
            "Content-Disposition": "inline" if shown else "attachment",
        }
        return web.Response(body=data, headers=headers)


def _image_type(data: bytes) -> str:
    """Return the type of a picture that has no name, an emoji's, by its first bytes."""
    signatures = {
        b"\x89PNG": "image/png",
        b"GIF8": "image/gif",
        b"RIFF": "image/webp",
        b"\xff\xd8\xff": "image/jpeg",
    }
    return next(
        (kind for start, kind in signatures.items() if data.startswith(start)), "application/octet-stream"
    )
