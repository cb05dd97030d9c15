# What can be wrong with soldiers and equipment in a card file.

cards-colours = { $card }: kolory (colours) muszą być takie: { $due }
cards-slots-of-no-soldier = { $card } ma sloty, a ekwipunek noszą tylko żołnierze
cards-too-many-slots = { $card } ma { $slots ->
    [one] { $slots } slot
    [few] { $slots } sloty
   *[other] { $slots } slotów
}, a żołnierz ma ich najwyżej { $most }
cards-slot-choice = w slocie z wyborem wybiera się między dwoma rodzajami ekwipunku, a podano: { $slot }
cards-no-such-equipment = nie ma ekwipunku { $equipment }
