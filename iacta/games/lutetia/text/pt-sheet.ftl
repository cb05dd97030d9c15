# The chapters of the scoring sheet.

sheet-beer = Cerveja
sheet-bread = Pão
sheet-elixir = Elixir
sheet-gladius = Gládio
sheet-prestige = Prestígio
sheet-bazaars = Bazares
sheet-statues = Estátuas de Augusto
sheet-legions = Legiões
sheet-wealth = Sestércios
