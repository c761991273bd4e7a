"""What the elements of the board are: for each kind its sentence and its rule."""

from __future__ import annotations

from vigil.games.this_war_of_mine.observe.view import SpaceView, View
from vigil.games.this_war_of_mine.state import STATES
from vigil.kernel.display.board import Thing

WHOLE = {
    "day": ("day", "General"),
    "card": ("card", "Morning: Event"),
    "storage": ("storage", "General: Supply"),
    "pile": ("pile", "Scavenging: Findings"),
    "noise": ("noise", "Scavenging: Noise"),
    "unknown": ("unknown", "Scavenging: Unknown deck"),
    "grid": ("grid", "Combat: Enemies"),
    "objective": ("objective", "Book: Chapters"),
    "plans": ("plans", "Day Actions: New Fitting"),
}
FIRST = {  # by the first word of the id
    "person": ("person", "General: Four characters"),
    "who": ("person", "General: Four characters"),
    "slot": ("free-place", "General: Four characters"),
    "place": ("location", "Scavenging: Location"),
    "storage": ("token", "General: Supply"),
    "pile": ("token", "Scavenging: Findings"),
    "enemy": ("enemy", "Combat: Enemies"),
    "plan": ("plan", "Day Actions: New Fitting"),
    "seen": ("seen", "Scavenging: Unknown deck"),
}
TOKENS = {  # the rule by which a thing is used, where it has one of its own
    "water": "Dusk: Water",
    **dict.fromkeys(("canned-food", "raw-food", "vegetable"), "Dusk: Hunger"),
    **dict.fromkeys(("alcohol", "moonshine"), "Dawn: Alcohol"),
    **dict.fromkeys(("meds", "herbal-meds", "bandages"), "Dawn: Medicine"),
    **dict.fromkeys(("shovel", "saw", "lockpick"), "Day Actions: Shelter cards"),
    **dict.fromkeys(("pistol", "knife", "assault-rifle", "hatchet", "shotgun", "ammo"), "Combat: Weapons"),
}
COVERS = ("heap", "furniture", "rubble", "remnants", "bars", "door")
STATE_RULE, CARD_RULE, SPACE_RULE = "General: States", "Day Actions: Shelter cards", "Day Actions: Spaces and Fittings"
TASKS = {"guard": "Evening: Guard", "floor": "Evening: Floor"}


def what(element: str, view: View) -> Thing | None:
    first, _, rest = element.partition("-")
    if element in WHOLE:
        key = {"card": view.card, "objective": view.objective}.get(element, "")
        return Thing(*WHOLE[element], card=key, reads=key or (view.objective if element == "day" else ""))
    if first in STATES and rest:
        level = next((each.levels[first] for each in view.people if each.key == rest), 0)
        return Thing(f"state-{first}", STATE_RULE, reads=f"{first}-{level}")
    if first in ("storage", "pile"):
        return Thing("token", TOKENS.get(rest, FIRST[first][1]), reads=rest)
    if first == "place":
        key = view.places.get(rest, "")
        return Thing(*FIRST[first], card=key, reads=key)
    if first in ("plan", "seen"):
        return Thing(*FIRST[first], card=rest, reads=rest)
    if first in ("person", "who", "enemy"):
        return Thing(*FIRST[first], reads=rest)
    if first == "space":
        space = next((each for floor in view.floors for each in floor.spaces if each.id == rest), None)
        return room(space) if space else None
    return Thing(*FIRST[first]) if first in FIRST else None


def room(space: SpaceView) -> Thing:
    if space.cover in COVERS:
        return Thing(f"cover-{space.cover}", CARD_RULE)
    if space.fitting:
        return Thing("fitting", SPACE_RULE, card=space.fitting, reads=space.fitting)
    if space.breach:
        return Thing("breach", "Night Raid: Boards")
    if space.task in TASKS:
        return Thing(f"task-{space.task}", TASKS[space.task])
    return Thing(
        f"action-{space.action}" if space.action else "free-room",
        SPACE_RULE if space.action else "Day Actions: New Fitting",
        reads=space.action,
    )
