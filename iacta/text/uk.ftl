# Words that all games share.

## Players: by number or by name, as the label and inside a sentence

player = Гравець { $number }
    .nom = Гравець { $number }
    .acc = гравця { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }
named = { $name }
    .nom = { $name }
    .acc = гравця { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }

## What happens

undo = { $you ->
    [yes] Ви скасовуєте останній крок.
   *[no] { PLAYER($player) } скасовує останній крок.
}

## Typed actions

ambiguous = «{ $typed }» може означати кілька дій, наприклад: { $examples }.
not-understood = Дії «{ $typed }» тут немає; можна ввести, наприклад: { $examples }.

## A card explained

fact-copies = копії
fact-vp = ПО
fact-cell = комірка
fact-slots = символи спорядження
fact-numeral = число
fact-seats = від скількох гравців
fact-cost = ціна
fact-resources = ресурси
fact-talent = талант
fact-money = сестерції
fact-wants = потрібно
fact-toughness = витривалість
fact-move = рух
fact-attack = кубики атаки
fact-type = тип атаки
fact-ability = здібність
fact-faction = фракція
origin-rulebook = із книги правил
origin-public = з інших відкритих джерел
origin-deduced = виведено
origin-reconstructed = реконструйовано: наше припущення
either = { $one } або { $other }
none = немає

## Bots and hints

bot-random = випадковий
bot-greedy = легкий
bot-search-1 = середній
bot-search-2 = складний
bot-search-3 = експерт
bot-search-4 = майстер
event-bot-failed = { PLAYER($player) } ({ $bot }): бот не зміг подумати, і замість нього вирішив бот «{ $instead }».
hints-wins = Спершу найкраще, з шансом на перемогу:
hints-beats = Спершу найкраще (частка суперників, що лишаються позаду):
hint-wins = перемога { $chance } %
hint-beats = випереджає { $chance } % суперників
hint-reason-wins = одразу виграє партію
hint-reason-brings = дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
hint-reason-costs = коштує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
hint-reason-leads-to = до вашого наступного ходу дає в середньому { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
hint-reason-keeps = { CARD($card) } не дістається { PLAYER($player, case: "dat") }
hint-rough = Часу подумати було мало: шанси приблизні.
