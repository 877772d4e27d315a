"""Prints what differs between the property lists of two folders as Python's plistlib reads them.

Usage: compare_values.py BEFORE AFTER

A line of JSON for each file that differs: its path, and the pairs of keys and values that stand at the
same place but are not the same; null for them when there are more or fewer than before. Files that
plistlib can't read are left out.
"""

import json
import pathlib
import plistlib
import sys


def flat(value):
    """All keys and leaves in the order of the file; arrays themselves don't count."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from flat(item)
    elif isinstance(value, list):
        for item in value:
            yield from flat(item)
    else:
        yield repr(value) if not isinstance(value, str) else value


def read(path):
    try:
        return list(flat(plistlib.loads(path.read_bytes())))
    except Exception:  # plistlib raises errors of many kinds
        return None


def main():
    before, after = map(pathlib.Path, sys.argv[1:])
    for path in sorted(before.rglob("*.plist")):
        other = after / path.relative_to(before)
        if path.read_bytes() == other.read_bytes():
            continue
        old, new = read(path), read(other)
        if old is None:
            continue
        pairs = None
        if new is not None and len(old) == len(new):
            pairs = [[a, b] for a, b in zip(old, new) if a != b]
        print(json.dumps({"path": path.relative_to(before).as_posix(), "pairs": pairs}))


main()
