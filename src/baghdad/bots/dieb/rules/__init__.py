"""Compiled decision making of the computer players of dieb: evaluation, search and learning."""
