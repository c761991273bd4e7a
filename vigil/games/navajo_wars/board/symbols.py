"""The pieces as paths, each drawn around (0, 0) in 24 x 24 units. What is filled takes the class of its user."""

from __future__ import annotations

from functools import cache

from vigil.drawing.motifs import CLIP
from vigil.drawing.svg import element
from vigil.games.navajo_wars.board.geometry import CAMP, STATION

SHAPES = {
    # people, told apart by their outline: legs and shoulders, a wide dress, raised arms, a bent back with a stick
    "man": "M0-12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM-8-4H8V4H5.4V0H4.6V12H1V5H-1V12H-4.6V0H-5.4V4H-8z",
    "woman": "M0-12a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM-3.6-4.4H3.6L5.4 1.2H-5.4zM-6 2.8H6L10.5 12H-10.5z",
    "child": "M0-6.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z"
    "M-9.6-3.2L-7.6-5-3.4 1.6H3.4L7.6-5 9.6-3.2 5 4.4V12H1.2V8H-1.2V12H-5V4.4z",
    "elder": "M-3.4-10.5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM-.6-4.6C6-5 9 1 9.4 12H-4.6L-5.4 4-6.4-1.4-3-2.4z"
    "M-10.6-6H-8.4V12H-10.6z",
    # herds, stores
    "horse": "M-11.6-3.4L-8.2-8l1.1-2.7L-5.6-8l3.4 4.8H6c2.6 0 3.6.9 4.2 1.9L11.6 4l-1.8-.6-.7-2.2L9 4.2l.7 6.3H7.4"
    "L6.2 4.7-1.4 4.2-2.2 10.5H-4.6L-4.9 4.2-6.6 1.4-7.4-2.8-10.2-1z",
    "sheep": ""
    "M-5 5.2A4.2 4.2 0 0 1-6.4-2 4.4 4.4 0 0 1 .2-5.6 4.4 4.4 0 0 1 7.2-3.8 4.4 4.4 0 0 1 9 3.8 4 4 0 0 1 6.4 5.2V10"
    "H4.2V5.6H-2V10h-2.2zM-11.4-1.6l4.2-3.4.6 6.2h-2.6z",
    "corn": "M0-11.5c3 0 4.4 4 4.4 8.5S2.8 6 0 6-4.4 1.5-4.4-3-3-11.5 0-11.5zM-6.2-2C-5.4 3.5-3.4 6.8-.6 8"
    "V11.5C-6.4 10-9 5-9.2-1zM6.2-2C5.4 3.5 3.4 6.8.6 8V11.5C6.4 10 9 5 9.2-1z",
    "trade-goods": "M-11-7.5H11V-4H-11zM-11-2.5H-6V2H-11zM-4.5-2.5L0 2H-4.5zM4.5-2.5L0 2H4.5zM6-2.5H11V2H6z"
    "M-2.6-2.5H2.6L0 0zM-11 3.5H11V7.5H-11z",
    "firearms": "M-11.5 6.5L-8 1.5-5.5 1.8 10-8.5l1.5 2.2L-2.5 3.8-2 6.2-4.4 6.6-5.2 5.2-8.6 9.5z",
    "fortune": "M0-11L2.4-2.4 11 0 2.4 2.4 0 11-2.4 2.4-11 0-2.4-2.4z",
    # the Enemy's buildings
    "mission": "M-1-12H1v2H3v2H1v2L8-1V11.5H3.4V7A3.4 3.4 0 0 0-3.4 7v4.5H-8V-1L-1-6V-8H-3v-2h2z"
    "M0-2.6A2 2 0 0 0-2-.6V2.2H2V-.6A2 2 0 0 0 0-2.6z",
    "rancho": "M-10-1L-2.5-8 5-1H3.2V4.2H.4V.4H-3V4.2H-8.2V-1zM-11.5 6H11.5V7.6H-11.5zM-11.5 9.2H11.5v1.6H-11.5z"
    "M6.5 3.5h1.8v8H6.5zM-10 4.8h1.8V11.5H-10zM-1.8 4.8H0V11.5H-1.8z",
    "fort": "M-11-4l2.2-3.5L-6.6-4v3h1.2v-3L-3.2-7.5-1-4v3H1V-4L3.2-7.5 5.4-4v3H6.6V-4L8.8-7.5 11-4V11H3"
    "V5.5A3 3 0 0 0-3 5.5V11h-8z"
    "M-.7-12H4.8L3.4-10.2 4.8-8.4H.7V-3H-.7z",
    # counters
    "drought": "M0-6.5A6.5 6.5 0 0 1 2.3 6L.6 2.5 2-.8-1.2-3.5zM-2.2-6L-2.8-3 .2-.5-1 2.6.3 6.5A6.5 6.5 0 0 1-2.2-6z"
    "M-1-11.5H1v3H-1zM-1 8.5H1v3H-1zM8.5-1h3V1h-3zM-11.5-1h3V1h-3zM6-7.4L8-9.4 9.4-8 7.4-6zM-6-7.4"
    "L-8-9.4-9.4-8-7.4-6z"
    "M6 7.4L8 9.4 9.4 8 7.4 6zM-6 7.4L-8 9.4-9.4 8-7.4 6z",
    "raid": "M-9.5-10.5L-6-9 9.8 8.5 8.5 9.8-8-6zM9.5-10.5L6-9 1.6-4 3-2.6 8-6zM-9.8 8.5L-3 1-1.6 2.4-8.5 9.8z",
    "tribal": "M-6-10.5C7-8.5 8.5 6.5 6.5 10.5 5.8 4 1-4-6.5-8.2zM-9.5 9.5"
    "L-7 3.5-5.6 4.9 6.5-7 7.9-5.6-4.2 6.3-2.8 7.7z",
    "harass": "M11-11L8.6-3 6.6-5-1.5 3.2-1.6 7-6.5 11-7 7.2-11 6.5-7 1.6-3.2 1.5 5-6.6 3-8.6z",
    "intruder": "M-.2.6A1.3 1.3 0 0 1 .9-1.5 3.3 3.3 0 0 1 3 2.5 5.3 5.3 0 0 1-5 .5 6 6 0 0 1 1.5-6.2",
    "manuelito": "M0-11.5"
    "L2.6-6.2 8.1-8.1 6.2-2.6 11.5 0 6.2 2.6 8.1 8.1 2.6 6.2 0 11.5-2.6 6.2-8.1 8.1-6.2 2.6-11.5 0"
    "-6.2-2.6-8.1-8.1-2.6-6.2z",
    # marks of the tracks
    "military": "M0-11C3-9 6-8.3 9-8.3 9 0 6.5 7.5 0 11-6.5 7.5-9 0-9-8.3-6-8.3-3-9 0-11zM-1-6V-1H-5.5V1H-1V6.5"
    "H1V1H5.5V-1H1V-6z",
    "culture": "M0-11L3 -8H6V-5L9-5 11 0 9 5H6V8H3L0 11-3 8H-6V5H-9L-11 0-9-5H-6V-8H-3zM0-4.5L-4.5 0 0 4.5 4.5 0z",
    "ap": "M0-6A6 6 0 1 1 0 6 6 6 0 0 1 0-6zM-1.2-11.5H1.2v3.5H-1.2zM-1.2 8H1.2v3.5H-1.2zM8-1.2h3.5V1.2H8z"
    "M-11.5-1.2H-8V1.2h-3.5z",
    "morale": "M-8-11h2.2v1H9L5.5-5 9 0H-5.8V11.5H-8z",
    "ferocity": "M1-11.5C2-6 8-3.5 7.6 3.5 7.3 8.5 3.5 11.5 0 11.5S-7.5 8.5-7.6 3.5"
    "C-7.7-.5-5-2.5-4.5-6-2.5-4.5-1.8-3-1.6-1.5.5-4 1.5-7.5 1-11.5z",
    "enemy-ap": "M-9-9H9V9H-9zM-5.5-5.5V5.5H5.5V-5.5zM-3-3H3V3H-3z",
    "turn": "M-8 2A8 8 0 0 1 6-5.3L8.2-7.5 9-.5 2-1.3 4.2-3.5A5.5 5.5 0 0 0-5.4 2zM8-2A8 8 0 0 1-6 5.3"
    "L-8.2 7.5-9 .5-2 1.3-4.2 3.5A5.5 5.5 0 0 0 5.4-2z",
}
SHAPES["trade"] = SHAPES["trade-goods"]
SHAPES["guns"] = SHAPES["firearms"]

