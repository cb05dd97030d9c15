# The table in the terminal.

## Before and after

opening = { $title }, { $seats } jogadores.
goal-first = Ganha quem tiver primeiro { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
goal-most = Ganha quem tiver mais pontos no fim.
sitting = { $player }: { $who }.
player-human = tu
player-hotseat = neste teclado
player-bot = bot, { $bot }
player-bot-rated = bot, { $bot }, classificação { $rating }
rules-at = Como jogar: iacta rules { $game } --short. Todas as regras: iacta rules { $game }
commitment = A sorte está selada: o SHA-256 do segredo é { $hash }
resumed = A partida continua onde tinha ficado.
begin = Carrega em Enter para começar.
hand-over = Carrega em Enter e passa o teclado a quem joga a seguir: { $player }.
hand-over-sealed = Carrega em Enter e passa o teclado a quem joga a seguir, { $player }, ou escreve «{ command-undo }» para voltar a escolher.
curtain = { $player }, é a tua vez. Carrega em Enter quando mais ninguém estiver a ver.
watching = Só jogam bots; tu assistes.
result = { $place }.º lugar, { $player }: { $points }
secret = O segredo da distribuição é { $secret }; o seu SHA-256 é o valor selado { $hash }
saved = Guardado em { $path }
resume-hint = Para continuar: iacta play --resume { $path }
save-failed = Não foi possível guardar { $path }: { $why }. O que lá estava não mudou.
record-at = O registo está em { $path }; verifica-o com: iacta verify { $path }

## Asking

typing = Um número ou uma ação · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Podes: { $actions }. Escreve um número, ou «{ command-actions }» para ouvires todas as ações.
not-in-the-way = { $what }: nada o impede.
refused = { $action }: { $why } ({ $clause })
no-such-number = Não existe o número { $number }; vão de 1 a { $last }.
several-meant = «{ $typed }» pode corresponder a várias cartas: { $choices }.
no-card-called = Não há nenhuma carta «{ $typed }».
undo-nothing = Não há nada para anular.
undo-refused = Já não se pode anular: saiu uma carta nova, ficou a saber-se alguma coisa ou outro jogador já decidiu.
undo-consent = { $player }, concordas em anular a última jogada? ({ yes }/{ no })
yes = sim
no = não
range = { $first } a { $last }

## Commands; the English words are understood in every language

command-table = mesa
command-hand = mão
command-log = histórico
command-actions = ações
command-why = porquê
command-hint = dica
command-undo = anular
command-help = ajuda
command-save = guardar
command-quit = sair
command-camp = campo
command-legion = exército
command-field = campo
command-army = exército
command-objectives = objetivos
command-piles = pilhas
command-dismissed = dispensadas
command-market = mercado
command-player = jogador
command-decks = baralhos
about-table = a mesa toda
about-hand = as tuas cartas
about-log = o que aconteceu há pouco; { command-log } 100 mostra mais
about-actions = tudo o que podes fazer agora
about-why = porque é que algo não é possível: uma ação ou uma carta, como em { command-why } { $what }
about-hint = as melhores ações e as suas probabilidades, segundo o que podes saber
about-undo = anula a tua última jogada
about-help = esta ajuda, ou a de uma carta ou regra: { command-help } { $card }, { command-help } { $clause }
about-save = guarda a partida; se quiseres, no ficheiro que indicares
about-quit = guarda e sai
about-camp = o campo de treino
about-legion = um exército: { command-legion } 1
about-field = o campo de treino
about-army = um exército: { command-army } 1
about-objectives = as cartas Laurus e Virtus
about-piles = a pilha de bisca e a pilha de descarte
about-dismissed = quantas cartas dispensou cada jogador e quais são as tuas
about-market = as cartas à venda
about-player = o dinheiro, os recursos e as cartas de um jogador: { command-player } 2
about-decks = os baralhos e as cartas fora do jogo
help-actions = Escreve o número de uma ação, o seu texto ou o início do texto, se mais nenhuma começar assim.
help-choices = Escreve a tua escolha como a pergunta a mostra, ou o texto de uma ação.
help-enter = Enter sozinho repete a pergunta.
help-tab = A tecla Tab completa o que escreves.
help-map = Na mesa, as MAIÚSCULAS são equipamento colocado e as minúsculas são espaços livres.
help-dismissed = ↓2 são duas cartas dispensadas.

## Both Lusitanias: short names for narrow columns

short-mercenary = Merc.
short-cook = Cozin.
short-gunner = Artil.
short-shield = esc
short-sword = esp
short-axe = mac
short-spear = lan
short-horse = cav
short-bow = arc
short-stone = ped
short-auxilia = Auxil.
short-senator = Senad.
short-cleopatra = Cleop.
short-inspector = Insp.
short-doctor = Médico
short-commander = Coman.
short-caesar = Caesar
legionary = Legionário
mercenary = Mercenário
goal-laurus-1 = { short-stone } { short-bow } { short-horse }
goal-laurus-2 = 2 pares
goal-laurus-3 = 4 tipos
goal-laurus-4 = I–IV ocupadas
goal-laurus-5 = V–VII ocupadas
goal-virtus-6 = { short-stone } { short-axe } { short-horse }
goal-virtus-7 = { short-sword } { short-spear } { short-shield }
goal-virtus-8 = { short-sword } { short-axe } { short-bow }
goal-virtus-9 = 3 seguidos
goal-virtus-10 = coz. + art. completo

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

turn-number = turno { $number }
pile-size = bisca { $size }
pile-second = 2.ª bisca { $size }
discard-size = descarte { $size }
camp = Campo
hand = Mão
hands = Mãos
objectives = Objetivos
discard = Descarte
aside = À parte
vp = { $points } PV
help-narrow = Quando faltam linhas, _ é um espaço livre noutro exército e +2 são mais dois equipamentos; «{ $command } 2» diz quais são.

## Lusitania (2019)

field = Campo
short-mars = Marte
short-musician = Músico
mars-grey = usado
help-army = Ao lado dos pontos vê-se quem tem o Comandante. ?* é uma carta oculta vinda das últimas seis da pilha: pode ser o Músico.

## Lutetia: what is asked and typed

typing-words = Escreve a tua escolha · { command-why } … · { command-undo } · { command-help } · { command-quit }
income = rendimento
bids-offer = Escreve duas destas: { $slots } { income } { income }, como em «{ $one } { $other }» ou «{ $one } { income }».

## Lutetia: the table

round-number = ronda { $number }
characters-left = personagens { $count }
places-left = locais { $count }
bazaars-aside = bazares à parte { $count }
column-left = esq.
column-right = dir.
short-income = rend.
brief-brewer = Cervej.
brief-blacksmith = Ferreiro
brief-herbalist = Ervanária
brief-statue = Estátua
gives-legion = ou oferta +2
gives-apprentice = +1 num artesão
gives-field = dá ◎1/{ $resource }
gives-mill = 1 PV/{ $resource }
gives-bakery = +1/carta { $resource }
gives-tavern = dá ◎{ $money }+1/{ $resource }
gives-statue = +1/local R
gives-bazaar = { $wants }
help-lutetia = Na mesa, ◎2 é um custo, dinheiro ou suborno em sestércios, +◎2 são moedas numa carta, t8 é um talento, R é influência romana e ▶ é quem decide.
help-estates = Os recursos incluem os dos Aprendizes; ao lado estão o menor e o maior talento. Quando faltam linhas, «{ command-player } 2» diz todas as cartas.

## Any table

too-small = A mesa não cabe em { $width } × { $height } caracteres e é descrita linha a linha; bastam 80 × 24.
