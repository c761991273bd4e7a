"""What a player may add without code: a tile, an enemy, an item, an event and a mission, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigil.app.loaded_game import library
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.bots.random_bot import at_random
from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.enemies import spawn
from vigil.games.under_our_sun.rules.missions import judge
from vigil.games.under_our_sun.rules.movement import lay
from vigil.games.under_our_sun.rules.sequence import STEPS
from vigil.games.under_our_sun.state import HOME, Character, Step
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.asking import do
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES

ROWS = {
    "tiles.toml": """
[[tiles]]
n = 33
key = "lighthouse"
move = 2
fields = 2
water = 3
objective = true
source = "mine"
""",
    "enemies.toml": """
[[enemies]]
key = "keeper"
kind = "human"
hp = 3
melee = { day = ["yellow"], night = ["green"] }
meet = [{ do = "slow" }]
loot = [[], [{ do = "loot" }], [{ do = "loot" }]]
source = "mine"
""",
    "items.toml": """
[[cards]]
key = "foghorn"
price = 4
eye = true
recipe = { metal = 1 }
ap = 1
effects = [{ each = "here", then = [{ do = "rest" }] }]
source = "mine"
""",
    "events.toml": """
[[cards]]
key = "event-bottle"
effects = [{ choose = "bottle", of = [{ key = "uncork", then = [{ do = "karma" }] }, { key = "leave-it" }] }]
source = "mine"
""",
}
MISSION = """
[[missions]]
slug = "search-and-rescue"
difficulty = 1
mode = "co-operative"
reach = 0
won = "light-lit"
source = "mine"
[[missions.cards]]
key = "light-the-coast"
before = "light-briefing"
set_up = [{ do = "lay", tile = "lighthouse", far = 2 }]
objective = { if = "held", tile = "lighthouse" }
days = 4
"""
WORDS = {
    "en": """
name-lighthouse = Lighthouse
event-tile-lighthouse = The sea is gone. The keeper is not.
name-keeper = Lighthouse keeper
event-meets-keeper = He asks for the ship's papers.
name-foghorn = Foghorn
name-event-bottle = A bottle
event-event-bottle = A letter in a bottle, in the middle of the desert.
question-bottle = The cork sits tight. Well?
option-uncork = Uncork it
name-light-the-coast = The light: the coast
event-mission-light-briefing = Somebody lights a lamp where the coast used to be.
event-mission-light-the-coast = Get to the lighthouse. By the end of day 4.
event-mission-light-lit = The lamp turns again.
""",
    "it": """
name-lighthouse = Faro
event-tile-lighthouse = Il mare non c'è più. Il guardiano sì.
name-keeper = Guardiano del faro
event-meets-keeper = Chiede i documenti della nave.
name-foghorn = Corno da nebbia
name-event-bottle = Una bottiglia
event-event-bottle = Una lettera in bottiglia, in mezzo al deserto.
question-bottle = Il tappo tiene. Allora?
option-uncork = Stapparla
name-light-the-coast = La luce: la costa
event-mission-light-briefing = Qualcuno accende una lampada dove un tempo c'era la costa.
event-mission-light-the-coast = Andate al faro. Entro la fine del giorno 4.
event-mission-light-lit = La lampada gira di nuovo.
""",
    "fr": """
