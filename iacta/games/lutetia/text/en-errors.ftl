# What can be wrong in a card file of Lutetia.

# For each copy, write the smallest number of players with whom it is used.
cards-seats = seats of { $card } must be a list of numbers from { $fewest } to { $most }, one for each copy
# A talent decides ties, so no two cards of a resource can have the same.
cards-copies-with-talent = there are { $copies } copies of { $card }, but no two cards share a talent (T15)
# Give one of the two another talent: talents of one resource break ties.
cards-same-talent = { $card } has the talent of { $other } (T15)
# Restore the list.
cards-seats-of-bazaar = seats of { $card } must be [{ $due }]: every game begins with each bazaar (T2)
# Resources are beer, bread, elixir and gladius.
cards-no-such-resource = there is no resource { $resource }
# Write what it asks for, for example `wants = { beer = 2, bread = 1 }`.
cards-wants-nothing = { $card } asks for no resource
# Lower the numbers in `seats` of some copies.
cards-too-few = the copies of { $group } are too few for { $seats } seats
