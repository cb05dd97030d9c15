"""Rules at three speeds: interpreted, compiled, and compiled with every index checked. A rule is a plain Python
function over a NumPy record (rule.py, records.py); entry_points.py lists what is compiled, rulebook.py has the entry
points of one game at one speed and keeps them on disk (cache.py), and background.py compiles while a table is already
played. The rules inside an entry point are not machine code of their own (parts.py), which would take most of the time.

Code that serves every game meets the rules of one game in two ways.

- An abstract rule (`rule.abstract`, made concrete by `Build`): the game's rule takes the place of the one of the same
  name and is compiled into the code around it, inlined where it is small. The engine does it so: legal actions, whole
  games, environments, and all that runs on a GPU, where functions are no values. Each entry point has the machine code
  of its rules in it.
- Function values: compiled code takes the entry points of a rulebook as arguments. The search does it so
  (iacta/bots/search/entry_points.py): its one piece of code calls rules that are compiled already, so that a table's
  bots are ready seconds after its rules are. With abstract rules the search of Lutetia took 87 s of processor time to
  compile instead of 14, and thought as fast: 14,300 and 14,250 iterations a second, each the median of five in turn.

Arguments that belong together are packed into a named tuple (`entry_points.Packed`): compiled code reads its fields as
it reads arguments, but Numba takes long to compare the types inside at every call, so whoever calls such an entry point
often takes it from `Rulebook.direct`."""
