# What can be wrong in a card file of Lumeria, in its options, and in a position written as text.

## Options

same-faction = Ambos os lados têm a mesma fação; para isso é precisa a opção mirror (M1).

## Card files

cards-how-many = tem de haver { $fewest } a { $most } tabelas [[{ $key }]], e não { $number }
cards-name-twice = o nome { $name } aparece duas vezes
cards-unknown-name = { $fact } não pode ser { $name }; tem de ser um destes: { $known }
cards-long-range = long_range não pode ser menor do que range (M16)
cards-plain-name = um nome como { $name } não serve de opção: usa letras minúsculas sem acentos, algarismos e hífenes, e não «random»
cards-board-size = um tabuleiro tem { $fewest } a { $rows } filas do mesmo comprimento, cada uma com { $least } a { $columns } casas separadas por espaços
cards-board-symbol = { $symbol } não é uma casa: uma casa é R, c, H ou .
cards-board-recruitment = { $board }: tem de haver casas de recrutamento na primeira e na última fila, e só nessas (M4)
cards-board-start = start tem de indicar { $due } casas diferentes, nenhuma delas igual para ambos os lados (M1)
cards-board-sacred = { $field } não é uma colina e, por isso, não pode ser sagrada (M23)
cards-no-such-field = o tabuleiro { $board } não tem nenhuma casa { $field }
cards-units-of-faction = { $faction } tem { $units } unidades, mas uma fação tem { $due } (M1)
cards-faction-start = { $faction }: start tem de indicar { $due } unidades (M1)
cards-no-start-unit = { $faction } não tem exemplares de { $card } que cheguem para começar (M1)
cards-title = um título como { $title } não serve: tem de ter 1 a { $most } caracteres visíveis, entre eles uma letra, e nenhum espaço a mais
cards-title-of-the-box = { $card } já tem nome em todas as línguas: só as tuas próprias unidades, de { $first } a { $last }, têm título
cards-title-twice = o título { $title } já é de outra unidade

## Positions as a line of text

position-no-key = { $part } não faz parte de uma posição: cada parte se escreve chave=valor.
position-key-before-side = { $key } pertence a um lado e vem depois de south= ou north=.
position-unknown-key = Uma posição não tem { $key }.
position-key-twice = { $key } aparece duas vezes.
position-missing-key = À posição falta { $key }.
position-key-not-here = Na fase { $phase } não há lugar para { $key }.
position-number = { $key } é um número de { $low } a { $high }, e não { $value }.
position-name = { $key } não pode ser { $value }; tem de ser um destes: { $known }.
position-field = { $key } indica uma casa do tabuleiro, e não { $value }.
position-tokens = { $side }: as fichas de manobra são de mais ou de menos; as que não estão no seu lugar estão no trilho ou ao lado dele (M18).
position-too-many = { $side } não tem tantos exemplares de { $unit }.
position-unit = { $unit } não é uma unidade numa casa; escreve-se como em c3:bies/2+!.
position-field-twice = Em { $field } há duas unidades.
position-no-unit = { $key } é { $field }, mas aí não há nenhuma unidade do lado certo.
position-faces = faces tem de mostrar { $dice ->
    [1] { $dice } dado
   *[other] { $dice } dados
}.
position-nothing-to-do = Nesta posição não se pode fazer nada.
position-not-asked = Nesta posição ninguém decide o que a fase { $phase } pergunta.
