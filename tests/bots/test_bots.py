"""Every bot chooses something legal, from its view and its generator alone, and the same at every speed."""

from __future__ import annotations

import numpy as np
import pytest

from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.rule import MODES
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.words.errors import BadOptions
from tests.conformance.playing import Position, due, mask_of, positions, random_game, spread, viewed
from tests.conformance.redeal import knowledge_of
from tests.conformance.settings import FULL_LENGTH, over_full_length_settings

# Those that choose the same on every machine; the other levels differ in how long they think.
over_every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "search:12"])


def choice(bot: str, position: Position, state: np.ndarray, seat: int, mode: str, seed: int) -> tuple[int, int]:
    """What the bot chooses for the seat, and its generator afterwards."""
    setting = position.setting
    book = rulebook(setting.game, "interpreted")
    view = viewed(setting, book, state, seat)
    mask = mask_of(setting, book, view, seat)
    shown, legal, generator = view.tobytes(), mask.tobytes(), new_generator(seed)
    action = make_bot(bot, setting.game, setting.cards, mode).choose(view, mask, seat, generator)
    assert type(action) is int
    assert mask[action] == 1
    assert (view.tobytes(), mask.tobytes()) == (shown, legal)
    return action, int(generator[0])


@over_every_bot
@over_full_length_settings
def test_a_bot_cannot_tell_apart_what_its_view_does_not(bot, setting):
    book = rulebook(setting.game, "interpreted")
    rng = np.random.default_rng(1)
    for position in positions(setting):
        for seat in due(book, position.state):
            truth = choice(bot, position, position.state, seat, "compiled", position.step)
            for _ in range(3):
                other = knowledge_of(setting.game).redealt(position, seat, rng).state
                assert choice(bot, position, other, seat, "compiled", position.step) == truth, position


@over_every_bot
@pytest.mark.slow
@over_full_length_settings
def test_a_bot_chooses_the_same_at_every_speed(bot, setting):
    book = rulebook(setting.game, "interpreted")
    for position in spread(random_game(setting, 1), 6):
        for seat in due(book, position.state):
            choices = {choice(bot, position, position.state, seat, mode, 3) for mode in MODES}
            assert len(choices) == 1, position


@over_every_bot
def test_the_same_generator_gives_the_same_choice_and_moves_on(bot):
    book = rulebook(FULL_LENGTH[0].game, "interpreted")
    position = random_game(FULL_LENGTH[0], 1).position(3)
    (seat,) = due(book, position.state)
    choices = [choice(bot, position, position.state, seat, "compiled", 9) for _ in range(3)]
    assert len(set(choices)) == 1
    assert choices[0][1] != 9


@pytest.mark.slow
@over_every_bot
def test_where_one_action_is_legal_a_bot_chooses_it(bot):
    """In some games there is always a choice, so the games are looked through together."""
    found = 0
    for setting in FULL_LENGTH:
        book = rulebook(setting.game, "interpreted")
        for position in spread(random_game(setting, 1), 60):
            for seat in due(book, position.state):
                only = np.flatnonzero(mask_of(setting, book, position.state, seat))
                if len(only) == 1:
                    assert choice(bot, position, position.state, seat, "compiled", 1)[0] == only[0]
                    found += 1
    assert found


def test_the_random_bot_chooses_everything_in_the_end():
    setting = FULL_LENGTH[0]
    book = rulebook(setting.game, "interpreted")
    position = random_game(setting, 1).position(0)
    (seat,) = due(book, position.state)
    view = viewed(setting, book, position.state, seat)
    mask = mask_of(setting, book, view, seat)
    bot, generator = make_bot("random", setting.game, mode="compiled"), new_generator(1)
    chosen = {bot.choose(view, mask, seat, generator) for _ in range(60 * np.count_nonzero(mask))}
    assert chosen == set(np.flatnonzero(mask).tolist())


def test_a_bot_that_is_not_there_is_refused():
    with pytest.raises(BadOptions, match="no bot called 'alexander'"):
        make_bot("alexander", FULL_LENGTH[0].game)
