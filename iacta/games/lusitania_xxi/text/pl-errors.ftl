# What can be wrong in a card file of Lusitania XXI.

cards-total = według instrukcji liczba kart { $group ->
    [soldiers] żołnierzy
    [equipment] ekwipunku
    [visitors] gości
    [mars] Marsa
    [laurus] Laurus
   *[virtus] Virtus
} to { $due }, a podano: { $total }
cards-sum = kart { $group ->
    [soldiers] żołnierzy
    [equipment] ekwipunku
    [visitors] gości
    [mars] Marsa
    [laurus] Laurus
   *[virtus] Virtus
} jest { $copies }, a w pudełku: { $due }
cards-colours = { $card }: kolory (colours) muszą być takie: { $due }
cards-cell = { $card }: pole (cell) musi mieć numer { $due }, a ma { $cell } (X7)
cards-slots-of-no-soldier = { $card } ma sloty, a ekwipunek noszą tylko żołnierze (X8)
cards-slots-of-the-cook = kucharka ma sloty, a nie nosi ekwipunku (X8)
cards-no-slots = { $card } nie ma slotów, a każdy żołnierz oprócz kucharki ma choć jeden (X8)
cards-too-many-slots = { $card } ma { $slots ->
    [one] { $slots } slot
    [few] { $slots } sloty
   *[other] { $slots } slotów
}, a żołnierz ma ich najwyżej { $most }
cards-slot-twice = { $equipment } jest na karcie { $card } dwa razy (X24)
cards-slot-choice = wybór jest między dwoma rodzajami ekwipunku, a nie jak w { $slot }
cards-no-such-equipment = nie ma ekwipunku { $equipment }
