"""Answers that no person gives: chance plays a whole game that is only read, or the seats that bots hold."""

from __future__ import annotations

from itertools import count

from vigil.kernel.chance import mix, pick
from vigil.kernel.draft import Luck
from vigil.kernel.eyes import Eyes
from vigil.kernel.flow import Chance, Decision, Option
from vigil.kernel.imagine import by_luck
from vigil.kernel.journal import BOT
from vigil.kernel.session import Session
from vigil.kernel.text import Words, sentence
from vigil.table.paint import Paper
from vigil.table.passing import everything, onlooker
from vigil.table.telling import Teller

RANDOM = "random"
BOTS = (RANDOM,)


def luck_of(seed: int) -> Luck:
    """A source of luck of its own: never that of the dice."""
    draws = count()
    return lambda n: mix(seed, next(draws), 3) * n >> 31


def answer_for_others(session: Session, luck: Luck) -> None:
    """Let bots answer until a person is asked; a card that nobody may see is drawn for whoever would bring it."""
    while not session.over:
        request = session.request
        if isinstance(request, Chance):
            if Eyes(session, request.seat).question() is not None:
                return
            session.answer(str(pick(request, luck(1 << 31))), request.seat)
        else:
            bots = [seat for seat in session.pending if session.header.players[seat].startswith(BOT)]
            if not bots:
                return
            answer_by_luck(session, bots[0], luck)


def answer_by_luck(session: Session, seat: int, luck: Luck) -> tuple[Decision, Option[object]]:
    eyes = Eyes(session, seat)
    decision = eyes.question()
    assert isinstance(decision, Decision)
    option = by_luck(decision, eyes.options(), luck)
    assert option is not None
    session.answer(option.name, seat)
    return decision, option


def watch(session: Session, words: Words, sheet: Paper, luck: Luck) -> int:
    """Chance plays all seats; the game is told to its end as an onlooker hears it."""
    teller = Teller(words, sheet, session.header.players)
    heard = 0
    if session.header.secret:
        teller.say("dice-fingerprint", {"fingerprint": session.header.fingerprint})
    while not session.over:
        teller.tell((None, event) for event in onlooker(session).events(heard))
        heard = len(session.log)
        request = session.request
        if isinstance(request, Chance):
            session.answer(str(pick(request, luck(1 << 31))), request.seat)
            continue
        seat = next(iter(session.pending))
        decision, option = answer_by_luck(session, seat, luck)
        who = f"{sentence(teller.name(seat))}: " if session.header.seats > 1 else ""
        if decision.secret and session.header.seats > 1:
            sheet.paragraph(f"> {who}{words.say('answered-in-secret')}", "key")
        else:
            text = teller.answer_in_words(decision, option)
            sheet.paragraph(f"> {who}{text}  ({option.name}) [{option.rule}]", "key")
    teller.tell(everything(session, heard))
    teller.ending(session.definition.outcome(session.run.game))
    return 0
