# What can be wrong in a card file of Lutetia.

cards-seats = { $card }: seats musi być listą liczb od { $fewest } do { $most }, po jednej na egzemplarz
cards-copies-with-talent = { $card }: egzemplarzy jest { $copies }, a żadne dwie karty nie mają tego samego talentu (T15)
cards-same-talent = { $card } ma ten sam talent co { $other } (T15)
cards-seats-of-bazaar = { $card }: seats musi być [{ $due }], bo każda gra zaczyna się ze wszystkimi bazarami (T2)
cards-no-such-resource = nie ma zasobu { $resource }
cards-wants-nothing = { $card } nie wymaga żadnego zasobu
cards-too-few = egzemplarzy w grupie { $group } jest za mało; liczba miejsc przy stole: { $seats }
