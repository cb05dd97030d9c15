# The table in words.

## Asking

points = { $points } { $count ->
    [-0.5] ponto
    [0.5] ponto
    [one] ponto
   *[other] pontos
}
you = Tu

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

last-turn = ÚLTIMO TURNO
seen = vista
known-to = conhecida por: { $players }
hand-line = Mão { $place }: { $card }
camp-line = Campo { $place }: { $card }
holds = { $player } tem na mão: { $cards }
no-objectives = Nesta partida não há Laurus nem Virtus.
empty = nenhuma carta
cell-line = Posição { $cell }: { $card }
carries = com { $pieces }
room-for = espaço para { $pieces }
seat-line = { $player }: { $points }, cartas dispensadas: { $dismissed }
objective-open = { $card }: por conquistar. { $effect }
objective-owned = { $card }, já conquistada: { $player }. { $effect }
pile-line = Pilha de bisca: { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
}.
pile-second-line = Segunda pilha de bisca: { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
}.
discard-line = Pilha de descarte: { $cards }
dismissed-line = { $player }, cartas dispensadas: { $count }.

## Lusitania (2019)

field-line = Campo { $place }: { $card }
last-six = ÚLTIMAS SEIS
from-last-six = talvez o Músico: mão { $places }
mars-used = já usado
mars-unused = por usar, 1 ponto

## Lutetia: what is asked and typed

ask-bribes = Tens { $money }. Suborna as vezes que quiseres ou diz «{ $ready }»; os outros podem responder.
ask-legions = Ofertas pelo lote { $slot }, { $card }. { $offers }. Uma Legião tua pode somar 2 a uma delas; ou diz «{ $passing }».
offer = { $player }: { $offer }
offer-with-legions = { $player }: { $offer } ({ $legions ->
    [one] { $legions } Legião
   *[other] { $legions } Legiões
})

## Lutetia: the table

last-round = ÚLTIMA RONDA
gone = Fora do jogo

## Lutetia: in words

is-ready = pronto
has-passed = passou
face-down = virada para baixo
coins-on-it = { $amount ->
    [one] tem { $amount } sestércio em cima
   *[other] tem { $amount } sestércios em cima
}
does-legion = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, ou mais 2 numa oferta
does-apprentice = junta-se a um artesão e dá mais um recurso
does-field = paga 1 sestércio por cada { $resource } que tens
does-mill = influência romana, 1 ponto por cada { $resource }
does-bakery = influência romana, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} e mais 1 por cada carta da família do { $resource }
does-tavern = paga { $money ->
    [one] { $money } sestércio
   *[other] { $money } sestércios
} e mais 1 por cada { $resource }
does-statue = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} e mais 1 por cada local com influência romana
does-bazaar = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, pede { $wants }
lies-left = carta da esquerda: { $card }{ $stake ->
    [0] {""}
   *[other] {", suborno de"} { $stake }
}
lies-right = carta da direita: { $card }{ $stake ->
    [0] {""}
   *[other] {", suborno de"} { $stake }
}
cards-owned = cartas
apprentice-waits = Aprendiz sem artesão
apprentices-of = { $count ->
    [one] { $count } Aprendiz
   *[other] { $count } Aprendizes
} de { $resource }
decks-line = Ronda { $number }. Baralhos: { $characters ->
    [one] { $characters } personagem
   *[other] { $characters } personagens
}, { $places ->
    [one] { $places } local
   *[other] { $places } locais
}.
aside-line = { $count ->
    [one] { $count } Bazar foi posto
   *[other] { $count } Bazares foram postos
} de parte sem ninguém ver.
gone-line = { gone }: { $cards }
which-player = Que jogador? Diz um número de 1 a { $last }.

## Any table

chosen = já escolheu
