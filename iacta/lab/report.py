"""What came of many games, as data and as text."""

from __future__ import annotations

from typing import Any

import numpy as np

from iacta.lab.simulate import Results


def as_data(results: Results) -> dict[str, Any]:
    """The figures under the names that programs rely on."""
    unit = results.game.points_per_victory_point
    decisions = int(results.decisions.sum())
    endings = {name: int(np.count_nonzero(results.endings == n)) for n, name in enumerate(results.game.endings)}
    return {
        "game": results.game.name,
        "games": len(results.facts),
        "decisions": decisions,
        "seconds": results.seconds,
        "decisions_per_second": decisions / results.seconds,
        "wins": [int(np.count_nonzero(results.places[:, seat] == 1)) for seat in range(results.seats)],
        "endings": {name: count for name, count in endings.items() if count},
        "scores": {
            "mean": [float(mean) / unit for mean in results.scores.mean(axis=0)],
            "deviation": [float(deviation) / unit for deviation in results.scores.std(axis=0)],
        },
    }


def as_text(results: Results) -> str:
    data = as_data(results)
    games = data["games"]
    lines = [
        f"{games:,} games, {data['decisions'] / games:.1f} decisions each, "
        f"{data['decisions_per_second']:,.0f} decisions a second",
        "endings: " + ", ".join(f"{name} {count / games:.1%}" for name, count in data["endings"].items()),
    ]
    for seat, wins in enumerate(data["wins"]):
        mean, deviation = data["scores"]["mean"][seat], data["scores"]["deviation"][seat]
        lines.append(f"seat {seat}: wins {wins / games:.1%}, points {mean:.2f} ± {deviation:.2f}")
    return "\n".join(lines)
