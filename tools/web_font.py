"""Cut the display face down to the letters of our languages and of Diné names: a bold Vollkorn, under its free licence.

python -m tools.web_font Vollkorn-Bold.ttf

It needs fonttools and brotli. Debian has the face in fonts-vollkorn.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

FACE = Path(__file__).parents[1] / "vigil/web/static/vollkorn.woff2"
LETTERS = (
    "U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00C0-00FF,U+0104,U+0105,U+0118,U+0119,U+012E,U+012F,U+0141-0144,"
    "U+0152,U+0153,U+01EA,U+01EB,U+0301,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+202F,U+2212"
)
FEATURES = "kern,liga,ccmp,mark,lnum,pnum,tnum"


def main(arguments: list[str]) -> int:
    subset = shutil.which("pyftsubset", path=str(Path(sys.executable).parent)) or shutil.which("pyftsubset")
    if not arguments or not subset:
        print(__doc__, file=sys.stderr)
        return 2
    order = [subset, arguments[0], f"--unicodes={LETTERS}", f"--layout-features={FEATURES}", "--flavor=woff2"]
    subprocess.run([*order, "--no-hinting", "--desubroutinize", f"--output-file={FACE}"], check=True)
    print(f"{FACE.name}: {FACE.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
