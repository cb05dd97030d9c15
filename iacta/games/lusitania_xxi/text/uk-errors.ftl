# What can be wrong in a card file of Lusitania XXI.

cards-cell = { $card }: комірка (cell) має бути { $due }, а не { $cell } (X7)
cards-slots-of-the-cook = кухарка має символи спорядження, але спорядження вона не носить (X8)
cards-no-slots = { $card } не має символів спорядження, але їх має кожен воїн, крім кухарки (X8)
cards-slot-twice = { $equipment } надруковано на карті { $card } двічі (X24)
