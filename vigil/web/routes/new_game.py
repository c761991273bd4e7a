"""A new game: the page on which it is set up, and the form that begins it."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.app.loaded_game import LoadedGame, clean
from vigil.app.packs.installed import installed
from vigil.bots.bot_players import own_bots
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import POLICIES, Header
from vigil.kernel.journal.player_names import BOT, NOBODY, player
from vigil.kernel.play.new_header import TooFewSeats, check_seats, new_header
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words
from vigil.presentation.first_game.lesson import header_of, lesson_of, title_of
from vigil.presentation.recommended_settings import advice, recommended
from vigil.presentation.seat_names import UNNAMED, has_name, misleading
from vigil.web.context import Context, HttpProblem, data, fields, one, remember, wants_page
from vigil.web.render.pictures.cover import cover
from vigil.web.routes.lobby import minutes, players

SEED = 2**31
HERE, LINK, FREE = "here", "link", "free"  # how a person holds a seat, or nobody

RECOMMENDED = "recommended"  # a setting as the scenario would have it
WISH = "wish-"  # before the name of a field that is not shown now

Fields = dict[str, list[str]]


class Wrong(Exception):
    """A field that cannot be so: its name, and the key and facts of the sentence."""

    def __init__(self, field: str, key: str, **facts: str | int) -> None:
        self.field, self.key, self.facts = field, key, facts
        super().__init__(f"{field}: {key}")


class Row(Struct):
    """A seat on the page: who, and how it is held."""

    n: int
    name: str
    how: str


class NewGameRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    async def page(self, request: Request) -> Response:
        """Everything that may be chosen: as it is recommended, or as it was chosen before the number of players was."""
        self.web.allow_owner(request)
        game = request.path_params["game"]
        if game not in GAMES:
            raise HttpProblem(404, "web-game-unknown", game=game[:40])
        asked = request.query_params
        return self.form(request, self.web.manager.boxes.open(game), {name: asked.getlist(name) for name in asked})

    def form(self, request: Request, box: LoadedGame, found: Fields, wrong: Wrong | None = None) -> Response:
        definition, language, found = box.definition, self.web.language(request), {**wished(found), **found}
        book, seats = box.books[language], number_of_seats(definition, found)
        shown = rows(definition, found, seats, self.web.rules.open) if seats > 1 or self.web.rules.open else []
        return self.web.page(
            request,
            "pages/new_game.html",
            book,
            status=400 if wrong else 200,
            game=definition.identity,
            cover=cover(box, book),
            players=players(definition, book),
            minutes=minutes(definition, book),
            lesson=lesson_of(definition),
            rows=shown,
            seats=seats,
            others=others(definition, found, len(shown)),
            recommended=recommended(definition),
            advice=lambda scenario: advice(definition, book, scenario),
            company=[each for each in definition.identity.settings if each.seats],
            alone=[each for each in definition.identity.settings if not each.seats],
            touched=touched(definition, found),
            ways=ways(definition),
            policies=POLICIES,
            packs=installed(definition.slug),
            kind_name=kind_name,
            given=lambda name, default="": one(found, name, default),
            ticked=lambda name: found.get(name, []),
            wrong=wrong,
            why=book.raw(wrong.key, wrong.facts) if wrong else "",
        )

    async def start(self, request: Request) -> Response:
        """A new game, or the page again with the field that cannot be so."""
        web = self.web
        web.allow_start(request)
        found = await fields(request)
        game = one(found, "game")
        if game not in GAMES:
            raise HttpProblem(400, "no-such-game", name=game[:40])
        box = web.manager.boxes.open(game, found.get("packs", []))
        if "guided" in found:
            return await self.guided(request, box)
        try:
            header, remote = read(box, found, web.rules.open)
        except Wrong as wrong:
            if wants_page(request):
                return self.form(request, box, found, wrong)
            words = web.words(request, game)
            return data({"error": words.raw(wrong.key, wrong.facts), "key": wrong.key, "field": wrong.field}, 400)
        token = await web.manager.start(header, remote)
        to = f"/games/{token}/players" if remote else f"/table/{await web.here(web.manager.seat(token)[0])}"
        answer = RedirectResponse(to, 303) if wants_page(request) else data({"to": to})
        if one(found, "language") in LANGUAGES:
            remember(answer, "lang", one(found, "language"))
        return answer

    async def guided(self, request: Request, box: LoadedGame) -> Response:
        """A first game by the hand: nothing is to be chosen."""
        lesson, words = lesson_of(box.definition), self.web.words(request, box.definition.slug)
        if lesson is None:
            raise HttpProblem(404, "guided-no-lesson", game=words.say(f"game-{box.definition.slug}"))
        token = await self.web.manager.start(header_of(lesson, box, title_of(box.definition, words)))
        to = f"/table/{await self.web.here(self.web.manager.seat(token)[0])}"
        return RedirectResponse(to, 303) if wants_page(request) else data({"to": to})


def read(box: LoadedGame, found: Fields, open_to_others: bool) -> tuple[Header, list[int]]:
    """The head of a new journal, and the seats that are given away; every field is checked against the game's own."""
    definition = box.definition
    scenario, undo = one(found, "scenario", definition.identity.scenarios[0].slug), one(found, "undo", POLICIES[0])
    known = [each.slug for each in definition.identity.scenarios]
    if scenario not in known:
        raise Wrong("scenario", "no-such-scenario", name=scenario[:40], known=", ".join(known))
    if undo not in POLICIES:
        raise Wrong("undo", "web-bad-choice")
    asked = one(found, "seats", str(definition.identity.seats[0]))
    if asked not in map(str, definition.identity.seats):
        raise Wrong("seats", "web-bad-choice")
    seats = int(asked)
    held = [holder(definition, row) for row in rows(definition, found, seats, open_to_others)]
    together(held, box)
    chosen = settings(definition, found, scenario, seats)
    header = new_header(
        definition,
        box.content,
        scenario,
        chosen,
        [name for name, _ in held],
        seed=seed(found, seats),
        undo=undo,
        companion=[kind for kind in definition.identity.chances if kind in found.get("companion", []) and seats == 1],
        packs=box.packs,
        title=clean(one(found, "title")),
    )
    return awaiting(header), [n for n, (_, how) in enumerate(held) if how == LINK]


