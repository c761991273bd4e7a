"""The round of shares as a page shows it, and whose shares the dice follow from."""

from __future__ import annotations

from functools import partial

from vigil.kernel.journal.dice_shares import WORDS
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.words import Words, sentence
from vigil.presentation.dice_proof import whose_shares
from vigil.web.render.templates import template
from vigil.web.store.link_target import Link
from vigil.web.tables.arrivals import origin_notes
from vigil.web.tables.arrivals.origin_notes import FILE
from vigil.web.tables.dice_round import COMMIT, REVEAL, WAIT
from vigil.web.tables.dice_round_members import NO_PARTY, parties, party_of
from vigil.web.tables.table import Table


def shown_round(table: Table, observer: Observer, words: Words, link: Link) -> str:
    """What a page shows while the dice are awaited, and what its script has to do; "" if they are known."""
    if not observer.awaits:
        return ""
    found, party = table.round, party_of(table, link)
    waits, stage = found.waits_for(parties(table)), WAIT
    if not found.closed and party != NO_PARTY and party not in found.out:
        stage = COMMIT
    elif found.closed and party in waits:
        stage = REVEAL
    others = [seat for each in waits if each != party for seat in parties(table).get(each, (each,))]
    facts = {
        "party": "" if party == NO_PARTY else party,
        "stage": stage,
        "mine": found.commitments.get(party, ""),
        "promises": " ".join(f"{each}:{one}" for each, one in sorted(found.commitments.items()))
        if found.closed
        else "",
        "wished": party in found.wishes,
        "fingerprint": observer.fingerprint,
        "names": table.names(others, words),
        "several": len(table.seats_of(link)) > 1,
        "origin": origin_notes.told(table, observer.header, words),
        "agree": table.origin == FILE,
    }
    return template("question/dice_round.html", words=words, limit=WORDS, **facts)


def told_shares(table: Table, observer: Observer, words: Words) -> list[str]:
    """Whose shares the dice follow from, where the game came from, and how often it was set back."""
    header, found = observer.header, [origin_notes.told(table, observer.header, words)]
    if header.shares and not header.awaits:
        key, facts = whose_shares(header, partial(table.name, words=words))
        found.insert(0, sentence(words.raw(key, facts)))
    if n := observer.set_backs():
        found.append(sentence(words.raw("verify-set-backs", {"n": n})))
    return [each for each in found if each]
