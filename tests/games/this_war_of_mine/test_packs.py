"""What a player may add without code: a place, a Fitting, a person and scripts of one's own, in three languages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.this_war_of_mine.war import drain
from vigil.app.loaded_game import library
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.bots.random_bot import at_random
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform, read_script
from vigil.games.this_war_of_mine.state import Person, Trip
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words

PLACE = """
[[locations]]
key = "observatory"
source = "mine"
rule = [{ do = "read", n = 1901 }]
special = { "1-5" = [], "6-10" = [{ do = "gain", what = "book" }] }
"""
FITTING = """
  { key = "samovar", green = true, cost = { component = 2 }, source = "mine", actions = [
    { key = "brew-tea", cost = { water = 1 }, effects = [
      { do = "lower", state = "fatigue" },
      { do = "read", n = 1903 },
    ] },
  ] },
]
"""
PERSON = """
[[characters]]
key = "zora"
border = "red"
prowess = 1
empathy = 5
inventory = 6
skill = { key = "stargazer", moment = "evening", effects = [{ do = "read", n = 1904 }] }
traits.a = [{ pay = [{ do = "lose", what = "coffee" }], else = [{ do = "raise", state = "misery" }] }]
traits.b = []
traits.c = []
scripts = { misery = 1905 }
epilogues = [1001, 1002, 1003]
source = "mine"
"""
SCRIPTS = """
[[scripts]]
n = 1901
source = "mine"
effects = [
  { choose = "dome", of = [
    { key = "climb", price = [{ do = "return-cards" }], then = [
      { do = "mark", mark = "saw-the-stars" },
      { do = "read", n = 1902 },
    ] },
    { key = "stay-below" },
  ] },
]

[[scripts]]
n = 1902
source = "mine"
effects = [{ do = "relief" }]

[[scripts]]
n = 1903
source = "mine"

[[scripts]]
n = 1904
source = "mine"
effects = [{ if = "marked", mark = "saw-the-stars", then = [{ do = "lower", state = "misery" }] }]

[[scripts]]
n = 1905
source = "mine"
effects = [{ do = "leave" }]
"""
WORDS = {
    "en": """
name-observatory = the observatory
name-samovar = samovar
name-brew-tea = brew tea
name-zora = Zora
name-stargazer = stargazer
event-script-1901 = 1901. The dome stands open, and the stairs still hold.
question-script-1901-dome = Does anybody go up?
option-script-1901-climb = Climb to the dome: return 1 card
option-script-1901-stay-below = Stay below
event-script-1902 = 1902. No light in the city, and so many above it.
event-script-1903 = 1903. The water sings. Nobody speaks while it does.
event-script-1904 = 1904. { $person } counts the stars through the hole in the roof.
event-script-1905 = 1905. { $person } has gone to the hill, where the sky is wider.
""",
    "it": """
name-observatory = l'osservatorio
name-samovar = samovar
name-brew-tea = preparare il tè
name-zora = Zora
name-stargazer = osservatrice di stelle
event-script-1901 = 1901. La cupola è aperta, e le scale reggono ancora.
question-script-1901-dome = Qualcuno sale?
option-script-1901-climb = Salire alla cupola: restituire 1 carta
option-script-1901-stay-below = Restare di sotto
event-script-1902 = 1902. Nessuna luce in città, e così tante sopra.
event-script-1903 = 1903. L'acqua canta. Finché canta, nessuno parla.
event-script-1904 = 1904. { $person } conta le stelle dal buco nel tetto.
event-script-1905 = 1905. { $person } è andata sulla collina, dove il cielo è più largo.
""",
    "fr": """
