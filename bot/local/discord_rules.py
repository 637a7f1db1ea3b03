"""Discord's rules that simcord doesn't enforce, for the tests and the local Discord alike.

`dispatch` runs before simcord's routes, `TruthfulBackend` behind them. `TRUTH.md` beside this module lists,
call by call, what Discord does, where that is documented and which test checks it.
"""

import base64
import binascii
import contextlib
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

import discord
from PIL import Image, UnidentifiedImageError
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Guild, Message
from simcord.backend.serializers import message_payload
from simcord.components import walk_components
from simcord.enums import AppCommandType, CallbackType, ChannelType, InteractionType
from simcord.http.router import _check_faults
from simcord.http.router import dispatch as answer
from simcord.types import HttpLogEntry

Json = dict[str, Any]

# Limits of Discord: Create Message; Uploading Files, in bytes and on a server without boosts; Emoji Resource;
# Create Followup Message if only a user has installed the app.
MOST_FILES = 10
LARGEST_FILE = 10 * 1024 * 1024
MOST_EMOJIS = 2000
LARGEST_EMOJI = 256 * 1024
MOST_FOLLOW_UPS = 5

EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)

NONCE_SECONDS = 180.0
"""How long Discord knows a message by its nonce: "the past few minutes" (Discord, Create Message)."""

ENTRY_POINT = 4
"""The type of the command that opens an app's Activity (Discord, Application Command Types)."""

GUILD_INSTALL, USER_INSTALL = 0, 1
"""Where an app can be installed (Discord, Application Integration Types)."""

LOCALIZATIONS = frozenset({"name_localizations", "description_localizations"})
"""Fields omitted from a list of commands by default (Discord, Get Global Application Commands)."""

SIGNATURE = "?ex=6a000000&is=69000000&hm=0&"
"""The signature that follows a file's path; Discord's URLs are signed and expire (Discord, Reference)."""


class Store(CdnStore):
    """Uploads, with the pixel size that Discord reports for images."""

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        """Store an uploaded file and return Discord's attachment object for it."""
        stored: Json = super().store_attachment(attachment_id, channel_id, filename, data, description)
        with contextlib.suppress(UnidentifiedImageError), Image.open(io.BytesIO(data)) as picture:
            stored["width"], stored["height"] = picture.size
        return stored


