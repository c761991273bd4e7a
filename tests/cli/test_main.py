"""The command line: what a user types, what he reads, and the exit code."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import Vigil
from tests.journals import bare, resealed
from vigil.app import saves
from vigil.app.loaded_game import game_for
from vigil.games import GAMES, take_down
from vigil.kernel.unsafe_characters import STRANGE

RISE = "play navajo-wars --scenario rise-of-the-people --seed 1"


def save_of(tmp_path: Path, n: int = 1) -> Path:
    return tmp_path / "home" / "saves" / f"navajo-wars-rise-of-the-people-{n}.journal"


def test_without_a_scenario_it_asks_and_end_of_input_starts_nothing(vigil: Vigil) -> None:
    said = vigil("play")
    assert said.code == 0
    assert "rise-of-the-people" in said.out
    assert "no game was started" in said.out
    assert saves.saved_games() == []


def test_a_scenario_is_chosen_by_number_or_by_the_beginning_of_its_name(vigil: Vigil, tmp_path: Path) -> None:
    vigil("play", "1")
    vigil("play", "nonsense", "rise")
    assert save_of(tmp_path, 1).exists()
    assert save_of(tmp_path, 2).exists()


@pytest.mark.parametrize(
    ("language", "morning"), [("en", "Day 1: Morning"), ("it", "Giorno 1: Mattino"), ("fr", "Jour 1\u00a0: Matin")]
)
def test_a_bot_tells_a_whole_war_without_asking(vigil: Vigil, language: str, morning: str) -> None:
    said = vigil(f"play this-war-of-mine --bot steady --seed 1 --plain --language {language}")
    assert (said.code, morning in said.out) == (0, True)
    assert "?" not in said.out.splitlines()[0]


def test_end_of_input_saves_says_so_and_exits_0(vigil: Vigil, tmp_path: Path) -> None:
    said = vigil(RISE, "1")
    assert said.code == 0
    assert "The game is saved:" in said.out
    assert str(save_of(tmp_path)) in said.out
    assert save_of(tmp_path).read_text().startswith("vigil-journal 5\n")


def test_options_are_chosen_by_number_and_by_name_and_the_game_goes_on_where_it_was_left(
    vigil: Vigil, tmp_path: Path
) -> None:
    """The first option by its number, the next by its name; the resumed game asks what the left one had asked."""
    first = vigil(RISE, "3", "with-ferocity 1", "q")
    answers = [line for line in bare(save_of(tmp_path).read_text()) if " > " in line]
    assert answers == ["14.1 place-area > place-at shiprock 3", "14.1 place-ferocity > with-ferocity 1"]
    left = first.out.split("> ")[-2]
    assert "In which Area does Family B start?" in left
    again = vigil("resume", "q")
    assert again.code == 0
    assert again.out.split("> ")[0].endswith(left)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "The game is saved"), ("it", "La partita è salvata"), ("fr", "La partie est sauvegardée")],
)
def test_it_speaks_the_language_asked_for(vigil: Vigil, language: str, word: str) -> None:
    assert word in vigil(f"{RISE} --language {language}", "1").out


def test_the_language_may_change_in_the_middle_of_a_game(vigil: Vigil) -> None:
    said = vigil(RISE, "lang it", "lang xx", "q")
    assert "La partita è salvata" in said.out
    assert "«xx» non è tra en, it, fr" in said.out


def test_help_state_rule_card_log_and_explain(vigil: Vigil) -> None:
    said = vigil(RISE, "?", "s", "r 4.2.8", "r", "r 99", "log", "explain", "card", "why", "q")
    assert said.code == 0
    assert "undoes your last decision" in said.out
    assert "4.2.8" in said.out
    assert "There is no section “99”" in said.out
    assert "Shiprock" in said.out


def test_a_wrong_answer_gets_a_sentence_and_changes_nothing(vigil: Vigil, tmp_path: Path) -> None:
    said = vigil(RISE, "dance", "999", "q")
    assert "“dance” is not among the options" in said.out
    assert "“999” is not among the options" in said.out
    assert " > " not in save_of(tmp_path).read_text()


def test_undo_by_policy(vigil: Vigil) -> None:
    assert "Undone" in vigil(RISE, "1", "u", "q").out
    assert "nothing to undo" in vigil(RISE, "u", "q").out
    assert "ironman" in vigil(f"{RISE} --undo ironman", "1", "u", "q").out


def test_back_to_the_start_of_the_turn_when_there_is_none_is_a_sentence(vigil: Vigil) -> None:
    said = vigil(RISE, "u turn", "1", "u turn", "u turn", "q")
    assert said.code == 0
    assert said.out.count("nothing to undo") == 2
    assert said.out.count("Undone") == 1


def test_signs_that_only_look_like_numbers_are_no_numbers(vigil: Vigil) -> None:
    assert vigil(RISE, "²", "log ²", "u ²", "-1", "+", "q").code == 0


def test_saves_are_listed_with_their_policy_and_undos(vigil: Vigil) -> None:
    assert "no saved games yet" in vigil("saves").err
    vigil(f"{RISE} --undo no-peeking --title Evening", "1", "q")
    said = vigil("saves")
    assert said.code == 0
    assert "Evening" in said.out
    assert "no-peeking" in said.out


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_bot_plays_a_told_game_to_its_end(vigil: Vigil, language: str) -> None:
    said = vigil(f"play --scenario rise-of-the-people --seed 3 --bot random --language {language}")
    assert said.code == 0
    assert said.out.count("\n") > 50
    assert "{" not in said.out
    assert saves.saved_games() == []


def test_a_finished_game_is_told_again(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 800)
    said = vigil(f"replay {save_of(tmp_path)}")
    assert said.code == 0
    assert said.out.strip()
    open_game = vigil("play --scenario the-navajo-wars --seed 2", "1")
    assert open_game.code == 0
    assert "not over yet" in vigil("replay 1").out


def test_rule_prints_a_section_or_lists_them(vigil: Vigil) -> None:
    assert "3.2.1" in vigil("rule 3.2.1").out
    assert vigil("rule 3.1 step 4 --language fr").out == vigil("rule 3.1 étape 4 --language fr").out
    assert vigil("rule 3.1 passo 4 --language it").out.startswith("3.1 passo 4  ")
    assert vigil("rule").out.count("\n") > 200
    wrong = vigil("rule 77")
    assert wrong.code == 2
    assert "no section “77”" in wrong.err


def test_games_lists_the_scenarios(vigil: Vigil) -> None:
    said = vigil("games -l it").out
    assert "the-rope-thrower" in said
    for definition in map(take_down, GAMES):
        wishes = [f"--set {each.slug}={value}  " for each in definition.identity.settings for value in each.values]
        assert all(wish in said for wish in wishes)


# bad input


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play --scenario nowhere", "no scenario “nowhere”"),
        ("play chess", "no game “chess”"),
        (f"{RISE} --set pace=quick", "no setting “pace”"),
        (f"{RISE} --set culture-ceiling=12", "cannot be “12”"),
        (f"{RISE} --companion spoons", "cannot bring “spoons”"),
        (f"{RISE} --pack no-such-folder", "no content pack at"),
    ],
)
def test_bad_arguments_get_a_sentence_and_code_2(vigil: Vigil, command: str, complaint: str) -> None:
    said = vigil(command)
    assert said.code == 2
    assert complaint in said.err
    assert "Traceback" not in said.err


def test_a_save_cut_off_in_the_middle_goes_on_and_keeps_a_copy(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "1", "q")
    path = save_of(tmp_path)
    path.write_text(path.read_text()[:-4])
    said = vigil("resume", "q")
    assert said.code == 0
    assert "breaks off at line" in said.out
    assert list(path.parent.glob("*.before-1.txt"))
    assert "breaks off" not in vigil("resume", "q").out


def test_an_edited_save_names_the_line_and_goes_on(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "1", "q")
    path = save_of(tmp_path)
    lines = path.read_text().split("\n")
    at = next(n for n, line in enumerate(lines) if " > " in line)
    lines[at] = lines[at].split(" > ")[0] + " > fly-away"
    text = "\n".join(lines)
    path.write_text(resealed(text))
    said = vigil("resume", "q")
    assert said.code == 0
    assert f"From line {at + 1}" in said.out
    assert "fly-away" in said.out
    path.write_text(text)
    said = vigil("resume", "q")
    assert said.code == 0
    assert f"Line {at + 1} of the saved game is damaged or was changed outside Vigil" in said.out


def test_saves_of_another_game_or_no_saves_at_all(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "q")
    path = save_of(tmp_path)
    path.write_text(path.read_text().replace("game navajo-wars", "game parcheesi"))
    assert "no game “parcheesi”" in vigil(f"resume {path}").err
    said = vigil("saves")
    assert said.code == 0
    assert "no game “parcheesi”" in said.out
    path.write_text("dear diary\n")
    assert "not a saved game" in vigil(f"resume {path}").err
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a saved game" in vigil(f"resume {path}").err
    assert "no saved game “17”" in vigil("resume 17").err
    path.unlink()
    assert "no saved games yet" in vigil("resume").err


def test_two_tables_on_one_save_write_over_nothing(vigil: Vigil, tmp_path: Path) -> None:
    """The second one is told and does not sit down; the first one plays on."""
    first = spawned(tmp_path, RISE)
    assert first.stdin
    first.stdin.write("1\n")
    first.stdin.flush()
    path = save_of(tmp_path)
    wait_for(path, " > ")
    second = vigil("resume", "1", "q")
    assert second.code == 1
    assert "is open at another table" in second.err
    assert path.read_text().count(" > ") == 1
    out, _ = first.communicate("1\nq\n", timeout=20)
    assert "Another table" not in out
    assert path.read_text().count(" > ") == 2
    assert vigil("resume", "q").code == 0


def test_a_save_of_other_rules_is_checked_and_taken_up(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    path = save_of(tmp_path)
    path.write_text(resealed(re.sub(r"\ncontent \w+", "\ncontent 000000000000", path.read_text())))
    said = vigil("resume", "q")
    assert said.code == 0
    assert "have changed since" in said.out


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_no_write_permission(vigil: Vigil, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home").chmod(0o500)
    said = vigil(RISE, "1")
    assert said.code == 1
    assert "cannot save the game" in said.err


def test_a_home_that_is_no_folder(vigil: Vigil, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    said = vigil(RISE, "1")
    assert said.code == 1
    assert "cannot save the game" in said.err


def test_a_pack_with_errors_names_file_line_field_and_what_is_expected(vigil: Vigil, tmp_path: Path) -> None:
    ours = Path(saves.__file__).parent.parent / "games" / "navajo_wars" / "content" / "operations_cards.toml"
    pack = tmp_path / "pack"
    pack.mkdir()
    text = ours.read_text(encoding="utf-8")
    line = next(n for n, row in enumerate(text.split("\n"), start=1) if "n = 2," in row or "n = 4," in row)
    rows = text.split("\n")
    rows[line - 1] = re.sub(r"preempt = \d", 'preempt = "two"', rows[line - 1], count=1)
    (pack / "operations_cards.toml").write_text("\n".join(rows), encoding="utf-8")
    said = vigil(f"{RISE} --pack {pack}")
    assert said.code == 2
    assert f"operations_cards.toml, line {line}" in said.err
    assert "preempt" in said.err
    assert "Expected `int`" in said.err
    (pack / "operations_cards.toml").write_text("cards = [", encoding="utf-8")
    assert "not valid TOML" in vigil(f"{RISE} --pack {pack}").err
    (pack / "operations_cards.toml").write_text(
        re.sub(r'do = "[a-z-]+"', 'do = "dance"', text, count=1), encoding="utf-8"
    )
    said = vigil(f"{RISE} --pack {pack}")
    assert said.code == 2
    assert re.search(r"operations_cards.toml, line 5: cards\[0\].major\S*: unknown effect 'dance'; one of", said.err)


def test_a_pack_replaces_words_and_numbers(vigil: Vigil, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / "text" / "en").mkdir(parents=True)
    (pack / "text" / "en" / "mine.ftl").write_text("scenario-rise-of-the-people = My Own Rise\n", encoding="utf-8")
    assert "My Own Rise" in vigil(f"{RISE} --pack {pack}", "s", "q").out
    assert "My Own Rise" in vigil("resume", "s", "q").out


def test_a_pack_must_have_words_for_its_cards_and_may_speak_one_language_only(vigil: Vigil, tmp_path: Path) -> None:
    ours = Path(saves.__file__).parent.parent / "games" / "navajo_wars" / "content" / "operations_cards.toml"
    pack = tmp_path / "pack"
    (pack / "text" / "it").mkdir(parents=True)
    text = ours.read_text(encoding="utf-8").replace('key = "dry-years"', 'key = "my-own-years"')
    (pack / "operations_cards.toml").write_text(text, encoding="utf-8")
    said = vigil(f"{RISE} --pack {pack}", "q")
    assert said.code == 2
    assert "no message name-my-own-years" in said.err
    (pack / "text" / "it" / "mine.ftl").write_text("name-my-own-years = Anni\ncard-my-own-years = Secchi.\n", "utf-8")
    assert vigil(f"{RISE} --pack {pack}", "q").code == 0


def test_the_game_is_found_by_its_scenario(seats: Vigil) -> None:
    assert game_for("", "rise-of-the-people") == "navajo-wars"
    assert game_for("seats", "rise-of-the-people") == "seats"
    assert game_for("", take_down("seats").identity.scenarios[0].slug) == "seats"
    assert game_for("") == next(iter(GAMES))


def test_coverage_outside_a_checkout_says_that_it_needs_the_sources(
    vigil: Vigil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("vigil.lab.rule_coverage.rule_sources.CHECKOUT", tmp_path)
    said = vigil("coverage navajo-wars --brief")
    assert said.code == 2
    assert "run it in a checkout" in said.err


# signals, in a process of its own


def spawned(tmp_path: Path, command: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "VIGIL_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8", "NO_COLOR": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "vigil.cli.main", *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


def wait_for(path: Path, text: str) -> None:
    for _ in range(1200):
        if path.exists() and text in path.read_text():
            return
        time.sleep(0.05)
    raise AssertionError(f"{text!r} never came")


def read_prompt(game: subprocess.Popen[str]) -> None:
    """Until the game waits for an answer."""
    assert game.stdout
    read = ""
    while not read.endswith("\n> "):
        letter = game.stdout.read(1)
        assert letter, f"it ended after {read!r}"
        read += letter


def test_ctrl_c_exits_130_and_nothing_is_lost(tmp_path: Path) -> None:
    game = spawned(tmp_path, RISE)
    read_prompt(game)
    assert game.stdin
    game.stdin.write("1\n")
    game.stdin.flush()
    read_prompt(game)
    assert " > " in save_of(tmp_path).read_text()
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert "The game is saved" in out
    assert "Traceback" not in err


def test_a_killed_game_has_every_answer_on_disk(tmp_path: Path, vigil: Vigil) -> None:
    game = spawned(tmp_path, RISE)
    assert game.stdin
    game.stdin.write("1\n1\n1\n")
    game.stdin.flush()
    path = save_of(tmp_path)
    for _ in range(1200):
        if path.exists() and path.read_text().count(" > ") == 3:
            break
        time.sleep(0.05)
    game.kill()
    game.communicate()
    assert path.read_text().count(" > ") == 3
    assert vigil("resume", "q").code == 0


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m vigil.cli.main play --scenario rise-of-the-people --seed 3 --bot random | head -n 2"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.stdout.count("\n") == 2


@pytest.mark.parametrize("command", ["resume", "replay", "verify", "saves"])
def test_a_file_never_runs_code(vigil: Vigil, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """A saved game names a bot whose module, when it is imported, leaves a file behind."""
    (tmp_path / "holiday_bot.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    vigil(RISE, "1")
    save = save_of(tmp_path)
    save.write_text(re.sub("\nplayers.*\n", "\nplayers @holiday_bot:Bot\n", save.read_text()))
    before = save.read_bytes()
    said = vigil(command if command == "saves" else f"{command} {save}")
    assert not (tmp_path / "ran").exists()
    if command == "resume":
        assert said.code == 1
        assert "vigil resume --bot holiday_bot:Bot" in said.err
        assert save.read_bytes() == before, "the game is not lost"
        vigil(f"resume {save} --bot holiday_bot:Bot")
        assert (tmp_path / "ran").exists(), "who types its name has it"


def test_names_that_look_alike_do_not_sit_at_one_table(vigil: Vigil) -> None:
    scenario = take_down("under-our-sun").identity.scenarios[0].slug
    said = vigil(f"play under-our-sun --scenario {scenario} --players Ada,ada")
    assert said.code == 2
    assert "looks too much like" in said.err


HOSTILE = "\x1b[2J\x9b2Jno\u202esuch\u2066thing\x07"


@pytest.mark.parametrize(
    "command",
    [
        f"packs check /tmp/{HOSTILE}",
        f"resume /tmp/{HOSTILE}",
        f"play {HOSTILE}",
        f"play navajo-wars --scenario {HOSTILE}",
        f"play navajo-wars --bot {HOSTILE}",
        f"play navajo-wars {HOSTILE} --plain",
        f"serve --port {HOSTILE}",
        f"serve --host {HOSTILE}",
    ],
)
def test_what_is_said_of_an_error_does_nothing_to_the_screen(
    vigil: Vigil, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    try:
        said = vigil(command).err
    except SystemExit:
        said = capsys.readouterr().err
    assert "\ufffd[2J\ufffd2Jnosuchthing" in said or "\\x1b" in said
    assert not STRANGE.search(said)


def test_names_of_a_hostile_pack_do_nothing_to_the_screen(vigil: Vigil, tmp_path: Path) -> None:
    words = tmp_path / "mine" / "text" / "en"
    words.mkdir(parents=True)
    (tmp_path / "mine" / "pack.toml").write_text('game = "\\u001b[2J"\ntitle = "T"\n"\\u001b]0;x\\u0007" = 1\n')
    assert not STRANGE.search(vigil(f"packs check {tmp_path / 'mine'}").err)
    (tmp_path / "mine" / "pack.toml").write_text('game = "navajo-wars"\ntitle = "T"\n')
    for text in ("name-man = {$\x1b[2J}\n", "\x1b[2Jfoo = x\n", "name-man = { \x1b[2J }\n", "\x9b2J"):
        (words / "mine.ftl").write_text(text, encoding="utf-8")
        said = vigil(f"packs check {tmp_path / 'mine'}")
        assert (said.code, bool(STRANGE.search(said.err))) == (2, False)
