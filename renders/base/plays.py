"""The plays of each city in a round, combined from the public events, and in words."""

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
    """A play of a city: the event, the coins that it brought, whether the discard pile was empty.

    ``event`` is a `DiscardEmpty` only if the city did nothing else in these events.
    """

    event: Built | StageBuilt | Sold | Revived | DiscardEmpty
    gained: int = 0
    discard_empty: bool = False

    @property
    def seat(self) -> Seat:
        """The seat of the play."""
        return self.event.seat

    @property
    def seventh(self) -> bool:
        """Whether it is the card that Babylon B plays beside the sixth."""
        return isinstance(self.event, Built | StageBuilt | Sold) and self.event.seventh


def plays_of(seat: Seat, events: Sequence[BaseEvent]) -> tuple[Play, ...]:
    """Return the plays of a city, the latest last.

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
    """List the seats with plays, in order."""
    acting = (Built, StageBuilt, Sold, Revived, DiscardEmpty)
    return tuple(sorted({event.seat for event in events if isinstance(event, acting)}))


def change_of_coins(seat: Seat, events: Sequence[BaseEvent], seats: int) -> int:
    """Return the change of a city's coins by these events, including its neighbours' payments."""
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
    """Return the age and the round of a step; ``view`` is the table after it."""
    if any(isinstance(event, GameEnded) for event in events):
        return view.age, view.box.rounds
    if any(isinstance(event, AgeBegan) for event in events):
        return view.age - 1, view.box.rounds
    if "round" in view.deciding.values():
        return view.age, view.round - 1
    return view.age, view.round


# -- in words ----------------------------------------------------------------------------------------


def play_sentences(view: View, play: Play, names: Sequence[str], text: Text) -> list[str]:
    """Describe a play of a city, with the price and who was paid."""
    name, seat, gained = names[play.seat], play.seat, play.gained
    seventh = "yes" if play.seventh else "no"
    match play.event:
        case Built(card=card_id, how=how) as built:
            card = card_name(view.box, card_id, text)
            if how in {"own", "trade"}:
                # A payment to the bank alone is described as the price of the card.
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
    """Return the variables of a sentence for who is paid."""
    return {
        "paid": text("coins", count=built.bank + built.left + built.right),
        "bank": built.bank,
        "left": built.left,
        "right": built.right,
        "left_name": names[neighbour_of(view, built.seat, "left")],
        "right_name": names[neighbour_of(view, built.seat, "right")],
    }
