"""The chronicle of a game that is over: a page, a picture and a text to share."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.app.loaded_game import LoadedGame
from vigil.drawing.charts.curves import curves
from vigil.drawing.svg import element
from vigil.kernel.text.words import Words
from vigil.presentation import chronicle
from vigil.web.context import Context
from vigil.web.render.pictures.cover import cover
from vigil.web.render.pictures.ending import keepsake, lines_of
from vigil.web.routes.table import TableRoutes

WIDE, HIGH = 760, 330


class ChronicleRoutes:
    def __init__(self, web: Context, play: TableRoutes) -> None:
        self.web = web
        self.play = play

    async def page(self, request: Request) -> Response:
        token = request.path_params["token"]
        told = await self.found(request)
        if told is None:
            return RedirectResponse(f"/table/{token}", 303)
        found, words, box = told
        return self.web.page(
            request,
            "pages/chronicle.html",
            words,
            token=token,
            game=box.definition.slug,
            found=found,
            chart=Markup(chart(found, words)),
            picture=Markup(cover(box, words)),
            text=chronicle.shared(found, words),
            portrait=drawn(box.definition.extras.portrait),
            picture_of=drawn(box.definition.display.picture),
        )

    async def picture(self, request: Request) -> Response:
        """One picture to keep or to send: an SVG that needs nothing else."""
        told = await self.found(request)
        if told is None:
            return RedirectResponse(f"/table/{request.path_params['token']}", 303)
        found, words, box = told
        headers = {"content-disposition": f'inline; filename="{box.definition.slug}.svg"'}
        return Response(keepsake(found, cover(box, words), words), media_type="image/svg+xml", headers=headers)

    async def text(self, request: Request) -> Response:
        told = await self.found(request)
        if told is None:
            return RedirectResponse(f"/table/{request.path_params['token']}", 303)
        return Response(chronicle.shared(told[0], told[1]) + "\n", media_type="text/plain; charset=utf-8")

    async def found(self, request: Request) -> tuple[chronicle.Chronicle, Words, LoadedGame] | None:
        """The chronicle, as the seat of the link may know it; None while the game goes on."""
        async with self.play.seated(request) as (table, observer, words):
            return (chronicle.chronicle(observer, words), words, table.box) if observer.over else None


def drawn(draw: Callable[[str], str] | None) -> Callable[[str], Markup] | None:
    """What draws for a page, by key."""
    return (lambda key: Markup(draw(key))) if draw else None


def chart(found: chronicle.Chronicle, words: Words) -> str:
    """The curves, with the turning points numbered; a screen reader hears how each track went."""
    if not found.lines:
        return ""
    told = words.raw(
        "web-chronicle-course-text", {"lines": ", ".join(f"{each.label} {each.change}" for each in found.lines)}
    )
    marks = [] if found.days else [each.place for each in found.turnings]
    return element(
        "svg",
        curves(lines_of(found), found.turns, (0, 14, WIDE, HIGH - 14), marks),
        viewBox=f"0 0 {WIDE} {HIGH}",
        kind="curves",
        role="img",
        aria_label=told,
    )
