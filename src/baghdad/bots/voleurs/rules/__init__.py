"""Compiled decision making of the computer players of voleurs: a greedy policy, and rollouts that play by it."""
