"""What each city did in a round, put together from what everyone saw, and said in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.base.events import (
    AgeBegan,
    BaseEvent,
    Built,
    CoinsTaken,
    DiscardEmpty,
    GameEnded,
    Revived,
    Sold,
    StageBuilt,
)
from engine.base.view import View
from engine.game import Seat, left_of, right_of
from renders.base.names import card_name
from renders.base.seats import neighbour_of
from renders.parts.language import Text
from renders.parts.names import city_name


@dataclass(frozen=True, slots=True)
class Play:
    """One thing that a city did: the event, the coins that it brought, whether the discard pile was empty.

    ``event`` is a `DiscardEmpty` only where the city did nothing else in these events.
    """

    event: Built | StageBuilt | Sold | Revived | DiscardEmpty
    gained: int = 0
    discard_empty: bool = False

    @property
    def seat(self) -> Seat:
        """Whose play it was."""
        return self.event.seat

    @property
    def seventh(self) -> bool:
        """Whether it is the card that Babylon B plays beside the sixth."""
        return isinstance(self.event, Built | StageBuilt | Sold) and self.event.seventh


def plays_of(seat: Seat, events: Sequence[BaseEvent]) -> tuple[Play, ...]:
    """Return what a city did, the latest last.

    A seventh card and one of the discard pile are further plays.
    """
    found: list[Play] = []
    for event in events:
        match event:
            case Built(seat=of) | StageBuilt(seat=of) | Sold(seat=of) | Revived(seat=of) if of == seat:
                found.append(Play(event))
            case CoinsTaken(seat=of, coins=coins) if of == seat and found:
                found[-1] = replace(found[-1], gained=found[-1].gained + coins)
            case DiscardEmpty(seat=of) if of == seat:
                last = found.pop() if found else Play(event)
                found.append(replace(last, discard_empty=True))
            case _:
                pass
    return tuple(found)


def seats_of(events: Sequence[BaseEvent]) -> tuple[Seat, ...]:
    """List the seats that did something, in their order."""
    acting = (Built, StageBuilt, Sold, Revived, DiscardEmpty)
    return tuple(sorted({event.seat for event in events if isinstance(event, acting)}))


def change_of_coins(seat: Seat, events: Sequence[BaseEvent], seats: int) -> int:
    """Count the coins that a city has more or fewer after these events, those of its neighbours included."""
    change = 0
    for event in events:
        match event:
            case Built(of, _, _, bank, left, right) | StageBuilt(of, _, _, bank, left, right):
                paid = {of: -(bank + left + right)}
                for receiver, coins in ((left_of(of, seats), left), (right_of(of, seats), right)):
                    paid[receiver] = paid.get(receiver, 0) + coins
                change += paid.get(seat, 0)
            case Sold(seat=of, coins=coins) | CoinsTaken(seat=of, coins=coins) if of == seat:
                change += coins
            case _:
                pass
    return change


def moment_played(view: View, events: Sequence[BaseEvent]) -> tuple[int, int]:
    """Return the age and the round in which a step was played; ``view`` is the table after it."""
    if any(isinstance(event, GameEnded) for event in events):
        return view.age, view.box.rounds
    if any(isinstance(event, AgeBegan) for event in events):
        return view.age - 1, view.box.rounds
    if "round" in view.deciding.values():
        return view.age, view.round - 1
    return view.age, view.round


# -- in words ----------------------------------------------------------------------------------------


def play_sentences(view: View, play: Play, names: Sequence[str], text: Text) -> list[str]:
    """Return what a city did, with the price and who was paid."""
    name, seat, gained = names[play.seat], play.seat, play.gained
    seventh = "yes" if play.seventh else "no"
    match play.event:
        case Built(card=card_id, how=how) as built:
            card = card_name(view.box, card_id, text)
            if how in {"own", "trade"}:
                # What the bank alone is paid for, is said as a price of the card is.
                how = "trade" if built.left or built.right else "own"
            paid = _paid(view, built, names, text)
            return [
                text(
                    "play-words-builds", name=name, card=card, how=how, seventh=seventh, gained=gained, **paid
                )
            ]
        case StageBuilt(stage=stage, copy=copy) as built:
            wonder = city_name(view.cities[seat].wonder, text)
            copied = "" if copy is None else names[neighbour_of(view, seat, copy)]
            paid = _paid(view, built, names, text)
            told = text(
                "play-words-stage",
                name=name,
                stage=stage,
                wonder=wonder,
                copy="no" if copy is None else "yes",
                copied=copied,
                gained=gained,
                **paid,
            )
            return [told, *([text("play-words-empty", name=name)] if play.discard_empty else [])]
        case Sold(coins=coins):
            return [text("play-words-sells", name=name, seventh=seventh, coins=text("coins", count=coins))]
        case Revived(card=revived) if revived is not None:
            return [
                text("play-words-revives", name=name, card=card_name(view.box, revived, text), gained=gained)
            ]
    return [text("play-words-empty" if play.discard_empty else "play-words-nothing", name=name)]


def _paid(view: View, built: Built | StageBuilt, names: Sequence[str], text: Text) -> dict[str, str | int]:
    """Return the holes of a sentence that tell who is paid."""
    return {
        "paid": text("coins", count=built.bank + built.left + built.right),
        "bank": built.bank,
        "left": built.left,
        "right": built.right,
        "left_name": names[neighbour_of(view, built.seat, "left")],
        "right_name": names[neighbour_of(view, built.seat, "right")],
    }
