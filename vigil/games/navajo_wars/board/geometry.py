"""Where everything lies, in units of the drawing (1312 x 948). Places are numbered as in state.py."""

from __future__ import annotations

from vigil.drawing.svg import Room
from vigil.drawing.tracks import Track

SIZE = (1312, 948)
MAP = (8, 8, 826, 622)
PANELS = {  # what is looked at alone, where there is no room for all
    "map": (2, 2, 838, 634),
    "people": (2, 632, 838, 314),
    "cards": (838, 2, 472, 438),
    "enemy": (838, 438, 472, 508),
}

STATION = (54, 26)  # the stone that bears an Area's Value, around its centre
CAMP = 33  # how far below it its pieces stand
STATIONS = {
    11: (657, 274), 12: (575, 274), 13: (530, 200), 14: (448, 196), 15: (366, 196), 16: (366, 124),
    21: (784, 186), 22: (784, 118), 23: (698, 186), 24: (612, 186), 25: (698, 118), 26: (612, 118),
    31: (770, 402), 32: (780, 478), 33: (714, 544), 34: (604, 446), 35: (490, 544), 36: (452, 470),
    41: (56, 186), 42: (56, 118), 43: (138, 186), 44: (220, 186), 45: (220, 118), 46: (138, 118),
    51: (60, 476), 52: (60, 550), 53: (142, 476), 54: (142, 550), 55: (224, 550), 56: (306, 550),
    61: (54, 304), 62: (54, 376), 63: (136, 386), 64: (210, 304), 65: (210, 376), 66: (132, 310),
    71: (488, 318), 72: (404, 322), 73: (364, 388),
}  # fmt: skip

# Joins between tracks: "" is a straight trail, 0 is Santa Fé. A test holds them against content/map.toml.
LINKS = {
    (0, 21): "M792 306Q802 250 787 198",
    (0, 31): "M782 372Q776 384 772 392",
    (11, 21): "M682 268Q742 252 770 197",
    (11, 31): "M668 286Q690 350 744 398",
    (13, 23): "M550 209Q622 266 680 198",
    (14, 71): "M450 208Q456 262 480 306",
    (22, 41): "M810 117Q825 112 825 94V42Q825 24 807 24H36Q18 24 18 42V166Q18 182 32 185",
    (32, 51): "M806 480Q825 484 825 504V602Q825 621 806 621H37Q18 621 18 602V500Q18 481 35 477",
    (34, 71): "M590 434Q558 360 513 324",
    (41, 61): "",
    (44, 64): "M222 198Q258 246 226 293",
    (51, 61): "M40 466Q22 456 22 432V332Q22 312 32 307",
    (53, 63): "",
    (64, 72): "M236 303Q300 296 332 310T380 322",
}  # fmt: skip

# Where the Territories meet: corners of the land. Their borders wander a little between them (coast.py).
CORNERS = {
    "a": (13, 44), "b": (322, 44), "c": (572, 44), "d": (829, 44), "e": (13, 240), "f": (300, 244), "g": (322, 246),
    "h": (572, 246), "i": (700, 246), "j": (829, 300), "k": (540, 252), "l": (540, 334), "m": (704, 334),
    "n": (708, 382), "o": (829, 382), "p": (13, 448), "q": (322, 446), "r": (408, 446), "s": (540, 446),
    "t": (408, 626), "u": (13, 626), "v": (829, 626), "w": (708, 300),
}  # fmt: skip
OUTLINES = {1: "bchiwmlkg", 2: "cdjwih", 3: "lmnovtrs", 4: "abgfe", 5: "pqrtu", 6: "efgqp", 7: "gklsrq"}

HEADS = {1: (342, 50), 2: (588, 50), 3: (556, 342), 4: (30, 50), 5: (190, 458), 6: (74, 242), 7: (336, 256)}
ESCAPE, CAUGHT = (62, 44), (68, 44)  # shown while a raid makes them matter
BOXES = {  # the Escape Box and the Caught Box of each Territory
    1: ((412, 106), (476, 106)), 2: ((698, 252), (761, 252)), 3: ((536, 574), (600, 574)), 4: ((262, 98), (256, 145)),
    5: ((342, 454), (337, 501)), 6: ((256, 300), (252, 347)), 7: ((409, 396), (472, 396)),
}  # fmt: skip
SANTA_FE = (746, 304, 80, 72)

# the Enemy's side
THEIR_SIDE = "M840 440H1310V946H840z"
ORDERS = (844, 446, 460, 388)
ORDER_WIDTHS = {"active": 196, "inactive": 112, "standby": 116}
ORDER_COLUMNS = {"active": 868, "inactive": 1068, "standby": 1184}
ORDER_HEIGHT, ORDER_TOP, ORDER_PITCH = 53, 494, 56
CUBES = (844, 838, 460, 102)

# our own
OUR_SIDE = "M2 633H838V946H2zM840 2H1310V440H840z"
HEADING = (844, 8, 460, 42)
CARD = (844, 56, 460, 166)
CARDS = (844, 228, 460, 206)
HOUSEHOLD = (131, 140)
HOUSEHOLDS = {letter: (14 + 137.8 * n, 642.0) for n, letter in enumerate("ABCDEF")}
TRACKS = (14, 788, 396, 146)
RECORD = Track(left=188, pitch=10.7, last=19)  # the General Record Track
LANE_TOP, LANE_PITCH = 819, 20.6
ELDERS = (416, 788, 222, 70)
RESOURCES = (644, 788, 190, 70)
PASSAGE = (416, 864, 172, 70)
OUT_OF_PLAY = (594, 864, 240, 70)


def order_room(column: str, row: int) -> Room:
    return ORDER_COLUMNS[column], ORDER_TOP + ORDER_PITCH * row, ORDER_WIDTHS[column], ORDER_HEIGHT
