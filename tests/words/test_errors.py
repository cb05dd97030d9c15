"""Errors are sentences in every language, and no English stands where they are raised."""

import ast
import pickle
import subprocess
import sys

import pytest

from iacta.adapters.extras import MissingExtra, expect_extra
from iacta.cli.given import read_options, read_record
from iacta.engine.words.errors import (
    BadAction,
    BadCards,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalAction,
    NotYourTurn,
    Sentence,
    StaleVersion,
    shown,
)
from iacta.engine.words.messages import LANGUAGES, SHARED
from iacta.games import NAMES, load_game
from iacta.lab.arena_file import BadResults
from iacta.lab.encounter import BotFailed
from iacta.lab.report import TEXT as LAB
from iacta.match import Match
from iacta.match.match import TooManyEvents
from iacta.server.errors import (
    BadDatabase,
    BadMessage,
    Forbidden,
    NoSuchThing,
    NotPossible,
    TooFast,
    TooLarge,
    TooSlow,
    Unavailable,
    WrongHost,
)
from iacta.terminal.saving import CannotSave, save
from iacta.terminal.seating import seat_players
from tests.match.tables import checked, lines_of
from tests.words.raised import all_constants, called, error_classes, in_file, made, trees, words_beside
from tests.words.reading import GAMES, errors, written

LUSITANIA = load_game("lusitania-xxi")
LUMERIA = load_game("lumeria")
CARDS = (LUSITANIA.folder / "cards.toml").read_text("utf-8")
over_languages = pytest.mark.parametrize("language", LANGUAGES)


def new_match():
    return Match(LUSITANIA, 2, {"first": 0}, id="errors", secret=bytes(32), mode="interpreted")


def broken_record():
    text = new_match().record(private=True)
    return text.replace('"seats": 2', '"seats": 3')


def too_many_events():
    raise TooManyEvents("too-many-events", most=96, game=LUSITANIA.called)


# One error of each class, and what it says in each language.


def decline(error):
    """Something that the server declines."""

    def raise_it():
        raise error

    return raise_it


