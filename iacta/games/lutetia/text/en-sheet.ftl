# The chapters of the scoring sheet.

sheet-beer = Beer
sheet-bread = Bread
sheet-elixir = Elixir
sheet-gladius = Gladius
sheet-prestige = Prestige
sheet-bazaars = Bazaars
sheet-statues = Statues of Augustus
sheet-legions = Legions
sheet-wealth = Sesterces
