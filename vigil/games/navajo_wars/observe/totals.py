"""The totals a player may ask about at any moment, each with its cited parts."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch03_activation import activations
from vigil.games.navajo_wars.rules.ch03_passage_food import food_in_store, food_needed, food_of_land
from vigil.games.navajo_wars.rules.ch04_enemy_operations import enemy_ap_collected
from vigil.games.navajo_wars.rules.ch08_victory_checks import vp_held
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import strongholds
from vigil.kernel.rules.requests import Number


def totals(g: NavajoWars, seat: int = 0) -> list[Number]:
    """The VP, what may be done and eaten, the Strongholds; the AP that an Operations card brings the Enemy."""
    numbers = [
        vp_held(g),
        activations(g),
        food_needed(g),
        food_of_land(g, g.state.effects.get("food-next", 0)),
        food_in_store(g),
        strongholds(g.state),
    ]
    if g.state.card in g.content.operations:
        numbers.append(enemy_ap_collected(g))
    return numbers