class TruthfulBackend(Backend):
    """simcord's state, reported as Discord reports it."""

    def __init__(self) -> None:
        super().__init__()
        self.cdn = Store()
        self.nonces: dict[str, tuple[datetime, int, int]] = {}
        self.installers: set[int] = set()
        """The people who have installed the app for themselves."""
        self.installation_contexts = {GUILD_INSTALL, USER_INSTALL}
        """Where the owner lets the app be installed; at first both, as with every new application."""

    def create_guild(self, name: str, **settings: Any) -> Guild:
        """Make a server where everybody may use external apps, Discord's default (Discord, Permissions)."""
        guild = super().create_guild(name, **settings)
        guild.roles[guild.id].permissions |= discord.Permissions(use_external_apps=True).value
        return guild

    def take_bot_away(self, guild_id: int) -> None:
        """Remove the bot from a server, which continues without it."""
        self.remove_member(guild_id, self.bot_user.id)
        super().emit("GUILD_DELETE", {"id": str(guild_id)})

    def has_bot(self, guild_id: int | None) -> bool:
        """Return whether the bot is on a server; in a direct message (None) it always is."""
        guild = None if guild_id is None else self.guilds.get(guild_id)
        return guild is None or self.bot_user.id in guild.members

    def visible_commands(
        self,
        *,
        user_id: int,
        channel_id: int,
        type: int = AppCommandType.CHAT_INPUT,  # noqa: A002
    ) -> list[Json]:
        """Return the commands offered to a user in a channel, depending on who has installed the app."""
        found = super().visible_commands(user_id=user_id, channel_id=channel_id, type=type)
        guild = self.get_channel(channel_id).guild_id
        return [each for each in found if self._owners(user_id, guild, each)]

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot. Raises `SetupError` for a command that nobody can type there."""
        guild = payload.get("id" if event.startswith("GUILD_") and "guild_id" not in payload else "guild_id")
        if event == "INTERACTION_CREATE":
            payload = self._authorized(payload)
        elif guild is not None and not self.has_bot(int(guild)):
            return
        super().emit(event, without_shown_files(payload))

    def _authorized(self, payload: Mapping[str, Any]) -> Json:
        """Return an interaction with its authorizing installations (Authorizing Integration Owners)."""
        user = int((payload.get("member") or payload)["user"]["id"])
        guild = None if payload.get("guild_id") is None else int(payload["guild_id"])
        command = None
        if payload["type"] in (
            InteractionType.APPLICATION_COMMAND,
            InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE,
        ):
            number = payload["data"].get("id")
            known = (each for scope in self.commands.values() for each in scope.values())
            command = next((each for each in known if each["id"] == number), None)
        # A tap on an answer to a command has the authorization of the command's user.
        typed = (payload.get("message") or {}).get("interaction_metadata") or {"user": {"id": user}}
        owners = self._owners(int(typed["user"]["id"]), guild, command)
        if command is not None and not owners:
            raise SetupError(f"Command '/{command['name']}' is not offered here")
        authorized = {**payload, "authorizing_integration_owners": owners}
        if not self.has_bot(guild):
            authorized["guild"] = {"id": str(guild), "locale": payload["guild_locale"], "features": []}
        return authorized

    def _owners(self, user: int, guild: int | None, command: Json | None) -> dict[str, str]:
        """Return the owners of the installations that apply, by their kind."""
        kinds = (command or {}).get("integration_types") or [GUILD_INSTALL, USER_INSTALL]
        owners = {}
        if GUILD_INSTALL in kinds:
            if guild is None and any(
                self.has_bot(each.id) and user in each.members for each in self.guilds.values()
            ):
                owners[str(GUILD_INSTALL)] = "0"
            elif guild is not None and self.has_bot(guild):
                owners[str(GUILD_INSTALL)] = str(guild)
        if USER_INSTALL in kinds and user in self.installers:
            owners[str(USER_INSTALL)] = str(user)
        return owners

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Store a new message with its media unfurled."""
        _unfurl(message.components, message.attachments)
        return super().commit_message(message, broadcast=broadcast)

    def edit_message(self, channel_id: int, message_id: int, fields: Json) -> Message:
        """Edit a message with its media unfurled."""
        if "components" in fields:
            files = fields.get("attachments", self.get_message(channel_id, message_id).attachments)
            _unfurl(fields["components"] or [], files)
        return super().edit_message(channel_id, message_id, fields)


def dispatch(
    backend: TruthfulBackend,
    method: str,
    path: str,
    *,
    json: Any = None,
    files: list[Any] | None = None,
    **rest: Any,
) -> Any:
    """Answer a REST request of the bot as Discord does. Raises `BackendError` with Discord's code."""
    parts = tuple(path.strip("/").split("/"))
    _check_presence(backend, method, parts)
    is_callback = parts[0] == "interactions" and parts[-1] == "callback"
    fields = json.get("data") if is_callback and isinstance(json, dict) else json
    if isinstance(fields, dict):
        changes = json.get("type") == CallbackType.UPDATE_MESSAGE if is_callback else method == "PATCH"
        fields = _checked(fields, files or [], changes=changes and (is_callback or "messages" in parts))
        json = {**json, "data": fields} if is_callback else fields
    match (method, *parts):
        case ("PATCH" | "DELETE", "channels", channel):
            _check_thread(backend, int(channel), fields)
        case ("POST" | "PATCH", "channels", channel, "messages", *_):
            _check_channel(backend, method, int(channel), files or [])
        case ("POST", *_, "emojis"):
            emoji: Json = fields or {}
            emoji_image(emoji)
            if not EMOJI_NAME.fullmatch(str(emoji.get("name"))):
                raise _invalid("name: Must be 2 to 32 letters, figures and underscores.")
            if len(backend.application_emojis) >= MOST_EMOJIS:
                raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
        case (_, "oauth2", "applications", "@me"):
            contexts: Json = {str(each): {} for each in backend.installation_contexts}
            return {**answer(backend, method, path, **rest), "integration_types_config": contexts}
        case ("PUT", "applications", _, "commands"):
            return _overwrite_commands(backend, path, json, **rest)
        case ("GET", "applications", _, "commands") if not (rest.get("params") or {}).get(
            "with_localizations"
        ):
            known = answer(backend, method, path, **rest)
            return [{key: each[key] for key in each if key not in LOCALIZATIONS} for each in known]
    try:
        if method == "POST" and parts[0] == "channels" and parts[2:] == ("messages",):
            return _post(backend, path, json, files, rest)
        return without_shown_files(answer(backend, method, path, json=json, files=files, **rest))
    except BackendError as error:
        if error.code == 10015 and parts[0] == "webhooks":
            # An unknown webhook is an expired token, which Discord reports so (discord-api-docs 3090).
            raise BackendError(401, 50027, "Invalid Webhook Token") from error
        raise


