# The chapters of the scoring sheet.

sheet-soldiers = Soldados
sheet-equipment = Equipamento
sheet-mars = Deus Marte
