"""The pinned versions have no advisory we know of, and the floors keep it so."""

from __future__ import annotations

import re
import tomllib
from itertools import chain

from packaging.version import Version

from tools.security.dependency_audit import LOCKS, ROOT, Advisory, known, wrong


def test_no_lock_holds_a_version_with_a_known_advisory() -> None:
    for name in LOCKS:
        assert list(wrong((ROOT / name).read_text(encoding="utf-8"), known())) == []


def test_an_old_version_is_found() -> None:
    lock = "starlette==1.3.0 \\\n    --hash=sha256:00\nstarlette-extra==0.1\njinja2==3.1.6\n"
    assert [each.split(":")[0] for each in wrong(lock, known())] == ["starlette 1.3.0"]
    assert list(wrong(lock, [Advisory("jinja2", "3.1.6", "x", "y")])) == []


def test_our_own_floors_lie_above_the_advisories() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = chain(project["project"]["dependencies"], project["dependency-groups"]["dev"])
    matches = (re.match(r"([\w-]+)>=([\d.]+)", each) for each in wanted)
    floors = {match[1]: match[2] for match in matches if match}
    for each in known():
        if each.package in floors:
            assert Version(floors[each.package]) >= Version(each.below), each
