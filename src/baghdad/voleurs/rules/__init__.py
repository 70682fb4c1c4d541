"""The compiled rules, one module for each part of a round; `apply_step.py` brings them together."""