ERRORS = {
    BadAction: (
        lambda: new_match().play(0, "fly"),
        "'fly' is not an action of this game.",
        "„fly” nie jest akcją tej gry.",
        "«fly» não é uma ação deste jogo.",
        "«fly» — не дія цієї гри.",
    ),
    IllegalAction: (
        lambda: new_match().play(0, "end turn"),
        "You must exchange, recruit or dismiss before you end your turn. (X4)",
        "Zanim zakończysz turę, musisz wymienić, zwerbować albo odprawić kartę. (X4)",
        "Tens de trocar, recrutar ou dispensar antes de terminares o turno. (X4)",
        "Перш ніж завершити хід, треба виконати обмін, наймання або звільнення. (X4)",
    ),
    BadMessage: (
        decline(BadMessage("hello-comes-first")),
        "A connection must begin with exactly one “hello”.",
        "Połączenie zaczyna się od jednego „hello”.",
        "Uma ligação começa com um «hello».",
        "З’єднання починається з одного «hello».",
    ),
    Forbidden: (
        decline(Forbidden("not-your-seat")),
        "You are not sitting at this table.",
        "Nie siedzisz przy tym stole.",
        "Não tens lugar nesta mesa.",
        "Ви не сидите за цим столом.",
    ),
    NoSuchThing: (
        decline(NoSuchThing("no-such-table")),
        "There is no such table.",
        "Nie ma takiego stołu.",
        "Essa mesa não existe.",
        "Такого столу немає.",
    ),
    NotPossible: (
        decline(NotPossible("seat-is-taken")),
        "That seat is taken.",
        "To miejsce jest zajęte.",
        "Esse lugar está ocupado.",
        "Це місце зайняте.",
    ),
    TooLarge: (
        decline(TooLarge("request-too-large", most=1000)),
        "That is too large: the server reads at most 1,000 bytes.",
        "To za dużo: serwer czyta najwyżej 1000 bajtów.",
        "É demasiado grande: são lidos no máximo 1000 bytes.",
        "Це завелике: сервер читає щонайбільше 1\u00a0000 байтів.",
    ),
    TooSlow: (
        decline(TooSlow("request-too-slow")),
        "The request took too long to arrive.",
        "Żądanie przychodziło za długo.",
        "O pedido demorou demasiado a chegar.",
        "Запит надходив надто довго.",
    ),
    WrongHost: (
        decline(WrongHost("wrong-host")),
        "This server does not answer to that name.",
        "Ten serwer nie odpowiada na tę nazwę.",
        "Este servidor não responde por esse nome.",
        "Цей сервер не відповідає на це ім’я.",
    ),
    TooFast: (
        decline(TooFast("chat-too-fast")),
        "You are talking too fast; wait a moment.",
        "Piszesz za szybko; odczekaj chwilę.",
        "Estás a escrever demasiado depressa; espera um instante.",
        "Ви пишете зашвидко; зачекайте трохи.",
    ),
    Unavailable: (
        decline(Unavailable("database-refused")),
        "The server could not save that; nothing has changed. Try again.",
        "Serwer nie mógł tego zapisać; nic się nie zmieniło. Spróbuj ponownie.",
        "O servidor não conseguiu guardar; nada mudou. Tenta outra vez.",
        "Сервер не зміг цього зберегти; нічого не змінилося. Спробуйте ще раз.",
    ),
    BadDatabase: (
        decline(BadDatabase("folder-in-use", folder="/srv/iacta")),
        "Another server is using the folder /srv/iacta: stop it, or choose another folder with --data.",
        "Folderu /srv/iacta używa już inny serwer: zatrzymaj go albo wskaż inny folder opcją --data.",
        "Outro servidor está a usar a pasta /srv/iacta: pára-o ou escolhe outra pasta com --data.",
        "Текою /srv/iacta вже користується інший сервер: зупиніть його або виберіть іншу теку через --data.",
    ),
    NotYourTurn: (
        lambda: new_match().play(1, "end turn"),
        "It is not seat 1's turn: the table waits for seat 0.",
        "To nie kolej miejsca 1: stół czeka na miejsce 0.",
        "Não é a vez do lugar 1: a mesa espera pelo lugar 0.",
        "Зараз хід не місця 1: стіл чекає на місце 0.",
    ),
    StaleVersion: (
        lambda: new_match().play(0, "end turn", 7),
        "The match is at version 0; this was meant for version 7.",
        "Gra jest w wersji 0, a to dotyczyło wersji 7.",
        "A partida já vai na versão 0; isto era para a versão 7.",
        "Гра вже має версію 0, а це стосувалося версії 7.",
    ),
    BadOptions: (
        lambda: Match(LUSITANIA, 9),
        "Lusitania XXI is for 2 to 4 players, not 9.",
        "Lusitania XXI: miejsc przy stole może być od 2 do 4, podano: 9.",
        "Lusitania XXI joga-se com 2 a 4 lugares, e não com 9.",
        "Лузітанія XXI: місць за столом може бути від 2 до 4, а вказано: 9.",
    ),
    BadRecord: (
        lambda: Match.replay(broken_record()),
        "line 1: this line, or one before it, was changed: its checksum does not match",
        "wiersz 1: ten wiersz albo któryś przed nim został zmieniony: nie zgadza się jego suma kontrolna",
        "linha 1: esta linha, ou uma antes dela, foi alterada: a sua verificação não bate certo",
        "рядок 1: цей рядок або один із попередніх змінено: його контрольна сума не збігається",
    ),
    BadCards: (
        lambda: LUSITANIA.load_cards(CARDS.replace("soldiers = 32", "soldiers = 33")),
        'line 24: the total of "soldiers" must be 32, as in the rulebook, not 33',
        "wiersz 24: według instrukcji grupa „soldiers” liczy 32, a podano: 33",
        "linha 24: segundo o livro de regras, «soldiers» são 32, e não 33",
        "рядок 24: за книгою правил сума «soldiers» — 32, а вказано: 33",
    ),
    BadPosition: (
        lambda: LUMERIA.read_position("winter", LUMERIA.load_cards(None)),
        "'winter' is not part of a position: every part is written key=value.",
        "„winter” nie jest częścią pozycji: każdą zapisuje się jako klucz=wartość.",
        "«winter» não faz parte de uma posição: cada parte se escreve chave=valor.",
        "«winter» — не частина позиції: кожну пишуть як ключ=значення.",
    ),
    BadResults: (
        decline(BadResults("results-no-object", LAB, line=3)),
        "line 3: every line of this file must be a JSON object",
        "wiersz 3: wiersz tego pliku to obiekt JSON",
        "linha 3: uma linha deste ficheiro é um objeto JSON",
        "рядок 3: рядок цього файлу — це об’єкт JSON",
    ),
    BotFailed: (
        decline(BotFailed("bot-broke", LAB, bot=shown("eager"), where="7", why="ValueError: no")),
        "The bot 'eager' failed (7): ValueError: no",
        "Bot „eager” zawiódł (7): ValueError: no",
        "O bot «eager» falhou (7): ValueError: no",
        "Бот «eager» зламався (7): ValueError: no",
    ),
    MissingExtra: (
        lambda: expect_extra("no_such_package", "games"),
        'no_such_package is not installed: install it with `pip install "iacta[games]"`.',
        'Pakiet no_such_package nie jest zainstalowany: zainstaluje go `pip install "iacta[games]"`.',
        'no_such_package não está instalado: `pip install "iacta[games]"` instala-o.',
        'Пакет no_such_package не встановлено: його встановить `pip install "iacta[games]"`.',
    ),
    TooManyEvents: (
        too_many_events,
        "This step would have more than the 96 events that Lusitania XXI allows.",
        "W tym kroku byłoby więcej zdarzeń, niż dopuszcza gra Lusitania XXI; może ich być najwyżej 96.",
        "Este passo teria mais de 96 acontecimentos, o máximo que Lusitania XXI permite.",
        "На цьому кроці сталося б більше подій, ніж дозволяє Лузітанія XXI; найбільше — 96.",
    ),
}


