"""Noninterference: with the others' team cards exchanged a seat sees and hears the same, also where cards are entered,
where a traitor has something to say, and where cards are read; were a protection missing, the search would notice."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.under_our_sun.sun import sun, told
from vigil.app.output import Output
from vigil.bots.bot_players import bots_answer
from vigil.bots.random_bot import RandomBot
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules import traitor
from vigil.games.under_our_sun.rules.missions import cards_to_come, judge
from vigil.games.under_our_sun.rules.traitor import SEMI, call_orders
from vigil.games.under_our_sun.state import SURVIVOR
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import ALWAYS, Stops
from vigil.kernel.rules.asking import window
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.lab import channels
from vigil.lab.channels import foretold, lobby
from vigil.lab.named_games import header_of
from vigil.lab.noninterference import search
from vigil.lab.random_games import SetUp, games_of, set_ups
from vigil.terminal.table import Terminal

GOAL = "goal-the-land-is-ours"
CONTENT = DEFINITION.content.load([])
EVERY = set_ups(DEFINITION, (), {}, "mode")


def table(*cards: str, own: tuple[str, ...] = (), mode: str = ALWAYS, upto: str = "act", seed: int = 3) -> Session:
    """Three or more at a table, with these team cards entered, up to the first question of this key."""
    header = header_of(DEFINITION, "search-and-rescue", seed, len(cards))
    settings = {**DEFINITION.identity.defaults(), "mode": SEMI}
    header = replace(header, settings=settings, companion=("team", *own))
    made = Session.start(DEFINITION, CONTENT, header, stops=[Stops(mode=mode) for _ in cards])
    while made.request is not None and made.request.key != upto:
        go_on(made, cards, seed)
    return made


def go_on(made: Session, cards: tuple[str, ...], seed: int = 3) -> None:
    request = made.request
    if isinstance(request, Chance):
        made.answer(cards[request.seat] if request.kind == "team" else str(request.outcomes[0]), request.seat)
        return
    seat, waiting = next(iter(made.pending.items()))
    keys = ("call",) if waiting.decision.key == "silent-call" else ("explore",)
    wanted = next((each.name for each in waiting.options if each.key in keys), "")
    if wanted and len(made.run.game.state.tiles) < 4:  # so that there is soon a place where one can be called
        made.answer(wanted, seat)
    else:
        assert bots_answer(made, {seat: RandomBot(seed + seat)}, seed)


@pytest.mark.parametrize("set_up", EVERY, ids=[each.name for each in EVERY])
def test_nothing_leaks(set_up: SetUp) -> None:
    """At every number of seats and in both modes; `vigil.lab.noninterference` compares thousands of worlds, these few
    are for every day."""
    luck = Random(7)
    report = search(games_of(DEFINITION, luck, set_up), 2, luck)
    assert report.leaks == []
    assert report.games
    assert (report.compared > 50) == (set_up.settings["mode"] == SEMI)


# the team cards


@pytest.mark.rule("R116", "R117", "R118", "R338", "A98")
def test_whoever_enters_team_cards_is_asked_alike() -> None:
    for son in (0, 1, 2, None):
        cards = tuple(GOAL if seat == son else SURVIVOR for seat in range(3))
        made = table(*cards, upto="team-card")
        asked = []
        while made.request is not None and made.request.key == "team-card":
            request = made.request
            assert isinstance(request, Chance)
            asked.append((request.seat, tuple(request.outcomes)))
            go_on(made, cards)
        every = (SURVIVOR, *CONTENT.rulebook.sol_cards)
        assert sorted(asked) == [(seat, every) for seat in range(3)]


@pytest.mark.rule("R115", "R338")
def test_two_sons_of_liberty_cannot_be_dealt() -> None:
    made = table(GOAL, GOAL, SURVIVOR, upto="team-card")
    for _ in range(3):
        go_on(made, (GOAL, GOAL, SURVIVOR))
    assert "team-cards-again" in [event.key for event in Observer(made, SPECTATOR).events()]
    for _ in range(3):
        go_on(made, (SURVIVOR, GOAL, SURVIVOR))
    assert sorted(c.team for c in made.run.game.state.people) == [GOAL, SURVIVOR, SURVIVOR]
    assert made.request is not None
    assert made.request.key != "team-card"


# the silent call


@pytest.mark.rule("R122", "A57", "A98")
def test_the_table_never_waits_for_a_silent_call() -> None:
    """Not even for a seat that wants to be asked every time: who stops there would be known."""
    made = table(SURVIVOR, GOAL, SURVIVOR, upto="act")
    active = made.run.game.state.people[0]
    waits = set()
    for _ in range(60):
        request = made.request
        assert request is not None
        assert request.key != "silent-call"
        waits.add(request.key)
        go_on(made, (SURVIVOR, GOAL, SURVIVOR))
    assert "act" in waits
    assert active.team == SURVIVOR


@pytest.mark.rule("R122", "R124", "A57", "A102")
def test_an_order_is_carried_out_between_two_actions_of_others() -> None:
    made = table(SURVIVOR, GOAL, SURVIVOR, upto="act")
    seat = next(c.seat for c in made.run.game.state.people if c.team == GOAL)
    while isinstance(made.request, Decision) and made.request.seat == seat:
        made.answer("wait", seat)
    while not Observer(made, seat).orders():
        go_on(made, (SURVIVOR, GOAL, SURVIVOR))
    others = [each for each in (SPECTATOR, 0, 1, 2) if each != seat]
    before = {each: shown(made, each) for each in others}
    made.stops[seat].order = Observer(made, seat).orders()[0].name
    assert {each: shown(made, each) for each in others} == before, "nobody sees what was ordered"
    assert not any(Observer(made, each).orders() for each in others)
    while made.stops[seat].order:
        assert made.request is not None
        assert made.request.seat != seat or made.request.key != "act", "not in the own turn"
        go_on(made, (SURVIVOR, GOAL, SURVIVOR))
    (call,) = [entry for entry in made.entries if entry.key == "silent-call"]
    assert (call.seat, call.name.split()[0]) == (seat, "call")
    assert next(c for c in made.run.game.state.people if c.seat == seat).revealed
    assert not Observer(made, seat).orders(), "once a day, and now he is known"


def test_an_order_is_typed_at_the_prompt() -> None:
    made = table(SURVIVOR, GOAL, SURVIVOR, upto="act")
    while not Observer(made, 1).orders():
        go_on(made, (SURVIVOR, GOAL, SURVIVOR))
    out = StringIO()
    terminal = Terminal(made, lambda language: book(language, DEFINITION.identity.text), "en", Output(out, plain=True))
    for seat, said in ((0, "nothing you could order"), (1, "Nothing is ordered")):
        terminal.hot_seat.sit(seat)
        assert not terminal.command("order")
        assert said in out.getvalue()
    first = Observer(made, 1).orders()[0].name
    terminal.command("order 1")
    assert made.stops[1].order == first
    assert "Ordered: Call one of yours" in out.getvalue()
    terminal.command("order 99")
    assert "is not among the options" in out.getvalue()
    terminal.command("order none")
    assert made.stops[1].order == ""
    terminal.command(f"order {first}")
    assert made.stops[1].order == first
    assert not any(each.order for seat, each in enumerate(made.stops) if seat != 1)


def sun_of(made: Session) -> Sun:
    game = made.run.game
    assert isinstance(game, Sun)
    return game


def shown(made: Session, seat: int) -> list[Any]:
    words = book("en", DEFINITION.identity.text)
    return [(what, channels.encoded(found)) for what, found in channels.everything(made, seat, words, deep=False)]


# who is left


@pytest.mark.rule("A98", "R118", "A67")
def test_that_the_only_one_left_is_a_survivor_is_said_once() -> None:
    """In the other world the game would be over: to go on without a word would tell as much."""
    g = sun("veteran", "scout", "medic", mode=SEMI)
    for c in g.state.people:
        c.team = SURVIVOR
    for key in ("scout", "medic"):
        judge(g)
        assert "last-one" not in told(g)
        g.character(key).died, g.character(key).gone = 0, True
    judge(g)
    judge(g)
    assert told(g).count("last-one") == 1
    assert next(event for event in g.log or () if event.key == "last-one").reveals
    g.character("veteran").team = GOAL
    judge(g)
    assert (g.state.ending, g.state.cause) == ("defeat", "nobody-left")


# the cards


@pytest.mark.rule("R337", "A97", "A98", "R118")
def test_cards_are_read_when_they_are_turned_up() -> None:
    words = book("en", DEFINITION.identity.text)
    made = table(SURVIVOR, GOAL, SURVIVOR)
    son = next(c.seat for c in made.run.game.state.people if c.team == GOAL)
    for mission in CONTENT.missions.values():
        first, *later = [each.key for each in mission.cards]
        assert DEFINITION.text_of_card(CONTENT, words, first), "that of each mission is open: the group chooses"
        assert not any(DEFINITION.text_of_card(CONTENT, words, key) for key in later)
    for seat in (SPECTATOR, 0, 1, 2):
        observer = Observer(made, seat)
        assert observer.card("rescue-the-trail", words)
        assert not observer.card("rescue-the-cells", words)
        assert bool(observer.card(GOAL, words)) == (seat == son)
        assert not observer.card("goal-let-them-wait", words)
    made.run.game.state.card = 1
    assert Observer(made, 0).card("rescue-the-cells", words)
    assert not Observer(made, 0).card("rescue-the-way-home", words)
    assert list(cards_to_come(sun_of(made))) == ["rescue-the-way-home"]
    made.run.game.state.card = 2
    assert Observer(made, 0).card("rescue-the-cells", words), "what was turned up stays open"


@pytest.mark.rule("R337", "A97")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_names_no_place_of_a_later_card(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    for scenario in CONTENT.missions:
        made = Session.start(DEFINITION, CONTENT, header_of(DEFINITION, scenario, 1, 1))
        assert list(foretold(made, words)) == []
        assert lobby(DEFINITION, scenario, words)


# with a protection switched off

Switch = Callable[[pytest.MonkeyPatch], AnyDefinition | None]
OFF: dict[str, Switch] = {}


def protection(name: str) -> Callable[[Switch], Switch]:
    def register(switch: Switch) -> Switch:
        OFF[name] = switch
        return switch

    return register


@protection("nobody stops at a silent window")
def silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(traitor, "window", lambda *a, silent, **named: window(*a, **named))


@protection("every team card may be entered, whoever has one already")
def entered(patch: pytest.MonkeyPatch) -> None:
    def without_nothing(*arguments: Any) -> Chance:
        made = Chance(*arguments)
        left = [(each, n) for each, n in zip(made.outcomes, made.weights or (), strict=True) if n]
        return replace(made, outcomes=[each for each, _ in left], weights=[n for _, n in left])

    patch.setattr(traitor, "Chance", without_nothing)


@protection("orders are those of the seat")
def orders(patch: pytest.MonkeyPatch) -> AnyDefinition:
    def everybodys(g: Any, seat: int) -> list[Any]:
        return [option for c in g.state.people for option in call_orders(g, c.seat)]

    return DEFINITION.with_knowledge(orders=everybodys)


@protection("a card that lies face down is read by nobody")
def face_down(patch: pytest.MonkeyPatch) -> AnyDefinition:
    return replace(DEFINITION, display=replace(DEFINITION.display, face_down=None))


@protection("a goal is read by who holds it")
def goals(patch: pytest.MonkeyPatch) -> AnyDefinition:
    honest = DEFINITION.display.face_down
    assert honest is not None

    def loose(content: Any, view: Any) -> set[str]:
        return {key for key in honest(content, view) if view is None or not key.startswith("goal")}

    def open_to_all(self: Any, key: str, words: Any) -> str:
        dealt = [c.team for c in self.game.state.people]
        return str(key in dealt) if key.startswith("goal") else ""

    patch.setattr(Observer, "card", open_to_all)
    return replace(DEFINITION, display=replace(DEFINITION.display, face_down=loose))


@protection("the lobby does not say what is to come")
def blurb(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "lobby", lambda *_: "The quarry, then the refinery, which is guarded.")


def a_while() -> Session:
    """A game that has gone on until there are places where one could be called."""
    cards = (SURVIVOR, GOAL, SURVIVOR)
    made = table(*cards, own=("card",))
    while not called(made) and len(made.entries) < 120:
        go_on(made, cards)
    return made


def called(made: Session) -> bool:
    """Whether somebody has stopped at a silent window, and used it."""
    return any(entry.key == "silent-call" and entry.name.startswith("call") for entry in made.entries)


@pytest.mark.parametrize("name", OFF)
def test_with_a_protection_switched_off_the_search_finds_a_leak(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = OFF[name](monkeypatch) or DEFINITION
    made = a_while()
    made.definition = definition
    assert search(cycle([made]), 100, Random(1), most_leaks=1).leaks


def test_with_every_protection_in_place_the_same_game_holds() -> None:
    assert search(cycle([a_while()]), 12, Random(1)).leaks == []
