"""The stand-in Discord as one web server: REST, gateway, files and the page, all on 127.0.0.1."""

import asyncio
import mimetypes
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import yarl
from aiohttp import web

from bot.local.backend import LocalBackend
from bot.local.bot_process import API_PATH, GATEWAY_PATH, BotProcess
from bot.local.discord_api import Gateway, RateLimit, Rest
from bot.local.page_connections import Tabs
from bot.local.world import World
from bot.local.world_file import WorldError, WorldFile

SECONDS_BETWEEN_SAVES = 3.0

HOST = "127.0.0.1"
PAGE = Path(__file__).with_name("page")
LARGEST_REQUEST = 30 * 1024 * 1024
CONTENT_SECURITY_POLICY = "default-src 'self'; img-src 'self' data: {url}"
"""Images come from the server's own address, even if the page was opened as ``localhost``."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class LocalDiscord:
    """A Discord on this machine. Port 0 picks a free one; without a rate limit the bot is never held up.

    Raises `OSError` if the port is taken, `WorldError` if the saved world can't be read.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        rate_limit: RateLimit | None = None,
        bot: BotProcess | None = None,
        database: Path | None = None,
    ) -> None:
        """Serve a ``bot``, which gets the address in its environment, with the world of a ``database``."""
        self._listening = socket.create_server((HOST, port))
        self.url = f"http://{HOST}:{self._listening.getsockname()[1]}"
        self.bot = bot
        if bot is not None:
            bot.environment["LOCAL_DISCORD"] = self.url
        try:
            self._world_file = WorldFile(database)
            with self._world_file.reading():
                saved = self._world_file.load(self.url)
                self.backend = LocalBackend(self.url, self._world_file.connection)
                if saved is not None:
                    self.backend.restore(saved["backend"])
                self.world = World(self.backend)
                self.tabs = Tabs(self.world, bot, saved and saved["world"])
        except WorldError:
            self._listening.close()
            raise
        self.gateway = Gateway(self.world, self.url)
        self.rest = Rest(self.world, self.url, rate_limit)
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start serving."""
        application = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._refuse_other_sites])
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
        if self._world_file.is_saved:
            self._saving = asyncio.create_task(self._save_periodically())

    def save(self) -> None:
        """Save the world to its file."""
        self._world_file.save(self.url, self.backend.saved_state(), self.tabs.saved_state())

    async def _save_periodically(self) -> None:
        """Save changes periodically, so that a crash of this process loses a few seconds at most."""
        changes = asyncio.Event()
        self.backend.subscribers.append(lambda *_: changes.set())
        while True:
            await changes.wait()
            changes.clear()
            self.save()
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)

    async def close(self) -> None:
        """Cut every connection and free the port; the world is saved."""
        if self._saving is not None:
            self._saving.cancel()
            self.save()
        self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self._listening.close()
        self._world_file.connection.close()

    @web.middleware
    async def _refuse_other_sites(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests from other sites open in the same browser."""
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
        data = self.backend.cdn.get(self.url + request.path)
        if data is None:
            raise web.HTTPNotFound
        # Emoji images have no extension; browsers detect their type.
        unnamed = "image/png" if request.path.startswith("/emojis/") else "application/octet-stream"
        kind = mimetypes.guess_type(request.path)[0] or unnamed
        shown = kind.startswith("image/") and "svg" not in kind
        headers = {
            "Content-Type": kind,
            "Cache-Control": "private, max-age=3600, immutable",
            "X-Content-Type-Options": "nosniff",
            "Content-Disposition": "inline" if shown else "attachment",
        }
        return web.Response(body=data, headers=headers)
