"""Set-up: first player, characters, team cards, starting items, New Haven and its store."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import Die, Roll, successes, tell_roll, throw
from vigil.games.under_our_sun.rules.enemies import open_shop
from vigil.games.under_our_sun.rules.inventory import draw_starting_item, new_card, put, room_for_card
from vigil.games.under_our_sun.rules.missions import read_card
from vigil.games.under_our_sun.rules.movement import lay
from vigil.games.under_our_sun.rules.traitor import deal_team_cards, is_semi
from vigil.games.under_our_sun.state import HOME, Character, Deck, State, Step
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Option

NEW_HAVEN = "new-haven"
STORE = "lawrence"
OFFER = 6
LEAST_POINTS = 4

Wish = tuple[str, str]  # a starting item, and who gets it
BUYING = "Set-up: Starting items"
BUY_NOTHING: Option[Wish | None] = Option("buy-nothing", None, BUYING)


def new_state(content: Content, mission: str, settings: Mapping[str, str], seats: int) -> State:
    """Set-up Everything in its place, before anything is drawn. Tiles that a mission needs are set aside.

    [R007 R047 R104 R106 A103]
    """
    box = box_of(content)
    return State(
        mission=mission,
        seats=seats,
        settings=dict(settings),
        decks={name: Deck(list(cards)) for name, cards in box.decks.items()},
        supply=dict(box.supply),
        things=dict(box.things),
        bag=dict(content.rulebook.bag),
        unseen=list(box.tiles),
        agenda=[Step("set-up")],
    )


class Box(Struct):
    """What every game begins with, counted out once."""

    decks: dict[str, list[str]]
    supply: dict[str, int]
    things: dict[str, int]
    tiles: list[str]


@lru_cache(maxsize=8)
def box_of(content: Content) -> Box:
    """Set-up The decks, the cubes, the cards of items and equipment, and the tiles that no mission needs.

    [R007 R047 R104 R106 A103]
    """
    book = content.rulebook
    return Box(
        new_decks(content),
        {what: n - book.bag.get(what, 0) for what, n in book.supply.items()},
        {key: row.copies for key, row in content.things.items() if content.deck_of[key] != "loot"},
        [key for key, row in content.tiles.items() if key != NEW_HAVEN and not row.objective],
    )


def new_decks(content: Content) -> dict[str, list[str]]:
    """Set-up Enemies, events, night, sun and loot, each face down. [R047 R104]"""
    decks = {"enemies": [key for key, row in content.enemies.items() for _ in range(row.copies)]}
    for name, table in content.cards.items():
        decks[name] = [key for key, row in table.items() for _ in range(row.copies)]
    decks["loot"] = [
        key for key, row in content.things.items() if content.deck_of[key] == "loot" for _ in range(row.copies)
    ]
    return decks


def set_up(g: Sun, step: Step) -> Flow[None]:
    """Set-up In the order of the book. [R092 R095 R105 R107 R108 R109 R305]"""
    first = yield from first_player(g)
    yield from choose_characters(g, first)
    if is_semi(g):
        yield from deal_team_cards(g)
    yield from starting_items(g)
    lay(g, HOME, NEW_HAVEN)
    yield from open_shop(g, STORE, HOME)
    yield from read_card(g, step)


def first_player(g: Sun) -> Flow[int]:
    """Set-up: First player Three green dice each; most successes begin, and only those who tie roll again.

    [R094 A96]
    """
    rule = "Set-up: First player"
    seats = list(range(g.state.seats))
    while len(seats) > 1:
        found = []
        for seat in seats:
            roll = Roll(f"seat-{seat + 1}", [Die("green") for _ in range(3)], rule, "first-player")
            for die in roll.dice:
                yield from throw(g, die, roll)
            tell_roll(g, roll)
            found.append(successes(g, roll))
        seats = [seat for seat, n in zip(seats, found) if n == max(found)]
    return seats[0]


def choose_characters(g: Sun, first: int) -> Flow[None]:
    """Set-up: Characters Clockwise from the first player, one each; alone one plays two. Health and water are full, the
    well-being OK, six AP, three karma dice.

    [R001 R027 R036 R046 R096 R097 R098 R099 R127 R130 R177 A63 A64]
    """
    s = g.state
    order = [*range(first, s.seats), *range(first)] if s.seats > 1 else [0, 0]
    for seat in order:
        taken = [each.key for each in s.people]
        left = [key for key in g.content.characters if key not in taken]

        def offer(left: list[str] = left) -> list[Option[str]]:
            return [Option("play", key, "Set-up: Characters", {"person": key}) for key in left]

        facts: dict[str, Fact] = {"n": len(s.people) + 1, "all": order.count(seat)}
        key = yield from choose("Set-up: Characters", "choose-character", offer, facts, seat=seat)
        row = g.content.characters[key]
        s.people.append(Character(key, seat, row.hp, row.water))
        if g.heard:
            player: dict[str, Fact] = {"player": f"seat-{seat + 1}"} if s.seats > 1 else {}
            g.tell("Set-up: Characters", "chosen" if player else "chosen-alone", person=key, **player)
    s.people.sort(key=lambda each: each.seat)
    s.first = next(n for n, each in enumerate(s.people) if each.seat == first)


# starting items


def share_points(seats: int, first: int) -> list[int]:
    """Set-up: Starting items One point for each player, at least four; split equally, the rest for the first player.

    [R100 R101 R129 A39]
    """
    total = max(LEAST_POINTS, seats)
    points = [total // seats] * seats
    points[first] += total % seats
    return points


def starting_items(g: Sun) -> Flow[None]:
    """Set-up: Starting items Six starred cards at random; in turn everybody may buy, also with points of others.

    [R084 R100 R101 R102 R103 A104]
    """
    s = g.state
    s.points = share_points(s.seats, s.people[s.first].seat)
    for _ in range(OFFER):
        key = yield from draw_starting_item(g, BUYING)
        if key:
            s.offer.append(key)
    g.heard and g.tell("Set-up: Starting items", "offer", things=tuple(s.offer))
    order = list(dict.fromkeys(each.seat for each in g.in_order()))
    passed: set[int] = set()
    in_vain: set[tuple[int, Wish]] = set()  # what was not agreed with whom since something was bought
    while len(passed) < len(order):
        for seat in order:
            if seat not in passed and not (yield from buy_one(g, seat, in_vain)):
                passed.add(seat)
    for key in s.offer:
        put(s.things, key, 1)
    s.offer = []


def buy_one(g: Sun, seat: int, in_vain: set[tuple[int, Wish]]) -> Flow[bool]:
    """Set-up: Starting items One card for oneself or for another who has room; whoever is asked to add points may say
    no. What was not agreed is asked for again only when something else was bought; the points stay.

    [R084 R102 R103 A104]
    """
    s = g.state

    def offer() -> list[Option[Wish | None]]:
        points, things = sum(s.points), g.content.things
        rooms: dict[tuple[str, int], list[str]] = {}  # who has room for cards that are alike
        options: list[Option[Wish | None]] = []
        for key in dict.fromkeys(s.offer):
            row = things[key]
            if row.stars <= points:
                alike = row.kind, row.areas
                if alike not in rooms:
                    rooms[alike] = [c.key for c in s.people if room_for_card(g, c, key)]
                options += [acquire(key, who, row.stars) for who in rooms[alike] if (seat, (key, who)) not in in_vain]
        options.append(BUY_NOTHING)
        return options

    wish = yield from choose(BUYING, "starting-items", offer, {"n": s.points[seat]}, seat=seat)
    if wish is None:
        return False
    key, who = wish
    paid = yield from collect(g, seat, key, who)
    if paid is None:
        in_vain.add((seat, wish))
        g.heard and g.tell(BUYING, "not-agreed", item=key)
        return True
    in_vain.clear()
    for each, n in paid.items():
        s.points[each] -= n
    s.offer.remove(key)
    g.character(who).cards.append(new_card(g, key))
    g.heard and g.tell(BUYING, "bought", person=who, item=key)
    return True


@cache
def acquire(item: str, person: str, n: int) -> Option[Wish | None]:
    """Set-up: Starting items What is bought and for whom; made once for all games."""
    return Option("acquire", (item, person), BUYING, {"item": item, "person": person, "n": n})


def collect(g: Sun, seat: int, key: str, who: str) -> Flow[dict[int, int] | None]:
    """Set-up: Starting items Own points first, then what others add of their own will; None if it is not enough, or the
    one who should get it does not want it.

    [R102 A104]
    """
    s, rule = g.state, "Set-up: Starting items"
    price = g.content.things[key].stars
    paid = {seat: min(price, s.points[seat])}
    missing = price - paid[seat]
    others = [each for each in range(s.seats) if each != seat]
    for each in others:
        most = min(missing, s.points[each])
        if not most:
            continue

        def offer(most: int = most) -> list[Option[int]]:
            return [Option("add-points", n, rule, {"n": n}) for n in range(most + 1)]

        facts: dict[str, Fact] = {"item": key, "person": who, "player": f"seat-{seat + 1}", "missing": missing}
        paid[each] = yield from choose(rule, "add-points", offer, facts, seat=each)
        missing -= paid[each]
    if missing or not (yield from wants(g, seat, key, g.character(who))):
        return None
    return paid


def wants(g: Sun, seat: int, key: str, c: Character) -> Flow[bool]:
    """Set-up: Starting items Who gets a card is agreed, never forced. [R102]"""
    if c.seat == seat:
        return True
    rule = "Set-up: Starting items"

    def offer() -> list[Option[bool]]:
        return [Option("accept", True, rule), Option("refuse", False, rule)]

    facts: dict[str, Fact] = {"item": key, "person": c.key, "player": f"seat-{seat + 1}"}
    return (yield from choose(rule, "starting-gift", offer, facts, seat=c.seat))
