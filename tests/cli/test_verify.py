"""vigil verify: whether the dice fell as the seed or the secret says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.test_main import RISE, save_of
from tests.conftest import Vigil
from tests.journals import bare, resealed
from tests.terminal.test_hot_seat import ADA_AND_BO, journal
from vigil.games import take_down
from vigil.kernel.journal.dice_shares import awaiting, new_share
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.resume import branch, resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import fingerprint
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book


def changed(path: Path, pattern: str, into: str) -> int:
    """Change the first line that fits; its number."""
    text = path.read_text(encoding="utf-8")
    lines, plain = text.split("\n"), bare(text)
    n = next(n for n, line in enumerate(plain) if re.search(pattern, line))
    lines[n] = re.sub(pattern, into, plain[n]) + lines[n].removeprefix(plain[n])
    path.write_text("\n".join(lines), encoding="utf-8")
    return n + 1


def test_a_game_of_one_seat_is_checked_against_its_seed(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "u", "1", "q")
    throws = sum(" ~ " in line for line in save_of(tmp_path).read_text().split("\n"))
    assert throws > 1
    for name in (str(save_of(tmp_path)), "1", save_of(tmp_path).stem):
        said = vigil(f"verify {name}")
        assert said.code == 0
        assert f"The dice are honest: {throws} throws checked against the seed 1." in said.out
    assert "con il seme 1" in vigil("verify 1 -l it").out
    assert "avec la graine 1" in vigil("verify 1 -l fr").out


def test_another_seed_names_the_lines(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    changed(save_of(tmp_path), "^seed 1$", "seed 2")
    said = vigil("verify 1")
    assert said.code == 1
    assert re.search(r"throws? do(es)? not fall as (it|they) should \(lines? \d+", said.err)


def test_a_game_of_several_seats_is_checked_against_its_secret(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    said = seats("verify 1")
    (fingerprint,) = re.findall(r"\nfingerprint (\w+)\n", journal(tmp_path).read_text())
    assert said.code == 0
    assert "2 throws checked against the secret" in said.out
    assert fingerprint in said.out.replace("\n", "")


def test_a_changed_throw_is_named(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    path = journal(tmp_path)
    drawn = next(line for line in bare(path.read_text()) if " lamp ~ " in line).split()[-1]
    other = "red" if drawn != "red" else "blue"
    line = changed(path, rf" lamp ~ {drawn}$", f" lamp ~ {other}")
    said = seats("verify 1")
    assert said.code == 1
    assert f"One throw does not fall as it should (line {line})." in said.err


def test_a_secret_exchanged_later_does_not_fit_the_fingerprint(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    changed(journal(tmp_path), r"^secret \w+$", f"secret {'ab' * 32}")
    said = seats("verify 1")
    assert said.code == 1
    assert "not the one whose fingerprint was shown at the start" in said.err


def test_without_its_secret_the_game_must_be_over_first(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    session = resume(take_down("seats"), None, read_file(journal(tmp_path)))
    report = tmp_path / "report.txt"
    report.write_text(Observer(session, 0).report(), encoding="utf-8")
    said = seats(f"verify {report}")
    assert said.code == 1
    assert "the game must be over" in said.err


def test_shares_without_their_secret_are_nobodys(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "q")
    head = replace(read_file(journal(tmp_path)).header, shares=(new_share(), "-"))
    lines = text_of(head, []).split("\n")
    kept = "\n".join(line for line in lines if not line.startswith("secret "))
    journal(tmp_path).write_text(resealed(kept), encoding="utf-8")
    assert "the game must be over" in seats("verify 1").err
    said = seats("resume 1", "q")
    assert "holds no secret" in said.out
    assert "what these seats added" not in " ".join(said.out.split())


def test_a_journal_that_does_not_fit_the_rules_is_checked_up_to_there(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "q")
    line = changed(save_of(tmp_path), r" > place-at \w+ \d$", " > fly-away")
    said = vigil("verify 1")
    assert said.code == 1
    assert f"only up to line {line}" in said.err


@pytest.mark.parametrize("keep", [-4])
def test_a_journal_cut_off_says_where(vigil: Vigil, tmp_path: Path, keep: int) -> None:
    vigil(RISE, "1", "1", "q")
    path = save_of(tmp_path)
    path.write_text(path.read_text()[:keep])
    said = vigil("verify 1")
    assert said.code == 1
    assert "cannot follow the saved game past line" in said.err
    assert "no saved game" in vigil("verify 17").err


def test_whose_shares_the_dice_follow_from_is_told(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "q")
    head = replace(awaiting(read_file(journal(tmp_path)).header, 2), shares=(new_share(), "-"))
    made = Session.start(take_down("seats"), None, head)
    journal(tmp_path).write_text(text_of(made.header, made.records), encoding="utf-8")
    said = seats("verify 1")
    assert said.code == 0
    told = " ".join(said.out.split())
    assert "from what these seats added: Ada. These added nothing: Bo. Attempts that did not count: 2." in told


def test_who_is_still_awaited_has_added_nothing(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "q")
    head = replace(awaiting(read_file(journal(tmp_path)).header), shares=(new_share(), "?"))
    journal(tmp_path).write_text(text_of(head, []), encoding="utf-8")
    told = " ".join(seats("verify 1").out.split())
    assert "what was added by Ada." in told
    assert "These added nothing: Bo." in told


def set_back(path: Path, slug: str) -> None:
    """A game as it stands after a copy was brought back, with one more answer."""
    definition = take_down(slug)
    session = resume(definition, definition.content.load([]), read_file(path))
    session.set_back()
    session.settle()
    path.write_text(text_of(session.header, session.records), encoding="utf-8")


def test_a_game_that_was_set_back_is_never_called_honest_without_more(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    set_back(save_of(tmp_path), "navajo-wars")
    said = vigil("verify 1")
    assert said.code == 0, "who plays alone may do so"
    assert "The dice are honest" not in said.out
    assert "At one place there was a return to a copy" in said.out
    assert "could choose among the dice" in " ".join(said.out.split())
    assert "At one place there was a return to a copy" in vigil("resume 1", "q").out


def test_a_game_of_several_that_was_set_back_is_not_proved(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    set_back(journal(tmp_path), "seats")
    said = seats("verify 1")
    assert said.code == 1
    assert "The dice are honest" not in said.out
    assert "At one place there was a return to a copy" in said.out


def test_other_rules_do_not_hide_other_dice(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    path = save_of(tmp_path)
    path.write_text(resealed(path.read_text().replace("\nseed 1\n", "\nseed 2\n").replace("\nrules ", "\nrules 0", 1)))
    said = vigil("verify 1")
    assert said.code == 1
    assert "names other rules" in said.out
    assert "not fall as" in said.err
    assert "somebody entered these dice by hand" in " ".join(vigil("resume 1", "q").out.split())


# a branch and the game it was branched off


def branched(path: Path, to: Path, slug: str, keep: int, **head: object) -> Session:
    """A branch of a saved game, in a file of its own."""
    definition = take_down(slug)
    session = resume(definition, definition.content.load([]), read_file(path))
    other = branch(session, keep, replace(session.header, **head))
    to.write_text(text_of(other.header, other.records), encoding="utf-8")
    return other


def test_a_branch_is_checked_by_the_game_it_was_branched_off(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    parent, child = save_of(tmp_path), tmp_path / "child.journal"
    other = branched(parent, child, "navajo-wars", 12, seed=99)
    alone = vigil(f"verify {child}")
    told = " ".join(alone.out.split())
    assert alone.code == 0
    assert "The dice are honest" not in told
    assert "taken over from another game and are not checked here" in told
    assert other.header.parent in told
    assert "vigil verify FILE --parent FILE-OF-THAT-GAME" in told
    both = vigil(f"verify {child} --parent {parent}")
    told = " ".join(both.out.split())
    assert both.code == 0
    assert "The dice are honest" in told
    assert "checked against the seed 99 (throws from another game: " in told
    assert ", checked against the seed 1)" in told


@pytest.mark.parametrize(("language", "said"), [("en", "not branched off"), ("it", "nata da"), ("fr", "issue d'")])
def test_another_game_is_not_taken_for_the_parent(vigil: Vigil, tmp_path: Path, language: str, said: str) -> None:
    vigil(RISE, *["1"] * 20, "q")
    parent, child = save_of(tmp_path), tmp_path / "child.journal"
    branched(parent, child, "navajo-wars", 12, seed=99)
    answer = vigil(f"verify {child} --parent {child} -l {language}")
    assert answer.code == 1
    assert said in answer.err
    answer = vigil(f"verify {parent} --parent {child} -l {language}")
    assert answer.code == 1
    assert answer.err.strip()
    assert "Traceback" not in answer.err


def test_answers_that_the_parent_does_not_have_are_named(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    parent, child = save_of(tmp_path), tmp_path / "child.journal"
    other = branched(parent, child, "navajo-wars", 12, seed=99)
    child.write_text(resealed(child.read_text().replace("\nbranched 12\n", "\nbranched 11\n")), encoding="utf-8")
    said = vigil(f"verify {child} --parent {parent}")
    assert other.header.branched == 12
    assert said.code == 1
    assert "answer 12 is another" in said.err


def test_a_branch_of_several_is_checked_by_the_secret_of_its_parent(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    parent, child = journal(tmp_path), tmp_path / "child.journal"
    shown = read_file(parent).header.fingerprint
    branched(parent, child, "seats", 2, secret="ab" * 32)
    said = seats(f"verify {child} --parent {parent}")
    told = said.out.replace("\n", "").replace(" ", "")
    assert said.code == 0
    assert shown in told
    assert "thefingerprintofthegamefromwhichthrowsweretakenover" in told


def test_a_parent_that_was_set_back_does_not_prove_dice_of_several(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    parent, child = journal(tmp_path), tmp_path / "child.journal"
    session = resume(take_down("seats"), None, read_file(parent))
    session.set_back()
    seat, waiting = next(iter(session.pending.items()))
    session.answer(waiting.options[0].name, seat)
    parent.write_text(text_of(session.header, session.records), encoding="utf-8")
    branched(parent, child, "seats", len(session.entries), secret="ab" * 32)
    said = seats(f"verify {child} --parent {parent}")
    assert said.code == 1
    assert "The dice are honest" not in said.out
    assert "At one place there was a return to a copy" in said.out


SENTENCES = {
    "en": ("throws", "Not proved: ", "Left for you to do: "),
    "it": ("tiri", "Non dimostrato: ", "A te resta da fare questo: "),
    "fr": ("jets", "Non prouvé : ", "Ce qu'il vous reste à faire : "),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_three_sentences_say_what_is_proved_what_not_and_what_is_left(
    vigil: Vigil, tmp_path: Path, language: str
) -> None:
    vigil(RISE, *["1"] * 20, "q")
    parent, child = save_of(tmp_path), tmp_path / "child.journal"
    branched(parent, child, "navajo-wars", 12, seed=99)
    for what in (parent, child):
        told = " ".join(vigil(f"verify {what} -l {language}").out.split())
        places = [told.find(part) for part in SENTENCES[language]]
        assert -1 not in places
        assert places == sorted(places)
    set_back(parent, "navajo-wars")
    told = " ".join(vigil(f"verify {parent} -l {language}").out.split())
    assert all(part in told for part in SENTENCES[language][1:])


def seal_lost(path: Path) -> int:
    """The first answer stays, its seal does not; the number of its line."""
    lines = path.read_text(encoding="utf-8").split("\n")
    n = next(n for n, line in enumerate(lines) if " > " in line)
    lines[n] = lines[n].rpartition("\t")[0] + "\t00000000"
    path.write_text("\n".join(lines), encoding="utf-8")
    return n + 1


def test_a_file_that_was_changed_is_not_called_honest(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    path = save_of(tmp_path)
    whole = path.read_text(encoding="utf-8")
    for change in ("undo", "title", "answer"):
        path.write_text(whole, encoding="utf-8")
        line = seal_lost(path) if change == "answer" else 2
        if change != "answer":
            changed(path, f"^{change}.*$", f"{change} {'ironman' if change == 'undo' else 'Mine'}")
        said = vigil("verify 1")
        assert said.code == 1, change
        assert f"line {line} is not as Vigil wrote it" in " ".join(said.err.split())
        assert "The dice are honest" not in said.out


FLAWS = ("no-secret", "fingerprint", "altered", "cut")


def spoil(path: Path, flaw: str) -> None:
    """The file of a game from which throws were taken over, so that it proves nothing any more."""
    text = path.read_text(encoding="utf-8")
    if flaw == "no-secret":
        kept = [
            line for line in text.split("\n") if not line.startswith(("secret ", "fingerprint ", "shares ", "voids "))
        ]
        lamp = next(line for line in bare(text) if " lamp ~ " in line)
        other = f"{lamp.rpartition(' ')[0]} {'red' if not lamp.endswith('red') else 'blue'}"
        path.write_text(resealed("\n".join(kept).replace(lamp, other, 1)), encoding="utf-8")
    elif flaw == "fingerprint":
        changed(path, "^fingerprint .*$", f"fingerprint {'cd' * 32}")
    elif flaw == "altered":
        seal_lost(path)
    else:
        path.write_text("\n".join(text.split("\n")[:-2]) + "\n", encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flaw", FLAWS)
def test_a_parent_that_proves_nothing_vouches_for_no_dice(
    seats: Vigil, tmp_path: Path, flaw: str, language: str
) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    parent, child = journal(tmp_path), tmp_path / "child.journal"
    if flaw == "no-secret":  # the point names a head without a secret
        spoil(parent, flaw)
    branched(parent, child, "seats", 2, secret="ab" * 32)
    if flaw != "no-secret":
        spoil(parent, flaw)
    said = seats(f"verify {child} --parent {parent} -l {language}")
    key = "verify-parent-altered" if flaw == "cut" else f"verify-parent-{flaw}"
    sentence = book(language).raw(key, dict.fromkeys(("line", "shown", "fingerprint"), "ANY"))
    assert said.code == 1
    assert not said.out.strip()
    assert re.fullmatch(re.escape(sentence).replace("ANY", r"\w+"), said.err.strip())


def test_a_game_of_fewer_seats_is_not_the_parent(vigil: Vigil, tmp_path: Path) -> None:
    """Its seed was chosen by whoever began it."""
    vigil("play under-our-sun --scenario the-dry-pump --players Ada --seed 1", *["1"] * 20, "q")
    parent = next((tmp_path / "home" / "saves").glob("*.journal"))
    child = tmp_path / "child.journal"
    made = branched(parent, child, "under-our-sun", 2, seed=9)
    child.write_text(
        resealed(
            child.read_text().replace(
                "players Ada\n", f"players Ada\tBen\nsecret {'ab' * 32}\nfingerprint {fingerprint('ab' * 32)}\n"
            )
        )
    )
    assert made.header.parent
    said = vigil(f"verify {child} --parent {parent}")
    assert said.code == 1
    assert "not branched off any of the games" in " ".join(said.err.split())
