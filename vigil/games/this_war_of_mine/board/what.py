"""What the elements of the board are: for each kind its sentence and its rule."""

from __future__ import annotations

from vigil.games.this_war_of_mine.state import STATES
from vigil.games.this_war_of_mine.view import SpaceView, View
from vigil.kernel.board import Thing

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
}
COVERS = ("heap", "furniture", "rubble", "remnants", "bars", "door")
STATE_RULE, CARD_RULE, SPACE_RULE = "General: States", "Day Actions: Shelter cards", "Day Actions: Spaces and Fittings"
TASKS = {"guard": "Evening: Guard", "floor": "Evening: Floor"}


def what(element: str, view: View) -> Thing | None:
    first, _, rest = element.partition("-")
    if element in WHOLE:
        return Thing(*WHOLE[element])
    if first in STATES and rest:
        return Thing(f"state-{first}", STATE_RULE)
    if first == "space":
        space = next((each for floor in view.floors for each in floor.spaces if each.id == rest), None)
        return room(space) if space else None
    return Thing(*FIRST[first]) if first in FIRST else None


def room(space: SpaceView) -> Thing:
    if space.cover in COVERS:
        return Thing(f"cover-{space.cover}", CARD_RULE)
    if space.fitting:
        return Thing("fitting", SPACE_RULE)
    if space.breach:
        return Thing("breach", "Night Raid: Boards")
    if space.task in TASKS:
        return Thing(f"task-{space.task}", TASKS[space.task])
    return Thing(
        f"action-{space.action}" if space.action else "free-room",
        SPACE_RULE if space.action else "Day Actions: New Fitting",
    )
