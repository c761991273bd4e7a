"""Written by tools/write_codec.py from vigil.games.this_war_of_mine.state: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

from vigil.games.this_war_of_mine.state import Deck, Enemy, Fight, Person, Space, State, Step, Trip
from vigil.kernel.effects.language import Promise


def copy_person(source: Person) -> Person:
    return Person(
        source.key,
        source.starter,
        source.levels.copy(),
        source.at,
        source.task,
        source.weapon,
        source.medicals.copy(),
    )


def dump_person(source: Person) -> dict[str, Any]:
    return {
        "key": source.key,
        "starter": source.starter,
        "levels": source.levels.copy(),
        "at": source.at,
        "task": source.task,
        "weapon": source.weapon,
        "medicals": source.medicals.copy(),
    }


def load_person(data: dict[str, Any]) -> Person:
    made = Person(
        key=str(data["key"]),
    )
    if "starter" in data:
        made.starter = bool(data["starter"])
    if "levels" in data:
        made.levels = {str(key): int(each) for key, each in data["levels"].items()}
    if "at" in data:
        made.at = str(data["at"])
    if "task" in data:
        made.task = str(data["task"])
    if "weapon" in data:
        made.weapon = str(data["weapon"])
    if "medicals" in data:
        made.medicals = {str(key): int(each) for key, each in data["medicals"].items()}
    return made


def copy_space(source: Space) -> Space:
    return Space(
        source.cover,
        source.fitting,
        source.making,
        source.wait,
        source.boarded,
    )


def dump_space(source: Space) -> dict[str, Any]:
    return {
        "cover": source.cover,
        "fitting": source.fitting,
        "making": source.making,
        "wait": source.wait,
        "boarded": source.boarded,
    }


def load_space(data: dict[str, Any]) -> Space:
    made = Space()
    if "cover" in data:
        made.cover = str(data["cover"])
    if "fitting" in data:
        made.fitting = str(data["fitting"])
    if "making" in data:
        made.making = str(data["making"])
    if "wait" in data:
        made.wait = int(data["wait"])
    if "boarded" in data:
        made.boarded = bool(data["boarded"])
    return made


def copy_deck(source: Deck) -> Deck:
    return Deck(
        source.cards.copy(),
        source.used.copy(),
        source.top.copy(),
        source.red.copy(),
        source.red_in,
    )


def dump_deck(source: Deck) -> dict[str, Any]:
    return {
        "cards": source.cards.copy(),
        "used": source.used.copy(),
        "top": source.top.copy(),
        "red": source.red.copy(),
        "red_in": source.red_in,
    }


def load_deck(data: dict[str, Any]) -> Deck:
    made = Deck()
    if "cards" in data:
        made.cards = [str(each) for each in data["cards"]]
    if "used" in data:
        made.used = [str(each) for each in data["used"]]
    if "top" in data:
        made.top = [str(each) for each in data["top"]]
    if "red" in data:
        made.red = [str(each) for each in data["red"]]
    if "red_in" in data:
        made.red_in = int(data["red_in"])
    return made


def copy_trip(source: Trip) -> Trip:
    return Trip(
        source.slot,
        source.place,
        source.noise,
        source.unknown,
        source.seen.copy(),
        source.met.copy(),
        source.fallen,
    )


def dump_trip(source: Trip) -> dict[str, Any]:
    return {
        "slot": source.slot,
        "place": source.place,
        "noise": source.noise,
        "unknown": source.unknown,
        "seen": source.seen.copy(),
        "met": source.met.copy(),
        "fallen": source.fallen,
    }


def load_trip(data: dict[str, Any]) -> Trip:
    made = Trip(
        slot=str(data["slot"]),
        place=str(data["place"]),
    )
    if "noise" in data:
        made.noise = int(data["noise"])
    if "unknown" in data:
        made.unknown = int(data["unknown"])
    if "seen" in data:
        made.seen = [str(each) for each in data["seen"]]
    if "met" in data:
        made.met = [str(each) for each in data["met"]]
    if "fallen" in data:
        made.fallen = int(data["fallen"])
    return made


def copy_enemy(source: Enemy) -> Enemy:
    return Enemy(
        source.token,
        source.prowess,
        source.weapon,
        source.spare,
        source.wounds,
    )


def dump_enemy(source: Enemy) -> dict[str, Any]:
    return {
        "token": source.token,
        "prowess": source.prowess,
        "weapon": source.weapon,
        "spare": source.spare,
        "wounds": source.wounds,
    }


def load_enemy(data: dict[str, Any]) -> Enemy:
    made = Enemy(
        token=str(data["token"]),
        prowess=int(data["prowess"]),
        weapon=str(data["weapon"]),
        spare=str(data["spare"]),
    )
    if "wounds" in data:
        made.wounds = int(data["wounds"])
    return made


def copy_fight(source: Fight) -> Fight:
    return Fight(
        source.home,
        source.thugs,
        [copy_enemy(each) for each in source.enemies],
        source.backstab,
        source.flight,
        source.breaks,
        source.killed,
        source.moved.copy(),
        source.loot.copy(),
    )


def dump_fight(source: Fight) -> dict[str, Any]:
    return {
        "home": source.home,
        "thugs": source.thugs,
        "enemies": [dump_enemy(each) for each in source.enemies],
        "backstab": source.backstab,
        "flight": source.flight,
        "breaks": source.breaks,
        "killed": source.killed,
        "moved": source.moved.copy(),
        "loot": source.loot.copy(),
    }


def load_fight(data: dict[str, Any]) -> Fight:
    made = Fight(
        home=bool(data["home"]),
        thugs=bool(data["thugs"]),
        enemies=[load_enemy(each) for each in data["enemies"]],
    )
    if "backstab" in data:
        made.backstab = str(data["backstab"])
    if "flight" in data:
        made.flight = bool(data["flight"])
    if "breaks" in data:
        made.breaks = int(data["breaks"])
    if "killed" in data:
        made.killed = int(data["killed"])
    if "moved" in data:
        made.moved = [str(each) for each in data["moved"]]
    if "loot" in data:
        made.loot = [str(each) for each in data["loot"]]
    return made


def copy_step(source: Step) -> Step:
    return Step(
        source.kind,
        source.source,
        source.path,
        source.who,
        source.n,
    )


def dump_step(source: Step) -> dict[str, Any]:
    return {
        "kind": source.kind,
        "source": source.source,
        "path": source.path,
        "who": source.who,
        "n": source.n,
    }


def load_step(data: dict[str, Any]) -> Step:
    made = Step(
        kind=str(data["kind"]),
    )
    if "source" in data:
        made.source = str(data["source"])
    if "path" in data:
        made.path = str(data["path"])
    if "who" in data:
        made.who = str(data["who"])
    if "n" in data:
        made.n = int(data["n"])
    return made


def copy_promise(source: Promise) -> Promise:
    return Promise(
        source.moment,
        source.left,
        source.source,
        source.path,
        source.who,
    )


def dump_promise(source: Promise) -> dict[str, Any]:
    return {
        "moment": source.moment,
        "left": source.left,
        "source": source.source,
        "path": source.path,
        "who": source.who,
    }


def load_promise(data: dict[str, Any]) -> Promise:
    made = Promise(
        moment=str(data["moment"]),
        left=int(data["left"]),
        source=str(data["source"]),
        path=str(data["path"]),
    )
    if "who" in data:
        made.who = str(data["who"])
    return made


def copy_state(source: State) -> State:
    return State(
        source.scenario,
        source.side,
        source.seats,
        source.settings.copy(),
        [copy_person(each) for each in source.people],
        source.box.copy(),
        source.storage.copy(),
        {key: copy_space(each) for key, each in source.spaces.items()},
        {key: copy_deck(each) for key, each in source.decks.items()},
        {key: each.copy() for key, each in source.shelter.items()},
        source.events.copy(),
        source.fittings.copy(),
        source.ideas.copy(),
        source.unused.copy(),
        source.phase,
        source.turn,
        source.day,
        source.chapter,
        source.leader,
        source.passed,
        source.step,
        source.card,
        source.cold,
        source.boards,
        source.waste.copy(),
        source.gone.copy(),
        source.gone_today,
        source.tools.copy(),
        source.places.copy(),
        source.pile.copy(),
        (None if source.trip is None else copy_trip(source.trip)),
        (None if source.fight is None else copy_fight(source.fight)),
        source.objective,
        source.progress,
        source.marks.copy(),
        source.epilogues.copy(),
        source.read.copy(),
        source.skipped.copy(),
        [copy_step(each) for each in source.agenda],
        [copy_promise(each) for each in source.promises],
        source.ending,
        source.cause,
    )


def dump_state(source: State) -> dict[str, Any]:
    return {
        "scenario": source.scenario,
        "side": source.side,
        "seats": source.seats,
        "settings": source.settings.copy(),
        "people": [dump_person(each) for each in source.people],
        "box": source.box.copy(),
        "storage": source.storage.copy(),
        "spaces": {key: dump_space(each) for key, each in source.spaces.items()},
        "decks": {key: dump_deck(each) for key, each in source.decks.items()},
        "shelter": {key: each.copy() for key, each in source.shelter.items()},
        "events": source.events.copy(),
        "fittings": source.fittings.copy(),
        "ideas": source.ideas.copy(),
        "unused": source.unused.copy(),
        "phase": source.phase,
        "turn": source.turn,
        "day": source.day,
        "chapter": source.chapter,
        "leader": source.leader,
        "passed": source.passed,
        "step": source.step,
        "card": source.card,
        "cold": source.cold,
        "boards": source.boards,
        "waste": source.waste.copy(),
        "gone": source.gone.copy(),
        "gone_today": source.gone_today,
        "tools": source.tools.copy(),
        "places": source.places.copy(),
        "pile": source.pile.copy(),
        "trip": (None if source.trip is None else dump_trip(source.trip)),
        "fight": (None if source.fight is None else dump_fight(source.fight)),
        "objective": source.objective,
        "progress": source.progress,
        "marks": source.marks.copy(),
        "epilogues": source.epilogues.copy(),
        "read": source.read.copy(),
        "skipped": source.skipped.copy(),
        "agenda": [dump_step(each) for each in source.agenda],
        "promises": [dump_promise(each) for each in source.promises],
        "ending": source.ending,
        "cause": source.cause,
    }


def load_state(data: dict[str, Any]) -> State:
    made = State(
        scenario=str(data["scenario"]),
        side=str(data["side"]),
        seats=int(data["seats"]),
        settings={str(key): str(each) for key, each in data["settings"].items()},
        people=[load_person(each) for each in data["people"]],
        box={str(key): int(each) for key, each in data["box"].items()},
        storage={str(key): int(each) for key, each in data["storage"].items()},
        spaces={str(key): load_space(each) for key, each in data["spaces"].items()},
        decks={str(key): load_deck(each) for key, each in data["decks"].items()},
        shelter={str(key): [str(each_2) for each_2 in each] for key, each in data["shelter"].items()},
        events=[str(each) for each in data["events"]],
        fittings=[str(each) for each in data["fittings"]],
        ideas=[str(each) for each in data["ideas"]],
        unused=[str(each) for each in data["unused"]],
    )
    if "phase" in data:
        made.phase = str(data["phase"])
    if "turn" in data:
        made.turn = int(data["turn"])
    if "day" in data:
        made.day = int(data["day"])
    if "chapter" in data:
        made.chapter = int(data["chapter"])
    if "leader" in data:
        made.leader = int(data["leader"])
    if "passed" in data:
        made.passed = int(data["passed"])
    if "step" in data:
        made.step = int(data["step"])
    if "card" in data:
        made.card = str(data["card"])
    if "cold" in data:
        made.cold = int(data["cold"])
    if "boards" in data:
        made.boards = int(data["boards"])
    if "waste" in data:
        made.waste = {str(key): int(each) for key, each in data["waste"].items()}
    if "gone" in data:
        made.gone = [str(each) for each in data["gone"]]
    if "gone_today" in data:
        made.gone_today = int(data["gone_today"])
    if "tools" in data:
        made.tools = {str(key): str(each) for key, each in data["tools"].items()}
    if "places" in data:
        made.places = {str(key): str(each) for key, each in data["places"].items()}
    if "pile" in data:
        made.pile = {str(key): int(each) for key, each in data["pile"].items()}
    if "trip" in data:
        made.trip = None if data["trip"] is None else load_trip(data["trip"])
    if "fight" in data:
        made.fight = None if data["fight"] is None else load_fight(data["fight"])
    if "objective" in data:
        made.objective = str(data["objective"])
    if "progress" in data:
        made.progress = int(data["progress"])
    if "marks" in data:
        made.marks = {str(key): int(each) for key, each in data["marks"].items()}
    if "epilogues" in data:
        made.epilogues = [int(each) for each in data["epilogues"]]
    if "read" in data:
        made.read = [int(each) for each in data["read"]]
    if "skipped" in data:
        made.skipped = [str(each) for each in data["skipped"]]
    if "agenda" in data:
        made.agenda = [load_step(each) for each in data["agenda"]]
    if "promises" in data:
        made.promises = [load_promise(each) for each in data["promises"]]
    if "ending" in data:
        made.ending = str(data["ending"])
    if "cause" in data:
        made.cause = str(data["cause"])
    return made
