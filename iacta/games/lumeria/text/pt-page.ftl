# Lumeria: the table in the browser.

## The board

page-empty = vazia
page-hill = { $points ->
    [1] colina, { $points } ponto
   *[other] colina, { $points } pontos
}
page-hill-taken = { $you ->
    [yes] Conquistas a colina: { CARD($card) }.
   *[no] { PLAYER($player) } conquista a colina: { CARD($card) }.
}
page-camp = acampamento
page-recruitment = { $side ->
    [south] casa de recrutamento do Sul
   *[north] casa de recrutamento do Norte
}
page-unit = { $side ->
    [south] { CARD($card) } do Sul
   *[north] { CARD($card) } do Norte
}
page-wounds = feridas: { $wounds } de { $toughness }
page-attack = { $type ->
    [ranged] ataque à distância com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
   *[melee] ataque corpo a corpo com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
}
page-activated = ativação feita
page-exhausted = exaustão
page-fortified = fortificação
page-can-choose = pode ser escolhida
page-can-go = ao alcance
page-can-run = corrida, que deixa a unidade exausta
page-run-exhausts = Mover-se outra vez deixa-a exausta.

## The chances of an attack

page-needs = { $dice ->
    [1] { $dice } dado, acerto com { $least }+
   *[other] { $dice } dados, acerto com { $least }+
}
page-hit = acerto
page-defeat = derrota
page-push = empurrão
page-percent = { $percent } %
page-chance-hit = pelo menos um acerto { $percent } %
page-chance-defeat = alvo derrotado { $percent } %
page-chance-push = alvo empurrado { $percent } %

## The dice

page-last-attack = O último ataque
page-no-attack = Aqui ficam os dados de um ataque, com o que tinham de mostrar e porquê.
page-against = contra
page-faces = dados: { $faces }
page-because = porquê: { $because }
page-extra-dice = mais um dado: { $because }
page-thor-helped = mais um dado: Thor
page-svetovit-helped = −1 para acertar: Svantovit
page-mars-helped = relançado com Marte
page-fortune-helped = relançado com a Fortuna
page-outcome-missed = O ataque falha
page-outcome-wounded = { $wounds ->
    [1] { $wounds } ferida
   *[other] { $wounds } feridas
}
page-outcome-pushed = { $wounds ->
    [1] { $wounds } ferida, alvo empurrado para { $field }
   *[other] { $wounds } feridas, alvo empurrado para { $field }
}
page-outcome-defeated = Alvo derrotado

## The sides

page-own-side = O teu lado
page-side-south = Sul
page-side-north = Norte
page-first-player = Primeiro Jogador: { $player }
page-points = Pontos: { $points } de { $goal }
page-gold = Ouro: { $amount }
page-activations = Ativações restantes: { $count }
page-march = Marcha
page-salvo = Salva
page-fortune = Fortuna
page-god-svetovit = Svantovit
page-god-thor = Thor
page-god-athena = Atena
page-god-mars = Marte
page-token-ready = { $token }: ficha no seu lugar
page-token-spent = { $token }: ficha já usada
page-about-march = Até 2 unidades tuas movem-se 1 casa cada uma, antes ou depois das ativações (M7).
page-about-salvo = Até 2 unidades tuas de ataque à distância atacam com 1 dado cada uma, antes ou depois das ativações (M8).
page-about-fortune = Relanças todos os dados de um ataque na tua ativação, uma só vez (M17).
page-about-svetovit = Quando uma unidade tua é atacada, antes de se lançarem os dados: −1 para acertar. Uma vez por ronda (M14).
page-about-thor = Quando uma unidade tua ataca corpo a corpo na sua ativação, antes de se lançarem os dados: mais um dado. Uma vez por ronda (M14).
page-about-athena = Depois de uma ativação tua: outra unidade tua move-se 1 casa. Uma vez por ronda (M14).
page-about-mars = Depois de um lançamento de ataque teu, numa ativação: relanças quantos quiseres dos dados que falharam. Uma vez por ronda (M14).
page-track = { $space ->
    [-1] Trilho de renovação: vazio
   *[other] Trilho de renovação: ficha no { $space } de { $last }
}{ $beside ->
    [0] { "" }
   *[other] , { $beside } à espera ao lado
}
page-stack = { CARD($card) }: { $left } na pilha, custo { $cost }
page-nobody-lost = ainda não há unidades derrotadas

## The round

page-round = Ronda { $number } de { $last }
page-last-round = Última ronda
page-stage-beginning = Quem começa?
page-stage-recruiting = Recrutamento
page-stage-first_manoeuvres = Manobras
page-stage-activations = Ativações
page-stage-last_manoeuvres = Manobras

## What a button says

page-action-begin = { $side ->
    [south] Começa o Sul
   *[north] Começa o Norte
}
page-action-recruit = Recrutar { CARD($unit, case: "acc") }
page-action-choose = Escolher { CARD($card, case: "acc") } em { $field }
page-action-go = { $exhausts ->
    [yes] Correr para { $field }: a unidade fica exausta
   *[no] Ir para { $field }
}
page-action-attack = Atacar { CARD($card, case: "acc") } em { $field }: pelo menos um acerto { $hit } %, alvo derrotado { $defeat } %
page-action-fortify = Fortificar
page-action-aim = Apontar
page-action-march = Marcha
page-action-salvo = Salva
page-action-pray = { $phase ->
    [thor] Sim, invocar Thor
   *[svetovit] Sim, invocar Svantovit
}
page-action-spare = { $phase ->
    [athena] Ninguém se move
   *[other] Não
}
page-action-reroll = Marte: relançar { $dice }
page-action-fortune = Fortuna: relançar tudo
page-action-keep = Manter o resultado
page-action-renew = { $manoeuvre ->
    [march] Renovar a Marcha
    [salvo] Renovar a Salva
   *[fortune] Renovar a Fortuna
}
page-action-stop = Parar
page-action-pass = Passar
