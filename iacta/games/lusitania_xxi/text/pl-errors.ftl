# What can be wrong in a card file of Lusitania XXI.

cards-cell = { $card }: pole (cell) musi mieć numer { $due }, a ma { $cell } (X7)
cards-slots-of-the-cook = kucharka ma sloty, a nie nosi ekwipunku (X8)
cards-no-slots = { $card } nie ma slotów, a każdy żołnierz oprócz kucharki ma choć jeden (X8)
cards-slot-twice = { $equipment } jest na karcie { $card } dwa razy (X24)
