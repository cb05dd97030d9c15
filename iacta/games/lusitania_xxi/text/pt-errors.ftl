# What can be wrong in a card file of Lusitania XXI.

cards-cell = { $card }: a posição (cell) tem de ser { $due }, e não { $cell } (X7)
cards-slots-of-the-cook = a Cozinheira tem espaços, mas não carrega equipamento (X8)
cards-no-slots = { $card } não tem espaços, mas todos os soldados têm, exceto a Cozinheira (X8)
cards-slot-twice = { $equipment } aparece duas vezes na carta { $card } (X24)
