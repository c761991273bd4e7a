"""The numbers that options change, compared before and after."""

from __future__ import annotations

from vigil.games.under_our_sun.observe.view import CharacterView, View
from vigil.kernel.display.board import Gauge
from vigil.kernel.text.words import Words


def ledger(view: View, words: Words) -> list[Gauge]:
    """Everything an option may change: tracks and goods of each character, the damage on enemies, what lies about."""
    found = [gauge for each in view.people if not each.gone for gauge in of_person(each, words)]
    for enemy in view.enemies:
        if not enemy.dead:
            label = words.say("ledger-enemy", {"enemy": enemy.key, "letter": enemy.letter})
            found.append(Gauge(label, str(enemy.hp - enemy.damage), theirs=True))
    found.append(Gauge(words.say("ledger-tiles"), str(sum(1 for tile in view.tiles if tile.key))))
    return found


def of_person(each: CharacterView, words: Words) -> list[Gauge]:
    def gauge(what: str, value: object, lasts: bool = True) -> Gauge:
        label = words.say("ledger-person", {"person": each.key, "what": what})
        return Gauge(label, str(value), lasts=lasts)

    found = [gauge("hp", each.hp), gauge("water", each.water), gauge("ap", each.ap, False), gauge("karma", each.karma)]
    found.append(gauge("well-being", words.name(each.well_being)))
    found += [gauge(what, n) for what, n in each.goods.items()]
    return [*found, gauge("cards", len(each.cards))]
