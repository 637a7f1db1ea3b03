"""What many buildings are made of; given by places on the plot, in its units."""

from __future__ import annotations

from renders.drawing.theme import Rgba
from renders.parts.buildings.plot import Plot


def steps(plot: Plot, half: float, count: int = 2, rise: float = 3) -> float:
    """Lay steps, each narrower than the one below; gives the height of the uppermost."""
    for step in range(count):
        reach = half + (count - 1 - step) * 5
        colour = plot.tones.lit if step % 2 else plot.tones.wall
        plot.block(-reach, step * rise, reach, (step + 1) * rise, colour)
    return count * rise


def columns(
    plot: Plot,
    left: float,
    right: float,
    bottom: float,
    top: float,
    count: int,
    width: float = 5,
    colour: Rgba | None = None,
) -> None:
    """Set columns with capitals at even distances; the outer ones touch both ends."""
    gap = (right - left - width) / (count - 1)
    fill = colour or plot.tones.lit
    for index in range(count):
        x = left + index * gap
        plot.block(x, bottom, x + width, top, fill)
        plot.block(x + width * 0.62, bottom, x + width, top, plot.tones.wall)
        plot.block(x - 1, top - 2.4, x + width + 1, top, fill)
        plot.block(x - 1, bottom, x + width + 1, bottom + 2, fill)


def pediment(plot: Plot, half: float, bottom: float, rise: float, x: float = 0) -> None:
    """Lay a beam and a gable with a sunken field on it."""
    plot.block(x - half, bottom, x + half, bottom + 4.5, plot.tones.lit)
    top = bottom + 4.5
    plot.shape((x - half - 3, top), (x, top + rise), (x + half + 3, top))
    inner = half - 8
    low, high = top + 2.4, top + rise - 3.4
    plot.shape((x - inner, low), (x, high), (x + inner, low), colour=plot.tones.bright)


def windows(
    plot: Plot,
    left: float,
    right: float,
    bottom: float,
    top: float,
    count: int,
    width: float = 5,
    colour: Rgba | None = None,
) -> None:
    """Open round-headed windows at even distances."""
    for index in range(count):
        x = left + (right - left) * (index + 0.5) / count
        plot.arch(x, bottom, width, top, colour)


def house(plot: Plot) -> None:
    """Draw a house of no particular kind: two storeys under a gable."""
    foot = steps(plot, 34, 1)
    plot.block(-30, foot, 30, 42, plot.tones.lit)
    plot.block(-30, 24, 30, 26)
    plot.shape((-36, 42), (0, 62), (36, 42))
    windows(plot, -30, 30, 29, 38, 4)
    plot.arch(0, foot, 11, 20, plot.tones.deep)
    for side in (-1, 1):
        plot.arch(side * 19, 10, 6, 20)


def battlements(
    plot: Plot,
    left: float,
    right: float,
    bottom: float,
    count: int,
    rise: float = 5,
    colour: Rgba | None = None,
) -> None:
    """Set teeth on a wall, one at each end."""
    width = (right - left) / (2 * count - 1)
    for index in range(count):
        x = left + 2 * index * width
        plot.block(x, bottom, x + width, bottom + rise, colour)


def tower(plot: Plot, x: float, half: float, top: float, *, bottom: float = 0, teeth: int = 3) -> None:
    """Build a tower with a wider platform and battlements."""
    plot.block(x - half, bottom, x + half, top - 8)
    plot.block(x - half, bottom, x - half * 0.1, top - 8, plot.tones.lit)
    plot.block(x - half - 2.5, top - 8, x + half + 2.5, top, plot.tones.lit)
    battlements(plot, x - half - 2.5, x + half + 2.5, top, teeth, 5, plot.tones.lit)


def flag(plot: Plot, x: float, bottom: float, top: float, length: float = 16) -> None:
    """Fly a pennant."""
    plot.block(x - 0.9, bottom, x + 0.9, top)
    plot.shape((x + 0.9, top), (x + length, top - 4.5), (x + 0.9, top - 10), colour=plot.tones.bright)


