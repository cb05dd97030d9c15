"""What a game is: the contract that each one fulfils (contract.py), what it declares (game.py), and what its rules are
written with: actions, events, places, piles, random numbers. Whole games without Python in the loop are in batch.py."""
