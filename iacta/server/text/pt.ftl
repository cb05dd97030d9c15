# As palavras da página comuns a todos os jogos.

## A página inicial

tagline = Jogos de tabuleiro, numa boa mesa.
tagline-about = Contra o computador, já, ou com amigos, enviando uma ligação. Sem criar conta.
games = Jogos
about-lumeria = Comanda uma de quatro fações num tabuleiro de casas e colinas, com dados, manobras e um deus do teu lado.
about-lusitania = Forma um exército de soldados e equipamento; ganha quem primeiro tiver 20 pontos, se o Músico não tocar antes.
about-lusitania-xxi = Forma um exército de nove posições, com equipamento sob os soldados e visitantes nas extremidades, até aos 21 pontos.
about-lutetia = Compra uma cidade gaulesa com licitações secretas e subornos à vista, e ganha um lugar no senado.
seats = { $fewest } a { $most } jogadores
exactly-seats = { $count } jogadores
weight-light = fácil de aprender
weight-medium = complexidade média
weight-heavy = complexo
minutes-about = cerca de { $minutes } min
minutes-between = de { $from } a { $to } min
whats-new = Novidades
news-1 = Primeiro jogo guiado: aprendes a jogar, uma ideia por turno.
news-2 = Como se joga: uma página ilustrada para cada jogo.
news-3 = Adversários com nível, do fácil ao mestre; podes dar-lhes os lugares vazios da tua mesa.
your-name = O teu nome
guest = Convidado
play = Jogar
play-now = Jogar contra o computador
learn-new = Aprender a jogar ({ $minutes } min)
learn-begun = Continuar a lição
learn-done = Repetir a lição
learn-left = Partida guiada ({ $minutes } min)
set-up = Preparar uma mesa
rules = Regras
how-to-play = Como jogar
print = Imprimir
print-summary = Imprimir o resumo
search-rules = Procurar nas regras
show-sources = Mostrar a origem dos números
reconstructed-facts = Reconstituído por nós: { $facts }.
sources = Fontes e ficheiros de cartas
contents = Índice
nothing-here = Não há nada neste endereço.
settings = Definições
your-games = Os teus jogos
go-on = Continuar
public-tables = Mesas públicas
no-tables = Agora não há mesas públicas: prepara uma.
open-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
stage-waiting = à espera de jogadores
stage-running = em jogo
stage-over = terminada
stage-unreadable = de uma versão antiga
join = Entrar
watch = Assistir

## Preparar uma mesa

set-up-game = Uma mesa de { $game }
how-many-seats = Número de jogadores
who-sits = Quem joga
seat-number = Lugar { $number }
you = tu
seat-for-anybody = quem vier
play-against = Adversário
level-rated = { $level } ({ $rating })
bot-seat = computador: { $bot }
bot-rated = computador: { $bot } ({ $rating })
ratings-about = O número é uma classificação medida: «fácil» tem 1000, e um bot com mais 400 ganha cerca de dez partidas por cada uma que perde.
bot-called = { $name } (computador, { $bot })
options = Opções
more-options = Mais opções
who-starts = Quem começa
by-lot = à sorte
own-cards = O teu ficheiro de cartas (cards.toml)
allow-hints = Os jogadores podem pedir dicas
pace = Ritmo do computador
pace-quick = rápido
pace-usual = habitual
pace-slow = lento
make-public = Mostrar a mesa na página inicial
open-table = Abrir a mesa

## À espera de jogadores

waiting-for-players = { $count ->
    [0] As cartas estão a ser dadas.
    [one] Falta { $count } jogador.
   *[other] Faltam { $count } jogadores.
}
seat-open = livre
fill-seat = Dar ao computador
fill-seat-number = Lugar { $number }: dar ao computador
share = Partilhar
scan = Digitaliza para entrar
option-on = sim
option-off = não
own-cards-used = Esta mesa tem cartas próprias.
hints-allowed = Nesta mesa podem pedir-se dicas.
hints-not-allowed = Nesta mesa não há dicas.
invite = Envia esta ligação a quem vai jogar ou assistir:
invite-only-here = Esta ligação só abre neste computador. Iniciado como «iacta serve --host 0.0.0.0», o servidor tem uma para toda a tua rede.
copy = Copiar
copied = Copiado
copy-failed = O navegador não deixou a página copiar. O texto está selecionado: copia-o como de costume.
sit-down = Sentar-me
watch-about = Se não te sentares, assistes.
leave = Sair da mesa
loading = Um momento…
unreadable = Esta mesa foi jogada com regras mais antigas e não pode ser mostrada.
to-lobby = Para a página inicial

## Ligações que se partilham

preview-invited = Convite para jogar
preview-waiting = { $count ->
    [one] À mesa: { $names }. Há um lugar livre: basta um clique para te sentares, sem conta.
   *[other] À mesa: { $names }. Há { $count } lugares livres: basta um clique para te sentares, sem conta.
}
preview-running = { $names }: vê a partida ao vivo.
preview-over = { $names }: vê como acabou a partida.
preview-picture = Uma mesa a meio de uma partida.

## O que há a fazer

prompt-label = O que há a fazer
waits-for = { $count ->
    [one] { $names } está a decidir.
   *[other] À espera de { $names }.
}
you-have-chosen = Já escolheste e ainda podes mudar. { $count ->
    [0] { "" }
    [one] { $names } está a decidir.
   *[other] À espera de { $names }.
}
you-have-resigned = Desististe; um bot joga por ti.
prompt-with = { CARD($card) }: { $ways }.
cannot-be-undone = Isto não se pode anular.
confirmation = Confirmação
confirm-how = Enter ou mais um clique confirma.
confirm-how-touch = Mais um toque confirma.
too-late = Alguém foi mais rápido: a mesa mudou. Decide outra vez.
cancel = Cancelar
back = Voltar
amount = Quantia
most = tudo: { $amount }
nothing-with-this = Agora não podes fazer nada com isto.
other-reasons = { $count ->
    [one] Mais um motivo
   *[other] Mais { $count } motivos
}
nothing-in-the-way = Nada o impede: clica no que brilha.
not-together = Isto não combina com o que escolheste.
chosen-instead = Escolhido em vez do anterior: os dois não combinam.
skip-to-table = Para a mesa

