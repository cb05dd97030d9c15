# `iacta serve`: its help and its settings, and what it says.

about-serve = Otwórz stół w przeglądarce: strona i jej serwer na jednym porcie.

value-address = adres
value-addresses = adresy
value-folder = folder
value-hours = godziny
value-days = dni
value-level = poziom
value-format = postać

help-host = Adres, na którym serwer nasłuchuje.
help-port = Port; 0 to dowolny wolny.
help-data = Folder bazy danych i sekretu serwera.
help-origins = Inne adresy, których strony mogą się łączyć, oddzielone przecinkami.
help-hosts = Nazwy, na które serwer odpowiada, oddzielone przecinkami; bez nich na każdą.
help-secure = Wysyłaj ciasteczka tylko przez HTTPS; dla serwera za pośrednikiem, który obsługuje HTTPS.
help-proxies = Pośrednicy, którym serwer wierzy, skąd kto przychodzi: adresy lub sieci, oddzielone przecinkami.
help-grace = Po ilu sekundach bot zastępuje nieobecnego gracza.
help-bot-pace = Ile sekund co najmniej trwa decyzja bota.
help-bot-workers = W ilu procesach myślą boty.
help-most-tables = Ile stołów naraz może czekać na graczy albo być w grze.
help-waiting-hours = Po ilu godzinach znika stół, który wciąż czeka na graczy i przy którym nikogo nie było; 0: nigdy.
help-abandoned-days = Po ilu dniach znika gra, przy której nikogo nie było; 0: nigdy.
help-finished-days = Po ilu dniach znika skończona gra; 0: nigdy.
help-tables-an-hour = Ile stołów można założyć z jednego adresu w ciągu godziny.
help-most-connections = Ile połączeń utrzymuje serwer.
help-connections-an-address = Ile połączeń może mieć jeden adres.
help-connects-a-second = Ile połączeń WebSocket na sekundę może otworzyć jeden adres.
help-requests-a-second = Ile żądań na sekundę może wysłać jeden adres.
help-messages-a-second = Ile wiadomości na sekundę można wysłać jednym połączeniem.
help-questions-a-second = Ile kosztownych pytań na sekundę może zadać jeden adres: dlaczego, podpowiedzi, zapisy, pliki kart.
help-log-level = Co trafia do dziennika: debug, info, warning lub error.
help-log-format = Postać dziennika: text albo json (jeden obiekt w wierszu).
help-access-log = Zapisuj w dzienniku także każde żądanie.
help-metrics-port = Port metryk dla Prometheusa; 0 wybiera dowolny wolny. Bez tej opcji metryki są wyłączone.
help-metrics-host = Adres, pod którym można odczytać metryki.
help-no-browser = Nie otwieraj przeglądarki.

serving = Stół czeka: { $url } (Ctrl-C go zamyka).
serving-behind-proxy = Stół jest otwarty: { $url }. Serwer pośredniczący łączy się z { $here } (Ctrl-C zamyka).
friends-open = Znajomi w tej samej sieci mogą otworzyć
friends-scan = albo zeskanować ten kod ({ $url }):
friends-cannot = Ten komputer nie ma adresu w żadnej sieci, więc znajomi nie otworzą stołu.
