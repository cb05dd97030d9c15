# The chapters of the scoring sheet.

sheet-soldiers = Воїни
sheet-equipment = Спорядження
sheet-mars = Марс
