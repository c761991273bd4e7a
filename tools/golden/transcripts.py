"""Golden games: one whole random game a scenario, every answer and every sentence, to be read and compared.

make transcripts     writes tests/games/<game>/transcripts/*.txt anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book
from vigil.lab.named_games import header_of

ROOT = Path(__file__).parents[2]
SEED = 1864


def folder(slug: str) -> Path:
    return ROOT / "tests" / "games" / slug.replace("-", "_") / "transcripts"


def transcript(definition: AnyDefinition, content: Any, scenario: str, language: str = "en") -> str:
    """The told game: questions with the answer taken, and what came of it."""
    words = book(language, definition.identity.text)
    session = Session.start(definition, content, header_of(definition, scenario, SEED))
    several = session.header.seats > 1
    choose = at_random(SEED)
    lines = [f"{definition.slug} {scenario} seed={SEED}"]
    told = 0
    while True:
        lines += [f"  {words.event(event)} [{event.rule}]" for event in session.log[told:]]
        told = len(session.log)
        if not session.pending:
            break
        seat, waiting = next(iter(session.pending.items()))
        option = choose(waiting.decision, waiting.options)
        lines.append(f"{words.question(waiting.decision)} [{waiting.decision.rule}]")
        said = ": " + words.option(option) if waiting.decision.build is None else ""  # a set is its names
        lines.append(f">{seat if several else ''} {option.name}{said} [{option.rule}]")
        session.answer(option.name, seat)
    lines.append(words.ending(definition.rules.outcome(session.run.game), scenario))
    lines.append(f"state {session.digest(session.run.game.state)}")
    return "\n".join(lines) + "\n"


def files(slug: str) -> list[tuple[Path, str, str]]:
    """The told games with their scenarios and languages: each in English, and in any language for which a file
    <scenario>.<language>.txt lies beside it."""
    found = []
    for scenario in take_down(slug).identity.scenarios:
        found.append((folder(slug) / f"{scenario.slug}.txt", scenario.slug, "en"))
        others = sorted(folder(slug).glob(f"{scenario.slug}.??.txt"))
        found += [(path, scenario.slug, path.suffixes[0].removeprefix(".")) for path in others]
    return found


def main() -> None:
    for slug in GAMES:
        definition = take_down(slug)
        content = definition.content.load([])
        folder(slug).mkdir(parents=True, exist_ok=True)
        for path, scenario, language in files(slug):
            path.write_text(transcript(definition, content, scenario, language), encoding="utf-8")


if __name__ == "__main__":
    main()
