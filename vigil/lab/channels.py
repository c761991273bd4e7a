"""All channels by which a game reaches a seat: what a table shows of it, the words of its waiting signs, cards that can
be read, files to take away, what a bot remembers; and what the lobby says of the scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import odds_of
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.words import Words


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing, order="sorted", enc_hook=repr)


def everything(session: Session, seat: int, words: Words, deep: bool) -> Iterator[tuple[str, Any]]:
    """All that reaches a seat at a moment, by name. `deep`: also what is dear to make."""
    observer, definition = Observer(session, seat), session.definition
    view = observer.view()
    yield "view", view
    yield "waits for", observer.waits_for()
    topic, question = observer.topic(), observer.question()
    yield "topic", topic and (topic.rule, topic.key, topic.facts)
    yield "waiting sign", topic and words.question(topic)
    yield "question", question and words.question(question)
    yield "what may be entered", list(question.outcomes) if isinstance(question, Chance) else None
    yield "options", [(option.name, option.rule, option.number and option.number()) for option in observer.options()]
    yield "refusals", [(refusal.name, refusal.reason, refusal.about) for refusal in observer.refusals()]
    yield "orders", [option.name for option in observer.orders()]
    yield "numbers", observer.numbers()
    yield "totals", observer.totals()
    yield "course", (observer.phases(), observer.standing(), observer.forecasts())
    yield "entries", [entry.line() for entry in observer.entries()[-12:]]
    yield "number of entries", len(session.entries)
    yield "number of events", len(session.log)
    yield "events", [words.event(event) for event in observer.events()[-12:]]
    if not deep:
        return
    yield "every event", [words.event(event) for event in observer.events()]
    yield "public events", [words.event(event) for event in observer.public_events()]
    yield "faces", [observer.faces(n) for n in range(observer.number_of_events)]
    yield "head", observer.header.lines()
    yield "spoken", definition.display.spoken(view, words)
    yield "screen", definition.display.screen(view, words, 100, 40) if definition.display.screen else None
    yield "glance", definition.display.glance(view, words) if definition.display.glance else None
    yield "board", definition.display.board.pieces(view, words, {}) if definition.display.board else None
    face_down = definition.display.face_down
    yield (
        "cards",
        {key: observer.card(key, words) for key in sorted(face_down(session.content, None))} if face_down else None,
    )
    yield "report", observer.report()
    yield "journal", refusal_of(observer.journal)
    if seat != SPECTATOR:
        memory = observer.memory(5)
        yield "memory", definition.rules.codec.dump(memory.state)
        gambles = [
            option.name for option in observer.options() if question and option.key in definition.knowledge.gambles
        ]
        yield "odds", [repr(odds_of(observer, name, 3, exactly=0, sampling=0)) for name in gambles[:1]]
        yield "foreseen", [repr(foresee(memory, option.name, 3)) for option in observer.options()[:2]]
        yield "heard", [(heard.seat, heard.answer, heard.told) for heard in memory.heard]
    for n in range(max(session.marks[0].at, len(session.entries) - 3), len(session.entries)):
        then = observer.after(n)
        asked_then = then.question()
        yield f"moment {n}", (then.view(), then.waits_for(), then.totals(), asked_then and asked_then.key)
        yield f"options of moment {n}", [option.name for option in then.options()]


def refusal_of(wanted: Callable[[], Any]) -> Any:
    try:
        return wanted()
    except Refused as refused:
        return refused.key


def lobby(definition: AnyDefinition, scenario: str, words: Words) -> str:
    """What can be read of a scenario before it begins."""
    keys = (f"scenario-{scenario}-about", f"goal-{scenario}")
    return "\n".join(words.say(key) for key in keys if words.has(key))


def foretold(session: Session, words: Words) -> Iterator[tuple[int, str]]:
    """What a seat, or who reads the pages of the lobby, could know of what is certain to come: the seat, and where."""
    definition, game = session.definition, session.run.game
    coming = definition.knowledge.to_come(game) if definition.knowledge.to_come and not session.over else {}
    blurb = lobby(definition, session.header.scenario, words).casefold()
    title = words.say(f"scenario-{session.header.scenario}").casefold()
    for key, brings in coming.items():
        if definition.text_of_card(session.content, words, key):
            yield SPECTATOR, f"the page of {key}"
        for seat in (SPECTATOR, *range(session.header.seats)):
            if Observer(session, seat).card(key, words):
                yield seat, f"the text of {key}"
        for name in brings:
            if words.name(name).casefold() in blurb.replace(title, ""):
                yield SPECTATOR, f"the lobby names {name}"
