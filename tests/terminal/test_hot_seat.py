"""Several seats in one terminal: who plays, what each sees, the screen that is passed on, what bots do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import Vigil
from tests.journals import bare

ADA_AND_BO = "play seats --scenario evening --players Ada,Bo"
OWN_LAMPS = f"{ADA_AND_BO} --companion card"
CURTAIN = "-" * 40


def screens(out: str) -> list[tuple[str, str]]:
    """Who sat at the screen, and all that stood on it, from curtain to curtain; then what followed."""
    found = []
    for part in out.split(CURTAIN)[1:]:
        who = re.search(r"Pass to (\w+), then press Enter", part)
        found.append((who[1] if who else "", part.split("press Enter.\n", 1)[-1]))
    return found


def journal(tmp_path: Path) -> Path:
    return tmp_path / "home" / "saves" / "seats-evening-1.journal"


def answers(tmp_path: Path) -> list[str]:
    lines = bare(journal(tmp_path).read_text(encoding="utf-8"))
    return [line for line in lines if re.search(r" [>=!]\d*(@\d+)? ", line)]


# who plays


def test_the_header_holds_the_names_and_a_secret_and_the_fingerprint_is_shown(seats: Vigil, tmp_path: Path) -> None:
    said = seats(f"{ADA_AND_BO}", "q")
    text = journal(tmp_path).read_text(encoding="utf-8")
    assert "\nplayers Ada\tBo\n" in text
    assert re.search(r"\nsecret [0-9a-f]{64}\n", text)
    (fingerprint,) = re.findall(r"\nfingerprint ([0-9a-f]{64})\n", text)
    assert fingerprint in said.out
    assert "At the table: Ada · Bo" in said.out
    again = seats("resume", "q")
    assert fingerprint in again.out
    assert "At the table: Ada · Bo" in again.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--players Ada", "played by 2, but one player is named"),
        ("--players Ada,Bo,Cy", "played by 2, but 3 players are named"),
        ("--players Ada,", "Every player needs a name"),
        ("--players Ada,@deep", "deep: random, curious"),
        ("--seed 4", "takes no --seed"),
    ],
)
def test_wrong_players_get_a_sentence_and_code_2(seats: Vigil, arguments: str, complaint: str) -> None:
    said = seats(f"play seats --scenario evening {arguments}")
    assert said.code == 2
    assert complaint in said.err
    assert "named" not in seats("play --scenario rise-of-the-people --seed 1 --players Ada", "q").err


def test_names_are_cleaned(seats: Vigil, tmp_path: Path) -> None:
    seats("play seats --scenario evening --players=-Ada\u202e,Bo", "q")
    assert "\nplayers Ada\tBo\n" in journal(tmp_path).read_text(encoding="utf-8")


# the curtain


def test_a_whole_game_shows_each_seat_its_own_and_nothing_else(seats: Vigil, tmp_path: Path) -> None:
    """Ada draws amber, Bo draws blue; each reads that only on a screen of his own."""
    typed = ["", "amber", "", "blue", "s", "bid 1", "", "s", "bid 3", "bread", "do"]
    typed += ["amber", "", "blue", "bid 3", "", "bid 1", "", "do rope", "", "go-on", "go-on"]
    said = seats(OWN_LAMPS, *typed)
    shown = screens(said.out)
    assert [who for who, _ in shown] == ["Ada", "Bo", "Ada", "Bo", "Ada", "Bo", "Ada"]
    for who, text in shown[:-1]:
        own, other = ("Amber", "Blue") if who == "Ada" else ("Blue", "Amber")
        assert f"You drew the lamp {other}" not in text
        assert f"lamp {other}," not in text
        assert own in text or "You drew" not in text
    assert "Seat 1: lamp ?, bag -\nSeat 2: lamp Blue, bag -" in shown[1][1]
    assert "Seat 1: lamp Amber, bag -\nSeat 2: lamp ?, bag -" in shown[2][1]
    assert "Bo is asked." in shown[1][1]
    assert said.code == 0
    assert "The evening is over." in said.out
    assert answers(tmp_path)[-4:] == ["1.2 bid > bid 1", "1.3 pack >1 rope", *["1.4 steal >@0 go-on"] * 2]


def test_what_others_draw_and_bid_in_secret_changes_no_letter_on_a_screen(seats: Vigil) -> None:
    def seen_by_ada(lamp: str, bid: str) -> list[str]:
        out = seats(OWN_LAMPS, "", "red", "", lamp, bid, "", "s", "log all", "explain", "why", "q").out
        out = re.sub(r"[0-9a-f]{64}|evening-\d+", "", out)
        return [text for who, text in screens(out) if who != "Bo"]

    worlds = {tuple(seen_by_ada(lamp, bid)) for lamp in ("blue", "green") for bid in ("bid 1", "bid 2", "bid 3")}
    assert len(worlds) == 1


def test_each_seat_reads_all_that_was_told_since_it_last_looked_and_nothing_twice(seats: Vigil) -> None:
    said = seats(ADA_AND_BO, "", "3", "", "1", "", "rope", "do", "", "go-on", "go-on", "2", "q")
    by = screens(said.out)
    ada, bo = ("".join(text for who, text in by if who == each) for each in ("Ada", "Bo"))
    assert ada.count("The bids are 3 and 1.") == 1
    assert bo.count("The bids are 3 and 1.") == 1
    assert bo.index("Seat 1 packed a weight of 2.") < bo.index("Do you steal?")


def test_one_person_at_both_seats_needs_no_curtain_and_reads_nothing_twice(seats: Vigil) -> None:
    for players in ("", " --players Ada,Ada"):
        said = seats(f"play seats --scenario evening{players}", "1", "2", "do rope", "go-on", "q")
        assert CURTAIN not in said.out
        assert said.out.count("The bids are 1 and 2.") == 1
        assert said.out.count("Seat 1 drew a lamp.") == 1, "seat 2 hears it so"
        assert said.out.count("You drew the lamp") == 2
        assert ("Ada (seat 2) is asked." if players else "Seat 2 is asked.") in said.out


def test_leaving_and_ctrl_c_leave_no_secret_on_the_screen(seats: Vigil) -> None:
    last = screens(seats(ADA_AND_BO, "", "q").out)[-1]
    assert last[0] == ""
    assert "The game is saved" in last[1]
    assert "lamp" not in last[1]


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", "Passa lo schermo a Ada, poi premi Invio."), ("fr", "Passez l'écran à Ada, puis appuyez sur Entrée.")],
)
def test_the_curtain_speaks_the_language_asked_for(seats: Vigil, language: str, words: str) -> None:
    assert words in seats(f"{ADA_AND_BO} --language {language}", "", "?", "q").out


def test_a_card_can_be_read_by_whom_it_belongs_to(seats: Vigil) -> None:
    said = seats(OWN_LAMPS, "", "amber", "", "blue", "card lamp", "card blue", "card amber", "card", "q")
    text = screens(said.out)[1][1]
    assert text.count("It is cold.") == 2
    assert "It glows." not in text
    assert text.count("No such card is in view.") == 2


def test_numbers_and_refusals_are_those_of_the_seat(seats: Vigil) -> None:
    said = seats(ADA_AND_BO, "", "why", "3", "", "why", "1", "", "do bread", "1", "", "explain", "q")
    first, second, _, fourth = (text for who, text in screens(said.out) if who)
    assert "Nobody bids 4." in first
    assert "Nobody bids 5." in second
    assert "weight: 0" in fourth
    assert "+1  bread" not in fourth


# taking back


def test_ones_own_answer_is_taken_back_before_the_screen_is_passed_on(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ADA_AND_BO, "", "2", "u", "q")
    assert "Undone." in said.out
    assert bare(journal(tmp_path).read_text())[-3].startswith("< ")
    assert "agree" not in said.out


def test_anothers_answer_is_taken_back_only_if_all_agree(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ADA_AND_BO, "", "2", "", "u", "no", "u", "yes", "1", "q")
    assert said.out.count("Do all agree? (yes/no)") == 2
    assert "Then it stays as it is." in said.out
    assert [who for who, _ in screens(said.out)] == ["Ada", "Bo", "Ada", ""]
    assert sum(line.startswith("< ") for line in journal(tmp_path).read_text().split("\n")) == 1
    again = " ".join(seats("resume -l it", "", "u", "sì", "q").out.split())
    assert "Siete tutti d'accordo? (sì/no)" in again
    assert "Annullato." in again


def test_under_ironman_nobody_is_asked_to_agree(seats: Vigil) -> None:
    said = seats(f"{ADA_AND_BO} --undo ironman", "", "2", "u", "", "u", "q")
    assert said.out.count("without undo (ironman)") == 2
    assert "Do all agree" not in said.out


@pytest.mark.parametrize("players", ["Ada,Bo", "Ada,Ada", "Ada,@random"])
def test_a_crash_of_the_rules_is_told_without_the_secret_answer(
    seats: Vigil, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: str
) -> None:
    def broken(seat: int) -> None:
        raise RuntimeError("the bag broke")

    monkeypatch.setattr("tests.terminal.seats_game.pack", broken)
    said = seats(f"play seats --scenario evening --players {players}", "", "bid 2", "", "bid 3", "q")
    assert said.code == 0
    assert "The rules failed on that answer" in said.out
    assert "RuntimeError" in said.out
    assert not re.search(r"1\.2 bid >1? bid \d", said.out)
    text = "\n".join(bare(journal(tmp_path).read_text()))
    assert "\n< 2\n" in text, "back to before the bids"
    assert not re.search(r" bid >.*\n.* bid >", text), "the bid on which the rules failed was never written"


# bots, watching, saves


def test_a_bot_answers_for_its_seat_and_undo_goes_behind_it(seats: Vigil, tmp_path: Path) -> None:
    said = seats("play seats --scenario evening --players Ada,@random", "3", "do rope", "u", "q")
    assert CURTAIN not in said.out
    assert "At the table: Ada · Random (bot, seat 2)" in said.out
    lines = answers(tmp_path)
    assert any(" bid >1 bid " in line for line in lines)
    assert any(" steal >1@0 " in line for line in lines), "the bot answered after Ada had packed"
    assert "< 4" in bare(journal(tmp_path).read_text()), "two lamps and two bids stay"
    assert said.out.count("What goes into the bag?") == 2


def test_a_seat_of_nobody_is_played_by_who_is_there(seats: Vigil) -> None:
    said = seats("play seats --scenario evening --players Ada,-", "3", "1", "q")
    assert CURTAIN not in said.out
    assert "Seat 2 (nobody) is asked." in said.out


@pytest.mark.parametrize("command", ["--bot random", "--players @random,@random"])
@pytest.mark.parametrize("extra", ["", " --companion card"])
def test_chance_plays_several_seats_to_the_end_and_tells_no_secret(seats: Vigil, command: str, extra: str) -> None:
    said = seats(f"play seats --scenario evening {command}{extra}")
    assert said.code == 0
    assert "The evening is over." in said.out
    assert said.out.count("answered in secret") == 4
    assert "You drew" not in said.out
    assert re.search(r"fingerprint.*[0-9a-f]{64}", said.out, re.DOTALL)
    assert "{" not in said.out


def test_the_luck_of_a_bot_is_not_that_of_the_dice(vigil: Vigil) -> None:
    told = [vigil(f"play --scenario rise-of-the-people --seed {seed} --bot random").out for seed in (3, 3, 4)]
    assert told[0] == told[1] != told[2]


def test_saves_name_the_players(seats: Vigil) -> None:
    seats(ADA_AND_BO, "q")
    assert "At the table: Ada · Bo" in seats("saves").out


def test_that_somebody_enters_the_dice_of_several_is_told(seats: Vigil) -> None:
    told = "In this game the players enter dice, cubes or cards by hand"
    said = seats(OWN_LAMPS, "", "amber", "q")
    assert told in said.out
    said = seats("resume 1", "q")
    assert told in said.out
    assert "One die, cube or card was entered by hand" in " ".join(said.out.split())
    assert told not in seats(ADA_AND_BO, "q").out


def test_a_replay_tells_what_everybody_heard_and_after_the_end_everything(seats: Vigil) -> None:
    seats(OWN_LAMPS, "", "amber", "", "blue", "1", "", "3", "bread", "do", "q")
    said = seats("replay 1")
    assert "Seat 2 drew a lamp." in said.out
    assert "You drew" not in said.out
    assert "Only what everybody heard" in said.out
    seats("resume", "", "red", "", "red", "1", "", "3", "bread", "do")
    said = seats("replay 1")
    assert "Ada: You drew the lamp Amber." in said.out
    assert "Bo: You drew the lamp Blue." in said.out
    assert "The evening is over." in said.out
