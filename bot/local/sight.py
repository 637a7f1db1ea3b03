"""What an open page is told about the world, from one person's side."""

from __future__ import annotations

from bot.local.process import BotProcess
from bot.local.truth import Json
from bot.local.world import Person, World

SHOWN_MESSAGES = 80
"""How many of a channel's last messages a page gets when it opens, and each time that it is scrolled up."""

LARGEST_ID = 2**63 - 1

SHOWN_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "external_emojis",
)
"""The bot's permissions in a channel that the page can give and take."""


class Sight:
    """What people see, and what they have read and dismissed."""

    def __init__(self, world: World, bot: BotProcess | None) -> None:
        self.read: dict[tuple[int, int], int] = {}
        self.dismissed: set[int] = set()
        self._world = world
        self._environment = world.environment
        self._bot = bot

    def hello(self, person: Person) -> Json:
        """Return everything that a page needs when it opens."""
        channels = self._channels(person)
        shown = {str(each): self.earlier(person, each, LARGEST_ID) for each in channels}
        return {
            "type": "hello",
            "me": str(person.id),
            "guild": self._world.guild.name,
            "bot": self._bot_now(),
            "direct": str(person.direct_channel),
            "people": self.people(),
            "messages": {channel: each["messages"] for channel, each in shown.items()},
            "earlier": [channel for channel, each in shown.items() if each["earlier"]],
            "read": {str(each): str(self.read.get((person.id, each), 0)) for each in channels},
            "badges": self.badges(),
            **self.places(person),
        }

    def nobody(self) -> Json:
        """Return what a page needs that was opened under a name that nobody here has."""
        return {"type": "nobody", "bot": self._bot_now(), "people": self.people()}

    def _bot_now(self) -> Json:
        return {**self._environment.bot_object(), **self.bot_state()}

    def places(self, person: Person) -> Json:
        """Return the channels and their threads, with what this person can do in each."""
        backend = self._environment.backend
        channels = [
            {
                "id": str(each.id),
                "name": each.name,
                "thread": backend.get_channel(each.id).is_thread,
                **self._server(each.id),
                **self.permissions(each.id),
            }
            for each in self._world.places()
        ]
        return {"channels": channels, **self.commands(person)}

    def _server(self, channel_id: int) -> Json:
        """Return the name of a channel's server, and whether the bot is there."""
        number = self._environment.backend.get_channel(channel_id).guild_id
        assert number is not None
        server = self._environment.backend.get_guild(number)
        return {"server": server.name, "bot": self._environment.local.has_bot(server.id)}

    def _channels(self, person: Person) -> list[int]:
        return [each.id for each in self._world.places()] + [person.direct_channel]

    def earlier(self, person: Person, channel_id: int, before: int) -> Json:
        """Return the messages of a channel before one, and whether there are any before these."""
        seen = [each for each in person.messages(channel_id) if int(each["id"]) not in self.dismissed]
        found = [each for each in seen if int(each["id"]) < before]
        return {"messages": found[-SHOWN_MESSAGES:], "earlier": len(found) > SHOWN_MESSAGES}

    def permissions(self, channel_id: int) -> Json:
        """Return what the bot may do in a channel."""
        permissions = self._environment.bot_permissions(channel_id)
        return {"permissions": {name: getattr(permissions, name) for name in SHOWN_PERMISSIONS}}

    def people(self) -> list[Json]:
        """Return everybody on the server."""
        return [
            {
                "id": str(each.id),
                "name": each.name,
                "moderator": each.moderator,
                "closed": each.direct_messages_closed,
                "locale": each.locale,
            }
            for each in self._world.people.values()
        ]

    def commands(self, person: Person) -> Json:
        """Return the commands that this person has in each channel, typed and in menus."""
        commands: Json = {}
        menus: Json = {}
        for channel_id in self._channels(person):
            commands[str(channel_id)] = [
                {"name": each.name, "description": each.description, "options": each.options}
                for each in self._environment.commands(person.id, channel_id, person.locale)
            ]
            menus[str(channel_id)] = self._environment.menus(person.id, channel_id)
        return {"commands": commands, "menus": menus}

    def bot_state(self) -> Json:
        """Return whether the bot's process runs, and whether this stand-in keeps it."""
        if self._bot is None:
            return {"controlled": False}
        return {"controlled": True, "running": self._bot.running, "wanted": self._bot.wanted}

    def badges(self) -> dict[str, int]:
        """Count for each person the unread direct messages and the unread pings in the channels."""
        badges = {}
        for person in self._world.people.values():
            count = 0
            for channel_id in self._channels(person):
                read = self.read.get((person.id, channel_id), 0)
                direct = channel_id == person.direct_channel
                count += sum(
                    each.id > read
                    and each.author_id != person.id
                    and (direct or person.id in each.ping_user_ids)
                    for each in self._environment.backend.messages[channel_id].values()
                )
            badges[str(person.id)] = count
        return badges
