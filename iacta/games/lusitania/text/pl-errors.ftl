# What can be wrong in a card file of Lusitania (2019).

cards-numeral = { $card }: numer (numeral) musi wynosić { $due }, a wynosi { $numeral } (L7)
cards-slots-of-the-unarmed = { $card } ma sloty, a nie nosi ekwipunku (L8)
