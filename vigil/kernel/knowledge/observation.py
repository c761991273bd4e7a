"""One position as a seat sees it. A seat that is not asked learns who is waited for, never the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.knowledge.visibility import is_public, may_see, seer
from vigil.kernel.play.driver import asked
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision, Number, Option, Refusal, Request
from vigil.kernel.sets.draft import Draft
from vigil.kernel.text.words import Words


class Observation:
    """One position as a seat sees it: live, or as it stood after some answer."""

    def __init__(
        self,
        definition: AnyDefinition,
        game: Any,
        request: Request | None,
        offers: dict[int, list[Option[Any]]],
        seat: int,
        ended: bool,
    ) -> None:
        self.definition = definition
        self.game = game
        self.request = request
        self.offers = offers
        self.seat = seat
        self.seer = seer(seat, ended)

    @property
    def over(self) -> bool:
        return self.request is None

    def view(self) -> Any:
        return self.definition.knowledge.view(self.game, self.seer)

    def public_view(self) -> Any:
        """What somebody sees who only watches."""
        return self.definition.knowledge.view(self.game, SPECTATOR)

    def totals(self) -> list[Number]:
        """The numbers on the table, each with its parts."""
        return list(self.definition.knowledge.totals(self.game, self.seer))

    def card(self, key: str, words: Words) -> str:
        """The text of a card, as far as the seat may read it: "" of one that is not turned up yet."""
        view = self.view() if self.definition.display.face_down else None
        return self.definition.text_of_card(self.game.content, words, key, view)

    def price(self, option: Option[Any], words: Any) -> str:
        """What an option that the seat is offered costs now, in a word or two."""
        told, asked = self.definition.display.price, self.question()
        return told(self.game, asked, option, words) if told and isinstance(asked, Decision) else ""

    def phases(self) -> Sequence[Phase]:
        """The phases of this turn, and which of them is now."""
        listed = self.definition.knowledge.phases
        return listed(self.game, self.seer) if listed and not self.over else ()

    def standing(self) -> Standing | None:
        """How the game would end if it were judged now, as far as the seat may know."""
        judged = self.definition.knowledge.standing
        return judged(self.game, self.seer) if judged and not self.over else None

    def forecasts(self) -> Sequence[Forecast]:
        """The large reckonings that lie ahead, as they would come out now."""
        reckoned = self.definition.knowledge.forecasts
        if reckoned is None or self.over:
            return ()
        asked = self.question() or self.topic()
        return reckoned(self.game, self.seer, asked.rule if asked else "")

    def waits_for(self) -> tuple[int, ...]:
        """The seats that are asked: everybody may know that."""
        if isinstance(self.request, Chance):
            return (self.request.seat,)
        return tuple(decision.seat for decision in asked(self.request))

    def question(self) -> Decision | Chance | None:
        """The seat's own question, if it is asked."""
        if isinstance(self.request, Chance):
            return self.request if self.request.seat == self.seat and may_see(self.seat, self.request) else None
        return next((each for each in asked(self.request) if each.seat == self.seat), None)

    def topic(self) -> Decision | Chance | None:
        """What is asked, as far as anybody may know it: its sentence, never its options."""
        if isinstance(self.request, Chance):
            return self.request if is_public(self.request) else None
        return next((each for each in asked(self.request) if is_public(each)), None)

    def sheet(self) -> str:
        """The game on one page, if the rules let the one who is asked save it now."""
        sheet = self.definition.extras.sheet
        asked = self.question() is not None and not self.over
        return sheet.write(self.game.state, self.game.content) if sheet and asked and sheet.due(self.game.state) else ""

    def options(self) -> list[Option[Any]]:
        return self.offers.get(self.seat, []) if isinstance(self.question(), Decision) else []

    def refusals(self) -> list[Refusal]:
        question = self.question()
        return list(question.refused()) if isinstance(question, Decision) and question.refused else []

    def numbers(self) -> list[Number]:
        """The numbers of the seat's question."""
        question = self.question()
        return list(question.numbers()) if isinstance(question, Decision) and question.numbers else []

    def draft(self, names: Sequence[str] = ()) -> Draft | None:
        """The set the seat is asked for, with what it has put in so far."""
        question = self.question()
        return Draft(question, names) if isinstance(question, Decision) and question.build else None
