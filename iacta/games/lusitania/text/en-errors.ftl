# What can be wrong in a card file of Lusitania (2019).

cards-numeral = the numeral of { $card } must be { $due }, not { $numeral } (L7)
cards-slots-of-the-unarmed = { $card } has slots, but carries no equipment (L8)
