# What can be wrong with soldiers and equipment in a card file.

# Restore the list: colours are part of the rules.
cards-colours = the colours of { $card } must be { $due }
# Leave `slots` out.
cards-slots-of-no-soldier = { $card } has slots, but only soldiers carry equipment
# Leave some out.
cards-too-many-slots = { $card } has { $slots } slots, but a soldier has { $most } at most
# Write "sword|spear" for a slot that takes one of the two.
cards-slot-choice = a choice is between two kinds of equipment; { $slot } is not one
# Check the spelling: equipment is named as in the `cards.toml` of the game.
cards-no-such-equipment = there is no equipment { $equipment }
