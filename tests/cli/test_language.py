"""Which language the command line speaks."""

import pytest

from iacta.cli.language import asked_for, set_by
from tests.cli.program import NO_LANGUAGE, iacta_at_once


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl@latin"}, "pl"),
        ({"IACTA_LANG": "uk", "LC_ALL": "pl_PL"}, "uk"),
        ({"IACTA_LANG": "", "LC_ALL": "pl_PL"}, "pl"),
    ],
)
def test_the_setting_comes_before_the_language_of_the_system(environment, language):
    assert set_by(environment) == language


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["games"], None),
        (["games", "--lang", "pl"], "pl"),
        (["--lang=uk", "games"], "uk"),
        (["--lang", "uk", "games", "--lang", "pt"], "pt"),
        (["games", "--lang"], None),
        ([], None),
    ],
)
def test_the_language_asked_for_is_found_wherever_it_stands(words, language):
    assert asked_for(words) == language


@pytest.mark.slow
def test_a_setting_counts_for_every_command():
    assert "місць: 2–4" in iacta_at_once("games", **NO_LANGUAGE | {"IACTA_LANG": "uk"}).stdout
    assert "miejsc: 2–4" in iacta_at_once("games", **NO_LANGUAGE | {"LC_ALL": "pl_PL.UTF-8"}).stdout
    assert "2–4 seats" in iacta_at_once("games", **NO_LANGUAGE).stdout
    assert "2–4 lugares" in iacta_at_once("--lang", "pt", "games", **NO_LANGUAGE | {"IACTA_LANG": "uk"}).stdout


def test_a_language_that_there_is_not_is_one_sentence():
    for done in (
        iacta_at_once("games", "--lang", "xx"),
        iacta_at_once("games", IACTA_LANG="xx"),
        iacta_at_once("--help", IACTA_LANG="xx"),
    ):
        assert done.returncode == 2
        assert done.stderr == "There is no language 'xx'; choose from en, pl, pt, uk.\n"
