"""Answers that no person gives: bots play a whole game that is only read, or the seats that they hold."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from vigil.app import time_limit
from vigil.app.output import Output
from vigil.app.packs.installed import chosen
from vigil.bots.position import Bot
from vigil.bots.roster import LIMIT, bot_answer, bots_of, make_bot
from vigil.bots.subprocess_bot import OutsideBot
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.session import Asked, Session
from vigil.kernel.rules.luck import Luck, Stream
from vigil.kernel.rules.randomness import pick
from vigil.kernel.rules.requests import Chance
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import Words, sentence
from vigil.terminal.hot_seat import everything, onlooker
from vigil.terminal.writer import Writer


class BotPlayers:
    """The bots at a table, with luck of their own: never that of the dice."""

    def __init__(
        self, session: Session, seed: int, bot: str = "", limit: float = LIMIT, typed: Collection[str] = ()
    ) -> None:
        """`bot` takes every seat; without it each bot sits where the header says. `typed` are those from elsewhere that
        the person who starts has named: no others are made."""
        self.session = session
        self.luck = Luck(seed, Stream.ANSWERS, first=0)
        packs = [str(pack.folder) for pack in chosen(session.header.game, session.header.packs, folders=True)]
        self.bots: dict[int, Bot] = {} if bot else bots_of(session, seed, packs, typed, limit)
        for seat in range(session.header.seats) if bot else ():
            self.bots[seat] = make_bot(bot, session.definition, seed + seat, packs, limit)

    def answer(self, seat: int) -> str:
        """Let the bot of a seat answer; the result is the name of its answer."""
        answer = partial(bot_answer, self.session, seat, self.bots[seat], self.luck(1 << 30))
        return time_limit.call(time_limit.THINK, answer)

    def draw(self, chance: Chance) -> None:
        """Bring a die or a card for whoever would bring it."""
        outcome = str(pick(chance, self.luck(1 << 31)))
        time_limit.call(time_limit.ALONE, partial(self.session.answer, outcome, chance.seat))

    def answer_for_others(self) -> None:
        """Answer until a person is asked; a card that nobody may see is drawn for whoever would bring it."""
        session = self.session
        while not session.over:
            request = session.request
            if isinstance(request, Chance):
                if Observer(session, request.seat).question() is not None:
                    return
                self.draw(request)
            else:
                asked = [seat for seat in session.pending if seat in self.bots]
                if not asked:
                    return
                self.answer(asked[0])

    def failures(self) -> list[OutsideBot]:
        return [bot for bot in self.bots.values() if isinstance(bot, OutsideBot) and bot.failures]

    def leave(self) -> None:
        for bot in self.bots.values():
            if isinstance(bot, OutsideBot):
                bot.end()


def answered(teller: Writer, waiting: Asked, name: str) -> tuple[str, str]:
    """An answer in words, and its rule: of what was offered before it was given."""
    if waiting.decision.build:
        return teller.set_in_words(waiting.options, read(name)), waiting.decision.rule
    option = next(option for option in waiting.options if option.name == name)
    return teller.words.option(option), option.rule


def watch(session: Session, words: Words, sheet: Output, bot_players: BotPlayers) -> int:
    """Bots play all seats; the game is told to its end as an onlooker hears it."""
    teller = Writer(words, sheet, session.header.players, session.definition.display.weights)
    heard = 0
    if session.header.secret:
        teller.say("dice-fingerprint", {"fingerprint": session.header.fingerprint})
    while not session.over:
        teller.tell((None, event) for event in onlooker(session).events(heard))
        heard = len(session.log)
        request = session.request
        if isinstance(request, Chance):
            bot_players.draw(request)
            continue
        seat = next(iter(session.pending))
        waiting = session.pending[seat]
        decision, name = waiting.decision, bot_players.answer(seat)
        who = f"{sentence(teller.name(seat))}: " if session.header.seats > 1 else ""
        if not may_see(onlooker(session).seat, decision):
            sheet.paragraph(f"> {who}{words.say('answered-in-secret')}", "key")
        else:
            text, rule = answered(teller, waiting, name)
            sheet.paragraph(words.question(decision), "ask")
            sheet.paragraph(f"> {who}{text}  ({name}) [{words.citation(rule)}]", "key")
    teller.tell(everything(session, heard))
    teller.ending(session.definition.rules.outcome(session.run.game), session.header.scenario)
    teller.chronicle(onlooker(session))
    for bot in bot_players.failures():
        teller.say("bot-failed", {"name": bot.name, "n": bot.failures, "why": bot.last_failure})
    if session.unimagined:
        teller.say("bot-by-luck")
    bot_players.leave()
    return 0
