"""How large things are on a table: one's own side is never the smaller one, and the table fills its room."""

from functools import cache

import pytest

from tests.browser.screens import Ana
from tests.browser.staging import SCENES, Stage
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
SIZES = ("phone", "tablet", "laptop", "wide")
# Every game with the fewest and with the most seats, in the middle of a match and late in one.
TABLES = (
    "duel",
    "lusitania-xxi-crowded",
    "lusitania-duel",
    "lusitania-crowded",
    "lutetia-duel",
    "lutetia-bids",
    "lutetia-bribes",
    "lumeria-typical",
    "lumeria-crowded",
)
LUTETIA = [name for name in TABLES if SCENES[name].game == "lutetia"]
ROUNDING = 0.5  # pixels
MOST_BARE = 0.3  # of the room
LARGEST_BARE = 0.08  # of the room, in one piece
READABLE = 48  # pixels that a card of one's city is wide at least
STRIP = 6  # pixels of a card at its right edge, where it says what it brings

# How wide the things of the same sort are, of one seat after another.
WIDTHS = """() => {
  const seats = [...document.querySelectorAll("main [data-seat]")].map((header) => header.dataset.seat);
  const sorts = {
    soldiers: (seat) => `main [data-place^="legion.${seat}."], main [data-place^="army.${seat}."]`,
    hand: (seat) => `main [data-place^="hand.${seat}."]`,
    city: (seat) => `article:has([data-seat="${seat}"]) .city [data-card] .card`,
    bids: (seat) => `article:has([data-seat="${seat}"]) [data-place^="bid.${seat}."]`,
    stacks: (seat) => `[data-place="stack.${seat}"] [data-card]`,
    tokens: (seat) => `section:has(> [data-seat="${seat}"]) .disc`,
  };
  const widths = (selector) => [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect().width);
  return Object.fromEntries(Object.entries(sorts).map(([sort, of]) => [
    sort,
    Object.fromEntries(seats.map((seat) => [seat, widths(of(seat)).filter((width) => width > 0)])),
  ]));
}"""

# Which share of the room of a table is bare, and how much of it in one rectangle: nothing is drawn there and no panel
# lies there. Looked at in squares.
BARE = """() => {
  const main = document.querySelector("main");
  const room = main.getBoundingClientRect();
  const square = 10;
  const [columns, rows] = [Math.floor(room.width / square), Math.floor(room.height / square)];
  const isPainted = (element) => {
    const style = getComputedStyle(element);
    const ground = style.backgroundColor !== "rgba(0, 0, 0, 0)" && !element.matches("section.hand, .hand, .standing");
    return ground || parseFloat(style.borderTopWidth) > 0 || element instanceof SVGElement
      || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  };
  const isBare = (x, y) => {
    let element = document.elementFromPoint(x, y);
    for (; element && element !== main; element = element.parentElement) {
      if (isPainted(element)) return element.matches("section.hand");
    }
    return true;
  };
  const above = new Array(columns).fill(0);
  let [bare, largest] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const free = isBare(room.left + (column + 0.5) * square, room.top + (row + 0.5) * square);
      above[column] = free ? above[column] + 1 : 0;
      bare += free;
    }
    for (let first = 0; first < columns; first++) {
      let low = Infinity;
      for (let last = first; last < columns && above[last]; last++) {
        low = Math.min(low, above[last]);
        largest = Math.max(largest, low * (last - first + 1));
      }
    }
  }
  return { bare: bare / (columns * rows), largest: largest / (columns * rows) };
}"""

# The cards of a city: what each is, how wide, and whether its right side is in sight.
CITY = """(city, strip) => [...city.querySelectorAll("[data-card]")].map((one) => {
  const card = one.querySelector(".card");
  card.scrollIntoView({ block: "center" });
  const { right, top, bottom, width } = card.getBoundingClientRect();
  const seen = [top + (bottom - top) * 0.1, bottom - (bottom - top) * 0.15].every((y) =>
    one.contains(document.elementFromPoint(right - strip, y)));
  return { kind: one.dataset.card, width, seen };
})"""


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("stage")) as server:
        yield Stage(server)


@pytest.fixture(scope="module")
def look(browser, stage):
    """What there is to be measured at a table on a screen of some size: everybody sits down there once."""

    @cache
    def measured(name, size):
        ana = Ana(browser, stage, size=size)
        ana.sit_at(name)
        ana.wait_for_something()
        for close in ana.page.locator("[data-missed]").all():  # what the others did lies over the table
            close.click()
        city = ana.page.locator("article.mine")
        found = {
            "sideways": ana.scrolls_sideways(),
            "widths": ana.page.evaluate(WIDTHS),
            **ana.page.evaluate(BARE),
            "city": city.evaluate(CITY, STRIP) if SCENES[name].game == "lutetia" else [],
        }
        ana.close()
        return found

    return measured


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_nobodys_things_are_larger_than_ones_own(look, stage, name, size):
    mine = str(stage.set_up(name).index("Ana"))
    compared = {sort: of for sort, of in look(name, size)["widths"].items() if any(of.values())}
    assert compared
    for sort, of in compared.items():
        others = [width for seat, widths in of.items() if seat != mine for width in widths]
        assert of[mine], f"one's own {sort} are not drawn"
        assert min(of[mine]) >= max(others, default=0) - ROUNDING, sort


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_a_table_fills_its_room(look, name, size):
    room = look(name, size)
    assert not room["sideways"]
    assert room["bare"] <= MOST_BARE
    assert room["largest"] <= LARGEST_BARE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", LUTETIA)
def test_ones_city_lies_there_in_cards_with_what_each_brings(look, stage, name, size):
    me = stage.set_up(name).index("Ana")
    table = stage.server.table(name).match.view(me)["table"]
    kinds = [kind for kind, count in table["owned"][me].items() for _ in range(count)]
    kinds += [kind for joined in table["attached"][me] for kind, count in joined.items() for _ in range(count)]
    cards = look(name, size)["city"]
    assert sorted(card["kind"] for card in cards) == sorted(kinds)
    assert all(card["width"] >= READABLE for card in cards)
    assert [card["kind"] for card in cards if not card["seen"]] == []
