"""Pictures put together from motifs."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from vigil.drawing.motifs import GROUNDS, KNOWN, TONES, Scene, alone, framed, motif, scattered, stylesheet

HILLS = Scene("day", "sand", (("mesa", 40, 60, 1.0), ("horse<", 60, 80, 0.5)))


def test_every_shape_has_a_tone_and_every_tone_is_used() -> None:
    used = {tone for shapes in KNOWN.motifs.values() for tone, _ in shapes}
    used |= {f"{sky}-{n}" for sky in KNOWN.skies for n in range(3)}
    used |= {tone for pair in GROUNDS.values() for tone in pair}
    assert used == set(TONES)
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for pair in TONES.values() for colour in pair)
    assert set(re.findall(r"\.m-([\w-]+)\{", stylesheet())) == set(TONES)


def test_shapes_stand_on_their_foot_and_stay_near_it() -> None:
    for name, shapes in KNOWN.motifs.items():
        for _, d in shapes:
            assert re.fullmatch(r"[MLHVQTCAZmlhvqtcaz0-9 .,-]+", d), name
            assert d.endswith("z"), name


def test_a_picture_is_drawn_from_the_farthest_to_the_nearest() -> None:
    drawing = ElementTree.fromstring(framed(HILLS, 8, 8, 150))
    assert drawing.get("transform") == "translate(8 8) scale(1.250)"
    groups = [each.get("transform") for each in drawing if each.tag == "g"]
    assert groups == ["translate(40 60)", "translate(60 80) scale(-0.5 0.5)"]
    classes = [str(each.get("class")) for each in drawing.iter("path")]
    assert classes[:5] == ["m-day-0", "m-day-1", "m-day-2", "m-sand", "m-sand-near"]
    assert 'aria-hidden="true"' in alone(HILLS)


def test_many_of_a_kind_are_drawn_once() -> None:
    drawing = scattered([("pine", 10, 20, 1.0), ("pine<", 30, 20, 0.5)])
    assert drawing.count("<path") == motif("pine", 0, 0).count("<path")
    assert drawing.count("<use") == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"sky": "purple", "ground": "sand"},
        {"sky": "day", "ground": "sea"},
        {"sky": "day", "ground": "sand", "motifs": [["dragon", 0, 0, 1.0]]},
    ],
)
def test_a_picture_names_only_what_there_is(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"purple|sea|dragon"):
        msgspec.convert(wrong, Scene)
