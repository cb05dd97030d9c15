"""A study of Lumeria: many games of either bot over all pairings, and what happens in them.

    python bench/lumeria.py --games 100000 --bots greedy --seed 1

prints for every pairing how often South wins; how often the First Player of round 1 does; rounds, decisions, endings;
and how often each action, manoeuvre, god and ability is used in a game."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import numpy as np

from iacta.bots import new_generator
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.batch import BLANK, VIEW, WORKSPACE
from iacta.engine.rules.events import KIND, SEAT
from iacta.engine.rules.game import Game
from iacta.games import load_game
from iacta.games.lumeria.kinds import FACTIONS
from iacta.match.plain import plain_event


def happened(state: np.ndarray) -> np.ndarray:
    events: np.ndarray = state["events"][0][: state["happened"][0]]
    return events


def counted(game: Game, events: np.ndarray, count: Counter[str]) -> None:
    for event in events:
        told = plain_event(game, event.tolist(), game.spectator)
        name, facts = told["event"], told.get("facts", {})
        count[name] += 1
        for reason in (*facts.get("modifier", ()), *facts.get("extra", ()), facts.get("manoeuvre")):
            if reason:
                count[f"{name}: {reason}"] += 1


def study(task: tuple[str, str, str, int, int]) -> dict[str, object]:
    """Some games of one pairing."""
    south, north, bots, games, seed = task
    game = load_game("lumeria")
    k = game.load_cards(None).k
    book = rulebook(game, "compiled")
    numbers = game.option_numbers(2, {"south": south, "north": north, "mirror": south == north})
    chooser = np.random.default_rng([seed, *map(ord, south + north + bots)])
    generator = new_generator(int(chooser.integers(1 << 62)))
    mask, found = np.zeros(game.actions.count, np.uint8), np.zeros(game.actions.count, np.int64)
    values = np.zeros(game.actions.count, np.int64)
    workspace = blank(game.silent_state, WORKSPACE)
    greedy = bots == "greedy"
    begins = game.events.index("begins")
    count: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    out = {"south": 0, "first": 0, "rounds": 0, "decisions": 0}
    places = np.zeros(8, np.int64)
    for _ in range(games):
        state = blank(game.state)
        book.deal(state, k, numbers, chooser.integers(1 << 63, size=2).astype(np.uint64))
        first = 0
        while seats := book.to_act(state):
            seat = seats.bit_length() - 1
            workspace[VIEW] = workspace[BLANK]
            book.view(state, seat, workspace[VIEW : VIEW + 1])
            count_of_legal = book.legal_actions(workspace[VIEW : VIEW + 1], k, seat, mask, found)
            action = book.choose_any(mask, found, count_of_legal, generator)
            if greedy and count_of_legal > 1:
                action = book.choose_greedy(workspace, k, seat, found, count_of_legal, values, generator)
            book.step(state, k, seat, action)
            events = happened(state)
            for event in events:
                if event[KIND] == begins:
                    first = int(event[SEAT])
            counted(game, events, count)
            out["decisions"] += 1
        book.rank(state, k, places)
        out["south"] += int(places[0] == 1)
        out["first"] += int(places[first] == 1)
        out["rounds"] += int(state["round"][0])
        endings[game.endings[book.ending(state)]] += 1
    return {"pairing": [south, north], "games": games, "endings": endings, "events": count, **out}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--bots", choices=("random", "greedy"), default="greedy")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    pairings = list(product(FACTIONS, repeat=2))
    tasks = [(south, north, given.bots, given.games // len(pairings), given.seed) for south, north in pairings]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        rows = list(workers.map(study, tasks))
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
