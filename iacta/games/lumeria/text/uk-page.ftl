# Lumeria: the table in the browser.

## The board

page-empty = порожня
page-hill = пагорб, { $points } ПО
page-hill-taken = { $you ->
    [yes] Ви займаєте пагорб: { CARD($card) }.
   *[no] { PLAYER($player) } займає пагорб: { CARD($card) }.
}
page-camp = табір
page-recruitment = { $side ->
    [south] клітинка найму Півдня
   *[north] клітинка найму Півночі
}
page-unit = { $side ->
    [south] { CARD($card) } Півдня
   *[north] { CARD($card) } Півночі
}
page-wounds = рани: { $wounds } з { $toughness }
page-attack = { $type ->
    [ranged] дальній бій, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
   *[melee] ближній бій, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
}
page-activated = активовано
page-exhausted = виснажено
page-fortified = укріплено
page-can-choose = можна вибрати
page-can-go = можна перейти
page-can-run = біг, що виснажує загін
page-run-exhausts = Ще один рух його виснажить.

## The chances of an attack

page-needs = { $dice ->
    [one] { $dice } кубик, влучання на { $least }+
    [few] { $dice } кубики, влучання на { $least }+
   *[many] { $dice } кубиків, влучання на { $least }+
}
page-hit = влучання
page-defeat = розбито
page-push = відкинуто
page-percent = { $percent } %
page-chance-hit = бодай одне влучання { $percent } %
page-chance-defeat = розбито { $percent } %
page-chance-push = відкинуто { $percent } %

## The dice

page-last-attack = Остання атака
page-no-attack = Тут лежать кубики атаки; поруч видно, скільки мало випасти й чому.
page-against = проти
page-faces = випало: { $faces }
page-because = чому: { $because }
page-extra-dice = ще один кубик: { $because }
page-thor-helped = ще один кубик: Тор
page-svetovit-helped = −1 до влучання: Світовид
page-mars-helped = перекинуто з Марсом
page-fortune-helped = перекинуто з фортуною
page-outcome-missed = Промах
page-outcome-wounded = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
page-outcome-pushed = { $wounds ->
    [one] { $wounds } рана, відкинуто на { $field }
    [few] { $wounds } рани, відкинуто на { $field }
   *[many] { $wounds } ран, відкинуто на { $field }
}
page-outcome-defeated = Розбито

## The sides

page-own-side = Ваша сторона
page-side-south = Південь
page-side-north = Північ
page-first-player = Перший гравець: { $player }
page-points = ПО: { $points } з { $goal }
page-gold = Золото: { $amount }
page-activations = Лишилося активацій: { $count }
page-march = Марш
page-salvo = Залп
page-fortune = Фортуна
page-god-svetovit = Світовид
page-god-thor = Тор
page-god-athena = Афіна
page-god-mars = Марс
page-token-ready = { $token }: жетон на місці
page-token-spent = { $token }: жетон використано
page-about-march = До 2 ваших загонів переходять на 1 клітинку кожен, до або після активацій (M7).
page-about-salvo = До 2 ваших загонів дальнього бою атакують 1 кубиком кожен, до або після активацій (M8).
page-about-fortune = Перекиньте всі кубики однієї атаки під час своєї активації, лише раз (M17).
page-about-svetovit = Коли ваш загін атакують і кубиків ще не кинуто: −1 до влучання. Раз на раунд (M14).
page-about-thor = Коли ваш загін під час своєї активації атакує в ближньому бою і кубиків ще не кинуто: ще один кубик. Раз на раунд (M14).
page-about-athena = Після вашої активації: інший ваш загін переходить на 1 клітинку. Раз на раунд (M14).
page-about-mars = Після вашого кидка атаки під час активації: перекиньте скільки завгодно кубиків, що схибили. Раз на раунд (M14).
page-track = { $space ->
    [-1] Шкала відновлення: порожня
   *[other] Шкала відновлення: жетон на поділці { $space } з { $last }
}{ $beside ->
    [0] { "" }
   *[other] , поруч чекає: { $beside }
}
page-stack = { CARD($card) }: у стосі { $left }, ціна { $cost }
page-nobody-lost = розбитих загонів ще немає

## The round

page-round = Раунд { $number } з { $last }
page-last-round = Останній раунд
page-stage-beginning = Хто починає?
page-stage-recruiting = Найм
page-stage-first_manoeuvres = Маневри
page-stage-activations = Активації
page-stage-last_manoeuvres = Маневри

## What a button says

page-action-begin = { $side ->
    [south] Починає Південь
   *[north] Починає Північ
}
page-action-recruit = Найняти { CARD($unit, case: "acc") }
page-action-choose = Вибрати { CARD($card, case: "acc") } на { $field }
page-action-go = { $exhausts ->
    [yes] Бігти на { $field }: загін буде виснажено
   *[no] Перейти на { $field }
}
page-action-attack = Атакувати { CARD($card, case: "acc") } на { $field }: бодай одне влучання { $hit } %, розбито { $defeat } %
page-action-fortify = Укріпитися
page-action-aim = Прицілитися
page-action-march = Марш
page-action-salvo = Залп
page-action-pray = { $phase ->
    [thor] Так, кликати Тора
   *[svetovit] Так, кликати Світовида
}
page-action-spare = { $phase ->
    [athena] Ніхто не рухається
   *[other] Ні
}
page-action-reroll = Марс: перекинути { $dice }
page-action-fortune = Фортуна: перекинути все
page-action-keep = Залишити результат
page-action-renew = { $manoeuvre ->
    [march] Відновити марш
    [salvo] Відновити залп
   *[fortune] Відновити фортуну
}
page-action-stop = Досить
page-action-pass = Пас
