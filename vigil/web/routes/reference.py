"""The pages to look things up: the rules, a card, the goal of a scenario, the player aid."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from vigil.app.loaded_game import LoadedGame
from vigil.games import GAMES
from vigil.kernel.text.words import Words, slug
from vigil.presentation.first_game.player_aid import aid_of, blocks, goal
from vigil.presentation.rule_search import other_words
from vigil.web.context import Context, HttpProblem
from vigil.web.render.templates import template

KEY = re.compile(r"[a-z0-9-]{1,60}")


class ReferenceRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    async def rules(self, request: Request) -> Response:
        """All sections; or one of them, with those below it."""
        game = request.path_params["game"]
        if game not in GAMES:
            raise HttpProblem(404, "web-not-found")
        definition, words = self.web.manager.boxes.open(game).definition, self.web.words(request, game)
        wanted = request.path_params.get("section", "")
        known = {slug(each): each for each in definition.identity.sections}
        if wanted and wanted not in known:
            raise HttpProblem(404, "no-such-rule", section=wanted[:40])
        if wanted and request.query_params.get("part"):
            below = [key for key in known if key.startswith(f"{wanted}-")]
            facts = {"below": [section(known, key, words) for key in below]}
            return HTMLResponse(
                template("reference/rule.html", words=words, game=game, rule=section(known, wanted, words), **facts)
            )
        sections = [section(known, key, words) for key in known]
        chapters = [rule for rule in sections if not any(rule["key"].startswith(f"{other}-") for other in known)]
        return self.web.page(
            request, "pages/rules.html", words, game=game, rules=sections, chapters=chapters, wanted=wanted
        )

    async def card_text(self, request: Request) -> Response:
        """The text of a card."""
        game, key = request.path_params["game"], request.path_params["card"]
        words = self.web.words(request, game)
        box = self.web.box(request, game) if game in GAMES and KEY.fullmatch(key) else None
        facts = card_facts(box, words, key, None) if box else {}
        if request.query_params.get("part"):
            return HTMLResponse(template("reference/card.html", **facts))
        return self.web.page(request, "pages/card_page.html", words, game=game, **facts)

    async def goal(self, request: Request) -> Response:
        """The goal of a scenario on one card."""
        game, scenario = request.path_params["game"], request.path_params["scenario"]
        definition = self.web.manager.boxes.open(game).definition if game in GAMES else None
        words = self.web.words(request, game)
        if definition is None or scenario not in [each.slug for each in definition.identity.scenarios]:
            raise HttpProblem(404, "web-not-found")
        facts = {"scenario": scenario, "text": paragraphs(goal(definition, scenario, words))}
        if request.query_params.get("part"):
            return HTMLResponse(template("reference/goal.html", words=words, **facts))
        return self.web.page(request, "pages/goal_page.html", words, game=game, **facts)

    async def aid(self, request: Request) -> Response:
        """One page to print: turn, actions, orders, symbols, keys."""
        game = request.path_params["game"]
        definition = self.web.manager.boxes.open(game).definition if game in GAMES else None
        found = aid_of(definition) if definition else None
        words = self.web.words(request, game)
        if definition is None or found is None:
            raise HttpProblem(404, "web-not-found")
        defs = Markup(definition.display.board.defs()) if definition.display.board else Markup()
        return self.web.page(request, "pages/aid.html", words, game=game, blocks=blocks(found, words), defs=defs)


def card_facts(box: LoadedGame, words: Words, key: str, view: Any) -> dict[str, Any]:
    """What the page of a card shows to who sees a view (None: to who sits at no table)."""
    definition = box.definition
    said = definition.text_of_card(box.content, words, key, view)
    if not said:
        face_down = definition.display.face_down
        down = face_down is not None and key in face_down(box.content, view)
        raise HttpProblem(404, "card-face-down" if down else "no-such-card")
    story = words.say(f"card-{key}-story") if words.has(f"card-{key}-story") else ""
    title, _, kind = words.name(key).removesuffix(")").partition(" (")  # a Development names its group and level
    number = next((n for n, each in box.cards.items() if each == key), 0)
    if number and definition.display.printed:
        kind = definition.display.printed(box.content, words, number)
    picture = Markup(definition.display.picture(key)) if definition.display.picture else ""
    text = paragraphs(said)
    return {"title": title, "kind": kind, "number": number, "text": text, "story": story, "picture": picture}


def section(known: dict[str, str], key: str, words: Words) -> dict[str, Any]:
    title = words.say(f"rule-{key}-title")
    return {
        "key": key,
        "section": words.citation(known[key]).removesuffix(title).strip(),
        "depth": min(3, known[key].count(".") + (" step " in known[key])),
        "title": title,
        "seek": other_words(words, key),
        "text": paragraphs(words.say(f"rule-{key}")),
    }


def paragraphs(text: str) -> Markup:
    """Lines become paragraphs, lines with a dash a list."""
    made = Markup()
    items = Markup()
    for line in text.split("\n"):
        if line.startswith("- "):
            items += Markup("<li>{}</li>").format(line[2:])
            continue
        made += Markup("<ul>{}</ul>").format(items) if items else Markup()
        items = Markup()
        made += Markup("<p>{}</p>").format(line) if line.strip() else Markup()
    return made + (Markup("<ul>{}</ul>").format(items) if items else Markup())
