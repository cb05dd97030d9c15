"""Names and sayings: what people write is taken, and what nobody can see is refused."""

from __future__ import annotations

import json

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.server.characters import readable
from iacta.server.errors import BadMessage
from iacta.server.messages import LONGEST_NAME

GOOD = [
    "Ada",
    "Zażółć gęślą",
    "Тарас Шевченко",
    "João",
    "Jose\u0301",  # a letter and its accent
    "N\u0303\u0323",
    "李白",
    "محمد",
    "नमस्ते",
    "דוד",
    "👩\u200d💻",
    "❤\ufe0f\u200d🔥",
    "🏳\ufe0f\u200d🌈",
    "👨🏽\u200d🚀",
    "🙂\u200d↔\ufe0f",
    "1\ufe0f\u20e3",
    "©\ufe0f 2026",
    "♥\ufe0e",
    "ℹ\ufe0f",
    "…",
    "x",
]
BAD = {
    "a joiner alone": "\u200d",
    "two emoji styles alone": "\ufe0f\ufe0f",
    "a space of no width": "\u200b",
    "a Hangul filler": "\u3164",
    "Hangul fillers of two kinds": "\u115f\u1160",
    "a narrow Hangul filler": "\uffa0",
    "a Braille blank": "\u2800",
    "a Mongolian selector": "\u180b",
    "a Khmer vowel that is not drawn": "\u17b4",
    "a note head that is not drawn": "\U0001d159",
    "an accent on nothing": "\u0301",
    "a variation selector": "\U000e0100",
    "a tag": "\U000e0041",
    "a soft hyphen in a name": "A\u00adda",
    "a joiner in a name": "A\u200dda",
    "an emoji style in a name": "A\ufe0fda",
    "a filler in a name": "Ada\u3164",
    "a grapheme joiner in a name": "A\u034fda",
    "a joiner at the end": "👩\u200d",
    "a joiner at the beginning": "\u200d👩",
    "writing turned round": "\u202eadA",
    "a byte order mark": "\ufeffAda",
    "a line break": "A\nda",
    "a space that does not break": "A\u00a0da",
    "accents that climb": "A" + "\u0301" * 5,
    "an unpaired surrogate": "\ud800",
}


@pytest.mark.parametrize("name", GOOD)
def test_what_people_write_is_readable(name):
    assert readable(name) == name


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_what_nobody_can_see_is_not(name):
    with pytest.raises(ValueError, match=r"^$"):
        readable(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_invisible_characters_is_refused_with_a_sentence(serving, language):
    waiting = serving.guest("Ada").set_up("lusitania", "me", "open")
    table = {"game": "lusitania", "players": ["me", "open"]}
    for name in (*BAD.values(), "", "   ", "x" * (LONGEST_NAME + 1)):
        for path, body in (("/api/tables", table), (f"/api/tables/{waiting}/join", {})):
            sent = json.dumps({**body, "name": name}).encode()
            answer = serving.ask("POST", path, sent, **{"Accept-Language": language})
            assert (answer.status, answer.said["error"]) == (422, "BadMessage")
            if name != BAD["an unpaired surrogate"]:  # which is no JSON
                assert answer.said["text"] == BadMessage("name-not-readable", most=LONGEST_NAME).text(language)
    assert serving.ask("GET", f"/api/tables/{waiting}").said["seats"][1]["player"] == "open"


def test_a_saying_of_invisible_characters_is_refused(serving):
    ada = serving.guest("Ada")
    with ada.sit(ada.set_up("lusitania", "me", "open")) as line:
        line.send({"type": "say", "command": "c", "text": "\u3164\u200d"})
        assert line.until("refused")["error"] == "BadMessage"
        assert line.do("say", text="👩\u200d💻 salve!")["type"] == "done"
