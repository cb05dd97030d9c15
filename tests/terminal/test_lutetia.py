"""The table of Lutetia: everything at a glance, decisions in a few letters, and no secret."""

import pytest
from rich.cells import cell_len

from iacta.engine.words.errors import BadAction
from iacta.engine.words.messages import LANGUAGES
from iacta.match.words import action_text
from iacta.terminal.commands import read
from iacta.terminal.display import composed
from tests.quick import first
from tests.terminal.desk import Desk, without_escapes
from tests.terminal.lutetia import at_bribes, crowded_match, new_match, played_match, redealt, table


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def drawn(layout, width=100, height=34):
    return [line.plain for line in composed(layout, width, height)]


def meant(layout, typed):
    """The canonical text of what was typed."""
    return layout.sight.game.actions.texts[read(layout, typed).action]


# What is seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 34), (80, 23)])
@pytest.mark.parametrize("phase", ["bids", "bribes", "legions"])
def test_the_most_crowded_table_fits(language, width, height, phase):
    lines = drawn(table(crowded_match(phase), language), width, height)
    assert len(lines) <= height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_nothing_of_the_market_is_cut(language, width):
    layout = table(crowded_match("bids"), language)
    lines = [line.plain for row in (range(5), range(5, 10)) for line in layout.market_row(row, width)]
    text = "\n".join(lines)
    assert "…" not in text
    assert text.count("+◎12") == 10
    for kind in layout.table["market"]:
        assert layout.facts(kind) in text
        assert layout.brings(kind) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_numbers_of_the_seats_are_never_cut(language, width):
    layout = table(crowded_match("legions"), language)
    lines = [line.plain for line in layout.seats(width, 5)]
    assert max(map(cell_len, lines)) <= width
    text = "\n".join(lines)
    assert text.count("◎120") == 5
    assert text.count("A ◎12") == 5
    for seat in range(5):
        for resource in layout.resources:
            assert layout.stock_cell(seat, resource).plain in text


def test_a_card_on_sale_shows_its_cost_what_it_brings_and_the_coins_on_it():
    match = crowded_match("bids")
    match.state["coins"][0, 0] = 3
    lines = drawn(table(match))
    first = next(number for number, line in enumerate(lines) if line.startswith("A Blacksmith VII"))
    assert lines[first].startswith("A Blacksmith VII   ")
    assert lines[first + 1].startswith("  ◎1 1 glad. t7 +◎3 ")
    places = "\n".join(lines[first + 3 : first + 7])
    for part in ("◎3 R 2 VP", "+1/elix. card", "+1/R place", "2 elix. 1 glad.", "pays ◎5+1/beer", "pays ◎1/glad."):
        assert part in places


def test_a_seat_shows_its_resources_with_apprentices_and_the_talents_that_settle_ties():
    layout = table(crowded_match("bribes"))
    assert layout.stock_cell(0, "beer").plain == "3 t1–4"  # Brewers I and II, and an apprentice
    assert "Apprentice +1 beer" in "\n".join(drawn(layout))
    assert any(line.startswith("▶1 You") and line.endswith(" 2") for line in drawn(layout))


def test_others_action_cards_are_hidden_until_they_are_revealed():
    assert any(
        line.startswith("▶Player 2") and "? ◎12  ? ◎12" in line for line in drawn(table(crowded_match("bribes")))
    )
    revealed = drawn(table(crowded_match("legions")))
    assert any(line.startswith(" Player 2") and "A ◎12  inc. ◎12" in line for line in revealed)


def test_check_marks_say_who_is_ready():
    match = at_bribes()
    match.play(1, "ready")
    lines = drawn(table(match))
    assert any(line.startswith("✓ ready") for line in lines)
    assert [line[0] for line in lines if line[1:].startswith(("1 You", "Player 2", "Player 3"))] == ["▶", "✓", "▶"]
    assert "Player 2: 1 point, 5 sesterces, ready" in table(match).table_in_words("")


def test_a_contest_tells_who_offers_what_for_which_card():
    layout = table(crowded_match("legions"))
    assert layout.question().startswith(
        "Offers for A, Blacksmith VII. You: 14 (1 Legion); Player 2: 14 (1 Legion); Player 3: 14 (1 Legion);"
    )
    assert any(line.startswith("▶A Blacksmith VII") for line in drawn(layout))


@pytest.mark.slow
@pytest.mark.parametrize("phase", first(["bids", "bribes", "legions"]))
@pytest.mark.parametrize("viewer", [0, 3, 5])
def test_nothing_depends_on_what_the_viewer_may_not_know(phase, viewer):
    match = played_match(4, phase, 80, seed=2)

    def shown():
        layout = table(match, viewer=viewer)
        return drawn(layout, 100, 60), [line for topic in layout.topics().values() for line in topic("")]

    before, places = shown(), match.state["places"].copy()
    redealt(match, viewer)
    assert (match.state["places"] != places).any()
    assert shown() == before


def test_the_log_beside_the_table_tells_bids_and_sales_and_not_what_the_table_shows():
    match = played_match(3, "bids", 30, seed=3)
    lines = " ".join(drawn(table(match), 100, 60))
    assert "reveals a bid for" in lines
    assert "On sale at" not in lines
    said = Desk(match)
    said.type("log 60")
    assert "On sale at" in said.after(0)
    assert "Player 2 lays" not in said.text


# What is typed


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("a 1", "bid a+1"),
        ("1 a", "bid a+1"),
        ("A1", "bid a+1"),
        ("12", "bid 1+2"),
        ("c+b", "bid b+c"),
        ("bid b 3", "bid b+3"),
        ("bid a+b", "bid a+b"),
        ("а с", "bid a+c"),  # Cyrillic letters that look the same
        ("a income", "bid a and income"),
        ("in 2", "bid 2 and income"),
        ("income income", "double income"),
        ("double", "double income"),
    ],
)
def test_two_cards_are_a_bid(typed, text):
    assert meant(table(new_match()), typed) == text


