"""What may be asked of an option whose end depends on chance."""

from __future__ import annotations

from msgspec import Struct


class Gamble(Struct, frozen=True):
    """What may be asked of an option: how it is likely to end.

    Chance is followed through the rules until one of the events `closes` is told, and the odds are those of its key and
    of the facts named in `by`. Questions on the way are answered by `policy`: the first of these keys that is offered,
    else the last option, which is the one that does least. `wins` are the keys or facts of the endings that are hoped
    for, `hope` names them (`hope-<hope>`); `odds-<key>` names each ending. `of`: only where the question is about
    one of these throws (its fact `chance`). `under`: only events told under these rules close it, where others of the
    same key may come before.
    """

    closes: tuple[str, ...]
    by: tuple[str, ...] = ()
    policy: tuple[str, ...] = ()
    wins: tuple[str, ...] = ()
    hope: str = "success"
    of: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
