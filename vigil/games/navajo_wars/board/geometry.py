"""Where everything lies, in units of the drawing (1600 x 1130). Places are numbered as in state.py."""

from __future__ import annotations

SIZE = (1600, 1130)
MAP = (16, 72, 1036, 720)

STATION = (80, 58)  # the ground of an Area, around its centre
STATIONS = {
    11: (832, 392), 12: (728, 388), 13: (630, 314), 14: (530, 304), 15: (424, 308), 16: (424, 224),
    21: (958, 300), 22: (958, 214), 23: (852, 298), 24: (748, 276), 25: (852, 212), 26: (748, 200),
    31: (944, 560), 32: (964, 656), 33: (862, 692), 34: (752, 616), 35: (652, 692), 36: (576, 632),
    41: (92, 290), 42: (92, 208), 43: (192, 286), 44: (294, 290), 45: (294, 206), 46: (192, 206),
    51: (92, 634), 52: (92, 718), 53: (194, 638), 54: (200, 720), 55: (304, 722), 56: (410, 722),
    61: (92, 406), 62: (92, 492), 63: (192, 524), 64: (302, 420), 65: (302, 494), 66: (192, 440),
    71: (592, 446), 72: (490, 458), 73: (414, 522),
}  # fmt: skip

# Joins between tracks: "" is a straight trail, 0 is Santa Fé. A test holds them against content/map.toml.
LINKS = {
    (0, 21): "M984 384Q980 350 960 326",
    (0, 31): "M984 470Q978 510 952 534",
    (11, 21): "M866 378Q910 366 932 326",
    (11, 31): "M850 418Q884 490 926 536",
    (13, 23): "M666 328Q760 350 824 318",
    (14, 71): "M540 330Q550 396 580 424",
    (22, 41): "M996 214Q1028 206 1028 176V112Q1028 90 1006 90H58Q36 90 36 112V250Q36 280 56 288",
    (32, 51): "M964 682V752Q964 778 938 778H56Q34 778 34 756V662Q34 642 56 636",
    (34, 71): "M734 590Q690 500 622 470",
    (41, 61): "",
    (44, 64): "M296 316Q306 350 302 394",
    (51, 61): "M54 630Q34 616 34 590V450Q34 420 54 410",
    (53, 63): "M196 612Q188 580 192 550",
    (64, 72): "M340 426Q400 430 452 448",
}  # fmt: skip

# The outlines of the Territories, stepped as a mesa's edge or a weaver's diagonal is.
OUTLINES = {
    1: "M354 114V166h12v96h-10v88h114v8h186v74h124v8h108v-94H680V240h12v-70h-12v-56z",
    2: "M686 114h356v238H900v-12H686v-94h12v-82h-12z",
    3: "M518 574h128v-98h10v-38h118v8h120v40h148v300H526V658h-8z",
    4: "M22 114h326v58h12v84h-10v74H240v-8h-94v8H22z",
    5: "M22 580h102v6h132v-8h256v86h8v122H22z",
    6: "M22 336h130v-8h82v8h116v134h10v102H250v8H130v-6H22z",
    7: "M356 356h108v8h186v106h-10v98H366V464h-10z",
}

# Rock drawn faintly on the land: Ship Rock, the buttes, cliffs of the canyon, mesas and hills.
RELIEF = (
    "M634 262l7-34 5 7 6-40 7-22 5 14 6 26 4-9 6 58z",
    "M232 252v-8h4v-14h3v-8h8v8h3v12h4v10z M126 254v-5h4v-16h2v-7h7v9h3v14h3v5z",
    "M366 486h16v-6h14v-6h26v-5 M606 500h16v-7h16 M606 508h22v-7h12 M366 494h24v-6h12 M372 448h14v-6",
    "M216 558h-60v-7h8v-6 M36 548h30v-7h22v-6h20 M224 566h-80",
    "M452 616h12v-8h30v6h10v8 M462 768h44v-7h-8v-6h-20v6h-16z",
    "M560 760l22-36 14 20 12-14 22 30z M836 600l14-22 9 12 8-9 9 19z M690 596l-14-22-14 22z M1000 600l14-24 16 24z",
    "M708 330h18v-7h24v-6h22",
)
RIVERS = ("M1046 100C990 96 930 112 860 106S720 98 640 106 480 98 400 105 200 98 120 106 44 100 22 105",)

HEADS = {1: (374, 120), 2: (706, 118), 3: (716, 460), 4: (48, 120), 5: (246, 588), 6: (138, 342), 7: (370, 370)}
PAIRS = {1: (508, 174), 2: (902, 120), 3: (696, 712), 4: (228, 122), 5: (394, 634), 6: (240, 528), 7: (474, 514)}
PAIR = (56, 42)  # an Escape Box; the Caught Box lies beside it
SANTA_FE = (944, 384, 96, 88)

# the displays
HEADING = (16, 14, 1568, 48)
CARD = (1064, 72, 520, 118)
ORDERS = (1064, 200, 520, 466)
ORDER = (158, 62)
ORDER_COLUMNS = {"active": 1096, "inactive": 1258, "standby": 1420}
ORDER_TOP, ORDER_PITCH = 256, 67
CUBES = (1064, 676, 520, 116)
CARDS = (1064, 804, 520, 310)
HOUSEHOLD = (166, 128)
HOUSEHOLDS = {letter: (16 + 174 * n, 804) for n, letter in enumerate("ABCDEF")}
TRACKS = (16, 942, 500, 172)
LANE_LEFT, LANE_STEP, LANE_TOP, LANE_PITCH = 168, 17.4, 979, 24
TRACK_TOP = 19
ELDERS = (526, 942, 262, 88)
PASSAGE = (526, 1040, 262, 74)
RESOURCES = (798, 942, 254, 88)
OUT_OF_PLAY = (798, 1040, 254, 74)


def step_of(value: int) -> float:
    """Where a value lies on the General Record Track."""
    return LANE_LEFT + LANE_STEP * min(max(value, 0), TRACK_TOP)


def order_place(column: str, row: int) -> tuple[int, int]:
    return ORDER_COLUMNS[column], ORDER_TOP + ORDER_PITCH * row


def spread(n: int, room: float, size: float) -> list[float]:
    """Centres of n pieces side by side around 0; they overlap where the room is short."""
    pitch = min(size + 1, (room - size) / (n - 1)) if n > 1 else 0.0
    return [pitch * (k - (n - 1) / 2) for k in range(n)]