## Lugares

you-mark = tu
away-mark = ausente
stands-in-mark = joga um bot
instead-mark = em vez dele, { $bot }
resigned-mark = desistiu
decides-mark = decide
chosen-mark = já escolheu
watching-mark = Estás a assistir
points-of-goal = { $points } de { $goal } pontos
points = { $points } { $points ->
    [-0.5] ponto
    [0.5] ponto
    [one] ponto
   *[other] pontos
}

## Anular, ver as jogadas, a ligação

undo-free = Anular
undo-ask = Pedir para anular
hint = Dica
hint-passed = Alguém foi mais rápido: agora não tens nada para decidir.
hint-do = Fazer
hint-thinking = A pensar numa dica…
decision-waits = A tua decisão está à espera: segue assim que a ligação voltar.
missed-away = Enquanto estiveste fora
missed-since = Desde a tua última decisão
missed-more = … e mais { $count ->
    [1] { $count } linha
   *[other] { $count } linhas
} no registo
undo-asked = { $player } pede para anular a última decisão.
undo-you-asked = Pediste para anular a tua última decisão; os outros têm de concordar.
agree = Concordar
refuse = Recusar
moves-left = { $count ->
    [one] { $count } jogada por ver
   *[other] { $count } jogadas por ver
}
step = Seguinte
skip = Saltar
connection-lost = A ligação caiu; a página continua a tentar restabelecê-la. Nada se perdeu.
offline = Não é possível contactar o servidor. Verifica a ligação e clica no dado para tentar de novo.
try-now = Tentar agora
close = Fechar

## Registo e conversa

log = Registo
log-empty = Ainda não aconteceu nada.
copy-position = Copiar a posição como texto
log-and-chat = Registo e conversa
chat = Conversa
chat-empty = Ainda ninguém disse nada.
say = Diz alguma coisa
send = Enviar
mute = silenciar
mute-name = Silenciar { $name }
muted = Silenciaste { $name }.
unmute = Voltar a ouvir
unread = por ler

## Pontuação e resultado

sheet = Folha de pontuação
chapter = Pontos por
sum = Total
result = Resultado
you-win = Ganhaste!
somebody-wins = { $count ->
    [one] Ganha { $names }
   *[other] Ganham { $names }
}
rematch = Jogar outra vez
rematch-go = Para a próxima partida
record = Descarregar o registo
look-at-table = Ver a mesa
counting = A contar os pontos…
show-winner = Mostrar quem ganhou
winning-army = As cartas de quem ganhou
share-picture = Partilhar uma imagem
picture-saved = A imagem foi guardada.
points-graph = Pontos ao longo da partida
graph-deal = início
graph-after = Ao fim de
graph-decisions = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}
deal-secret = A distribuição foi justa?
deal-secret-about = O hash foi publicado antes da distribuição; agora o segredo está à vista, e o seu SHA-256 é esse hash. «iacta verify» confere o registo inteiro.

## Sair

leaving = Sair ou desistir
leave-people = Se saíres, um bot joga por ti até voltares.
leave-bots = Se saíres, a partida espera por ti: quando voltares, está tudo como o deixaste.
leave-resigned = Desististe: a partida continua sem ti.
leave-over = A partida terminou. Podes revê-la no seu endereço.
leave-watching = Só estás a assistir; a partida continua sem ti.
resign = Desistir
resign-ends = Se desistires, a partida acaba e ganha { $player }.
resign-goes-on = Se desistires, a partida continua: um bot joga por ti até ao fim, e só podes assistir.
stay = Ficar

## Lições

lesson = Primeira partida guiada
lesson-next = Seguinte
lesson-play-on = Continuar a jogar
lesson-leave = Sair da lição
lesson-read-on = Lê isto primeiro e depois clica em «Seguinte».
lesson-not-now = Agora não: clica no que está emoldurado.

## Ver e definições

look = Ver cartas: um clique mostra os pormenores
shortcuts = Atalhos de teclado
text-view = A mesa em texto
you-may = Podes
nothing-to-do = Agora não tens nada a decidir.
really = De certeza? { $action }
language = Língua
language-en = English
language-pl = Polski
language-pt = Português
language-uk = Українська
theme = Cores
theme-auto = como no sistema
theme-light = claras
theme-dark = escuras
speed = Movimento
speed-none = nenhum
speed-fast = rápido
speed-normal = normal
speed-slow = lento
stepwise = Esperar por mim antes de cada jogada dos outros
careful = Perguntar antes do que não se pode anular
letter-keys = Atalhos de uma só letra
sound = Som
vibration = Vibração

## Teclas

key-tab = para a próxima coisa em que se pode clicar
key-next = para a próxima coisa que brilha
key-arrows = de coisa em coisa
key-left = seta para a esquerda
key-up = seta para cima
key-down = seta para baixo
key-right = seta para a direita
key-enter = escolher o que está em foco
key-escape = um passo atrás
key-space = mostrar a jogada seguinte
key-undo = anular
key-hint = pedir uma dica
key-detail = pormenores da carta
key-sheet = folha de pontuação
key-rules = regras
key-text = a mesa em texto
key-help = esta lista
ending-resigned = Todos os outros desistiram.
ending-closed = O operador do servidor terminou a partida.
