"""Templates are laid out for whoever reads them, and the page is sent without their layout."""

from __future__ import annotations

import pytest

from vigil.web.render.templates import PAGES


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("<ul>\n  {% for n in (1, 2) %}\n    <li>{{ n }}</li>\n  {% endfor %}\n</ul>", "<ul><li>1</li><li>2</li></ul>"),
        ("<p>\n  {{ 1 }} {{ 2 }}\n  {{ 3 }}\n</p>", "<p>1 23</p>"),
        ('<b>{{ 1 }}</b>{{ " " }}\n<i>{{ 2 }}</i>', "<b>1</b> <i>2</i>"),
        ("<p>\n  one\n  two\n</p>", "<p>one two</p>"),
        ('<a\n  href="/"\n  class="b"\n>c</a>', '<a href="/" class="b">c</a>'),
        ('<a\n  {%- if 1 %} href="{{ 2 }}"{% endif %}\n  id="c"\n>d</a>', '<a href="2" id="c">d</a>'),
        ("<a\n  {%- if 0 %} href{% endif %}\n  {%- if 0 %} id{% endif %}\n>d</a>", "<a>d</a>"),
        ('<path\n  d="M1 2\n    3 4"\n/>', '<path d="M1 2 3 4" />'),
        ("{% macro m() %}\n  <i>{{ 1 }}</i>\n{% endmacro %}\n<p>{{ m() }} {{ m() }}</p>", "<p><i>1</i> <i>1</i></p>"),
        ("<p>a &lt; b</p>\n\n\n<p>1 < 2,  3</p>", "<p>a &lt; b</p><p>1 < 2,  3</p>"),
    ],
)  # fmt: skip
def test_a_page_has_no_layout(written: str, sent: str) -> None:
    assert PAGES.from_string(written).render() == sent


def test_an_error_names_the_line_of_the_template() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        PAGES.from_string("<p>\n  a\n</p>\n{{ 1 // n }}").render(n=0)
    assert raised.traceback[-1].lineno == 3  # counted from 0
