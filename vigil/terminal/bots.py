"""Bots at a terminal: they answer for the seats that they hold, or play a whole game that is only read."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from vigil.app import time_limit
from vigil.app.output import Output
from vigil.app.packs.installed import chosen
from vigil.bots.bot_players import bot_answer, bots_of, make_bot
from vigil.bots.position import Bot
from vigil.bots.subprocess_bot import LIMIT, OutsideBot
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.session import Asked, Session
from vigil.kernel.rules.dice import pick
from vigil.kernel.rules.luck import Luck, Stream
from vigil.kernel.rules.requests import Chance
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import Words, sentence
from vigil.presentation.hot_seat import all_events, onlooker
from vigil.terminal.writer import Writer


class BotPlayers:
    """The bots at a table. They have their own luck, never that of the dice."""

    def __init__(
        self, session: Session, seed: int, bot: str = "", limit: float = LIMIT, typed: Collection[str] = ()
    ) -> None:
        """`bot` takes every seat; without it each bot sits where the header says. `typed` are the bots from elsewhere
        that the person who starts has named; no others are made."""
        self.session = session
        self.luck = Luck(seed, Stream.ANSWERS, first=0)
        packs = [str(pack.folder) for pack in chosen(session.header.game, session.header.packs, folders=True)]
        self.bots: dict[int, Bot] = {} if bot else bots_of(session, seed, packs, typed, limit)
        for seat in range(session.header.seats) if bot else ():
            self.bots[seat] = make_bot(bot, session.definition, seed + seat, packs, limit)

    def answer(self, seat: int) -> str:
        """Let the bot of a seat answer; returns the name of its answer."""
        answer = partial(bot_answer, self.session, seat, self.bots[seat], self.luck(1 << 30))
        return time_limit.call(time_limit.THINK, answer)

    def draw(self, chance: Chance) -> None:
        """Draw a die or a card that a player would bring."""
        outcome = str(pick(chance, self.luck(1 << 31)))
        time_limit.call(time_limit.ALONE, partial(self.session.answer, outcome, chance.seat))

    def answer_for_others(self) -> None:
        """Answer until a person is asked. A card that a player would bring, but may not see, is drawn."""
        session = self.session
        while not session.over:
            request = session.request
            if isinstance(request, Chance):
                if Observer(session, request.seat).question() is not None:
                    return
                self.draw(request)
            else:
                seats = [seat for seat in session.pending if seat in self.bots]
                if not seats:
                    return
                self.answer(seats[0])

    def failures(self) -> list[OutsideBot]:
        return [bot for bot in self.bots.values() if isinstance(bot, OutsideBot) and bot.failures]

    def leave(self) -> None:
        for bot in self.bots.values():
            if isinstance(bot, OutsideBot):
                bot.end()


def answer_in_words(writer: Writer, waiting: Asked, name: str) -> tuple[str, str]:
    """An answer in words, and its rule: among the options that were offered before it was given."""
    if waiting.decision.build:
        return writer.set_in_words(waiting.options, read(name)), waiting.decision.rule
    option = next(option for option in waiting.options if option.name == name)
    return writer.words.option(option), option.rule


def watch(session: Session, words: Words, output: Output, bot_players: BotPlayers) -> int:
    """Bots play all seats; the game is told to its end as an onlooker hears it."""
    writer = Writer(words, output, session.header.players, session.definition.display.weights)
    heard = 0
    if session.header.secret:
        writer.say("dice-fingerprint", {"fingerprint": session.header.fingerprint})
    while not session.over:
        writer.tell((None, event) for event in onlooker(session).events(heard))
        heard = len(session.log)
        request = session.request
        if isinstance(request, Chance):
            bot_players.draw(request)
            continue
        seat = next(iter(session.pending))
        waiting = session.pending[seat]
        decision, name = waiting.decision, bot_players.answer(seat)
        who = f"{sentence(writer.name_of(seat))}: " if session.header.seats > 1 else ""
        if not may_see(onlooker(session).seat, decision):
            output.paragraph(f"> {who}{words.say('answered-in-secret')}", "key")
        else:
            text, rule = answer_in_words(writer, waiting, name)
            output.paragraph(words.question(decision), "ask")
            output.paragraph(f"> {who}{text}  ({name}) [{words.citation(rule)}]", "key")
    writer.tell(all_events(session, heard))
    writer.write_ending(session.definition.rules.outcome(session.run.game), session.header.scenario)
    writer.write_chronicle(onlooker(session))
    for bot in bot_players.failures():
        writer.say("bot-failed", {"name": bot.name, "n": bot.failures, "why": bot.last_failure})
    if session.unimagined:
        writer.say("bot-by-luck")
    bot_players.leave()
    return 0
