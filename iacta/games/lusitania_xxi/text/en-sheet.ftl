# The chapters of the scoring sheet.

sheet-legion = Legion
sheet-equipment = Equipment
sheet-objectives = Laurus and Virtus
sheet-dismissed = Dismissed cards
