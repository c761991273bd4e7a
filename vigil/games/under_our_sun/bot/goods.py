"""What a steady character does with things: picks up, builds, buys, uses, gives away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vigil.games.under_our_sun.bot.destinations import room, wish
from vigil.games.under_our_sun.bot.fight_cost import armour, blow, printed, weapon
from vigil.games.under_our_sun.observe.view import CharacterView, EnemyView, TileView

if TYPE_CHECKING:
    from vigil.games.under_our_sun.bot.turn import Turn

ARMS = ("axe", "crowbar", "spear", "club-with-nails", "knife")  # that can be built, best first
WORTH_KEEPING = 1.0
STARTING = (
    *("leather-jacket", "axe", "spear", "crowbar", "road-shield", "bow", "water-skin", "pistol", "knife", "medikit"),
    *("bandage", "water-bottle", "canteen", "backpack", "tent", "camouflage", "bedroll"),
)


def has(me: CharacterView, key: str) -> bool:
    return any(card.key == key for card in me.cards)


def room_for(me: CharacterView, key: str) -> bool:
    """Whether a card finds a space."""
    row, character = printed().things.get(key), printed().characters.get(me.key)
    if row is None or character is None:
        return False
    if row.kind == "equipment":
        worn = sum(
            1 for card in me.cards if card.key in printed().things and printed().things[card.key].kind == row.kind
        )
        return worn < character.equipment
    items = sum(
        1 for card in me.cards if card.key in printed().things and printed().things[card.key].kind != "equipment"
    )
    return items < character.items or room(me) >= 3


def value(me: CharacterView, key: str) -> float:
    """What a card is worth to a character."""
    row = printed().things.get(key)
    if row is None or row.hero not in ("", me.key):
        return 0.0
    total = 3.0 * max(0.0, weapon(me, key) - blow(me)) + 4.0 * max(0, row.armour - armour(me)) * (
        row.kind == "equipment"
    )
    if row.ranged and not any(printed().things[card.key].ranged for card in me.cards if card.key in printed().things):
        total += 2.0
    total += 0.5 * row.holds + 0.8 * row.areas + 0.4 * len(row.tests) * (not has(me, key))
    if row.effects and (row.kind == "find" or not has(me, key)):
        total += 1.5
    return total + 0.8 * (key == "tent" and not has(me, key))


# in the own turn


def care(turn: Turn) -> str:
    """Wounds, fever and the dead."""
    me = turn.me
    name = turn.named("use", item="aed")
    if name:
        return name
    sick = [each for each in turn.view.people if each.at == me.at and not each.dead and each.infected]
    hurt = [each for each in turn.view.people if each.at == me.at and not each.dead and each.most_hp - each.hp >= 3]
    if sick or hurt:
        keys = ("antibiotic",) if sick and not hurt else ()
        name = turn.named("ability", ability="treat")
        for key in (*keys, "medics-bag", "field-surgery", "medikit"):
            name = name or turn.named("use", item=key)
        if name:
            return name
    if me.most_hp - me.hp >= 2:
        name = turn.named("ability", ability="shrug-off") or turn.named("use", item="bandage")
        if name:
            return name
    food = me.goods.get("food", 0)
    if (me.most_hp - me.hp >= 2 and food >= 3) or (me.hp <= 3 and food >= 1):
        return turn.named("eat")
    return ""


def lifts(me: CharacterView, tile: TileView, wanted: dict[str, int]) -> list[str]:
    """What is picked up in one action: the most useful card, or two resources."""
    cards = [card.key for card in tile.cards if value(me, card.key) > WORTH_KEEPING and room_for(me, card.key)]
    if cards:
        return [max(cards, key=lambda key: value(me, key))]
    goods = {what: tile.goods.get(what, 0) + tile.dropped.get(what, 0) for what in (*tile.goods, *tile.dropped)}
    lying = [what for what, n in goods.items() for _ in range(n) if wish(me, what, wanted) >= 0.7]
    lying.sort(key=lambda what: -wish(me, what, wanted))
    return lying[: min(2, max(0, room(me)))]


def builds(me: CharacterView, wanted: dict[str, int]) -> list[str]:
    """What is worth its parts, best first."""
    found = []
    if not armour(me):
        found += ["leather-jacket", "road-shield"]
    found += [key for key in ARMS if weapon(me, key) > blow(me) + 0.2]
    if me.infected:
        found += ["antibiotic", "medikit"]
    if me.most_hp - me.hp >= 2 and me.goods.get("fabric", 0) >= 2 and armour(me):
        found.append("bandage")
    if not any(printed().things[card.key].fire for card in me.cards if card.key in printed().things):
        found += ["fire-drill"] if me.goods.get("wood", 0) >= 3 else []
    if me.most_water < 9:
        found += ["water-skin", "water-bottle", "canteen"]
    return [key for key in found if not set(printed().things[key].recipe) & set(wanted)] if wanted else found


def loading(me: CharacterView) -> str:
    """The ammunition that an empty weapon needs."""
    for card in me.cards:
        row = printed().things.get(card.key)
        if row and row.ammo and not card.uses and not me.goods.get(row.ammo):
            return row.ammo
    return ""


# at a counter


def prices(key: str) -> int:
    values = printed().rulebook.values
    return values[key] if key in values else printed().things[key].price if key in printed().things else 99


def purse(me: CharacterView, wanted: dict[str, int]) -> list[tuple[str, int]]:
    """What can be spared, the least useful first, and what a merchant gives for it."""
    keep = {"food": 2, "fabric": 0 if armour(me) else 3, "cartridge": 9, "arrow": 9}
    spare = [
        (what, prices(what))
        for what in ("alcohol", "plastic", "connector", "metal", "wood", "fabric", "food")
        if what not in wanted
        for _ in range(me.goods.get(what, 0) - keep.get(what, 0))
    ]
    sold = [(card.key, prices(card.key) // 2) for card in me.cards if not useful(me, card.key)]
    return [*sold, *spare, *((("water", 1),) * max(0, me.water - 4))]


def useful(me: CharacterView, key: str) -> bool:
    row = printed().things.get(key)
    if row is None or row.hero not in ("", me.key):
        return False
    return bool(row.effects or row.holds or row.areas or row.armour or row.ranged or row.tests or row.fire) or (
        key == "tent" or weapon(me, key) >= blow(me)
    )


def shopping(me: CharacterView, merchant: EnemyView, wanted: dict[str, int]) -> list[tuple[str, str]]:
    """What one would like to have from a counter, first things first."""
    found = [("get", what) for what in wanted for _ in range(merchant.goods.get(what, 0))]
    if not me.goods.get("food") and merchant.goods.get("food"):
        found.append(("get", "food"))
    if me.water <= 2 and merchant.water:
        found += [("get", "water")] * min(merchant.water, me.most_water - me.water, 3)
    cards = [card.key for card in merchant.cards if value(me, card.key) > 1.5 and room_for(me, card.key)]
    return found + [("buy", key) for key in sorted(cards, key=lambda key: -value(me, key) / prices(key))]


def can_deal(me: CharacterView, merchant: EnemyView, wanted: dict[str, int]) -> bool:
    return bool(bargain(me, merchant, wanted))


def bargain(me: CharacterView, merchant: EnemyView, wanted: dict[str, int]) -> list[str]:
    """One deal: the first things that can be paid, and what is given for them."""
    money = purse(me, wanted)
    budget = sum(n for _, n in money)
    taken: list[str] = []
    price, space = 0, room(me)
    for way, what in shopping(me, merchant, wanted):
        each, needs = prices(what), space_of(me, way, what)
        if price + each > budget or needs > max(0, space):
            continue
        if way == "buy" and any(name.startswith("buy") for name in taken):
            continue
        taken.append(f"{way} {what} {each}")
        price += each
        space -= needs
    if not taken:
        return []
    given = []
    for what, each in money:
        if price <= 0:
            break
        given.append(f"{'sell' if what in printed().things else 'pay'} {what} {each}")
        price -= each
    return [*given, *taken]


def space_of(me: CharacterView, way: str, what: str) -> int:
    """How many resources have no room beside it: a card that finds no area for items takes one of theirs."""
    if way == "get":
        return int(what != "water")
    row, character = printed().things[what], printed().characters[me.key]
    items = [
        card for card in me.cards if card.key in printed().things and printed().things[card.key].kind != "equipment"
    ]
    return 0 if row.kind == "equipment" or len(items) < character.items else 3


# with others


def gifts(me: CharacterView, other: CharacterView, wanted: dict[str, int]) -> list[str]:
    """What a comrade needs more."""
    found = []
    free = min(me.water - 3, 2, other.most_water - other.water)
    if other.water <= 1 and free > 0:
        found += ["give water"] * free
    if not other.goods.get("food") and me.goods.get("food", 0) >= 3 and room(other) > 0:
        found.append("give food")
    for card in me.cards:
        better = value(other, card.key) > 2 and not useful(me, card.key) and room_for(other, card.key)
        if better and not any(each.startswith("give " + card.key) for each in found):
            found.append(f"give {card.key}")
    return found


def accepts(me: CharacterView, given: Sequence[str], taken: Sequence[str], known: bool) -> bool:
    """Whether a trade is agreed to: a gift always, else for things that are worth as much and can be spared."""
    if known or (taken.count("water") and me.water - taken.count("water") < 3):
        return False
    return worth_of(me, given) >= worth_of(me, taken)


def worth_of(me: CharacterView, things: Sequence[str]) -> float:
    return sum(
        2 * value(me, each) if each in printed().things else prices(each) for each in things if each != "nothing"
    )


def starting(position: Any) -> str:
    """The best of the offer that the points pay for, for whoever gains most by it."""
    best, score = "buy-nothing", 0.0
    people = {each.key: each for each in position.view.people}
    for option in position.options:
        if option.key != "acquire":
            continue
        me = people[option.facts["person"]]
        if option.facts["n"] > position.facts["n"] or me.seat != position.seat:
            continue
        rank = len(STARTING) - STARTING.index(option.facts["item"]) if option.facts["item"] in STARTING else 0.5
        worth = (rank + 3 * value(me, option.facts["item"])) / option.facts["n"]
        if worth > score:
            best, score = str(option.name), worth
    return best
