"""Decks: the words in which cards are written, each with what it does."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects import conditions as ask
from vigil.games.under_our_sun.rules.effects import primitives as e
from vigil.games.under_our_sun.rules.effects.carry_out import effects_of, promises
from vigil.games.under_our_sun.state import AMMO, ATTRIBUTES, RESOURCES, Character
from vigil.kernel.effects.language import Kind, Verb, Vocabulary

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


VOCABULARY = Vocabulary(
    primitives={
        "gain": Verb(e.gain, DECK, {"what": (*RESOURCES, *AMMO), "n": int}, defaults=ONE),
        "lose": Verb(e.lose, DECK, {"what": (*RESOURCES, "any"), "n": int}, e.can_lose, ONE),
        "random": Verb(e.random, DECK, N, defaults=ONE),
        "loot": Verb(e.loot, DECK, N, defaults=ONE),
        "water": Verb(e.water, DECK, N, defaults=ONE),
        "thirst": Verb(e.thirst, DECK, N, e.can_spare_water, ONE),
        "damage": Verb(e.damage, DECK, N, defaults=ONE),
        "heal": Verb(e.heal, DECK, N, defaults=ONE),
        "infect": Verb(e.infect, DECK),
        "cure": Verb(e.cure, DECK),
        "tire": Verb(e.tire, DECK, N, defaults=ONE),
        "rest": Verb(e.rest, DECK, N, defaults=ONE),
        "ap": Verb(e.ap, DECK, N, defaults=ONE),
        "slow": Verb(e.slow, DECK, N, defaults=ONE),
        "karma": Verb(e.karma, DECK),
        "revive": Verb(e.revive, DECK, N),
        "give-up": Verb(e.give_up, DECK),
        "test": Verb(e.test, DECK, OF),
        "explore": Verb(e.explore, DECK),
        "spawn": Verb(e.spawn, DECK, N, defaults=ONE),
        "spawn-kind": Verb(e.spawn_kind, DECK, {"kind": ("animal", "human", "mutated")}),
        "spawn-sol": Verb(e.spawn_sol, DECK),
        "container": Verb(e.container, DECK, {"of": ("strength", "skill")}),
        "dealer": Verb(e.dealer, DECK),
        "trap": Verb(e.trap, DECK),
        "lay": Verb(e.lay, DECK, {"tile": str, "far": int}),
        "garrison": Verb(e.garrison, DECK, {"tile": str, "n": int}, defaults=ONE),
        "mark": Verb(e.mark, DECK, {"mark": str}),
    },
    conditions={
        "passed": Verb(ask.passed, DECK),
        "hurt": Verb(ask.hurt, DECK),
        "infected": Verb(ask.infected, DECK),
        "worn-out": Verb(ask.worn_out, DECK),
        "patient-here": Verb(lambda g, who: bool(ask.patients(g)), DECK),
        "sick-here": Verb(lambda g, who: bool(ask.sick(g)), DECK),
        "fallen-here": Verb(lambda g, who: bool(ask.fallen(g)), DECK),
        "comrade-here": Verb(lambda g, who: bool(ask.comrades(g)), DECK),
        "unknown-near": Verb(ask.unknown_near, DECK),
        "no-trap": Verb(ask.no_trap, DECK),
        "fire-here": Verb(ask.fire_here, DECK),
        "has": Verb(ask.has, DECK, {"what": RESOURCES, "n": int}, defaults=ONE),
        "day": Verb(ask.day, DECK, N),
        "held": Verb(ask.held, DECK, {"tile": str}),
        "slain": Verb(ask.slain, DECK, N),
        "all-home": Verb(ask.all_home, DECK),
        "at-home-with": Verb(ask.at_home_with, DECK, {"what": RESOURCES, "n": int}),
        "eliminated": Verb(ask.eliminated, DECK, N),
        "sons-on-the-map": Verb(ask.sons_on_the_map, DECK, N),
    },
    promises=promises,
    effects_of=effects_of,
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
