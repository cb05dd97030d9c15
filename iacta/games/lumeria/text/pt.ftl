# Lumeria: what a person reads at the table. CARD names a unit in a case, PLAYER a player; the “case” number gives a
# unit’s article, for the article itself and for the verb that goes with it.

title = Luméria

## Options

option-south = A fação do Sul, que tem o primeiro lugar (M1).
option-north = A fação do Norte, que tem o segundo lugar (M1).
option-mirror = Ambos os lados podem ter a mesma fação (M1).
option-board = O tabuleiro (M1).
option-scenario = O que dá pontos (M20, M23).
option-round_limit = A última ronda do jogo, se até lá ninguém tiver ganho (M22).

choice-random = À sorte
choice-slavs = Eslavos
choice-vikings = Viquingues
choice-greeks = Gregos
choice-romans = Romanos
choice-lumeria = Luméria
choice-three-hills = Três Colinas
choice-sacred-hill = Colina Sagrada (é nossa, não vem no livro de regras)

## Zones

zone-field = Tabuleiro
zone-stack = Pilhas
zone-defeated = Unidades derrotadas

## Actions, as a person types them

action-begin = começa o { $side ->
    [south] Sul
   *[north] Norte
}
action-recruit = recrutar { CARD($unit, case: "acc") }
action-choose = escolher { $field }
action-go = ir para { $field }
action-attack = atacar { $field }
action-fortify = fortificar
action-aim = apontar
action-march = marcha
action-salvo = salva
action-pray = invocar
action-spare = não invocar
action-reroll = relançar { $dice }
action-fortune = fortuna
action-keep = manter o resultado
action-renew = renovar a { $manoeuvre ->
    [march] Marcha
    [salvo] Salva
   *[fortune] Fortuna
}
action-stop = parar
action-pass = passar

## What is to be decided

prompt-beginning = Quem será o Primeiro Jogador na primeira ronda?
prompt-recruitment = Que unidade recrutas? Também podes «passar».
prompt-placing = Para que casa de recrutamento vai?
prompt-manoeuvre = Declaras uma Marcha ou uma Salva, ou preferes «passar»?
prompt-marching = Que unidade marcha? Depois da primeira podes «parar».
prompt-marching-on = Para onde marcha?
prompt-shooting = Que unidade de ataque à distância atira? Depois da primeira podes «parar».
prompt-shooting-at = Contra que inimigo atira?
prompt-activation = Que unidade ativas?
prompt-first-action = Que faz a unidade: mover-se, atacar, fortificar-se ou apontar?
prompt-second-action = Que faz a unidade a seguir? Também pode «parar».
prompt-aimed = A que inimigo aponta?
prompt-thor = Invocas Thor para lançar mais um dado?
prompt-svetovit = Invocas Svantovit para que este ataque tenha −1 para acertar?
prompt-rolled = Manténs o resultado ou voltas a lançar?
prompt-renewal = Que manobra renovas?
prompt-skirmish = Para onde se move a unidade depois do ataque? Também pode «parar».
prompt-athena = Qual das tuas unidades há de Atena mover? Também podes «não invocar».
prompt-athena-to = Para onde vai essa unidade com Atena?
prompt-over = O jogo terminou.

## Why something cannot be done

reason-not_now = Não é isso que há para decidir agora.
reason-game_is_over = O jogo já terminou.
reason-no_such_field = Essa casa não existe neste tabuleiro.
reason-not_in_stack = Não tens nenhuma unidade dessas nas tuas pilhas.
reason-too_expensive = O teu ouro não chega para esta unidade.
reason-no_recruitment_field = Essa não é uma casa de recrutamento do teu lado.
reason-recruitment_field_taken = Essa casa de recrutamento está ocupada.
reason-no_free_recruitment_field = Nenhuma das tuas casas de recrutamento está livre.
reason-token_spent = A ficha desta manobra não está no seu lugar.
reason-nothing_can_march = Nenhuma das tuas unidades se pode mover.
reason-nothing_can_shoot = Nenhuma das tuas unidades de ataque à distância tem um alvo.
reason-no_own_unit = Nessa casa não há nenhuma unidade tua.
reason-already_activated = Esta unidade já foi ativada nesta ronda.
reason-has_marched = Esta unidade já marchou.
reason-has_shot = Esta unidade já atirou nesta Salva.
reason-cannot_move = Esta unidade não se pode mover: de todos os lados há uma carta ou a borda do tabuleiro.
reason-field_taken = Nessa casa já está uma unidade.
reason-out_of_reach = A unidade não consegue chegar a essa casa.
reason-no_target = Esta unidade não tem quem atacar.
reason-no_enemy = Nessa casa não há nenhuma unidade inimiga.
reason-not_adjacent = Um ataque corpo a corpo só alcança uma casa adjacente.
reason-no_line_of_fire = Esse inimigo está longe de mais, não está em linha reta ou está atrás de outra carta.
reason-not_ranged = Só uma unidade de ataque à distância pode fazer isto.
reason-aim_comes_first = A Pontaria só pode ser a primeira ação.
reason-no_action_yet = Uma ativação tem pelo menos uma ação.
reason-attack_must_follow = Uma unidade que apontou tem de atacar.
reason-same_action_twice = Uma unidade não faz a mesma ação duas vezes.
reason-nobody_has_marched = Numa Marcha move-se pelo menos uma unidade.
reason-nobody_has_shot = Numa Salva atira pelo menos uma unidade.
reason-nothing_to_aim_at = Esta unidade não tem nenhum alvo a que apontar.
reason-unit_of_athena = Atena move outra unidade, e não a que acabou de ser ativada.
reason-no_mars = Não podes invocar Marte.
reason-too_few_misses = Não falharam tantos dados.
reason-place_not_empty = Nesse lugar já há uma ficha.

