"""The pinned versions against the advisories in advisories.toml beside it; nothing is asked of the internet.

make audit
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from packaging.version import Version

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-bench.lock")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


class Advisory(Struct, forbid_unknown_fields=True):
    package: str
    below: str
    id: str
    what: str


class Advisories(Struct, forbid_unknown_fields=True):
    advisory: list[Advisory]


def known() -> list[Advisory]:
    text = (Path(__file__).parent / "advisories.toml").read_bytes()
    return msgspec.toml.decode(text, type=Advisories).advisory


def wrong(lock: str, advisories: list[Advisory]) -> Iterator[str]:
    """What is known to be wrong with the versions of a lock."""
    for package, version in PINNED.findall(lock):
        for each in advisories:
            if each.package == package.lower() and Version(version) < Version(each.below):
                yield f"{package} {version}: {each.id}, {each.what}; {each.below} or later"


def main() -> int:
    advisories, failed = known(), 0
    for name in LOCKS:
        lock = (ROOT / name).read_text(encoding="utf-8")
        found = list(wrong(lock, advisories))
        print(f"{name}: {len(PINNED.findall(lock))} packages, {len(found)} with a known advisory")
        for each in found:
            print(f"    {each}")
        failed += len(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
