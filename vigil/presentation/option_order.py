"""The order in which options are listed, in the browser and in the terminal alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.rules.asking import GO_ON
from vigil.kernel.rules.requests import Option

LAST_NUMBER = 0  # the number and the key of what ends, passes or takes nothing


def listed(definition: AnyDefinition, options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """What is asked, then free actions, then what ends, passes or takes nothing."""
    free = definition.display.board.tray if definition.display.board else frozenset()
    return sorted(options, key=lambda option: 2 if leaves(definition, option) else int(option.key in free))


def leaves(definition: AnyDefinition, option: Option[Any]) -> bool:
    return option.key == GO_ON or option.key in definition.display.last


def numbers(definition: AnyDefinition, options: Sequence[Option[Any]]) -> list[int]:
    """The numbers under which listed options are chosen: from 1 on, and the last one by its own if it leaves."""
    found = list(range(1, len(options) + 1))
    if options and leaves(definition, options[-1]):
        found[-1] = LAST_NUMBER
    return found
