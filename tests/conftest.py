"""How Hypothesis looks for examples: the same ones every time, and as slowly as it likes. And the tests speak English,
whatever the language of whoever runs them."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "iacta", derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("iacta")
os.environ["IACTA_LANG"] = "en"
