# Lutetia: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lutécia

## Options

option-round_limit = Rondas ao fim das quais o jogo termina, por muitas cartas que restem nos baralhos (T19).

## Zones

zone-slot = Mercado
zone-bid = Cartas de ação
zone-owned = Cartas
zone-attached = Aprendizes
zone-gone = Fora do jogo
zone-characters = Personagens
zone-places = Locais
zone-box = Bazares postos de parte

## Money

money = { $amount ->
    [one] { $amount } sestércio
   *[other] { $amount } sestércios
}

## Actions, as a person types them

action-bid = licitar { $slots }
action-bid_and_earn = licitar { $slot } e receber rendimento
action-earn = receber rendimento duplo
action-bribe = pôr { $amount } à { $side ->
    [left] esquerda
   *[right] direita
}
action-ready = pronto
action-support = apoiar o jogador { $seat }
action-pass = passar
action-attach = juntar ao { $artisan ->
    [brewer] cervejeiro
    [baker] padeiro
    [druid] druida
   *[blacksmith] ferreiro
}

## What is to be decided

prompt-bids = Escolhe em segredo duas cartas de ação: para licitar cartas à venda ou para receber rendimento.
prompt-bribes = Põe dinheiro numa das tuas cartas viradas para baixo, ou diz «pronto».
prompt-legions = Remove uma Legião do jogo para somar 2 a uma oferta por esta carta, ou diz «passar».
prompt-apprentice = A qual dos teus artesãos se junta o Aprendiz?
prompt-over = O jogo terminou.

## Why something cannot be done

reason-not_now = Não é isso que há para decidir agora.
reason-game_is_over = O jogo já terminou.
reason-slot_not_in_play = Com este número de jogadores, esse lote não se usa.
reason-not_enough_cash = Não tens tanto dinheiro disponível.
reason-no_bidder = Esse jogador não licita esta carta.
reason-no_such_artisan = Não tens nenhum artesão desses.

## What happens

event-round_begins = Começa a ronda { $amount }.
event-turned_up = À venda no lote { $cell }: { CARD($card) }.
event-laid = { $you ->
    [yes] Colocas { $cell ->
        [left] à esquerda
       *[right] à direita
    } { CARD($card, case: "acc") }, virada para baixo.
   *[no] { PLAYER($player) } coloca { $cell ->
        [left] à esquerda
       *[right] à direita
    } { CARD($card, case: "acc") }, virada para baixo.
}
event-bribed = { $you ->
    [yes] Pões { money } na tua carta da { $cell ->
        [left] esquerda
       *[right] direita
    }.
   *[no] { PLAYER($player) } põe { money } na sua carta da { $cell ->
        [left] esquerda
       *[right] direita
    }.
}
event-ready = { $you ->
    [yes] Dizes «pronto».
   *[no] { PLAYER($player) } diz «pronto».
}
event-revealed = { $you ->
    [yes] Revelas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } revela { CARD($card, case: "acc") }.
}
event-income = { $you ->
    [yes] Recebes { money } de rendimento.
   *[no] { PLAYER($player) } recebe { money } de rendimento.
}
event-bribe_lost = { $you ->
    [yes] Perdes para o banco o teu suborno de { money }.
   *[no] { PLAYER($player) } perde para o banco um suborno de { money }.
}
event-legion_played = { $you ->
    [yes] Removes { CARD($card, case: "acc") } do jogo.
   *[no] { PLAYER($player) } remove { CARD($card, case: "acc") } do jogo.
}
event-supported = { $other_you ->
    [yes] A tua oferta sobe para { $amount }.
   *[no] A oferta { PLAYER($other, case: "gen") } sobe para { $amount }.
}
event-passed = { $you ->
    [yes] Passas.
   *[no] { PLAYER($player) } passa.
}
event-compensated = { $you ->
    [yes] { $amount ->
        [0] Recebes 1 sestércio de compensação pelo lote { $cell }.
       *[other] Recuperas { money } e recebes mais 1 de compensação pelo lote { $cell }.
    }
   *[no] { $amount ->
        [0] { PLAYER($player) } recebe 1 sestércio de compensação pelo lote { $cell }.
       *[other] { PLAYER($player) } recupera { money } e recebe mais 1 de compensação pelo lote { $cell }.
    }
}
event-tied = A licitação { CARD($card, case: "gen") } acaba empatada: ninguém leva a carta, que sai do jogo.
event-bought = { $you ->
    [yes] Compras { CARD($card, case: "acc") } por { money }.
   *[no] { PLAYER($player) } compra { CARD($card, case: "acc") } por { money }.
}
event-could_not_pay = { $you ->
    [yes] Não consegues pagar o custo { CARD($card, case: "gen") }: a carta sai do jogo.
   *[no] { PLAYER($player) } não consegue pagar o custo { CARD($card, case: "gen") }: a carta sai do jogo.
}
event-coins_taken = { $you ->
    [yes] Recolhes da carta { money }.
   *[no] { PLAYER($player) } recolhe da carta { money }.
}
event-coins_lost = { $amount ->
    [one] O sestércio que estava na carta vai para o banco.
   *[other] Os { $amount } sestércios que estavam na carta vão para o banco.
}
event-earned = { $you ->
    [yes] Recebes { money } { CARD($card, case: "gen") }.
   *[no] { PLAYER($player) } recebe { money } { CARD($card, case: "gen") }.
}
event-apprenticed = { $you ->
    [yes] O teu Aprendiz junta-se a um { $cell ->
        [beer] Cervejeiro
        [bread] Padeiro
        [elixir] Druida
       *[gladius] Ferreiro
    }.
   *[no] O Aprendiz { PLAYER($player, case: "gen") } junta-se a um { $cell ->
        [beer] Cervejeiro
        [bread] Padeiro
        [elixir] Druida
       *[gladius] Ferreiro
    }.
}
event-risen = Ninguém licita o lote { $cell }: a carta fica com { money }.
event-taken_back = Todos recolhem as suas cartas de ação.
event-game_over = O jogo termina.

## How a game ends

ending-characters = Não há personagens que cheguem para outra ronda.
ending-places = Não há locais que cheguem para outra ronda.
ending-both_decks = Não há personagens nem locais que cheguem para outra ronda.
ending-round_limit = Jogou-se a última ronda.