CUBE_FACES = (("M0-11L10-6 0-1-10-6z", "top"), ("M-10-6L0-1V11L-10 6z", "left"), ("M10-6L0-1V11L10 6z", "right"))

GRAINS = {  # what grows and lies on the land
    "sand": (46, 34, "M6 9q5-3 10 0M29 24q5-3 10 0M33 7h1.5M13 27h1.5"),
    "scrub": (42, 36, "M9 12l-3-4M9 12v-6M9 12l3-4M30 29l-3-4M30 29v-6M30 29l3-4"),
    "strata": (48, 26, "M2 6h15M23 6h6M31 18h13M9 20h12"),
    "grass": (34, 28, "M6 9l-1.5-4M8 9v-5M10 9l1.5-4M23 23l-1.5-4M25 23v-5M27 23l1.5-4"),
}
GROUNDS = {1: "sand", 2: "grass", 3: "scrub", 4: "strata", 5: "sand", 6: "scrub", 7: "strata"}

STATION_PATH = "M-22-13H22L27-8V8L22 13H-22L-27 8V-8z"
CAMP_PATH = "M-38 46q0-11 38-11t38 11-38 11-38-11z"
FAMILY_PATH = "M-14 13V0Q-14-14 0-14T14 0V13z"


@cache
def defs() -> str:
    shapes = [element("path", id=f"p-{name}", d=d, fill_rule="evenodd") for name, d in SHAPES.items()]
    faces = [element("path", d=d, kind=f"cube-{face}") for d, face in CUBE_FACES]
    shapes.append(element("g", *faces, id="p-cube"))
    shapes.append(element("path", id="p-station", d=STATION_PATH))
    shapes.append(element("path", id="p-token", d=FAMILY_PATH))
    shapes.append(element("path", id="p-camp", d=CAMP_PATH))
    reach = STATION[1] / 2
    shapes.append(element("rect", id="p-hit", x=-41, y=-reach, width=82, height=reach + CAMP + 22, rx=6))
    grains = [
        element(
            "pattern",
            element("path", d=d, kind="grain"),
            id=f"grain-{name}",
            width=w,
            height=h,
            patternUnits="userSpaceOnUse",
        )
        for name, (w, h, d) in GRAINS.items()
    ]
    band = element(
        "pattern",
        element("path", d="M0 12L12 0 24 12zM6 0L12-6 18 0zM-6 0L0-6 6 0z", kind="band"),
        element("path", d="M12 3l4 4.5-4 4.5-4-4.5z", kind="band-eye"),
        id="weave-band",
        y=37,
        width=24,
        height=12,
        patternUnits="userSpaceOnUse",
    )
    return element("defs", CLIP, *shapes, *grains, band)
