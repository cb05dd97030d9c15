# What can be wrong in a card file of Lutetia.

cards-seats = { $card }: seats tem de ser uma lista de números de { $fewest } a { $most }, um por exemplar
cards-copies-with-talent = { $card } tem { $copies } exemplares, mas duas cartas não podem ter o mesmo talento (T15)
cards-same-talent = { $card } tem o mesmo talento que { $other } (T15)
cards-seats-of-bazaar = { $card }: seats tem de ser [{ $due }], pois todas as partidas começam com todos os Bazares (T2)
cards-no-such-resource = não há nenhum recurso { $resource }
cards-wants-nothing = { $card } não pede nenhum recurso
cards-too-few = os exemplares de { $group } não chegam para { $seats } lugares
