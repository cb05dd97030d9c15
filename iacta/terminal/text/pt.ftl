# The table in the terminal.

## Before and after

opening = { $title }, { $seats } jogadores.
sitting = { $player }: { $who }.
player-human = tu
player-hotseat = neste teclado
player-bot = bot, { $bot }
commitment = A sorte está selada: o SHA-256 do segredo é { $hash }
resumed = O jogo continua onde ficou.
begin = Prime Enter para começar.
hand-over = Prime Enter e passa o teclado. Joga a seguir: { $player }.
curtain = { $player }, é a tua vez. Prime Enter quando mais ninguém estiver a ver.
watching = Só jogam bots; tu assistes.
result = { $place }.º { $player }: { $points }
secret = O segredo da distribuição é { $secret }; o seu SHA-256 é o valor selado { $hash }
saved = Guardado em { $path }
resume-hint = Para continuar: iacta play --resume { $path }
save-failed = Não foi possível guardar { $path }: { $why }. O que lá estava não mudou.
record-at = O registo está em { $path }; verifica-o com: iacta verify { $path }

## Asking

points = { $points } { $count ->
    [1] ponto
   *[other] pontos
}
you = Tu
typing = Um número ou uma ação · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Podes: { $actions }. Escreve «{ command-actions }» para as ouvires todas.
not-in-the-way = { $what }: nada o impede.
refused = { $action }: { $why } ({ $clause })
no-such-number = Não há número { $number }; vão de 1 a { $last }.
several-meant = «{ $typed }» pode querer dizer várias coisas: { $choices }.
no-card-called = Não há nenhuma carta «{ $typed }».
undo-nothing = Não há nada para anular.
undo-refused = Isto não se pode anular: já se biscou ou ficou a saber alguma coisa, ou outro jogador já decidiu.
undo-consent = { $player }, pode anular-se? ({ yes }/{ no })
yes = sim
no = não
range = { $first } a { $last }
which-legion = Que exército? Indica um jogador de 1 a { $last }.

## Commands; the English words are understood in every language

command-table = mesa
command-hand = mão
command-log = registo
command-actions = ações
command-why = porquê
command-undo = anular
command-help = ajuda
command-save = guardar
command-quit = sair
command-camp = campo
command-legion = exército
command-objectives = objetivos
command-piles = pilhas
command-dismissed = dispensadas
about-table = a mesa toda; basta também Enter
about-hand = a tua mão
about-log = o que aconteceu há pouco; { command-log } 100 mostra mais
about-actions = o que podes fazer, com números
about-why = porque é que algo não é possível: uma ação ou uma carta, como em { command-why } { command-hand } 2
about-undo = anula o teu último passo
about-help = esta ajuda, ou uma carta ou regra: { command-help } senador, { command-help } X7
about-save = guarda o jogo, no ficheiro que indicares se quiseres
about-quit = guarda e sai
about-camp = o campo de treino
about-legion = um exército: { command-legion } 1
about-objectives = as cartas Laurus e Virtus
about-piles = a pilha de bisca e a pilha de descarte
about-dismissed = quantas cartas cada um dispensou, e quais as tuas
help-actions = Escreve o número de uma ação, o seu texto ou o início do texto, se mais nenhuma começar assim.
help-tab = A tecla Tab completa o que escreves.
help-map = Na mesa: MAIÚSCULAS são equipamento colocado, minúsculas são espaços livres, ↓2 são duas cartas dispensadas.

## A card explained

fact-copies = exemplares
fact-vp = pontos
fact-cell = posição
fact-numeral = numeral
fact-slots = espaços
origin-rulebook = do livro de regras
origin-public = de outras fontes públicas
origin-deduced = deduzido
origin-reconstructed = reconstruído: palpite nosso
either = { $one } ou { $other }
none = nenhum

## Lusitania XXI: short names for narrow columns

short-mercenary = merc.
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
goal-laurus-4 = I–IV cheias
goal-laurus-5 = V–VII cheias
goal-virtus-6 = { short-stone } { short-axe } { short-horse }
goal-virtus-7 = { short-sword } { short-spear } { short-shield }
goal-virtus-8 = { short-sword } { short-axe } { short-bow }
goal-virtus-9 = 3 seguidos
goal-virtus-10 = coz. + art. completo

## Lusitania XXI: the table

turn-number = turno { $number }
pile-size = bisca { $size }
pile-second = 2.ª bisca { $size }
last-turn = ÚLTIMO TURNO
discard-size = descarte { $size }
camp = Campo
hand = Mão
hands = Mãos
objectives = Metas
discard = Descarte
aside = À parte
vp = { $points } PV
seen = vista
known-to = conhecida por: { $players }
hand-line = Mão { $place }: { $card }
camp-line = Campo { $place }: { $card }
holds = { $player } tem na mão: { $cards }
no-objectives = Neste jogo não há Laurus nem Virtus.
empty = vazio
cell-line = Posição { $cell }: { $card }
carries = com { $pieces }
room-for = espaço para { $pieces }
seat-line = { $player }: { $points }, cartas dispensadas: { $dismissed }
objective-open = { $card }: por conquistar. { $effect }
objective-owned = { $card }: já conquistada. { $player }. { $effect }
pile-line = Pilha de bisca: { $size ->
    [1] { $size } carta
   *[other] { $size } cartas
}.
pile-second-line = Segunda pilha de bisca: { $size ->
    [1] { $size } carta
   *[other] { $size } cartas
}.
discard-line = Pilha de descarte: { $cards }
dismissed-line = { $player }, cartas dispensadas: { $count }.
