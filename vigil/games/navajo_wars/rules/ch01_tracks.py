"""1. General: the tracks."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars

TRACK_TOP = 19


def gain_ap(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.ap = s.ap, min(TRACK_TOP, s.ap + n)
    g.heard and g.tell(rule, "ap-gained", n=s.ap - before, total=s.ap)


def spend_ap(g: NavajoWars, n: int) -> None:
    """1.7.4 A cost must be covered by its own track. [1.7.4-g]"""
    if g.state.ap < n:
        raise ValueError("Diné AP overspent")
    g.state.ap -= n
    if n:
        g.heard and g.tell("1.7.4", "ap-spent", n=n, total=g.state.ap)


def set_ap(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Put the marker of the Diné AP on a number."""
    g.state.ap = n
    g.heard and g.tell(rule, "ap-set", n=n)


def gain_culture(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.culture = s.culture, min(TRACK_TOP, s.culture + n)
    g.heard and g.tell(rule, "culture-gained", n=s.culture - before, total=s.culture)


def gain_military(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Up to 19; the rest is lost. [1.7.4-a]"""
    s = g.state
    before, s.military = s.military, min(TRACK_TOP, s.military + n)
    g.heard and g.tell(rule, "military-gained", n=s.military - before, total=s.military)


def lose_culture(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Each point missing costs 2 Military, never below 0 and never converted back. [1.7.4-d 1.7.4-f
    1.7.4-conv-a]"""
    if n <= 0:
        return
    s = g.state
    short = max(0, n - s.culture)
    s.culture -= n - short
    if n > short:
        g.heard and g.tell(rule, "culture-lost", n=n - short, total=s.culture)
    if short:
        before, s.military = s.military, max(0, s.military - 2 * short)
        g.heard and g.tell("1.7.4", "culture-converted", n=short, lost=before - s.military, total=s.military)


def lose_military(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Each point missing costs 2 Culture, never below 0 and never converted back. [1.7.4-e 1.7.4-f
    1.7.4-conv-b]"""
    if n <= 0:
        return
    s = g.state
    short = max(0, n - s.military)
    s.military -= n - short
    if n > short:
        g.heard and g.tell(rule, "military-lost", n=n - short, total=s.military)
    if short:
        before, s.culture = s.culture, max(0, s.culture - 2 * short)
        g.heard and g.tell("1.7.4", "military-converted", n=short, lost=before - s.culture, total=s.culture)


def change_morale(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Enemy Morale stays within 0 and 19; what passes them is lost. [1.7.4-b 1.7.4-l]"""
    s = g.state
    before, s.morale = s.morale, min(TRACK_TOP, max(0, s.morale + n))
    if s.morale != before:
        g.heard and g.tell(rule, "morale-up" if n > 0 else "morale-down", n=abs(s.morale - before), total=s.morale)


def change_enemy_ferocity(g: NavajoWars, n: int, rule: str) -> None:
    """1.7.4 Enemy Ferocity stays within 0 and 19; what passes them is lost. [1.7.4-b]"""
    s = g.state
    before, s.enemy_ferocity = s.enemy_ferocity, min(TRACK_TOP, max(0, s.enemy_ferocity + n))
    if s.enemy_ferocity != before:
        key = "enemy-ferocity-up" if n > 0 else "enemy-ferocity-down"
        g.heard and g.tell(rule, key, n=abs(s.enemy_ferocity - before), total=s.enemy_ferocity)
