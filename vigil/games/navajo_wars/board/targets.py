"""Where on the board an option can be chosen: the ids of its elements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vigil.games.navajo_wars.observe.view import TerritoryView, View


def keys(text: str) -> frozenset[str]:
    return frozenset(text.split())


OUTPOSTS = ("mission", "rancho")
FROM = {  # the box a piece is taken from; what is paid or lost comes from Resources
    "heal-person": "out-of-play",
    "goods-for-animal": "out-of-play",
    "ransom-person": "out-of-play",
    "ransom-captive": "out-of-play",
    "newcomer": "out-of-play",
    "welcome": "out-of-play",
    "drive-home": "out-of-play",
    "lose-from-passage": "passage",
}
# what ends or declines something: nobody should do that by a slip on the board
NOWHERE = keys(
    """
    go-on end-turn grow-up-done join-done found-none collect-done elders-done buy-no-goods tribes-done stop-activating
    end-activation no-development no-reaction raid-no-outpost pay-no-more raise-no-more buy-no-corn pay-no-ransom
    pay-no-slavers swap-no-orders no-comanche-trade no-comanche-gift buy-no-guns
    """
)
IN_OWN_AREA = keys(
    """
    plant-corn harvest-corn find-water tribal-council trade-at-fort
    """
)
# of the question
BY_THE_FAMILY = keys(
    """
    from-canyon show-ferocity with-ferocity fight fight-with-firearms fight-with-intruder-firearms slip-away
    fight-bold-soldiers fight-soldiers roll-evade surrender give-battle
    """
)
BY_THE_CARD = keys(
    """
    rain-on-the-fields give-thanks frost-culture frost-field frost-stores frost-sheep dry-peaches trade-peaches
    share-peaches learn-from-kin buy-hopi-corn speak-of-peace speak-of-war stand-ready hold-council stand-aside
    join-apaches buy-off-slavers give-back turn-back trade-with-comanche gift-to-comanche buy-guns refuse-gifts
    accept-gifts face-the-march accept-terms press-new-mexico stand-with-the-pueblos tend-the-fields let-elder-go
    hold-a-ceremony hold-ceremony lay-weapons-aside stay-by-the-springs follow-the-grass ride-on-the-settlements
    exchange-captives let-them-come let-them-graze drive-off-their-flocks welcome-back feed-the-guests
    keep-pastures yield-animal manuelito-joins fort-abandoned
    cancel-enemy-way-for-goods encourage celebrate strike-first retreat-to-strongholds victory-check good-medicine
    """
)
BY_GOODS = keys(
    """
    goods-for-ap cancel-for-goods reroll-for-goods redraw-for-goods reroll-for-fortune redraw-for-fortune
    spend-trade-goods spend-goods offer-goods
    """
)
BOXES = {  # what speaks of a part of the board
    "raid-new-mexico": ("santa-fe",),
    "raid-far": ("santa-fe",),
    "enter-santa-fe": ("santa-fe",),
    "to-canyon": ("territory-7",),
    "planning": ("elders",),
    "take-actions": ("marker-ap",),
    "passage-of-time": ("box-passage",),
    "elder-gains-ap": ("marker-ap",),
    "culture-to-military": ("marker-military",),
    "military-to-culture": ("marker-culture",),
    "lose-culture": ("marker-culture",),
    "lose-military": ("marker-military",),
    "enemy-first": ("marker-enemy-ap",),
    "buy-goods": ("out-of-play-trade-goods",),
    "take-goods": ("out-of-play-trade-goods",),
    "buy-development": ("cards",),
    "keep-group": ("cards",),
    "leave-group-out": ("cards",),
    "leave-ceremony": ("discard",),
    "take-into-hand": ("cards",),
    "trade-animals": ("box-resources",),
    "trade-animals-which": ("box-resources",),
    "trade-corn": ("box-resources",),
    "eat-corn": ("box-resources",),
    "feed": ("box-resources",),
    "join-elders": ("elders",),
    "keep-cube": ("box-bag",),
    "recover-cube": ("box-recovery",),
    "manuelito-redraws": ("box-bag",),
}
PEOPLE = ("man", "woman", "child")


def targets(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> list[str]:
    named = [*found(key, facts, about, view)]
    return named or ([] if key in NOWHERE else [*spoken_of(key, facts, about, view)])


def found(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> Iterator[str]:
    territory, family, piece = facts.get("territory"), facts.get("family"), facts.get("piece")
    if territory:
        there = next((each for each in view.territories if each.key == territory), None)
        if there:
            yield from on_land(there, facts.get("area"), facts.get("outpost") or piece)
    if key == "give-up":  # a person of the Family that the question is about
        yield f"{piece}-{about['family']}"
    elif family and piece:
        yield f"{piece}-{family}"
    elif family:
        yield from (f"family-{family}", f"household-{family}")
    elif piece and piece not in OUTPOSTS:
        yield f"{FROM.get(key, 'resources')}-{piece}"
    yield from orders(facts, view)
    yield from cards(key, facts, view)
    if "box" in facts:
        yield f"elder-{facts['box']}"


def on_land(territory: TerritoryView, area: int | None, outpost: str | None) -> Iterator[str]:
    """A Territory, an Area of it, and the Outpost that is meant there."""
    if area is None:
        yield f"territory-{territory.die}"
        return
    yield f"area-{territory.die * 10 + area}"
    if outpost in OUTPOSTS:
        rank = sum(getattr(each, outpost) for each in territory.areas if each.number <= area)
        yield f"{outpost}-{territory.die}-{rank}"


def orders(facts: Mapping[str, Any], view: View) -> Iterator[str]:
    """The counters on a row, or those that show an order."""
    for column in (view.active, view.inactive, view.standby):
        for row, counter in enumerate(column, start=1):
            if counter and (facts["row"] == row if "row" in facts else counter.up.order == facts.get("order")):
                yield f"order-{counter.letter}"


def cards(key: str, facts: Mapping[str, Any], view: View) -> Iterator[str]:
    """A card on the table, in hand or in play; a Development; the card that may be preempted."""
    card, development = facts.get("card"), facts.get("development")
    if view.card and (key == "preempt" or view.card.key == card):
        yield "card"
    yield from (f"hand-{each.n}" for each in view.hand if each.key == card)
    yield from (f"in-play-{each.n}" for each in view.in_play if each.key == card)
    yield from (f"development-{each.key}" for each in view.developments if each.key == development)


def spoken_of(key: str, facts: Mapping[str, Any], about: Mapping[str, Any], view: View) -> Iterator[str]:
    """Where an option lies that names nothing of the board itself."""
    family = next((each for each in view.families if each.letter == about.get("family")), None)
    yield from BOXES.get(key, ())
    if key in IN_OWN_AREA and family and family.area:
        yield f"area-{die(view, family.territory) * 10 + family.area}"
    elif key == "raid-outpost" and family:
        there = next(each for each in view.territories if each.key == family.territory)
        yield from on_land(there, facts["area"], facts["outpost"])
    elif key in BY_GOODS and view.resources.get("trade-goods"):
        yield "resources-trade-goods"
    elif (key in BY_THE_FAMILY or key in BY_GOODS) and family:
        yield from (f"family-{family.letter}", f"household-{family.letter}")
    elif key == "from-passage":
        yield f"passage-{about['piece']}"
    elif key.startswith("household-") and family:
        yield from (f"{each}-{family.letter}" for each in PEOPLE if each in key.split("-"))
    elif "-becomes-" in key:
        who = key.split("-")[0]
        yield from (f"{who}-{each.letter}" for each in view.families if getattr(each, who))
        if view.passage.get(who):
            yield f"passage-{who}"
    elif key in BY_THE_CARD and view.card:
        yield "card"


def die(view: View, territory: str) -> int:
    return next(each.die for each in view.territories if each.key == territory)
