"""How Hypothesis looks for examples: the same ones every time, and as slowly as it likes. And the tests speak English
and start from the defaults, whatever whoever runs them has set."""

import logging.config
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "iacta", derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("iacta")
for name in [name for name in os.environ if name.startswith("IACTA_") and name != "IACTA_CACHE"]:
    del os.environ[name]  # a setting of whoever runs the tests
os.environ["IACTA_LANG"] = "en"


LONG = 3600  # seconds; `timeout` in pyproject.toml is for all other tests


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONG))


@pytest.fixture(scope="session", autouse=True)
def nobody_configures_logging():
    """`iacta serve` in pytest's own process would close pytest's log, and every later test would fail."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.config, "dictConfig", refuse_to_configure_logging)
        yield


def refuse_to_configure_logging(*_):
    raise AssertionError("configures logging: give it a process of its own, as tests/cli/program.py's `iacta` does")