## What happens

event-stacked = { $you ->
    [yes] Pões { CARD($card, case: "acc") } nas tuas pilhas.
   *[no] { PLAYER($player) } põe { CARD($card, case: "acc") } nas suas pilhas.
}
event-set_up = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } em { $cell }.
   *[no] { PLAYER($player) } coloca { CARD($card, case: "acc") } em { $cell }.
}
event-rolls_level = { $amount ->
    [1] Há empate e ambos lançam outra vez.
   *[other] Há empate { $amount } vezes seguidas e ambos lançam outra vez.
}
event-rolled_first = { $you ->
    [yes] Lanças { $one } e { $two }, ao todo { $amount }.
   *[no] { PLAYER($player) } lança { $one } e { $two }, ao todo { $amount }.
}
event-begins = { $you ->
    [yes] Começas tu.
   *[no] Começa { PLAYER($player, case: "acc") }.
}
event-round_begins = { $you ->
    [yes] Começa a ronda { $amount }; o Primeiro Jogador és tu.
   *[no] Começa a ronda { $amount }; o Primeiro Jogador é { PLAYER($player, case: "acc") }.
}
event-income = { $you ->
    [yes] Recebes { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro.
   *[no] { PLAYER($player) } recebe { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro.
}
event-recruited = { $you ->
    [yes] Recrutas { CARD($card, case: "acc") } em { $cell }.
   *[no] { PLAYER($player) } recruta { CARD($card, case: "acc") } em { $cell }.
}
event-passed = { $you ->
    [yes] Passas.
   *[no] { PLAYER($player) } passa.
}
event-marches = { $you ->
    [yes] Declaras uma Marcha.
   *[no] { PLAYER($player) } declara uma Marcha.
}
event-shoots = { $you ->
    [yes] Declaras uma Salva.
   *[no] { PLAYER($player) } declara uma Salva.
}
event-marched = { CARD($card, case: "number") ->
    [a] A { CARD($card) } marcha
    [o] O { CARD($card) } marcha
    [none] { CARD($card) } marcha
   *[os] Os { CARD($card) } marcham
} para { $cell }.
event-moved = { CARD($card, case: "number") ->
    [a] A { CARD($card) } move-se
    [o] O { CARD($card) } move-se
    [none] { CARD($card) } move-se
   *[os] Os { CARD($card) } movem-se
} para { $cell }.
event-ran = { CARD($card, case: "number") ->
    [a] A { CARD($card) } corre
    [o] O { CARD($card) } corre
    [none] { CARD($card) } corre
   *[os] Os { CARD($card) } correm
} para { $cell }.
event-fortified = { CARD($card, case: "number") ->
    [a] A { CARD($card) } fortifica-se
    [o] O { CARD($card) } fortifica-se
    [none] { CARD($card) } fortifica-se
   *[os] Os { CARD($card) } fortificam-se
} em { $cell }.
event-aimed = { CARD($card, case: "number") ->
    [a] A { CARD($card) } faz
    [o] O { CARD($card) } faz
    [none] { CARD($card) } faz
   *[os] Os { CARD($card) } fazem
} pontaria.
event-compensated = { $you ->
    [yes] Recebes { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro de compensação.
   *[no] { PLAYER($player) } recebe { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro de compensação.
}
event-token_moved = { $you ->
    [yes] A tua ficha avança até ao { $amount } no trilho de renovação.
   *[no] A ficha { PLAYER($player, case: "gen") } avança até ao { $amount } no trilho de renovação.
}
event-renewed = { $you ->
    [yes] A tua { $manoeuvre ->
        [march] Marcha
        [salvo] Salva
       *[fortune] Fortuna
    } está renovada.
   *[no] A { $manoeuvre ->
        [march] Marcha
        [salvo] Salva
       *[fortune] Fortuna
    } { PLAYER($player, case: "gen") } está renovada.
}
event-skirmished = { CARD($card, case: "number") ->
    [a] A { CARD($card) } escaramuça e move-se
    [o] O { CARD($card) } escaramuça e move-se
    [none] { CARD($card) } escaramuça e move-se
   *[os] Os { CARD($card) } escaramuçam e movem-se
} para { $cell }.
event-athena = Atena move { CARD($card, case: "acc") } para { $cell }.
event-healed = { CARD($card, case: "number") ->
    [a] A { CARD($card) } em { $cell } regenera-se e perde
    [o] O { CARD($card) } em { $cell } regenera-se e perde
    [none] { CARD($card) } em { $cell } regenera-se e perde
   *[os] Os { CARD($card) } em { $cell } regeneram-se e perdem
} uma ferida.
event-scored = { $you ->
    [yes] Ganhas { $amount ->
        [1] { $amount } ponto
       *[other] { $amount } pontos
    } nas colinas.
   *[no] { PLAYER($player) } ganha { $amount ->
        [1] { $amount } ponto
       *[other] { $amount } pontos
    } nas colinas.
}
event-stepped_forward = { CARD($card, case: "number") ->
    [a] A { CARD($card) } avança
    [o] O { CARD($card) } avança
    [none] { CARD($card) } avança
   *[os] Os { CARD($card) } avançam
} para { $cell }.
event-tied = Há empate.
event-defeats_counted = { $you ->
    [yes] Derrotaste { $amount ->
        [1] { $amount } unidade inimiga
       *[other] { $amount } unidades inimigas
    }.
   *[no] { PLAYER($player) } derrotou { $amount ->
        [1] { $amount } unidade inimiga
       *[other] { $amount } unidades inimigas
    }.
}
event-costs_counted = { $you ->
    [yes] As tuas unidades no tabuleiro custam { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro.
   *[no] As unidades { PLAYER($player, case: "gen") } no tabuleiro custam { $amount ->
        [1] { $amount } moeda
       *[other] { $amount } moedas
    } de ouro.
}
event-dice_level = { $amount ->
    [1] Ambos conseguem o mesmo número de acertos e lançam outra vez.
   *[other] Ambos conseguem { $amount } vezes o mesmo número de acertos e lançam outra vez.
}
event-hits_counted = { $you ->
    [yes] Consegues { $amount ->
        [1] { $amount } acerto
       *[other] { $amount } acertos
    }:
   *[no] { PLAYER($player) } consegue { $amount ->
        [1] { $amount } acerto
       *[other] { $amount } acertos
    }:
}
event-tie_dice = { $amount ->
    [0] {" "}sem dados
   *[other] {" "}{ $faces }
}
event-coin_thrown = Decide um só dado, que mostra { $amount }.
event-game_over = { $you ->
    [yes] Ganhas o jogo.
   *[no] { PLAYER($player) } ganha o jogo.
}

## An attack, told in one line: “O Demónio ataca os Berserkers: 1 3 5, acerto com 4+, uma ferida, alvo empurrado para D5”.
## Each of these but the first goes on with the line and begins with what parts it from the words before.

event-attacks = { CARD($card, case: "number") ->
    [a] A { CARD($card) } ataca
    [o] O { CARD($card) } ataca
    [none] { CARD($card) } ataca
   *[os] Os { CARD($card) } atacam
} { CARD($enemy, case: "acc") }:
event-extra_dice = {" "}(+1 dado: { $extra })
event-thor = {" "}(+1 dado: Thor)
event-svetovit = {" "}(−1 para acertar: Svantovit)
event-die = {" "}{ $amount }
event-mars = { $amount ->
    [1] , um dado relançado com Marte:
   *[other] , { $amount } dados relançados com Marte:
}
event-fortune = , tudo relançado com a Fortuna:
event-rerolled = {" "}{ $amount }
event-hits_on = { $modifier ->
    [none] , acerto com { $least }+
   *[other] , acerto com { $least }+ ({ $modifier })
}
event-missed = , o ataque falha
event-wounded = { $amount ->
    [1] , uma ferida
    [2] , duas feridas
    [3] , três feridas
   *[other] , { $amount } feridas
}
event-crushed = , mais uma por esmagamento
event-pushed = , alvo empurrado para { $cell }
event-defeated = , alvo derrotado

## What makes it easier or harder to hit, and what gives another die; inside the line of an attack

modifier-aim = pontaria +1
modifier-exhausted = exaustão +1
modifier-surrounded = encurralamento +1
modifier-javelins = dardos +1
modifier-fortified = fortificação −1
modifier-bastion = bastião −1
modifier-armour = armadura −1
modifier-shield-wall = muralha de escudos −1
modifier-phalanx = falange −1
modifier-cover = cobertura −1
modifier-testudo = tartaruga −1
modifier-svetovit = Svantovit −1

extra-horde = horda
extra-axes = machados
extra-rage = fúria
extra-charge = investida
extra-thor = Thor

## How a game ends

ending-hills = Um dos lados tem os pontos de que precisava, ganhos nas colinas.
ending-both_defeats = Ambos os lados têm os pontos de que precisavam; decidem as unidades inimigas derrotadas.
ending-both_costs = Ambos os lados têm os pontos de que precisavam; decide o custo das unidades no tabuleiro.
ending-both_dice = Ambos os lados têm os pontos de que precisavam; decidem os dados.
ending-limit = Jogou-se a última ronda; decidem os pontos.
ending-limit_defeats = Jogou-se a última ronda, com empate em pontos; decidem as unidades inimigas derrotadas.
ending-limit_costs = Jogou-se a última ronda, com empate em pontos; decide o custo das unidades no tabuleiro.
ending-limit_dice = Jogou-se a última ronda, com empate em pontos; decidem os dados.
