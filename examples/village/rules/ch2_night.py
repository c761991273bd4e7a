"""2 The night, up to the watch: event card, gifts and posts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from examples.village.game import Well
from examples.village.rules.ch1_set_up import into_jar, jar
from examples.village.rules.ch5_effects import VOCABULARY
from examples.village.state import POSTS, SEATS, VILLAGER, Line, slug_of
from vigil.kernel.effects.interpreter import carry_out, moment_comes
from vigil.kernel.rules.asking import choose, draft, together
from vigil.kernel.rules.decks import draw_card
from vigil.kernel.rules.requests import Flow, Option, Refusal

Post = tuple[int, str]  # who keeps it, and which


def dusk(g: Well) -> Flow[None]:
    """2.1 The event card: the next leader turns up a card, and what it says is carried out."""
    s = g.state
    s.night += 1
    if s.night > 1:
        s.leader = next(seat for seat in (*SEATS[s.leader + 1 :], *SEATS) if seat in g.living())
    g.heard and g.tell("2", "night", n=s.night, player=slug_of(s.leader))
    yield from moment_comes(g, VOCABULARY, "dusk", s.leader)
    s.card = yield from draw_card(s.deck, "2.1", "event-card")
    key = g.content.cards[s.card].key
    g.heard and g.tell("2.1", "card", card=key)
    yield from carry_out(g, g.content.effects[key], VOCABULARY, slug_of(s.leader), s.leader)
    s.phase = "gifts"


def gifts(g: Well) -> Flow[None]:
    """2.2 Gifts: all give at once and in secret; only the sum is told."""
    s = g.state
    given = yield from together({seat: gift(g, seat) for seat in g.living()})
    for seat in SEATS:
        n = given.get(seat, 0)
        g.player(seat).gifts.append(n)
        g.player(seat).water -= n
    s.given = sum(given.values())
    s.cistern += s.given
    s.lines.append(Line("gifts", -1, s.given))
    g.heard and g.reveal("2.2", "gifts", n=s.given, total=s.cistern)
    s.phase = "posts"


def least_gift(role: str, water: int) -> int:
    """2.2 Gifts: a villager who has water gives some."""
    return 1 if role == VILLAGER and water else 0


def gift(g: Well, seat: int) -> Flow[int]:
    """2.2 Gifts: as much as one wants, up to two; asked of everybody, even of him who has no choice."""
    player, most = g.player(seat), g.content.village.most
    least = least_gift(player.role, player.water)

    def offer() -> list[Option[int]]:
        return [Option("give", n, "2.2", {"n": n}) for n in range(least, min(most, player.water) + 1)]

    def refused() -> Iterator[Refusal]:
        for n in range(least):
            yield Refusal("give", "villagers-give", "2.2", {"n": n})
        for n in range(player.water + 1, most + 1):
            yield Refusal("give", "jar-too-empty", "2.2", {"n": n}, {"water": player.water})

    return (
        yield from choose(
            "2.2", "gift", offer, None, refused, lambda: [jar(g, seat)], seat=seat, secret=True, always=True
        )
    )


def posts(g: Well) -> Flow[None]:
    """2.3 Posts: the leader says who stands guard, who hauls water and who rests."""
    s = g.state
    chosen = yield from draft(
        "2.3",
        "posts",
        lambda: [post_option(seat, post) for seat in g.living() for post in POSTS],
        lambda chosen: post_problem(g, chosen),
        lambda chosen: idle(g, chosen),
        {"player": slug_of(s.leader)},
        seat=s.leader,
    )
    for seat, post in chosen:
        g.player(seat).post = post
        g.heard and g.tell("2.3", f"post-{post}", player=slug_of(seat))
        if post == "haul":
            into_jar(g, seat, g.content.village.haul)
    s.phase = "charms"


def post_option(seat: int, post: str) -> Option[Post]:
    """2.3 Posts: one person at one post."""
    return Option("post", (seat, post), "2.3", {"player": slug_of(seat), "post": post})


def post_problem(g: Well, chosen: Sequence[Post]) -> Refusal | None:
    """2.3 Posts: one for each, no more than there is room for, and no guard two nights running."""
    seats = [seat for seat, _ in chosen]
    for seat, post in chosen:
        if seats.count(seat) > 1:
            return Refusal("post", "has-post", "2.3", about={"player": slug_of(seat)})
        places = g.content.village.places[post]
        if sum(each == post for _, each in chosen) > places:
            return Refusal("post", "post-full", "2.3", about={"post": post, "n": places})
        if post == "guard" and g.player(seat).guarded:
            return Refusal("post", "guard-is-tired", "2.3", about={"player": slug_of(seat)})
    return None


def idle(g: Well, chosen: Sequence[Post]) -> Refusal | None:
    """2.3 Posts: nobody is left without one."""
    for seat in g.living():
        if seat not in [each for each, _ in chosen]:
            return Refusal("post", "without-post", "2.3", about={"player": slug_of(seat)})
    return None
