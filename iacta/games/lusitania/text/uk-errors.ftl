# What can be wrong in a card file of Lusitania (2019).

cards-numeral = { $card }: число (numeral) має бути { $due }, а не { $numeral } (L7)
cards-slots-of-the-unarmed = { $card } має символи спорядження, але спорядження не носить (L8)
