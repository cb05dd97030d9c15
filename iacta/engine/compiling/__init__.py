"""Rules at three speeds: interpreted, compiled, and compiled with every index checked. A rule is a plain Python
function over a NumPy record (rule.py, records.py); entry_points.py lists what is compiled, rulebook.py has the entry
points of one game at one speed and keeps them on disk (cache.py), and background.py compiles while a table is already
played."""
