"""Where a bundle starts: the same entry as the command `arbitre`."""

import multiprocessing
import sys

from arbitre.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # without it a worker of a process pool would open a second window
    sys.exit(main())
