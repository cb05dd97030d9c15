# `iacta serve`: its help and its settings, and what it says.

about-serve = Abre a mesa no navegador: a página e o seu servidor, numa só porta.

value-address = endereço
value-addresses = endereços
value-folder = pasta
value-hours = horas
value-days = dias
value-level = nível
value-format = formato

help-host = O endereço em que o servidor escuta.
help-port = A porta; 0 usa qualquer uma que esteja livre.
help-data = A pasta da base de dados e do segredo do servidor.
help-origins = Outros endereços cujas páginas se podem ligar, separados por vírgulas.
help-hosts = Nomes a que o servidor responde, separados por vírgulas; sem eles, a todos.
help-secure = Envia cookies só por HTTPS; para um servidor atrás de um proxy que trata do HTTPS.
help-proxies = Proxies em que o servidor confia para saber o endereço de quem chega: endereços ou redes, separados por vírgulas.
help-grace = Segundos ao fim dos quais um bot substitui um jogador ausente.
help-bot-pace = Segundos que um bot demora, pelo menos, a decidir.
help-bot-workers = Processos em que os bots pensam.
help-most-tables = Quantas mesas podem estar à espera ou em jogo ao mesmo tempo.
help-waiting-hours = Horas ao fim das quais é removida uma mesa que ainda espera por jogadores e onde não esteve ninguém; 0: nunca.
help-abandoned-days = Dias ao fim dos quais é removida uma partida onde não esteve ninguém; 0: nunca.
help-finished-days = Dias ao fim dos quais é removida uma partida terminada; 0: nunca.
help-tables-an-hour = Quantas mesas um endereço pode abrir por hora.
help-most-connections = Quantas ligações o servidor mantém.
help-connections-an-address = Quantas ligações um endereço pode ter.
help-connects-a-second = Quantos websockets um endereço pode abrir por segundo.
help-requests-a-second = Quantos pedidos um endereço pode fazer por segundo.
help-messages-a-second = Quantas mensagens uma ligação pode enviar por segundo.
help-questions-a-second = Quantas perguntas dispendiosas um endereço pode fazer por segundo: porquês, dicas, registos, ficheiros de cartas.
help-log-level = O que fica no registo: debug, info, warning ou error.
help-log-format = O formato do registo: text ou json (um objeto por linha).
help-access-log = Regista também todos os pedidos.
help-metrics-port = Uma porta para as métricas do Prometheus; 0 escolhe uma que esteja livre. Sem esta opção, não há métricas.
help-metrics-host = O endereço onde as métricas podem ser lidas.
help-no-browser = Não abre o navegador.

serving = A mesa está aberta: { $url } (Ctrl-C fecha-a).
serving-behind-proxy = A mesa está aberta: { $url }. O proxy encontra o servidor em { $here } (Ctrl-C fecha-a).
friends-open = Os amigos na mesma rede podem abrir
friends-scan = ou ler este código ({ $url }):
friends-cannot = Este computador não tem endereço em nenhuma rede, por isso os amigos não podem abrir a mesa.
