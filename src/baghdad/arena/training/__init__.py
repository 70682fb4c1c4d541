"""Trainings of computer players: what each game's takes, several side by side, and the curve they leave."""
