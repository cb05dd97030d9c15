# What can be wrong in a card file of Lutetia.

cards-seats = seats of { $card } must be a list of numbers from { $fewest } to { $most }, one for each copy
# A talent decides ties, so no two cards of a resource can have the same.
cards-copies-with-talent = there are { $copies } copies of { $card }, but no two cards share a talent (T15)
cards-same-talent = { $card } has the talent of { $other } (T15)
cards-seats-of-bazaar = seats of { $card } must be [{ $due }]: every game begins with each bazaar (T2)
cards-no-such-resource = there is no resource { $resource }
cards-wants-nothing = { $card } asks for no resource
cards-too-few = the copies of { $group } are too few for { $seats } seats
