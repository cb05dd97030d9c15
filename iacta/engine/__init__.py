"""What every game stands on: rules at three speeds, random numbers, actions, events, many games at once."""
