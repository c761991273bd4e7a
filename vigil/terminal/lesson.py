"""What leads a newcomer in the terminal: the guide of a first game, the recommended set-up."""

from __future__ import annotations

from vigil.kernel.sets.draft import read
from vigil.presentation.first_game.lesson import advice
from vigil.presentation.first_game.recommended_setup import recommended
from vigil.terminal.lookup import Guide


class Leading(Guide):
    def lead(self) -> None:
        """What the guide of a first game says, above the question."""
        found = advice(self.eyes)
        for key in found.keys if found else ():
            self.paper.paragraph(self.words.say(key), "title")

    def advise(self) -> None:
        """What could be typed to be led on, below the options."""
        found = advice(self.eyes)
        if found and found.option:
            labels = {option.name: self.words.option(option) for option in self.eyes.options()}
            if self.drafting:
                labels[found.option] = self.set_in_words(self.drafting.elements, read(found.option))
            self.say("guided-follow", {"option": labels.get(found.option, found.option)})
        if recommended(self.eyes):
            self.say("recommended-hint")

    def follow(self) -> bool:
        """Do what the guide advises."""
        found = advice(self.eyes)
        if not found or not found.option:
            self.say("guided-none")
            return False
        self.session.answer(found.option, self.seat)
        return True

    def set_up(self) -> bool:
        """Answer what is asked as is recommended, as long as such questions come."""
        if not recommended(self.eyes):
            self.say("recommended-none")
            return False
        while name := recommended(self.eyes):
            self.session.answer(name, self.seat)
        return True
