"""The dice of several persons at one terminal: the fingerprint of the secret is shown first, then everybody may add
words (kernel/journal/shares.py). No die falls before."""

from __future__ import annotations

import sys

from vigil.app.errors import Complaint
from vigil.app.output import Paper
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.shares import Round, by_person, new_share
from vigil.kernel.rules.randomness import commitment
from vigil.kernel.text.words import Words
from vigil.terminal.table import forget_typed
from vigil.terminal.writer import Teller


def agree(header: Header, words: Words, sheet: Paper) -> Header:
    """A header that awaits shares, with them: the words of each person, or what the terminal draws for those who type
    none. A person alone is asked nothing, nor is anybody if nobody types: input from a file or a pipe is for the
    game."""
    teller, shown, parties = Teller(words, sheet, header.players), header.fingerprint, by_person(header)
    asked, drawn, found = len(parties) > 1 and sys.stdin.isatty(), new_share(), Round()
    for party in parties:
        text = ask(teller, shown, party) if asked else ""
        if text:
            found.words(party, text, shown, parties)
        else:
            found.commit(party, commitment(shown, party, drawn), parties)
    for party in found.waits_for(parties):
        found.reveal(party, drawn, shown)
    return found.finished(header, parties)


def ask(teller: Teller, shown: str, seat: int) -> str:
    """The words of one person, which stand on the screen no longer than they are typed."""
    forget_typed()
    teller.say("dice-fingerprint", {"fingerprint": shown})
    teller.say("dice-words-why")
    teller.say("dice-words", {"name": teller.name(seat)}, "ask")
    teller.paper.out.write("> ")
    teller.paper.flush()
    try:
        text = input().strip()
    except EOFError:
        text = "q"
    teller.paper.hide()
    if text.lower() in ("q", "quit"):
        raise Complaint("dice-left", code=0)
    return text
