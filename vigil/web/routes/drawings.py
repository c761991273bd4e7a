"""The files with which a page draws: the style of a game's board, its later drawings, the tones of the pictures."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vigil.drawing.motifs import stylesheet
from vigil.games import GAMES
from vigil.web.context import Context, HttpProblem
from vigil.web.http.static_files import tight


class DrawingRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    async def board_style(self, request: Request) -> Response:
        game = request.path_params["game"]
        board = self.web.manager.boxes.open(game).definition.display.board if game in GAMES else None
        if board is None:
            raise HttpProblem(404, "web-not-found")
        headers = {"cache-control": "max-age=3600"}
        return Response(tight(board.stylesheet()), media_type="text/css", headers=headers)

    async def board_later(self, request: Request) -> Response:
        """Drawings for which the first page has no room."""
        game = request.path_params["game"]
        board = self.web.manager.boxes.open(game).definition.display.board if game in GAMES else None
        if board is None or not (found := board.later()):
            raise HttpProblem(404, "web-not-found")
        return Response(found, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    async def picture_style(self, request: Request) -> Response:
        """The tones of the pictures, for pages that show some without a board."""
        return Response(stylesheet(), media_type="text/css", headers={"cache-control": "max-age=3600"})
