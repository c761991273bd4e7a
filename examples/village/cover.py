"""The picture on the box: a well at night, and the moon in it."""

from __future__ import annotations

from vigil.kernel.text.words import Words

STONES = ((62, 178), (98, 172), (134, 172), (166, 178), (78, 202), (114, 206), (150, 202))


def cover(words: Words) -> str:
    """An SVG of 240 by 320; the table writes the name over the lowest quarter."""
    stones = "".join(f'<path fill="#8d877c" d="M{x} {y}h28v18h-28z"/>' for x, y in STONES)
    return (
        '<svg viewBox="0 0 240 320" aria-hidden="true"><path fill="light-dark(#33507a, #16233c)" d="M0 0h240v320H0z"/>'
        '<circle cx="188" cy="56" r="24" fill="#f3e6b8"/>'
        '<path fill="light-dark(#b98d55, #4b3a28)" d="M0 196h240v124H0z"/>'
        '<path fill="#5b4a38" d="M58 96h8v90h-8zM174 96h8v90h-8zM46 100l74-44 74 44-6 8-68-40-68 40z"/>'
        '<path fill="#6f6a61" d="M52 168h136l-10 62H62z"/>'
        + stones
        + '<ellipse cx="120" cy="170" rx="68" ry="15" fill="#1a2740"/>'
        '<ellipse cx="136" cy="171" rx="12" ry="5" fill="#f3e6b8"/>'
        '<path stroke="#d8c7a4" stroke-width="2" d="M120 76v70"/>'
        '<path fill="#7a4f2c" d="M108 140h24l-4 22h-16z"/></svg>'
    )