def tiled_roof(plot: Plot, left: float, right: float, bottom: float, rise: float, lean: float = 8) -> None:
    """Lay a roof seen from its long side."""
    plot.shape(
        (left - 4, bottom), (left + lean, bottom + rise), (right - lean, bottom + rise), (right + 4, bottom)
    )
    count = round((right - left) / 9)
    for index in range(1, count):
        low = left - 4 + (right - left + 8) * index / count
        high = left + lean + (right - left - 2 * lean) * index / count
        plot.line(0.8, (low, bottom + 0.6), (high, bottom + rise - 0.6), colour=plot.tones.lit)


def gable(plot: Plot, x: float, half: float, bottom: float, rise: float, colour: Rgba | None = None) -> None:
    """Lay a roof seen from its gable."""
    plot.shape((x - half, bottom), (x, bottom + rise), (x + half, bottom), colour=colour)


def pine(plot: Plot, x: float, height: float, bottom: float = 0) -> None:
    """Plant a fir tree."""
    half = height * 0.24
    plot.block(x - 1.2, bottom, x + 1.2, bottom + height * 0.2, plot.tones.deep)
    for start, share in ((0.12, 1.0), (0.36, 0.78), (0.6, 0.52)):
        low, reach = bottom + height * start, half * share
        plot.shape((x - reach, low), (x, low + height * 0.42), (x + reach, low))
        plot.shape((x - reach, low), (x, low + height * 0.42), (x - reach * 0.15, low), colour=plot.tones.lit)


def cypress(plot: Plot, x: float, height: float, bottom: float = 0) -> None:
    """Plant a cypress."""
    half = height * 0.13
    middle = bottom + height * 0.32
    plot.shape(
        (x, bottom + height),
        (x - half, middle),
        (x - half * 0.5, bottom),
        (x + half * 0.5, bottom),
        (x + half, middle),
    )
    plot.shape(
        (x, bottom + height),
        (x - half, middle),
        (x - half * 0.5, bottom),
        (x - half * 0.1, bottom),
        colour=plot.tones.lit,
    )


def palm(plot: Plot, x: float, height: float, bottom: float = 0) -> None:
    """Plant a palm tree."""
    top = bottom + height
    plot.line(2.4, (x, bottom), (x + 1.2, bottom + height * 0.5), (x + 3, top))
    for reach, drop in ((-15, -4), (-12, 5), (-5, 10), (6, 10), (13, 5), (15, -4)):
        plot.shape(
            (x + 3, top + 1),
            (x + 3 + reach * 0.55, top + drop * 0.5 + 5),
            (x + 3 + reach, top + drop - 3),
            (x + 3 + reach * 0.5, top + drop * 0.4 + 1),
        )


def jar(plot: Plot, x: float, bottom: float, height: float, colour: Rgba | None = None) -> None:
    """Put down an amphora with two handles."""
    half = height * 0.27
    plot.ring(x, bottom + height * 0.72, half * 0.95, height * 0.06, colour)
    plot.oval(x - half, bottom + height * 0.12, x + half, bottom + height * 0.74, colour)
    plot.block(x - half * 0.36, bottom + height * 0.66, x + half * 0.36, bottom + height, colour)
    plot.block(x - half * 0.58, bottom + height * 0.93, x + half * 0.58, bottom + height, colour)
    plot.shape(
        (x - half * 0.6, bottom + height * 0.26),
        (x - half * 0.3, bottom),
        (x + half * 0.3, bottom),
        (x + half * 0.6, bottom + height * 0.26),
        colour=colour,
    )


def barrel(plot: Plot, x: float, bottom: float, width: float, height: float) -> None:
    """Put down a barrel with two hoops."""
    plot.block(x - width * 0.42, bottom, x + width * 0.42, bottom + height, plot.tones.lit)
    plot.oval(x - width / 2, bottom + height * 0.05, x + width / 2, bottom + height * 0.95, plot.tones.lit)
    for share in (0.22, 0.72):
        plot.block(
            x - width * 0.48,
            bottom + height * share,
            x + width * 0.48,
            bottom + height * share + 1.6,
            plot.tones.deep,
        )


