"""Written by tools/write_codec.py from vigil.games.navajo_wars.state: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.state import Family, State
from vigil.kernel.piles import Stack


def copy_family(source: Family) -> Family:
    return Family(
        source.letter,
        source.place,
        source.man,
        source.woman,
        source.child,
        source.horse,
        source.ferocity,
    )


def dump_family(source: Family) -> dict[str, Any]:
    return {
        "letter": source.letter,
        "place": source.place,
        "man": source.man,
        "woman": source.woman,
        "child": source.child,
        "horse": source.horse,
        "ferocity": source.ferocity,
    }


def load_family(data: dict[str, Any]) -> Family:
    source = Family(letter=str(data["letter"]))
    if "place" in data:
        source.place = int(data["place"])
    if "man" in data:
        source.man = bool(data["man"])
    if "woman" in data:
        source.woman = bool(data["woman"])
    if "child" in data:
        source.child = bool(data["child"])
    if "horse" in data:
        source.horse = bool(data["horse"])
    if "ferocity" in data:
        source.ferocity = int(data["ferocity"])
    return source


def copy_stack(source: Stack) -> Stack:
    return Stack(
        source.known.copy(),
        source.pool.copy(),
        source.sizes.copy(),
        source.marked.copy(),
    )


def dump_stack(source: Stack) -> dict[str, Any]:
    return {
        "known": source.known.copy(),
        "pool": source.pool.copy(),
        "sizes": source.sizes.copy(),
        "marked": source.marked.copy(),
    }


def load_stack(data: dict[str, Any]) -> Stack:
    source = Stack()
    if "known" in data:
        source.known = [int(each) for each in data["known"]]
    if "pool" in data:
        source.pool = [int(each) for each in data["pool"]]
    if "sizes" in data:
        source.sizes = [int(each) for each in data["sizes"]]
    if "marked" in data:
        source.marked = [int(each) for each in data["marked"]]
    return source


def copy_state(source: State) -> State:
    return State(
        source.scenario,
        source.period,
        source.turn,
        source.ending,
        source.ending_rule,
        source.morale_to_roll,
        source.culture_ceiling,
        source.may_slip_away,
        source.carson_outposts,
        source.ap,
        source.culture,
        source.military,
        source.morale,
        source.enemy_ferocity,
        source.enemy_ap,
        [copy_family(each) for each in source.families],
        source.elders.copy(),
        source.manuelito,
        source.passage.copy(),
        source.resources.copy(),
        source.corn.copy(),
        source.out_of_play.copy(),
        source.set_aside.copy(),
        source.corn_unseen.copy(),
        source.intruders_unseen.copy(),
        source.intruders_out.copy(),
        source.corn_fields.copy(),
        source.intruders.copy(),
        source.drought.copy(),
        source.missions.copy(),
        source.ranchos.copy(),
        source.forts.copy(),
        source.harass.copy(),
        source.raid.copy(),
        source.santa_fe,
        source.tribal_raid.copy(),
        source.mission_stock,
        source.rancho_stock,
        source.drought_stock,
        source.bag.copy(),
        source.raided.copy(),
        source.recovery.copy(),
        source.subjugation.copy(),
        source.active.copy(),
        source.inactive.copy(),
        source.standby.copy(),
        source.truce,
        source.truce_ap,
        copy_stack(source.deck),
        source.card,
        source.discard.copy(),
        source.in_play.copy(),
        source.gone.copy(),
        source.hand.copy(),
        source.developments.copy(),
        source.exhausted.copy(),
        source.groups.copy(),
        source.preempted,
        source.operation,
        source.phase,
        source.elders_moved.copy(),
        source.effects.copy(),
    )


def dump_state(source: State) -> dict[str, Any]:
    return {
        "scenario": source.scenario,
        "period": source.period,
        "turn": source.turn,
        "ending": source.ending,
        "ending_rule": source.ending_rule,
        "morale_to_roll": source.morale_to_roll,
        "culture_ceiling": source.culture_ceiling,
        "may_slip_away": source.may_slip_away,
        "carson_outposts": source.carson_outposts,
        "ap": source.ap,
        "culture": source.culture,
        "military": source.military,
        "morale": source.morale,
        "enemy_ferocity": source.enemy_ferocity,
        "enemy_ap": source.enemy_ap,
        "families": [dump_family(each) for each in source.families],
        "elders": source.elders.copy(),
        "manuelito": source.manuelito,
        "passage": source.passage.copy(),
        "resources": source.resources.copy(),
        "corn": source.corn.copy(),
        "out_of_play": source.out_of_play.copy(),
        "set_aside": source.set_aside.copy(),
        "corn_unseen": source.corn_unseen.copy(),
        "intruders_unseen": source.intruders_unseen.copy(),
        "intruders_out": source.intruders_out.copy(),
        "corn_fields": source.corn_fields.copy(),
        "intruders": source.intruders.copy(),
        "drought": source.drought.copy(),
        "missions": source.missions.copy(),
        "ranchos": source.ranchos.copy(),
        "forts": source.forts.copy(),
        "harass": source.harass.copy(),
        "raid": {str(key): each for key, each in source.raid.items()},
        "santa_fe": source.santa_fe,
        "tribal_raid": source.tribal_raid.copy(),
        "mission_stock": source.mission_stock,
        "rancho_stock": source.rancho_stock,
        "drought_stock": source.drought_stock,
        "bag": source.bag.copy(),
        "raided": source.raided.copy(),
        "recovery": source.recovery.copy(),
        "subjugation": source.subjugation.copy(),
        "active": source.active.copy(),
        "inactive": source.inactive.copy(),
        "standby": source.standby.copy(),
        "truce": source.truce,
        "truce_ap": source.truce_ap,
        "deck": dump_stack(source.deck),
        "card": source.card,
        "discard": source.discard.copy(),
        "in_play": source.in_play.copy(),
        "gone": source.gone.copy(),
        "hand": source.hand.copy(),
        "developments": source.developments.copy(),
        "exhausted": source.exhausted.copy(),
        "groups": source.groups.copy(),
        "preempted": source.preempted,
        "operation": source.operation,
        "phase": source.phase,
        "elders_moved": source.elders_moved.copy(),
        "effects": source.effects.copy(),
    }


def load_state(data: dict[str, Any]) -> State:
    source = State(scenario=str(data["scenario"]))
    if "period" in data:
        source.period = int(data["period"])
    if "turn" in data:
        source.turn = int(data["turn"])
    if "ending" in data:
        source.ending = str(data["ending"])
    if "ending_rule" in data:
        source.ending_rule = str(data["ending_rule"])
    if "morale_to_roll" in data:
        source.morale_to_roll = bool(data["morale_to_roll"])
    if "culture_ceiling" in data:
        source.culture_ceiling = int(data["culture_ceiling"])
    if "may_slip_away" in data:
        source.may_slip_away = bool(data["may_slip_away"])
    if "carson_outposts" in data:
        source.carson_outposts = bool(data["carson_outposts"])
    if "ap" in data:
        source.ap = int(data["ap"])
    if "culture" in data:
        source.culture = int(data["culture"])
    if "military" in data:
        source.military = int(data["military"])
    if "morale" in data:
        source.morale = int(data["morale"])
    if "enemy_ferocity" in data:
        source.enemy_ferocity = int(data["enemy_ferocity"])
    if "enemy_ap" in data:
        source.enemy_ap = int(data["enemy_ap"])
    if "families" in data:
        source.families = [load_family(each) for each in data["families"]]
    if "elders" in data:
        source.elders = [int(each) for each in data["elders"]]
    if "manuelito" in data:
        source.manuelito = str(data["manuelito"])
    if "passage" in data:
        source.passage = {str(key): int(each) for key, each in data["passage"].items()}
    if "resources" in data:
        source.resources = {str(key): int(each) for key, each in data["resources"].items()}
    if "corn" in data:
        source.corn = [int(each) for each in data["corn"]]
    if "out_of_play" in data:
        source.out_of_play = {str(key): int(each) for key, each in data["out_of_play"].items()}
    if "set_aside" in data:
        source.set_aside = {str(key): int(each) for key, each in data["set_aside"].items()}
    if "corn_unseen" in data:
        source.corn_unseen = {str(key): int(each) for key, each in data["corn_unseen"].items()}
    if "intruders_unseen" in data:
        source.intruders_unseen = {str(key): int(each) for key, each in data["intruders_unseen"].items()}
    if "intruders_out" in data:
        source.intruders_out = {str(key): int(each) for key, each in data["intruders_out"].items()}
    if "corn_fields" in data:
        source.corn_fields = [int(each) for each in data["corn_fields"]]
    if "intruders" in data:
        source.intruders = [int(each) for each in data["intruders"]]
    if "drought" in data:
        source.drought = [int(each) for each in data["drought"]]
    if "missions" in data:
        source.missions = [int(each) for each in data["missions"]]
    if "ranchos" in data:
        source.ranchos = [int(each) for each in data["ranchos"]]
    if "forts" in data:
        source.forts = {str(key): int(each) for key, each in data["forts"].items()}
    if "harass" in data:
        source.harass = [int(each) for each in data["harass"]]
    if "raid" in data:
        source.raid = {int(key): int(each) for key, each in data["raid"].items()}
    if "santa_fe" in data:
        source.santa_fe = int(data["santa_fe"])
    if "tribal_raid" in data:
        source.tribal_raid = [int(each) for each in data["tribal_raid"]]
    if "mission_stock" in data:
        source.mission_stock = int(data["mission_stock"])
    if "rancho_stock" in data:
        source.rancho_stock = int(data["rancho_stock"])
    if "drought_stock" in data:
        source.drought_stock = int(data["drought_stock"])
    if "bag" in data:
        source.bag = {str(key): int(each) for key, each in data["bag"].items()}
    if "raided" in data:
        source.raided = {str(key): int(each) for key, each in data["raided"].items()}
    if "recovery" in data:
        source.recovery = {str(key): int(each) for key, each in data["recovery"].items()}
    if "subjugation" in data:
        source.subjugation = {str(key): int(each) for key, each in data["subjugation"].items()}
    if "active" in data:
        source.active = [int(each) for each in data["active"]]
    if "inactive" in data:
        source.inactive = [int(each) for each in data["inactive"]]
    if "standby" in data:
        source.standby = [int(each) for each in data["standby"]]
    if "truce" in data:
        source.truce = int(data["truce"])
    if "truce_ap" in data:
        source.truce_ap = int(data["truce_ap"])
    if "deck" in data:
        source.deck = load_stack(data["deck"])
    if "card" in data:
        source.card = int(data["card"])
    if "discard" in data:
        source.discard = [int(each) for each in data["discard"]]
    if "in_play" in data:
        source.in_play = [int(each) for each in data["in_play"]]
    if "gone" in data:
        source.gone = [int(each) for each in data["gone"]]
    if "hand" in data:
        source.hand = [int(each) for each in data["hand"]]
    if "developments" in data:
        source.developments = [str(each) for each in data["developments"]]
    if "exhausted" in data:
        source.exhausted = [str(each) for each in data["exhausted"]]
    if "groups" in data:
        source.groups = [str(each) for each in data["groups"]]
    if "preempted" in data:
        source.preempted = bool(data["preempted"])
    if "operation" in data:
        source.operation = str(data["operation"])
    if "phase" in data:
        source.phase = str(data["phase"])
    if "elders_moved" in data:
        source.elders_moved = [str(each) for each in data["elders_moved"]]
    if "effects" in data:
        source.effects = {str(key): int(each) for key, each in data["effects"].items()}
    return source
