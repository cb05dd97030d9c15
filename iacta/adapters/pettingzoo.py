"""The games as PettingZoo environments: agents decide one after another, each sees its own view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from iacta.adapters.extras import TEXT, expect_extra
from iacta.adapters.game_names import game_of, plain_name
from iacta.adapters.rewards import rewards_of
from iacta.bots import Bot, make_bot, new_generator
from iacta.engine.compiling.rule import Mode
from iacta.engine.learning.observation import Observer
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadAction, BadOptions, NotYourTurn, listed, shown
from iacta.match import Match
from iacta.match.luck import SECRET_BYTES
from iacta.table_text.layout import text_layout_for
from iacta.table_text.sight import Sight

expect_extra("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402  # the extra is there
from pettingzoo import AECEnv  # noqa: E402

VERSION = 0  # another whenever observations, actions, rewards or rules change
RENDER_MODES = ("ansi", "human")

Seen = dict[str, np.ndarray]
Policy = Callable[[str], int]


class Environment(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for agents `seat_0`, `seat_1`, … An observation is a dictionary of `observation`, the agent's view as
    numbers (docs/observations.md), and `action_mask`. Sealed choices are made one after another, and nothing of them
    shows before all have chosen. Rewards come at the end, by places: they sum to 0, the winner of all gets 1."""

    def __init__(
        self,
        game: Game | str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: Cards | None = None,
        render_mode: str | None = None,
        mode: Mode | None = None,
    ) -> None:
        super().__init__()
        self.game = game_of(game)
        self.cards = cards or self.game.load_cards(None)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.game.option_numbers(self.seats, self.options, self.cards)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions("no-such-render-mode", TEXT, name=shown(render_mode), known=listed(RENDER_MODES))
        self.render_mode = render_mode
        self.mode = mode
        self.name = f"{plain_name(self.game)}_v{VERSION}"
        self.metadata = {
            "name": self.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.observer = Observer(self.game, self.seats, mode)
        layout, actions = self.observer.layout, self.game.actions.count
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(layout.low, layout.high, dtype=layout.low.dtype.type),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.luck = np.random.default_rng()
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.named(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.named(agent)]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal. Without a seed the next game of the last one; how a game is played is said when the environment is
        made, and `options` says nothing."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.match = Match(
            self.game,
            self.seats,
            self.options,
            cards=self.cards,
            id=self.name,
            secret=self.luck.bytes(SECRET_BYTES),
            mode=self.mode,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.match.current_seat or 0]

    def observe(self, agent: str) -> Seen:
        """What the agent sees; only the one whose decision is waited for may do anything."""
        match, seat = self.dealt(), self.possible_agents.index(self.named(agent))
        mask = np.zeros(self.game.actions.count, np.int8)
        if seat == match.current_seat:
            mask[:] = match.mask(seat)
        return {"observation": self.observer.observe(match.view_record(seat), seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Decide for the agent whose turn it is; None once the game is over."""
        match = self.dealt()
        if not self.agents:
            raise NotYourTurn("match-is-over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = action.item() if isinstance(action, np.integer) else action
        match.play(self.possible_agents.index(agent), number)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.over:
            self.rewards = dict(zip(self.agents, rewards_of(match.places), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            assert match.current_seat is not None
            self.agent_selection = self.possible_agents[match.current_seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, in words, and who decides: given back, or printed where a person looks
        on."""
        match = self.dealt()
        sight = Sight(match, self.game.spectator, "en", ())
        layout = text_layout_for(sight)
        question = [] if match.current_seat is None else [f"{sight.name(match.current_seat)}: {layout.question()}"]
        text = "\n".join([*layout.table_in_words(""), *question])
        if self.render_mode == "human":
            print(text)  # noqa: T201  # what it is for
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def dealt(self) -> Match:
        if self.match is None:
            raise NotYourTurn("not-dealt", TEXT)
        return self.match

    def named(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadAction("no-such-agent", TEXT, agent=shown(agent), known=listed(self.possible_agents))
        return agent

    def __str__(self) -> str:
        return self.name


def env(
    game: Game | str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: Cards | None = None,
    render_mode: str | None = None,
    mode: Mode | None = None,
) -> Environment:
    """The environment of a game, for the fewest seats if their number is not given."""
    return Environment(game, seats=seats, options=options, cards=cards, render_mode=render_mode, mode=mode)


def baseline(name: str, env: AECEnv[str, Any, Any], *, seed: int = 0, budget: float | None = None) -> Policy:
    """A policy that asks Iacta's bots: from the agent whose turn it is to an action. It sees that agent's view and
    nothing else, and may decide for several agents: each has a bot of its own in each game."""
    table = env.unwrapped
    assert isinstance(table, Environment)

    def new_bots() -> list[Bot]:
        return [make_bot(name, table.game, table.cards, table.mode) for _ in table.possible_agents]

    bots, playing = new_bots(), table.match
    generator = new_generator(seed)

    def policy(agent: str) -> int:
        nonlocal bots, playing
        match, seat = table.dealt(), table.possible_agents.index(table.named(agent))
        if match is not playing:  # a bot may keep what it thought in the game before
            bots, playing = new_bots(), match
        if seat != match.current_seat:
            raise NotYourTurn("match-is-over" if match.over else "not-your-turn")
        return bots[seat].choose(match.view_record(seat), match.mask(seat), seat, generator, budget)

    return policy