def raised(kind, call):
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_an_error_of_each_class_is_told_in_every_language(kind):
    call, *texts = ERRORS[kind]
    error = raised(kind, call)
    assert [error.text(language) for language in LANGUAGES] == texts
    assert str(error) == texts[0]


def test_a_match_that_cannot_be_saved_says_so_in_every_language(tmp_path):
    error = raised(CannotSave, lambda: save(tmp_path, new_match(), seat_players(2, "greedy")))
    assert [error.text(language).replace(str(tmp_path), "…").split(":")[0] for language in LANGUAGES] == [
        "… could not be saved",
        "Nie udało się zapisać …",
        "Não foi possível guardar …",
        "Не вдалося зберегти …",
    ]


def test_every_class_of_error_is_tried_here():
    above = {"IactaError", "BadFile", "Declined"}
    assert {kind.__name__ for kind in ERRORS} | {"CannotSave"} | above == set(error_classes())


@over_languages
def test_an_error_inside_an_error_is_told_in_the_same_language(language):
    head, *rest = lines_of(new_match().record(private=True))
    error = raised(BadRecord, lambda: Match.replay(checked([{**head, "game": "chess"}, *rest])))
    quoted = raised(BadOptions, lambda: load_game("chess"))
    assert error.line == 1
    assert error.text(language).endswith(quoted.text(language))


