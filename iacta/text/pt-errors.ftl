# What goes wrong.

## How errors are put together

at-line = linha { $line }: { $sentence }
by-clause = { $sentence } ({ $clause })
quoted = «{ $text }»
written = «{ $text }»
too-long-to-write = um número demasiado longo para escrever
either-number = { $before } ou { $last }
the-card-file = o ficheiro
one-of-tables = uma das tabelas { $key }
part-of-table = { $table }, { $key }
a-huge-number = um número enorme
a-list = uma lista
a-table = uma tabela
a-date = uma data

## What there is

no-such-language = Não há nenhuma língua { $name }; há: { $known }.
no-such-game = Não há nenhum jogo { $name }; há: { $known }.
no-such-bot = Não há nenhum bot { $name }; há: { $known }.
no-such-mode = Não há nenhum modo { $name }; há: { $known }.
no-such-card = { $game }: não há nenhuma carta { $card }; `iacta cards { $name }` mostra-as todas.

## Options and seats

wrong-number-of-seats = { $game } joga-se com { $fewest } a { $most } lugares, e não com { $seats }.
not-so-many-seats = { $game } joga-se com exatamente { $due } lugares, e não com { $seats }.
no-such-option = { $game }: não há nenhuma opção { $name }; há: { $known }.
no-options = { $game }: não há nenhuma opção { $name }; este jogo não tem opções.
not-a-switch = A opção { $option } está ligada ou desligada (on ou off, true ou false); foi dado: { $value }.
not-in-range = A opção { $option } é um número de { $low } a { $high }; foi dado: { $value }.
no-such-choice = A opção { $option } tem um destes valores: { $known }; foi dado: { $value }.
number-missing = Falta o número da opção { $option }: escreve { $option }= e um número de { $low } a { $high }.
no-first-seat = Não existe o lugar { $seat }: aqui os lugares vão de 0 a { $last }, contados a partir de 0.
given-twice = A opção { $name } foi dada duas vezes.
not-a-setting = A opção { $name } é on, off, um número ou um nome; foi dado: { $value }.
options-and-words = As opções indicam-se pelo nome e as palavras numa lista.
too-many-words = Cada jogador pode dizer uma palavra: { $most } no máximo, e não { $words }.
secret-is-not-bytes = O segredo de uma partida tem { $due } bytes; foi dada outra coisa.
secret-of-another-length = O segredo de uma partida tem { $due } bytes, e não { $length }.
no-name-or-word = Um nome ou uma palavra é texto imprimível com { $most } caracteres no máximo; foi dado: { $text }.

## Players at a table

players-for-seats = Há { $seats } lugares e { $players ->
    [one] foi indicado { $players } jogador
   *[other] foram indicados { $players } jogadores
}: indica { $others ->
    [1] um ou { $seats }
   *[other] um, { $others } ou { $seats }
}.
players-for-other-seats = Há { $seats } lugares e { $players ->
    [one] foi indicado { $players } jogador
   *[other] foram indicados { $players } jogadores
}.
nobody-called = Ninguém chamado { $name } se pode sentar aqui; há: { $known }.
no-players-name = O nome de um jogador é texto imprimível com { $most } caracteres no máximo.
same-name-twice = Dois jogadores têm o mesmo nome.
resumed-keeps-its-table = Uma partida retomada mantém os seus lugares, opções, bots e nomes: não indiques estas opções.
saved-other-game = A partida guardada é de { $saved }, e não de { $game }.

## Many games

number-of-games = O número de partidas vai de 1 a { $most }; foi dado: { $games }.
number-of-threads = O número de fios de execução vai de 1 a { $most }; foi dado: { $threads }.
no-seed = Uma semente é um número inteiro de 0 a { $last }; foi dado: { $seed }.
bots-for-seats = Indica um bot para todos os { $seats } lugares ou um para cada; { $named ->
    [one] foi indicado { $named }
   *[other] foram indicados { $named }
}.
no-measurement = Uma medição demora mais de 0 e menos de { $most } segundos; foi dado: { $seconds }.