def settings(definition: AnyDefinition, found: Fields, scenario: str, seats: int) -> dict[str, str]:
    """The settings as they were chosen; what was left to the scenario is as it recommends it."""
    chosen = definition.identity.proposed(scenario, seats)
    for setting in definition.identity.settings:
        value = one(found, f"set-{setting.slug}", RECOMMENDED)
        if value == RECOMMENDED:
            continue
        if value not in setting.values:
            facts = {"name": setting.slug, "value": value[:40], "known": ", ".join(setting.values)}
            raise Wrong(f"set-{setting.slug}", "bad-setting", **facts)
        chosen[setting.slug] = value
    try:
        check_seats(definition, chosen, seats)
    except TooFewSeats as few:
        raise Wrong(f"set-{few.setting}", "web-setting-needs-seats", n=few.needs) from few
    return chosen


def touched(definition: AnyDefinition, found: Fields) -> bool:
    """Whether something was chosen among what is folded up."""
    usual = {"undo": POLICIES[0]}
    for each in definition.identity.settings:
        usual[f"set-{each.slug}"] = RECOMMENDED if each.slug in recommended(definition) else each.values[0]
    others = any(one(found, name, value) != value for name, value in usual.items())
    return others or any(one(found, name) for name in ("title", "seed", "companion", "packs"))


def seed(found: Fields, seats: int) -> int | None:
    """The dice of one seat may be chosen."""
    text = one(found, "seed").strip()
    if not text:
        return None
    if seats > 1:
        raise Wrong("seed", "web-seed-several")
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) < SEED):
        raise Wrong("seed", "web-bad-seed")
    return int(text)


# who sits where


def number_of_seats(definition: AnyDefinition, found: Fields) -> int:
    asked = one(found, "seats", "")
    return int(asked) if asked in map(str, definition.identity.seats) else definition.identity.seats[0]


def rows(definition: AnyDefinition, found: Fields, seats: int, open_to_others: bool) -> list[Row]:
    """The seats as they were filled in; at a table that is open to others all but the first are given away."""
    usual = [LINK if open_to_others and n else HERE for n in range(seats)]
    return [Row(n, one(found, f"name-{n}"), one(found, f"how-{n}", usual[n - 1])) for n in range(1, seats + 1)]


def others(definition: AnyDefinition, found: Fields, shown: int) -> list[tuple[str, str]]:
    """What was filled in for more players than are shown now: it is still there when they are chosen again, and no game
    is begun by it."""
    names = [f"{what}-{n}" for n in range(shown + 1, max(definition.identity.seats) + 1) for what in ("name", "how")]
    return [(WISH + name, one(found, name)) for name in names if one(found, name)]


def wished(found: Fields) -> Fields:
    """What was filled in for players that were not shown since."""
    kept = {name.removeprefix(WISH): each for name, each in found.items() if name.startswith(WISH)}
    return {name: each for name, each in kept.items() if name.startswith(("name-", "how-"))}


def ways(definition: AnyDefinition) -> list[str]:
    """How a seat may be held."""
    bots = [f"{BOT}{bot}" for bot in own_bots(definition)]
    return [HERE, LINK, *bots, *([FREE] if max(definition.identity.seats) > 1 else [])]


def holder(definition: AnyDefinition, row: Row) -> tuple[str, str]:
    """Who holds a seat, as the header says it, and how."""
    if row.how not in ways(definition):
        raise Wrong(f"how-{row.n}", "web-bad-choice")
    if row.how.startswith(BOT):
        return row.how, row.how
    if row.how == FREE:
        return NOBODY, row.how
    name = player(row.name)
    if (row.name.strip() and not name) or UNNAMED.fullmatch(name):
        raise Wrong(f"name-{row.n}", "web-bad-name")
    return name, row.how


def together(held: list[tuple[str, str]], box: LoadedGame) -> None:
    """One name is one person, at one place."""
    where, players = dict[str, str](), [name for name, _ in held]
    for n, (name, how) in enumerate(held, start=1):
        if name and how in (HERE, LINK) and where.setdefault(name, how) != how:
            raise Wrong(f"how-{n}", "web-one-place", name=name)
        if has_name(name, n - 1) and (why := misleading(name, players, box.books)):
            raise Wrong(f"name-{n}", why[0], **why[1])


def kind_name(words: Words, kind: str) -> str:
    """What a player may bring from his own box: the table knows dice and cards, a game may have more."""
    known = (key for key in (f"web-kind-{kind}", f"name-{kind}") if words.has(key))
    return next((words.say(key) for key in known), kind)
