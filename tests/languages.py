"""A test in every language."""

import pytest

from iacta.engine.words.messages import LANGUAGES

over_languages = pytest.mark.parametrize("language", LANGUAGES)

# Where that takes long: Polish before every commit, since it has cases and plurals of every kind, the others later.
over_languages_polish_first = pytest.mark.parametrize(
    "language", ["pl", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES if other != "pl")]
)
