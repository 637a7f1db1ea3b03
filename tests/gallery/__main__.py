"""The commands ``python -m tests.gallery``: ``draw DIR``, ``readme DIR``, ``directory DIR``, ``palettes``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from renders.drawing.palette import PALETTES
from tests.gallery.language import ENGLISH, LOCALES, language
from tests.gallery.page import write_gallery
from tests.gallery.palettes import write_palettes
from tests.gallery.showcase import write_directory_pictures, write_readme_pictures


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.gallery", description="Draw the pictures of the game."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for name, what in (
        ("draw", "draw every picture into a directory, with a page"),
        ("readme", "draw the pictures of the README into a directory"),
        ("directory", "draw the pictures of Discord's App Directory, in a directory for each language"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("directory", type=Path, metavar="DIR")
        if name == "draw":
            known = sorted(LOCALES.glob("*.ftl"))
            command.add_argument(
                "--language",
                choices=[each.stem for each in known],
                action="append",
                help="draw them in this language, which may be named several times (default: in all)",
            )
    commands.add_parser("palettes", help="choose the colours of each kind of picture again")
    options = parser.parse_args(arguments)
    if options.command == "palettes":
        kinds = write_palettes(PALETTES, language(ENGLISH))
        sys.stdout.write(f"colours of {kinds} kinds in {PALETTES}\n")
        return 0
    if options.command == "draw":
        wanted = options.language or [each.stem for each in known]
        count = write_gallery(options.directory, [LOCALES / f"{each}.ftl" for each in wanted])
    elif options.command == "directory":
        count = sum(
            write_directory_pictures(options.directory / file.stem, language(file))
            for file in sorted(LOCALES.glob("*.ftl"))
        )
    else:
        count = write_readme_pictures(options.directory, language(ENGLISH))
    sys.stdout.write(f"{count} pictures in {options.directory}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
