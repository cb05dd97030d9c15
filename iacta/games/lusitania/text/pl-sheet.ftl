# The chapters of the scoring sheet.

sheet-soldiers = Żołnierze
sheet-equipment = Ekwipunek
sheet-mars = Mars
