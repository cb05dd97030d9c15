# What can be wrong in a card file of Lusitania XXI.

# Restore this number: cells are part of the rules.
cards-cell = the cell of { $card } must be { $due }, not { $cell } (X7)
# Write `slots = []`.
cards-slots-of-the-cook = the cook has slots, but she carries no equipment (X8)
# Add at least one piece of equipment.
cards-no-slots = { $card } has no slots, but every soldier except the cook has one (X8)
# Print every kind once on a card.
cards-slot-twice = { $equipment } is printed twice on { $card } (X24)
