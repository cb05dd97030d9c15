# Lutetia: the table in the browser.

## The market

page-round = Ronda { $number }
page-last-round = Última ronda
page-characters-left = Personagens no baralho: { $count }
page-places-left = Locais no baralho: { $count }
page-bazaars-aside = Bazares postos à parte sem ninguém ver: { $count }
page-empty = vazio
page-coins = { $amount ->
    [1] tem { $amount } sestércio em cima
   *[other] tem { $amount } sestércios em cima
}
page-your-bid = licitas esta carta
page-bids-here = licitam: { $players }
page-contested = à venda agora
page-bank = Banco

## The seats

page-seats = Jogadores
page-cash = Dinheiro: { $amount }
page-chosen = já escolheu
page-ready = pronto
page-passed = passou
page-left-card = carta da esquerda: { $card }
page-right-card = carta da direita: { $card }
page-bribe = suborno de { $amount }
page-face-down = virada para baixo
page-apprentices = { $count ->
    [1] { $count } aprendiz incluído
   *[other] { $count } aprendizes incluídos
}
page-points-for = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
page-leads = à frente por { $points }
page-behind = atrás por { $points }
page-apprentice-waits = Aprendiz sem artesão
page-show-cards = Todas as cartas: { $player }
page-no-cards = ainda sem cartas
page-you = Tu

## Your action cards

page-hand = As tuas cartas de ação
page-sealed = O teu par secreto: { $pair }
page-change = Podes mudá-lo até o último jogador ter escolhido.
page-binding-bids = Só faltas tu: as cartas vão logo para a mesa e já não mudam.
page-laid = As tuas cartas na mesa

## A contest

page-offer = oferece { $amount }
page-legions-played = { $count ->
    [1] { $count } Legião
   *[other] { $count } Legiões
}
page-your-legions = As tuas Legiões: { $count }

## The last reveal

page-news = O que se vende e o que se vendeu por último
page-ledger = Ronda { $number }: o que se vendeu
page-ledger-now = Ronda { $number }: venda em curso
page-ledger-none = Quando todos estiverem prontos, as cartas de ação são reveladas. Aqui fica o que cada um pagou e recuperou.
page-paid = paga { $amount }
page-returned = { $amount ->
    [0] +1
   *[other] recupera { $amount } + 1
}
page-tied = empate
page-could-not-pay = não consegue pagar
page-risen = ninguém licitou
page-bluff = suborno de { $amount } perdido

## What a button says

page-action-bribe = Pôr { $amount } na carta da { $side ->
    [left] esquerda
   *[right] direita
}
page-action-ready = Pronto
page-action-pass = Passar
page-action-support = Legião para { PLAYER($player, case: "acc") }
page-action-attach = Juntar a um { $artisan ->
    [brewer] cervejeiro
    [baker] padeiro
    [druid] druida
   *[blacksmith] ferreiro
}

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-bid = escolher uma segunda carta à venda
page-way-bid_and_earn = { $left ->
    [income] receber rendimento com a outra carta
   *[other] escolher uma carta à venda
}
page-way-earn = receber rendimento outra vez
page-way-bribe = { $left ->
    [amount] { $card ->
        [income] dizer quanto lhe pões em cima; um suborno numa carta de rendimento perde-se sempre
       *[other] dizer quanto lhe pões em cima
    }
   *[other] pôr dinheiro numa das tuas cartas
}
page-way-support = { $left ->
    [legion] apoiar este jogador com uma Legião
   *[other] escolher quem a tua Legião apoia
}

## The players of the guide's examples

page-example-first = Lívia
page-example-second = Marco
page-example-third = Tito
page-example-fourth = Gaio
page-example-helps = +{ $amount } para
page-bids-open = As ofertas estão à vista!
