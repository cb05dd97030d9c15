"""`python -m iacta` is `iacta`."""

from iacta.cli import main

main()
