"""Scripts and styles without what no browser needs: comments, and the blanks that only a reader wants.

Strings, templates and regular expressions are taken over as they are. A line break of a script stays where a browser
might end a statement at it.
"""

from __future__ import annotations

import re

STRING = r'"(?:\\.|[^"\\\n])*"'
COMMENT = r"/\*(?:[^*]|\*(?!/))*\*/"
HOLE = r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}"  # of a template; what stands in it may hold one template more
VALUE = r"(?<![\w$)\]}]\ )(?<![\w$)\]}])"  # a slash begins a value here, where none ended: it does not divide
SCRIPT = re.compile(
    rf"""(?P<kept> {STRING} | '(?:\\.|[^'\\\n])*' | `(?:\\.|{HOLE}|[^`\\])*`
           | (?:{VALUE}|(?<=return\ )) / (?![*/]) (?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+ / )
      | (?P<blank> (?:\s|//[^\n]*|{COMMENT})+ )""",
    re.VERBOSE | re.DOTALL,
)
STYLE = re.compile(
    rf"""(?P<kept> {STRING} ) | (?P<zero> (?<![\w.])0(?=\.\d) )
      | (?:\s|{COMMENT})* (?P<mark>[{{}};,>]) (?:\s|{COMMENT})* | (?P<blank> (?:\s|{COMMENT})+ )""",
    re.VERBOSE | re.DOTALL,
)
ENDS, BEGINS = re.compile(r"[\w$)\]}\"'`/]"), re.compile(r"[\w$\"'`{!~+\-/]")  # of statements, if a line breaks between
WORD = re.compile(r"[\w$]")


def small_script(text: str) -> str:
    """A script that does the same."""

    def shrunk(found: re.Match[str]) -> str:
        if found["kept"]:
            return found[0]
        before, after = text[found.start() - 1 : found.start()], text[found.end() : found.end() + 1]
        if "\n" in found[0] and ENDS.match(before) and BEGINS.match(after):
            return "\n"
        return " " if (WORD.match(before) and WORD.match(after)) or (before == after and before in "+-") else ""

    return SCRIPT.sub(shrunk, text)


def small_style(text: str) -> str:
    """A style sheet that says the same."""

    def shrunk(found: re.Match[str]) -> str:
        if found["kept"] or found["mark"]:
            return found["kept"] or found["mark"]
        first, last = found.start() == 0, found.end() == len(text)
        return "" if found["zero"] or first or last or text[found.start() - 1] == ":" else " "

    return re.sub(r";(?=\})", "", STYLE.sub(shrunk, text))
