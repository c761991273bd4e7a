"""The round of shares against those who would bend it: late, twice, for another, by an old promise, in the middle of a
change of hands."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX
from tests.web.pair_game import SLUG
from tests.web.rounds import Browser, a_moment_passes, agree
from tests.web.seats import pair
from tests.web.tables.test_dice_round import OWNER, friends, game, header, three, thrown
from vigil.kernel.journal.dice_shares import new_share, share_of
from vigil.kernel.rules.dice import commitment
from vigil.web.store.link_target import WATCHING, Link
from vigil.web.tables.dice_round_members import MOMENT
from vigil.web.tables.manager import TableManager

__all__ = ["friends", "pair"]
pytestmark = pytest.mark.usefixtures("pair")
LARGE = "x" * 300_000


def desk_of(client: TestClient) -> TableManager:
    found: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return found


def stranger(friends: TestClient, table: str) -> Browser:
    """Another browser that knows a link."""
    return Browser(TestClient(friends.app, base_url="http://localhost:8437"), table)


def promise(browser: Browser, seat: int) -> dict[str, str]:
    """A commitment by somebody who has not shown himself at the table."""
    browser.seen = header(browser).fingerprint
    return {"fingerprint": browser.seen, "commitment": commitment(browser.seen, seat, browser.share)}


def gone(browser: Browser, seat: int) -> None:
    """Nothing was heard of a seat for a while."""
    presence = desk_of(browser.client).table(game(browser)).presence
    presence.signs.pop(seat, None)
    presence.since -= MOMENT


# twice, late


def test_a_commitment_is_repeated_or_exchanged_only_while_one_is_awaited(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    assert ada.commit().status_code == ada.commit().status_code == 200
    first, ada.share = ada.share, new_share()
    assert ada.commit().status_code == 200
    ben.commit(), cleo.commit()
    last, ada.share = ada.share, first
    assert ada.commit().status_code == 409, "all are bound now"
    ada.share = last
    assert ada.commit().status_code == 200, "what was promised may be repeated"
    for each in (ada, ben, cleo):
        assert each.reveal().status_code == 200
    assert header(ada).shares == (last, ben.share, cleo.share)
    assert header(ada).voids == 0


def test_a_share_is_not_exchanged_after_it_was_shown(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    assert ada.reveal().status_code == 200
    assert ada.post("reveal", fingerprint=ada.seen, share=new_share()).status_code == 409
    assert header(ada).voids == 0, "what is in stays in"
    ben.reveal(), cleo.reveal()
    assert header(ada).shares == (ada.share, ben.share, cleo.share)


def test_words_after_a_commitment_of_the_same_person_take_its_place_until_all_are_bound(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    ada.commit()
    assert ada.post("words", words="rain").status_code == 200
    ben.commit(), cleo.commit()
    assert ada.post("words", words="snow").status_code == 409
    ben.reveal(), cleo.reveal()
    assert header(ada).shares == (share_of("rain"), ben.share, cleo.share)


# those who are not there


def test_one_alone_does_not_begin_and_all_who_are_here_do(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    gone(cleo, 2)
    ada.commit(), ben.commit()
    assert ada.post("begin").status_code == 200
    assert ada.post("begin").status_code == 200, "wished twice is wished once"
    assert ada.awaits()["stage"] == "commit"
    assert ada.reveal().status_code == 409
    assert ben.post("begin").status_code == 200
    assert ben.awaits()["stage"] == "reveal"
    assert cleo.post("commit", **promise(cleo, 2)).status_code == 409, "she came too late"
    ada.reveal(), ben.reveal()
    assert header(ada).shares == (ada.share, ben.share, "-")
    assert header(ada).voids == 0


def test_who_withheld_a_share_has_no_say_when_the_others_begin(friends: TestClient) -> None:
    """Cleo withheld and stays at her page; Ben leaves. Ada is the only one whose share is awaited."""
    ada, ben, cleo = three(friends)
    ada.commit(), cleo.commit()
    ben.post("commit", **promise(ben, 1))
    ada.reveal()
    ben.post("reveal", fingerprint=ben.seen, share=ben.share)
    a_moment_passes(ada)
    ada.post("begin"), ben.post("begin")
    assert header(ada).voids == 1
    gone(ben, 1)
    cleo.awaits()
    assert ada.commit().status_code == 200
    assert ada.post("begin").status_code == 200
    assert ada.awaits()["stage"] == "reveal"
    ada.reveal()
    assert header(ada).shares == (ada.share, "-", "-")


# old promises


def test_a_promise_for_the_old_fingerprint_is_worth_nothing_after_a_void_round(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    old, share = dict(promise(ada, 0)), ada.share
    cleo.post("reveal", fingerprint=cleo.seen, share=new_share())
    assert header(ada).voids == 1
    assert ada.post("commit", **old).status_code == 409
    assert ada.post("reveal", fingerprint=old["fingerprint"], share=share).status_code == 409
    renamed = {**old, "fingerprint": header(ada).fingerprint}
    assert ada.post("commit", **renamed).status_code == 200, "nobody can see what a promise is for"
    ben.commit()
    ada.post("reveal", fingerprint=header(ada).fingerprint, share=share)
    assert header(ada).voids == 2, "but it cannot be kept"
    assert ada.awaits()["stage"] == "wait"
    agree(ben)
    assert header(ben).shares == ("-", ben.share, "-")


# a change of hands


@pytest.mark.parametrize("shown", [False, True])
def test_a_seat_handed_anew_in_the_middle_begins_the_round_anew(friends: TestClient, shown: bool) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo) if shown else (ada, cleo):
        each.commit()
    if shown:
        ada.reveal()
    first, found = header(ada).fingerprint, game(ada)
    token = desk_of(friends).store.tokens(found)[0]
    owned = {"cookie": f"vigil-host={OWNER}"}
    assert (
        friends.post(f"/games/{token}/hand", data={"seat": "2"}, headers=owned, follow_redirects=False).status_code
        == 303
    )
    assert cleo.reveal().status_code in (403, 404), "her link is dead"
    assert header(ada).voids == (1 if shown else 0), "shares that were shown are known"
    assert (header(ada).fingerprint != first) == shown
    assert "Cleo has been given a new link" in ada.client.get(ada.table).text
    new = stranger(friends, f"/table/{desk_of(friends).given.of(found)[Link.to(2)].token}")
    assert new.client.post(f"{new.table}/claim").status_code == 200
    agree(ada, ben, new)
    assert header(ada).shares == (ada.share, ben.share, new.share)
    assert thrown(ada) == 3


@pytest.mark.parametrize("closed", [False, True])
def test_who_comes_to_the_seat_of_one_who_withheld_adds_to_the_dice(friends: TestClient, closed: bool) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    for each in (ben, cleo):
        each.post("reveal", fingerprint=each.seen, share=new_share())
        if each is ben:
            ada.commit(), cleo.commit()
    assert header(ada).voids == 2
    if closed:
        ada.commit()
    token, owned = desk_of(friends).store.tokens(game(ada))[0], {"cookie": f"vigil-host={OWNER}"}
    friends.post(f"/games/{token}/hand", data={"seat": "1"}, headers=owned)
    dan = stranger(friends, f"/table/{desk_of(friends).given.of(game(ada))[Link.to(1)].token}")
    assert dan.client.post(f"{dan.table}/claim").status_code == 200
    assert dan.awaits()["stage"] == "commit"
    assert cleo.awaits()["stage"] == "wait", "she withheld, and nobody else has come to her seat"
    agree(ada, dan)
    assert header(ada).shares == (ada.share, dan.share, "-")


def test_a_seat_taken_back_by_a_screen_that_withheld_stays_out(friends: TestClient) -> None:
    """The screen adds nothing, whichever seats are held there."""
    form = {"game": SLUG, "scenario": "short", "seats": "3", "name-1": "Ada", "name-2": "Ben", "name-3": "Cleo"}
    form |= {"how-1": "here", "how-2": "here", "how-3": "link"}
    host = stranger(friends, "")
    host.client.cookies.set("vigil-host", OWNER)
    place = host.client.post("/games", data=form, follow_redirects=False).headers["location"]
    host.table = host.client.get(place.replace("/players", "/sit"), follow_redirects=False).headers["location"]
    cleo = stranger(friends, f"/table/{desk_of(friends).given.of(game(host))[Link.to(2)].token}")
    assert cleo.client.post(f"{cleo.table}/claim").status_code == 200
    host.commit(), cleo.commit()
    host.post("reveal", fingerprint=host.seen, share=new_share())
    answer = host.client.post(place.replace("/players", "/hand"), data={"seat": "0"}, follow_redirects=False)
    place = answer.headers["location"]
    link = desk_of(friends).given.of(game(host))[Link.to(0)].token
    ada = stranger(friends, f"/table/{link}")
    assert ada.client.post(f"{ada.table}/claim").status_code == 200
    host.table = host.client.get(place.replace("/players", "/sit"), follow_redirects=False).headers["location"]
    assert host.awaits()["party"] == "1"
    assert host.awaits()["stage"] == "wait"
    agree(ada, cleo)
    assert header(ada).shares == (ada.share, "-", cleo.share)


# who may not


def test_a_spectator_adds_nothing_and_begins_nothing(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    manager = desk_of(friends)
    assert friends.portal

    async def link() -> str:
        return str(await manager.saved(manager.given.token(game(ada), WATCHING)))

    watch = stranger(friends, f"/table/{friends.portal.call(link)}")
    assert watch.client.get(watch.table).status_code == 200
    assert watch.awaits()["party"] == ""
    seen = watch.awaits()["fingerprint"]
    for what in ("begin", "words", "commit", "reveal"):
        refused = watch.post(what, fingerprint=seen, words="rain", commitment="0" * 64, share="0" * 64)
        assert (refused.status_code, refused.json()["key"]) == (422, "not-your-turn"), what
    agree(ada, ben, cleo)
    assert "-" not in header(ada).shares


@pytest.mark.parametrize("whose", ["none", "planted", "ben"])
def test_a_link_in_another_browser_adds_nothing(friends: TestClient, whose: str) -> None:
    ada, ben, _ = three(friends)
    other = stranger(friends, ada.table)
    if whose == "ben":
        other.client.cookies = ben.client.cookies
    elif whose == "planted":
        for name in ada.client.cookies:
            other.client.cookies.set(name, "0" * 32)
    seen = header(ada).fingerprint
    for what in ("begin", "words", "commit", "reveal"):
        answer = other.post(what, fingerprint=seen, words="rain", commitment="0" * 64, share="0" * 64)
        assert answer.status_code == 403, what
    assert ada.awaits()["mine"] == ""


# bodies


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        '{"dice": null}',
        '{"dice": {"a": 1}}',
        '{"dice": "commit"}',
        '{"dice": "reveal", "share": "0"}',
        '{"dice": "toString"}',
        '{"dice": 1}',
        f'{{"dice": "words", "words": "{LARGE}"}}',
        "[" * 5000,
    ],
    ids=lambda body: body[:24],
)
def test_a_body_that_is_none_changes_nothing(friends: TestClient, body: str) -> None:
    ada, ben, cleo = three(friends)
    headers = {**AJAX, "content-type": "application/json"}
    answer = ada.client.post(f"{ada.table}/dice", content=body, headers=headers)
    assert answer.status_code in (400, 413)
    assert "Traceback" not in answer.text
    assert ada.awaits()["mine"] == ""
    agree(ada, ben, cleo)


@pytest.mark.parametrize("text", ["0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 63 + "\n", "\u0660" * 64, "-", "?", ""])
def test_what_is_no_digest_is_no_commitment_and_no_share(friends: TestClient, text: str) -> None:
    ada, ben, cleo = three(friends)
    seen = header(ada).fingerprint
    assert ada.post("commit", fingerprint=seen, commitment=text).status_code == 409
    for each in (ada, ben, cleo):
        each.commit()
    assert ada.post("reveal", fingerprint=seen, share=text).status_code == 200
    assert header(ada).voids == 1, "it is not what was promised"
    agree(ben, cleo)
    assert header(ben).shares == ("-", ben.share, cleo.share)


def test_words_of_any_kind_are_a_share_of_their_first_letters(friends: TestClient) -> None:
    """Signs that are half a sign or do something elsewhere are words like others."""
    ada, ben, cleo = three(friends)
    text = "\u202e\x00\U0001f3b2 <b>&'\"; -- ?" + "w" * 400
    assert cleo.post("words", words=text).status_code == 200
    agree(ada, ben)
    assert header(ada).shares[2] == share_of(text[:200])
