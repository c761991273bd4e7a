"""Golden wars, while the game is not on the shelf: python -m tests.games.this_war_of_mine.write_transcripts"""

from __future__ import annotations

from tests.games.this_war_of_mine.war import CONTENT
from tools.golden.transcripts import folder, transcript
from vigil.games.this_war_of_mine.definition import DEFINITION


def main() -> None:
    for scenario in DEFINITION.identity.scenarios:
        path = folder(DEFINITION.slug) / f"{scenario.slug}.txt"
        path.write_text(transcript(DEFINITION, CONTENT, scenario.slug), encoding="utf-8")


if __name__ == "__main__":
    main()