@pytest.mark.parametrize("typed", ["1", "b b", "income", "1 b 2", "56", "i i"])
def test_what_is_no_pair_of_cards_is_no_bid(typed):
    with pytest.raises(BadAction):
        read(table(new_match()), typed)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("pl", "a dochód"), ("pl", "a doch"), ("pt", "a rend"), ("uk", "a дохід"), ("uk", "a income")],
)
def test_income_is_understood_in_every_language(language, typed):
    assert meant(table(new_match(), language), typed) == "bid a and income"


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "right 3"), ("en", "3 r"), ("pl", "prawej 3"), ("pt", "dir 3"), ("uk", "праворуч 3"), ("uk", "right 3")],
)
def test_a_side_and_an_amount_are_a_bribe(language, typed):
    assert meant(table(at_bribes(), language), typed) == "bribe right 3"


def test_a_number_alone_is_no_bribe_and_one_alone_is_the_player_of_a_legion():
    with pytest.raises(BadAction):
        read(table(at_bribes()), "3")
    assert meant(table(crowded_match("legions")), "3") == "legion for seat 2"


def test_what_cannot_be_is_refused_with_its_clause():
    desk = Desk(new_match())
    desk.type("d 1", "a 1", "left 9")
    assert "(T1)" in desk.after(0)
    assert "(T6)" in desk.after(2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["bids", "bribes", "legions"])
def test_the_choices_take_two_lines_and_every_text_can_be_typed_back(language, phase):
    layout = table(crowded_match(phase), language)
    lines = drawn(layout, 100, 60)
    asked = next(number for number, line in enumerate(lines) if layout.question().startswith(line.rstrip()[:40]))
    assert len(lines) - asked <= 5
    for action in layout.sight.legal[:60]:
        assert read(layout, action_text(layout.sight.game, action.id, language)).action == action.id


def test_amounts_are_a_range_on_the_screen_and_for_the_ear():
    match = at_bribes()
    assert "bribe left 1–5   bribe right 1–5   ready" in drawn(table(match))
    desk = Desk(match)
    desk.type()
    assert "bribe left 1 to 5\nbribe right 1 to 5\nready\n" in desk.shown[0]


# At the keyboard


def test_bots_answer_bribes_and_the_person_is_asked_again():
    match = at_bribes(2, seed=3)
    match.state["cash"][0] = 9
    desk = Desk(match, "greedy")
    desk.type("left 3", "right 1")
    assert match.view(0)["table"]["stake"][0] == [3, 1]
    assert "the others may answer" in desk.after(0)


@pytest.mark.parametrize("plain", [True, False])
def test_a_sealed_choice_leaves_nothing_for_the_next_at_the_keyboard(plain):
    def seen_by_rui(choice):
        desk = Desk(new_match(2), "human", names="Ana,Rui", plain=plain)
        start = [""] * (not plain)
        desk.type(*start, "", choice, "", "")
        rui = next(number for number, question in enumerate(desk.asked) if question.startswith("Rui, it is"))
        assert without_escapes(desk.shown[rui]).strip() == ""
        assert desk.session.completer.offer("a b") is not None
        return desk.shown[rui + 1]

    assert seen_by_rui("a b") == seen_by_rui("2 income")
    assert "Choose two action cards in secret" in seen_by_rui("a b")


# For the ear


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_words_is_told(language):
    for phase in ("bids", "bribes", "legions"):
        layout = table(crowded_match(phase), language)
        said = [layout.question(), *layout.spelled(lambda first, last: f"{first} {last}")]
        said += [line for topic in layout.topics().values() for line in topic("")]
        assert not set("◎▶✓·…–{}") & set("".join(said))


def test_a_card_is_told_with_cost_resources_talent_effect_and_coins():
    match = crowded_match("bids")
    match.state["coins"][0, :2] = [0, 1]
    said = table(match).market_in_words("")
    assert said[0] == "A: Blacksmith VII, cost 1, gladius 1, talent 7"
    assert said[1].endswith("joins an artisan and brings one more resource, 1 sestertius lies on it")
    assert said[7] == "3: Bazaar VI, cost 3, 6 points, asks for elixir 2, gladius 1, 12 sesterces lie on it"


def test_a_player_is_told_on_request():
    layout = table(crowded_match("bribes"))
    said = "\n".join(layout.player_in_words("2"))
    assert "Player 2, left card: face down, bribe 12; right card: face down, bribe 12" in said
    assert "beer 4, talent 2, 4;" in said
    assert "1 apprentice for gladius" in said
    assert "Apprentice without an artisan" in said
    assert layout.player_in_words("9") == ["Which player? Say a number from 1 to 5."]


def test_polish_counts_coins_in_its_plural_forms():
    match = crowded_match("bids")
    match.state["coins"][0, :3] = [1, 2, 5]
    said = table(match, "pl").market_in_words("")
    assert [line.rpartition(", ")[2] for line in said[:3]] == [
        "leży na niej 1 sestercja",
        "leżą na niej 2 sestercje",
        "leży na niej 5 sestercji",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("plain", first([True, False]))
def test_a_person_plays_with_bots_to_the_end(plain):
    match = new_match(5)
    desk = Desk(match, "random", plain=plain, width=80, height=24)
    assert desk.type(*[""] * (not plain), *["a 1", "ready", "pass", "attach to brewer", "attach to baker"] * 80) == 0
    assert match.over
    assert "◎" in desk.shown[-1] or plain
