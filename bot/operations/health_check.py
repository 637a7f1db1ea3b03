"""`python -m bot.operations.health_check`: the container's health check."""

import os
import sys
import urllib.error
import urllib.request

SECONDS = 4.0


def main() -> int:
    """Return 0 if every part of the bot reports that it works, otherwise 1."""
    port = os.environ.get("METRICS_PORT", "")
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{int(port)}/healthz", timeout=SECONDS):
            return 0
    except (OSError, ValueError) as error:
        print(f"The bot does not work: {error}.", file=sys.stderr)  # noqa: T201 - for whoever asks for it
        return 1


if __name__ == "__main__":
    sys.exit(main())
