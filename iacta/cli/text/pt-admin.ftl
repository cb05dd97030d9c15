# `iacta admin`: a ajuda e o que diz.

about-admin = Cuida de um servidor: das mesas, dos visitantes e da base de dados. Funciona com o servidor ligado ou parado.
about-admin-list = Lista as mesas, começando pela última que foi usada.
about-admin-show = Mostra uma mesa: quem lá está sentado e o que se disse.
about-admin-close = Termina uma partida sem vencedor. Uma mesa que ainda espera por jogadores é apagada.
about-admin-delete = Apaga uma mesa e tudo o que lhe pertence. Só uma cópia de segurança a traz de volta.
about-admin-export = Escreve o registo de uma partida: o que todos podem saber e, depois do fim, tudo.
about-admin-ban = Bloqueia no servidor um endereço, uma rede ou um visitante.
about-admin-mute = Deixa jogar, mas não falar: um endereço, um visitante ou um lugar à mesa.
about-admin-lift = Levanta um bloqueio ou um silêncio.
about-admin-bans = Lista os bloqueios e os silêncios.
about-admin-check = Verifica a base de dados e reproduz todas as partidas. O código de saída é 1 se houver problemas.
about-admin-backup = Copia a pasta de dados, mesmo com o servidor ligado, e verifica a cópia.
about-admin-restore = Põe uma cópia de segurança no lugar da pasta de dados. O servidor tem de estar parado.

value-table = mesa
value-who = quem
value-duration = duração
value-reason = motivo
value-stage = fase

help-stage = Só as mesas nesta fase: waiting, running ou over.
help-most = Quantas mesas listar.
help-table = O nome de uma mesa, como em `iacta admin list` e no endereço da mesa.
help-admin-export-to = Escreve o registo neste ficheiro em vez de no terminal.
help-who = Um endereço (203.0.113.7), uma rede (2001:db8::/64), um visitante como `iacta admin show` o nomeia, ou um lugar (mesa/1).
help-duration = Durante quanto tempo: 30m, 12h, 7d ou 4w. Sem esta opção, até ser levantado.
help-reason = O motivo; quem é bloqueado lê-o.
help-yes = Bloqueia até uma rede muito grande, ou esta máquina.
help-number = O número, como em `iacta admin bans`.
help-admin-backup-to = A nova pasta para a cópia de segurança.
help-backup = A pasta da cópia de segurança.
help-overwrite = Substitui uma base de dados que já lá esteja; a antiga é posta de lado.

column-table = mesa
column-stage = fase
column-game = jogo
column-moves = jogadas
column-active = último uso (UTC)
column-players = jogadores
column-seat = lugar
column-player = jogador
column-name = nome
column-guest = visitante
column-number = número
column-kind = tipo
column-who = quem
column-until = até (UTC)
column-reason = motivo

stage-waiting = à espera
stage-running = em jogo
stage-over = terminada
stage-unreadable = ilegível
player-open = livre
player-person = pessoa
player-bot = bot
kind-ban = bloqueio
kind-mute = silêncio

no-tables-kept = Não há mesas.
list-damaged = A base de dados está danificada e podem faltar mesas aqui; `iacta admin check` diz o que está mal.
no-bans = Ninguém está bloqueado nem silenciado.
until-lifted = até ser levantado
table-shown = { $table }: { $game }, { $stage }. Jogadas: { $moves }. Ligações: { $viewers }. Criada a { $created }, usada pela última vez a { $active } (UTC).
table-closed = A partida na mesa { $table } foi terminada.
table-deleted = A mesa { $table } foi apagada.
table-exported = O registo da mesa { $table } está em { $path }.
exported-closed = A partida foi terminada pelo operador e não tem resultado; `iacta verify` dirá que ainda decorre.
added-ban = Bloqueio { $number }: { $who }, até { $until } (UTC).
added-mute = Silêncio { $number }: { $who }, até { $until } (UTC).
added-ban-for-good = Bloqueio { $number }: { $who }, até ser levantado.
added-mute-for-good = Silêncio { $number }: { $who }, até ser levantado.
ban-lifted = O número { $number } foi levantado: { $who }.
progress-tables = { $total ->
    [one] { $total } mesa
   *[other] { $total } mesas
}
check-ok = { $total ->
    [one] A base de dados está inteira, e a única mesa pode ser lida.
   *[other] A base de dados está inteira, e todas as { $total } mesas podem ser lidas.
}
check-found = { $count ->
    [one] Foi encontrado um problema. Mesas: { $total }.
   *[other] Foram encontrados { $count } problemas. Mesas: { $total }.
}
backed-up = { $tables ->
    [one] A cópia de segurança está em { $path } e foi verificada: uma mesa.
   *[other] A cópia de segurança está em { $path } e foi verificada: { $tables } mesas.
}
restored = { $tables ->
    [one] { $folder } tem agora o que a cópia de segurança tinha: uma mesa.
   *[other] { $folder } tem agora o que a cópia de segurança tinha: { $tables } mesas.
}
put-aside = O que lá estava antes está em { $folder }.
