"""The village as text, a pure function of the view: lines made of (text, style) pieces."""

from __future__ import annotations

from examples.village.view import UNKNOWN, PlayerView, PromiseView, View
from vigil.kernel.text.words import Words, sentence

Line = list[tuple[str, str]]


def say(words: Words, key: str, **facts: int | str) -> str:
    return words.say(f"screen-{key}", facts)


def screen(view: View, words: Words, columns: int, rows: int) -> list[Line]:
    """The three people, then the village; the village last and always."""
    status = [heading(view, words), [(say(words, "cistern", n=view.cistern, need=view.need), "good")]]
    status += [[(text, "card")] for text in tonight(view, words)]
    people = [player_line(each, words) for each in view.players]
    return [*(people if len(people) + len(status) <= rows else []), *status]


def spoken(view: View, words: Words) -> list[str]:
    """The same in plain lines, for a screen reader."""
    return [plain(line) for line in screen(view, words, 80, 100)]


def glance(view: View, words: Words) -> list[str]:
    return [plain(heading(view, words)), say(words, "cistern", n=view.cistern, need=view.need)]


def plain(line: Line) -> str:
    return "".join(text for text, _ in line).strip()


def heading(view: View, words: Words) -> Line:
    title = say(words, "night", night=view.night, nights=view.nights)
    where = words.say(f"ending-{view.ending}") if view.ending else words.say(f"phase-{view.phase}")
    return [(title, "title"), (f". {where}", "dim")]


def tonight(view: View, words: Words) -> list[str]:
    """The card, what lasts, and what is added to the watch."""
    lines = [say(words, "card", card=view.card)] if view.card else []
    if view.given:
        lines.append(say(words, "given", n=view.given))
    if view.strength:
        lines.append(say(words, "strength", n=view.strength))
    return [*lines, *(promise(each, words) for each in view.promises)]


def promise(each: PromiseView, words: Words) -> str:
    """What lasts or comes later, with the card it came from."""
    when = sentence(words.say(f"{each.kind}-{each.moment}", {"n": each.left}))
    return words.raw("screen-promise", {"when": when, "source": words.name(each.source)})


def player_line(each: PlayerView, words: Words) -> Line:
    line: Line = [(words.name(each.player), "title" if each.leader else "place")]
    line += [(f" · {text}", style) for text, style in facts_of(each, words)]
    return line


def facts_of(each: PlayerView, words: Words) -> Line:
    facts: Line = []
    if each.own:
        facts.append((say(words, "you"), "good"))
    if each.leader and not each.banished:
        facts.append((say(words, "leader"), "dim"))
    if each.role:
        facts.append((words.name(each.role), "warn" if each.role == "thief" else ""))
    if each.banished:
        facts.append((say(words, "banished"), "dim"))
    if each.water != UNKNOWN:
        facts.append((say(words, "jar", n=each.water), ""))
    if each.charm:
        facts.append((words.name(each.charm), "card"))
    elif each.has_charm:
        facts.append((say(words, "face-down"), "dim"))
    if each.post:
        facts.append((words.name(each.post), ""))
    return facts
