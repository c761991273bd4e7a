"""A sensible player of the Well: gives, guards, and votes when the worlds it can imagine agree on a thief."""

from __future__ import annotations

from collections import Counter

from examples.village.state import SEATS, THIEF, slug_of
from examples.village.view import PlayerView, View
from vigil.bots.position import Position
from vigil.kernel.sets.draft import JOIN

WORLDS = 12
SURE = 8  # worlds of twelve in which the same player is the thief
WORTH_POISON = 7
WORTH_SALT = 5
WEAK = 3  # a watch that wants help

FIRST = {  # what is taken where it is offered; otherwise the last option, which does least
    "storm": ("cover-cistern",),
    "caravan": ("buy-skins", "lodge-them"),
    "debt": ("pay-now", "pay-from-jars"),
    "begged": ("share-water",),
}


class Steady:
    sees = True

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def choose(self, position: Position) -> str:
        match position.key:
            case "gift":
                return gift(position)
            case "posts":
                return posts(position)
            case "before-the-watch":
                return charm(position)
            case "small-hours":
                return small_hours(position)
            case "vote":
                return vote(position)
            case key:
                return one_of(position, *FIRST.get(key, ()))


def one_of(position: Position, *keys: str) -> str:
    """The first of these keys that is offered, else the last option."""
    for key in keys:
        for option in position.options:
            if option.key == key:
                return option.name
    return position.options[-1].name


def me(position: Position) -> PlayerView:
    view: View = position.view
    return view.players[position.seat]


def is_thief(position: Position) -> bool:
    return me(position).role == THIEF


def gift(position: Position) -> str:
    """As much as possible; a thief as little as an honest man could."""
    names = [option.name for option in position.options]
    if not is_thief(position):
        return names[-1]
    return names[0] if position.view.night == position.view.nights else names[min(1, len(names) - 1)]


def posts(position: Position) -> str:
    """A guard who is not tired, two who haul, and the rest rest."""
    there = [each for each in position.view.players if not each.banished]
    guard = next((each for each in there if not each.tired and not each.own), None)
    guard = guard or next((each for each in there if not each.tired), None)
    others = [each for each in there if each is not guard]
    keep = [(guard, "guard")] if guard else []
    keep += [(each, "haul") for each in others[:2]] + [(each, "rest") for each in others[2:]]
    return JOIN.join(f"post {each.player} {post}" for each, post in keep)


def charm(position: Position) -> str:
    """A villager's charm goes where it helps; a thief keeps his."""
    view = position.view
    worth = {
        "lantern": view.strength < WEAK,
        "bell": view.night < view.nights,
        "dowsing-rod": True,
        "salt": view.cistern >= WORTH_SALT and not view.poisoned,
    }
    return one_of(position, "play") if worth[me(position).charm] and not is_thief(position) else one_of(position)


def small_hours(position: Position) -> str:
    view = position.view
    late = view.cistern >= WORTH_POISON or view.night == view.nights
    return one_of(position, "poison" if late else "sleep", "sleep")


def vote(position: Position) -> str:
    """Against whoever is the thief in most worlds; a thief joins in against the others."""
    if is_thief(position):
        return against(position, position.view.players[position.seat - 1])
    suspected, worlds = suspect(position)
    return against(position, position.view.players[suspected]) if worlds >= SURE else one_of(position, "banish-nobody")


def against(position: Position, player: PlayerView) -> str:
    wanted = f"banish {player.player}"
    return wanted if any(option.name == wanted for option in position.options) else one_of(position, "banish-nobody")


def suspect(position: Position) -> tuple[int, int]:
    """The seat that is the thief in most of the worlds the player can imagine, and in how many."""
    count: Counter[int] = Counter()
    for seed in range(WORLDS):
        players = position.imagine(seed).run.game.state.players
        count.update(seat for seat in SEATS if players[seat].role == THIEF and slug_of(seat) != me(position).player)
    return max(count.items(), key=lambda found: found[1], default=(position.seat, 0))
