"""A table in words, as one viewer sees it: line by line, for the ear, for questions, and where nothing can be drawn. A
layout of the game's own where there is one, otherwise zone by zone."""
