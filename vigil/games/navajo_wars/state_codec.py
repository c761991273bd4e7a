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
    return Family(
        letter=str(data["letter"]),
        place=int(data["place"]),
        man=bool(data["man"]),
        woman=bool(data["woman"]),
        child=bool(data["child"]),
        horse=bool(data["horse"]),
        ferocity=int(data["ferocity"]),
    )


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
    return Stack(
        known=[int(each) for each in data["known"]],
        pool=[int(each) for each in data["pool"]],
        sizes=[int(each) for each in data["sizes"]],
        marked=[int(each) for each in data["marked"]],
    )


def copy_state(source: State) -> State:
    return State(
        source.scenario,
        source.period,
        source.turn,
        source.ending,
        source.ending_rule,
        source.morale_to_roll,
        source.culture_ceiling,
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
    return State(
        scenario=str(data["scenario"]),
        period=int(data["period"]),
        turn=int(data["turn"]),
        ending=str(data["ending"]),
        ending_rule=str(data["ending_rule"]),
        morale_to_roll=bool(data["morale_to_roll"]),
        culture_ceiling=int(data["culture_ceiling"]),
        ap=int(data["ap"]),
        culture=int(data["culture"]),
        military=int(data["military"]),
        morale=int(data["morale"]),
        enemy_ferocity=int(data["enemy_ferocity"]),
        enemy_ap=int(data["enemy_ap"]),
        families=[load_family(each) for each in data["families"]],
        elders=[int(each) for each in data["elders"]],
        manuelito=str(data["manuelito"]),
        passage={str(key): int(each) for key, each in data["passage"].items()},
        resources={str(key): int(each) for key, each in data["resources"].items()},
        corn=[int(each) for each in data["corn"]],
        out_of_play={str(key): int(each) for key, each in data["out_of_play"].items()},
        set_aside={str(key): int(each) for key, each in data["set_aside"].items()},
        corn_unseen={str(key): int(each) for key, each in data["corn_unseen"].items()},
        intruders_unseen={str(key): int(each) for key, each in data["intruders_unseen"].items()},
        intruders_out={str(key): int(each) for key, each in data["intruders_out"].items()},
        corn_fields=[int(each) for each in data["corn_fields"]],
        intruders=[int(each) for each in data["intruders"]],
        drought=[int(each) for each in data["drought"]],
        missions=[int(each) for each in data["missions"]],
        ranchos=[int(each) for each in data["ranchos"]],
        forts={str(key): int(each) for key, each in data["forts"].items()},
        harass=[int(each) for each in data["harass"]],
        raid={int(key): int(each) for key, each in data["raid"].items()},
        santa_fe=int(data["santa_fe"]),
        tribal_raid=[int(each) for each in data["tribal_raid"]],
        mission_stock=int(data["mission_stock"]),
        rancho_stock=int(data["rancho_stock"]),
        drought_stock=int(data["drought_stock"]),
        bag={str(key): int(each) for key, each in data["bag"].items()},
        raided={str(key): int(each) for key, each in data["raided"].items()},
        recovery={str(key): int(each) for key, each in data["recovery"].items()},
        subjugation={str(key): int(each) for key, each in data["subjugation"].items()},
        active=[int(each) for each in data["active"]],
        inactive=[int(each) for each in data["inactive"]],
        standby=[int(each) for each in data["standby"]],
        truce=int(data["truce"]),
        truce_ap=int(data["truce_ap"]),
        deck=load_stack(data["deck"]),
        card=int(data["card"]),
        discard=[int(each) for each in data["discard"]],
        in_play=[int(each) for each in data["in_play"]],
        gone=[int(each) for each in data["gone"]],
        hand=[int(each) for each in data["hand"]],
        developments=[str(each) for each in data["developments"]],
        exhausted=[str(each) for each in data["exhausted"]],
        groups=[str(each) for each in data["groups"]],
        preempted=bool(data["preempted"]),
        operation=str(data["operation"]),
        phase=str(data["phase"]),
        elders_moved=[str(each) for each in data["elders_moved"]],
        effects={str(key): int(each) for key, each in data["effects"].items()},
    )
