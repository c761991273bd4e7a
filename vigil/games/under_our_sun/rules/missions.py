"""Missions: cards in sequence, objectives, and how a game ends."""

from __future__ import annotations

from vigil.games.under_our_sun.content.tables import MissionCard
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.carry_out import holds
from vigil.games.under_our_sun.rules.traitor import traitor
from vigil.games.under_our_sun.state import Character, Step
from vigil.kernel.effects.interpreter import carry_out
from vigil.kernel.rules.requests import Flow

RULE = "Missions"
SURVIVORS, SONS, DEFEAT = "survivors", "sons", "defeat"


def card(g: Sun) -> MissionCard:
    """Missions The card that is read; those after it nobody knows. [R093 R337 A97]"""
    return g.content.missions[g.state.mission].cards[g.state.card]


def cards_to_come(g: Sun) -> dict[str, list[str]]:
    """Missions The cards after the one that is read, each with the places it lays or asks for: nobody knows them yet.

    [R093 R337 A97]
    """
    later = g.content.missions[g.state.mission].cards[g.state.card + 1 :]
    return {each.key: places_of(each) for each in later}


def places_of(each: MissionCard) -> list[str]:
    """Missions The places that a card speaks of. [R092]"""
    rows = [*each.set_up, each.objective]
    return list(dict.fromkeys(row["tile"] for row in rows if "tile" in row))


def read_card(g: Sun, step: Step) -> Flow[None]:
    """Missions A card is read aloud to all, its story first, and its set-up followed. [R003 R092 R109 R337 A97]"""
    before, key = card(g).before, card(g).key
    g.heard and before and g.tell(RULE, f"mission-{before}")
    g.heard and g.tell(RULE, f"mission-{key}")
    yield from carry_out(g, g.content.effects[f"{key}-set-up"], g.content.words, "", 0)


def read_next(g: Sun, step: Step) -> Flow[None]:
    """Missions What the set-up of a later card brings may be all that a goal lacked. [R121 A97]"""
    yield from read_card(g, step)
    judge(g)


def judge(g: Sun) -> None:
    """Missions The Survivors win with the last objective, or when the Son of Liberty is out for good; he wins with his
    own goal; if no Survivor is left all Survivors lose.

    [R003 R113 R119 R120 R121 A67 A68]
    """
    s = g.state
    if s.ending or (s.people[0].team and between_the_sides(g)):
        return
    alive = g.anybody()
    if alive is None:
        end(g, DEFEAT, "nobody-left")
    elif holds(g, g.content.objectives[s.mission][s.card], alive):
        next_card(g)


def between_the_sides(g: Sun) -> bool:
    """Modes Where a Son of Liberty may be among them: whether it is judged already, before the objective is looked at.

    [R119 R120 R121 A68]
    """
    s = g.state
    alive = g.anybody()
    son = next((each for each in s.people if traitor(each)), None)
    if son is not None and son.gone:
        end(g, SURVIVORS, "son-eliminated")
    elif son is not None and son.died < 0 and holds(g, son.team, son):
        end(g, SONS, son.team)
    elif alive is not None and alive.team and unclaimed(g):
        judge(g)
    elif alive is not None and alive is son and all(each.gone or each is son for each in s.people):
        end(g, DEFEAT, "nobody-left")
    else:
        if alive is not None and all(each.gone or each is alive for each in s.people):
            last_one(g, alive)
        return False
    return True


def last_one(g: Sun, c: Character) -> None:
    """Modes: Sons of Liberty If only one is left and the game goes on, he is a Survivor: that is open to all, and said
    once.

    [R118 R338 A67]
    """
    if "last-one" not in g.state.marks:
        g.state.marks["last-one"] = 1
        g.heard and g.reveal("Modes: Sons of Liberty", "last-one", person=c.key)


def unclaimed(g: Sun) -> bool:
    """Modes: Sons of Liberty A goal that is met while the game goes on is nobody's: that is open to all, and said once.

    [R118 R121 R338]
    """
    s = g.state
    hidden = [each for each in s.people if not each.gone]
    if any(each.revealed or each.died >= 0 for each in hidden):
        return False  # he is known, or somebody lies dead who may yet win by it
    for goal in g.content.rulebook.sol_cards:
        if goal not in s.marks and any(holds(g, goal, each) for each in hidden):
            s.marks[goal] = 1
            g.heard and g.reveal("Modes: Sons of Liberty", "goal-unclaimed", card=goal)
            return True
    return False


def next_card(g: Sun) -> None:
    """Missions The next card is read when the objective is met; after the last the mission is won. [R003 R093 A97]"""
    s = g.state
    g.heard and g.tell(RULE, "objective-met")
    if s.card + 1 == len(g.content.missions[s.mission].cards):
        end(g, SURVIVORS, "mission")
        return
    s.card += 1
    g.then(Step("read-card"))


def time_is_up(g: Sun) -> None:
    """Missions A card may say by which day its objective must be met. [A67]"""
    days = card(g).days
    if days and g.state.day >= days and not g.state.ending:
        end(g, DEFEAT, "too-late")


def end(g: Sun, ending: str, cause: str) -> None:
    """Missions The game is over, and every team card is shown. [R118 A67]"""
    g.state.ending, g.state.cause = ending, cause
    mission = g.content.missions[g.state.mission]
    last = mission.won if cause == "mission" else mission.lost if ending != SURVIVORS else ""
    tell = g.reveal if any(c.team and not c.revealed for c in g.state.people) else g.tell
    g.heard and tell(RULE, f"end-{cause}")
    g.heard and last and g.tell(RULE, f"mission-{last}")
    for c in g.state.people:
        if c.team and not c.revealed:
            g.heard and g.reveal("Modes: Sons of Liberty", "team-card", person=c.key, card=c.team)
