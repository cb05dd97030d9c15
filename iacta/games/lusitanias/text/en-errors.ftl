# What can be wrong with soldiers and equipment in a card file.

cards-colours = the colours of { $card } must be { $due }
cards-slots-of-no-soldier = { $card } has slots, but only soldiers carry equipment
cards-too-many-slots = { $card } has { $slots } slots, but a soldier has { $most } at most
# Write "sword|spear" for a slot that takes one of the two.
cards-slot-choice = a choice is between two kinds of equipment, not as in { $slot }
cards-no-such-equipment = there is no equipment { $equipment }
