"""Written by tools/write_codec.py from vigil.games.navajo_wars.state: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.state import Family, State
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import Stack


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
    made = Family(
        letter=str(data["letter"]),
    )
    if "place" in data:
        made.place = int(data["place"])
    if "man" in data:
        made.man = bool(data["man"])
    if "woman" in data:
        made.woman = bool(data["woman"])
    if "child" in data:
        made.child = bool(data["child"])
    if "horse" in data:
        made.horse = bool(data["horse"])
    if "ferocity" in data:
        made.ferocity = int(data["ferocity"])
    return made


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
    made = Stack()
    if "known" in data:
        made.known = [int(each) for each in data["known"]]
    if "pool" in data:
        made.pool = [int(each) for each in data["pool"]]
    if "sizes" in data:
        made.sizes = [int(each) for each in data["sizes"]]
    if "marked" in data:
        made.marked = [int(each) for each in data["marked"]]
    return made


def copy_promise(source: Promise) -> Promise:
    return Promise(
        source.moment,
        source.left,
        source.source,
        source.path,
        source.who,
    )


def dump_promise(source: Promise) -> dict[str, Any]:
    return {
        "moment": source.moment,
        "left": source.left,
        "source": source.source,
        "path": source.path,
        "who": source.who,
    }


def load_promise(data: dict[str, Any]) -> Promise:
    made = Promise(
        moment=str(data["moment"]),
        left=int(data["left"]),
        source=str(data["source"]),
        path=str(data["path"]),
    )
    if "who" in data:
        made.who = str(data["who"])
    return made


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
        source.agenda.copy(),
        source.preempted,
        source.operation,
        source.phase,
        source.elders_moved.copy(),
        source.effects.copy(),
        [copy_promise(each) for each in source.promises],
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
        "agenda": source.agenda.copy(),
        "preempted": source.preempted,
        "operation": source.operation,
        "phase": source.phase,
        "elders_moved": source.elders_moved.copy(),
        "effects": source.effects.copy(),
        "promises": [dump_promise(each) for each in source.promises],
    }


def load_state(data: dict[str, Any]) -> State:
    made = State(
        scenario=str(data["scenario"]),
    )
    if "period" in data:
        made.period = int(data["period"])
    if "turn" in data:
        made.turn = int(data["turn"])
    if "ending" in data:
        made.ending = str(data["ending"])
    if "ending_rule" in data:
        made.ending_rule = str(data["ending_rule"])
    if "morale_to_roll" in data:
        made.morale_to_roll = bool(data["morale_to_roll"])
    if "culture_ceiling" in data:
        made.culture_ceiling = int(data["culture_ceiling"])
    if "may_slip_away" in data:
        made.may_slip_away = bool(data["may_slip_away"])
    if "carson_outposts" in data:
        made.carson_outposts = bool(data["carson_outposts"])
    if "ap" in data:
        made.ap = int(data["ap"])
    if "culture" in data:
        made.culture = int(data["culture"])
    if "military" in data:
        made.military = int(data["military"])
    if "morale" in data:
        made.morale = int(data["morale"])
    if "enemy_ferocity" in data:
        made.enemy_ferocity = int(data["enemy_ferocity"])
    if "enemy_ap" in data:
        made.enemy_ap = int(data["enemy_ap"])
    if "families" in data:
        made.families = [load_family(each) for each in data["families"]]
    if "elders" in data:
        made.elders = [int(each) for each in data["elders"]]
    if "manuelito" in data:
        made.manuelito = str(data["manuelito"])
    if "passage" in data:
        made.passage = {str(key): int(each) for key, each in data["passage"].items()}
    if "resources" in data:
        made.resources = {str(key): int(each) for key, each in data["resources"].items()}
    if "corn" in data:
        made.corn = [int(each) for each in data["corn"]]
    if "out_of_play" in data:
        made.out_of_play = {str(key): int(each) for key, each in data["out_of_play"].items()}
    if "set_aside" in data:
        made.set_aside = {str(key): int(each) for key, each in data["set_aside"].items()}
    if "corn_unseen" in data:
        made.corn_unseen = {str(key): int(each) for key, each in data["corn_unseen"].items()}
    if "intruders_unseen" in data:
        made.intruders_unseen = {str(key): int(each) for key, each in data["intruders_unseen"].items()}
    if "intruders_out" in data:
        made.intruders_out = {str(key): int(each) for key, each in data["intruders_out"].items()}
    if "corn_fields" in data:
        made.corn_fields = [int(each) for each in data["corn_fields"]]
    if "intruders" in data:
        made.intruders = [int(each) for each in data["intruders"]]
    if "drought" in data:
        made.drought = [int(each) for each in data["drought"]]
    if "missions" in data:
        made.missions = [int(each) for each in data["missions"]]
    if "ranchos" in data:
        made.ranchos = [int(each) for each in data["ranchos"]]
    if "forts" in data:
        made.forts = {str(key): int(each) for key, each in data["forts"].items()}
    if "harass" in data:
        made.harass = [int(each) for each in data["harass"]]
    if "raid" in data:
        made.raid = {int(key): int(each) for key, each in data["raid"].items()}
    if "santa_fe" in data:
        made.santa_fe = int(data["santa_fe"])
    if "tribal_raid" in data:
        made.tribal_raid = [int(each) for each in data["tribal_raid"]]
    if "mission_stock" in data:
        made.mission_stock = int(data["mission_stock"])
    if "rancho_stock" in data:
        made.rancho_stock = int(data["rancho_stock"])
    if "drought_stock" in data:
        made.drought_stock = int(data["drought_stock"])
    if "bag" in data:
        made.bag = {str(key): int(each) for key, each in data["bag"].items()}
    if "raided" in data:
        made.raided = {str(key): int(each) for key, each in data["raided"].items()}
    if "recovery" in data:
        made.recovery = {str(key): int(each) for key, each in data["recovery"].items()}
    if "subjugation" in data:
        made.subjugation = {str(key): int(each) for key, each in data["subjugation"].items()}
    if "active" in data:
        made.active = [int(each) for each in data["active"]]
    if "inactive" in data:
        made.inactive = [int(each) for each in data["inactive"]]
    if "standby" in data:
        made.standby = [int(each) for each in data["standby"]]
    if "truce" in data:
        made.truce = int(data["truce"])
    if "truce_ap" in data:
        made.truce_ap = int(data["truce_ap"])
    if "deck" in data:
        made.deck = load_stack(data["deck"])
    if "card" in data:
        made.card = int(data["card"])
    if "discard" in data:
        made.discard = [int(each) for each in data["discard"]]
    if "in_play" in data:
        made.in_play = [int(each) for each in data["in_play"]]
    if "gone" in data:
        made.gone = [int(each) for each in data["gone"]]
    if "hand" in data:
        made.hand = [int(each) for each in data["hand"]]
    if "developments" in data:
        made.developments = [str(each) for each in data["developments"]]
    if "exhausted" in data:
        made.exhausted = [str(each) for each in data["exhausted"]]
    if "groups" in data:
        made.groups = [str(each) for each in data["groups"]]
    if "agenda" in data:
        made.agenda = [str(each) for each in data["agenda"]]
    if "preempted" in data:
        made.preempted = bool(data["preempted"])
    if "operation" in data:
        made.operation = str(data["operation"])
    if "phase" in data:
        made.phase = str(data["phase"])
    if "elders_moved" in data:
        made.elders_moved = [str(each) for each in data["elders_moved"]]
    if "effects" in data:
        made.effects = {str(key): int(each) for key, each in data["effects"].items()}
    if "promises" in data:
        made.promises = [load_promise(each) for each in data["promises"]]
    return made
