"""Book: the words in which cards and scripts are written, each with what it does."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.this_war_of_mine.content.stories_by_condition import CountCondition
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.combat_fate import deadly, harm, hit
from vigil.games.this_war_of_mine.rules.dawn import hurt
from vigil.games.this_war_of_mine.rules.effects import conditions as ask
from vigil.games.this_war_of_mine.rules.effects import people as e
from vigil.games.this_war_of_mine.rules.effects import places as p
from vigil.games.this_war_of_mine.rules.effects.carry_out import effects_of
from vigil.games.this_war_of_mine.state import RESOURCES, SLOTS, STATES
from vigil.kernel.effects.language import Kind, Primitive, Vocabulary

BOOK = "Book"
TOKENS = (
    *("alcohol", "moonshine", "cigarettes", "sugar", "coffee", "vegetable", "raw-food", "canned-food"),
    *("shovel", "saw", "lockpick", "filter", "mechanical-part", "electrical-part", "jewelry", "book"),
    *("broken-guitar", "guitar", "weapon-part", "broken-pistol", "pistol", "knife", "shell", "broken-assault-rifle"),
    *("assault-rifle", "hatchet", "ammo", "broken-shotgun", "shotgun", "herbs", "chems", "herbal-meds", "meds"),
    "bandages",
)
KINDS = ("food", "drink", "medical", "weapon", "firearm", "melee", "tool", "green", "grey", "red", "yellow")
THINGS = (*TOKENS, *RESOURCES)
WIDER = (*THINGS, *KINDS, "token", "resource", "goods")  # what can be lost or asked for
DECKS = ("visitors", "residents", "night-raids", "narrative-actions", "fate")
ROWS = ("junk", "pantry", "furniture")
PHASES = ("morning", "day", "dusk", "evening", "scavenging", "night-raid", "dawn")
FLOORS = ("attic", "upper-floor", "ground-floor", "cellar", "second-cellar")

Takes = dict[str, Kind]
N: Takes = {"n": int}
SOME: Takes = {"what": WIDER, "n": int}
LEVEL: Takes = {"state": STATES, "n": int}
ONE = {"n": 1}
NEWCOMER: Takes = dict.fromkeys(STATES, int)
FIGHT: Takes = {
    "n": int,
    **dict.fromkeys("abc", str),
    "thugs": bool,
    "first": ("nobody", "us", "them"),
    "flight": bool,
    "breaks": int,
    "loot": ("none", *ROWS),
    "foe": str,
}
FIGHT_IF_NOT_SAID = {
    "thugs": False,
    "first": "nobody",
    "flight": True,
    "breaks": 0,
    "loot": "none",
    "foe": "strangers",
}


def counted(count: Callable[[War], int]) -> CountCondition:
    """Book A condition on a number, which can be asked of a whole deck at once."""
    return CountCondition(ask.at_least(count), BOOK, N, count=count)


VOCABULARY: Vocabulary[War] = Vocabulary(
    primitives={
        # things
        "gain": Primitive(e.gain, BOOK, {"what": THINGS, "n": int}, defaults=ONE),
        "lose": Primitive(e.lose, BOOK, SOME, e.can_lose, ONE),
        "remove": Primitive(e.remove, BOOK, SOME, e.can_lose, ONE),
        "pay-value": Primitive(e.pay_value, BOOK, N, e.can_pay_value),
        "lose-all": Primitive(e.lose_all, BOOK, {"what": WIDER}),
        "lose-half": Primitive(e.lose_half, BOOK, {"what": WIDER}),
        # people
        "raise": Primitive(e.raised, BOOK, LEVEL, defaults=ONE),
        "lower": Primitive(e.lowered, BOOK, LEVEL, defaults=ONE),
        "set": Primitive(e.set_to, BOOK, LEVEL),
        "wound": Primitive(e.wound, BOOK, N, defaults=ONE),
        "die": Primitive(e.die, BOOK),
        "leave": Primitive(e.leave, BOOK, {"mourned": bool}, defaults={"mourned": True}),
        "join": Primitive(e.join, BOOK, NEWCOMER, defaults=dict.fromkeys(STATES, 0)),
        "treat": Primitive(e.treat, BOOK, {"what": ("meds", "herbal-meds", "bandages"), **LEVEL}, defaults=ONE),
        "conscience": Primitive(e.conscience, BOOK, N, defaults=ONE),
        "relief": Primitive(e.relief, BOOK, N, defaults=ONE),
        "trait": Primitive(e.trait, BOOK, {"letter": ("a", "b", "c")}),
        # the Book
        "read": Primitive(e.read, BOOK, N),
        "story": Primitive(e.story, BOOK, {"deck": str}),
        "aside": Primitive(e.aside, BOOK, {"what": str}, quiet=True),
        "mark": Primitive(e.mark, BOOK, {"mark": str}),
        "unmark": Primitive(e.unmark, BOOK, {"mark": str}),
        "epilogue": Primitive(e.epilogue, BOOK, N),
        "end": Primitive(e.end, BOOK, {"ending": ("ceasefire", "no-guard", "shelter-lost")}),
        "progress": Primitive(e.progress, BOOK, N, defaults=ONE),
        "reward": Primitive(e.reward, BOOK),
        "penalty": Primitive(e.penalty, BOOK),
        # the city
        "noise": Primitive(p.noise, BOOK, N),
        "noise-roll": Primitive(p.noise_roll, BOOK),
        "encounter": Primitive(p.encounter, BOOK),
        "return-cards": Primitive(p.give_back, BOOK, N, p.can_give_back, ONE),
        "add-cards": Primitive(p.lengthen, BOOK, N, defaults=ONE),
        "go-home": Primitive(p.homeward, BOOK),
        "search": Primitive(p.search, BOOK, {"row": ROWS}),
        "special": Primitive(p.special_find, BOOK),
        "fight": Primitive(p.fight, BOOK, FIGHT, defaults=FIGHT_IF_NOT_SAID),
        "barter": Primitive(p.trade, BOOK, {"fee": int, "stock": str}, defaults={"fee": 0}),
        "change-location": Primitive(p.move_on, BOOK, {"slot": SLOTS}),
        # the Shelter
        "cold": Primitive(p.cold, BOOK, N, defaults=ONE, cites=True),
        "raid": Primitive(p.raided, BOOK, {"damage": int, "wounds": int}),
        "visitor": Primitive(p.visitor, BOOK),
        "board-up": Primitive(p.board_up, BOOK),
        "unlock": Primitive(p.unlock, BOOK),
        "unlock-this": Primitive(p.unlock_this, BOOK, {"fitting": str}),
        "wreck": Primitive(p.wreck, BOOK),
        "furnish": Primitive(p.furnish, BOOK, {"fitting": str}),
        "comes-next": Primitive(p.comes_next, BOOK, {"deck": DECKS, "card": str}),
        "skip": Primitive(p.skip, BOOK, {"phase": ("night-raid",)}),
        # a story in combat
        "hit": Primitive(hit, "Combat: Fate", N, defaults=ONE),
        "deadly": Primitive(deadly, "Combat: Fate"),
        "harm": Primitive(harm, "Combat: Fate", N, defaults=ONE),
    },
    conditions={
        "has": Primitive(ask.has, BOOK, SOME, defaults=ONE),
        "worth": Primitive(ask.is_worth, BOOK, N),
        "marked": Primitive(ask.marked, BOOK, {"mark": str, "n": int}, defaults=ONE),
        "was-read": Primitive(ask.was_read, BOOK, N),
        "level": Primitive(ask.level, BOOK, LEVEL, defaults=ONE),
        "is": Primitive(ask.is_person, BOOK, {"person": str}),
        "here": Primitive(ask.here, BOOK, {"person": str}),
        "in-play": Primitive(ask.in_play, BOOK, {"person": str}),
        "skilled": Primitive(ask.skilled, BOOK, {"skill": str}),
        "day": counted(lambda g: g.state.day),
        "chapter": counted(lambda g: g.state.chapter),
        "people": counted(lambda g: len(g.state.people)),
        "present": counted(lambda g: len(g.present())),
        "guards": counted(lambda g: len(g.guards())),
        "cold": counted(lambda g: g.state.cold),
        "boards": counted(lambda g: g.state.boards),
        "unknown": counted(lambda g: g.state.trip.unknown if g.state.trip else 0),
        "noise": counted(lambda g: g.state.trip.noise if g.state.trip else 0),
        "progress": counted(lambda g: g.state.progress),
        "gone": counted(lambda g: len(g.state.gone)),
        "gone-today": counted(lambda g: g.state.gone_today),
        "outside": Primitive(ask.is_out, BOOK),
        "room": Primitive(ask.has_room, BOOK),
        "built": Primitive(ask.built, BOOK, {"fitting": str}),
        "at": Primitive(ask.at_place, BOOK, {"place": str}),
        "phase": Primitive(ask.in_phase, BOOK, {"phase": PHASES}),
        "floor": Primitive(ask.on_floor, BOOK, {"floor": FLOORS}),
        "prowess": Primitive(ask.is_strong, BOOK, N),
        "empathy": Primitive(ask.is_kind, BOOK, N),
    },
    effects_of=effects_of,
    counts={
        "person": lambda g, who: len(g.state.people),
        "present": lambda g, who: len(g.present()),
        "guard": lambda g, who: len(g.guards()),
        "day": lambda g, who: g.state.day,
        "chapter": lambda g, who: g.state.chapter,
        "cold": lambda g, who: g.state.cold,
        "board-up": lambda g, who: g.state.boards,
    },
    groups={
        "person": lambda g: ask.keys(g.state.people),
        "present": lambda g: ask.keys(g.present()),
        "scavenger": lambda g: ask.keys(g.out()),
        "guard": lambda g: ask.keys(g.guards()),
        "at-home": lambda g: ask.keys(g.home()),
        "hurt": lambda g: [person.key for person in g.state.people if hurt(person)],
        "starter": lambda g: [person.key for person in g.state.people if person.starter],
    },
    moments=("morning", "day", "dusk", "evening", "trip", "night", "dawn"),
    bonuses=("raid", "inventory", "noise", "fee"),
    rolls=("black-die",),
    again=False,
)
