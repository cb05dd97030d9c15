# What goes wrong in environments.

extra-missing = { $module } não está instalado: `pip install "iacta[{ $extra }]"` instala-o.
not-dealt = Ainda nada foi distribuído: é preciso reiniciar primeiro o ambiente.
no-such-agent = Não há nenhum agente { $agent }; há { $known }.
no-such-render-mode = Não há nenhum modo de mostrar { $name }; há { $known }.
actions-for-games = { $games ->
    [one] É precisa uma ação para { $games } jogo: uma tabela com um número inteiro.
   *[other] É precisa uma ação para cada um dos { $games } jogos: uma tabela com outros tantos números inteiros.
}
illegal-in-game = { $action } não é permitido ao lugar { $seat } no jogo { $game }.
not-legal = { $action } não é permitido ao lugar { $seat }.
no-such-outcome = A sorte não tem o resultado { $outcome }; tem de 0 a { $last }.
