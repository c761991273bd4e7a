"""Is what the tables foretell what the rules then do? A few games of each kind here; many by `make foretold`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from examples.village.definition import TOY3
from vigil.games import GAMES, take_down
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.forecast import forecasts
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast
from vigil.kernel.knowledge import odds, preview
from vigil.kernel.knowledge.odds import Odds
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Number, Part
from vigil.kernel.text.words import book
from vigil.lab.foretold.check import checked, known_false
from vigil.lab.foretold.claims import KINDS, Claim, Report
from vigil.lab.foretold.gambles import Calibration
from vigil.lab.foretold.previews import number_claims
from vigil.lab.foretold.sentences import number_claims as sentence_claims

SEEN = {  # the kinds that these games compare
    "navajo-wars": {"preview", "odds", "number", "forecast", "standing", "total", "sentence", "chronicle", "guided"},
    "this-war-of-mine": {
        "preview",
        "number",
        "forecast",
        "standing",
        "total",
        "note",
        "sentence",
        "chronicle",
        "guided",
    },
    "under-our-sun": {"preview", "odds", "forecast", "standing", "total", "price", "note", "sentence", "guided"},
}


@pytest.mark.parametrize("what", list(GAMES))
def test_what_is_foretold_is_done(what: str) -> None:
    report = checked(what, range(3), 0.1)
    assert {kind for kind, n in report.compared.items() if n} >= SEEN[what]
    assert report.unknown(known_false(what)) == [], report.first


def test_a_game_without_comparisons_of_its_own_is_compared_too() -> None:
    report = checked("examples.village.definition:TOY3", range(4), definition=TOY3)
    assert report.compared["preview"]
    assert report.compared["odds"]
    assert not report.false, report.first


def test_every_known_one_has_a_reason() -> None:
    for what in GAMES:
        for name, reason in known_false(what).items():
            assert name.partition(" ")[0] in KINDS
            assert len(reason) > 20


# that it can fail


def falsified(
    what: str, games: range = range(1), often: float = 0.3, definition: AnyDefinition | None = None
) -> set[str]:
    """The names of what was false, and not known to be."""
    return set(checked(what, games, often, definition).unknown(known_false(what)))


def test_a_forecast_that_is_off_by_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(g: NavajoWars, seat: int, rule: str) -> Iterator[Forecast]:
        for each in forecasts(g, seat, rule):
            more = [Number(n.key, (*n.parts, Part("8.2", "check-men", 1)), n.facts) for n in each.numbers]
            yield replace(each, numbers=tuple(more))

    monkeypatch.setattr("tests.games.navajo_wars.foretelling.forecasts", wrong)
    assert "forecast victory-check vp-balance" in falsified("navajo-wars")


def test_odds_that_are_off_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = odds.needed
    monkeypatch.setattr(odds, "needed", lambda gamble, dice: right(gamble, dice) and 7 - abs(right(gamble, dice)))
    assert any(name.endswith(" needs") for name in falsified("navajo-wars", range(1, 2)))


def test_a_preview_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = preview.of_itself

    def too_far(run: object, seat: int) -> object:
        answer = right(run, seat)  # type: ignore[arg-type]
        request = run.request  # type: ignore[attr-defined]
        return getattr(request, "outcomes", [None])[0] if answer is None else answer

    monkeypatch.setattr(preview, "of_itself", too_far)
    assert {name.split(" ")[0] for name in falsified("under-our-sun")} == {"preview"}


def test_frequencies_that_differ_from_the_odds_are_found() -> None:
    fair, unfair, luck = Calibration(), Calibration(), Random(1)
    said = {"won": 0.5, "lost": 0.5}
    for _ in range(400):
        table = Odds({("won",): 0.5, ("lost",): 0.5}, 0.0, 2)
        fair.note("throw", table, "won" if luck.random() < 0.5 else "lost", said)
        unfair.note("throw", table, "won" if luck.random() < 0.65 else "lost", said)
    assert all(claim.true for claim in fair.claims())
    assert not any(claim.true for claim in unfair.claims())


def test_a_number_that_the_rules_do_not_use_is_found() -> None:
    shown = Number("battle", (Part("11.2", "ferocity", 3), Part("11.2", "horse", 1)))
    used = Number("battle", (Part("11.2", "die", 4), Part("11.2", "ferocity", 3)))
    claims = list(number_claims([shown], [Event("11.2", "fought", {"dine": used})]))
    assert [claim.true for claim in claims] == [False]


def test_a_sentence_with_another_number_than_the_rules_is_found() -> None:
    books = {"en": book("en", take_down("navajo-wars").identity.text)}
    right = {claim.what: claim for claim in sentence_claims(books, {"what-firearms": (2,)})}
    wrong = {claim.what: claim for claim in sentence_claims(books, {"what-firearms": (3,)})}
    assert right["what-firearms en"].true
    assert not wrong["what-firearms en"].true
    assert not right["what-guns en"].true  # nobody vouches for it


def test_what_is_listed_and_true_is_stale() -> None:
    report = Report()
    report.add([Claim("forecast", "food", 1, 2), Claim("forecast", "water", 1, 1)], "a game")
    assert report.unknown({"forecast f*": "a reason"}) == []
    assert report.unknown({}) == ["forecast food"]
    assert report.stale({"forecast f*": "a reason", "forecast water": "another"}) == ["forecast water"]
