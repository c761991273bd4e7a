"""What a steady player reckons with: what is printed on the cards, and what a fight will probably cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from vigil.games.under_our_sun.content.content import HERE, Content
from vigil.games.under_our_sun.game import apart
from vigil.games.under_our_sun.observe.view import CharacterView, EnemyView, TileView, View
from vigil.games.under_our_sun.rules.effects.vocabulary import VOCABULARY

Foe = tuple[float, float]  # HP that are left, and the damage of one attack
ROUNDS = 40.0  # a fight that cannot be won


@cache
def printed() -> Content:
    """The cards of the box; those of a pack, which nobody has seen yet, count as nothing special."""
    return Content([HERE], VOCABULARY)


@cache
def spread(colours: tuple[str, ...]) -> tuple[float, ...]:
    """How probable 0, 1, 2 … successes are."""
    found = {0: 1.0}
    for colour in colours:
        faces = printed().rulebook.dice[colour]
        found = added(found, [(face.successes, face.n / 8) for face in faces])
    most = max(found)
    return tuple(
        found.get(n, 0.0) + (sum(p for m, p in found.items() if m < 0) if not n else 0.0) for n in range(most + 1)
    )


def added(found: dict[int, float], faces: Iterable[tuple[int, float]]) -> dict[int, float]:
    total: dict[int, float] = {}
    for successes, p in faces:
        for n, q in found.items():
            total[n + successes] = total.get(n + successes, 0.0) + p * q
    return total


def expected(colours: Sequence[str], armour: int = 0) -> float:
    """The damage of an attack, less what armour holds off."""
    return sum(p * max(0, n - armour) for n, p in enumerate(spread(tuple(colours))))


def chance(me: CharacterView, attribute: str, night: bool = False) -> float:
    """How probably a test is passed."""
    colours = list(printed().dice[me.key][attribute]) if me.key in printed().dice else ["yellow"]
    for card in me.cards:
        row = printed().things.get(card.key)
        colours += row.tests.get(attribute, []) if row and row.hero in ("", me.key) else []
    return 1 - spread(tuple(colours + ["red"] * (me.wounded + night)))[0]


def armour(me: CharacterView) -> int:
    return max((printed().things[card.key].armour for card in me.cards if card.key in printed().things), default=0)


def weapon(me: CharacterView, key: str, feature: str = "melee") -> float:
    """The damage of one attack with it."""
    row = printed().things.get(key)
    colours = list(printed().dice[me.key]["combat"]) if me.key in printed().dice else ["yellow"]
    if row and row.hero in ("", me.key):
        colours += getattr(row, feature)
    return expected(colours + ["red"] * me.wounded)


def blow(me: CharacterView) -> float:
    """The damage of one attack with the best weapon at hand."""
    return max(weapon(me, key) for key in ("hands", *(card.key for card in me.cards)))


def foe(enemy: EnemyView, me: CharacterView, night: bool) -> Foe:
    row = printed().enemies.get(enemy.key) or printed().merchants.get(enemy.key)
    dice = (row.melee.night if night else row.melee.day) if row else ["yellow", "yellow"]
    return enemy.hp - enemy.damage, expected(dice, armour(me))


@cache
def stranger(night: bool, armour: int) -> Foe:
    """An enemy as the deck has them."""
    rows = [row for row in printed().enemies.values() for _ in range(row.copies)]
    damage = sum(expected(row.melee.night if night else row.melee.day, armour) for row in rows)
    return sum(row.hp for row in rows) / len(rows), damage / len(rows)


def cost(foes: Sequence[Foe], blows: float) -> float:
    """The HP that a fight to the end takes, if each round deals so much and everybody alive strikes back."""
    total = rounds = 0.0
    for hp, damage in sorted(foes, key=lambda each: each[0] / (each[1] + 0.1)):
        rounds += max(1.0, hp / blows + 0.3) if blows > 0.05 else ROUNDS
        total += damage * rounds
    return total


def foes_at(view: View, me: CharacterView, place: str) -> list[EnemyView]:
    """Who fights this character there."""
    mine = me.revealed and me.team not in ("", "survivor")
    return [
        each
        for each in view.enemies
        if each.at == place
        and not each.dead
        and (me.key in each.hostile if each.merchant else not (mine and sol(each)))
    ]


def sol(enemy: EnemyView) -> bool:
    row = printed().enemies.get(enemy.key)
    return bool(row and row.sol)


def met_at(view: View, me: CharacterView, tile: TileView) -> list[Foe]:
    """Whom one would have to fight on entering a tile openly."""
    night = view.phase == "night"
    strangers = [stranger(night, armour(me))] * tile.symbols
    return [foe(each, me, night) for each in foes_at(view, me, tile.place)] + strangers


def danger(view: View, me: CharacterView, tile: TileView) -> float:
    """The HP that entering a tile openly would take, helped by those who stand there and, half, by those beside it."""
    foes = met_at(view, me, tile)
    if not foes:
        return 0.0
    shares = [(each, help_of(each, tile.place)) for each in view.people if not each.dead and each.key != me.key]
    together = blow(me) + sum(blow(each) * share for each, share in shares if share)
    return cost(foes, together) / (1 + sum(share for _, share in shares))


def help_of(each: CharacterView, place: str) -> float:
    if each.hp <= 2 or (each.revealed and each.team not in ("", "survivor")):
        return 0.0
    return (1.0, 0.5)[apart(each.at, place)] if apart(each.at, place) < 2 else 0.0
