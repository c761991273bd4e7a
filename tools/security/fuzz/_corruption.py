"""What luck does to bytes, and words nobody would say."""

from __future__ import annotations

from random import Random

STRANGE = [
    "",
    " ",
    "²",
    "１",
    "٣",
    "-1",
    "0",
    "9" * 5000,
    "x" * 3000,
    "\x00",
    "\x1b[2J",
    "\ud800",
    "é\u202e",
    "{}",
    "[" * 500,
]
STRANGE += ["../..", "%s%n", "<script>", "'\"", "\t", "\n", "1e999", "NaN", "null", "true", "🜁" * 50, "a\u0301" * 40]


def mutated(data: bytes, luck: Random) -> bytes:
    """Bytes with one to four small injuries."""
    for _ in range(luck.randint(1, 4)):
        data = injured(data, luck)
    return data


def injured(data: bytes, luck: Random) -> bytes:
    at = luck.randrange(len(data) + 1)
    end = min(len(data), at + luck.choice((1, 1, 2, 8, 40, 400)))
    lines = data.split(b"\n")
    n = luck.randrange(len(lines))
    match luck.randrange(8):
        case 0:
            return data[:at] + bytes([luck.randrange(256)]) + data[at + 1 :]
        case 1:
            return data[:at] + data[end:]
        case 2:
            return data[:at] + data[at:end] * 2 + data[end:]
        case 3:
            return data[:at]
        case 4:
            return b"\n".join([*lines[:n], *lines[n + 1 :]])
        case 5:
            return b"\n".join([*lines[:n], lines[n], *lines[n:]])
        case 6:
            return data[:at] + strange(luck).encode("utf-8", "surrogatepass") + data[at:]
        case _:
            other = luck.randrange(len(lines))
            lines[n], lines[other] = lines[other], lines[n]
            return b"\n".join(lines)


def strange(luck: Random) -> str:
    return luck.choice(STRANGE)