def _post(backend: TruthfulBackend, path: str, json: Any, files: Any, rest: Mapping[str, Any]) -> Any:
    """Post a message, or return the one recently posted with the same nonce, as it is now.

    If that was deleted, it is unknown and none is posted (discord-api-docs 6647; discord.py 10116).
    """
    nonce = json.get("nonce") if isinstance(json, dict) and json.get("enforce_nonce") else None
    now = backend.clock.now()
    known = backend.nonces.get(str(nonce))
    if known is not None and (now - known[0]).total_seconds() < NONCE_SECONDS:
        backend.http_requests.append(HttpLogEntry("POST", path, {}, json, None))
        _check_faults(backend, "POST", path)
        payload = message_payload(backend, backend.get_message(*known[1:]))
        return without_shown_files({**payload, "nonce": nonce})
    posted = without_shown_files(answer(backend, "POST", path, json=json, files=files, **rest))
    if nonce is None:
        return posted
    backend.nonces[str(nonce)] = now, int(posted["channel_id"]), int(posted["id"])
    return {**posted, "nonce": nonce}


def _overwrite_commands(
    backend: TruthfulBackend, path: str, commands: Sequence[Json], **rest: Any
) -> list[Json]:
    """Overwrite the global commands, which must include the Entry Point command if there is one.

    None may be for an installation that the owner has not enabled for the app.
    """
    for each in commands:
        if not backend.installation_contexts.issuperset(each.get("integration_types") or ()):
            raise _invalid(f"{each['name']}: integration_types: not enabled for this application")
    known = {key: each for key, each in backend.commands.get(None, {}).items() if key[1] == ENTRY_POINT}
    sent = [each for each in commands if each.get("type") == ENTRY_POINT]
    if not {each["id"] for each in known.values()} <= {each.get("id") for each in sent}:
        raise BackendError(
            400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."
        )
    others = [each for each in commands if each.get("type") != ENTRY_POINT]
    made: list[Json] = answer(backend, "PUT", path, json=others, **rest)
    backend.commands[None].update({(each["name"], ENTRY_POINT): each for each in sent})
    return [*made, *sent]


def emoji_image(fields: Json) -> bytes:
    """Return the image of a request for a new emoji. Raises `BackendError` as Discord does."""
    try:
        data = base64.b64decode(str(fields.get("image")).partition("base64,")[2], validate=True)
    except binascii.Error as error:
        raise _invalid("image: must be a data URI") from error
    if not 0 < len(data) <= LARGEST_EMOJI:
        raise BackendError(400, 50138, f"Failed to resize asset below the maximum size: {LARGEST_EMOJI}")
    return data


def without_shown_files(value: Any) -> Any:
    """Return Discord's JSON without the attachments that the components show (Discord, Message Object)."""
    if isinstance(value, list | tuple):
        return [without_shown_files(each) for each in value]
    if not isinstance(value, dict):
        return value
    # These parts of a message contain no other message.
    whole = ("attachments", "components", "embeds")
    told = {key: each if key in whole else without_shown_files(each) for key, each in value.items()}
    if told.get("attachments") and isinstance(told.get("components"), list):
        shown = {each.get("attachment_id") for each in media(told["components"])}
        told["attachments"] = [each for each in told["attachments"] if each["id"] not in shown]
    return told


def media(components: Sequence[Json]) -> Iterator[Json]:
    """Yield the media items of components, including nested ones."""
    for component in walk_components(components):
        yield from (each["media"] for each in component.get("items") or ())
        yield from (component[key] for key in ("media", "file") if isinstance(component.get(key), dict))


