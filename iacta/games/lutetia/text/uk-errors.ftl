# What can be wrong in a card file of Lutetia.

cards-seats = { $card }: seats має бути списком чисел від { $fewest } до { $most }, по одному на кожну копію
cards-copies-with-talent = { $card }: копій — { $copies }, але двох карт з однаковим талантом не буває (T15)
cards-same-talent = { $card } має той самий талант, що й { $other } (T15)
cards-seats-of-bazaar = { $card }: seats має бути [{ $due }], бо кожна гра починається з усіма базарами (T2)
cards-no-such-resource = ресурсу { $resource } немає
cards-wants-nothing = { $card } не потребує жодного ресурсу
cards-too-few = копій у групі { $group } замало; місць за столом: { $seats }
