"""Players are called by their names, in words that otherwise stay what they are."""

from __future__ import annotations

from pathlib import Path

from vigil.kernel.game import Event
from vigil.kernel.text import Words


def test_a_seat_is_called_as_its_player(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "name-seat-1 = the first player\nevent-rests = { $player } rests\nevent-all = all of { $players } rest\n"
        "event-of = { $player_the } rests too\n"
    )
    words = Words("en", [tmp_path])
    named = words.with_names({"seat-1": "Ada", "seat-2": "Ben { $x }"})
    assert words.event(Event("1", "rests", {"player": "seat-1"})) == "The first player rests"
    assert named.event(Event("1", "rests", {"player": "seat-1"})) == "Ada rests"
    assert named.event(Event("1", "rests", {"player": "seat-2"})) == "Ben { $x } rests", "a name is no message"
    assert named.event(Event("1", "all", {"players": ("seat-1", "seat-2")})) == "All of Ada, Ben { $x } rest"
    assert named.event(Event("1", "of", {"player": "seat-1"})) == "Ada rests too"
    assert named.has("name-seat-2")
    assert not words.has("name-seat-2")
