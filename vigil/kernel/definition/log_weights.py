"""How much an event of the log matters to a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


CARD, ORDER, CHANGE, DETAIL, STORY = "card", "order", "change", "detail", "story"
