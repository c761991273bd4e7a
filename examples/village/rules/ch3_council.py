"""3 The council at the end of the night: a vote, perhaps a banishment, and dawn."""

from __future__ import annotations

from examples.village.game import Well
from examples.village.rules.ch4_end import check_end
from examples.village.rules.ch5_effects import VOCABULARY
from examples.village.state import SEATS, Line, slug_of
from vigil.kernel.effects.interpreter import moment_comes
from vigil.kernel.rules.asking import choose, together, window
from vigil.kernel.rules.requests import Flow, Option

NOBODY = -1
ENOUGH = 2  # ballots that banish


def council(g: Well) -> Flow[None]:
    """3 The council: a vote, unless nobody is left to vote with or the leader puts it off."""
    if len(g.living()) >= ENOUGH and not (yield from postpone(g)):
        yield from vote(g)
    g.state.phase = "dawn"


def vote(g: Well) -> Flow[None]:
    """3.2 The vote: all at once and in secret."""
    ballots = yield from together({seat: ballot(g, seat) for seat in g.living()})
    tell_ballots(g, ballots)
    named = [seat for seat in g.living() if list(ballots.values()).count(seat) >= ENOUGH]
    if named:
        banish(g, named[0])
    else:
        g.heard and g.tell("3.2", "nobody-banished")


def postpone(g: Well) -> Flow[bool]:
    """3.1 Putting it off: for one water of the cistern the leader may put the vote off."""
    s = g.state
    if not s.cistern:
        return False
    off = yield from window("3.1", "before-the-vote", lambda: [Option("put-off", True, "3.1")], seat=s.leader)
    if not off:
        return False
    s.cistern -= 1
    g.heard and g.tell("3.1", "put-off", player=slug_of(s.leader), total=s.cistern)
    return True


def ballot(g: Well, seat: int) -> Flow[int]:
    """3.2 The vote: somebody, oneself included, or nobody."""

    def offer() -> list[Option[int]]:
        named = [Option("banish", each, "3.2", {"player": slug_of(each)}) for each in g.living()]
        return [*named, Option("banish-nobody", NOBODY, "3.2")]

    return (yield from choose("3.2", "vote", offer, seat=seat, secret=True, always=True))


def tell_ballots(g: Well, ballots: dict[int, int]) -> None:
    """3.2 The vote: ballots are turned up together, with their names or only counted."""
    if not g.heard:
        return
    if g.state.ballots == "named":
        for seat, choice in ballots.items():
            if choice == NOBODY:
                g.reveal("3.2", "ballot-for-nobody", player=slug_of(seat))
            else:
                g.reveal("3.2", "ballot", player=slug_of(seat), other=slug_of(choice))
    else:
        for choice in SEATS:
            g.reveal("3.2", "ballots-counted", player=slug_of(choice), n=list(ballots.values()).count(choice))


def banish(g: Well, seat: int) -> None:
    """3.3 Banishment: who is named twice shows his role card and leaves with his jar and his charm."""
    player = g.player(seat)
    player.banished, player.post, player.charm = True, "", ""
    g.state.lines.append(Line("gone", seat, 0))
    g.heard and g.reveal("3.3", "banished", player=slug_of(seat), role=player.role)


def dawn(g: Well) -> Flow[None]:
    """3.4 Dawn: what was to last or to come till now, the posts are left, and the game may end."""
    s = g.state
    yield from moment_comes(g, VOCABULARY, "dawn", s.leader)
    for player in s.players:
        player.guarded, player.post = player.post == "guard", ""
    s.given, s.card, s.phase = 0, 0, "dusk"
    check_end(g)
