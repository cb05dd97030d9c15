# The chapters of the scoring sheet.

sheet-beer = Piwo
sheet-bread = Chleb
sheet-elixir = Eliksir
sheet-gladius = Gladius
sheet-prestige = Prestiż
sheet-bazaars = Bazary
sheet-statues = Statuy Augusta
sheet-legions = Legiony
sheet-wealth = Sestercje
