# What can be wrong with soldiers and equipment in a card file.

cards-colours = { $card }: as cores (colours) têm de ser { $due }
cards-slots-of-no-soldier = { $card } tem espaços, mas só os soldados carregam equipamento
cards-too-many-slots = { $card } tem { $slots } espaços, mas um soldado tem { $most } no máximo
cards-slot-choice = escolhe-se entre dois tipos de equipamento, e não como em { $slot }
cards-no-such-equipment = não há nenhum equipamento { $equipment }
