"""The text of effects: a card's sentence told from what it does, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vigil.kernel.effects.amounts import Amount
from vigil.kernel.effects.language import Branch, Call, Effects, Node
from vigil.kernel.text.words import Words, sentence


def told(effects: Effects, words: Words) -> str:
    """Everything a list does, sentence by sentence; what is only told with it is left out."""
    return " ".join(f"{sentence(clause(node, words))}." for node in doing(effects.body) or effects.body)


def lines(effects: Effects, words: Words) -> Iterator[str]:
    """The same in lines: each way of a choice has one of its own, as has what is done before and after it."""
    said: list[str] = []
    for node in doing(effects.body):
        if node.kind != "choose" or node.times:
            said.append(f"{sentence(clause(node, words))}.")
            continue
        yield " ".join([*said, words.say("effects-choose-line")])
        yield from (f"- {sentence(branch(each, words))}." for each in node.branches)
        said = []
    if said:
        yield " ".join(said)


def way_of(effects: Effects | None, key: str) -> Branch | None:
    """The way of that key where a list leaves a choice."""
    nodes = effects.nodes.values() if effects else ()
    return next((each for node in nodes for each in node.branches if each.key == key), None)


def doing(nodes: Sequence[Node]) -> list[Node]:
    return [node for node in nodes if not node.quiet]


def clause(node: Node, words: Words) -> str:
    then = clauses(node.then, words)
    if doing(node.otherwise) and any(each.kind != "do" for each in doing(node.then)):
        then = f"({then})"  # what happens otherwise is not read as part of it
    match node.kind:
        case "do":
            return saying("effect", node.say, words)
        case "if":
            return otherwise(
                node, words.raw("effects-if", {"if": saying("condition", node.say, words), "then": then}), words
            )
        case "pay":
            return otherwise(node, words.raw("effects-pay", {"price": price(node.price, words), "then": then}), words)
        case "choose":
            ways = words.say("effects-between").join(branch(each, words) for each in node.branches)
            if not node.times:
                return words.raw("effects-choose", {"ways": ways})
            text = words.raw("effects-choose-times", {"n": node.times, "ways": ways})
            return otherwise(node, text, words, "effects-else-open")
        case "roll" if node.upto is not None:
            text = words.raw("effects-upto", {"number": number(node.upto, words), "then": then})
            return otherwise(node, text, words)
        case "roll" if node.group:
            return words.raw("effects-names", {"what": words.say(f"named-{node.group}"), "then": then})
        case "roll":
            rows = [
                words.raw(
                    "effects-result",
                    {"eyes": str(low) if low == high else f"{low}–{high}", "then": clauses(then_, words)},
                )
                for low, high, then_ in node.table
            ]
            return words.raw("effects-roll", {"results": words.say("effects-between").join(rows)})
        case "each" | "pick":
            text = words.raw(f"effects-{node.kind}", {"group": words.say(f"group-{node.group}"), "then": then})
            return otherwise(node, text, words, "effects-else-none")
        case "later":
            return words.raw(
                "effects-later", {"when": words.say(f"later-{node.name}", {"n": node.after}), "then": then}
            )
        case _:
            give = ", ".join(f"{words.name(key)} {amount:+d}".replace("-", "−") for key, amount in node.give.items())
            return words.raw(
                "effects-until", {"until": words.say(f"until-{node.name}", {"n": node.after}), "give": give}
            )


def clauses(nodes: Sequence[Node], words: Words) -> str:
    return ", ".join(clause(node, words) for node in doing(nodes)) or words.say("effects-nothing")


def otherwise(node: Node, text: str, words: Words, joint: str = "effects-else") -> str:
    if not doing(node.otherwise):
        return text
    return words.raw(joint, {"first": text, "then": clauses(node.otherwise, words)})


def number(upto: Amount | int, words: Words) -> str:
    """What a die is thrown against: a number, or how it is counted."""
    if isinstance(upto, int):
        return str(upto)
    counted = words.say(f"count-{upto.per}")
    if upto.times != 1:
        counted = f"{upto.times} × ".replace("-", "−") + counted
    text = f"{upto.plus} + {counted}" if upto.plus else counted
    limit = [words.raw("effects-most", {"most": upto.most})] if upto.most else []
    return f"({words.say('effects-between').join([text, *limit])})"


def branch(each: Branch, words: Words) -> str:
    """A way of a choice: what it is called, what it asks for and costs, and what it does."""
    text = does(each, words)
    if not words.has(f"option-{each.key}"):
        return text
    return words.raw("effects-way", {"option": words.option(each.option), "then": text})


def does(each: Branch, words: Words) -> str:
    text = clauses(each.then, words)
    if each.price:
        paid = price(each.price, words)
        text = words.raw("effects-at-price", {"price": paid, "then": text}) if doing(each.then) else paid
    if each.condition:
        text = words.raw("effects-if", {"if": saying("condition", each.condition, words), "then": text})
    return text


def price(says: Sequence[Call], words: Words) -> str:
    return ", ".join(saying("effect", say, words) for say in says)


def named(value: str) -> str | tuple[str, ...]:
    """Several words in one parameter are the names of several things."""
    return tuple(value.split()) if " " in value else value


def saying(kind: str, say: Call | None, words: Words) -> str:
    """A primitive or a condition in its words; an amount that is counted has words of its own."""
    assert say is not None
    counted = [value for value in say.params.values() if isinstance(value, Amount)]
    facts = {
        key: value.times if isinstance(value, Amount) else named(value) if isinstance(value, str) else value
        for key, value in say.params.items()
    }
    yes_or_no = {key: int(value) for key, value in facts.items() if isinstance(value, bool)}  # to be selected by
    text = words.say(f"{kind}-{say.name}", facts | yes_or_no)
    for value in counted:
        how = [words.raw("effects-times", {"per": words.say(f"count-{value.per}")})]
        how += [words.raw("effects-plus", {"plus": value.plus})] if value.plus else []
        how += [words.raw("effects-most", {"most": value.most})] if value.most else []
        text = words.raw("effects-per", {"what": text, "how": words.say("effects-between").join(how)})
    return text
