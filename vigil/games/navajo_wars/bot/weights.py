"""What the steady player holds dear."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    # where to live
    height: float = 4.0  # the Area that is liked best
    height_spanish: float = 3.0  # and while raids are rare
    slope: float = 0.8  # and how much each Area off it is liked less
    canyon: float = 1.7
    vp: float = 1.25
    fields: float = 0.4
    below: float = 0.0
    fort: float = 4.5
    guarded: float = 4.0  # a Fort in the Territory
    intruder: float = 0.3
    step: float = 0.3
    ferocity: int = 0
    # what to do with a card
    waiting: float = 1.4
    new_elder: float = 1.2
    dying: float = 1.0
    passage: float = -2.0
    herds: float = 0.5
    families: int = 5
    found: int = 2
    no_elders: float = 2.0
    founded: float = 0.8
    hungry: float = 2.0
    holes: float = 0.5
    plan: float = 0.8
    deed: float = 1.0
    plan_ap: float = 0.35
    repair: float = 0.5
    reset: float = 0.0
    act: float = 0.3
    outpost: float = 3.0
    approach: float = 1.2  # to go down to one that is out of reach
    storm: bool = False
    settle: float = 2.0
    water: float = 1.0
    raid: float = 0.3
    reds: float = 1.5
    fierce: float = 0.2
    council: float = 0.5
    corn: float = 0.5
    brave: int = 1
    ride: bool = True
    # points and purses
    preempt: float = 2.0
    purse: int = 0
    keep_ap: int = 4
    purse_full: float = 8.0
    purse_brim: float = 12.0  # AP beyond which councils are idle
    rich: float = 10.0
    elders: int = 4
    risk: float = 0.0
    convert: int = 11
    convert_late: int = 5  # before the last reckoning
    calm: float = 1.2
    # raids
    ambush: float = 2.0
    talk: float = 1.0
    harass: float = -0.4
    fight: float = -4.0
    groups: dict[str, float] = {
        "bonds-of-kinship": 2.0,
        "fields-of-corn": 1.5,
        "keepers-of-flocks": 1.0,
        "masters-of-the-mesas": 1.5,
        "religion": 1.0,
        "weaving": 0.8,
        "sharp-traders": 0.6,
        "horsemanship": 0.5,
    }


WEIGHTS = Weights()
