# The chapters of the scoring sheet.

sheet-legion = Exército
sheet-equipment = Equipamento
sheet-objectives = Laurus e Virtus
sheet-dismissed = Cartas dispensadas