def test_what_somebody_gave_is_quoted_as_the_language_quotes():
    assert [shown("chess").text(language) for language in LANGUAGES] == ["'chess'", "„chess”", "«chess»", "«chess»"]
    assert shown(7) == "7"
    assert shown("a\nb" * 100).text() == "'" + ("a\\nb" * 100)[:60] + "…'"


def test_counted_numbers_are_written_as_the_language_writes_them():
    error = BadOptions("number-of-games", most=10_000_000, games="0")
    texts = [error.text(language).replace("\u00a0", " ") for language in LANGUAGES]
    assert ["10,000,000" in texts[0], *("10 000 000" in text for text in texts[1:])] == [True] * 4


def test_an_error_survives_a_pickle():
    error = raised(BadCards, ERRORS[BadCards][0])
    again = pickle.loads(pickle.dumps(error))
    assert (again.text("uk"), again.line) == (error.text("uk"), error.line)


def test_where_nothing_knows_words_an_error_still_says_something():
    program = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "from iacta.games import load_game\n"
        "game = load_game('lusitania-xxi'); game.load_cards(None)\n"
        "try: game.option_numbers(9, {})\n"
        "except Exception as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "wrong-number-of-seats (game: title (), fewest: 2, most: 4, seats: 9)\n"


# What stands in the code


@pytest.mark.slow
def test_every_sentence_in_the_code_names_a_message_and_gives_its_arguments():
    assert len(made()) > 100
    for found in made():
        if found.messages is None:
            continue
        known = words_beside(found.path)
        for message in found.messages:
            assert message in known, f"{found.where}: {message}"
            assert known[message].variables <= found.arguments, f"{found.where}: {message}"
        used = set().union(*(known[message].variables for message in found.messages))
        assert found.arguments <= used, found.where


def test_only_a_reason_is_raised_without_naming_its_message():
    """And whatever is wrong in a table of a card file gets its line in one place."""
    unseen = [found for found in made() if found.messages is None and found.kind]
    places = [(found.kind, found.path.name) for found in unseen]
    assert places == [("BadCards", "card_file.py"), ("IllegalAction", "match.py")]


def test_nothing_of_ours_is_raised_with_a_sentence_of_its_own():
    """Errors for programmers may speak English; everything else that is raised with a text is an error of ours."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                name = called(node.exc)
                first = node.exc.args[0]
                if isinstance(first, ast.Constant | ast.JoinedStr) and name not in error_classes() | {"wrong"}:
                    assert name in {"TypeError", "AttributeError", "ValueError"}, f"{path}:{node.lineno}"
                assert not (isinstance(first, ast.JoinedStr) and name in error_classes()), f"{path}:{node.lineno}"


def test_a_planted_sentence_is_found(tmp_path):
    tree = ast.parse("raise BadOptions(f'There is no {x}.')\nraise BadOptions('no-such-bot', name=x)\n")
    first, second = in_file(tmp_path / "planted.py", tree)
    assert first.messages is None
    assert first.kind == "BadOptions"
    assert (second.messages, second.arguments) == (("no-such-bot",), frozenset({"name"}))


@pytest.mark.slow
def test_every_error_message_is_used():
    for folder in (SHARED, *GAMES.values()):
        assert not set(errors(folder)) - all_constants()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_s_errors_are_its_own(name):
    assert not set(errors(GAMES[name])) & set(written(SHARED, "en"))


def test_what_is_given_on_the_command_line_is_refused_in_every_language(tmp_path):
    for call in (
        lambda: read_options(["laurus,laurus"]),
        lambda: read_options(["laurus=?"]),
        lambda: LUSITANIA.option_numbers(2, read_options(["turn_limit"])),
        lambda: read_record(tmp_path),
        lambda: read_record(tmp_path / "nothing"),
    ):
        with pytest.raises((BadOptions, BadRecord)) as caught:
            call()
        assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_sentence_is_english_where_no_language_is_asked_for():
    assert str(Sentence("match-is-over")) == "The match is over."
