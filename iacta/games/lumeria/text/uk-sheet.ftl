# The chapters of the scoring sheet.

sheet-hills = Пагорби
