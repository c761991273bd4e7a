"""A running game of several seats from a file goes on with dice that nobody knows; all are told, and agree."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.journals import bare, unsealed
from tests.web.conftest import AJAX, text_of
from tests.web.conftest import session as alone
from tests.web.pair_game import DEFINITION
from tests.web.rounds import Browser, a_moment_passes, agree
from tests.web.seats import Player, apart, head, one_screen, pair, sit_down
from tests.web.tables.test_dice_round import OWNER, friends, game, header
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import seal_of
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.journal_text import text_of as written
from vigil.kernel.journal.records import Checkpoint, Mark
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.recovery import restart_from, snapshot_of
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import dice_of
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance
from vigil.web.store.link_target import WATCHING, Link
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager

pytestmark = pytest.mark.usefixtures("pair", "judged_here")
__all__ = ["friends", "pair"]

SECRET = "ab" * 32
FILE = "opened this game from a file with"


def played(*players: str, answers: int = 3, secret: str = SECRET) -> Session:
    """A game by a secret that its host chose, with so many answers of persons."""
    session = Session.start(DEFINITION, None, head(*players, secret=secret))
    for _ in range(answers):
        if session.pending:
            seat, asked = next(iter(session.pending.items()))
            session.answer("bread" if asked.decision.key == "pack" else asked.options[0].name, seat)
    return session


def by_hand(*players: str, answers: int = 0) -> Session:
    """A game whose cards somebody entered, with so many answers after them."""
    session = Session.start(DEFINITION, None, head(*players, secret=SECRET, companion=("card",)))
    while isinstance(session.request, Chance):
        session.answer(str(session.request.outcomes[0]), session.request.seat)
    for _ in range(answers):
        if session.pending:
            seat, asked = next(iter(session.pending.items()))
            session.answer("bread" if asked.decision.key == "pack" else asked.options[0].name, seat)
    return session


def bring_in(client: TestClient, text: str) -> str:
    """The link of the first seat of the table at which a journal goes on."""
    answer = client.post("/games/import", content=text, headers=AJAX)
    assert answer.status_code == 200, answer.text
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return f"/table/{manager.store.tokens(manager.seat(answer.json()['to'].rpartition('/')[2])[0])[0]}"


def session_of(browser: Browser) -> Session:
    manager: TableManager = browser.client.app.state.web.manager
    session = manager.table(game(browser)).session
    assert session
    return session


def test_whoever_tried_secrets_chose_no_die_to_come(client: TestClient) -> None:
    def to_come(secret: str) -> int:
        return dice_of(0, secret)(3, 0) % 6

    secret = next(f"{n:064x}" for n in range(150) if to_come(f"{n:064x}") == 5)
    made = played(secret=secret)
    browser = Browser(client, bring_in(client, text_of(made)))
    found = header(browser)
    assert found.secret != secret
    assert (found.awaits, found.branched) == (True, len(made.entries))
    agree(browser)
    found = header(browser)
    assert secret not in (found.secret, *found.shares)
    assert [each.line() for each in session_of(browser).entries[: found.branched]] == [
        each.line() for each in made.entries
    ]


def test_all_read_where_it_comes_from_and_what_they_add_is_their_consent(client: TestClient) -> None:
    made = played()
    place = bring_in(client, text_of(made))
    browser, told = Browser(client, place), f"{FILE} {len(made.entries)} answers"
    page = client.get(place).text
    assert told in page
    assert "that is your consent" in page
    assert 'data-agree="yes"' in page, "the script waits for the person"
    browser.awaits()
    assert told not in str(browser.told), "said once, where the dice are awaited"
    agree(browser)
    browser.awaits()
    assert str(browser.told).count(told) == 1, "and once as a notice"
    assert told in client.get(place).text, "and it stands beside the fingerprint for good"
    for language, words in (("it", "importato questa partita"), ("fr", "importé cette partie")):
        assert words in client.get(f"{place}?lang={language}").text


def test_the_dice_of_the_file_are_not_vouched_for(client: TestClient, store: Store) -> None:
    made = played()
    browser = Browser(client, bring_in(client, text_of(made)))
    agree(browser)
    proof = verify(DEFINITION, None, parse(store.text(game(browser))))
    assert (proof.wrong, proof.empty, proof.set_backs) == ([], [], 0)
    assert proof.borrowed == sum(each.mark == Mark.DICE for each in made.entries)


@pytest.mark.parametrize("answers", range(6))
def test_it_goes_on_in_the_middle_of_any_question(client: TestClient, store: Store, answers: int) -> None:
    made = played(answers=answers)
    browser = Browser(client, bring_in(client, text_of(made)))
    agree(browser)
    session = session_of(browser)
    assert session.pending.keys() == made.pending.keys()
    assert session.digest(session.run.game.state) == made.digest(made.run.game.state)
    for _ in range(20):
        if session.pending:
            seat, asked = next(iter(session.pending.items()))
            token = store.tokens(game(browser))[seat]
            name = "bread" if asked.decision.key == "pack" else asked.options[0].name
            Player(client, seat, token).answer(name)
    assert session.over
    again = resume(DEFINITION, None, parse(store.text(game(browser))))
    assert not again.harmed
    assert again.over


def test_nobody_enters_a_die_of_a_game_of_several_from_a_file(client: TestClient, store: Store) -> None:
    """A head could leave all dice to be entered by hand, by whoever sits there."""
    made = by_hand("Ada", "Ada")
    browser = Browser(client, bring_in(client, text_of(made)))
    agree(browser)
    session = session_of(browser)
    assert header(browser).companion == ()
    assert [each.mark for each in session.entries[: len(made.entries)]] == [each.mark for each in made.entries]
    assert "2 dice, cubes or cards were entered by hand" in str(browser.told)
    ada = Player(client, 0, store.tokens(game(browser))[0])
    assert ada.post("/undo", at=ada.table.at, keep=0).status_code == 200
    assert [each.mark for each in session.entries] == ["~", "~"], "other ones fall, and nobody is asked for them"
    journal = parse(store.text(game(browser)))
    again, proof = resume(DEFINITION, None, journal), verify(DEFINITION, None, journal)
    assert not again.harmed
    assert (proof.wrong, proof.own) == ([], 2)


def test_nobody_enters_a_die_of_a_copy_or_a_branch_of_such_a_game(client: TestClient, store: Store) -> None:
    text = text_of(by_hand("Ada", "Ben"))
    place = bring_in(client, text[:-5])  # its end is missing, so that it is kept
    agree(Browser(client, place))
    number = store.rows("SELECT id FROM copies")[0][0]
    client.post(f"{place.replace('/table/', '/games/')}/copies/{number}")
    assert header(Browser(client, place)).companion == ()
    over = bring_in(client, text_of(by_hand("Ada", "Ben", answers=20)))
    assert header(Browser(client, over)).companion == ("card",), "what is over stays as it was"
    branch = client.post(f"{over}/branch", json={"keep": 1}, headers=AJAX).json()["to"]
    browser = Browser(client, branch)
    agree(browser)
    assert header(browser).companion == ()
    assert [each.mark for each in session_of(browser).entries] == ["!", "~"]


def test_nobody_enters_a_die_of_a_copy_in_which_none_has_fallen(client: TestClient, store: Store) -> None:
    awaited = Session.start(DEFINITION, None, awaiting(head(secret=SECRET, companion=("card",))))
    place = bring_in(client, text_of(awaited)[:-5])
    number = store.rows("SELECT id FROM copies")[0][0]
    client.post(f"{place.replace('/table/', '/games/')}/copies/{number}")
    browser = Browser(client, place)
    assert header(browser).companion == ()
    agree(browser)
    assert {each.mark for each in session_of(browser).entries} == {"~"}


def test_undo_and_redo_reach_behind_the_place_where_it_came_in(client: TestClient, store: Store) -> None:
    made = played("Ada", "Ada", answers=2)
    browser = Browser(client, bring_in(client, text_of(made)))
    agree(browser)
    ada = Player(client, 0, store.tokens(game(browser))[0])
    before = [each.line() for each in session_of(browser).entries]
    at = ada.table.at
    assert ada.post("/undo", at=at, keep=2).status_code == 200
    assert len(session_of(browser).entries) == 2
    assert ada.post("/redo", at=ada.table.at).status_code == 200
    assert [each.line() for each in session_of(browser).entries] == before
    again = resume(DEFINITION, None, parse(store.text(game(browser))))
    assert not again.harmed
    assert verify(DEFINITION, None, parse(store.text(game(browser)))).wrong == []


def test_one_person_and_bots(client: TestClient) -> None:
    made = played("Ada", "@random", answers=1)
    browser = Browser(client, bring_in(client, text_of(made)))
    assert header(browser).shares == ("?", "-")
    agree(browser)
    assert header(browser).shares == (browser.share, "-")
    assert FILE in str(browser.told)


def test_bots_alone_have_nobody_to_ask_and_another_secret(client: TestClient) -> None:
    made = played("@random", "@random", answers=1)
    browser = Browser(client, bring_in(client, text_of(made)))
    assert not header(browser).awaits
    assert header(browser).secret not in ("", SECRET)


def third(text: str) -> str:
    """A journal as it was written in the third format: with seals, but not for every line."""
    lines = [line for line in bare(text) if not line.startswith(("whole ", "seal "))]
    lines[0], end = "vigil-journal 3", lines.index("")
    before = seal_of("", "\n".join(line for line in lines[1:end] if not line.startswith(("title", "players"))))
    found = [*lines[:end], f"seal {before}", ""]
    for line in lines[end + 1 : -1]:
        if not line.startswith("@ "):
            before = seal_of(before, line)
            line = f"{line}\t{before}"
        found.append(line)
    return "\n".join([*found, ""])


def test_a_save_of_an_older_format(client: TestClient, store: Store) -> None:
    made = played()
    for text in (unsealed(text_of(made)), third(text_of(made))):
        browser = Browser(client, bring_in(client, text))
        assert header(browser).branched > 0
        agree(browser)
        assert store.text(game(browser)).startswith("vigil-journal 5\n")
        again = resume(DEFINITION, None, parse(store.text(game(browser))))
        assert not again.harmed
        assert header(browser).secret != SECRET


def test_a_save_that_begins_at_a_stored_state(client: TestClient, store: Store) -> None:
    whole = played(answers=8)
    last = next(each for each in reversed(whole.records) if isinstance(each, Checkpoint) and each.state)
    made = Session(DEFINITION, None, whole.header)
    snapshot = snapshot_of(made, last)
    assert snapshot
    restart_from(made, snapshot)
    made.settle()
    asked = made.pending[0]
    made.answer(asked.options[0].name, 0)
    browser = Browser(client, bring_in(client, text_of(made)))
    agree(browser)
    session = session_of(browser)
    assert session.digest(session.run.game.state) == made.digest(made.run.game.state)
    assert session.throws == whole.throws
    again = resume(DEFINITION, None, parse(store.text(game(browser))))
    assert not again.harmed
    assert again.digest(again.run.game.state) == made.digest(made.run.game.state)


def test_games_of_one_seat_and_finished_ones_stay_as_they_are(client: TestClient, store: Store) -> None:
    one, over = text_of(alone(20)), text_of(played(answers=20))
    for text in (one, over):
        place = bring_in(client, text)
        assert store.text(game(Browser(client, place))) == text
        assert FILE not in client.get(place).text


def test_a_game_of_which_nothing_was_played_is_a_new_one(client: TestClient) -> None:
    session = Session(DEFINITION, None, head(secret=SECRET))
    session.begin(session.new_game())
    place = bring_in(client, written(session.header, []))
    assert header(Browser(client, place)).secret != SECRET


def test_the_host_leaves_out_nobody_who_is_here_and_has_not_agreed(friends: TestClient, store: Store) -> None:
    friends.cookies.set("vigil-host", OWNER)
    place = bring_in(friends, text_of(played()))
    manager: TableManager = friends.app.state.web.manager  # type: ignore[attr-defined]
    host = Browser(friends, place)
    save = place.replace("/table/", "/games/")
    assert friends.post(f"{save}/hand", data={"seat": "1"}).status_code == 200
    given = manager.given.of(game(host))
    own = TestClient(friends.app, base_url="http://localhost:8437")
    ben = Browser(own, f"/table/{given[Link.to(1)].token}")
    assert own.post(f"{ben.table}/claim").status_code == 200
    here = Browser(friends, f"/table/{store.tokens(game(host))[0]}")
    watching = Player(own, 1, given[Link.to(1)].token)
    watching.watch()
    assert FILE in own.get(ben.table).text
    assert here.commit().status_code == 200
    a_moment_passes(here)
    assert here.post("begin").status_code == 200
    assert header(here).awaits
    assert ben.awaits()["stage"] == "commit", "Ben is here, and has not agreed"
    watching.table.watchers.clear()
    watching.table.presence.signs.clear()
    assert here.post("begin").status_code == 200
    assert ben.awaits()["stage"] == "wait", "who is not here is not waited for"


def test_who_comes_to_a_seat_later_is_told_too(client: TestClient, store: Store) -> None:
    place = bring_in(client, text_of(played("Ada", "Ben")))
    host = Browser(client, place)
    agree(host)
    for token in store.tokens(game(host)):
        client.get(f"/table/{token}")  # the screen here has shown it all
    client.post(f"{place.replace('/table/', '/games/')}/hand", data={"seat": "1"})
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    ben = Browser(client, f"/table/{manager.given.of(game(host))[Link.to(1)].token}")
    assert FILE in client.post(f"{ben.table}/claim", headers=AJAX).text.partition('class="dice"')[0]


def test_a_damaged_file_that_was_kept_comes_back_with_other_dice(client: TestClient, store: Store) -> None:
    text = text_of(played())
    place = bring_in(client, text[:-5])  # its end is missing
    browser = Browser(client, place)
    agree(browser)
    number = store.rows("SELECT id FROM copies")[0][0]
    answer = client.post(f"{place.replace('/table/', '/games/')}/copies/{number}", follow_redirects=False)
    assert answer.status_code == 303
    assert header(browser).secret != SECRET
    assert header(browser).awaits
    browser = Browser(client, place)
    agree(browser)
    assert FILE in str(browser.told)


# what is told


def screen_of(client: TestClient, text: str) -> str:
    """The screen at which a journal was brought in."""
    return str(client.post("/games/import", content=text, headers=AJAX).json()["to"])


def read_at(client: TestClient, table: str) -> str:
    return str(client.get(f"{table}/update", headers=AJAX).json().get("notices", ""))


def test_what_is_told_of_a_finished_game_is_read_once_at_its_screen(client: TestClient) -> None:
    """Damage, returns to a copy, a secret that is missing: nobody sits before that screen any more."""
    back, bare_of_secret = played(answers=2), played(answers=20, secret="")
    back.set_back()
    for _ in range(20):
        if back.pending:
            seat, asked = next(iter(back.pending.items()))
            back.answer("bread" if asked.decision.key == "pack" else asked.options[0].name, seat)
    assert back.over
    renamed = text_of(played(answers=20)).replace("players Ada\tBen", "players Ada\tBob")
    for text, told in (
        (text_of(back), "return to a copy"),
        (text_of(bare_of_secret), "holds no secret"),
        (renamed, "not as it was written"),
    ):
        screen = screen_of(client, text)
        assert told in read_at(client, screen), told
        assert read_at(client, screen) == ""
        page = screen_of(client, text)
        assert told in client.get(page).text
        assert read_at(client, page) == ""


def test_shares_without_their_secret_are_nobodys(client: TestClient, store: Store) -> None:
    made = played(answers=20, secret="")
    head = replace(made.header, shares=("ab" * 32, "-"))
    lines = written(head, made.records).split("\n")
    lines.insert(lines.index(next(each for each in lines if each.startswith("shares "))), f"fingerprint {'cd' * 32}")
    screen = screen_of(client, "\n".join(lines))
    page = client.get(screen).text
    assert "holds no secret" in page
    assert store.journal(1).header.shares == ()


def test_each_person_reads_a_notice_once_and_who_watches_reads_none(client: TestClient) -> None:
    ada, ben, cleo = apart(client, "Ada", "Ben", "Cleo")
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    here = one_screen(ada)
    watching = f"/table/{manager.given.token(ada.table.game, WATCHING).result()}"
    for seats, hear in ((None, [here, ben, cleo]), ([2], [cleo]), ([0], [here])):
        ada.table.tell("web-set-back", {"n": 1}, seats)
        assert read_at(client, watching) == ""
        for each in (here, ben, cleo):
            assert ("brought back a copy" in read_at(client, each.base)) == (each in hear)
        assert [read_at(client, each.base) for each in (here, ben, cleo)] == ["", "", ""]


def test_two_persons_at_one_screen_read_a_notice_together(client: TestClient) -> None:
    ada, ben = sit_down(client, "Ada", "Ben")
    here = one_screen(ada)
    here.watch()
    assert ada.table.shown_seat(here.link) == SPECTATOR, "a curtain is drawn"
    ada.table.tell("web-set-back", {"n": 1})
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    here.heard()

    async def noted() -> None:
        manager.noted(ada.table, None)

    asyncio.run(noted())
    assert "brought back a copy" in str(here.heard())
    assert [read_at(client, each.base) for each in (here, ada, ben)] == ["", "", ""]


# branches


def ended(client: TestClient) -> list[Player]:
    players = sit_down(client, "Ada", "Ben")
    for _ in range(20):
        session = players[0].session
        if session.pending:
            seat, asked = next(iter(session.pending.items()))
            players[seat].answer("bread" if asked.decision.key == "pack" else asked.options[0].name)
    assert players[0].session.over
    return players


def test_a_branch_is_announced_at_both_tables(client: TestClient) -> None:
    ada, ben = ended(client)
    for each in (ada, ben):
        each.watch()
        each.heard()
    place = ben.post("/branch", keep=5).json()["to"]
    for each in (ada, ben):
        assert "Ben plays on from answer 5 of this game" in str([one.get("notices") for one in each.heard()])
    browser = Browser(client, place)
    assert "Ben plays on here from answer 5 of a game that is over" in client.get(place).text
    assert "data-agree" not in client.get(place).text
    agree(browser)
    assert "Ben plays on here from answer 5" in str(browser.told)
    assert "Ben plays on here from answer 5" in client.get(place).text
    assert ada.session.over, "the old game stays as it is"


def test_a_branch_from_the_screen_of_all_is_announced_too(client: TestClient) -> None:
    ada, _ = ended(client)
    ada.table.screens.clear()  # as after the server was started anew
    place = one_screen(ada).post("/branch", keep=5).json()["to"]
    assert "Ada plays on from answer 5 of this game" in str(ada.state()["notices"])
    assert "Ada plays on here from answer 5" in client.get(place).text


def test_nobody_branches_a_running_game_of_several(client: TestClient, store: Store) -> None:
    ada, _ = sit_down(client, "Ada", "Ben")
    refused = ada.post("/branch", keep=1)
    assert (refused.status_code, refused.json()["key"]) == (403, "web-no-branch")
    assert len(store.games()) == 1


def test_a_branch_of_a_finished_game_from_a_file_is_from_that_file(client: TestClient, store: Store) -> None:
    over = bring_in(client, text_of(played(answers=20)))
    place = client.post(f"{over}/branch", json={"keep": 5}, headers=AJAX).json()["to"]
    assert f"{FILE} 5 answers" in client.get(place).text
    assert 'data-agree="yes"' in client.get(place).text


def test_a_finished_game_in_which_two_look_alike_can_be_read_but_not_played_on(
    client: TestClient, store: Store
) -> None:
    place = bring_in(client, text_of(played("Ada", "\u0410da", answers=20)))
    assert client.get(place).status_code == 200
    refused = client.post(f"{place}/branch", json={"keep": 5}, headers=AJAX)
    assert (refused.status_code, refused.json()["key"]) == (422, "web-branch-alike")
    assert len(store.games()) == 1


def test_a_running_game_in_which_two_look_alike_is_not_brought_in(client: TestClient, store: Store) -> None:
    for players in (("Ada", "\u0410da"), ("Random (bot)", "@random")):
        refused = client.post("/games/import", content=text_of(played(*players)), headers=AJAX)
        assert (refused.status_code, refused.json()["key"]) == (422, "web-import-alike")
    assert len(store.games()) == 0


def test_a_branch_of_a_save_that_begins_at_a_stored_state(client: TestClient, store: Store) -> None:
    made = alone(60)
    last = next(each for each in reversed(made.records) if isinstance(each, Checkpoint) and each.state)
    begun = Session(made.definition, made.content, made.header)
    snapshot = snapshot_of(begun, last)
    assert snapshot
    restart_from(begun, snapshot)
    begun.settle()
    keep = len(begun.entries)
    place = bring_in(client, text_of(begun))
    other = client.post(f"{place}/branch", json={"keep": keep}, headers=AJAX)
    assert other.status_code == 200, other.text
    again = resume(made.definition, made.content, parse(store.text(2)))
    assert not again.harmed
    assert again.header.branched == keep
    assert again.definition.rules.turn_number(again.run.game.state) == last.turn
