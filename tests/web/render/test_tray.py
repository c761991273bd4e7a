"""Free actions stand in a tray of their own, after what is asked; wherever options can be chosen goes with them."""

from __future__ import annotations

from tests.web.conftest import play, session
from vigil.app.loaded_game import load_game
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book
from vigil.presentation.board_targets import lying
from vigil.presentation.first_game.lesson import header_of, lesson_of
from vigil.presentation.option_order import leaves, listed
from vigil.web.render.question import groups


def test_the_tray_holds_the_free_actions_and_what_ends_or_passes_comes_last() -> None:
    made, trays, last = session(0, 5, "los-duenos-del-mundo"), 0, 0
    board, words = made.definition.display.board, book("en", made.definition.identity.text)
    assert board
    for n in range(400):
        if not made.options:
            break
        observer = Observer(made, 0)
        found = groups(observer, words, made.options, lying(observer))
        shown = [each for group in found for each in group.choices]
        order = listed(made.definition, made.options)
        assert sorted(option.name for option in order) == sorted(option.name for option in made.options)
        assert [each.name for each in shown] == [option.name for option in order]
        ends = leaves(made.definition, order[-1])
        assert [each.n for each in shown] == [*range(1, len(shown)), 0 if ends else len(shown)]
        assert found[-1].last == ends
        assert not any(group.last for group in found[:-1])
        last += ends
        for option, each in zip(order, shown, strict=True):
            about = getattr(made.request, "facts", None) or {}
            assert each.at.split() == list(board.targets(option.key, option.facts or {}, about, made.view()))
        keys = {option.name: option.key for option in made.options}
        for group in found:
            inside = {keys[each.name] for each in group.choices}
            assert not group.tray or inside <= board.tray
        others = {key for key in keys.values() if key not in board.tray}
        trays += any(group.tray for group in found)
        assert others or not any(group.tray for group in found), "what is asked is never hidden in a tray"
        play(made, 1, n)
    assert trays > 5
    assert last > 20


def test_steps_stand_in_rows_with_one_price_and_every_option_keeps_its_number() -> None:
    box = load_game("under-our-sun")
    lesson, words = lesson_of(box.definition), box.books["en"]
    assert lesson
    made = Session.start(box.definition, box.content, header_of(lesson, box))
    for step in lesson.steps[:7]:
        made.answer(step.option, 0)
    observer = Observer(made, 0)
    found = groups(observer, words, made.options, lying(observer))
    rows = {group.title: group for group in found if group.ways}
    assert list(rows) == ["Move", "Charge: go in", "Sneak", "Explore: look"]
    assert [rows[title].price for title in rows] == ["2 AP", "2 AP", "3 AP", "1 AP"]
    assert [each.way for each in rows["Charge: go in"].choices] == list("→↖←↙↘")
    shown = [each for group in found for each in group.choices]
    assert [each.n for each in shown] == [*range(1, len(shown)), 0]
    assert {option.name for option in made.options} == {each.name for each in shown}
    alone = {each.label: each.price for each in shown if not each.way}
    assert (alone["Pick up"], alone["Put things down"], alone["Wait"]) == ("1 AP", "free", "")
