"""A test's access to a channel: reading messages, tapping buttons, playing games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
import simcord
from simcord.results import to_discord_message
from simcord.types import HttpLogEntry

from bot.client import Client
from bot.tables.lobby import Lobby
from bot.tables.session import Session
from engine.course import AnyGame
from engine.game import Decision, Seat
from engine.record import resume

CLOSED = 50007


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, including nested ones, as sent to Discord."""
    stack = [part if isinstance(part, dict) else part.to_dict() for part in reversed(message.components)]
    while stack:
        component = stack.pop()
        yield component
        stack += reversed(component.get("components", []))


def words(message: Any) -> str:
    texts = [part["content"] for part in parts(message) if part.get("type") == 10]
    return "\n".join([message.content, *texts]).strip()


def buttons(message: Any) -> dict[str, dict[str, Any]]:
    return {part["label"]: part for part in parts(message) if part.get("type") == 2}


def lists(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part.get("type") == 3]


def shown_files(message: Any) -> list[discord.Attachment]:
    """Return the files in a message's galleries that still exist."""
    items = [
        (item["media"].get("attachment_id") if isinstance(item, dict) else item.media.attachment_id)
        for part in message.components
        for item in (part.get("items", ()) if isinstance(part, dict) else getattr(part, "items", ()))
    ]
    files = {each.id: each for each in message.attachments}
    return [files[int(each)] for each in items if each is not None and int(each) in files]


def told(message: Any) -> str:
    """Return the text of a message and the descriptions of its pictures."""
    return "\n".join([words(message), *(file.description or "" for file in shown_files(message))])


def said(result: Any) -> str:
    """Return the text of the private answers to an interaction."""
    shown = [each for each in (result.response, *result.followups) if each is not None and each.ephemeral]
    assert shown, f"nothing was answered privately: {result!r}"
    return "\n".join(words(each) for each in shown)


def answered(result: Any) -> Any:
    return next(each for each in (result.response, *result.followups) if each is not None)


