# The chapters of the scoring sheet.

sheet-beer = Пиво
sheet-bread = Хліб
sheet-elixir = Еліксир
sheet-gladius = Гладіус
sheet-prestige = Престиж
sheet-bazaars = Базари
sheet-statues = Статуї Августа
sheet-legions = Легіони
sheet-wealth = Сестерції