name-lighthouse = Phare
event-tile-lighthouse = La mer n'est plus là. Le gardien, si.
name-keeper = Gardien de phare
event-meets-keeper = Il demande les papiers du navire.
name-foghorn = Corne de brume
name-event-bottle = Une bouteille
event-event-bottle = Une lettre dans une bouteille, au milieu du désert.
question-bottle = Le bouchon tient. Alors ?
option-uncork = La déboucher
name-light-the-coast = La lumière : la côte
event-mission-light-briefing = Quelqu'un allume une lampe là où était la côte.
event-mission-light-the-coast = Allez au phare. Avant la fin du jour 4.
event-mission-light-lit = La lampe tourne de nouveau.
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The template as `vigil packs new` writes it, and what the player adds to it."""
    folder = tmp_path / "coast"
    write_template(DEFINITION, folder)
    assert problems(DEFINITION, folder) == []
    for name, rows in ROWS.items():
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8") + rows, encoding="utf-8")
    path = folder / "missions.toml"
    path.write_text(path.read_text(encoding="utf-8") + MISSION, encoding="utf-8")
    for language, text in WORDS.items():
        (folder / "text" / language / "coast.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def content(folder: Path) -> Content:
    assert problems(DEFINITION, folder) == []
    content: Content = DEFINITION.content.load([folder])
    return content


def coast(content: Content) -> Sun:
    g: Sun = DEFINITION.rules.new(content, "search-and-rescue", {}, 1)
    g.log = []
    s = g.state
    s.agenda, s.phase, s.phases, s.active = [], "morning", 1, "veteran"
    s.people = [Character("veteran", 0, 8, 6), Character("scout", 0, 6, 6)]
    lay(g, HOME, "new-haven")
    return g


def test_the_mission_is_read_and_won_on_its_tile(content: Content) -> None:
    g = coast(content)
    play(do(STEPS["read-card"](g, Step("read-card"))), 1)
    assert g.tile("2,0").key == "lighthouse"
    judge(g)
    assert g.state.ending == ""
    g.state.people[0].at = "2,0"
    judge(g)
    assert (g.state.ending, g.state.cause) == ("survivors", "mission")
    assert g.log is not None
    told = [event.key for event in g.log]
    assert told[-1] == "mission-light-lit"
    assert "mission-light-briefing" in told


def test_the_enemy_the_item_and_the_event(content: Content) -> None:
    g = coast(content)
    a, b = g.state.people
    found = play(spawn(g, HOME), "keeper")
    assert found
    assert (found.key, g.row(found).hp) == ("keeper", 3)
    play(resolve(g, "meet-keeper", a))
    assert a.ap == 5
    play(resolve(g, "use-foghorn", a))
    assert (a.well_being, b.well_being) == (2, 2)
    a.karma = 1
    play(resolve(g, "event-bottle", a), "uncork")
    assert a.karma == 2
    assert "foghorn" in content.recipes
    assert "lighthouse" not in g.state.unseen


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(folder: Path, content: Content, language: str) -> None:
    words = library(DEFINITION, [folder], content)[language]
    assert words.name("lighthouse") in WORDS[language]
    assert words.say("question-bottle") in WORDS[language]
    assert words.say("event-mission-light-lit") in WORDS[language]


def test_missions_are_played_with_it(content: Content) -> None:
    met, tiles = set[str](), set[str]()
    for seed in range(12):
        g: Sun = DEFINITION.rules.new(content, "search-and-rescue", {}, 1 + seed % 3)
        run = Driver(DEFINITION, g)
        run.begin_turn()
        play_out(run, seed, at_random(seed))
        met.update(each.key for each in g.state.enemies)
        tiles.update(tile.key for tile in g.state.tiles.values())
    assert ("keeper" in met, "lighthouse" in tiles) == (True, True)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("tiles.toml", 'key = "lighthouse"\nmove = 2', 'key = "lighthouse"\nmove = "far"', "move"),
        ("enemies.toml", '[{ do = "slow" }]', '[{ do = "slaw" }]', "unknown effect 'slaw'"),
        ("items.toml", 'ap = 1\neffects = [{ each = "here"', 'effects = [{ each = "here"', "must cost AP or use it up"),
        ("events.toml", 'key = "event-bottle"\n', 'key = "event-bottle"\ncolour = "red"\n', "colour"),
        ("missions.toml", 'if = "held", tile = "lighthouse"', 'if = "holds", tile = "lighthouse"', "holds"),
    ],
)
def test_a_mistake_is_named_with_its_file(folder: Path, name: str, old: str, new: str, said: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert problem.startswith(f"{name}, line ")
    assert said in problem


def test_missing_words_are_named(folder: Path) -> None:
    words = folder / "text" / "it" / "coast.ftl"
    words.write_text(WORDS["it"].replace("event-meets-keeper", "event-meets-nobody"), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert "event-meets-nobody: no message of this game is called so" in problem
    words.write_text(WORDS["it"].replace("option-uncork = Stapparla\n", ""), encoding="utf-8")
    assert problems(DEFINITION, folder) == ["text/it/*.ftl: no message option-uncork"]
