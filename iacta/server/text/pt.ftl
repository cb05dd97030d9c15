# As palavras da página comuns a todos os jogos.

## A página inicial

tagline = Jogos de tabuleiro, numa boa mesa.
tagline-about = Contra o computador, já, ou com amigos, enviando uma ligação. Sem criar conta.
games = Jogos
about-lumeria = Comanda uma de quatro fações num tabuleiro de casas e colinas, com dados, manobras e um deus do teu lado.
about-lusitania = Forma um exército de soldados e equipamento; ganha quem primeiro tiver 20 pontos, se o Músico não tocar antes.
about-lusitania-xxi = Forma um exército de nove posições, com equipamento sob os soldados e visitas nas pontas, até aos 21 pontos.
about-lutetia = Compra uma cidade gaulesa com licitações secretas e subornos à vista, e ganha um lugar no senado.
seats = { $fewest } a { $most } jogadores
exactly-seats = { $count } jogadores
your-name = O teu nome
guest = Visita
play-now = Jogar contra o computador
set-up = Preparar uma mesa
rules = Regras
settings = Definições
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
bot-seat = computador: { $bot }
bot-rated = computador: { $bot } ({ $rating })
ratings-about = Os números são a força medida; «ganancioso» tem 1000, e mais 400 ganham dez vezes mais.
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
cannot-be-undone = Isto não se pode desfazer:
confirm-how = Enter ou mais um clique confirma.
too-late = Alguém foi mais rápido: a mesa mudou. Decide outra vez.
cancel = Cancelar
back = Voltar
amount = Quantia
most = tudo: { $amount }
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
points = { $points } { $points ->
    [one] ponto
   *[other] pontos
}

## Voltar atrás, ver as jogadas, a ligação

undo-free = Voltar atrás
undo-ask = Pedir para voltar atrás
hint = Dica
hint-thinking = A pensar numa dica …
undo-asked = { $player } pede para voltar atrás na última decisão.
undo-you-asked = Pediste para voltar atrás; os outros têm de concordar.
agree = Concordar
refuse = Recusar
moves-left = { $count ->
    [one] { $count } jogada por ver
   *[other] { $count } jogadas por ver
}
step = Seguinte
skip = Saltar
connection-lost = A ligação caiu; a página continua a tentar restabelecê-la. Nada se perdeu.
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
deal-secret = As cartas foram bem dadas?
deal-secret-about = O resumo foi publicado antes de dar as cartas; agora o segredo está à vista, e o seu SHA-256 é esse resumo. «iacta verify» confere o registo inteiro.

## Sair

leaving = Sair ou desistir
leave-about = Se saíres, um bot joga por ti até voltares.
leave-watching = Só estás a assistir; a partida continua sem ti.
resign = Desistir
resign-about = Se desistires, um bot joga por ti até ao fim e não podes voltar.
stay = Ficar

## Ver e definições

look = Ver cartas: um clique mostra os pormenores
shortcuts = Teclado
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
careful = Perguntar antes do que não se pode desfazer
letter-keys = Atalhos de uma só letra

## Teclas

key-tab = para a próxima coisa em que se pode clicar
key-next = para a próxima coisa que brilha
key-arrows = de coisa em coisa
key-left = seta para a esquerda
key-up = seta para cima
key-down = seta para baixo
key-right = seta para a direita
key-enter = escolher; outra vez para confirmar
key-escape = um passo atrás
key-space = mostrar a jogada seguinte
key-undo = voltar atrás
key-hint = pedir uma dica
key-detail = pormenores da carta
key-sheet = folha de pontuação
key-rules = regras
key-text = a mesa em texto
key-help = esta lista
ending-resigned = Todos os outros desistiram.
ending-closed = O operador do servidor terminou a partida.
