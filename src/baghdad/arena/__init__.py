"""Contests, tournaments, ratings and data sets from thousands of matches between computer players.

A *contest* says which bots play which game against each other; a *deal* is one seed. Results depend on nothing else:
not on the number of worker processes, the order in which they finish, or interruptions.
"""
