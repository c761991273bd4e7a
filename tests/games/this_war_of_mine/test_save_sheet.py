"""The SAVE sheet of script 10, and what a state from a file must be."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.this_war_of_mine.test_whole_games import SCENARIOS, sessions
from tests.games.this_war_of_mine.war import CONTENT, steps, war
from vigil.games.this_war_of_mine.book.save_sheet import may_save, read_sheet, write_sheet
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import Enemy, Fight, Space, State, Step, Trip
from vigil.games.this_war_of_mine.validation import validate
from vigil.kernel.extras.journal_of_sheet import SheetError
from vigil.kernel.play.session import Session
from vigil.kernel.testing import names


def dawns(seed: int, seats: int = 1) -> Iterator[Session]:
    """A war by luck, handed out wherever it may be saved."""
    for session in sessions(seed, SCENARIOS[seed % 2], seats):
        if not session.over and may_save(session.run.game.state):
            yield session


def in_any_order(state: State) -> dict[str, Any]:
    """A state in which decks, and what can be built, are sets."""
    dumped: dict[str, Any] = DEFINITION.rules.codec.dump(state)
    for deck in dumped["decks"].values():
        deck.update({key: sorted(deck[key]) for key in ("cards", "red")})
    for name in ("fittings", "unused"):
        dumped[name].sort()
    dumped["shelter"] = {cover: sorted(backs) for cover, backs in dumped["shelter"].items()}
    return dumped


@pytest.mark.rule("R244", "R245", "R246", "R249")
def test_w69_a_war_may_be_saved_at_the_end_of_dawn_and_at_no_other_point() -> None:
    saved = set()
    for session in (each for seed in range(4) for each in sessions(seed, SCENARIOS[0], seats=3)):
        state = session.run.game.state
        if session.pending:
            (waiting,) = session.pending.values()
            assert may_save(state) == (waiting.decision.key == "save")
        if may_save(state) and not session.over:
            saved.add(state.day)
            text = write_sheet(state, CONTENT)
            again = read_sheet(text, CONTENT)
            assert in_any_order(again) == in_any_order(state)
            assert all(f"person {person.key} starter" in text for person in state.people if person.starter)
    assert len(saved) > 1


@pytest.mark.rule("R244", "R188")
def test_after_the_sheet_the_morning_comes() -> None:
    g = war("mira")
    g.state.day = 3
    request = next(steps(g, "save"))
    assert (request.key, names(request)) == ("save", ["new-day 4"])
    assert may_save(g.state)


@pytest.mark.parametrize("seed", range(8))
def test_every_sheet_leads_on_to_the_same_war(seed: int) -> None:
    for session in dawns(seed, seats=1 + seed % 3):
        state = session.run.game.state
        again = read_sheet(write_sheet(state, CONTENT), CONTENT)
        assert in_any_order(again) == in_any_order(state)
        assert validate(War(again, CONTENT))


def test_a_sheet_with_a_mistake_names_its_line() -> None:
    first = "this-war-of-mine the-long-siege\nseats 1\nsettings meals one\n"
    for text, line in (
        ("", 1),
        ("this-war-of-mine nowhere\n", 1),
        ("this-war-of-mine the-long-siege\nseats\nsettings meals one\n", 2),
        (first + "gold 3\n", 4),
        (first + "storage wood\n", 4),
        (first + "day 2\nspace nowhere bed\n", 5),
        (first + "used visitors nobody-known\n", 4),
        (first + "turned a-door-to-nowhere\n", 4),
    ):
        with pytest.raises(SheetError) as problem:
            read_sheet(text, CONTENT)
        assert problem.value.line == line


def wrong(change: Callable[[State], object]) -> bool:
    """Whether a state with this change would still be believed."""
    for session in dawns(2):
        state = copy.deepcopy(session.run.game.state)
        assert validate(War(state, CONTENT))
        change(state)
        return not validate(War(state, CONTENT))
    raise AssertionError("no Dawn")


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.storage.update(wood=59),
        lambda s: s.box.update(gold=1),
        lambda s: s.people[0].levels.update(hunger=5),
        lambda s: s.people[0].levels.pop("hunger"),
        lambda s: setattr(s.people[0], "weapon", "cannon"),
        lambda s: s.people.append(s.people[0]),
        lambda s: s.unused.append("nobody"),
        lambda s: setattr(s, "leader", 7),
        lambda s: setattr(s, "side", "hard" if s.side == "normal" else "normal"),
        lambda s: setattr(s, "cold", 7),
        lambda s: setattr(s, "boards", 3),
        lambda s: s.decks["fate"].cards.append("fate-99"),
        lambda s: s.decks["fate"].used.extend(s.decks["fate"].cards),
        lambda s: setattr(s.decks["residents"], "red_in", 9),
        lambda s: s.events.extend(["endings"] * 4),
        lambda s: s.spaces.pop("guard"),
        lambda s: s.spaces.update(cloud=Space()),
        lambda s: s.ideas.append(s.fittings[0]),
        lambda s: s.places.update(moon="clinic"),
        lambda s: s.agenda.append(Step("dance")),
        lambda s: setattr(s, "trip", Trip("near", "nowhere")),
        lambda s: setattr(s, "trip", Trip("near", s.places["near"], noise=11)),
        lambda s: setattr(s, "fight", Fight(False, False, [Enemy("z-9", 0, "knife", "unarmed")])),
        lambda s: setattr(s, "fight", Fight(False, False, [Enemy("a-0", 0, "knife", "unarmed")], foe="ghosts")),
        lambda s: setattr(s, "day", -1),
    ],
)
def test_a_state_that_cannot_be_is_not_believed(change: Callable[[State], object]) -> None:
    assert wrong(change)
