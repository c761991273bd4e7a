"""What Navajo Wars foretells, carried out by its rules: see vigil/lab/foretold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.forecast import forecasts, standing
from vigil.games.navajo_wars.observe.totals import totals
from vigil.games.navajo_wars.rules.ch01_places import agriculture
from vigil.games.navajo_wars.rules.ch03_actions import take_actions
from vigil.games.navajo_wars.rules.ch03_activation import movement_points
from vigil.games.navajo_wars.rules.ch03_passage_food import (
    feed_population,
    food_in_store,
)
from vigil.games.navajo_wars.rules.ch03_passage_of_time import passage_of_time
from vigil.games.navajo_wars.rules.ch03_planning import planning
from vigil.games.navajo_wars.rules.ch03_tribal_warfare_and_diplomacy import tribal_targets
from vigil.games.navajo_wars.rules.ch04_enemy_operations import CANCEL_PRICE as FLIP_PRICE
from vigil.games.navajo_wars.rules.ch04_enemy_operations import collect_ap, enemy_ap_collected
from vigil.games.navajo_wars.rules.ch06_kit_carson import retreat, stand_undefeated, strike_first
from vigil.games.navajo_wars.rules.ch08_victory_checks import compare_vp, victory_check
from vigil.games.navajo_wars.rules.ch10_trade_goods import ANIMAL_PRICE, AP_PRICE
from vigil.games.navajo_wars.rules.ch11_battles import dine_total
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import (
    KIT_CARSON,
    GameOver,
    automatic_defeat,
    automatic_end,
    judge_scenario,
)
from vigil.games.navajo_wars.rules.chart_enemy_raid_ends import morale_after_raid
from vigil.games.navajo_wars.state import CANYON, CAUGHT, CODEC, State
from vigil.games.navajo_wars.words.log_weights import LAST
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Decision, Number
from vigil.kernel.text.words import Words
from vigil.lab.foretold.carry_out import carried_out
from vigil.lab.foretold.check import Taken
from vigil.lab.foretold.claims import Claim
from vigil.lab.foretold.sentences import number_claims

CHANGED = {"pay": ("conduct-raid",)}
ENDINGS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
LOST = "both at 0 you have lost"  # how it was said once
TRACKS = ("military", "culture", "morale", "ap")


class Twin:
    """A copy of the game in which a rule is carried out: what was told, and the state at each event."""

    def __init__(self, g: NavajoWars, seed: int = 1) -> None:
        self.told: list[Event] = []
        self.game = NavajoWars(CODEC.copy(g.state), g.content, self.told)
        self.luck = Random(seed)
        self.at: dict[str, State] = {}  # the first event of a key -> the state as it was told
        self.game.watch = lambda state: self.at.setdefault(self.told[-1].key, CODEC.copy(state))

    @property
    def state(self) -> State:
        return self.game.state

    def does(self, rule: Any, *args: Any) -> Twin:
        """Carry a rule out, to its end or to that of the game."""
        with suppress(GameOver):
            carried_out(rule(self.game, *args), LAST, self.luck)
        return self

    def facts(self, key: str) -> dict[str, Any]:
        return next((dict(event.facts) for event in self.told if event.key == key), {})

    def number(self, key: str, fact: str) -> int | None:
        found = self.facts(key).get(fact)
        return found.total if isinstance(found, Number) else found

    def times(self, *keys: str) -> int:
        return sum(event.key in keys for event in self.told)


def now(g: NavajoWars, observer: Observer, words: Words) -> Iterator[Claim]:
    if not g.state.turn:
        return
    asked = observer.question()
    yield from standing_claims(g)
    yield from nothing_left_claims(g, words)
    for each in forecasts(g, 0, asked.rule if asked else ""):
        yield from FORECASTS[each.key](g, each, {number.key: number for number in each.numbers})
    yield from total_claims(g)


def standing_claims(g: NavajoWars) -> Iterator[Claim]:
    """12 "If it ended now": the end of the scenario is carried out, or 6.2.3 from its step 3 on."""
    shown = standing(g)
    if shown is None or shown.ending not in ENDINGS:
        return
    if g.state.military == g.state.culture == 0:
        yield Claim("standing", "12.1", shown.ending, Twin(g).does(automatic_defeat, "12.1").state.ending)
    elif g.content.scenarios[g.state.scenario].last_card != KIT_CARSON:
        twin = Twin(g).does(judge_scenario)
        yield Claim("standing", "12.3", shown.ending, twin.state.ending)
        yield Claim("standing", "12.3 margin", shown.numbers[0].total, twin.number("judged", "margin"))
    else:
        undefeated = Twin(g).does(stand_undefeated).state.ending
        ways = (retreat, strike_first) if not undefeated else ()
        endings = {undefeated} if undefeated else {Twin(g, n).does(way).state.ending for way in ways for n in range(3)}
        yield Claim("standing", "6.2.3", [shown.ending], sorted(endings))


def nothing_left_claims(g: NavajoWars, words: Words) -> Iterator[Claim]:
    """12.1 With both tracks at 0 the game is not lost before a rule looks, and no sentence may say so."""
    if g.state.military == g.state.culture == 0:
        for key in ("what-military", "what-culture"):
            yield Claim("sentence", f"{key} lost at once", LOST in words.say(key), bool(g.state.ending))


def victory_claims(g: NavajoWars, shown: Forecast, numbers: dict[str, Number]) -> Iterator[Claim]:
    """8.2 The check of that card, without a purchase."""
    assert shown.facts
    card = next(n for n, key in g.content.key_of.items() if key == shown.facts["card"])
    twin = Twin(g)
    if shown.soon:
        twin.state.card = g.state.card
    twin.does(victory_check, g.content.history[card].vp, False)
    yield Claim("forecast", "victory-check ending", shown.ending, twin.state.ending)
    yield Claim(
        "forecast", "victory-check vp-balance", numbers["vp-balance"].total, twin.number("vp-balance", "balance")
    )
    if not twin.state.ending:
        for track in TRACKS:
            if f"after-{track}" in numbers:
                done = getattr(twin.state, track)
                yield Claim("forecast", f"victory-check after-{track}", numbers[f"after-{track}"].total, done)
        lost = numbers["passage-halved"].total if "passage-halved" in numbers else 0
        yield Claim("forecast", "victory-check passage-halved", lost, -twin.times("lost-from-passage"))


def passage_claims(g: NavajoWars, shown: Forecast, numbers: dict[str, Number]) -> Iterator[Claim]:
    """3.3 The eleven steps, in which nobody grows up, joins or is founded and no Corn is gathered."""
    twin = Twin(g).does(passage_of_time)
    fed = twin.at.get("feeding")
    if fed is not None:
        then = NavajoWars(fed, g.content)
        needed, land = twin.number("feeding", "needed"), twin.number("feeding", "land")
        assert needed is not None
        assert land is not None
        left = max(0, land) + food_in_store(then).total - needed
        yield Claim("forecast", "passage food-balance", numbers["food-balance"].total, left)
    if any(event.key.endswith("starves") for event in twin.told):  # who goes hungry is the player's choice
        return
    eaten = twin.number("sheep-eaten", "n") or 0
    for animal in ("horse", "sheep"):
        if f"after-{animal}" in numbers and not (animal == "sheep" and eaten):
            done = twin.state.resources.get(animal, 0)
            yield Claim("forecast", f"passage after-{animal}", numbers[f"after-{animal}"].total, done)
    if "after-morale" in numbers:
        yield Claim("forecast", "passage after-morale", numbers["after-morale"].total, twin.state.morale)
    elders = numbers["elders-at-risk"].total if "elders-at-risk" in numbers else 0
    yield Claim("forecast", "passage elders-at-risk", elders, twin.times("elder-dies", "elder-lives"))


def automatic_claims(g: NavajoWars, shown: Forecast, numbers: dict[str, Number]) -> Iterator[Claim]:
    """12.2 The Discard Phase, with many dice."""
    twins = [Twin(g, seed).does(automatic_end) for seed in range(12)]
    for twin in twins:
        if twin.state.ending_rule == "12.1":
            return
        thrown = twin.facts("automatic-victory").get("n")
        wins = shown.key == "automatic-victory" and thrown is not None and thrown > numbers["strongholds"].total
        yield Claim("forecast", shown.key, wins, twin.state.ending == "major-victory")


FORECASTS = {
    "victory-check": victory_claims,
    "passage": passage_claims,
    "automatic-victory": automatic_claims,
    "no-automatic-victory": automatic_claims,
}


def total_claims(g: NavajoWars) -> Iterator[Claim]:
    shown = {number.key: number.total for number in totals(g)}
    card = max(g.content.history)
    balance = Twin(g).does(compare_vp, 7).number("vp-balance", "balance")
    yield Claim("total", "vp-held", shown["vp-held"], balance + 7 if balance is not None else card)
    yield Claim("total", "activations", shown["activations"], Twin(g).does(take_actions).number("actions-begin", "n"))
    fed = Twin(g).does(feed_population)
    yield Claim("total", "food-needed", shown["food-needed"], fed.number("feeding", "needed"))
    yield Claim("total", "food-of-land", shown["food-of-land"], fed.number("feeding", "land"))
    if "enemy-ap" in shown:
        collected = Twin(g).does(collect_ap).number("enemy-collects", "ap")
        yield Claim("total", "enemy-ap", shown["enemy-ap"], collected)


SPENT = {
    "preempt-cost": "ap",
    "goods-cost": "ap",
    "attempt-cost": "ap",
}  # what a price is paid with; a tribe's once named


def taken(taken: Taken, words: Words) -> Iterator[Claim]:
    before, after = taken.before.state, taken.after.state
    for option in taken.chosen:
        number = option.number() if option.number else None
        if number is None:
            continue
        if number.key == "mp-cost":
            yield from movement_claims(taken, option.key, number.total)
        elif number.key == "development-cost":
            paid = before.culture + before.military - after.culture - after.military
            yield Claim("price", option.key, number.total, paid)
        elif number.key in SPENT and not (number.key == "attempt-cost" and len(tribal_targets(taken.before)) > 1):
            paid = getattr(before, SPENT[number.key]) - getattr(after, SPENT[number.key])
            yield Claim("price", f"{option.key} {number.key}", number.total, paid)


def movement_claims(taken: Taken, key: str, cost: int) -> Iterator[Claim]:
    """3.2 What an action takes of the Movement Points, where the same Family is asked again at once."""
    now, then = taken.question.facts or {}, taken.next
    if isinstance(then, Decision) and then.key == "action" and (then.facts or {}).get("family") == now.get("family"):
        left = int(str((then.facts or {})["mp"]))
        yield Claim("price", f"{key} mp-cost", cost, int(str(now["mp"])) - left)


def ended(session: Session, words: Words) -> Iterator[Claim]:
    yield from ()


def sentences(definition: AnyDefinition, content: Content, books: dict[str, Words]) -> Iterator[Claim]:
    """The numbers of short texts, each read off the rules on a quiet map with one Family."""
    g: NavajoWars = definition.rules.new(content, "rise-of-the-people", definition.identity.defaults(), 1)
    s = g.state
    s.turn, s.card = 1, min(content.operations)
    one = s.families[0]
    one.place, one.man, one.woman, one.child, one.horse = 11, True, True, False, True
    s.manuelito, s.elders = one.letter, [1, 0, 0, 0, 0, 0, 0]
    s.subjugation, s.raided = {"red": 1}, {"white": 1}
    enemy, battle = enemy_ap_collected(g), dine_total(g, one, weapon="firearms")
    s.drought[1] = 1
    yield from number_claims(
        books,
        {
            "what-canyon": (agriculture(g, CANYON),),
            "what-drought": (agriculture(g, 2) - agriculture(g, 1),),
            "what-caught": (Twin(with_caught(g)).does(morale_after_raid).state.morale - s.morale,),
            "what-household": (-added("mp-empty-spaces", movement_points(g, one)),),
            "what-elder": (Twin(g).does(planning).facts("ap-gained")["n"],),
            "what-horse": (added("battle-horse", battle),),
            "what-trade-goods": (AP_PRICE if AP_PRICE == FLIP_PRICE else -1, 1, ANIMAL_PRICE),
            "what-firearms": (added("battle-firearms", battle),),
            "what-guns": (added("battle-firearms", battle),),
            "what-manuelito": (added("battle-manuelito", battle),),
            "what-raided": (-added("raided-cubes", enemy),),
            "what-subjugation": (added("red-cubes", enemy),),
            "what-military": (0,),
            "what-culture": (0,),
            "what-order-build": (1,),
            "what-order-peace": (0,),
        },
    )


def with_caught(g: NavajoWars) -> NavajoWars:
    """The same with the Family in a Caught Box."""
    twin = NavajoWars(CODEC.copy(g.state), g.content)
    twin.state.families[0].place = 10 + CAUGHT
    return twin


def added(part: str, numbers: Number) -> int:
    """What one part adds to a number."""
    return sum(each.amount for each in numbers.parts if each.key == part)