name-observatory = l'observatoire
name-samovar = samovar
name-brew-tea = faire du thé
name-zora = Zora
name-stargazer = guetteuse d'étoiles
event-script-1901 = 1901. La coupole est ouverte et l'escalier tient encore.
question-script-1901-dome = Quelqu'un monte-t-il ?
option-script-1901-climb = Monter à la coupole : rendre 1 carte
option-script-1901-stay-below = Rester en bas
event-script-1902 = 1902. Pas une lumière dans la ville, et tant au-dessus.
event-script-1903 = 1903. L'eau chante. Tant qu'elle chante, personne ne parle.
event-script-1904 = 1904. { $person } compte les étoiles par le trou du toit.
event-script-1905 = 1905. { $person } est partie vers la colline, là où le ciel est plus large.
""",
}


@pytest.fixture(scope="module")
def stars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template as `vigil packs new` writes it, and what the player adds to it."""
    folder = tmp_path_factory.mktemp("mine") / "stars"
    write_template(DEFINITION, folder)
    assert problems(DEFINITION, folder) == []
    for name, rows in (("locations.toml", PLACE), ("characters.toml", PERSON)):
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8") + rows, encoding="utf-8")
    path = folder / "fittings.toml"
    path.write_text(path.read_text(encoding="utf-8").rstrip().removesuffix("]") + FITTING, encoding="utf-8")
    (folder / "scripts" / "19.toml").write_text(SCRIPTS, encoding="utf-8")
    for language, text in WORDS.items():
        (folder / "text" / language / "stars.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def folder(stars: Path, tmp_path: Path) -> Path:
    """A copy in which a test may make mistakes."""
    return Path(shutil.copytree(stars, tmp_path / "stars"))


@pytest.fixture(scope="module")
def content(stars: Path) -> Content:
    assert problems(DEFINITION, stars) == []
    content: Content = DEFINITION.content.load([stars])
    return content


@pytest.fixture(scope="module")
def books(stars: Path, content: Content) -> dict[str, Words]:
    return library(DEFINITION, [stars], content)


def at_the_observatory(content: Content) -> War:
    g: War = DEFINITION.rules.new(content, "the-long-siege", {}, 1)
    g.log = []
    g.state.agenda, g.state.people = [], [Person("zora", task="scavenging")]
    g.state.trip = Trip("near", "observatory", unknown=3)
    return g


def test_the_place_reads_its_script_and_the_person_remembers_it(content: Content) -> None:
    g = at_the_observatory(content)
    zora = g.state.people[0]
    zora.levels["misery"] = 3
    perform(g, "location-observatory")
    play(drain(g), "script-1901-climb", 4)
    assert (g.state.trip and g.state.trip.unknown, zora.levels["misery"]) == (2, 2)
    perform(g, "skill-zora", "zora")
    play(drain(g))
    assert (zora.levels["misery"], g.state.read) == (1, [1901, 1902, 1904])


def test_the_fitting_is_built_and_used(content: Content) -> None:
    g: War = DEFINITION.rules.new(content, "the-long-siege", {}, 1)
    assert "samovar" in g.state.fittings
    assert content.works["brew-tea"].cost == {"water": 1}
    g.state.agenda, g.state.people = [], [Person("zora")]
    g.state.people[0].levels["fatigue"] = 2
    perform(g, "work-brew-tea", "zora")
    play(drain(g))
    assert (g.state.people[0].levels["fatigue"], g.state.read) == (1, [1903])


def test_misery_4_has_a_script_of_its_own(content: Content) -> None:
    g = at_the_observatory(content)
    read_script(g, 1905, "zora")
    play(drain(g))
    assert g.state.gone == ["zora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(books: dict[str, Words], language: str) -> None:
    words = books[language]
    for n in range(1901, 1906):
        assert words.say(f"event-script-{n}", {"person": "zora"}).startswith(f"{n}. ")
    assert "1905. Zora" in words.say("event-script-1905", {"person": "zora"})
    assert words.say("question-script-1901-dome").rstrip("?").strip() in WORDS[language]


def test_wars_are_played_with_it(content: Content) -> None:
    people: set[str] = set()
    places: set[str] = set()
    for seed in range(12):
        g: War = DEFINITION.rules.new(content, DEFINITION.identity.scenarios[seed % 2].slug, {}, 1)
        run = Driver(DEFINITION, g)
        run.begin_turn()
        play_out(run, seed, at_random(seed))
        people.update((person.key for person in g.state.people), g.state.gone)
        places.update(g.state.places.values())
    assert ("zora" in people, "observatory" in places) == (True, True)


def test_a_mistake_is_named_with_its_file_and_line(folder: Path) -> None:
    path = folder / "scripts" / "19.toml"
    path.write_text(SCRIPTS.replace("n = 1902 }", "n = 1999 }"), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert "1999" in problem
    path.write_text(SCRIPTS.replace('"relief"', '"joy"'), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert problem.startswith("19.toml, line 18: scripts[1].effects[0]")
    path.write_text(SCRIPTS, encoding="utf-8")
    words = folder / "text" / "it" / "stars.ftl"
    words.write_text(WORDS["it"].replace("event-script-1904", "event-script-1914"), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert "event-script-1914: no message of this game is called so" in problem
    words.write_text(WORDS["it"].replace("option-script-1901-stay-below = Restare di sotto\n", ""), encoding="utf-8")
    assert problems(DEFINITION, folder) == ["text/it/*.ftl: no message option-script-1901-stay-below"]


@pytest.mark.parametrize(("last", "circle"), [(1902, "1902, 1902"), (1903, "1902, 1903, 1902")])
def test_scripts_that_lead_back_to_themselves_are_named(folder: Path, last: int, circle: str) -> None:
    path = folder / "scripts" / "19.toml"
    text = SCRIPTS.replace('{ do = "relief" }', f'{{ do = "read", n = {last} }}')
    back = 'n = 1903\nsource = "mine"\n'
    path.write_text(text.replace(back, back + 'effects = [{ do = "read", n = 1902 }]\n'), encoding="utf-8")
    (problem,) = problems(DEFINITION, folder)
    assert problem.startswith("19.toml, line 18: scripts[1].effects")
    assert f"without end: {circle}" in problem


def test_rules_without_an_end_are_stopped_in_the_terminal(tmp_path: Path) -> None:
    """Script 333 leads back to itself on a condition, which no check can know. The answer that led there does not
    count; what was acknowledged stands, and the game goes on from it."""
    folder = tmp_path / "round"
    write_template(DEFINITION, folder)
    path = folder / "scripts" / "03.toml"
    before, _, after = path.read_text(encoding="utf-8").partition("[[scripts]]\nn = 333\n")
    path.write_text(before + ROUND + after[after.index("[[scripts]]") :], encoding="utf-8")
    assert problems(DEFINITION, folder) == []
    home = {**os.environ, "VIGIL_HOME": str(tmp_path / "home")}

    def vigil(command: str, typed: str, *more: str) -> subprocess.CompletedProcess[str]:
        called = [sys.executable, "-c", IMPATIENT, *command.split(), "--language", "en", *more]
        return subprocess.run(called, input=typed, capture_output=True, text=True, check=False, env=home)

    scenario = DEFINITION.identity.scenarios[0].slug
    a_day = "do\n" * 3 + "1\ndo\n" * 2  # nothing is done; one goes without water, one eats
    a_night = "1\n4\n7\ndo\nleave-unguarded\n"
    done = vigil(f"play {DEFINITION.slug} --seed 1 --scenario {scenario}", a_day + a_night, "--pack", str(folder))
    assert "The rules were caught in a loop and were stopped." in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 1
    again = vigil("resume", "assign-again\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Is that what you want?" in again.stdout
    assert "The night: who does what?" in again.stdout


IMPATIENT = """
import sys
from vigil.app import time_limit
from vigil.cli.main import main

time_limit.ALONE = 1.0
sys.exit(main())
"""
ROUND = """[[scripts]]
n = 333
source = "mine"
effects = [{ if = "day", n = 1, then = [{ do = "read", n = 333 }] }]

"""
