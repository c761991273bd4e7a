"""The dice of several persons at one terminal. The fingerprint of the secret is shown first, then everybody may add
words (kernel/journal/dice_shares.py). No die is thrown before."""

from __future__ import annotations

import sys

from vigil.app.errors import UsageError
from vigil.app.output import Output
from vigil.kernel.journal.dice_shares import Round, by_person, new_share
from vigil.kernel.journal.header import Header
from vigil.kernel.rules.dice import commitment
from vigil.kernel.text.words import Words
from vigil.terminal.hot_seat import forget_typed
from vigil.terminal.writer import Writer


def add_shares(header: Header, words: Words, output: Output) -> Header:
    """A header that awaits shares, with them: the words of each person, or what the terminal draws for a person who
    types none. Nobody is asked if there is only one person, or if input comes from a file or a pipe: that is for the
    game."""
    writer, fingerprint, parties = Writer(words, output, header.players), header.fingerprint, by_person(header)
    are_asked, drawn, shares = len(parties) > 1 and sys.stdin.isatty(), new_share(), Round()
    for party in parties:
        text = ask_words(writer, fingerprint, party) if are_asked else ""
        if text:
            shares.words(party, text, fingerprint, parties)
        else:
            shares.commit(party, commitment(fingerprint, party, drawn), parties)
    for party in shares.waits_for(parties):
        shares.reveal(party, drawn, fingerprint)
    return shares.finished(header, parties)


def ask_words(writer: Writer, fingerprint: str, seat: int) -> str:
    """The words of one person. They are hidden as soon as they are typed."""
    forget_typed()
    writer.say("dice-fingerprint", {"fingerprint": fingerprint})
    writer.say("dice-words-why")
    writer.say("dice-words", {"name": writer.name_of(seat)}, "ask")
    writer.output.out.write("> ")
    writer.output.flush()
    try:
        text = input().strip()
    except EOFError:
        text = "q"
    writer.output.hide()
    if text.lower() in ("q", "quit"):
        raise UsageError("dice-left", code=0)
    return text
