"""Things that stand in the country around Rome; given by their foot on the ground, in units."""

from __future__ import annotations

from renders.parts.scenes.shapes import Shape, arch, ellipse, moved, rectangle, taper


def umbrella_pine(x: float, y: float, height: float, trunk: str, crown: str, light: str) -> tuple[Shape, ...]:
    """Draw an umbrella pine."""
    shapes = (
        taper(trunk, 7, 4, (0, 0), (-2, -40), (1, -76)),
        taper(trunk, 4, 2.4, (-1, -48), (20, -74)),
        taper(trunk, 4, 2.4, (-1, -54), (-20, -76)),
        ellipse(crown, 0, -78, 84, 31),
        ellipse(light, -7, -86, 65, 24),
    )
    return moved(shapes, x, y, scale=height / 100)


def aqueduct(x: float, y: float, height: float, arches: int, stone: str, shade: str) -> tuple[Shape, ...]:
    """Draw the arches of an aqueduct from its left end on."""
    pitch = height * 0.56
    width = arches * pitch + height * 0.1
    openings = (
        arch(shade, x + (index + 0.6) * pitch, pitch * 0.64, y - height * 0.7, y) for index in range(arches)
    )
    return (
        rectangle(stone, x, y - height, x + width, y),
        *openings,
        rectangle(shade, x, y - height, x + width, y - height * 0.92),
    )
