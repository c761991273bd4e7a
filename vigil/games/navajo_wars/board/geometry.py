"""Where everything lies, in units of the drawing (1600 x 1166). Places are numbered as in state.py."""

from __future__ import annotations

from vigil.drawing.tracks import Track

SIZE = (1600, 1166)
MAP = (10, 10, 1012, 780)
PANELS = {  # what is looked at alone, where there is no room for all
    "map": (4, 4, 1024, 790),
    "people": (4, 790, 1024, 372),
    "enemy": (1026, 4, 570, 788),
    "cards": (1026, 788, 570, 374),
}

STATION = (80, 58)  # the ground of an Area, around its centre
STATIONS = {
    11: (807, 357), 12: (706, 352), 13: (610, 272), 14: (512, 261), 15: (410, 266), 16: (410, 178),
    21: (930, 260), 22: (930, 170), 23: (827, 258), 24: (725, 240), 25: (827, 168), 26: (725, 156),
    31: (917, 539), 32: (940, 640), 33: (854, 696), 34: (729, 599), 35: (624, 688), 36: (557, 614),
    41: (84, 248), 42: (84, 160), 43: (182, 244), 44: (282, 248), 45: (282, 158), 46: (182, 158),
    51: (84, 619), 52: (84, 710), 53: (184, 623), 54: (190, 712), 55: (291, 714), 56: (395, 714),
    61: (82, 382), 62: (78, 460), 63: (160, 505), 64: (289, 384), 65: (289, 461), 66: (182, 409),
    71: (573, 415), 72: (473, 428), 73: (399, 503),
}  # fmt: skip

# Joins between tracks: "" is a straight trail, 0 is Santa Fé. A test holds them against content/map.toml.
LINKS = {
    (0, 21): "M956 348Q952 311 932 285",
    (0, 31): "M956 436Q950 484 924 510",
    (11, 21): "M840 342Q883 328 905 288",
    (11, 31): "M825 385Q858 463 899 513",
    (13, 23): "M645 287Q737 315 799 280",
    (14, 71): "M524 290Q546 352 568 387",
    (22, 41): "M967 170Q1001 161 1001 128V53Q1001 30 979 30H51Q30 30 30 53V205Q30 237 49 246",
    (32, 51): "M940 669V748Q940 776 914 776H49Q28 776 28 752V649Q28 628 49 621",
    (34, 71): "M711 571Q668 474 602 441",
    (41, 61): "",
    (44, 64): "M284 277Q293 311 289 356",
    (51, 61): "M47 614Q28 599 28 571V430Q28 395 44 386",
    (53, 63): "M184 595Q174 562 166 533",
    (64, 72): "M326 392Q385 398 436 417",
}  # fmt: skip

# The outlines of the Territories, stepped as a mesa's edge or a weaver's diagonal is.
OUTLINES = {
    1: "M366 56V124H354V216H344V311H453V320H635V400H756V409H861V307H659V198H671V116H659V56z",
    2: "M665 56H1016V314H867V301H665V204H677V110H665z",
    3: "M500 554H625V448H635V407H750V416H867V459H1016V784H508V645H500z",
    4: "M16 56H360V118H348V210H338V290H229V281H137V290H16z",
    5: "M16 560H116V566H245V557H494V650H502V784H16z",
    6: "M16 296H143V287H223V296H336V441H346V551H239V560H121V554H16z",
    7: "M342 318H447V327H629V442H619V548H352V435H342z",
}

# Rock drawn faintly on the land: Ship Rock, the buttes, cliffs of the canyon, mesas and hills.
RELIEF = (
    "M612 226l7-37 5 8 6-43 7-24 5 15 6 28 4-10 6 63z",
    "M226 210v-9h4v-15h3v-9h8v9h3v13h4v11z M122 212v-5h4v-17h2v-8h7v10h3v15h3v5z",
    "M352 458h16v-6h14v-6h25v-5 M586 474h16v-8h16 M586 482h21v-8h12 M352 467h23v-6h12 M358 417h14v-6",
    "M36 526h29v-8h21v-6h20 M36 536h22v-6h12 M108 544h-56",
    "M436 598h12v-9h29v6h10v9 M446 764h43v-8h-8v-6h-20v6h-16z",
    "M541 766l21-36 14 20 12-14 21 30z M811 582l14-24 9 13 8-10 9 21z M668 578l-14-24-14 24z M971 582l14-26 16 26z",
    "M686 296h18v-8h23v-6h21 M892 766l18-28 12 16 8-8 6 20",
)
RIVERS = ("M1016 40C961 36 903 53 834 47S698 38 620 47 463 38 385 46 190 38 112 47 37 40 16 46",)

HEADS = {1: (382, 62), 2: (681, 62), 3: (666, 428), 4: (44, 62), 5: (240, 572), 6: (104, 298), 7: (354, 334)}
PAIRS = {1: (468, 126), 2: (852, 63), 3: (669, 714), 4: (215, 63), 5: (346, 627), 6: (203, 497), 7: (456, 489)}
PAIR = (69, 48)  # an Escape Box; the Caught Box lies beside it
NAME_ROOM = {2: 165, 4: 164}  # beside a pair; elsewhere a Territory's name has all the room it needs
SANTA_FE = (922, 338, 94, 100)

# the displays
HEADING = (1032, 10, 558, 46)
CARD = (1032, 64, 558, 120)
ORDERS = (1032, 192, 558, 474)
ORDER = (196, 65)
SPENT = (112, 65)  # a counter in the Inactive column: its letter, its name and its cost
ORDER_COLUMNS = {"active": 1066, "inactive": 1268, "standby": 1386}
ORDER_TOP, ORDER_PITCH = 244, 69
CUBES = (1032, 674, 558, 112)
CUBE_BOXES = {"bag": 109, "raided": 130, "recovery": 137, "subjugation": 158}
CARDS = (1032, 794, 558, 362)
HOUSEHOLD = (162, 148)
HOUSEHOLDS = {letter: (10 + 170 * n, 798) for n, letter in enumerate("ABCDEF")}
TRACKS = (10, 954, 478, 202)
RECORD = Track(left=204, pitch=13.9, last=19)  # the General Record Track
LANE_TOP, LANE_PITCH = 996, 27
ELDERS = (496, 954, 258, 96)
PASSAGE = (496, 1058, 258, 98)
RESOURCES = (762, 954, 260, 90)
OUT_OF_PLAY = (762, 1052, 260, 104)


def order_place(column: str, row: int) -> tuple[int, int]:
    return ORDER_COLUMNS[column], ORDER_TOP + ORDER_PITCH * row


def order_size(column: str) -> tuple[int, int]:
    return SPENT if column == "inactive" else ORDER
