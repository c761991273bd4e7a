"""What a scenario recommends for its settings, in words."""

from __future__ import annotations

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.text.words import Words


def recommended(definition: AnyDefinition) -> set[str]:
    """The settings for which some scenario recommends a value."""
    return {slug for scenario in definition.identity.scenarios for slug in scenario.recommends}


def advice(definition: AnyDefinition, words: Words, scenario: Scenario) -> str:
    """What a scenario recommends, and for how many players; "" if it recommends nothing."""
    told = []
    for setting in definition.identity.settings:
        value = scenario.recommends.get(setting.slug, "")
        if value:
            facts: dict[str, str | int] = {
                "setting": words.say(f"setting-{setting.slug}"),
                "value": words.say(f"setting-{setting.slug}-{value}"),
                "n": max(scenario.players, setting.needs(value)),
            }
            told.append(words.raw("scenario-recommends", facts))
    return " ".join(told)
