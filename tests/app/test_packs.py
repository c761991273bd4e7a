"""Content packs: kept under a name, checked before they are believed, named in a save with their fingerprint."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.conftest import Vigil
from tests.journals import unsealed
from vigil.app import saves
from vigil.app.loaded_game import load_game
from vigil.app.packs import installed as kept
from vigil.app.packs.installed import MOST_BYTES, MOST_FILES, PackRefused
from vigil.app.packs.template import write_template
from vigil.games import GAMES
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.unsafe_characters import STRANGE, UNSEEN, strange_sign

RISE = "play navajo-wars --scenario rise-of-the-people --seed 1 --plain"
VIGIL = Path(kept.__file__).parent.parent
WORDS = "scenario-rise-of-the-people = My Own Rise\n"


def pack(folder: Path, **files: str) -> Path:
    """A pack of one sentence, and of other files if they are given: text__en__mine for text/en/mine.ftl."""
    (folder / "text" / "en").mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text('game = "navajo-wars"\ntitle = "My Copy"\nversion = "2"\n', encoding="utf-8")
    (folder / "text" / "en" / "mine.ftl").write_text(WORDS, encoding="utf-8")
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path = path.with_suffix(".ftl" if name.startswith("text") else ".toml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_a_pack_is_added_listed_played_with_and_removed(vigil: Vigil, tmp_path: Path) -> None:
    assert "No content pack" in vigil("packs list").out
    said = vigil(f"packs add {pack(tmp_path / 'My Copy').rename(tmp_path / 'My-Copy')}")
    assert (said.code, "--pack my-copy" in said.out) == (0, True)
    (found,) = kept.installed("navajo-wars")
    assert (found.name, found.game, found.title, found.version) == ("my-copy", "navajo-wars", "My Copy", "2")
    assert kept.installed("chess") == []
    said = vigil("packs list")
    assert all(each in said.out for each in ("my-copy", "My Copy", "navajo-wars 2", found.hash))
    assert "My Own Rise" in vigil(f"{RISE} --pack my-copy", "s", "q").out
    saved = saves.saved_games()[0]
    assert saved.header.packs == (f"my-copy@{found.hash}",)
    assert "My Own Rise" in vigil("resume", "s", "q").out
    assert "nothing has changed" in vigil(f"packs add {tmp_path / 'My-Copy'}").out
    assert "is gone" in vigil("packs remove my-copy").out
    before = saved.path.read_text(encoding="utf-8")
    said = vigil("resume", "s", "q")
    assert said.code == 2
    assert f"my-copy ({found.hash}), which is not installed" in said.err
    assert saved.path.read_text(encoding="utf-8") == before, "nothing is lost"
    vigil(f"packs add {tmp_path / 'My-Copy'}")
    assert "My Own Rise" in vigil("resume", "s", "q").out


def test_a_pack_that_has_changed_is_named_and_the_game_goes_on(vigil: Vigil, tmp_path: Path) -> None:
    folder = pack(tmp_path / "copy")
    vigil(f"packs add {folder}")
    was = kept.open_pack("copy").hash
    vigil(f"{RISE} --pack copy", "q")
    pack(folder, text__en__mine="scenario-rise-of-the-people = Another Rise\n")
    assert "has replaced the earlier pack" in vigil(f"packs add {folder}").out
    said = vigil("resume", "s", "q")
    assert said.code == 0
    assert f"was {was}, now it is {kept.open_pack('copy').hash}" in " ".join(said.out.split())
    assert "Another Rise" in said.out
    vigil(f"{RISE} --pack {folder}", "q")
    assert saves.saved_games()[0].header.packs == (f"{folder}@{kept.open_pack('copy').hash}",)


def test_a_new_pack_is_complete_and_fit_for_every_game_on_the_shelf(vigil: Vigil, tmp_path: Path) -> None:
    for game in GAMES:
        folder = tmp_path / game
        said = vigil(f"packs new {game} {folder}")
        assert said.code == 0
        definition = load_game(game).definition
        for table in definition.identity.tables.rglob("*.toml"):
            written = (folder / table.relative_to(definition.identity.tables)).read_text(encoding="utf-8")
            assert written.endswith(table.read_text(encoding="utf-8"))
            assert written.startswith(f"# {table.name}:")
        assert "can be played with" in vigil(f"packs check {folder}").out
        assert vigil(f"packs add {folder}").code == 0
        assert load_game(game, [game]).definition.content.hash(load_game(game, [game]).content) == (
            definition.content.hash(definition.content.load([]))
        )
        assert vigil(f"packs new {game} {folder}").code == 2


def test_the_toy_has_a_template_too(tmp_path: Path) -> None:
    from examples.village.definition import TOY3
    from vigil.app.packs.check import problems

    assert write_template(TOY3, tmp_path / "toy") == 4
    assert problems(TOY3, tmp_path / "toy") == []


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("pack", 'game = "chess"\ntitle = "x"', "pack.toml, line 1: game: expected one of"),
        ("pack", 'title = "x"', "pack.toml: Object missing required field `game`"),
        ("pack", 'game = "navajo-wars"\ntitle = 3', "pack.toml, line 2: title: Expected `str`, got `int`"),
        ("operation_cards", "cards = []", "operation_cards.toml: no table of this game is called so"),
        ("stocks", "[", "stocks.toml, line 1: not valid TOML"),
        ("ceremony_cards", 'cards = [\n  { n = "x" },\n]', "ceremony_cards.toml, line 2: cards[0].n: Expected `int`"),
        ("text__en__mine", "good = { $x", "mine.ftl, line 1: not valid Fluent"),
        ("text__en__mine", "a-day = x\nevent-nothing-such = x", "mine.ftl, line 2: event-nothing-such: no message"),
        (
            "text__en__mine",
            "event-card-drawn = { $foo }",
            "line 1: event-card-drawn: $foo is not told here; expected $",
        ),
        ("text__de__mine", "name-x = x", "text/de/mine.ftl: expected text/<language>/*.ftl"),
        ("words__en__mine", "x = 1", "mine.toml: no table of this game is called so"),
    ],
)
def test_check_names_file_line_and_field(vigil: Vigil, tmp_path: Path, name: str, text: str, complaint: str) -> None:
    folder = pack(tmp_path / "copy", **{name: text})
    for doing in ("check", "add"):
        said = vigil(f"packs {doing} {folder}")
        assert said.code == 2
        assert complaint in said.err
    assert kept.names() == []


def test_a_catalog_that_is_no_text(vigil: Vigil, tmp_path: Path) -> None:
    folder = pack(tmp_path / "copy")
    (folder / "text" / "en" / "mine.ftl").write_bytes(b"name-x = \xff\xfe")
    assert "mine.ftl: not a text file in UTF-8" in vigil(f"packs check {folder}").err
    (folder / "pack.toml").write_bytes(b"\xff")
    assert "pack.toml: not a text file in UTF-8" in vigil(f"packs add {folder}").err


@pytest.mark.parametrize(
    "name",
    [
        "..\\evil.toml",
        "C:evil.toml",
        "a b.toml",
        "evil\n.toml",
        "con?.toml",
        "%2e%2e.toml",
        "é.toml",
        "a" * 90 + ".toml",
    ],
)
def test_names_that_mean_harm_elsewhere_are_refused(vigil: Vigil, tmp_path: Path, name: str) -> None:
    folder = pack(tmp_path / "copy")
    (folder / name).write_text("x = 1")
    said = vigil(f"packs add {folder}")
    assert (said.code, "unsuitable name" in said.err) == (2, True)
    assert kept.names() == []


def test_links_programs_and_heaps_are_refused(vigil: Vigil, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("x = 1")
    for what in ("link", "linked", "pipe", "program", "deep", "large", "many"):
        folder = pack(tmp_path / what)
        if what == "link":
            (folder / "stocks.toml").symlink_to(secret)
        elif what == "linked":
            (folder / "more").symlink_to(tmp_path)
        elif what == "pipe":
            os.mkfifo(folder / "stocks.toml")
        elif what == "program":
            (folder / "rules.py").write_text("print('mine')")
        elif what == "deep":
            (folder / "a" / "b" / "c").mkdir(parents=True)
        elif what == "large":
            with (folder / "stocks.toml").open("wb") as file:
                file.truncate(MOST_BYTES + 1)
        elif what == "many":
            for n in range(MOST_FILES + 1):
                (folder / f"notes{n}.txt").touch()
        said = vigil(f"packs add {folder}")
        assert said.code == 2, what
        assert "Traceback" not in said.err
        with pytest.raises(PackRefused):
            load_game("navajo-wars", [str(folder)], folders=True)
    assert kept.names() == []


def test_what_systems_leave_behind_is_not_taken_along(vigil: Vigil, tmp_path: Path) -> None:
    folder = pack(tmp_path / "copy")
    (folder / ".DS_Store").write_bytes(b"\x00")
    (folder / "README.md").write_text("Mine.")
    before = kept.fingerprint(folder)
    vigil(f"packs add {folder}")
    assert sorted(each.name for each in (kept.home() / "copy").iterdir()) == ["README.md", "pack.toml", "text"]
    (folder / "README.md").write_text("Mine, really.")
    assert kept.fingerprint(folder) == before, "what is not played with does not count"


def test_only_names_lead_to_a_pack(vigil: Vigil, tmp_path: Path) -> None:
    vigil(f"packs add {pack(tmp_path / 'copy')}")
    for name in ("../copy", "copy/../copy", str(tmp_path / "copy"), "COPY", ".", "", "copy\0"):
        with pytest.raises(PackRefused):
            load_game("navajo-wars", [name])
    for name in ("..", "copy/..", "none"):
        assert vigil(f"packs remove {name}").code == 2
    assert kept.names() == ["copy"]
    said = vigil("packs remove none")
    assert "Installed: copy" in said.err


def test_a_pack_that_was_spoilt_after_it_was_installed(vigil: Vigil, tmp_path: Path) -> None:
    vigil(f"packs add {pack(tmp_path / 'copy')}")
    vigil(f"packs add {pack(tmp_path / 'other')}")
    (kept.home() / "copy" / "pack.toml").write_text("[")
    assert [each.name for each in kept.installed()] == ["other"]
    said = vigil("packs list")
    assert said.code == 0
    assert "not valid TOML" in said.out
    assert vigil(f"{RISE} --pack copy").code == 2
    assert vigil(f"packs add {tmp_path / 'copy'}").code == 0, "it can be mended by adding it again"


def test_a_name_belongs_to_one_game(vigil: Vigil, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "seats", "tests.terminal.seats_game")
    vigil(f"packs add {pack(tmp_path / 'copy')}")
    (tmp_path / "copy" / "pack.toml").write_text('game = "seats"\ntitle = "x"\n')
    (tmp_path / "copy" / "text" / "en" / "mine.ftl").write_text("name-lamp = Lamp\n")
    said = vigil(f"packs add {tmp_path / 'copy'}")
    assert (said.code, "already called copy" in said.err) == (2, True)
    said = vigil("play seats --pack copy --plain", "q")
    assert (said.code, "belongs to another game: navajo-wars" in said.err) == (2, True)


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_commands_speak_every_language(vigil: Vigil, tmp_path: Path, language: str) -> None:
    folder = pack(tmp_path / "copy")
    spoken = [
        vigil(f"packs {what} -l {language}")
        for what in ("list", f"add {folder}", f"check {folder}", "remove copy", "remove copy", f"new x {folder}")
    ]
    assert all(re.search(r"pacchetto|paquet|installat|installé|prêt|pronto|gioco|jeu", s.out + s.err) for s in spoken)


def test_an_old_save_with_a_plain_folder_is_still_read(vigil: Vigil, tmp_path: Path) -> None:
    folder = pack(tmp_path / "copy")
    vigil(f"{RISE} --pack {folder}", "q")
    path = saves.saved_games()[0].path
    old = unsealed(path.read_text(encoding="utf-8"))
    path.write_text(re.sub(r"@[0-9a-f]{12}", "", old), encoding="utf-8")
    assert read_file(path).header.packs == (str(folder),)
    assert "My Own Rise" in vigil("resume", "s", "q").out


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("map", "a = " + "[" * 5000 + "]" * 5000, "beyond all measure"),
        ("map", "a = " + "{a=" * 3000 + "1" + "}" * 3000, "beyond all measure"),
        ("map", ".".join(["a"] * 3000) + " = 1", "beyond all measure"),
        ("stocks", "missions = " + "9" * 5000, "beyond all measure"),
        ("stocks", "missions = 0x" + "f" * 5000, "expected numbers up to"),
        ("stocks", "missions = 1e999", "expected numbers up to"),
        ("text__en__more", "name-mine = { $nope }\n", "$nope is not told here"),
        ("text__en__more", "name-man =\n    .gender = m\n", "the message has no value"),
        ("text__en__more", "name-man = { -nope }\n", "there is no -nope"),
        ("text__en__more", "name-man = { nope }\n", "there is no nope"),
        ("text__en__more", "name-man = { NOPE(1) }\n", "there is no NOPE"),
        ("text__en__more", "name-man = " + "{ " * 60_000 + "1" + " }" * 60_000 + "\n", "nested beyond all measure"),
        ("text__en__more", "%%%\n", "not valid Fluent"),
    ],
    ids=lambda text: text[:14],
)
def test_tables_and_words_beyond_measure_are_told_of(
    vigil: Vigil, tmp_path: Path, file: str, text: str, said: str
) -> None:
    folder = pack(tmp_path / "mine", **{file: text})
    for command in (f"packs check {folder}", f"{RISE} --pack {folder}"):
        found = vigil(command, "q")
        assert found.code == 2
        assert said in found.err


def test_a_term_of_its_own_may_be_used_and_a_form_without_words_is_called_by_its_name(
    vigil: Vigil, tmp_path: Path
) -> None:
    folder = pack(tmp_path / "mine", text__en__more="-rise = My Rise\nscenario-rise-of-the-people = { -rise }\n")
    assert "My Rise" in vigil(f"{RISE} --pack {folder}", "s", "q").out
    words = load_game("navajo-wars", [str(folder)], folders=True).books["en"]
    assert words.name("nothing-of-the-kind") == "nothing-of-the-kind"
    assert words.fill("x", "n_the", {"n": 3}) == 3


HIDDEN = {
    "turned": "My\u202e Own Rise",
    "escaped": 'My{ "\\u202E" } Own Rise',
    "longer": 'My{ "\\U00202Eab" } Own Rise',
    "filled": "My\u3164 Own\u200b Ri\u00adse",
    "isolated": "My \u2068Own\u2069 Rise",
}


@pytest.mark.parametrize("text", HIDDEN.values(), ids=HIDDEN)
def test_signs_that_nobody_sees_are_named_by_check_and_taken_out_in_play(
    vigil: Vigil, tmp_path: Path, text: str
) -> None:
    words = f"name-man = Man\nscenario-rise-of-the-people =\n    {text}\n"
    folder = pack(tmp_path / "copy", text__en__mine=words)
    for doing in ("check", "add"):
        said = vigil(f"packs {doing} {folder}")
        assert said.code == 2
        assert re.search(r"text/en/mine\.ftl, line 3: scenario-rise-of-the-people: a sign that nobody sees", said.err)
        assert not UNSEEN.search(said.err)
    assert kept.names() == []
    kept.install(folder, "copy")  # as an earlier Vigil did
    said = vigil(f"{RISE} --pack copy", "s", "card dry-years", "q")
    assert said.code == 0
    assert not UNSEEN.search(said.out)
    assert re.search(r"My(ab)? Own Rise", said.out)
    assert "is gone" in vigil("packs remove copy").out


@pytest.mark.parametrize("sign", ["\u202e", "\\u202e", "\\U0000202E"], ids=["plain", "short", "long"])
def test_signs_that_nobody_sees_in_a_table_and_in_the_head(vigil: Vigil, tmp_path: Path, sign: str) -> None:
    table = (load_game("navajo-wars").definition.identity.tables / "ceremony_cards.toml").read_text(encoding="utf-8")
    key = re.findall(r'key = "([a-z-]+)"', table)[0]
    table = table.replace(f'"{key}"', f'"{key[:3]}{sign}{key[3:]}"', 1)
    folder = pack(tmp_path / "copy", ceremony_cards=table)
    (folder / "pack.toml").write_text(f'game = "navajo-wars"\ntitle = "My{sign} Copy\u3164"\n', encoding="utf-8")
    said = vigil(f"packs check {folder}")
    assert said.code == 2
    assert re.search(r"ceremony_cards\.toml, line \d+: \w+: a sign that nobody sees \(U\+202E\)", said.err)
    assert "pack.toml, line 2: title: a sign that nobody sees (U+202E)" in said.err
    kept.install(folder, "copy")
    assert kept.open_pack("copy").title == "My Copy"
    box = load_game("navajo-wars", ["copy"])
    assert box.definition.content.hash(box.content) == box.definition.content.hash(load_game("navajo-wars").content)


ACTING = {
    "escape": ('{"\\u001b"}[2JMy', "1B"),
    "raw": ("\x1b[2JMy", "1B"),
    "c1": ('{"\\u009b"}2JMy', "9B"),
    "back": ('My{"\\u0008"}{"\\U000008"}', "08"),
    "nul": ('My{"\\u0000"}', "00"),
    "bell": ("My\x07", "07"),
    "return": ("My\rOwn", "0D"),
    "line": ("My\u2028Own", "2028"),
    "paragraph": ('My{"\\u2029"}Own', "2029"),
    "joiner": ("My\U00013430Own", "13430"),
    "joined": ('My{"\\U01345F"}Own', "1345F"),
}


@pytest.mark.parametrize(("text", "sign"), ACTING.values(), ids=ACTING)
def test_signs_that_do_something_to_a_screen_are_named_by_check_and_taken_out_in_play(
    vigil: Vigil, tmp_path: Path, text: str, sign: str
) -> None:
    folder = pack(tmp_path / "copy")
    words = f"name-man = Man\r\nscenario-rise-of-the-people =\r\n    {text} Rise\r\n"
    (folder / "text" / "en" / "mine.ftl").write_bytes(words.encode())
    said = vigil(f"packs check {folder}")
    assert said.code == 2
    assert re.search(rf"mine\.ftl, line 3: scenario-rise-of-the-people: .*\(U\+0*{sign}\)", said.err)
    assert said.err.count("a sign that nobody sees") == 1, "ends of lines are none"
    kept.install(folder, "copy")  # as an earlier Vigil did
    shown = load_game("navajo-wars", ["copy"]).books["en"].say("scenario-rise-of-the-people")
    assert shown.startswith(("My", "[2JMy", "2JMy"))
    assert not STRANGE.search(shown)


@pytest.mark.parametrize("sign", ["\\b", "\\f", "\\r", "\\u001b", "\\U0000009B", "\\u2028", "\u2029", "\x85"])
def test_such_signs_in_a_table(vigil: Vigil, tmp_path: Path, sign: str) -> None:
    folder = pack(tmp_path / "copy")
    head = f'game = "navajo-wars"\ntitle = "My{sign} Copy"\nversion = "C:\\\\bin"\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    said = vigil(f"packs check {folder}")
    assert (said.code, "pack.toml, line 2: title: a sign that nobody sees" in said.err) == (2, True)
    assert "line 3" not in said.err, "two backslashes are one"
    kept.install(folder, "copy")
    assert kept.open_pack("copy").title == "My Copy"


@pytest.mark.parametrize(
    "text",
    [
        '{"\\u00a0"}{"\\u2003"}',
        '{""}',
        "\u00a0\u3000",
        '{ $n ->\n    [one] {"\\u00a0"}\n   *[other] {" "}\n }',
        '{"\\u200b"}{"\\u0301"}',
    ],
    ids=["escaped", "nothing", "written", "chosen", "unseen"],
)
def test_a_message_of_which_nothing_can_be_seen_is_named_by_check(vigil: Vigil, tmp_path: Path, text: str) -> None:
    folder = pack(tmp_path / "copy", text__en__mine=f"name-man = Man\nname-stock = {text}\nname-woman = Woman\n")
    said = vigil(f"packs check {folder}")
    assert said.code == 2
    assert said.err.count("nothing of this message can be seen") == 1
    assert "text/en/mine.ftl, line 2: name-stock: nothing of this message can be seen" in said.err


def test_spaces_that_a_language_needs_stay(vigil: Vigil, tmp_path: Path) -> None:
    folder = pack(tmp_path / "copy", text__fr__mine="scenario-rise-of-the-people = Debout\u202f!\u00a0Oui\n")
    assert "can be played with" in vigil(f"packs check {folder}").out
    assert "Debout\u202f!\u00a0Oui" in load_game("navajo-wars", [str(folder)], folders=True).books["fr"].say(
        "scenario-rise-of-the-people"
    )


def test_our_own_words_and_tables_have_no_sign_that_nobody_sees() -> None:
    for file in (*VIGIL.rglob("*.ftl"), *VIGIL.rglob("*.toml")):
        assert not strange_sign(file.read_text(encoding="utf-8"), file.suffix == ".toml"), file
