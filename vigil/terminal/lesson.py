"""What leads a newcomer in the terminal: the guide of a first game, and the recommended set-up."""

from __future__ import annotations

from vigil.kernel.sets.draft import read
from vigil.presentation.first_game.lesson import advice
from vigil.presentation.first_game.recommended_set_up import recommended
from vigil.terminal.prompt import Prompt
from vigil.terminal.writer import Writer


class Lesson:
    """Writes the advice for the question at the prompt, and carries it out."""

    def __init__(self, prompt: Prompt, writer: Writer) -> None:
        self.prompt = prompt
        self.writer = writer

    def explain(self) -> None:
        """Write what the guide says, above the question."""
        advised = advice(self.prompt.observer)
        for key in advised.keys if advised else ():
            self.writer.output.paragraph(self.writer.words.say(key), "title")

    def advise(self) -> None:
        """Write which commands follow the advice, below the options."""
        advised = advice(self.prompt.observer)
        if advised and advised.option:
            labels = self.prompt.labels()
            if self.prompt.editor:
                elements = self.prompt.editor.elements
                labels[advised.option] = self.writer.set_in_words(elements, read(advised.option))
            self.writer.say("guided-follow", {"option": labels.get(advised.option, advised.option)})
        if recommended(self.prompt.observer):
            self.writer.say("recommended-hint")

    def follow(self) -> bool:
        """Give the answer that the guide advises."""
        advised = advice(self.prompt.observer)
        if not advised or not advised.option:
            self.writer.say("guided-none")
            return False
        self.prompt.answer(advised.option)
        return True

    def set_up(self) -> bool:
        """Give the recommended answers for as long as questions of the set-up come."""
        if not recommended(self.prompt.observer):
            self.writer.say("recommended-none")
            return False
        while name := recommended(self.prompt.observer):
            self.prompt.answer(name)
        return True
