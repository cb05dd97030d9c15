# Lusitania (2019): what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania (2019)

## Options

option-first = O lugar que recebe o Comandante e começa: 0 é o jogador 1, 1 é o jogador 2, e assim por diante; -1 para sortear (L1).
option-turn_limit = Turnos de cada jogador ao fim dos quais se dá por terminado um jogo sem fim (L17).

## Zones

zone-hand = Mão
zone-field = Campo de treino
zone-army = Exército
zone-gear = Equipamento
zone-commander = Comandante
zone-discard = Pilha de descarte
zone-pile = Pilha de bisca

## Actions, as a person types them

action-replenish = renovar o campo
action-trade = trocar { $hand } por { $field }
action-recruit = recrutar { $hand }
action-equip = colocar { $hand } sob { $numeral }
action-caesar = jogar Caesar { $hand }
action-senator = jogar Senador { $hand } contra o jogador { $seat }
action-mars = renovar a mão

## What is to be decided

prompt-turn = Troca, recruta ou joga uma carta especial; com o Comandante podes primeiro renovar o campo de treino.
prompt-after-replenishing = Troca, recruta ou joga uma carta especial.
prompt-over = O jogo terminou.

## Why something cannot be done

reason-not_now = Não é isso que há para decidir agora.
reason-game_is_over = O jogo já terminou.
reason-no_commander = Não tens o Comandante.
reason-already_replenished = Já usaste o Comandante neste turno.
reason-equipment_needs_soldier = O equipamento coloca-se por baixo de um soldado: diz qual.
reason-special_card = Essa carta joga-se, não se recruta.
reason-musician_stays = O Músico só se pode trocar.
reason-numeral_taken = O teu exército já tem um soldado com esse numeral.
reason-wrong_colour = Os teus Legionários são de outra cor.
reason-colour_of_another = Outro exército já tem Legionários dessa cor.
reason-too_many_mercenaries = Já tens dois Mercenários.
reason-doctor_there = Já tens um Médico.
reason-gunner_there = Já tens um Artilheiro.
reason-not_equipment = Essa carta não é um equipamento.
reason-no_soldier_there = O teu exército não tem nenhum soldado com esse numeral.
reason-no_room = Esse soldado não tem espaço livre para esse equipamento.
reason-not_caesar = Essa carta não é o Julius Caesar.
reason-not_senator = Essa carta não é um Senador.
reason-own_hand = Um Senador tira uma carta a outro jogador.
reason-no_such_seat = Ninguém está sentado aí.
reason-mars_used = Já usaste a tua carta Deus Marte.

## What happens

event-dealt = { $you ->
    [yes] Recebes { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } recebe { CARD($card, case: "acc") }.
}
event-turned_up = Entra no campo de treino { CARD($card, case: "acc") }.
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
    [yes] Recrutas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } recruta { CARD($card, case: "acc") }.
}
event-equipped = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } por baixo do teu soldado { $cell }.
   *[no] { PLAYER($player) } coloca { CARD($card, case: "acc") } por baixo do seu soldado { $cell }.
}
event-drawn = { $you ->
    [yes] Biscas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } bisca { CARD($card, case: "acc") }.
}
event-played = { $you ->
    [yes] Jogas { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } joga { CARD($card, case: "acc") }.
}
event-discarded = { $zone ->
    [field] { $you ->
        [yes] Descartas do campo de treino { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } descarta do campo de treino { CARD($card, case: "acc") }.
    }
   *[hand] { $you ->
        [yes] Descartas da mão { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } descarta da mão { CARD($card, case: "acc") }.
    }
}
event-commander_taken = { $you ->
    [yes] Tiras { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } tira-te { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } tira { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-commander_passed = { $you ->
    [yes] Passas { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } passa-te { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } passa { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-stolen = { $you ->
    [yes] O teu Senador tira { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] O Senador { PLAYER($player, case: "gen") } tira-te { CARD($card, case: "acc") }.
       *[no] O Senador { PLAYER($player, case: "gen") } tira { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-mars_turned = { $you ->
    [yes] Viras { CARD($card, case: "acc") } com o lado cinzento para cima.
   *[no] { PLAYER($player) } vira { CARD($card, case: "acc") } com o lado cinzento para cima.
}
event-shuffled = A pilha de descarte é baralhada e forma a segunda pilha de bisca.
event-pile_ended = A pilha de bisca esgota-se pela última vez.
event-game_over = O jogo termina.

## How a game ends

ending-twenty = Um exército chegou aos 20 pontos.
ending-musician = O Músico apareceu no campo de treino.
ending-pile = A pilha de bisca esgotou-se pela segunda vez.
ending-turn_limit = O limite de turnos foi atingido.
