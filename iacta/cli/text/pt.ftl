# The command line: its help, found by the names of commands and parameters, and what it says while it works.

## The form of a page

usage = Utilização:
usage-options = opções
arguments = Argumentos
options = Opções
commands = Comandos
example = Exemplo: { $command }
with-default = { $help } [por omissão: { $value }]
with-variable = { $help } [variável: { $variable }]

## What stands for a value

value-command = comando
value-game = jogo
value-card = carta
value-record = registo
value-file = ficheiro
value-number = número
value-seconds = segundos
value-options = opções
value-players = jogadores
value-names = nomes
value-mode = modo
value-language = língua
value-position = posição

## Commands

about-iacta = Uma mesa de jogo digital: joga, estuda e verifica partidas. Começa com `iacta play`.
about-games = Mostra os jogos, os seus lugares, as suas opções e os bots que os jogam.
about-rules = Mostra as regras de um jogo, por palavras nossas, com o número de cada regra.
about-cards = Mostra o que fazem as cartas, a regra que o diz e de onde vem cada número.
about-play = Senta-te a uma mesa no terminal: contra bots ou com outras pessoas no mesmo teclado.
about-simulate = Joga muitas partidas entre bots e mostra os resultados.
about-arena = Faz os bots encontrarem-se dois a dois nas mesmas distribuições, com lugares trocados, e mostra quem fica à frente de quem.
about-exploit = Mede quanto poderia ganhar quem soubesse como a pesquisa escolhe em segredo.
about-replay = Volta a contar uma partida registada, tal como um espectador a viu.
about-position = Mostra uma posição escrita numa linha: o tabuleiro, quem decide e o que se pode fazer, com que probabilidades.
about-verify = Confere um registo: a distribuição com o valor selado, cada ação com as regras e o fim.
about-warm = Compila uma vez as regras de todos os jogos, ou de um só, para que depois tudo arranque logo.
about-bench = Mede a velocidade das regras e, ao lado, a do OpenSpiel, se estiver instalado.

## Parameters

help-help = Mostra esta ajuda e sai.
help-lang = A língua: en, pl, pt ou uk.
help-version = Mostra a versão.
help-as-json = Escreve um só objeto JSON.
help-game = O jogo, com o nome que `iacta games` lhe dá.
help-play-game = O jogo, como em `iacta games`; por omissão, lusitania-xxi.
help-card = Uma carta; sem ela, todas.
help-file = O registo de uma partida, como `iacta play` o guarda.
help-seats = Quantos lugares tem a mesa.
help-play-seats = Quantos lugares tem a mesa; por omissão, 2.
help-options = Opções do jogo: nome ou nome=valor, separadas por vírgulas.
help-bots = Um bot para todos os lugares ou um para cada, separados por vírgulas.
help-play-bots = Quem ocupa os outros lugares: random, greedy, search-1, search-2, search-3, search-4 ou human; um para todos ou um para cada, separados por vírgulas; por omissão, greedy. `iacta games` diz a força de cada um.
help-arena-bots = Os bots, dois ou mais, separados por vírgulas.
help-names = Os nomes dos jogadores, separados por vírgulas.
help-games-names = Mostra só os nomes dos jogos, um por linha.
help-short = Como jogar, numa página, em vez das regras completas.
help-plain = Só linhas de texto, próprias para um leitor de ecrã.
help-save = Guarda a partida neste ficheiro depois de cada decisão.
help-arena-save = Guarda cada distribuição terminada neste ficheiro; o mesmo comando continua a partir daí.
help-resume = Continua a partida guardada neste ficheiro.
help-cards = Um ficheiro de cartas teu.
help-cards-file = Um ficheiro de cartas teu.
help-replay-cards = O ficheiro de cartas com que se jogou, se não foi o nosso.
help-verify-cards = O ficheiro de cartas com que se jogou, se não foi o nosso.
help-text = A posição, tal como `iacta replay --position` a escreve; todas as suas partes, entre aspas ou não.
help-position = Escreve só a posição depois de tantas entradas, se o jogo tiver posições em texto.
help-games = Quantas partidas.
help-arena-games = Quantas partidas joga cada par, arredondadas para cima até distribuições completas.
help-markets = Quantas distribuições se veem, cada uma na sua primeira decisão secreta.
help-searches = Quantas pesquisas escolhem em cada uma.
help-iterations = Quantas iterações pensa uma pesquisa.
help-deals = Em quantas distribuições do que está oculto se joga cada par de escolhas até ao fim.
help-seed = Um número a partir do qual se podem repetir os resultados.
help-threads = Quantos fios de execução; por omissão, um por núcleo.
help-mode = compiled ou checked (todos os índices são verificados).
help-seconds = Quanto dura cada medição.
help-install-completion = Instala na tua linha de comandos o preenchimento automático dos comandos.
help-show-completion = Escreve o que --install-completion instalaria.

## While it works

progress-games = { $total ->
    [one] { $total } partida
   *[other] { $total } partidas
}
progress-markets = { $total ->
    [one] { $total } decisão
   *[other] { $total } decisões
}
progress-compiling = A compilar
compiled = As regras de { $games } estão compiladas ({ $mode }).
completion-installed = O preenchimento automático para { $shell } ficou em { $path }; funciona em qualquer terminal que abras a partir de agora.