## Actions

no-such-action = { $action } não é uma ação deste jogo.
no-such-action-id = { $action } não é uma ação deste jogo: os números das ações vão de 0 a { $last }.
no-such-seat = Não existe o lugar { $seat } nesta mesa: os lugares vão de 0 a { $last }.
no-such-place = Não há nenhum sítio chamado { $name } nesta mesa.
nothing-to-do-with = O lugar { $seat } não pode fazer nada com { $what }.
no-version = Uma versão é um número inteiro; foi dado: { $version }.
no-consent = O consentimento é uma lista de lugares; foi dado: { $consent }.

## Turns

match-is-over = A partida terminou.
not-your-turn = Não é a tua vez.
turn-of-others = Não é a vez do lugar { $seat }: a mesa espera { $count ->
    [one] pelo lugar { $others }
   *[other] pelos lugares { $others }
}.
stale-version = A partida já vai na versão { $now }; isto era para a versão { $version }.
too-many-events = Este passo teria mais de { $most } acontecimentos, o máximo que { $game } permite.

## Taking back

undo-after-the-end = A partida terminou; já não se pode anular nada.
nothing-to-undo = Não há nada que se possa anular.
undo-of-sealed-choices = Há escolhas secretas à espera; nada se pode anular antes de serem reveladas.
undo-needs-everybody = Isto só se pode anular se todos concordarem.

## Records of matches

record-folder = { $path } é uma pasta, e não um registo.
record-missing = Não há nenhum registo { $path }.
record-no-file = { $path } não é um ficheiro.
record-too-large = { $path } é maior do que qualquer registo: tem mais de { $most } MiB.
record-no-utf8 = { $path } não é um registo: não é texto em UTF-8.
record-no-text = um registo é texto
record-empty = o registo está vazio
record-line-too-long = a linha é demasiado longa para um registo
record-changed = esta linha, ou uma antes dela, foi alterada: a sua verificação não bate certo
record-cut-off = o registo está cortado aqui: falta a última linha, que diz como acaba
record-no-json = isto não é uma linha de JSON; o registo está cortado ou danificado
record-no-object = uma linha de um registo é um objeto JSON
record-lacks = a primeira linha não tem um campo { $key } válido
record-lacks-options = a primeira linha não indica todas as opções do jogo
record-first-line = falta alguma coisa na primeira linha, ou há nela alguma coisa a mais
record-last-line = a última linha não diz como a partida acabou nem que continua, ou há nela alguma coisa a mais
record-no-entry = isto não é uma entrada de uma partida: nem jogada, nem escolhas secretas, nem anulação
record-other-entry = aqui devia estar a entrada { $entry }
record-other-format = isto não é um registo do Iacta no formato { $format }
record-other-rules = segue a versão { $version } das regras; estas são a versão { $now }
record-other-cards = jogou-se com outras cartas: indica o ficheiro de cartas com que se jogou
record-of-no-match = daqui não sai nenhuma partida: { $why }
record-not-done = isto não se podia fazer: { $why }
record-sealed-entry = uma entrada de escolhas secretas indica a ação de cada lugar
record-sealed-or-not = as escolhas aqui são secretas e não deviam ser, ou o contrário
record-sealed-missing = falta uma escolha secreta
record-undo = uma anulação indica os lugares que concordaram
record-still-running = a partida ainda decorria, por isso o segredo não está revelado e ela não se pode repetir
record-unreadable-secret = não se consegue ler o segredo
record-other-secret = o segredo não corresponde ao valor selado na primeira linha
record-not-waiting = estas escolhas não podiam estar à espera
record-waiting-not-done = uma escolha em espera não se podia fazer: { $why }
record-ran-on = o registo diz que a partida continuava, mas as suas entradas não levam a esse ponto
record-other-end = não é a este fim que as ações levam
record-no-seating = a primeira linha não diz quem se senta onde
record-wrong-seating = ninguém se pode sentar assim: { $why }

## Card files

