# The chapters of the scoring sheet.

sheet-soldiers = Soldiers
sheet-equipment = Equipment
sheet-mars = Mars
