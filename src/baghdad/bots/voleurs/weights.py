"""Weights of the compiled player's wishes that were found by playing against the usual ones (`training.py`).

Made by `train(seed=1)`; the order is that of `WEIGHT_TABLE`.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.mind import WEIGHT_NAMES

TUNED: dict[str, float] = {
    "usual_length": 10.337,
    "longest_view": 4.999,
    "shortest_view": 1.206,
    "near_home": 11.349,
    "idle_most": 1.178,
    "gem_zeal": 1.261,
    "spare_gem": 0.148,
    "spare_fake": 1.33,
    "push": 1.203,
    "hinder": 0.629,
    "at_home": 9.284,
    "pull_out": 20.385,
    "spite": 0.267,
    "break_in": 17.743,
    "denial": 5.49,
    "fear": 1.082,
    "safe_distance": 7.891,
    "stale": 0.698,
    "given_up": 8.748,
    "wary_from": 0.467,
    "alarm_from": 0.109,
    "thrift": 1.415,
    "offers": 3.632,
    "trust": 0.8,
    "suspicion": 0.868,
    "least_gain": 0.773,
    "lies": 0.254,
    "haggle": 0.945,
    "spoil": 15.666,
}
TUNED_WEIGHTS = tuple(TUNED[name] for name in WEIGHT_NAMES)