def _unfurl(components: Sequence[Json], files: Sequence[Json] | None) -> None:
    """Fill in Discord's data of a media item (Discord, Unfurled Media Item)."""
    known = {each["id"]: each for each in files or ()}
    for item in media(components):
        file = known.get(item.get("attachment_id"))
        if file is not None:
            item |= {key: file[key] for key in ("width", "height", "content_type") if key in file}
            item |= {key: file[key] + SIGNATURE for key in ("url", "proxy_url")}


def _check_presence(backend: TruthfulBackend, method: str, parts: tuple[str, ...]) -> None:
    """Refuse what an app can't do on a server without it: it can only answer interactions, within limits."""
    place = int(parts[1]) if parts[0] in ("guilds", "channels") else None
    channel = backend.channels.get(place or 0)
    if not backend.has_bot(place if channel is None else channel.guild_id):
        raise BackendError(403, 50001, "Missing Access")
    if (method, parts[0], len(parts)) == ("POST", "webhooks", 3) and parts[2] in backend.interaction_tokens:
        asked = backend.interactions[backend.interaction_tokens[parts[2]]]
        is_one_more = not asked.loading and len(asked.followup_ids) >= MOST_FOLLOW_UPS
        if is_one_more and not backend.has_bot(asked.guild_id):
            raise BackendError(
                400, 40094, "This interaction has hit the maximum number of follow up messages"
            )


def _checked(fields: Json, files: Sequence[Any], *, changes: bool) -> Json:
    """Return the checked fields of a message; an edit (``changes``) must list the files that it refers to."""
    if len(fields.get("attachments") or files) > MOST_FILES:
        raise BackendError(400, 30015, f"Maximum number of attachments in a message reached ({MOST_FILES})")
    if any(each.fp.getbuffer().nbytes > LARGEST_FILE for each in files):
        raise BackendError(413, 40005, "Request entity too large")
    if any(len(each.get("description") or "") > 1024 for each in fields.get("attachments") or ()):
        raise _invalid("attachments: description: Must be 1024 or fewer in length.")
    allowed = fields.get("allowed_mentions") or {}
    if any(len(allowed.get(key, ())) > 100 for key in ("users", "roles")):
        raise _invalid("allowed_mentions: Must be 100 or fewer in length.")
    if not changes or ("components" not in fields and not files):
        return fields
    kept = fields.get("attachments")
    if kept is None:
        # Attachments not listed are removed (Discord, Editing Message Attachments).
        kept = [{"id": number} for number in range(len(files))]
    names = {each.filename for each in files} | {each.get("filename") for each in kept}
    for item in media(fields.get("components") or ()):
        scheme, _, name = item["url"].partition("://")
        if scheme == "attachment" and name not in names:
            raise _invalid(f"components: {name}: The referenced attachment was not found.")
    return {**fields, "attachments": kept}


def _check_channel(backend: TruthfulBackend, method: str, channel_id: int, files: Sequence[Any]) -> None:
    """Refuse files without permission, and edits in an archived thread, which a message reopens (Threads)."""
    channel = backend.get_channel(channel_id)
    if files and channel.type != ChannelType.DM:
        backend.require_permissions(channel.guild_id, backend.bot_user.id, channel_id, "attach_files")
    thread = channel.thread_metadata
    if thread is not None and thread.archived:
        if method == "PATCH":
            raise BackendError(400, 50083, "Thread is archived")
        if method == "POST" and not thread.locked:
            backend.edit_channel(channel_id, {}, thread_metadata={"archived": False})


def _check_thread(backend: TruthfulBackend, channel_id: int, fields: Json | None) -> None:
    """Refuse to edit a thread, or without ``fields`` to delete it, without Manage Threads."""
    channel = backend.get_channel(channel_id)
    if not channel.is_thread:
        return
    # The creator of a thread can rename and archive it (Discord, Threads).
    own = channel.owner_id == backend.bot_user.id
    if fields is None or not (own and fields.keys() <= {"name", "archived", "auto_archive_duration"}):
        backend.require_permissions(channel.guild_id, backend.bot_user.id, channel_id, "manage_threads")


def _invalid(what: str) -> BackendError:
    return BackendError(400, 50035, f"Invalid Form Body: {what}")
