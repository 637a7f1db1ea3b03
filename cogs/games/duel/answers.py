"""What a player of Duel alone is answered: all about the tokens that the Great Library has drawn."""

from __future__ import annotations

from dataclasses import replace

from bot.languages.translator import Translator
from cogs.discord.message import Message, gallery, message
from cogs.games.duel.face import DuelFace
from cogs.games.duel.question import Question, thing_rows
from engine.duel.view import View
from engine.terms import TokenId
from renders.duel.names import token_name


async def library(face: DuelFace, question: Question, text: Translator) -> Message:
    """Show the drawn tokens to the player who keeps one of them, with the buttons for it."""
    snapshot, seat = question.snapshot, question.decision.seat
    view: View = snapshot.game.view(seat)
    picture = await face.pictures.tokens(snapshot, seat, view.drawn_tokens, text)
    return message(text("duel-library-private"), gallery(picture), *thing_rows(replace(question, text=text)))


def library_kept(token: TokenId, text: Translator) -> Message:
    """Return which token is kept."""
    return message(text("duel-library-kept", token=token_name(token, text)))
