"""What is said of the dice of a game that was checked, the same at every table: three sentences, and what stands behind
them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vigil.kernel.journal.header import AWAITED, NOTHING, Header
from vigil.kernel.play.dice_proof import Proof, Said
from vigil.kernel.text.words import Words

Name = Callable[[int], str]  # of whoever holds a seat


def fault(proof: Proof) -> Said | None:
    """What is wrong with the dice, if anything is."""
    for key, lines in (("verify-wrong", proof.wrong), ("verify-empty", proof.empty)):
        if lines:
            return key, {"n": len(lines), "lines": ", ".join(map(str, lines))}
    return None


def three_sentences(header: Header, proof: Proof, words: Words, name: Name) -> list[str]:
    """What was proved, what was not, and what is left to do for whoever wants to be sure."""
    key = "verified-set-back" if proof.set_backs else "verified-in-part" if proof.borrowed or proof.own else "verified"
    by = thrown_by(header, words, name)
    if proof.proved:
        others = ", ".join(thrown_by(each, words) for each in proof.parents)
        by = words.raw("verify-with-parents", {"by": by, "n": proof.proved, "parents": others})
    between = words.say("effects-between")
    missing = between.join(words.raw(each, facts) for each, facts in not_proved(header, proof))
    left = between.join(words.raw(each, {}) for each in left_to_do(header, proof))
    return [
        words.raw(key, {"n": proof.checked, "by": by}),
        words.raw("verify-not", {"what": missing}),
        words.raw("verify-left", {"what": left}),
    ]


def thrown_by(header: Header, words: Words, name: Name | None = None) -> str:
    """What the dice of a game follow from, with the names of those who added to them if they are known."""
    if not header.secret:
        return words.raw("verify-seed", {"seed": header.seed})
    names = inside(header, name) if name else ""
    facts = {"fingerprint": header.fingerprint, "names": names}
    return words.raw("verify-shares" if names else "verify-secret", facts)


def inside(header: Header, name: Name, added: bool = True) -> str:
    """Whose shares are in; or with `added` false, whose are not."""
    return ", ".join(name(n) for n, share in enumerate(header.shares) if is_in(share) == added)


def is_in(share: str) -> bool:
    """Whether a seat has added something."""
    return share not in (NOTHING, AWAITED)


def not_proved(header: Header, proof: Proof) -> list[Said]:
    shared = any(map(is_in, header.shares))
    found: list[Said] = [(f"verify-not-{'shares' if shared else 'secret' if header.secret else 'seed'}", {})]
    counts = {
        "verify-not-voids": header.voids,
        "verify-not-borrowed": proof.borrowed,
        "verify-not-own": proof.own,
        "verify-not-set-backs": proof.set_backs,
    }
    return found + counted(counts)


def left_to_do(header: Header, proof: Proof) -> list[str]:
    shared = any(map(is_in, header.shares))
    more = {
        "verify-left-parents": any(each.secret for each in proof.parents),
        "verify-left-parent": proof.named,
        "verify-left-set-backs": proof.set_backs,
    }
    first = f"verify-left-{'shares' if shared else 'secret' if header.secret else 'seed'}"
    return [first, *(key for key, is_left in more.items() if is_left)]


def behind(header: Header, proof: Proof, name: Name) -> list[Said]:
    """What stands behind the three sentences: whose shares are in, and what changed dice or was not checked."""
    found = [whose_shares(header, name)] if header.shares else []
    found += counted({"verify-borrowed": proof.borrowed})
    if proof.borrowed:
        found.append(("verify-parent", {"point": proof.named}) if proof.named else ("verify-unnamed", {}))
    counts = {"verify-own": proof.own, "verify-undos": proof.undos, "verify-set-backs": proof.set_backs}
    return found + counted(counts)


def whose_shares(header: Header, name: Name) -> Said:
    """Whose shares the dice follow from; where nobody is to be named, the words say so."""
    added = sum(map(is_in, header.shares))
    names = {"inside": inside(header, name), "outside": inside(header, name, False)}
    return "dice-shares", {**names, "in": added, "out": len(header.shares) - added, "n": header.voids}


def counted(counts: Mapping[str, int]) -> list[Said]:
    return [(key, {"n": n}) for key, n in counts.items() if n]
