"""Decks: the words in which cards are written, each with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects import conditions as ask
from vigil.games.under_our_sun.rules.effects import primitives as e
from vigil.games.under_our_sun.state import AMMO, ATTRIBUTES, RESOURCES, Character
from vigil.kernel.effects.language import Kind, Primitive, Vocabulary

DECK = "Decks"
Takes = dict[str, Kind]
N: Takes = {"n": int}
ONE = {"n": 1}
OF: Takes = {"of": ATTRIBUTES}


def keys(people: list[Character]) -> list[str]:
    """Decks Who they are."""
    return [each.key for each in people]


def everyone(g: Sun) -> list[str]:
    """Decks All who live."""
    return keys(g.living())


def somebody(those: Callable[[Sun], Sequence[object]]) -> Primitive[Sun]:
    """Decks A condition that asks whether there is anybody of some."""

    def holds(g: Sun, who: str) -> bool:
        return bool(those(g))

    return Primitive(holds, DECK)


VOCABULARY: Vocabulary[Sun] = Vocabulary(
    primitives={
        "gain": Primitive(e.gain, DECK, {"what": (*RESOURCES, *AMMO), "n": int}, defaults=ONE),
        "lose": Primitive(e.lose, DECK, {"what": (*RESOURCES, "any"), "n": int}, e.can_lose, ONE),
        "random": Primitive(e.random, DECK, N, defaults=ONE),
        "loot": Primitive(e.loot, DECK, N, defaults=ONE),
        "water": Primitive(e.water, DECK, N, defaults=ONE),
        "thirst": Primitive(e.thirst, DECK, N, e.can_spare_water, ONE),
        "damage": Primitive(e.damage, DECK, N, defaults=ONE),
        "heal": Primitive(e.heal, DECK, N, defaults=ONE),
        "infect": Primitive(e.infect, DECK),
        "cure": Primitive(e.cure, DECK),
        "tire": Primitive(e.tire, DECK, N, defaults=ONE),
        "rest": Primitive(e.rest, DECK, N, defaults=ONE),
        "ap": Primitive(e.ap, DECK, N, defaults=ONE),
        "slow": Primitive(e.slow, DECK, N, defaults=ONE),
        "karma": Primitive(e.karma, DECK),
        "revive": Primitive(e.revive, DECK, N),
        "give-up": Primitive(e.give_up, DECK),
        "test": Primitive(e.test, DECK, OF),
        "explore": Primitive(e.explore, DECK),
        "spawn": Primitive(e.spawn, DECK, N, defaults=ONE),
        "spawn-kind": Primitive(e.spawn_kind, DECK, {"kind": ("animal", "human", "mutated")}),
        "spawn-sol": Primitive(e.spawn_sol, DECK),
        "container": Primitive(e.container, DECK, {"of": ("strength", "skill")}),
        "dealer": Primitive(e.dealer, DECK),
        "trap": Primitive(e.trap, DECK),
        "lay": Primitive(e.lay, DECK, {"tile": str, "far": int}),
        "garrison": Primitive(e.garrison, DECK, {"tile": str, "n": int}, defaults=ONE),
        "mark": Primitive(e.mark, DECK, {"mark": str}),
    },
    conditions={
        "passed": Primitive(ask.passed, DECK),
        "hurt": Primitive(ask.hurt, DECK),
        "infected": Primitive(ask.infected, DECK),
        "worn-out": Primitive(ask.worn_out, DECK),
        "patient-here": somebody(ask.patients),
        "sick-here": somebody(ask.sick),
        "fallen-here": somebody(ask.fallen),
        "comrade-here": somebody(ask.comrades),
        "unknown-near": Primitive(ask.unknown_near, DECK),
        "no-trap": Primitive(ask.no_trap, DECK),
        "fire-here": Primitive(ask.fire_here, DECK),
        "has": Primitive(ask.has, DECK, {"what": RESOURCES, "n": int}, defaults=ONE),
        "day": Primitive(ask.day, DECK, N),
        "held": Primitive(ask.held, DECK, {"tile": str}),
        "slain": Primitive(ask.slain, DECK, N),
        "all-home": Primitive(ask.all_home, DECK),
        "at-home-with": Primitive(ask.at_home_with, DECK, {"what": RESOURCES, "n": int}),
        "eliminated": Primitive(ask.eliminated, DECK, N),
        "sons-on-the-map": Primitive(ask.sons_on_the_map, DECK, N),
    },
    counts={"companion": e.companions, "part": e.parts},
    groups={
        "everyone": everyone,
        "here": lambda g: keys(ask.beside(g)),
        "patient": ask.patients,
        "sick": ask.sick,
        "comrade": ask.comrades,
        "fallen": ask.fallen,
        "tired": ask.tired,
    },
    moments=("phase-end",),
    bonuses=("ap",),
)
