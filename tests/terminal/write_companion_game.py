"""Write the lines a player types who brings all his own dice, cubes, cards and counters, for one whole scenario.

python -m tests.terminal.write_companion_game > tests/terminal/companion_game.txt
"""

from __future__ import annotations

from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance


def typed(seed: int) -> tuple[list[str], Session]:
    definition = take_down("navajo-wars")
    content = definition.content.load([])
    header = new_header(definition, content, "rise-of-the-people", seed=0, companion=definition.identity.chances)
    session = Session.start(definition, content, header)
    choose = at_random(seed)
    lines: list[str] = []
    while session.request is not None:
        request = session.request
        if isinstance(request, Chance):
            lines.append(str(pick(request, mix(seed, len(lines), 0))))
        else:
            if request.build is not None:
                return [], session
            lines.append(choose(request, session.options).name)
        session.answer(lines[-1])
    return lines, session


def main() -> None:
    """The first game that lasts to the scenario's own end and asks for no set."""
    for seed in range(10_000):
        lines, session = typed(seed)
        if lines and session.run.game.state.ending_rule == "14.1":
            print("\n".join(lines))
            return


if __name__ == "__main__":
    main()
