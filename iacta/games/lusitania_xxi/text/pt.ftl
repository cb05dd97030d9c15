# Lusitania XXI: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania XXI

## Options

option-laurus = Jogar com a expansão Laurus (X3).
option-virtus = Jogar com a expansão Virtus (X3).
option-first = O lugar que recebe o Julius Caesar e começa: 0 é o jogador 1, 1 é o jogador 2, e assim por diante; -1 para sortear (X32).
option-exclusive_colours = Não há dois exércitos da mesma cor (X7, X32).
option-turn_limit = Turnos de cada jogador ao fim dos quais se dá por terminado um jogo sem fim (X31).

## Zones

zone-hand = Mão
zone-camp = Campo de treino
zone-legion = Exército
zone-gear = Equipamento
zone-dismissed = Dispensadas
zone-aside = À parte
zone-discard = Pilha de descarte
zone-pile = Pilha de bisca
zone-objective = Laurus e Virtus
zone-prize = Conquistadas

## Actions, as a person types them

action-exchange = trocar { $hand } por { $camp }
action-recruit = recrutar { $hand }
action-equip = colocar { $hand } sob { $cell }
action-dismiss = dispensar { $hand }
action-dismiss_two = dispensar { $hands }
action-use = usar { $cell }
action-end = terminar turno
action-enough = basta
action-redraw = substituir { $hands }
action-station = mover para { $cell }
action-give = entregar { $hand }
action-discard = descartar { $hand }
action-take = recuperar { CARD($kind, case: "acc") }
action-heal = curar { $dismissed }
action-rob = assaltar o jogador { $seat } em { $cell }
action-remove = remover { CARD($piece, case: "acc") }
action-double = duplicar { CARD($piece, case: "acc") } em { $cell }
action-burden = sobrecarregar { $cell }

## What is to be decided

prompt-turn = Troca, recruta ou dispensa; ou usa primeiro uma carta da posição 0 ou 8.
prompt-after-acting = Usa uma carta da posição 0 ou 8, ou termina o turno.
prompt-second-exchange = Troca uma segunda carta, ou diz «basta».
prompt-commander = Que cartas da mão queres substituir?
prompt-auxilia = Para que posição vai a Auxilia?
prompt-senator = Que carta entregas em troca da que tiraste?
prompt-inspector-discards = Que carta da mão descartas para usar o Inspetor?
prompt-inspector-takes = Que carta da pilha de descarte queres recuperar?
prompt-doctor = Que carta dispensada é que o Médico cura?
prompt-doctor-again = Cura uma segunda carta dispensada, ou diz «basta».
prompt-cleopatra = Que soldado é que a Cleopatra assalta?
prompt-cleopatra-takes = Que equipamento é que a Cleopatra remove?
prompt-virtus-6 = Por baixo de que equipamento fica a Virtus 6?
prompt-virtus-10 = Por baixo de que soldado fica a Virtus 10?
prompt-over = O jogo terminou.

## Why something cannot be done

reason-not_now = Não é isso que há para decidir agora.
reason-finish_first = Decide primeiro o que te é pedido agora.
reason-game_is_over = O jogo já terminou.
reason-no_card_there = Não há nenhuma carta nesse lugar da tua mão.
reason-camp_place_empty = Não há nenhuma carta nesse lugar do campo de treino.
reason-same_place_twice = A segunda troca faz-se com outra carta da mão e outra carta do campo de treino.
reason-already_acted = Já executaste a ação obrigatória deste turno.
reason-must_act = Tens de trocar, recrutar ou dispensar antes de terminares o turno.
reason-cell_taken = A posição indicada pelo numeral desse soldado já está ocupada.
reason-wrong_colour = Os teus Legionários são de outra cor.
reason-colour_of_another = Outro exército já tem Legionários dessa cor.
reason-too_many_mercenaries = Já tens todos os Mercenários que podes ter.
reason-ends_taken = As tuas posições 0 e 8 estão ambas ocupadas.
reason-equipment_needs_soldier = O equipamento coloca-se por baixo de um soldado: diz qual.
reason-not_equipment = Essa carta não é um equipamento.
reason-no_soldier_there = Não há nenhum soldado nessa posição.
reason-no_room = Esse soldado não tem espaço livre para esse equipamento.
reason-mars_stays = Não se pode dispensar uma carta Deus Marte.
reason-one_at_a_time = Só a Virtus 8 te deixa dispensar duas cartas de uma vez.
reason-free_action_used = Já usaste a ação livre deste turno.
reason-nothing_to_use = Não há nenhuma carta nessa posição.
reason-no_effect = Não se pode usar uma carta cujo efeito é impossível.
reason-cell_not_empty = A Auxilia só pode ir para uma posição vazia.
reason-not_in_discard = Não há nenhuma carta dessas na pilha de descarte.
reason-no_dismissed_card = Não tens nenhuma carta dispensada nesse lugar.
reason-chosen_already = Já escolheste essa carta.
reason-own_legion = A Cleopatra só visita outros exércitos.
reason-no_equipment_there = Não há aí nenhum equipamento desses.
reason-no_piece_to_double = Não tens nenhum equipamento desses nessa posição.
reason-nobody_to_choose = Nessa posição não há nenhum soldado para escolher.

