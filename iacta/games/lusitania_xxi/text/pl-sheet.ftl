# The chapters of the scoring sheet.

sheet-legion = Legion
sheet-equipment = Ekwipunek
sheet-objectives = Laurus i Virtus
sheet-dismissed = Odprawione karty
