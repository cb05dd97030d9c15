# The chapters of the scoring sheet.

sheet-legion = Легіон
sheet-equipment = Спорядження
sheet-objectives = «Лаурус» і «Віртус»
sheet-dismissed = Звільнені карти
