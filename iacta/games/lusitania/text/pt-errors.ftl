# What can be wrong in a card file of Lusitania (2019).

cards-numeral = { $card }: o numeral tem de ser { $due }, e não { $numeral } (L7)
cards-slots-of-the-unarmed = { $card } tem espaços, mas não carrega equipamento (L8)
