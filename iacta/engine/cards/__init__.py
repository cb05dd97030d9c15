"""Card files: TOML that says what is printed on each card and where that is known from, read with the line of every
mistake (card_file.py) and held against what the game's box contains (card_set.py)."""
