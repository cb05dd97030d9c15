# `iacta admin`: pomoc i komunikaty.

about-admin = Opieka nad serwerem: stoły, goście i baza danych. Działa przy włączonym i przy zatrzymanym serwerze.
about-admin-list = Wypisz stoły, zaczynając od ostatnio używanych.
about-admin-show = Pokaż stół: kto przy nim siedzi i co powiedziano.
about-admin-close = Zakończ grę bez zwycięzcy. Stół, który jeszcze czeka na graczy, zostanie usunięty.
about-admin-delete = Usuń stół i wszystko, co do niego należy. Odzyskać go można tylko z kopii zapasowej.
about-admin-export = Zapisz przebieg gry: to, co wolno wiedzieć każdemu, a po zakończeniu wszystko.
about-admin-ban = Zablokuj na serwerze adres, sieć albo gościa.
about-admin-mute = Pozwól grać, ale nie rozmawiać: dotyczy adresu, gościa albo miejsca przy stole.
about-admin-lift = Cofnij blokadę albo wyciszenie.
about-admin-bans = Wypisz blokady i wyciszenia.
about-admin-check = Sprawdź bazę danych i odtwórz każdą grę. Kod wyjścia to 1, jeśli coś jest nie tak.
about-admin-backup = Skopiuj folder danych, także przy włączonym serwerze, i sprawdź kopię.
about-admin-restore = Wstaw kopię zapasową w miejsce folderu danych. Serwer musi być zatrzymany.

value-table = stół
value-who = kto
value-duration = czas
value-reason = powód
value-stage = etap

help-stage = Tylko stoły na tym etapie: waiting, running albo over.
help-most = Ile stołów wypisać.
help-table = Nazwa stołu, taka jak w `iacta admin list` i w adresie stołu.
help-admin-export-to = Zapisz przebieg gry w tym pliku zamiast w terminalu.
help-who = Adres (203.0.113.7), sieć (2001:db8::/64), gość nazwany jak w `iacta admin show` albo miejsce (stół/1).
help-duration = Jak długo: 30m, 12h, 7d albo 4w. Bez tej opcji aż do cofnięcia.
help-reason = Powód; przeczyta go osoba, której to dotyczy.
help-yes = Zablokuj nawet bardzo dużą sieć albo ten komputer.
help-number = Numer, taki jak w `iacta admin bans`.
help-admin-backup-to = Nowy folder na kopię zapasową.
help-backup = Folder z kopią zapasową.
help-overwrite = Zastąp bazę danych, która już tam jest; stara zostanie odłożona na bok.

column-table = stół
column-stage = etap
column-game = gra
column-moves = ruchy
column-active = ostatnio używany (UTC)
column-players = gracze
column-seat = miejsce
column-player = gracz
column-name = imię
column-guest = gość
column-number = numer
column-kind = rodzaj
column-who = kto
column-until = do kiedy (UTC)
column-reason = powód

stage-waiting = czeka
stage-running = trwa
stage-over = zakończony
stage-unreadable = nieczytelny
player-open = wolne
player-person = człowiek
player-bot = bot
kind-ban = blokada
kind-mute = wyciszenie

no-tables-kept = Nie ma żadnych stołów.
list-damaged = Baza danych jest uszkodzona i może tu brakować stołów; `iacta admin check` powie, co jest nie tak.
no-bans = Nikt nie jest zablokowany ani wyciszony.
until-lifted = aż do cofnięcia
table-shown = { $table }: { $game }, { $stage }. Ruchy: { $moves }. Połączenia: { $viewers }. Założony { $created }, ostatnio używany { $active } (UTC).
table-closed = Gra przy stole { $table } została zakończona.
table-deleted = Stół { $table } został usunięty.
table-exported = Przebieg gry przy stole { $table } zapisano w { $path }.
exported-closed = Partię zakończył operator i nie ma ona wyniku; `iacta verify` powie, że jeszcze trwa.
added-ban = Blokada { $number }: { $who }, do { $until } (UTC).
added-mute = Wyciszenie { $number }: { $who }, do { $until } (UTC).
added-ban-for-good = Blokada { $number }: { $who }, aż do cofnięcia.
added-mute-for-good = Wyciszenie { $number }: { $who }, aż do cofnięcia.
ban-lifted = Cofnięto numer { $number }: { $who }.
progress-tables = { $total ->
    [one] { $total } stół
    [few] { $total } stoły
    [many] { $total } stołów
   *[other] { $total } stołu
}
check-ok = Baza danych jest cała i każdy stół da się odczytać. Stoły: { $total }.
check-found = { $count ->
    [one] Znaleziono { $count } problem. Stoły: { $total }.
    [few] Znaleziono { $count } problemy. Stoły: { $total }.
    [many] Znaleziono { $count } problemów. Stoły: { $total }.
   *[other] Znaleziono { $count } problemu. Stoły: { $total }.
}
backed-up = Kopia zapasowa jest w { $path } i została sprawdzona. Stoły: { $tables }.
restored = W { $folder } jest teraz to, co było w kopii zapasowej. Stoły: { $tables }.
put-aside = To, co było tam wcześniej, jest w { $folder }.
