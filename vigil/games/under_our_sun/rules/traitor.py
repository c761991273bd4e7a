"""Modes: team cards, the Son of Liberty among us, and how he is found out."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun, around, way_to
from vigil.games.under_our_sun.rules.enemies import meet, spawn, tile_name
from vigil.games.under_our_sun.rules.enemy_movement import can_lie, shuns, step
from vigil.games.under_our_sun.state import SURVIVOR, Character, Enemy
from vigil.kernel.rules.asking import choose, window
from vigil.kernel.rules.requests import Chance, Fact, Flow, Option, Refusal

RULE = "Modes: Sons of Liberty"
TOGETHER, SEMI = "co-operative", "semi-co-operative"
FROM = {TOGETHER: 1, SEMI: 3}  # players for whom a mode is recommended: where a mission names it, and there are so many
EXTRA = 4  # Survivor cards beyond one for each player

March = tuple[str, str]  # the letter of an enemy, where to


def is_semi(g: Sun) -> bool:
    """Modes Chosen at the set-up; never in solo. [R095 R112 R113 R114 A66]"""
    return g.state.seats > 1 and g.state.settings["mode"] == SEMI


def deal_team_cards(g: Sun) -> Flow[None]:
    """Modes One of the Sons of Liberty among as many Survivors as players and four more: everybody draws one and keeps
    it secret. Nobody knows what was not dealt. Everybody may enter every card of the box, so that nobody learns what
    was drawn before; if two Sons of Liberty are entered, all draw again.

    [R115 R116 R117 R118 R338 A16]
    """
    yield from draw_team_cards(g)
    while sum(traitor(each) for each in g.state.people) > 1:
        g.heard and g.tell("Modes", "team-cards-again")
        yield from draw_team_cards(g)


def draw_team_cards(g: Sun) -> Flow[None]:
    """Modes Each draws one. [R115 R116 R118 A16]"""
    goals = g.content.rulebook.sol_cards
    survivors = min(g.content.rulebook.survivor_cards, g.state.seats + EXTRA)
    dealt = False
    for c in g.in_order():
        weights = [survivors * len(goals), *(0 if dealt else 1 for _ in goals)]
        cards = [SURVIVOR, *goals]
        card: str = yield Chance("Modes", "team-card", "team", cards, weights, {"person": c.key}, (c.seat,), c.seat)
        c.team = card
        if card == SURVIVOR:
            survivors -= 1
        else:
            dealt = True
        g.heard and g.whisper("Modes", {c.seat: (f"your-{card}", {"person": c.key})}, "read-team-card", person=c.key)


def traitor(c: Character) -> bool:
    """Modes Whether a character is the Son of Liberty, known or not."""
    return c.team not in ("", SURVIVOR)


def reveal(g: Sun, c: Character) -> None:
    """Modes: Sons of Liberty The team card is turned up; from now on his own do not attack him. [R124 R126 R339 A79]"""
    if not c.revealed:
        c.revealed = True
        g.heard and g.reveal(RULE, "team-card", person=c.key, card=c.team)
        g.heard and g.tell(RULE, "left-in-peace", person=c.key)


def known(g: Sun) -> bool:
    """Modes: Sons of Liberty Once he is revealed there is nothing left to hide. [R339]"""
    return any(each.revealed for each in g.state.people)


def meeting(g: Sun, c: Character) -> Flow[None]:
    """Modes: Sons of Liberty An unrevealed Son of Liberty who meets one of his own stays secret and is attacked, or
    shows his card: on entering, and before he is first attacked by one who came to him. Everybody is asked alike.

    [R125 R340]
    """
    if not is_semi(g) or known(g):
        return
    met = [foe.letter for foe in g.foes(c) if g.row(foe).sol and foe.letter not in c.faced]
    if not met:
        return
    c.faced += met

    def offer() -> list[Option[bool]]:
        stay = Option("say-nothing", False, RULE)
        return [stay, Option("show-card", True, RULE)] if traitor(c) else [stay]

    if (yield from choose(RULE, "meets-sons", offer, {"person": c.key}, seat=c.seat, secret=True, always=True)):
        reveal(g, c)


# his abilities


def can_call(g: Sun, c: Character) -> bool:
    """Modes: Sons of Liberty Ability 1 once a day. [R122 A57]"""
    return traitor(c) and not c.called and c.died < 0


def call_places(g: Sun, c: Character) -> list[str]:
    """Modes: Sons of Liberty Map tiles beside him. [R122]"""
    return [place for place in around(c.at) if place in g.state.tiles]


def call_options(g: Sun, c: Character) -> list[Option[str]]:
    """Modes: Sons of Liberty Where one of his may appear. [R122]"""
    if not can_call(g, c):
        return []
    return [
        Option("call", place, RULE, {"way": way_to(c.at, place), "tile": tile_name(g, place)})
        for place in call_places(g, c)
    ]


def call(g: Sun, c: Character, place: str) -> Flow[None]:
    """Modes: Sons of Liberty For 0 AP one of his appears beside him, and everybody knows who he is. Without such a card
    nothing comes. Whoever stands there openly meets it.

    [R055 R122 R124 A56]
    """
    c.called = True
    reveal(g, c)
    if (yield from spawn(g, place, sol=True)) is None:
        g.heard and g.tell(RULE, "no-son-left")
    for other in g.in_order(g.state.active):
        if other.at == place and not other.stealth:
            yield from meet(g, other)
            return


def silent_calls(g: Sun) -> Flow[None]:
    """Modes: Sons of Liberty Between two actions of others ability 1 may be used too. While he is unknown the table
    never waits for it: he says beforehand where one of his is to appear. Everybody whose card is secret has the same
    silent window.

    [R122 A57 A98 A102]
    """
    if not is_semi(g) or g.setting("ability-1") == "own-turn":
        return
    for c in g.in_order(g.state.active):
        if c.key == g.state.active or (known(g) and not c.revealed):
            continue
        matters = c.revealed and can_call(g, c)
        if not matters and g.brisk:
            continue
        place = yield from window(
            RULE,
            "silent-call",
            lambda c=c: call_options(g, c),  # type: ignore[misc]
            {"person": c.key},
            seat=c.seat,
            always=True,
            matters=matters,
            silent=not c.revealed,
        )
        if place is not None:
            yield from call(g, c, place)


def call_orders(g: Sun, seat: int) -> list[Option[str]]:
    """Modes: Sons of Liberty What he who is unknown may say beforehand for the time between two actions of others.

    [R122 A57]
    """
    if not is_semi(g) or g.setting("ability-1") == "own-turn":
        return []
    return [option for c in g.living() if c.seat == seat and not c.revealed for option in call_options(g, c)]


def march_options(g: Sun, c: Character) -> list[Option[March]]:
    """Modes: Sons of Liberty Ability 2: in his own turn one of his, here or beside him, goes one tile, also
    where none lies yet.

    [R123 R231]
    """
    if not traitor(c) or c.ap < g.cost("command"):
        return []
    return [Option("command", (enemy.letter, place), RULE, facts) for enemy, place, facts in marches(g, c)]


def march_refusals(g: Sun, c: Character) -> list[Refusal]:
    """Modes: Sons of Liberty With too few AP nobody is sent anywhere. [R123]"""
    if not traitor(c) or c.ap >= g.cost("command"):
        return []
    return [Refusal("command", "too-few-ap", RULE, facts, {"n": g.cost("command")}) for _, _, facts in marches(g, c)]


def marches(g: Sun, c: Character) -> list[tuple[Enemy, str, dict[str, Fact]]]:
    """Modes: Sons of Liberty Who can be sent where. [R123 R231]"""
    return [
        (enemy, place, {"enemy": enemy.key, "letter": enemy.letter, "way": way_to(enemy.at, place)})
        for enemy in commanded(g, c)
        for place in around(enemy.at)
        if can_lie(g, place) and not shuns(g, enemy, place)
    ]


def commanded(g: Sun, c: Character) -> list[Enemy]:
    """Modes: Sons of Liberty Those he can reach with a word. [R123]"""
    near = (c.at, *around(c.at))
    return [each for each in g.state.enemies if each.at in near and not each.dead and g.row(each).sol]


def march(g: Sun, c: Character, letter: str, place: str) -> None:
    """Modes: Sons of Liberty One tile, and everybody knows who he is; no fight begins by it. [R123 R124 A29]"""
    reveal(g, c)
    step(g, g.enemy(letter), place)
