"""Pin every dependency with its hashes, and without the address of any index.

    make lock

Writes requirements.lock (to play), requirements-dev.lock (to test), requirements-bench.lock (to measure).
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMON = ["--quiet", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host"]
COMMON += ["--no-header", "--annotation-style=line", "--allow-unsafe", "--strip-extras", "--upgrade"]


def pin(target: str, wanted: list[str], known: Path | None) -> None:
    source = ROOT / f"{target}.in"
    lines = [f"-c {known.name}", *wanted] if known else wanted
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        subprocess.run(
            [sys.executable, "-m", "piptools", "compile", *COMMON, "-o", f"{target}.lock", source.name],
            check=True,
            cwd=ROOT,
        )
    finally:
        source.unlink()


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    play = [*project["project"]["dependencies"], *project["build-system"]["requires"], "editables"]
    groups = project["dependency-groups"]
    pin("requirements", play, None)
    pin("requirements-dev", groups["dev"], ROOT / "requirements.lock")
    pin("requirements-bench", groups["bench"], ROOT / "requirements-dev.lock")


if __name__ == "__main__":
    main()
