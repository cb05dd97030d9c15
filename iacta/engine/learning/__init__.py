"""What learners get: a seat's view as a row of whole numbers (observation.py, observe.py), and many games
side by side that each wait for one decision (environment.py)."""
