"""Games for those who compute: every answer a line of JSON, as the schema says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from examples.village.definition import TOY3
from tests.conftest import Vigil
from vigil.app import saves
from vigil.cli.export import answers, plain_of
from vigil.games import GAMES, take_down
from vigil.lab.named_games import header_of
from vigil.presentation.export_schema import answer_of, schema_of

RISE = "play navajo-wars --scenario rise-of-the-people --seed 1 --plain"


def problems(value: Any, schema: dict[str, Any], defs: dict[str, Any], path: str = "") -> list[str]:
    """What a value has that a JSON schema forbids, as far as these schemas go."""
    if "$ref" in schema:
        return problems(value, defs[schema["$ref"].rpartition("/")[2]], defs, path)
    if "anyOf" in schema:
        found = [problems(value, each, defs, path) for each in schema["anyOf"]]
        return [] if [] in found else [f"{path}: none of {len(found)} fits"]
    kinds: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
    }
    kind = schema.get("type")
    if kind == "null" or value is None:
        return [] if kind == "null" and value is None else [f"{path}: {value!r} is no {kind}"]
    if kind and (not isinstance(value, kinds[kind]) or (kind == "integer" and isinstance(value, bool))):
        return [f"{path}: {value!r} is no {kind}"]
    if "enum" in schema and value not in schema["enum"]:
        return [f"{path}: {value!r} is none of {schema['enum']}"]
    found_in: list[str] = []
    if kind == "object":
        found_in += [f"{path}.{name} is missing" for name in schema.get("required", ()) if name not in value]
        for name, each in value.items():
            inside = schema.get("properties", {}).get(name, schema.get("additionalProperties", {}))
            found_in += problems(each, inside if isinstance(inside, dict) else {}, defs, f"{path}.{name}")
    if kind == "array" and isinstance(schema.get("items"), dict):
        for n, each in enumerate(value):
            found_in += problems(each, schema["items"], defs, f"{path}[{n}]")
    return found_in


def test_an_export_is_what_the_schema_says(vigil: Vigil) -> None:
    vigil(RISE, *["1"] * 40, "q")
    said = vigil("export 1 --jsonl")
    assert said.code == 0
    lines = said.out.splitlines()
    session_length = saves.saved_games()[0].answers
    assert len(lines) == session_length
    schema = msgspec.json.decode(vigil("schema navajo-wars").out)
    for line in lines:
        value = msgspec.json.decode(line)
        assert problems(value, schema, schema["$defs"]) == []
        msgspec.json.decode(line, type=answer_of(take_down("navajo-wars")))
        assert value["chosen"] in value["options"] or not value["options"]
        assert value["outcome"] == ""
    broken = {**msgspec.json.decode(lines[0]), "seat": "x"}
    del broken["rule"]
    assert len(problems(broken, schema, schema["$defs"])) == 2


def test_a_finished_game_tells_its_outcome_and_all_its_events(vigil: Vigil) -> None:
    import vigil as library

    table = library.open("navajo-wars").start("the-rope-thrower", seed=1)
    table.play_out("random", 1)
    rows = list(answers(table.session))
    assert rows[-1].outcome == table.outcome
    assert [row.chosen for row in rows] == [entry.name for entry in table.session.entries]
    assert sum(len(row.events) for row in rows) == len(table.session.log) - table.session.told_at[0]
    assert {row.by for row in rows} == {"hand", "alone", "dice"}


@pytest.mark.parametrize("game", [*GAMES, "well"])
def test_every_game_has_a_schema_and_its_games_keep_it(game: str) -> None:
    from vigil.bots.bot_players import play_to_the_end
    from vigil.bots.random_bot import RandomBot
    from vigil.kernel.definition.definition import AnyDefinition
    from vigil.kernel.play.session import Session

    definition: AnyDefinition = TOY3 if game == "well" else take_down(game)
    schema = schema_of(definition)
    header = header_of(definition, definition.identity.scenarios[-1].slug, 5)
    session = Session.start(definition, definition.content.load([]), header)
    play_to_the_end(session, {seat: RandomBot(seat) for seat in range(header.seats)}, 5)
    for row in answers(session):
        value = msgspec.json.decode(msgspec.json.encode(row, enc_hook=plain_of))
        assert problems(value, schema, schema["$defs"]) == []


def test_a_game_with_living_secrets_is_not_exported(seats: Vigil) -> None:
    seats("play seats --scenario evening --players Ada,Bo --plain", "q")
    said = seats("export 1 --jsonl")
    assert said.code == 1
    assert "holds secrets" in said.err
    assert said.out == ""


def test_a_damaged_save_is_not_exported_in_part(vigil: Vigil) -> None:
    vigil(RISE, *["1"] * 5, "q")
    path = saves.saved_games()[0].path
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "nonsense\n", encoding="utf-8")
    assert vigil("export 1 --jsonl").code == 1
    assert path.read_text(encoding="utf-8") == text + "nonsense\n", "it is only read"
