"""The text of effects: a card's sentence told from what it does, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.effects import Amount, Branch, Effects, Node, Say
from vigil.kernel.text import Words, sentence


def told(effects: Effects, words: Words) -> str:
    """Everything a list does, sentence by sentence."""
    return " ".join(f"{sentence(clause(node, words))}." for node in effects.body)


def clause(node: Node, words: Words) -> str:
    then = clauses(node.then, words)
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
            ways = [branch(each, words) for each in node.branches]
            return words.raw("effects-choose", {"ways": words.say("effects-between").join(ways)})
        case "roll":
            rows = [
                words.raw(
                    "effects-result",
                    {"eyes": str(low) if low == high else f"{low}–{high}", "then": clauses(then_, words)},
                )
                for low, high, then_ in node.table
            ]
            return words.raw("effects-roll", {"results": words.say("effects-between").join(rows)})
        case "each":
            return words.raw("effects-each", {"group": words.say(f"group-{node.group}"), "then": then})
        case "pick":
            return words.raw("effects-pick", {"group": words.say(f"group-{node.group}"), "then": then})
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
    return ", ".join(clause(node, words) for node in nodes) if nodes else words.say("effects-nothing")


def otherwise(node: Node, text: str, words: Words) -> str:
    return (
        text
        if not node.otherwise
        else words.raw("effects-else", {"first": text, "then": clauses(node.otherwise, words)})
    )


def branch(each: Branch, words: Words) -> str:
    text = clauses(each.then, words)
    if each.price:
        text = words.raw("effects-pay", {"price": price(each.price, words), "then": text})
    if each.condition:
        text = words.raw("effects-if", {"if": saying("condition", each.condition, words), "then": text})
    return text


def price(says: Sequence[Say], words: Words) -> str:
    return ", ".join(saying("effect", say, words) for say in says)


def saying(kind: str, say: Say | None, words: Words) -> str:
    """A primitive or a condition in its words; an amount that is counted has words of its own."""
    assert say is not None
    counted = [value for value in say.params.values() if isinstance(value, Amount)]
    facts: dict[str, Any] = {
        key: value.times if isinstance(value, Amount) else value for key, value in say.params.items()
    }
    yes_or_no = {key: int(value) for key, value in facts.items() if isinstance(value, bool)}  # to be selected by
    text = words.say(f"{kind}-{say.name}", facts | yes_or_no)
    for value in counted:
        facts = {"what": text, "per": words.say(f"count-{value.per}")}
        text = words.raw("effects-per-most" if value.most else "effects-per", {**facts, "most": value.most})
    return text
