"""Which of our languages somebody is spoken to."""

import pytest

from iacta.engine.words.language import accepted, spoken


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ([], "en"),
        (["pl"], "pl"),
        (["pt-BR"], "pt"),
        (["pt_BR.UTF-8"], "pt"),
        (["PL_pl"], "pl"),
        (["uk@latin"], "uk"),
        (["zh-Hans-CN", "uk-Cyrl-UA", "pl"], "uk"),
        (["de", "fr", "pl-PL", "en"], "pl"),
        (["C.UTF-8"], "en"),
        (["plain"], "en"),
        (["", "*", "-", "_"], "en"),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(wanted, language):
    assert spoken(wanted) == language


@pytest.mark.parametrize(
    ("header", "locales"),
    [
        ("", []),
        ("pl", ["pl"]),
        ("pl-PL,pl;q=0.9,en-US;q=0.8", ["pl-PL", "pl", "en-US"]),
        ("en;q=0.3, uk;q=0.7 ,pt-BR ; q=0.5", ["uk", "pt-BR", "en"]),
        ("de;q=1.0, pl;q=0, uk;q=0.000", ["de"]),
        ("pl;q=0.5,pt;q=0.5,uk;q=0.5", ["pl", "pt", "uk"]),
        ("pl;q=high, uk;q=2, pt;level=1, en", ["en"]),
        ("*, en;q=0.1", ["*", "en"]),
        ("p\u0142, uk", ["uk"]),
        ("," * 5000 + "pl", []),
        ("x" * 5000 + ",pl", ["pl"]),
    ],
)
def test_what_is_wanted_most_comes_first_and_what_is_not_wanted_not_at_all(header, locales):
    assert accepted(header) == locales
