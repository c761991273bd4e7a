"""Book: the words in which cards and scripts are written, each with what it does."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.dawn import hurt
from vigil.games.this_war_of_mine.rules.effects import conditions as ask
from vigil.games.this_war_of_mine.rules.effects import people as e
from vigil.games.this_war_of_mine.rules.effects import places as p
from vigil.games.this_war_of_mine.rules.effects.carry_out import effects_of, promises
from vigil.games.this_war_of_mine.rules.stories import deadly, harm, hit
from vigil.games.this_war_of_mine.state import RESOURCES, SLOTS, STATES
from vigil.kernel.effects.language import Kind, Verb, Vocabulary

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
}
FIGHT_IF_NOT_SAID = {"thugs": False, "first": "nobody", "flight": True, "breaks": 0, "loot": "none"}


def counted(count: Callable[[War], int]) -> Verb:
    """Book A condition on a number, which can be asked of a whole deck at once."""
    return Verb(ask.at_least(count), BOOK, N, count=count)


VOCABULARY = Vocabulary(
    primitives={
        # things
        "gain": Verb(e.gain, BOOK, {"what": THINGS, "n": int}, defaults=ONE),
        "lose": Verb(e.lose, BOOK, SOME, e.can_lose, ONE),
        "remove": Verb(e.remove, BOOK, SOME, e.can_lose, ONE),
        "pay-value": Verb(e.pay_value, BOOK, N, e.can_pay_value),
        "lose-all": Verb(e.lose_all, BOOK, {"what": WIDER}),
        "lose-half": Verb(e.lose_half, BOOK, {"what": WIDER}),
        # people
        "raise": Verb(e.raised, BOOK, LEVEL, defaults=ONE),
        "lower": Verb(e.lowered, BOOK, LEVEL, defaults=ONE),
        "set": Verb(e.set_to, BOOK, LEVEL),
        "wound": Verb(e.wound, BOOK, N, defaults=ONE),
        "die": Verb(e.die, BOOK),
        "leave": Verb(e.leave, BOOK, {"mourned": bool}, defaults={"mourned": True}),
        "join": Verb(e.join, BOOK, NEWCOMER, defaults=dict.fromkeys(STATES, 0)),
        "treat": Verb(e.treat, BOOK, {"what": ("meds", "herbal-meds", "bandages"), **LEVEL}, defaults=ONE),
        "conscience": Verb(e.conscience, BOOK, N, defaults=ONE),
        "relief": Verb(e.relief, BOOK, N, defaults=ONE),
        "trait": Verb(e.trait, BOOK, {"letter": ("a", "b", "c")}),
        # the Book
        "read": Verb(e.read, BOOK, N),
        "story": Verb(e.story, BOOK, {"deck": str}),
        "mark": Verb(e.mark, BOOK, {"mark": str}),
        "unmark": Verb(e.unmark, BOOK, {"mark": str}),
        "epilogue": Verb(e.epilogue, BOOK, N),
        "end": Verb(e.end, BOOK, {"ending": ("ceasefire", "no-guard", "shelter-lost")}),
        "progress": Verb(e.progress, BOOK, N, defaults=ONE),
        "reward": Verb(e.reward, BOOK),
        "penalty": Verb(e.penalty, BOOK),
        # the city
        "noise": Verb(p.noise, BOOK, N),
        "noise-roll": Verb(p.noise_roll, BOOK),
        "encounter": Verb(p.encounter, BOOK),
        "return-cards": Verb(p.give_back, BOOK, N, p.can_give_back, ONE),
        "add-cards": Verb(p.lengthen, BOOK, N, defaults=ONE),
        "go-home": Verb(p.homeward, BOOK),
        "search": Verb(p.search, BOOK, {"row": ROWS}),
        "special": Verb(p.special_find, BOOK),
        "fight": Verb(p.fight, BOOK, FIGHT, defaults=FIGHT_IF_NOT_SAID),
        "barter": Verb(p.trade, BOOK, {"fee": int, "stock": str}, defaults={"fee": 0}),
        "change-location": Verb(p.move_on, BOOK, {"slot": SLOTS}),
        # the Shelter
        "cold": Verb(p.cold, BOOK, N, defaults=ONE),
        "raid": Verb(p.raided, BOOK, {"damage": int, "wounds": int}),
        "visitor": Verb(p.visitor, BOOK),
        "board-up": Verb(p.board_up, BOOK),
        "unlock": Verb(p.unlock, BOOK),
        "unlock-this": Verb(p.unlock_this, BOOK, {"fitting": str}),
        "wreck": Verb(p.wreck, BOOK),
        "furnish": Verb(p.furnish, BOOK, {"fitting": str}),
        "comes-next": Verb(p.comes_next, BOOK, {"deck": DECKS, "card": str}),
        "skip": Verb(p.skip, BOOK, {"phase": ("night-raid",)}),
        # a story in combat
        "hit": Verb(hit, "Combat: Fate", N, defaults=ONE),
        "deadly": Verb(deadly, "Combat: Fate"),
        "harm": Verb(harm, "Combat: Fate", N, defaults=ONE),
    },
    conditions={
        "has": Verb(ask.has, BOOK, SOME, defaults=ONE),
        "worth": Verb(ask.is_worth, BOOK, N),
        "marked": Verb(ask.marked, BOOK, {"mark": str, "n": int}, defaults=ONE),
        "was-read": Verb(ask.was_read, BOOK, N),
        "level": Verb(ask.level, BOOK, LEVEL, defaults=ONE),
        "is": Verb(ask.is_person, BOOK, {"person": str}),
        "here": Verb(ask.here, BOOK, {"person": str}),
        "in-play": Verb(ask.in_play, BOOK, {"person": str}),
        "skilled": Verb(ask.skilled, BOOK, {"skill": str}),
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
        "outside": Verb(ask.is_out, BOOK),
        "room": Verb(ask.has_room, BOOK),
        "built": Verb(ask.built, BOOK, {"fitting": str}),
        "at": Verb(ask.at_place, BOOK, {"place": str}),
        "prowess": Verb(ask.is_strong, BOOK, N),
        "empathy": Verb(ask.is_kind, BOOK, N),
    },
    promises=promises,
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
