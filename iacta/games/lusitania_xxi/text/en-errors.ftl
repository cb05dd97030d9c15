# What can be wrong in a card file of Lusitania XXI.

cards-cell = the cell of { $card } must be { $due }, not { $cell } (X7)
cards-slots-of-the-cook = the cook has slots, but she carries no equipment (X8)
cards-no-slots = { $card } has no slots, but every soldier except the cook has one (X8)
cards-slot-twice = { $equipment } is printed twice on { $card } (X24)
