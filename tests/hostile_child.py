"""Run by ``test_cli_hostile.py`` in a process of its own: commands one after the other in bounded memory.

It reads lists of arguments, one a line in JSON, and prints for each status, seconds, stdout and stderr.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import time
import traceback

from arbitre.cli import main


def run(arguments: list[str]) -> dict[str, object]:
    """Run one command in this process."""
    out, error = io.StringIO(), io.StringIO()
    begun = time.perf_counter()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
            status = main(["--messages", "en", *arguments])
    except BaseException:
        status = 99
        error.write(traceback.format_exc())
    seconds = time.perf_counter() - begun
    return {
        "status": status,
        "seconds": seconds,
        "megabytes": peak(),
        "out": out.getvalue()[-2000:],
        "error": error.getvalue()[:2000],
    }


def peak() -> int:
    """Megabytes that this process has held at most, 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def loop() -> None:
    """One line in, one line out."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)


if __name__ == "__main__":
    loop()
