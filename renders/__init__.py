"""Pictures: what a viewer may know of a table, drawn with Pillow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

    from engine import View

# What draws is loaded by the call: whoever needs one picture does not wait for all.


def draw_table(view: View, names: Sequence[str], language: str = "en") -> Image.Image:
    """Draw the table of any game as the viewer may see it; ``names`` of all its cities by seat.

    Raises `ValueError` where there is no language file of that name.
    """
    from importlib import import_module

    from renders.gallery.language import LOCALES
    from renders.gallery.language import language as read_language

    file = LOCALES / f"{language}.ftl"
    if not file.exists():
        raise ValueError(f"no language {language!r}")
    draw = import_module(f"renders.{view.game}.table").draw_table
    picture: Image.Image = draw(view, names, read_language(file))
    return picture


__all__ = ("draw_table",)