def crate(plot: Plot, left: float, bottom: float, side: float) -> None:
    """Put down a crate with a brace."""
    right, top = left + side, bottom + side
    plot.block(left, bottom, right, top, plot.tones.lit)
    plot.line(1.2, (left + 2, bottom + 2), (right - 2, top - 2), colour=plot.tones.wall)
    for low in (bottom, top - 1.8):
        plot.block(left, low, right, low + 1.8, plot.tones.wall)
    for start in (left, right - 1.8):
        plot.block(start, bottom, start + 1.8, top, plot.tones.wall)


def wheel(plot: Plot, x: float, y: float, radius: float, colour: Rgba | None = None) -> None:
    """Draw a spoked wheel."""
    fill = colour or plot.tones.deep
    plot.ring(x, y, radius, max(1.2, radius * 0.2), fill)
    reach = radius * 0.88
    for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        plot.line(
            max(0.8, radius * 0.1),
            (x - dx * reach, y - dy * reach),
            (x + dx * reach, y + dy * reach),
            colour=fill,
        )
    plot.disc(x, y, radius * 0.26, fill)


def smoke(plot: Plot, x: float, y: float) -> None:
    """Let smoke rise and drift away."""
    for dx, dy, radius in ((0, 2, 4), (4, 8, 5.4), (10, 14, 6.4)):
        plot.disc(x + dx, y + dy, radius, plot.tones.pale)


def flame(plot: Plot, x: float, bottom: float, height: float) -> None:
    """Light a fire."""
    half = height * 0.34
    plot.shape(
        (x - half, bottom + height * 0.3),
        (x - half * 0.5, bottom + height * 0.72),
        (x - half * 0.16, bottom + height * 0.5),
        (x + half * 0.14, bottom + height),
        (x + half * 0.5, bottom + height * 0.56),
        (x + half, bottom + height * 0.32),
        (x + half * 0.55, bottom),
        (x - half * 0.55, bottom),
        colour=plot.tones.pale,
    )


def person(plot: Plot, x: float, bottom: float, height: float, colour: Rgba | None = None) -> None:
    """Stand a figure in a long robe."""
    plot.disc(x, bottom + height * 0.88, height * 0.12, colour)
    plot.shape(
        (x - height * 0.13, bottom + height * 0.7),
        (x - height * 0.07, bottom + height * 0.76),
        (x + height * 0.07, bottom + height * 0.76),
        (x + height * 0.13, bottom + height * 0.7),
        (x + height * 0.18, bottom),
        (x - height * 0.18, bottom),
        colour=colour,
    )


def scroll(plot: Plot, x: float, y: float, half: float, height: float) -> None:
    """Hang up a sheet of writing between two rolls."""
    plot.block(x - half, y - height / 2, x + half, y + height / 2, plot.tones.pale)
    for line in range(4):
        low = y + height * (0.27 - 0.16 * line)
        plot.block(
            x - half * 0.65,
            low,
            x + half * (0.65 if line < 3 else 0.1),
            low + height * 0.045,
            plot.tones.wall,
        )
    for low in (y - height / 2 - 3, y + height / 2 - 1.5):
        plot.block(x - half - 4, low, x + half + 4, low + 4.5, plot.tones.lit)
        for end in (x - half - 4, x + half + 4):
            plot.disc(end, low + 2.25, 2.9, plot.tones.wall)


def coins(plot: Plot, x: float, bottom: float, count: int, width: float = 14) -> None:
    """Stack coins."""
    for index in range(count):
        low = bottom + index * 3.2
        plot.block(
            x - width / 2, low, x + width / 2, low + 2.6, plot.tones.pale if index % 2 else plot.tones.bright
        )


def pedestal(plot: Plot, x: float, half: float, top: float, bottom: float = 0) -> None:
    """Build a pedestal with foot and cornice."""
    plot.block(x - half - 4, bottom, x + half + 4, bottom + 3.5)
    plot.block(x - half, bottom + 3.5, x + half, top - 3, plot.tones.lit)
    plot.block(x, bottom + 3.5, x + half, top - 3)
    plot.block(x - half - 3, top - 3, x + half + 3, top)
