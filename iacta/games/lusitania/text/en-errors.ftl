# What can be wrong in a card file of Lusitania (2019).

# Restore this number: numerals are part of the rules.
cards-numeral = the numeral of { $card } must be { $due }, not { $numeral } (L7)
# Write `slots = []`.
cards-slots-of-the-unarmed = { $card } has slots, but carries no equipment (L8)