cards-folder = { $path } é uma pasta, e não um ficheiro de cartas
cards-missing = não há nenhum ficheiro de cartas { $path }
cards-no-file = { $path } não é um ficheiro
cards-unreadable = não se consegue ler o ficheiro de cartas { $path }: { $why }
cards-too-large = o ficheiro de cartas tem mais de 1 MiB
cards-binary = o ficheiro de cartas é binário, e não texto
cards-no-text = o ficheiro de cartas não é texto em UTF-8
cards-too-many-dots = a linha tem mais de { $most } pontos fora de textos
cards-line-too-long = a linha tem mais de { $most } caracteres
cards-no-toml = isto não é TOML: { $why }
cards-beyond-measure = isto não é um ficheiro de cartas: há nele um número ou uma lista de tamanho desmedido
cards-unknown-key = { $table }: a chave { $key } é desconhecida
cards-missing-key = { $table }: falta a chave { $key }
cards-no-number = { $table }: { $key } tem de ser um número inteiro, e não { $value }
cards-no-string = { $table }: { $key } tem de ser um texto, e não { $value }
cards-no-strings = { $table }: { $key } tem de ser uma lista de textos
cards-no-table = { $table }: { $key } tem de ser uma tabela
cards-no-tables = { $table }: { $key } tem de ser uma lista de tabelas, cada uma sob [[{ $key }]]
cards-other-game = este ficheiro é do jogo { $game }, e não de { $due }
cards-no-name = uma carta não tem nome
cards-no-such-card = não há nenhuma carta { $card } neste jogo
cards-card-twice = a carta { $card } aparece duas vezes
cards-card-missing = o ficheiro acaba sem a carta { $card }
cards-total = segundo o livro de regras, { $group } são { $due }, e não { $total }
cards-sum = os exemplares de { $group } são { $copies }, mas a caixa tem { $due }
cards-copies = { $card }: copies tem de ser um número de 0 a { $most }, e não { $copies }
cards-fixed-copies = { $card }: exemplares indicados: { $copies }, mas a caixa tem { $due }
cards-vp = { $card }: vp tem de ser { $due }, e não { $vp }
cards-range = { $card }: { $fact } tem de ser um número de { $least } a { $most }, e não { $number }
cards-fact-without-origin = { $card }: { $fact } não tem origem indicada
cards-no-such-origin = não há nenhuma origem { $origin }; há: { $known }
cards-no-such-clause = não há nenhuma regra { $clause }: vão de { $first } a { $last }

## The command line

no-such-command = Não há nenhum comando { $name }; há: { $known }.
no-duration = { $value } não é uma duração: escreve 30m, 12h, 7d ou 4w.
most-out-of-range = A opção --most vai de { $low } a { $high }, e não { $value }.
file-is-there = { $path } já existe e não é substituído.
ban-too-wide = { $who } bloquearia esta máquina ou uma grande parte da Internet; acrescenta --yes se é mesmo isso que queres.
no-such-stage = Não há a fase { $name }; há: { $known }.
no-reason = Um motivo é uma linha de, no máximo, { $most } caracteres.
too-many-arguments = { $command } não aceita tantos argumentos: { $extra }.
unknown-flag = { $command } não tem a opção { $option }; `{ $command } --help` mostra-as todas.
flag-without-value = A opção { $option } precisa de um valor.
flag-with-value = A opção { $option } não leva valor.
argument-missing = { $command } precisa de <{ $argument }>; `{ $command } --help` explica-o.
no-whole-number = A opção { $option } tem de ser um número inteiro.
path-not-readable = Este utilizador não pode ler o que foi dado em { $given }: executa o comando com outro utilizador ou muda as permissões.
no-number = A opção { $option } tem de ser um número.
nowhere-to-print = Não há onde escrever: a saída padrão está fechada.
not-delivered = Não foi possível entregar o que se escreveu: quem estava a ler fechou o canal.
system-error = { $what }: { $why }.
the-output = A saída
no-such-shell = Não há preenchimento automático para a shell { $name }, só para estas: { $known }.
