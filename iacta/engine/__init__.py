"""What every game stands on: its contract with the rest of the project, rules at three speeds, cards, words, and what
learners see."""