class Room:
    """A server with one channel and a few people."""

    def __init__(self, env: simcord.Env, make_client: Callable[[float], Client]) -> None:
        self.env = env
        self._make_client = make_client
        self.guild = env.create_guild("Olympus")
        self.channel = self.guild.create_text_channel("table")
        self.people = {
            name: self.guild.add_member(env.create_user(name)) for name in ("ann", "ben", "cyd", "dora")
        }
        self.language = "en"

    @property
    def client(self) -> Client:
        client = self.env.bot
        assert isinstance(client, Client)
        return client

    @property
    def session(self) -> Session:
        session = self.client.sessions.at(self.channel.id)
        assert session is not None
        return session

    def text(self, key: str, **placeholders: str | int) -> str:
        return self.client.languages.of(self.language)(key, **placeholders)

    async def speak(self, language: str) -> None:
        """Make the server and all people read another language."""
        self.language = language
        await self.client.chosen_languages.choose_for_server(self.guild.id, language)
        for person in self.people.values():
            await self.client.chosen_languages.choose_for_person(person.id, language)

    def number_of(self, message: Any) -> int:
        identity: str = next(iter(buttons(message).values()))["custom_id"]
        return int(identity.split(":")[2])

    def close_messages(self, name: str, code: int = CLOSED) -> None:
        path = f"/channels/{self.people[name].user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=code, times=None)

    def open_messages(self) -> None:
        """Remove all faults, including closed direct messages."""
        self.env.backend.faults.clear()

    async def open_hand(self, name: str) -> Any:
        """Press **My hand**, and return the private hand."""
        answer = await self.tap(name, self.status(), self.text("button-my-hand"))
        assert answer.response is not None
        return answer.response

    def sent_to(self, channel: int) -> list[HttpLogEntry]:
        """Return the requests that posted messages in a channel, in order."""
        path = f"/channels/{channel}/messages"
        return [each for each in self.env.http_requests if (each.method, each.path) == ("POST", path)]

    def status(self) -> Any:
        """Return the public message of the current round."""
        return self.newest(self.text("button-my-hand"))

    def direct(self, name: str) -> list[Any]:
        return list(self.people[name].user.dm_channel.history())

    def hand(self, name: str) -> Any:
        """Return the last direct message with a picture, which is the hand."""
        direct = self.people[name].user.dm_channel.id
        return next(message for message in self._newest_first(direct) if shown_files(message))

    def public(self, name: str | None = None) -> list[Any]:
        """Return the channel's messages, including those that only ``name`` can see."""
        return list(self.channel.history(viewer=self.people[name]) if name else self.channel.history())

    def newest(self, label: str) -> Any:
        """Return the channel's newest message that has a button with this label."""
        return next(each for each in self._newest_first(self.channel.id) if label in buttons(each))

    def last(self) -> Any:
        return next(self._newest_first(self.channel.id))

    def _newest_first(self, channel: int) -> Iterator[Any]:
        """Yield messages backwards, as a long channel has hundreds."""
        stored = self.env.backend.messages.get(channel, {})
        for number in sorted(stored, reverse=True):
            if stored[number].visible_to(None):
                yield to_discord_message(self.env, stored[number])

    def changed(self, name: str, message: Any) -> Any:
        """Return the current version of a message, which can be private to a person."""
        return next(each for each in self.public(name) if each.id == message.id)

    async def replace(self, name: str, person: Any) -> Any:
        """Replace a player as host or moderator, and return the question once answered."""
        question = (await self.type(name, "replace", player=person)).response
        await self.tap(name, question, self.text("button-replace"))
        return next(each for each in self.public(name) if each.id == question.id)

    async def type(self, name: str, command: str, /, **options: Any) -> Any:
        return await self.people[name].slash(self.channel, command, **options)

    async def tap(self, name: str, message: Any, label: str) -> Any:
        return await self.press(name, message, buttons(message)[label]["custom_id"])

    async def turn(self, name: str, message: Any, label: str) -> Any:
        """Press a button that edits its message, and return that message."""
        return (await self.tap(name, message, label)).response or self.changed(name, message)

    async def pick_from(self, name: str, message: Any, value: str | int) -> Any:
        """Choose from a message's only list by value or by index, and return the answer."""
        (offered,) = lists(message)
        chosen = value if isinstance(value, str) else offered["options"][value]["value"]
        answer = await self.choose(name, message, offered["custom_id"], chosen)
        given = [each for each in (answer.response, *answer.followups) if each is not None]
        return given[0] if given else self.changed(name, message)

    async def press(self, name: str, message: Any, identity: str) -> Any:
        return await self._actor(name, message).click(message, custom_id=identity)

    async def choose(self, name: str, message: Any, identity: str, value: str) -> Any:
        return await self._actor(name, message).select(message, [value], custom_id=identity)

    def _actor(self, name: str, message: Any) -> Any:
        """Return the user in direct messages, and the member of the server elsewhere."""
        person = self.people[name]
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        return person.user if channel == person.user.dm_channel.id else person

    async def press_forged(self, name: str, identity: str, *, value: str | None = None) -> Any:
        """Press a button that the bot never made, or with a ``value`` choose from such a list."""
        part: discord.ui.Button[Any] | discord.ui.Select[Any]
        part = discord.ui.Button(label="?", custom_id=identity)
        if value is not None:
            option = discord.SelectOption(label="?", value=value)
            part = discord.ui.Select(custom_id=identity, options=[option])
        view = discord.ui.LayoutView(timeout=None).add_item(discord.ui.ActionRow(part))
        message = await self.client.get_partial_messageable(self.channel.id).send(view=view)
        if value is None:
            return await self.press(name, message, identity)
        return await self.choose(name, message, identity, value)

    def make_moderator(self, name: str, permission: str = "manage_channels") -> None:
        role = self.guild.create_role("moderator", permissions=discord.Permissions(**{permission: True}))
        self.people[name] = self.guild.add_member(self.env.create_user(f"{name} the moderator"), roles=[role])

    async def gather(self, *names: str, game: str | None = None, computers: int = 0, **options: str) -> None:
        await self.type(names[0], "join", **({} if game is None else {"game": game}))
        for name in names[1:]:
            await self.type(name, "join")
        for _ in range(computers):
            await self.tap(names[0], self.lobby(), self.text("button-add-computer"))
        for option, value in options.items():
            await self.set_option(names[0], option, value)

    async def open_lobby(self) -> Lobby | None:
        return await self.client.lobbies.at(self.channel.id)

    async def seated(self) -> list[str]:
        lobby = await self.open_lobby()
        return [] if lobby is None else [seat.name for seat in lobby.seats]

    async def begin(
        self,
        *names: str,
        game: str | None = None,
        computers: int = 0,
        boards: Mapping[str, str] | None = None,
        hints: bool = False,
        boxes: Sequence[str] | None = None,
        **options: str,
    ) -> None:
        """Start a game; ``boards`` are chosen by name, such as ``giza|B``.

        The ``boxes`` are set directly, as the lobby offers none.
        """
        await self.gather(*names, game=game, computers=computers, **options)
        if hints:
            await self.tap(names[0], self.lobby(), "Hints: off")
        if boxes is not None:
            lobby = await self.open_lobby()
            assert lobby is not None
            boxed = lobby.row.options.with_boxes([*boxes])
            await self.client.lobbies.change_options(lobby.row.id, self.people[names[0]].id, lambda _: boxed)
        if boards is not None:
            await self.set_option(names[0], "sides", "A+B")
            await self.set_option(names[0], "wonders", "chosen")
            for name, board in boards.items():
                picker = (await self.tap(name, self.lobby(), self.text("button-choose-wonder"))).response
                await self.choose(name, picker, lists(picker)[0]["custom_id"], board)
        answer = (await self.tap(names[0], self.lobby(), self.text("button-start"))).response
        if answer is not None and self.text("button-start-anyway") in buttons(answer):
            await self.tap(names[0], answer, self.text("button-start-anyway"))
        await self.env.settle()

    async def set_option(self, name: str, option: str, value: str) -> Any:
        shown = await self.tap(name, self.lobby(), self.text("button-options"))
        return await self.people[name].submit_modal(shown, self.form_values(shown, option, value))

    def form_values(self, shown: Any, option: str, value: str) -> dict[str, str]:
        groups = [label["component"] for label in shown.modal["components"]]
        values = {
            group["custom_id"]: next(each["value"] for each in group["options"] if each.get("default"))
            for group in groups
        }
        return {**values, option: value}

    def lobby(self) -> Any:
        return self.newest(self.text("button-start"))

    async def skip_to(
        self,
        reached: Callable[[AnyGame], bool],
        choose: Callable[[AnyGame, Decision[Any]], Any],
        session: Session | None = None,
    ) -> None:
        """Play a game on without Discord until it has ``reached`` a point, and restart the bot."""
        session, store = session or self.session, self.client.store
        stored = await store.game(session.id)
        assert stored is not None
        game = resume({**stored.header, "steps": list(stored.steps)})
        while not reached(game):
            assert not game.over, "the game never gets there"
            choices: dict[Seat, Any] = {}
            while decisions := game.decisions(choices):
                choices |= {decision.seat: choose(game, decision) for decision in decisions}
            step, record = game.steps, {str(seat): each.as_json() for seat, each in choices.items()}
            game.play(choices)
            await store.put_step(replace(session.row, deadline=None), step, record, session.seats)
        await self.restart()

    async def pick(self, name: str, number: int = 1) -> Any:
        """Pick a card by tapping its number and then the green button."""
        if str(number) not in buttons(self.hand(name)):
            # This card is already played; the Free City's cards keep their numbers.
            number += 1
        tapped = await self.tap(name, self.hand(name), str(number))
        useful = [
            label
            for label, part in buttons(tapped.response or self.hand(name)).items()
            if part["style"] == discord.ButtonStyle.success.value
            and not label.isdecimal()
            and not part.get("disabled")
        ]
        if not useful:
            # The Free City can't sell this card, as it can play another one.
            return await self.pick(name, number + 1)
        return await self.tap(name, self.hand(name), useful[0])

    async def play_round(self, *names: str) -> None:
        for name in names:
            if self.client.sessions.at(self.channel.id) is None:
                return
            await self.decide(name)
        await self.env.settle()

    async def decide(self, name: str) -> None:
        seat = self.session.seat_of(self.people[name].id)
        assert seat is not None
        decision = self.session.snapshot.decision(seat)
        if decision is None:
            return
        if decision.kind == "revive":
            await self.tap(name, self.hand(name), self.text("button-build-none"))
        else:
            await self.pick(name)

    async def play_to_the_end(self, *names: str) -> None:
        for _ in range(40):
            if self.client.sessions.at(self.channel.id) is None:
                return
            await self.play_round(*names)
        raise AssertionError("the game does not end")

    async def restart(self, *, down: float = 0.0) -> None:
        """Stop the bot, and start a new one on the same file after ``down`` seconds."""
        await self.env.restart_bot(self._make_client(down))
        await self.env.settle()


async def suggested(room: Room, command: str, option: str, typed: str, /, name: str = "dora") -> list[str]:
    """Return the suggestions for a partly typed option."""
    shown = await room.people[name].autocomplete(room.channel, command, option, typed)
    choices = getattr(shown, "autocomplete_choices", shown)
    return [choice["value"] if isinstance(choice, dict) else choice.value for choice in choices]
