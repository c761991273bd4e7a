"""How much an event of the log matters to a reader."""

from __future__ import annotations

CARD, ORDER, CHANGE, DETAIL, STORY = "card", "order", "change", "detail", "story"
