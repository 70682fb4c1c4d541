"""Matches by the thousand between computer players, and what may be concluded from them.

A *contest* says who plays what against whom; a *deal* is one seed. Results depend on nothing else: not on how many
processes play, in which order they finish, or how often the work is interrupted.
"""
