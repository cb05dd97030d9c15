# Lumeria in words.

## The table

stage-recruiting = recrutamento
stage-first_manoeuvres = primeiras manobras
stage-activations = ativações
stage-last_manoeuvres = últimas manobras
side-south = Sul
side-north = Norte
deity-svetovit = Svantovit
deity-thor = Thor
deity-athena = Atena
deity-mars = Marte
token-march = Marcha
token-salvo = Salva
token-fortune = Fortuna
activations-left = { $count } por ativar
units-defeated = derrotadas

## What is asked

attack-now = { $attacker } contra { $target }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}{ $extra }, acerto com { $least }+{ $because }.
attack-rolled = Saiu { $faces }: { $hits ->
    [0] nenhum acerto.
    [one] { $hits } acerto.
   *[other] { $hits } acertos.
}
attack-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}{ $extra }, { $least }+{ $because }
attack-odds = acerta { $hit } %, derrota { $defeat } %{ $push ->
    [0] {""}
   *[other] , empurra { $push } %
}

## Told

round-line = Ronda { $number } de { $last }, { $stage }. Primeiro Jogador: { $player }. Cenário: { $scenario }.
not-begun-line = A primeira ronda ainda não começou. Cenário: { $scenario }.
board-line = O tabuleiro vai de { $first } a { $last }; a fila 1 é a do Sul.
hills-line = Colinas: { $fields }.
sacred-line = Colina sagrada, 2 pontos: { $fields }.
camps-line = Acampamentos: { $fields }.
recruitment-line = Casas de recrutamento, { $side }: { $fields }.
gold = ouro: { $amount }
token-ready = a postos
token-used = já usado
tokens-ready = fichas nos seus lugares
track-line = trilho de renovação: { $space } de { $last }{ $waiting ->
    [0] {""}
    [one] , { $waiting } ficha espera
   *[other] , { $waiting } fichas esperam
}
stacks = pilhas
stack-part = { $unit }, custo { $cost }, restam { $count }
wounds-of = feridas: { $wounds } de { $toughness }
is-activated = ativação feita
is-fortified = fortificação
is-exhausted = exaustão
is-acting = em ação
on-hill = numa colina
on-sacred-hill = na colina sagrada
