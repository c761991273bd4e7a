"""Instruction counters for tests, fixed here so that no change of balance touches them: A to N, both sides."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import Side

SPANISH = (
    Side("subjugate", 2), Side("raid", 3),
    Side("slaves", 2, f=True), Side("raid", 3),
    Side("build", 2), Side("subvert", 2),
    Side("utes", 2, stripe=True), Side("slaves", 2),
    Side("expand", 3), Side("build-subvert", 3),
    Side("subvert", 2), Side("raid", 4),
    Side("colonize", 2), Side("build", 1),
    Side("comanche", 2, stripe=True), Side("peace", 3),
    Side("peace", 3), Side("expand", 3),
    Side("subjugate", 3), Side("slaves", 2, f=True),
    Side("build", 2), Side("colonize", 2),
    Side("slaves", 1), Side("subvert", 3),
    Side("build-subvert", 3), Side("comanche", 3),
    Side("utes", 3), Side("expand", 2),
)  # fmt: skip

MEXICAN = (
    Side("raid", 3), Side("slaves", 2, f=True),
    Side("build", 2), Side("expand", 3),
    Side("defend", 1), Side("raid", 3),
    Side("slaves", 3, f=True), Side("comanche", 3),
    Side("utes", 2, stripe=True), Side("build", 2),
    Side("subvert", 2), Side("raid", 4),
    Side("colonize", 2), Side("subvert", 3),
    Side("expand", 3), Side("build-subvert", 3),
    Side("comanche", 3, stripe=True), Side("slaves", 2),
    Side("peace", 3), Side("defend", 1),
    Side("raid", 4), Side("colonize", 2),
    Side("build-subvert", 3), Side("utes", 3),
    Side("defend", 1, stripe=True), Side("peace", 3),
    Side("slaves", 2), Side("expand", 2),
)  # fmt: skip

SIDES = (SPANISH, MEXICAN, MEXICAN)
