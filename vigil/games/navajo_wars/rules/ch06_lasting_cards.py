"""6.1.1, 6.1.2 Cards that stay face up along the edge of the map, and cards that leave the game."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars


def lay_face_up(g: NavajoWars, card: int) -> None:
    """6.1.1 A lasting card stays face up along the edge and is in play, so the Discard Phase leaves it there.
    [6.1.1-a]"""
    s = g.state
    if card not in s.in_play and card not in s.gone:
        s.in_play.append(card)
        g.count_bonuses()
        g.heard and g.tell("6.1.1", "card-stays", card=g.content.key_of[card])


def discard_lasting(g: NavajoWars, card: int) -> None:
    """6.1.1 What it gave is over: the card goes to the discard pile. [6.1.1-b]"""
    g.state.in_play.remove(card)
    g.state.discard.append(card)
    g.heard and g.tell("6.1.1", "card-ends", card=g.content.key_of[card])


def remove_from_game(g: NavajoWars, card: int) -> None:
    """6.1.2 The card goes back to the box for good, and what it did while in play stops at once.
    [6.1.2-a 6.1.2-c]"""
    s = g.state
    key = g.content.key_of[card]
    if card in s.in_play:
        s.in_play.remove(card)
    if card in s.discard:
        s.discard.remove(card)
    if card not in s.gone:
        s.gone.append(card)
        g.heard and g.tell("6.1.2", "card-removed", card=key)
    s.promises = [each for each in s.promises if each.source != key]
    g.count_bonuses()