## What happens

event-dealt = { $you ->
    [yes] Recebes { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } recebe { CARD($card, case: "acc") }.
}
event-turned_up = Entra no campo de treino { CARD($card, case: "acc") }.
event-objective_shown = Fica à vista { CARD($card, case: "acc") }.
event-turn_begins = { $you ->
    [yes] Começa o teu turno.
   *[no] Começa o turno { PLAYER($player, case: "gen") }.
}
event-taken = { $you ->
    [yes] Tiras { CARD($card, case: "acc") } do campo de treino.
   *[no] { PLAYER($player) } tira { CARD($card, case: "acc") } do campo de treino.
}
event-given = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } no campo de treino.
   *[no] { PLAYER($player) } coloca { CARD($card, case: "acc") } no campo de treino.
}
event-recruited = { $you ->
    [yes] Recrutas { CARD($card, case: "acc") } para a posição { $cell }.
   *[no] { PLAYER($player) } recruta { CARD($card, case: "acc") } para a posição { $cell }.
}
event-equipped = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } por baixo do soldado da posição { $cell }.
   *[no] { PLAYER($player) } coloca { CARD($card, case: "acc") } por baixo do soldado da posição { $cell }.
}
event-dismissed = { $you ->
    [yes] Dispensas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dispensa { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Biscas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } bisca { CARD($card, case: "acc") }.
}
event-cleared = Sai do campo de treino uma de três cartas iguais: { CARD($card) }.
event-discarded = { $zone ->
    [camp] { $you ->
        [yes] Descartas do campo de treino { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } descarta do campo de treino { CARD($card, case: "acc") }.
    }
    [legion] { $you ->
        [yes] Descartas do teu exército a carta { CARD($card, case: "gen") }, depois de usada.
       *[no] { PLAYER($player) } descarta do seu exército a carta { CARD($card, case: "gen") }, depois de usada.
    }
   *[hand] { $you ->
        [yes] Descartas da mão { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } descarta da mão { CARD($card, case: "acc") }.
    }
}
event-used = { $you ->
    [yes] Usas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } usa { CARD($card, case: "acc") }.
}
event-caesar_passed = { $other_you ->
    [yes] { $you ->
        [yes] O Julius Caesar volta para ti.
       *[no] O Julius Caesar passa para ti.
    }
   *[no] O Julius Caesar passa para { PLAYER($other, case: "acc") }.
}
event-stationed = { $you ->
    [yes] Moves a Auxilia para a posição { $cell }.
   *[no] { PLAYER($player) } move a Auxilia para a posição { $cell }.
}
event-stolen = { $you ->
    [yes] O teu Senador tira { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] O Senador { PLAYER($player, case: "gen") } tira-te { CARD($card, case: "acc") }.
       *[no] O Senador { PLAYER($player, case: "gen") } tira { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-handed = { $you ->
    [yes] Entregas { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } entrega-te { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } entrega { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-joined = { $you ->
    [yes] Juntas { CARD($card, case: "acc") } à tua mão.
   *[no] { PLAYER($player) } junta { CARD($card, case: "acc") } à sua mão.
}
event-inspected = { $you ->
    [yes] Recuperas { CARD($card, case: "acc") } da pilha de descarte.
   *[no] { PLAYER($player) } recupera { CARD($card, case: "acc") } da pilha de descarte.
}
event-healed = { $you ->
    [yes] O teu Médico passa { CARD($card, case: "acc") } para a pilha de descarte.
   *[no] O Médico { PLAYER($player, case: "gen") } passa { CARD($card, case: "acc") } para a pilha de descarte.
}
event-robbed = { $you ->
    [yes] A tua Cleopatra descarta { CARD($card, case: "acc") } do exército { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] A Cleopatra { PLAYER($player, case: "gen") } descarta { CARD($card, case: "acc") } do teu exército.
       *[no] A Cleopatra { PLAYER($player, case: "gen") } descarta { CARD($card, case: "acc") } do exército { PLAYER($other, case: "gen") }.
    }
}
event-objective_taken = { $you ->
    [yes] Conquistas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } conquista { CARD($card, case: "acc") }.
}
event-doubled = { $you ->
    [yes] Colocas a Virtus 6 por baixo de um equipamento da posição { $cell }.
   *[no] { PLAYER($player) } coloca a Virtus 6 por baixo de um equipamento da posição { $cell }.
}
event-burdened = { $you ->
    [yes] Colocas a Virtus 10 por baixo do soldado da posição { $cell }.
   *[no] { PLAYER($player) } coloca a Virtus 10 por baixo do soldado da posição { $cell }.
}
event-shuffled = A pilha de descarte é baralhada e forma a segunda pilha de bisca.
event-pile_ended = A pilha de bisca esgota-se: este turno é o último.
event-game_over = O jogo termina.

## How a game ends

ending-twenty_one = Um exército chegou aos 21 pontos.
ending-pile = A pilha de bisca esgotou-se pela segunda vez.
ending-turn_limit = O limite de turnos foi atingido.
