from __future__ import annotations

import discord.gateway
import discord.http
import pytest

from bot.local.address import point_at


@pytest.fixture(autouse=True)
def real_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)


def test_both_addresses_lead_to_the_stand_in() -> None:
    point_at("http://127.0.0.1:8790")
    assert discord.http.Route("GET", "/users/@me").url == "http://127.0.0.1:8790/api/v10/users/@me"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8790/gateway/"


@pytest.mark.parametrize("url", ["http://example.org", "https://discord.com", "127.0.0.1:8790", ""])
def test_another_machine_never_gets_the_token(url: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="LOCAL_DISCORD"):
        point_at(url)
    assert before == discord.http.Route.BASE
