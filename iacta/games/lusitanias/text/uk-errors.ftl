# What can be wrong with soldiers and equipment in a card file.

cards-colours = { $card }: кольори (colours) мають бути такі: { $due }
cards-slots-of-no-soldier = { $card } має символи спорядження, але спорядження мають лише воїни
cards-too-many-slots = { $card }: символів спорядження — { $slots }, але воїн має їх щонайбільше { $most }
cards-slot-choice = вибирають між двома типами спорядження, а не так, як у { $slot }
cards-no-such-equipment = спорядження { $equipment } немає
