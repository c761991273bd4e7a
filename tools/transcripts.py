"""Golden games: one whole random game a scenario, every answer and every sentence, to be read and compared.

make transcripts     writes tests/games/<game>/transcripts/*.txt anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.flow import Decision
from vigil.kernel.game import Definition
from vigil.kernel.journal import Header
from vigil.kernel.session import Session
from vigil.kernel.text import KERNEL_TEXT, Words

ROOT = Path(__file__).parent.parent
SEED = 1864


def folder(slug: str) -> Path:
    return ROOT / "tests" / "games" / slug.replace("-", "_") / "transcripts"


def transcript(definition: Definition, content: Any, scenario: str, language: str = "en") -> str:
    """The told game: questions with the answer taken, and what came of it."""
    words = Words(language, [KERNEL_TEXT, definition.text])
    settings = {setting.slug: setting.values[0] for setting in definition.settings}
    header = Header(definition.slug, definition.rules_version, "", scenario, settings, SEED)
    session = Session.start(definition, content, header)
    choose = at_random(SEED)
    lines = [f"{definition.slug} {scenario} seed={SEED}"]
    told = 0
    while True:
        lines += [f"  {words.event(event)} [{event.rule}]" for event in session.log[told:]]
        told = len(session.log)
        request = session.request
        if not isinstance(request, Decision):
            break
        option = choose(request, session.options)
        lines.append(f"{words.question(request)} [{request.rule}]")
        lines.append(f"> {option.name}: {words.option(option)} [{option.rule}]")
        session.answer(option.name)
    lines.append(words.say(f"ending-{definition.outcome(session.run.game)}"))
    lines.append(f"state {session.digest(session.run.game.state)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for slug in GAMES:
        definition = take_down(slug)
        content = definition.load_content([])
        folder(slug).mkdir(parents=True, exist_ok=True)
        for scenario in definition.scenarios:
            path = folder(slug) / f"{scenario.slug}.txt"
            path.write_text(transcript(definition, content, scenario.slug), encoding="utf-8")


if __name__ == "__main__":
    main()
