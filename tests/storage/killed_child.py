"""Run by ``test_kill.py`` in a process of its own: appends actions until it is killed, saying each accepted one."""

import random
import sys

from arbitre.storage.journal import Draft, Journal

AT = "2026-11-30T14:05:00"


def main() -> None:
    """Arguments: the file and a seed; prints the number of each accepted action, one a line."""
    generator = random.Random(sys.argv[2])
    journal = Journal.open(sys.argv[1])
    while True:
        size = generator.choice((1, 1, 1, 2, 5, 40))
        text = "x" * generator.choice((20, 300, 6000))
        drafts = [Draft("fact", {"index": index, "of": size, "text": text}, AT) for index in range(size)]
        head = journal.append(drafts, after=journal.head, action=f"{sys.argv[2]}-{journal.head}")
        print(head, flush=True)


if __name__ == "__main__":
    main()
