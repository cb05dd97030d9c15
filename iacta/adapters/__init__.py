"""The games behind the interfaces that researchers use: PettingZoo, OpenSpiel, and arrays of thousands of games."""
