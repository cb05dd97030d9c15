"""Iacta: a digital tabletop. One rulebook in plain Python, interpreted, compiled and on the GPU."""

__version__ = "0.1.0"
