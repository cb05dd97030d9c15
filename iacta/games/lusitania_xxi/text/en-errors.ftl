# What can be wrong in a card file of Lusitania XXI.

cards-total = the rulebook counts { $due } { $group ->
    [soldiers] soldiers
    [visitors] visitors
   *[other] { $group } cards
}, not { $total }
cards-sum = the { $group ->
    [soldiers] soldiers
    [visitors] visitors
   *[other] { $group } cards
} are { $copies }, but the box holds { $due }
cards-colours = the colours of { $card } must be { $due }
cards-cell = the cell of { $card } must be { $due }, not { $cell } (X7)
cards-slots-of-no-soldier = { $card } has slots, but only soldiers carry equipment (X8)
cards-slots-of-the-cook = the cook has slots, but she carries no equipment (X8)
cards-no-slots = { $card } has no slots, but every soldier except the cook has one (X8)
cards-too-many-slots = { $card } has { $slots } slots, but a soldier has { $most } at most
cards-slot-twice = { $equipment } is printed twice on { $card } (X24)
# Write "sword|spear" for a slot that takes one of the two.
cards-slot-choice = a choice is between two kinds of equipment, not as in { $slot }
cards-no-such-equipment = there is no equipment { $equipment }
