"""The command ``python -m renders gallery DIR``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from renders.gallery import LOCALES, write_gallery


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m renders", description="Draw the pictures of the game.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    gallery = commands.add_parser("gallery", help="draw every picture into a directory, with a page")
    gallery.add_argument("directory", type=Path, metavar="DIR")
    options = parser.parse_args(arguments)
    count = write_gallery(options.directory, sorted(LOCALES.glob("*.ftl")))
    sys.stdout.write(f"{count} pictures, {options.directory / 'index.html'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
