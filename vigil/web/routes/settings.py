"""The settings of a browser: language, theme, size of letters; and the link by which a host is known in his own."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.kernel.text.catalogs import LANGUAGES
from vigil.web.context import SIZES, THEMES, YEAR, Context, HttpProblem, remember
from vigil.web.http.guard import OWNER

COOKIES = (("lang", LANGUAGES), ("theme", THEMES), ("letters", SIZES))


class SettingsRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    async def enter(self, request: Request) -> Response:
        """The host's own link, when the table is open to others."""
        if not hmac.compare_digest(request.path_params["secret"].encode(), self.web.rules.owner.encode()):
            raise HttpProblem(404, "web-not-found")
        answer = RedirectResponse("/", 303)
        secure = request.url.scheme == "https"
        answer.set_cookie(OWNER, self.web.rules.owner, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
        return answer

    async def settings(self, request: Request) -> Response:
        """Language, theme and the size of letters, kept in plain cookies; asked for nothing, the page where all is
        set."""
        asked = request.query_params
        back = asked.get("back", "/")
        if not back.startswith("/") or back.startswith("//") or "\\" in back or "\n" in back:
            back = "/"
        if not any(name in asked for name, _ in COOKIES):
            return self.web.page(request, "settings/page.html", self.web.words(request), back=back)
        answer = RedirectResponse(back, 303)
        for name, values in COOKIES:
            if asked.get(name) in values:
                remember(answer, name, asked[name])
        return answer
