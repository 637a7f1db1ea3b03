"""The commands ``python -m tests.gallery``: ``draw DIR``, ``readme DIR``, ``directory DIR``, ``palettes``."""

import argparse
import sys
from pathlib import Path

from renders.drawing.palette import PALETTES
from tests.gallery.language import ENGLISH, LOCALES, language
from tests.gallery.writing import (
    write_directory_pictures,
    write_gallery,
    write_palettes,
    write_readme_pictures,
)

LANGUAGES = sorted(file.stem for file in LOCALES.glob("*.ftl"))

COMMANDS = """
draw DIR       draw every picture into a directory, with a page
readme DIR     draw the pictures of the README into a directory
directory DIR  draw the pictures of Discord's App Directory, in a directory for each language
palettes       choose the colours of each kind of picture again
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.gallery",
        description=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=("draw", "readme", "directory", "palettes"))
    parser.add_argument("directory", type=Path, metavar="DIR", nargs="?", default=Path("out", "gallery"))
    parser.add_argument(
        "--language", choices=LANGUAGES, action="append", help="may be repeated; default: all"
    )
    options = parser.parse_intermixed_args(arguments)
    directory: Path = options.directory
    files = [LOCALES / f"{each}.ftl" for each in options.language or LANGUAGES]
    match options.command:
        case "draw":
            count = write_gallery(directory, files)
        case "readme":
            count = write_readme_pictures(directory, language(ENGLISH))
        case "directory":
            count = sum(write_directory_pictures(directory / file.stem, language(file)) for file in files)
        case _:
            directory, count = PALETTES, write_palettes(PALETTES, language(ENGLISH))
    sys.stdout.write(f"{count} {'kinds' if directory == PALETTES else 'pictures'} in {directory}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
