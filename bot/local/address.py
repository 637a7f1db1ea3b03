"""Where discord.py finds Discord: the two addresses that a stand-in must replace."""

import discord.gateway
import discord.http
import yarl

API_PATH = "/api/v10"
GATEWAY_PATH = "/gateway"


def gateway_url(base: str) -> yarl.URL:
    """Return the address of the gateway of the Discord at `base`, a URL such as `http://127.0.0.1:8790`."""
    return yarl.URL(base.rstrip("/")).with_scheme("ws").with_path(GATEWAY_PATH + "/")


def point_at(base: str) -> None:
    """Make every discord.py client of this process talk to the Discord at `base` instead of the real one.

    Nothing else of discord.py is changed. Raises `ValueError` if `base` is not on this machine: the bot's
    token must not go anywhere else.
    """
    url = yarl.URL(base)
    if url.scheme != "http" or url.host not in ("127.0.0.1", "localhost", "::1"):
        raise ValueError(f"LOCAL_DISCORD is {base!r}, but it must be an http address on this machine.")
    discord.http.Route.BASE = base.rstrip("/") + API_PATH
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway_url(base)
